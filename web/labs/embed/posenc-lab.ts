import type { LabId } from '../index.ts';
import type { Problem } from './lab-attributes.ts';
import { baseStyles, sheetOf } from './base.ts';
import type { LabHost } from './lab-host.ts';
import type { View } from './names.ts';
import { onceNearViewport } from './near-viewport.ts';
import { Surroundings } from './scheme.ts';

export type { Problem } from './lab-attributes.ts';
export type { View } from './names.ts';

export interface ChangeDetail {
  readonly lab: LabId;
  readonly view: View;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** The reader changed something. Bubbles and crosses shadow roots; not fired for changes by script. */
    'posenc-change': CustomEvent<ChangeDetail>;
    /** A setting could not be applied, or the lab could not be shown. */
    'posenc-problem': CustomEvent<Problem>;
    /** The lab is drawn for the first time. */
    'posenc-ready': CustomEvent<{ readonly lab: LabId }>;
  }
  interface HTMLElementTagNameMap {
    'posenc-lab': PosencLab;
  }
}

/** A server has no elements; importing this there gives a class that is never instantiated. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** A promise to be kept later. */
function promised(): { readonly promise: Promise<void>; keep(): void; break(reason: Error): void } {
  let [keep, refuse] = [(): void => undefined, (_reason: Error): void => undefined];
  const promise = new Promise<void>((resolve, reject) => ([keep, refuse] = [resolve, reject]));
  // Listeners are optional.
  promise.catch(() => undefined);
  return { promise, keep: () => keep(), break: (reason) => refuse(reason) };
}

/**
 * `<posenc-lab lab="clock" position="10">`: one lab in any page. The element itself is small; the lab, its words in one
 * language and its part of the library come when it is near the screen, once for all elements of a page.
 *
 * Slots: `caption`, and the default slot, shown until the lab has loaded or where it cannot run.
 */
export class PosencLab extends Base {
  #frame: HTMLElement | undefined;
  #note: HTMLElement | undefined;
  #surroundings: Surroundings | undefined;
  #labHost: LabHost | undefined;
  #loading: symbol | undefined;
  #leave: (() => void) | undefined;
  #observer: MutationObserver | undefined;
  #ready = promised();
  /** A view that was set before the lab had loaded. */
  #early: View = {};
  #problems: readonly Problem[] = [];

  /** Resolves when the lab is drawn; rejects if it cannot be. Nothing loads until the element is near the screen. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  get lab(): string {
    return this.getAttribute('lab') ?? '';
  }
  set lab(id: string) {
    this.setAttribute('lab', id);
  }

  /** The current settings, by full names. Setting it changes the named properties and no others. */
  get view(): View {
    return this.#labHost?.view ?? this.#early;
  }
  set view(view: View) {
    if (typeof view !== 'object' || view === null)
      throw new TypeError(`view is ${String(view)}; allowed: an object of properties by name`);
    if (this.#labHost) this.#labHost.view = view;
    else this.#early = { ...this.#early, ...view };
  }

  /** Problems with the settings. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /**
   * A picture of one of the lab's figures. Loads the lab if necessary.
   * Errors: rejects if the lab cannot run, or with a `RangeError` for an unknown figure.
   */
  async toBlob({
    figure = 0,
    type = 'image/png',
  }: {
    readonly figure?: number;
    readonly type?: 'image/png' | 'image/svg+xml';
  } = {}): Promise<Blob> {
    this.#start();
    await this.ready;
    return this.#labHost!.picture(figure, type);
  }

  /** The lab's texts for the page around it, in its language; empty before the lab has loaded. */
  get words(): { readonly title: string; readonly open: string } {
    return this.#labHost?.words ?? { title: '', open: '' };
  }

  /** The URL of the same view on the posenc page at this address; undefined before the lab has loaded. */
  link(page: string | URL): string | undefined {
    return this.#labHost?.link(page);
  }

  connectedCallback(): void {
    // jsdom has no screen to be near: the slot's content stays.
    if (!('IntersectionObserver' in globalThis)) return;
    if (!this.shadowRoot) this.#build();
    this.#observer ??= new MutationObserver((records) => {
      this.#changed([...new Set(records.map(({ attributeName }) => attributeName ?? ''))]);
    });
    this.#observer.observe(this, { attributes: true });
    if (!this.#loading) this.#leave = onceNearViewport(this, () => this.#start());
  }

  disconnectedCallback(): void {
    this.#leave?.();
    this.#observer?.disconnect();
  }

  #build(): void {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(baseStyles)];
    const part = (name: string): HTMLElement => {
      const element = document.createElement('div');
      [element.className, element.part.value] = [name, name];
      return element;
    };
    [this.#note, this.#frame] = [part('problem'), part('frame')];
    this.#note.role = 'status';
    this.#frame.classList.add('lab-root');
    this.#frame.append(document.createElement('slot'));
    const place = document.createElement('div');
    place.className = 'place';
    place.append(this.#frame);
    root.append(this.#note, place, Object.assign(document.createElement('slot'), { name: 'caption' }));
  }

  /** By day or by night, and how large. */
  #look(): void {
    const [frame, around] = [this.#frame, this.#surroundings];
    if (!frame || !around) return;
    const asked = this.getAttribute('theme');
    const own = asked === 'light' || asked === 'dark';
    const dark = own ? asked === 'dark' : around.dark;
    frame.dataset['theme'] = dark ? 'dark' : 'light';
    frame.toggleAttribute('data-own', own);
    frame.style.setProperty('--measured', around.letters);
    const paper = own ? undefined : around.paper(dark);
    if (paper === undefined) frame.style.removeProperty('--host');
    else frame.style.setProperty('--host', paper);
  }

  #start(): void {
    this.#leave?.();
    if (this.#loading) return;
    this.#surroundings ??= new Surroundings(this.shadowRoot!, () => this.#look());
    this.#look();
    const turn = (this.#loading = Symbol());
    this.#load(() => turn === this.#loading).catch((error: unknown) => {
      if (turn !== this.#loading) return;
      const message = error instanceof Error ? error.message : String(error);
      this.#fail([{ name: 'lab', value: this.lab, allowed: '', message }]);
    });
  }

  /** Loads the lab; discards it if another has been requested in the meantime. */
  async #load(wanted: () => boolean): Promise<void> {
    const root = this.shadowRoot!;
    const { LabHost, loadLab } = await import('./lab-host.ts');
    const lab = await loadLab(this, root);
    if (!wanted()) return;
    if (typeof lab !== 'string') return this.#fail(lab);
    this.#labHost = new LabHost(lab, this, root, {
      problems: (problems) => this.#tell(problems),
      change: () => this.#fire('posenc-change', { lab, view: this.view }),
    });
    const early = this.#early;
    this.#early = {}; // later values go to the lab, or to the next one
    await this.#labHost.attach(this.#frame!, early);
    if (!wanted()) return;
    this.#ready.keep();
    this.#fire('posenc-ready', { lab });
  }

  /** The slot's content stays. */
  #fail(problems: readonly Problem[]): void {
    this.#tell(problems);
    this.#ready.break(new Error(problems.map(({ message }) => message).join('\n')));
  }

  #changed(names: readonly string[]): void {
    if (names.includes('theme')) this.#look();
    if (!names.includes('lab')) return this.#labHost?.readAttributes(names);
    this.#labHost?.detach();
    [this.#labHost, this.#loading] = [undefined, undefined];
    const before = this.#ready;
    this.#ready = promised();
    // Promises for the previous lab settle with the current one.
    this.#ready.promise.then(before.keep, before.break);
    this.#frame!.replaceChildren(document.createElement('slot'));
    this.#tell([]);
    this.#leave = onceNearViewport(this, () => this.#start());
  }

  #tell(problems: readonly Problem[]): void {
    const known = new Set(this.#problems.map(({ message }) => message));
    this.#problems = problems;
    this.#note!.replaceChildren(
      ...problems.map(({ message }) => Object.assign(document.createElement('p'), { textContent: message })),
    );
    for (const problem of problems) if (!known.has(problem.message)) this.#fire('posenc-problem', problem);
  }

  #fire<K extends 'posenc-change' | 'posenc-problem' | 'posenc-ready'>(
    type: K,
    detail: GlobalEventHandlersEventMap[K]['detail'],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
