// Lists which strings of the page travel with something else (web/tools/vite/strings-plugin.ts), by the paths of their
// keys; the path of a folder means everything in it. Strings of a lab that the page shows are listed in the lab's
// about.ts.

export const keysIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Texts that elements in other pages take from the page around its labs. */
export const elementStrings = keysIn(`
  titles missing formula control problem link copy panels page.backToText page.deeper page.lessons page.paths
  page.questions embed.noLab embed.open embed.refused embed.unknown`);

/** Texts that come with the labs, not with the page around them. */
export const withLabs = keysIn('structure');
/** The labs that say them: elsewhere in other pages no element loads them. */
export const sayingThem = keysIn('distance family grids terms variants');

/** Texts around a lab in files and packages for learning platforms only. */
export const examStrings = keysIn('embed.exam embed.student');
