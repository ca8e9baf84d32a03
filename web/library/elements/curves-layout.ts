import {
  aboveAxis,
  bandCenter,
  belowAxis,
  besideAxis,
  fittingTicks,
  fixedFormat,
  legendLayout,
  snapRect,
  wholeBands,
  type Bands,
  type LegendLayout,
  type Measure,
  type Rect,
  type Theme,
  type Tick,
} from '../draw/index.ts';

/** Where everything on a line chart goes, CSS pixels. */
export interface CurvesLayout {
  readonly plot: Rect;
  readonly across: Bands;
  readonly acrossTicks: readonly Tick[];
  readonly valueTicks: readonly Tick[];
  /** Values at the lower and upper edge of the plot. */
  readonly low: number;
  readonly high: number;
  readonly legend: LegendLayout;
  readonly legendAt: { readonly x: number; readonly y: number };
}

export interface CurvesLayoutOptions {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly across: Bands;
  readonly min: number;
  readonly max: number;
  readonly title: string;
  readonly labels: readonly string[];
  readonly theme: Theme;
  readonly measure: Measure;
  readonly language: string;
}

/** Share of the range left free above and below, so that the crests of a wave do not run along the edge. */
const margin = 0.05;

/** The legend first, because its rows reduce the height; then values, then the remaining width. */
export function layOutCurves(options: CurvesLayoutOptions): CurvesLayout {
  const { width, height, pixelRatio, min, max, title, labels, theme, measure, language } = options;
  const legend = legendLayout(title, labels, width, measure);
  const top = legend.height + aboveAxis(theme);
  const plotHeight = Math.max(height - top - belowAxis(theme), 16);
  const [low, high] = [min - (max - min) * margin, max + (max - min) * margin];
  const format = fixedFormat(language);
  const valueTicks = fittingTicks({
    start: min,
    stop: max,
    length: plotHeight,
    extent: () => theme.fontSize,
    format,
    most: 5,
    gap: 6,
    place: (value) => ((high - value) / (high - low)) * plotHeight,
  });
  const left = besideAxis(Math.max(0, ...valueTicks.map((tick) => measure(tick.label))));
  const plot = snapRect({ x: left, y: top, width: Math.max(width - left - 14, 16), height: plotHeight }, pixelRatio);
  const across = { ...options.across, length: plot.width };
  const acrossTicks = fittingTicks({
    start: across.first,
    stop: across.first + across.step * (across.count - 1),
    place: (value) => bandCenter(across, value),
    length: plot.width,
    extent: measure,
    format,
    gap: 10,
    whole: wholeBands(across),
  });
  return { plot, across, acrossTicks, valueTicks, low, high, legend, legendAt: { x: 0, y: 0 } };
}
