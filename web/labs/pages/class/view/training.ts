// A student trains her seed: six models on her own device, the lab's race with the room's settings.
import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../../../../library/elements/sentences.ts';
import { lengthsOf } from '../../../training/entrants.ts';
import { raceChart } from '../../../training/figures.ts';
import { Race as Running } from '../../../training/race.ts';
import { isDone, stepOf } from '../../../training/run.ts';
import { TrainingThread } from '../../../training/training-thread.ts';
import { problemOf, results } from '../../../training/words.ts';
import { FigureWidth } from '../../../shared/figure/width.ts';
import { written } from '../../../shared/text/numerals.ts';
import { entered, setupsOf, trainedOf, viewOf } from '../room/race.ts';
import type { Trained } from '../room/result.ts';
import type { Race } from '../room/room.ts';
import { say } from '../words.ts';
import { taskText } from './races.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** `<class-training>`: calls `finished` with what the six models can do. */
export class ClassTraining extends LightElement {
  static override properties = {
    race: { attribute: false },
    seed: { attribute: false },
    finished: { attribute: false },
  };

  declare race: Race;
  declare seed: number;
  declare finished: (models: readonly (Trained | undefined)[]) => void;
  readonly #width = new FigureWidth(this, '.training-figure');
  readonly #thread = new TrainingThread();
  readonly #running = new Running(this.#thread, lengthsOf, () => this.#draw());
  #waits = false;

  constructor() {
    super();
    this.finished = () => undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#running.pause();
    this.#thread.end();
  }

  /** However fast the news come, they are drawn once a frame. */
  #draw(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => {
      this.#waits = false;
      this.requestUpdate();
    });
  }

  async #go(): Promise<void> {
    const whole = await this.#running.go();
    const { runs } = this.#running;
    if (whole && runs.every(isDone)) this.finished(runs.map(trainedOf));
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('race') || changed.has('seed')) this.#running.enter(setupsOf(this.race, this.seed));
  }

  protected override render(): TemplateResult {
    const { race, seed } = this;
    const running = this.#running;
    const view = viewOf(race, seed);
    const entries = running.runs.map((run, at) => ({ kind: entered[at]!, run, others: [], before: undefined }));
    const step = Math.min(...running.runs.map(stepOf));
    const all = running.runs.length > 0 && running.runs.every(isDone);
    const begun = step > 0;
    return html`<p>${inOneLine(taskText(race), say('train.seed', { seed: written(seed) }))}</p>
      <p class="actions">
        ${
          all
            ? nothing
            : html`<button
                type="button" class="main" data-act="train"
                @click=${() => (running.running ? running.pause() : void this.#go())}
              >${say(running.running ? 'train.pause' : begun ? 'train.goOn' : 'train.start')}</button>`
        }
        <progress max=${race.steps} value=${step} aria-label=${say('train.progress')}></progress>
        <span role="status">${
          all ? say('train.done') : say('train.step', { step: written(step), steps: written(race.steps) })
        }</span>
      </p>
      ${running.failure ? html`<p class="refusal" role="alert">${problemOf(running.failure, step)}</p>` : nothing}
      <div class="training-figure">
        ${raceChart(entries, view, undefined, { value: this.#width.value, highest: 300 })}
      </div>
      ${begun ? results(entries, view) : html`<p class="hint">${say('train.time')}</p>`}`;
  }
}

customElements.define('class-training', ClassTraining);
