import { PosencCurves } from './curves.ts';
import { PosencHeatmap } from './heatmap.ts';

declare global {
  interface HTMLElementTagNameMap {
    'posenc-heatmap': PosencHeatmap;
    'posenc-curves': PosencCurves;
  }
}

/**
 * Registers both elements; a name that is already taken (a second copy of the script) is left alone. A server has no
 * registry.
 */
export function defineElements(): void {
  if (globalThis.customElements === undefined) return;
  if (!customElements.get('posenc-heatmap')) customElements.define('posenc-heatmap', PosencHeatmap);
  if (!customElements.get('posenc-curves')) customElements.define('posenc-curves', PosencCurves);
}

defineElements();
