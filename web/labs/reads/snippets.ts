import { options, listed, programText, real, type Program } from '../shared/text/program.ts';
import { baseOf, headDim, isRotary, trainedLength } from './record.ts';
import type { ReadsValues } from './properties.ts';
import { frequenciesOf } from './ways.ts';

/** A program that prints what the position of the character pointed at adds to the model, or turns. */
export function snippet(program: Program, view: ReadsValues): string {
  return isRotary(view.model) ? rotation(program, view) : table(program, view);
}

function rotation(program: Program, view: ReadsValues): string {
  const { at, scaling, factor } = view;
  const { inverse, attentionFactor } = frequenciesOf(view);
  const base = baseOf(view.model);
  return programText(program, {
    python: ({ lib, cos, sin, pick, stack }) => {
      const array = pick(`np.array([${listed(inverse)}])`, `${lib}.tensor([${listed(inverse)}], dtype=torch.float64)`);
      return `frequency = ${array}  # of the pairs of a head
angle = ${real(at)} * frequency
factor = ${real(attentionFactor)}
print(${stack(`factor * ${cos('angle')}, factor * ${sin('angle')}`, 1)})`;
    },
    javascript: () => {
      const scaled = {
        none: '',
        linear: `, scaling: { type: 'linear', factor: ${factor} }`,
        ntk: `, scaling: { type: 'ntkAware', factor: ${factor} }`,
        yarn: `, scaling: { type: 'yarn', factor: ${factor}, originalMaxPositionEmbeddings: ${trainedLength} }`,
      }[scaling];
      return {
        uses: ['rotaryFrequencies', 'rotaryTable'],
        code: `const frequencies = rotaryFrequencies({ headDim: ${headDim}, base: ${base}${scaled} });
const { cosine, sine } = rotaryTable({ positions: [${at}], frequencies, dtype: 'float64' });
for (let pair = 0; pair < ${headDim / 2}; pair += 1) console.log(cosine.data[pair], sine.data[pair]);`,
      };
    },
    cpp: () => {
      const made = {
        none: `posenc::make_rotary_frequencies({.rotary_dim = ${headDim}, .base = ${base}})`,
        linear: `posenc::make_linear_frequencies({.rotary_dim = ${headDim}, .base = ${base}, .factor = ${factor}})`,
        ntk: `posenc::make_ntk_aware_frequencies({.rotary_dim = ${headDim}, .base = ${base}, .factor = ${factor}})`,
        yarn: `posenc::make_yarn_frequencies({.rotary_dim = ${headDim}, .base = ${base}, .factor = ${factor},
                                   .original_max_position_embeddings = ${trainedLength}})`,
      }[scaling];
      return {
        headers: ['vector'],
        main: `const posenc::Frequencies frequencies = ${made};
std::vector<double> cosine(${headDim / 2}), sine(${headDim / 2});
posenc::make_rotary_table({.positions = posenc::range(${at}, 1)}, frequencies, std::span(cosine), std::span(sine));
for (int pair = 0; pair < ${headDim / 2}; ++pair) std::printf("%.10f %.10f\\n", cosine[pair], sine[pair]);`,
      };
    },
  });
}

/** The row of sinusoids at the position: what the model with added sinusoids gets, and the others do without. */
function table(program: Program, { at }: ReadsValues): string {
  const dim = 4 * headDim;
  return programText(program, {
    python: ({ range, cos, sin, stack }) => `frequency = 10000.0 ** (-2 * ${range(dim / 2)} / ${dim})
angle = ${real(at)} * frequency
print(${stack(`${sin('angle')}, ${cos('angle')}`, 1)})`,
    javascript: () => ({
      uses: ['sinusoidal'],
      code: `const row = sinusoidal({ ${options({ positions: `[${at}]`, dim, dtype: "'float64'" })} }).data;
for (let pair = 0; pair < ${dim / 2}; pair += 1) console.log(row[2 * pair], row[2 * pair + 1]);`,
    }),
    cpp: () => ({
      headers: ['vector'],
      main: `std::vector<double> row(${dim});
posenc::make_sinusoidal_table({.positions = posenc::range(${at}, 1), .dim = ${dim}}, std::span(row));
for (int pair = 0; pair < ${dim / 2}; ++pair) std::printf("%.10f %.10f\\n", row[2 * pair], row[2 * pair + 1]);`,
    }),
  });
}
