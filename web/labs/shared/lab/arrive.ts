/** Brings the reader to another place on the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

let last: (() => void) | undefined;

/**
 * Holds a section at the top of the screen while the labs above it load and grow: a link to a lab is followed before
 * there is anything to scroll past. The reader's first move ends it.
 */
export function arriveAt(section: Element): void {
  last?.();
  let [height, top] = [0, 0];
  const stay = (): void => {
    section.scrollIntoView({ behavior: 'instant' });
    [height, top] = [document.body.scrollHeight, section.getBoundingClientRect().top];
  };
  const hold = new ResizeObserver(stay);
  const leave = (): void => {
    hold.disconnect();
    for (const move of moves) removeEventListener(move, leave, true);
    removeEventListener('scroll', scrolled);
  };
  /** Dragging a scroll bar fires nothing else. */
  const scrolled = (): void => {
    const moved = Math.abs(section.getBoundingClientRect().top - top) > 4;
    if (moved && document.body.scrollHeight === height) leave();
  };
  last = leave;
  stay();
  for (const move of moves) addEventListener(move, leave, { capture: true, passive: true });
  addEventListener('scroll', scrolled, { passive: true });
  hold.observe(document.body);
}

/** Opens every fold around an element. */
export function reveal(element: Element): void {
  const folds: HTMLDetailsElement[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) folds.push(at);
  for (const fold of folds) fold.open = true;
}
