// @ts-check
// What the declarations of every package need before they are published.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Imports of declarations name .js files, and arrays what TypeScript before 5.7 knows. @param {string} folder */
export function withJavaScriptNames(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(/((?:from |import\()'\.[^']*)\.ts'/g, "$1.js'")
        .replace(/from 'lit'/g, "from './lit.js'")
        // Before TypeScript 5.7 arrays were not generic over their buffers.
        .replace(/\b(\w+Array)<ArrayBuffer>/g, 'InstanceType<typeof $1>')
        .replace(/\b(\w+Array)<ArrayBufferLike>/g, '$1'),
    );
  }
}
