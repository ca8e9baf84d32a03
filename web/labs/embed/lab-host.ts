// A lab within an element in somebody else's page: its words, its properties by their full names, its picture.
import { useLanes } from '../../library/api/runtime/engine-labs.ts';
import { missing } from '../shared/state/capability.ts';
import { loadStringsIn, t } from '../shared/text/i18n.ts';
import { rerenderIn, chooseLanguage, languageIn, useLanguageOf } from '../shared/text/language.ts';
import type { LabElement } from '../shared/lab/lab.ts';
import { partNames, type PartName } from '../shared/lab/parts.ts';
import { loadLanesBy, partFailed } from '../shared/state/late-parts.ts';
import { onPaper, paperAt } from '../shared/figure/paper.ts';
import type { PropertyTable, Values } from '../shared/state/properties.ts';
import { labs, type LabId } from '../index.ts';
import { labLoaders } from '../load.ts';
import { LabAttributes, type Problem } from './lab-attributes.ts';
import { sheetOf } from './base.ts';
import { ownAttributes } from './common-attributes.ts';
import { valueOf, viewOf, type View } from './names.ts';
import { sheetsWith } from './sheets.ts';

loadLanesBy(useLanes);

/** The default parts of an element. */
const usual: ReadonlySet<string> = new Set(['figure', 'controls', 'readings']);
const parts: ReadonlyMap<string, string> = new Map(partNames.map((name) => [name, name]));
const themes: ReadonlyMap<string, string> = new Map(['auto', 'light', 'dark'].map((name) => [name, name]));
const ids: ReadonlyMap<string, string> = new Map(labs.map(({ id }) => [id, id]));

/** The language at the element's place in the page. */
function languageAt(element: HTMLElement): string {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof HTMLElement && at.lang !== '') return chooseLanguage([at.lang, ...navigator.languages]);
  return chooseLanguage(navigator.languages);
}

/** The lab that an element names, with its code and its strings loaded; or the reason for failure. */
export async function loadLab(host: HTMLElement, root: ShadowRoot): Promise<LabId | readonly Problem[]> {
  const lab = labs.find(({ id }) => id === host.getAttribute('lab'));
  const code = languageAt(host);
  await Promise.all([loadStringsIn(code, ['page', 'embed']), lab && loadStringsIn(code, [`lab/${lab.id}`])]);
  languageIn.set(root, code);
  useLanguageOf(root);
  if (!lab) {
    const attributes = new LabAttributes({}, ownAttributes);
    attributes.words(host, 'lab', ids);
    if (host.getAttribute('lab')?.trim()) return attributes.problems;
    return [{ name: 'lab', value: '', allowed: '', message: t('embed.noLab', { labs: [...ids.keys()].join(', ') }) }];
  }
  const lacks = missing();
  if (lacks) return [{ name: lacks, value: '', allowed: '', message: t(`missing.${lacks}`) }];
  await Promise.all([useLanes(lab.lanes.first), labLoaders[lab.id]()]);
  return lab.id;
}

export class LabHost {
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #lab: LabElement<PropertyTable>;
  readonly #attributes: LabAttributes;
  readonly #tell: (problems: readonly Problem[]) => void;
  #giving = false;
  #left = false;

  constructor(
    id: LabId,
    host: HTMLElement,
    root: ShadowRoot,
    told: { readonly problems: (problems: readonly Problem[]) => void; readonly change: () => void },
  ) {
    this.#host = host;
    this.#root = root;
    this.#lab = document.createElement(`lab-${id}`) as LabElement<PropertyTable>;
    this.#lab.setAttribute('part', 'lab');
    this.#attributes = new LabAttributes(this.#lab.store.table, ownAttributes);
    this.#tell = told.problems;
    this.#lab.store.subscribe(() => {
      if (!this.#giving) told.change();
    });
    this.#lab.addEventListener(partFailed, (event) => {
      event.stopPropagation();
      const message = String((event as CustomEvent<unknown>).detail);
      told.problems([...this.#attributes.problems, { name: 'lab', value: id, allowed: '', message }]);
    });
    // Messages of a lab to its reader use the language of this element.
    for (const type of ['pointerdown', 'click', 'input', 'change', 'keydown'])
      root.addEventListener(type, () => useLanguageOf(root), true);
  }

  /** Puts the lab into its frame, with the attributes and the values that a script has set before. */
  async attach(frame: HTMLElement, early: View): Promise<void> {
    this.#root.adoptedStyleSheets = sheetsWith((this.#lab.constructor as typeof LabElement).sheets).map(sheetOf);
    this.readAttributes(this.#host.getAttributeNames());
    this.view = { ...this.#properties(), ...early };
    frame.replaceChildren(this.#lab);
    await this.#lab.updateComplete;
  }

  detach(): void {
    this.#left = true;
    for (const name of this.#attributes.keys.keys()) Reflect.deleteProperty(this.#host, name);
  }

  get view(): View {
    const { table, view } = this.#lab.store;
    return viewOf(table, view);
  }
  set view(view: View) {
    this.#begin(this.#attributes.fromView(view));
  }

  /** Applies the new values of these attributes. */
  readAttributes(names: readonly string[]): void {
    const [host, lab, attributes] = [this.#host, this.#lab, this.#attributes];
    const values = attributes.fromAttributes(host, names);
    lab.controlled = attributes.words(host, 'controls', attributes.attributes);
    lab.store.locked = attributes.words(host, 'locked', attributes.attributes) ?? new Set();
    lab.shown = (attributes.words(host, 'show', parts) ?? usual) as ReadonlySet<PartName>;
    attributes.words(host, 'theme', themes);
    this.#begin(values);
    if (names.includes('lang')) void this.#changeLanguage();
  }

  /** The lab's texts for the page around it, in its language. */
  get words(): { readonly title: string; readonly open: string } {
    useLanguageOf(this.#root);
    return { title: t(`titles.${this.#lab.lab}`), open: t('embed.open') };
  }

  /** Where a posenc page shows the same. */
  link(page: string | URL): string {
    const address = new URL(page);
    const info = labs.find(({ id }) => id === this.#lab.lab);
    for (const [name, text] of this.#lab.store.toParameters()) address.searchParams.set(`${info?.key}.${name}`, text);
    address.searchParams.set('lang', languageIn.get(this.#root) ?? '');
    address.hash = this.#lab.lab;
    return address.href;
  }

  async picture(index: number, type: 'image/png' | 'image/svg+xml'): Promise<Blob> {
    const [{ pngOf, svgAround, svgOf }] = await Promise.all([
      import('../shared/figure/export.ts'),
      this.#lab.updateComplete,
    ]);
    const figures = this.#lab.figures();
    const figure = figures[index];
    if (!figure) throw new RangeError(`figure is ${index}; allowed: whole numbers from 0 to ${figures.length - 1}`);
    const paper = paperAt(figure);
    if (figure instanceof SVGSVGElement)
      return type === 'image/png' ? pngOf(figure, paper) : new Blob([svgOf(figure)], { type });
    const png = await onPaper(await figure.toBlob('image/png'), paper);
    if (type === 'image/png') return png;
    const { width, height } = figure.getBoundingClientRect();
    return new Blob([await svgAround(png, width, height, figure.getAttribute('label') ?? '')], { type });
  }

  /** Defines DOM properties by full names. Returns the values set before they were defined. */
  #properties(): View {
    const early: Record<string, unknown> = {};
    for (const [name, key] of this.#attributes.keys) {
      const set = Object.getOwnPropertyDescriptor(this.#host, name);
      if (set) early[name] = set.value;
      Object.defineProperty(this.#host, name, {
        configurable: true,
        enumerable: true,
        get: () => valueOf(this.#lab.store.table[key]!, this.#lab.store.view[key]),
        set: (value: unknown) => (this.view = { [name]: value }),
      });
    }
    return early;
  }

  #begin(values: Record<string, unknown>): void {
    this.#giving = true;
    this.#lab.store.begin(values as Partial<Values<PropertyTable>>);
    this.#giving = false;
    this.#lab.requestUpdate();
    useLanguageOf(this.#root);
    this.#tell(this.#attributes.problems);
  }

  async #changeLanguage(): Promise<void> {
    const code = languageAt(this.#host);
    await loadStringsIn(code, ['page', 'embed', `lab/${this.#lab.lab}`]);
    // Another language or lab was requested in the meantime.
    if (this.#left || code !== languageAt(this.#host)) return;
    languageIn.set(this.#root, code);
    rerenderIn(this.#root);
    this.#begin({});
  }
}
