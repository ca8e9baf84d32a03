import learned from '../trained/table.json';
import { high, line, wide } from '../shared/thumbnails/marks.ts';

/** Right answers of trained models at one to four times the length of training, the median of all seeds. */
export default function thumbnail(): string {
  const median = (seeds: readonly number[]): number => [...seeds].sort((a, b) => a - b)[seeds.length >> 1] ?? 0;
  const lengths = [1, 1.5, 2, 4];
  const race = learned.rows.filter(({ task, causal }) => task === 'whereIsItNow' && !causal);
  const x = (length: number): number => 2 + ((length - 1) / 3) * (wide - 4);
  const y = (permille: number): number => high - 2 - (permille / 1000) * (high - 6);
  return race
    .map(({ encoding, accuracy }) =>
      line(
        accuracy.map((seeds, k) => [x(lengths[k] ?? 0), y(median(seeds))] as const),
        encoding === 'alibi' ? 'accent' : encoding === 'none' ? 'faint' : 'ink',
      ),
    )
    .join('');
}
