import type en from '../../locales/en/reach.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'l',
  group: 'today',
  lanes: { first: ['vectors', 'analysis'], later: ['rotary'] },
  questions: ['askArithmetic', 'askRope'],
};

export const outline: Outline = {
  lead: 'leadArithmetic leadRope',
  aside: 'whereArithmetic whereRope',
  ask: 'askArithmetic askRope',
  answer: 'answerArithmetic answerRope',
  more: `
    deeperArithmetic deeperRope hintArithmetic hintRope column.past caption reading.past captionWithin captionPlain
    captionScaled captionNone captionFirst`,
  name: `
    views label controls stages axisPosition axisError rowTitle column notice ladders axisPair axisWavelength
    axisPast reading askTitle answerTitle`,
};
