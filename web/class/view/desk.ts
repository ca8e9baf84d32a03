// The teacher's side: the room's code, the codes of the class, and what the projector shows of them.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { download } from '../../page/figure/clipboard.ts';
import { FigureWidth } from '../../page/figure/width.ts';
import type { BankWords, Made } from '../../page/quiz/question.ts';
import { t } from '../../page/text/i18n.ts';
import { written } from '../../page/text/numerals.ts';
import type { Said } from '../direct/connect.ts';
import { Gathering, linesOf, readSaved, whoIs, type Refused, type SavedClass, type Way } from '../room/gathering.ts';
import type { Known } from '../room/known.ts';
import { isRefusal } from '../room/refusals.ts';
import type { Room } from '../room/room.ts';
import type { Answered } from '../room/tally.ts';
import type { Questions } from '../room/tasks.ts';
import { refused, say } from '../words.ts';
import { covered, distribution, type Asked } from './distribution.ts';
import { roomQr } from './qr.ts';
import { told } from './question-text.ts';
import { measures, measureText, predictions, taskText, trainings, type Measure } from './races.ts';
import { keepClass } from './tab.ts';

/** Refusals that stay in view. */
const mostRefused = 30;
/** Names of this machine, which no other device can reach. */
const local = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** `<class-desk>`: a room and its class. */
export class ClassDesk extends LitElement {
  static override properties = {
    room: { attribute: false },
    questions: { attribute: false },
    bankWords: { attribute: false },
    saved: { attribute: false },
    leave: { attribute: false },
    site: { state: true },
    at: { state: true },
    revealed: { state: true },
    large: { state: true },
    measure: { state: true },
    refusals: { state: true },
    news: { state: true },
  };

  declare room: Room;
  declare questions: Questions;
  declare bankWords: BankWords;
  /** A file that was opened, or what this tab kept. */
  declare saved: SavedClass | undefined;
  declare leave: () => void;
  /** The address of this page as students reach it. */
  declare private site: string;
  /** The question that is shown. */
  declare private at: number;
  declare private revealed: ReadonlySet<number>;
  declare private large: boolean;
  declare private measure: Measure;
  declare private refusals: readonly Refused[];
  declare private news: string;
  #gathering: Gathering | undefined;
  /** The questions of each student who has handed in, and of nobody, as an example. */
  readonly #made = new Map<number, readonly Made[]>();
  #known: { readonly known: Known | undefined } | undefined;
  readonly #width = new FigureWidth(this, '.class-figure');

  constructor() {
    super();
    this.site = location.href.replace(/[?#].*$/, '');
    this.at = 0;
    this.revealed = new Set();
    this.large = false;
    this.measure = '3';
    this.refusals = [];
    this.news = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#gathering = new Gathering(this.room, this.questions.tasksOf);
    document.addEventListener('fullscreenchange', this.#fullScreen);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.#fullScreen);
  }

  readonly #fullScreen = (): void => {
    if (!document.fullscreenElement) this.large = false;
  };

  async #begin(): Promise<void> {
    this.#made.set(0, await this.questions.of(0));
    if (this.saved) await this.#takeAll(this.saved.codes.join('\n'), 'file');
    this.#keep();
    this.requestUpdate();
  }

  #keep(): void {
    keepClass(this.#gathering?.saved());
  }

  get #entries(): Gathering['entries'] {
    return this.#gathering?.entries ?? [];
  }

  /** One at a time, in the order in which they came. */
  #queue: Promise<unknown> = Promise.resolve();

  #takeAll(text: string, way: Way): Promise<void> {
    const taking = this.#queue.then(async () => {
      const { taken, refused: back } = await this.#gathering!.takeAll(text, way);
      this.refusals = [...back.toReversed(), ...this.refusals].slice(0, mostRefused);
      const told = [say('desk.taken', { count: taken })];
      if (back.length > 0) told.push(say('desk.refused', { count: back.length }));
      if (taken + back.length > 0) this.news = told.join(' ');
      await this.#changed();
    });
    this.#queue = taking.catch(() => undefined);
    return taking;
  }

  /** A code that came directly: the student is told what became of it. */
  async #takeOne(code: string): Promise<Said> {
    const taken = await this.#gathering!.take(code, 'direct');
    await this.#changed();
    return isRefusal(taken) ? taken : { taken: true };
  }

  async #changed(): Promise<void> {
    for (const { result } of this.#entries)
      if (!this.#made.has(result.student)) this.#made.set(result.student, await this.questions.of(result.student));
    this.#keep();
    this.requestUpdate();
  }

  async #files(files: Iterable<File>): Promise<void> {
    for (const file of files) {
      const text = await file.text();
      const saved = readSaved(text);
      await this.#takeAll(saved ? saved.codes.join('\n') : text, 'file');
    }
  }

  async #reveal(on: boolean): Promise<void> {
    const { asked } = this.room;
    if (on && asked.kind !== 'questions' && !this.#known) {
      const { knownOf } = await import('../room/known.ts');
      this.#known = { known: knownOf(asked.race) };
    }
    const next = new Set(this.revealed);
    if (on) next.add(this.at);
    else next.delete(this.at);
    this.revealed = next;
  }

  async #enlarge(): Promise<void> {
    this.large = !this.large;
    // Where the browser forbids it, the page is large all the same.
    if (this.large) await document.documentElement.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) await document.exitFullscreen();
  }

  protected override updated(): void {
    document.documentElement.toggleAttribute('data-large', this.large);
  }

  protected override render(): TemplateResult {
    return html`<div class="desk">
      ${this.#roomPart()}
      ${this.#collectPart()}
      ${this.#classPart()}
    </div>`;
  }

  #roomPart(): TemplateResult {
    const { room, site } = this;
    const link = `${site}#room=${room.code}`;
    const typed = (event: Event): void =>
      void (this.site = (event.target as HTMLInputElement).value.trim() || this.site);
    const host = URL.canParse(site) ? new URL(site) : undefined;
    const unreachable = !host || host.protocol === 'file:' || local.test(host.host);
    return html`<section class="the-room" aria-labelledby="room-title">
      <h2 id="room-title">${say('room.title', { room: room.name })}</h2>
      ${roomQr(link, room.name)}
      <p class="code-text" translate="no" data-code=${room.code}>${room.code}</p>
      <p class="hint">${say('room.how')}</p>
      <details class="address" ?open=${unreachable}>
        <summary>${say('room.address')}</summary>
        ${unreachable ? html`<p class="refusal">${say('room.unreachable')}</p>` : nothing}
        <label>${say('room.site')} <input name="site" type="url" .value=${live(site)} @change=${typed} /></label>
        <p class="link" translate="no"><a href=${link}>${link}</a></p>
      </details>
      <p class="actions">
        <pe-copy .text=${() => link} .label=${say('room.copy')}></pe-copy>
        <button type="button" class="quiet" data-act="save" @click=${() => this.#save()}>${say('desk.save')}</button>
        <button type="button" class="quiet" data-act="leave" @click=${() => this.#leave()}>${say('desk.leave')}</button>
      </p>
    </section>`;
  }

  #save(): void {
    download(`posenc-${this.room.name}.json`, 'application/json', [
      `${JSON.stringify(this.#gathering?.saved(), null, 1)}\n`,
    ]);
  }

  #leave(): void {
    if (this.#entries.length > 0 && !confirm(say('desk.leaveSure'))) return;
    keepClass(undefined);
    this.leave();
  }

  #collectPart(): TemplateResult {
    const box = (): HTMLTextAreaElement | null => this.querySelector('[name=codes]');
    const take = (event: Event): void => {
      event.preventDefault();
      const area = box();
      if (!area || linesOf(area.value).length === 0) return;
      const text = area.value;
      area.value = '';
      void this.#takeAll(text, 'typed');
    };
    const pressed = (event: KeyboardEvent): void => {
      // A code a line: Enter hands in what is there, as at a till. Shift and Enter go to the next line.
      if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) take(event);
    };
    const dropped = (event: DragEvent): void => {
      event.preventDefault();
      void this.#files(event.dataTransfer?.files ?? []);
    };
    const chosen = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      void this.#files([...(input.files ?? [])]).then(() => (input.value = ''));
    };
    return html`<section
      class="collect" aria-labelledby="collect-title" @dragover=${(event: Event) => event.preventDefault()}
        @drop=${dropped}
    >
      <h2 id="collect-title">${say('desk.collect')}</h2>
      <form @submit=${take}>
        <label class="paste">${say('desk.box')}
          <textarea name="codes" rows="3" spellcheck="false" autocomplete="off" autocapitalize="characters"
            @keydown=${pressed}></textarea></label>
        <p class="actions">
          <button type="submit" class="main" data-act="take">${say('desk.take')}</button>
          <label class="pick"><input type="file" multiple accept=".txt,.json,.csv"
            @change=${chosen} /><span>${say('desk.files')}</span></label>
        </p>
      </form>
      <class-scanner .found=${(text: string) => void this.#takeAll(text, 'camera')}></class-scanner>
      <details class="direct">
        <summary>${say('direct.title')}</summary>
        <class-teacher-lines .room=${this.room.name}
          .take=${(code: string) => this.#takeOne(code)}></class-teacher-lines>
      </details>
      <p role="status" class="news">${this.news}</p>
      ${this.#refusedList()} ${this.#handedIn()}
    </section>`;
  }

  #refusedList(): TemplateResult {
    if (this.refusals.length === 0) return html``;
    return html`<div class="refused" role="group" aria-label=${say('desk.refusedTitle')}>
      <h3>${say('desk.refusedTitle')}</h3>
      <ul>
        ${this.refusals.map(
          ({ text, refusal }) =>
            html`<li data-reason=${refusal.reason}><code translate="no">${text}</code> ${refused(refusal)}</li>`,
        )}
      </ul>
      <p class="actions"><button type="button" class="quiet"
        @click=${() => (this.refusals = [])}>${say('desk.clear')}</button></p>
    </div>`;
  }

  #handedIn(): TemplateResult {
    const remove = (student: number): void => {
      this.#gathering?.remove(student);
      void this.#changed();
    };
    const entries = this.#entries;
    return html`<details class="handed-in">
      <summary data-count=${entries.length}>${say('desk.handedIn', { count: entries.length })}</summary>
      <ul>
        ${entries.map(
          ({ result, way }) => html`<li>
            ${whoIs(result)} <small class="hint">${say(`desk.way.${way}`)}</small>
            <button
              type="button" class="quiet" aria-label=${say('desk.removeOf', { who: whoIs(result) })}
              @click=${() => remove(result.student)}
            >${say('desk.remove')}</button>
          </li>`,
        )}
      </ul>
    </details>`;
  }

  #classPart(): TemplateResult {
    const { asked } = this.room;
    const count = this.#entries.length;
    const isOpen = this.revealed.has(this.at);
    return html`<section class="the-class" aria-labelledby="class-title">
      <div class="class-bar">
        <h2 id="class-title">${say('class.title')}</h2>
        <p class="count" role="status" data-count=${count}>${say('class.count', { count })}</p>
        <p class="actions">
          ${asked.kind === 'questions' && asked.ids.length > 1 ? this.#steps(asked.ids.length) : nothing}
          ${asked.kind === 'train' ? this.#measures() : nothing}
          <button
            type="button" class="main" data-act="reveal" aria-pressed=${isOpen}
              @click=${() => void this.#reveal(!isOpen)}
          >${say(isOpen ? 'class.hide' : 'class.reveal')}</button>
          <button type="button" class="quiet" data-act="large" aria-pressed=${this.large}
            @click=${() => void this.#enlarge()}>
            ${say(this.large ? 'class.small' : 'class.large')}
          </button>
        </p>
      </div>
      <div class="class-figure">${this.#figure(isOpen)}</div>
    </section>`;
  }

  #steps(count: number): TemplateResult {
    const go = (by: number): void => void (this.at = Math.min(Math.max(this.at + by, 0), count - 1));
    const pressed = (event: KeyboardEvent): void => {
      const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      go(by);
    };
    return html`<span class="steps" role="group" aria-label=${say('class.questions')} @keydown=${pressed}>
      <button type="button" class="quiet" data-act="previous" aria-label=${say('class.previous')}
        aria-disabled=${this.at === 0} @click=${() => go(-1)}>‹</button>
      <span>${say('class.at', { at: this.at + 1, all: count })}</span>
      <button type="button" class="quiet" data-act="next" aria-label=${say('class.next')}
        aria-disabled=${this.at === count - 1} @click=${() => go(1)}>›</button>
    </span>`;
  }

  #measures(): TemplateResult {
    const chosen = (event: Event): void => void (this.measure = (event.target as HTMLSelectElement).value as Measure);
    return html`<label>${say('race.measure')}
      <select name="measure" .value=${live(this.measure)} @change=${chosen}>
        ${measures.map(
          (one) => html`<option value=${one} ?selected=${one === this.measure}>${measureText(one)}</option>`,
        )}
      </select></label>`;
  }

  #figure(isOpen: boolean): TemplateResult {
    const { asked } = this.room;
    const results = this.#entries.map(({ result }) => result);
    const known = this.#known?.known;
    const width = this.#width.value;
    const hidden = html`<p class="covered-note">${say('class.covered')}</p>`;
    if (asked.kind === 'predict')
      return html`<h3 class="asked">${taskText(asked.race)} ${t(`training.tasks.${asked.race.task}.about`)}</h3>
        ${isOpen ? nothing : hidden} ${predictions(results, known, isOpen)}`;
    if (asked.kind === 'train')
      return html`<h3 class="asked">${taskText(asked.race)} ${t(`training.tasks.${asked.race.task}.about`)}</h3>
        ${isOpen ? trainings(results, asked.race, this.measure, known, width) : hidden}`;
    const id = asked.ids[this.at]!;
    const [made, words] = [this.#made.get(0)?.[this.at], this.bankWords[id]];
    if (!made || !words) return html`<p class="hint" role="status">${say('student.waiting')}</p>`;
    const answers = results.flatMap(({ student, given }): Answered[] => {
      const task = this.#made.get(student)?.[this.at]?.task;
      return task && given.kind === 'questions' ? [{ task, answer: given.answers[this.at] }] : [];
    });
    const shown: Asked = { made, words, seeds: asked.seeds, answers, width };
    const here = answers.filter(({ answer }) => answer !== undefined).length;
    return html`<h3 class="asked">${told(words.ask, made.values)}</h3>
      ${asked.seeds === 'own' ? html`<p class="hint">${say('class.example')}</p>` : nothing}
      <p class="hint">${say('class.answered', { count: written(here) })}</p>
      ${isOpen ? distribution(shown) : html`${covered(shown)} ${hidden}`}`;
  }
}

customElements.define('class-desk', ClassDesk);
