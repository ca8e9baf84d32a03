// Formulas and the few statements of programs around them, from plain text. Nothing is ever run.
import { parsed, Parser, parts, Stop, waves } from './parse.ts';
import { shown, tokensOf, type Token } from './source.ts';
import type { Program, Statement } from './types.ts';

const mostTokens = 4000;

const parities: readonly (readonly ['even' | 'odd', RegExp])[] = [
  ['odd', /\b(odd|impar(es)?|dispari)\b|奇数|% 2 == 1|% 2 != 0/],
  ['even', /\b(even|par(es)?|pari)\b|偶数|% 2 == 0/],
];

/** All that can be read, in order; what cannot is passed over. */
export function programOf(plain: string): Program {
  const tokens = tokensOf(plain).slice(0, mostTokens);
  const parser = new Parser(tokens);
  const statements: Statement[] = [];
  const functions = new Map<string, readonly string[]>();
  let [open, branch] = ['', undefined as Statement['only']];
  let hasUnread = false;
  while (parser.kind() !== 'end') {
    const from = parser.at;
    let fills = false;
    try {
      if (parser.take('for')) {
        parser.loop();
        continue;
      }
      if (parser.take('def') || parser.take('function')) {
        const [name] = [parser.peek()];
        parser.at += 1;
        parser.need('(');
        const given = parts(parser.skipTo(')'));
        functions.set(
          name,
          given.map(([first]) => first?.text ?? ''),
        );
        for (const parameter of given) {
          const equals = parameter.findIndex((one) => one.text === '=');
          const value = equals > 0 ? parsed(parameter.slice(equals + 1)) : undefined;
          if (value)
            statements.push({
              name: parameter[0]?.text ?? '',
              target: { kind: 'none' },
              value,
              only: undefined,
              text: '',
            });
        }
        open = name;
        continue;
      }
      const isReturn = parser.take('return');
      const named = !isReturn && hasAssignment(parser) ? parser.target() : undefined;
      if (!named && !isReturn && !waves.includes(parser.peek())) throw new Stop();
      fills = named !== undefined && named.target.kind !== 'none';
      const value = parser.expression();
      const until = parser.at;
      const rest = restOfLine(tokens, until);
      const [start = 0, end] = [tokens[from]?.start, tokens[until]?.start];
      const only = parities.find(([, words]) => words.test(rest))?.[0] ?? branch;
      statements.push({
        name: named?.name ?? (isReturn ? open : ''),
        target: named?.target ?? { kind: 'none' },
        value,
        only,
        text: shown(plain.slice(start, end)),
      });
    } catch (error) {
      if (!(error instanceof Stop || error instanceof RangeError)) throw error;
      hasUnread ||= fills;
      parser.at = from;
      const rest = restOfLine(tokens, from);
      if (/^(if|elif)\b/.test(rest)) branch = parities.find(([, words]) => words.test(rest))?.[0];
      if (/^else\b/.test(rest) && branch) branch = branch === 'even' ? 'odd' : 'even';
      parser.at += 1;
    }
  }
  const countsColumns = /% ?2\b/.test(plain);
  return { statements, loops: parser.loops, functions, countsColumns, hasUnread };
}

function hasAssignment(parser: Parser): boolean {
  const from = parser.at;
  try {
    parser.target();
    return parser.peek() !== '=';
  } catch {
    return false;
  } finally {
    parser.at = from;
  }
}

function restOfLine(tokens: readonly Token[], from: number): string {
  const until = tokens.findIndex((one, at) => at >= from && (one.kind === 'line' || one.text === ';'));
  return tokens
    .slice(from, until < 0 ? from + 30 : Math.min(until, from + 30))
    .map((one) => one.text)
    .join(' ')
    .replaceAll('= =', '==')
    .replaceAll('! =', '!=');
}
