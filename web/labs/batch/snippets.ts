import { fields, listed, programText, real, type Program } from '../shared/text/program.ts';
import { arranged, frequenciesOf, headDim, seed } from './model.ts';
import { columnsOf, type BatchValues } from './properties.ts';

/**
 * A program that arranges the batch on the page, mistake included, and prints positions, the mask and the outputs.
 * `random` is a comment in the reader's language that another library draws other numbers.
 */
export function snippet(program: Program, view: BatchValues, random: string): string {
  const { way, dropped, mistake, encoding } = view;
  const rows = arranged(view);
  const [batch, tokens] = [rows.length, columnsOf(view)];
  const words = rows.map((row) => row.map(({ word }) => word));
  const texts = rows.flat().map(({ text }) => text);
  const by = view.moved ? -dropped : 0;
  const window = view.window === 'none' ? undefined : Number(view.window) + Number(mistake === 'window');
  const [columns, open] = [mistake === 'columns', mistake === 'mask'];
  const twice = mistake === 'factor' && by !== 0;
  const packed = way === 'packed';
  const table = encoding === 'table';
  return programText(program, {
    python: ({ torch, pick }) => {
      const { inverse, attentionFactor } = frequenciesOf(encoding);
      const array = (text: string): string => pick(`np.array(${text})`, `torch.tensor(${text})`);
      const all = `[${words.map((row) => `[${listed(row)}]`).join(',\n   ')}]`;
      const counted = columns
        ? pick('np.broadcast_to(column, word.shape)', 'column.expand(word.shape)')
        : packed
          ? 'word'
          : pick('np.maximum(np.cumsum(word >= 0, 1) - 1, 0)', '((word >= 0).cumsum(1) - 1).clamp(min=0)');
      const where = pick('np.where', 'torch.where');
      const conditions = [
        `(word >= ${dropped})[:, None]`,
        '(back >= 0)',
        ...(window === undefined ? [] : [`(back < ${window})`]),
        ...(packed && !open ? ['(text[:, None] == text[:, :, None])'] : []),
      ];
      const live = open ? `((word < 0) | (word >= ${dropped}))[:, None]` : conditions[0]!;
      const order = open ? pick('np.broadcast_to(column, word.shape)', 'column.expand(word.shape)') : 'now';
      const rotate = `w = ${array(`[${listed(inverse)}]`)}

def place(x, p, factor=${real(attentionFactor)}):
    angle = p[..., None] * w
    c, s, a, b = ${
      torch ? 'angle.cos(), angle.sin()' : 'np.cos(angle), np.sin(angle)'
    }, x[..., :${headDim / 2}], x[..., ${headDim / 2}:]
    return factor * ${pick(
      'np.concatenate([a * c - b * s, b * c + a * s], axis=-1)',
      'torch.cat([a * c - b * s, b * c + a * s], dim=-1)',
    )}`;
      const added = `w = 10000.0 ** (-${pick('np.arange', 'torch.arange')}(0, ${headDim}, 2) / ${headDim})

def place(x, p):
    angle = ${pick('np.maximum(p, 0)', 'p.clamp(min=0)')}[..., None] * w
    pe = ${pick('np.stack([np.sin(angle), np.cos(angle)], axis=-1)', 'torch.stack([angle.sin(), angle.cos()], dim=-1)')}
    return x + pe.reshape(x.shape)`;
      const moved = table
        ? ''
        : `k = place(k, ${pick(
            'np.full(word.shape, ',
            'torch.full(word.shape, ',
          )}${by})${twice ? '' : ', factor=1.0'})  # the cache moves\n`;
      return `word = ${array(all)}  # -1: padding
${packed && !open ? `text = ${array(`[[${listed(texts)}]]`)}\n` : ''}column = ${pick(
        'np.arange',
        'torch.arange',
      )}(${tokens})
cached = ${counted}
now = ${by === 0 ? 'cached' : `${where}(word < 0, cached, cached - ${-by})`}
${pick(`rng = np.random.default_rng(${seed})`, `torch.manual_seed(${seed})`)}  # ${random}
q, k, v = ${pick(
        `rng.normal(size=(3, ${batch}, ${tokens}, ${headDim}))`,
        `torch.randn(3, ${batch}, ${tokens}, ${headDim}, dtype=torch.float64)`,
      )}
${table ? added : rotate}

q, k = place(q, now), place(k, cached)
${table ? 'v = place(v, cached)\n' : by === 0 ? '' : moved}order = ${order}
back = order[:, :, None] - order[:, None]
sees = ${[live, ...conditions.slice(1)].join(' & ')}
score = ${where}(sees, q @ k${pick('.transpose(0, 2, 1)', '.mT')} / ${Math.sqrt(headDim)}, -${pick(
        'np.inf',
        'torch.inf',
      )})
${pick(
  `with np.errstate(invalid='ignore'):
    a = np.exp(score - score.max(axis=-1, keepdims=True))
a = a / a.sum(axis=-1, keepdims=True)`,
  'a = score.softmax(dim=-1)',
)}
print(now, sees.${pick('astype(int)', 'int()')}, a @ v, sep='\\n')`;
    },
    javascript: () => {
      const frequencies =
        encoding === 'yarn'
          ? `rotaryFrequencies({
  headDim, scaling: { type: 'yarn', factor: 4, originalMaxPositionEmbeddings: 4096 },
})`
          : 'rotaryFrequencies({ headDim })';
      const counted = columns
        ? 'words.map((_word, at) => at % tokens)'
        : packed
          ? '[...packedPositions({ sequences }).data]'
          : '[...paddedPositions({ mask: words.map((word) => Number(word >= 0)), batch }).data]';
      const placing = table
        ? `const table = sinusoidal({ positions: 32, dim: headDim, dtype: 'float64' });
const add = (x, positions) => addPositions({ x, table, positions: positions.map((p) => Math.max(p, 0)) }).data;
const [q, k, v] = [add(draw(1), now), add(draw(2), cached), add(draw(3), cached)];`
        : `const frequencies = ${frequencies};
const layout = { batch, heads: 1, headDim, headsFirst: false, pairing: 'rotateHalf', frequencies };
const q = applyRotary(draw(1), { ...layout, positions: now }).data;
const k = applyRotary(draw(2), { ...layout, positions: cached }).data;
const v = draw(3);${
            by === 0
              ? ''
              : twice
                ? `\napplyRotary(k, { ...layout, positions: words.map(() => ${by}), out: k }); // the factor again`
                : `\nshiftRotary(k, { ...layout, by: ${by} });`
          }`;
      const order = open ? 'words.map((_word, at) => at % tokens)' : 'now';
      return {
        uses: [
          'attend',
          'attentionMask',
          'learnedTable',
          ...(table ? ['addPositions', 'sinusoidal'] : ['applyRotary', 'rotaryFrequencies']),
          ...(!table && by !== 0 && !twice ? ['shiftRotary'] : []),
          ...(columns ? [] : [packed ? 'packedPositions' : 'paddedPositions']),
        ],
        code: `const [batch, tokens, headDim] = [${batch}, ${tokens}, ${headDim}];
const words = [${listed(words.flat())}]; // -1: padding
${packed ? `const sequences = [${listed(texts)}];\n` : ''}const cached = ${counted};
const now = ${by === 0 ? 'cached' : `cached.map((position, at) => (words[at] < 0 ? position : position - ${-by}))`};
const rows = batch * tokens;
// ${random}
const draw = (seed) =>
  learnedTable({ rows, dim: headDim, standardDeviation: 1, seed: ${seed} + seed, dtype: 'float64' }).data;
${placing}
const order = { data: Float64Array.from(${order}), shape: [batch, tokens] };
const visibility = {
  causal: true, queryPositions: order, keyPositions: order,${window === undefined ? '' : ` window: ${window},`}${
    packed && !open ? ' sequences,' : ''
  }
  mask: words.map((word) => word >= ${dropped}${open ? ' || word < 0' : ''}),
};
const tensor = (data) => ({ data, shape: [batch, tokens, 1, headDim] });
console.log(now);
console.log(attentionMask({ queries: tokens, keys: tokens, batch, ...visibility }).data);
const heads = { queries: tensor(q), keys: tensor(k), values: tensor(v), headsFirst: false };
console.log(attend({ ...heads, ...visibility }).data);`,
      };
    },
    cpp: () => {
      const layout = fields({ batch, heads: 1, head_dim: 'd', pairing: 'posenc::Pairing::rotate_half' });
      const rotated = (x: string, positions: string): string =>
        `posenc::apply_rotary({.positions = posenc::list(${positions}), ${layout}}, frequencies, ${x}, ${x});\n`;
      const added = (x: string, positions: string): string =>
        `posenc::add_positions({.batch = 1, .tokens = tokens * batch, .dim = d}, ${x}, rows_of(${positions}), ${x});\n`;
      const counting = columns
        ? 'for (std::size_t at = 0; at < words.size(); ++at) cached[at] = double(at % tokens);\n'
        : packed
          ? 'posenc::compute_packed_positions(texts, batch, tokens, cached);\n'
          : 'posenc::compute_padded_positions(kept, batch, tokens, 0.0, cached);\n';
      const frequencies =
        encoding === 'yarn'
          ? `posenc::make_yarn_frequencies({.rotary_dim = d, .factor = 4, .original_max_position_embeddings = 4096})`
          : 'posenc::make_rotary_frequencies({.rotary_dim = d})';
      const shift = fields({
        by,
        batch,
        heads: 1,
        head_dim: 'd',
        heads_first: false,
        pairing: 'posenc::Pairing::rotate_half',
      });
      const places = table
        ? `const auto rows_of = [&](const Numbers& positions) {
    Numbers at(positions), rows(at.size() * d);
    for (double& position : at) position = std::max(position, 0.0);
    posenc::make_sinusoidal_table({.positions = posenc::list(at), .dim = d}, std::span(rows));
    return rows;
};
${added('q', 'now')}${added('k', 'cached')}${added('v', 'cached')}`
        : `const posenc::Frequencies frequencies = ${frequencies};
${rotated('q', 'now')}${rotated('k', 'cached')}${
  by === 0
    ? ''
    : twice
      ? `const Numbers back(rows, ${by});\n${rotated('k', 'back')}`
      : `posenc::shift_rotary({${shift}}, frequencies, std::span(k));\n`
}`;
      const visibility = fields({
        batch,
        queries: 'tokens',
        keys: 'tokens',
        causal: true,
        window,
        mask: 'live',
        sequences: packed && !open ? 'texts' : undefined,
        query_positions: 'order',
        key_positions: 'order',
      });
      return {
        headers: ['algorithm', 'cstdint', 'vector'],
        main: `using Numbers = std::vector<double>;
constexpr std::size_t batch = ${batch}, tokens = ${tokens}, rows = batch * tokens, d = ${headDim};
const std::vector<int> words = {${listed(words.flat())}};  // -1: padding
${packed ? `const std::vector<std::int32_t> texts = {${listed(texts)}};\n` : ''}\
Numbers cached(rows), now(rows), order(rows);
std::vector<std::uint8_t> kept(rows), live(rows), sees(rows * tokens);
for (std::size_t at = 0; at < rows; ++at) {
    kept[at] = words[at] >= 0;
    live[at] = words[at] >= ${dropped}${open ? ' || words[at] < 0' : ''};
}
${counting}for (std::size_t at = 0; at < rows; ++at) {
    now[at] = ${by === 0 ? 'cached[at]' : `words[at] < 0 ? cached[at] : cached[at] - ${-by}`};
    order[at] = ${open ? 'double(at % tokens)' : 'now[at]'};
}
Numbers q(rows * d), k(q.size()), v(q.size()), out(q.size());  // ${random}
for (std::uint64_t part = 0; part < 3; ++part)
    posenc::make_learned_table({.rows = rows, .dim = d, .standard_deviation = 1, .seed = ${seed + 1} + part},
                               std::span(part == 0 ? q : part == 1 ? k : v));
${places}const posenc::AttentionMaskOptions visibility{${visibility}};
posenc::make_attention_mask(visibility, sees);
posenc::attend({.visibility = visibility, .head_dim = d}, std::span<const double>(q), k, v, std::span<double>(out));
for (std::size_t at = 0; at < rows; ++at) {
    std::printf("%3g | ", now[at]);
    for (std::size_t key = 0; key < tokens; ++key) std::printf("%d ", sees[at * tokens + key]);
    std::printf("| %.6f ...\\n", out[at * d]);
}`,
      };
    },
  });
}
