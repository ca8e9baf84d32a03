// The package's exports in types and at run time: the same, and documented.
import { fileURLToPath } from 'node:url';
import * as posenc from 'posenc';
import * as sincos from 'posenc/sincos';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

let exported: ts.Symbol[];
let checker: ts.TypeChecker;

function readExports(index: string): void {
  const { config } = ts.readConfigFile(`${root}web/tsconfig.json`, ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, `${root}web`);
  const program = ts.createProgram([index], { ...options, incremental: false });
  checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(index) as ts.SourceFile) as ts.Symbol;
  exported = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

const values = (): ts.Symbol[] => exported.filter(({ flags }) => flags & ts.SymbolFlags.Value);

/** The comment of a symbol in the source, with its tags. */
const commentOf = (symbol: ts.Symbol): string => {
  const places = symbol.declarations ?? [];
  return places.flatMap((place) => ts.getJSDocCommentsAndTags(place).map((comment) => comment.getText())).join('\n');
};

describe.each([
  { entry: 'posenc', index: 'web/library/api/index.ts', module: posenc as object },
  { entry: 'posenc/sincos', index: 'web/library/sincos/index.ts', module: sincos as object },
])('exports of $entry', ({ index, module }) => {
  beforeAll(() => readExports(`${root}${index}`));

  test('everything exported at run time has a type, and vice versa', () => {
    expect(
      values()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(module).sort());
  });

  test('no type is any', () => {
    const anyOnes = values().filter((symbol) => {
      const declaration = symbol.valueDeclaration as ts.Declaration;
      const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
      const types = signature
        ? [signature.getReturnType(), ...signature.parameters.map((p) => checker.getTypeOfSymbol(p))]
        : [];
      return types.some(({ flags }) => flags & ts.TypeFlags.Any);
    });
    expect(anyOnes.map(({ name }) => name)).toEqual([]);
  });

  test('every function documents shapes, units, errors, and an example', () => {
    const plain = ['activeIsa', 'version']; // no argument, no numbers
    const lacking = values()
      .filter(({ name }) => name !== 'PosencError' && !plain.includes(name))
      .flatMap((symbol) => {
        const comment = commentOf(symbol);
        return ['Shapes', 'Units', 'Errors', '@example']
          .filter((word) => !comment.includes(word))
          .map((word) => `${symbol.name}: ${word}`);
      });
    expect(lacking).toEqual([]);
  });

  test('every type is described, itself or by each of its members', () => {
    const lacking = exported
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Value))
      .filter((symbol) => {
        if (commentOf(symbol) !== '') return false;
        const members = [...(symbol.members?.values() ?? [])];
        return members.length === 0;
      });
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });
});
