import { Miniflare } from 'miniflare';

const miniflare = new Miniflare({
  modules: true,
  modulesRoot: 'out',
  scriptPath: 'out/worker.js',
  modulesRules: [
    { type: 'ESModule', include: ['**/*.js'] },
    { type: 'CompiledWasm', include: ['**/*.wasm'] },
  ],
  compatibilityDate: '2026-04-01',
});
const response = await miniflare.dispatchFetch('http://localhost/');
console.log(await response.text());
await miniflare.dispose();
