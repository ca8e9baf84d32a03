// `posenc-check emit`: a model's rotation as a program in some language, or the flags that ask an engine for it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { c } from './emit/c.ts';
import { cpp } from './emit/cpp.ts';
import { csharp } from './emit/csharp.ts';
import { llamaCpp } from './emit/engines/llama-cpp.ts';
import type { Engine } from './emit/engines/parameters.ts';
import { transformers } from './emit/engines/transformers.ts';
import { vllm } from './emit/engines/vllm.ts';
import { go } from './emit/go.ts';
import { python } from './emit/python.ts';
import { rust } from './emit/rust.ts';
import { shellWord } from './emit/harmless.ts';
import { wgsl } from './emit/wgsl.ts';
import { programOf, type Asked, type EmitProgram, type Language } from './emit/program.ts';
import { vectorsOf } from './emit/vectors.ts';
import { checkLayer } from './model.ts';
import { readModel, type Library } from './model/read.ts';
import { emitOptions } from './options.ts';
import { faultOf, writeWhole } from './text/disk.ts';
import { jsonText, plainLine } from './text/plain.ts';
import { argumentsOf, numberOf, oneOf, readWords, RunError, textOf, UsageError, type Output } from './words.ts';
import { version } from './version.ts';

const languages: Readonly<Record<string, Language>> = { c, cpp, python, rust, go, csharp };
const engines: Readonly<Record<string, Engine>> = { 'llama.cpp': llamaCpp, vllm, transformers };
/** For a shader: nothing that could be asked by itself. */
const shader = 'wgsl';
const targets = [...Object.keys(languages), shader, ...Object.keys(engines)];

export async function emit(words: readonly string[], { out, source }: Output): Promise<number> {
  const given = readWords(words, emitOptions);
  const { options } = given;
  const [path, second] = argumentsOf(given);
  if (path === undefined || second !== undefined)
    throw new UsageError('emit takes one file: a config.json, a params.json, a folder with one, or a .gguf');
  const target = oneOf(options, 'for', targets);
  if (target === undefined) throw new UsageError(`emit needs --for: ${targets.join(', ')}`);
  const layer = numberOf(options, 'layer', { least: 0, whole: true });
  const length = numberOf(options, 'length', { least: 1, most: 2 ** 53 - 1, whole: true });
  const engine = engines[target];
  for (const name of ['layer', 'length', 'out'])
    if (engine && options[name] !== undefined)
      throw new UsageError(`--${name} belongs to a program; ${target} is asked for the whole model`);
  const library = await import('posenc');
  const read = await readModel(library, path, length);
  if (layer !== undefined) checkLayer(path, read.model, layer);
  if (engine) {
    source(engine(read.model, path));
    return 0;
  }
  const asked: Asked = { path, layer, length, version: version() };
  const folder = textOf(options, 'out');
  if (target === shader) {
    if (folder !== undefined)
      throw new UsageError('--out belongs to a program; wgsl is printed, for a shader to paste');
    source(wgsl(programOf(read.model, asked)));
    return 0;
  }
  const language = languages[target] as Language;
  const program = programOf(read.model, asked);
  if (folder === undefined) source(language.text(program));
  else out(written(library, program, language, asked, folder));
  return 0;
}

/** Writes the program into a folder, beside its vectors; the names of the files, and how to check it. */
function written(
  library: Library,
  program: EmitProgram,
  { file, text, build, run }: Language,
  asked: Asked,
  folder: string,
): string {
  const files: [string, string][] = [[file, text(program)]];
  for (const vectors of vectorsOf(library, program, asked.length, asked.version))
    files.push([join('vectors', `${vectors.family}.json`), `${jsonText(vectors)}\n`]);
  try {
    mkdirSync(join(folder, 'vectors'), { recursive: true });
    for (const [name, contents] of files) writeWhole(join(folder, name), contents);
  } catch (error) {
    throw new RunError(`--out: ${folder} cannot be written: ${faultOf(error)}`);
  }
  const steps = [`cd ${shellWord(folder)}`, ...build, `npx posenc-check --vectors vectors -- ${run}`];
  const lines = [...files.map(([name]) => join(folder, name)), '', ...steps.map((step) => `  ${step}`)];
  return lines.map((line) => `${plainLine(line)}\n`).join('');
}
