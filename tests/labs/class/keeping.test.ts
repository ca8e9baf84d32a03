// What a class costs: a code is taken, checked and kept with the same work, whatever the class holds. Work is counted,
// not timed.
import { describe, expect, test, vi } from 'vitest';
import { Gathering, mostStudents } from '../../../web/labs/pages/class/room/gathering.ts';
import { isRefusal } from '../../../web/labs/pages/class/room/refusals.ts';
import { resultCode } from '../../../web/labs/pages/class/room/result.ts';
import { ClassKeeper, forgetClass, keptClass } from '../../../web/labs/pages/class/view/kept-class.ts';
import { write, type TabStore } from '../../../web/labs/pages/class/view/tab.ts';
import { chanceOf, clock, openRoom, race, resultOf } from './support.ts';

/** A store of a tab that counts what is written to it, and is full after a number of characters. */
class CountingStore implements TabStore {
  readonly #texts = new Map<string, string>();
  readonly #room: number;
  writes = 0;
  signs = 0;
  listed = 0;
  constructor(room = Infinity) {
    this.#room = room;
  }
  get length(): number {
    return this.#texts.size;
  }
  key(at: number): string | null {
    this.listed += 1;
    return [...this.#texts.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    const held = [...this.#texts].reduce(
      (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
      0,
    );
    if (held + key.length + text.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.writes += 1;
    this.signs += key.length + text.length;
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

const predicting = openRoom({ kind: 'predict', race });
const codesOf = async (count: number, first = 1): Promise<readonly string[]> => {
  const chance = chanceOf(count);
  const { room, questions } = predicting;
  return Promise.all(
    Array.from({ length: count }, async (_student, at) =>
      resultCode(room, await resultOf(predicting, first + at, chance), questions.tasksOf),
    ),
  );
};
function classIn(store: TabStore | undefined): { readonly gathering: Gathering; readonly keeper: ClassKeeper } {
  const keeper = new ClassKeeper(predicting.room.code, false, store);
  return { gathering: new Gathering(predicting.room, predicting.questions.tasksOf, keeper), keeper };
}

describe('a code costs the same in a class of 300 and of 3000', () => {
  test.each([300, 3000])(
    '%i codes are as many writes of as many signs each, and no look at the others',
    async (count) => {
      const store = new CountingStore();
      // Unbounded, so without the sum of what is held.
      store.setItem = function (this: CountingStore, _key: string, text: string) {
        this.writes += 1;
        this.signs = Math.max(this.signs, text.length);
      }.bind(store);
      const { gathering } = classIn(store);
      const codes = await codesOf(count);
      store.writes = store.listed = 0;
      const walks = ['values', 'keys', 'entries', 'forEach', Symbol.iterator] as const;
      const spies = walks.map((name) => vi.spyOn(Map.prototype, name));
      try {
        for (const code of codes) expect(isRefusal(await gathering.take(code, 'camera'))).toBe(false);
        for (const spy of spies)
          expect(spy.mock.contexts.filter((map) => (map as Map<unknown, unknown>).size > 20)).toEqual([]);
      } finally {
        for (const spy of spies) spy.mockRestore();
      }
      expect([store.writes, store.listed, gathering.count]).toEqual([count, 0, count]);
      expect(store.signs).toBeLessThan(80);
    },
  );
});

test('a tab keeps codes in their order, forgets one that is removed, and nothing of another room', async () => {
  const store = new CountingStore();
  const { gathering, keeper } = classIn(store);
  const codes = await codesOf(12);
  // Out of the order of their numbers.
  await gathering.takeAll([...codes].reverse().join('\n'), 'typed');
  gathering.remove(5);
  keeper.unsaved = true;
  const kept = keptClass(store);
  expect(kept).toEqual({ ...gathering.saved(), unsaved: true });
  expect(kept?.codes).toEqual(codes.filter((_code, at) => at !== 4).reverse());
  // A reload keeps what is there until it is written again.
  const again = new ClassKeeper(predicting.room.code, true, store);
  expect(keptClass(store)).toEqual(kept);
  expect(again.isWhole).toBe(true);
  new ClassKeeper(openRoom(clock).room.code, false, store);
  expect(keptClass(store)?.codes).toEqual([]);
  forgetClass(store);
  expect([keptClass(store), store.length]).toEqual([undefined, 0]);
});

test('a full store is told and no code is lost to the class; room that comes free is used', async () => {
  const store = new CountingStore(700);
  const { gathering, keeper } = classIn(store);
  const codes = await codesOf(20);
  expect(keeper.isWhole).toBe(true);
  const { taken } = await gathering.takeAll(codes.join('\n'), 'typed');
  expect([taken, gathering.count, keeper.isWhole]).toEqual([20, 20, false]);
  const kept = keptClass(store)?.codes.length ?? 0;
  expect(kept).toBeGreaterThan(3);
  expect(kept).toBeLessThan(20);
  for (let student = kept + 1; student <= 20; student += 1) gathering.remove(student);
  expect([gathering.count, keeper.isWhole]).toEqual([kept, true]);
});

test('a browser that forbids the store is told of at once', async () => {
  const { gathering, keeper } = classIn(undefined);
  expect(keeper.isWhole).toBe(false);
  expect((await gathering.takeAll((await codesOf(3)).join('\n'), 'file')).taken).toBe(3);
  expect(write('any', 1, undefined)).toBe(false);
  expect(keptClass(undefined)).toBeUndefined();
});

test('a room that is full says so, and takes another once a student is removed', async () => {
  const { room, questions } = predicting;
  const gathering = new Gathering(room, questions.tasksOf);
  const codes = await codesOf(mostStudents + 1);
  const { taken, refused } = await gathering.takeAll(codes.join('\n'), 'file');
  expect(taken).toBe(mostStudents);
  expect(refused.map(({ refusal }) => refusal)).toEqual([{ reason: 'full', values: { most: mostStudents } }]);
  expect(await gathering.take(codes[0]!, 'typed')).toMatchObject({ reason: 'duplicate' });
  gathering.remove(1);
  expect(isRefusal(await gathering.take(codes.at(-1)!, 'typed'))).toBe(false);
});
