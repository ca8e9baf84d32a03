// WGSL: the model's frequencies in turns, and functions of whole numbers, for a shader of one's own.
import { circleFunctions, phaseFunctions } from '../../../library/webgpu/shaders/circle.ts';
import { turnWords } from '../../../library/webgpu/exact.ts';
import { radiusWords } from '../../../library/webgpu/radius.ts';
import { commentLines, inComment } from './harmless.ts';
import { listed, type EmitProgram } from './program.ts';

const hex = (word: number): string => `0x${word.toString(16).padStart(8, '0')}u`;

export function wgsl(program: EmitProgram): string {
  const { about, kinds, kindOfLayer, halves } = program;
  const turning = kinds.filter(({ frequencies }) => frequencies.length > 0);
  const places = kinds.map((kind) =>
    turning.slice(0, turning.indexOf(kind)).reduce((n, k) => n + k.frequencies.length, 0),
  );
  const words = turning.map(({ rotary }) => (rotary ? turnWords(rotary.frequencies) : new Uint32Array(0)));
  const rows = words.flatMap((list) =>
    Array.from(
      { length: list.length / 4 },
      (_, i) => `vec4<u32>(${[...list.slice(4 * i, 4 * i + 4)].map(hex).join(', ')})`,
    ),
  );
  const total = rows.length;
  const tables = kinds.map((kind, k) => {
    const { part, exponent } = radiusWords(kind.factor);
    const pairs = kind.frequencies.length;
    return `  // ${inComment(kind.note)}
  Kind(${pairs === 0 ? 0 : places[k]}u, ${pairs}u, ${kind.first}u, ${part}u, 0x1p${exponent - 31}f),`;
  });
  const layer = kindOfLayer ? ', layer: u32' : '';
  const kind = kindOfLayer ? 'kind_of_layer[layer]' : '0';
  const [a, b] = halves ? ['pair', 'k.pairs'] : ['2u * pair', '1u'];
  const layers = kindOfLayer
    ? `\nconst kind_of_layer = array<u32, ${kindOfLayer.length}>(\n${listed(
        kindOfLayer.map((n) => `${n}u`),
        '  ',
      )}\n);\n`
    : '';
  return `${commentLines(about, '//')}//
// No sin, cos or pow: cosine and sine are within 2^-24 at every position up to 2^32 (1.1 x 2^-24 times a factor), with
// the same bits on every device. web/docs/decisions/024-phases-on-the-gpu.md of posenc has the argument.

/// Turns per position for each pair: times 2^32, the rest of it times 2^64, whole turns, and 0.
const frequencies = array<vec4<u32>, ${total}>(
${rows.map((row) => `  ${row},\n`).join('')});

/// Layers that turn alike: their frequencies, the first channel that turns, and the factor of cosine and sine.
struct Kind { first: u32, pairs: u32, first_channel: u32, part: u32, unit: f32 }
const kinds = array<Kind, ${kinds.length}>(
${tables.join('\n')}
);
${layers}${phaseFunctions}${circleFunctions}
/// (cosine, sine) of a pair of channels at a whole position of 32 bits with a sign.
fn turn(position: i32, pair: u32${layer}) -> vec2<f32> {
  let k = kinds[${kind}];
  let words = vec3<u32>(bitcast<u32>(position), select(0u, 0xffffffffu, position < 0), 0u);
  return circle_of_radius(phase_of(words, frequencies[k.first + pair]), k.part, k.unit);
}

/// The channels of a pair within a head.
fn channels(pair: u32${layer}) -> vec2<u32> {
  let k = kinds[${kind}];
  let a = k.first_channel + ${a};
  return vec2<u32>(a, a + ${b});
}

/// A pair of numbers of a query or a key, turned.
fn rotate(x: vec2<f32>, turn: vec2<f32>) -> vec2<f32> {
  return vec2<f32>(x.x * turn.x - x.y * turn.y, x.y * turn.x + x.x * turn.y);
}
`;
}
