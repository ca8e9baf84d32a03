import type { Program } from '../../controls/panels.ts';
import { formats } from './arithmetic.ts';
import type { Ladders } from './ladders.ts';
import type { ReachValues } from './properties.ts';
import { ropeSnippet } from './rope-snippets.ts';

type View = Pick<ReachValues, 'position' | 'dim' | 'base' | 'stage'>;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** Which results of the computation a program rounds: wrapped in `r(...)`, or as they are. */
function rounded({ stage }: View): {
  readonly frequency: (code: string) => string;
  readonly angle: (code: string) => string;
  readonly value: (code: string) => string;
} {
  const on = (code: string): string => `r(${code})`;
  const off = (code: string): string => code;
  return {
    frequency: stage === 'values' ? off : on,
    angle: stage === 'all' ? on : off,
    value: stage === 'frequencies' ? off : on,
  };
}

function numpy(view: View): string {
  const { frequency: f, angle: a, value: v } = rounded(view);
  return `import numpy as np

def bfloat16(x):
    bits = np.asarray(x, np.float32).view(np.uint32).astype(np.int64)
    bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000
    return bits.astype(np.uint32).view(np.float32)

position, d, base = ${real(view.position)}, ${view.dim}, ${real(view.base)}
column = np.arange(0, d, 2) * 1.0
true = position * base ** (-column / d)
formats = {
    'float64': np.float64,
    'float32': lambda x: np.asarray(x, np.float32),
    'float16': lambda x: np.asarray(x, np.float16),
    'bfloat16': bfloat16,
}
for name, to in formats.items():
    r = lambda x: np.asarray(to(x), np.float64)
    frequency = ${f(`np.exp(${f(`${f('column')} * ${f('-np.log(base) / d')}`)})`)}
    angle = ${a(`${a('position')} * frequency`)}
    sine, cosine = ${v('np.sin(angle)')}, ${v('np.cos(angle)')}
    error = np.maximum(abs(sine - np.sin(true)), abs(cosine - np.cos(true))).max()
    print(name, error)  # nan: the position or an angle is infinite in this format`;
}

function pytorch(view: View): string {
  const { frequency: f, angle: a, value: v } = rounded(view);
  return `import math
import torch

position, d, base = torch.tensor(${real(view.position)}, dtype=torch.float64), ${view.dim}, ${real(view.base)}
column = torch.arange(0, d, 2, dtype=torch.float64)
true = position * base ** (-column / d)
slope = torch.tensor(-math.log(base) / d, dtype=torch.float64)
for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
    r = lambda x: x.to(dtype).to(torch.float64)
    frequency = ${f(`torch.exp(${f(`${f('column')} * ${f('slope')}`)})`)}
    angle = ${a(`${a('position')} * frequency`)}
    sine, cosine = ${v('angle.sin()')}, ${v('angle.cos()')}
    error = torch.maximum((sine - true.sin()).abs(), (cosine - true.cos()).abs()).max()
    print(dtype, error.item())  # nan: the position or an angle is infinite in this format`;
}

const stagesIn = {
  all: ['frequencies', 'angles', 'values'],
  frequencies: ['frequencies'],
  values: ['values'],
} as const;

function javascript({ position, dim, base, stage }: View): string {
  const shape = base === 10000 ? `dim: ${dim}` : `dim: ${dim}, base: ${base}`;
  const format = stage === 'all' ? 'format' : `format: 'float64', ${stage}: format`;
  return `import { precisionErrors } from 'posenc';

for (const format of [${formats.map((name) => `'${name}'`).join(', ')}]) {
  const [error] = precisionErrors({ positions: [${position}], ${shape}, ${format} });
  console.log(format, error);
}`;
}

function cpp({ position, dim, base, stage }: View): string {
  const of = (name: 'frequencies' | 'angles' | 'values'): string =>
    `.${name} = ${(stagesIn[stage] as readonly string[]).includes(name) ? 'format' : 'posenc::NumberFormat::float64'}`;
  return `#include <posenc/posenc.hpp>
#include <array>
#include <cstdio>

int main() {
    using enum posenc::NumberFormat;
    for (const posenc::NumberFormat format : {float64, float32, float16, bfloat16}) {
        std::array<double, 1> error{};
        posenc::compute_precision_errors({.positions = posenc::range(${position}, 1), .dim = ${dim}, .base = ${base},
                                          ${of('frequencies')}, ${of('angles')},
                                          ${of('values')}}, error);
        std::printf("%.3g\\n", error[0]);
    }
}`;
}

/** A program that prints the error of every format at the position chosen, or every wavelength of the ladder chosen. */
export function snippet(program: Program, view: ReachValues, ladders?: Ladders): string {
  if (ladders) return ropeSnippet(program, view, ladders);
  switch (program) {
    case 'NumPy':
      return numpy(view);
    case 'PyTorch':
      return pytorch(view);
    case 'JavaScript':
      return javascript(view);
    case 'C++':
      return cpp(view);
  }
}
