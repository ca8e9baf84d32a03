// @ts-check
// The environment for calls of emcc, and of cmake, which calls emcc.
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

// Debian's emcc leaves JavaScript optimisation to a script that imports acorn. Debian's own Node looks for it in this
// folder; any other Node only with this setting.
const debianModules = '/usr/share/nodejs';

/**
 * @param {NodeJS.ProcessEnv} [base]
 * @returns {NodeJS.ProcessEnv}
 */
export function compilerEnvironment(base = process.env) {
  const environment = { ...base };
  const modules = (base.NODE_PATH ?? '').split(delimiter).filter(Boolean);
  if (existsSync(`${debianModules}/acorn`) && !modules.includes(debianModules)) {
    environment.NODE_PATH = [...modules, debianModules].join(delimiter);
  }
  // CMake looks for emcc in PATH.
  if (base.EMCC) environment.PATH = [dirname(base.EMCC), base.PATH].join(delimiter);
  return environment;
}
