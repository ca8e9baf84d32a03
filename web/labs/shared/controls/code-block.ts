import { html, type TemplateResult } from 'lit';
import './copy-button.ts';

/** A program to read and to take away; the region scrolls sideways on its own, so it must be reachable by key. */
export function codeBlock(code: string, label: string): TemplateResult {
  return html`<div class="code">
    <pre tabindex="0" role="group" aria-label=${label}><code translate="no">${code}</code></pre>
    <pe-copy .text=${() => code}></pe-copy>
  </div>`;
}
