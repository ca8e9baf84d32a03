import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { alibiBias, getModule, init, sinusoidal } from 'posenc';

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { module: getModule() } });
  worker.on('message', (text) => console.log(text));
} else {
  init({ module: workerData.module });
  const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
  const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
  parentPort.postMessage(JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) }));
}
