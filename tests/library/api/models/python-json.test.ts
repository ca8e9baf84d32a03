// Files that Python wrote: NaN and Infinity are numbers outside of strings alone.
import { expect, test } from 'vitest';
import { readModelFile } from 'posenc';

const read = (text: string): Promise<object> => readModelFile(new TextEncoder().encode(text));

test.for([
  ['{"a":"x, NaN, y","b":NaN}', { a: 'x, NaN, y', b: NaN }],
  ['{"a":": -Infinity ]","b":[-Infinity,Infinity ,NaN]}', { a: ': -Infinity ]', b: [-Infinity, Infinity, NaN] }],
  ['{"a\\", NaN":"\\\\","b":NaN}', { 'a", NaN': '\\', b: NaN }],
  ['{"a":[["NaN"]],"b":{"c":Infinity}}', { a: [['NaN']], b: { c: Infinity } }],
] as const)('%s keeps its strings, and its numbers are those of Python', async ([text, object]) => {
  expect(await read(text)).toEqual(object);
});

test.each(['{NaN:1}', '{"a":NaN1}', '{"a":1NaN}', '{"a":NaN', '{"a":"NaN}', '{"a":nan}'])(
  '%s is refused as no JSON',
  async (text) => {
    await expect(read(text)).rejects.toThrow(expect.objectContaining({ code: 'POSENC_MALFORMED' }) as Error);
  },
);

test('4 MB of minus signs, quotes or NaN are read once', async () => {
  for (const part of ['-', '"\\', 'NaN,', '\\"'])
    await expect(read(`{"a":[${part.repeat(4e6 / part.length)}`)).rejects.toThrow(/source has no JSON/);
});
