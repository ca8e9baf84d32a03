import type en from '../../locales/en/claims.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'z',
  group: 'check',
  lanes: { first: ['vectors', 'rotary', 'scores', 'analysis', 'grids'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'how',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper hint caption said found',
  name: 'controls label idea notice askTitle answerTitle table.title',
};
