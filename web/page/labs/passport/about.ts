import type en from '../../locales/en/passport.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'm',
  group: 'today',
  lanes: { first: ['rotary', 'scores', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper hint caption file',
  name: 'controls label fact axisPair axisWave notice askTitle answerTitle changesTitle formatsTitle',
};
