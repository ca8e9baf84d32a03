// A class in this tab's store: a record for the room, and one for each code, so that a code costs the same whatever
// the class holds.
import type { Entry, Listener, SavedClass } from '../room/gathering.ts';
import { read, tabStore, write, type TabStore } from './tab.ts';

const headKey = 'posenc-class-room';
/** Of a code's record, before the student's number. */
const entryKey = 'posenc-class-code ';

interface Head {
  readonly room: string;
  /** Some code is in no file yet. */
  readonly unsaved: boolean;
}

/** A code, and its place in the order in which codes came. */
type Record = readonly [place: number, code: string];

const keysOf = (store: TabStore): readonly string[] =>
  Array.from({ length: store.length }, (_key, at) => store.key(at) ?? '').filter((key) => key.startsWith(entryKey));

/** What this tab keeps of a class, if anything. */
export function keptClass(store = tabStore()): (SavedClass & { readonly unsaved: boolean }) | undefined {
  const head = read<Head>(headKey, store);
  if (!store || typeof head?.room !== 'string') return undefined;
  const records = keysOf(store).flatMap((key): Record[] => {
    const record = read<Record>(key, store);
    return record ? [record] : [];
  });
  const codes = records.sort(([a], [b]) => a - b).map(([, code]) => code);
  return { posencClass: 1, room: head.room, codes, unsaved: head.unsaved };
}

export function forgetClass(store = tabStore()): void {
  if (!store) return;
  write(headKey, undefined, store);
  for (const key of keysOf(store)) write(key, undefined, store);
}

/** Keeps a room and each code as it comes. */
export class ClassKeeper implements Listener {
  readonly #room: string;
  readonly #store: TabStore | undefined;
  readonly #missing = new Set<number>();
  #hasHead: boolean;
  #unsaved: boolean;
  #place = 0;

  constructor(room: string, unsaved = false, store = tabStore()) {
    this.#room = room;
    this.#store = store;
    this.#unsaved = unsaved;
    // Records of the same room stay until they are written again: a reload in between loses none.
    if (read<Head>(headKey, store)?.room !== room) forgetClass(store);
    this.#hasHead = this.#writeHead();
  }

  /** False once the store was full or forbidden: a reload would lose codes. */
  get isWhole(): boolean {
    return this.#hasHead && this.#missing.size === 0;
  }

  /** Some code is in no file yet. */
  get unsaved(): boolean {
    return this.#unsaved;
  }

  set unsaved(unsaved: boolean) {
    if (unsaved === this.#unsaved) return;
    this.#unsaved = unsaved;
    this.#hasHead = this.#writeHead();
  }

  added({ code, result: { student } }: Entry): void {
    this.#place += 1;
    const record: Record = [this.#place, code];
    if (write(`${entryKey}${student}`, record, this.#store)) this.#missing.delete(student);
    else this.#missing.add(student);
  }

  removed(student: number): void {
    this.#missing.delete(student);
    write(`${entryKey}${student}`, undefined, this.#store);
  }

  #writeHead(): boolean {
    const head: Head = { room: this.#room, unsaved: this.#unsaved };
    return write(headKey, head, this.#store);
  }
}
