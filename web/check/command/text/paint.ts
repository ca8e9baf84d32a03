// Colours of the terminal. A painted text carries a mark instead of an escape character, so that `inTerminal` can tell
// the command's own colours from those of a file.
import { plain } from './plain.ts';

export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

/** Drawn anew in each run: no file can have it. */
const mark = `<${crypto.randomUUID()}>`;

/** Colours where somebody looks: not in a file, and not where NO_COLOR is set. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  const wanted = env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : Boolean(stream.isTTY) && !env['NO_COLOR'];
  const code = (on: number, off: number) => (text: string) => (wanted ? `${mark}[${on}m${text}${mark}[${off}m` : text);
  return { good: code(32, 39), bad: code(31, 39), strong: code(1, 22), faint: code(2, 22) };
}

/** What a terminal gets: plain text in the command's own colours. */
export const inTerminal = (text: string): string => text.split(mark).map(plain).join('\u001b');
