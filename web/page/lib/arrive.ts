/** What a reader does who wants to be somewhere else. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'hashchange'] as const;

/**
 * Holds a section at the top of the screen while the labs above it load and grow: a link to a lab is followed before
 * there is anything to scroll past. The reader's first move ends it.
 */
export function arriveAt(section: Element): void {
  const hold = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
  const leave = (): void => {
    hold.disconnect();
    for (const move of moves) removeEventListener(move, leave, true);
  };
  for (const move of moves) addEventListener(move, leave, { capture: true, passive: true });
  hold.observe(document.body);
}
