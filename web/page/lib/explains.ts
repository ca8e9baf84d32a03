/** Folders of names. */
const named = [
  ...['label', 'column', 'columns', 'reading', 'readout', 'facts', 'compare', 'act', 'config', 'turning', 'numbers'],
  ...['aparts', 'contents', 'curveStyles', 'encodings', 'examples', 'exponents', 'gateSets', 'idea', 'ladders'],
  ...['layouts', 'measures', 'names', 'pairings', 'shows', 'sources', 'stages', 'starts', 'tasks', 'views', 'weights'],
];

/** What of a lab's strings is an explanation, by the path of its key; the others are names, or belong to a figure. */
export const kinds = {
  lead: /^lead/,
  aside: /^(where|made|how)/,
  ask: /^ask(?!Title)/,
  answer: /^answer(?!Title)/,
  more: new RegExp(
    [
      '^(deeper|fine\\w|caption|hint|said\\.|found\\.|conclusion\\.|layoutNote\\.|origin$)',
      '^(preset\\.\\w+\\.note|(?!preset|table|embed)\\w+\\.(about|past|text)|why\\.(add|where)|\\w+(About|Text))$',
    ].join('|'),
  ),
  /** What controls, their options, presets, readings and columns are called. */
  name: new RegExp(
    [
      '^(controls|presets|notice|fine)$|([.]t|T)itle$|^axis[A-Z]|^\\w+[.](kind|name)$',
      `^(${named.join('|')})\\.\\w+$`,
      '^preset\\.\\w+\\.(name|about)$',
    ].join('|'),
  ),
} as const;

export type Kind = keyof typeof kinds;

/** What stands in the page before the lab does. The numbers that some of it waits for come with the figure. */
export const explains = (path: string): boolean => Object.values(kinds).some((pattern) => pattern.test(path));

/** A sentence without its numbers. */
export const withoutNumbers = (text: string): string => text.replace(/\{\{\w+\}\}/g, '…');
