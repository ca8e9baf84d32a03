/** The reader's own, as the colours are. */
const key = 'posenc-keys';

/** Whether [ and ] step from lab to lab: single-character keys can be hit by mistake or by speech input. */
export function readBracketKeys(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true; // storage is forbidden, as in some embedded frames
  }
}

export function chooseBracketKeys(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Held for this visit all the same.
  }
}
