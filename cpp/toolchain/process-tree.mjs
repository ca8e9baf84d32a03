// @ts-check
// Ends a process with all its descendants. A browser started by a test leads a group of its own, so ending the
// command's group alone would leave it running.
import { readdirSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** @returns {[pid: number, parent: number][]} */
function processTable() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          // The name in brackets may hold spaces: the fields are counted from the last bracket.
          const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          return [/** @type {[number, number]} */ ([Number(name), Number(fields[1])])];
        } catch {
          return []; // it ended meanwhile
        }
      });
  } catch {
    const listing = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout ?? '';
    return listing
      .trim()
      .split('\n')
      .map((line) => {
        const [pid, parent] = line.trim().split(/\s+/).map(Number);
        return [pid ?? 0, parent ?? 0];
      });
  }
}

/** @param {number} root @returns {number[]} root first, then children, grandchildren, ... */
export function descendants(root) {
  const table = processTable();
  const found = [root];
  for (const ancestor of found) {
    for (const [pid, parent] of table) if (parent === ancestor) found.push(pid);
  }
  return found;
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    /* already gone */
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks first (SIGTERM), so that test runners can close their browsers; after the grace period it insists (SIGKILL).
 * @param {import('node:child_process').ChildProcess} child a child that was spawned detached, so that it leads its
 * group
 */
export async function endProcessTree(child, graceSeconds = 2) {
  const root = child.pid;
  if (root === undefined) return;
  const all = descendants(root);
  send(-root, 'SIGTERM');
  for (const pid of all) send(pid, 'SIGTERM');
  const deadline = performance.now() + graceSeconds * 1000;
  while (all.some(isAlive) && performance.now() < deadline) await new Promise((resume) => setTimeout(resume, 50));
  send(-root, 'SIGKILL');
  for (const pid of all) {
    send(-pid, 'SIGKILL'); // it may lead a group of its own
    send(pid, 'SIGKILL');
  }
}
