/**
 * True while a fold is open for the printer alone, as page.ts marks it: nothing may note that as the reader's choice,
 * or it would stay open afterwards.
 */
export const isOpenForPrint = ({ dataset }: HTMLElement): boolean => 'folded' in dataset;

/** Labs whose "More" the reader has opened, held until the tab is closed. */
const key = 'posenc-more';

function read(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter((lab) => lab !== '');
  } catch {
    return []; // storage is forbidden, as in some embedded frames
  }
}

export const readUnfolded = (lab: string): boolean => read().includes(lab);

export function rememberUnfolded(lab: string, open: boolean): void {
  const others = read().filter((other) => other !== lab);
  try {
    sessionStorage.setItem(key, (open ? [...others, lab] : others).join(' '));
  } catch {
    // Held for this visit all the same.
  }
}
