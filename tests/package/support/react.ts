// A page as a server gives it: rendered by React 19 in Node, and hydrated in the browser.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { command } from './command.ts';
import { lend, type Installed } from './install.ts';

/** The packages that a page in React is built with, and their types. */
export const reactPackages = ['react', 'react-dom', '@types/react', 'csstype'];

const server = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import App from './app.tsx';
console.log(renderToString(createElement(App)));
`;

/** Hydrates on command: a figure may be drawn, and a lab ready, before. */
const client = `import { createElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import App from './app.tsx';
globalThis.hydrate = () => {
  const app = createElement(StrictMode, null, createElement(App));
  hydrateRoot(document.querySelector('main'), app, { onRecoverableError: (error) => console.error(error) });
};
`;

/**
 * Writes the page and its dependencies into a folder, and returns the folder's name. React's development build reports
 * more.
 */
export async function hydratedPage(installed: Installed, name: string, app: string): Promise<string> {
  lend(installed, reactPackages);
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
