// Tables and rotations that cross piece by piece: results stay in the caches, and memory stays small.
import { Piece, tileRows } from '../../../../build/wasm/calls.js';
import { place } from './call.ts';
import { invoke, type Items } from './memory.ts';
import type { Address, PosencModule } from './module.ts';
import type { Table } from './record.ts';

/** The size of a piece: it stays in the cache while it is copied out. */
export const pieceBytes = 256 * 1024;

/** Rows of a piece that wastes no work on the C++ side, which makes them in tiles; one row at the least. */
export function pieceRows(rowBytes: number): number {
  const rows = Math.max(1, Math.floor(pieceBytes / Math.max(1, rowBytes)));
  return rows > tileRows ? rows - (rows % tileRows) : rows;
}

/** The place of each number of a piece in its record. */
const slots = Object.fromEntries(Piece.map(([name], slot) => [name, slot])) as Record<keyof Piece, number>;

/** A table or a rotation in the module, from its first piece to its last, which releases it. */
export class Pieces<T extends object> {
  readonly #module: PosencModule;
  readonly #name: string;
  readonly #address: Address;
  readonly #values: T;
  readonly #items: Items | undefined;
  /** The address of each piece. */
  readonly at: Address;

  /** `bytes` are those of the largest piece; errors name items of the lists in `items`. */
  constructor(module: PosencModule, table: Table<T>, values: T, wide: boolean, bytes: number, items?: Items) {
    const { address, room } = place(module, Piece.length, table[2], values, bytes);
    this.#module = module;
    this.#name = table[0];
    this.#address = address;
    this.#values = values;
    this.#items = items;
    this.at = room;
    const heap = module.HEAPF64,
      at = address / 8;
    heap[at + slots.object] = 0;
    heap[at + slots.wide] = wide ? 1 : 0;
    heap[at + slots.out] = room;
  }

  /**
   * Writes rows first ... of the table, or rotates this many tokens at that address; `out`: elsewhere in the memory.
   */
  write(first: number, count: number, more: boolean, out = this.at): void {
    const heap = this.#module.HEAPF64,
      at = this.#address / 8;
    heap[at + slots.first] = first;
    heap[at + slots.count] = count;
    heap[at + slots.more] = more ? 1 : 0;
    heap[at + slots.out] = out;
    invoke(this.#module, this.#name, this.#address, this.#values, this.#items);
  }
}
