// A line that a program answers: its JSON, with Python's NaN and Infinity, in time that grows with its length.
import { expect, test } from 'vitest';
import { excerpt, readAnswer, readHello, readObject } from '../../web/check/command/run/answer.ts';
import { randomFrom } from '../library/api/support/hostile/mutations.ts';

test.for([
  ['{"values":[NaN, -Infinity ,Infinity]}', { values: [null, null, null] }],
  ['{"a": NaN}', { a: null }],
  ['{"error":"a, NaN, b: Infinity","values":[NaN]}', { error: 'a, NaN, b: Infinity', values: [null] }],
  ['{"error":"[\\", NaN]\\\\","values":[-Infinity]}', { error: '[", NaN]\\', values: [null] }],
  ['{"a":[NaN],"b":"NaN', undefined],
  ['{"a":1NaN}', undefined],
  ['{"a":NaN1}', undefined],
  ['{NaN:1}', undefined],
  ['{"a":"\\', undefined],
  ['[NaN]', undefined],
  ['NaN', undefined],
  ['null', undefined],
] as const)('%s', ([line, object]) => {
  expect(readObject(line)).toEqual(object);
});

test('texts are never changed: any list of texts and numbers is read as Python wrote it', () => {
  const random = randomFrom(3);
  const parts = ['"', '\\', 'NaN', '-Infinity', ',', ':', '[', ' ', 'é', '\n', '{'];
  const text = (): string => Array.from({ length: 6 }, () => parts[Math.floor(random() * parts.length)]).join('');
  for (let k = 0; k < 3000; k++) {
    const [error, key] = [text(), `k${text()}`];
    const line = JSON.stringify({ error, [key]: ['NaN here', error] }).replace('"NaN here"', 'NaN');
    expect(readObject(line)).toEqual({ error, [key]: [null, error] });
  }
});

// With an expression that looks back each of these lines takes hours.
test.for([
  ['spaces', `{"id":"a",${' '.repeat(8e6)}"unsupported":"a",NaN}`],
  ['quotes', `{"a":${'"\\'.repeat(4e6)}`],
  ['escaped quotes', `{"a":NaN,"b":"${'\\"'.repeat(4e6)}`],
  ['NaN', `{"a":[${'NaN,'.repeat(2e6)}`],
  ['minus signs', `{"a":[${'-'.repeat(8e6)}`],
  ['opened lists', '['.repeat(8e6)],
] as const)('8 MB of %s are refused without a search back', ([, line]) => {
  expect(readObject(line)).toBeUndefined();
  expect(excerpt(line).length).toBeLessThan(200);
});

test('a greeting has names of a length that is printed, and a list of families that is compared', () => {
  const greeting = { name: 'a'.repeat(1e6), version: 'b'.repeat(1e6), dtype: 'float32', families: ['swin'] };
  const hello = readHello(greeting);
  expect(typeof hello === 'object' && hello.name.length + hello.version.length).toBeLessThan(500);
  expect(readHello({ ...greeting, families: ['a'.repeat(1e6)] })).toContain('"families" that are no names');
  expect(readHello({ ...greeting, families: Array.from({ length: 1000 }, () => 'a') })).toContain('more than 100');
  const answer = readAnswer({ error: 'a'.repeat(1e6) }, 'float32');
  expect(answer.kind === 'refused' && answer.text.length).toBeLessThan(5000);
});
