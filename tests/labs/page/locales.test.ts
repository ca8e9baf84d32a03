import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parts } from 'virtual:strings';
import { describe, expect, test } from 'vitest';
import { labs } from '../../../web/labs/index.ts';
import { headerLanguages } from '../../../web/labs/shared/header/header.mjs';
import { nearestLanguage } from '../../../web/library/elements/locales/nearest.ts';
import { spoken } from '../../../web/library/elements/locales/index.ts';
import type { Strings } from '../../../web/labs/shared/text/trees.ts';
import { chooseLanguage, languages } from '../../../web/labs/shared/text/language.ts';
import { localized } from '../../../web/labs/shared/text/format.ts';
import {
  elementStrings,
  examStrings,
  isSentence,
  roleOf,
  withLabs,
} from '../../../web/labs/shared/text/string-parts.ts';
import type es from '../../../web/labs/strings/es/shift.json';
import { differenceFrom, languages as inFolders, namesIn, readStrings } from '../../../web/tools/vite/locales.ts';
import { stringsOf } from '../../../web/tools/vite/strings-plugin.ts';

const labIds = labs.map(({ id }) => id);
const codes = inFolders();

/** Dotted paths to texts. */
function flat(strings: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(strings) as [string, unknown][]) {
    if (typeof value === 'string') texts.set(prefix + name, value);
    else for (const [key, text] of flat(value as object, `${prefix}${name}.`)) texts.set(key, text);
  }
  return texts;
}

const texts = Object.fromEntries(
  await Promise.all(codes.map(async (code) => [code, flat(await stringsOf(code))] as const)),
) as Readonly<Record<'en' | 'it', Map<string, string>>> & Readonly<Record<string, Map<string, string>>>;
const textsOf = (code: string): Map<string, string> => texts[code]!;
/** What the custom elements say. */
const ofElements = (code: string): object =>
  JSON.parse(
    readFileSync(new URL(`../../../web/library/elements/locales/${code}.json`, import.meta.url), 'utf8'),
  ) as object;
const sorted = (values: Iterable<string>): string[] => [...values].sort();
const holes = (text: string): string[] => sorted(new Set(text.match(/\{\{\w+\}\}/g) ?? []));
const marks = (text: string): string[] => sorted(text.match(/\]\([\w:-]+\)|`[^`]+`/g) ?? []);

test('every language with a folder is offered on the page, in the header and by the elements', () => {
  expect([...languages]).toEqual(codes);
  expect(sorted(headerLanguages)).toEqual(codes);
  expect(sorted(spoken.map(({ language }) => language))).toEqual(codes);
});

test('every file of strings has the keys and the placeholders of the English one', () => {
  const names = ['', 'family', 'teach', 'why'].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`));
  expect(names.length).toBeGreaterThan(30);
  for (const code of codes) for (const name of names) expect(Object.keys(readStrings(code, name))).not.toEqual([]);
  for (const code of codes) {
    const [english, own] = ['en', code].map((each) => ofElements(each) as Strings);
    expect([code, differenceFrom(english!, own!)]).toEqual([code, undefined]);
  }
});

test('a key or a placeholder that is missing, misplaced or too many stops a build', () => {
  const english = { a: '{{n}} rows', days_one: 'one day', days_other: '{{count}} days', deep: { b: 'x' } };
  expect(differenceFrom(english, { ...english, a: 'rows' })).toBe('has no placeholder in a, and English {{n}}');
  expect(differenceFrom(english, { ...english, a: '{{m}} rows' })).toBe('has {{m}} in a, and English {{n}}');
  expect(differenceFrom(english, { ...english, deep: {} })).toBe('lacks deep.b');
  expect(differenceFrom(english, { ...english, c: 'x' })).toBe('has c, and English has not');
  // A language has the plural forms that it needs.
  expect(differenceFrom(english, { ...english, days_many: '{{count}} de dias' })).toBe(undefined);
});

describe.each(codes.filter((code) => code !== 'en'))('%s', (code) => {
  test('has exactly the strings of English', () => {
    // A language has the plural forms that it needs: Chinese has one.
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const needed = (key: string): boolean => !key.endsWith('_one') || forms.includes('one');
    const own = sorted(textsOf(code).keys()).filter((key) => !key.endsWith('_many') && needed(key));
    expect(own).toEqual(sorted([...texts.en.keys()].filter(needed)));
  });

  test('puts the same values, terms and code into each', () => {
    for (const [key, text] of textsOf(code)) {
      const english = texts.en.get(key) ?? '';
      expect([key, holes(text), marks(text)]).toEqual([key, holes(english), marks(english)]);
    }
  });

  test('leaves no long text in English', () => {
    // Names of functions and units are the same everywhere; two words of four letters are not.
    const words = (text: string): number => (text.replace(/\{\{\w+\}\}/g, '').match(/\p{L}{4,}/gu) ?? []).length;
    // Other names of a term are those by which readers find it.
    const copied = [...textsOf(code)].filter(
      ([key, text]) => words(text) > 1 && text === texts.en.get(key) && !/^glossary\.\w+\.other$/.test(key),
    );
    expect(copied.map(([key]) => key)).toEqual([]);
  });

  test.runIf(localized('0.5', code) === '0,5')('writes decimals with a comma in its own prose', () => {
    // The numbers of arXiv, four digits and five, are not decimals.
    const points = [...textsOf(code)].filter(([, text]) => /\d\.\d{2,}/.test(text.replace(/\b\d{4}\.\d{5}\b/g, '')));
    expect(points.map(([key]) => key)).toEqual([]);
  });
});

test('no string is empty', () => {
  for (const strings of Object.values(texts)) expect([...strings].filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** Keys as they are written in the source, as patterns: a hole of a template literal matches one name. */
function writtenKeys(): RegExp[] {
  const folder = fileURLToPath(new URL('../../../web', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(labs\/(?!strings\/|doors\/)|tools\/vite\/|check\/numbers\/judge\/).*\.ts$/.test(name),
  );
  const source = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  const literal = [...source.matchAll(/'((?:[a-z]\w*\.)+\w+)'/g)].map((match) => match[1] ?? '');
  const template = [...source.matchAll(/`((?:[\w.]|\$\{[^}]+\})+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((text) => text.includes('.') && text.includes('${'));
  // The judge's keys are without the name of their file.
  const whole = [...literal, ...template].map((key) => key.replace(/^(?=(?:fault|remark)\.)/, 'numbers.'));
  return whole.map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '\\w+')}(_one|_many|_other)?$`),
  );
}

test('no string is unused', () => {
  const used = writtenKeys();
  // Titles of questions of `/why/` are listed by lab (web/labs/shared/lab/asked.ts).
  const own = [...texts.en.keys()].filter((key) => !key.startsWith('asked.'));
  expect(own.filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('a short formula is not torn apart at the end of a line', async () => {
  const said = async (part: string): Promise<any> => (await parts[`es/${part}`]!()).default;
  const explained = (await said('outline')).early.shift as (typeof es)['early'];
  const shift = (await said('labs')).shift as (typeof es)['later'];
  expect(explained.where).toContain('*p*\u00a0+\u00a0*k*');
  expect(explained.origin).toContain('cos\u00a0k\u00a0·\u00a0sen\u00a0p + sen\u00a0k');
  expect(shift.relative).toContain('{{percent}}\u00a0%');
  expect(explained.preset.lesson002.note).toContain('d\u00a0=\u00a04');
});

test('the labs’ explanations and their other strings are all their strings, and no string is in both', async () => {
  const of = async (part: string): Promise<string[]> => [...flat((await parts[`it/${part}`]!()).default).keys()];
  const [early, others] = [await of('outline'), await of('labs')];
  const outline = early.map((key) => key.replace(/^early\./, ''));
  expect(outline.filter((key) => others.includes(key))).toEqual([]);
  const known = [...texts.it.keys()].filter((key) =>
    // Questions about a lab come with its explanations.
    [...labIds, ...withLabs, 'asked'].some((name) => key.startsWith(`${name}.`)),
  );
  expect(sorted([...outline, ...others])).toEqual(sorted(known));
});

test.each(['zh', 'zh-CN', 'zh-Hans-SG', 'zh-TW', 'ZH-hant-HK'])('%s is nearest to zh-Hans', (tag) => {
  expect(nearestLanguage(tag, ['en', 'zh-Hans'])).toBe('zh-Hans');
});

describe('the language of the page', () => {
  test.each([
    [['es-MX', 'en'], 'es'],
    [['it'], 'it'],
    [['de', 'it-CH', 'en'], 'it'],
    [['de', 'fr'], 'en'],
    [[], 'en'],
    [['EN-gb'], 'en'],
    [['es_419'], 'es'],
  ])('for the wishes %j is %s', (wishes, code) => {
    expect(chooseLanguage(wishes)).toBe(code);
  });
});

test('the lists of strings that travel together name strings, or folders of them, and none twice', () => {
  const keys = [...texts.en.keys()];
  for (const list of [elementStrings, examStrings, withLabs]) {
    expect(list.filter((path) => !keys.some((key) => key === path || key.startsWith(`${path}.`)))).toEqual([]);
    expect(list.length).toBe(new Set(list).size);
  }
});

test.each(labIds)('%s says what it is about, where it comes from, and what to think about first', async (lab) => {
  const { early } = (await parts['en/outline']!()).default as { early: Record<string, object> };
  const roles = new Set(Object.keys(early[lab] ?? {}).map(roleOf));
  expect([...roles]).toEqual(expect.arrayContaining(['lead', 'aside', 'ask', 'answer']));
});

test.each(languages)('what is no sentence is short enough to be read in a list of names, in %s', async (code) => {
  const { early } = (await parts[`${code}/outline`]!()).default as { early: Record<string, object> };
  const others = [...flat(early)].filter(([path, text]) => !roleOf(path.split('.')[1] ?? '') && !isSentence(text));
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter(([, text]) => text.replace(/\{\{\w+\}\}/g, '…').length > 100)).toEqual([]);
});

/** Adjacent items of formulas within a text; letters may be *emphasised*. */
const formulas: readonly RegExp[] = [
  // d = 64, k = {{shift}}
  /(?<![\p{L}\d])(\*?[\p{L}]{1,2}\*?)( [=≈][ \u00a0]|[ \u00a0][=≈] )/u,
  // 10000 · 2π, 2π × base; not two long words
  /(?<![^\s(«“|−])(\S{1,6}|\{\{\w+\}\}) [·×]/,
  /[·×] (\S{1,6}|\{\{\w+\}\})(?=[\s).,;:?»”]|$)/,
  // (d − 2)/d, p + k, half − 1; not the plus of a long sum
  /(?<![\p{L}\d])(\*?[\p{L}\d/]{1,4}\*?) [+−] (\*?[\p{L}\d/]{1,2}\*?)(?![\p{L}\d])/u,
  // sin p, cos k
  /\b(sin|sen|cos|ln) (\p{L})(?!\p{L})/u,
  // (2, 3)
  /\((\d+), (\d+)\)/,
  // 0, 1, …
  /[,;] …/,
  // 47,3 %
  /(\d|\}\}) %/,
];

test.each(codes)('a short formula is not torn apart at the end of a line: its spaces do not break, in %s', (code) => {
  const torn = [...textsOf(code)].flatMap(([key, text]) => {
    const [found] = formulas.flatMap((formula) => formula.exec(text) ?? []);
    return found === undefined ? [] : [`${key}: ${found}`];
  });
  expect(torn).toEqual([]);
});
