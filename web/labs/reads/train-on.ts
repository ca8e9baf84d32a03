// A stored model with RoPE trains on at twice its length, in a thread: its losses beside those of every scaling, which
// were trained beforehand with the same settings.
import { html, nothing, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { rotaryFrequencies } from 'posenc';
import { alphabet, numbersOf } from '../../library/api/training/characters.ts';
import type { Encoding } from '../../library/api/training/options.ts';
import address from '../../library/api/training/texts/worker.ts?worker&url';
import { type Report, trainOn, type TrainingOn } from '../../library/api/training/train-on.ts';
import { at, axisNames, chart, gridLines, labelsBelow, pathOf, plotOf } from '../shared/figure/chart.ts';
import { startThread } from '../shared/lab/thread.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, written } from '../shared/text/numerals.ts';
import further from '../trained/language/further.json';
import stored from '../trained/language/models.json';
import { baseOf, encodingOf, headDim } from './record.ts';
import type { ReadsValues } from './properties.ts';

type Scaling = ReadsValues['scaling'];
export type Trainable = keyof typeof further.curves;
export const isTrainable = (model: string): model is Trainable => model in further.curves;

/** The names of scalings in the record. */
const recorded = { none: 'plain', linear: 'linear', ntk: 'ntkAware', yarn: 'yarn' } as const;
const scalings = Object.keys(recorded) as readonly Scaling[];

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function encodingFor(model: Trainable, scaling: Scaling): Encoding {
  if (scaling === 'none') return encodingOf(model);
  const { inverse: frequencies, attentionFactor } = rotaryFrequencies({
    headDim,
    base: baseOf(model),
    scaling: {
      type: recorded[scaling],
      factor: further.factor,
      ...(scaling === 'yarn' && { originalMaxPositionEmbeddings: further.within }),
    } as never,
  });
  return { kind: 'rotary', frequencies, attentionFactor };
}

/** A training of this visit. */
interface Run {
  readonly model: Trainable;
  readonly scaling: Scaling;
  readonly step: number;
  readonly reports: readonly Report[];
  readonly state: 'running' | 'finished' | 'stopped' | 'failed';
}

/** Trains on, one model at a time; leaving the page ends it. */
export class TrainOn implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #run: Run | undefined;
  #training: TrainingOn | undefined;
  #thread: Worker | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The training of a model with a scaling, if it was the last one that was started. */
  runOf(model: Trainable, scaling: Scaling): Run | undefined {
    return this.#run?.model === model && this.#run.scaling === scaling ? this.#run : undefined;
  }

  get isRunning(): boolean {
    return this.#run?.state === 'running';
  }

  #set(change: Partial<Run>): void {
    if (this.#run) this.#run = { ...this.#run, ...change };
    this.#host.requestUpdate();
  }

  async start(model: Trainable, scaling: Scaling): Promise<void> {
    if (this.isRunning) return;
    this.#run = { model, scaling, step: 0, reports: [], state: 'running' };
    this.#host.requestUpdate();
    try {
      const [text, weights] = await Promise.all([
        import('virtual:trained/further'),
        model === 'rotary' ? import('virtual:trained/rotary') : import('virtual:trained/rotary500'),
      ]);
      if (!this.isRunning) return;
      const { steps, batch, rate, warmUp, finalShare, clip, length, seed, within } = further;
      const thread = startThread(address);
      this.#thread = thread;
      const lost = new Promise<never>((_resolve, reject) => {
        thread.addEventListener('error', (event) => {
          event.preventDefault();
          reject(new Error(event.message));
        });
      });
      this.#training = trainOn(
        thread,
        {
          encoding: encodingFor(model, scaling),
          model: stored.model,
          schedule: { steps, batch, rate, warmUp, finalShare, clip },
          symbols: alphabet.length,
          text: bytesOf(text.default),
          weights: bytesOf(weights.default),
          held: numbersOf(further.held.join('')),
          reportAt: further.curves[model].plain.steps,
          longest: length,
          ...{ seed, within },
        },
        (progress) => {
          if ('report' in progress) this.#set({ reports: [...(this.#run?.reports ?? []), progress.report] });
          else this.#set({ step: progress.step });
        },
      );
      const { ended } = await Promise.race([this.#training.done, lost]);
      this.#set({ state: ended });
    } catch {
      this.#set({ state: 'failed' });
    } finally {
      this.#thread?.terminate();
      this.#thread = undefined;
      this.#training = undefined;
    }
  }

  stop(): void {
    if (this.#training) this.#training.stop();
    else if (this.isRunning) this.#set({ state: 'stopped' });
  }

  hostDisconnected(): void {
    this.stop();
  }
}

/** Losses step by step: solid lines at the new places, broken ones at the places of the first training. */
function curves(model: Trainable, scaling: Scaling, run: Run | undefined, width: number): TemplateResult {
  const height = Math.min(Math.max(width * 0.45, 200), 280);
  const margin = { left: 44, right: 74, top: 22, bottom: 40 };
  const all = scalings.map((name) => ({ name, ...further.curves[model][recorded[name]] }));
  const largest = Math.max(...all.flatMap(({ beyond, within }) => [...beyond, ...within]));
  const plot = plotOf([width, height], margin, [0, further.steps], [1.3, Math.min(largest, 3)]);
  const path = (steps: readonly number[], losses: readonly number[]): string =>
    pathOf(losses.map((loss, k) => [plot.x(steps[k] ?? 0), Math.max(plot.y(loss), plot.top)]));
  const lines = all.map(({ name, steps, beyond, within }) => {
    const kind = name === scaling ? 'chosen' : 'other';
    return svg`<path class="line ${kind}" data-scaling=${name} d="M${path(steps, beyond)}" />${
      name === scaling ? svg`<path class="line plain ${kind}" d="M${path(steps, within)}" />` : nothing
    }`;
  });
  const ends = all.map(({ name, beyond }) => ({ name, y: plot.y(beyond.at(-1) ?? 0) })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < ends.length; k += 1) ends[k]!.y = Math.max(ends[k]!.y, ends[k - 1]!.y + 13);
  const over = (ends.at(-1)?.y ?? 0) - plot.bottom;
  if (over > 0) for (const end of ends) end.y -= over;
  const points = (run?.reports ?? []).flatMap(({ step, within, beyond }) =>
    [within, beyond].map(
      (loss) => svg`<circle class="now" cx=${at(plot.x(step))} cy=${at(Math.max(plot.y(loss), plot.top))} r="4" />`,
    ),
  );
  return chart(
    {
      kind: 'by-place reads-further',
      width,
      height,
      label: t('reads.further.chart', { scaling: t(`reads.scalings.${scaling}`), length: written(further.length) }),
    },
    svg`${gridLines([1.5, 2, 2.5], plot, (value) => decimal(value, 1))}
      ${labelsBelow([0, 50, 100, 150, 200], plot)}
      ${axisNames(plot, height, t('reads.further.steps'), t('reads.axis.loss'))}
      ${lines}${points}
      ${ends.map(
        ({ name, y }) => svg`<text class="end ${name === scaling ? 'chosen' : 'other'}" x=${plot.right + 6} y=${at(y)}
          dy="0.35em">${t(`reads.scalings.${name}`)}</text>`,
      )}`,
  );
}

/** The figure with its button, and both sides of the extension in words. */
export function trainOnFigure(training: TrainOn, { model, scaling }: ReadsValues, width: number): TemplateResult {
  if (!isTrainable(model)) return html``;
  const run = training.runOf(model, scaling);
  const { steps, beyond, within } = further.curves[model][recorded[scaling]];
  const asItWas = further.curves[model].plain;
  const numbers = {
    steps: written(steps.at(-1) ?? 0),
    length: written(further.length),
    factor: written(further.factor),
    trained: written(further.within),
    last: written(further.length - 1),
    before: decimal(asItWas.beyond[0] ?? 0, 2),
    after: decimal(beyond.at(-1) ?? 0, 2),
    shortBefore: decimal(asItWas.within[0] ?? 0, 2),
    shortAfter: decimal(within.at(-1) ?? 0, 2),
  };
  const busy = run?.state === 'running';
  return html`<h3>${t('reads.further.title')}</h3>
    ${curves(model, scaling, run, width)}
    <p class="actions">
      <button type="button" class="quiet reads-further" ?disabled=${training.isRunning && !busy}
        @click=${() => (busy ? training.stop() : void training.start(model, scaling))}
      >${busy ? t('reads.further.stop') : t('reads.further.start', numbers)}</button>
      <span role="status">${
        run === undefined ? '' : t(`reads.further.${run.state}`, { ...numbers, step: written(run.step) })
      }</span>
    </p>
    <p>${t('reads.further.both', numbers)}</p>
    <p class="hint">${t('reads.further.note', numbers)}</p>`;
}
