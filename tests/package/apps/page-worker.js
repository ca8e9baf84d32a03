// The module compiled here is posted to a worker, which starts from it.
import { getModule } from './posenc/index.js';

const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  document.title = data;
};
worker.postMessage({ module: getModule() });
