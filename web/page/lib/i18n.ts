import { createInstance, type i18n as Instance } from 'i18next';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languages, parts } from 'virtual:strings';
import type { Key } from './strings.ts';

export { languages };
const fallback = 'en';

/** The first wish that is spoken here; `es-MX` is heard as `es`. */
export function chooseLanguage(wishes: readonly string[], spoken: readonly string[] = languages): string {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split(/[-_]/)[0] ?? '';
    if (spoken.includes(code)) return code;
  }
  return fallback;
}

/** What a language calls itself: a reader who is lost in a foreign page looks for that word. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const instance: Instance = createInstance();
const hosts = new Set<ReactiveControllerHost>();

export const language = (): string => instance.language;

/** Most strings of a frame hold no values: looked up once, they cost nothing while a slider moves. */
const constant = new Map<Key, string>();

/**
 * Strings cut at their braces, every second piece the name of a value: finding them again costs more than filling
 * them.
 */
const cut = new Map<Key, readonly string[]>();

/** The string of a key, with the values put in; `count` chooses the plural. Never HTML: Lit escapes it. */
export function t(key: Key, values?: Readonly<Record<string, string | number>>): string {
  if (values?.['count'] !== undefined) return instance.t(key, values);
  if (values) {
    let pieces = cut.get(key);
    if (!pieces) cut.set(key, (pieces = instance.t(key, { skipInterpolation: true }).split(/\{\{(\w+)\}\}/)));
    return pieces.map((piece, at) => (at % 2 ? String(values[piece] ?? '') : piece)).join('');
  }
  let text = constant.get(key);
  if (text === undefined) constant.set(key, (text = instance.t(key)));
  return text;
}

/** What was looked up is of another language, or of before its part was loaded. */
function forget(): void {
  constant.clear();
  cut.clear();
}

type Part = 'page' | 'outline' | 'labs' | 'paths';
/** What is loaded. */
const present = new Set<Part>(['page']);

async function load(code: string, part: Part): Promise<void> {
  const strings = parts[`${code}/${part}`];
  if (!strings) throw new RangeError(`language is ${code}; allowed: ${languages.join(', ')}`);
  instance.addResourceBundle(code, 'translation', (await strings()).default, true);
  // A key that was asked for too early is known only now.
  forget();
}

/** Loads a language and re-renders whatever shows text. */
export async function speak(code: string): Promise<void> {
  if (!instance.isInitialized) {
    await instance.init({ lng: code, resources: {}, interpolation: { escapeValue: false } });
  }
  await Promise.all([...present].map((part) => load(code, part)));
  await instance.changeLanguage(code);
  forget();
  document.documentElement.lang = code;
  for (const host of hosts) host.requestUpdate();
}

const learning = new Map<Part, Promise<void>>();

/** Loads what all labs explain, all else that they say, or the paths, in the language that is spoken. */
export function learn(part: Part): Promise<void> {
  let learnt = learning.get(part);
  if (!learnt) {
    learnt = load(language(), part).then(() => void present.add(part));
    learning.set(part, learnt);
    // A network that fails is asked again.
    learnt.catch(() => learning.delete(part));
  }
  return learnt;
}

type Strings = { readonly [name: string]: string | Strings };

/** All that is said of one lab; nothing before it is loaded. */
export const stringsOf = (lab: string): Strings =>
  (instance.getResource(language(), 'translation', lab) as Strings | undefined) ?? {};

/** Re-renders its element when the language changes. */
export class Speaks implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.#host);
  }

  hostDisconnected(): void {
    hosts.delete(this.#host);
  }
}
