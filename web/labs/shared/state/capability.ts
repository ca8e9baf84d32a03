export type Missing = 'webassembly' | 'simd' | 'policy';

/** The smallest module that uses SIMD128: () => i8x16.splat(0). */
const simdModule = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // magic, version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // one type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // i32.const 0, i8x16.splat, end
);

/**
 * Features that posenc needs and this browser or page lacks; checked before the library loads, so that the page can
 * explain.
 */
export function missing(): Missing | undefined {
  if (typeof WebAssembly !== 'object') return 'webassembly';
  if (!WebAssembly.validate(simdModule)) return 'simd';
  try {
    void new WebAssembly.Module(simdModule);
    return undefined;
  } catch {
    // A valid module that does not compile is forbidden by the page's content security policy.
    return 'policy';
  }
}

/** Whether this is one file without a server (web/labs/files), with no other files next to it. */
export const inFile = (): boolean => 'file' in document.documentElement.dataset;
