// Makes a lab fit into a box of any shape, a slide's frame or a projector's picture: it is laid out at some width, as
// in any page, and enlarged or reduced as a whole. A lab draws its figures again at each new width, so that its height
// is known only after some frames; a few rounds suffice.

/** Letters by width alone are at least and at most so much of their usual size; to fit at all, they may be smaller. */
const [least, most] = [0.5, 2.5];
const smallest = 0.3;
/** The width that a lab needs in its own pixels, and that in which it is laid out as on a desk. */
const [narrowest, usual] = [336, 560];
/** The height that a lab leaves free of a screen, for a title and two sentences (lab.css), less its axes. */
const left = 15 * 16;
const rounds = 10;

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** The size of the letters to begin with, the largest. */
export const firstScale = (width: number): number => Math.min(Math.max(width / usual, 1), width / narrowest, most);

/** A size of letters, and the factor by which the content was too high with it. */
interface Tried {
  readonly scale: number;
  readonly over: number;
}

/**
 * A smaller one for content that is too high. Of a height that falls with the square of the scale, half is gained by
 * the greater width; how fast it really falls is known after two tries.
 */
export function nextScale(now: Tried, before?: Tried): number {
  const power = before ? Math.log(before.over / now.over) / Math.log(before.scale / now.scale) : 2;
  return Math.max(now.scale * Math.max(now.over, 1.02) ** (-1 / Math.min(Math.max(power, 0.7), 2)), least);
}

export class Fitted {
  readonly #box: HTMLElement;
  readonly #content: HTMLElement;
  readonly #observer: ResizeObserver;
  /** Counts the beginnings, of which only the last goes on. */
  #round = 0;
  #settling = false;
  /** The end of the last beginning. */
  #settled: Promise<void> | undefined;
  readonly #scrolls: boolean;
  #scale = 1;
  /** Of the content, before it is scaled. */
  #width = 0;
  #seen = '';

  /**
   * The content lies at the upper left of the box, which is positioned and has a size of its own.
   * @param scrolls content that is read, not looked at: it keeps letters of a size that can be read, and the box
   * scrolls
   */
  constructor(box: HTMLElement, content: HTMLElement, scrolls = false) {
    [this.#box, this.#content, this.#scrolls] = [box, content, scrolls];
    this.#observer = new ResizeObserver(() => this.#changed());
    this.#observer.observe(box);
    this.#observer.observe(content);
  }

  stop(): void {
    this.#observer.disconnect();
    this.#round += 1;
  }

  /** Another size of the box starts over; content that has grown beyond it makes room for itself. */
  #changed(): void {
    // A scroll bar, which takes of the inner size, is no other size: it comes and goes with the content.
    const size = `${this.#box.offsetWidth} ${this.#box.offsetHeight}`;
    if (size !== this.#seen) {
      this.#seen = size;
      void this.fit();
    } else if (this.#settling) return;
    else if (this.#overflows() && !this.#scrolls) void this.#settle();
    else this.#placeAtLast();
  }

  #overflows(): boolean {
    return this.#content.offsetHeight * this.#scale > this.#box.clientHeight + 1;
  }

  /** From the largest letters on; resolves when the content fits, or is as small as it may be. */
  async fit(): Promise<void> {
    const scale = firstScale(this.#box.clientWidth);
    this.#place(this.#scrolls ? Math.max(scale * 0.6, 1) : scale);
    void this.#settle();
    // A change meanwhile begins anew, and only the last beginning ends with content that fits.
    for (let seen: Promise<void> | undefined; seen !== this.#settled; ) await (seen = this.#settled);
  }

  #settle(): Promise<void> {
    return (this.#settled = this.#rounds());
  }

  async #rounds(): Promise<void> {
    const mine = (this.#round += 1);
    this.#settling = true;
    const drawn = async (): Promise<boolean> => {
      await frame();
      await frame();
      return mine === this.#round;
    };
    let tooLarge: Tried | undefined;
    let fitting = 0;
    for (let more = rounds; more > 0; more -= 1) {
      if (!(await drawn())) return;
      const now = { scale: this.#scale, over: (this.#content.offsetHeight * this.#scale) / this.#box.clientHeight };
      if (this.#scrolls || (now.over > 1 && now.scale <= least)) break;
      if (now.over > 1) {
        this.#place(fitting > 0 ? Math.sqrt(fitting * now.scale) : nextScale(now, tooLarge));
        tooLarge = now;
      } else {
        fitting = now.scale;
        if (now.over > 0.85 || !tooLarge) break;
        // A layout that has changed between two tries leaves much room: twice, half the way back.
        more = Math.min(more, 3);
        this.#place(Math.sqrt(now.scale * tooLarge.scale));
      }
    }
    if (fitting > 0 && this.#scale !== fitting) {
      if (!(await drawn())) return;
      if (this.#overflows()) this.#place(fitting);
      if (!(await drawn())) return;
    }
    // What a greater width has not gained, a smaller picture does: it grows no more with the screen it is told of.
    if (this.#overflows() && !this.#scrolls)
      this.#scale = Math.max(this.#box.clientHeight / this.#content.offsetHeight, smallest);
    this.#placeAtLast();
    this.#settling = false;
  }

  /** Lays the content out anew for letters of this size. */
  #place(scale: number): void {
    this.#scale = scale;
    this.#width = this.#box.clientWidth / scale;
    const { style } = this.#content;
    style.width = `${this.#width}px`;
    style.setProperty('--posenc-screen', `${this.#box.clientHeight / scale + left}px`);
    this.#move();
  }

  #placeAtLast(): void {
    this.#move();
    this.#box.style.overflow = this.#overflows() ? 'auto' : 'hidden';
  }

  /** Into the middle of the box. */
  #move(): void {
    const { clientWidth, clientHeight } = this.#box;
    const beside = Math.max((clientWidth - this.#width * this.#scale) / 2, 0);
    const top = Math.max((clientHeight - this.#content.offsetHeight * this.#scale) / 2, 0);
    this.#content.style.transform = `translate(${beside}px, ${top}px) scale(${this.#scale})`;
  }
}
