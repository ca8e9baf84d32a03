// The picture of a moment: the object, what the scenes draw beside it, and the numbers below.
import type { Entrant } from '../training/entrants.ts';
import { drawAxis, drawClocks, drawThreads, drawWords } from './clock.ts';
import { drawRows } from './ledger.ts';
import type { Labels } from './labels.ts';
import { colorsOf, paintOn, type Paint } from './paint.ts';
import type { Numbers } from './numbers.ts';
import type { Pose } from './pose.ts';
import { drawShadow } from './scenes/clock.ts';
import { drawRace } from './scenes/race.ts';
import { drawAngle, drawScores } from './scenes/rope.ts';
import { drawTerms } from './scenes/score.ts';
import { drawTurn } from './scenes/step.ts';
import { drawSum } from './scenes/sum.ts';
import { drawLeader } from './scenes/word.ts';

export interface Shown {
  readonly pose: Pose;
  readonly numbers: Numbers;
  readonly labels: Labels;
  readonly racer: (kind: Entrant) => string;
}

/** More pixels than this for each of the page's cost time and show nothing. */
const finest = 2;

/** Paints onto a canvas of so many CSS pixels. */
export function drawFigure(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
  { racer, ...given }: Shown,
): void {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, finest);
  const [wide, high] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  const context = canvas.getContext('2d');
  if (!context || wide === 0 || high === 0) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  drawParts(paintOn(context, size, { ...given, colors: colorsOf(canvas) }), racer);
}

/** From the back to the front. */
function drawParts(paint: Paint, racer: Shown['racer']): void {
  drawThreads(paint, false);
  drawAxis(paint);
  drawClocks(paint);
  drawShadow(paint);
  drawSum(paint);
  drawTurn(paint);
  drawAngle(paint);
  drawThreads(paint, true);
  drawWords(paint);
  drawLeader(paint);
  drawRows(paint);
  drawScores(paint);
  drawTerms(paint);
  drawRace(paint, racer);
}
