// @ts-check
// Builds the package `posenc-check` into web/check/dist: the command, its data, and the library for Node.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCommand } from './bundle-command.mjs';
import { entry, root } from './entry.mjs';

const folder = join(root, 'web', 'check', 'dist');
rmSync(folder, { recursive: true, force: true });
await Promise.all([bundleCommand(folder), entry('library', 'engine-node', undefined, folder)]);
