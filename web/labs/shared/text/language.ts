import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languages } from 'virtual:strings';
import { nearestLanguage } from '../../../library/elements/locales/nearest.ts';

export { languages };
const fallback = 'en';

/** The first of the reader's languages that the page has, or has the nearest to. */
export function chooseLanguage(wishes: readonly string[], spoken: readonly string[] = languages): string {
  for (const wish of wishes) {
    const code = nearestLanguage(wish, spoken);
    if (code !== undefined) return code;
  }
  return fallback;
}

/** The page's language; an element in another page may use a different one (`languageIn`). */
let main: string | undefined;
/** The language of the current rendering. */
let now: string | undefined;

/** The language of the strings that follow. */
export const language = (): string => now ?? fallback;

/** Makes a language the page's, and re-renders all text. */
export function setLanguage(code: string): void {
  now = main = code;
  document.documentElement.lang = code;
  rerenderAll();
}

const hosts = new Set<ReactiveControllerHost & Node>();

/** Renders again whatever shows text. */
export function rerenderAll(): void {
  for (const host of hosts) host.requestUpdate();
}

/** By shadow root: the language of its rendering. */
export const languageIn = new WeakMap<Node, string>();

/** Whatever is said next is said in the language of this place. */
export function useLanguageOf(root: Node): void {
  now = languageIn.get(root) ?? main;
}

/** Renders again whatever shows text there. */
export function rerenderIn(root: Node): void {
  for (const host of hosts) if (host.getRootNode() === root) host.requestUpdate();
}

/** Re-renders its element when the language changes, and renders it in the language of where it stands. */
export class LocalizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;

  constructor(host: ReactiveControllerHost & Node) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.#host);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
  }

  hostUpdate(): void {
    useLanguageOf(this.#host.getRootNode());
  }
}
