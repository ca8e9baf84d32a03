export { en } from './en.ts';
export { es } from './es.ts';
export { it } from './it.ts';
export { stringsFor } from './choose.ts';
export { withNames } from './names.ts';
export type { Drawn, DrawnEncoding, Strings } from './strings.ts';
