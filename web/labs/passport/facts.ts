// The facts of a layer and of its model, each value with its source.
import type { Sourced } from 'posenc';
import { t } from '../shared/text/i18n.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { kindOf, layerCount, type Card } from './models.ts';

export const factNames = [
  'kind',
  'positions',
  'attends',
  'base',
  'scaling',
  'turned',
  'pairing',
  'longest',
  'heads',
  'buckets',
  'rows',
  'temperature',
  'layers',
  'trained',
  'extended',
] as const;
export type FactName = (typeof factNames)[number];

export interface Fact {
  readonly value: string;
  /** The kind of its source, and which, as the library says it; none where it is the name of something. */
  readonly from?: Sourced<unknown>['from'];
  readonly source?: string;
}

export type Facts = Readonly<Partial<Record<FactName, Fact>>>;

function fact<T>(sourced: Sourced<T>, words: (value: T) => string): Fact {
  const { value, from, source } = sourced;
  return { value: value === undefined ? t('passport.unknown') : words(value), from, source };
}

const plain = (value: string): Fact => ({ value });

export function factsOf(card: Card, layer: number): Facts {
  const { trained, extended, layers } = card.positions;
  const kind = kindOf(card, layer);
  const { window, attends, scores } = kind;
  const model: Facts = {
    layers: plain(layers === undefined ? t('passport.unknown') : written(layerCount(card))),
    trained: fact(trained, written),
    extended: fact(extended, written),
  };
  const common: Facts = {
    kind: plain(kind.name),
    positions: plain(t(`passport.positions.${kind.positions}`)),
    attends:
      window.value === null
        ? plain(t(`passport.attends.${attends}`))
        : fact(window, (value) => t(`passport.attends.${attends}`, { window: written(value ?? 0) })),
    ...(scores.temperature && {
      temperature: fact(scores.temperature.beta, (beta) => t('passport.grows', { beta: measure(beta, 3) })),
    }),
  };
  if (kind.positions === 'rotary') {
    const { base, scaling, rotaryDim, headDim, pairing, pairs } = kind.rotary;
    const factor = scaling.parameters['factor']?.value;
    const by = typeof factor === 'number' ? ` × ${measure(factor, 4)}` : '';
    const long = pairs.longestWave;
    return {
      ...common,
      base: fact(base, written),
      scaling: fact(scaling.type, (type) => (type === 'default' ? t('passport.none') : `${type}${by}`)),
      turned: fact(rotaryDim, (width) => t('passport.ofAll', { count: width, all: headDim.value ?? width })),
      pairing: fact(pairing, (name) => t(`passport.pairing.${name}`)),
      longest: plain(Number.isFinite(long) ? t('passport.positionsLong', { wave: measure(long, 4) }) : '∞'),
      ...model,
    };
  }
  if (kind.positions === 'alibi') return { ...common, heads: fact(kind.alibi.heads, written), ...model };
  if (kind.positions === 't5' || kind.positions === 'deberta')
    return { ...common, buckets: fact(kind.buckets.buckets, written), ...model };
  if (kind.positions === 'learned' || kind.positions === 'sinusoidal')
    return {
      ...common,
      rows: fact(kind.table.rows, (rows) => (rows === null ? t('passport.anyRow') : written(rows))),
      ...model,
    };
  return { ...common, ...model };
}

/** The names of all facts of one or two models; of two, those that differ come first. */
export function orderedNames(facts: Facts, others: Facts | undefined): readonly FactName[] {
  const there = factNames.filter((name) => facts[name] ?? others?.[name]);
  if (!others) return there;
  return [...there].sort((a, b) => Number(differs(facts, others, b)) - Number(differs(facts, others, a)));
}

export const differs = (facts: Facts, others: Facts | undefined, name: FactName): boolean =>
  others !== undefined && facts[name]?.value !== others[name]?.value;
