// A code to hand over: large to read out, as a QR code, on the clipboard, as a file.
import { html, nothing, type TemplateResult } from 'lit';
import { copyText, download } from '../../../shared/figure/clipboard.ts';
import { say } from '../words.ts';
import { qrCode } from './qr.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** `<class-code>`: shows `code`. */
export class CodeOut extends LightElement {
  static override properties = {
    code: { attribute: false },
    label: { attribute: false },
    file: { attribute: false },
    said: { state: true },
  };

  declare code: string;
  /** The QR code in words. */
  declare label: string;
  /** The name of its file; empty for none. */
  declare file: string;
  declare private said: string;

  constructor() {
    super();
    this.code = '';
    this.label = '';
    this.file = '';
    this.said = '';
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('code')) this.said = '';
  }

  async #copy(): Promise<void> {
    this.said = say((await copyText(this.code)) ? 'code.copied' : 'code.notCopied');
  }

  protected override render(): TemplateResult {
    const groups = this.code.split('-');
    return html`<p class="code-text" translate="no" data-code=${this.code}>${groups.map(
      (group, at) => html`<span>${group}</span>${at < groups.length - 1 ? '-' : ''}<wbr />`,
    )}</p>
      <p class="hint">${say('code.length', { count: groups.join('').length })}</p>
      ${qrCode(this.code, this.label)}
      <p class="actions">
        <button type="button" class="quiet" data-act="copy"
          @click=${() => void this.#copy()}>${say('code.copy')}</button>
        ${
          this.file
            ? html`<button
                type="button" class="quiet" data-act="file"
                @click=${() => download(this.file, 'text/plain', [`${this.code}\n`])}
              >${say('code.file')}</button>`
            : nothing
        }
        <span role="status">${this.said}</span>
      </p>`;
  }
}

customElements.define('class-code', CodeOut);
