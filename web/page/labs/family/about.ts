import type en from '../../locales/en/family.ts';
import type { About, Outline } from '../about.ts';
import type { FamilyName } from './encodings/index.ts';

/** The strings of an encoding, in every language: its file in strings/. */
export type EncodingStrings = Readonly<
  Record<
    'en' | 'es' | 'it',
    {
      readonly name: string;
      /** Where it enters, in two or three words. */
      readonly kind: string;
      readonly about: string;
      /** Its behaviour past the trained length. */
      readonly past: string;
      /** The same in two or three words. */
      readonly goesOn: string;
    }
  >
>;

/** Strings that every encoding has are together: `family.about.<encoding>`. */
type Words = typeof en & Readonly<Record<keyof EncodingStrings['en'], Readonly<Record<FamilyName, string>>>>;

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
    usersPartly captionMore turning.about pairingAbout pairingText slopeText compareAbout column.past fineTrained
    finePrecompute fineXl fineGpt fineAlibi about past`,
  name: `
    presets preset.lesson000.name preset.lesson000.about preset.rope.name preset.rope.about preset.lesson004.name
    preset.lesson004.about preset.shaw.name preset.shaw.about controls label contents weights shows pairings facts
    axisDistance axisKey axisQuery axisHead axisSlope axisValue notice layer.title turning pairingTitle slopeTitle
    compareTitle column askTitle answerTitle fine name kind`,
};
