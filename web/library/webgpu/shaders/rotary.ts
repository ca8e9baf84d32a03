// The kernel that turns heads: an invocation has one pair of channels of one token, in some of its heads.
import { circleFunctions, phaseFunctions } from './circle.ts';

/** The invocations of a workgroup. */
export const workgroup = 64;

/** The numbers of a call, in the order of its slot. */
export const rotaryNumbers = [
  // These three change from step to step.
  'position_low',
  'position_high',
  'slot',
  'items',
  'units',
  'tokens',
  'heads',
  'heads_each',
  'blocks',
  'position_first',
  'position_axis',
  'position_batch',
  'x_first',
  'x_batch',
  'x_token',
  'x_head',
  'out_first',
  'out_batch',
  'out_token',
  'out_head',
  'capacity',
] as const;

/** Parts that differ from kernel to kernel: text, so that a compiler sees constants. */
export interface RotaryKernel {
  readonly half: boolean;
  /** One binding for x and the result: the same buffer. */
  readonly inPlace: boolean;
  /** `read_position`, of a range or of a buffer. */
  readonly positions: string;
  readonly fromBuffer: boolean;
  readonly axes: number;
  readonly pairs: number;
  /** Heads that turn differently; 1 if all are alike. */
  readonly headsOfGrid: number;
  /** The first channel that turns, and the distance to the other of its pair and to the next one. */
  readonly firstChannel: number;
  readonly other: number;
  readonly next: number;
  readonly headDim: number;
  /** Multiplies cosine and sine: see `circle_of_radius`. */
  readonly part: number;
  readonly exponent: number;
  readonly inverse: boolean;
  /** Whether tokens go to the rows of their positions. */
  readonly byPosition: boolean;
}

export const numbersOf = (names: readonly string[]): string => `struct Call {
${names.map((name) => `  ${name}: u32,\n`).join('')}}`;

/** A position that is negative or has more than 32 bits has no row: no capacity is above 2^32 - 1. */
const rowOfPosition = /* wgsl */ `let position = read_position(0u, batch, token);
  let slot = select(0xffffffffu, position.x, position.y == 0u);`;

export function rotaryKernel(kernel: RotaryKernel): string {
  const { half, inPlace, fromBuffer, axes, pairs, headsOfGrid, inverse, byPosition } = kernel;
  const { firstChannel, other, next, headDim, part, exponent } = kernel;
  const read = inPlace ? 'out' : 'x';
  const isPerHead = headsOfGrid > 1;
  return `${half ? 'enable f16;\n' : ''}alias Element = ${half ? 'f16' : 'f32'};

const axes = ${axes}u;
const pairs = ${pairs}u;
const first_channel = ${firstChannel}u;
const other_channel = ${other}u; // from a channel of a pair to the other one
const next_pair = ${next}u;
const head_dim = ${headDim}u;

${numbersOf(rotaryNumbers)}

@group(0) @binding(0) var<uniform> call: Call;
@group(0) @binding(1) var<storage, read> frequencies: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<Element>;
${inPlace ? '' : '@group(0) @binding(3) var<storage, read> x: array<Element>;\n'}${
  fromBuffer ? '@group(0) @binding(4) var<storage, read> position_words: array<u32>;\n' : ''
}${phaseFunctions}${circleFunctions}${kernel.positions}
/// (cosine, sine) of a pair of channels at a token.
fn turn_of(batch: u32, token: u32, head: u32, pair: u32) -> vec2<f32> {
  var phase = 0u;
  for (var axis = 0u; axis < axes; axis++) {
    let at = (${isPerHead ? '(head * axes + axis)' : 'axis'}) * pairs + pair;
    phase += phase_of(read_position(axis, batch, token), frequencies[at]);
  }
  return circle_of_radius(phase, ${part}u, 0x1p${exponent}f)${inverse ? ' * vec2<f32>(1.0, -1.0)' : ''};
}

@compute @workgroup_size(${workgroup})
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
  var at = id.y * groups.x * ${workgroup}u + id.x;
  if (at >= call.items) { return; }
  let unit = at % call.units;
  at /= call.units;
  let token = at % call.tokens;
  at /= call.tokens;
  let first_head = (at % call.blocks) * call.heads_each;
  let batch = at / call.blocks;
  ${byPosition ? rowOfPosition : 'let slot = call.slot + token;'}
  if (slot >= call.capacity) { return; }
  let source = call.x_first + batch * call.x_batch + token * call.x_token;
  let place_of_token = call.out_first + batch * call.out_batch + slot * call.out_token;
  let last_head = min(first_head + call.heads_each, call.heads);
  if (unit >= pairs) {
    // Two of the channels that are kept, before those that turn or behind them.
    let kept = 2u * (unit - pairs);
    for (var channel = kept; channel < kept + 2u; channel++) {
      let place = channel + select(0u, 2u * pairs, channel >= first_channel);
      if (place >= head_dim) { continue; }
      for (var head = first_head; head < last_head; head++) {
        out[place_of_token + head * call.out_head + place] = ${read}[source + head * call.x_head + place];
      }
    }
    return;
  }
  let a = first_channel + unit * next_pair;
  let b = a + other_channel;
${
  isPerHead ? '' : '  let turn = turn_of(batch, token, 0u, unit);\n'
}  for (var head = first_head; head < last_head; head++) {
${isPerHead ? '    let turn = turn_of(batch, token, head, unit);\n' : ''}    let row = source + head * call.x_head;
    let u = f32(${read}[row + a]);
    let v = f32(${read}[row + b]);
    let result = place_of_token + head * call.out_head;
    out[result + a] = Element(u * turn.x - v * turn.y);
    out[result + b] = Element(v * turn.x + u * turn.y);
  }
}
`;
}
