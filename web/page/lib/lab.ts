import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { panels, type PanelOptions } from '../controls/panels.ts';
import type { LabId } from '../labs/index.ts';
import { Speaks, t } from './i18n.ts';
import { LabControls } from './lab-controls.ts';
import { withLessons } from './lesson.ts';
import { lightTerms } from './light-terms.ts';
import type { Presets } from './presets.ts';
import { allowedText } from './problem-text.ts';
import type { PropertyTable, Values } from './properties.ts';
import { rich } from './rich.ts';
import type { Rejection } from './store.ts';
import type { Key } from './strings.ts';

type Texts = Readonly<Record<string, string | number>>;

/** What every lab is made of, in the order of the page. */
export interface LabParts {
  /** A choice between figures that are one lab. */
  readonly view?: unknown;
  /** Names the one that is chosen: what is unfolded below one figure is not unfolded below another. */
  readonly key?: string;
  readonly lead: unknown;
  readonly presets?: unknown;
  readonly figure: unknown;
  /** What belongs to the figure and has a heading of its own. */
  readonly beside?: unknown;
  readonly question: unknown;
  readonly after?: unknown;
  readonly fine?: unknown;
  readonly panels: unknown;
}

/** What a lab begins with: its text, beside the formula a smaller one, and maybe a third below. */
interface LeadKeys {
  readonly text?: string;
  readonly aside?: string;
  readonly third?: Key;
  /** What the text has holes for. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A row of buttons, of which one may be the chosen one. */
export interface Cards<N extends string> {
  readonly title: string;
  readonly names: readonly N[];
  /** Those that stand folded below the others until one of them is chosen. */
  readonly more?: readonly N[];
  readonly chosen: N | undefined;
  readonly choose: (name: N) => void;
  readonly card: (name: N) => unknown;
  readonly note?: unknown;
}

/**
 * What all labs share: a note about what of a link was refused, words and things that light up together, and the parts
 * around the figure, whose words stand at the same places of each lab's strings. It renders into the page itself, so
 * that one style sheet and one outline serve all of it.
 */
export abstract class LabElement<T extends PropertyTable> extends LabControls<T> {
  #rejections: readonly Rejection[] = [];

  constructor(lab: LabId, table: T, settle?: (wanted: Values<T>) => Values<T>) {
    super(lab, table, settle);
    this.store.subscribe((manner) => {
      if (manner === 'act') this.refuse([]);
      else this.requestUpdate();
    });
    new Speaks(this);
    lightTerms(this);
  }

  protected abstract parts(view: Values<T>): LabParts;

  protected reset(): void {
    this.store.reset();
  }

  /** Tells the reader what a link asked for and cannot have. A link without faults takes the note away. */
  refuse(rejections: readonly Rejection[]): void {
    this.#rejections = rejections;
    this.epoch += 1;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.classList.add('lab-body');
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { view, key, lead, presets, figure, beside, question, after, fine, panels } = this.parts(this.store.view);
    const parts = html`${lead}${presets}${figure}${beside}${question}${after}${fine}${panels}`;
    return html`${this.#note()}${view}${keyed(key, parts)}`;
  }

  #note(): unknown {
    if (this.#rejections.length === 0) return nothing;
    const item = ({ name, problem }: Rejection): string =>
      t('link.item', { label: this.label(name), raw: problem.raw, allowed: allowedText(problem.property) });
    const dismiss = (): void => {
      this.#rejections = [];
      this.requestUpdate();
    };
    return html`<div class="note" role="status">
      <p>${t('link.note')}</p>
      <ul>${this.#rejections.map((rejection) => html`<li>${item(rejection)}</li>`)}</ul>
      <button type="button" class="quiet" @click=${dismiss}>${t('link.dismiss')}</button>
    </div>`;
  }

  protected lead(
    formula?: unknown,
    { text = `${this.lab}.lead`, aside = `${this.lab}.where`, third, values }: LeadKeys = {},
  ): TemplateResult {
    const said = rich(t(aside as Key));
    return html`<div class="lead">
      <p class="prose">${rich(t(text as Key, values))}</p>
      ${
        formula
          ? html`<div class="prose">${formula}<p class="aside">${said}</p></div>`
          : html`<p class="prose aside">${said}</p>`
      }
      ${third ? html`<p class="aside prose">${rich(t(third))}</p>` : nothing}
    </div>`;
  }

  protected cards<N extends string>({ title, names, more = [], chosen, choose, card, note }: Cards<N>): TemplateResult {
    const button = (name: N): TemplateResult => html`<button
      type="button" class="card" data-preset=${name} aria-pressed=${name === chosen} @click=${() => choose(name)}
    >${card(name)}</button>`;
    const folded = html`<details class="more" ?open=${more.some((name) => name === chosen)}>
      <summary>${t('control.more', { count: more.length })}</summary>
      <div class="cards">${more.map(button)}</div>
    </details>`;
    return html`<section class="presets" aria-label=${title}>
      <div class="cards">
        <h3>${title}</h3>
        ${names.map(button)} ${more.length === 0 ? nothing : folded}
      </div>
      ${note === undefined ? nothing : html`<p class="preset-note" aria-live="polite">${note}</p>`}
    </section>`;
  }

  protected presets<N extends string>(
    { names, values, active }: Presets<N, Values<T>>,
    texts: Texts = {},
    choose = (name: N): void => this.store.assign(values(name, this.store.view), 'act'),
  ): TemplateResult {
    const chosen = active(this.store.view);
    return this.cards({
      title: t(`${this.lab}.presets` as Key),
      names,
      chosen,
      choose,
      card: (name) => html`<strong>${withLessons(t(`${this.lab}.preset.${name}.name` as Key))}</strong>
        <span>${t(`${this.lab}.preset.${name}.about` as Key, texts)}</span>`,
      note: chosen ? rich(t(`${this.lab}.preset.${chosen}.note` as Key, texts)) : '',
    });
  }

  /** The controls of a lab end with a hint, if it has one, and the way back to how it began. */
  protected controls(content: unknown, hint: Key | null = `${this.lab}.hint` as Key): TemplateResult {
    return html`<section class="controls" aria-label=${t(`${this.lab}.controls` as Key)}>
      ${content}
      ${hint === null ? nothing : html`<p class="hint">${t(hint)}</p>`}
      <button type="button" class="quiet reset" @click=${() => this.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  protected caption(content: unknown): TemplateResult {
    return html`<figcaption><strong>${t(`${this.lab}.notice` as Key)}</strong> ${content}</figcaption>`;
  }

  protected question({
    ask = `${this.lab}.ask` as Key,
    answer = `${this.lab}.answer` as Key,
    values = {} as Texts,
    toggled = (): void => undefined,
  } = {}): TemplateResult {
    return html`<section class="question prose">
      <h3>${t(`${this.lab}.askTitle` as Key)}</h3>
      <p>${rich(t(ask))}</p>
      <details @toggle=${toggled}>
        <summary>${t(`${this.lab}.answerTitle` as Key)}</summary><p>${rich(t(answer, values))}</p>
      </details>
    </section>`;
  }

  protected fine(keys: readonly Key[], values: Texts = {}): TemplateResult {
    return html`<section class="fine prose">
      <h3>${t(`${this.lab}.fine` as Key)}</h3>
      <ul>${keys.map((key) => html`<li>${rich(t(key, values))}</li>`)}</ul>
    </section>`;
  }

  /** `figures` is the selector of those that can be saved. */
  protected panels({
    figures,
    ...options
  }: Omit<PanelOptions, 'lab' | 'figures' | 'program' | 'choose'> & { readonly figures: string }): TemplateResult {
    return panels({
      ...options,
      lab: this.lab,
      figures: () => [...this.querySelectorAll<SVGSVGElement>(figures)],
      program: this.program,
      choose: (program) => (this.program = program),
    });
  }
}
