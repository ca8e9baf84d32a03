import type en from '../../locales/en/compose.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'c',
  group: 'what',
  lanes: { first: ['vectors', 'scores', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper preset.lesson002.note preset.unscaled.note preset.lesson001.note preset.paper.note hint caption
    captionDropout captionOff fineBounded fineLarge fineRight fineDrawn why.add why.where`,
  name: `
    presets preset.lesson002.name preset.lesson002.about preset.unscaled.name preset.unscaled.about
    preset.lesson001.name preset.lesson001.about preset.paper.name preset.paper.about stripsTitle reading
    axisPosition axisLength axisAngle controls label starts notice askTitle answerTitle fine why.title`,
};
