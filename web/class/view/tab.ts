// Keeps state until this tab is closed: a reload loses neither a student's answers nor a teacher's codes. Nothing is
// kept beyond the tab.
import type { Given } from '../room/result.ts';
import type { SavedClass } from '../room/gathering.ts';

/** A student's work in a room. */
export interface Work {
  readonly room: string;
  readonly name: string;
  readonly handed: string;
  readonly given: Given;
  readonly drawn: number;
}

const [workKey, classKey] = ['posenc-class-work', 'posenc-class-room'];

function read<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // An answer that was not given is a null in JSON.
    const undone = (_key: string, value: unknown): unknown => value ?? undefined;
    return text === null ? undefined : (JSON.parse(text, undone) as T);
  } catch {
    return undefined; // storage is forbidden, or not ours
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It stays until the page is left.
  }
}

export const keptWork = (room: string): Work | undefined => {
  const work = read<Work>(workKey);
  return work?.room === room ? work : undefined;
};
export const keepWork = (work: Work): void => write(workKey, work);
export const forgetWork = (): void => write(workKey, undefined);

export const keptClass = (): SavedClass | undefined => read<SavedClass>(classKey);
export const keepClass = (saved: SavedClass | undefined): void => write(classKey, saved);
