// Files for NumPy. The part of the library that writes them comes when the first one is asked for.
import { encodeNpy, type TensorLike } from 'posenc';
import { whenThere } from './when-there.ts';

let ready = (): Promise<unknown> => Promise.resolve();

/** How that part is loaded, where it is not there from the start. */
export function npyNeeds(load: () => Promise<unknown>): void {
  ready = load;
}

export async function npyOf(matrix: TensorLike): Promise<Uint8Array<ArrayBuffer>> {
  await ready();
  return whenThere(() => encodeNpy(matrix).slice());
}
