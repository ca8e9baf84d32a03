// Packages that only these adapters need: run.mjs has put them into build/, away from the project's own.
import { createRequire } from 'node:module';

export const folder = new URL('../../../build/conformance/others/', import.meta.url);

/** As a program in that folder would load it. */
export const load = createRequire(new URL('package.json', folder));

/** The version of an installed package. */
export const versionOf = (name) => load(`./node_modules/${name}/package.json`).version;
