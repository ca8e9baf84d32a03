// A formula as it is written, in plain text, LaTeX or a program: one way of writing, and its tokens.

export interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'line';
  readonly text: string;
  /** Its place in the plain text. */
  readonly start: number;
}

/** Longer texts are no formulas. */
export const longest = 20_000;

const raised = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁱʲᵏᵈ⸍ᐟ'].map((letter, at) => [letter, '0123456789+-()ijkd//'[at] ?? '']));

/** Superscripts as powers: `10000²ⁱᐟᵈ`. */
const lowered = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁱʲᵏᵈ⸍ᐟ]+/g, (run) => `^(${[...run].map((letter) => raised.get(letter)).join('')})`);

const signs: readonly (readonly [RegExp, string])[] = [
  [/[\u2212–]/g, '-'],
  [/[×·⋅∗]|\\(?:cdot|times)\b/g, '*'],
  [/[÷⁄∕]/g, '/'],
  [/\bsen\b/g, 'sin'],
  [/\bMath\.|\b(?:np|numpy|torch|math|tf|jnp|mx|K|F)\.(?:math\.)?/g, ''],
];

/** LaTeX without what only places its letters. */
const fromLatex = (text: string): string =>
  text
    .replace(/\\(?:left|right|[bB]igg?[lr]?|displaystyle|quad|qquad|limits|nonumber)(?![a-z])/g, ' ')
    .replace(/\\[,;:! ]|\$|\\[()[\]]/g, ' ')
    .replace(/\\(?:text|mathrm|mathbf|mathit|operatorname|boldsymbol|textbf|textit|bm)\s*\*?\{([^{}]*)\}/g, '$1')
    .replace(/\{,\}/g, '')
    .replace(/\\lfloor\b|⌊/g, 'floor(')
    .replace(/\\rfloor|⌋/g, ')')
    .replace(
      /_\{\s*\(([^{}]*)\)\s*\}|_\{([^{}(),]*,[^{}]*)\}/g,
      (_all, one?: string, two?: string) => `(${one ?? two ?? ''})`,
    )
    .replace(/_\{\s*([\p{L}\p{N}_]+)\s*\}/gu, '_$1')
    .replace(/\\(?:begin|end)\{[^{}]*\}(?:\[[^[\]]*\]|\{[lcr|]*\})?/g, ' ')
    .replace(/\\\\(?:\[[^[\]]*\])?/g, '\n')
    .replace(/&/g, ' ')
    .replace(/\\([dt]?frac)\b/g, ' frac ')
    .replace(/\\([a-z]+)(?=\d)/gi, ' $1 ')
    .replace(/\\([a-z]+)/gi, ' $1');

/** `PE = { A if even; B if odd }`: each case as a line of its own, with what it is a case of. */
const casesApart = (text: string): string =>
  text.replace(
    /([^\n$=]{0,200}=)\s*\\begin\{cases\}((?:(?!\\begin\{cases\})[^])*?)\\end\{cases\}/g,
    (_all, head: string, body: string) =>
      body
        .split(/\\\\(?:\[[^[\]]*\])?/)
        .map((line) => `${head} ${line.trim()}`)
        .join('\n'),
  );

/** Loops of C and JavaScript as Python has them. */
const loops = (text: string): string =>
  text.replace(
    /for\s*\(\s*(?:(?:let|var|const|int|auto|size_t|usize)\s+)?(\w+)\s*=\s*(\w+)\s*;\s*\w+\s*<([^;]+);([^){;]*)\)/g,
    (_all, name: string, from: string, to: string, step: string) =>
      `for ${name} in range(${from}, ${to.trim()}, ${/=\s*(?:\w+\s*\+\s*)?(\d+)/.exec(step)?.[1] ?? '1'}):\n`,
  );

const withoutComments = (text: string): string =>
  text
    .replace(/("""|''')[\s\S]*?\1/g, ' ')
    .replace(/^[^\S\n\r]*\/\/.*$|#.*$|^[^\S\n\r]*```.*$/gm, ' ')
    .replace(/"[^"\n]*"|'[^'\n]*'/g, ' ');

/** Thousands written apart are one number, where a number is raised or begins a power. */
const whole = (text: string): string =>
  text
    .replace(/(?<=\d)_(?=\d)/g, '')
    .replace(/\b(\d{1,3})[., ](000)(?=\s*(?:\^|\*\*|\)\s*\^)|[,)\s]*(?:\/\s*)?d)/g, '$1$2');

export function plainOf(given: string): string {
  let text = lowered(loops(withoutComments(casesApart(given))));
  for (const [sign, instead] of signs) text = text.replace(sign, instead);
  return whole(fromLatex(text));
}

const number = /\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?/u;
const word = /[\p{L}_][\p{L}\p{N}_]*/u;
const sign = /\*\*|\/\/|=>|[-+*/^%@()[\]{}=,:;.|<>!]/u;
const token = new RegExp(`(${number.source})|(${word.source})|(${sign.source})|(\\n)`, 'giu');

/** Lines end only outside brackets. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const found of text.matchAll(token)) {
    const [all, number, name, sign] = found;
    if (sign !== undefined && '([{'.includes(sign)) depth += 1;
    if (sign !== undefined && ')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : sign !== undefined ? 'sign' : 'line';
    if (kind !== 'line' || depth === 0) tokens.push({ kind, text: all, start: found.index });
  }
  return tokens;
}

/** A piece of plain text for people: fractions as quotients. */
export function shown(plain: string): string {
  let text = plain.replace(/\s+/g, ' ').replace(/ (?=[()[\]{}^,])|(?<=[([{]) /g, '');
  for (let depth = 0; depth < 8; depth += 1)
    text = text.replace(/\^\{([^{}]*)\}/g, '^($1)').replace(/ ?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)');
  return text
    .replace(/\((\w+)\)(?=[/^])|(?<=\/)\((\w+)\)/g, (_all, one?: string, two?: string) => one ?? two ?? '')
    .replace(/\(\(([^()]*(?:\([^()]*\)[^()]*)?)\)\)/g, '($1)')
    .trim();
}
