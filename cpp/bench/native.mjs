// @ts-check
// `npm run bench -- native [rounds] [--isa avx2]`: rounds of Google Benchmark next to PyTorch and NumPy (if a python3
// has them), the ratios of each round, their median and quartiles; on the machine's best instruction set, or another.
// The numbers are kept in build/bench/native.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

const programs = join(buildFolder, 'bench', 'cpp', 'bench');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { isa: { type: 'string' } } });
const rounds = Number(positionals[0] ?? 5);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new RangeError(`rounds is "${positionals[0]}"; allowed: whole numbers from 1`);

/**
 * @typedef {Map<string, number>} Times name to milliseconds of processor time: one thread, on cores that may be shared
 */

/** The ratios to print, numerator and denominator. A peer's name may be followed by its version. */
const interleaved = 'table<posenc::Layout::interleaved>';
const ratios = [
  ['plain loop / posenc, 8192 x 512', 'plain_loop/8192/512', `${interleaved}/8192/512`],
  ['PyTorch / posenc, 8192 x 512', 'PyTorch', `${interleaved}/8192/512`],
  ['NumPy / posenc, 8192 x 512', 'NumPy', `${interleaved}/8192/512`],
  ['posenc / memset, 2048 x 512, in the caches', `${interleaved}/2048/512`, 'memset_same/2048/512'],
  ['posenc / memset, 8192 x 512', `${interleaved}/8192/512`, 'memset_same/8192/512'],
  ['posenc / memset, 200 MB', `${interleaved}/102400/512`, 'memset_same/102400/512'],
  ['posenc / memcpy, 200 MB', `${interleaved}/102400/512`, 'memcpy_same/102400/512'],
  ['concatenated / memset, 200 MB', 'table<posenc::Layout::concatenated>/102400/512', 'memset_same/102400/512'],
  ...[1024, 2048, 4096, 8192, 16384, 51200].map((n) => [
    `${2 * n} rows / ${n} rows`,
    `${interleaved}/${2 * n}/512`,
    `${interleaved}/${n}/512`,
  ]),
  ['ALiBi / memset, 16 x 1024 x 1024', 'alibi/16/1024', 'memset_scores/16/1024'],
  ['plain gram / gram, 512 x 512', 'gram_plain/512/512', 'gram/512/512'],
  ['rotary / memcpy, 64 MB', 'rotary', 'rotary_memcpy'],
  ['rotary, rotate half / memcpy', 'rotary_half', 'rotary_memcpy'],
  ['rotary in place / memcpy', 'rotary_in_place', 'rotary_memcpy'],
  ['one token of 32 heads, prepared / by hand', 'decode_prepared', 'decode_by_hand'],
  ['one token, without preparation / by hand', 'decode_stateless', 'decode_by_hand'],
  ['one token of M-RoPE, a grid each / by hand', 'decode_mrope', 'decode_by_hand'],
  ['packed texts, 64 MB / by hand', 'packed_stateless', 'packed_by_hand'],
  ['cosines and sines of a list / C library', 'list_table', 'list_libm'],
  ['one head of 128, prepared / by hand', 'head_prepared', 'head_by_hand'],
  ['a token of 8 heads in a heads-first cache / by hand', 'cache_prepared', 'cache_by_hand'],
  ['the same, shared by threads / by hand', 'cache_shared', 'cache_by_hand'],
  ['the last 64 of 192 channels of 32 heads / by hand', 'latent_prepared', 'latent_by_hand'],
  ['one token of M-RoPE, prepared / by hand', 'mrope_prepared', 'mrope_by_hand'],
  ...['Float16', 'Bfloat16'].flatMap((type) =>
    [1, 4096].map((n) => [
      `${type}, ${n === 1 ? 'one token' : `${n} tokens`} of 32 heads / by hand`,
      `halves_prepared<${type}>/${n}`,
      `halves_by_hand<${type}>/${n}`,
    ]),
  ),
];

/** @returns {Promise<{ times: Times, isa: string }>} */
async function benchmarkRound() {
  const { code, output } = await runCommand(
    join(programs, 'posenc_bench'),
    ['--benchmark_format=json', '--benchmark_min_time=0.05', ...(values.isa ? [`--isa=${values.isa}`] : [])],
    { timeoutSeconds: 900 },
  );
  if (code !== 0) throw new Error(output);
  const { benchmarks } = JSON.parse(output.slice(output.indexOf('{')));
  const factor = /** @type {Record<string, number>} */ ({ ns: 1e-6, us: 1e-3, ms: 1, s: 1e3 });
  const times = new Map(benchmarks.map((/** @type {any} */ b) => [b.name, b.cpu_time * (factor[b.time_unit] ?? 1)]));
  return { times, isa: benchmarks.find((/** @type {any} */ b) => b.label)?.label ?? '' };
}

/** @returns {Promise<Times>} of the first python3 that has PyTorch or NumPy */
async function peerRound() {
  for (const python of [process.env.PYTHON ?? 'python3', '/usr/bin/python3']) {
    const { code, output } = await runCommand(python, [join(root, 'cpp', 'bench', 'peers.py'), '8192', '512', '5'], {
      timeoutSeconds: 300,
    });
    if (code !== 0) continue;
    const results = /** @type {[string, number[]][]} */ (
      Object.entries(JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)))
    );
    if (results.length > 0) return new Map(results.map(([name, list]) => [name, Math.min(...list)]));
  }
  return new Map();
}

/** @param {Times} times @param {string} name */
const find = (times, name) => times.get(name) ?? [...times].find(([full]) => full.startsWith(`${name} `))?.[1];

/** @param {number[]} values */
function spreadOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** @param {ReturnType<typeof spreadOf>} spread */
const spreadText = ({ median, low, high }) =>
  `${median.toPrecision(3).padStart(8)}  (${low.toPrecision(3)} to ${high.toPrecision(3)})`;

await built('bench');
/** @type {Times[]} */
const all = [];
let isa = '';
for (let round = 0; round < rounds; ++round) {
  const own = await benchmarkRound();
  isa = own.isa;
  all.push(new Map([...own.times, ...(await peerRound())]));
}
const memory = JSON.parse((await runCommand(join(programs, 'posenc_memory'), [], { timeoutSeconds: 120 })).output);
const times = Object.fromEntries(
  [...(all[0] ?? new Map()).keys()].map((name) => [name, spreadOf(all.map((round) => round.get(name) ?? Number.NaN))]),
);
console.log(`on ${isa}, ${rounds} rounds\n\nmilliseconds: median (quartiles)`);
for (const [name, spread] of Object.entries(times)) console.log(`  ${name.padEnd(52)} ${spreadText(spread)}`);
console.log('\nratios: median (quartiles)');
/** @type {Record<string, ReturnType<typeof spreadOf>>} */
const found = {};
for (const [title = '', above = '', below = ''] of ratios) {
  const values = all
    .map((round) => (find(round, above) ?? Number.NaN) / (find(round, below) ?? Number.NaN))
    .filter(Number.isFinite);
  if (values.length === 0) continue;
  const spread = spreadOf(values);
  found[title] = spread;
  console.log(`  ${title.padEnd(40)} ${spreadText(spread)}`);
}
console.log(`\nmemory beyond an output of ${memory.outputMegabytes} MB: ${memory.extraMegabytes} MB`);
mkdirSync(join(buildFolder, 'bench'), { recursive: true });
const machine = { processor: cpus()[0]?.model ?? '', cores: cpus().length };
const date = new Date().toISOString().slice(0, 10);
const kept = { date, machine, isa, rounds, times, ratios: found, memory };
writeFileSync(join(buildFolder, 'bench', 'native.json'), `${JSON.stringify(kept, undefined, 1)}\n`);
