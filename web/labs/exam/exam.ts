// In a package for a learning platform, questions of each lab's bank are asked and marked by us, and each lab's own
// question has a field for an answer in the reader's words, which she compares with ours.
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { exam } from '../shared/lab/exam.ts';
import { labs } from '../index.ts';
import { theProblem } from './jsinput.ts';
import { longestAnswer, Marks, marks, mostAsked, usuallyAsked, type Answer, type Mark } from './marks.ts';
import { learnerOf, platformAround, type Version } from './platform.ts';
import { Report } from './report.ts';
import { appear, beginStudent } from './student.ts';
import { LightElement } from '../shared/light-element.ts';

/** A version of SCORM, or Open edX's custom JavaScript problem. */
export type Host = Version | 'jsinput';
export const hosts: readonly Host[] = ['1.2', '2004', 'jsinput'];
export const isHost = (name: string | undefined): name is Host => hosts.some((host) => host === name);

/** By lab, what each of its questions is about, if it asks more than one. */
const several = new Map(labs.map(({ id, questions }) => [id as string, questions]));

interface Sitting {
  readonly marks: Marks;
  readonly write: (question: string, asked: string, answer: Answer) => void;
  /** The state of the answers. */
  readonly told: () => string;
}

let sitting: Sitting | undefined;

/** `<pe-try>`: an answer to one question in the reader's own words, and how it compares. */
class Try extends LightElement {
  static override properties = {
    question: { attribute: false },
    asked: { attribute: false },
    text: { state: true },
    mark: { state: true },
    seen: { state: true },
  };

  declare question: string;
  /** The question as text. */
  declare asked: string;
  declare private text: string | undefined;
  declare private mark: Mark | undefined;
  /** Whether our answer has been unfolded after hers was written. */
  declare private seen: boolean;

  constructor() {
    super();
    this.text = undefined;
    this.mark = undefined;
    this.seen = false;
    new LocalizeController(this);
  }

  protected override firstUpdated(): void {
    // The fold with our answer follows in the same section; its event does not bubble.
    this.parentElement?.addEventListener('toggle', this.#look, true);
  }

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('question')) return;
    const before = sitting?.marks.open.get(this.question);
    [this.text, this.mark, this.seen] = [before?.text, before?.mark, before !== undefined];
  }

  get #written(): boolean {
    return (this.text ?? '').trim() !== '';
  }

  readonly #look = (): void => {
    const unfolded = this.parentElement?.querySelector(':scope > details')?.hasAttribute('open') === true;
    if (unfolded && this.#written) this.seen = true;
  };

  #judge(mark: Mark): void {
    this.mark = mark;
    sitting?.write(this.question, this.asked, { text: this.text ?? '', mark });
  }

  protected override render(): TemplateResult {
    const typed = (event: Event): void => {
      this.text = (event.target as HTMLTextAreaElement).value;
      this.#look();
    };
    const next = !this.#written ? 'first' : this.seen ? 'compare' : 'unfold';
    return html`<div class="try">
      <label
        >${t('embed.exam.answer')}
        <textarea rows="3" maxlength=${longestAnswer} .value=${this.text ?? ''} @input=${typed}></textarea></label
      >
      <p class="aside">${t('embed.exam.self')}</p>
      <p id="try-${this.question}">${t(`embed.exam.${next}`)}</p>
      <p class="actions" role="group" aria-labelledby="try-${this.question}">
        ${marks.map(
          (mark) => html`<button
            type="button" class="quiet" data-mark=${mark} aria-pressed=${this.mark === mark}
            ?disabled=${!this.#written || !this.seen} @click=${() => this.#judge(mark)}
          >${t(`embed.exam.marks.${mark}`)}</button>`,
        )}
      </p>
      <p role="status">${this.mark ? sitting?.told() : nothing}</p>
    </div>`;
  }
}

customElements.define('pe-try', Try);

interface ExamOptions {
  readonly host: Host;
  /** The labs that must be answered. */
  readonly wanted: readonly string[];
  /** Whether each student has a seed. */
  readonly seeds: boolean;
  /** Questions of each lab's bank, as the file says; the usual number if it says nothing. */
  readonly count?: string | undefined;
  /** The element that holds the labs, if not the page. */
  readonly root?: Node;
}

/** As many as every bank has. */
function countOf(text: string | undefined): number {
  const count = text === undefined ? usuallyAsked : Number(text);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, mostAsked) : usuallyAsked;
}

/** The texts that a platform shows the reader according to SCORM. */
function toldBy(report: Report): string {
  const { marks: all, connected } = report;
  if (!connected) return t('embed.exam.nobody');
  const { score, answered, completed } = all;
  if (score === undefined) return t(completed ? 'embed.exam.allKept' : 'embed.exam.kept');
  const values = { percent: Math.round(score * 100), answered, all: all.all };
  return t(completed ? 'embed.exam.done' : 'embed.exam.told', values);
}

/** Begins with the platform that is around this window. */
export function beginExam({ host, wanted, seeds, count, root }: ExamOptions): void {
  const known = wanted.filter((lab, at) => wanted.indexOf(lab) === at && labs.some(({ id }) => id === lab));
  const questions = new Set(known.flatMap((lab) => several.get(lab)?.map((part) => `${lab}.${part}`) ?? [lab]));
  const asked = countOf(count);
  const all = new Marks({ labs: known, banks: known, count: asked, questions });
  const ask = { asks: (lab: string) => all.asks(lab), count: asked };
  const given = (lab: string): ReadonlyMap<string, boolean> =>
    new Map([...all.given(lab)].map(([question, { right }]) => [question, right]));
  let learner: string | undefined;
  if (host === 'jsinput') {
    const told = (): string => t(all.completed ? 'embed.exam.handIn' : 'embed.exam.handInLater');
    exam.asking = {
      ...ask,
      given,
      told,
      answer: (lab, { id, answer, right }) => void all.give(lab, id, { answer, right }),
    };
    sitting = { marks: all, told, write: (question, _asked, answer) => all.write(question, answer) };
    theProblem().begin(all, () => void appear(root));
  } else {
    const platform = platformAround(window, host);
    const report = new Report(platform, host, all, { now: () => performance.now(), date: () => new Date() });
    // Not `unload`, which browsers are removing; a page restored from the cache keeps its state and has reported.
    addEventListener('pagehide', () => report.end());
    const told = (): string => toldBy(report);
    exam.asking = { ...ask, given, told, answer: (lab, one) => report.answer(lab, one) };
    sitting = { marks: all, told, write: (...said) => report.write(...said) };
    learner = learnerOf(platform, host);
  }
  exam.ask = (lab, question, text) => {
    const part = question.split('.').at(-1) ?? '';
    const id = several.get(lab) ? `${lab}.${part}` : lab;
    return questions.has(id) ? html`<pe-try .question=${id} .asked=${text}></pe-try>` : nothing;
  };
  if (seeds) beginStudent(learner, root);
  else void appear(root);
}
