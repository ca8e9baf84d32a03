import type { ViewOfLab } from './view-link.ts';

/** Makes the figure of another lab in a state, without its texts and controls. */
type MakeFigure = (view: ViewOfLab) => Promise<HTMLElement>;

let make: MakeFigure | undefined;

/** The page that holds all labs supplies the maker (lab-slot.ts); an element with one lab has none. */
export function makeFiguresBy(maker: MakeFigure): void {
  make = maker;
}

/** Undefined where a lab has no others. */
export const figureOf = (view: ViewOfLab): Promise<HTMLElement> | undefined => make?.(view);
