// A show of hands: no students' devices and no codes. The teacher types what she counts, and the page shows the
// distribution as it does for codes.
import { html, nothing, type TemplateResult } from 'lit';
import { FigureWidth } from '../../../shared/figure/width.ts';
import type { Made } from '../../../shared/quiz/question.ts';
import type { BankWords } from '../../../shared/quiz/words.ts';
import { written } from '../../../shared/text/numerals.ts';
import { answersOf, fittingRows, withEmptyRow, type TypedRow } from '../room/hands.ts';
import type { Room } from '../room/room.ts';
import type { Answered } from '../room/tally.ts';
import type { Questions } from '../room/tasks.ts';
import { say } from '../words.ts';
import { actions, steps } from './class-bar.ts';
import { askBeforeClosing } from './closing.ts';
import { distribution } from './distribution.ts';
import { handsForm } from './hands-form.ts';
import { Projector } from './projector.ts';
import { told } from './question-text.ts';
import { keepHands, type KeptHands } from './tab.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** `<class-hands>`: the questions of a room that nobody enters. */
export class ClassHands extends LightElement {
  static override properties = {
    room: { attribute: false },
    questions: { attribute: false },
    bankWords: { attribute: false },
    kept: { attribute: false },
    leave: { attribute: false },
    at: { state: true },
    revealed: { state: true },
    typed: { state: true },
    isKept: { state: true },
  };

  declare room: Room;
  declare questions: Questions;
  declare bankWords: BankWords;
  /** What this tab kept. */
  declare kept: KeptHands | undefined;
  declare leave: () => void;
  declare private at: number;
  declare private revealed: ReadonlySet<number>;
  /** By the id of a question. */
  declare private typed: KeptHands['typed'];
  declare private isKept: boolean;
  readonly #projector = new Projector(this);
  readonly #width = new FigureWidth(this, '.class-figure');

  constructor() {
    super();
    this.at = 0;
    this.revealed = new Set();
    this.typed = {};
    this.isKept = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.typed = this.kept?.typed ?? {};
    void this.questions.of(0).then(() => {
      this.requestUpdate();
      // On a phone the keyboard would hide the question.
      if (matchMedia('(pointer: fine)').matches) this.#focus('.hands input');
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    askBeforeClosing(false);
  }

  get #ids(): readonly string[] {
    return this.room.asked.kind === 'questions' ? this.room.asked.ids : [];
  }

  /** True if a count would be lost. */
  get #holds(): boolean {
    return Object.values(this.typed).some((rows) => rows.some(({ count }) => count.trim() !== ''));
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('typed')) return;
    this.isKept = keepHands({ room: this.room.code, typed: this.typed });
    askBeforeClosing(this.#holds);
  }

  #change(made: Made, id: string, at: number, row: TypedRow): void {
    const rows = fittingRows(made.task, this.typed[id]).with(at, row);
    this.typed = { ...this.typed, [id]: withEmptyRow(made.task, rows) };
  }

  #reveal(open: boolean): void {
    const next = new Set(this.revealed);
    if (open) next.add(this.at);
    else next.delete(this.at);
    this.revealed = next;
    this.#focus(open ? '[data-act=reveal]' : '.hands input');
  }

  /** The keyboard goes on where the teacher does. */
  #focus(selector: string): void {
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(selector)?.focus());
  }

  #empty(): void {
    const { [this.#ids[this.at]!]: _emptied, ...others } = this.typed;
    this.typed = others;
    this.#reveal(false);
  }

  #leave(): void {
    if (this.#holds && !confirm(say('hands.leaveSure'))) return;
    keepHands(undefined);
    this.leave();
  }

  protected override render(): TemplateResult {
    const count = this.#ids.length;
    const isOpen = this.revealed.has(this.at);
    return html`<section class="the-class show-of-hands" aria-labelledby="class-title">
      <div class="class-bar">
        <h2 id="class-title">${say('hands.title')}</h2>
        ${actions({
          isOpen,
          reveal: (open) => this.#reveal(open),
          projector: this.#projector,
          coversOnly: true,
          before: count > 1 ? steps({ at: this.at, count, go: (at) => (this.at = at) }) : nothing,
        })}
      </div>
      <div class="class-figure" ?data-open=${isOpen}>${this.#figure(isOpen)}</div>
      ${this.isKept ? nothing : html`<p class="refusal" role="alert">${say('hands.notKept')}</p>`}
      <p class="actions">
        <button type="button" class="quiet" data-act="empty" @click=${() => this.#empty()}>
          ${say('hands.empty')}
        </button>
        <button type="button" class="quiet" data-act="leave" @click=${() => this.#leave()}>
          ${say('hands.leave')}
        </button>
        <span class="hint">${say('hands.privacy')}</span>
      </p>
    </section>`;
  }

  #figure(isOpen: boolean): TemplateResult {
    const id = this.#ids[this.at] ?? '';
    const [made, words] = [this.questions.ready(0)?.[this.at], this.bankWords[id]];
    if (!made || !words) return html`<p class="hint" role="status">${say('student.waiting')}</p>`;
    const rows = fittingRows(made.task, this.typed[id]);
    const answers: readonly Answered[] = answersOf(made.task, rows);
    const room = { width: this.#width.value, highest: this.#projector.highest };
    const answered = say('class.answered', { count: written(answers.length) });
    return html`<h3 class="asked">${told(words.ask, made.values)}</h3>
      <p class="hint answered" role="status" data-count=${answers.length}>${answered}</p>
      ${
        isOpen
          ? distribution({ made, words, seeds: 'same', answers, room })
          : handsForm({
              made,
              words,
              rows,
              change: (at, row) => this.#change(made, id, at, row),
              reveal: () => this.#reveal(true),
            })
      }`;
  }
}

customElements.define('class-hands', ClassHands);
