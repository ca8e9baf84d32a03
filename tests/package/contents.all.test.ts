// The contents of the packed packages: the files that package.json names, and licences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPackage, packageNames, root, type Installed } from './support/install.ts';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
}, 600_000);
afterAll(() => installed?.remove());

/** All files of a package, below its folder. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));

describe.each(packageNames)('%s', (name) => {
  const folder = (): string => join(installed.folder, 'node_modules', name);

  test('has every file that its package.json names', () => {
    const manifest = JSON.parse(readFileSync(join(folder(), 'package.json'), 'utf8')) as Record<string, unknown>;
    const keys = ['exports', 'bin', 'main', 'types', 'unpkg', 'jsdelivr', 'customElements'];
    const named = JSON.stringify(keys.map((key) => manifest[key] ?? null)).matchAll(/"(?:\.\/)?(dist\/[^"]+)"/g);
    const targets = [...named].map(([, file = '']) => file);
    expect(targets.length).toBeGreaterThan(2);
    const files = filesOf(folder());
    const isThere = (target: string): boolean => {
      const [before = '', after = ''] = target.split('*');
      return files.some((file) =>
        target.includes('*') ? file.startsWith(before) && file.endsWith(after) : file === target,
      );
    };
    expect(targets.filter((target) => !isThere(target))).toEqual([]);
  });

  test('has the licence and a README', () => {
    expect(readFileSync(join(folder(), 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(existsSync(join(folder(), 'README.md'))).toBe(true);
  });

  test('has the licence of Lit beside the scripts that bundle it', () => {
    const scripts = filesOf(folder()).filter((file) => file.endsWith('.js'));
    const withLit = scripts.filter((file) => readFileSync(join(folder(), file), 'utf8').includes('litElementVersions'));
    const notices = filesOf(folder()).filter((file) => file.endsWith('.LEGAL.txt'));
    expect(withLit.length > 0).toBe(name !== 'posenc-check');
    if (withLit.length === 0) return;
    const texts = notices.map((file) => readFileSync(join(folder(), file), 'utf8'));
    expect(texts.some((text) => /Google LLC[^]*BSD-3-Clause|BSD-3-Clause[^]*Google LLC/.test(text))).toBe(true);
  });
});
