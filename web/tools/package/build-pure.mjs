// @ts-check
// Adds posenc/pure to the package posenc in dist/, which completes it for publishing. It is a separate build because
// the quick tests do without it: its compilation takes as long as the rest of the package.
import { entry } from './entry.mjs';

await entry('pure', 'engine-pure');
