// The script of a worker that trains: `connectTraining(new Worker(new URL('.../worker.ts', import.meta.url), { type:
// 'module' }))`.
import type { Port } from './protocol.ts';
import { serveTraining } from './serve.ts';

serveTraining(globalThis as unknown as Port);
