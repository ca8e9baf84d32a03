import { html, type TemplateResult } from 'lit';
import { copyText } from '../figure/clipboard.ts';
import { t } from '../text/i18n.ts';
import { LocalizeController } from '../text/language.ts';
import { LightElement } from '../light-element.ts';

/** Long enough to be read, short enough not to look like the button's name. */
const shown = 2500;

/** `<pe-copy>`: copies the result of `text` and confirms it. */
export class CopyButton extends LightElement {
  static override properties = { text: { attribute: false }, label: { attribute: false }, outcome: { state: true } };

  declare text: () => string;
  declare label: string;
  declare private outcome: 'none' | 'copied' | 'failed';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.label = '';
    this.outcome = 'none';
    new LocalizeController(this);
  }

  async #copy(): Promise<void> {
    this.outcome = (await copyText(this.text())) ? 'copied' : 'failed';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.outcome = 'none'), shown);
  }

  protected override render(): TemplateResult {
    const said = this.outcome === 'none' ? '' : t(this.outcome === 'copied' ? 'copy.copied' : 'copy.failed');
    return html`<button type="button" class="quiet" @click=${this.#copy}>${this.label || t('copy.copy')}</button>
      <span class="said" role="status">${said}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-copy': CopyButton;
  }
}

customElements.define('pe-copy', CopyButton);
