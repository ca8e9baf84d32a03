// Resources shared by all test files of a worker: made on first use, closed when the worker ends. As the environment of
// the tests, this file knows when that is. An isolated worker runs one file and has nothing to share.
import type { Environment } from 'vitest/runtime';

interface Closable {
  close(): Promise<unknown>;
}

// The environment and the tests may have a copy of this module each.
const holder = globalThis as unknown as { posencKept?: Map<string, Promise<Closable>> };
const things = (holder.posencKept ??= new Map());

/** Replaces one that is no longer alive, such as a browser that a test has crashed. */
export async function kept<T extends Closable>(
  name: string,
  make: () => Promise<T>,
  alive: (thing: T) => boolean = () => true,
): Promise<T> {
  const there = things.get(name) as Promise<T> | undefined;
  if (there && alive(await there)) return there;
  const made = make();
  things.set(name, made);
  return made;
}

export default {
  name: 'kept',
  viteEnvironment: 'ssr',
  setup: () => ({
    async teardown() {
      await Promise.allSettled(Array.from(things.values(), async (thing) => (await thing).close()));
    },
  }),
} satisfies Environment;
