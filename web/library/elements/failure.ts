import { PosencError } from 'posenc';
import type { Strings } from './locales/index.ts';

/**
 * Texts for a table that could not be computed. The usual cause is a browser without WebAssembly or without SIMD: a
 * sentence about the browser then helps a reader more than the error's own message.
 */
export function failureText(error: unknown, strings: Strings): string {
  if (error instanceof PosencError && error.code === 'POSENC_UNAVAILABLE') {
    if (error.argument === 'WebAssembly SIMD') return strings.noSimd;
    if (error.argument === 'WebAssembly') return strings.noWebAssembly;
  }
  return strings.failed(error instanceof Error ? error.message : String(error));
}
