// @ts-check
// The published files: their form, their size, and that a verifier agrees which sees every change.
import { readFileSync, statSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { families } from './verify/families.mjs';
import { formatNames } from './verify/forms.mjs';
import { familyNames, findings, readFamily } from './verify/verify.mjs';

/** @typedef {Record<string, any>} Case */

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: true, strictTuples: false, strictRequired: false, allowUnionTypes: true });
ajv.addSchema(read('schema/options.schema.json'));
ajv.addSchema(read('schema/vectors.schema.json'));
ajv.addSchema(read('schema/protocol.schema.json'));

/** The findings of a schema. @param {string} schema @param {unknown} value */
function complaints(schema, value) {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) throw new Error(`no schema ${schema}`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const largestFile = 300_000;

test('every family that the verifier knows has a file, and no other', () => {
  expect(familyNames().sort()).toEqual(Object.keys(families).sort());
});

test('every scaling stands beside a partial width at least twice: a mistake that one case shows is not named', () => {
  /** @type {Case[]} */
  const cases = readFamily('rotary_frequencies').cases;
  const answered = cases.filter(({ result, options }) => result !== 'invalid' && options['scaling']);
  const types = [...new Set(answered.map(({ options }) => options['scaling'].type))];
  expect(types).toHaveLength(8);
  // Proportional scaling has a share of its own; the width of diffusers is that of its axis.
  for (const type of types.filter((name) => name !== 'proportional' && name !== 'diffusers')) {
    const partial = answered.filter(({ options }) => options['rotary_dim'] < options['head_dim']);
    const count = partial.filter(({ options }) => options['scaling'].type === type).length;
    expect([type, count >= 2]).toEqual([type, true]);
  }
});

describe.each(familyNames())('%s', (family) => {
  const file = readFamily(family);
  /** @type {Case[]} */
  const cases = file.cases;

  test('the file follows its schema and is at most 300 kB', () => {
    expect(complaints('urn:posenc:vectors:1', file)).toEqual([]);
    expect(file.family).toBe(family);
    expect(statSync(new URL(`vectors/${family}.json`, import.meta.url)).size).toBeLessThanOrEqual(largestFile);
  });

  test('a word that nobody knows among the options is found', () => {
    const [first, ...others] = cases;
    const changed = { ...file, cases: [{ ...first, options: { ...first?.['options'], surprise: 1 } }, ...others] };
    expect(complaints('urn:posenc:vectors:1', changed)).not.toEqual([]);
  });

  test('cases are numbered in order, and no two ask the same', () => {
    expect(cases.map(({ id }) => id)).toEqual(cases.map((_, i) => `${family}-${String(i + 1).padStart(3, '0')}`));
    const asked = cases.map(({ operation, options, input, result }) =>
      JSON.stringify([operation, options, input, result === 'invalid']),
    );
    const twice = asked.flatMap((one, i) => (asked.indexOf(one) < i ? [cases[i]?.['id']] : []));
    expect(twice).toEqual([]);
  });

  test('each flag is explained, and what is explained is used', () => {
    const used = new Set(cases.flatMap(({ flags }) => flags));
    expect([...used].sort()).toEqual(Object.keys(file.flags).sort());
  });

  test('each form of an answer has as many values as the shape or the list of indices says', () => {
    for (const { id, expected } of cases) {
      if (expected === undefined) continue;
      const all = expected.shape.reduce((/** @type {number} */ n, /** @type {number} */ extent) => n * extent, 1);
      const count = expected.at?.length ?? all;
      if (expected.integers) expect([id, expected.integers.length]).toEqual([id, count]);
      else {
        const lengths = formatNames.map((name) => expected[name].length / count);
        expect([id, expected.decimal.length, lengths]).toEqual([id, count, [16, 8, 4, 4]]);
      }
      if (expected.at) expect([id, Math.max(...expected.at) < all]).toEqual([id, true]);
    }
  });

  test('each case is a message of the protocol', () => {
    for (const { id, operation, options, input } of cases)
      expect(complaints('urn:posenc:protocol:1', { id, family, operation, options, input })).toEqual([]);
  });

  test('the verifier agrees with every value and refuses what is invalid', () => {
    expect(cases.flatMap((one) => findings(family, one).map((text) => `${one['id']}: ${text}`))).toEqual([]);
  });

  test('one unit in the last place of any form is seen', () => {
    const missed = [];
    for (const [name, change] of changes(cases)) {
      const changed = structuredClone(change.from);
      change.apply(changed['expected']);
      if (findings(family, changed).length === 0) missed.push(`${name} of ${change.from['id']}`);
    }
    expect(missed).toEqual([]);
  });
});

/**
 * A change of one value of each form in a case of the family, and of the answer of each case that has one: which value,
 * its place in the file says.
 * @param {readonly Case[]} cases
 * @returns {[string, { from: Case, apply: (expected: Case) => void }][]}
 */
function changes(cases) {
  const answered = cases.filter(({ expected }) => (expected?.decimal ?? expected?.integers)?.length > 0);
  return answered.flatMap((from, i) => {
    const { expected } = from;
    if (expected.integers) {
      const k = (7 * i) % expected.integers.length;
      return [['integers', { from, apply: (/** @type {Case} */ changed) => void (changed['integers'][k] += 1) }]];
    }
    const k = (7 * i) % expected.decimal.length;
    const hex = formatNames.map((name) => [
      name,
      {
        from,
        apply: (/** @type {Case} */ changed) => {
          changed[name] = nextBits(changed[name], k, changed[name].length / expected.decimal.length);
        },
      },
    ]);
    const decimal = (/** @type {Case} */ changed) => void (changed['decimal'][k] = nextDecimal(changed['decimal'][k]));
    const scalars = Object.keys(expected.scalars ?? {}).map((name) => [
      name,
      {
        from,
        apply: (/** @type {Case} */ changed) => {
          changed['scalars'][name] = nextDecimal(changed['scalars'][name]);
        },
      },
    ]);
    return /** @type {any} */ ([...hex, ['decimal', { from, apply: decimal }], ...scalars]);
  });
}

/** The bits with value k one greater. @param {string} hex @param {number} k @param {number} width */
function nextBits(hex, k, width) {
  const value = BigInt(`0x${hex.slice(k * width, (k + 1) * width)}`) + 1n;
  return hex.slice(0, k * width) + value.toString(16).padStart(width, '0') + hex.slice((k + 1) * width);
}

/** The decimal whose 21st significant digit is one greater. @param {string} text */
function nextDecimal(text) {
  const [mantissa = '', exponent] = text.split('e');
  const [front = '', back = ''] = mantissa.replace('-', '').split('.');
  const zeros = (front + back).match(/^0*/)?.[0].length ?? 0;
  const places = 21 - (front.length - zeros);
  const digits = (BigInt(front + back.padEnd(places, '0')) + 1n).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  const plain = `${digits.slice(0, cut)}.${digits.slice(cut)}`.replace(/0+$/, '').replace(/\.$/, '');
  return (mantissa.startsWith('-') ? '-' : '') + plain + (exponent === undefined ? '' : `e${exponent}`);
}

test('the protocol takes what a program may say and refuses the rest', () => {
  const introduction = { name: 'a', version: '1', dtype: 'float32', families: ['rotary'] };
  const said = [
    { posenc: 1, hello: true },
    introduction,
    { ...introduction, operations: { rotary: ['rotate'] } },
    { id: 'a-1', values: [0.5, null] },
    { id: 'a-1', values: [1], scalars: { attention_factor: 1.25 } },
    { id: 'a-1', hex: '3f800000' },
    { id: 'a-1', error: 'no' },
    { id: 'a-1', unsupported: 'yarn' },
    { bye: true },
  ];
  for (const line of said) expect([line, complaints('urn:posenc:protocol:1', line)]).toEqual([line, []]);
  const wrong = [
    { ...introduction, dtype: 'float8' },
    { ...introduction, families: ['tables'] },
    { id: 'a-1' },
    { id: 'a-1', values: ['1'] },
    { id: 'a-1', values: [1], error: 'no' },
    { id: 'a-1', hex: '3F8' },
    [],
    'hello',
  ];
  for (const line of wrong) expect([line, complaints('urn:posenc:protocol:1', line).length > 0]).toEqual([line, true]);
});

test('every class of a case is one of classes.json', () => {
  const known = Object.keys(read('schema/classes.json').classes);
  const used = familyNames().flatMap((name) => readFamily(name).cases.map((/** @type {Case} */ one) => one['class']));
  expect([...new Set(used)].filter((name) => name !== undefined).sort()).toEqual([...known].sort());
});
