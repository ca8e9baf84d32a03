import type en from '../../locales/en/clock.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'k',
  group: 'what',
  lanes: { first: ['vectors'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper hint caption captionSingle guess.about',
  name: `
    controls label ladders reading axisPosition axisSine axisPair axisWavelength notice askTitle answerTitle
    guess.title`,
};
