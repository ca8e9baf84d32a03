import { fields, programText, real, type Program } from '../shared/text/program.ts';
import type { ComposeValues } from './properties.ts';

/**
 * A program that adds words and positions as on the page, and prints the shapes, the lengths and the angle. `random` is
 * a comment in the reader's language that another library draws other random numbers.
 */
export function snippet(program: Program, view: ComposeValues, random: string): string {
  const { start, rooted, alpha, dropout, dim, tokens, batch, seed, position } = view;
  return programText(program, {
    python: ({ range, sin, cos, stack, pick }) => {
      const [deviation, factor] = {
        unit: ['1.0', ''],
        root: ['d ** -0.5', ' * d ** -0.5'],
        small: ['0.02', ' * 0.02'],
      }[start];
      const sown = pick(`rng = np.random.default_rng(${seed})`, `torch.manual_seed(${seed})`);
      const drawn = pick(
        `rng.normal(0, ${deviation}, (batch, tokens, d))`,
        `torch.randn(batch, tokens, d, dtype=torch.float64)${factor}`,
      );
      const positions = pick('np.arange(tokens)', 'torch.arange(tokens)');
      const dropped = pick(
        `np.where(rng.random(total.shape) < ${dropout}, 0, total / (1 - ${dropout}))`,
        `torch.nn.functional.dropout(total, ${dropout})`,
      );
      const norm = (name: string): string => pick(`norm(${name})`, `${name}.norm()`);
      const cosine = `word @ both / ${norm('word')} / ${norm('both')}`;
      return `batch, tokens, d, p = ${batch}, ${tokens}, ${dim}, ${position}
${sown}  # ${random}
x = ${drawn}${rooted ? ' * d ** 0.5' : ''}
angle = ${positions}[:, None] * 10000.0 ** (-${range(0, 'd', 2)} / d)
PE = ${stack(`${sin('angle')}, ${cos('angle')}`, 2)}.${pick('reshape', 'view')}(tokens, d)
total = x + ${real(alpha)} * PE
y = ${dropped}

${pick('norm = np.linalg.norm\n', '')}word, place, both = x[0, p], ${real(alpha)} * PE[p], total[0, p]
print(x.shape, y.shape, (y == 0).sum())
print(${norm('word')}, ${norm('place')}, ${norm('both')})
print(${pick(`np.degrees(np.arccos(min(1, ${cosine})))`, `torch.rad2deg(torch.arccos((${cosine}).clamp(max=1)))`)})`;
    },
    javascript: () => {
      const drawn = {
        unit: 'standardDeviation: 1',
        root: `initialization: 'inverseSqrtDim'`,
        small: 'standardDeviation: 0.02',
      }[start];
      const norm = (table: string): string => `rowNorms({ table: ${table} })[0]`;
      return {
        uses: ['addPositions', 'learnedTable', 'rowNorms', 'similarity', 'sinusoidal'],
        code: `const [batch, tokens, dim, p] = [${batch}, ${tokens}, ${dim}, ${position}];
const x = learnedTable({ rows: batch * tokens, dim, ${drawn}, seed: ${seed}, dtype: 'float64' }).data;
const table = sinusoidal({ positions: tokens, dim, dtype: 'float64' });
const shared = { x, table, batch, scaleBySqrtDim: ${rooted} };
const y = addPositions({ ...shared, alpha: ${alpha}, dropout: ${dropout}, seed: ${seed} });

const row = ({ data }) => ({ data: data.slice(p * dim, (p + 1) * dim), rows: 1, columns: dim });
const word = row(addPositions({ ...shared, alpha: 0 }));
const both = row(addPositions({ ...shared, alpha: ${alpha} }));
console.log([batch, tokens, dim], y.shape, y.data.filter((value) => value === 0).length);
console.log(${norm('word')}, ${alpha} * ${norm('row(table)')}, ${norm('both')});
console.log((Math.acos(similarity({ table: word, others: both, measure: 'cosine' }).data[0]) * 180) / Math.PI);`,
      };
    },
    cpp: () => {
      const drawn = {
        unit: { standard_deviation: 1 },
        root: { initialization: 'posenc::Initialization::inverse_sqrt_dim' },
        small: { standard_deviation: 0.02 },
      }[start];
      const learned = fields({ rows: 'batch * tokens', dim: 'd', ...drawn, seed });
      const added = (factor: number, more = {}): string =>
        fields({ batch: 'batch', tokens: 'tokens', dim: 'd', alpha: factor, scale_by_sqrt_dim: rooted, ...more });
      const zeros = 'std::count(y.begin(), y.end(), 0.0)';
      return {
        headers: ['algorithm', 'cmath', 'numbers', 'vector'],
        main: `constexpr int batch = ${batch}, tokens = ${tokens}, d = ${dim}, p = ${position};
using Table = std::vector<double>;
Table x(batch * tokens * d), y(x.size()), words(x.size()), sums(x.size()), table(tokens * d), norms(tokens), cosine(1);
posenc::make_learned_table({${learned}}, std::span(x));
posenc::make_sinusoidal_table({.positions = posenc::range(tokens), .dim = d}, std::span(table));
posenc::add_positions({${added(alpha, { dropout, seed })}}, x, table, y);
posenc::add_positions({${added(0)}}, x, table, words);
posenc::add_positions({${added(alpha)}}, x, table, sums);
std::printf("(%d, %d, %d), %zu numbers out, %td of them zero\\n", batch, tokens, d, y.size(), ${zeros});
for (const Table* each : {&words, &table, &sums}) {
    posenc::compute_row_norms({std::span(*each).first(tokens * d), tokens, d}, norms);
    std::printf("%.10g\\n", (each == &table ? ${real(alpha)} : 1.0) * norms[p]);
}
const auto row = [](const Table& all) { return posenc::MatrixView<double>{std::span(all).subspan(p * d, d), 1, d}; };
posenc::compute_similarity(row(words), row(sums), posenc::Measure::cosine, cosine);
std::printf("%.10g degrees\\n", std::acos(cosine[0]) * 180 / std::numbers::pi);`,
      };
    },
  });
}
