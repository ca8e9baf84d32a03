import { labs, type LabId } from '../../index.ts';
import type { Step } from './paths.ts';

/** More would be no path that a class walks. */
export const mostSteps = 24;
/** Characters of a step's own sentence, which is read in one breath. */
export const longestSays = 240;
/** The characters that a link may contain. */
const longest = 20_000;
/** The part of a link to quote in an error. */
const shown = 40;

/** Why a path is none; `at` counts the steps from 1. */
export type Fault =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'lab' | 'part' | 'says'; readonly at: number; readonly raw: string }
  | { readonly kind: 'many'; readonly count: number };

export type Parsed = { readonly steps: readonly Step[] } | { readonly fault: Fault };

const signs = ['~', ';', '!'] as const;
const escaped = (text: string): string => text.replace(/[~;!]/g, (sign) => `~${signs.indexOf(sign as '~')}`);
const unescaped = (text: string): string | undefined =>
  /~(?![012])/.test(text) ? undefined : text.replace(/~([012])/g, (_all, at: string) => signs[Number(at)] as string);
const cut = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** One line, without control characters, lone surrogates, and characters that change the direction of text. */
export const plain = (text: string): string =>
  text
    .trim()
    .slice(0, longestSays)
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim();

/**
 * The steps as a link holds them: `order;encode!d:64!c:0,1!:Go along a row` is two labs, the second in a state and with
 * a sentence, which has no name.
 */
export const printSteps = (steps: readonly Step[]): string =>
  steps
    .map(({ lab, state, own }) =>
      [
        lab,
        ...[...new URLSearchParams(state)].map(([name, value]) => `${name}:${escaped(value)}`),
        ...(own ? [`:${escaped(own)}`] : []),
      ].join('!'),
    )
    .join(';');

const isLab = (name: string): name is LabId => labs.some(({ id }) => id === name);

/** A step, or the part of it that cannot be read. */
function stepOf(lab: LabId, parts: readonly string[]): Step | { readonly raw: string; readonly kind: 'part' | 'says' } {
  const state = new URLSearchParams();
  let own: string | undefined;
  for (const part of parts) {
    const [, name, text] = /^([a-z][a-z0-9]*)?:(.*)$/isu.exec(part) ?? [];
    const value = unescaped(text ?? '');
    const twice = name === undefined ? own !== undefined : state.has(name);
    if (text === undefined || value === undefined || twice) return { raw: part, kind: 'part' };
    if (name !== undefined) state.append(name, value);
    else if (value.length > longestSays) return { raw: value, kind: 'says' };
    else own = plain(value);
  }
  return { lab, state: state.toString(), says: undefined, ...(own ? { own } : {}) };
}

/** The steps of such a link, or its first invalid part. The labs check the states themselves. */
export function parseSteps(text: string): Parsed {
  const isName = !/[;!]/.test(text) && !isLab(text);
  if (isName || text.length > longest) return { fault: { kind: 'name', name: cut(text) } };
  const pieces = text.split(';');
  if (pieces.length > mostSteps) return { fault: { kind: 'many', count: pieces.length } };
  const steps: Step[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [lab = '', ...parts] = piece.split('!');
    if (!isLab(lab)) return { fault: { kind: 'lab', at: index + 1, raw: cut(lab) } };
    const step = stepOf(lab, parts);
    if ('raw' in step) return { fault: { kind: step.kind, at: index + 1, raw: cut(step.raw) } };
    steps.push(step);
  }
  return { steps };
}
