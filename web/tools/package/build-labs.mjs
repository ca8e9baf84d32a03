// @ts-check
// Builds the package `posenc-labs` into web/labs/dist: the element with its labs, the component for React, the doors of
// hosts that write Markdown, the types. It copies the licence to where npm packs it, beside package.json.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { labComponent, labInVue, labScript } from './describe-frameworks.mjs';
import { declarations, describeLabs, manifest } from './describe-labs.mjs';
import { dist, root, shared } from './entry.mjs';

const source = join(root, 'web', 'labs');
const folder = join(source, 'dist');
const types = join(folder, 'types');

rmSync(folder, { recursive: true, force: true });
mkdirSync(types, { recursive: true });
cpSync(join(root, 'LICENSE'), join(source, 'LICENSE'));
// The element is split into chunks (web/labs/embed): each lab is loaded where it is used.
cpSync(join(root, 'build', 'labs'), folder, { recursive: true });
// Copied unbuilt: each door stands alone, and Python and Lua have no builds.
cpSync(join(source, 'doors'), join(folder, 'doors'), { recursive: true });
// The figures' script too, with the licences of what it bundles: one folder is all that a course copies.
for (const file of ['posenc-elements.js', 'posenc-elements.js.LEGAL.txt'])
  cpSync(join(dist, 'elements', file), join(folder, file));
await build({
  ...shared,
  format: 'esm',
  entryPoints: [join(source, 'react', 'index.ts')],
  outfile: join(folder, 'react.js'),
  external: ['react'],
  plugins: [
    {
      name: 'element',
      setup({ onResolve }) {
        onResolve({ filter: /\/embed\/define\.ts$/ }, () => ({ path: './posenc-lab.js', external: true }));
      },
    },
  ],
});

const labs = await describeLabs();
writeFileSync(join(types, 'index.d.ts'), declarations(labs));
writeFileSync(join(types, 'define.d.ts'), labScript);
writeFileSync(join(types, 'react.d.ts'), labComponent);
writeFileSync(join(types, 'vue.d.ts'), labInVue);
writeFileSync(join(folder, 'custom-elements.json'), JSON.stringify(manifest(labs), null, 2));
