// The forms that a teacher can copy: the same lab as a frame, a link, a frame for a slide, an element, a picture or a
// line of Markdown. Each says in words what it shows, for those who do not see it.
import { withColon } from '../../../../library/elements/sentences.ts';
import { attributeOf, nameOf } from '../../../embed/names.ts';
import type { PartName } from '../../../shared/lab/parts.ts';
import type { PropertyTable } from '../../../shared/state/properties.ts';
import { escaped } from '../../../shared/text/escape.ts';

/** Whether a reader may use a property. */
export const uses = ['shown', 'locked', 'hidden'] as const;
export type Use = (typeof uses)[number];
/** The likeliest comes first. */
const copied = ['frame', 'link', 'slide', 'element', 'picture', 'markdown'] as const;
const saved = ['file', 'scorm12', 'scorm2004'] as const;
export const kinds = [...copied, ...saved] as const;
/** Text to copy. */
export type Copied = (typeof copied)[number];
/** A file to save. */
export type Saved = (typeof saved)[number];
export type Kind = Copied | Saved;
export const isSaved = (kind: Kind): kind is Saved => (saved as readonly Kind[]).includes(kind);

/** The default parts of an element (web/labs/embed/lab-host.ts). */
export const usualParts: readonly PartName[] = ['figure', 'controls', 'readings'];

export interface Choices {
  readonly parts: ReadonlySet<PartName>;
  /** By key; all others are shown. */
  readonly uses: ReadonlyMap<string, Use>;
  readonly language: string;
  readonly theme: 'auto' | 'light' | 'dark';
}

export interface Shown {
  readonly lab: string;
  readonly title: string;
  /** The figure in words. */
  readonly words: string;
  readonly table: PropertyTable;
  /** By short name, as the page's address has them. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The text of a link to the lab in a page of its own. */
  readonly open: string;
  /** The folder of the site, as students reach it. */
  readonly home: string;
}

const isUsual = ({ parts }: Choices): boolean =>
  parts.size === usualParts.length && usualParts.every((part) => parts.has(part));

/** The attributes of the element, which are the parameters of the frame too. */
export function attributesOf(shown: Shown, choices: Choices, seed?: number): readonly (readonly [string, string])[] {
  const { lab, table, parameters } = shown;
  const names = Object.entries(table).filter(([, property]) => property.public !== false);
  const attribute = ([key, property]: (typeof names)[number]): string => attributeOf(nameOf(key, property));
  const used = (use: Use) => names.filter(([key]) => (choices.uses.get(key) ?? 'shown') === use).map(attribute);
  const values = names.flatMap((entry): [string, string][] => {
    const text = entry[0] === 'seed' && seed !== undefined ? String(seed) : parameters.get(entry[1].url);
    return text === undefined ? [] : [[attribute(entry), text]];
  });
  const parts = [...choices.parts];
  const usual = isUsual(choices);
  const locked = [...used('locked'), ...(seed === undefined || choices.uses.get('seed') === 'locked' ? [] : ['seed'])];
  return [
    ['lab', lab],
    ...values,
    ...(usual ? [] : [['show', parts.join(' ')] as const]),
    ...(used('hidden').length === 0 ? [] : [['controls', [...used('shown'), ...used('locked')].join(' ')] as const]),
    ...(locked.length === 0 ? [] : [['locked', locked.join(' ')] as const]),
    ['lang', choices.language],
    ...(choices.theme === 'auto' ? [] : [['theme', choices.theme] as const]),
  ];
}

/** A slide has room for a figure, unless its author has asked for more. */
const onSlide = (choices: Choices): Choices =>
  isUsual(choices) ? { ...choices, parts: new Set<PartName>(['figure']) } : choices;

/** @param fits for a frame of a fixed size: the lab is as large as fits into it */
export function frameAddress(shown: Shown, given: Choices, seed?: number, fits = false): string {
  const choices = fits ? onSlide(given) : given;
  const query = new URLSearchParams(attributesOf(shown, choices, seed).map(([name, text]) => [name, text]));
  if (fits) query.set('fit', 'box');
  return `${shown.home}embed.html?${query.toString().replaceAll('%2C', ',')}`;
}

/** The text to copy. */
export function made(kind: Copied, shown: Shown, choices: Choices, seed?: number): string {
  const { home, title, words, lab, open } = shown;
  const address = frameAddress(shown, choices, seed);
  /** For those who do not see the frame, or whose page allows none. */
  const instead = `<p><a href="${escaped(address)}">${escaped(withColon(title, open))}</a></p>`;
  const picture = `posenc-${lab}.png`;
  switch (kind) {
    case 'link':
      return address;
    case 'frame':
      return `<script src="${home}posenc-frames.js"></script>
<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="600" loading="lazy"></iframe>
${instead}`;
    case 'slide':
      return `<iframe src="${escaped(frameAddress(shown, choices, seed, true))}" title="${escaped(title)}" \
style="width: 100%; aspect-ratio: 16 / 9; border: 0"></iframe>
${instead}`;
    case 'element': {
      const attributes = attributesOf(shown, choices, seed).map(([name, text]) => `${name}="${escaped(text)}"`);
      return `<script type="module" src="${home}posenc-lab.js"></script>
<posenc-lab ${attributes.join(' ')}>${escaped(words)}</posenc-lab>`;
    }
    case 'picture':
      return `<figure>
  <a href="${escaped(address)}"><img src="${picture}" alt="${escaped(words)}"></a>
  <figcaption>${escaped(title)}</figcaption>
</figure>`;
    case 'markdown':
      return `[![${words.replaceAll(/[[\]\n]/g, ' ')}](${picture})](${address} "${title.replaceAll('"', '')}")`;
  }
}
