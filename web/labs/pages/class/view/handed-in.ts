// The students who have handed in, by name or number, each with a way to remove her code.
import { html, nothing, type TemplateResult } from 'lit';
import { whoIs, type Entry } from '../room/gathering.ts';
import { say } from '../words.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** `<class-handed-in>`: a number, and the list behind it while it is open. */
export class HandedIn extends LightElement {
  static override properties = {
    count: { attribute: false },
    entries: { attribute: false },
    takeOut: { attribute: false },
    open: { state: true },
  };

  declare count: number;
  declare entries: () => readonly Entry[];
  declare takeOut: (student: number) => void;
  declare private open: boolean;

  constructor() {
    super();
    this.count = 0;
    this.open = false;
  }

  protected override render(): TemplateResult {
    const toggled = (event: Event): void => void (this.open = (event.target as HTMLDetailsElement).open);
    return html`<details class="handed-in" @toggle=${toggled}>
      <summary data-count=${this.count}>${say('desk.handedIn', { count: this.count })}</summary>
      ${this.open ? html`<ul>${this.entries().map((entry) => this.#row(entry))}</ul>` : nothing}
    </details>`;
  }

  #row({ result, way }: Entry): TemplateResult {
    const who = whoIs(result);
    return html`<li>
      <bdi>${who}</bdi> <small class="hint">${say(`desk.way.${way}`)}</small>
      <button
        type="button" class="quiet" aria-label=${say('desk.removeOf', { who })}
        @click=${() => this.takeOut(result.student)}
      >${say('desk.remove')}</button>
    </li>`;
  }
}

customElements.define('class-handed-in', HandedIn);
