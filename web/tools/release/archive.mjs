// @ts-check
// The sources as an archive, and a program that finds the library installed from it.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/folders.mjs';
import { runCommand } from '../toolchain/run-command.mjs';

/** @param {string} program @param {readonly string[]} words @param {string} cwd */
async function run(program, words, cwd) {
  const { code, output } = await runCommand(program, [...words], { cwd });
  if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}

/** @param {string} program */
const exists = async (program) => (await runCommand('sh', ['-c', `command -v ${program}`], { cwd: root })).code === 0;

/** The committed sources, packed. @param {string} into @param {string} version @returns {Promise<string>} */
export async function archive(into, version) {
  const file = join(into, `posenc-${version}-source.tar.gz`);
  await run('git', ['archive', '--format=tar.gz', `--prefix=posenc-${version}/`, `--output=${file}`, 'HEAD'], root);
  return file;
}

/**
 * Installs the library from the archive, and builds and runs a program that finds it.
 * @param {string} file @param {string} into
 */
export async function tryArchive(file, into) {
  const work = join(into, 'archive');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await run('tar', ['--extract', `--file=${file}`, '--strip-components=1'], work);
  const [build, prefix, app] = ['build', 'prefix', 'app'].map((name) => join(work, '..', `archive-${name}`));
  for (const folder of [build, prefix, app]) rmSync(/** @type {string} */ (folder), { recursive: true, force: true });
  const options = ['-G', 'Ninja', '-DPOSENC_TESTS=OFF', '-DCMAKE_BUILD_TYPE=Release'];
  await run('cmake', ['-S', work, '-B', `${build}`, ...options], work);
  await run('cmake', ['--build', `${build}`, '-j', '2'], work);
  await run('cmake', ['--install', `${build}`, '--prefix', `${prefix}`], work);
  const consumer = join(work, 'tests', 'package', 'cpp');
  mkdirSync(`${app}`);
  cpSync(join(consumer, 'find-package', 'CMakeLists.txt'), join(`${app}`, 'CMakeLists.txt'));
  cpSync(join(consumer, 'main.cpp'), join(`${app}`, 'main.cpp'));
  await run(
    'cmake',
    ['-S', `${app}`, '-B', join(`${app}`, 'build'), '-G', 'Ninja', `-DCMAKE_PREFIX_PATH=${prefix}`],
    work,
  );
  await run('cmake', ['--build', join(`${app}`, 'build')], work);
  return run(join(`${app}`, 'build', 'app'), [], work);
}

/** The recipes of package managers, each with its own program, where that is installed. @param {string} into */
export async function tryRecipes(into) {
  const checkout = join(into, 'archive');
  /** @type {string[]} */
  const lines = [];
  if (await exists('conan')) {
    await run('conan', ['create', 'cpp/packaging/conan', '--build=missing', '-s', 'compiler.cppstd=20'], checkout);
    lines.push('conan create: works');
  } else lines.push('conan is not installed: its recipe was not tried');
  if (await exists('vcpkg')) {
    await run('vcpkg', ['install', 'posenc', `--overlay-ports=${join(checkout, 'cpp/packaging/vcpkg')}`], into);
    lines.push('vcpkg install: works');
  } else lines.push('vcpkg is not installed: its port was not tried');
  return lines;
}
