import type { BugName } from './properties.ts';
import type { Cause, Model } from './mistakes.ts';

/** A mistake of a public thread, replayed (tests/conformance/mutants has the programs). */
export interface Bug {
  readonly thread: string;
  readonly project: string;
  readonly model: Model;
  readonly cause: Cause;
  /** The causes to choose from; those that leave similar traces. */
  readonly choices: readonly Cause[];
  /** The line in question in Python, as it was in spirit and as it should be. */
  readonly wrong: string;
  readonly mended: string;
}

const head = (base: number): Model => ({ headDim: 64, rotaryDim: 64, base });

export const bugs: Readonly<Record<BugName, Bug>> = {
  shainet111: {
    project: 'NeuraLegion/shainet#111',
    thread: 'https://github.com/NeuraLegion/shainet/pull/111',
    model: head(500000),
    cause: 'pairing',
    choices: ['pairing', 'base', 'sign', 'shifted'],
    wrong: 'a, b = 2 * i, 2 * i + 1',
    mended: 'a, b = i, i + dim // 2',
  },
  pie603: {
    project: 'pie-project/pie#603',
    thread: 'https://github.com/pie-project/pie/pull/603',
    model: { headDim: 64, rotaryDim: 16, base: 10000 },
    cause: 'headWidth',
    choices: ['pairing', 'headWidth', 'sign', 'restarted'],
    wrong: 'frequency = base ** (-2 * i / head_dim)\na, b = i, i + head_dim // 2',
    mended: 'frequency = base ** (-2 * i / rotary_dim)\na, b = i, i + rotary_dim // 2',
  },
  candle3746: {
    project: 'huggingface/candle#3746',
    thread: 'https://github.com/huggingface/candle/pull/3746',
    model: head(5000000),
    cause: 'base',
    choices: ['pairing', 'base', 'scaling', 'shortPositions'],
    wrong: 'frequency = 10000.0 ** (-2 * i / dim)',
    mended: 'frequency = config.rope_theta ** (-2 * i / dim)',
  },
  imp1316: {
    project: 'kekzl/imp#1316',
    thread: 'https://github.com/kekzl/imp/issues/1316',
    model: head(500000),
    cause: 'fastSines',
    choices: ['base', 'fastSines', 'shortPositions', 'tableEnd'],
    wrong: 'angle = float32(position) * float32(frequency)\nsine = fast_sine(angle)',
    mended:
      'turns = position * frequency / (2 * pi)  # float64\n' +
      'sine = fast_sine(float32(2 * pi * (turns - floor(turns))))',
  },
  candle3520: {
    project: 'huggingface/candle#3520',
    thread: 'https://github.com/huggingface/candle/pull/3520',
    model: head(10000),
    cause: 'shortPositions',
    choices: ['scaling', 'shifted', 'fastSines', 'shortPositions'],
    wrong: 'angle = bfloat16(position) * bfloat16(frequency)\ncosine = bfloat16(cos(angle))',
    mended: 'angle = position * frequency\ncosine = bfloat16(cos(angle))',
  },
  unsloth6197: {
    project: 'unslothai/unsloth#6197',
    thread: 'https://github.com/unslothai/unsloth/pull/6197',
    model: {
      ...head(500000),
      scaling: {
        type: 'llama3',
        factor: 8,
        originalMaxPositionEmbeddings: 8192,
        lowFreqFactor: 1,
        highFreqFactor: 4,
      },
    },
    cause: 'scaling',
    choices: ['base', 'scaling', 'fastSines', 'shortPositions'],
    wrong: 'frequencies = plain(base, dim)',
    mended: 'frequencies = scaled(plain(base, dim), config.rope_scaling)',
  },
  pegainfer220: {
    project: 'pegainfer-project/pegainfer#220',
    thread: 'https://github.com/pegainfer-project/pegainfer/issues/220',
    model: head(1000000),
    cause: 'tableEnd',
    choices: ['scaling', 'fastSines', 'tableEnd', 'restarted'],
    wrong: 'cosines = [cos(p * w) for p in range(4096)]',
    mended: 'cosines = [cos(p * w) for p in range(config.max_position_embeddings)]',
  },
  mlxvlm1983: {
    project: 'Blaizzy/mlx-vlm#1983',
    thread: 'https://github.com/Blaizzy/mlx-vlm/issues/1983',
    model: head(1000000),
    cause: 'restarted',
    choices: ['sign', 'shifted', 'tableEnd', 'restarted'],
    wrong: 'positions = range(len(tokens))',
    mended: 'positions = range(cache.offset, cache.offset + len(tokens))',
  },
};
