// The teacher's side: what a class has handed in, and what the projector shows of it.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { inOneLine } from '../../../../library/elements/sentences.ts';
import { download } from '../../../shared/figure/clipboard.ts';
import { FigureWidth } from '../../../shared/figure/width.ts';
import type { BankWords } from '../../../shared/quiz/words.ts';
import { written } from '../../../shared/text/numerals.ts';
import { Gathering, readSaved, type Refused, type SavedClass, type Way } from '../room/gathering.ts';
import type { Known } from '../room/known.ts';
import type { Room } from '../room/room.ts';
import type { Answered } from '../room/tally.ts';
import type { Questions } from '../room/tasks.ts';
import { say } from '../words.ts';
import { actions, steps } from './class-bar.ts';
import { askBeforeClosing } from './closing.ts';
import { collecting } from './collecting.ts';
import { covered, distribution, type Asked } from './distribution.ts';
import { nextFrame } from './frame.ts';
import { ClassKeeper, forgetClass } from './kept-class.ts';
import { Projector } from './projector.ts';
import { told } from './question-text.ts';
import { aboutRace, measures, measureText, predictions, trainings, type Measure } from './races.ts';
import { roomCard } from './room-card.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** Refusals that stay in view. */
const mostRefused = 30;

/** `<class-desk>`: a room and its class. */
export class ClassDesk extends LightElement {
  static override properties = {
    room: { attribute: false },
    questions: { attribute: false },
    bankWords: { attribute: false },
    saved: { attribute: false },
    leave: { attribute: false },
    site: { state: true },
    at: { state: true },
    revealed: { state: true },
    measure: { state: true },
    refusals: { state: true },
    news: { state: true },
  };

  declare room: Room;
  declare questions: Questions;
  declare bankWords: BankWords;
  /** A file that was opened, or what this tab kept. */
  declare saved: (SavedClass & { readonly unsaved?: boolean }) | undefined;
  declare leave: () => void;
  /** The address of this page as students reach it. */
  declare private site: string;
  /** The question that is shown. */
  declare private at: number;
  declare private revealed: ReadonlySet<number>;
  declare private measure: Measure;
  declare private refusals: readonly Refused[];
  declare private news: string;
  #gathering: Gathering | undefined;
  #keeper: ClassKeeper | undefined;
  /** While a saved class is opened: its codes are in a file. */
  #opens = false;
  #known: { readonly known: Known | undefined } | undefined;
  readonly #projector = new Projector(this);
  readonly #width = new FigureWidth(this, '.class-figure');

  constructor() {
    super();
    this.site = location.href.replace(/[?#].*$/s, '');
    this.at = 0;
    this.revealed = new Set();
    this.measure = '3';
    this.refusals = [];
    this.news = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const keeper = new ClassKeeper(this.room.code, this.saved?.unsaved ?? false);
    this.#keeper = keeper;
    this.#gathering = new Gathering(this.room, this.questions.tasksOf, {
      added: (entry) => {
        keeper.added(entry);
        keeper.unsaved ||= !this.#opens;
        this.#changed();
      },
      removed: (student) => {
        keeper.removed(student);
        this.#changed();
      },
    });
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    askBeforeClosing(false);
  }

  /** However fast codes come, the class is drawn once a frame. */
  protected override async scheduleUpdate(): Promise<void> {
    await nextFrame();
    await super.scheduleUpdate();
  }

  async #begin(): Promise<void> {
    await this.questions.of(0);
    this.#opens = true;
    if (this.saved) await this.#takeAll(this.saved.codes.join('\n'), 'file');
    this.#opens = false;
    this.requestUpdate();
  }

  get #entries(): Gathering['entries'] {
    return this.#gathering?.entries ?? [];
  }

  get #count(): number {
    return this.#gathering?.count ?? 0;
  }

  /** Some code is here and in no file. */
  get #unsaved(): boolean {
    return this.#count > 0 && (this.#keeper?.unsaved ?? false);
  }

  /** One at a time, in the order in which they came. */
  #queue: Promise<unknown> = Promise.resolve();

  #takeAll(text: string, way: Way): Promise<void> {
    const taking = this.#queue.then(async () => {
      const { taken, refused: back } = await this.#gathering!.takeAll(text, way);
      this.refusals = [...back.toReversed(), ...this.refusals].slice(0, mostRefused);
      const told = [say('desk.taken', { count: taken })];
      if (back.length > 0) told.push(say('desk.refused', { count: back.length }));
      if (taken + back.length > 0) this.news = inOneLine(...told);
    });
    this.#queue = taking.catch(() => undefined);
    return taking;
  }

  /** After each code: nothing here may look through the entries. */
  #changed(): void {
    askBeforeClosing(this.#unsaved);
    this.requestUpdate();
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
        count: this.#count,
        entries: () => this.#entries,
        isKept: this.#keeper?.isWhole ?? true,
        refusals,
        news,
        take: (text, way) => void this.#takeAll(text, way),
        takeFiles: (files) => this.#files(files),
        remove: (student) => this.#gathering?.remove(student),
        clear: () => (this.refusals = []),
      })}
      ${this.#classPart()}
    </div>`;
  }

  #save(): void {
    download(`posenc-${this.room.name}.json`, 'application/json', [
      `${JSON.stringify(this.#gathering?.saved(), null, 1)}\n`,
    ]);
    if (this.#keeper) this.#keeper.unsaved = false;
    this.#changed();
  }

  #leave(): void {
    if (this.#unsaved && !confirm(say('desk.leaveSure'))) return;
    forgetClass();
    this.leave();
  }

  #classPart(): TemplateResult {
    const count = this.#count;
    const isOpen = this.revealed.has(this.at);
    return html`<section class="the-class" aria-labelledby="class-title">
      <div class="class-bar">
        <h2 id="class-title">${say('class.title')}</h2>
        <p class="count" role="status" data-count=${count}>${say('class.count', { count })}</p>
        ${actions({
          isOpen,
          reveal: (open) => void this.#reveal(open),
          projector: this.#projector,
          before: this.#chosen(),
        })}
      </div>
      <div class="class-figure" ?data-open=${isOpen}>${this.#figure(isOpen)}</div>
    </section>`;
  }

  /** What is shown of the room: one of its questions, or one of the measures of its race. */
  #chosen(): unknown {
    const { asked } = this.room;
    if (asked.kind === 'train') return this.#measures();
    if (asked.kind !== 'questions' || asked.ids.length === 1) return nothing;
    return steps({ at: this.at, count: asked.ids.length, go: (at) => (this.at = at) });
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
    const room = { width: this.#width.value, highest: this.#projector.highest };
    const hidden = html`<p class="covered-note">${say('class.covered')}</p>`;
    if (asked.kind === 'predict')
      return html`<h3 class="asked">${aboutRace(asked.race)}</h3>
        ${isOpen ? nothing : hidden} ${predictions(results, known, isOpen)}`;
    if (asked.kind === 'train')
      return html`<h3 class="asked">${aboutRace(asked.race)}</h3>
        ${isOpen ? trainings(results, asked.race, this.measure, known, room) : hidden}`;
    const id = asked.ids[this.at]!;
    const [made, words] = [this.questions.ready(0)?.[this.at], this.bankWords[id]];
    if (!made || !words) return html`<p class="hint" role="status">${say('student.waiting')}</p>`;
    const answers = results.flatMap(({ student, given }): Answered[] => {
      const task = this.questions.ready(student)?.[this.at]?.task;
      return task && given.kind === 'questions' ? [{ task, answer: given.answers[this.at] }] : [];
    });
    const shown: Asked = { made, words, seeds: asked.seeds, answers, room };
    const here = answers.filter(({ answer }) => answer !== undefined).length;
    return html`<h3 class="asked">${told(words.ask, made.values)}</h3>
      ${asked.seeds === 'own' ? html`<p class="hint">${say('class.example')}</p>` : nothing}
      <p class="hint answered">${say('class.answered', { count: written(here) })}</p>
      ${isOpen ? distribution(shown) : html`${covered(shown)} ${hidden}`}`;
  }
}

customElements.define('class-desk', ClassDesk);
