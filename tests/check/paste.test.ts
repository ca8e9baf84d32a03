// How a text is classified, and the answers to configs and to input that is none of the kinds.
import { describe, expect, test, vi } from 'vitest';
import { languages, readStrings } from '../../web/tools/vite/locales.ts';
import { answerPaste, kindOf, type Answer } from '../../web/labs/pages/check/answer.ts';
import { examples } from '../../web/labs/pages/check/examples.ts';
import { sayIn } from '../../web/labs/pages/check/strings.ts';
import { models } from '../../web/labs/reach/models.ts';
import { sizeIn } from '../../web/labs/shared/numbers/figure.ts';
import { loadStringsIn, t } from '../../web/labs/shared/text/i18n.ts';
import { setLanguage } from '../../web/labs/shared/text/language.ts';
import { quick } from '../tiers.mjs';
import { csv, made, numpy, sinusoid, torch } from './support.ts';

const ask = (source: string | Blob): Promise<Answer> =>
  answerPaste({ kind: 'paste', source, wish: { family: 'auto', base: undefined } });

test.each<readonly [string, ReturnType<typeof kindOf>]>([
  ['0, 1\n0.84, 0.54', 'numbers'],
  ['tensor([[0., 1.], [0.8415, 0.5403]], device="cuda:0", dtype=torch.float16)', 'numbers'],
  [`PE shape: (20, 16)\n${numpy(sinusoid())}`, 'numbers'],
  ['pos,c0,c1,c2\n0,0,1,0\n1,0.84,0.54,0.01\n2,0.9,-0.4,0.02', 'numbers'],
  ['position 0: 0 1 0 1\nposition 1: 0.84 0.54 0.01 1.0\nposition 2: 0.91 -0.42 0.02 1.0', 'numbers'],
  ['{"hidden_size": 4096}', 'config'],
  ['{"shape": [1, 2], "data": [0, 1]}', 'numbers'],
  ['Every position gets a unique encoding.', 'sentence'],
  ['At d = 64, positions 5 and 6 are closer together than 5 and 50.', 'sentence'],
  ['Con d = 512, PE(1) es (0,8414; 0,5403; 0,8218; 0,5696; …; 0,0001; 0,9999).', 'sentence'],
  ['hello', 'sentence'],
])('%j is taken for %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test.each([
  ['es', 'una fila, 6 columnas'],
  ['it', 'una riga, 6 colonne'],
  ['en', 'one row, 6 columns'],
] as const)('the size of a single row is said in words of one in %s', async (language, size) => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadStringsIn(language, ['numbers']);
  setLanguage(language);
  vi.unstubAllGlobals();
  expect(t('numbers.size', sizeIn(1, 6)).replaceAll('\u00a0', ' ')).toBe(size);
});

describe('configs', () => {
  test.each(Object.entries(models))('%s, as it is published, is read without a doubt', async (_name, { config }) => {
    const answer = await ask(JSON.stringify(config));
    expect(answer).toMatchObject({ kind: 'config', doubts: [] });
    const { layers } = answer as Extract<Answer, { kind: 'config' }>;
    for (const { inverse, rotaryDim } of layers) {
      expect(inverse.length).toBe(rotaryDim / 2);
      expect(inverse.every((value) => value >= 0 && value <= 1)).toBe(true);
    }
  });

  const llama = { model_type: 'llama', hidden_size: 64, num_attention_heads: 4, max_position_embeddings: 2048 };
  test.each<readonly [object, string]>([
    [{ ...llama, rope_theta: 10001 }, 'config.doubt.base'],
    [JSON.parse(examples.config.en) as object, 'config.doubt.length'],
  ])('%j: %s', async (config, doubt) => {
    const answer = (await ask(JSON.stringify(config))) as Extract<Answer, { kind: 'config' }>;
    expect(answer.doubts.map(({ key }) => key)).toEqual([doubt]);
  });

  test.each([
    [JSON.stringify({ ...llama, rope_thetha: 500000 }), 'config.doubt.mistyped'],
    ['{"hidden_size": 64,', 'config.refused.notJson'],
    ['{"model_type": "no-such-model", "hidden_size": 64}', 'config.refused.unknown'],
    ['{"model_type": "bert", "hidden_size": 64}', 'config.refused.noRotary'],
    [JSON.stringify({ ...llama, rope_theta: -1 }), 'config.refused.value'],
    [JSON.stringify({ ...llama, rope_theta: 'big' }), 'config.refused.value'],
    [JSON.stringify({ ...llama, rope_scaling: { rope_type: 'yarn' } }), 'config.refused.missing'],
    [`{"a": "${'x'.repeat(300_000)}"}`, 'config.refused.long'],
  ])('%.40j is refused: %s', async (text, reason) => {
    const answer = await ask(text);
    // An unknown model and one without rotation are told apart as the library tells them.
    expect(answer).toMatchObject({ kind: 'refused' });
    if (reason !== 'config.refused.unknown' && reason !== 'config.refused.noRotary')
      expect(answer).toMatchObject({ reason });
    else expect((answer as { reason: string }).reason).toMatch(/^config\.refused\.(unknown|noRotary|value)$/);
  });
});

describe('input that nothing can be said of', () => {
  test.each<readonly [what: string, source: string | Blob, reason: string]>([
    ['nothing', '', 'empty'],
    ['spaces', ' \n ', 'empty'],
    ['not a number', '0 1\n1 nan', 'notFinite'],
    ['ragged rows', '[[0, 1, 2], [1, 2]]', 'ragged'],
    ['a picture', new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff)]), 'notText'],
    ['an archive', new Blob(['PK\x03\x04...']), 'archive'],
    ['a broken .npy', new Blob([Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0)]), 'npy'],
    [
      'a shortened print of noise',
      numpy(
        made(50, 50, (i, j) => ((i * 7 + j * 13) % 17) / 17),
        true,
      ),
      'abbreviated',
    ],
    ['an object of a table without one', '{"data": [1, 2, 3], "rows": 2, "columns": 2}', 'shape'],
  ])('%s', async (_what, source, reason) => {
    expect(await ask(source)).toMatchObject({ kind: 'refused', reason });
  });

  test.skipIf(quick)('ten megabytes are answered in seconds', async () => {
    const started = process.cpuUsage();
    const row = sinusoid({ rows: 1, dim: 64, first: 3 }).map((line) => line.map((value) => value.toFixed(4)).join(','));
    expect((await ask(`${row[0]}\n`.repeat(23_000))).kind).toBe('numbers');
    expect((await ask('[['.repeat(2_500_000))).kind).toBe('refused');
    expect((await ask('a'.repeat(10_000_000))).kind).toBe('sentence');
    // Of a processor: other work beside the tests must not fail them.
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(60);
  });

  test('no noise does anything but be answered', async () => {
    let state = 7;
    const random = (below: number): number => ((state = (state * 1103515245 + 12345) % 2 ** 31) >> 8) % below;
    const seeds = [
      csv(sinusoid({ rows: 5, dim: 6 }), 3),
      torch(sinusoid({ rows: 4, dim: 4 })),
      examples.config.en,
      examples.cut.en,
    ];
    for (let round = 0; round < 120; round += 1) {
      const letters = [...seeds[round % seeds.length]!.slice(0, 1 + random(600))];
      for (let change = random(6); change > 0; change -= 1)
        letters[random(letters.length)] = '[]{}.,-e…"0a\n'[random(13)]!;
      expect((await ask(letters.join(''))).kind).toMatch(/numbers|config|sentence|refused/);
    }
  });
});

test('a wrong cell of a long table has its place, and the excerpt lies around it', async () => {
  const rows = sinusoid({ rows: 3000, dim: 64 });
  rows[2718]![31]! += 0.1;
  const answer = (await ask(csv(rows, 6))) as Extract<Answer, { kind: 'numbers' }>;
  expect(answer).toMatchObject({ verdict: 'cells', wrongCount: 1, first: { row: 2718, column: 31 } });
  const { excerpt } = answer;
  expect([excerpt.rows.includes(2718), excerpt.columns.includes(31), excerpt.wrong.length]).toEqual([true, true, 1]);
  expect(excerpt.given[excerpt.wrong[0]!]! - excerpt.right![excerpt.wrong[0]!]!).toBeCloseTo(0.1, 4);
});

test('every example does what its name says', async () => {
  const verdicts = await Promise.all(
    Object.values(examples).map(async ({ en: text }) => {
      const answer = await ask(text);
      return 'verdict' in answer ? answer.verdict : answer.kind;
    }),
  );
  expect(verdicts).toEqual(['cells', 'mistake', 'right', 'config', 'sentence']);
});

test('every mistake and remark has its sentence in every language', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const folder = new URL('../../web/check/numbers/judge', import.meta.url).pathname;
  const source = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const keys = [...source.matchAll(/key: '([\w.]+)'/g)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(20);
  for (const language of languages()) {
    const say = sayIn(readStrings(language, 'numbers'), language);
    expect(keys.filter((key) => say(key) === key)).toEqual([]);
  }
  for (const language of languages()) {
    const leaves = (value: object): string[] =>
      Object.entries(value).flatMap(([, inside]) => (typeof inside === 'string' ? [inside] : leaves(inside as object)));
    expect(leaves(readStrings(language, 'check')).filter((text) => text.trim() === '')).toEqual([]);
  }
});
