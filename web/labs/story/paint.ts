// The tools of every part of the figure: the canvas, the colours of the page, the words, and the eye.
import { curvePalettes } from '../../library/draw/index.ts';
import type { Labels } from './labels.ts';
import type { Numbers } from './numbers.ts';
import type { Pose } from './pose.ts';

export interface Colors {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly edge: string;
  readonly accent: string;
  readonly wash: string;
  readonly paper: string;
  /** The slow hand. */
  readonly slow: string;
  /** A word and its place added up. */
  readonly sum: string;
  readonly curves: readonly string[];
  readonly font: string;
}

/** The page's colours as its style sheet gives them to a canvas (story.css), whatever the scheme. */
export function colorsOf(canvas: HTMLCanvasElement): Colors {
  const style = getComputedStyle(canvas);
  const [red = 0] = (/\d+(\.\d+)?/.exec(style.color) ?? ['0']).map(Number);
  const curves = curvePalettes[red > 128 ? 'dark' : 'light'];
  return {
    ink: style.color,
    muted: style.borderTopColor,
    line: style.borderRightColor,
    edge: style.borderBottomColor,
    accent: style.borderLeftColor,
    wash: style.outlineColor,
    paper: style.textDecorationColor,
    slow: curves[0],
    sum: curves[3],
    curves,
    font: style.fontFamily,
  };
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Whether it is on the reader's side of the axis. */
  readonly near: boolean;
}

export type Eye = (position: number, right: number, up: number) => Point;

export interface Paint {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly pose: Pose;
  readonly numbers: Numbers;
  readonly colors: Colors;
  readonly labels: Labels;
  readonly eye: Eye;
  /** CSS pixels: radius of the clock, letters, and where what is below the picture begins. */
  readonly radius: number;
  readonly letters: number;
  readonly ledger: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The room that the names of the racers need at the right, CSS pixels. */
export const nameRoom = (width: number): number => (width < 480 ? 118 : 158);

export function paintOn(
  context: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  given: Pick<Paint, 'pose' | 'numbers' | 'colors' | 'labels'>,
): Paint {
  const { width, height } = size;
  const { pose } = given;
  const [yaw, pitch] = [radians(pose.yaw), radians(pose.pitch)];
  const radius = pose.size * Math.min(0.3 * height, 0.36 * width);
  const room = pose.chart * nameRoom(width);
  const unit = (0.92 * width - room) / pose.span;
  const [x, y] = [(width - room) / 2, pose.level * height];
  const [across, along] = [Math.cos(yaw), Math.sin(yaw)];
  const [high, deep] = [Math.cos(pitch), Math.sin(pitch)];
  const eye: Eye = (position, right, up) => {
    const on = (position - pose.focus) * unit;
    const far = on * along - right * radius * across;
    const shrink = 1 / (1 + (pose.lens * far) / (2.5 * width));
    return {
      x: x + (on * across + right * radius * along) * shrink,
      y: y - (up * radius * high + far * deep) * shrink,
      near: right * across >= 0,
    };
  };
  return { context, width, height, ...given, eye, radius, letters: width < 480 ? 12 : 15.5, ledger: 0.75 * height };
}

/** Draws with an opacity, if there is anything to see. */
export function faded({ context }: Paint, opacity: number, draw: () => void): void {
  if (opacity < 0.004) return;
  const before = context.globalAlpha;
  context.globalAlpha = before * Math.min(opacity, 1);
  draw();
  context.globalAlpha = before;
}

interface TextStyle {
  readonly color?: string;
  readonly align?: CanvasTextAlign;
  readonly bold?: boolean;
  readonly size?: number;
  /** Moved sideways as far as it takes to be whole in the picture: for a text that names what stands still. */
  readonly whole?: boolean;
}

/** The share of a text that is left of where it is written. */
const before = { left: 0, start: 0, center: 0.5, right: 1, end: 1 };

export function write(paint: Paint, text: string, x: number, y: number, style: TextStyle = {}): void {
  const { context, letters, colors } = paint;
  const { color = colors.ink, align = 'left', bold = false, size = letters, whole = false } = style;
  context.font = `${bold ? 600 : 400} ${size}px ${colors.font}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  // Lines behind the letters leave them alone.
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = colors.paper;
  const wide = whole ? context.measureText(text).width : 0;
  const left = before[align] * wide;
  const at = whole ? Math.max(Math.min(x, paint.width - 2 - wide + left), 2 + left) : x;
  context.strokeText(text, at, y);
  context.fillStyle = color;
  context.fillText(text, at, y);
}

export function line({ context }: Paint, points: readonly Point[], color: string, thick: number): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.strokeStyle = color;
  context.lineWidth = thick;
  context.lineCap = context.lineJoin = 'round';
  context.stroke();
}

export function dot({ context, colors }: Paint, { x, y }: Point, radius: number, color: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = colors.paper;
  context.lineWidth = 1.5;
  context.stroke();
}

export const blend = (from: number, to: number, share: number): number => from + share * (to - from);
