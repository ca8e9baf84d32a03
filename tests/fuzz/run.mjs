// @ts-check
// `npm run fuzz -- [seconds] [target]`: an hour, or so many seconds, shared by all targets or given to one.
import { built } from '../../web/tools/toolchain/build.mjs';
import { builtTargets, corpusOf, runTarget } from './targets.mjs';

const [secondsText = '3600', only] = process.argv.slice(2);
const seconds = Number(secondsText);

async function main() {
  if (!(Number.isInteger(seconds) && seconds > 0))
    throw new Error(`seconds is "${secondsText}"; allowed: a whole number above 0`);
  await built('fuzzers');
  const targets = builtTargets();
  if (only !== undefined && !targets.includes(only))
    throw new Error(`target is "${only}"; allowed: ${targets.join(', ')}`);
  let found = 0;
  const wanted = only ? [only] : targets;
  const each = Math.ceil(seconds / wanted.length);
  for (const target of wanted) {
    const { code, output } = await runTarget(target, [`-max_total_time=${each}`, corpusOf(target)], each + 120);
    const runs = /number_of_executed_units: (\d+)/.exec(output)?.[1] ?? '?';
    console.log(`${target}: ${code === 0 ? 'no finding' : 'FINDING'} in ${runs} inputs, ${each} s`);
    if (code !== 0) {
      found += 1;
      console.log(output.trimEnd().split('\n').slice(-60).join('\n'));
    }
  }
  process.exitCode = found > 0 ? 1 : 0;
}

await main().catch((/** @type {Error} */ error) => {
  console.error(error.message);
  process.exitCode = 2;
});
