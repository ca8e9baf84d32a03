// @ts-check
// The table as an ONNX model, Mul Sin Cos Concat, in the few bytes of protobuf that it takes.

/** @param {number} n @returns {number[]} */
const varint = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...varint(n >>> 7)]);
/** @param {number} field @param {number} n */
const integer = (field, n) => [...varint(field << 3), ...varint(n)];
/** @param {number} field @param {readonly number[]} content */
const bytes = (field, content) => [...varint((field << 3) | 2), ...varint(content.length), ...content];
/** @param {number} field @param {string} text */
const string = (field, text) => bytes(field, [...new TextEncoder().encode(text)]);

const float32 = 1;
/** @param {string} name @param {readonly number[]} shape */
const value = (name, shape) => [
  ...string(1, name),
  ...bytes(
    2,
    bytes(1, [
      ...integer(1, float32),
      ...bytes(
        2,
        shape.flatMap((n) => bytes(1, integer(1, n))),
      ),
    ]),
  ),
];
/**
 * @param {string} op
 * @param {readonly string[]} inputs
 * @param {string} output
 * @param {readonly number[]} [attributes]
 */
const node = (op, inputs, output, attributes = []) =>
  bytes(1, [...inputs.flatMap((name) => string(1, name)), ...string(2, output), ...string(4, op), ...attributes]);

/** @param {number} rows @param {number} dim */
export function tableModel(rows, dim) {
  const pairs = dim / 2;
  const lastAxis = bytes(5, [...string(1, 'axis'), ...integer(3, 1), ...integer(20, 2)]);
  const graph = [
    ...node('Mul', ['positions', 'frequencies'], 'angles'),
    ...node('Sin', ['angles'], 'sines'),
    ...node('Cos', ['angles'], 'cosines'),
    ...node('Concat', ['sines', 'cosines'], 'table', lastAxis),
    ...string(2, 'sinusoidal'),
    ...bytes(11, value('positions', [rows, 1])),
    ...bytes(11, value('frequencies', [1, pairs])),
    ...bytes(12, value('table', [rows, dim])),
  ];
  return Uint8Array.from([...integer(1, 8), ...bytes(7, graph), ...bytes(8, [...string(1, ''), ...integer(2, 13)])]);
}
