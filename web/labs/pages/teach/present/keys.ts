// Keys of the presenter. A presenter's remote sends PageDown and PageUp, some of them arrows, and a full stop or a B
// for its black screen; these two work wherever the focus is. Arrows belong to the figure while the focus is in it.

export type Act = 'next' | 'previous' | 'first' | 'last' | 'notes' | 'controls' | 'cover' | 'full' | 'leave';

const always: Readonly<Record<string, Act>> = { PageDown: 'next', PageUp: 'previous', Escape: 'leave' };
const arrows: Readonly<Record<string, Act>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
const letters: Readonly<Record<string, Act>> = { n: 'notes', c: 'controls', b: 'cover', '.': 'cover', f: 'full' };

/** Whether keys have a meaning of their own there: in a field, a slider, or the lab's figure. */
function hasKeys(at: EventTarget | undefined): boolean {
  if (!(at instanceof Element)) return false;
  if (at.getRootNode() instanceof ShadowRoot) return true;
  return at.matches('input, select, textarea, summary, [contenteditable], .notes');
}

const takesText = (at: EventTarget | undefined): boolean =>
  at instanceof Element &&
  at.matches(
    'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button]), [contenteditable]',
  );

export class Keys {
  /** Single letters can be switched off, for people who speak to their computer. */
  letters = true;
  readonly #act: (act: Act) => void;

  constructor(act: (act: Act) => void) {
    this.#act = act;
  }

  listen(): void {
    // Before the lab: a slider takes PageDown for itself.
    addEventListener('keydown', (event) => this.#press(event), true);
  }

  #press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [at] = event.composedPath();
    const act =
      always[event.key] ??
      (hasKeys(at) ? undefined : arrows[event.key]) ??
      (this.letters && !takesText(at) ? letters[event.key.toLowerCase()] : undefined);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat && !['next', 'previous'].includes(act)) return;
    this.#act(act);
  }
}
