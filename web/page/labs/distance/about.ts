import type en from '../../locales/en/distance.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'n',
  group: 'follows',
  lanes: { first: ['vectors', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper preset.lesson000.note preset.lesson004.note preset.counter.note hint caption repeatAbout',
  name: `
    presets preset.lesson000.name preset.lesson000.about preset.lesson004.name preset.lesson004.about
    preset.counter.name preset.counter.about measures controls label axisFirst axisSecond axisOffset notice
    repeatTitle askTitle answerTitle`,
};
