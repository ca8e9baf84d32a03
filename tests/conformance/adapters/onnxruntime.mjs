// onnxruntime's RotaryEmbedding (opset 23), with caches of cosines and sines as rows of the positions that are asked:
// `graph` forms them in the graph from float32 angles, as exported models do; `double` brings them from doubles.
import { graphInput, graphOutput, model, node, string } from '../../examples/onnxruntime/model.mjs';
import { serve, Unsupported } from '../programs/javascript/program.mjs';
import { familiesOf } from './common.mjs';
import { load, versionOf } from './packages.mjs';

const caches = process.argv[2] ?? 'graph';
const ort = load('onnxruntime-node');
const open = (graph) =>
  ort.InferenceSession.create(model([...graph, ...string(2, 'graph')], { '': 23 }), { logSeverityLevel: 3 });

const angles = await open([
  ...node('Pow', ['base', 'exponents'], 'powers'),
  ...node('Reciprocal', ['powers'], 'frequencies'),
  ...node('Div', ['positions', 'factor'], 'scaled'),
  ...node('Mul', ['scaled', 'frequencies'], 'angles'),
  ...node('Sin', ['angles'], 'sin'),
  ...node('Cos', ['angles'], 'cos'),
  ...graphInput('positions', 'float32', ['tokens', 1]),
  ...graphInput('exponents', 'float32', [1, 'pairs']),
  ...['base', 'factor'].flatMap((name) => graphInput(name, 'float32', [1, 1])),
  ...['sin', 'cos'].flatMap((name) => graphOutput(name, 'float32', ['tokens', 'pairs'])),
]);

const floats = (values, dims) => new ort.Tensor('float32', Float32Array.from(values), dims);

const waves = {
  async graph(positions, base, dim, factor) {
    const exponents = Array.from({ length: dim / 2 }, (_, i) => (2 * i) / dim);
    const { sin, cos } = await angles.run({
      positions: floats(positions, [positions.length, 1]),
      exponents: floats(exponents, [1, exponents.length]),
      base: floats([base], [1, 1]),
      factor: floats([factor], [1, 1]),
    });
    return { sin: sin.data, cos: cos.data };
  },
  double(positions, base, dim, factor) {
    const all = positions.flatMap((p) =>
      Array.from({ length: dim / 2 }, (_, i) => (p / factor) * base ** ((-2 * i) / dim)),
    );
    return { sin: Float32Array.from(all, Math.sin), cos: Float32Array.from(all, Math.cos) };
  },
}[caches];

const sessions = new Map();
/** The operator with its two attributes. */
function rotation(interleaved, width) {
  const key = `${interleaved} ${width}`;
  const attributes = { interleaved, rotary_embedding_dim: width };
  const made =
    sessions.get(key) ??
    open([
      ...node('RotaryEmbedding', ['x', 'cos', 'sin', 'position_ids'], 'y', attributes),
      ...graphInput('x', 'float32', ['batch', 'heads', 'tokens', 'dim']),
      ...['cos', 'sin'].flatMap((name) => graphInput(name, 'float32', ['longest', 'pairs'])),
      ...graphInput('position_ids', 'int64', ['batch', 'tokens']),
      ...graphOutput('y', 'float32', ['batch', 'heads', 'tokens', 'dim']),
    ]);
  sessions.set(key, made);
  return made;
}

/** The operator has heads before tokens: one head is the same in both orders, several are moved. */
function headsFirst(values, tokens, heads, dim) {
  const at = (k) => [Math.floor(k / (tokens * dim)), Math.floor(k / dim) % tokens, k % dim];
  return Array.from(values, (_, k) => {
    const [head, token, column] = at(k);
    return values[(token * heads + head) * dim + column];
  });
}

async function rotate(options, { positions, x }) {
  const { head_dim, rotary_dim, base, pairing, order, scaling } = options;
  if (scaling && scaling.type !== 'linear') throw new Unsupported(`scaling ${scaling.type}`);
  if (positions.some((p) => p < 0 || !Number.isInteger(p))) throw new Unsupported('a cache has rows 0, 1, 2 ... alone');
  const { sin, cos } = await waves(positions, base, rotary_dim, scaling?.factor ?? 1);
  const tokens = positions.length;
  const heads = x.values.length / tokens / head_dim;
  const moved = order === 'THD';
  const session = await rotation(Number(pairing === 'interleaved'), rotary_dim === head_dim ? 0 : rotary_dim);
  const { y } = await session.run({
    x: floats(moved ? headsFirst(x.values, tokens, heads, head_dim) : x.values, [1, heads, tokens, head_dim]),
    cos: floats(cos, [tokens, rotary_dim / 2]),
    sin: floats(sin, [tokens, rotary_dim / 2]),
    position_ids: new ort.Tensor(
      'int64',
      BigInt64Array.from(positions, (_, t) => BigInt(t)),
      [1, tokens],
    ),
  });
  return [...(moved ? headsFirst(y.data, heads, tokens, head_dim) : y.data)];
}

const { sinusoidal } = familiesOf({ waves });
const families = { ...(caches === 'graph' && { sinusoidal }), rotary: { rotate } };
await serve(`onnxruntime, caches from ${caches}`, families, versionOf('onnxruntime-node'));
