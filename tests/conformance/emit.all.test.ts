// `posenc-check emit`: what it prints is compiled, run and asked the vectors that it writes beside it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import * as posencLibrary from 'posenc';
import { main } from '../../web/check/command/command.ts';
import { c } from '../../web/check/command/emit/c.ts';
import { cpp } from '../../web/check/command/emit/cpp.ts';
import { csharp } from '../../web/check/command/emit/csharp.ts';
import { go } from '../../web/check/command/emit/go.ts';
import { programOf, type EmitProgram } from '../../web/check/command/emit/program.ts';
import { python } from '../../web/check/command/emit/python.ts';
import { rust } from '../../web/check/command/emit/rust.ts';
import { vectorsOf } from '../../web/check/command/emit/vectors.ts';
import { readVectors } from '../../web/check/command/vectors/files.ts';
import { hostileTexts } from './support/hostile.ts';
import { installed } from './support/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-emit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = (name: string): string =>
  fileURLToPath(new URL(`../golden/models/configs/${name}.json`, import.meta.url));
const published = fileURLToPath(new URL('vectors', import.meta.url));

async function posenc(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

// Plain, partial width, llama3, yarn with mscale, longrope, two bases by layer; the last channels of a head, and a head
// of unknown width.
const models = [
  'Llama-2-7b-hf',
  'pythia-6.9b-deduped',
  'Meta-Llama-3.1-8B',
  'DeepSeek-V3',
  'Phi-3.5-mini-instruct',
  'gemma-3-4b-it',
  'DeepSeek-V4-Flash',
  'gpt-j-6b',
];

const env = { ...process.env, GO111MODULE: 'off', GOCACHE: join(folder, 'go-cache') };

/** The tool that runs or compiles each, where this system has it, and the command that its program becomes. */
const languages = [
  { name: 'python', needs: 'python3', made: (at: string) => ['python3', join(at, 'rope.py')] },
  { name: 'c', needs: 'cc', made: (at: string) => built(at, ['cc', '-O1', '-Wall', '-Werror', 'rope.c', '-lm']) },
  { name: 'cpp', needs: 'c++', made: (at: string) => built(at, ['c++', '-std=c++17', '-Wall', '-Werror', 'rope.cpp']) },
  {
    name: 'rust',
    needs: 'rustc',
    made: (at: string) => built(at, ['rustc', '--edition=2021', '-Dwarnings', 'rope.rs']),
  },
  { name: 'go', needs: 'go', made: (at: string) => (goBuild(at), [join(at, 'rope')]) },
  {
    name: 'csharp by dotnet',
    needs: 'dotnet',
    made: (at: string) => (dotnetBuild(at), [join(at, 'bin', 'rope')]),
  },
  { name: 'csharp by mono', needs: 'mcs', made: (at: string) => (monoBuild(at), ['mono', join(at, 'rope.exe')]) },
] as const;

const printers = { c, cpp, csharp, go, python, rust };

function built(at: string, [name = '', ...words]: readonly string[]): string[] {
  execFileSync(name, [...words, '-o', 'rope'], { cwd: at, env, stdio: 'pipe' });
  return [join(at, 'rope')];
}

const goBuild = (at: string): Buffer => execFileSync('go', ['build', '-o', 'rope', 'rope.go'], { cwd: at, env });

function dotnetBuild(at: string): void {
  execFileSync('dotnet', ['new', 'console', '-n', 'rope', '--force'], { cwd: at, env });
  copyFileSync(join(at, 'Rope.cs'), join(at, 'rope', 'Program.cs'));
  execFileSync('dotnet', ['build', 'rope', '-o', 'bin'], { cwd: at, env });
}

/** Debian's mono-mcs, with libmono-system-runtime-serialization4.0-cil and libmono-system-xml-linq4.0-cil. */
function monoBuild(at: string): void {
  const libraries = ['System.Runtime.Serialization', 'System.Xml', 'System.Xml.Linq'].map((name) => `-r:${name}`);
  execFileSync('mcs', ['-warnaserror', ...libraries, '-out:rope.exe', 'Rope.cs'], { cwd: at, env, stdio: 'pipe' });
}

async function emitted(language: string, model: string, ...words: readonly string[]): Promise<string> {
  const at = join(folder, `${language}-${model}${words.join('')}`);
  const { code, err } = await posenc('emit', config(model), '--for', language, '--out', at, ...words);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return at;
}

describe.each(languages)('In $name', ({ name, needs, made }) => {
  test.skipIf(!installed(needs)).for(models)('%s turns as its vectors say', async (model) => {
    const [language = name] = name.split(' ');
    const at = await emitted(language, model);
    const { code, out } = await posenc('check', '--vectors', join(at, 'vectors'), '--', ...made(at));
    expect(out).toMatch(/^\d+ passed, 0 failed, 0 unsupported/m);
    expect(out).not.toContain('Findings');
    expect(code).toBe(0);
  });

  test.skipIf(!installed(needs))(
    'hostile texts in every place compile without a warning, and change no answer',
    async () => {
      const at = join(folder, `hostile-${name}`);
      mkdirSync(join(at, 'vectors'), { recursive: true });
      const model = posencLibrary.modelPositions(JSON.parse(readFileSync(config('gemma-3-4b-it'), 'utf8')) as object);
      const plain = programOf(model, { path: '', layer: undefined, length: undefined, version: '1' });
      const texts = hostileTexts(500);
      const kinds = plain.kinds.map((kind, k) => ({ ...kind, note: texts.slice(k).join('') }));
      const program: EmitProgram = { ...plain, name: texts.join(''), about: texts, kinds };
      const [language = name] = name.split(' ');
      const { file, text } = printers[language as keyof typeof printers];
      writeFileSync(join(at, file), text(program));
      for (const vectors of vectorsOf(posencLibrary, program, undefined, '1'))
        writeFileSync(join(at, 'vectors', `${vectors.family}.json`), JSON.stringify(vectors));
      const { code, out } = await posenc('check', '--vectors', join(at, 'vectors'), '--', ...made(at));
      expect(out).toMatch(/^[1-9]\d* passed, 0 failed, 0 unsupported/m);
      expect(out).not.toContain('Findings');
      expect(code).toBe(0);
    },
  );
});

describe('The vectors', () => {
  test('have the frequencies of the published vectors, which another generator made', async () => {
    const own = readVectors(published, 'models').cases;
    let compared = 0;
    for (const { options, operation, expected } of own) {
      if (operation !== 'frequencies' || options['sequence_length'] !== undefined) continue;
      const name = String(options['model']);
      if (!['DeepSeek-V3', 'Meta-Llama-3.1-8B', 'gemma-3-1b-it'].includes(name)) continue;
      const path = join(folder, 'published.json');
      writeFileSync(path, JSON.stringify(options['config']));
      const at = join(folder, `published-${compared}`);
      expect((await posenc('emit', path, '--for', 'c', '--out', at)).code).toBe(0);
      const kinds = readVectors(join(at, 'vectors'), 'rotary_frequencies').cases;
      const kind = options['layer_type'] === 'full_attention' && kinds.length > 1 ? kinds[1] : kinds[0];
      const numbers = kind?.expected?.decimal?.map(Number) ?? [];
      const wanted = expected?.decimal?.map(Number) ?? [];
      expected?.at?.forEach((place, k) => expect((numbers[place] ?? NaN) / (wanted[k] ?? NaN)).toBeCloseTo(1, 14));
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });

  test.skipIf(!installed('python3'))('catch a program with another base, pairing or factor', async () => {
    const at = await emitted('python', 'DeepSeek-V3', '--layer', '3');
    const source = readFileSync(join(at, 'rope.py'), 'utf8');
    const wrongs = [
      source.replace('first + 2 * i, first + 2 * i + 1', 'first + i, first + i + len(frequencies)'),
      source.replace('position * frequency', 'position * frequency * 1.0000001'),
      source.replace(/KIND_0 = \((\d+), [\d.]+/, 'KIND_0 = ($1, 1.3688879454113936'),
    ];
    for (const wrong of wrongs) {
      expect(wrong).not.toBe(source);
      writeFileSync(join(at, 'wrong.py'), wrong);
      const words = ['--vectors', join(at, 'vectors'), '--', 'python3', join(at, 'wrong.py')];
      expect((await posenc('check', ...words)).code).toBe(1);
    }
  });

  test.skipIf(!installed('python3'))('of a longer sequence are of the long factors', async () => {
    const short = await emitted('python', 'Phi-3.5-mini-instruct');
    const long = await emitted('python', 'Phi-3.5-mini-instruct', '--length', '40001');
    const [a, b] = [short, long].map((at) => readVectors(join(at, 'vectors'), 'rotary_frequencies').cases[0]?.expected);
    expect(a?.decimal).not.toEqual(b?.decimal);
    const last = readVectors(join(long, 'vectors'), 'rotary').cases.at(-1);
    expect(last?.input.positions).toEqual([40000]);
    const run = ['python3', join(long, 'rope.py')];
    expect((await posenc('check', '--vectors', join(long, 'vectors'), '--', ...run)).code).toBe(0);
  });
});

describe('An engine', () => {
  const flags = async (model: string, engine: string): Promise<string> => {
    const { code, out, err } = await posenc('emit', config(model), '--for', engine);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };
  /** A model with YaRN as its card asks for it. */
  const extended = (): string => {
    const keys = JSON.parse(readFileSync(config('Qwen3-8B'), 'utf8')) as object;
    const rope_scaling = { rope_type: 'yarn', factor: 4, original_max_position_embeddings: 32768 };
    const path = join(folder, 'extended.json');
    writeFileSync(path, JSON.stringify({ ...keys, rope_scaling, max_position_embeddings: 131072 }));
    return path;
  };

  test('llama.cpp has flags for YaRN', async () => {
    const { out } = await posenc('emit', extended(), '--for', 'llama.cpp');
    const [, words = ''] = /^llama-server -m MODEL\.gguf ([\s\S]*)$/m.exec(out) ?? [];
    expect(words.replace(/\s*\\?\n\s*/g, ' ').trim()).toBe(
      '--ctx-size 131072 --rope-freq-base 1000000 --rope-scaling yarn --rope-scale 4 --yarn-orig-ctx 32768 ' +
        '--yarn-ext-factor 1 --yarn-beta-fast 32 --yarn-beta-slow 1',
    );
  });

  test.for([
    ['Meta-Llama-3.1-8B', 'it has no flag for llama3: convert_hf_to_gguf.py writes its factors into the file'],
    ['Phi-3.5-mini-instruct', 'it has no flag for longrope'],
    ['gemma-3-4b-it', 'its flags set one base and one scaling'],
    ['DeepSeek-V3', 'the attention factor is 1, and its flags give 1.36889'],
    ['gpt-oss-20b', 'truncate is false here'],
    ['internlm2_5-7b-chat', 'it has no scaling dynamic'],
    ['gpt2', 'they are learned, which its options do not set'],
  ] as const)('llama.cpp is refused %s: %s', async ([model, says]) => {
    const { code, out, err } = await posenc('emit', config(model), '--for', 'llama.cpp');
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test.for([
    ['gpt-j-6b', 'the file does not say how wide a head is'],
    ['internlm2_5-7b-chat', 'it has no class for internlm2'],
  ] as const)('transformers is refused %s: %s', async ([model, says]) => {
    const { code, err } = await posenc('emit', config(model), '--for', 'transformers');
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  test.for(['vllm', 'transformers'])('%s is refused four axes', async (engine) => {
    const file = join(folder, 'four-axes.json');
    const whole = JSON.parse(readFileSync(config('Qwen2-VL-7B-Instruct'), 'utf8')) as Record<string, object>;
    const rope_scaling = { ...whole['rope_scaling'], mrope_section: [16, 16, 16, 16] };
    writeFileSync(file, JSON.stringify({ ...whole, rope_scaling }));
    const { code, err } = await posenc('emit', file, '--for', engine);
    expect(err).toContain('3 axes, and this model 4');
    expect(code).toBe(2);
  });

  test('vLLM has its own names for Hunyuan’s alpha and TeleChat3’s YaRN, and no option for ERNIE’s order', async () => {
    const asked = async (name: string, keys: object): Promise<string> => {
      const file = join(folder, `${name}.json`);
      writeFileSync(
        file,
        JSON.stringify({ head_dim: 128, num_hidden_layers: 2, max_position_embeddings: 8192, ...keys }),
      );
      const { code, out, err } = await posenc('emit', file, '--for', 'vllm');
      expect(code).toBe(err === '' ? 0 : 2);
      return err || (/--hf-overrides '(.*)'/.exec(out)?.[1] ?? '');
    };
    const alpha = { type: 'dynamic', alpha: 1000, factor: 1 };
    expect(JSON.parse(await asked('hunyuan', { model_type: 'hunyuan_v1_dense', rope_scaling: alpha }))).toEqual({
      rope_parameters: { rope_type: 'dynamic', rope_theta: 10000, alpha: 1000 },
    });
    const xdrope = { type: 'xdrope', alpha: 1000, xdrope_section: [16, 16, 16, 16] };
    expect(await asked('hunyuan-vl', { model_type: 'hunyuan_vl', rope_scaling: xdrope })).toContain('this model 4');
    expect(await asked('ernie', { model_type: 'ernie4_5_vl_moe' })).toContain('rows and columns take turns');
    const telechat = { type: 'telechat3-yarn', factor: 4, original_max_position_embeddings: 8192 };
    expect(JSON.parse(await asked('telechat', { model_type: 'telechat3', rope_scaling: telechat }))).toMatchObject({
      rope_parameters: { rope_type: 'telechat3-yarn', factor: 4, rope_theta: 10000 },
    });
    const grok = {
      rope_theta: 208533496,
      rope_type: 'yarn_log',
      scaling_factor: 16,
      original_max_position_embeddings: 8192,
    };
    expect(await asked('grok', { model_type: 'git', ...grok })).toContain('one of their logarithms');
  });

  test('vLLM has overrides, in the part of the file that the text model has', async () => {
    const overrides = (text: string): unknown => JSON.parse(/--hf-overrides '(.*)'/.exec(text)?.[1] ?? '');
    expect(overrides(await flags('pythia-6.9b-deduped', 'vllm'))).toEqual({
      rope_parameters: { rope_type: 'default', rope_theta: 10000, partial_rotary_factor: 0.25 },
    });
    expect(overrides(await flags('gemma-3-4b-it', 'vllm'))).toEqual({
      text_config: {
        rope_parameters: {
          sliding_attention: { rope_type: 'default', rope_theta: 10000 },
          full_attention: { rope_type: 'linear', rope_theta: 1000000, factor: 8 },
        },
      },
    });
    expect((await posenc('emit', config('internlm2_5-7b-chat'), '--for', 'vllm')).err).toContain(
      'dynamic scaling keeps',
    );
  });

  test.skipIf(!installed('python3'))('transformers has parameters that are those of the file again', async () => {
    const out = await flags('Meta-Llama-3.1-8B', 'transformers');
    const [, literal = ''] = /^text\.rope_parameters = (\{[\s\S]*?^\})/m.exec(out) ?? [];
    const json = execFileSync('python3', ['-c', `import json; print(json.dumps(${literal}))`], { encoding: 'utf8' });
    const { rope_theta, ...rope_scaling } = JSON.parse(json) as Record<string, unknown>;
    const keys = JSON.parse(readFileSync(config('Meta-Llama-3.1-8B'), 'utf8')) as Record<string, unknown>;
    expect(rope_scaling).toEqual(keys['rope_scaling']);
    expect(rope_theta).toBe(keys['rope_theta']);
  });

  test('is asked for the whole model', async () => {
    const { code, err } = await posenc('emit', config('gemma-3-4b-it'), '--for', 'vllm', '--layer', '5');
    expect(code).toBe(2);
    expect(err).toContain('--layer belongs to a program; vllm is asked for the whole model');
  });
});

describe('What cannot be emitted ends with 2 and a sentence', () => {
  mkdirSync(join(folder, 'none'));
  test.for([
    [['emit'], 'emit takes one file'],
    [['emit', config('gpt2')], 'emit needs --for: '],
    [['emit', config('gpt2'), '--for', 'cobol'], '--for: there is no value "cobol"'],
    [['emit', config('gpt2'), '--for', 'c'], 'has no rotary embedding, which emit prints: its positions are learned'],
    [['emit', config('Llama-2-7b-hf'), '--for', 'c', '--layer', '32'], 'has layers 0 to 31'],
    [['emit', config('Llama-2-7b-hf'), '--for', 'c', '--length', '0'], '--length is "0"'],
    [['emit', join(folder, 'none'), '--for', 'c'], 'cannot be read'],
    [['emit', config('Llama-2-7b-hf'), '--for', 'c', '--out', config('gpt2')], 'cannot be written'],
  ] as const)('%#: %s', async ([words, says]) => {
    const { code, out, err } = await posenc(...words);
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
