import { PosencCurves } from './curves.ts';
import { PosencHeatmap } from './heatmap.ts';

declare global {
  interface HTMLElementTagNameMap {
    'posenc-heatmap': PosencHeatmap;
    'posenc-curves': PosencCurves;
  }
}

/**
 * Registers both elements; a name that is taken already (a second copy of the script) is left alone. On a server there
 * is nowhere to register them.
 */
export function defineElements(): void {
  if (globalThis.customElements === undefined) return;
  if (!customElements.get('posenc-heatmap')) customElements.define('posenc-heatmap', PosencHeatmap);
  if (!customElements.get('posenc-curves')) customElements.define('posenc-curves', PosencCurves);
}

defineElements();
