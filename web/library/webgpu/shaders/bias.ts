// The kernels that write score biases: an invocation has one query and one key in one head.
import { nearestFloat, multiplyHigh } from './circle.ts';
import { numbersOf, workgroup } from './rotary.ts';

/** The numbers of a call, in the order of its slot: those that change first. */
export const biasNumbers = [
  'query_low',
  'query_high',
  'slot',
  'items',
  'queries',
  'keys',
  'key_low',
  'key_high',
  'query_first',
  'query_axis',
  'query_batch',
  'key_first',
  'key_axis',
  'key_batch',
  'out_first',
  'out_head',
  'out_query',
  'table_first',
  'hidden',
] as const;

export interface BiasKernel {
  readonly half: boolean;
  readonly queries: string;
  readonly keys: string;
  readonly queriesFromBuffer: boolean;
  readonly keysFromBuffer: boolean;
  /** Keys after the query get -infinity. */
  readonly causal: boolean;
  /** Added to what is there. */
  readonly adds: boolean;
  /** WGSL: `bias_of(head, query, key)`, positions in, and what it is made of. */
  readonly bias: string;
  readonly fromTable: boolean;
}

/** ALiBi: a slope of 32 bits times a whole distance, rounded once. */
export const alibiFunction = (form: 'symmetric' | 'distance' | 'keyIndex'): string => /* wgsl */ `
/// word * factor * unit, rounded to the nearest float: unit is a power of two.
fn product(word: u32, factor: u32, unit: f32) -> f32 {
  let high = multiply_high(word, factor);
  let low = word * factor;
  if (high == 0u) { return nearest_float(low >> 1u) * 2.0 * unit; }
  let zeros = countLeadingZeros(high);
  let top = (high << zeros) | select(0u, low >> ((32u - zeros) & 31u), zeros > 0u);
  return nearest_float(top >> 1u) * bitcast<f32>((160u - zeros) << 23u) * unit;
}

fn bias_of(head: u32, query: u32, key: u32) -> f32 {
  let slope = constants[head];
  let relative = bitcast<i32>(${form === 'keyIndex' ? 'key' : 'key - query'});
  let size = product(slope.x, u32(abs(relative)), bitcast<f32>(slope.y));
  return ${form === 'symmetric' ? '-size' : 'select(size, -size, relative < 0)'};
}
`;

/** T5: a bucket by whole distances, and its entry in the learned table. */
export const t5Function = (bidirectional: boolean, perDirection: number, scale: number): string => /* wgsl */ `
fn bias_of(head: u32, query: u32, key: u32) -> f32 {
  let relative = bitcast<i32>(key - query);
  let distance = ${bidirectional ? 'u32(abs(relative))' : 'u32(max(-relative, 0))'};
  let middle = ${Math.floor(perDirection / 2)}u;
  var bucket = distance;
  if (distance >= middle) {
    // The last boundary that is not above the distance; the first one is the middle itself.
    var low = 0u;
    var high = ${perDirection - Math.floor(perDirection / 2)}u;
    while (high - low > 1u) {
      let between = (low + high) / 2u;
      if (constants[between].x <= distance) { low = between; } else { high = between; }
    }
    bucket = middle + low;
  }
${
  bidirectional ? `  if (relative > 0) { bucket += ${perDirection}u; }\n` : ''
}  return f32(table[call.table_first + bucket * heads + head]) * ${floatLiteral(scale)};
}
`;

const floatLiteral = (x: number): string => {
  const text = String(Math.fround(x));
  return /[.e]/.test(text) ? `${text}f` : `${text}.0f`;
};

export function biasKernel(kernel: BiasKernel, heads: number): string {
  const { half, causal, adds } = kernel;
  // Words stand for floats: an infinity is nothing that WGSL computes with.
  const store = half ? 'out[place] = f16(value);' : 'out[place] = bitcast<u32>(value);';
  const present = half ? 'f32(out[place])' : 'bitcast<f32>(out[place])';
  const hide = half ? 'out[place] = bitcast<vec2<f16>>(call.hidden).x;' : 'out[place] = call.hidden;';
  return `${half ? 'enable f16;\n' : ''}const heads = ${heads}u;
${numbersOf(biasNumbers)}
@group(0) @binding(0) var<uniform> call: Call;
@group(0) @binding(1) var<storage, read> constants: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<${half ? 'f16' : 'u32'}>;
${kernel.fromTable ? `@group(0) @binding(3) var<storage, read> table: array<${half ? 'f16' : 'f32'}>;\n` : ''}${
  kernel.queriesFromBuffer ? '@group(0) @binding(4) var<storage, read> query_words: array<u32>;\n' : ''
}${kernel.keysFromBuffer ? '@group(0) @binding(5) var<storage, read> key_words: array<u32>;\n' : ''}${
  kernel.fromTable ? '' : multiplyHigh + nearestFloat
}${kernel.queries}${kernel.keys}${kernel.bias}
@compute @workgroup_size(${workgroup})
fn main(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
  var at = id.y * groups.x * ${workgroup}u + id.x;
  if (at >= call.items) { return; }
  let key = at % call.keys;
  at /= call.keys;
  let query = at % call.queries;
  let head = at / call.queries;
  let place = call.out_first + head * call.out_head + query * call.out_query + key;
  let query_at = read_query(0u, 0u, query).x;
  let key_at = read_key(0u, 0u, key).x;
${
  causal
    ? `  if (bitcast<i32>(key_at - query_at) > 0) {
    ${hide}
    return;
  }
`
    : ''
}  let value = ${adds ? `${present} + ` : ''}bias_of(head, query_at, key_at);
  ${store}
}
`;
}
