import * as cpp from '../../../../build/wasm/calls.js';
import { call } from '../runtime/call.ts';
import { enter, wrongValue } from '../runtime/errors.ts';
import { readFields, outputKeys } from '../runtime/fields.ts';
import type { Tensor, TensorLike } from '../runtime/matrix.ts';
import { readMatrix, makeTensor } from '../runtime/tensor.ts';
import type { AnyFloats, ArrayOf, Dtype, OutOf } from '../runtime/arguments.ts';
import type { TableOutput } from '../runtime/rows.ts';

export interface ForgetGateOptions<D extends Dtype = Dtype> extends TableOutput<D> {
  /** [H, T]; not causal: [2 H, T], of which the first H rows look back. */
  readonly gateLogits: TensorLike;
  /** Default true; otherwise the second rows are the gates for keys after the query. */
  readonly causal?: boolean | undefined;
}

const forgetGateBiasKeys = ['gateLogits', ...outputKeys] as const;

/**
 * Forget gates as an ALiBi that the data steer: the sum of ln(sigmoid(gate)) over the tokens j + 1 .. i; -Infinity for
 * later keys, or the sum over i + 1 .. j of the second rows.
 *
 * Shapes: gateLogits as above; result [H, T, T].
 * Units: scores.
 * Errors: `TypeError` for a wrong type or an unknown option, `RangeError` for no heads, an odd number of rows when not
 * causal, a gate that is not finite, an `out` of the wrong length.
 *
 * @example
 * forgetGateBias({ gateLogits: { data: new Float32Array(24), rows: 2, columns: 12 } }).shape; // [2, 12, 12]
 */
export function forgetGateBias<T extends OutOf<Dtype>>(options: ForgetGateOptions & { readonly out: T }): Tensor<T>;
export function forgetGateBias<D extends Dtype = 'float32'>(options: ForgetGateOptions<D>): Tensor<ArrayOf<D>>;
export function forgetGateBias(options: ForgetGateOptions): Tensor<AnyFloats>;
export function forgetGateBias(options: ForgetGateOptions): Tensor<AnyFloats> {
  enter('forgetGateBias');
  const read = readFields(cpp.ForgetGateOptions, options, forgetGateBiasKeys, ['heads', 'tokens']);
  const { data: gateLogits, rows, columns: tokens } = readMatrix(read.gateLogits, 'gateLogits');
  const { causal } = read;
  if (!causal && rows % 2 !== 0)
    throw wrongValue('POSENC_SHAPE_MISMATCH', 'gateLogits.rows', rows, 'an even number: 2 heads');
  const heads = causal ? rows : rows / 2;
  const values = { heads, tokens, causal, gateLogits };
  return makeTensor(read, [heads, tokens, tokens], (out) => call(cpp.forgetGateBias, { ...values, out }));
}
