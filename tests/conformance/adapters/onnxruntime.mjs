// onnxruntime's RotaryEmbedding (opset 23), with caches of cosines and sines as rows of the positions that are asked:
// `graph` forms them in the graph from float32 angles, as exported models do; `double` brings them from doubles. With
// the graph also its positions of padded rows, and which keys Attention (opset 23) and GroupQueryAttention see.
import { graphInput, graphOutput, model, node, real, string } from '../../examples/onnxruntime/model.mjs';
import { serve, Unsupported } from '../programs/javascript/program.mjs';
import { batchesOf, familiesOf, linear, tokensOf } from './common.mjs';
import { load, versionOf } from './packages.mjs';

const caches = process.argv[2] ?? 'graph';
const ort = load('onnxruntime-node');
const open = (graph) =>
  ort.InferenceSession.create(model([...graph, ...string(2, 'graph')], { '': 23, 'com.microsoft': 1 }), {
    logSeverityLevel: 3,
  });

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

/** Moves heads before tokens, or back: the operator has x as [B, H, T, D]. */
function headsFirst(values, batch, tokens, heads, dim) {
  const size = tokens * heads * dim;
  return Array.from(values, (_, k) => {
    const [row, head, token] = [
      Math.floor(k / size),
      Math.floor(k / (tokens * dim)) % heads,
      Math.floor(k / dim) % tokens,
    ];
    return values[((row * tokens + token) * heads + head) * dim + (k % dim)];
  });
}

async function rotate(options, { positions: lists, x }) {
  const { head_dim, rotary_dim, base, pairing, order } = options;
  const factor = linear(options);
  const positions = lists.flat();
  if (positions.some((p) => p < 0 || !Number.isInteger(p))) throw new Unsupported('a cache has rows 0, 1, 2 ... alone');
  const { sin, cos } = await waves(positions, base, rotary_dim, factor);
  const batch = order.startsWith('B') ? x.shape[0] : 1;
  const tokens = positions.length / batch;
  const heads = tokensOf(options, x).length / positions.length;
  const moved = order.endsWith('THD');
  const session = await rotation(Number(pairing === 'interleaved'), rotary_dim === head_dim ? 0 : rotary_dim);
  const { y } = await session.run({
    x: floats(moved ? headsFirst(x.values, batch, tokens, heads, head_dim) : x.values, [
      batch,
      heads,
      tokens,
      head_dim,
    ]),
    cos: floats(cos, [positions.length, rotary_dim / 2]),
    sin: floats(sin, [positions.length, rotary_dim / 2]),
    position_ids: integers(
      positions.map((_, row) => row),
      [batch, tokens],
    ),
  });
  return [...(moved ? headsFirst(y.data, batch, heads, tokens, head_dim) : y.data)];
}

function integers(values, dims) {
  return new ort.Tensor('int64', BigInt64Array.from(values.flat(), BigInt), dims);
}

/** A running sum of the mask, as exported models have it. */
async function paddedBy() {
  const counting = await open([
    ...node('CumSum', ['mask', 'axis'], 'counted'),
    ...node('Sub', ['counted', 'mask'], 'before'),
    ...graphInput('mask', 'int64', ['batch', 'tokens']),
    ...graphInput('axis', 'int64', []),
    ...graphOutput('before', 'int64', ['batch', 'tokens']),
  ]);
  return async (mask) => {
    const tokens = mask[0].length;
    if (mask.some((row) => row.length !== tokens)) throw new RangeError('rows have to be alike in length');
    const { before } = await counting.run({ mask: integers(mask, [mask.length, tokens]), axis: integers([1], []) });
    return mask.map((_, row) => Array.from(before.data.slice(row * tokens, (row + 1) * tokens), Number));
  };
}

/** Values that show which keys have weight: number j of the keys is 1 at j. */
const shown = (first, last, width) =>
  Array.from({ length: last - first }, (_, j) =>
    Array.from({ length: width }, (_, c) => Number(c === first + j)),
  ).flat();

/** Attention with is_causal and a mask of booleans; the keys before the queries are its cache. */
async function attentionSees(causal, { queries, keys, mask }) {
  const batch = mask?.length ?? 1;
  const [past, width] = [keys - queries, 16];
  const heads = (name, tokens) => graphInput(name, 'float32', [batch, 1, tokens, width]);
  const inputs = ['q', 'k', 'v', mask ? 'mask' : '', ...(past > 0 ? ['past_k', 'past_v'] : [])];
  const session = await open([
    ...node('Attention', inputs, past > 0 ? ['y', 'present_k', 'present_v'] : 'y', { is_causal: Number(causal) }),
    ...['q', 'k', 'v'].flatMap((name) => heads(name, queries)),
    ...(mask ? graphInput('mask', 'bool', [batch, 1, queries, keys]) : []),
    ...(past > 0 ? ['past_k', 'past_v'].flatMap((name) => heads(name, past)) : []),
    ...(past > 0
      ? ['present_k', 'present_v'].flatMap((name) => graphOutput(name, 'float32', [batch, 1, keys, width]))
      : []),
    ...graphOutput('y', 'float32', [batch, 1, queries, width]),
  ]);
  const rows = (first, last, of) => floats(Array(batch).fill(of(first, last)).flat(), [batch, 1, last - first, width]);
  const zeros = (first, last) => Array((last - first) * width).fill(0);
  const values = (first, last) => shown(first, last, width);
  const { y } = await session.run({
    q: rows(past, keys, zeros),
    k: rows(past, keys, zeros),
    v: rows(past, keys, values),
    ...(past > 0 && { past_k: rows(0, past, zeros), past_v: rows(0, past, values) }),
    ...(mask && {
      mask: new ort.Tensor('bool', Uint8Array.from(mask.flatMap((row) => Array(queries).fill(row).flat())), [
        batch,
        1,
        queries,
        keys,
      ]),
    }),
  });
  return seenBy(y.data, width, keys);
}

/** GroupQueryAttention with its window, which counts the query. */
async function windowSees(window, { queries, keys }) {
  const [past, width] = [keys - queries, 16];
  const session = await open([
    ...node(
      'GroupQueryAttention',
      ['q', 'k', 'v', 'past_k', 'past_v', 'lengths', 'total'],
      ['y', 'present_k', 'present_v'],
      { num_heads: 1, kv_num_heads: 1, local_window_size: window },
      'com.microsoft',
    ),
    ...['q', 'k', 'v'].flatMap((name) => graphInput(name, 'float32', [1, queries, width])),
    ...['past_k', 'past_v'].flatMap((name) => graphInput(name, 'float32', [1, 1, past, width])),
    ...graphInput('lengths', 'int32', [1]),
    ...graphInput('total', 'int32', []),
    ...graphOutput('y', 'float32', [1, queries, width]),
    ...['present_k', 'present_v'].flatMap((name) => graphOutput(name, 'float32', [1, 1, keys, width])),
  ]);
  const zeros = (tokens, dims) => floats(Array(tokens * width).fill(0), dims);
  const number = (value, dims) => new ort.Tensor('int32', Int32Array.of(value), dims);
  const { y } = await session.run({
    q: zeros(queries, [1, queries, width]),
    k: zeros(queries, [1, queries, width]),
    v: floats(shown(past, keys, width), [1, queries, width]),
    past_k: zeros(past, [1, 1, past, width]),
    past_v: floats(shown(0, past, width), [1, 1, past, width]),
    lengths: number(keys - 1, [1]),
    total: number(keys, []),
  });
  return seenBy(y.data, width, keys);
}

/** Attention with its groups, cache, scale and soft cap; a bias is its mask of numbers. It has no windows or sinks. */
async function attend(options, input) {
  const { order, causal, scale, softcap, window } = options;
  const { q, k, v, mask, bias, sinks } = input;
  if (window !== undefined || sinks) throw new Unsupported(sinks ? 'sinks' : 'windows');
  const isFirst = order === 'BHTD';
  const axes = ({ shape: [rows, second, third, width] }) =>
    isFirst ? [rows, second, third, width] : [rows, third, second, width];
  const [qs, ks, vs] = [q, k, v].map(axes);
  const data = ({ values }, [rows, heads, tokens, width]) =>
    isFirst ? values : headsFirst(values, rows, tokens, heads, width);
  const [past, queries] = [ks[2] - qs[2], qs[2]];
  /** Tokens of each head, which stand in the cache or come with the queries. */
  const part = (values, [rows, heads, tokens, width], first, last) => {
    const each = Array.from({ length: rows * heads }, (_, head) =>
      values.slice((head * tokens + first) * width, (head * tokens + last) * width),
    );
    return floats(each.flat(), [rows, heads, last - first, width]);
  };
  const [keys, values] = [data(k, ks), data(v, vs)];
  const feeds = { q: floats(data(q, qs), qs), k: part(keys, ks, past, ks[2]), v: part(values, vs, past, ks[2]) };
  if (past > 0) Object.assign(feeds, { past_k: part(keys, ks, 0, past), past_v: part(values, vs, 0, past) });
  if (mask && bias) throw new Unsupported('a bias beside padding');
  const table = mask && [qs[0], 1, queries, ks[2]];
  if (mask)
    feeds.mask = new ort.Tensor('bool', Uint8Array.from(mask.flatMap((row) => Array(queries).fill(row).flat())), table);
  if (bias) feeds.mask = floats(bias.flat(2), [1, qs[1], queries, ks[2]]);
  const attributes = { is_causal: Number(causal), ...(scale !== undefined && { scale: real(scale) }) };
  if (softcap !== undefined) attributes.softcap = real(softcap);
  const names = ['q', 'k', 'v', feeds.mask ? 'mask' : '', ...(past > 0 ? ['past_k', 'past_v'] : [])];
  const outputs = past > 0 ? ['y', 'present_k', 'present_v'] : 'y';
  const shapes = Object.entries(feeds).flatMap(([name, { type, dims }]) => graphInput(name, type, dims));
  const session = await open([
    ...node('Attention', names, outputs, attributes),
    ...shapes,
    ...(past > 0
      ? ['present_k', 'present_v'].flatMap((name) => graphOutput(name, 'float32', [qs[0], 'heads', ks[2], 'dim']))
      : []),
    ...graphOutput('y', 'float32', [qs[0], qs[1], queries, vs[3]]),
  ]);
  const { y } = await session.run(feeds);
  return [...(isFirst ? y.data : headsFirst(y.data, qs[0], qs[1], queries, vs[3]))];
}

const seenBy = (weights, width, keys) =>
  Array.from(weights).flatMap((weight, k) => (k % width < keys ? [Number(weight > 0)] : []));

async function visible({ causal, window, chunk }, input) {
  for (const name of ['sequences', 'prefix', 'images', 'parents', 'query_columns'])
    if (input[name]) throw new Unsupported(`masks by ${name}: they are an input`);
  if (chunk) throw new Unsupported('chunks: they are an input');
  if (window === undefined) return attentionSees(causal, input);
  if (input.mask || !causal) throw new Unsupported('a window beside padding, or on both sides');
  return windowSees(window, input);
}

const { sinusoidal } = familiesOf({ waves });
const families = { rotary: { rotate } };
if (caches === 'graph') {
  Object.assign(families, { sinusoidal, mask: { visible }, attend: { attend } });
  Object.assign(families, batchesOf({ padded: await paddedBy(), rotate }));
}
await serve(`onnxruntime, caches from ${caches}`, families, versionOf('onnxruntime-node'));
