import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The width available to a figure, CSS pixels. */
export type Room = Pick<FigureWidth, 'value' | 'highest'>;

/** Letters of the page's size that the title and the lead of a lab take of a screen's height. */
const above = 18.5;

/** The height left for a figure beside its controls; in somebody else's page a figure may be of any height. */
function screenOf(element: Element): number {
  if (!(element.getRootNode() instanceof Document) || !matchMedia('(min-width: 62rem)').matches) return Infinity;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(innerHeight - above * letter, 280);
}

/** The height that the style sheet leaves for the picture around an element, CSS pixels. */
function roomOf(element: Element): number {
  const picture = element.closest('.picture');
  if (!picture) return Infinity;
  const { maxHeight, paddingTop, paddingBottom } = getComputedStyle(picture);
  const highest = Number.parseFloat(maxHeight);
  return Number.isNaN(highest)
    ? screenOf(element)
    : highest - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/**
 * The width of a figure on the page, so that an SVG can be drawn at its natural size with letters as large as those
 * around it.
 */
export class FigureWidth implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #selector: string;
  readonly #observer: ResizeObserver;
  #watched: Element | null = null;
  /** CSS pixels; a guess until the first layout. */
  value = 640;
  /** CSS pixels that a picture may be high: on a phone a part of the screen. */
  highest = Infinity;

  constructor(host: ReactiveControllerHost & HTMLElement, selector: string) {
    this.#host = host;
    this.#selector = selector;
    this.#observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width === 0 || !entry) return;
      const highest = roomOf(entry.target);
      if (width === this.value && highest === this.highest) return;
      [this.value, this.highest] = [width, highest];
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
