import type { Place } from '../../../../web/labs/shared/state/url.ts';

/** An address bar without a browser, which counts writes. */
export class FakePlace implements Place {
  href: string;
  readonly replaced: string[] = [];
  readonly pushed: string[] = [];
  #listener: () => void = () => undefined;

  constructor(search = '') {
    this.href = `http://example.test/course/page/${search}`;
  }

  replace(href: string): void {
    this.href = new URL(href, this.href).href;
    this.replaced.push(href);
  }

  push(href: string): void {
    this.href = new URL(href, this.href).href;
    this.pushed.push(href);
  }

  onReturn(listener: () => void): void {
    this.#listener = listener;
  }

  /** The reader presses the back button. */
  returnTo(href: string): void {
    this.href = new URL(href, this.href).href;
    this.#listener();
  }
}
