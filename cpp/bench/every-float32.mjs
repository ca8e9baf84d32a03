// @ts-check
// `npm run bench -- every-float32`: float32 results of `posenc/sincos` for every float32 input, in 256 blocks of 2^24.
// every-float32.json has the hashes of blocks whose results are known to be correctly rounded: JavaScript must have
// the same. A block that is not in it, or any with --truth, is tried by the C++ program against 64 bits, where these do
// not decide against 113, and then added: the command goes on where it stopped.
//   npm run bench -- every-float32 [--from 0] [--blocks 256] [--truth] [--program <a built posenc_every_float32>]
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { functionNames, hashesOf } from './float32-hashes.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    blocks: { type: 'string', default: '256' },
    truth: { type: 'boolean', default: false },
    program: { type: 'string' },
  },
});
const from = Number(values.from),
  end = Math.min(from + Number(values.blocks), 256);
if (!(Number.isInteger(from) && Number.isInteger(end) && from >= 0 && from < end)) {
  console.error('--from is a block from 0 to 255, --blocks their number, at least 1');
  process.exit(2);
}

/** Of each function, by the block. @typedef {Record<string, string[]>} Hashes */
const file = join(root, 'cpp', 'bench', 'every-float32.json');
/** @type {Hashes} */
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const folder = join(buildFolder, 'every-float32'),
  script = join(folder, 'sincos.mjs');
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: [join(root, 'web', 'library', 'sincos', 'index.ts')],
  outfile: script,
  bundle: true,
  format: 'esm',
  logLevel: 'warning',
});
/** @type {Parameters<typeof hashesOf>[1]} */
const functions = await import(pathToFileURL(script).href);

/** @returns {Promise<string>} */
async function builtProgram() {
  await built('bench');
  return join(buildFolder, 'bench', 'cpp', 'bench', 'posenc_every_float32');
}
let program = values.program;

/** Tries a block in C++. @param {number} block @returns {Promise<{ hashes: string[], faults: string[] }>} */
async function triedInCpp(block) {
  program ??= await builtProgram();
  const { stdout, stderr } = await promisify(execFile)(program, [String(block)]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const faults = lines.filter(([, , wrong]) => wrong !== '0').map(([name, , wrong]) => `${name}: ${wrong} are wrong`);
  if (lines.map(([name]) => name).join() !== functionNames.join()) faults.push('the program tries other functions');
  return { hashes: lines.map(([, hash = '']) => hash), faults: faults.length === 0 ? [] : [...faults, stderr.trim()] };
}

/** @param {number} block @returns {Promise<string[]>} the faults of a block, which is added if it has none */
async function faultsOf(block) {
  const kept = functionNames.map((name) => known[name]?.[block] ?? '');
  const isKnown = !values.truth && kept.every((hash) => hash !== '');
  const trying = isKnown ? undefined : triedInCpp(block);
  const ours = hashesOf(block, functions);
  const { hashes, faults } = (await trying) ?? { hashes: kept, faults: [] };
  const all = [
    ...faults,
    ...functionNames.flatMap((name, at) => (ours[at] === hashes[at] ? [] : [`${name}: JavaScript has other bits`])),
  ];
  if (all.length > 0 || isKnown) return all;
  for (const [at, name] of functionNames.entries()) {
    const list = known[name] ?? Array(256).fill('');
    list[block] = hashes[at] ?? '';
    known[name] = list;
  }
  writeFileSync(
    file,
    `${JSON.stringify(known).replaceAll('],', '],\n').replaceAll('{', '{\n').replaceAll('}', '\n}')}\n`,
  );
  return [];
}

for (let block = from; block < end; ++block) {
  const faults = await faultsOf(block);
  console.log(`block ${block}: ${faults.length === 0 ? '4 x 2^24 results are right' : faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}
const count = known['sinFloat32']?.filter((hash) => hash !== '').length ?? 0;
console.log(
  `${count} of 256 blocks are known to be correctly rounded, ${((100 * count) / 256).toFixed(1)} % of inputs.`,
);
