// The example in the comment of `PreparedRotary` is held to the strict compiler, as its readers' code is.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The lines of the example in the comment before a class. */
function exampleOf(file: string, name: string): string {
  const source = readFileSync(root + file, 'utf8');
  const comment = new RegExp(`@example\\n((?: \\* .*\\n)+) \\*/\\nexport class ${name} `).exec(source)?.[1] ?? '';
  return comment.replace(/^ \* /gm, '');
}

/** The compiler's complaints about each module, with the options that the package is built with. */
function faultsOf(texts: readonly string[]): readonly (readonly string[])[] {
  const { config } = ts.readConfigFile(`${root}web/tsconfig.json`, ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, `${root}web`);
  const settings = { ...options, paths: { posenc: [`${root}web/library/api/index.ts`] }, noUnusedLocals: false };
  const folder = `${root}web/`;
  const files = new Map(texts.map((text, k) => [`${folder}in-a-comment-${k}.ts`, text]));
  const host = ts.createCompilerHost(settings);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], settings, host);
  return [...files.keys()].map((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, ' '),
    );
  });
}

test('the example in the comment of PreparedRotary compiles under strict TypeScript', () => {
  const example = exampleOf('web/library/api/encodings/prepared-rotary.ts', 'PreparedRotary');
  expect(example).toContain('new PreparedRotary(');
  const around = (config: string): string => `
import { modelPositions, PreparedRotary, rotaryFromConfig } from 'posenc';
declare const config: ${config};
declare const q: Float32Array, k: Float32Array, cache: Float32Array, qkv: Float32Array, past: number;
${example}`;
  const kinds = ['{ readonly model_type: string; readonly rope_theta: number }', 'any', 'object'];
  const [typed, parsed, unnamed = []] = faultsOf(kinds.map(around));
  expect([typed, parsed]).toEqual([[], []]);
  // A file that may lack the model's name leaves the pairing open, and the compiler says so.
  expect(unnamed.join()).toMatch(/undefined/);
});
