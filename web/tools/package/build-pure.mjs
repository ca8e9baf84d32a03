// @ts-check
// Adds posenc/pure to the package in dist/, which is the package then as it is published. It is a build by itself
// because the quick tests do without: its compilation takes as long as all the rest of the package.
import { entry } from './entry.mjs';

await entry('pure', 'engine-pure');
