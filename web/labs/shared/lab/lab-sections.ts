// The sections of a lab: lead, presets, controls, caption, question, fold, panels. Their strings have the same keys in
// each lab.
import { html, nothing, type TemplateResult } from 'lit';
import type { CanvasFigure, PanelOptions } from '../controls/panels.ts';
import { exam } from './exam.ts';
import { LabControls } from './lab-controls.ts';
import type { PartName } from './parts.ts';
import type { Presets } from '../state/presets.ts';
import type { PropertyTable, Values } from '../state/properties.ts';
import { isOpenForPrint, readUnfolded, rememberUnfolded } from '../state/unfolded.ts';
import { t } from '../text/i18n.ts';
import { rich } from '../text/rich.ts';
import type { Key } from '../text/strings.ts';

type Texts = Readonly<Record<string, string | number>>;

/** The keys of a lab's two sentences, and of the meaning of its formula's letters. */
interface LeadKeys {
  readonly text?: string;
  readonly where?: string | null;
}

/** The start of a lab's fold: the rest of its text, an aside, and perhaps a third item. */
interface SayingKeys {
  /** None when two sentences are enough. */
  readonly text?: string | null;
  /** None where the letters of a formula are explained next to it. */
  readonly aside?: string | null;
  readonly third?: Key;
  /** The values of the text's placeholders. */
  readonly values?: Texts;
}

/** The settings beside a figure after the controls that a student plays with first. */
interface FurtherControls {
  /** Views worth going to. */
  readonly presets?: unknown;
  /** Everything else that can be set, folded away. */
  readonly more?: () => unknown;
  /** The key of a hint that is not the usual one; null for none. */
  readonly hint?: Key | null;
}

/** A row of buttons; one may be marked as chosen. */
export interface Cards<N extends string> {
  readonly title: string;
  readonly names: readonly N[];
  /** Buttons that stay folded until one of them is chosen. */
  readonly more?: readonly N[];
  readonly chosen: N | undefined;
  readonly choose: (name: N) => void;
  readonly card: (name: N) => unknown;
  readonly note?: unknown;
}

/** Makes the sections; LabElement puts them in their places. */
export abstract class LabSections<T extends PropertyTable> extends LabControls<T> {
  /** The visible parts; undefined means all. */
  shown: ReadonlySet<PartName> | undefined;
  /** A link has just set the view: the fold opens if the link sets something in it. */
  protected linked = false;
  /** The selector of the figures that can be saved. */
  #figures = '';
  /** True if the further controls are open; undefined before the reader or a link has opened or closed them. */
  #unfolded: boolean | undefined;

  protected reset(): void {
    this.store.reset();
  }

  /** False in an element of another page. */
  get #isOwnPage(): boolean {
    return this.getRootNode() instanceof Document;
  }

  protected shows(name: PartName): boolean {
    return this.shown?.has(name) ?? true;
  }

  /** The figures that can be saved. */
  figures(): readonly (SVGSVGElement | CanvasFigure)[] {
    return [...this.querySelectorAll<SVGSVGElement>(this.#figures)];
  }

  /**
   * Two sentences. The meaning comes before the notation: a formula is folded away next to them, with the meaning of
   * its letters.
   */
  protected lead(
    formula?: unknown,
    { text = `${this.lab}.lead`, where = `${this.lab}.where` }: LeadKeys = {},
  ): TemplateResult {
    const symbols = html`<details class="symbols">
      <summary>${t('page.symbols')}</summary>
      ${formula}${where === null ? nothing : html`<div class="legend-of aside">${rich(t(where as Key))}</div>`}
    </details>`;
    return html`<div class="lead">
      <p class="prose">${rich(t(text as Key))}</p>
      ${formula === undefined ? nothing : symbols}
    </div>`;
  }

  /** The rest of a lab's text. */
  protected saying({
    text = `${this.lab}.deeper`,
    aside = `${this.lab}.where`,
    third,
    values,
  }: SayingKeys = {}): TemplateResult {
    return html`<div class="saying prose">
      ${text === null ? nothing : html`<p>${rich(t(text as Key, values))}</p>`}
      ${aside === null ? nothing : html`<p class="aside">${rich(t(aside as Key, values))}</p>`}
      ${third ? html`<p class="aside">${rich(t(third))}</p>` : nothing}
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
    return html`<section role="group" class="presets" aria-label=${title}>
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
    if (!this.shows('presets')) return html``;
    const chosen = active(this.store.view);
    return this.cards({
      title: t(`${this.lab}.presets` as Key),
      names,
      chosen,
      choose,
      card: (name) => html`<strong>${t(`${this.lab}.preset.${name}.name` as Key, texts)}</strong>
        <span>${t(`${this.lab}.preset.${name}.about` as Key, texts)}</span>`,
      note: chosen ? rich(t(`${this.lab}.preset.${chosen}.note` as Key, texts)) : '',
    });
  }

  /**
   * At most four controls to play with first, the presets, and the rest folded away; then a hint, if there is one, and
   * the reset button. Where the author of a page has chosen the controls, all of those are in view.
   */
  protected controls(
    first: unknown,
    { presets, more, hint = `${this.lab}.hint` as Key }: FurtherControls = {},
  ): TemplateResult {
    if (this.controlled?.size === 0) return html``;
    return html`<section role="group" class="controls" part="controls" aria-label=${t(`${this.lab}.controls` as Key)}>
      ${first} ${presets ?? nothing}
      ${more === undefined ? nothing : this.controlled ? more() : this.#more(more)}
      ${hint === null ? nothing : html`<p class="hint">${t(hint)}</p>`}
      <button type="button" class="quiet reset" @click=${() => this.reset()}>${t('control.reset')}</button>
    </section>`;
  }

  /** Open if a link sets something in it, or as the reader left it. */
  #more(make: () => unknown): TemplateResult {
    const content = this.folded(make);
    if (this.linked && this.foldedIsSet) this.#unfolded = true;
    this.linked = false;
    this.#unfolded ??= this.#isOwnPage && readUnfolded(this.lab);
    const toggled = ({ currentTarget }: Event): void => {
      const details = currentTarget as HTMLDetailsElement;
      const { open } = details;
      if (open === this.#unfolded || isOpenForPrint(details)) return;
      this.#unfolded = open;
      if (this.#isOwnPage) rememberUnfolded(this.lab, open);
    };
    return html`<details class="more-controls" ?open=${this.#unfolded} @toggle=${toggled}>
      <summary>${t('control.further')}</summary>
      <div class="controls-parts">${content}</div>
    </details>`;
  }

  protected caption(content: unknown): TemplateResult {
    return html`<figcaption part="caption"><strong>${t(`${this.lab}.notice` as Key)}</strong> ${content}</figcaption>`;
  }

  protected question({
    ask = `${this.lab}.ask` as Key,
    answer = `${this.lab}.answer` as Key,
    title = `${this.lab}.askTitle` as Key,
    answerTitle = `${this.lab}.answerTitle` as Key,
  } = {}): TemplateResult {
    return html`<section class="question prose" part="question">
      <h3>${t(title)}</h3>
      <p>${rich(t(ask))}</p>
      ${exam.ask?.(this.lab, ask, t(ask)) ?? nothing}
      <details>
        <summary>${t(answerTitle)}</summary><p>${rich(t(answer))}</p>
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
  protected panels<Snippets>({
    figures,
    ...options
  }: Omit<PanelOptions<Snippets>, 'lab' | 'figures' | 'program' | 'choose'> & {
    readonly figures: string;
  }): TemplateResult {
    this.#figures = figures;
    if (!this.shows('panels')) return html``;
    const all: PanelOptions<Snippets> = {
      ...options,
      lab: this.lab,
      figures: () => this.figures(),
      program: this.program,
      choose: (program) => (this.program = program),
    };
    return html`<pe-panels .options=${all}></pe-panels>`;
  }
}
