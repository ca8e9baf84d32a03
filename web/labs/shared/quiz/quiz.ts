// Questions that mark themselves, below a lab's own question. A seed draws them, the engine computes what is right, and
// nothing is stored or sent, unless a learning platform asks (web/labs/exam).
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { inOneLine } from '../../../library/elements/sentences.ts';
import { FigureWidth } from '../figure/width.ts';
import { exam } from '../lab/exam.ts';
import { tellFailure } from '../state/late-parts.ts';
import { seedOfAll } from '../state/seed-of.ts';
import { t } from '../text/i18n.ts';
import { language, LocalizeController } from '../text/language.ts';
import { askedView } from './asked-view.ts';
import { quizChoices } from './choices.ts';
import type { HostLab } from './host.ts';
import { loadBank, loadWords, withFigure, wordsOf } from './load.ts';
import { mark, type Marked } from './mark.ts';
import quizSheet from './quiz.css?inline';
import type { Bank, Made, Question } from './question.ts';
import type { QuestionWords } from './words.ts';
import { Rounds, type Wish } from './round.ts';
import { filled } from './texts.ts';
import { LightElement } from '../light-element.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(quizSheet);

/** Seeds of readers who have none: as many as students have. */
const seeds = 10_000;

/** The question that is being asked. */
interface Asked {
  readonly question: Question;
  readonly made: Made;
  readonly since: number;
}

/** `<pe-quiz>`: one question of a lab's bank after the other. */
export class Quiz extends LightElement {
  static override properties = {
    host: { attribute: false },
    wish: { state: true },
    asked: { state: true },
    answer: { state: true },
    marked: { state: true },
    says: { state: true },
    failure: { state: true },
  };

  /** The lab around it. */
  declare host: HostLab;
  declare private wish: Wish;
  declare private asked: Asked | undefined;
  /** As `mark` reads it; '' for none yet. */
  declare private answer: string;
  declare private marked: Marked | undefined;
  /** For users of screen readers, and what is missing in an answer. */
  declare private says: string;
  declare private failure: string;
  #bank: Bank | undefined;
  readonly #own = String(Math.floor(Math.random() * seeds));
  #typed: string | undefined;
  #rounds: Rounds | undefined;
  #looked = false;
  #score = { answered: 0, right: 0, predicted: 0 };
  #turn = 0;
  #making = false;
  readonly #loading = new Set<string>();
  readonly #width = new FigureWidth(this, '.quiz-asked');

  constructor() {
    super();
    Object.assign(this, { wish: 'mixed', answer: '', says: '', failure: '' });
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode() as Document | ShadowRoot;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cover(false);
  }

  get #exam(): typeof exam.asking {
    return exam.asking?.asks(this.host.lab) ? exam.asking : undefined;
  }

  /** The student's, the one for everybody on a platform, the one that was typed, or one of chance. */
  get #wanted(): string {
    const { store } = this.host;
    const locked = store.locked.has('seed') ? String(store.view['seed']) : undefined;
    return exam.seed ?? locked ?? (this.#exam ? String(seedOfAll) : (this.#typed ?? this.#own));
  }

  /** Whether the reader may change the seed. */
  get #free(): boolean {
    return exam.seed === undefined && !this.host.store.locked.has('seed');
  }

  protected override willUpdate(): void {
    const { lab } = this.host;
    const code = language();
    if (this.#bank === undefined) this.#load('bank', async () => void (this.#bank = await loadBank(lab)));
    else if (!wordsOf(lab, code)) this.#load(code, () => loadWords(lab, code));
    else if (this.#rounds?.seed !== this.#wanted) this.#begin();
    // Answers of an earlier visit may arrive late.
    else if (!this.#making && this.asked && !this.marked && this.#exam?.given(lab).has(this.asked.question.id))
      this.#begin();
  }

  #load(name: string, load: () => Promise<void>): void {
    if (this.#loading.has(name)) return;
    this.#loading.add(name);
    load().then(
      () => this.requestUpdate(),
      (error: unknown) => {
        this.failure = error instanceof Error ? error.message : String(error);
        tellFailure(this, error);
      },
    );
  }

  /** A new round, from its first question or the first that a platform has no answer to. */
  #begin(): void {
    const platform = this.#exam;
    const wanted = platform && { count: platform.count, given: platform.given(this.host.lab) };
    this.#rounds = new Rounds(this.#bank!, this.#wanted, this.wish, wanted);
    void this.#ask(this.#rounds);
  }

  async #ask(rounds: Rounds): Promise<void> {
    const turn = (this.#turn += 1);
    const { question } = rounds;
    this.#cover(false);
    Object.assign(this, { answer: '', marked: undefined, says: '' });
    this.#looked = false;
    this.#making = question !== undefined;
    if (!question) {
      this.asked = undefined;
      return;
    }
    try {
      const made = await withFigure(await rounds.make());
      if (turn !== this.#turn) return;
      this.#making = false;
      this.asked = { question, made, since: performance.now() };
      // Its fold may have been closed meanwhile.
      if (this.closest('details')?.open === false) this.#looked = true;
      this.#cover(question.predicts === true && !this.#looked);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Puts a text in the place of the lab's figure, which would show the answer. */
  #cover(covered: boolean): void {
    const { host } = this;
    if (covered === (host.cover !== undefined)) return;
    host.cover = covered ? () => this.#show() : undefined;
    host.toggleAttribute('data-covered', covered);
    host.requestUpdate();
  }

  /** The reader wants to see the figure first. */
  #show(): void {
    this.#looked = true;
    this.#cover(false);
    this.requestUpdate();
  }

  /** The fold around it has been closed: the figure is not held back any longer. */
  leave(): void {
    if (this.host.cover) this.#show();
  }

  get #words(): QuestionWords | undefined {
    return this.asked && wordsOf(this.host.lab, language())?.[this.asked.question.id];
  }

  readonly #check = (): void => {
    const { asked, answer } = this;
    const words = this.#words;
    if (!asked || !words || this.marked) return;
    const { made, question, since } = asked;
    const { task, values } = made;
    const given = answer === '' && task.kind === 'order' ? task.shown.join(' ') : answer;
    const marked = mark(task, given);
    if (marked.verdict === 'unreadable') {
      this.says = t(answer.trim() === '' ? 'quiz.choose' : 'quiz.notNumber', { text: answer });
      this.querySelector<HTMLElement>('.quiz-asked input')?.focus();
      return;
    }
    const right = marked.verdict === 'right';
    const predicted = question.predicts === true && !this.#looked;
    const { answered, right: before, predicted: said } = this.#score;
    this.#score = {
      answered: answered + 1,
      right: before + Number(right),
      predicted: said + Number(right && predicted),
    };
    Object.assign(this, { answer: given, marked, says: '' });
    this.#cover(false);
    const { id, level } = question;
    const seconds = (performance.now() - since) / 1000;
    this.#exam?.answer(this.host.lab, {
      ...{ id, level, task, answer: given, right, seconds },
      asked: filled(words.ask, values),
    });
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.quiz-says')?.focus());
  };

  readonly #next = async (): Promise<void> => {
    if (!this.#rounds) return;
    this.#rounds.next();
    await this.#ask(this.#rounds);
    await this.updateComplete;
    this.querySelector<HTMLElement>('.quiz-number-of, .quiz-end')?.focus();
  };

  protected override render(): TemplateResult | typeof noChange {
    if (this.failure !== '') return html`<p class="note" role="alert">${this.failure}</p>`;
    if (!wordsOf(this.host.lab, language())) return noChange;
    const platform = this.#exam;
    const choices = platform
      ? nothing
      : quizChoices({
          lab: this.host.lab,
          wish: this.wish,
          seed: this.#rounds?.seed ?? '',
          free: this.#free,
          choose: (wish) => {
            this.wish = wish;
            this.#begin();
          },
          take: (seed) => {
            this.#typed = seed;
            this.requestUpdate();
          },
        });
    return html`${choices} ${keyed(this.asked, this.#question())}
      <p role="status" class="quiz-status">${this.says}</p>
      ${this.#end()}
      <p class="aside quiz-score">${platform ? platform.told() : this.#scored()}</p>`;
  }

  #question(): unknown {
    const { asked, marked, answer, host } = this;
    const words = this.#words;
    if (!asked || !words) return nothing;
    return askedView({
      ...{ ...asked, words, answer, marked, host },
      place: this.#rounds?.place ?? 0,
      all: this.#rounds?.length ?? 0,
      looked: this.#looked,
      width: this.#width.value,
      choose: (chosen) => {
        if (!this.marked) Object.assign(this, { answer: chosen, says: '' });
      },
      check: this.#check,
      say: (text) => (this.says = text),
      next: () => void this.#next(),
    });
  }

  #scored(): string {
    const { answered, right, predicted } = this.#score;
    if (answered === 0) return t('quiz.kept');
    const score = t(predicted > 0 ? 'quiz.scorePredicted' : 'quiz.score', { answered, right, predicted });
    return inOneLine(score, t('quiz.kept'));
  }

  /** A platform's questions are all answered. */
  #end(): unknown {
    const given = this.#exam?.given(this.host.lab);
    if (!given || this.asked || !this.#rounds || this.#rounds.question) return nothing;
    const right = [...given.values()].filter(Boolean).length;
    return html`<p class="quiz-end" tabindex="-1">${t('quiz.end', { all: this.#rounds.length, right })}</p>`;
  }
}

customElements.define('pe-quiz', Quiz);
