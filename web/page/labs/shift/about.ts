import type en from '../../locales/en/shift.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 's',
  group: 'follows',
  lanes: { first: ['vectors', 'scores', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper preset.linear.note preset.lesson002.note preset.seven.note preset.few.note origin hint caption captionTurns
    captionBends captionFew captionStill fineWay fineLearned fineLimit`,
  name: `
    presets preset.linear.name preset.linear.about preset.lesson002.name preset.lesson002.about preset.seven.name
    preset.seven.about preset.few.name preset.few.about reading controls label notice askTitle answerTitle fine`,
};
