import type en from '../../locales/en/variants.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'v',
  group: 'check',
  lanes: { first: ['vectors', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper preset.lesson002.note preset.wrongDivision.note preset.rightDivision.note preset.unpaired.note
    preset.halves.note preset.ladder.note preset.farOut.note hint fingerprintsAbout caption`,
  name: `
    presets preset.lesson002.name preset.lesson002.about preset.wrongDivision.name preset.wrongDivision.about
    preset.rightDivision.name preset.rightDivision.about preset.unpaired.name preset.unpaired.about
    preset.halves.name preset.halves.about preset.ladder.name preset.ladder.about preset.farOut.name
    preset.farOut.about controls label names exponents column swapTitle compare axisGiven axisTrained axisQuery
    axisKey axisValue notice askTitle answerTitle`,
};
