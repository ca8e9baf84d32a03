import { paperAt } from '../shared/figure/paper.ts';

/** How light a colour is, from 0 to 1, as `getComputedStyle` writes it. */
export function lightness(color: string): number {
  // A digit of a name, `display-p3`, is no number.
  const [first = 0, green = 0, blue = 0] = (color.match(/(?<![\w-])-?[\d.]+(?:e[+-]?\d+)?/g) ?? []).map(Number);
  // lab() and lch() begin with the lightness, from 0 to 100; oklab() and oklch() from 0 to 1.
  if (/^(ok)?l(ab|ch)\(/.test(color)) return /^ok/.test(color) ? first : first / 100;
  // color(srgb 1 1 1) and the like count from 0 to 1.
  return (0.2126 * first + 0.7152 * green + 0.0722 * blue) / (/^rgb/.test(color) ? 255 : 1);
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
