/** Opens every fold around an element. */
export function reveal(element: Element): void {
  const folds: HTMLDetailsElement[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) folds.push(at);
  for (const fold of folds) fold.open = true;
}
