// @ts-check
// The same for the lanes, which share code: their common part precedes each when it is packed. As long as their packed
// bytes do not differ they go into a separate file, so importing functions of several lanes carries it once. Usage:
// node pack-lanes.mjs <folder> <name>=<module.wasm>...
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack, writeModule } from './lzma.mjs';

const [folder = '', ...given] = process.argv.slice(2);
const lanes = given.map((lane) => {
  const [name = '', file = ''] = lane.split('=');
  return { name, bytes: readFileSync(file) };
});

/** The functions of a module, by the binary format of WebAssembly. @param {Buffer} bytes */
function functionsOf(bytes) {
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const part = /** @type {number} */ (bytes[at++]);
      value |= (part & 127) << shift;
      if (part < 128) return value;
    }
  };
  const next = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (bytes[at] !== 10) {
    at += 1; // the kind of the section
    next();
  }
  at += 1;
  number(); // how long the section of code is
  return Array.from({ length: number() }, next);
}

// Functions of two lanes differ in the indices of their callees, so the measure is how many runs of eight bytes all
// lanes share. Of the settings tried (runs of 6 to 12 bytes, shares of 0.25 to 0.6) this one makes all lanes together
// smallest without making any single lane more than 3 % larger.
const run = 8;
const share = 0.5;
const shortest = 25;

/** @param {Buffer} bytes */
const runsOf = (bytes) =>
  Array.from({ length: Math.max(0, bytes.length - run + 1) }, (_, at) => bytes.toString('latin1', at, at + run));

// A small lane has little in common with the others, and would leave little to share.
const smallest = 32_000;
const known = lanes.filter(({ bytes }) => bytes.length >= smallest).map(({ bytes }) => new Set(runsOf(bytes)));
const isShared = (/** @type {Buffer} */ body) => {
  const runs = runsOf(body);
  return runs.filter((each) => known.every((others) => others.has(each))).length > share * runs.length;
};
const [first = { bytes: Buffer.alloc(0) }] = lanes;
const shared = Buffer.concat(functionsOf(first.bytes).filter((body) => body.length >= shortest && isShared(body)));

const packed = lanes.map(({ name, bytes }) => ({ name, bytes, all: pack(Buffer.concat([shared, bytes])) }));
let same = 0;
while (new Set(packed.map(({ all }) => all[same])).size === 1) same += 1;
same -= same % 3; // base64 of the two parts is then the base64 of the whole
mkdirSync(folder, { recursive: true });
writeModule(join(folder, 'common.js'), { size: shared.length, packed: packed[0]?.all.subarray(0, same) ?? shared });
for (const { name, bytes, all } of packed)
  writeModule(join(folder, `${name}.js`), { size: bytes.length, packed: all.subarray(same) });
