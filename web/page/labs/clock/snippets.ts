import type { Program } from '../../controls/panels.ts';
import { pairsOf, type ClockValues } from './properties.ts';

type View = Pick<ClockValues, 'dim' | 'base' | 'ladder' | 'position'>;

const real = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** The exponents of a ladder; its only rung, if there is but one, is 0. */
function exponents({ dim, ladder }: View): string {
  return ladder === 'half' ? `-2 * pair / ${dim}` : `-pair / ${Math.max(pairsOf({ dim, ladder }) - 1, 1)}`;
}

function shape({ dim, base, ladder }: View): string {
  const options = [`dim: ${dim}`];
  if (base !== 10000) options.push(`base: ${base}`);
  if (ladder !== 'half') options.push(`ladder: '${ladder}'`);
  return `{ ${options.join(', ')} }`;
}

function numpy(view: View): string {
  return `import numpy as np

pair = np.arange(${pairsOf(view)})
frequency = ${real(view.base)} ** (${exponents(view)})
wavelength = 2 * np.pi / frequency
angle = ${real(view.position)} * frequency
print(np.stack([pair, frequency, wavelength, np.sin(angle), np.cos(angle)], axis=1))`;
}

function pytorch(view: View): string {
  return `import math
import torch

pair = torch.arange(${pairsOf(view)}, dtype=torch.float64)
frequency = ${real(view.base)} ** (${exponents(view)})
wavelength = 2 * math.pi / frequency
angle = ${real(view.position)} * frequency
print(torch.stack([pair, frequency, wavelength, angle.sin(), angle.cos()], dim=1))`;
}

function javascript(view: View): string {
  return `import { angularFrequencies, sinusoidal, wavelengths } from 'posenc';

const shape = ${shape(view)};
const frequency = angularFrequencies(shape);
const wavelength = wavelengths(shape);
const row = sinusoidal({ positions: [${view.position}], ...shape, dtype: 'float64' }).data;
for (let pair = 0; pair < ${pairsOf(view)}; pair += 1) {
  console.log(pair, frequency[2 * pair], wavelength[2 * pair], row[2 * pair], row[2 * pair + 1]);
}`;
}

function cpp(view: View): string {
  const { dim, base, ladder, position } = view;
  const shared = [`.dim = ${dim}`];
  if (base !== 10000) shared.push(`.base = ${base}`);
  const frequencies = [...shared, ...(ladder === 'half' ? [] : ['.ladder = posenc::Ladder::half_minus_one'])].join(
    ', ',
  );
  const cosine =
    dim % 2 === 1 && ladder === 'half' ? `2 * pair + 1 < ${dim} ? row[2 * pair + 1] : NAN` : 'row[2 * pair + 1]';
  return `#include <posenc/posenc.hpp>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    std::vector<double> frequency(${dim}), wavelength(${dim}), row(${dim});
    posenc::compute_angular_frequencies({${frequencies}}, frequency);
    posenc::compute_wavelengths({${frequencies}}, wavelength);
    posenc::make_sinusoidal_table({.positions = posenc::range(${position}, 1), ${frequencies}}, row);
    for (int pair = 0; pair < ${pairsOf(view)}; ++pair) {
        std::printf("%d %.10g %.10g %.10f %.10f\\n", pair, frequency[2 * pair], wavelength[2 * pair],
                    row[2 * pair], ${cosine});
    }
}`;
}

/** A program that prints every hand of the clock at the position shown. */
export function snippet(program: Program, view: View): string {
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
