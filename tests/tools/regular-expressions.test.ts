// Regular expressions that read what visitors and files say take steps in proportion to the text, whatever it holds.
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { RegExpParser, type AST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from '../../web/tools/sources.mjs';

/** Folders and files that read only what stands in this repository. */
const ownTexts = /^web\/tools\/|^web\/labs\/(shared\/still|shared\/text\/program|files\/link)\b/;

/** One of each kind of character that expressions tell apart. */
const probes = [' ', '\n', '\t', ...'1aAxe=,.(){}[]"\'*`<>\\-+:;|/_$#^!²'];

interface Found {
  readonly place: string;
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions of a source. */
function expressionsOf(path: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = 1 + source.getLineAndCharacterOfPosition(node.getStart(source)).line;
      found.push({ place: `${path}:${line}`, pattern: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Beginnings, and what to repeat after them, for every part of an expression that may be repeated at will. */
function attacksOn({ pattern, flags }: Found): (readonly [start: string, unit: string])[] {
  const plain = flags.replace(/[gy]/g, '');
  const matching = (part: AST.Element): string[] => {
    const one = new RegExp(`^(?:${part.raw})$`, plain);
    return probes.filter((probe) => one.test(probe));
  };
  /** A text that a part matches. */
  const sample = (part: AST.Element): string => {
    if (part.type === 'Character') return String.fromCodePoint(part.value);
    if (part.type === 'CharacterSet' || part.type === 'CharacterClass') return matching(part)[0] ?? 'é';
    if (part.type === 'Group' || part.type === 'CapturingGroup') return sampleOf(part.alternatives[0]);
    if (part.type === 'Quantifier') return sample(part.element).repeat(Math.max(1, part.min));
    if (part.type === 'Backreference') return sample([part.resolved].flat()[0] as AST.CapturingGroup);
    return '';
  };
  const sampleOf = (whole: AST.Alternative | undefined): string => whole?.elements.map(sample).join('') ?? '';
  const attacks = new Map<string, readonly [string, string]>();
  const add = (start: string, unit: string): void => {
    if (unit !== '') attacks.set(JSON.stringify([start, unit]), [start, unit]);
  };
  const walk = (alternatives: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of alternatives) {
      let start = before;
      for (const part of elements) {
        const inner = part.type === 'Quantifier' ? part.element : part;
        if (part.type === 'Quantifier' && part.max === Infinity) {
          const isSet = inner.type === 'CharacterSet' || inner.type === 'CharacterClass';
          for (const unit of isSet ? matching(inner).slice(0, 4) : [sample(inner)]) {
            add(start, unit);
            if (start !== '') add('', start + unit);
          }
          add('', start);
        }
        if ('alternatives' in inner) walk(inner.alternatives, start);
        start += sample(part);
      }
    }
  };
  const isUnicode = flags.includes('u');
  walk(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: isUnicode }).alternatives, '');
  return [...attacks.values()];
}

/** Linear expressions take milliseconds for so long a text, and quadratic ones minutes. */
const characters = 4e5;
const milliseconds = 20_000;
const context = createContext({});

const run = new Script("for (const found of text.matchAll(new RegExp(pattern, flags.replace('y', '')))) found.index;");

function isLinear(
  { pattern, flags }: Found,
  [start, unit]: readonly [string, string],
  timeout = milliseconds,
): boolean {
  const text = `${start}${unit.repeat(Math.ceil(characters / unit.length))}\n\u0001`;
  try {
    Object.assign(context, { text, pattern, flags: flags.includes('g') ? flags : `${flags}g` });
    run.runInContext(context, { timeout });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

const paths = (await sources('web')).filter((path) => /\.(ts|mjs|js)$/.test(path) && !ownTexts.test(path));

const expressions = new Map(
  paths.map((path) => [path, expressionsOf(path)] as const).filter(([, found]) => found.length > 0),
);

test('expressions are found', () => {
  expect([...expressions.values()].flat().length).toBeGreaterThan(150);
});

test.each([...expressions.keys()])('the expressions of %s take steps in proportion to a text', (path) => {
  const slow = (expressions.get(path) ?? []).flatMap((one) => {
    const attack = attacksOn(one).find((each) => !isLinear(one, each));
    return attack ? [`${one.place} /${one.pattern}/ ${JSON.stringify(attack)}`] : [];
  });
  expect(slow).toEqual([]);
});

test('quadratic expressions of every kind are found', () => {
  for (const pattern of ['\\(\\s*\\[?\\s*1', '\\s+$', '<[^>]*>', '^(\\d*)\\.?(\\d*)$', 'a.*b', '(?=x[, ]*,?[, ]*y)']) {
    const one = { place: '', pattern, flags: '' };
    expect([pattern, attacksOn(one).some((each) => !isLinear(one, each, 2000))]).toEqual([pattern, true]);
  }
});
