import { paperAt } from '../page/figure/paper.ts';

/** How light a colour is, from 0 to 1, as `getComputedStyle` writes it. */
export function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // color(srgb 1 1 1) and the like count from 0 to 1.
  const whole = /^rgb/.test(color) ? 255 : 1;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / whole;
}

/** Backgrounds between light and dark do not count as paper. */
const isPaper = (color: string, dark: boolean): boolean => (dark ? lightness(color) < 0.3 : lightness(color) > 0.8);

/** Font sizes outside these limits are not adopted: some hosts use tenths, some fill a wall. */
const [smallest, largest] = [14, 20];

/** Adopts from an element's surroundings: dark or light, and the size of letters. */
export class Surroundings {
  readonly #ink: HTMLElement;
  readonly #scheme: HTMLElement;

  constructor(root: ShadowRoot, changed: () => void) {
    // A theme that fades from day to night has its paper only at the end.
    root.ownerDocument.addEventListener('transitionend', ({ target, propertyName }) => {
      if (propertyName === 'background-color' && target instanceof Node && target.contains(root.host)) changed();
    });
    const probe = (name: string): HTMLElement => {
      const element = document.createElement('i');
      element.className = `probe ${name}`;
      element.ariaHidden = 'true';
      // Its tiny transition fires on any change.
      element.addEventListener('transitionend', changed);
      root.append(element);
      return element;
    };
    this.#ink = probe('ink');
    this.#scheme = probe('scheme');
  }

  /**
   * Dark if the host has light letters on a dark background, light if it does the opposite, whatever it tells the
   * browser: themes with their own switch often declare nothing, or both. If its background is unclear, dark if the
   * browser says so, or if letters are light.
   */
  get dark(): boolean {
    const light = lightness(getComputedStyle(this.#ink).color) > 0.5;
    const paper = paperAt(this.#ink);
    // A translucent background does not count as paper.
    if (/^rgb\(/.test(paper) && isPaper(paper, light)) return light;
    return light || getComputedStyle(this.#scheme).color === 'rgb(2, 2, 2)';
  }

  /** The host's background, if it is clearly light or dark; undefined means our own. */
  paper(dark: boolean): string | undefined {
    const paper = paperAt(this.#ink);
    return isPaper(paper, dark) ? paper : undefined;
  }

  get letters(): string {
    const size = Number.parseFloat(getComputedStyle(this.#ink).fontSize);
    return `${Math.min(Math.max(size, smallest), largest)}px`;
  }
}
