// `posenc-check emit`: no text, whatever it holds, becomes a part of the program that it is printed in.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelPositions } from 'posenc';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../web/check/command/command.ts';
import { c } from '../../web/check/command/emit/c.ts';
import { cpp } from '../../web/check/command/emit/cpp.ts';
import { csharp } from '../../web/check/command/emit/csharp.ts';
import { transformers } from '../../web/check/command/emit/engines/transformers.ts';
import { vllm } from '../../web/check/command/emit/engines/vllm.ts';
import { go } from '../../web/check/command/emit/go.ts';
import { inComment, jsonInShell, pythonString, shellWord } from '../../web/check/command/emit/harmless.ts';
import { programOf, type EmitProgram } from '../../web/check/command/emit/program.ts';
import { python } from '../../web/check/command/emit/python.ts';
import { rust } from '../../web/check/command/emit/rust.ts';
import { wgsl } from '../../web/check/command/emit/wgsl.ts';
import { hostileTexts } from './support/hostile.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printers: Readonly<Record<string, (program: EmitProgram) => string>> = {
  c: c.text,
  cpp: cpp.text,
  csharp: csharp.text,
  go: go.text,
  python: python.text,
  rust: rust.text,
  wgsl,
};

const kinds = ['full_attention', 'sliding_attention'];
const model = modelPositions({
  model_type: 'gemma3_text',
  hidden_size: 64,
  num_attention_heads: 4,
  head_dim: 16,
  num_hidden_layers: 2,
  layer_types: kinds,
});
const plainProgram = programOf(model, { path: 'a', layer: undefined, length: undefined, version: '1' });

/** A word as a shell reads it; fails where a character would have a meaning. */
function readByShell(word: string): string {
  expect(word).toMatch(/^(?:'[^']*'|\\'|[\w.,:/=@%+-])+$/);
  return word.replace(/'([^']*)'|\\(')/g, (_all, inside?: string, quote?: string) => inside ?? quote ?? '');
}

/** The program with a text in every place of one. */
const programWith = (text: string): EmitProgram => ({
  ...plainProgram,
  name: text,
  about: [text, `b ${text}`],
  kinds: plainProgram.kinds.map((kind) => ({ ...kind, note: text })),
});

/** Each string within quotes becomes "", each comment its marks; the rest of a source text is its code. */
const codeOf = (source: string): string =>
  source
    .replaceAll(`'"'`, '')
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/\/\*.*?\*\/|\/\/.*$|#(?!include).*$/gm, '//')
    .replace(/(\/\/\n)+/g, '//\n');

describe.each(Object.keys(printers))('A text in a program in %s', (name) => {
  const printed = printers[name] as (program: EmitProgram) => string;

  test('changes no line of code, whatever it holds', () => {
    const code = codeOf(printed(programWith('harmless')));
    for (const text of hostileTexts(2000)) expect(codeOf(printed(programWith(text))), JSON.stringify(text)).toBe(code);
  });

  test('leaves no line end but the line feed, no mark of direction, no BOM and no joined line', () => {
    for (const text of hostileTexts(500)) {
      const source = printed(programWith(text));
      expect(source, JSON.stringify(text)).not.toMatch(/[^\n\t -~\p{L}\p{M}\p{N}\p{P}\p{S}]/u);
      expect(source).not.toMatch(/(\\|\?\?\/)\s*$/m);
    }
  });
});

test('a comment orders no tool to do anything, and shows the rest of its text', () => {
  expect(inComment('a\nX*/')).toBe('a<a>X* /');
  expect(inComment('//**/ ??/ \\')).toBe('/ / * * / ? ?/ <5c>');
  expect(inComment('-*- coding: utf-7 -*- +build ignore')).toBe('-*- coding : utf-7 -*- + build ignore');
  expect(inComment('é ∞ 1, 2 (full_attention)')).toBe('é ∞ 1, 2 (full_attention)');
});

test('JSON and words for a shell stay within their quotes, and are what they were', () => {
  for (const text of hostileTexts(500)) {
    const json = jsonInShell({ [text]: text });
    expect(json).not.toContain("'");
    expect(JSON.parse(json)).toEqual({ [text]: text });
    expect(readByShell(shellWord(text))).toBe(text);
  }
});

test('a string of Python has only ASCII', () => {
  for (const text of hostileTexts(500))
    expect(pythonString(text)).toMatch(/^"(?:[ !#-[\]-~]|\\U000[0-9a-f]{5}|\\U0010[0-9a-f]{4})*"$/);
});

test('the engines quote names of kinds', () => {
  const named = (name: string): typeof model => ({
    ...model,
    kinds: model.kinds.map((kind) => ({ ...kind, name: kind.name === 'full_attention' ? name : kind.name })),
  });
  for (const engine of [vllm, transformers])
    for (const text of hostileTexts(50)) expect(() => engine(named(text), 'a')).toThrow('this model has');
});

describe('A name of a kind of layers that is no plain name is refused where it is read', () => {
  const T = 'full_attention\nimport os\n#';
  test.for([
    ['layer_types', { layer_types: [T, T] }],
    ['layers_block_type', { layers_block_type: ['a*/', 'a'] }],
    ['an empty kind', { layer_types: ['', 'a'] }],
    ['a long kind', { layer_types: ['a'.repeat(65), 'a'] }],
    ['rope_parameters', { rope_parameters: { [T]: { rope_type: 'default', rope_theta: 1e4 } } }],
    ['rope_scaling', { rope_scaling: { 'a b': { rope_type: 'default' } } }],
  ] as const)('%s', async ([name, keys]) => {
    const path = join(folder, `${name}.json`);
    const config = { hidden_size: 2880, num_attention_heads: 64, head_dim: 64, num_hidden_layers: 2, rope_theta: 1e4 };
    writeFileSync(path, JSON.stringify({ ...config, ...keys }));
    for (const words of [['model', path], ...Object.keys(printers).map((target) => ['emit', path, '--for', target])]) {
      let [out, err] = ['', ''];
      const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^posenc: .*1 to 64 letters, digits, ., _ and - for a kind of layers\n$/);
    }
  });
});
