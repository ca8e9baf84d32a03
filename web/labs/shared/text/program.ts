// The frame of every program under "Reproduce this": a lab gives only the body, once for both Pythons.

export const programs = ['NumPy', 'PyTorch', 'JavaScript', 'C++'] as const;
export type Program = (typeof programs)[number];

/** The NumPy and PyTorch names of the same things. */
export interface Python {
  readonly torch: boolean;
  readonly lib: 'np' | 'torch';
  readonly axis: 'axis' | 'dim';
  /** Whole numbers, as doubles where PyTorch would make integers of them. */
  readonly range: (...limits: readonly (number | string)[]) => string;
  readonly sin: (angle: string) => string;
  readonly cos: (angle: string) => string;
  readonly stack: (parts: string, at: number) => string;
  readonly join: (parts: string, at: number) => string;
  readonly empty: (rows: number | string, columns: number | string) => string;
  /** Selects one of two variants with nothing in common. */
  readonly pick: (numpy: string, torch: string) => string;
}

const numpy: Python = {
  torch: false,
  lib: 'np',
  axis: 'axis',
  range: (...limits) => `np.arange(${limits.join(', ')})`,
  sin: (angle) => `np.sin(${angle})`,
  cos: (angle) => `np.cos(${angle})`,
  stack: (parts, at) => `np.stack([${parts}], axis=${at})`,
  join: (parts, at) => `np.concatenate([${parts}], axis=${at})`,
  empty: (rows, columns) => `np.empty((${rows}, ${columns}))`,
  pick: (text) => text,
};

/** An expression that a method can be called on. */
const whole = (text: string): string => (/^[\w.[\]:, ]+$/.test(text) ? text : `(${text})`);

const torch: Python = {
  torch: true,
  lib: 'torch',
  axis: 'dim',
  range: (...limits) => `torch.arange(${limits.join(', ')}, dtype=torch.float64)`,
  sin: (angle) => `${whole(angle)}.sin()`,
  cos: (angle) => `${whole(angle)}.cos()`,
  stack: (parts, at) => `torch.stack([${parts}], dim=${at})`,
  join: (parts, at) => `torch.cat([${parts}], dim=${at})`,
  empty: (rows, columns) => `torch.empty(${rows}, ${columns})`,
  pick: (_text, text) => text,
};

/** A lab's part of its program; imports, `main` and indentation come from the frame. */
export interface ProgramText {
  readonly python: (python: Python) => string;
  readonly javascript: () => { readonly uses: readonly string[]; readonly code: string };
  readonly cpp: () => {
    /** Standard headers, in addition to `cstdio`. */
    readonly headers: readonly string[];
    /** Code before `main`. */
    readonly before?: string;
    readonly main: string;
  };
}

/** Functions of posenc::lessons, which has a header and a library of its own. */
const ofLessons = new RegExp(
  `\\bposenc::(?:${[
    ...['attention', 'equivariance_error', 'fingerprint', 'offset_similarity', 'precision_errors', 'row_norms'],
    ...['shift_residual', 'similarity'],
  ]
    .map((name) => `compute_${name}`)
    .concat('fit_shift', 'make_shift_matrix', 'make_variant_table', 'make_low_precision_table')
    .join('|')})\\b`,
);

const lines = (text: string): string => text.replace(/^(?=.)/gm, '    ');

export function programText(program: Program, text: ProgramText): string {
  if (program === 'JavaScript') {
    const { uses, code } = text.javascript();
    return `import { ${[...new Set(uses)].sort().join(', ')} } from 'posenc';\n\n${code}`;
  }
  if (program === 'C++') {
    const { headers, before = '', main } = text.cpp();
    const own = ofLessons.test(before + main) ? ['posenc/lessons/lessons.hpp'] : [];
    const included = [...new Set(['cstdio', ...own, ...headers])].sort().map((header) => `#include <${header}>\n`);
    return `#include <posenc/posenc.hpp>\n${included.join('')}\n${before}int main() {\n${lines(main)}\n}`;
  }
  const python = program === 'NumPy' ? numpy : torch;
  const body = text.python(python);
  const math = /\bmath\./.test(body) && !/^import math$/m.test(body) ? 'import math\n' : '';
  return `${math}${python.pick('import numpy as np', 'import torch')}\n\n${body}`;
}

/** A number that is a float in every language. */
export const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

export const listed = (numbers: ArrayLike<number>): string => Array.from(numbers).join(', ');

type Options = Readonly<Record<string, string | number | boolean | undefined>>;

const given = (options: Options): [string, string | number | boolean | undefined][] =>
  Object.entries(options).filter(([, value]) => value !== undefined);

/** `dim: 8, base: 100`, omitting undefined values. */
export const options = (all: Options): string =>
  given(all)
    .map(([name, value]) => (name === value ? name : `${name}: ${value}`))
    .join(', ');

/** `.dim = 8, .base = 100`, omitting undefined values. */
export const fields = (all: Options): string =>
  given(all)
    .map(([name, value]) => `.${name} = ${value}`)
    .join(', ');

/** Values that are the usual defaults are undefined. */
export const unless = <T>(usual: T, value: T): T | undefined => (value === usual ? undefined : value);

/** A name of the library's options as C++ and Python write it: `rotaryDim` is `rotary_dim`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
