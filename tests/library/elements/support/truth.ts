import { interpolateMagma, interpolateRdBu, interpolateViridis } from 'd3-scale-chromatic';

const maps = { RdBu: interpolateRdBu, magma: interpolateMagma, viridis: interpolateViridis };

/** The paper's formula, written again for the tests, in double. */
export function encoding(
  position: number,
  dimension: number,
  dim: number,
  base = 10000,
  layout = 'interleaved',
): number {
  const half = Math.ceil(dim / 2);
  const [pair, sine] =
    layout === 'interleaved' ? [dimension >> 1, dimension % 2 === 0] : [dimension % half, dimension < half];
  const angle = position / base ** ((2 * pair) / dim);
  return sine ? Math.sin(angle) : Math.cos(angle);
}

/**
 * The possible colours of a value: its entry among 256 or, within a rounding error of the edge between two entries,
 * either of them.
 */
export function colorsOf(value: number, map: keyof typeof maps, min = -1, max = 1): number[][] {
  const entry = (at: number): number => Math.min(255, Math.max(0, Math.floor(((at - min) / (max - min)) * 256)));
  return [...new Set([entry(value - 1e-6), entry(value + 1e-6)])].map((index) => {
    const color = maps[map](index / 255);
    const parts = color.startsWith('#')
      ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
      : color.match(/\d+/g)!.map(Number);
    return [...parts, 255];
  });
}

/** Cells spread over a matrix: its corners and a scatter between them. */
export function scatter(rows: number, columns: number, count = 150): [number, number][] {
  const corners: [number, number][] = [
    [0, 0],
    [0, columns - 1],
    [rows - 1, 0],
    [rows - 1, columns - 1],
  ];
  return [
    ...corners,
    ...Array.from({ length: count }, (_, i): [number, number] => [(i * 7919) % rows, (i * 104_729 + i * i) % columns]),
  ];
}
