import type { LitElement, ReactiveController } from 'lit';
import type { Theme } from '../draw/index.ts';
import { readTheme } from './theme.ts';

/** Size of the stage: CSS pixels, and the device pixels behind them. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
  readonly pixelRatio: number;
}

/**
 * The two canvases of a figure, their size and their colours. The picture is drawn on one and the selection on the
 * other, so that a moving pointer never redraws the picture.
 */
export class Stage implements ReactiveController {
  size: StageSize | null = null;
  readonly #host: LitElement;
  /** Called when the picture must be redrawn although no setting changed, within the same frame. */
  readonly #redraw: () => void;
  #theme: Theme | null = null;
  #observer: ResizeObserver | null = null;
  #element: HTMLElement | null = null;

  constructor(host: LitElement, redraw: () => void) {
    this.#host = host;
    this.#redraw = redraw;
    host.addController(this);
  }

  get theme(): Theme {
    const root = this.#host.shadowRoot;
    if (!root) throw new Error('the stage is used before its element has rendered');
    return (this.#theme ??= readTheme(root, this.size?.width ?? 0));
  }

  canvas(layer: 'base' | 'overlay'): HTMLCanvasElement | null {
    return this.#host.renderRoot?.querySelector<HTMLCanvasElement>(`canvas.${layer}`) ?? null;
  }

  /** A context in CSS pixels, its canvas as large as the stage; null before there is one. */
  begin(layer: 'base' | 'overlay'): CanvasRenderingContext2D | null {
    const canvas = this.canvas(layer);
    const context = canvas?.getContext('2d');
    const size = this.size;
    if (!canvas || !context || !size) return null;
    if (canvas.width !== size.deviceWidth) canvas.width = size.deviceWidth;
    if (canvas.height !== size.deviceHeight) canvas.height = size.deviceHeight;
    context.setTransform(size.pixelRatio, 0, 0, size.pixelRatio, 0, 0);
    return context;
  }

  clear(context: CanvasRenderingContext2D): void {
    context.save();
    context.resetTransform();
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.restore();
  }

  hostConnected(): void {
    if (this.#element) this.#observe(this.#element);
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#print);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#print);
  }

  hostUpdated(): void {
    if (this.#element) return;
    const element = this.#host.renderRoot.querySelector<HTMLElement>('.stage');
    if (!element) return;
    this.#element = element;
    this.#host.renderRoot.querySelector('.probes')?.addEventListener('transitionend', () => this.#restyle());
    this.#observe(element);
  }

  #observe(element: HTMLElement): void {
    this.#theme = null;
    // jsdom has no layout and no canvas: the element exists without a picture.
    if (globalThis.ResizeObserver === undefined) return;
    this.#observer = new ResizeObserver((entries) => this.#resize(entries.at(-1)));
    try {
      this.#observer.observe(element, { box: 'device-pixel-content-box' });
    } catch {
      // Safari has no such box; its canvases are then sized from the ratio.
      this.#observer.observe(element);
    }
  }

  #resize(entry: ResizeObserverEntry | undefined): void {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    if (width < 1 || height < 1) return;
    const device = entry.devicePixelContentBoxSize?.[0];
    const deviceWidth = devicePixels(width, device?.inlineSize);
    const deviceHeight = devicePixels(height, device?.blockSize);
    if (
      this.size?.deviceWidth === deviceWidth &&
      this.size.deviceHeight === deviceHeight &&
      this.size.pixelRatio === devicePixelRatio
    )
      return;
    this.size = { width, height, deviceWidth, deviceHeight, pixelRatio: devicePixelRatio };
    this.#theme = null;
    this.#redraw();
  }

  #restyle(): void {
    this.#theme = null;
    this.#redraw();
  }

  /** Paper is white on every page; printing does not wait for a transition. */
  readonly #print = ({ type }: Event): void => {
    const probes = this.#host.renderRoot.querySelector('.probes');
    probes?.classList.toggle('printed', type === 'beforeprint');
    if (probes) this.#restyle();
  };
}

/** The browser's own count where it is believable: with an emulated ratio some report the size of the real screen. */
function devicePixels(length: number, reported: number | undefined): number {
  const expected = length * devicePixelRatio;
  return reported !== undefined && Math.abs(reported - expected) < 1.5 ? reported : Math.max(1, Math.round(expected));
}
