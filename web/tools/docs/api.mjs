// @ts-check
// Everything that the package exports, with its signature and its comment, as TypeScript itself reads the sources.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../toolchain/folders.mjs';

/**
 * @typedef {object} Comment
 * @property {string} text the part before the contract
 * @property {readonly (readonly [field: string, text: string])[]} contract Shapes, Units, Errors and so on
 * @property {readonly string[]} examples
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {boolean} optional
 * @property {string} type
 * @property {Comment} comment
 *
 * @typedef {object} Entry
 * @property {string} name
 * @property {'function' | 'class' | 'interface' | 'type' | 'value'} kind
 * @property {string} file relative to web
 * @property {readonly string[]} signatures
 * @property {Comment} comment
 * @property {readonly Member[]} members of an interface or a class, inherited ones too
 */

const fields = ['Shapes', 'Units', 'Errors', 'Accuracy', 'Cost', 'Source', 'Example'];
const field = new RegExp(`(?:^|\\s)(${fields.join('|')}):\\s`, 'g');

/** A comment taken apart: the contract may follow the text, each field at the start of a line or in it. */
export function readComment(/** @type {string} */ text, /** @type {readonly string[]} */ examples = []) {
  const found = [...text.matchAll(field)];
  /** @type {(readonly [string, string])[]} */
  const contract = found.map((match, k) => [
    match[1] ?? '',
    text.slice(match.index + match[0].length, found[k + 1]?.index).trim(),
  ]);
  return { text: text.slice(0, found[0]?.index).trim(), contract, examples };
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function commentOf(symbol, checker) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const examples = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text: parts }) => ts.displayPartsToString(parts));
  return readComment(text, examples);
}

/** A declaration as it is written, without its comment and its body. @param {ts.Declaration} node */
function signatureOf(node) {
  const source = node.getSourceFile().text;
  const body = ts.isFunctionLike(node) && 'body' in node && node.body ? node.body.pos : node.end;
  return source
    .slice(node.getStart(), body)
    .trim()
    .replace(/^export /, '')
    .replace(/;$/, '');
}

/** @param {ts.Symbol} member @param {ts.TypeChecker} checker @returns {Member[]} */
function memberOf(member, checker) {
  const declaration = member.declarations?.[0];
  if (!declaration) return [];
  const modifiers = ts.getCombinedModifierFlags(declaration);
  // An override without a comment has that of the base class, which may be another package's.
  const answers = modifiers & ts.ModifierFlags.Override && ts.getJSDocCommentsAndTags(declaration).length === 0;
  const hidden = modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
  if (hidden || answers || member.name.startsWith('#') || member.name.startsWith('__@')) return [];
  const written = 'type' in declaration && declaration.type ? /** @type {ts.Node} */ (declaration.type) : undefined;
  const signature = ts.isFunctionLike(declaration) ? signatureOf(declaration) : undefined;
  const type = signature ?? (written ? written.getText() : checker.typeToString(checker.getTypeOfSymbol(member)));
  return [
    {
      name: member.name,
      optional: (member.flags & ts.SymbolFlags.Optional) !== 0,
      type: type.replace(/\s*\|\s*undefined$/, ''),
      comment: commentOf(member, checker),
    },
  ];
}

/** @param {ts.Declaration} node @returns {Entry['kind']} */
function kindOf(node) {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer)) return 'function';
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  return ts.isTypeAliasDeclaration(node) ? 'type' : 'value';
}

/** A class or an interface shows its members apart: of itself only the head. @param {ts.Declaration} node */
function headOf(node) {
  const text = signatureOf(node);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)) {
    const { initializer } = node;
    const head = node.getSourceFile().text.slice(initializer.getStart(), initializer.equalsGreaterThanToken.pos);
    return `function ${node.name.getText()}${head}`;
  }
  if (ts.isVariableDeclaration(node)) return `const ${text.replace(/ = [\s\S]*$/, '')}`;
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) ? text.replace(/\s*\{[\s\S]*$/, '') : text;
}

/** @param {ts.Symbol} exported @param {ts.TypeChecker} checker @returns {Entry} */
function entryOf(exported, checker) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const all = symbol.declarations ?? [];
  const node = all[0];
  if (!node) throw new Error(`${exported.name} is exported and declared nowhere`);
  const kind = kindOf(node);
  // The last declaration of an overloaded function is the implementation, which is not callable.
  const shown = kind === 'function' && all.length > 1 ? all.slice(0, -1) : all.slice(0, 1);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  // Options that some combinations of are refused are an intersection of their parts.
  const isJoined = ts.isTypeAliasDeclaration(node) && ts.isIntersectionTypeNode(node.type);
  const hasMembers = kind === 'class' || kind === 'interface' || isJoined;
  const statics = kind === 'class' ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : [];
  const own = (/** @type {ts.Symbol} */ member) =>
    !member.declarations?.[0]?.getSourceFile().fileName.includes('/node_modules/');
  return {
    name: exported.name,
    kind,
    file: relative(join(root, 'web'), node.getSourceFile().fileName),
    signatures: shown.map(headOf),
    comment: commentOf(symbol, checker),
    members: hasMembers
      ? [...statics, ...checker.getPropertiesOfType(type)].filter(own).flatMap((member) => memberOf(member, checker))
      : [],
  };
}

/** All exports of the package's entries. @param {string[]} files relative to web @returns {readonly Entry[]} */
export function readApi(...files) {
  const config = ts.readConfigFile(join(root, 'web', 'tsconfig.json'), ts.sys.readFile).config;
  // Skips comments of the browser's and of Node's types: they would take most of the time.
  config.compilerOptions = { ...config.compilerOptions, types: [], lib: ['ES2023'] };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, join(root, 'web'));
  const program = ts.createProgram({ rootNames: files.map((file) => join(root, 'web', file)), options });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, 'web', file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`web/${file} exports nothing`);
    return checker.getExportsOfModule(module).map((symbol) => entryOf(symbol, checker));
  });
}
