// Compiling WebAssembly, and saying why where that is impossible.
import { unavailable } from './errors.ts';

// The smallest module that contains a SIMD instruction.
const simdProbe = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/** Throws unless this engine supports the module's features. */
export function requireWebAssembly(): void {
  if (typeof WebAssembly !== 'object') {
    throw unavailable('WebAssembly', 'an engine with WebAssembly that is switched on, or the import "posenc/pure"');
  }
  // Some edge runtimes lack this part of WebAssembly; their own error is more precise than a guess.
  if (typeof WebAssembly.validate === 'function' && !WebAssembly.validate(simdProbe)) {
    throw unavailable(
      'WebAssembly SIMD',
      'Chrome 91, Firefox 89, Safari 16.4, Node 16.4 or newer, or the import "posenc/pure"',
    );
  }
}

/** The error where compiling or starting is forbidden, or fails: in the engine's own words. */
export function refused(cause: unknown): Error {
  const said = cause instanceof Error ? cause.message.slice(0, 200) : 'without a reason';
  const allowed = /allocate|out of memory/i.test(said)
    ? 'a page or process with memory for one module more'
    : 'a page or process that may compile it (\'wasm-unsafe-eval\'; in an edge runtime "posenc/external" with an ' +
      'imported module), or the import "posenc/pure"';
  return unavailable('WebAssembly', allowed, cause, `did not start (${said})`);
}

/** Compiles synchronously. `bytes` is called only when that is possible. */
export function compile(bytes: () => BufferSource): WebAssembly.Module {
  requireWebAssembly();
  try {
    return new WebAssembly.Module(bytes());
  } catch (cause) {
    throw refused(cause);
  }
}
