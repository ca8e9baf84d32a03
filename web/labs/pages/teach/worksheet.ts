// The page of the worksheets: what is drawn stands in the address, so that a sheet can be printed again, and its key by
// somebody else: ?of=clock&n=8&seed=7&level=1&view=both.
import { html, nothing, render, type TemplateResult } from 'lit';
import { useEveryFamily } from '../../../library/api/runtime/engine-page.ts';
import { t } from '../../shared/text/i18n.ts';
import { pathTitle } from '../../shared/paths/names.ts';
import { wishName } from '../../shared/quiz/choices.ts';
import { wishes } from '../../shared/quiz/round.ts';
import { isPath, pathNames } from './plans.ts';
import { labs, type LabId } from '../../index.ts';
import type { Say } from './strings.ts';
import { labsOf, makeSheet, mostQuestions, type Item, type Wanted } from './worksheet/make.ts';
import { keyView, sheetView } from './worksheet/view.ts';

const views = ['sheet', 'key', 'both'] as const;
type View = (typeof views)[number];

/** The usual number of questions. */
const usual = 8;
/** Seeds are read aloud and typed. */
const seedForm = /^[a-z0-9]{1,20}$/i;

export class Worksheets {
  readonly #form: HTMLElement;
  readonly #place: HTMLElement;
  readonly #say: Say;
  readonly #language: string;
  /** The page with all labs in this language. */
  readonly #home: string;
  #wanted: Wanted;
  #view: View;
  #asked = 0;

  constructor({
    form,
    place,
    say,
    language,
    home,
  }: {
    readonly form: HTMLElement;
    readonly place: HTMLElement;
    readonly say: Say;
    readonly language: string;
    readonly home: string;
  }) {
    [this.#form, this.#place, this.#say, this.#language, this.#home] = [form, place, say, language, home];
    const asked = new URL(location.href).searchParams;
    this.#wanted = {
      of: asked.get('of') ?? 'intro',
      count: Number(asked.get('n') ?? usual),
      seed: asked.get('seed') ?? '1',
      // The first sheet is for a first visit: its path, and what can be read off.
      level: wishes.find((wish) => wish === asked.get('level')) ?? (asked.has('of') ? 'mixed' : '1'),
    };
    this.#view = views.find((view) => view === asked.get('view')) ?? 'sheet';
  }

  async start(): Promise<void> {
    // Fields answer as soon as they change; Enter in one must not ask for the page again.
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    await this.#make();
  }

  #choose(wanted: Partial<Wanted>, view = this.#view): void {
    this.#wanted = { ...this.#wanted, ...wanted };
    this.#view = view;
    const address = new URL(location.href);
    const { of, count, seed, level } = this.#wanted;
    for (const [name, text] of [
      ['of', of],
      ['n', count],
      ['seed', seed],
      ['level', level],
      ['view', view],
    ] as const)
      address.searchParams.set(name, String(text));
    history.replaceState(history.state, '', address);
    void this.#make();
  }

  /** Why nothing can be made of what is wanted. */
  #fault(): string | undefined {
    const { of, count, seed } = this.#wanted;
    const mine = labsOf(of);
    const say = this.#say;
    if (!mine) return say('worksheet.unknown', { of, allowed: [...pathNames, ...labs.map(({ id }) => id)].join(', ') });
    if (mine.length === 0) return say('worksheet.none');
    if (!seedForm.test(seed)) return say('worksheet.seedWrong', { seed });
    if (!Number.isInteger(count) || count < 1 || count > mostQuestions)
      return say('worksheet.countWrong', { count: Number.isNaN(count) ? '' : count, most: mostQuestions });
    return undefined;
  }

  async #make(): Promise<void> {
    const asked = (this.#asked += 1);
    render(this.#controls(), this.#form);
    const fault = this.#fault();
    if (fault !== undefined) return this.#show(html`<p class="refusal" role="alert">${fault}</p>`);
    try {
      await useEveryFamily();
      const items = await makeSheet(this.#wanted, this.#language);
      if (asked === this.#asked) this.#show(this.#sheets(items));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (asked === this.#asked)
        this.#show(html`<p class="refusal" role="alert">${this.#say('worksheet.failed', { message })}</p>`);
    }
  }

  #show(content: TemplateResult): void {
    // What the page came with says that it waits.
    if (this.#place.ariaBusy === 'true') this.#place.replaceChildren();
    render(content, this.#place);
    this.#place.ariaBusy = null;
  }

  get #title(): string {
    const { of } = this.#wanted;
    return isPath(of) ? pathTitle(of) : t(`titles.${of as LabId}`);
  }

  #sheets(items: readonly Item[]): TemplateResult {
    const options = {
      title: this.#title,
      wanted: this.#wanted,
      items,
      language: this.#language,
      say: this.#say,
      home: this.#home,
    };
    const heading = this.#view === 'key' ? 'worksheet.keyHeading' : 'worksheet.heading';
    document.title = `${this.#say(heading, { title: this.#title })} · ${this.#wanted.seed}`;
    return html`${this.#view === 'key' ? nothing : sheetView(options)}
      ${this.#view === 'sheet' ? nothing : keyView(options)}`;
  }

  #controls(): TemplateResult {
    const say = this.#say;
    const { of, count, seed, level } = this.#wanted;
    const paths = pathNames.filter((name) => (labsOf(name) ?? []).length > 0);
    const option = (value: string, text: string): TemplateResult =>
      html`<option value=${value} ?selected=${value === of}>${text}</option>`;
    const value = (event: Event): string => (event.target as HTMLInputElement).value;
    return html`<label>${say('worksheet.of')}
        <select name="of" @change=${(event: Event) => this.#choose({ of: value(event) })}>
          <optgroup label=${say('worksheet.paths')}>${paths.map((name) => option(name, pathTitle(name)))}</optgroup>
          <optgroup label=${say('worksheet.labs')}>${labs.map(({ id }) => option(id, t(`titles.${id}`)))}</optgroup>
        </select></label>
      <label>${say('worksheet.count')}
        <input
          name="n" type="number" min="1" max=${mostQuestions} .value=${String(count)}
          @change=${(event: Event) => this.#choose({ count: Number(value(event)) })}
        ></label>
      <label>${t('quiz.level')}
        <select
          name="level"
          @change=${(event: Event) => this.#choose({ level: wishes.find((wish) => wish === value(event)) ?? 'mixed' })}
        >${wishes.map((wish) => html`<option value=${wish} ?selected=${wish === level}>${wishName(wish)}</option>`)}
        </select></label>
      <label>${say('worksheet.seed')}
        <input
          name="seed" maxlength="20" autocomplete="off" spellcheck="false" .value=${seed}
          @change=${(event: Event) => this.#choose({ seed: value(event).trim() })}
        ></label>
      <button type="button" data-act="another" @click=${() => this.#choose({ seed: another() })}>
        ${say('worksheet.another')}
      </button>
      <fieldset class="views"><legend>${say('worksheet.shown')}</legend>
        ${views.map(
          (view) => html`<label><input
            type="radio" name="view" value=${view} .checked=${view === this.#view}
            @change=${() => this.#choose({}, view)}
          > ${say(`worksheet.views.${view}`)}</label>`,
        )}
      </fieldset>
      <button type="button" class="main" data-act="print" @click=${() => globalThis.print()}>
        ${say('worksheet.print')}
      </button>`;
  }
}

/** A seed of four digits that nobody has chosen. */
function another(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(1000 + (number % 9000));
}
