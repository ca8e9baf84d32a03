// The game of the claims, their verdicts and their programs, without a browser.
import * as posenc from 'posenc';
import { describe, expect, test } from 'vitest';
import type claims from '../../../web/labs/strings/en/claims.json';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import { labs } from '../../../web/labs/index.ts';
import { trainedChecks } from '../../../web/labs/shared/claims/checks/training.ts';
import {
  isComputable,
  listed,
  type ClaimId,
  type Computable,
  type Trained,
} from '../../../web/labs/shared/claims/claims.ts';
import { shown } from '../../../web/labs/claims/properties.ts';
import { snippet } from '../../../web/labs/claims/snippets.ts';
import { isRight, nextClaim, playable, scoreOf, votes, type Vote } from '../../../web/labs/shared/claims/game.ts';
import { tallied, toneOf } from '../../../web/labs/shared/claims/words.ts';
import { table, type Row, type Table } from '../../../web/labs/training/stored.ts';
import { parse, type PropertyTable } from '../../../web/labs/shared/state/properties.ts';
import { tableOf } from '../../library/elements/support/tables.ts';
import { catalogue } from './support/claims.ts';
import { apart, dot, finding, values } from './support/claim-numbers.ts';

const inLanguages = languages().map(
  (code) => readStrings(code, 'claims')['early'] as unknown as (typeof claims)['early'],
);

const tables: Readonly<Record<string, PropertyTable>> = Object.fromEntries(
  await Promise.all(labs.map(async ({ id }) => [id, await tableOf(id)] as const)),
);
describe('the game of the claims', () => {
  const findings = new Map(listed.filter(({ lookedUp }) => !lookedUp).map(({ id }) => [id, finding(id as Computable)]));

  test('asks every claim that can be checked once, never two of one idea at the start', () => {
    const order = playable(listed);
    expect(order.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      listed
        .filter(({ lookedUp }) => lookedUp !== 'unpublished')
        .map(({ number }) => number)
        .sort((a, b) => a - b),
    );
    expect(new Set(order.slice(0, 5).map(({ idea }) => idea)).size).toBeGreaterThanOrEqual(4);
    const given = new Map<number, Vote>();
    for (let next = nextClaim(listed, given, undefined); next; next = nextClaim(listed, given, next.number)) {
      expect(given.has(next.number)).toBe(false);
      given.set(next.number, 'holds');
    }
    expect(given.size).toBe(order.length);
  });

  test('says how many hold once all are checked, and before that only how many are', () => {
    // Without strings a text is its key.
    for (const whole of ['claims.caption', 'claims.words'] as const) {
      expect(tallied(listed, new Map([...findings].slice(1)), whole)).toBe('claims.counting');
      expect(tallied(listed, findings, whole)).toBe(whole);
    }
  });

  test('counts a vote as right only if the check finds the same, and none while the check runs', () => {
    for (const claim of playable(listed)) {
      const tone = toneOf(claim.lookedUp ?? findings.get(claim.id)!.verdict);
      expect([claim.id, votes.filter((vote) => isRight(claim, vote, findings))]).toEqual([claim.id, [tone]]);
    }
    const near = listed.find(({ id }) => id === 'near')!;
    expect(isRight(near, 'holds', new Map())).toBeUndefined();
    const given = new Map<number, Vote>(playable(listed).map(({ number }) => [number, 'fails']));
    const wrong = playable(listed).filter(
      ({ id, lookedUp }) => toneOf(lookedUp ?? findings.get(id)!.verdict) === 'fails',
    ).length;
    expect(scoreOf(listed, given, findings)).toEqual({ right: wrong, all: given.size });
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(given.size);
  });
});

describe('the verdicts', () => {
  test.each(catalogue)('$lessons: $row', ({ claims }) => {
    for (const [id, verdict] of Object.entries(claims)) {
      const claim = listed.find((one) => one.id === id);
      expect(claim).toBeDefined();
      expect([id, claim!.lookedUp ?? finding(claim!.id as Computable).verdict]).toEqual([id, verdict]);
    }
  });

  test('every claim is in the catalogue, with a unique number', () => {
    expect(catalogue.flatMap(({ claims }) => Object.keys(claims)).sort()).toEqual(listed.map(({ id }) => id).sort());
    expect(new Set(listed.map(({ number }) => number)).size).toBe(listed.length);
    expect(shown({ lesson: '002' }).map(({ id }) => id)).toEqual(['small002', 'formula002']);
  });

  test('a wrong formula and a false citation weigh more than wrong last digits and a number cut off', () => {
    const tones = ['formula002', 'paper004', 'rows004', 'digits003', 'gpt4'].map((id) => {
      const claim = listed.find((one) => one.id === id)!;
      return toneOf(claim.lookedUp ?? finding(claim.id as Computable).verdict);
    });
    expect(tones).toEqual(['fails', 'fails', 'partly', 'partly', 'open']);
  });

  test('numbers by plain arithmetic are those that the verdicts follow from', () => {
    expect(values('near')['one']).toBeCloseTo(dot(1, 512), 10);
    expect(values('near')['share']).toBeCloseTo((dot(100, 512) / 256) * 100, 10);
    let rise = 1;
    while (dot(rise, 512) <= dot(rise - 1, 512)) rise += 1;
    expect(values('near')['rise']).toBe(rise);
    expect(values('distances000')['far']).toBeCloseTo(apart(45, 64), 10);
    expect(values('repeat001')).toMatchObject({ offset: 1146053, twoOffset: 710 });
    expect(values('repeat001')['distance']).toBeCloseTo(apart(1146053, 4), 8);
    expect(values('waves004')).toMatchObject({
      second: expect.closeTo(2 * Math.PI * 10000 ** (2 / 512), 9),
      thirdNarrow: expect.closeTo(2 * Math.PI * 10000 ** (4 / 32), 9),
    });
    expect(values('rows004')).toMatchObject({
      wrong: 2,
      position: 4,
      printed: -0.653,
      computed: expect.closeTo(Math.cos(4), 12),
      printedLast: 1,
      computedLast: expect.closeTo(Math.cos(0.04), 12),
    });
    expect(values('patterns')).toMatchObject({
      third: expect.closeTo(Math.sin(10000 ** (-1 / 3)), 12),
      otherLadder: 0,
    });
    expect(values('index003')).toMatchObject({
      pair: expect.closeTo(Math.sin(10000 ** (-2 / 512)), 12),
      column: expect.closeTo(Math.sin(10000 ** (-4 / 512)), 12),
    });
    expect(values('odd001')['spread']).toBeCloseTo(Math.sin(99 * 10000 ** (-64 / 65)), 12);
    expect(values('explog001')['greatest']).toBeCloseTo(10000 ** (510 / 512), 6);
    expect(values('dominate001')['norm']).toBeCloseTo(16, 10);
    expect(values('linear')['doubled']).toBeCloseTo(0.96, 2);
    const still = Array.from({ length: 512 }, (_column, c) => {
      const frequency = 10000 ** ((-2 * c) / 512);
      const column = Array.from({ length: 100 }, (_row, p) => (c % 2 === 0 ? Math.sin : Math.cos)(p * frequency));
      return Math.max(...column) - Math.min(...column);
    }).filter((spread) => spread < 1e-6).length;
    expect(values('formula002')['still']).toBe(still);
    expect(still).toBe(101);
    const products = new Set(Array.from({ length: 64 }, (_cell, cell) => (cell % 8) * Math.floor(cell / 8)));
    expect(values('product001')['distinct']).toBe(products.size);
    expect(values('divide004')['byReciprocal']).toBeCloseTo(
      Math.max(
        ...Array.from({ length: 64 }, (_column, c) => {
          const [wave, power] = [c % 2 === 0 ? Math.sin : Math.cos, 10000 ** ((2 * Math.floor(c / 2)) / 64)];
          return Math.abs(wave(3 * power) - wave(3 / power));
        }),
      ),
      6,
    );
    expect(values('extrapolate')['far']).toBeCloseTo(3.1e-3, 4);
    expect(values('memory001')).toMatchObject({ once: 128000, twice: 256000, frequencies: 64 });
  });

  test('each language has each claim, and uses only numbers that exist', () => {
    for (const claims of inLanguages) {
      for (const claim of listed) {
        expect(claims.said[claim.id].length).toBeGreaterThan(10);
        const known = claim.lookedUp ? [] : Object.keys(finding(claim.id as Computable).values);
        const wanted = [...claims.found[claim.id].matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
        expect([claim.id, wanted.filter((name) => !known.includes(name ?? ''))]).toEqual([claim.id, []]);
      }
    }
  });

  test('each link leads to an existing lab, in a view that it allows', () => {
    for (const { id, place } of listed) {
      if (!place) continue;
      expect([id, labs.some((lab) => lab.id === place.lab)]).toEqual([id, true]);
      for (const [name, value] of Object.entries(place.parameters)) {
        const property = Object.values(tables[place.lab] ?? {}).find(({ url }) => url === name);
        expect([id, name, property !== undefined && 'value' in parse(property, value)]).toEqual([id, name, true]);
      }
    }
  });
});

describe('claims decided by training', () => {
  /** The table with some rows otherwise. */
  const changed = (change: (row: Row) => Partial<Row> | undefined): Table => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, ...change(row) })),
  });
  const tens = (share: number): number[] => table.seeds.map(() => share);
  const all = (share: number): number[][] => [0, 1, 2, 3].map(() => tens(share));
  const of =
    (...kinds: string[]): ((row: Row) => boolean) =>
    (row) =>
      kinds.includes(row.encoding);

  test.each<[Trained, string, Table]>([
    ['ablation001', 'wrong', changed((row) => (of('none')(row) ? { accuracy: all(990) } : undefined))],
    ['ablation001', 'right', changed((row) => (of('none')(row) && row.causal ? { solved: tens(-1) } : undefined))],
    ['threeBack004', 'wrong', changed((row) => (of('sinusoidal')(row) ? { solved: tens(-1) } : undefined))],
    ['longer', 'right', changed((row) => (of('sinusoidal')(row) ? { accuracy: all(990) } : undefined))],
    ['seenOnly', 'wrong', changed((row) => (of('learned')(row) ? { unseen: tens(500) } : undefined))],
    ['asGood004', 'rough', changed((row) => (of('learned')(row) ? { accuracy: all(800) } : undefined))],
    ['relative001', 'right', changed((row) => (of('t5')(row) ? { accuracy: all(1000) } : undefined))],
    ['relative001', 'wrong', changed((row) => (of('learned')(row) ? { accuracy: all(1000) } : undefined))],
    ['rope004', 'right', changed((row) => (of('sinusoidal')(row) ? { accuracy: all(0) } : undefined))],
    ['rope004', 'wrong', changed((row) => (of('rotary')(row) ? { accuracy: all(0) } : undefined))],
    ['alibi004', 'right', changed((row) => (of('alibi')(row) ? { solved: tens(50), accuracy: all(990) } : undefined))],
    ['alibi004', 'wrong', changed((row) => (of('alibi')(row) ? { solved: tens(-1) } : undefined))],
  ])('%s would be %s by another table', (id, verdict, other) => {
    expect(trainedChecks[id](other).verdict).toBe(verdict);
    expect(trainedChecks[id]().verdict).not.toBe(verdict);
  });

  test('numbers are those of the table', () => {
    expect(values('threeBack004')).toEqual({ once: 100, twice: 58, seeds: 20, steps: 145, rotary: 50 });
    expect(values('seenOnly')).toEqual({ unseen: 15, guess: 12.5, number: 98 });
    expect(values('relative001')).toMatchObject({ wins: 3, whereIsItNow: 99, whereIsItNowAbsolute: 28 });
    expect(values('asGood004')).toMatchObject({ gap: 0.8 });
    expect(values('alibi004')).toMatchObject({ first: 81, now: 99, three: 35, learnt: 2 });
  });
});

describe('the programs of the claims', () => {
  const comments = { none: 'nothing to run', trained: 'run beforehand', words: 'made up' };
  const printed = (id: ClaimId): unknown[][] => {
    const lines: unknown[][] = [];
    const names = Object.keys(posenc);
    const run = new Function(...names, 'console', snippet('JavaScript', id, comments).replace(/^import.*$/m, '')) as (
      ...parts: unknown[]
    ) => void;
    run(...names.map((name) => posenc[name as keyof typeof posenc]), { log: (...line: unknown[]) => lines.push(line) });
    return lines;
  };

  test('the JavaScript of every claim runs and prints, if there is anything to print', () => {
    for (const claim of listed)
      expect([claim.id, printed(claim.id).length > 0]).toEqual([claim.id, isComputable(claim)]);
  });

  test('it prints the numbers of the verdict', () => {
    expect(printed('near')[1]).toEqual([
      512,
      43,
      expect.closeTo(dot(43, 512), 9),
      expect.closeTo(dot(43, 512), 9),
      expect.closeTo(apart(43, 512), 9),
    ]);
    expect(printed('rows004')[4]![0]).toEqual(
      [Math.sin(4), Math.cos(4), Math.sin(0.04), Math.cos(0.04)].map((value) => expect.closeTo(value, 12)),
    );
    expect(printed('linear').map(([left]) => left)).toEqual([expect.closeTo(0, 12), expect.closeTo(0.96, 2)]);
    expect(printed('product001')).toEqual([[64, 26]]);
    expect(printed('levels001')).toEqual([[0], [expect.closeTo(0.0771, 4)]]);
    expect(printed('unique')).toEqual([
      [2, undefined],
      [4, undefined],
      [6, undefined],
      [64, undefined],
    ]);
  });

  test('a claim that is not a matter of arithmetic says so in each programming language', () => {
    for (const program of programs) {
      expect(snippet(program, 'gpt4', comments)).toMatch(/^(#|\/\/) nothing to run$/);
      expect(snippet(program, 'longer', comments)).toMatch(/^(#|\/\/) run beforehand$/);
    }
  });
});
