import { alibiBias, kerpleBias, offsetSimilarity } from 'posenc';
import { curve } from '../shared/thumbnails/marks.ts';

/** The effect of encodings on a score by distance: two heads of ALiBi, KERPLE, and RoPE for equal words. */
export default function thumbnail(): string {
  const keys = 64;
  const back = (data: Float32Array, head = 0): Float32Array => data.slice(head * keys, (head + 1) * keys).reverse();
  const alibi = alibiBias({ heads: 8, queries: 1, keys }).data;
  const kerple = kerpleBias({ queries: 1, keys, p: [1], a: [1] }).data;
  const rope = offsetSimilarity({ dim: 64, offsets: keys }).map((sum) => (sum - 32) / Math.sqrt(64));
  const span = [-4.2, 0.2] as const;
  return [
    curve(back(alibi, 2), span, 'faint'),
    curve(back(alibi, 4), span, 'faint'),
    curve(back(kerple), span),
    curve(rope, span, 'accent'),
  ].join('');
}
