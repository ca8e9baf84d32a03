import type en from '../../locales/en/grids.ts';
import type { About, Outline } from '../about.ts';

export const about: About<typeof en> = {
  key: 'g',
  group: 'today',
  lanes: { first: ['vectors', 'scores', 'analysis', 'grids'] },
  questions: ['plane', 'levels', 'content'],
};

export const outline: Outline = {
  lead: 'lead',
  aside: 'where',
  ask: 'ask',
  answer: 'answer',
  more: 'deeper layoutNote hint hintContent captionPlane captionLevels captionContent captionFull',
  name: `
    views label controls measures aparts axisX axisY axisWord axisSentence rowTitle reading notice gateSets column
    askTitle answerTitle`,
};
