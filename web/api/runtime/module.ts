// The module as Emscripten gives it. Its calls, each of which takes the address of a record, are in
// build/wasm/calls.js.
import type { Address } from './record.ts';

export interface PosencModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  _reserve(bytes: number): Address;
  _release(object: Address): void;
  _allocate(bytes: number): Address;
  _deallocate(address: Address): void;
  _freeze(): void;
  _turn_prepared(record: Address): number;
  _status_name(): Address;
  _status_argument(): Address;
  _status_allowed(): Address;
  _status_value(): number;
  _posenc_isa(): Address;
  _posenc_version(): Address;
}
