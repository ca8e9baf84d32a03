// Compiling WebAssembly, and saying why where that is impossible.
import { unavailable } from './errors.ts';

// The smallest module that contains a SIMD instruction.
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Throws unless this engine has what the module needs. */
export function requireWebAssembly(): void {
  if (typeof WebAssembly !== 'object') {
    throw unavailable('WebAssembly', 'an engine with WebAssembly that is switched on, or the import "posenc/pure"');
  }
  if (!WebAssembly.validate(simdProbe)) {
    throw unavailable(
      'WebAssembly SIMD',
      'Chrome 91, Firefox 89, Safari 16.4, Node 16.4 or newer, or the import "posenc/pure"',
    );
  }
}

/** What is thrown where compiling or starting is forbidden, or fails. */
export const refused = (cause: unknown): Error =>
  unavailable(
    'WebAssembly',
    'a page or process that may compile it (\'wasm-unsafe-eval\'), or the import "posenc/pure"',
    cause,
  );

/** Compiles at once. `bytes` is asked only when it can be done. */
export function compile(bytes: () => BufferSource): WebAssembly.Module {
  requireWebAssembly();
  try {
    return new WebAssembly.Module(bytes());
  } catch (cause) {
    throw refused(cause);
  }
}
