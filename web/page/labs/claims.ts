import { html, type TemplateResult } from 'lit';
import { choiceControl } from '../controls/choice-control.ts';
import { panels, type Program } from '../controls/panels.ts';
import { t } from '../lib/i18n.ts';
import { LabElement } from '../lib/lab.ts';
import { rich } from '../lib/rich.ts';
import { FigureWidth } from '../lib/width.ts';
import type { Finding } from './claims/check.ts';
import { isComputable, listed, type Claim, type ClaimId } from './claims/claims.ts';
import { Desk } from './claims/desk.ts';
import { claimList } from './claims/list.ts';
import { properties, shown, type ClaimsValues } from './claims/properties.ts';
import { snippet } from './claims/snippets.ts';
import './claims/table-check.ts';
import { tally } from './claims/tally.ts';
import { counts, verdictTable } from './claims/words.ts';

/** Lab 12: what the lessons say, checked while one reads; and the reader's own table. */
export class ClaimsLab extends LabElement<typeof properties> {
  static override properties = { program: { state: true }, failure: { state: true } };

  declare private program: Program;
  /** Why nothing could be checked. */
  declare private failure: string;
  readonly #width = new FigureWidth(this, '.tally-place');
  readonly #findings = new Map<ClaimId, Finding>();
  #started = false;

  constructor() {
    super('z', properties, (wanted) => wanted);
    this.program = 'NumPy';
    this.failure = '';
  }

  protected override label(name: keyof typeof properties & string): string {
    return t(`claims.label.${name}`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#started) return;
    this.#started = true;
    void this.#check();
  }

  /** One claim after the other, in a thread of its own: the page goes on meanwhile. */
  async #check(): Promise<void> {
    const desk = new Desk();
    try {
      for (const claim of listed.filter((one: Claim) => isComputable(one))) {
        if (!isComputable(claim)) continue;
        this.#findings.set(claim.id, await desk.ask({ kind: 'claim', id: claim.id }));
        this.requestUpdate();
      }
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      desk.stop();
    }
  }

  /** The reader's own table is no part of the address, and goes as well. */
  readonly #reset = (): void => {
    this.store.reset();
    this.querySelector('pe-table-check')?.clear();
  };

  readonly #toggle = (number: number, open: boolean): void => {
    const others = this.store.view.open.filter((other) => other !== number);
    if (open === this.store.view.open.includes(number)) return;
    this.store.set('open', open ? [...others, number] : others, 'slide');
  };

  readonly #choose = (number: number): void => {
    if (!shown(this.store.view).some((claim) => claim.number === number)) this.store.set('lesson', 'all', 'slide');
    this.#toggle(number, true);
    void this.updateComplete.then(() =>
      this.querySelector(`.claim[data-term="claim-${number}"] summary`)?.scrollIntoView({ block: 'nearest' }),
    );
  };

  protected override body(view: ClaimsValues): TemplateResult {
    const claims = shown(view);
    const all = counts(claims, this.#findings);
    const newest = claims.find(({ number }) => number === view.open.at(-1)) ?? claims[0];
    return html`
      <div class="lead">
        <p class="prose">${rich(t('claims.lead'))}</p>
        <p class="prose aside">${rich(t('claims.how'))}</p>
      </div>
      <figure class="instrument claims-figure">
        <div class="picture tally-place">
          ${tally({ findings: this.#findings, lesson: view.lesson, width: this.#width.value, choose: this.#choose })}
          ${this.failure === '' ? '' : html`<p class="note" role="alert">${t('claims.failed', { message: this.failure })}</p>`}
        </div>
        ${this.#controls(
          view,
          claims.map(({ number }) => number),
        )}
        <figcaption><strong>${t('claims.notice')}</strong> ${t('claims.caption', { all: claims.length, holds: all.holds, partly: all.partly, fails: all.fails, open: all.open })}</figcaption>
      </figure>
      <section aria-label=${t('claims.list')}>${claimList({ claims, findings: this.#findings, open: view.open, toggle: this.#toggle })}</section>
      <section class="own-table">
        <h3>${t('claims.table.title')}</h3>
        <p class="prose">${rich(t('claims.table.about'))}</p>
        <pe-table-check .sample=${view.sample} @pe-sample=${(event: CustomEvent<{ readonly sample: ClaimsValues['sample'] }>) => this.store.set('sample', event.detail.sample, 'slide')}></pe-table-check>
      </section>
      <section class="question prose">
        <h3>${t('claims.askTitle')}</h3>
        <p>${rich(t('claims.ask'))}</p>
        <details><summary>${t('claims.answerTitle')}</summary><p>${rich(t('claims.answer'))}</p></details>
      </section>
      ${panels({
        lab: 'claims',
        words: () => this.#words(view),
        table: () => verdictTable(claims, this.#findings, view.lesson),
        figures: () => [...this.querySelectorAll<SVGSVGElement>('svg.tally')],
        program: this.program,
        choose: (program) => (this.program = program),
        code: (program) =>
          snippet(program, newest?.id ?? 'near', { none: t('claims.comment.none'), words: t('claims.comment.words') }),
      })}
    `;
  }

  #controls(view: ClaimsValues, numbers: readonly number[]): TemplateResult {
    const fold = (open: readonly number[]): void => this.store.set('open', [...open], 'act');
    return html`<section class="controls" aria-label=${t('claims.controls')}>
      ${choiceControl({
        name: 'claims-lesson',
        label: this.label('lesson'),
        options: properties.lesson.options,
        value: view.lesson,
        text: (option) => (option === 'all' ? t('claims.allLessons') : option),
        choose: (option) => this.store.set('lesson', option, 'slide'),
      })}
      <div class="actions">
        <button type="button" class="quiet unfold" @click=${() => fold(numbers)}>${t('claims.unfold')}</button>
        <button type="button" class="quiet fold" @click=${() => fold([])}>${t('claims.fold')}</button>
      </div>
      <p class="hint">${t('claims.hint')}</p>
      <button type="button" class="quiet claims-reset" @click=${this.#reset}>${t('control.reset')}</button>
    </section>`;
  }

  #words(view: ClaimsValues): string {
    const claims = shown(view);
    const all = counts(claims, this.#findings);
    return t('claims.words', {
      all: claims.length,
      holds: all.holds,
      partly: all.partly,
      fails: all.fails,
      open: all.open,
    });
  }
}

customElements.define('lab-claims', ClaimsLab);
