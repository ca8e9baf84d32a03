// `posenc/sincos`: sines and cosines with the same bits in every engine and in C++. Plain JavaScript.
export type { ErrorDetails } from '../api/runtime/errors.ts';
export type { SinCosArrayOptions, SinCosArrays, SineArrayOptions } from './arrays.ts';
export { cosArray, sinArray, sinCosArray } from './arrays.ts';
export type { FloatArray } from './fill.ts';
export type { SinCos } from './numbers.ts';
export {
  cos,
  cosFloat32,
  cosTurns,
  cosTurnsFloat32,
  sin,
  sinCos,
  sinCosTurns,
  sinFloat32,
  sinTurns,
  sinTurnsFloat32,
} from './numbers.ts';
