import { alibiBias, PosencError, sinusoidal, type ArrayOf, type Dtype, type Heads } from 'posenc';
import { sinusoidal as outside } from 'posenc/external';
import { sinusoidal as pure } from 'posenc/pure';
import { sinArray, type SinCos, sinCos } from 'posenc/sincos';
import type { PosencHeatmap } from 'posenc/elements';
import 'posenc/elements/define';

const first: number | undefined = sinusoidal({ positions: 3, dim: 4 }).data[0];
const double: Float64Array = outside({ positions: [1.5], dim: 4, dtype: 'float64' }).data;
pure({ positions: { first: 0, count: 2 }, dim: 4, out: new Float32Array(8) });
const { sine }: SinCos = sinCos(1);
export const sines: Float64Array = sinArray(Float64Array.of(sine), { units: 'turns' });
export const figure: PosencHeatmap = document.createElement('posenc-heatmap');
figure.rowName = `${first} ${double.length} ${alibiBias({ heads: 2, queries: 2, keys: 2 }).shape.length}`;
export const isOurs = (error: unknown): boolean => error instanceof PosencError;
// @ts-expect-error an unknown option
sinusoidal({ positions: 3, dim: 4, bases: 3 });
// A value known only as one of several.
export const either = (dtype: Dtype, out: Float32Array | Float64Array): ArrayOf<Dtype> =>
  outside({
    positions: 3,
    dim: 4,
    dtype: sinusoidal({ positions: 2, dim: 4, out }).data.length > 0 ? dtype : 'float32',
  }).data;
export const turned = (heads: Heads<ArrayOf<'float32'>>): ArrayOf<'float32'> =>
  heads instanceof Float32Array ? heads : heads.data;
