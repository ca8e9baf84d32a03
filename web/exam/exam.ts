// In a package for a learning platform, each lab's question has a field for an answer, which the reader compares with
// ours. The platform receives both, and her progress.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { t } from '../page/text/i18n.ts';
import { LocalizeController } from '../page/text/language.ts';
import { exam } from '../page/lab/exam.ts';
import { labs } from '../page/labs/index.ts';
import { learnerOf, platformAround, type Version } from './platform.ts';
import { longestAnswer, marks, Report, type Mark } from './report.ts';
import { appear, beginStudent } from './student.ts';

/** By lab, what each of its questions is about, if it asks more than one. */
const several = new Map(labs.map(({ id, questions }) => [id as string, questions]));

let report: Report | undefined;

/** `<pe-try>`: an answer to one question, and how it compares. */
class Try extends LitElement {
  static override properties = {
    question: { attribute: false },
    asked: { attribute: false },
    text: { state: true },
    mark: { state: true },
  };

  declare question: string;
  /** The question as text. */
  declare asked: string;
  declare private text: string | undefined;
  declare private mark: Mark | undefined;

  constructor() {
    super();
    this.text = undefined;
    this.mark = undefined;
    new LocalizeController(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('question')) return;
    const before = report?.answers.get(this.question);
    [this.text, this.mark] = [before?.text, before?.mark];
  }

  #judge(mark: Mark): void {
    this.mark = mark;
    report?.answer(this.question, this.asked, { text: this.text ?? '', mark });
  }

  protected override render(): TemplateResult {
    const typed = (event: Event): void => void (this.text = (event.target as HTMLTextAreaElement).value);
    const written = (this.text ?? '').trim() !== '';
    return html`<div class="try">
      <label
        >${t('embed.exam.answer')}
        <textarea rows="3" maxlength=${longestAnswer} .value=${this.text ?? ''} @input=${typed}></textarea></label
      >
      <p id="try-${this.question}">${written ? t('embed.exam.compare') : t('embed.exam.first')}</p>
      <p class="actions" role="group" aria-labelledby="try-${this.question}">
        ${marks.map(
          (mark) => html`<button
            type="button" class="quiet" data-mark=${mark} aria-pressed=${this.mark === mark} ?disabled=${!written}
            @click=${() => this.#judge(mark)}
          >${t(`embed.exam.marks.${mark}`)}</button>`,
        )}
      </p>
      <p role="status">${this.mark ? this.#told() : nothing}</p>
    </div>`;
  }

  #told(): string {
    const percent = Math.round((report?.score ?? 0) * 100);
    if (!report?.connected) return t('embed.exam.nobody');
    return t(report.completed ? 'embed.exam.done' : 'embed.exam.told', { percent });
  }
}

customElements.define('pe-try', Try);

interface ExamOptions {
  readonly version: Version;
  /** The labs that must be answered. */
  readonly wanted: readonly string[];
  /** Whether each student has a seed. */
  readonly seeds: boolean;
  /** The element that holds the labs, if not the page. */
  readonly root?: Node;
}

/** Begins with the platform that is around this window. */
export function beginExam({ version, wanted, seeds, root }: ExamOptions): void {
  const known = wanted.filter((lab, at) => wanted.indexOf(lab) === at && labs.some(({ id }) => id === lab));
  const questions = new Set(known.flatMap((lab) => several.get(lab)?.map((part) => `${lab}.${part}`) ?? [lab]));
  const now = (): number => performance.now();
  const platform = platformAround(window, version);
  report = new Report(platform, version, { labs: known, questions, now });
  // Not `unload`, which browsers are removing; a page restored from the cache keeps its state and has already reported.
  addEventListener('pagehide', () => report?.end());
  exam.ask = (lab, question, asked) => {
    const part = question.split('.').at(-1) ?? '';
    const id = several.get(lab) ? `${lab}.${part}` : lab;
    return questions.has(id) ? html`<pe-try .question=${id} .asked=${asked}></pe-try>` : nothing;
  };
  if (seeds) beginStudent(learnerOf(platform, version), root);
  else void appear(root);
}
