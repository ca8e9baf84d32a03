import { noChange, type ReactiveController, type ReactiveControllerHost } from 'lit';

/** A part counts as visible this far beyond the edges of the screen, so that scrolling shows nothing outdated. */
const margin = '0px';

/** After the next picture; a frame of another site that is out of sight has none. */
const nextFrame = (): Promise<unknown> =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    new Promise((resolve) => setTimeout(resolve, 200)),
  ]);

const isSlider = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type === 'range';

/**
 * The parts of a lab that are not on the screen wait: they are most of a lab, and rendering them took most of every
 * frame. They follow in the frame after the one that answers the reader; while she holds a slider, as soon as she lets
 * it go or they come into sight.
 */
export class OffscreenParts implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #observer: IntersectionObserver;
  /** By selector: the part that is watched, and whether it is known to be out of sight. */
  readonly #parts = new Map<string, { element: Element | null; away: boolean }>();
  #held = false;
  /** This update is the one that the parts waited for. */
  #following = false;
  #followsNext = false;
  #updates = 0;
  #caughtUp: Promise<void> | undefined;
  /** Whether a part is out of date. */
  #behind = false;

  constructor(host: ReactiveControllerHost & HTMLElement, selectors: readonly string[]) {
    this.#host = host;
    for (const selector of selectors) this.#parts.set(selector, { element: null, away: false });
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          for (const part of this.#parts.values()) if (part.element === target) part.away = !isIntersecting;
        }
        if (this.#behind) host.requestUpdate();
      },
      { rootMargin: margin },
    );
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this.#take);
    this.#host.addEventListener('change', this.#release);
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, this.#release);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this.#take);
    this.#host.removeEventListener('change', this.#release);
    for (const end of ['pointerup', 'pointercancel', 'blur']) removeEventListener(end, this.#release);
    this.#observer.disconnect();
    for (const part of this.#parts.values()) [part.element, part.away] = [null, false];
    this.#held = false;
  }

  hostUpdate(): void {
    [this.#following, this.#followsNext] = [this.#followsNext, false];
    this.#behind = false;
  }

  hostUpdated(): void {
    this.#updates += 1;
    if (this.#behind && !this.#held) this.#caughtUp ??= this.#follow();
    for (const [selector, part] of this.#parts) {
      if (part.element?.isConnected) continue;
      if (part.element) this.#observer.unobserve(part.element);
      [part.element, part.away] = [this.#host.querySelector(selector), false];
      if (part.element) this.#observer.observe(part.element);
    }
  }

  /** Once a frame has passed without another update, as between the frames of a drag or an animation. */
  async #follow(): Promise<void> {
    for (let seen = -1; seen !== this.#updates; ) {
      seen = this.#updates;
      await nextFrame();
    }
    this.#caughtUp = undefined;
    if (!this.#behind || this.#held) return;
    this.#followsNext = true;
    this.#host.requestUpdate();
  }

  /** Pending while parts wait for the next frame, not while a slider is held. */
  get caughtUp(): Promise<void> | undefined {
    return this.#caughtUp;
  }

  /** Whether the part has to wait. A page in the background has no frames to wait for. */
  waits(selector: string): boolean {
    const waits = !this.#following && !document.hidden && this.#parts.get(selector)?.away === true;
    this.#behind ||= waits;
    return waits;
  }

  /** The result of `make`, or the previous one. */
  part(selector: string, make: () => unknown): unknown {
    return this.waits(selector) ? noChange : make();
  }

  readonly #take = ({ target, button }: PointerEvent): void => {
    this.#held = button === 0 && isSlider(target);
  };

  readonly #release = (): void => {
    this.#held = false;
    if (this.#behind) this.#caughtUp ??= this.#follow();
  };
}
