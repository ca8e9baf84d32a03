import { paperBase } from 'posenc';
import { fields, options, programText, real, unless, type Program } from '../shared/text/program.ts';
import { pairsOf, type ClockValues } from './properties.ts';

type View = Pick<ClockValues, 'dim' | 'base' | 'ladder' | 'position'>;

/** A program that prints every hand of the clock at the position shown. */
export function snippet(program: Program, view: View): string {
  const { dim, base, ladder, position } = view;
  const pairs = pairsOf(view);
  const own = unless(paperBase, base);
  const half = ladder === 'half';
  // The only rung of a ladder that has but one is 0.
  const exponents = half ? `-2 * pair / ${dim}` : `-pair / ${Math.max(pairs - 1, 1)}`;
  return programText(program, {
    python: ({ range, sin, cos, stack, pick }) => `pair = ${range(pairs)}
frequency = ${real(base)} ** (${exponents})
wavelength = 2 * ${pick('np', 'math')}.pi / frequency
angle = ${real(position)} * frequency
print(${stack(`pair, frequency, wavelength, ${sin('angle')}, ${cos('angle')}`, 1)})`,
    javascript: () => ({
      uses: ['angularFrequencies', 'sinusoidal', 'wavelengths'],
      code: `const shape = { ${options({ dim, base: own, ladder: half ? undefined : `'${ladder}'` })} };
const frequency = angularFrequencies(shape);
const wavelength = wavelengths(shape);
const row = sinusoidal({ positions: [${position}], ...shape, dtype: 'float64' }).data;
for (let pair = 0; pair < ${pairs}; pair += 1) {
  console.log(pair, frequency[2 * pair], wavelength[2 * pair], row[2 * pair], row[2 * pair + 1]);
}`,
    }),
    cpp: () => {
      const shape = { dim, base: own, ladder: half ? undefined : 'posenc::Ladder::half_minus_one' };
      const cosine = dim % 2 && half ? `2 * pair + 1 < ${dim} ? row[2 * pair + 1] : NAN` : 'row[2 * pair + 1]';
      return {
        headers: ['cmath', 'vector'],
        main: `std::vector<double> frequency(${dim}), wavelength(${dim}), row(${dim});
posenc::compute_angular_frequencies({${fields(shape)}}, frequency);
posenc::compute_wavelengths({${fields(shape)}}, wavelength);
posenc::make_sinusoidal_table({${fields({ positions: `posenc::range(${position}, 1)`, ...shape })}}, row);
for (int pair = 0; pair < ${pairs}; ++pair) {
    std::printf("%d %.10g %.10g %.10f %.10f\\n", pair, frequency[2 * pair], wavelength[2 * pair],
                row[2 * pair], ${cosine});
}`,
      };
    },
  });
}
