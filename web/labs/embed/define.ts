import { PosencLab } from './posenc-lab.ts';

/** Registers the element; a name that is already taken (a second copy of the script) is left alone. */
export function defineLab(): void {
  if (globalThis.customElements && !customElements.get('posenc-lab')) customElements.define('posenc-lab', PosencLab);
}

defineLab();
export { PosencLab };
