// @ts-check
// Builds the package `posenc` into dist/, all but posenc/pure: an ES module for each entry, scripts for pages without a
// build, the types. build-check.mjs and build-labs.mjs build the two others.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { figureComponents, figureTags, figuresInVue } from './describe-frameworks.mjs';
import { api, dist, engine, entry, root, shared } from './entry.mjs';
import { rollUp, withJavaScriptNames } from './types.mjs';

const elements = join(root, 'web', 'library', 'elements');
const webgpu = join(root, 'web', 'library', 'webgpu');

for (const old of existsSync(dist) ? readdirSync(dist) : []) {
  if (old !== 'page' && old !== 'files') rmSync(join(dist, old), { recursive: true });
}

/**
 * Imports of the API or of the elements resolve to the entries, so that neither loads twice.
 * @type {import('esbuild').Plugin}
 */
const entriesStayOutside = {
  name: 'entries',
  setup({ onResolve }) {
    onResolve({ filter: /^posenc$/ }, () => ({ path: './index.js', external: true }));
    onResolve({ filter: /\/elements\/define\.ts$/ }, ({ importer }) =>
      importer === '' ? undefined : { path: './elements/define.js', external: true },
    );
    onResolve({ filter: /^\.\/(curves|heatmap)\.ts$/ }, ({ importer }) =>
      importer.endsWith('define.ts') ? { path: '../elements.js', external: true } : undefined,
    );
  },
};

/**
 * The parts of posenc/webgpu that it imports when something is made.
 * @type {import('esbuild').Plugin}
 */
const partsComeLate = {
  name: 'parts',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(prepare|cpu)\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: `./webgpu-${path.slice(2, -3)}.js`, external: true } : undefined,
    );
  },
};

await Promise.all([
  entry('index', 'engine'),
  entry('index.node', 'engine-node'),
  entry('external', 'engine-external'),
  entry('external.workerd', 'engine-workerd'),
  // Next's edge runtime and Vercel's: like workerd, under a different condition name.
  entry('external.edge', 'engine-workerd', './posenc.wasm?module'),
  build({
    ...shared,
    format: 'iife',
    globalName: 'posenc',
    entryPoints: [join(api, 'index.ts')],
    outfile: join(dist, 'posenc.global.js'),
    plugins: [engine('engine-whole')],
  }),
  build({
    ...shared,
    format: 'esm',
    outdir: dist,
    // The entry that a server imports to render a page.
    inject: [join(elements, 'anywhere.ts')],
    plugins: [entriesStayOutside],
    entryPoints: { elements: join(elements, 'index.ts'), 'elements/define': join(elements, 'define.ts') },
  }),
  build({
    ...shared,
    format: 'esm',
    entryPoints: [join(root, 'web', 'library', 'react', 'index.ts')],
    outfile: join(dist, 'react.js'),
    external: ['react'],
    plugins: [entriesStayOutside],
  }),
  build({
    ...shared,
    format: 'iife',
    entryPoints: [join(elements, 'script.ts')],
    outfile: join(dist, 'elements', 'posenc-elements.js'),
    alias: { posenc: join(api, 'index.ts') },
  }),
  // Preparing, and computing on the CPU, are loaded when they are needed, as entries of their own.
  build({
    ...shared,
    format: 'esm',
    outdir: dist,
    plugins: [entriesStayOutside, partsComeLate],
    entryPoints: {
      webgpu: join(webgpu, 'index.ts'),
      'webgpu-prepare': join(webgpu, 'prepare.ts'),
      'webgpu-cpu': join(webgpu, 'cpu.ts'),
    },
  }),
  build({
    ...shared,
    format: 'esm',
    entryPoints: [join(root, 'web', 'library', 'sincos', 'index.ts')],
    outfile: join(dist, 'sincos.js'),
  }),
]);
copyFileSync(join(root, 'build', 'wasm', 'posenc-wasm.wasm'), join(dist, 'posenc.wasm'));
copyFileSync(join(root, 'web', 'tools', 'package', 'command.mjs'), join(dist, 'command.js'));
chmodSync(join(dist, 'command.js'), 0o755);

// Types: TypeScript writes a declaration for each source file, and they become a file for each entry.
const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
const declared = join(root, 'build', 'types');
const types = join(dist, 'types');
rmSync(declared, { recursive: true, force: true });
execFileSync(process.execPath, [tsc, '-p', join(root, 'web', 'tools', 'package'), '--outDir', declared], {
  stdio: 'inherit',
});
// The elements are built on Lit, which is bundled: of its types they show these.
writeFileSync(
  join(declared, 'elements', 'lit.d.ts'),
  `/** What the elements inherit. */
export declare abstract class LitElement extends HTMLElement {
    /** Settles when the last changes are drawn. */
    readonly updateComplete: Promise<boolean>;
    readonly hasUpdated: boolean;
    readonly isUpdatePending: boolean;
    requestUpdate(): void;
    connectedCallback(): void;
    disconnectedCallback(): void;
    protected willUpdate(changed: PropertyValues): void;
    protected firstUpdated(changed: PropertyValues): void;
    protected updated(changed: PropertyValues): void;
    protected update(changed: PropertyValues): void;
    protected render(): unknown;
    protected createRenderRoot(): HTMLElement | DocumentFragment;
}
export type PropertyValues = Map<PropertyKey, unknown>;
export type PropertyDeclarations = { readonly [name: string]: object };
export type CSSResultGroup = object | readonly CSSResultGroup[];
export type TemplateResult = object;
export interface ComplexAttributeConverter<T = unknown> {
    fromAttribute?(value: string | null): T;
    toAttribute?(value: T): unknown;
}
export interface ReactiveController {
    hostConnected?(): void;
    hostDisconnected?(): void;
    hostUpdate?(): void;
    hostUpdated?(): void;
}
`,
);
withJavaScriptNames(declared);
await rollUp(declared, types);
writeFileSync(join(types, 'react.d.ts'), figureComponents);
writeFileSync(join(types, 'elements', 'react.d.ts'), figureTags);
writeFileSync(join(types, 'elements', 'vue.d.ts'), figuresInVue);
