import { between, placed, wrong } from './losses.ts';
import { cosines, ladder, turnOf, type Truth } from './plain.ts';

/** The first distance at which the sum of the cosines is below zero. */
function firstBelow(base: number): number {
  let offset = 0;
  while (cosines(128, base, offset) >= 0) offset += 1;
  return offset;
}
const slow = (base: number): number => ladder(128, base).filter((w) => turnOf(w) > 8192).length;

export const run: Readonly<Record<string, () => Truth>> = {
  'base-10000-or-500000': () => ({
    ...{ usual: 10000, llama2: 4096, llama3: 500000, headDim: 128, pairs: 64, trained: 8192 },
    slowUsual: slow(10000),
    slowLlama3: slow(500000),
    belowUsual: firstBelow(10000),
    belowLlama3: firstBelow(500000),
    lossUsual: wrong('rotary', 'right'),
    lossLlama3: wrong('rotary', 'base 500000'),
  }),
  'does-yarn-work': () => ({
    ...{ trained: 128, factor: 4, end: 512, last: 1024, twice: 8 },
    lossPlain: between('rotary', 'plain', 128, 512),
    lossYarn: between('rotary', 'YaRN x 4', 128, 512),
    lossLate: between('rotary', 'YaRN x 4', 512, 1024),
    lossShort: between('rotary', 'plain', 0, 128),
    lossLonger: between('rotary', 'YaRN x 4', 0, 128),
    lossTwice: between('rotary', 'YaRN x 8', 128, 512),
  }),
  'another-base': () => ({
    ...{ usual: 10000, smaller: 500, larger: 500000, trained: 128, pair: 4, pairs: 8 },
    turn: 128 * ladder(16)[4]!,
    turnLarger: 128 * ladder(16, 500000)[4]!,
    lossRight: wrong('rotary', 'right'),
    lossLarger: wrong('rotary', 'base 500000'),
    lossSmaller: wrong('rotary', 'base 500'),
    lossOther: wrong('rotary500', 'base 500000'),
  }),
  'longer-context': () => {
    // YaRN's ramp: turns within the trained length, 32 at its upper end and 1 at its lower.
    const pairAt = (turns: number): number => (128 * Math.log(32768 / (2 * Math.PI * turns))) / (2 * Math.log(1e6));
    const [low, high] = [Math.floor(pairAt(32)), Math.ceil(pairAt(1))];
    return {
      ...{ base: 1000000, headDim: 128, trained: 32768, wanted: 131072, factor: 4, pairs: 64 },
      kept: low + 1,
      slowed: 64 - high,
      // Places 384 to 511; then 0 to 31, 32 to 63 and, twice as many, 64 to 127.
      lossPlain: placed('rotary', 'plain', 6),
      lossLinear: placed('rotary', 'linear x 4', 6),
      lossAware: placed('rotary', 'NTK x 4', 6),
      lossYarn: placed('rotary', 'YaRN x 4', 6),
      lossShort: [0, 1, 2, 2].reduce(
        (sum, k) => sum + (placed('rotary', 'YaRN x 4', k) - placed('rotary', 'plain', k)) / 4,
        0,
      ),
    };
  },
  'bfloat16-positions': () => {
    const inBrain = (x: number): number => {
      const view = new DataView(new ArrayBuffer(4));
      view.setFloat32(0, x);
      const bits = view.getUint32(0);
      // To the nearest, ties to even.
      view.setUint32(0, ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) << 16);
      return view.getFloat32(0);
    };
    const worst = (position: number, made: (w: number, exponent: number) => number[]): number =>
      Math.max(
        ...ladder(512).flatMap((w, i) => {
          const truth = [Math.sin(position * w), Math.cos(position * w)];
          return made(w, 2 * i).map((value, at) => Math.abs(value - truth[at]!));
        }),
      );
    const single = (position: number): number =>
      worst(position, (_w, exponent) => {
        const each = Math.fround(-Math.fround(Math.log(10000)) / 512);
        const frequency = Math.fround(Math.exp(Math.fround(exponent * each)));
        const angle = Math.fround(position * frequency);
        return [Math.fround(Math.sin(angle)), Math.fround(Math.cos(angle))];
      });
    return {
      ...{ brain: 257, brainRead: inBrain(257), half: 2049, halfRead: 2048, dim: 512, far: 4095, farther: 100000 },
      all: worst(4095, (_w, exponent) => {
        const each = inBrain(-inBrain(Math.log(10000)) / 512);
        const frequency = inBrain(Math.exp(inBrain(exponent * each)));
        const angle = inBrain(inBrain(4095) * frequency);
        return [inBrain(Math.sin(angle)), inBrain(Math.cos(angle))];
      }),
      values: worst(4095, (w) => [inBrain(Math.sin(4095 * w)), inBrain(Math.cos(4095 * w))]),
      modelFar: 1000,
      lossRight: wrong('rotary', 'right'),
      fartherRead: inBrain(100000),
      lossBrain: wrong('rotary', 'positions in bfloat16 +1000'),
      lossFarther: wrong('rotary', 'positions in bfloat16 +100000'),
      singleFarther: single(100000),
    };
  },
  'yarn-attention-factor': () => {
    const rule = (factor: number): number => 0.1 * Math.log(factor) + 1;
    return {
      ...{ factor: 4, deepSeek: 40, ratio: 1 },
      once: rule(4),
      score: rule(4) ** 2,
      twice: rule(4) ** 4,
      softmax: rule(40) ** 2,
      lossTwice: wrong('rotary', 'attention factor 1.1386 twice') - wrong('rotary', 'right'),
    };
  },
  'beyond-trained-length': () => {
    const turns = ladder(128).map(turnOf);
    const slow = turns.filter((turn) => turn > 4096);
    const last = (model: string): number => placed(model, 'plain', 8);
    return {
      ...{ headDim: 128, trained: 4096, pairs: 64, base: 10000 },
      slow: slow.length,
      longest: turns.at(-1)!,
      ...{ lossRotary: last('rotary'), lossSinusoidal: last('sinusoidal'), lossLearned: last('learned') },
      ...{ lossT5: last('t5'), lossAlibi: last('alibi') },
    };
  },
  'positions-of-images': () => {
    const [before, rows, columns, after] = [3, 4, 6, 2];
    const text = before + Math.max(rows, columns);
    const tokens = before + rows * columns + after;
    return {
      ...{ before, rows, columns, patches: 24, lastRow: 6, lastColumn: 8, text, plain: before + rows * columns },
      ...{ tokens, next: text + after, delta: text + after - tokens },
    };
  },
  'ntk-aware': () => {
    const raised = 10000 * 4 ** (128 / 126);
    return {
      ...{ factor: 4, headDim: 128, base: 10000, middle: 32, raised },
      turn: turnOf(ladder(128)[63]!),
      slowTurn: turnOf(ladder(128, raised)[63]!),
      middleSlowed: ladder(128)[32]! / ladder(128, raised)[32]!,
    };
  },
  'rope-scaling-keys': () => {
    const turns = ladder(128, 500000).map(turnOf);
    return {
      ...{ low: 1, high: 4, trained: 8192, short: 2048, factor: 8, pairs: 64 },
      kept: turns.filter((turn) => turn < 8192 / 4).length,
      slowed: turns.filter((turn) => turn > 8192).length,
    };
  },
  'max-position-embeddings': () => ({ stated: 131072, trained: 8192, factor: 8, product: 8 * 8192, qwen: 32768 }),
  'repeats-itself': () => {
    const slow = ladder(128).filter((w) => turnOf(w) > 4096);
    return { ...{ brain: 257, half: 2049, trained: 4096, base: 10000, pairs: 64 }, slow: slow.length };
  },
};
