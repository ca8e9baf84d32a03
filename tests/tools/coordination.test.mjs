import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from '../../cpp/toolchain/lock.mjs';
import { contentHash } from '../../cpp/toolchain/stamps.mjs';
import { runInSlots } from '../runner/slots.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posenc-coordination-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  test('lets several processes in one after the other', async () => {
    const log = join(folder, 'log');
    const module = new URL('../../cpp/toolchain/lock.mjs', import.meta.url);
    const script = `
      import { appendFileSync } from 'node:fs';
      import { withLock } from ${JSON.stringify(module.href)};
      await withLock('work', async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ');
        await new Promise((resume) => setTimeout(resume, 30));
        appendFileSync(${JSON.stringify(log)}, 'out ');
      }, { folder: ${JSON.stringify(folder)} });`;
    const codes = await Promise.all(
      [1, 2, 3, 4].map(
        () =>
          new Promise((resolve) => {
            spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' }).on(
              'exit',
              resolve,
            );
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4));
  });

  test('takes over the lock of a process that died', async () => {
    const dead = await new Promise((resolve) => {
      const child = spawn(process.execPath, ['--eval', '']);
      child.on('exit', () => resolve(child.pid));
    });
    writeFileSync(join(folder, 'work.lock'), `${dead} 1`);
    expect(await withLock('work', async () => 'done', { folder })).toBe('done');
  });

  test('is free again after an exception', async () => {
    await expect(withLock('work', () => Promise.reject(new Error('broken')), { folder })).rejects.toThrow('broken');
    expect(await withLock('work', async () => 'done', { folder })).toBe('done');
  });
});

describe('contentHash', () => {
  test('changes with a content, a name or a new file, and not with what is left out', () => {
    mkdirSync(join(folder, 'src', 'other'), { recursive: true });
    writeFileSync(join(folder, 'src', 'a'), '1');
    const hash = () => contentHash(['src'], ['src/other'], folder);
    const hashes = [hash()];
    appendFileSync(join(folder, 'src', 'a'), '2');
    hashes.push(hash());
    writeFileSync(join(folder, 'src', 'b'), '');
    hashes.push(hash());
    expect(new Set(hashes).size).toBe(3);
    writeFileSync(join(folder, 'src', 'other', 'c'), '3');
    expect(hash()).toBe(hashes.at(-1));
  });
});

describe('runInSlots', () => {
  const deferred = () => {
    let resolve;
    const promise = new Promise((done) => {
      resolve = done;
    });
    return { promise, resolve };
  };

  test('runs no more at once than there are slots', async () => {
    let running = 0;
    const seen = [];
    const job = (name) => ({
      ready: async () => undefined,
      run: async () => {
        running += 1;
        seen.push(running);
        await new Promise((resume) => setImmediate(resume));
        running -= 1;
        return name;
      },
    });
    const results = await runInSlots([job('a'), job('b'), job('c'), job('d')], 2, Promise.resolve());
    expect(results).toEqual(['a', 'b', 'c', 'd']);
    expect(Math.max(...seen)).toBe(2);
  });

  test('keeps a slot for the builds as long as they last', async () => {
    const builds = deferred();
    const first = deferred();
    const order = [];
    const job = (name, until) => ({
      ready: async () => undefined,
      run: () => {
        order.push(name);
        return until;
      },
    });
    const all = runInSlots([job('a', first.promise), job('b', undefined)], 2, builds.promise);
    await new Promise((resume) => setImmediate(resume));
    expect(order).toEqual(['a']);
    builds.resolve();
    await new Promise((resume) => setImmediate(resume));
    expect(order).toEqual(['a', 'b']);
    first.resolve();
    await all;
  });

  test('lets the first in the list go first when a slot becomes free', async () => {
    const order = [];
    const busy = deferred();
    const job = (name, wait) => ({
      ready: () => wait ?? Promise.resolve(undefined),
      run: async () => {
        order.push(name);
      },
    });
    const late = deferred();
    const holder = { ready: async () => undefined, run: () => busy.promise };
    const all = runInSlots([holder, job('long', late.promise), job('short')], 1, Promise.resolve());
    late.resolve(undefined);
    await new Promise((resume) => setImmediate(resume));
    busy.resolve();
    await all;
    expect(order).toEqual(['long', 'short']);
  });

  test('takes the result of a job that need not run', async () => {
    const failed = { ready: async () => 'the build failed', run: async () => 'never' };
    expect(await runInSlots([failed], 2, Promise.resolve())).toEqual(['the build failed']);
  });
});
