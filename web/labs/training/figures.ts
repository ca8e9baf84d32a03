import { svg, type TemplateResult } from 'lit';
import { curveColor, curveDash, curvePalettes } from '../../library/draw/index.ts';
import {
  at,
  axisNames,
  chart,
  gridLines,
  pathOf,
  plotOf,
  ticksBelow,
  wholeTicks,
  type Plot,
} from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import type { Beforehand } from './beforehand.ts';
import { entrants, reaches, type Entrant } from './entrants.ts';
import { isDone, type Run } from './run.ts';
import type { Room } from '../shared/figure/width.ts';

/** A run by the name of its encoding. */
export interface Entry {
  readonly kind: Entrant;
  readonly run: Run;
  /** The same from further seeds. */
  readonly others: readonly Run[];
  /** Trained beforehand with the same settings. */
  readonly before: Beforehand | undefined;
}

export const runsOf = ({ run, others }: Entry): readonly Run[] => [run, ...others];

const { light, dark } = curvePalettes;

/** The look of an encoding is the same in every race. */
export const strokeOf = (kind: Entrant): { readonly stroke: string; readonly dash: string } => {
  const index = entrants.indexOf(kind);
  return {
    stroke: `light-dark(${curveColor(light, index)}, ${curveColor(dark, index)})`,
    dash: curveDash(index).join(' ') || 'none',
  };
};

type Points = readonly (readonly [x: number, y: number])[];

const line = (kind: Entrant, points: Points): unknown => {
  const { stroke, dash } = strokeOf(kind);
  const [first] = points;
  return svg`<path
    class="race-line" data-kind=${kind} data-term="entrant-${kind}" stroke=${stroke} stroke-dasharray=${dash}
    d=${first ? `M${pathOf(points)}` : ''}
  ></path>`;
};

/** The curves trained beforehand, behind those trained now. */
const paleLine = (kind: Entrant, points: Points): unknown => {
  const { stroke, dash } = strokeOf(kind);
  return svg`<path
    class="race-line pale" data-pale=${kind} data-term="entrant-${kind}" stroke=${stroke} stroke-dasharray=${dash}
    d=${points.length > 0 ? `M${pathOf(points)}` : ''}
  ></path>`;
};

/** The mark of an encoding in the table. */
export const swatch = (kind: Entrant): TemplateResult => {
  const { stroke, dash } = strokeOf(kind);
  return svg`<svg class="swatch" width="30" height="8" viewBox="0 0 30 8" aria-hidden="true"><path
    class="race-line" stroke=${stroke} stroke-dasharray=${dash} d="M1 4H29"
  ></path></svg>` as TemplateResult;
};

const margin = { left: 40, right: 14, top: 24, bottom: 38 };
/** Room above the plot for the button that starts the race, once it has left the middle. */
const underButton = 40;

const shares = [0, 0.25, 0.5, 0.75, 1];
const percent = (share: number): string => written(100 * share);

/** The accuracy that needs no word order; the key below the charts has its name. */
const ceiling = (points: Points): unknown =>
  points.length === 0 ? '' : svg`<path class="bound" data-ceiling d="M${pathOf(points)}" />`;

/** From the worst seed to the best, at every step that two of them have reached. */
function band(entry: Entry, { x, y }: Plot): unknown {
  const curves = runsOf(entry).map(({ points }) => points);
  const longest = curves.reduce((best, points) => (points.length > best.length ? points : best), []);
  const edges = longest.flatMap(({ step }, at) => {
    const here = curves.flatMap((points) => (points[at]?.step === step ? [points[at].accuracy] : []));
    return here.length > 1 ? [[x(step), y(Math.min(...here)), y(Math.max(...here))] as const] : [];
  });
  const upper = edges.map(([at, , high]) => [at, high] as const);
  const lower = edges.map(([at, low]) => [at, low] as const).reverse();
  const { stroke } = strokeOf(entry.kind);
  return svg`<path
    class="race-band" data-band=${entry.kind} data-term="entrant-${entry.kind}" fill=${stroke}
    d=${edges.length > 1 ? `M${pathOf([...upper, ...lower])}Z` : ''}
  ></path>`;
}

/** Right answers at the longest length of training, step by step, as they come. */
export function raceChart(
  entries: readonly Entry[],
  { steps, longest }: { readonly steps: number; readonly longest: number },
  unordered: number | undefined,
  { value: width, highest }: Room,
): TemplateResult {
  const height = Math.round(Math.min(340, Math.max(290, width * 0.5), highest));
  const plot = plotOf([width, height], { ...margin, top: underButton }, [0, steps], [0, 1]);
  const { left, right, x, y } = plot;
  const bound: Points =
    unordered === undefined
      ? []
      : [
          [left, y(unordered)],
          [right, y(unordered)],
        ];
  return chart(
    { kind: 'race', width, height, label: t('training.raceChart', { longest: written(longest) }) },
    svg`${gridLines(shares, plot, percent)} ${ticksBelow(wholeTicks(0, steps, width / 90), plot)}
    ${axisNames(plot, height, t('training.axisSteps'), t('training.axisRight', { longest: written(longest) }))}
    ${ceiling(bound)}
    ${entries.map(({ kind, before }) =>
      paleLine(kind, before?.curve.map(([step, share]) => [x(step), y(share)] as const) ?? []),
    )}
    ${entries.filter(({ others }) => others.length > 0).map((entry) => band(entry, plot))}
    ${entries.map(({ kind, run }) =>
      line(
        kind,
        run.points.map(({ step, accuracy }) => [x(step), y(accuracy)] as const),
      ),
    )}`,
  );
}

/** Right answers by the length of the sentence: up to the first mark it was trained, beyond it was not. */
export function lengthChart(
  entries: readonly Entry[],
  lengths: readonly number[],
  ceilings: readonly number[],
  width: number,
  height = Math.round(Math.min(260, Math.max(220, width * 0.4))),
): TemplateResult {
  const room = { ...margin, top: underButton, right: 26 };
  const plot = plotOf([width, height], room, [0, Math.log2(reaches[3])], [0, 1]);
  const { y, bottom, top } = plot;
  const x = (place: number): number => plot.x(Math.log2(reaches[place] ?? 1));
  const tick = (
    length: number,
    place: number,
  ): unknown => svg`<path class="grid" d="M${at(x(place))} ${top}V${bottom + 5}" />
    <text x=${at(x(place))} y=${bottom + 17} text-anchor="middle">${written(length)}</text>`;
  const answered = entries.filter(({ run }) => run.scores.length > 0);
  return chart(
    { kind: 'reach-lines', width, height, label: t('training.lengthChart') },
    svg`${gridLines(shares, plot, percent)} ${lengths.map(tick)}
    ${axisNames(plot, height, t('training.axisLength'), t('training.axisShare'))}
    ${ceiling(ceilings.map((share, place) => [x(place), y(share)] as const))}
    ${entries.map(({ kind, before }) =>
      paleLine(kind, before?.shares.map((share, place) => [x(place), y(share)] as const) ?? []),
    )}
    ${answered.map(({ kind, run }) => {
      const points = run.scores.map(({ accuracy }, place) => [x(place), y(accuracy)] as const);
      const { stroke } = strokeOf(kind);
      const spot = ([px, py]: readonly [number, number]): unknown =>
        svg`<circle class="spot" r="3" cx=${at(px)} cy=${at(py)} fill=${stroke} />`;
      return svg`${line(kind, points)}${points.map(spot)}`;
    })}`,
  );
}

const bins = 8;

/**
 * Right answers at the longest length, by the place of the word that decides: an eighth of the sentence together, and
 * below the axis how many questions that are. All models answer the same ones.
 */
export function placeChart(entries: readonly Entry[], length: number, longest: number, width: number): TemplateResult {
  const height = Math.round(Math.min(260, Math.max(220, width * 0.4)));
  const plot = plotOf([width, height], { ...margin, left: 52, right: 26, bottom: 54 }, [0, length], [0, 1]);
  const { x, y, left, top, bottom } = plot;
  const answered = entries.filter(({ run }) => run.scores.length > 0);
  const places = Array.from({ length: bins }, (_bin, bin) =>
    [bin, bin + 1].map((edge) => Math.floor((edge * length) / bins)),
  );
  const sum = (counts: ArrayLike<number>, [from, to]: readonly number[]): number =>
    Array.from(counts)
      .slice(from, to)
      .reduce((a, b) => a + b, 0);
  const middle = ([from = 0, to = 0]: readonly number[]): number => x((from + to) / 2);
  const points = ({ run }: Entry): Points => {
    const { askedByPlace = [], rightByPlace = [] } = run.scores.at(-1) ?? {};
    return places.map((span) => {
      const asked = sum(askedByPlace, span);
      return [middle(span), asked === 0 ? Number.NaN : y(sum(rightByPlace, span) / asked)] as const;
    });
  };
  const [model] = answered;
  const count = (span: readonly number[]): unknown =>
    svg`<text class="count" x=${at(middle(span))} y=${bottom + 32} text-anchor="middle">${written(
      sum(model?.run.scores.at(-1)?.askedByPlace ?? [], span),
    )}</text>`;
  const edge = at(x(longest));
  return chart(
    { kind: 'place-lines', width, height, label: t('training.placeChart', { length: written(length) }) },
    svg`${gridLines(shares, plot, percent)} ${ticksBelow(wholeTicks(0, length, width / 90), plot)}
    ${axisNames(plot, height, t('training.axisPlace'), t('training.axisFar', { length: written(length) }))}
    <path class="bound" d="M${edge} ${top}V${bottom}" />
    <text class="bound-name" x=${edge} dx="4" y=${top - 3}>${t('training.trainedTo')}</text>
    <text class="count" x=${left - 8} y=${bottom + 32} text-anchor="end">n =</text> ${places.map(count)}
    ${answered.map((entry) => line(entry.kind, points(entry)))}`,
  );
}

export const allDone = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.flatMap(runsOf).every(isDone);
