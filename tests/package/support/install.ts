// The packed packages, installed once into an empty folder; every setting gets a folder below it. The tools that build
// and run it are installed once, too, and kept as long as their lock file stays the same.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packages, type PackageName } from '../../../web/tools/release/package.mjs';
import { withLock } from '../../../web/tools/toolchain/lock.mjs';
import { installPackages, isInstalled } from '../../../web/tools/toolchain/npm-packages.mjs';
import { command } from './command.ts';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const dist = join(root, 'dist');
const here = join(root, 'tests', 'package');
const apps = join(here, 'apps');

/** Makes the tools ready: bundlers, runtimes, checkers of packages. */
export async function installTools(): Promise<void> {
  await withLock('package-tools', async () => {
    if (isInstalled(here)) return;
    const { code, output } = await installPackages(here, 'install');
    if (code !== 0) throw new Error(output);
  });
}

/** The program of a tool. */
export const tool = (name: string): string => join(here, 'node_modules', '.bin', name);

/** A tool as a module; the tools have a separate folder of packages. */
export const toolModule = <T>(name: string): T => createRequire(join(here, 'package.json'))(name) as T;

/** Makes packages that the tools have been installed with known to the settings of a package. */
export function lend(installed: Installed, names: readonly string[]): void {
  for (const name of names) {
    const there = join(installed.folder, 'node_modules', name);
    mkdirSync(dirname(there), { recursive: true });
    if (!existsSync(there)) symlinkSync(join(here, 'node_modules', name), there, 'junction');
  }
}

export const packageNames = Object.keys(packages) as PackageName[];

/** Packs what the builds have made of a package, and returns the file's name. */
async function pack(name: PackageName, into: string): Promise<string> {
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', into];
  const said = await command('npm', words, { cwd: join(root, packages[name]) });
  return join(into, said.trim().split('\n').at(-1) ?? '');
}

export interface Installed {
  readonly folder: string;
  readonly tarballs: Readonly<Record<PackageName, string>>;
  /** A folder for one setting, with these files of apps/ in it. */
  setting(name: string, files: readonly string[], more?: Readonly<Record<string, string>>): string;
  /** Like `setting`, with the package's files in the folder, for settings that resolve no names. */
  raw(name: string, files: readonly string[], more?: Readonly<Record<string, string>>): string;
  remove(): void;
}

export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'posenc-installed-'));
  const packed = await Promise.all(packageNames.map(async (name) => [name, await pack(name, folder)] as const));
  const tarballs = Object.fromEntries(packed) as Record<PackageName, string>;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await command('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...Object.values(tarballs)], {
    cwd: folder,
  });
  const setting: Installed['setting'] = (name, files, more = {}) => {
    const target = join(folder, name.replace(/[^a-z0-9]+/gi, '-'));
    mkdirSync(target, { recursive: true });
    for (const file of files) cpSync(join(apps, file), join(target, file));
    for (const [file, text] of Object.entries(more)) writeFileSync(join(target, file), text);
    return target;
  };
  return {
    folder,
    tarballs,
    setting,
    raw(name, files, more) {
      const target = setting(name, files, more);
      cpSync(join(folder, 'node_modules', 'posenc', 'dist'), join(target, 'posenc'), { recursive: true });
      return target;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const exists = (...parts: string[]): boolean => existsSync(join(...parts));
