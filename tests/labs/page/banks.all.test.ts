// Every bank of questions, made from many seeds: each question has one right answer, mistakes that differ from it,
// texts in every language, and a state of the lab that its links accept.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { languages as inFolders } from '../../../web/tools/vite/locales.ts';
import { loadBankAlone, loadBankWords } from '../../../web/labs/shared/quiz/banks.ts';
import { drawsOf } from '../../../web/labs/shared/quiz/draw.ts';
import { mark, rightAnswer } from '../../../web/labs/shared/quiz/mark.ts';
import type { Bank, Made, Task } from '../../../web/labs/shared/quiz/question.ts';
import type { QuestionWords } from '../../../web/labs/shared/quiz/words.ts';
import { labs, type LabId } from '../../../web/labs/index.ts';
import { defaults, parse, print, type PropertyTable, type Values } from '../../../web/labs/shared/state/properties.ts';
import { quick } from '../../tiers.mjs';

const languages = inFolders();
const seeds = Array.from({ length: quick ? 15 : 100 }, (_seed, at) => String(at));
/** A bank needs so many questions, and some at each level. */
const fewest = 8;

const loaded: [LabId, Bank][] = await Promise.all(
  labs.map(async ({ id }) => [id, await loadBankAlone(id)] as [LabId, Bank]),
);
interface Properties {
  readonly properties: PropertyTable;
  /** The lab's answer to values that do not go together. */
  readonly settle?: (wanted: Values<PropertyTable>) => Values<PropertyTable>;
}
const propertiesOf = async (lab: string): Promise<Properties> =>
  (await import(`../../../web/labs/${lab}/properties.ts`)) as Properties;

/** The names of the mistakes that a task can find, each of which needs a text. */
const mistakesOf = (task: Task): readonly string[] =>
  task.kind === 'choice' ? task.options.filter((id) => id !== task.right) : Object.keys(task.mistakes);

/** An answer that makes the mistake. */
function answerOf(task: Task, mistake: string): string {
  if (task.kind === 'number') return String(task.mistakes[mistake]);
  if (task.kind === 'choice') return mistake;
  if (task.kind === 'cell') return task.mistakes[mistake]![0]!.join(',');
  return task.kind === 'curve' ? String(task.mistakes[mistake]![0]) : task.mistakes[mistake]!.join(' ');
}

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const lanes = ['vectors', 'rotary', 'scores', 'analysis', 'attention', 'grids'] as const;

/** The WebAssembly modules that remain of the usual engine beside the questions of a lab alone. */
async function calledBy(lab: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `import { bank } from './labs/${lab}/bank.ts'; console.log(bank);`, resolveDir: web },
    absWorkingDir: web,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    alias: { posenc: join(web, 'library', 'api', 'index.ts') },
    // The family's encodings come with their formulas and texts, which call nothing.
    external: ['lit', 'virtual:strings'],
  });
  const kept = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  return lanes.filter((name) =>
    kept.some(([path, { bytesInOutput }]) => path.endsWith(`/wasm/lanes/${name}.js`) && bytesInOutput > 1000),
  );
}

/** Checks that a figure can be drawn and clicked, and that no click means two things. */
function expectClear(task: Task): void {
  if (task.kind === 'cell') {
    expect([...task.data].every(Number.isFinite)).toBe(true);
    expect(task.right.length).toBeGreaterThan(0);
    const places = [task.right, ...Object.values(task.mistakes)].flat();
    for (const [row, column] of places) {
      expect(row >= 0 && row < task.rows && column >= 0 && column < task.columns).toBe(true);
    }
    const wrong = new Set(Object.values(task.mistakes).flat().map(String));
    expect(task.right.filter((place) => wrong.has(String(place)))).toEqual([]);
  }
  if (task.kind === 'curve') {
    expect(new Set(task.curves.map((curve) => curve.length)).size).toBe(1);
    expect(task.curves.flat().every(Number.isFinite)).toBe(true);
    // Every other curve is a mistake.
    const others = task.curves.map((_curve, at) => at).filter((at) => at !== task.right);
    expect(new Set(Object.values(task.mistakes).flat())).toEqual(new Set(others));
  }
  // An order left as it is shown is no answer.
  if (task.kind === 'order') expect(task.shown).not.toEqual(task.right);
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort();

const textsOf = (words: QuestionWords): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : Object.entries(value as Record<string, string>).map(([name, text]) => [`${key}.${name}`, text]),
  );

describe.each(loaded)('the bank of %s', (lab, bank) => {
  test('has eight questions or more, at three levels, under steady ids', () => {
    expect(bank.lab).toBe(lab);
    expect(bank.questions.length).toBeGreaterThanOrEqual(fewest);
    expect([...new Set(bank.questions.map(({ level }) => level))].sort((a, b) => a - b)).toEqual([1, 2, 3]);
    const ids = bank.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z0-9]{1,23}$/);
  });

  test('calls only modules that a file of its lab has', () => {
    const { first, later = [] } = labs.find(({ id }) => id === lab)!.lanes;
    const inFile: readonly string[] = [...first, ...later, 'vectors', 'analysis'];
    expect(bank.lanes.filter((lane) => !inFile.includes(lane))).toEqual([]);
  });

  test('has the same texts in every language, none left over and none the same in two', async () => {
    const words = await Promise.all(languages.map((code) => loadBankWords(lab, code)));
    for (const each of words) expect(Object.keys(each).sort()).toEqual(bank.questions.map(({ id }) => id).sort());
    for (const { id } of bank.questions) {
      const [english, ...others] = words.map((each) => textsOf(each[id]!));
      for (const other of others)
        expect(other.map(([key, text]) => [key, placeholders(text)])).toEqual(
          english!.map(([key, text]) => [key, placeholders(text)]),
        );
      const asked = words.map((each) => each[id]!.ask);
      expect(new Set(asked).size).toBe(languages.length);
    }
  });

  test('names the modules that its questions call', async () => {
    expect(bank.lanes).toEqual(expect.arrayContaining([...(await calledBy(lab))]));
  });

  describe.each(bank.questions.map((question) => [question.id, question] as const))('%s', (id, question) => {
    const make = async (seed: string): Promise<Made> => question.make(drawsOf(seed, `${lab}.${id}`));

    test('marks its right answer right and each mistake wrong by name, from any seed', async () => {
      const words = (await loadBankWords(lab, 'en'))[id]!;
      for (const seed of seeds) {
        const { task, values } = await make(seed);
        expect([seed, mark(task, rightAnswer(task))]).toEqual([seed, { verdict: 'right' }]);
        for (const mistake of mistakesOf(task)) {
          const marked = mark(task, answerOf(task, mistake));
          expect([seed, mistake, marked]).toEqual([seed, mistake, { verdict: 'wrong', mistake }]);
          expect([mistake, words.mistakes[mistake] !== undefined]).toEqual([mistake, true]);
        }
        if (task.kind === 'number') {
          expect(Number.isFinite(task.right)).toBe(true);
          expect(task.tolerance).toBeGreaterThanOrEqual(0);
          if (task.unit) expect(words.units?.[task.unit]).toBeTypeOf('string');
        }
        if (task.kind === 'choice') {
          expect(task.options.length).toBeGreaterThanOrEqual(2);
          expect(new Set(task.options).size).toBe(task.options.length);
        }
        expectClear(task);
        if (task.kind === 'cell')
          for (const [mistake, places] of Object.entries(task.mistakes))
            for (const place of places)
              expect([seed, place, mark(task, place.join(','))]).toEqual([seed, place, { verdict: 'wrong', mistake }]);
        if (task.kind === 'cell') expect(task.data.length).toBe(task.rows * task.columns);
        if (task.kind === 'order') expect([...task.shown].sort()).toEqual([...task.right].sort());
        if (task.kind === 'choice' || task.kind === 'order')
          for (const option of task.kind === 'choice' ? task.options : task.right)
            expect([option, words.options?.[option] !== undefined]).toEqual([option, true]);
        for (const [key, text] of textsOf(words))
          for (const name of placeholders(text)) expect([key, name, name in values]).toEqual([key, name, true]);
      }
    });

    test('is the same for the same seed, and each state is one that the lab accepts', async () => {
      for (const seed of seeds) {
        const made = await make(seed);
        expect(await make(seed)).toEqual(made);
        const { properties, settle = (wanted) => wanted } = await propertiesOf(made.lab ?? lab);
        const wanted: Record<string, Values<PropertyTable>[string]> = { ...defaults(properties) };
        for (const [name, text] of Object.entries(made.view)) {
          const [key, property] = Object.entries(properties).find(([, { url }]) => url === name) ?? [];
          expect([name, property !== undefined]).toEqual([name, true]);
          const read = parse(property!, text);
          expect([name, text, 'value' in read]).toEqual([name, text, true]);
          if ('value' in read) wanted[key!] = read.value;
        }
        // A lab that moves a value shows another state than the question is about.
        const settled = settle(wanted);
        for (const [key, property] of Object.entries(properties))
          if (property.url in made.view)
            expect([seed, key, print(property, settled[key]!)]).toEqual([seed, key, print(property, wanted[key]!)]);
      }
    });

    test('has a text for no mistake that cannot be made', async () => {
      const words = (await loadBankWords(lab, 'en'))[id]!;
      const made = await Promise.all(seeds.map(make));
      const possible = new Set(made.flatMap(({ task }) => mistakesOf(task)));
      expect(Object.keys(words.mistakes).filter((mistake) => !possible.has(mistake))).toEqual([]);
      const shown = new Set(
        made.flatMap(({ task }) => (task.kind === 'choice' ? task.options : task.kind === 'order' ? task.right : [])),
      );
      expect(Object.keys(words.options ?? {}).filter((option) => !shown.has(option))).toEqual([]);
    });
  });
});

test('the guide names the questions that have one right answer for every seed', async () => {
  const found: string[] = [];
  for (const [lab, bank] of loaded)
    for (const { id, make } of bank.questions) {
      const answers = new Set<string>();
      for (const seed of seeds) answers.add(rightAnswer((await make(drawsOf(seed, `${lab}.${id}`))).task));
      if (answers.size === 1) found.push(`${lab}.${id}`);
    }
  const guide = readFileSync(join(web, 'docs', 'guides', '07-learning-platforms.md'), 'utf8');
  const [, named = ''] = /one right answer for every seed:(.*?`)\.\s/u.exec(guide.replace(/\s+/g, ' ')) ?? [];
  expect([...named.matchAll(/`([\w.]+)`/gu)].map(([, name]) => name)).toEqual(found.sort());
});
