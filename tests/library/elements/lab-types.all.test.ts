import ts from 'typescript';
import { expect, test } from 'vitest';
import { declarations, describeLabs, manifest } from '../../../web/tools/package/describe-labs.mjs';
import { labIds, settingsOf } from './support/tables.ts';

const labs = await describeLabs();

test('editors know every property of every lab, and no others', async () => {
  const { modules } = manifest(labs) as {
    readonly modules: readonly {
      readonly declarations: readonly { readonly attributes: readonly { name: string }[] }[];
    }[];
  };
  const told = modules[0]!.declarations[0]!.attributes.map(({ name }) => name);
  const tables = await Promise.all(labIds.map(settingsOf));
  const all = new Set(tables.flat().map(({ attribute }) => attribute));
  expect(told.slice(0, 5)).toEqual(['lab', 'show', 'controls', 'locked', 'theme']);
  expect(told.slice(5).sort()).toEqual([...all].sort());
});

/** The type checker's output for a program that uses the declarations. */
function complaintsAbout(program: string): readonly string[] {
  const files = new Map([
    ['/labs.d.ts', declarations(labs)],
    ['/program.ts', program],
  ]);
  const options: ts.CompilerOptions = { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0]);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram(['/program.ts'], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the type checker knows the properties of the lab that is named', () => {
  const complaints = complaintsAbout(`import type { LabAttributes } from './labs';
    export const good: LabAttributes = { lab: 'clock', position: 10, ladder: 'half', theme: 'dark' };
    export const named = document.createElement('posenc-lab').problems[0]?.message;
    export const numbers: readonly LabAttributes[] = [{ lab: 'clock', dim: 16 }, { lab: 'order', dim: 16 }];
    export const wrong: LabAttributes = { lab: 'clock', ladder: 'whole' };
    export const map: LabAttributes = { lab: 'encode', colorMap: 'viridi' };
    export const between: LabAttributes = { lab: 'order', dim: 17 };`);
  expect(complaints).toEqual([
    expect.stringMatching(/'"whole"' is not assignable/),
    expect.stringMatching(/'"viridi"' is not assignable/),
    expect.stringMatching(/'17' is not assignable/),
  ]);
});
