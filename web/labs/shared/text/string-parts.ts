// Lists which strings of the page travel with something else (web/tools/vite/strings-plugin.ts), by the paths of their
// keys; the path of a folder means everything in it. A lab's file of strings is in sections instead: those that are
// shown before the lab loads, `later` and `questions`.

export const keysIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Texts that elements in other pages take from the page around its labs. */
export const elementStrings = keysIn(`
  titles missing formula control problem link copy panels page.backToText page.guess page.showInFigure page.symbols
  page.deeper page.lessons page.paths page.questions embed.noLab embed.open embed.refused embed.unknown`);

/** Texts that come with the labs, not with the page around them. */
export const withLabs = keysIn('structure');
/** The labs that say them: elsewhere in other pages no element loads them. */
export const sayingThem = keysIn('distance family grids terms variants');

/** Texts around a lab in files and packages for learning platforms only. */
export const examStrings = keysIn('embed.exam embed.student');

/** Roles of strings that the page shows before a lab loads (../outline.ts), by the first word of their keys. */
const roles: Readonly<Record<string, 'lead' | 'aside' | 'ask' | 'answer'>> = {
  lead: 'lead',
  where: 'aside',
  made: 'aside',
  how: 'aside',
  ask: 'ask',
  answer: 'answer',
};

/** The role of a string or of a folder of them; undefined for captions, hints, names of controls and other strings. */
export const roleOf = (key: string): (typeof roles)[string] | undefined =>
  key.endsWith('Title') ? undefined : roles[/^[a-z]+/.exec(key)?.[0] ?? ''];

/**
 * Whether a string explains something. Others are names of controls, of their options, presets, readings and columns; a
 * name may be a question, but not one that comes after a colon or another sentence.
 */
export const isSentence = (text: string): boolean =>
  /[.:。：][”»)）]?$/.test(text) || (/[?？]$/.test(text) && /[.:] |[。：]/.test(text));
