import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { LabId } from '../../index.ts';
import type { Quiz } from '../quiz/quiz.ts';
import { exam } from './exam.ts';
import { guessKeys, guessRow, isGuess, type Guess, type Guessed } from './guess.ts';
import { asked } from './asked.ts';
import { t } from '../text/i18n.ts';
import { LocalizeController } from '../text/language.ts';
import { LabSections } from './lab-sections.ts';
import { tellFailure } from '../state/late-parts.ts';
import { lightSymbols } from './light-symbols.ts';
import { lightTerms } from './light-terms.ts';
import { allowedText } from '../text/problem-text.ts';
import type { PropertyTable, Values } from '../state/properties.ts';
import { isOpenForPrint } from '../state/unfolded.ts';
import { OffscreenParts } from './offscreen-parts.ts';
import type { PartName } from './parts.ts';
import { Spoken } from './spoken.ts';
import type { Rejection, Store } from '../state/store.ts';
import type { StructureKeys } from '../figure/structure-keys.ts';

/** The place of `Spoken`. */
const spokenHere = html`<p class="visually-hidden spoken" role="status"></p>`;

/**
 * The base of every lab, in three layers: its question and the figure, the readings, and the fold with the rest.
 * LabElement says where each part goes.
 */
export interface LabParts {
  /** Names the current one of several figures: each remembers which parts are unfolded. */
  readonly key?: string;
  /** Two sentences, and maybe a formula. */
  readonly lead: unknown;
  /** The part that the controls change; on a phone it stays on the screen while they scroll below it. */
  readonly picture: unknown;
  /** Ways in, and everything that can be set. */
  readonly controls: unknown;
  /** The numbers of the picture. */
  readonly readings?: unknown;
  /** Further figures of the same settings. */
  readonly curves?: unknown;
  readonly caption: unknown;
  /** The last change, for users of screen readers. */
  readonly spoken?: string;
  /** Text that belongs to the figure and is read with it, however long. */
  readonly list?: unknown;
  /** A guess above the figure; or a question below it, which nothing judges. */
  readonly question: unknown;
  /** The contents of the fold, in order. */
  readonly deeper: () => readonly unknown[];
  readonly panels: unknown;
}

/**
 * The base class of all labs: a note about rejected parts of a link, words and things that light up together, and the
 * parts around the figure, whose strings have the same keys in each lab. It renders into the page itself, so that one
 * style sheet and one outline serve all of it.
 */
export abstract class LabElement<T extends PropertyTable> extends LabSections<T> {
  /** The style sheets of its figures, as text: the page or the element around it adopts them. */
  static readonly sheets: readonly string[] = [];
  #rejections: readonly Rejection[] = [];
  /** Uncovers the figure, which a question holds back until the reader has said what she expects. */
  cover: (() => void) | undefined;
  #guessed: Guessed | undefined;
  /** A link opened the lab in a view of its own: its question waits below the figure, for a guess leaves that view. */
  #linkedView = false;
  /** The reader has unfolded the questions. */
  #asked = false;
  /** The keys that walk the structure of the lab's matrices. */
  protected readonly structure: StructureKeys | undefined;
  readonly #spoken = new Spoken(this, () => this.structure?.text ?? '');
  /** Further parts that wait while they are out of sight. */
  static readonly offscreen: readonly string[] = [];
  protected readonly unseen = new OffscreenParts(this, [
    '.readings',
    '.curves',
    'figcaption',
    '.list',
    '.question',
    '.deeper-parts',
    'pe-panels',
    ...(this.constructor as typeof LabElement).offscreen,
  ]);
  /** Whether everything that the view needs could be loaded. */
  #complete = true;

  constructor(lab: LabId, table: T, settle?: (wanted: Values<T>) => Values<T>) {
    super(lab, table, settle);
    this.store.subscribe((manner) => {
      if (manner === 'act') this.#step();
      this.requestUpdate();
    });
    new LocalizeController(this);
    lightTerms(this);
    lightSymbols(this);
    this.addEventListener('focusin', ({ target }) => {
      // Browsers treat elements behind the held picture of a phone (held.css) as visible, if they are high or hold
      // text.
      if (target instanceof Element && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    });
  }

  protected abstract parts(view: Values<T>): LabParts;

  /** Loads the parts that the view needs beyond the first picture; undefined if all are loaded. */
  protected needs(_view: Values<T>): Promise<unknown> | undefined {
    return undefined;
  }

  /** The previous view stays until everything for the new one has loaded, and for good if that fails. */
  protected override async scheduleUpdate(): Promise<void> {
    this.#complete = true;
    try {
      // The view may change meanwhile, and need something else.
      for (let part = this.#missing(); part; part = this.#missing()) await part;
    } catch (error) {
      this.#complete = false;
      tellFailure(this, error);
    }
    await super.scheduleUpdate();
  }

  #missing(): Promise<unknown> | undefined {
    if (this.shows('panels') && !customElements.get('pe-panels')) return import('../controls/panels.ts');
    return this.needs(this.store.view);
  }

  protected override shouldUpdate(): boolean {
    return this.#complete;
  }

  /** Only once the panels are rendered. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let done = await super.getUpdateComplete();
    for (let late = this.unseen.caughtUp; late; late = this.unseen.caughtUp) {
      await late;
      done = await super.getUpdateComplete();
    }
    await this.querySelector<LitElement>('pe-panels')?.updateComplete;
    return done;
  }

  /** The question returns to its place above the figure: no link's view is left to be kept. */
  protected override reset(): void {
    this.#guessed = undefined;
    this.#linkedView = false;
    super.reset();
  }

  /** A discrete step of the reader's own, after which the note about a link is void. */
  #step(): void {
    this.#rejections = [];
    this.epoch += 1;
  }

  /** Tells the reader which parts of a link are invalid. A valid link removes the note. */
  refuse(rejections: readonly Rejection[]): void {
    this.#rejections = rejections;
    this.linked = true;
    this.#linkedView = this.#guessed === undefined && this.store.toParameters().size > 0;
    this.epoch += 1;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('lab-body', `lab-${this.lab}`);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const parts = this.parts(this.store.view);
    const { key, lead, picture, controls, readings, curves, caption, list, question, deeper, panels } = parts;
    this.#spoken.result = parts.spoken;
    const { unseen } = this;
    const part = (name: PartName, content: unknown): unknown => (this.shows(name) ? (content ?? nothing) : nothing);
    const box = (name: PartName, kind: string, content: unknown): unknown => {
      if (content === undefined) return nothing;
      const inside = kind === 'picture' ? content : unseen.part(`.${kind}`, () => content);
      const waits = this.cover !== undefined && (name === 'figure' || name === 'readings');
      return part(name, html`<div class=${kind} part=${kind} ?inert=${waits}>${inside}</div>`);
    };
    const fold = html`<details class="deeper" part="deeper" id="${this.lab}-deeper">
      <summary>${t('page.deeper')}</summary>
      <div class="deeper-parts">
        ${this.shows('deeper') ? unseen.part('.deeper-parts', () => [...deeper(), asked(this.lab)]) : nothing}
      </div>
    </details>`;
    const guess = isGuess<T>(question) && this.#isOpen(question) ? question : undefined;
    const asks = (): unknown => (isGuess<T>(question) ? this.#unjudged(question) : question);
    const below = html`${box('list', 'list', list)}${guess ? nothing : part('question', unseen.part('.question', asks))}
      ${this.#questions()} ${part('deeper', fold)}
      ${part(
        'panels',
        unseen.part('pe-panels', () => panels),
      )}`;
    return html`${this.#note()}${this.#greeting()}${part('lead', lead)}
      ${guess ? part('question', this.#guess(guess)) : nothing}
      <figure class="instrument" part="figure">
        ${this.#covered()} ${box('figure', 'picture', picture)}
        ${part('controls', controls)}${box('readings', 'readings', readings)}${box('figure', 'curves', curves)}${part(
          'caption',
          unseen.part('figcaption', () => caption),
        )}
      </figure>
      ${parts.spoken === undefined && !this.structure ? nothing : spokenHere}
      ${this.structure ? html`<p hidden id="${this.lab}-structure">${t('structure.keys')}</p>` : nothing}
      ${keyed(key, below)}`;
  }

  /** A learning platform asks, and waits for the answers. */
  get #asking(): boolean {
    return exam.asking?.asks(this.lab) === true;
  }

  get #hasQuestions(): boolean {
    return this.#asking || this.shows('questions');
  }

  /** Questions that mark themselves. Their bank, and all that shows them, load when they are unfolded. */
  #questions(): unknown {
    if (!this.#hasQuestions) return nothing;
    const asking = this.#asking;
    if (asking) this.#ask();
    const toggled = ({ currentTarget }: Event): void => {
      const fold = currentTarget as HTMLDetailsElement;
      if (!fold.open) fold.querySelector<Quiz>('pe-quiz')?.leave();
      else if (!isOpenForPrint(fold)) this.#ask();
    };
    return html`<details class="questions" part="questions" ?open=${asking} @toggle=${toggled}>
      <summary>${t('page.questions')}</summary>
      ${this.#asked ? html`<pe-quiz .host=${this}></pe-quiz>` : nothing}
    </details>`;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('../quiz/quiz.ts').then(
      () => this.requestUpdate(),
      (error: unknown) => {
        this.#asked = false;
        tellFailure(this, error);
      },
    );
  }

  /**
   * True if the reader can guess: not in a view that a link set, nor where settings are locked, nor where a platform
   * asks the same question.
   */
  #isOpen({ keys = guessKeys(this.lab), show }: Guess<T>): boolean {
    const { ask } = keys;
    if (this.#linkedView || Object.keys(show).some((name) => this.store.locked.has(name))) return false;
    return !exam.ask?.(this.lab, ask, t(ask));
  }

  #guess(guess: Guess<T>): unknown {
    const { keys = guessKeys(this.lab), show, judge } = guess;
    const { ask } = keys;
    const choose = (option: string): void => {
      this.store.assign(show, 'act');
      this.#guessed = { ask, option, verdict: judge(this.store.view) };
      this.requestUpdate();
    };
    return guessRow(this.lab, guess, this.#guessed?.ask === ask ? this.#guessed : undefined, choose);
  }

  /** The question of a guess with its answer folded below. */
  #unjudged({ keys = guessKeys(this.lab) }: Guess<T>): TemplateResult {
    const { ask, answer } = keys;
    return this.question({ ask, answer, title: 'page.guess.title', answerTitle: 'page.guess.answer' });
  }

  /** Over a figure that would give an answer away, which is blurred (quiz.css). */
  #covered(): unknown {
    if (!this.cover) return nothing;
    return html`<div class="cover">
      <p>${t('quiz.covered')}</p>
      <button type="button" class="quiet" data-act="uncover" @click=${this.cover}>${t('quiz.show')}</button>
    </div>`;
  }

  #greeting(): unknown {
    if (!this.store.table['seed'] && !this.#hasQuestions) return nothing;
    return exam.greet?.(this.store as unknown as Store<PropertyTable>) ?? nothing;
  }

  #note(): unknown {
    if (this.#rejections.length === 0) return nothing;
    const item = ({ name, problem }: Rejection): string =>
      t('link.item', { label: this.label(name), raw: problem.raw, allowed: allowedText(problem.property) });
    const dismiss = (): void => {
      this.#rejections = [];
      this.requestUpdate();
    };
    return html`<div class="note" role="status">
      <p>${t('link.note')}</p>
      <ul>${this.#rejections.map((rejection) => html`<li>${item(rejection)}</li>`)}</ul>
      <button type="button" class="quiet" @click=${dismiss}>${t('link.dismiss')}</button>
    </div>`;
  }
}
