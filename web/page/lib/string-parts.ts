// Lists which strings travel together (web/tools/vite/strings-plugin.ts), by the paths of their keys; the path of a
// folder means everything in it. Strings not named here come with their lab, or with the page.
import type { LabId } from '../labs/index.ts';

/**
 * Strings of a lab that the page shows before the lab loads, and in which role (web/page/outline.ts): keys with spaces
 * between them. Some contain numbers that come with the figure.
 */
export interface Outline {
  readonly lead: string;
  readonly aside: string;
  readonly ask: string;
  readonly answer: string;
  readonly more: string;
  /** Names of controls, their options, presets, readings and columns. */
  readonly name: string;
}

export const keysIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Texts that elements in other pages take from the page around its labs. */
export const elementStrings = keysIn(`
  titles missing formula control problem link copy panels page.backToText page.deeper page.lessons page.paths
  embed.noLab embed.open embed.refused embed.unknown`);

/** Texts around a lab in files and packages for learning platforms only. */
export const examStrings = keysIn('embed.exam embed.student');

export const outlines: Readonly<Record<LabId, Outline>> = {
  order: {
    lead: 'lead',
    aside: 'where made',
    ask: 'ask',
    answer: 'answer',
    more: `
      deeper caption captionCausal captionOff captionStill captionOther fineIdentical fineCausal fineWords number.text`,
    name: 'controls label weights readout notice askTitle answerTitle fine number.title columns',
  },
  compose: {
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
  },
  encode: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: `
      deeper preset.lesson000.note preset.lesson001.note preset.lesson001Table.note preset.lesson002.note
      preset.lesson003.note preset.lesson004.note hint caption captionSingle fineWavelength fineUnique fineExtrapolate
      fineExact layer.about`,
    name: `
      presets preset.lesson000.name preset.lesson000.about preset.lesson001.name preset.lesson001.about
      preset.lesson001Table.name preset.lesson001Table.about preset.lesson002.name preset.lesson002.about
      preset.lesson003.name preset.lesson003.about preset.lesson004.name preset.lesson004.about controls label layouts
      curveStyles readout notice askTitle answerTitle fine numbers.title numbers.caption numbers.scroll numbers.corner
      numbers.column numbers.copy layer.title embed.title`,
  },
  clock: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: 'deeper hint caption captionSingle guess.about',
    name: `
      controls label ladders reading axisPosition axisSine axisPair axisWavelength notice askTitle answerTitle
      guess.title`,
  },
  distance: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: 'deeper preset.lesson000.note preset.lesson004.note preset.counter.note hint caption repeatAbout',
    name: `
      presets preset.lesson000.name preset.lesson000.about preset.lesson004.name preset.lesson004.about
      preset.counter.name preset.counter.about measures controls label axisFirst axisSecond axisOffset notice
      repeatTitle askTitle answerTitle`,
  },
  shift: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: `
      deeper preset.linear.note preset.lesson002.note preset.seven.note preset.few.note origin hint caption captionFew
      captionStill fineWay fineLearned fineLimit`,
    name: `
      presets preset.linear.name preset.linear.about preset.lesson002.name preset.lesson002.about preset.seven.name
      preset.seven.about preset.few.name preset.few.about reading controls label notice askTitle answerTitle fine`,
  },
  terms: {
    lead: 'lead',
    aside: 'made',
    ask: 'ask',
    answer: 'answer',
    more: `
      deeper captionSum captionOff captionNone captionSeeded captionIdentity captionAlpha fineDistance fineSoftmax
      fineBias`,
    name: 'controls label names weights readout notice askTitle answerTitle fine columns',
  },
  family: {
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
  },
  reach: {
    lead: 'leadArithmetic leadRope',
    aside: 'whereArithmetic whereRope',
    ask: 'askArithmetic askRope',
    answer: 'answerArithmetic answerRope',
    more: `
      deeperArithmetic deeperRope hintArithmetic hintRope column.past caption reading.past captionWithin captionPlain
      captionScaled captionNone captionFirst`,
    name: `
      views label controls stages axisPosition axisError rowTitle column notice ladders axisPair axisWavelength
      axisPast reading config askTitle answerTitle`,
  },
  grids: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: 'deeper layoutNote hint hintContent captionPlane captionLevels captionContent captionFull',
    name: `
      views label controls measures aparts axisX axisY axisWord axisSentence rowTitle reading notice gateSets column
      askTitle answerTitle`,
  },
  training: {
    lead: 'lead',
    aside: 'where',
    ask: 'ask',
    answer: 'answer',
    more: `
      preset.order.note preset.causal.note preset.recency.note preset.budget.note preset.phone.note preset.wrong.note
      guess.about hint captionNobody captionReady captionRunning captionEarly captionDone fineCeiling fineSmall
      fineSeed fineBits inside.about concludedAbout conclusion weights.about`,
    name: `
      presets preset.order.name preset.order.about preset.causal.name preset.causal.about preset.recency.name
      preset.recency.about preset.budget.name preset.budget.about preset.phone.name preset.phone.about
      preset.wrong.name preset.wrong.about guess.title encodings controls label act axisSteps axisRight axisLength
      axisPlace axisFar axisShare column columns notice askTitle answerTitle fine inside.title weights`,
  },
  variants: {
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
  },
  claims: {
    lead: 'lead',
    aside: 'how',
    ask: 'ask',
    answer: 'answer',
    more: 'deeper hint caption said found',
    name: 'controls label idea notice askTitle answerTitle table.title',
  },
};
