import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * The width that a figure has on the page, so that an SVG can be drawn at its own size and its letters stay as large as
 * those around it.
 */
export class FigureWidth implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #selector: string;
  readonly #observer: ResizeObserver;
  #watched: Element | null = null;
  /** CSS pixels; a guess until the first layout. */
  value = 640;

  constructor(host: ReactiveControllerHost & HTMLElement, selector: string) {
    this.#host = host;
    this.#selector = selector;
    this.#observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width === 0 || width === this.value) return;
      this.value = width;
      host.requestUpdate();
    });
    host.addController(this);
  }

  hostUpdated(): void {
    const found = this.#host.querySelector(this.#selector);
    if (found === this.#watched) return;
    if (this.#watched) this.#observer.unobserve(this.#watched);
    this.#watched = found;
    if (found) this.#observer.observe(found);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#watched = null;
  }
}
