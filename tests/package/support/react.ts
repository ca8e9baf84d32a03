// A page as a server gives it: rendered by React 19 in Node, and hydrated in the browser.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { command } from './command.ts';
import { lend, root, type Installed } from './install.ts';

const packages = ['react', 'react-dom', '@types/react', 'csstype'];

const server = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import App from './app.tsx';
console.log(renderToString(createElement(App)));
`;

/** Hydrates when it is told to: a figure may be drawn, and a lab ready, before. */
const client = `import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import App from './app.tsx';
globalThis.hydrate = () => {
  const onRecoverableError = (error) => console.error(error);
  hydrateRoot(document.querySelector('main'), createElement(StrictMode, null, createElement(App)), { onRecoverableError });
};
`;

/** Writes the page and what it needs into a folder, whose name it gives. The development build of React complains more. */
export async function hydratedPage(installed: Installed, name: string, app: string): Promise<string> {
  lend(installed, packages);
  const folder = installed.setting(name, [], { 'app.tsx': app, 'server.js': server, 'client.js': client });
  const shared: BuildOptions = {
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  };
  await build({
    ...shared,
    entryPoints: ['server.js'],
    outfile: 'rendered.mjs',
    platform: 'node',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  await build({ ...shared, entryPoints: ['client.js'], outdir: 'dist', splitting: true });
  const markup = await command(process.execPath, ['rendered.mjs'], { cwd: folder });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title></title><link rel="icon" href="data:,">
    <main>${markup.trim()}</main><script type="module" src="dist/client.js"></script></html>`,
  );
  return folder;
}

/** What the type checker says of a program in a folder of the package's, or nothing. */
export async function typeCheck(installed: Installed, name: string, app: string): Promise<string> {
  lend(installed, packages);
  const compilerOptions = {
    module: 'node16',
    moduleResolution: 'node16',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    skipLibCheck: false,
  };
  const folder = installed.setting(name, [], {
    'app.tsx': app,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: ['app.tsx'] }),
  });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  return command(process.execPath, [tsc, '-p', folder]).catch((error: Error) => error.message);
}
