import type { ViewOfLab } from '../lab/view-link.ts';
import type { LabId } from '../../index.ts';
import type { LookedUp } from './check.ts';

export const lessons = ['000', '001', '002', '003', '004'] as const;
export type Lesson = (typeof lessons)[number];

/** The topic of a claim: it orders the list and the picture, from properties of a table to what models do with it. */
export const ideas = ['similarity', 'attention', 'numbers', 'waves', 'use', 'training', 'formulas', 'sources'] as const;
export type Idea = (typeof ideas)[number];

/** The view of another lab that illustrates a claim: parameters by their names in the URL. */
export type Place = ViewOfLab;

export interface Claim {
  /** In the URL, and therefore for good: a claim that goes takes its number with it. */
  readonly number: number;
  readonly id: string;
  readonly idea: Idea;
  /** The sources; the clearest one first. */
  readonly lessons: readonly Lesson[];
  readonly place?: Place;
  /** For claims that arithmetic cannot decide: the sources, quoted in the words of the claim. */
  readonly lookedUp?: LookedUp;
  /** For claims that runs of training decide rather than arithmetic: see checks/training.ts. */
  readonly trained?: true;
}

const at = (lab: LabId, parameters: Place['parameters'] = {}): Place => ({ lab, parameters });

/** In reading order, idea by idea. */
export const claims = [
  {
    number: 1,
    id: 'near',
    idea: 'similarity',
    lessons: ['004', '000'],
    place: at('distance', { d: '4', r: '0', c: '6', kr: '0', kc: '1' }),
  },
  { number: 2, id: 'distances000', idea: 'similarity', lessons: ['000'], place: at('distance', { m: 'distance' }) },
  {
    number: 3,
    id: 'identities001',
    idea: 'similarity',
    lessons: ['001'],
    place: at('distance', { r: '0', c: '1', kr: '0', kc: '45' }),
  },
  {
    number: 4,
    id: 'linear',
    idea: 'similarity',
    lessons: ['000', '004'],
    place: at('shift', { f: 'doubled', d: '4', n: '1000' }),
  },
  {
    number: 5,
    id: 'unique',
    idea: 'similarity',
    lessons: ['000', '004'],
    place: at('distance', { d: '4', r: '0', c: '44', kr: '0', kc: '1', m: 'distance' }),
  },
  {
    number: 6,
    id: 'repeat001',
    idea: 'similarity',
    lessons: ['001'],
    place: at('distance', { d: '4', r: '0', c: '1', kr: '0', kc: '44', l: '1000000' }),
  },
  { number: 7, id: 'order001', idea: 'attention', lessons: ['001', '000', '004'], place: at('order') },
  {
    number: 8,
    id: 'fourth001',
    idea: 'attention',
    lessons: ['001'],
    place: at('terms', { w: 'seeded', cc: '0', cp: '0', pc: '0' }),
  },
  { number: 9, id: 'softmax001', idea: 'attention', lessons: ['001'], place: at('terms') },
  { number: 10, id: 'terms001', idea: 'attention', lessons: ['001'], place: at('terms', { b: '1' }) },
  {
    number: 11,
    id: 'table001',
    idea: 'numbers',
    lessons: ['001'],
    place: at('encode', { n: '5', d: '6', nr: '5', nc: '6', nd: '3', c: '0,1,2,3,4,5' }),
  },
  {
    number: 12,
    id: 'rows004',
    idea: 'numbers',
    lessons: ['004'],
    place: at('encode', { n: '6', d: '4', p: '4', i: '1', nr: '6', nc: '4', nd: '3', c: '0,1,2,3' }),
  },
  {
    number: 13,
    id: 'patterns',
    idea: 'numbers',
    lessons: ['004'],
    place: at('variants', { g: 'halfMinusOne', d: '6', r: '1' }),
  },
  {
    number: 14,
    id: 'digits003',
    idea: 'numbers',
    lessons: ['003'],
    place: at('encode', { n: '128', d: '512', m: 'viridis', p: '1', i: '0', nr: '2', nt: 'truncated' }),
  },
  {
    number: 19,
    id: 'curves001',
    idea: 'numbers',
    lessons: ['001'],
    place: at('encode', { d: '128', m: 'magma', c: '0,3,7,15,20,31' }),
  },
  { number: 15, id: 'waves003', idea: 'waves', lessons: ['003'], place: at('clock', { d: '512', i: '255' }) },
  { number: 16, id: 'waves004', idea: 'waves', lessons: ['004'], place: at('clock', { d: '512', i: '1' }) },
  {
    number: 17,
    id: 'index003',
    idea: 'waves',
    lessons: ['003'],
    place: at('encode', { n: '128', d: '512', m: 'viridis', p: '1', i: '2' }),
  },
  {
    number: 18,
    id: 'odd001',
    idea: 'waves',
    lessons: ['001'],
    place: at('encode', { d: '65', i: '64', c: '62,63,64' }),
  },
  { number: 20, id: 'explog001', idea: 'waves', lessons: ['001'] },
  { number: 21, id: 'dominate001', idea: 'use', lessons: ['001'], place: at('compose', { e: 'root', r: '0' }) },
  { number: 22, id: 'small002', idea: 'use', lessons: ['002'], place: at('compose') },
  { number: 23, id: 'extrapolate', idea: 'use', lessons: ['004', '000'], place: at('reach') },
  { number: 28, id: 'memory001', idea: 'use', lessons: ['001'] },
  {
    number: 32,
    id: 'ablation001',
    idea: 'training',
    lessons: ['001'],
    place: at('training', { m: '1', e: '0,1,2,3,4,5' }),
    trained: true,
  },
  {
    number: 33,
    id: 'threeBack004',
    idea: 'training',
    lessons: ['004'],
    place: at('training', { t: 'threeBack' }),
    trained: true,
  },
  {
    number: 34,
    id: 'longer',
    idea: 'training',
    lessons: ['000', '001', '004'],
    place: at('training', { t: 'whereIsItNow' }),
    trained: true,
  },
  {
    number: 35,
    id: 'seenOnly',
    idea: 'training',
    lessons: ['000', '001', '004'],
    place: at('training', { t: 'threeBack', i: 'learned' }),
    trained: true,
  },
  {
    number: 36,
    id: 'asGood004',
    idea: 'training',
    lessons: ['004'],
    place: at('training', { t: 'wordNumber', e: '1,2' }),
    trained: true,
  },
  {
    number: 37,
    id: 'relative001',
    idea: 'training',
    lessons: ['001'],
    place: at('training', { t: 'whereIsItNow', e: '1,2,4,5,6' }),
    trained: true,
  },
  {
    number: 38,
    id: 'rope004',
    idea: 'training',
    lessons: ['004'],
    place: at('training', { t: 'whereIsItNow', e: '1,3' }),
    trained: true,
  },
  {
    number: 39,
    id: 'alibi004',
    idea: 'training',
    lessons: ['004'],
    place: at('training', { t: 'threeBack', e: '3,4,5' }),
    trained: true,
  },
  { number: 24, id: 'formula002', idea: 'formulas', lessons: ['002'], place: at('variants', { d: '512' }) },
  { number: 25, id: 'divide004', idea: 'formulas', lessons: ['004'], place: at('variants', { g: 'reciprocal' }) },
  {
    number: 26,
    id: 'product001',
    idea: 'formulas',
    lessons: ['001'],
    place: at('grids', { l: 'product', w: '8', h: '8' }),
  },
  { number: 27, id: 'levels001', idea: 'formulas', lessons: ['001'], place: at('grids', { v: 'levels' }) },
  {
    number: 29,
    id: 'standard001',
    idea: 'sources',
    lessons: ['001'],
    place: at('family'),
    lookedUp: 'lookedUpOutdated',
  },
  { number: 30, id: 'gpt4', idea: 'sources', lessons: ['000'], lookedUp: 'unpublished' },
  { number: 31, id: 'paper004', idea: 'sources', lessons: ['004'], lookedUp: 'lookedUpFalse' },
] as const satisfies readonly Claim[];

type Listed = (typeof claims)[number];
export type ClaimId = Listed['id'];
/** The claims whose verdict follows from runs of training, and those that posenc computes here and now. */
export type Trained = Extract<Listed, { readonly trained: true }>['id'];
export type Computable = Exclude<Listed, { readonly lookedUp: LookedUp } | { readonly trained: true }>['id'];

/** The same list, typed by what all claims have in common. */
export type Known = Claim & { readonly id: ClaimId };
export const listed: readonly Known[] = claims;

export const isTrained = (claim: Claim): claim is Claim & { readonly id: Trained } => claim.trained === true;
export const isComputable = (claim: Claim): claim is Claim & { readonly id: Computable } =>
  claim.lookedUp === undefined && !isTrained(claim);
