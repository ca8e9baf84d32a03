// The forms that a teacher can copy: the same lab as a link, a frame, an element, a picture or a line of Markdown.
import { attributeOf, nameOf } from '../../embed/names.ts';
import type { PartName } from '../../page/lab/lab.ts';
import type { PropertyTable } from '../../page/state/properties.ts';

/** Whether a reader may use a property. */
export const uses = ['shown', 'locked', 'hidden'] as const;
export type Use = (typeof uses)[number];
const copied = ['link', 'frame', 'element', 'picture', 'markdown'] as const;
const saved = ['file', 'scorm12', 'scorm2004'] as const;
export const kinds = [...copied, ...saved] as const;
/** Text to copy. */
export type Copied = (typeof copied)[number];
/** A file to save. */
export type Saved = (typeof saved)[number];
export type Kind = Copied | Saved;
export const isSaved = (kind: Kind): kind is Saved => (saved as readonly Kind[]).includes(kind);

/** The default parts of an element (web/embed/lab-host.ts). */
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
  /** The folder of the page. */
  readonly home: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

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
  const usual = parts.length === usualParts.length && usualParts.every((part) => choices.parts.has(part));
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

export function frameAddress(shown: Shown, choices: Choices, seed?: number): string {
  const query = new URLSearchParams(attributesOf(shown, choices, seed).map(([name, text]) => [name, text]));
  return `${shown.home}embed.html?${query.toString().replaceAll('%2C', ',')}`;
}

/** The text to copy. */
export function made(kind: Copied, shown: Shown, choices: Choices, seed?: number): string {
  const { home, title, words, lab } = shown;
  const address = frameAddress(shown, choices, seed);
  const picture = `posenc-${lab}.png`;
  switch (kind) {
    case 'link':
      return address;
    case 'frame':
      return `<script src="${home}posenc-frames.js"></script>
<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="600" loading="lazy"></iframe>`;
    case 'element': {
      const attributes = attributesOf(shown, choices, seed).map(([name, text]) => `${name}="${escaped(text)}"`);
      return `<script type="module" src="${home}posenc-lab.js"></script>
<posenc-lab ${attributes.join(' ')}></posenc-lab>`;
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
