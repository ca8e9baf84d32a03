// The teacher's side: what a class has handed in, and what the projector shows of it.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { download } from '../../page/figure/clipboard.ts';
import { FigureWidth } from '../../page/figure/width.ts';
import type { BankWords, Made } from '../../page/quiz/question.ts';
import { t } from '../../page/text/i18n.ts';
import { written } from '../../page/text/numerals.ts';
import { Gathering, readSaved, type Refused, type SavedClass, type Way } from '../room/gathering.ts';
import type { Known } from '../room/known.ts';
import type { Room } from '../room/room.ts';
import type { Answered } from '../room/tally.ts';
import type { Questions } from '../room/tasks.ts';
import { say } from '../words.ts';
import { collecting } from './collecting.ts';
import { covered, distribution, type Asked } from './distribution.ts';
import { told } from './question-text.ts';
import { measures, measureText, predictions, taskText, trainings, type Measure } from './races.ts';
import { roomCard } from './room-card.ts';
import { keepClass } from './tab.ts';

/** Refusals that stay in view. */
const mostRefused = 30;

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
    document.documentElement.removeAttribute('data-large');
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

  async #changed(): Promise<void> {
    for (const { result } of this.#entries)
      if (!this.#made.has(result.student)) this.#made.set(result.student, await this.questions.of(result.student));
    this.#keep();
    this.requestUpdate();
  }

  #remove(student: number): void {
    this.#gathering?.remove(student);
    void this.#changed();
  }

  async #files(files: readonly File[]): Promise<void> {
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
    const { room, site, refusals, news } = this;
    return html`<div class="desk">
      ${roomCard({
        room,
        site,
        reachedAt: (address) => (this.site = address),
        save: () => this.#save(),
        leave: () => this.#leave(),
      })}
      ${collecting({
        room,
        entries: this.#entries,
        refusals,
        news,
        take: (text, way) => void this.#takeAll(text, way),
        takeFiles: (files) => this.#files(files),
        remove: (student) => this.#remove(student),
        clear: () => (this.refusals = []),
      })}
      ${this.#classPart()}
    </div>`;
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
