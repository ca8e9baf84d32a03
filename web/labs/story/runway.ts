// The way of the reader through the story. The page's own scroll position says where she is; everything else that
// moves the story (keys, the slider, playing) scrolls the page, and the figure follows what it finds there.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** Scenes a second with which the figure catches up at most, so that a leap is seen as a movement; more from afar. */
const fastest = 1.4;
/** Seconds in which the figure has caught up with a scroll by two thirds. */
const lag = 0.09;
/** Seconds in which the text of the next scene takes the place of the one before, while the story plays. */
const change = 0.9;

/** CSS pixels by which a place may differ from the one that was asked for. */
const rounding = 2;
/** CSS pixels a second on the way to the first scene. */
const approach = 400;

/** Events that end playing: the reader scrolls the page herself. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

export interface RunwayOptions {
  /** Seconds of each scene. */
  readonly seconds: readonly number[];
  /** Draws the story at a moment: 2.5 is the middle of the third scene. */
  readonly draw: (moment: number) => void;
}

export class Runway implements ReactiveController {
  readonly #host: Host;
  readonly #seconds: readonly number[];
  readonly #draw: RunwayOptions['draw'];
  #observer: IntersectionObserver | undefined;
  #frame = 0;
  #last = 0;
  #seen = false;
  /** The moment that is drawn. */
  shown = 0;
  playing = false;
  /** While playing: the page's place, finer than browsers keep it. */
  #top = 0;

  constructor(host: Host, { seconds, draw }: RunwayOptions) {
    this.#host = host;
    this.#seconds = seconds;
    this.#draw = draw;
    host.addController(this);
  }

  hostUpdated(): void {
    const runway = this.#host.querySelector('.story-runway');
    if (!runway || this.#observer) return;
    this.#observer = new IntersectionObserver(([entry]) => this.#see(entry?.isIntersecting ?? false));
    this.#observer.observe(runway);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#see(false);
  }

  /** Nothing moves, and nothing listens, while the story is off the screen. */
  #see(seen: boolean): void {
    this.#seen = seen;
    if (seen) {
      addEventListener('scroll', this.wake, { passive: true });
      addEventListener('resize', this.wake);
      this.wake();
    } else {
      removeEventListener('scroll', this.wake);
      removeEventListener('resize', this.wake);
      this.pause();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
  }

  /** Draws with the next frame, and as long as something moves. */
  readonly wake = (): void => {
    if (this.#frame !== 0 || !this.#seen) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  };

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    // A page that slept does not leap on waking.
    const seconds = Math.min(Math.max(now - this.#last, 0) / 1000, 0.2);
    this.#last = now;
    if (this.playing) this.#advance(seconds);
    const wanted = this.moment();
    const left = wanted - this.shown;
    const most = fastest * Math.max(Math.abs(left), 1) * Math.max(seconds, 0.016);
    const near = left * (1 - Math.exp(-Math.max(seconds, 0.016) / lag));
    this.shown = Math.abs(left) < 0.002 ? wanted : this.shown + Math.sign(left) * Math.min(Math.abs(near), most);
    this.#draw(this.shown);
    if (this.playing || this.shown !== wanted) this.#frame = requestAnimationFrame(this.#tick);
  };

  /** The scenes' places on the screen, CSS pixels: where each begins, and how far one scrolls through it. */
  #scenes(): { readonly tops: readonly number[]; readonly line: number; readonly run: number } {
    const items = [...this.#host.querySelectorAll('.story-steps > li')];
    const text = items[0]?.querySelector('.story-text');
    return {
      tops: items.map((item) => item.getBoundingClientRect().top),
      line: text ? Number.parseFloat(getComputedStyle(text).top) : 0,
      run: items[0]?.querySelector('.story-run')?.getBoundingClientRect().height ?? 1,
    };
  }

  /** Where the page's place leads to. */
  moment(): number {
    const { tops, line, run } = this.#scenes();
    const scene = Math.max(
      tops.findLastIndex((top) => top <= line + 1),
      0,
    );
    const scrolled = line - (tops[scene] ?? 0);
    // Browsers keep whole pixels.
    if (scrolled < rounding || scrolled > run - rounding) return scene + (scrolled < rounding ? 0 : 1);
    return scene + scrolled / run;
  }

  /** The page's place of a moment. The end of a scene is on its own text, not on the next one's. */
  #placeOf(moment: number): number {
    const { tops, line, run } = this.#scenes();
    const scene = Math.min(Math.max(Math.ceil(moment) - 1, 0), tops.length - 1);
    return scrollY + (tops[scene] ?? 0) - line + (moment - scene) * run;
  }

  /** Takes the page to a moment; the figure follows. */
  go(moment: number): void {
    scrollTo({ top: this.#placeOf(moment), behavior: 'instant' });
    this.wake();
  }

  /** To the end of the next scene or the previous one; before the first there is its beginning. */
  step(by: number): void {
    this.pause();
    const now = this.moment();
    const next = by > 0 ? Math.floor(now + 0.02) + 1 : Math.ceil(now - 0.02) - 1;
    this.go(Math.min(Math.max(next, 0), this.#seconds.length));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.playing) return;
    if (this.moment() > this.#seconds.length - 0.01) this.go(0);
    this.playing = true;
    this.#top = scrollY;
    // The press that began it is not a move.
    setTimeout(() => {
      if (this.playing) for (const move of moves) addEventListener(move, this.#moved, { passive: true, capture: true });
    });
    this.wake();
    this.#host.requestUpdate();
  }

  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    for (const move of moves) removeEventListener(move, this.#moved, { capture: true });
    this.#host.requestUpdate();
  }

  readonly #moved = ({ target, type }: Event): void => {
    // The button that pauses does so itself, and sound may be switched on meanwhile.
    const isControl = target instanceof Element && target.closest('.story-controls') !== null;
    if (!isControl || type === 'wheel' || type === 'touchmove') this.pause();
  };

  /** Through a scene in its time, and over to the text of the next one at once. */
  #advance(seconds: number): void {
    // A scroll bar fires nothing but the scrolling.
    const elsewhere = Math.abs(scrollY - this.#top) > rounding;
    if (elsewhere || this.moment() >= this.#seconds.length) {
      this.pause();
      return;
    }
    const { tops, line, run } = this.#scenes();
    const scene = tops.findLastIndex((top) => top <= line + 1);
    const [top = 0, next = 0] = tops.slice(Math.max(scene, 0));
    const inside = run / (this.#seconds[scene] ?? 1);
    const between = Math.max(next - top - run, 1) / change;
    this.#top += seconds * (scene < 0 ? approach : line - top < run ? inside : between);
    scrollTo({ top: this.#top, behavior: 'instant' });
  }
}
