// The programs in Python: NumPy and PyTorch say nearly the same, so one text serves both.
import { numpyStart, torchStart, type Recipe as Sentence } from '../sentence/program.ts';
import { rowsOf, tokensOf } from '../sentence/words.ts';
import type { Recipe } from './recipes.ts';

interface Dialect {
  readonly torch: boolean;
  /** The module. */
  readonly m: string;
  readonly axis: string;
  readonly from: (first: string) => string;
  readonly list: (items: string) => string;
}

const numpy: Dialect = {
  torch: false,
  m: 'np',
  axis: 'axis',
  from: (range) => `np.arange(${range})`,
  list: (items) => `np.array(${items}, dtype=float)`,
};
const torch: Dialect = {
  torch: true,
  m: 'torch',
  axis: 'dim',
  from: (range) => `torch.arange(${range}, dtype=torch.float64)`,
  list: (items) => `torch.tensor(${items}, dtype=torch.float64)`,
};

const listed = (items: readonly number[]): string => `[${items.join(', ')}]`;

const start = ({
  m,
  axis,
  from,
  list,
  torch: isTorch,
}: Dialect): string => `${isTorch ? 'import torch' : 'import numpy as np'}

def encode(positions, d, base=10000.0):
    frequency = base ** (-${from('0, d, 2')} / d)
    angle = ${list('list(positions)')}[:, None] * frequency
    pairs = ${m}.stack([${m}.sin(angle), ${m}.cos(angle)], ${axis}=2)
    return pairs.reshape(len(angle), -1)[:, :d]
`;

/** The sentence of the checks about attention, in the order of its words and in another. */
export const sentence: Sentence = { dim: 16, weights: 'seeded', seed: 1, alpha: 1, rooted: false, causal: false };
export const sentenceOrder = [3, 4, 2, 0, 1];
export function sentenceRows(): number[] {
  const words = tokensOf('the cat chases the mouse');
  const made = rowsOf(
    words.map(({ word }) => word),
    sentence.seed,
  );
  return words.map(({ word }) => made.get(word) ?? 0);
}

function attention({ torch: isTorch, axis }: Dialect, comment: string): string {
  const comments = { words: comment };
  const softmax = isTorch
    ? '    return s.softmax(dim=1)'
    : '    e = np.exp(s - s.max(axis=1, keepdims=True))\n    return e / e.sum(axis=1, keepdims=True)';
  return `${isTorch ? torchStart(sentence, comments) : numpyStart(sentence, comments)}

def shares(s):
${softmax}

def attend(x):
    return shares(x @ Wq.T @ (x @ Wk.T).T / d ** 0.5) @ (x @ Wv.T)

x, p = unit(${listed(sentenceRows())}), places(5)
order = ${listed(sentenceOrder)}
print(abs(attend(x)[order] - attend(x[order])).max(), abs(attend(x) - attend(x[order])).max())

terms = [a @ Wq.T @ (b @ Wk.T).T / d ** 0.5 for a in (x, p) for b in (x, p)]
s = (x + p) @ Wq.T @ ((x + p) @ Wk.T).T / d ** 0.5
print(abs(sum(terms) - s).max())
print(terms[3])
a = shares(s)
print(a.sum(${axis}=0), a.sum(${axis}=1))`;
}

function body(recipe: Recipe, dialect: Dialect): string {
  const { torch: isTorch, m, axis, from } = dialect;
  switch (recipe.kind) {
    case 'rows':
      return `print(encode(${listed(recipe.positions)}, ${recipe.dim})${recipe.columns.length === recipe.dim ? '' : `[:, ${listed(recipe.columns)}]`})`;
    case 'waves':
      return `pi = ${isTorch ? 'torch' : 'np'}.pi
print(2 * pi * 10000.0 ** (${from(`0, ${recipe.dim}, 2`)} / ${recipe.dim}))`;
    case 'offsets':
      return recipe.of
        .map(
          ([dim, offsets]) => `for k in ${listed(offsets)}:
    first, second = encode([0, k], ${dim})
    cosines = ${m}.cos(k * 10000.0 ** (-${from(`0, ${dim}, 2`)} / ${dim})).sum()
    print(${dim}, k, float(first @ second), float(cosines), float(((first - second) ** 2).sum() ** 0.5))`,
        )
        .join('\n');
    case 'norms':
      return `d = ${recipe.dim}
random = ${isTorch ? 'torch.randn(100, d, dtype=torch.float64)' : 'np.random.default_rng(1).standard_normal((100, d))'}
for rows in (encode(range(100), d), random, random * d ** 0.5, random * d ** -0.5):
    print(float(((rows ** 2).sum(${axis}=1) ** 0.5).mean()))`;
    case 'shift':
      return `d, k = ${recipe.dim}, ${recipe.shift}
column = ${from('d')}
angle = ${from(String(recipe.positions))}[:, None] / 10000.0 ** (2 * column / d)
doubled = ${m}.where(column % 2 == 0, ${m}.sin(angle), ${m}.cos(angle))
for table in (encode(range(${recipe.positions}), d), doubled):
    matrix = ${isTorch ? 'torch.linalg.lstsq(table[:-k], table[k:]).solution' : 'np.linalg.lstsq(table[:-k], table[k:], rcond=None)[0]'}
    print(float(abs(table[:-k] @ matrix - table[k:]).max()))`;
    case 'frequencies':
      return `d = ${recipe.dim}
exact = 10000.0 ** (-${from('0, d, 2')} / d)
even = ${isTorch ? 'torch.arange(0, d, 2).float()' : 'np.arange(0, d, 2, dtype=np.float32)'}
step = ${isTorch ? '-torch.log(torch.tensor(10000.0)) / d' : '-np.log(np.float32(10000)) / np.float32(d)'}
single = ${isTorch ? 'torch.tensor(10000.0)' : 'np.float32(10000)'}
for made in (${m}.exp(even * step), 1 / single ** (even / ${isTorch ? 'd' : 'np.float32(d)'})):
    print(made.dtype, float(abs(made / exact - 1).max()))`;
    case 'distinct':
      return `for d in ${listed(recipe.dims)}:
    rows = encode(range(${recipe.positions}), d)${isTorch ? '.float()' : '.astype(np.float32)'}
    print(d, len(${m}.unique(rows, ${axis}=0)))`;
    case 'product':
      return `d, side = ${recipe.dim}, ${recipe.side}
x, y = ${from('side * side')} % side, ${isTorch ? "torch.arange(side * side).div(side, rounding_mode='floor')" : 'np.arange(side * side) // side'}
rows = ${m}.sin((x * y)[:, None] / 10000.0 ** (${from('d')} / d))
print(side * side, len(${m}.unique(rows, ${axis}=0)))`;
    case 'levels':
      return `d = ${recipe.dim}
for bases in ((10000.0, 10000.0), (10000.0, 1000.0)):
    words, sentences = (encode([0, 1], d, base) for base in bases)
    print(float(abs((words[1] + sentences[0]) - (words[0] + sentences[1])).max()))`;
    case 'attention':
    case 'none':
      return '';
  }
}

/** A Python program for a recipe; the comments are in the reader's language. */
export function python(
  program: 'NumPy' | 'PyTorch',
  recipe: Recipe,
  comments: { readonly none: string; readonly words: string },
): string {
  const dialect = program === 'NumPy' ? numpy : torch;
  if (recipe.kind === 'none') return `# ${comments.none}`;
  if (recipe.kind === 'attention') return attention(dialect, comments.words);
  const text = body(recipe, dialect);
  return text.includes('encode(') ? `${start(dialect)}\n${text}` : `${start(dialect).split('\n')[0] ?? ''}\n\n${text}`;
}
