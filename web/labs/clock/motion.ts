import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Hand } from './hands.ts';

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances time while the reader wants it: smoothly, or in one step a second with reduced motion. */
export class Player implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #advance: (seconds: number) => void;
  #frame = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;

  constructor(host: ReactiveControllerHost, advance: (seconds: number) => void) {
    this.#host = host;
    this.#advance = advance;
    host.addController(this);
  }

  get playing(): boolean {
    return this.#frame !== 0 || this.#timer !== undefined;
  }

  toggle(): void {
    if (this.playing) this.stop();
    else if (calm()) this.#timer = setInterval(() => this.#advance(1), 1000);
    else {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(this.#tick);
    }
    this.#host.requestUpdate();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearInterval(this.#timer);
    this.#frame = 0;
    this.#timer = undefined;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.stop();
  }

  readonly #tick = (now: number): void => {
    // A page that slept does not leap on waking.
    const seconds = Math.min(Math.max(now - this.#last, 0) / 1000, 0.1);
    this.#last = now;
    this.#frame = requestAnimationFrame(this.#tick);
    this.#advance(seconds);
  };
}

/** Radians, clockwise from the top, of a point on a figure with its pin in the middle. */
function angleOf(event: PointerEvent, figure: Element): number {
  const box = figure.getBoundingClientRect();
  return Math.atan2(event.clientX - (box.x + box.width / 2), box.y + box.height / 2 - event.clientY);
}

/** The change of the position when the chosen hand is turned to the pointer in the shorter direction. */
export function draggedBy(event: PointerEvent, figure: Element, hand: Hand, position: number): number {
  const turn = angleOf(event, figure) - position * hand.frequency;
  return (turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) / hand.frequency;
}
