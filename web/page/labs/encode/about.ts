import type en from '../../locales/en/encode.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'e',
  group: 'what',
  first: true,
  lanes: { first: ['vectors'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper preset.lesson000.note preset.lesson001.note preset.lesson001Table.note preset.lesson002.note
    preset.lesson003.note preset.lesson004.note hint caption captionStill captionSingle fineWavelength fineUnique
    fineExtrapolate fineExact layer.about`,
  name: `
    presets preset.lesson000.name preset.lesson000.about preset.lesson001.name preset.lesson001.about
    preset.lesson001Table.name preset.lesson001Table.about preset.lesson002.name preset.lesson002.about
    preset.lesson003.name preset.lesson003.about preset.lesson004.name preset.lesson004.about controls label layouts
    curveStyles readout notice askTitle answerTitle fine numbers.title numbers.caption numbers.scroll numbers.corner
    numbers.column numbers.copy layer.title embed.title`,
};
