import { decodeNpy, encodeNpy, sinusoidal } from 'posenc';
import { describe, expect, test } from 'vitest';
import { firstNumbers, wholeTable } from '../../../web/labs/encode/numbers.ts';
import { programs } from '../../../web/labs/shared/text/program.ts';
import {
  activePreset,
  initial,
  presetNames,
  presetValues,
  settle,
  type EncodeValues,
  type PresetName,
} from '../../../web/labs/encode/properties.ts';
import { kerasLayer, torchModule } from '../../../web/labs/encode/modules.ts';
import { embedding, snippet } from '../../../web/labs/encode/snippets.ts';
import { csvOf, numbersOf } from '../../../web/labs/shared/figure/export.ts';

const view = (name: PresetName): EncodeValues => settle(presetValues(name, initial));

describe('the numbers that a lesson prints', () => {
  test('lesson 001: five positions of six dimensions, three decimals', () => {
    expect(firstNumbers(view('lesson001Table'))).toEqual([
      ['0.000', '1.000', '0.000', '1.000', '0.000', '1.000'],
      ['0.841', '0.540', '0.046', '0.999', '0.002', '1.000'],
      ['0.909', '-0.416', '0.093', '0.996', '0.004', '1.000'],
      ['0.141', '-0.990', '0.139', '0.990', '0.006', '1.000'],
      ['-0.757', '-0.654', '0.185', '0.983', '0.009', '1.000'],
    ]);
  });

  test('lesson 003: position 1, cut after four decimals', () => {
    const lesson = view('lesson003');
    expect(firstNumbers(lesson)[1]?.slice(0, 4)).toEqual(['0.8414', '0.5403', '0.8218', '0.5696']);
    expect(firstNumbers({ ...lesson, shownColumns: 512 })[1]?.slice(-2)).toEqual(['0.0001', '0.9999']);
    expect(firstNumbers(lesson)[0]?.slice(0, 4)).toEqual(['0.0000', '1.0000', '0.0000', '1.0000']);
  });

  test('lesson 004: six positions of four dimensions; its row of position 4 is misprinted twice', () => {
    const rows = firstNumbers(view('lesson004'));
    expect(rows).toEqual([
      ['0.000', '1.000', '0.000', '1.000'],
      ['0.841', '0.540', '0.010', '1.000'],
      ['0.909', '-0.416', '0.020', '1.000'],
      ['0.141', '-0.990', '0.030', '1.000'],
      ['-0.757', '-0.654', '0.040', '0.999'],
      ['-0.959', '0.284', '0.050', '0.999'],
    ]);
    expect(rows[4]).not.toEqual(['-0.757', '-0.653', '0.040', '1.000']);
  });
});

test('each preset is recognised as itself, and a changed view as none', () => {
  for (const name of presetNames) expect(activePreset(view(name))).toBe(name);
  expect(activePreset({ ...view('lesson001'), base: 9999 })).toBeUndefined();
});

test('the CSV and the .npy file hold every float32 of the table, exactly', () => {
  const lesson = { ...view('lesson004'), first: 65535 };
  const lines = csvOf(wholeTable(lesson)).trimEnd().split('\n');
  expect(lines[0]).toBe('position,dim_0,dim_1,dim_2,dim_3');
  const cells = lines.slice(1).map((line) => line.split(',').map(Number));
  expect(cells.map(([position]) => position)).toEqual([65535, 65536, 65537, 65538, 65539, 65540]);
  const { data } = sinusoidal({ positions: { first: 65535, count: 6 }, dim: 4 });
  expect(Float32Array.from(cells.flatMap(([, ...values]) => values))).toEqual(data);
  expect(decodeNpy(encodeNpy(numbersOf(wholeTable(lesson))))).toEqual({ data, shape: [6, 4], rows: 6, columns: 4 });
});

describe('programs to take away', () => {
  const odd = { positions: 3, dim: 5, base: 100, first: 7.5, layout: 'concatenated' } as const;

  test.each([[initial], [{ ...initial, ...odd }]])('the JavaScript one computes the table on the screen', (shown) => {
    const [, statement = ''] =
      /const table = (sinusoidal\(.*\));/.exec(snippet('JavaScript', shown, { angle: '', odd: '', buffer: '' })) ?? [];
    const run = new Function('sinusoidal', `return ${statement}`) as (
      encode: typeof sinusoidal,
    ) => ReturnType<typeof sinusoidal>;
    const { positions: count, first, dim, base, layout } = shown;
    expect(run(sinusoidal)).toEqual(sinusoidal({ positions: { first, count }, dim, base, layout }));
  });

  test.each(programs)('the %s one names everything that differs from the default', (program) => {
    const code = snippet(program, odd, { angle: 'a', odd: 'o', buffer: 'b' });
    for (const part of ['3', '5', '100', '7.5']) expect(code).toContain(part);
    expect(code).not.toBe(snippet(program, { ...odd, layout: 'interleaved' }, { angle: 'a', odd: 'o', buffer: 'b' }));
  });

  test.each([
    ['lesson000', { rooted: false, dropout: true }],
    ['lesson002', { rooted: true, dropout: false }],
    ['lesson004', { rooted: false, dropout: false }],
  ] as const)('the layers of %s do the same as its own module', (lesson, kind) => {
    const { positions, dim } = view(lesson);
    const comments = { angle: 'a', odd: 'o', buffer: 'kept' };
    const torch = torchModule(view(lesson), kind, comments);
    const keras = kerasLayer(view(lesson), kind, comments);
    expect(torch).toContain('class PositionalEncoding(nn.Module):');
    expect(torch).toContain("self.register_buffer('pe', pe.unsqueeze(0))  # kept");
    expect(torch).toContain('x = x + self.pe[:, : x.size(1)]');
    expect(torch.includes('x * math.sqrt(self.d_model)')).toBe(kind.rooted);
    expect(keras.includes('x * self.d_model**0.5 + self.pe')).toBe(kind.rooted);
    expect(keras).toContain('trainable=False');
    for (const code of [torch, keras]) {
      expect(code.includes('Dropout')).toBe(kind.dropout);
      expect(code).toContain(`PositionalEncoding(d_model=${dim}, max_len=${positions})`);
    }
  });

  test('a layer names everything that differs from the default, and an odd width lacks its last cosine', () => {
    const kind = { rooted: false, dropout: true };
    for (const make of [torchModule, kerasLayer]) {
      const code = make({ ...odd, positions: 6000 }, kind, { angle: 'a', odd: 'o', buffer: 'b' });
      for (const part of [
        'max_len=6000',
        '7.5 + ',
        '100.0',
        'd_model=5',
        'pe[:, :3] =',
        'pe[:, 3:] =',
        '[:, :-1]  # o',
      ])
        expect(code).toContain(part);
    }
  });

  test('the embedding names the view and the language', () => {
    const code = embedding({ ...view('lesson001'), transpose: true, first: 3 }, 'it');
    expect(code).toContain(
      '<posenc-heatmap positions="100" dim="128" first="3" dimensions="0 7 20 31" lang="it" color-map="magma" ' +
        'transpose>',
    );
    expect(code).toContain('<posenc-curves positions="100" dim="128" first="3" dimensions="0 7 20 31" lang="it">');
  });
});
