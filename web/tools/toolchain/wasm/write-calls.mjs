// @ts-check
// Turns the description of the bindings by the C++ side (cpp/bindings/runtime/describe.hpp) into a TypeScript module:
// calls.js with names, kinds and defaults, calls.d.ts with their types. Usage: node describe.js | node write-calls.mjs
// <out.js>
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {string} Kind a word, or a mark and a name: `=` for a struct, `*` for a list of structs, `@` for an
 *   enumeration
 * @typedef {readonly [name: string, kind: Kind, fallback?: number | null]} Field
 * @typedef {readonly [name: string, kind: Kind, more?: string | true]} Parameter more: a default, or that it holds
 *   arrays
 * @typedef {{ lane: string, takes: readonly Parameter[], gives: readonly Parameter[] }} Call
 *
 * @typedef {object} Description
 * @property {Record<string, number>} constants
 * @property {Record<string, string[]>} enumerations
 * @property {Record<string, Field[]>} structs
 * @property {Record<string, Call>} calls
 * @property {Record<string, string>} limits the limits of sizes, by `Struct.field` or `call.word`
 */
/** @type {Description} */
const { constants, enumerations, structs, calls, limits } = JSON.parse(readFileSync(0, 'utf8'));
const [out = 'calls.js'] = process.argv.slice(2);

/** The C++ name in TypeScript. @param {string} name */
const camel = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** @param {Kind} kind */
const value = (kind) => {
  const name = kind.slice(1);
  return kind[0] === '*' ? `{ each: ${name} }` : kind[0] === '=' || kind[0] === '@' ? name : JSON.stringify(kind);
};

/** @param {string} owner @param {Field} field */
function fieldText(owner, [name, kind, fallback]) {
  const allowed = limits[`${owner}.${name}`];
  const rule = allowed === undefined ? '' : `, ${JSON.stringify(camel(allowed))}`;
  const fallen = fallback === undefined ? rule && ', undefined' : `, ${fallback}`;
  return `[${JSON.stringify(camel(name))}, ${value(kind)}${fallen}${rule}]`;
}

/** A default as a number. @param {Kind} kind @param {string | true | undefined} text @returns {[] | [number]} */
function fallbackOf(kind, text) {
  if (typeof text !== 'string') return [];
  return [kind[0] === '@' ? (enumerations[kind.slice(1)] ?? []).indexOf(text) : Number(text)];
}

/**
 * Parameters as groups of fields: fields of an unnamed struct are inlined.
 * @param {string} call
 * @param {readonly Parameter[]} parameters
 */
function groups(call, parameters) {
  /** @type {string[]} */
  const list = [];
  /** @type {string[]} */
  let named = [];
  const close = () => {
    if (named.length > 0) list.push(`[${named.join(', ')}]`);
    named = [];
  };
  for (const [name, kind, more] of parameters) {
    if (name !== '') named.push(fieldText(call, [name, kind, ...fallbackOf(kind, more)]));
    else {
      close();
      list.push(value(kind));
    }
  }
  close();
  return `[${list.join(', ')}]`;
}

/** @type {Record<string, string>} */
const types = {
  number: 'number',
  size: 'number',
  integer: 'number',
  flag: 'boolean',
  positions: 'ReadPositions',
  floats: 'Floats',
  'out floats': 'Floats',
  sizes: 'readonly number[]',
};

/** @param {Kind} kind */
function typeOf(kind) {
  if (kind[0] === '*') return `readonly ${kind.slice(1)}[]`;
  return kind[0] === '=' || kind[0] === '@' ? kind.slice(1) : (types[kind] ?? kind.replace('out ', ''));
}

/** @param {Field} field */
const memberType = ([name, kind, fallback]) =>
  `${camel(name)}${fallback === undefined ? '' : '?'}: ${typeOf(kind)}${fallback === null ? ' | undefined' : ''};`;

/** @param {readonly Parameter[]} parameters */
const typeOfAll = (parameters) =>
  parameters
    .map(([name, kind, more]) =>
      name === '' ? typeOf(kind) : `{ ${camel(name)}${typeof more === 'string' ? '?' : ''}: ${typeOf(kind)} }`,
    )
    .join(' & ') || 'object';

const head = '// Written by web/tools/toolchain/wasm/write-calls.mjs from the C++ side.\n';
/** Renames a lane that collides with a function's name. @param {string} lane */
const laneName = (lane) => `${lane}Lane`;
const lanes = [...new Set(Object.values(calls).map(({ lane }) => lane))].sort();
const imported = lanes.map((lane) => `${lane} as ${laneName(lane)}`).join(', ');
const code = [head, `import { ${imported} } from '../../web/library/api/runtime/engine.ts';\n`];
const declarations = [
  head,
  "import type { Call, Fields, Floats, ReadPositions, Table } from '../../web/library/api/runtime/record.ts';\n",
];
for (const [name, number] of Object.entries(constants)) {
  code.push(`export const ${camel(name)} = ${number};\n`);
  declarations.push(`export declare const ${camel(name)}: number;\n`);
}
for (const [type, names] of Object.entries(enumerations)) {
  const words = names.map((name) => `'${camel(name)}'`);
  code.push(`export const ${type} = [${words.join(', ')}];\n`);
  declarations.push(`export type ${type} = ${words.join(' | ')};\nexport declare const ${type}: readonly ${type}[];\n`);
}
for (const [type, fields] of Object.entries(structs)) {
  code.push(`export const ${type} = [${fields.map((field) => fieldText(type, field)).join(', ')}];\n`);
  declarations.push(`export interface ${type} {\n  ${fields.map(memberType).join('\n  ')}\n}\n`);
  declarations.push(`export declare const ${type}: Fields<${type}>;\n`);
}
for (const [name, { lane, takes, gives }] of Object.entries(calls)) {
  const isTable = takes[0]?.[1] === '=Piece';
  const own = isTable ? takes.slice(1) : takes;
  const result =
    gives.length === 0 ? '' : `, ${groups(name, gives)}${gives.some(([, , holds]) => holds === true) ? ', true' : ''}`;
  // Tables are exported by themselves, other functions by Embind (cpp/bindings/runtime/bind.hpp).
  const exported = isTable ? `_${name}` : name;
  code.push(`export const ${camel(name)} = ['${exported}', ${laneName(lane)}, ${groups(name, own)}${result}];\n`);
  const given = gives.length === 0 ? 'void' : typeOfAll(gives);
  declarations.push(
    isTable
      ? `export declare const ${camel(name)}: Table<${typeOfAll(own)}>;\n`
      : `export declare const ${camel(name)}: Call<${typeOfAll(own)}, ${given}>;\n`,
  );
}
writeFileSync(out, code.join(''));
writeFileSync(out.replace(/\.js$/, '.d.ts'), declarations.join(''));
