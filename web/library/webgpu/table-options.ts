// The options of a table on the GPU, read once: which frequencies, and which columns they have.
import type { FrequenciesLike } from '../api/frequencies/frequencies.ts';
import { readFrequencies } from '../api/frequencies/frequencies.ts';
import { readBoolean, readInteger, readName, readNumber, readOptions } from '../api/runtime/arguments.ts';
import { enter, wrongType, wrongValue } from '../api/runtime/errors.ts';
import type { Frequencies } from '../api/frequencies/frequencies.ts';
import { ladder, turnWords } from './exact.ts';
import { checkFrequencies, dtypes, readBase, type GpuDtype } from './rotary-options.ts';

/**
 * The columns of a row: the sine and the cosine of a pair side by side, or all sines before all cosines; `cosines` and
 * `sines` have only those, for the two tables that rotary kernels of runtimes read.
 */
export type GpuTableLayout = 'interleaved' | 'concatenated' | 'cosines' | 'sines';

export interface GpuTableOptions {
  /** The width of a sinusoidal row, 1 to 2^16; this or frequencies. */
  readonly dim?: number | undefined;
  /** Default 10000. */
  readonly base?: number | undefined;
  /**
   * How exponents are spread: the paper's `half`, which is the default, or `halfMinusOne` as in tensor2tensor, fairseq
   * and Whisper, where an odd row ends with 0.
   */
  readonly ladder?: 'half' | 'halfMinusOne' | undefined;
  /** Instead of dim, base and ladder: from `rotaryFrequencies` or elsewhere, two columns each. */
  readonly frequencies?: FrequenciesLike | undefined;
  /** Default `interleaved`. */
  readonly layout?: GpuTableLayout | undefined;
  /** Cosines before sines, as diffusion models with `flip_sin_to_cos` have them. Default false. */
  readonly cosineFirst?: boolean | undefined;
  /** Multiplies everything; default 1. */
  readonly scale?: number | undefined;
  /** The row of this position is 0, as fairseq has it. */
  readonly paddingIndex?: number | undefined;
  /** Default `float32`. */
  readonly dtype?: GpuDtype | undefined;
  /** `cpu`: without a device, calls take typed arrays and are computed at once by `posenc`. */
  readonly fallback?: 'cpu' | undefined;
}

/** After reading. */
export interface TablePlan {
  readonly dim: number;
  readonly frequencies: Frequencies;
  readonly layout: GpuTableLayout;
  readonly cosineFirst: boolean;
  /** The first column of what comes second, for `concatenated`. */
  readonly second: number;
  /** Times the attention factor. */
  readonly scale: number;
  readonly paddingIndex: number | undefined;
  readonly half: boolean;
  /** Columns at the end that stay 0. */
  readonly zeros: number;
}

export interface TableWords {
  readonly plan: TablePlan;
  readonly fallback: unknown;
  readonly frequencies: Uint32Array<ArrayBuffer>;
}

const keys = [
  'dim',
  'base',
  'ladder',
  'frequencies',
  'layout',
  'cosineFirst',
  'scale',
  'paddingIndex',
  'dtype',
  'fallback',
] as const;
export const tableLayouts: readonly GpuTableLayout[] = ['interleaved', 'concatenated', 'cosines', 'sines'];
const widest = 2 ** 16;

export function prepareTable(options: unknown): TableWords {
  enter('createTable');
  const read = readOptions<GpuTableOptions>(options, 'options', keys);
  const layout = tableLayouts[readName(read.layout, 'layout', tableLayouts, 'interleaved')] as GpuTableLayout;
  const { frequencies, dim, zeros } = readWaves(read, layout);
  const factor = readNumber(read.scale, 'scale', 1);
  if (!(Math.abs(factor) < 2 ** 60) || (factor !== 0 && Math.abs(factor) < 2 ** -60)) {
    const code = Number.isFinite(factor) ? 'POSENC_OUT_OF_RANGE' : 'POSENC_NOT_FINITE';
    throw wrongValue(code, 'scale', factor, '0, or from 2^-60 to 2^60 in magnitude');
  }
  const plan: TablePlan = {
    dim,
    frequencies,
    layout,
    cosineFirst: readBoolean(read.cosineFirst, 'cosineFirst', false),
    second: Math.ceil((dim - zeros) / 2),
    scale: factor * frequencies.attentionFactor,
    paddingIndex:
      read.paddingIndex === undefined ? undefined : readInteger(read.paddingIndex, 'paddingIndex', -(2 ** 31)),
    half: readName(read.dtype, 'dtype', dtypes, 'float32') === 1,
    zeros,
  };
  return { plan, fallback: read.fallback, frequencies: turnWords(frequencies) };
}

type Waves = Pick<TablePlan, 'frequencies' | 'dim' | 'zeros'>;

function readWaves(read: { [K in keyof GpuTableOptions]: unknown }, layout: GpuTableLayout): Waves {
  const isOne = layout === 'cosines' || layout === 'sines';
  if (read.frequencies !== undefined) {
    for (const key of ['dim', 'base', 'ladder'] as const)
      if (read[key] !== undefined) throw wrongType(key, read[key], 'nothing, where there are frequencies');
    const frequencies = readFrequencies(read.frequencies);
    checkFrequencies(frequencies, 'frequencies');
    const pairs = readInteger(frequencies.inverse.length, 'frequencies.inverse.length', 1, undefined, widest);
    return { frequencies, dim: isOne ? pairs : 2 * pairs, zeros: 0 };
  }
  const dim = readInteger(read.dim, 'dim', 1, undefined, widest, 'an integer from 1 to 65536, or frequencies');
  const base = readBase(read.base);
  const isPaper = readName(read.ladder, 'ladder', ['half', 'halfMinusOne'], 'half') === 0;
  const half = isPaper ? Math.ceil(dim / 2) : Math.floor(dim / 2);
  if (half === 0) throw wrongValue('POSENC_OUT_OF_RANGE', 'dim', dim, 'at least 2 with this ladder');
  const frequencies = isPaper ? ladder(base, 2, dim, half) : ladder(base, 1, Math.max(half - 1, 1), half);
  return { frequencies, dim: isOne ? half : dim, zeros: isPaper || isOne ? 0 : dim - 2 * half };
}
