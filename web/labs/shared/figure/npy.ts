// Files for NumPy. Their writer loads on first use.
import { encodeNpy, type TensorLike } from 'posenc';
import { loadLanes } from '../state/late-parts.ts';

export async function npyOf(matrix: TensorLike): Promise<Uint8Array<ArrayBuffer>> {
  await loadLanes(['analysis']);
  return encodeNpy(matrix).slice();
}
