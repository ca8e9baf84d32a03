// Sines and cosines of one number, in float64 and rounded once to float32.
import { enter, wrongType } from '../api/runtime/errors.ts';
import { sineOf } from './radians.ts';
import { sineOfTurns } from './turns.ts';

/** Sine and cosine of one angle. */
export interface SinCos {
  readonly sine: number;
  readonly cosine: number;
}

/** Steps from a sine to a cosine. */
export const quarterTurn = 32;

function refuse(x: unknown, name: string): TypeError {
  enter(name);
  return wrongType('x', x, 'a number');
}

/**
 * sin(x), like `Math.sin`, with the same bits in every engine and in C++.
 *
 * Shapes: one number.
 * Units: x in radians.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN, -0 gives -0.
 * Accuracy: within 0.51 ulp for every finite x, multiples of pi and numbers beyond 2^53 included.
 *
 * @example
 * sin(1e22); // -0.8522008497671888
 */
export function sin(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'sin');
  return sineOf(x, 0, false);
}

/**
 * cos(x), like `Math.cos`, with the same bits in every engine and in C++.
 *
 * Shapes: one number.
 * Units: x in radians.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN.
 * Accuracy: within 0.51 ulp for every finite x.
 *
 * @example
 * cos(1.5707963267948966); // 6.123233995736766e-17
 */
export function cos(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'cos');
  return sineOf(x, quarterTurn, false);
}

/**
 * The bits of `sin` and of `cos`, together.
 *
 * Shapes: one number.
 * Units: x in radians.
 * Errors: `TypeError` for anything but a number.
 * Accuracy: as `sin` and `cos`.
 *
 * @example
 * const { sine, cosine } = sinCos(0.5);
 */
export function sinCos(x: number): SinCos {
  if (typeof x !== 'number') throw refuse(x, 'sinCos');
  return { sine: sineOf(x, 0, false), cosine: sineOf(x, quarterTurn, false) };
}

/**
 * sin(2 pi x). Whole, half and quarter turns are exact, and no size of x costs precision.
 *
 * Shapes: one number.
 * Units: x in turns.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN; a zero has the sign of x.
 * Accuracy: within 0.51 ulp for every finite x.
 *
 * @example
 * sinTurns(0.5); // 0
 */
export function sinTurns(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'sinTurns');
  return sineOfTurns(x, 0, false);
}

/**
 * cos(2 pi x). Whole, half and quarter turns are exact, and no size of x costs precision.
 *
 * Shapes: one number.
 * Units: x in turns.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN; a zero is positive.
 * Accuracy: within 0.51 ulp for every finite x.
 *
 * @example
 * cosTurns(0.25); // 0
 */
export function cosTurns(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'cosTurns');
  return sineOfTurns(x, quarterTurn, false);
}

/**
 * The bits of `sinTurns` and of `cosTurns`, together.
 *
 * Shapes: one number.
 * Units: x in turns.
 * Errors: `TypeError` for anything but a number.
 * Accuracy: as `sinTurns` and `cosTurns`.
 *
 * @example
 * sinCosTurns(0.25); // { sine: 1, cosine: 0 }
 */
export function sinCosTurns(x: number): SinCos {
  if (typeof x !== 'number') throw refuse(x, 'sinCosTurns');
  return { sine: sineOfTurns(x, 0, false), cosine: sineOfTurns(x, quarterTurn, false) };
}

/**
 * sin(x) rounded to float32.
 *
 * Shapes: one number.
 * Units: x in radians.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN, -0 gives -0.
 * Accuracy: correctly rounded for every float32 x, all 2^32 tried; within 0.5 + 2^-35 ulp of float32 for any x.
 *
 * @example
 * sinFloat32(0.5); // 0.4794255495071411
 */
export function sinFloat32(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'sinFloat32');
  return sineOf(x, 0, true);
}

/**
 * cos(x) rounded to float32.
 *
 * Shapes: one number.
 * Units: x in radians.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN.
 * Accuracy: correctly rounded for every float32 x, all 2^32 tried; within 0.5 + 2^-35 ulp of float32 for any x.
 *
 * @example
 * cosFloat32(0.5); // 0.8775825500488281
 */
export function cosFloat32(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'cosFloat32');
  return sineOf(x, quarterTurn, true);
}

/**
 * sin(2 pi x) rounded to float32.
 *
 * Shapes: one number.
 * Units: x in turns.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN; a zero has the sign of x.
 * Accuracy: correctly rounded for every float32 x, all 2^32 tried; within 0.5 + 2^-35 ulp of float32 for any x.
 *
 * @example
 * sinTurnsFloat32(0.125); // 0.7071067690849304
 */
export function sinTurnsFloat32(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'sinTurnsFloat32');
  return sineOfTurns(x, 0, true);
}

/**
 * cos(2 pi x) rounded to float32.
 *
 * Shapes: one number.
 * Units: x in turns.
 * Errors: `TypeError` for anything but a number. NaN and infinities give NaN; a zero is positive.
 * Accuracy: correctly rounded for every float32 x, all 2^32 tried; within 0.5 + 2^-35 ulp of float32 for any x.
 *
 * @example
 * cosTurnsFloat32(0.125); // 0.7071067690849304
 */
export function cosTurnsFloat32(x: number): number {
  if (typeof x !== 'number') throw refuse(x, 'cosTurnsFloat32');
  return sineOfTurns(x, quarterTurn, true);
}
