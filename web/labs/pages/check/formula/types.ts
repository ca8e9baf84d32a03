// What formulas and programs are read into.

export type Node =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly list: readonly Node[] };

/** The columns that a statement fills: those of one parity, one half of them, or what an expression counts. */
export type Target =
  | { readonly kind: 'even' | 'odd' | 'first half' | 'second half' | 'none' }
  | { readonly kind: 'counted'; readonly column: Node; readonly position: Node | undefined };

export interface Statement {
  /** The name that is assigned to; empty for an expression alone. */
  readonly name: string;
  readonly target: Target;
  readonly value: Node;
  /** The words of a condition behind it. */
  readonly only: 'even' | 'odd' | undefined;
  /** As it was read. */
  readonly text: string;
}

export interface Program {
  readonly statements: readonly Statement[];
  /** Loop variables with what they run through. */
  readonly loops: ReadonlyMap<string, Node>;
  /** Functions: the names of their parameters. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
  /** An index is asked whether it is even: it counts columns. */
  readonly countsColumns: boolean;
  /** Something is put into columns that could not be read. */
  readonly hasUnread: boolean;
}
