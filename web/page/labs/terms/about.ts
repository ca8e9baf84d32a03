import type en from '../../locales/en/terms.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'q',
  group: 'follows',
  lanes: { first: ['vectors', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'made',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper captionSum captionOff captionNone captionSeeded captionIdentity captionAlpha fineDistance fineSoftmax
    fineBias`,
  name: 'controls label names weights readout notice askTitle answerTitle fine columns',
};
