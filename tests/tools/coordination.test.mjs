import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentHash } from '../../web/tools/toolchain/build.mjs';
import { withLock } from '../../web/tools/toolchain/lock.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posenc-coordination-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  test('lets several processes in one after the other', async () => {
    const log = join(folder, 'log');
    const module = new URL('../../web/tools/toolchain/lock.mjs', import.meta.url);
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
    const module = new URL('../../web/tools/toolchain/lock.mjs', import.meta.url);
    const script = `
      import { withLock } from ${JSON.stringify(module.href)};
      await withLock('work', () => {
        console.log('in');
        return new Promise((never) => setInterval(never, 1e6));
      }, { folder: ${JSON.stringify(folder)} });`;
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    let waited = false;
    const work = async () => (waited ? 'after the other' : 'beside the other');
    const onWait = () => {
      waited = true;
      owner.kill('SIGKILL');
    };
    expect(await withLock('work', work, { folder, onWait })).toBe('after the other');
  });

  test('is free again after an exception', async () => {
    await expect(withLock('work', () => Promise.reject(new Error('broken')), { folder })).rejects.toThrow('broken');
    expect(await withLock('work', async () => 'done', { folder })).toBe('done');
  });
});

describe('contentHash', () => {
  test('changes with a content, a name or a new file, and not with excluded ones', () => {
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

describe('runCommand', () => {
  const node = (script, options) => runCommand(process.execPath, ['--input-type=module', '--eval', script], options);

  test('returns the exit code and all output in order', async () => {
    const script = "console.log('one'); console.error('two'); process.exitCode = 3;";
    expect(await node(script)).toMatchObject({ code: 3, signal: null, timedOut: false, output: 'one\ntwo\n' });
  });

  test('reports the signal that ended a program, and a program that could not be started', async () => {
    expect(await node("process.kill(process.pid, 'SIGSEGV')")).toMatchObject({ signal: 'SIGSEGV' });
    const nothing = await runCommand(join(folder, 'nothing-here'), []);
    expect(nothing.code).toBe(127);
    expect(nothing.output).toContain('nothing-here could not be started');
  });

  test('kills a hanging program at its time limit, with its descendants in other process groups', async () => {
    const script = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
      console.log(child.pid);
      process.on('SIGTERM', () => {});
      setInterval(() => {}, 1000);`;
    const run = await node(script, { timeoutSeconds: 5 });
    expect(run).toMatchObject({ timedOut: true, signal: 'SIGKILL', output: expect.stringMatching(/^\d+\n$/) });
    await vi.waitUntil(() => !isRunning(Number(run.output)), { timeout: 30_000 });
  });
});

/** A process that has ended but was not yet waited for is a zombie: it runs no longer. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
