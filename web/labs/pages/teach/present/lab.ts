// The lab of a step as an element: its state as attributes.
import { figureOf, partOf } from '../plans.ts';
import type { ShownStep } from './path.ts';

/** By lab and short name, as links have it: the attribute. The page comes with them. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function attributesOf(
  { lab, state, says }: ShownStep,
  controls: boolean,
  names: Names,
): readonly (readonly [name: string, text: string])[] {
  const known = names[lab] ?? {};
  const parts = [partOf(says), ...(controls ? ['controls', 'presets'] : [])];
  const values = [...new URLSearchParams(state)].flatMap(([short, text]): [string, string][] => {
    const name = known[short];
    return name === undefined ? [] : [[name, text]];
  });
  return [['lab', lab], ...values, ['show', parts.join(' ')]];
}

/** Not in sight until it is drawn and fits. */
export function labOf(step: ShownStep, controls: boolean, names: Names): HTMLElement {
  const element = document.createElement('posenc-lab');
  for (const [name, text] of attributesOf(step, controls, names)) element.setAttribute(name, text);
  element.lang = document.documentElement.lang;
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') element.setAttribute('theme', theme);
  element.dataset['figure'] = figureOf(step.says);
  element.className = 'fitted coming';
  return element;
}

/** The folded part of a lab that a step speaks of. */
const places: Readonly<Record<string, readonly [fold: string, place: string]>> = {
  deeper: ['details.deeper', '.numbers'],
  panels: ['details[data-panel="reproduce"]', 'details[data-panel="reproduce"]'],
};

/** Unfolds what the step speaks of. Resolves with its place, which is in the lab only now. */
export async function unfold(lab: HTMLElement, { says }: ShownStep): Promise<Element | undefined> {
  const [fold, place] = places[partOf(says)] ?? [];
  const root = lab.shadowRoot;
  if (fold === undefined || place === undefined || !root) return undefined;
  const found = root.querySelector<HTMLDetailsElement>(fold);
  if (found) found.open = true;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return root.querySelector(place) ?? undefined;
}
