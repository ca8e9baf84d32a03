// Results that arrive after they are no longer wanted.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CheckThread } from '../../../web/labs/claims/check-thread.ts';
import { pause, rememberLater } from '../../../web/labs/shared/state/remember.ts';

/** Strings that arrive when the test says so, by language and part. */
const arrivals = new Map<string, () => void>();
const names = ['en', 'es', 'it'].flatMap((code) => ['page', 'labs'].map((part) => [code, part] as const));
const parts = Object.fromEntries(
  names.map(([code, part]) => [
    `${code}/${part}`,
    () =>
      new Promise((resolve) => {
        const words = { [part]: { language: `${part} in ${code}` } };
        arrivals.set(`${code}/${part}`, () => resolve({ default: words }));
      }),
  ]),
);

type Speech = typeof import('../../../web/labs/shared/text/i18n.ts') &
  typeof import('../../../web/labs/shared/text/language.ts');

/** Uses these words; other files of this process go on with the real ones. */
async function withWords(body: (speech: Speech) => Promise<void>): Promise<void> {
  vi.resetModules();
  vi.doMock('virtual:strings', () => ({ languages: ['en', 'es', 'it'], parts }));
  try {
    const i18n = await import('../../../web/labs/shared/text/i18n.ts');
    await body({ ...i18n, ...(await import('../../../web/labs/shared/text/language.ts')) });
  } finally {
    vi.doUnmock('virtual:strings');
    vi.resetModules();
  }
}

const everything = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
const arrive = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    arrivals.get(name)!();
    await everything();
  }
};

describe('late results', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
  afterEach(() => void vi.unstubAllGlobals());

  test('of two languages the last one chosen is used, with the strings that loaded meanwhile', () =>
    withWords(async ({ language, loadStrings, changeLanguage, t }) => {
      const english = changeLanguage('en');
      await arrive('en/page');
      expect(await english).toBe(true);

      const italian = changeLanguage('it');
      const spanish = changeLanguage('es');
      await arrive('es/page', 'it/page');
      expect(await Promise.all([italian, spanish])).toEqual([false, true]);
      expect([language(), document.documentElement.lang]).toEqual(['es', 'es']);

      // While the strings of the labs load in Spanish, Italian, which is loaded already, is chosen.
      const learned = loadStrings('labs');
      expect(await changeLanguage('it')).toBe(true);
      await arrive('es/labs', 'it/labs');
      await learned;
      expect(t('labs.language' as Parameters<typeof t>[0])).toBe('labs in it');
    }));

  test('a lab that returns to known settings finds their facts, without errors of the settings it left', () => {
    vi.useFakeTimers();
    try {
      const made: string[] = [];
      const found = vi.fn();
      const later = rememberLater(
        (name: string) => (made.push(name), name),
        (name) => name,
        found,
      );
      later('a');
      vi.advanceTimersByTime(pause);
      expect(later('a')).toBe('a');
      expect(later('b')).toBeUndefined();
      expect(later('a')).toBe('a');
      vi.advanceTimersByTime(2 * pause);
      expect(later('a')).toBe('a');
      expect(made).toEqual(['a']);
      expect(found).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a thread that was stopped and then fails does not reject questions to its successor', async () => {
    const workers: FakeWorker[] = [];
    class FakeWorker extends EventTarget {
      terminated = false;
      constructor() {
        super();
        workers.push(this);
      }
      postMessage(): void {}
      terminate(): void {
        this.terminated = true;
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const thread = new CheckThread();
    const first = thread.ask({ kind: 'claim', id: 'near' });
    thread.stop();
    await expect(first).rejects.toThrow('stopped');
    const second = thread.ask({ kind: 'claim', id: 'near' });
    workers[0]!.dispatchEvent(new Event('error'));
    workers[1]!.dispatchEvent(new MessageEvent('message', { data: { number: 2, answer: { verdict: 'rough' } } }));
    expect(await second).toEqual({ verdict: 'rough' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });
});
