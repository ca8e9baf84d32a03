import type { PropertyTable } from './properties.ts';
import type { Rejection, Store } from './store.ts';

/** Long enough that a drag writes nothing (browsers reject floods of history calls), short enough to copy the link. */
const quiet = 250;

export interface Place {
  readonly href: string;
  replace(href: string): void;
  push(href: string): void;
  onReturn(listener: () => void): void;
}

/** The browser's own address bar and history. */
export const browserPlace: Place = {
  get href() {
    return location.href;
  },
  replace: (href) => history.replaceState(history.state, '', href),
  push: (href) => history.pushState(null, '', href),
  onReturn: (listener) => addEventListener('popstate', listener),
};

interface Part {
  readonly key: string;
  readonly store: Store<PropertyTable>;
  readonly rejected: (rejections: readonly Rejection[]) => void;
}

/** These signs are legal in a query; leaving them readable makes links that people can edit. */
export function query(parameters: URLSearchParams): string {
  const text = parameters.toString().replace(/%(2C|3A|3B|21|7E)/g, decodeURIComponent);
  return text === '' ? '' : `?${text}`;
}

/** An address without its query and hash; also of a file, whose origin has no name. */
export const placeOf = (href: string): string => href.replace(/[?#].*$/s, '');

/**
 * Keeps the query of the page and the stores of its labs in step: `e.d=64` is property `d` of the lab with key `e`.
 * Parameters of labs not loaded yet, and unknown ones, are left unchanged.
 */
export class UrlState {
  readonly #place: Place;
  readonly #parts: Part[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;

  constructor(place: Place) {
    this.#place = place;
    place.onReturn(() => this.#read());
  }

  /** Binds a store permanently and applies the link's values. */
  bind<T extends PropertyTable>(key: string, store: Store<T>, rejected: Part['rejected']): void {
    const part: Part = { key, store: store as unknown as Store<PropertyTable>, rejected };
    this.#parts.push(part);
    this.#reading = true;
    rejected(part.store.fromParameters(this.#parametersOf(key)));
    this.#reading = false;
    store.subscribe((manner) => {
      if (this.#reading) return;
      clearTimeout(this.#timer);
      if (manner === 'act') this.write('push');
      else this.#timer = setTimeout(() => this.write('replace'), quiet);
    });
  }

  /** One parameter of the page itself, such as the language; null removes it. */
  setPage(name: string, value: string | null): void {
    this.#write('replace', (parameters) => {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    });
  }

  getPage(name: string): string | null {
    return new URL(this.#place.href).searchParams.get(name);
  }

  /** Names the part of the page that is on the screen; null names none. No step to come back from. */
  setHash(name: string | null): void {
    const { pathname, search, hash } = new URL(this.#place.href);
    const next = name === null ? '' : `#${name}`;
    if (next !== hash) this.#place.replace(`${pathname}${search}${next}`);
  }

  /** The address of the view as it is now, whether or not it has been written yet. */
  address(hash?: string): string {
    const url = new URL(this.#place.href);
    const parameters = this.#merged(url.searchParams);
    return `${placeOf(url.href)}${query(parameters)}${hash === undefined ? url.hash : `#${hash}`}`;
  }

  /** The view of one lab as it is now, without the lab's key. */
  viewOf(key: string): string {
    this.write('replace');
    return new URLSearchParams([...this.#parametersOf(key)]).toString();
  }

  /**
   * The address of this page with another view of one lab, if given, and other parameters of the page; everything else
   * unchanged.
   */
  addressOf(
    key: string,
    parameters: Readonly<Record<string, string>> | undefined,
    hash: string,
    page: Readonly<Record<string, string>> = {},
  ): string {
    const url = new URL(this.#place.href);
    const next = this.#merged(url.searchParams);
    if (parameters) for (const name of [...next.keys()]) if (name.startsWith(`${key}.`)) next.delete(name);
    for (const [name, text] of Object.entries(parameters ?? {})) next.set(`${key}.${name}`, text);
    for (const [name, text] of Object.entries(page)) next.set(name, text);
    return `${url.pathname}${query(next)}#${hash}`;
  }

  /** Goes to such an address without loading the page again: a step to come back from. */
  visit(address: string): void {
    this.write('replace');
    this.#place.push(address);
    this.#read();
  }

  write(how: 'push' | 'replace'): void {
    this.#write(how, () => undefined);
  }

  #write(how: 'push' | 'replace', change: (parameters: URLSearchParams) => void): void {
    clearTimeout(this.#timer);
    const url = new URL(this.#place.href);
    const parameters = this.#merged(url.searchParams);
    change(parameters);
    const next = `${url.pathname}${query(parameters)}${url.hash}`;
    if (next === `${url.pathname}${url.search}${url.hash}`) return;
    this.#place[how](next);
  }

  #merged(before: URLSearchParams): URLSearchParams {
    const parameters = new URLSearchParams(before);
    for (const { key, store } of this.#parts) {
      for (const name of [...parameters.keys()]) if (name.startsWith(`${key}.`)) parameters.delete(name);
      for (const [name, text] of store.toParameters()) parameters.set(`${key}.${name}`, text);
    }
    return parameters;
  }

  #parametersOf(key: string): ReadonlyMap<string, string> {
    const mine = new Map<string, string>();
    for (const [name, text] of new URL(this.#place.href).searchParams) {
      if (name.startsWith(`${key}.`)) mine.set(name.slice(key.length + 1), text);
    }
    return mine;
  }

  #read(): void {
    clearTimeout(this.#timer);
    this.#reading = true;
    for (const { key, store, rejected } of this.#parts) rejected(store.fromParameters(this.#parametersOf(key)));
    this.#reading = false;
  }
}
