// @ts-check
// Builds the package `posenc-check` into web/check/dist: the command, its data, and the library for Node. It copies
// the licence to where npm packs it, beside package.json.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCommand } from './bundle-command.mjs';
import { entry, root } from './entry.mjs';

const source = join(root, 'web', 'check');
const folder = join(source, 'dist');
rmSync(folder, { recursive: true, force: true });
cpSync(join(root, 'LICENSE'), join(source, 'LICENSE'));
await Promise.all([bundleCommand(folder), entry('library', 'engine-node', undefined, folder)]);
