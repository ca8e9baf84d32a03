// The value of an expression at a position and a pair of columns. Names get their values from the program, from what
// they are usually called, and from the place that a statement fills.
import type { Node, Program, Statement } from './types.ts';

export interface Place {
  readonly position: number;
  /** The pair and its column. */
  readonly pair: number;
  readonly column: number;
  readonly width: number;
  /** Names that the left side of a statement gives a value. */
  readonly bound: ReadonlyMap<string, number>;
  /** What an index counts that nothing else tells. */
  readonly index: 'pairs' | 'columns';
}

const widthName = /^(d_?(model|hid|emb|k)?|n_?(embd|dim)|dims?|dimension|depth|channels|num_hiddens)$/i;
const longWidthName = /^(emb|embed|embedding|hidden|model|feature)_?(dims?|size|dimension)?$/i;
const halfName = /^half(_?(dim|d|width|size))?$/i;
const positionName =
  /^(pos|position|positions|p|t|n|token|tokens|seq_pos|pos_id|position_ids?|posicion|posizione|time|timesteps?)$/i;
const indexName = /^(i|j|k|m|l|c|idx|dim_?i(dx|ndex)?|col|column|ii|jj)$/i;

/** Calls that give back what they get. */
const same = new Set(
  (
    'tensor as_tensor array asarray float int double float16 float32 float64 FloatTensor Number cast constant ' +
    'expand_dims unsqueeze reshape list newaxis concatenate concat cat stack hstack'
  ).split(' '),
);
const computed: Readonly<Record<string, (...values: number[]) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '//': (a, b) => Math.floor(a / b),
  '%': (a, b) => a - b * Math.floor(a / b),
  '^': (a, b) => a ** b,
  exp: (a) => Math.exp(a),
  exp2: (a) => 2 ** a,
  log: (a) => Math.log(a),
  ln: (a) => Math.log(a),
  log2: (a) => Math.log2(a),
  log10: (a) => Math.log10(a),
  sqrt: (a) => Math.sqrt(a),
  sin: (a) => Math.sin(a),
  cos: (a) => Math.cos(a),
  neg: (a) => -a,
  negative: (a) => -a,
  reciprocal: (a) => 1 / a,
  floor: (a) => Math.floor(a),
  trunc: (a) => Math.trunc(a),
  pow: (a, b) => a ** b,
  power: (a, b) => a ** b,
  float_power: (a, b) => a ** b,
  mul: (a, b) => a * b,
  multiply: (a, b) => a * b,
  outer: (a, b) => a * b,
  einsum: (a, b) => a * b,
  matmul: (a, b) => a * b,
  div: (a, b) => a / b,
  divide: (a, b) => a / b,
  true_divide: (a, b) => a / b,
  floor_divide: (a, b) => Math.floor(a / b),
};

/** So many steps are made for one value. */
const mostSteps = 2000;
/** A length that nobody gives. */
const anyLength = 1e6;

export class Unknown extends Error {}

export class Evaluation {
  readonly #program: Program;
  #steps = 0;
  /** Whether the width was asked for. */
  usesWidth = false;

  constructor(program: Program) {
    this.#program = program;
  }

  /** Errors: `Unknown`, if a name or a call has no value. */
  at(node: Node, place: Place, before: number): number {
    this.#steps = 0;
    return this.#value(node, place, before);
  }

  #value(node: Node, place: Place, before: number): number {
    if ((this.#steps += 1) > mostSteps) throw new Unknown();
    if (node.kind === 'number') return node.value;
    if (node.kind === 'name') return this.#named(node.name, place, before);
    const { name, list } = node;
    if (/^(arange|range|linspace)$/.test(name)) return this.#counted(list, place, before);
    const own = this.#program.functions.get(name);
    if (own) return this.#called(name, own, list, place, before);
    const compute = Object.hasOwn(computed, name) ? computed[name] : undefined;
    if (compute) return compute(...list.map((one) => this.#value(one, place, before)));
    const [first] = list;
    if (first && same.has(name)) return this.#value(first, place, before);
    throw new Unknown();
  }

  #named(name: string, place: Place, before: number): number {
    const bound = place.bound.get(name);
    if (bound !== undefined) return bound;
    const { statements, loops } = this.#program;
    for (let at = Math.min(before, statements.length) - 1; at >= 0; at -= 1) {
      const statement = statements[at] as Statement;
      // What fills some columns of an array is not all of it.
      const isWhole = statement.target.kind === 'none' && !this.#program.functions.has(name);
      if (statement.name === name && isWhole) return this.#value(statement.value, place, at);
    }
    const loop = loops.get(name);
    if (loop?.kind === 'call') return this.#value(loop, place, before);
    if (widthName.test(name) || longWidthName.test(name)) {
      this.usesWidth = true;
      return place.width;
    }
    if (halfName.test(name)) {
      this.usesWidth = true;
      return place.width / 2;
    }
    if (positionName.test(name)) return place.position;
    if (indexName.test(name)) return place.index === 'pairs' ? place.pair : place.column;
    if (name === 'pi' || name === 'π') return Math.PI;
    if (name === 'e') return Math.E;
    throw new Unknown();
  }

  /** An entry of a list of whole numbers: of columns or pairs, as long as there are any; of positions otherwise. */
  #counted(list: readonly Node[], place: Place, before: number): number {
    const read = (width: number): readonly number[] => {
      const own = { ...place, width };
      const values = list.slice(0, 3).map((one) => {
        try {
          return this.#value(one, own, before);
        } catch (error) {
          if (error instanceof Unknown) return anyLength;
          throw error;
        }
      });
      const [start = 0, stop = NaN, step = 1] = values.length === 1 ? [0, values[0] ?? NaN] : values;
      return [start, step, Math.ceil((stop - start) / step)];
    };
    const [start = 0, step = 1, length = 0] = read(place.width);
    if (length === read(2 * place.width)[2] && length !== place.width) return start + step * place.position;
    if (length === Math.ceil(place.width / 2)) return start + step * place.pair;
    if (length === place.width || length === place.width - start) return start + step * place.column;
    throw new Unknown();
  }

  #called(name: string, parameters: readonly string[], list: readonly Node[], place: Place, before: number): number {
    const given = parameters.map((parameter, at) => [parameter, list[at]] as const);
    const bound = new Map(place.bound);
    for (const [parameter, node] of given)
      if (node) {
        try {
          bound.set(parameter, this.#value(node, place, before));
        } catch (error) {
          if (!(error instanceof Unknown)) throw error;
        }
      }
    const at = this.#program.statements.findIndex((statement) => statement.name === name);
    const body = this.#program.statements[at];
    if (!body || at >= before) throw new Unknown();
    return this.#value(body.value, { ...place, bound }, at);
  }
}
