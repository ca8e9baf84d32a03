import type { Program } from '../../controls/panels.ts';
import { listed, numpyStart, torchStart, type Comments } from '../sentence/program.ts';
import { weightStep } from '../sentence/words.ts';
import { contentRows, madeUpRow } from './content.ts';
import { kerple, shawReach, t5BucketCount, type Trial } from './effects.ts';
import { cpp } from './native.ts';
import type { FamilyName, FamilyValues } from './properties.ts';
import { recipeOf } from './recipe.ts';
import { javascript } from './script.ts';

interface Library {
  readonly name: 'np' | 'torch';
  readonly range: (...of: (number | string)[]) => string;
  readonly join: (parts: string) => string;
  readonly double: string;
}

const libraries: { readonly [Name in 'NumPy' | 'PyTorch']: Library } = {
  NumPy: {
    name: 'np',
    range: (...of) => `np.arange(${of.join(', ')})`,
    join: (parts) => `np.concatenate([${parts}], axis=-1)`,
    double: '',
  },
  PyTorch: {
    name: 'torch',
    range: (...of) => `torch.arange(${of.join(', ')})`,
    join: (parts) => `torch.cat([${parts}], dim=-1)`,
    double: '.double()',
  },
};

/** Rows that stand for something learned. */
const learned = (library: Library, first: number, count: number | string): string =>
  `unit(${first} + ${weightStep} * ${library.range(count)})`;

/** The scores with the encoding, after `x`, `q`, `k`, `n` and `distance` (query less key). */
function arrays(name: FamilyName, trial: Trial, library: Library): string {
  const { trained, heads, head, seed, pairing } = trial;
  const { name: lib } = library;
  const clip = (least: number, greatest: number): string =>
    lib === 'np' ? `np.clip(-distance, ${least}, ${greatest})` : `torch.clamp(-distance, ${least}, ${greatest})`;
  switch (name) {
    case 'none':
      return 'scores = plain';
    case 'sinusoidal':
      return 'p = places(n)\nscores = ((x + p) @ Wq.T) @ ((x + p) @ Wk.T).T / d ** 0.5';
    case 'learned':
      return `table = ${learned(library, madeUpRow('table', seed), trained)}
n = min(n, ${trained})  # there are no more rows
plain = plain[:n, :n]
p = table[:n]
scores = ((x[:n] + p) @ Wq.T) @ ((x[:n] + p) @ Wk.T).T / d ** 0.5`;
    case 'rotary': {
      const [first, second, back] =
        pairing === 'rotateHalf'
          ? ['a[:, :d // 2]', 'a[:, d // 2:]', library.join('first * c - second * s, first * s + second * c')]
          : [
              'a[:, 0::2]',
              'a[:, 1::2]',
              `${lib}.stack([first * c - second * s, first * s + second * c], ${lib === 'np' ? 'axis' : 'dim'}=2).reshape(n, d)`,
            ];
      return `angle = ${library.range('n')}[:, None] * frequency
c, s = ${lib}.cos(angle), ${lib}.sin(angle)

def turn(a):
    first, second = ${first}, ${second}
    return ${back}

scores = turn(q) @ turn(k).T / d ** 0.5`;
    }
    case 'alibi': {
      const below = 2 ** Math.floor(Math.log2(heads));
      return `below = ${below}  # the largest power of two that is not above ${heads} heads
slopes = [2 ** (-8 * (h + 1) / below) for h in range(below)]
slopes += [2 ** (-4 * (h + 1) / below) for h in range(0, 2 * below, 2)][:${heads} - below]
scores = plain - slopes[${head - 1}] * abs(distance)${library.double}`;
    }
    case 't5':
      return `import math

def bucket(n):  # one direction, exact up to 15, then logarithmic
    return n if n < 16 else min(31, 16 + int(math.log(n / 16) / math.log(128 / 16) * 16))

row = ${madeUpRow('t5', seed) + head} + ${weightStep} * ${library.range(t5BucketCount)}
bias = ${lib}.sin(row${library.double} * 1.0)
index = [[bucket(max(int(m), 0)) for m in line] for line in distance]
scores = plain + bias[${lib === 'np' ? 'np.array' : 'torch.tensor'}(index)]`;
    case 'shaw':
      return `table = ${learned(library, madeUpRow('shaw', seed), 2 * shawReach + 1)}
index = ${clip(-shawReach, shawReach)} + ${shawReach}
scores = plain + (q[:, None, :] * table[index]).sum(-1) / d ** 0.5`;
    case 'transformerXl':
      return `u, v = ${learned(library, madeUpRow('biases', seed), 2)}
W = ${learned(library, madeUpRow('weights', seed), 'd')}
angle = abs(distance)[:, :, None] * frequency
r = ${library.join(`${lib}.sin(angle), ${lib}.cos(angle)`)} @ W
scores = ((q + u) @ k.T + ((q + v)[:, None, :] * r).sum(-1)) / d ** 0.5`;
    case 'kerple':
      return `scores = plain - ${kerple.p[0]} * ${lib}.log1p(${kerple.a[0]} * abs(distance)${library.double})`;
  }
}

function python(program: 'NumPy' | 'PyTorch', view: FamilyValues, trial: Trial, comments: Comments): string {
  const library = libraries[program];
  const start = (program === 'NumPy' ? numpyStart : torchStart)(recipeOf(trial), comments).replace(/\nWv = .*$/, '');
  return `${start}

x = d ** 0.5 * unit([${listed(contentRows(trial))}])
q, k, n = x @ Wq.T, x @ Wk.T, ${trial.length}
plain = q @ k.T / d ** 0.5
distance = ${library.range('n')}[:, None] - ${library.range('n')}

${arrays(view.family, trial, library)}
row = min(${view.query}, n - 1)
for j in range(row, -1, -1):
    print(row - j, float(scores[row, j]), float(scores[row, j] - plain[row, j]))`;
}

/** A program that prints, for the position that looks, every distance, its score and what the encoding has changed. */
export function snippet(program: Program, view: FamilyValues, trial: Trial, comments: Comments): string {
  switch (program) {
    case 'JavaScript':
      return javascript(view, trial, comments);
    case 'C++':
      return cpp(view, trial, comments);
    default:
      return python(program, view, trial, comments);
  }
}
