// Attention as an ONNX model, in the few bytes of protobuf that it takes: with onnxruntime's own rotary embedding
// before it, or without one.

const varint = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...varint(Math.floor(n / 128))]);
const integer = (field, n) => [...varint(field << 3), ...varint(n)];
const bytes = (field, content) => [...varint((field << 3) | 2), ...varint(content.length), ...content];
export const string = (field, text) => bytes(field, [...new TextEncoder().encode(text)]);

const types = { float32: 1, int32: 6, int64: 7, bool: 9 };
/** A shape of names and numbers. */
const value = (name, type, shape) => {
  const dimension = (size) => bytes(1, typeof size === 'number' ? integer(1, size) : string(2, size));
  const tensor = [...integer(1, types[type]), ...bytes(2, shape.flatMap(dimension))];
  return [...string(1, name), ...bytes(2, bytes(1, tensor))];
};

/** An attribute that is a float. */
export const real = (value) => Float32Array.of(value);

/** Attributes: a number is an integer, a list is of integers, `real` makes a float. */
function attribute([name, content]) {
  const float = () => [...varint((2 << 3) | 5), ...new Uint8Array(content.buffer), ...integer(20, 1)];
  const list = () => [...content.flatMap((n) => integer(8, n)), ...integer(20, 7)];
  const one = () => [...integer(3, content), ...integer(20, 2)];
  const made = content instanceof Float32Array ? float : Array.isArray(content) ? list : one;
  return bytes(5, [...string(1, name), ...made()]);
}
/** One output, or a list of them. */
export const node = (op, inputs, output, attributes = {}, domain = '') =>
  bytes(1, [
    ...inputs.flatMap((name) => string(1, name)),
    ...[output].flat().flatMap((name) => string(2, name)),
    ...string(4, op),
    ...Object.entries(attributes).flatMap(attribute),
    ...string(7, domain),
  ]);

const heads = (tokens) => ['batch', 'heads', tokens, 'dim'];
export const graphInput = (...args) => bytes(11, value(...args));
export const graphOutput = (...args) => bytes(12, value(...args));

/** q, k, v and the cached k and v in; the output of attention and the updated cache out. */
export function attentionModel({ ownRotary, interleaved = false }) {
  const rotary = (x, out) =>
    node(
      'RotaryEmbedding',
      [x, 'position_ids', 'cos_cache', 'sin_cache'],
      out,
      { interleaved: Number(interleaved) },
      'com.microsoft',
    );
  const [q, k] = ownRotary ? ['turned_q', 'turned_k'] : ['q', 'k'];
  const graph = [
    ...(ownRotary ? [...rotary('q', q), ...rotary('k', k)] : []),
    ...node('Concat', ['past_k', k], 'keys', { axis: 2 }),
    ...node('Concat', ['past_v', 'v'], 'values', { axis: 2 }),
    ...node('Transpose', ['keys'], 'across', { perm: [0, 1, 3, 2] }),
    ...node('MatMul', [q, 'across'], 'products'),
    ...node('Mul', ['products', 'scale'], 'scores'),
    ...node('Add', ['scores', 'mask'], 'masked'),
    ...node('Softmax', ['masked'], 'weights', { axis: 3 }),
    ...node('MatMul', ['weights', 'values'], 'output'),
    ...string(2, 'attention'),
    ...['q', 'k', 'v'].flatMap((name) => graphInput(name, 'float32', heads('tokens'))),
    ...['past_k', 'past_v'].flatMap((name) => graphInput(name, 'float32', heads('past'))),
    ...graphInput('scale', 'float32', [1]),
    ...graphInput('mask', 'float32', ['tokens', 'all']),
    ...(ownRotary
      ? [
          ...graphInput('position_ids', 'int64', ['batch', 'tokens']),
          ...['cos_cache', 'sin_cache'].flatMap((name) => graphInput(name, 'float32', ['longest', 'pairs'])),
        ]
      : []),
    ...graphOutput('output', 'float32', heads('tokens')),
    ...['keys', 'values'].flatMap((name) => graphOutput(name, 'float32', heads('all'))),
  ];
  return model(graph, { '': 13, 'com.microsoft': 1 });
}

/** Hidden states [1, 1, T, C] times the weights of each head, [1, H, C, D], to q, k and v. */
export function projectionModel() {
  const names = ['q', 'k', 'v'];
  const graph = [
    ...names.flatMap((name) => node('MatMul', ['hidden', `w${name}`], name)),
    ...string(2, 'projection'),
    ...graphInput('hidden', 'float32', ['batch', 1, 'tokens', 'width']),
    ...names.flatMap((name) => graphInput(`w${name}`, 'float32', ['batch', 'heads', 'width', 'dim'])),
    ...names.flatMap((name) => graphOutput(name, 'float32', heads('tokens'))),
  ];
  return model(graph, { '': 13 });
}

/** The file of a graph, with the versions of its operators by domain. */
export function model(graph, versions) {
  const opsets = Object.entries(versions).flatMap(([domain, version]) =>
    bytes(8, [...string(1, domain), ...integer(2, version)]),
  );
  return Uint8Array.from([...integer(1, 8), ...bytes(7, graph), ...opsets]);
}
