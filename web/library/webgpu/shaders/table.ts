// The kernel that writes tables of sines and cosines: an invocation has one pair of columns of one row.
import { circleFunctions, phaseFunctions } from './circle.ts';
import { numbersOf, workgroup } from './rotary.ts';

/** The numbers of a call, in the order of its slot: those that change first. */
export const tableNumbers = [
  'position_low',
  'position_high',
  'slot',
  'items',
  'tokens',
  'position_first',
  'position_axis',
  'position_batch',
  'out_first',
  'out_row',
  'capacity',
] as const;

export interface TableKernel {
  readonly half: boolean;
  readonly positions: string;
  readonly fromBuffer: boolean;
  readonly pairs: number;
  /** Pairs, and columns that stay 0. */
  readonly units: number;
  readonly dim: number;
  /** The columns of sines and cosines: first, and from one to the next; undefined: none. */
  readonly sines: Columns | undefined;
  readonly cosines: Columns | undefined;
  /** Multiplies all of it: see `circle_of_radius`. */
  readonly part: number;
  readonly exponent: number;
  readonly isNegative: boolean;
  readonly isZero: boolean;
  /** The words of the position whose row is 0. */
  readonly padding: readonly [low: number, high: number] | undefined;
}

export interface Columns {
  readonly first: number;
  readonly step: number;
}

export function tableKernel(kernel: TableKernel): string {
  const { half, fromBuffer, pairs, units, dim, padding, part, exponent, isNegative, isZero } = kernel;
  const write = (columns: Columns | undefined, value: string): string =>
    columns === undefined
      ? ''
      : `  let ${value}_column = ${columns.first}u + unit * ${columns.step}u;
  if (${value}_column < ${dim}u) { out[row + ${value}_column] = Element(${value}); }
`;
  const radius = isZero ? '0.0' : `${isNegative ? '-' : ''}0x1p${exponent}f`;
  const blank =
    padding === undefined
      ? ''
      : `  if (all(position == vec3<u32>(${padding[0]}u, ${padding[1]}u, 0u))) { radius_vector = vec2<f32>(0.0); }\n`;
  return `${half ? 'enable f16;\n' : ''}alias Element = ${half ? 'f16' : 'f32'};
${numbersOf(tableNumbers)}
@group(0) @binding(0) var<uniform> call: Call;
@group(0) @binding(1) var<storage, read> frequencies: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<Element>;
${fromBuffer ? '@group(0) @binding(4) var<storage, read> position_words: array<u32>;\n' : ''}${
  phaseFunctions + circleFunctions + kernel.positions
}
@compute @workgroup_size(${workgroup})
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
  let at = id.y * groups.x * ${workgroup}u + id.x;
  if (at >= call.items) { return; }
  let unit = at % ${units}u;
  let token = at / ${units}u;
  if (call.slot + token >= call.capacity) { return; }
  let row = call.out_first + (call.slot + token) * call.out_row;
  if (unit >= ${pairs}u) {
    out[row + ${dim - units}u + unit] = Element(0.0);
    return;
  }
  let position = read_position(0u, 0u, token);
  var radius_vector = circle_of_radius(phase_of(position, frequencies[unit]), ${part}u, ${radius});
${blank}  let cosine = radius_vector.x;
  let sine = radius_vector.y;
${write(kernel.cosines, 'cosine')}${write(kernel.sines, 'sine')}}
`;
}
