import type en from '../../locales/en/training.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 't',
  group: 'check',
  lanes: { first: [], later: ['vectors', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    preset.order.note preset.causal.note preset.recency.note preset.budget.note preset.phone.note preset.papers.note
    preset.wrong.note guess.about hint captionNobody captionReady captionRunning captionEarly captionDone fineCeiling
    fineSmall fineSeed fineBits inside.about concludedAbout conclusion weights.about`,
  name: `
    presets preset.order.name preset.order.about preset.causal.name preset.causal.about preset.recency.name
    preset.recency.about preset.budget.name preset.budget.about preset.phone.name preset.phone.about
    preset.papers.name preset.papers.about preset.wrong.name preset.wrong.about guess.title slopes buckets wrong
    encodings controls label act axisSteps axisRight axisLength axisPlace axisFar axisShare column columns notice
    askTitle answerTitle fine inside.title weights`,
};
