import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';
import { choiceControl, flagControl, selectControl, type ChoiceOptions } from '../controls/choice-control.ts';
import '../controls/number-control.ts';
import type { LabId } from '../../index.ts';
import { t } from '../text/i18n.ts';
import type { Program } from '../text/program.ts';
import type { ChoiceProperty, FlagProperty, NumberProperty, Property, PropertyTable } from '../state/properties.ts';
import type { TextProperty, Value, Values } from '../state/properties.ts';
import { Store, type Manner } from '../state/store.ts';
import type { Key } from '../text/strings.ts';

/** Shown in place of the control of a property that has none. */
const none = html``;

/** The names of the properties of one kind. */
type Named<T extends PropertyTable, P extends Property> = {
  [K in keyof T & string]: T[K] extends P ? K : never;
}[keyof T & string];

/** The state of a lab, and the controls of its properties by their names. */
export abstract class LabControls<T extends PropertyTable> extends LitElement {
  static override properties: PropertyDeclarations = { program: { state: true } };

  /** The language of the program that is shown. */
  declare protected program: Program;
  readonly lab: LabId;
  readonly store: Store<T>;
  /** The properties that have a control; undefined means all. */
  controlled: ReadonlySet<string> | undefined;
  /** The names of the properties whose controls are folded away, noted while they are made. */
  readonly #folded = new Set<string>();
  #folding = false;
  /** Counts the discrete steps (preset, reset, a link): after one, half-typed text in a box is void. */
  protected epoch = 0;

  constructor(lab: LabId, table: T, settle?: (wanted: Values<T>) => Values<T>) {
    super();
    this.lab = lab;
    this.program = 'NumPy';
    this.store = new Store(table, settle);
  }

  /** The label of a property in the reader's language. */
  protected label(name: keyof T & string): string {
    return t(`${this.lab}.label.${name}` as Key);
  }

  #set(name: string, value: unknown, manner: Manner = 'slide'): void {
    this.store.assign({ [name]: value } as Partial<Values<T>>, manner);
  }

  /** Whether a property has a control here. Every control asks before it is made. */
  protected controllable(name: keyof T & string): boolean {
    if (this.#folding) this.#folded.add(name);
    return this.controlled?.has(name) ?? true;
  }

  /** The controls that `make` returns, remembered as those that a fold holds. */
  protected folded(make: () => unknown): unknown {
    this.#folded.clear();
    this.#folding = true;
    try {
      return make();
    } finally {
      this.#folding = false;
    }
  }

  /** Whether the view differs from the usual one in something that the fold holds. */
  protected get foldedIsSet(): boolean {
    const set = this.store.toParameters();
    return [...this.#folded].some((name) => set.has(this.store.table[name]?.url ?? ''));
  }

  protected number(
    name: Named<T, NumberProperty>,
    { term = '', compact = false, value = this.store.view[name] as number } = {},
  ): TemplateResult {
    if (!this.controllable(name)) return none;
    return html`<pe-number
      data-name="${this.lab}-${name}" .property=${this.store.table[name] as unknown as NumberProperty}
      .value=${value} .label=${this.label(name)} .term=${term} .compact=${compact} .epoch=${this.epoch}
      .locked=${this.store.locked.has(name)}
      @pe-change=${({ detail }: CustomEvent<{ readonly value: number }>) => this.#set(name, detail.value)}
    ></pe-number>`;
  }

  /** One of a few options. Without a label the options explain themselves. */
  protected choice<K extends Named<T, ChoiceProperty>>(
    name: K,
    text: (option: Value<T[K]> & string) => string | TemplateResult = String,
    more: Partial<ChoiceOptions<Value<T[K]> & string>> & { readonly manner?: Manner } = {},
  ): TemplateResult {
    if (!this.controllable(name)) return none;
    return choiceControl({
      name: `${this.lab}-${name}`,
      label: this.label(name),
      options: (this.store.table[name] as unknown as ChoiceProperty<Value<T[K]> & string>).options,
      value: this.store.view[name] as Value<T[K]> & string,
      text,
      locked: this.store.locked.has(name),
      choose: (option) => this.#set(name, option, more.manner),
      ...more,
    });
  }

  /** An item chosen by number, such as a word of a sentence. */
  protected place(
    name: Named<T, NumberProperty>,
    count: number,
    text: (place: number) => string,
    more: { readonly value?: number; readonly term?: string } = {},
  ): TemplateResult {
    if (!this.controllable(name)) return none;
    return choiceControl({
      name: `${this.lab}-${name}`,
      label: this.label(name),
      options: Array.from({ length: count }, (_place, place) => String(place)),
      value: String(more.value ?? this.store.view[name]),
      term: more.term,
      text: (place) => text(Number(place)),
      locked: this.store.locked.has(name),
      choose: (place) => this.#set(name, Number(place)),
    });
  }

  protected flag(name: Named<T, FlagProperty>): TemplateResult {
    if (!this.controllable(name)) return none;
    const value = this.store.view[name] as boolean;
    const locked = this.store.locked.has(name);
    const choose = (chosen: boolean): void => this.#set(name, chosen);
    return flagControl({ name: `${this.lab}-${name}`, label: this.label(name), value, locked, choose });
  }

  /** One of several; the options may be fewer than those of the table. */
  protected select<K extends Named<T, ChoiceProperty>>(
    name: K,
    text: (option: Value<T[K]> & string) => string,
    options: readonly (Value<T[K]> & string)[],
    value = this.store.view[name] as Value<T[K]> & string,
  ): TemplateResult {
    if (!this.controllable(name)) return none;
    const choose = (option: string): void => this.#set(name, option);
    const locked = this.store.locked.has(name);
    return selectControl({
      name: `${this.lab}-${name}`,
      label: this.label(name),
      options,
      value,
      text,
      locked,
      choose,
    });
  }

  /** The lab imports controls/text-control.ts. `value` is the text shown: the reader's words, or the example's. */
  protected words(name: Named<T, TextProperty>, value: string): TemplateResult {
    if (!this.controllable(name)) return none;
    return html`<pe-text
      data-name="${this.lab}-${name}" .property=${this.store.table[name] as unknown as TextProperty}
      .value=${value} .label=${this.label(name)} .epoch=${this.epoch} .locked=${this.store.locked.has(name)}
      @pe-text-change=${({ detail }: CustomEvent<{ readonly value: string }>) => this.#set(name, detail.value)}
    ></pe-text>`;
  }
}
