// @ts-check
// One process at a time: two commands started together must not install or build into the same folders at once. The
// lock is a socket that only one process can listen at: the system frees it when its owner ends in any way, which also
// notifies waiting processes.
import { createHash } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './folders.mjs';

/** @param {string} name @param {string} folder */
function addressOf(name, folder) {
  const { dev, ino } = statSync(folder);
  const id = `posenc-${createHash('sha256').update(`${dev} ${ino} ${name}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${id}`; // an abstract one: it has no file that could be left behind
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

/**
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>} frees it; undefined if another process has it
 */
const take = (address) =>
  new Promise((resolve, reject) => {
    const waiting = /** @type {Set<import('node:net').Socket>} */ (new Set());
    const server = createServer((socket) => void waiting.add(socket.on('error', () => {})));
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    const free = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.listen(address, () => resolve(free));
  });

/** @param {string} address @returns {Promise<void>} settles when its owner ends or frees it */
const freed = (address) =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A file of a dead owner, where sockets are files.
      if (error.code === 'ECONNREFUSED' && process.platform !== 'linux') rmSync(address, { force: true });
    });
    socket.on('close', () => resolve());
  });

/**
 * Runs `work` while no other process on this tree holds the lock of that name; waits for it if need be.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, onWait?: () => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, { folder = root, onWait } = {}) {
  const address = addressOf(name, folder);
  let free = await take(address);
  if (!free) onWait?.();
  while (!free) {
    await freed(address);
    free = await take(address);
  }
  try {
    return await work();
  } finally {
    free();
  }
}
