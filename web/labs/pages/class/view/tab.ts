// Keeps state until this tab is closed: a reload loses neither a student's answers nor a teacher's codes. Nothing is
// kept beyond the tab. Functions that write return whether the browser has kept it.
import type { TypedRow } from '../room/hands.ts';
import type { Given } from '../room/result.ts';

/** A student's work in a room. */
export interface Work {
  readonly room: string;
  readonly name: string;
  readonly handed: string;
  readonly given: Given;
  readonly drawn: number;
}

/** The part of `sessionStorage` that is used here. */
export type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Undefined where storage is forbidden, as in some embedded frames. */
export function tabStore(): TabStore | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

export function read<T>(key: string, store = tabStore()): T | undefined {
  try {
    const text = store?.getItem(key) ?? null;
    // An answer that was not given is a null in JSON.
    const undone = (_key: string, value: unknown): unknown => value ?? undefined;
    return text === null ? undefined : (JSON.parse(text, undone) as T);
  } catch {
    return undefined; // it is not ours
  }
}

/** False if the store is full or forbidden: whoever loses something by it has to be told. */
export function write(key: string, value: unknown, store = tabStore()): boolean {
  try {
    if (!store) return false;
    if (value === undefined) store.removeItem(key);
    else store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const [workKey, handsKey] = ['posenc-class-work', 'posenc-class-hands'];

export const keptWork = (room: string): Work | undefined => {
  const work = read<Work>(workKey);
  return work?.room === room ? work : undefined;
};
export const keepWork = (work: Work): boolean => write(workKey, work);
export const forgetWork = (): boolean => write(workKey, undefined);

/** A show of hands: by the id of a question, what the teacher has typed. */
export interface KeptHands {
  /** The code of a room that nobody enters: it says what is asked, with which numbers. */
  readonly room: string;
  readonly typed: Readonly<Record<string, readonly TypedRow[]>>;
}

export const keptHands = (): KeptHands | undefined => read<KeptHands>(handsKey);
export const keepHands = (hands: KeptHands | undefined): boolean => write(handsKey, hands);
