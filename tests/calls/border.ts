// The calls that a function of the package makes of C++, read from their records.
import * as cpp from '../../build/wasm/calls.js';
import { lanes } from '../../web/library/api/runtime/engine.ts';
import { wasm } from '../../web/library/api/runtime/loader.ts';
import type { PosencModule } from '../../web/library/api/runtime/module.ts';
import { unpack, type Call, type Field } from '../../web/library/api/runtime/record.ts';
import { hash } from '../bits/hash.ts';
import { elementsToJson, type Json, type JsonObject } from './values.ts';

/** By the name under which the module exports them. */
const callees = new Map(
  Object.values(cpp as object)
    .filter((one): one is Call => Array.isArray(one) && typeof one[0] === 'string' && one.length > 2 && !('' in one))
    .filter(([, lane]) => typeof lane === 'object' && 'instance' in lane)
    .map((callee) => [callee[0], callee]),
);

/** Reads the arguments of a call from its record. */
class Reader {
  readonly #module: PosencModule;
  #at: number;
  /** Address and bytes of each array that the call fills. */
  readonly inputs = new Set<number>();
  readonly outputs: [address: number, bytes: number][] = [];

  constructor(module: PosencModule, at: number) {
    this.#module = module;
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  next(): number {
    return this.#module.HEAPF64[this.#at++] as number;
  }

  fields(list: readonly Field[]): JsonObject {
    const read: Record<string, Json> = {};
    for (const [name, kind, fallback] of list) {
      // NaN means omitted where a field has no default.
      const isOmitted = fallback === null && Number.isNaN(this.#module.HEAPF64[this.#at]);
      const value = this.#value(kind);
      if (value === undefined || isOmitted) continue;
      if (fallback !== undefined && JSON.stringify(value) === JSON.stringify(defaultOf(kind, fallback))) continue;
      if (typeof value === 'object' && value !== null && Object.keys(value).length === 0 && fallback === null) continue;
      read[name] = value;
    }
    return read;
  }

  #value(kind: Field[1]): Json | undefined {
    if (typeof kind !== 'string') {
      if ('each' in kind) return Array.from({ length: this.next() }, () => this.fields(kind.each));
      if (typeof kind[0] !== 'string') return this.fields(kind as readonly Field[]);
      const index = this.next();
      return (kind[index] as string | undefined) ?? index;
    }
    if (kind === 'positions') return this.#positions();
    if (kind === 'sizes') return [this.next(), this.next(), this.next()];
    const isOutput = kind.startsWith('out ');
    const type = kind.replace('out ', '');
    if (type === 'floats' || /Array$/.test(type)) {
      const address = this.next(),
        size = this.next();
      const wide = type === 'floats' ? this.next() === 1 : undefined;
      const element = wide === undefined ? elementsOfKind[type] : wide ? 'float64' : 'float32';
      if (isOutput) {
        this.outputs.push([address, size * widths[element!]!]);
        return wide === undefined ? size : { [element!]: size };
      }
      if (size > 0) this.inputs.add(address);
      const data = elementsToJson(this.#array(element!, address, size));
      return wide === undefined ? data : { [element!]: data };
    }
    const x = this.next();
    if (kind === 'flag') return x !== 0;
    return Number.isFinite(x) ? x : { number: String(x) };
  }

  #array(element: string, address: number, size: number): ArrayLike<number> {
    const m = this.#module;
    const heap = { float32: m.HEAPF32, float64: m.HEAPF64, int32: m.HEAP32, uint8: m.HEAPU8 }[element]!;
    const first = address / heap.BYTES_PER_ELEMENT;
    return heap.slice(first, first + size);
  }

  #positions(): Json {
    const [first, step, count, list] = [this.next(), this.next(), this.next(), this.next()];
    if (list !== 0) return elementsToJson(this.#array('float64', list, count));
    return first === 0 && step === 1 ? count : ({ first: plain(first), count, step: plain(step) } as JsonObject);
  }
}

const plain = (x: number): Json => (Number.isFinite(x) ? x : { number: String(x) });
const elementsOfKind: Readonly<Record<string, string>> = {
  Float32Array: 'float32',
  Float64Array: 'float64',
  Int32Array: 'int32',
  Uint8Array: 'uint8',
};
const widths: Readonly<Record<string, number>> = { float32: 4, float64: 8, int32: 4, uint8: 1 };

function defaultOf(kind: Field[1], fallback: number | null): Json {
  if (fallback === null) return null;
  if (kind === 'flag') return fallback !== 0;
  return typeof kind === 'object' && typeof (kind as readonly unknown[])[0] === 'string'
    ? (kind as readonly string[])[fallback]!
    : fallback;
}

/** The numbers of a result in the order of its fields. Words are their places in the enumeration. */
function numbersOf(result: object, gives: readonly (readonly Field[])[]): number[] {
  return gives.flat().flatMap(([name, kind]) => {
    const value = (result as Record<string, unknown>)[name];
    if (typeof kind === 'string')
      return ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : [Number(value)];
    if ('each' in kind) {
      const list = value as object[];
      return [list.length, ...list.flatMap((one) => numbersOf(one, [kind.each]))];
    }
    if (typeof kind[0] === 'string') return [(kind as readonly string[]).indexOf(value as string)];
    return numbersOf(value as object, [kind as readonly Field[]]);
  });
}

/** A call of C++: its name and fields, then the hash of its result or why it is refused. */
export type Native = Record<string, Json>;

function textAt({ HEAPU8 }: PosencModule, address: number): string {
  return String.fromCharCode(...HEAPU8.subarray(address, HEAPU8.indexOf(0, address)));
}

type Run = (record: number) => number;

/** A function of a module that also writes down what it was given, and what came of it. */
function recording(module: PosencModule, [name, , takes, gives]: Call, run: Run, calls: Native[]): Run {
  const isTable = name.startsWith('_');
  return (address) => {
    const reader = new Reader(module, address / 8);
    const piece = isTable ? reader.fields(cpp.Piece) : undefined;
    if (piece && piece['object'] !== 0) return run(address);
    const native: Native = { call: name.replace(/^_/, '') };
    calls.push(native);
    for (const fields of takes) Object.assign(native, reader.fields(fields));
    if (piece) native['wide'] = piece['wide'] === true;
    // Elements that a function leaves alone are the same in the native tests.
    for (const [at, size] of reader.outputs) if (!reader.inputs.has(at)) module.HEAPU8.fill(42, at, at + size);
    const code = run(address);
    if (code !== 0) {
      native['refused'] = `${textAt(module, module.status_name())} ${textAt(module, module.status_argument())}`;
    } else if (!piece) {
      const parts: ArrayBufferView[] = reader.outputs.map(([at, size]) => module.HEAPU8.slice(at, at + size));
      if (gives) parts.push(Float64Array.from(numbersOf(unpack(module.HEAPF64, reader.at, gives)[0], gives)));
      native['bits'] = hash(parts);
    }
    return code;
  };
}

/** The calls of C++ that `body` makes. */
export function recorded(calls: Native[], body: () => unknown): unknown {
  const modules = new Set(lanes.map(wasm));
  const watched = [...modules].flatMap((module) => {
    const functions = module as unknown as Record<string, Run | undefined>;
    return [...callees].flatMap(([name, callee]) => {
      const run = functions[name];
      if (!run) return [];
      functions[name] = recording(module, callee, run.bind(module), calls);
      return [() => delete functions[name]];
    });
  });
  try {
    return body();
  } finally {
    watched.forEach((undo) => undo());
  }
}
