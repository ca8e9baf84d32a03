// English: one word for one thing.
import { ofGrids, ofVectors, unless, type Word } from './words.ts';

const turned = /\bturn(s|ed|ing)? (its |their |the |both |of )?(query|queries|keys?|values|words?|heads?)\b(?! ·)/;
const isTurned = /\bwords?( is| are)? turn|(long|it)(,| and) turned by/;

export const en: readonly Word[] = [
  {
    thing: 'an index',
    write: 'position',
    pattern: unless(
      'in|change|in their|in its|takes?( the)?|the last|three|one|into|for|no',
      'places?',
      'in four|without|with a|where',
    ),
    once: 'the vector of its place is added',
    except: new RegExp(`${ofGrids.source}|clock\\.guess\\.wrong|guides/|whereIsItNow|highLow|notFound`),
  },
  {
    thing: 'the difference of two positions',
    write: 'offset',
    pattern: /\bdistances?\b/i,
    once: 'the word at distance 3, whatever the distance',
    except: new RegExp(`${ofVectors.source}|guides/07-learning-platforms`),
  },
  {
    thing: 'the rotation of queries, keys, values and words',
    write: 'rotate',
    pattern: new RegExp(`${turned.source}|${isTurned.source}`, 'i'),
    once: 'a word of length 1 is long and turned by 35 degrees, RoPE turns queries and keys',
  },
  {
    thing: 'the fact that a hand has made a whole turn',
    write: 'complete a turn',
    pattern: /\b(c[ao]me?s?|goes|went) (full circle|round (once|again|about))/i,
    once: 'the slow ones never came round once',
  },
  {
    thing: 'the length of the texts in training',
    write: 'trained length',
    pattern: /\blength (of|in|that was) train|\btraining length/i,
    once: 'At the length of training',
  },
  {
    thing: 'the vector that a wrong program rotates',
    write: 'query',
    pattern: /\bhead (as the|is off)|\bwrong head\b/i,
    once: 'the head as the wrong program leaves it',
  },
  {
    thing: 'the ladder that ends at exactly 1/base',
    write: 'd/2 − 1',
    pattern: /\bhalf [−-] 1/i,
    once: 'the half − 1 ladder',
  },
];
