// The numbers and the texts of `/why/`: each number against plain formulas, each text in every language.
import { describe, expect, test } from 'vitest';
import { filled } from '../../../web/labs/pages/why/markup.ts';
import { written } from '../../../web/labs/pages/why/question.ts';
import { kinds, questions, type Kind, type Name } from '../../../web/labs/pages/why/questions/index.ts';
import type { Texts } from '../../../web/labs/pages/why/strings.ts';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { code } from './support/why/code.ts';
import { learn } from './support/why/learn.ts';
import { run } from './support/why/run.ts';

const truths = { ...learn, ...code, ...run };
const names = Object.keys(questions) as Name[];
const kindNames = Object.keys(kinds) as Kind[];
const textsIn = (language: string, kind: Kind): Readonly<Record<string, Texts>> =>
  readStrings(language, `why/${kind}`) as unknown as Record<string, Texts>;
const texts = new Map<string, Readonly<Record<string, Texts>>>();
for (const language of languages())
  texts.set(language, Object.assign({}, ...kindNames.map((kind) => textsIn(language, kind))));
const textsOf = (language: string, name: Name): Texts => texts.get(language)![name]!;
const partsOf = ({ title, first, more, caption }: Texts): readonly string[] => [title, first, more, caption];

test('every number of a question is what plain formulas give, to the digits shown', () => {
  expect(Object.keys(truths).sort()).toEqual([...names].sort());
  for (const name of names) {
    const numbers = questions[name].numbers();
    const truth = truths[name]!();
    expect([name, Object.keys(numbers).sort()]).toEqual([name, Object.keys(truth).sort()]);
    for (const [key, shown] of Object.entries(numbers)) {
      const value = truth[key]!;
      if (Number.isNaN(value)) expect([name, key, Math.abs(Number(shown.value)) < 1e-12]).toEqual([name, key, true]);
      else expect([name, key, written(shown, 'en')]).toEqual([name, key, written({ ...shown, value }, 'en')]);
    }
  }
});

test('every number of a question stands in its texts, in each language', () => {
  for (const language of languages())
    for (const name of names) {
      const all = partsOf(textsOf(language, name)).join(' ');
      const used = new Set([...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, key = '']) => key));
      expect([language, name, [...used].sort()]).toEqual([
        language,
        name,
        Object.keys(questions[name].numbers()).sort(),
      ]);
    }
});

/** Without code, names, and the digits of definitions, which nobody computes. */
const withoutNames = (text: string): string =>
  text
    .replace(/`[^`]*`|tensor2tensor|IEEE 754|\b2i\b/g, '')
    .replace(/\b(?:Llama|GPT|Qwen|Gemma|DeepSeek|BERT|OLMo|GLM)[- ]?V?\d+(?:\.\d+)*(?:-\d+B)?\b|\bT5\b/g, '')
    .replace(/(?:b?float|fp|bf)\d+|\b[012]D?\b/gi, '');

test('no number is typed into an answer by hand', () => {
  for (const language of languages())
    for (const name of names) {
      const { title, first, more, caption } = textsOf(language, name);
      const settings = Object.values(questions[name].numbers()).map((shown) => written(shown, language));
      const typed = [first, more, caption].flatMap(
        (text) => withoutNames(text.replace(/\{\{\w+\}\}/g, '')).match(/\d[\d.,]*/g) ?? [],
      );
      expect([language, name, typed]).toEqual([language, name, []]);
      // A title has no braces: its numbers are settings of the question.
      const inTitle = withoutNames(title).match(/\d+/g) ?? [];
      expect([language, name, inTitle.filter((number) => !settings.includes(number))]).toEqual([language, name, []]);
    }
});

describe.each(languages())('the answers in %s', (language) => {
  const answers = names.map((name) => {
    const numbers = questions[name].numbers();
    const [title, first, more, caption] = partsOf(textsOf(language, name)).map((text) =>
      filled(text, numbers, language),
    );
    return { name, title: title!, first: first!, more: more!, caption: caption! };
  });

  test('have at most 120 words, with what the figure shows', () => {
    // A piece of code is one.
    const words = (text: string): number =>
      text
        .replace(/`[^`]*`/g, 'code')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const long = answers.map(({ name, first, more, caption }) => [name, words(`${first} ${more} ${caption}`)] as const);
    expect(long.filter(([, count]) => count > 120)).toEqual([]);
  });

  test('begin with one sentence that answers, of at most 40 words', () => {
    // Two Han characters are a word, as a rule.
    const words = (text: string): number =>
      text
        .replace(/\p{Script=Han}+/gu, ' ')
        .split(/\s+/)
        .filter(Boolean).length +
      (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;
    for (const { name, first } of answers) {
      expect([name, first.match(/[.!?:](?=\s+\p{Lu})|[。！？](?=.)/gu)]).toEqual([name, null]);
      expect([name, /^[\p{Lu}\p{Lo}`]/u.test(first) && /[.。]$/.test(first)]).toEqual([name, true]);
      expect([name, words(first) <= 40]).toEqual([name, true]);
    }
  });

  test('are questions, or end as one, and no two are alike', () => {
    for (const { name, title } of answers) expect([name, /[?？]$/.test(title)]).toEqual([name, true]);
    expect(new Set(answers.map(({ title }) => title)).size).toBe(names.length);
    expect(new Set(answers.map(({ first }) => first)).size).toBe(names.length);
  });
});

test('the languages say different things', () => {
  for (const name of names)
    for (const part of ['title', 'first', 'more', 'caption'] as const)
      expect([name, part, new Set(languages().map((language) => textsOf(language, name)[part])).size]).toEqual([
        ...[name, part],
        languages().length,
      ]);
});

test('a question leads to three others, and each is led to', () => {
  const led = new Set(names.flatMap((name) => [...questions[name].next]));
  for (const name of names) {
    const { next } = questions[name];
    expect([name, new Set(next).size, next.includes(name)]).toEqual([name, 3, false]);
  }
  expect(names.filter((name) => !led.has(name))).toEqual([]);
});

test('a text with a number that its question lacks is refused', () => {
  expect(() => filled('{{nothing}}', { one: { value: 1 } }, 'en')).toThrow(
    'a text has {{nothing}}; the question has one',
  );
});
