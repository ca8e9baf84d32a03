import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { plain } from '../text/format.ts';
import { t } from '../text/i18n.ts';
import { language, LocalizeController } from '../text/language.ts';
import { problemText } from '../text/problem-text.ts';
import { parse, type NumberProperty, type Problem } from '../state/properties.ts';
import { nearestStop, stops } from '../state/stops.ts';
import { markPlaces, standing, type MarkPlace } from './mark-places.ts';
import { onSize } from './measured.ts';
import { LightElement } from '../light-element.ts';

export interface ChangeDetail {
  readonly value: number;
}

let count = 0;

/** Text that may still become a number: no reason to complain yet. */
const unfinished = /^[+\-\u2212]?$|^[+\-\u2212]?[\d.,]+e[+-]?$/i;

/**
 * `<pe-number>`: a slider, a box and quick-pick values. Valid input applies as it is typed; invalid input stays in the
 * box with the reason next to it and changes nothing else. Fires `pe-change`.
 */
export class NumberControl extends LightElement {
  static override properties = {
    property: { attribute: false },
    value: { attribute: false },
    label: { attribute: false },
    term: { attribute: false },
    compact: { attribute: false },
    epoch: { attribute: false },
    locked: { attribute: false },
    draft: { state: true },
    stands: { state: true },
  };

  declare property: NumberProperty;
  declare value: number;
  declare label: string;
  declare term: string;
  /** A single box, for minor settings. */
  declare compact: boolean;
  /** A new number discards text that was typed but not applied. */
  declare epoch: number;
  /** Shown, but not to be changed. */
  declare locked: boolean;
  declare private draft: string | null;
  /** Which labels have room, by what they measure; undefined before that. */
  declare private stands: readonly boolean[] | undefined;
  readonly #id = `pe-number-${(count += 1)}`;
  #stops: readonly number[] = [];

  constructor() {
    super();
    this.term = '';
    this.compact = false;
    this.epoch = 0;
    this.locked = false;
    this.draft = null;
    new LocalizeController(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('property')) {
      this.#stops = stops(this.property);
      this.stands = undefined;
    }
    if (this.draft === null) return;
    const parsed = parse(this.property, this.draft);
    const mine = 'value' in parsed && parsed.value === this.value;
    if (changed.has('epoch') || (changed.has('value') && !mine)) this.draft = null;
  }

  #change(value: number): void {
    this.dispatchEvent(new CustomEvent<ChangeDetail>('pe-change', { detail: { value }, bubbles: true }));
  }

  #typed(event: Event): void {
    const text = (event.target as HTMLInputElement).value;
    this.draft = text;
    const parsed = parse(this.property, text);
    if ('value' in parsed && parsed.value !== this.value) this.#change(parsed.value);
  }

  /** Leaving the box reformats valid input; invalid input stays, to be corrected. */
  #left(): void {
    if (this.draft !== null && (this.draft.trim() === '' || 'value' in parse(this.property, this.draft)))
      this.draft = null;
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape' && this.draft !== null) this.draft = null;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const { min, max, whole } = this.property;
    const next = (whole ? this.value : Math.round(this.value)) + (event.key === 'ArrowUp' ? 1 : -1);
    if (next >= min && next <= max && 'value' in parse(this.property, String(next))) {
      this.draft = null;
      this.#change(next);
    }
  }

  #problem(): (Problem & { readonly property: NumberProperty }) | undefined {
    if (this.draft === null || unfinished.test(this.draft.trim())) return undefined;
    const parsed = parse(this.property, this.draft);
    return 'problem' in parsed ? (parsed.problem as Problem & { readonly property: NumberProperty }) : undefined;
  }

  protected override render(): TemplateResult {
    const problem = this.#problem();
    const shown = this.draft ?? plain(this.value, language());
    return html`<div class="number" data-term=${this.term || nothing}>
      <label for=${this.#id}>${this.label}</label>
      <input
        id=${this.#id} class="box" type="text" autocomplete="off" spellcheck="false"
        inputmode=${this.property.whole ? 'numeric' : 'decimal'} ?readonly=${this.locked} .value=${live(shown)}
        aria-invalid=${problem ? 'true' : 'false'} aria-describedby=${problem ? `${this.#id}-problem` : nothing}
        @input=${this.#typed} @blur=${this.#left} @keydown=${this.#key}
      />
      ${this.compact ? nothing : this.#slider()}
      <p id="${this.#id}-problem" class="problem" role="alert">${problem ? problemText(problem) : nothing}</p>
    </div>`;
  }

  #slider(): TemplateResult {
    const { marks } = this.property;
    const index = nearestStop(this.#stops, this.value);
    const slid = (event: Event): void => {
      const value = this.#stops[Number((event.target as HTMLInputElement).value)];
      if (value !== undefined && value !== this.value) this.#change(value);
    };
    return html`<input
        class="slider" type="range" min="0" max=${this.#stops.length - 1} step="1" .value=${live(String(index))}
        list="${this.#id}-marks" aria-label=${t('control.slider', { label: this.label })}
        aria-valuetext=${plain(this.value, language())} ?disabled=${this.locked} @input=${slid}
      />
      <datalist id="${this.#id}-marks">
        ${marks.map(
          (mark) => html`<option value=${this.#stops.indexOf(mark)} label=${plain(mark, language())}></option>`,
        )}
      </datalist>
      ${this.#marks(marks)}`;
  }

  /** The labels of the marks, on one line; the slider's own keys reach every mark. */
  #marks(marks: readonly number[]): TemplateResult | typeof nothing {
    if (marks.length === 0) return nothing;
    const places = this.#places();
    return html`<div class="marks" data-lines=${this.#lowered < 0 ? 1 : 1.5}>
      ${marks.map((mark, index) => this.#mark(mark, places[index]!, this.stands?.[index] ?? places[index]!.stands))}
    </div>`;
  }

  /** The mark with a word below it. */
  get #lowered(): number {
    return this.property.marks.indexOf(this.property.paper ?? Number.NaN);
  }

  #places(): readonly MarkPlace[] {
    const { marks } = this.property;
    return markPlaces(
      marks.map((mark) => plain(mark, language())),
      marks.map((mark) => nearestStop(this.#stops, mark) / (this.#stops.length - 1)),
      this.#lowered,
      t('control.paper'),
    );
  }

  readonly #measure = (row: Element): void => {
    const widths = Array.from(row.children, (mark) => (mark as HTMLElement).offsetWidth);
    if (row.clientWidth === 0 || widths.length !== this.property.marks.length) return;
    const ticks = this.#places().map(({ at }) => at);
    const stands = standing(widths, ticks, row.clientWidth, this.#lowered);
    if (String(stands) !== String(this.stands)) this.stands = stands;
  };

  /** Puts each label below its tick. Strict policies forbid style attributes, but not this. */
  protected override updated(): void {
    for (const { dataset, style } of this.querySelectorAll<HTMLElement>('.marks, .mark'))
      for (const name of ['at', 'half', 'lines'])
        if (dataset[name] !== undefined) style.setProperty(`--${name}`, dataset[name]);
    const row = this.querySelector('.marks');
    if (row) onSize(row, this.#measure);
  }

  #mark(mark: number, { at, half }: MarkPlace, stands: boolean): TemplateResult {
    const value = plain(mark, language());
    const paper = mark === this.property.paper;
    // The name contains the visible text, for users of speech input.
    const name = t('control.setTo', { label: this.label, value: paper ? `${value} ${t('control.paper')}` : value });
    const take = (): void => {
      this.draft = null;
      if (mark !== this.value) this.#change(mark);
    };
    return html`<button
      type="button" class="mark" tabindex="-1" data-at=${at.toFixed(3)} data-half=${half} aria-label=${name}
      aria-pressed=${mark === this.value ? 'true' : 'false'} ?data-left-out=${!stands}
      ?disabled=${this.locked} @click=${take}
    >
      ${value}${paper ? html` <small>${t('control.paper')}</small>` : nothing}
    </button>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'pe-change': CustomEvent<ChangeDetail>;
  }
  interface HTMLElementTagNameMap {
    'pe-number': NumberControl;
  }
}

customElements.define('pe-number', NumberControl);
