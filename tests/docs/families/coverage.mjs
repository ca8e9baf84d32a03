// @ts-check
// Checks each family of encodings, as described in web/docs/families, against the tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../web/tools/toolchain/folders.mjs';

/** @typedef {import('../../../web/tools/docs/family-files.d.mts').Family} Family */

/** Every family that the catalogue asks for ("must" and "should"), and where it is to be found. */
export const wanted = {
  'sinusoidal, any base and position, odd widths': 'sinusoidal',
  'sinusoidal in halves, both ladders, and other projects’ conventions': 'sinusoidal_conventions',
  'the doubled exponent of lesson 002': 'doubled_exponent',
  'the product form of lesson 001': 'product',
  'hierarchical sum': 'hierarchical',
  'diffusion timestep embedding': 'timestep',
  'learned table': 'learned',
  'rotary frequencies and their scalings': 'rotary_frequencies',
  'rotary embedding, both pairings': 'rotary',
  ALiBi: 'alibi',
  'T5 buckets': 't5_buckets',
  'adding to embeddings': 'combine',
  'attention and its four terms': 'attention',
  'shift matrix': 'shift',
  'dot products and distances': 'similarity',
  precision: 'precision',
  fingerprints: 'fingerprint',
  'pictures of a table': 'pixels',
  'one, two and three axes (tensor2tensor, multidim)': 'multidim',
  'grids of patches': 'grids',
  'DETR grids': 'detr',
  'rotary grids': 'rotary_grids',
  'multimodal rotary': 'mrope',
  xPos: 'xpos',
  Shaw: 'shaw',
  'Transformer-XL': 'transformer_xl',
  'Swin, BEiT, SwinV2': 'swin',
  DeBERTa: 'deberta',
  'Fourier features': 'fourier',
  'attention masks': 'attention_mask',
};

/** @param {string} path */
const text = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

// A family with several headers names its main one; its declarations may be in any.
const declared = () =>
  readdirSync(join(root, 'cpp', 'include', 'posenc'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hpp'))
    .map((name) => text(join('cpp', 'include', 'posenc', name)))
    .join('\n');

const contract = ['Shapes:', 'Units:', 'Errors:', 'Accuracy:', 'Cost:', 'Source:', 'Example:'];

const calls = join(root, 'tests', 'calls');
const rows = readdirSync(calls).map((name) => (name.endsWith('.json') ? text(join('tests', 'calls', name)) : ''));

/** Whether a list of calls has a base call of a function. @param {string} name */
const called = (name) => rows.some((list) => list.includes(`{"call":"${name}",`));

/** The missing parts of a family, in words; empty when it is complete. @param {Family} family */
export function holes(family) {
  const missing = [];
  const header = text(`cpp/include/posenc/${family.header}`);
  const index = text('web/library/api/index.ts') + text('web/library/api/analysis/index.ts');
  if (header === '') missing.push(`no header ${family.header}`);
  for (const field of contract)
    if (!header.includes(field)) missing.push(`${family.header} does not state ${field.slice(0, -1)}`);
  for (const name of family.cpp) if (!declared().includes(name)) missing.push(`${name} is not declared`);
  for (const name of family.ts) if (!new RegExp(`\\b${name}\\b`).test(index)) missing.push(`${name} is not exported`);
  if (!/TEST_CASE/.test(text(family.cppTest))) missing.push(`no C++ test ${family.cppTest}`);
  for (const name of family.ts) if (!called(name)) missing.push(`no call of ${name} in tests/calls`);
  for (const example of family.examples) if (text(example) === '') missing.push(`no example ${example}`);
  if (family.examples.length < 2) missing.push('no example in one of the languages');
  return missing;
}
