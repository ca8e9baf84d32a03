export type ArrayFunction = (x: Float32Array, options?: { units: 'turns' }) => Float32Array;

export const functionNames: readonly ['sinFloat32', 'cosFloat32', 'sinTurnsFloat32', 'cosTurnsFloat32'];

/** The hash of each function over a block of 2^24 inputs, in the order of their names. */
export function hashesOf(
  block: number,
  functions: { readonly sinArray: ArrayFunction; readonly cosArray: ArrayFunction },
): string[];
