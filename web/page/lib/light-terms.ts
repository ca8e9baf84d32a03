/** Words and things of one term light up together, whichever is pointed at or has the focus. */
export function lightTerms(host: HTMLElement): void {
  const light = ({ target }: Event): void => {
    const term = target instanceof Element && target.closest('[data-term]')?.getAttribute('data-term');
    for (const other of host.querySelectorAll('[data-term]'))
      other.toggleAttribute('data-lit', typeof term === 'string' && other.getAttribute('data-term') === term);
  };
  const dim = (): void => {
    for (const other of host.querySelectorAll('[data-lit]')) other.removeAttribute('data-lit');
  };
  for (const event of ['pointerover', 'focusin']) host.addEventListener(event, light);
  for (const event of ['pointerleave', 'focusout']) host.addEventListener(event, dim);
}
