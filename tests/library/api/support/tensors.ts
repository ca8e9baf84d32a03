// The tensors that golden cases describe by a rule: element k is a formula of the integer k.
const rules: Record<string, (k: number) => number> = {
  sevens: (k) => (((k * 7) % 11) - 5) / 4,
  fives: (k) => (((k * 5) % 13) - 6) / 8,
  threes: (k) => (((k * 3) % 7) - 3) / 2,
  elevens: (k) => (((k * 11) % 17) - 8) / 16,
  ramp: (k) => k,
};

/** A tensor of an input, flat. */
export function tensorOf(input: { rule: string; shape: number[] }): Float64Array {
  const rule = rules[input.rule];
  if (!rule) throw new Error(`no rule ${input.rule}`);
  return Float64Array.from({ length: input.shape.reduce((a, b) => a * b, 1) }, (_, k) => rule(k));
}
