// Every claim that can be computed, by its name.
import type { Check } from '../check.ts';
import type { Computable } from '../claims.ts';
import { dominate001, fourth001, order001, small002, softmax001, terms001 } from './attention.ts';
import { divide004, formula002, levels001, memory001, product001 } from './formulas.ts';
import { curves001, digits003, index003, odd001, patterns, rows004, table001 } from './printed.ts';
import { distances000, identities001, linear, near, repeat001, unique } from './similarity.ts';
import { explog001, extrapolate, waves003, waves004 } from './waves.ts';

export const checks: Readonly<Record<Computable, Check>> = {
  near,
  distances000,
  order001,
  fourth001,
  softmax001,
  terms001,
  identities001,
  linear,
  unique,
  table001,
  rows004,
  patterns,
  digits003,
  waves003,
  waves004,
  index003,
  odd001,
  curves001,
  explog001,
  dominate001,
  small002,
  repeat001,
  product001,
  levels001,
  memory001,
  formula002,
  divide004,
  extrapolate,
};
