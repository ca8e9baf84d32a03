// Worksheets without a browser: which questions a sheet has, and that they can be answered on paper.
import { describe, expect, test } from 'vitest';
import { labs } from '../../../web/labs/index.ts';
import { chosen } from '../../../web/labs/pages/teach/worksheet/make.ts';
import { loadBankAlone } from '../../../web/labs/shared/quiz/banks.ts';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';

const banks = await Promise.all(labs.map(({ id }) => loadBankAlone(id)));
const wanted = { of: 'intro', count: 40, seed: '7' } as const;

describe('a worksheet', () => {
  test.each(['1', '2', '3'] as const)('of level %s has questions of that level alone, from every lab', (level) => {
    const found = chosen(banks, { ...wanted, level });
    expect(new Set(found.map(([, question]) => String(question.level)))).toEqual(new Set([level]));
    expect(new Set(found.map(([bank]) => bank.lab)).size).toBe(banks.length);
  });

  test('of mixed levels begins with the easy questions of each lab', () => {
    const found = chosen(banks, { ...wanted, level: 'mixed' });
    expect(found).toHaveLength(40);
    for (const bank of banks) {
      const levels = found.filter(([own]) => own === bank).map(([, { level }]) => level);
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    }
  });

  test('has no question that tells a reader of paper to click', () => {
    const clicks = /\b(click|tap|press|clic|toque|pulse|premi|tocca)\b|点击|单击|点选/i;
    for (const code of languages())
      for (const { id } of labs) {
        const { questions = {} } = readStrings(code, id) as { questions?: Record<string, { ask: string }> };
        const wrong = Object.entries(questions).filter(([, { ask }]) => clicks.test(ask));
        expect([code, id, wrong.map(([name]) => name)]).toEqual([code, id, []]);
      }
  });
});
