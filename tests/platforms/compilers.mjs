// @ts-check
// Builds the library and its tests with every compiler of a system, and runs the tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCatch2 } from '../runner/count.mjs';
import { enter, home } from './chroot.mjs';
import { shownVersion } from './table.mjs';

const needed = ['cmake', 'ninja-build', 'libxsimd-dev', 'catch2', 'nlohmann-json3-dev'];

/** @param {string} output of a build @returns {number} warnings in it, each counted where it is first given */
export function warningsIn(output) {
  return new Set(output.match(/^\S+:\d+:\d+: warning: .*$/gm) ?? []).size;
}

/** @param {string} file of Catch2's XML reporter */
function countsFrom(file) {
  try {
    const { passed, failures, complete, unfinished } = countCatch2(readFileSync(file, 'utf8'));
    return { passed, failed: failures.length + (complete && unfinished === undefined ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 }; // it was not built
  }
}

/**
 * The system's own GCC compiled its libraries, and an older one comes with a runtime that lacks what they call: the
 * system's stands behind it.
 *
 * @param {import('./systems.mjs').System} system
 * @param {string} run the run's folder
 * @param {readonly string[]} compilers Debian's packages
 * @param {(line: string) => void} say
 */
export async function testCompilers(system, run, compilers, say) {
  const packages = [...compilers, ...(compilers.some((name) => name.startsWith('clang')) ? ['g++'] : []), ...needed];
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const installed = await enter(system, install, { run });
  if (installed.code !== 0) throw new Error(`${system.name}: ${installed.output.split('\n').slice(-5).join('\n')}`);
  const versions = await enter(system, `dpkg-query -W -f '\${Package} \${Version}\\n' ${packages.join(' ')}`, { run });
  const version = (/** @type {string} */ name) => shownVersion(versions.output, name);
  const rows = [];
  for (const name of compilers) {
    const started = performance.now();
    const build = join('build', 'compilers', name);
    const program = name.replace('clang-', 'clang++-');
    const script = `runtime=$(ldconfig -p | sed -n 's/.*libstdc++.so.6 (libc6,.* => //p' | head -n 1)
      cmake -S . -B ${build} -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=${program} \\
        -DCMAKE_CXX_STANDARD_LIBRARIES="$runtime"
      cmake --build ${build} --parallel 2
      ${build}/tests/cpp/posenc_tests --reporter xml --out ${build}/report.xml`;
    const { output } = await enter(system, `rm -f ${build}/report.xml\n${script}`, { run, folder: home });
    const counts = countsFrom(join(run, 'clone', build, 'report.xml'));
    if (counts.failed > 0) say(output.split('\n').slice(-60).join('\n'));
    const minutes = (performance.now() - started) / 60_000;
    const title = name.startsWith('clang') ? 'clang' : 'GCC';
    rows.push({
      system: system.name,
      compiler: `${title} ${version(name)}`,
      libraries: `xsimd ${version('libxsimd-dev')}, Catch2 ${version('catch2')}`,
      warnings: warningsIn(output),
      ...counts,
      minutes,
    });
    say(`${system.name}, ${name}: ${counts.passed} passed, ${counts.failed} failed, ${warningsIn(output)} warnings`);
  }
  return rows;
}
