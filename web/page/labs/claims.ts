import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../text/i18n.ts';
import { language } from '../text/language.ts';
import { isAmongOthers } from '../state/among-others.ts';
import { inFile } from '../state/capability.ts';
import { homeOf } from '../state/site.ts';
import { LabElement, type LabParts } from '../lab/lab.ts';
import { rich } from '../text/rich.ts';
import { FigureWidth } from '../figure/width.ts';
import claimsSheet from './claims/claims.css?inline';
import type { Finding } from './claims/check.ts';
import { trainedChecks } from './claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId } from './claims/claims.ts';
import { CheckThread } from './claims/check-thread.ts';
import { claimList } from './claims/list.ts';
import { properties, shown, type ClaimsValues } from './claims/properties.ts';
import './claims/table-check.ts';
import { tally } from './claims/tally.ts';
import { seedCount } from './training/stored.ts';
import { counts, verdictTable } from './claims/words.ts';

/** The page that checks more than tables; in another page a lab has none beside it. */
function checkPage(): TemplateResult | typeof nothing {
  if (!isAmongOthers() || inFile()) return nothing;
  return html`<p><a class="show" href="${homeOf(language())}check/index.html">${t('claims.table.page')}</a></p>`;
}

/** The lessons' claims, checked while the reader watches; and the reader's own table. */
export class ClaimsLab extends LabElement<typeof properties> {
  static override readonly sheets = [claimsSheet];
  static override properties = { failure: { state: true } };

  /** The reason why nothing could be checked. */
  declare private failure: string;
  readonly #width = new FigureWidth(this, '.tally-place');
  /** The results so far; in a page that is made beforehand all of them. */
  findings = new Map<ClaimId, Finding>();
  #started = false;

  constructor() {
    super('claims', properties);
    this.failure = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#started) return;
    this.#started = true;
    void this.#check();
  }

  /** Checks one claim after the other in a worker, so that the page stays responsive. */
  async #check(): Promise<void> {
    for (const { id } of listed.filter(isTrained)) this.findings.set(id, trainedChecks[id]());
    const thread = new CheckThread();
    try {
      for (const { id } of listed.filter(isComputable)) {
        this.findings.set(id, await thread.ask({ kind: 'claim', id }));
        this.requestUpdate();
      }
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      thread.stop();
    }
  }

  /** The reader's own table is not part of the address, and is reset as well. */
  protected override reset(): void {
    super.reset();
    this.querySelector('pe-table-check')?.clear();
  }

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

  protected override parts({ lesson, open, sample }: ClaimsValues): LabParts {
    const claims = shown({ lesson });
    const findings = this.findings;
    const newest = claims.find(({ number }) => number === open.at(-1)) ?? claims[0];
    const numbers = { all: claims.length, ...counts(claims, findings) };
    const unfold = (numbers: readonly number[]) => (): void => this.store.set('open', numbers, 'act');
    const changeSample = ({ detail }: CustomEvent<{ readonly sample: ClaimsValues['sample'] }>): void =>
      this.store.set('sample', detail.sample, 'slide');
    return {
      lead: this.lead(),
      picture: html`<div class="tally-place">
        ${tally(findings, lesson, this.#width, this.#choose)}
        ${
          this.failure === ''
            ? nothing
            : html`<p class="note" role="alert">${t('claims.failed', { message: this.failure })}</p>`
        }
      </div>`,
      controls: this.controls(html`
        ${this.choice('lesson', (option) => (option === 'all' ? t('claims.allLessons') : t(`page.lessons.${option}`)))}
        <div class="actions">
          <button type="button" class="quiet unfold" @click=${unfold(claims.map(({ number }) => number))}>
            ${t('claims.unfold')}
          </button>
          <button type="button" class="quiet fold" @click=${unfold([])}>${t('claims.fold')}</button>
        </div>`),
      caption: this.caption(t('claims.caption', numbers)),
      list: html`<section role="group" aria-label=${t('claims.list')}>
          ${claimList(claims, findings, open, this.#toggle)}
        </section>
        <section class="own-table">
          <h3>${t('claims.table.title')}</h3>
          <p class="prose">${rich(t('claims.table.about'))}</p>
          <pe-table-check .sample=${sample} @pe-sample=${changeSample}></pe-table-check>
          ${checkPage()}
        </section>`,
      question: this.question(),
      deeper: () => [this.saying({ aside: 'claims.how', values: { seeds: seedCount } })],
      panels: this.panels({
        words: () => t('claims.words', numbers),
        table: () => verdictTable(claims, findings, lesson),
        figures: 'svg.tally',
        snippets: () => import('./claims/snippets.ts'),
        code: ({ snippet }, program) =>
          snippet(program, newest?.id ?? 'near', {
            none: t('claims.comment.none'),
            trained: t('claims.comment.trained'),
            words: t('claims.comment.words'),
          }),
      }),
    };
  }
}

customElements.define('lab-claims', ClaimsLab);
