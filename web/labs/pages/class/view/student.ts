// The student's view: the questions of the room, and at the end her code. On a phone first.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { outcomes, type Outcome } from '../../../training/guesses.ts';
import { mark } from '../../../shared/quiz/mark.ts';
import type { Made } from '../../../shared/quiz/question.ts';
import type { BankWords } from '../../../shared/quiz/words.ts';
import { t } from '../../../shared/text/i18n.ts';
import { entered, testLengths } from '../room/race.ts';
import { modelCount, resultCode, shortened, type Given } from '../room/result.ts';
import { drawnStudent, handedOut, seedOfModels, type Room } from '../room/room.ts';
import type { Questions } from '../room/tasks.ts';
import { say } from '../words.ts';
import { answerField } from './answer-field.ts';
import { told } from './question-text.ts';
import { aboutRace } from './races.ts';
import { forgetWork, keepWork, keptWork } from './tab.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** Names letters of a code's file: nothing that a file system minds. */
const fileName = (room: string, who: string): string =>
  `posenc-${room}-${who.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'code'}.txt`;

/** `<class-student>`: the room as one student has it. */
export class ClassStudent extends LightElement {
  static override properties = {
    room: { attribute: false },
    questions: { attribute: false },
    bankWords: { attribute: false },
    name: { state: true },
    handed: { state: true },
    given: { state: true },
    made: { state: true },
    code: { state: true },
    problem: { state: true },
    isKept: { state: true },
  };

  declare room: Room;
  declare questions: Questions;
  declare bankWords: BankWords;
  declare private name: string;
  /** The number that the teacher gave her, as typed. */
  declare private handed: string;
  declare private given: Given;
  declare private made: readonly Made[] | undefined;
  declare private code: string;
  declare private problem: string;
  /** The browser keeps the answers for a reload. */
  declare private isKept: boolean;
  #drawn = drawnStudent();

  constructor() {
    super();
    this.name = this.handed = this.code = this.problem = '';
    this.made = undefined;
    this.isKept = true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { kind } = this.room.asked;
    const kept = keptWork(this.room.code);
    const nothingYet: Given =
      kind === 'questions' ? { kind, answers: [] } : kind === 'predict' ? { kind, outcomes: [] } : { kind, models: [] };
    this.given = kept?.given.kind === kind ? kept.given : nothingYet;
    this.name = kept?.name ?? '';
    this.handed = kept?.handed ?? '';
    this.#drawn = kept?.drawn ?? this.#drawn;
    void this.#make();
  }

  get #student(): number {
    const number = Number(this.handed);
    return Number.isInteger(number) && number >= 1 && number <= handedOut ? number : this.#drawn;
  }

  async #make(): Promise<void> {
    try {
      this.made = await this.questions.of(this.#student);
    } catch (error) {
      this.problem = say('student.failed', { message: (error as Error).message });
    }
  }

  /** In this tab alone, so that a phone that reloads the page loses nothing. */
  #keep(): void {
    const { name, handed, given } = this;
    this.isKept = keepWork({ room: this.room.code, name, handed, given, drawn: this.#drawn });
  }

  #take(given: Given): void {
    this.given = given;
    this.code = '';
    this.#keep();
  }

  async #finish(): Promise<void> {
    const { room, name, given } = this;
    this.code = await resultCode(room, { student: this.#student, name, given }, this.questions.tasksOf);
    await this.updateComplete;
    const title = this.querySelector<HTMLElement>('#code-title');
    title?.focus();
    title?.scrollIntoView({ block: 'start' });
  }

  protected override render(): TemplateResult {
    const { asked, name } = this.room;
    return html`<p class="room-line">${say('student.room', { room: name })}</p>
      ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}
      ${this.isKept ? nothing : html`<p class="refusal" role="alert">${say('student.notKept')}</p>`}
      ${this.#who()}
      ${asked.kind === 'questions' ? this.#ask() : asked.kind === 'predict' ? this.#predict() : this.#train()}
      ${this.code ? this.#handIn() : nothing}`;
  }

  #who(): TemplateResult {
    const named = (event: Event): void => {
      this.name = (event.target as HTMLInputElement).value;
      this.code = '';
      this.#keep();
    };
    const numbered = (event: Event): void => {
      const text = (event.target as HTMLInputElement).value.trim();
      if (text === this.handed) return;
      this.handed = text;
      this.code = '';
      if (this.given.kind === 'train') this.given = { kind: 'train', models: [] };
      this.#keep();
      void this.#make();
    };
    const wrong = this.handed !== '' && this.#student === this.#drawn;
    return html`<div class="who">
      <label>${say('student.name')}
        <input name="name" autocomplete="off" maxlength="40" .value=${live(this.name)} @input=${named} /></label>
      <label>${say('student.number')}
        <input
          name="number" inputmode="numeric" autocomplete="off" maxlength="3" aria-invalid=${wrong ? 'true' : nothing}
          .value=${live(this.handed)} @change=${numbered}
        /></label>
      <p class="hint">${wrong ? say('student.wrongNumber', { most: handedOut }) : say('student.whoHint')}</p>
    </div>`;
  }

  #ask(): TemplateResult {
    const { asked } = this.room;
    const { given, made } = this;
    if (asked.kind !== 'questions' || given.kind !== 'questions') return html``;
    if (!made) return html`<p class="hint" role="status">${say('student.waiting')}</p>`;
    const choose = (at: number, answer: string | undefined): void => {
      const before = this.given.kind === 'questions' ? this.given.answers : [];
      this.#take({ kind: 'questions', answers: made.map((_made, k) => (k === at ? answer : before[k])) });
    };
    const readable = made.filter(({ task }, at) => {
      const answer = given.answers[at];
      return answer !== undefined && mark(task, answer).verdict !== 'unreadable';
    }).length;
    return html`<div class="questions">
        ${made.map(({ task, values }, at) => {
          const id = asked.ids[at]!;
          const words = this.bankWords[id];
          if (!words) return nothing;
          const name = `q-${id}`;
          const answer = given.answers[at];
          return html`<section class="question" data-question=${id}>
            <h2 id="${name}-ask"><span class="ordinal">${at + 1}/${made.length}</span> ${told(words.ask, values)}</h2>
            ${answerField({ name, task, words, values, answer, choose: (chosen) => choose(at, chosen) })}
          </section>`;
        })}
      </div>
      ${this.#finishButton(readable, made.length)}`;
  }

  #finishButton(done: number, all: number): TemplateResult {
    return html`<p class="actions finish">
      <button type="button" class="main" data-act="finish" ?disabled=${done === 0} @click=${() => void this.#finish()}>
        ${say('student.finish')}
      </button>
      <span class="hint">${say('student.answered', { done, all })}</span>
    </p>`;
  }

  #predict(): TemplateResult {
    const { asked } = this.room;
    const { given } = this;
    if (asked.kind !== 'predict' || given.kind !== 'predict') return html``;
    const [here = 0, , , far = 0] = testLengths();
    const said: readonly (Outcome | undefined)[] = given.outcomes;
    const choose = (model: number, outcome: Outcome): void => {
      const before: readonly (Outcome | undefined)[] = this.given.kind === 'predict' ? this.given.outcomes : [];
      const next = Array.from({ length: modelCount }, (_m, k) => (k === model ? outcome : before[k]));
      this.#take({ kind: 'predict', outcomes: next as readonly Outcome[] });
    };
    return html`<p>${aboutRace(asked.race)}</p>
      <p>${say('student.predict')}</p>
      <div class="questions">
        ${entered.map(
          (kind, model) => html`<section class="question" data-model=${kind}>
            <h2 id="p-${kind}-ask">${t(`training.encodings.${kind}`)}</h2>
            <div class="options" role="radiogroup" aria-labelledby="p-${kind}-ask">
              ${outcomes.map(
                (outcome) => html`<label
                  ><input
                    type="radio" name="p-${kind}" value=${outcome} .checked=${live(said[model] === outcome)}
                    @change=${() => choose(model, outcome)}
                  /><span>${t(`training.outcome.${outcome}`, { here, far })}</span></label
                >`,
              )}
            </div>
          </section>`,
        )}
      </div>
      ${this.#predictButton(said.filter((outcome) => outcome !== undefined).length)}`;
  }

  /** A prediction is one of the whole race. */
  #predictButton(done: number): TemplateResult {
    return html`<p class="actions finish">
      <button
        type="button" class="main" data-act="finish" ?disabled=${done < modelCount} @click=${() => void this.#finish()}
      >${say('student.finish')}</button>
      <span class="hint">${say('student.answered', { done, all: modelCount })}</span>
    </p>`;
  }

  #train(): TemplateResult {
    const { asked } = this.room;
    if (asked.kind !== 'train') return html``;
    const finished = (models: Extract<Given, { kind: 'train' }>['models']): void => {
      this.#take({ kind: 'train', models });
      void this.#finish();
    };
    const trained = this.given.kind === 'train' && this.given.models.length === modelCount;
    return html`<class-training
        .race=${asked.race} .seed=${seedOfModels(this.#student)} .finished=${finished}
      ></class-training>
      ${
        trained && !this.code
          ? html`<p class="actions finish"><button type="button" class="main" data-act="finish"
            @click=${() => void this.#finish()}>
              ${say('student.finish')}
            </button></p>`
          : nothing
      }`;
  }

  #handIn(): TemplateResult {
    const who = shortened(this.name) || String(this.#student);
    return html`<section class="hand-in" aria-labelledby="code-title">
      <h2 id="code-title" tabindex="-1">${say('student.code')}</h2>
      <p>${say('student.hand')}</p>
      <class-code
        .code=${this.code} .label=${say('student.codeQr')} .file=${fileName(this.room.name, who)}
      ></class-code>
      <p class="actions"><button type="button" class="quiet" data-act="forget" @click=${() => this.#forget()}>
        ${say('student.forget')}
      </button> <span class="hint">${say('student.forgetHint')}</span></p>
    </section>`;
  }

  /** For the next student at the same device. */
  #forget(): void {
    forgetWork();
    location.reload();
  }
}

customElements.define('class-student', ClassStudent);
