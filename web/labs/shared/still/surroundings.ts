// The little of a browser that labs ask for while they are made and rendered, for Node: nothing is observed, and
// nothing happens. Imported before anything else (web/tools/vite/still.ts).
import { LitElement } from 'lit';

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Style sheets are files in a page that is made beforehand. */
class Sheet {
  replaceSync(): void {}
}

/** A lab asks whether it is in the page itself. */
class Document {}

const page = Object.assign(new Document(), {
  documentElement: { lang: '', dataset: {} },
  adoptedStyleSheets: [],
  querySelector: () => null,
  createElement: () => ({}),
  addEventListener: () => undefined,
});

const missing: Readonly<Record<string, unknown>> = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  CSSStyleSheet: Sheet,
  Document,
  document: page,
  location: new URL('http://localhost/'),
  requestAnimationFrame: () => 0,
  addEventListener: () => undefined,
};
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });

/** An element that is rendered as text has nothing in it to be found. */
Object.assign(LitElement.prototype, { querySelector: () => null, querySelectorAll: () => [], getRootNode: () => page });
