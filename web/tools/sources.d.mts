/** The project's own files that match these patterns of git, from its root. */
export function sources(...patterns: readonly string[]): Promise<string[]>;
/** The ids of the labs in reading order, as the page lists them. */
export function labIds(): string[];
/** The names of the questions of /why/, in the order of its list. */
export function questionNames(): string[];
