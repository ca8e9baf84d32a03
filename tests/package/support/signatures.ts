// The types that importers of declarations see.
import ts from 'typescript';

const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Types that the elements inherit from Lit, which is bundled. */
const ofLit = ['LitElement', 'PropertyDeclarations', 'CSSResultGroup'];

/** Types in the public signatures of these entries that none of them exports, and who names them. */
export function unnamed(entries: ReadonlySet<string>): readonly string[] {
  // Without the library of the language: only our own names are looked up.
  const program = ts.createProgram([...entries], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const origin = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exported = new Set(
    [...entries].flatMap((entry) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!);
      return module ? checker.getExportsOfModule(module).map(origin) : [];
    }),
  );
  const found = new Set<string>();
  for (const symbol of exported) {
    const visit = (node: ts.Node): void => {
      if (ts.canHaveModifiers(node) && ts.getCombinedModifierFlags(node as ts.Declaration) & hidden) return;
      const base = ts.isExpressionWithTypeArguments(node);
      const name = ts.isTypeReferenceNode(node) ? node.typeName : base ? node.expression : undefined;
      const type = name && checker.getSymbolAtLocation(name);
      if (type && !isKnown(origin(type))) found.add(`${symbol.name}: ${type.name}`);
      // Members that a class passes to its base are protected.
      if (!base || !ts.isClassDeclaration(node.parent.parent)) ts.forEachChild(node, visit);
    };
    symbol.declarations?.forEach(visit);
  }
  return [...found];

  /** Exported, or not ours: a parameter of the signature, the language's or React's own, members inherited from Lit. */
  function isKnown(type: ts.Symbol): boolean {
    const ours = type.declarations?.some((place) => !place.getSourceFile().fileName.includes('/node_modules/'));
    return (
      !ours || ofLit.includes(type.name) || Boolean(type.flags & ts.SymbolFlags.TypeParameter) || exported.has(type)
    );
  }
}
