// Error messages: the function, and the option that was meant.
import * as posenc from 'posenc';
import {
  alibiBias,
  applyRotary,
  Arena,
  hierarchicalEncoding,
  init,
  lookUp,
  PosencError,
  PreparedRotary,
  rotaryFrequencies,
  rotaryTable,
  sinusoidal,
  timestepEmbedding,
} from 'posenc';
import { describe, expect, test } from 'vitest';
import { load } from '../../../../web/library/api/runtime/load.ts';
import { nearest, within } from '../../../../web/library/api/runtime/nearest.ts';
import { invoke, valid, type Entry } from '../support/hostile/run.ts';

const entry: Entry = posenc;
const x = new Float32Array(8);

function refusalOf(call: () => unknown): Error & Record<'argument' | 'allowed' | 'value' | 'code', unknown> {
  try {
    call();
  } catch (error) {
    return error as never;
  }
  throw new Error('nothing was refused');
}

describe('a message', () => {
  // Without arguments nothing can be wrong.
  const trusting = ['activeIsa', 'version', 'getModule', 't5Thresholds'];

  test.each([...new Set(valid.map(({ name }) => name))].filter((name) => !trusting.includes(name)))(
    'of %s begins with its name',
    (name) => {
      expect(refusalOf(() => invoke(entry, name, [])).message).toMatch(new RegExp(`^${name}: \\w+`));
    },
  );

  test('of a method begins with the class too', () => {
    const rope = new PreparedRotary({ headDim: 4, headsFirst: true, pairing: 'rotateHalf', grid: grid() });
    expect(refusalOf(() => rope.apply([x] as never, {})).message).toMatch(
      /^PreparedRotary\.apply: x is an array; allowed: a tensor, or an array of two, /,
    );
    rope.dispose();
    expect(refusalOf(() => rope.apply(x, {})).message).toMatch(/^PreparedRotary\.apply: the rotation was disposed of;/);
    expect(refusalOf(() => new Arena(2 ** 16).float64(-1)).message).toMatch(/^Arena\.float64: length is -1; allowed: /);
  });

  const grid = () => posenc.rotaryGrid({ convention: 'eva', headDim: 4, height: 1, width: 2 });

  test('of the C++ side, of a reader within and of another function within is that of the function called', () => {
    const options = { headDim: 4, pairing: 'rotateHalf' } as const;
    expect(refusalOf(() => alibiBias({ heads: 0, queries: 1, keys: 1 })).message).toMatch(/^alibiBias: heads is 0;/);
    expect(refusalOf(() => rotaryFrequencies({ headDim: 3 })).message).toMatch(
      /^rotaryFrequencies: headDim is 3; allowed: /,
    );
    const frequencies = { inverse: [1, NaN] };
    expect(refusalOf(() => applyRotary(x, { ...options, frequencies })).message).toMatch(
      /^applyRotary: frequencies\.inverse/,
    );
    expect(refusalOf(() => rotaryTable({ positions: [Infinity], frequencies })).message).toMatch(/^rotaryTable: /);
    expect(refusalOf(() => rotaryFrequencies({ headDim: 4, scaling: { type: 'linear' } })).message).toBe(
      'rotaryFrequencies: scaling.factor is missing; allowed: a value, which linear needs',
    );
    expect(refusalOf(() => posenc.rotaryFromConfig({ model_type: 'bert' })).message).toMatch(
      /^rotaryFromConfig: model_type is "bert", without a rotary embedding: .*; allowed: /,
    );
  });

  test('is in the stack as well, which is what engines print', () => {
    const { stack } = refusalOf(() => sinusoidal({ positons: 3, dim: 4 } as never));
    expect(stack).toMatch(/^TypeError: positons is no option of sinusoidal; did you mean positions\?\n/);
    expect(refusalOf(() => sinusoidal({ positions: 3, dim: 0 })).stack).toMatch(/^RangeError: sinusoidal: dim is 0;/);
  });

  test('keeps the name where an argument calls another function while it is read', () => {
    const other = (): unknown => timestepEmbedding({ timesteps: [1], dim: 2 });
    const getter = {
      get positions() {
        other();
        return 3;
      },
      dim: 0,
    };
    expect(refusalOf(() => sinusoidal(getter)).message).toMatch(/^sinusoidal: dim is 0;/);
    const list = {
      *[Symbol.iterator]() {
        yield 1;
        other();
        yield 'two' as never;
      },
    };
    expect(refusalOf(() => sinusoidal({ positions: list, dim: 4 })).message).toMatch(/^sinusoidal: positions\[1\] is /);
    const failing = {
      get convention(): 'paper' {
        other();
        throw new Error('mine');
      },
      positions: 3,
      dim: 4,
    };
    expect(refusalOf(() => sinusoidal(failing)).message).toMatch(/^sinusoidal: options threw while it was read;/);
  });

  test('of init begins with its name after others ran meanwhile', async () => {
    const loading = load(Promise.resolve({}), new AbortController().signal);
    sinusoidal({ positions: 3, dim: 4 });
    await expect(loading).rejects.toThrow(/^init: module is an object; allowed: /);
    await expect(init({ signal: AbortSignal.abort() })).rejects.toThrow(/^init: signal was aborted; allowed: /);
  });

  test('of an error of the caller is the caller’s', () => {
    sinusoidal({ positions: 3, dim: 4 });
    const details = { code: 'MINE', argument: 'a', value: 1, allowed: 'b' };
    expect(new PosencError('mine', details).message).toBe('mine');
  });
});

describe('an unknown option', () => {
  test('suggests the option for a near miss', () => {
    const error = refusalOf(() => applyRotary(x, { headDim: 4, pairng: 'rotateHalf' } as never));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toBe('pairng is no option of applyRotary; did you mean pairing?');
    expect(error).toMatchObject({ code: 'POSENC_WRONG_TYPE', argument: 'options.pairng', value: 'pairng' });
    expect(error.allowed).toMatch(/^one of .*\bpairing\b/);
  });

  test('gives the path of an option within another', () => {
    const fused = { widht: 16 } as never;
    expect(refusalOf(() => applyRotary(x, { headDim: 4, pairing: 'rotateHalf', fused } as never)).message).toBe(
      'fused.widht is no option of applyRotary; did you mean fused.width?',
    );
    const levels = [{ offest: 3 }] as never;
    expect(refusalOf(() => hierarchicalEncoding({ positions: [1], levels, dim: 4 })).message).toBe(
      'levels[0].offest is no option of hierarchicalEncoding; did you mean levels[0].offset?',
    );
  });

  test('lists all options when none is near', () => {
    expect(refusalOf(() => lookUp({ temperature: 3 } as never)).message).toBe(
      'temperature is no option of lookUp; allowed: one of offset, scale, table, positions, dtype, out',
    );
  });

  test('names the requested convention for an option of another one', () => {
    const error = refusalOf(() => sinusoidal({ convention: 'fairseq', positions: 3, dim: 4, base: 3 } as never));
    expect(error.message).toBe(
      'base is no option of sinusoidal with convention "fairseq"; allowed: one of positions, dim, dtype, out, ' +
        'convention, paddingIndex',
    );
    expect(refusalOf(() => sinusoidal({ positions: 3, dim: 4, paddingIndex: 1 } as never)).message).toMatch(
      /^paddingIndex is no option of sinusoidal; allowed: /,
    );
  });

  test('of any length, or of no letters, is shown short', () => {
    const long = refusalOf(() => sinusoidal({ ['x'.repeat(10 ** 6)]: 1 } as never)).message;
    expect(long.length).toBeLessThan(300);
    expect(refusalOf(() => sinusoidal({ '': 1 } as never)).message).toMatch(
      /^"" is no option of sinusoidal; allowed: /,
    );
  });
});

describe('the nearest word', () => {
  const words = ['positions', 'dim', 'headDim', 'headsFirst', 'base', 'out', 'x', 'c'];
  test.each([
    ['position', 'positions'],
    ['postions', 'positions'],
    ['poistions', 'positions'],
    ['Dim', 'dim'],
    ['dims', 'dim'],
    ['dmi', 'dim'],
    ['head_dim', 'headDim'],
    ['HEAD_DIM', 'headDim'],
    ['head_first', 'headsFirst'],
    ['bsae', 'base'],
    ['X', 'x'],
    ['temperature', undefined],
    ['theta', undefined],
    ['a', undefined],
    ['', undefined],
    ['_', undefined],
    ['dimension', undefined],
  ])('to %j is %j', (word, wanted) => {
    expect(nearest(word, words)).toBe(wanted);
  });

  test.each([
    ['rope_thetha', 'rope_theta', 1],
    ['chekc', 'check', 1],
    ['', 'abc', 3],
  ])('%j is as far from %j as letters must change, %i, neighbours that changed places once', (a, b, slips) => {
    expect([within(slips - 1, a, b), within(slips, a, b)]).toEqual([false, true]);
  });
});
