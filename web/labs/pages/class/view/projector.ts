// The page in large letters, for the last row of a class: in full screen where the browser allows it.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** CSS pixels between a chart and the end of the screen. */
const below = 16;

/** Makes the page large as long as its host is there. */
export class Projector implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #large = false;
  #highest = Infinity;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  get large(): boolean {
    return this.#large;
  }

  /** CSS pixels that a chart may be high so that it ends with the screen; Infinity while the page is not large. */
  get highest(): number {
    return this.#highest;
  }

  hostConnected(): void {
    addEventListener('resize', this.#measure);
    document.addEventListener('fullscreenchange', this.#changed);
  }

  hostDisconnected(): void {
    document.removeEventListener('fullscreenchange', this.#changed);
    removeEventListener('resize', this.#measure);
    this.#large = false;
    document.documentElement.removeAttribute('data-large');
  }

  hostUpdated(): void {
    this.#measure();
  }

  /** What is above a chart has to be there before its height is known: a second drawing fits it. */
  readonly #measure = (): void => {
    const top = this.#large ? this.#host.querySelector('.chart')?.getBoundingClientRect().top : undefined;
    const highest = top === undefined ? Infinity : Math.floor(innerHeight - (top + scrollY) - below);
    if (highest === this.#highest) return;
    this.#highest = highest;
    this.#host.requestUpdate();
  };

  readonly #changed = (): void => {
    if (!document.fullscreenElement) this.#become(false);
  };

  #become(large: boolean): void {
    this.#large = large;
    document.documentElement.toggleAttribute('data-large', large);
    this.#host.requestUpdate();
  }

  async toggle(): Promise<void> {
    this.#become(!this.#large);
    // Where the browser forbids it, the page is large all the same.
    if (this.#large) await document.documentElement.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) await document.exitFullscreen();
  }
}
