// @ts-check
// Tells the tests where the browsers are, as CHROMIUM and FIREFOX: the same that the set-up found.
import { requirements } from '../../cpp/toolchain/requirements.mjs';

/** @returns {Promise<NodeJS.ProcessEnv>} */
export async function browserVariables() {
  /** @type {NodeJS.ProcessEnv} */
  const variables = {};
  for (const { variable, find } of requirements) {
    if (variable === 'CHROMIUM' || variable === 'FIREFOX') variables[variable] = await find();
  }
  return variables;
}
