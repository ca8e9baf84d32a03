// The module as Emscripten gives it. Its calls, each of which takes the address of a record, are in
// build/wasm/calls.js.

/** An address in WebAssembly memory. */
export type Address = number;

export interface PosencModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  reserve(bytes: number): Address;
  release(object: Address): void;
  allocate(bytes: number): Address;
  deallocate(address: Address): void;
  freeze(): void;
  _turn_prepared(record: Address): number;
  status_name(): Address;
  status_argument(): Address;
  status_allowed(): Address;
  status_value(): number;
  posenc_isa(): Address;
  posenc_version(): Address;
}
