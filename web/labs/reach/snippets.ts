import { paperBase } from 'posenc';
import { options, programText, real, unless, type Program } from '../shared/text/program.ts';
import { formats } from './arithmetic.ts';
import type { Ladders } from './ladders.ts';
import type { ReachValues } from './properties.ts';
import { ropeSnippet } from './rope-snippets.ts';

type View = Pick<ReachValues, 'position' | 'dim' | 'base' | 'stage'>;

const roundInNumpy = `def bfloat16(x):
    bits = np.asarray(x, np.float32).view(np.uint32).astype(np.int64)
    bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000
    return bits.astype(np.uint32).view(np.float32)

`;

const formatsInNumpy = `formats = {
    'float64': np.float64,
    'float32': lambda x: np.asarray(x, np.float32),
    'float16': lambda x: np.asarray(x, np.float16),
    'bfloat16': bfloat16,
}
for name, to in formats.items():
    r = lambda x: np.asarray(to(x), np.float64)`;

/** Both halves of every error. */
const errorIn = (sine: string, cosine: string): string => `maximum(${sine}, ${cosine}).max()`;

/** A program that prints the error of every format at the position chosen, or every wavelength of the ladder chosen. */
export function snippet(program: Program, view: View & ReachValues, ladders?: Ladders): string {
  return ladders ? ropeSnippet(program, view, ladders) : errorSnippet(program, view);
}

function errorSnippet(program: Program, { position, dim, base, stage }: View): string {
  const all = stage === 'all';
  return programText(program, {
    python: ({ lib, range, sin, cos, pick }) => {
      // Which results are rounded: wrapped in `r(...)`, or as they are.
      const rounded =
        (when: boolean) =>
        (code: string): string =>
          when ? `r(${code})` : code;
      const [f, a, v] = [rounded(stage !== 'values'), rounded(all), rounded(stage !== 'frequencies')];
      const where = pick(real(position), `torch.tensor(${real(position)}, dtype=torch.float64)`);
      const column = pick('np.arange(0, d, 2) * 1.0', range(0, 'd', 2));
      const slope = pick('-np.log(base) / d', 'slope');
      const made = pick('', 'slope = torch.tensor(-math.log(base) / d, dtype=torch.float64)\n');
      const loop = pick(
        formatsInNumpy,
        `for dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
    r = lambda x: x.to(dtype).to(torch.float64)`,
      );
      const error = pick(
        errorIn('abs(sine - np.sin(true))', 'abs(cosine - np.cos(true))'),
        errorIn('(sine - true.sin()).abs()', '(cosine - true.cos()).abs()'),
      );
      const printed = pick('name, error', 'dtype, error.item()');
      return `${pick(roundInNumpy, '')}position, d, base = ${where}, ${dim}, ${real(base)}
column = ${column}
true = position * base ** (-column / d)
${made}${loop}
    frequency = ${f(`${lib}.exp(${f(`${f('column')} * ${f(slope)}`)})`)}
    angle = ${a(`${a('position')} * frequency`)}
    sine, cosine = ${v(sin('angle'))}, ${v(cos('angle'))}
    error = ${lib}.${error}
    print(${printed})  # nan: the position or an angle is infinite in this format`;
    },
    javascript: () => {
      const shape = options({ dim, base: unless(paperBase, base) });
      const format = all ? 'format' : `format: 'float64', ${stage}: format`;
      return {
        uses: ['precisionErrors'],
        code: `for (const format of [${formats.map((name) => `'${name}'`).join(', ')}]) {
  const [error] = precisionErrors({ positions: [${position}], ${shape}, ${format} });
  console.log(format, error);
}`,
      };
    },
    cpp: () => {
      const of = (name: 'frequencies' | 'angles' | 'values'): string =>
        `.${name} = ${all || stage === name ? 'format' : 'posenc::NumberFormat::float64'}`;
      const shape = `.positions = posenc::range(${position}, 1), .dim = ${dim}, .base = ${base}`;
      return {
        headers: ['array'],
        main: `using enum posenc::NumberFormat;
for (const posenc::NumberFormat format : {float64, float32, float16, bfloat16}) {
    std::array<double, 1> error{};
    posenc::compute_precision_errors({${shape},
                                      ${of('frequencies')}, ${of('angles')},
                                      ${of('values')}}, error);
    std::printf("%.3g\\n", error[0]);
}`,
      };
    },
  });
}
