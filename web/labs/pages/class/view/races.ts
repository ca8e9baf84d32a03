// A class's predictions of the race of six, and its own trainings.
import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine, stopped } from '../../../../library/elements/sentences.ts';
import { outcomes } from '../../../training/guesses.ts';
import { t } from '../../../shared/text/i18n.ts';
import { listed, written } from '../../../shared/text/numerals.ts';
import type { Known } from '../room/known.ts';
import { entered, outcomeOfTrained, testLengths } from '../room/race.ts';
import type { Result, Trained } from '../room/result.ts';
import { seedOfModels, type Race } from '../room/room.ts';
import { boxOf, predictionCounts, trainedSeeds, type Box } from '../room/tally.ts';
import { say } from '../words.ts';
import { bars } from './bars.ts';
import { boxPlots, shareText, type FigureRoom } from './charts.ts';

/** The quantity that the boxes compare: right answers at one of the four lengths, or the steps to 95 %. */
export const measures = ['0', '1', '2', '3', 'steps'] as const;
export type Measure = (typeof measures)[number];

export const measureText = (measure: Measure): string =>
  measure === 'steps' ? say('race.steps') : say('race.rightAt', { length: testLengths()[Number(measure)] ?? 0 });

export const taskText = ({ task, causal, size, steps }: Race): string =>
  say('race.about', {
    task: t(`training.tasks.${task}.name`),
    mask: t(causal ? 'training.masked' : 'training.unmasked'),
    size: say(`race.size.${size}`),
    steps: written(steps),
  });

/** The settings of a race, and what its task asks. */
export const aboutRace = (race: Race): string => inOneLine(taskText(race), t(`training.tasks.${race.task}.about`));

const outcomeText = (outcome: (typeof outcomes)[number]): string => {
  const [here = 0, , , far = 0] = testLengths();
  return t(`training.outcome.${outcome}`, { here, far });
};

/** For each model, how many expect which outcome; once revealed, with what is known of it. */
export function predictions(results: readonly Result[], known: Known | undefined, revealed: boolean): TemplateResult {
  const counts = predictionCounts(results);
  return html`${
    revealed
      ? html`<p class="hint">
          ${known ? say('race.knownBy', { seeds: known.seeds }) : say('race.unknown')}
        </p>`
      : nothing
  }
  <div class="six">
    ${entered.map((kind, model) =>
      bars(
        t(`training.encodings.${kind}`),
        outcomes.map((outcome) => ({
          text: outcomeText(outcome),
          count: revealed ? (counts[model]?.[outcome] ?? 0) : 0,
          kind: revealed && known?.outcomes[model] === outcome ? 'right' : undefined,
        })),
        results.length,
      ),
    )}
  </div>`;
}

const valueOf = (trained: Trained | undefined, measure: Measure): number | undefined =>
  measure === 'steps' ? trained?.solved : trained?.permille[Number(measure)];

/** The six models of all seeds of the class, as boxes and as a table. */
export function trainings(
  results: readonly Result[],
  race: Race,
  measure: Measure,
  known: Known | undefined,
  room: FigureRoom,
): TemplateResult {
  const { seeds, disputed } = trainedSeeds(results, seedOfModels);
  const all = [...seeds.values()];
  const boxes = entered.map((_kind, model) => boxOf(all.flatMap((models) => valueOf(models[model], measure) ?? [])));
  const isSteps = measure === 'steps';
  const text = isSteps ? (value: number): string => written(value) : shareText;
  const beforehand = entered.map((_kind, model) => {
    const share = isSteps ? undefined : known?.shares[model]?.[Number(measure)];
    return share === undefined ? undefined : 1000 * share;
  });
  return html`<p class="verdict">${inOneLine(
    say('race.seeds', { count: seeds.size }),
    results.length > seeds.size ? say('race.shared', { count: results.length - seeds.size }) : '',
  )}</p>
    ${
      disputed.length > 0
        ? html`<p class="refusal">${say('race.disputed', { seeds: listed(disputed.map(written)) })}</p>`
        : nothing
    }
    ${boxPlots(
      {
        boxes,
        span: isSteps ? [0, race.steps] : [0, 1000],
        text,
        axis: measureText(measure),
        known: beforehand,
        label: inOneLine(stopped(measureText(measure)), ...boxes.map((box, at) => boxText(box, at, text))),
      },
      room,
    )}
    <p class="hint">
      ${say('race.boxes')}
      ${beforehand.some((one) => one !== undefined) ? say('race.known', { seeds: known?.seeds ?? 0 }) : nothing}
    </p>
    ${table(all, measure, boxes, text)}`;
}

const boxText = (box: Box | undefined, model: number, text: (value: number) => string): string => {
  const name = t(`training.encodings.${entered[model]!}`);
  return box ? say('race.boxText', { name, median: text(box.middle), low: text(box.low), high: text(box.high) }) : '';
};

function table(
  all: readonly (readonly (Trained | undefined)[])[],
  measure: Measure,
  boxes: readonly (Box | undefined)[],
  text: (value: number) => string,
): TemplateResult {
  const names = ['low', 'left', 'middle', 'right', 'high'] as const;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${measureText(measure)}>
    <table class="numbers">
      <caption>${measureText(measure)}</caption>
      <thead>
        <tr>
          <th scope="col">${t('training.column.encoding')}</th>
          <th scope="col">n</th>
          ${names.map((name) => html`<th scope="col">${say(`race.column.${name}`)}</th>`)}
          <th scope="col">${say('race.column.learned')}</th>
        </tr>
      </thead>
      <tbody>
        ${entered.map((kind, model) => {
          const box = boxes[model];
          const trained = all.flatMap((models) => models[model] ?? []);
          const learned = trained.filter((one) => outcomeOfTrained(one) !== 'not').length;
          return html`<tr>
            <th scope="row">${t(`training.encodings.${kind}`)}</th>
            <td>${written(box?.values.length ?? 0)}</td>
            ${names.map((name) => html`<td>${box ? text(box[name]) : '–'}</td>`)}
            <td>${say('race.of', { count: written(learned), all: written(trained.length) })}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
