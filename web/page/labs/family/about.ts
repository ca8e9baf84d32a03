import type en from '../../locales/en/family.ts';
import type oneOfThem from '../../locales/en/family/kerple.ts';
import type { About, Outline } from '../about.ts';
import type { FamilyName } from './encodings/index.ts';

/** Every encoding says the same things as KERPLE. */
type Words = typeof en & Readonly<Record<FamilyName, typeof oneOfThem>>;

export const about: About<Words> = {
  key: 'f',
  group: 'today',
  lanes: { first: ['vectors', 'rotary', 'scores', 'analysis'] },
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: `
    deeper preset.lesson000.note preset.rope.note preset.lesson004.note preset.shaw.note hint cardsAbout caption
    captionMore turning.about pairingAbout pairingText slopeText compareAbout column.past fineTrained finePrecompute
    fineXl fineGpt fineAlibi alibi.about alibi.past kerple.about kerple.past learned.about learned.past none.about
    none.past polar.about polar.past rotary.about rotary.past shaw.about shaw.past sinusoidal.about sinusoidal.past
    t5.about t5.past transformerXl.about transformerXl.past`,
  name: `
    presets preset.lesson000.name preset.lesson000.about preset.rope.name preset.rope.about preset.lesson004.name
    preset.lesson004.about preset.shaw.name preset.shaw.about controls label contents weights shows pairings facts
    axisDistance axisKey axisQuery axisHead axisSlope axisValue notice layer.title turning pairingTitle slopeTitle
    compareTitle column askTitle answerTitle fine alibi.name alibi.kind kerple.name kerple.kind learned.name
    learned.kind none.name none.kind polar.name polar.kind rotary.name rotary.kind shaw.name shaw.kind
    sinusoidal.name sinusoidal.kind t5.name t5.kind transformerXl.name transformerXl.kind`,
};
