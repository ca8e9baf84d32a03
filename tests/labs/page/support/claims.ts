import type { Verdict } from '../../../../web/labs/shared/claims/check.ts';
import type { ClaimId } from '../../../../web/labs/shared/claims/claims.ts';

interface Row {
  readonly lessons: string;
  /** The statement of the catalogue of encodings about the claim, shortened. */
  readonly row: string;
  readonly claims: Readonly<Partial<Record<ClaimId, Verdict>>>;
}

/** The claims of the lessons as the catalogue has them, checked there with other tools, row by row. */
export const catalogue: readonly Row[] = [
  {
    lessons: '004',
    row: 'misprinted: two last digits of the d = 4 table at position 4; the other 22 numbers are right',
    claims: { rows004: 'misprinted' },
  },
  {
    lessons: '004',
    row: 'wrong: the "unique patterns" rows fit no width of the formula',
    claims: { patterns: 'wrong' },
  },
  { lessons: '004', row: 'wrong: wavelengths 6.3, 20, 10000', claims: { waves004: 'wrong' } },
  { lessons: '003', row: 'imprecise: wavelengths from 2 pi to 10000 * 2 pi', claims: { waves003: 'imprecise' } },
  { lessons: '003', row: 'truncated: PE(1)', claims: { digits003: 'truncated' } },
  { lessons: '003', row: 'imprecise: i is "the dimension"', claims: { index003: 'imprecise' } },
  { lessons: '001', row: 'right: the 5 x 6 table', claims: { table001: 'right' } },
  {
    lessons: '001, 000, 004',
    row: 'imprecise: permuted sentences give identical results',
    claims: { order001: 'imprecise' },
  },
  { lessons: '001', row: 'wrong: position-position depends on the distance only', claims: { fourth001: 'wrong' } },
  { lessons: '001', row: 'wrong label: softmax "by rows"', claims: { softmax001: 'wrong' } },
  { lessons: '001', row: 'right once biases are dropped: four terms = score', claims: { terms001: 'right' } },
  { lessons: '001', row: 'wrong: exp and log for stability', claims: { explog001: 'wrong' } },
  { lessons: '001', row: 'right: dot product, rotation, bounds', claims: { identities001: 'right' } },
  { lessons: '001', row: 'imprecise: bounded values cannot dominate', claims: { dominate001: 'imprecise' } },
  { lessons: '001', row: 'imprecise: sinusoids may repeat', claims: { repeat001: 'imprecise' } },
  { lessons: '001', row: 'imprecise for odd d: pairs up to floor(d / 2) - 1', claims: { odd001: 'imprecise' } },
  { lessons: '001', row: 'broken: the form for two dimensions', claims: { product001: 'broken' } },
  { lessons: '001', row: 'ambiguous: the hierarchical sum', claims: { levels001: 'ambiguous' } },
  { lessons: '001', row: 'inconsistent: dimensions named and drawn', claims: { curves001: 'inconsistent' } },
  {
    lessons: '001',
    row: 'outdated: the standard; memory O(d) only if recomputed',
    claims: { standard001: 'lookedUpOutdated', memory001: 'imprecise' },
  },
  { lessons: '004, 000', row: 'rough: nearer is more similar', claims: { near: 'rough' } },
  { lessons: '000', row: 'right: 5-6 nearer than 5-50', claims: { distances000: 'right' } },
  {
    lessons: '000, 004',
    row: 'right for the standard form, false for lesson 002: a shift is linear',
    claims: { linear: 'right' },
  },
  { lessons: '002', row: 'non-standard: its formula', claims: { formula002: 'nonStandard' } },
  {
    lessons: '002',
    row: 'holds only after the factor sqrt(d): values hardly move embeddings',
    claims: { small002: 'conditional' },
  },
  { lessons: '004', row: 'imprecise: dividing by div_term is wrong', claims: { divide004: 'imprecise' } },
  { lessons: '004', row: 'wrong, but a matter of looking up: 1803.02155', claims: { paper004: 'lookedUpFalse' } },
  { lessons: '000, 004', row: 'imprecise: extrapolates to any length', claims: { extrapolate: 'imprecise' } },
  { lessons: '000', row: 'unverifiable: GPT-4 uses RoPE', claims: { gpt4: 'unpublished' } },
  {
    lessons: '001',
    row: 'by training: no order without positions, unless there is a causal mask',
    claims: { ablation001: 'conditional' },
  },
  { lessons: '004', row: 'by training: three back is learned with sinusoids', claims: { threeBack004: 'right' } },
  { lessons: '000, 001, 004', row: 'by training: sinusoids fail at twice the length', claims: { longer: 'wrong' } },
  { lessons: '000, 001, 004', row: 'by training: unseen rows are guesses', claims: { seenOnly: 'right' } },
  { lessons: '004', row: 'by training: sinusoidal and learned are alike', claims: { asGood004: 'right' } },
  {
    lessons: '001, 004',
    row: 'by training: relative encodings, RoPE and ALiBi reach farther in some tasks',
    claims: { relative001: 'rough', rope004: 'rough', alibi004: 'conditional' },
  },
  { lessons: '000, 004', row: 'right: no two positions share an encoding', claims: { unique: 'right' } },
];
