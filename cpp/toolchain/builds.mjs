// @ts-check
// The C++ builds: configures a CMake preset when that is due, then lets ninja decide what is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemLibrariesAreMissing } from './emscripten-cache.mjs';
import { compilerEnvironment } from './environment.mjs';
import { buildFolder, root } from './folders.mjs';
import { withLock } from './lock.mjs';
import { runCommand } from './run-command.mjs';
import { contentHash } from './stamps.mjs';

/**
 * @typedef {'native-debug' | 'native-release' | 'native-sanitizers' | 'wasm-release' | 'pure-release' | 'bench'} Preset
 *
 * @typedef {object} BuildResult
 * @property {boolean} ok
 * @property {string} output what the tools said; worth showing when it failed
 */

/** Everything that ninja does not watch, and that yet decides the configuration. */
function configurationText() {
  const { CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS, CMAKE_PREFIX_PATH, EMCC } = process.env;
  const variables = [CC, CXX, CFLAGS, CXXFLAGS, LDFLAGS, CMAKE_PREFIX_PATH, EMCC];
  return `${contentHash(['CMakePresets.json'])} ${JSON.stringify(variables)}`;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {Preset} preset
 * @param {{ jobs?: number, target?: string }} [options] all targets unless one is named
 * @returns {Promise<BuildResult>}
 */
export function buildPreset(preset, { jobs = 2, target = 'all' } = {}) {
  return withLock(`build-${preset}`, async () => {
    const folder = join(buildFolder, preset);
    // Far beyond any honest build: a busy machine is not a failure.
    const options = { cwd: root, env: compilerEnvironment(), timeoutSeconds: 3600 };
    const configured = join(folder, 'posenc-configured');
    const wanted = configurationText();
    // build.ninja is written last: without it a configuration was interrupted.
    if (!existsSync(join(folder, 'build.ninja')) || textOf(configured) !== wanted) {
      if (preset === 'wasm-release' && (await systemLibrariesAreMissing(options.env))) {
        console.log('Emscripten builds its system libraries now, once: this takes some minutes.');
      }
      const configure = await runCommand('cmake', ['--preset', preset], options);
      if (configure.code !== 0) return { ok: false, output: configure.output };
      writeFileSync(configured, wanted);
    }
    const build = await runCommand(
      'cmake',
      ['--build', folder, '--target', target, '--parallel', String(jobs)],
      options,
    );
    return { ok: build.code === 0, output: build.output };
  });
}
