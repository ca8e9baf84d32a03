import {
  aboveAxis,
  bandCenter,
  belowAxis,
  besideAxis,
  colorBarRoom,
  colorBarWidth,
  fittingTicks,
  fixedFormat,
  plainFormat,
  snapRect,
  wholeBands,
  type Bands,
  type Measure,
  type Rect,
  type Theme,
  type Tick,
  type ValueScale,
} from '../draw/index.ts';

/** Where everything on a heat map goes, CSS pixels. */
export interface HeatmapLayout {
  readonly plot: Rect;
  readonly across: Bands;
  readonly down: Bands;
  readonly acrossTicks: readonly Tick[];
  readonly downTicks: readonly Tick[];
  readonly bar: Rect;
  readonly barTicks: readonly Tick[];
}

export interface HeatmapLayoutOptions {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** Axes from left to right and from top to bottom; their lengths are set here. */
  readonly across: Bands;
  readonly down: Bands;
  readonly scale: ValueScale;
  readonly theme: Theme;
  readonly measure: Measure;
  readonly language: string;
}

/** Heights first, then the labels that fit them, then the remaining width. */
export function layOutHeatmap(options: HeatmapLayoutOptions): HeatmapLayout {
  const { width, height, pixelRatio, theme, measure, language, scale } = options;
  const top = aboveAxis(theme);
  const format = fixedFormat(language);
  const plotHeight = Math.max(height - top - belowAxis(theme), 16);
  const lineHeight = (): number => theme.fontSize;

  const barTicks = fittingTicks({
    start: scale.min,
    stop: scale.max,
    length: plotHeight,
    extent: lineHeight,
    format,
    most: 5,
    gap: 6,
    place: (value) => ((scale.max - value) / (scale.max - scale.min)) * plotHeight,
  });
  const down = { ...options.down, length: plotHeight };
  const downTicks = axisTicks(down, lineHeight, format, 6);
  const plain = plainFormat(language);
  // Room for the longest label that the selection can put there, in its heavier weight.
  const ends = [down.first, down.first + down.step * (down.count - 1)].map((value) => measure(plain(value)) + 4);
  const left = besideAxis(Math.max(...ends, ...downTicks.map((tick) => measure(tick.label))));
  const barLabels = Math.max(0, ...barTicks.map((tick) => measure(tick.label)));
  const plotWidth = Math.max(width - left - colorBarRoom(barLabels), 16);
  const plot = snapRect({ x: left, y: top, width: plotWidth, height: plotHeight }, pixelRatio);
  const across = { ...options.across, length: plot.width };
  return {
    plot,
    across,
    down: { ...down, length: plot.height },
    acrossTicks: axisTicks(across, measure, format, 10),
    downTicks,
    bar: snapRect({ x: plot.x + plot.width + 14, y: plot.y, width: colorBarWidth, height: plot.height }, pixelRatio),
    barTicks,
  };
}

function axisTicks(bands: Bands, extent: Measure, format: ReturnType<typeof fixedFormat>, gap: number): Tick[] {
  const { first, step, count, length } = bands;
  return fittingTicks({
    start: first,
    stop: first + step * (count - 1),
    place: (value) => bandCenter(bands, value),
    length,
    extent,
    format,
    gap,
    whole: wholeBands(bands),
  });
}
