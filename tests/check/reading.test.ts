// Files and texts as tables, and what is refused.
import { decodeNpy } from 'posenc';
import { describe, expect, test } from 'vitest';
import { answerTable } from '../../web/check/numbers/answer.ts';
import { readBytes as readWith, readText } from '../../web/check/numbers/read/file.ts';
import { mostBytes, Unreadable } from '../../web/check/numbers/read/table.ts';
import { jsonOf } from '../../web/labs/shared/figure/export.ts';
import { csvOf, made, npyOf } from '../labs/page/support/tables.ts';

const readBytes = (bytes: Uint8Array) => readWith(bytes, decodeNpy);
const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('reading a table', () => {
  const rows = [
    [0, 1, 0, 1],
    [0.5, -0.25, 1e-3, 1],
  ];
  const data = Float64Array.from(rows.flat());
  test.each([
    ['CSV', '0,1,0,1\n0.5,-0.25,1e-3,1\n'],
    ['a spreadsheet in Spain or Italy', '0;1;0;1\n0,5;-0,25;0,001;1'],
    ['numpy.savetxt', '# made today\n0.0 1.0 0.0 1.0\n5e-1  -2.5e-1 1.0e-03 1'],
    ['pandas', ',0,1,2,3\n0,0,1,0,1\n1,0.5,-0.25,0.001,1'],
    ['quotes and a header', '"a","b","c","d"\r\n"0","1","0","1"\r\n"0.5","-0.25","0.001","1"\r\n'],
    ['a byte order mark', '\uFEFF0,1,0,1\n0.5,\u22120.25,1e-3,1'],
    ['tabs and trailing ones', '0\t1\t0\t1\t\n0.5\t-0.25\t0.001\t1\t'],
    ['lists of lists', '[[0, 1, 0, 1], [0.5, -0.25, 0.001, 1]]'],
    ['a batch of one', '[[[0, 1, 0, 1], [0.5, -0.25, 0.001, 1]]]'],
    ['a matrix of posenc', '{"data": [0, 1, 0, 1, 0.5, -0.25, 0.001, 1], "rows": 2, "columns": 4}'],
    ['data and shape', '{"shape": [1, 2, 4], "data": [0, 1, 0, 1, 0.5, -0.25, 0.001, 1]}'],
    [
      'this page',
      jsonOf({
        name: 'x',
        columns: ['position', '0', '1', '2', '3'],
        rows: rows.map((row, position) => [position, ...row]),
      }),
    ],
    ['print in NumPy', '[[ 0.      1.\n   0.      1.   ]\n [ 0.5   -0.25\n   0.001  1.   ]]'],
    [
      'print in PyTorch',
      'tensor([[ 0.0000,  1.0000,  0.0000,  1.0000],\n        [ 0.5000, -0.2500,  0.0010,  1.0000]], ' +
        'dtype=torch.float64)',
    ],
  ])('%s is understood', (_what, given) => {
    expect(readBytes(bytesOf(given)).table).toEqual({ data, rows: 2, columns: 4 });
  });

  test('a .npy file of PyTorch’s buffer, with an axis of length 1, is a table', () => {
    expect(readBytes(npyOf({ rows: 2, columns: 4, data }, 'float64', '(2, 1, 4)')).table).toMatchObject({
      data,
      rows: 2,
      columns: 4,
    });
  });

  test('a .npy file of one axis is a row, and the format of its numbers is known', () => {
    for (const [format, dtype] of [
      ['float64', 'float64'],
      ['float32', 'float32'],
      ['float16', 'float16'],
      ['bfloat16', 'bfloat16'],
    ] as const)
      expect(readBytes(npyOf({ rows: 2, columns: 4, data: data.map(Math.sign) }, format, '(8,)'))).toMatchObject({
        table: { data: data.map(Math.sign), rows: 1, columns: 8 },
        dtype,
      });
  });

  test.each([
    ['nothing', '  \n', 'empty'],
    ['words', 'to be\nor not', 'notNumber'],
    ['rows of two lengths', '1,2\n3,4,5', 'ragged'],
    ['a hole', '1,,2\n3,4,5\n1,,2', 'notNumber'],
    ['nan', '1 2\nnan 4', 'notFinite'],
    ['a number beyond doubles', '1,2\n3,1e999', 'notFinite'],
    ['null', '[[1, null]]', 'notNumber'],
    ['an object', '{"a": 1}', 'shape'],
    ['a number', '[1, 2]', 'shape'],
    ['deep lists', `${'['.repeat(5000)}${']'.repeat(5000)}`, 'empty'],
    ['lists in cells', `[[1, ${'['.repeat(5000)}${']'.repeat(5000)}]]`, 'notNumber'],
    ['a shortened print', '[[0. 1. ... 0. 1.]]', 'abbreviated'],
    ['brackets only', '[[[[[[', 'empty'],
    ['hexadecimal', '0x10,1\n0x20,2', 'notNumber'],
    ['a binary file', '1,2\0\n', 'notText'],
  ])('%s is refused', (_what, given, reason) => {
    try {
      readBytes(bytesOf(given));
    } catch (error) {
      expect([(error as Unreadable).reason, error instanceof Unreadable]).toEqual([reason, true]);
      return;
    }
    expect('read').toBe(reason);
  });

  test('files that are too large are refused before they are read', async () => {
    expect(await answerTable({ size: mostBytes + 1 } as Blob)).toMatchObject({ kind: 'refused', reason: 'tooLarge' });
    expect(() => readText('1,'.repeat(2 ** 22 + 1))).toThrow(expect.objectContaining({ reason: 'tooMany' }));
  });

  test('no file of noise, mutated or cut, does anything but be read or rejected', () => {
    let state = 7;
    const random = (below: number): number => ((state = (state * 1103515245 + 12345) % 2 ** 31) >> 8) % below;
    const seeds = [
      npyOf(made({ rows: 6, dim: 4 }), 'float32'),
      bytesOf(csvOf(made({ rows: 6, dim: 4 }), 'float64')),
      bytesOf('{"shape":[2,2],"data":[0,1,0.8,0.5]}'),
      bytesOf('[[0. 1.]\n [0.8 0.5]]'),
    ];
    for (let round = 0; round < 600; round += 1) {
      const bytes = Uint8Array.from(seeds[round % seeds.length]!).subarray(0, 1 + random(200));
      for (let change = random(6); change > 0; change -= 1) bytes[random(bytes.length)] = random(256);
      try {
        readBytes(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }
  });
});
