// The questions, for three kinds of visitor, in the order of the list: those asked most come first.
import type { Question } from '../question.ts';
import addNotConcatenate from './add-not-concatenate.ts';
import base from './base-10000-or-500000.ts';
import leftPadding from './left-padding.ts';
import proofOfShift from './proof-of-shift.ts';
import queryAndKey from './query-and-key-not-value.ts';
import sineAndCosine from './sine-and-cosine.ts';
import exponentOfBothColumns from './exponent-of-both-columns.ts';
import interleavedOrConcatenated from './interleaved-or-concatenated.ts';
import halvesOrNeighbours from './halves-or-neighbours.ts';
import kvCachePositions from './kv-cache-positions.ts';
import longerContext from './longer-context.ts';
import bfloat16Positions from './bfloat16-positions.ts';
import yarnAttentionFactor from './yarn-attention-factor.ts';
import orderWithoutPositions from './order-without-positions.ts';
import notSimplyNumbers from './not-simply-numbers.ts';
import twoDimensions from './two-dimensions.ts';
import learnedOrSinusoidal from './learned-or-sinusoidal.ts';
import multiplyBySqrtD from './multiply-by-sqrt-d.ts';
import oddWidth from './odd-width.ts';
import whichModule from './which-module.ts';
import beyondTrainedLength from './beyond-trained-length.ts';
import positionsOfImages from './positions-of-images.ts';
import positionsBetweenWholeNumbers from './positions-between-whole-numbers.ts';
import diffusionTimesteps from './diffusion-timesteps.ts';
import whatIsTheta from './what-is-theta.ts';
import sameBitsEverywhere from './same-bits-everywhere.ts';
import ntkAware from './ntk-aware.ts';
import ropeScalingKeys from './rope-scaling-keys.ts';
import maxPositionEmbeddings from './max-position-embeddings.ts';
import repeatsItself from './repeats-itself.ts';
import doesYarnWork from './does-yarn-work.ts';
import anotherBase from './another-base.ts';
import whichEncoding from './which-encoding.ts';

const learn = {
  'add-not-concatenate': addNotConcatenate,
  'sine-and-cosine': sineAndCosine,
  'learned-or-sinusoidal': learnedOrSinusoidal,
  'order-without-positions': orderWithoutPositions,
  'query-and-key-not-value': queryAndKey,
  'proof-of-shift': proofOfShift,
  'not-simply-numbers': notSimplyNumbers,
  'two-dimensions': twoDimensions,
  'positions-between-whole-numbers': positionsBetweenWholeNumbers,
  'diffusion-timesteps': diffusionTimesteps,
};
const code = {
  'which-encoding': whichEncoding,
  'exponent-of-both-columns': exponentOfBothColumns,
  'interleaved-or-concatenated': interleavedOrConcatenated,
  'left-padding': leftPadding,
  'halves-or-neighbours': halvesOrNeighbours,
  'kv-cache-positions': kvCachePositions,
  'multiply-by-sqrt-d': multiplyBySqrtD,
  'odd-width': oddWidth,
  'which-module': whichModule,
  'what-is-theta': whatIsTheta,
  'same-bits-everywhere': sameBitsEverywhere,
};
const run = {
  'does-yarn-work': doesYarnWork,
  'longer-context': longerContext,
  'bfloat16-positions': bfloat16Positions,
  'another-base': anotherBase,
  'yarn-attention-factor': yarnAttentionFactor,
  'positions-of-images': positionsOfImages,
  'base-10000-or-500000': base,
  'beyond-trained-length': beyondTrainedLength,
  'repeats-itself': repeatsItself,
  'rope-scaling-keys': ropeScalingKeys,
  'max-position-embeddings': maxPositionEmbeddings,
  'ntk-aware': ntkAware,
};

export const kinds = { learn, code, run };
export type Kind = keyof typeof kinds;
export type NameOf<K extends Kind> = keyof (typeof kinds)[K];
export type Name = { [K in Kind]: NameOf<K> }[Kind];

export const questions: Readonly<Record<Name, Question<Name>>> = { ...learn, ...code, ...run };
