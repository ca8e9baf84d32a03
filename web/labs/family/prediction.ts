import type { Guess } from '../shared/lab/guess.ts';
import { written } from '../shared/text/numerals.ts';
import { alibiHeads } from './model.ts';
import type { properties } from './properties.ts';

const [heads, asked] = [12, [1, 8, 12]];

export const prediction: Guess<typeof properties> = {
  options: asked.map(String),
  show: { family: 'alibi', heads, head: 8, show: 'share', content: 'sentence' },
  judge: () => {
    const windows = alibiHeads(heads).map(({ window }) => window);
    const farthest = windows.indexOf(Math.max(...windows)) + 1;
    const seen = (head: number): string => written(windows[head - 1] ?? 0);
    return {
      right: String(farthest),
      values: () => ({ farthest: written(farthest), most: seen(farthest), first: seen(1), last: seen(heads) }),
    };
  },
};
