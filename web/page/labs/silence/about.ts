import type en from '../../locales/en/silence.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'w',
  group: 'check',
  lanes: { first: ['rotary'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper hint caption captionCovered signature missed preset',
  name: `
    presets controls label reading cause axisPosition axisError axisColumn axisValue notice askTitle answerTitle
    predict.title name.title`,
};
