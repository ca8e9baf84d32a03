// Trees of strings, by the names in their dotted paths. Every lab's bundle has this file: the lists of string-parts.ts,
// which calls make, would come along with it.

export type Strings = { readonly [name: string]: string | Strings };

/** Both trees of strings in one. */
export function joined(a: Strings, b: Strings): Strings {
  const both: Record<string, string | Strings> = { ...a };
  for (const [name, value] of Object.entries(b)) {
    const before = both[name];
    both[name] = typeof before === 'object' && typeof value === 'object' ? joined(before, value) : value;
  }
  return both;
}
