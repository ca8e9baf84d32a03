import type { LabId } from '../index.ts';

export const lessons = ['000', '001', '002', '003', '004'] as const;
export type Lesson = (typeof lessons)[number];

/** The view of another lab that shows what a claim is about: parameters by their names in the URL. */
export interface Place {
  readonly lab: LabId;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface Claim {
  /** In the URL, and therefore for good: a claim that goes takes its number with it. */
  readonly number: number;
  readonly id: string;
  /** Who says it; the first most plainly. */
  readonly lessons: readonly Lesson[];
  readonly place?: Place;
  /** What no arithmetic can decide; why not stands in the words of the claim. */
  readonly computable?: false;
}

const at = (lab: LabId, parameters: Place['parameters'] = {}): Place => ({ lab, parameters });

/**
 * In reading order: similarity, attention, printed numbers, waves, sizes, other formulas, and what is no arithmetic.
 */
export const claims = [
  {
    number: 1,
    id: 'near',
    lessons: ['004', '000'],
    place: at('distance', { d: '4', r: '0', c: '6', kr: '0', kc: '1' }),
  },
  { number: 2, id: 'distances000', lessons: ['000'], place: at('distance', { m: 'distance' }) },
  { number: 3, id: 'identities001', lessons: ['001'], place: at('distance', { r: '0', c: '1', kr: '0', kc: '45' }) },
  { number: 4, id: 'linear', lessons: ['000', '004'], place: at('shift', { f: 'doubled', d: '4', n: '1000' }) },
  {
    number: 5,
    id: 'unique',
    lessons: ['000', '004'],
    place: at('distance', { d: '4', r: '0', c: '44', kr: '0', kc: '1', m: 'distance' }),
  },
  {
    number: 6,
    id: 'repeat001',
    lessons: ['001'],
    place: at('distance', { d: '4', r: '0', c: '1', kr: '0', kc: '44', l: '1000000' }),
  },
  { number: 7, id: 'order001', lessons: ['001', '000', '004'], place: at('order') },
  { number: 8, id: 'fourth001', lessons: ['001'], place: at('terms', { cc: '0', cp: '0', pc: '0' }) },
  { number: 9, id: 'softmax001', lessons: ['001'], place: at('terms') },
  { number: 10, id: 'terms001', lessons: ['001'], place: at('terms', { b: '1' }) },
  {
    number: 11,
    id: 'table001',
    lessons: ['001'],
    place: at('encode', { n: '5', d: '6', nr: '5', nc: '6', nd: '3', c: '0,1,2,3,4,5' }),
  },
  {
    number: 12,
    id: 'rows004',
    lessons: ['004'],
    place: at('encode', { n: '6', d: '4', p: '4', i: '1', nr: '6', nc: '4', nd: '3', c: '0,1,2,3' }),
  },
  { number: 13, id: 'patterns', lessons: ['004'], place: at('variants', { g: 'halfMinusOne', d: '6', r: '1' }) },
  {
    number: 14,
    id: 'digits003',
    lessons: ['003'],
    place: at('encode', { n: '128', d: '512', m: 'viridis', p: '1', i: '0', nr: '2', nt: 'truncated' }),
  },
  { number: 15, id: 'waves003', lessons: ['003'], place: at('clock', { d: '512', i: '255' }) },
  { number: 16, id: 'waves004', lessons: ['004'], place: at('clock', { d: '512', i: '1' }) },
  {
    number: 17,
    id: 'index003',
    lessons: ['003'],
    place: at('encode', { n: '128', d: '512', m: 'viridis', p: '1', i: '2' }),
  },
  { number: 18, id: 'odd001', lessons: ['001'], place: at('encode', { d: '65', i: '64', c: '62,63,64' }) },
  { number: 19, id: 'curves001', lessons: ['001'], place: at('encode', { d: '128', m: 'magma', c: '0,3,7,15,20,31' }) },
  { number: 20, id: 'explog001', lessons: ['001'] },
  { number: 21, id: 'dominate001', lessons: ['001'], place: at('compose', { e: 'root', r: '0' }) },
  { number: 22, id: 'small002', lessons: ['002'], place: at('compose') },
  { number: 23, id: 'extrapolate', lessons: ['004', '000'], place: at('reach') },
  { number: 24, id: 'formula002', lessons: ['002'], place: at('variants', { d: '512' }) },
  { number: 25, id: 'divide004', lessons: ['004'], place: at('variants', { g: 'reciprocal' }) },
  { number: 26, id: 'product001', lessons: ['001'], place: at('grids', { l: 'product', w: '8', h: '8' }) },
  { number: 27, id: 'levels001', lessons: ['001'], place: at('grids', { v: 'levels' }) },
  { number: 28, id: 'memory001', lessons: ['001'] },
  { number: 29, id: 'standard001', lessons: ['001'], place: at('family'), computable: false },
  { number: 30, id: 'gpt4', lessons: ['000'], computable: false },
  { number: 31, id: 'paper004', lessons: ['004'], computable: false },
] as const satisfies readonly Claim[];

type Listed = (typeof claims)[number];
export type ClaimId = Listed['id'];
/** The claims whose verdict follows from numbers. */
export type Computable = Exclude<Listed, { readonly computable: false }>['id'];

/** The same list, where only what all claims have in common matters. */
export type Known = Claim & { readonly id: ClaimId };
export const listed: readonly Known[] = claims;

export const isComputable = (claim: Claim): claim is Claim & { readonly id: Computable } => claim.computable !== false;
