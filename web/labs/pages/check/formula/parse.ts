// Expressions and the left sides of statements, from tokens.
import type { Token } from './source.ts';
import type { Node, Target } from './types.ts';

export class Stop extends Error {}

const deepest = 60;
const number = (value: number): Node => ({ kind: 'number', value });
const call = (name: string, ...list: Node[]): Node => ({ kind: 'call', name, list });

/** Methods that compute; others only change a shape or a type. */
const methods = ['exp', 'log', 'sin', 'cos', 'pow', 'mul', 'div', 'neg', 'floor', 'reciprocal', 'outer'];
export const waves = ['sin', 'cos'];
/** Names that can stand behind a bracket without a sign, and words that never are factors. */
const factors = /^(pos|pi|[a-df-np-xzωπ])$/;
const words = /^(if|for|else|and|in|is|or|as|to|return|def|where|with|even|odd|si|se|y|e|o)$/;
const openers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export class Parser {
  readonly #tokens: readonly Token[];
  at = 0;
  #depth = 0;
  readonly loops = new Map<string, Node>();

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): string {
    return this.#tokens[this.at + ahead]?.text ?? '';
  }

  kind(ahead = 0): Token['kind'] | 'end' {
    return this.#tokens[this.at + ahead]?.kind ?? 'end';
  }

  take(text: string): boolean {
    if (this.peek() !== text || this.kind() === 'end') return false;
    this.at += 1;
    return true;
  }

  need(text: string): void {
    if (!this.take(text)) throw new Stop();
  }

  /** The tokens up to the bracket that closes, which is taken too. */
  skipTo(closing: string): Token[] {
    const from = this.at;
    let depth = 0;
    for (; this.at < this.#tokens.length; this.at += 1) {
      const text = this.peek();
      if (depth === 0 && text === closing) return this.#tokens.slice(from, this.at++);
      if (openers[text] !== undefined) depth += 1;
      if (text === ')' || text === ']' || text === '}') depth -= 1;
    }
    throw new Stop();
  }

  expression(): Node {
    if (++this.#depth > deepest) throw new Stop();
    let left = this.term();
    for (;;) {
      const sign = this.peek();
      if (sign !== '+' && sign !== '-') break;
      this.at += 1;
      left = call(sign, left, this.term());
    }
    this.#depth -= 1;
    return left;
  }

  term(): Node {
    let left = this.factor();
    for (;;) {
      const sign = this.peek();
      if (['*', '/', '//', '%', '@'].includes(sign)) {
        this.at += 1;
        left = call(sign === '@' ? '*' : sign, left, this.factor());
      } else if (this.#continues()) left = call('*', left, this.power());
      else return left;
    }
  }

  /** Whether a factor follows without a sign, as in `2i`, `2 (i + 1)`, `2 pi`. */
  #continues(): boolean {
    if (this.kind() === 'name') {
      const before = this.#tokens[this.at - 1];
      const isBehind = before?.kind === 'number' || (before?.text === ')' && factors.test(this.peek()));
      return isBehind && !words.test(this.peek()) && this.peek(1) !== '=';
    }
    return this.peek() === '(' && this.#tokens[this.at - 1]?.kind === 'number';
  }

  factor(): Node {
    if (this.take('-')) return call('-', number(0), this.factor());
    if (this.take('+')) return this.factor();
    return this.power();
  }

  power(): Node {
    const base = this.postfix();
    const sign = this.peek();
    if (sign !== '^' && sign !== '**') return base;
    this.at += 1;
    return call('^', base, sign === '^' ? this.#exponent() : this.factor());
  }

  /** People write `10000^2i/d` and mean all of it. */
  #exponent(): Node {
    const isBare = this.kind() === 'number' && this.kind(1) === 'name';
    return isBare ? this.term() : this.factor();
  }

  postfix(): Node {
    let node = this.primary();
    for (;;) {
      if (this.peek() === '[') {
        this.at += 1;
        this.skipTo(']');
      } else if (this.peek() === '.' && this.kind(1) === 'name') {
        this.at += 1;
        const name = this.peek();
        this.at += 1;
        const list = this.take('(') ? this.arguments(methods.includes(name)) : undefined;
        if (list && methods.includes(name)) node = call(name, node, ...list);
        // self.d_model, config.hidden_size
        else if (!list && node.kind === 'name') node = { kind: 'name', name };
      } else return node;
    }
  }

  primary(): Node {
    const [text, kind] = [this.peek(), this.kind()];
    this.at += 1;
    if (kind === 'number') return number(Number(text));
    if (text === '(' || text === '{') {
      return this.list(openers[text] ?? '');
    }
    if (text === '[') return this.list(']');
    if (kind !== 'name') throw new Stop();
    if (text === 'frac') return this.fraction();
    if (waves.includes(text) || text === 'exp' || text === 'log' || text === 'ln') return this.applied(text);
    if (!this.take('(')) return { kind: 'name', name: text };
    return call(text, ...this.arguments(true));
  }

  fraction(): Node {
    this.need('{');
    const above = this.expression();
    this.need('}');
    this.need('{');
    const below = this.expression();
    this.need('}');
    return call('/', above, below);
  }

  /** `sin(x)`, `\sin x / y`, `\log 10000`. */
  applied(name: string): Node {
    if (this.take('(')) return call(name, ...this.arguments(true));
    if (this.peek() === '{' || this.kind() === 'name' || this.kind() === 'number')
      return call(name, waves.includes(name) ? this.term() : this.power());
    throw new Stop();
  }

  /** `(x)`, `(x, y)`, `[x for i in range(d)]`: of a loop one entry stands for all. */
  list(closing: string): Node {
    const first = this.expression();
    while (this.take('for')) this.loop();
    const entries = [first];
    while (this.take(',') && this.peek() !== closing) entries.push(this.expression());
    this.need(closing);
    return entries.length === 1 ? first : call('list', ...entries);
  }

  arguments(read: boolean): Node[] {
    const list: Node[] = [];
    if (!read) {
      this.skipTo(')');
      return list;
    }
    while (!this.take(')')) {
      if (this.kind() === 'name' && this.peek(1) === '=') {
        // dtype=torch.float
        this.at += 2;
        this.expression();
      } else {
        list.push(this.expression());
        if (this.take('for')) this.loop();
      }
      if (!this.take(',') && this.peek() !== ')') throw new Stop();
    }
    return list;
  }

  loop(): void {
    const name = this.peek();
    if (this.kind() !== 'name') throw new Stop();
    this.at += 1;
    this.need('in');
    this.loops.set(name, this.postfix());
  }

  target(): { readonly name: string; readonly target: Target } {
    if (this.kind() !== 'name') throw new Stop();
    let name = this.peek();
    this.at += 1;
    while (this.peek() === '.' && this.kind(1) === 'name') {
      name = this.peek(1);
      this.at += 2;
    }
    const places: Token[][] = [];
    for (let sign = this.peek(); sign === '(' || sign === '['; sign = this.peek()) {
      this.at += 1;
      places.push(...parts(this.skipTo(openers[sign] ?? '')));
    }
    this.need('=');
    return { name, target: targetOf(places) };
  }
}

/** Tokens between commas outside brackets. */
export function parts(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  let depth = 0;
  for (const one of tokens) {
    if (openers[one.text] !== undefined) depth += 1;
    if (one.text === ')' || one.text === ']' || one.text === '}') depth -= 1;
    if (one.text === ',' && depth === 0) found.push([]);
    else found.at(-1)?.push(one);
  }
  return found;
}

export function parsed(tokens: readonly Token[]): Node | undefined {
  try {
    const parser = new Parser(tokens);
    const node = parser.expression();
    return parser.kind() === 'end' ? node : undefined;
  } catch (error) {
    if (error instanceof Stop) return undefined;
    throw error;
  }
}

/** `[:, 0::2]`, `(pos, 2i)`, `[pos][i + 1]`. */
function targetOf(all: readonly (readonly Token[])[]): Target {
  const last = all.at(-1) ?? [];
  const text = last.map((one) => one.text).join('');
  if (/^0?::2$/.test(text)) return { kind: 'even' };
  if (/^1::2$/.test(text)) return { kind: 'odd' };
  if (/^0?:.+$/.test(text)) return { kind: 'first half' };
  if (/^.+:$/.test(text)) return { kind: 'second half' };
  const column = parsed(last);
  if (!column || all.length < 2) return { kind: 'none' };
  return { kind: 'counted', column, position: parsed(all.at(-2) ?? []) };
}
