// @ts-check
// Builds all that is published, as far as it is out of date; `npm pack` and `npm publish` call it first.
import { buildPreset } from '../../cpp/toolchain/builds.mjs';
import { buildWeb, packageBuild } from './builds.mjs';

for (const build of [
  () => buildPreset('wasm-release'),
  () => buildPreset('pure-release'),
  () => buildWeb(packageBuild),
]) {
  const { ok, output } = await build();
  if (ok) continue;
  console.error(output);
  process.exitCode = 1;
  break;
}
