// A worksheet and its key as pages for a printer: blanks to fill in, and right answers with their reasons.
import { html, nothing, type TemplateResult } from 'lit';
import { colonOf, withCommas, withSemicolons } from '../../../../library/elements/sentences.ts';
import { labs, type LabId } from '../../../index.ts';
import { wishName } from '../../../shared/quiz/choices.ts';
import type { Task, Values } from '../../../shared/quiz/question.ts';
import { query } from '../../../shared/state/url.ts';
import { rich } from '../../../shared/text/rich.ts';
import { t } from '../../../shared/text/i18n.ts';
import type { Say } from '../strings.ts';
import { cellFigure, curveFigure, letterOf } from './figure.ts';
import type { Item, Wanted } from './make.ts';

export interface SheetOptions {
  readonly title: string;
  readonly wanted: Wanted;
  readonly items: readonly Item[];
  readonly language: string;
  readonly say: Say;
  /** The folder of the pages in this language. */
  readonly home: string;
}

/** A number as the reader writes it, short but exact enough for its tolerance. */
export function written(value: number, language: string, digits = 4): string {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: digits, useGrouping: false });
  return format.format(value).replace('-', '−');
}

/** A text with its values; numbers in the reader's language. */
export const filled = (text: string, values: Values, language: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? written(value, language, 8) : (value ?? whole);
  });

const figureOf = (task: Task, say: Say, solved = false): TemplateResult | typeof nothing =>
  task.kind === 'cell' || task.kind === 'curve'
    ? html`<figure>${task.kind === 'cell' ? cellFigure(task, say, solved) : curveFigure(task, say, solved)}</figure>`
    : nothing;

class Sheet {
  readonly #options: SheetOptions;

  constructor(options: SheetOptions) {
    this.#options = options;
  }

  /** Texts of a question with its values and marks. */
  #text({ made }: Item, text: string): unknown {
    return rich(filled(text, made.values, this.#options.language));
  }

  #option(item: Item, id: string): unknown {
    return this.#text(item, item.words.options?.[id] ?? id);
  }

  sheet(): TemplateResult {
    const { say } = this.#options;
    return html`<section class="sheet" aria-labelledby="sheet-title">
      ${this.#head('sheet-title', 'heading')}
      <p class="who"><span>${say('worksheet.name')}<i></i></span> <span>${say('worksheet.date')}<i></i></span></p>
      ${this.#list(
        (item) => html`<p class="ask">${this.#text(item, item.words.ask)}</p>
        ${figureOf(item.made.task, say)} ${this.#blank(item)}`,
      )}
    </section>`;
  }

  key(): TemplateResult {
    return html`<section class="sheet key" aria-labelledby="key-title">
      ${this.#head('key-title', 'keyHeading')}
      ${this.#list(
        (item) => html`<p class="ask">${this.#text(item, item.words.ask)}</p>
        ${figureOf(item.made.task, this.#options.say, true)} ${this.#answer(item)}`,
      )}
    </section>`;
  }

  #head(id: string, heading: 'heading' | 'keyHeading'): TemplateResult {
    const { title, wanted, items, say } = this.#options;
    const questions = say('worksheet.questions', { count: items.length });
    return html`<header class="sheet-head">
      <h2 id=${id}>${say(`worksheet.${heading}`, { title })}</h2>
      <p>${say('worksheet.number', { seed: wanted.seed, questions })} · ${t('quiz.level')}${colonOf(t('quiz.level'))}
        ${wishName(wanted.level)}</p>
    </header>`;
  }

  /** Numbered through, under the title of the lab where there are several. */
  #list(entry: (item: Item) => TemplateResult): TemplateResult {
    const { items } = this.#options;
    const groups = [...new Set(items.map(({ lab }) => lab))];
    return html`${groups.map((lab) => {
      const first = items.findIndex((item) => item.lab === lab);
      const mine = items.filter((item) => item.lab === lab);
      return html`${groups.length > 1 ? html`<h3>${t(`titles.${lab}`)}</h3>` : nothing}
        <ol start=${first + 1}>${mine.map(
          (item) => html`<li data-kind=${item.made.task.kind}>${entry(item)}</li>`,
        )}</ol>`;
    })}`;
  }

  /** Room for an answer. */
  #blank(item: Item): TemplateResult {
    const { say } = this.#options;
    const { task } = item.made;
    switch (task.kind) {
      case 'number':
        return html`<p class="blank">${say('worksheet.answer')} <i></i> ${this.#unit(item)}</p>`;
      case 'choice':
        return html`<ul class="options">${task.options.map(
          (id) => html`<li><i class="box"></i>${this.#option(item, id)}</li>`,
        )}</ul>`;
      case 'order':
        return html`<p class="hint">${say('worksheet.order')}</p>
          <ul class="options">${task.shown.map(
            (id) => html`<li><i class="box wide"></i>${this.#option(item, id)}</li>`,
          )}</ul>`;
      default:
        return html`<p class="hint">${say('worksheet.cross')}</p>`;
    }
  }

  #unit({ made: { task }, words }: Item): unknown {
    return task.kind === 'number' && task.unit !== undefined ? (words.units?.[task.unit] ?? '') : '';
  }

  #answer(item: Item): TemplateResult {
    const { say, language, home } = this.#options;
    const { made, words, lab } = item;
    const { task } = made;
    const mistakes = Object.entries(words.mistakes).filter(([name]) => this.#mistake(task, item, name) !== undefined);
    const place = made.lab ?? lab;
    const named = Object.entries(made.view).map(([name, text]) => [`${keyOf(place)}.${name}`, text]);
    const address = `${home}${place}/${query(new URLSearchParams(named))}`;
    const why = say('worksheet.why');
    return html`<p class="right"><strong>${this.#right(item)}</strong></p>
      <p><span class="label">${why}${colonOf(why)}</span> ${this.#text(item, words.right)}</p>
      ${
        mistakes.length === 0
          ? nothing
          : html`<dl class="mistakes" lang=${language}>${mistakes.map(
              ([name, text]) => html`<div>
                <dt>${say('worksheet.wrong')} ${this.#mistake(task, item, name)}${colonOf(say('worksheet.wrong'))}</dt>
                <dd>${this.#text(item, text)}</dd>
              </div>`,
            )}</dl>`
      }
      <p class="seen"><span class="label">${say('worksheet.seen')}${colonOf(say('worksheet.seen'))}</span>
        <a href=${address}>${t(`titles.${place}`)}</a>
        <span class="address">${new URL(address, document.baseURI).href}</span></p>`;
  }

  #right(item: Item): unknown {
    const { say, language } = this.#options;
    const { task } = item.made;
    switch (task.kind) {
      case 'number': {
        const value = html`${written(task.right, language)} ${this.#unit(item)}`;
        if (task.tolerance === 0) return value;
        return html`${value} (± ${written(task.tolerance, language, 2)})`;
      }
      case 'choice':
        return this.#option(item, task.right);
      case 'cell':
        return withSemicolons(task.right.map(([row, column]) => say('worksheet.cell', { row, column })));
      case 'curve':
        return say('worksheet.curve', { letter: letterOf(task.right) });
      case 'order':
        return task.right.map((id, at) => html`${at > 0 ? ' → ' : ''}${this.#option(item, id)}`);
    }
  }

  /** The answer that this mistake leads to; undefined where it cannot be said in short. */
  #mistake(task: Task, item: Item, name: string): unknown {
    const { say, language } = this.#options;
    switch (task.kind) {
      case 'number': {
        const value = task.mistakes[name];
        return value === undefined ? undefined : written(value, language);
      }
      case 'choice':
        return task.options.includes(name) ? html`“${this.#option(item, name)}”` : undefined;
      case 'cell': {
        const places = task.mistakes[name] ?? [];
        const rows = new Set(places.map(([row]) => row));
        const [first] = places;
        if (!first) return undefined;
        if (places.length === 1) return say('worksheet.cell', { row: first[0], column: first[1] });
        return rows.size === 1 ? `${say('worksheet.rows')} ${first[0]}` : undefined;
      }
      case 'curve': {
        const curves = (task.mistakes[name] ?? []).map((index) => say('worksheet.curve', { letter: letterOf(index) }));
        return curves.length === 0 ? undefined : withCommas(curves);
      }
      case 'order': {
        const order = task.mistakes[name];
        return order === undefined
          ? undefined
          : order.map((id, at) => html`${at > 0 ? ' → ' : ''}${this.#option(item, id)}`);
      }
    }
  }
}

const keyOf = (lab: LabId): string => labs.find(({ id }) => id === lab)?.key ?? '';

export const sheetView = (options: SheetOptions): TemplateResult => new Sheet(options).sheet();
export const keyView = (options: SheetOptions): TemplateResult => new Sheet(options).key();
