/** A rectangle in CSS pixels; x to the right, y down. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Everything a painter needs to know about looks. Colours are any CSS colour; nothing is read from the document here.
 */
export interface Theme {
  readonly text: string;
  readonly muted: string;
  readonly grid: string;
  readonly background: string;
  /** Curve colours in the order in which curves take them; see `curvePalettes`. */
  readonly curves: readonly string[];
  /** A CSS font-family list. */
  readonly fontFamily: string;
  /** CSS pixels. */
  readonly fontSize: number;
}

/** Width of a label in CSS pixels, usually `(text) => context.measureText(text).width`. */
export type Measure = (text: string) => number;

/** The two-dimensional context of a canvas that is on the page or off it. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const fontOf = (theme: Theme, weight = 400): string => `${weight} ${theme.fontSize}px ${theme.fontFamily}`;

/**
 * The rectangle moved to whole device pixels, so that edges are sharp on any screen.
 * Shapes: none. Units: CSS pixels; `pixelRatio` device pixels per CSS pixel. Errors: none.
 */
export function snapRect(rect: Rect, pixelRatio: number): Rect {
  const snap = (value: number): number => Math.round(value * pixelRatio) / pixelRatio;
  const x = snap(rect.x);
  const y = snap(rect.y);
  return {
    x,
    y,
    width: Math.max(snap(rect.x + rect.width) - x, 1 / pixelRatio),
    height: Math.max(snap(rect.y + rect.height) - y, 1 / pixelRatio),
  };
}
