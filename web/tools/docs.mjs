// @ts-check
// Builds the documentation, as far as it is out of date.   npm run docs
import { buildPreset } from '../../cpp/toolchain/builds.mjs';
import { buildWeb, docsBuild } from './builds.mjs';

for (const build of [() => buildPreset('wasm-release'), () => buildWeb(docsBuild)]) {
  const { ok, output } = await build();
  if (ok) continue;
  console.error(output);
  process.exit(1);
}
console.log('The documentation is in dist/page/docs. `npm start` serves it beside the page, under /docs/.');
