// The search, asked as people ask it (search-queries.json), against the indexes of the built site.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { headerLanguages } from '../../web/labs/shared/header/header.mjs';
import { find, makeIndex, readIndex, type Index } from '../../web/labs/pages/search/find.ts';
import { normal, words } from '../../web/labs/pages/search/normal.ts';
import { wishes } from '../../web/labs/pages/search/synonyms.ts';
import { questions as whyQuestions } from '../../web/labs/pages/why/questions/index.ts';
import queries from './search-queries.json';
import wordings from '../../web/tools/search/wordings.json';
import reworded from './search-wordings.json';

const folder = fileURLToPath(new URL('../../dist/page/search/', import.meta.url));
const indexOf = (name: string): Index => readIndex(readFileSync(`${folder}${name}.json`, 'utf8'));
const docs = indexOf('docs');
const indexes = new Map(headerLanguages.map((language) => [language, [indexOf(language), docs]]));
const ask = (language: string, question: string) => find(indexes.get(language) ?? [], question);

test('of a hundred questions at least 98 have the right answer first, and all have it among the first three', () => {
  expect(queries).toHaveLength(100);
  expect(queries.filter(([language]) => language === 'zh-Hans')).toHaveLength(40);
  const asked = queries.map(([language = '', question = '', id = '']) => {
    const place = ask(language, question).findIndex((found) => found.id === id);
    return { language, question, id, place, first: ask(language, question)[0]?.id };
  });
  const wrong = asked.filter(({ place }) => place !== 0);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(2);
  expect(asked.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
});

test('a question asked in other words than those of its page has its answer first', () => {
  const wrong = reworded.map(([language = '', question = '', id = '']) => {
    const first = ask(language, question)[0]?.id;
    return first === id ? undefined : { question, id, first };
  });
  expect(reworded.length).toBeGreaterThanOrEqual(30);
  expect(wrong.filter(Boolean)).toEqual([]);
});

test('every question with other wordings has them in every language, and is a page', () => {
  const names = Object.keys(wordings.en);
  for (const language of headerLanguages) {
    const own = (wordings as Record<string, Record<string, string>>)[language];
    expect([language, Object.keys(own ?? {})]).toEqual([language, names]);
  }
  for (const name of names) expect([name, name in whyQuestions]).toEqual([name, true]);
});

test('the name of a method in mixed case is no name of the API, and the beginning of one is', () => {
  const index = makeIndex([
    { id: 'a', kind: 'api', title: 'nopeSchedule', about: '', text: 'NoPE' },
    { id: 'b', kind: 'question', title: 'Without positions?', about: 'NoPE.', text: '' },
  ]);
  expect(find([index], 'NoPE').map(({ id }) => id)).toEqual(['b', 'a']);
  expect(find([index], 'nopeSch').map(({ id }) => id)).toEqual(['a']);
});

test('a name of several words counts with its small words', () => {
  const index = makeIndex([
    { id: 'a', kind: 'section', title: 'Order', about: '', text: 'Without positions.' },
    { id: 'b', kind: 'section', title: 'Positional encoding', about: '', text: 'A table.' },
  ]);
  expect(find([index], 'no positional encoding').map(({ id }) => id)).toEqual(['a']);
});

test.each([
  ['en', 'does YaRN work?', 'does-yarn-work'],
  ['en', 'yarn work', 'does-yarn-work'],
  ['en', 'does yarn really help', 'does-yarn-work'],
  ['en', 'why did my model write nonsense after I changed the base', 'another-base'],
  ['en', 'changed rope base, gibberish', 'another-base'],
  ['en', 'is left padding harmless', 'left-padding'],
  ['en', 'what does bfloat16 do at position 100,000', 'bfloat16-positions'],
  ['en', 'which encoding should I use', 'which-encoding'],
  ['en', 'best positional encoding', 'which-encoding'],
  ['es', '¿funciona YaRN?', 'does-yarn-work'],
  ['es', 'mi modelo escribe disparates desde que cambié la base', 'another-base'],
  ['es', 'relleno a la izquierda inofensivo', 'left-padding'],
  ['es', 'bfloat16 en la posición 100000', 'bfloat16-positions'],
  ['es', 'qué codificación uso', 'which-encoding'],
  ['it', 'YaRN funziona?', 'does-yarn-work'],
  ['it', 'ho cambiato la base e il modello scrive cose senza senso', 'another-base'],
  ['it', 'padding a sinistra innocuo', 'left-padding'],
  ['it', 'bfloat16 alla posizione 100000', 'bfloat16-positions'],
  ['it', 'quale codifica devo usare', 'which-encoding'],
  ['zh-Hans', 'YaRN 管用吗', 'does-yarn-work'],
  ['zh-Hans', '改了底数，模型胡言乱语', 'another-base'],
  ['zh-Hans', '左填充无害吗', 'left-padding'],
  ['zh-Hans', 'bfloat16 位置 100000', 'bfloat16-positions'],
  ['zh-Hans', '该用哪种位置编码', 'which-encoding'],
])('a first visitor who asks in %s: “%s” finds its answer first', (language, question, name) => {
  expect(ask(language, question)[0]?.id).toBe(`${language === 'en' ? '' : `${language}/`}why/${name}/`);
});

test('an answer comes before names of the API, and a name that is asked for comes first', () => {
  const kinds = ask('en', 'left padding').map(({ kind }) => kind);
  expect(kinds[0]).toBe('question');
  expect(kinds.indexOf('api') === -1 || kinds.indexOf('api') > kinds.lastIndexOf('question')).toBe(true);
  expect(ask('en', 'paddedPositions')[0]).toMatchObject({ kind: 'api', title: 'paddedPositions' });
});

test('an entry of every kind is found by its title, in every language', () => {
  const wanted = {
    en: ['question', 'lab', 'claim', 'model', 'family', 'guide', 'lesson', 'part', 'page', 'term', 'section', 'api'],
    es: ['question', 'lab', 'claim', 'model', 'lesson', 'part', 'page', 'term'],
    it: ['question', 'lab', 'claim', 'model', 'lesson', 'part', 'page', 'term'],
    'zh-Hans': ['question', 'lab', 'claim', 'model', 'part', 'page', 'term', 'guide', 'section'],
  };
  for (const [language, kinds] of Object.entries(wanted)) {
    const all = new Set<string>();
    const titles = JSON.parse(readFileSync(`${folder}${language}.json`, 'utf8')) as {
      storedFields: Record<string, { title: string; kind: string }>;
    };
    const inDocs = JSON.parse(readFileSync(`${folder}docs.json`, 'utf8')) as typeof titles;
    for (const { title, kind } of [...Object.values(titles.storedFields), ...Object.values(inDocs.storedFields)]) {
      if (all.has(kind) || !kinds.includes(kind)) continue;
      if (ask(language, title).some((found) => found.title === title)) all.add(kind);
    }
    expect([language, kinds.filter((kind) => !all.has(kind))]).toEqual([language, []]);
  }
});

test('a term of the glossary is found by its own name and by other names, in every language', () => {
  for (const [language, name, id] of [
    ['en', 'wavelength', 'glossary/#wavelength'],
    ['en', 'inner product', 'glossary/#dotProduct'],
    ['es', 'producto escalar', 'es/glossary/#dotProduct'],
    ['it', 'prodotto scalare', 'it/glossary/#dotProduct'],
    ['zh-Hans', '波长', 'zh-Hans/glossary/#wavelength'],
    ['zh-Hans', '内积', 'zh-Hans/glossary/#dotProduct'],
  ] as const)
    expect([name, ask(language, name)[0]]).toEqual([name, expect.objectContaining({ kind: 'term', id })]);
});

test('names such as RoPE and ALiBi are no names of the API', () => {
  for (const name of ['RoPE', 'ALiBi', 'YaRN']) expect([name, ask('en', name)[0]?.kind]).not.toEqual([name, 'api']);
  expect(ask('en', 'alibiBias')[0]).toMatchObject({ kind: 'api', title: 'alibiBias' });
});

test('nothing is found for nothing, and for what nobody wrote', () => {
  expect(ask('en', '')).toEqual([]);
  expect(ask('en', '  ?!')).toEqual([]);
  expect(ask('en', 'zxqvwk')).toEqual([]);
});

test('accents, case and a mistyped letter do not matter', () => {
  expect(ask('es', 'CACHE kv')[0]?.id).toBe('es/why/kv-cache-positions/');
  expect(ask('en', 'left paddin')[0]?.id).toBe('why/left-padding/');
  expect(ask('en', 'interleavd or concatenatd')[0]?.id).toBe('why/interleaved-or-concatenated/');
});

test('a name is split at its parts, and its synonyms are wishes of their own', () => {
  expect(words('rotaryFromConfig rope_theta')).toEqual([
    ...['rotaryFromConfig', 'rope_theta', 'rotary', 'From', 'Config', 'rope', 'theta'],
  ]);
  expect(normal('Demostración')).toBe('demostracion');
  expect(wishes(['kv', 'cache', 'shift'])).toEqual([
    expect.arrayContaining(['kv cache', 'past_key_values']),
    ['shift'],
  ]);
});

test('more of what is asked comes before more of one word', () => {
  const index = makeIndex([
    { id: 'a', kind: 'section', title: 'Remarks', about: '', text: 'padding, padding, padding' },
    { id: 'b', kind: 'section', title: 'Notes', about: '', text: 'padding of the decoder' },
  ]);
  expect(find([index], 'padding decoder').map(({ id }) => id)).toEqual(['b', 'a']);
});

test('Chinese is found by its words, by parts of them, and without what only asks', () => {
  const index = makeIndex([
    { id: 'a', kind: 'section', title: '位置编码', about: '', text: '每个位置有一行。' },
    { id: 'b', kind: 'section', title: 'RoPE：用旋转代替相加', about: '', text: '查询和键都旋转。' },
    { id: 'c', kind: 'section', title: '掩码', about: '', text: '因果掩码。' },
  ]);
  const found = (question: string): string[] => find([index], question).map(({ id }) => id);
  expect(found('位置编码')).toEqual(['a']);
  expect(found('旋转')).toEqual(['b']);
  expect(found('RoPE为什么要旋转？')).toEqual(['b']);
  expect(found('掩')).toEqual(['c']);
  expect(words('rope的位置编码')).toEqual(['rope', '的位', '位置', '置编', '编码']);
});
