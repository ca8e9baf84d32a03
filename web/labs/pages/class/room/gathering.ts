// The codes of a class: those that were taken, and codes that were refused with the reason.
import { tidied } from '../code/digits.ts';
import { visible } from './names.ts';
import { isRefusal, refusal, type Refusal } from './refusals.ts';
import { readResult, type Result, type TasksOf } from './result.ts';
import type { Room } from './room.ts';

/** How a code came here. */
export const ways = ['typed', 'file', 'camera'] as const;
export type Way = (typeof ways)[number];

export interface Entry {
  readonly code: string;
  readonly result: Result;
  readonly way: Way;
}

export interface Refused {
  /** As it was given, shortened, with invisible characters as their numbers. */
  readonly text: string;
  readonly refusal: Refusal;
}

/** A file that a teacher saves, and opens again. */
export interface SavedClass {
  readonly posencClass: 1;
  readonly room: string;
  readonly codes: readonly string[];
}

const shownOf = (text: string): string => {
  const shown = visible(text.slice(0, 41));
  return shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
};

/** Names a student where there is a name, and by her number otherwise. */
export const whoIs = ({ name, student }: Result): string => name || `#${student}`;

/** A code as these pages write it: groups of five, the last one perhaps shorter. */
const written = /(?<![\da-z-])[\da-z]{5}(?:-[\da-z]{5}){2,}(?:-[\da-z]{1,4})?(?!-?[\da-z])/gi;

/**
 * What may be codes in a paste or a file. A chat and a form's table have names and times beside them: where a line
 * holds codes as we write them, these are all that counts; any other line is taken as it was typed.
 */
export const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\n\r]+/)
    .flatMap((line) => line.match(written) ?? line.split(/[\t,;|]+/))
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Students of a room: more than any lecture has, and few enough for a chart of all of them. */
export const mostStudents = 5000;

/** Hears of each change of a class, so that nothing has to look through all of its entries. */
export interface Listener {
  readonly added: (entry: Entry) => void;
  readonly removed: (student: number) => void;
}

export class Gathering {
  readonly room: Room;
  readonly #tasksOf: TasksOf;
  readonly #listener: Listener | undefined;
  readonly #entries = new Map<number, Entry>();

  constructor(room: Room, tasksOf: TasksOf, listener?: Listener) {
    this.room = room;
    this.#tasksOf = tasksOf;
    this.#listener = listener;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** A copy of all entries: for a drawing or a file, not for each code. */
  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /**
   * Takes a code, or says why not. The first code of a student stays until it is removed. The work does not depend on
   * the number of entries.
   */
  async take(text: string, way: Way): Promise<Entry | Refusal> {
    const result = await readResult(this.room, text, this.#tasksOf);
    if (isRefusal(result)) return result;
    const [code, before] = [tidied(text), this.#entries.get(result.student)];
    if (before) return refusal(before.code === code ? 'duplicate' : 'again', { who: whoIs(before.result) });
    if (this.count >= mostStudents) return refusal('full', { most: mostStudents });
    const entry = { code, result, way };
    this.#entries.set(result.student, entry);
    this.#listener?.added(entry);
    return entry;
  }

  /** Takes many, one a line. */
  async takeAll(text: string, way: Way): Promise<{ readonly taken: number; readonly refused: readonly Refused[] }> {
    const refused: Refused[] = [];
    const lines = linesOf(text);
    for (const line of lines) {
      const taken = await this.take(line, way);
      if (isRefusal(taken)) refused.push({ text: shownOf(line), refusal: taken });
    }
    return { taken: lines.length - refused.length, refused };
  }

  remove(student: number): void {
    if (this.#entries.delete(student)) this.#listener?.removed(student);
  }

  saved(): SavedClass {
    return { posencClass: 1, room: this.room.code, codes: this.entries.map(({ code }) => code) };
  }
}

/** The contents of a file if it is one of ours; undefined if not. */
export function readSaved(text: string): SavedClass | undefined {
  try {
    const { posencClass, room, codes } = JSON.parse(text) as Partial<Record<keyof SavedClass, unknown>>;
    const isOurs = posencClass === 1 && typeof room === 'string' && Array.isArray(codes);
    return isOurs ? { posencClass, room, codes: codes.filter((code) => typeof code === 'string') } : undefined;
  } catch {
    return undefined;
  }
}
