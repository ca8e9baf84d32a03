/** The movement for a key, in the directions of the screen. */
export type Move =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'page-up'
  | 'page-down'
  | 'line-start'
  | 'line-end'
  | 'start'
  | 'end'
  | 'toggle';

/** Cells that Page Up and Page Down skip. */
export const pageStep = 10;

const moves: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'line-start',
  End: 'line-end',
  Enter: 'toggle',
  ' ': 'toggle',
};

/**
 * The move of a key; null for keys that belong to the browser or the page, all those with Alt, Ctrl or Meta but
 * Ctrl+Home and Ctrl+End.
 */
export function moveOf(event: KeyboardEvent): Move | null {
  if (event.altKey || event.metaKey) return null;
  if (event.ctrlKey) return event.key === 'Home' ? 'start' : event.key === 'End' ? 'end' : null;
  return moves[event.key] ?? null;
}

/** One level out of the structure of a figure, or in; null for all other keys. */
export function climbOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | null {
  if (!shiftKey || altKey || ctrlKey || metaKey) return null;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
}

/** An index moved and held within 0 .. count - 1. */
export const clamp = (index: number, count: number): number => Math.min(count - 1, Math.max(0, index));
