import type en from '../../locales/en/order.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'o',
  group: 'why',
  first: true,
  lanes: { first: ['vectors', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where made',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper caption captionCausal captionOff captionStill captionOther fineIdentical fineCausal fineWords number.text`,
  name: 'controls label weights readout notice askTitle answerTitle fine number.title columns',
};
