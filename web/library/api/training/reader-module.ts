// The module of a model that reads, compiled and started at the first call.
import { packed, size } from '../../../../build/wasm/posenc-reader-bytes.js';
import type { Address, PosencModule } from '../runtime/module.ts';
import { unpack } from '../runtime/unpack.ts';
import { compile } from '../runtime/webassembly.ts';
import { startedOnce } from './started-once.ts';

/** The exports of cpp/bindings/reader. Readers are referred to by numbers. */
export interface ReaderModule extends PosencModule {
  reader_size_of(numbers: Address, extra: Address, count: number, symbols: number, out: Address): number;
  reader_make(numbers: Address, extra: Address, count: number, symbols: number, packed: Address, bytes: number): number;
  reader_free(reader: number): void;
  reader_set_encoding(reader: number, numbers: Address, extra: Address, count: number): number;
  reader_read(reader: number, call: Address): number;
  reader_cut(reader: number, first: number, count: number): number;
  reader_move(reader: number, first: number, by: number): number;
  reader_clear(reader: number): void;
  reader_size(reader: number): number;
}

/** The running module; its memory views must be taken again at each call, because they die when memory grows. */
export const { module: readerModule, runIn } = startedOnce<ReaderModule>(() => compile(() => unpack(packed, size)));
