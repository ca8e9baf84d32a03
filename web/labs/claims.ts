import { html, nothing, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { language } from './shared/text/language.ts';
import { isAmongOthers } from './shared/state/among-others.ts';
import { isOpenForPrint } from './shared/state/unfolded.ts';
import { inFile } from './shared/state/capability.ts';
import { homeOf } from './shared/state/site.ts';
import type { Rejection } from './shared/state/store.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { rich } from './shared/text/rich.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { figureOf } from './shared/lab/figure-of.ts';
import numbersSheet from './shared/numbers/numbers.css?inline';
import claimsSheet from './claims/claims.css?inline';
import type { Finding } from './shared/claims/check.ts';
import { trainedChecks } from './shared/claims/checks/training.ts';
import { isComputable, isTrained, listed, type ClaimId, type Known } from './shared/claims/claims.ts';
import { nextClaim, playable, type Vote } from './shared/claims/game.ts';
import { CheckThread } from './claims/check-thread.ts';
import { gameCard } from './claims/game-card.ts';
import { claimList } from './claims/list.ts';
import { properties, shown, type ClaimsValues } from './claims/properties.ts';
import './claims/table/table-check.ts';
import { tally } from './shared/claims/tally.ts';
import { seedCount } from './training/stored.ts';
import { tallied, verdictTable } from './shared/claims/words.ts';

/** The page that checks more than tables; in another page a lab has none beside it. */
function checkPage(): TemplateResult | typeof nothing {
  if (!isAmongOthers() || inFile()) return nothing;
  return html`<p><a class="show" href="${homeOf(language())}check/index.html">${t('claims.table.page')}</a></p>`;
}

/** The lessons' claims as a game: a sentence, a vote, what decides it; their index; and the reader's own table. */
export class ClaimsLab extends LabElement<typeof properties> {
  static override readonly sheets = [claimsSheet, numbersSheet];
  static override properties = { failure: { state: true } };

  /** The reason why nothing could be checked. */
  declare private failure: string;
  readonly #width = new FigureWidth(this, '.tally-place');
  /** The results so far; in a page that is made beforehand all of them. */
  findings = new Map<ClaimId, Finding>();
  #started = false;
  readonly #given = new Map<number, Vote>();
  /** The number of the claim that is asked; undefined until the reader has gone on from the first. */
  #asked: number | undefined;
  /** The figure of the claim that has its vote. */
  #figure: { readonly number: number; readonly element: HTMLElement } | undefined;
  /** The reader has opened the index, or closed it; undefined while a link decides. */
  #index: boolean | undefined;

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

  /** A link that unfolds a claim asks it. */
  override refuse(rejections: readonly Rejection[]): void {
    super.refuse(rejections);
    const [first] = this.store.view.open;
    if (first !== undefined) [this.#asked, this.#figure] = [first, undefined];
  }

  /** The claim in the game: the one that was asked, or else the first that a link or an attribute unfolds. */
  #current(claims: readonly Known[]): Known {
    const order = playable(claims);
    const [unfolded] = this.store.view.open;
    const asked = order.find(({ number }) => number === (this.#asked ?? unfolded));
    return asked ?? nextClaim(claims, this.#given, undefined) ?? order[0]!;
  }

  /** The reader unfolds claims in the index: the game goes on with the one that it asks. */
  #unfold(numbers: readonly number[]): void {
    this.#asked ??= this.#current(shown({ lesson: this.store.view.lesson })).number;
    this.store.set('open', numbers, 'act');
  }

  #vote(claim: Known, vote: Vote): void {
    if (this.#given.has(claim.number)) return;
    this.#asked = claim.number;
    this.#given.set(claim.number, vote);
    this.requestUpdate();
    if (claim.place) void this.#show(claim.number, figureOf(claim.place));
  }

  /** The figure comes after the verdict; where it cannot be loaded the numbers stand alone. */
  async #show(number: number, loading: Promise<HTMLElement> | undefined): Promise<void> {
    const element = await loading?.catch(() => undefined);
    if (!element || this.#asked !== number) return;
    this.#figure = { number, element };
    this.requestUpdate();
  }

  #ask(claim: Known | undefined): void {
    [this.#asked, this.#figure] = [claim?.number, undefined];
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.game .asked')?.focus());
  }

  #again(claims: readonly Known[]): void {
    for (const { number } of claims) this.#given.delete(number);
    this.#ask(nextClaim(claims, this.#given, undefined));
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
    this.#given.clear();
    [this.#asked, this.#figure, this.#index] = [undefined, undefined, undefined];
    this.querySelector('pe-table-check')?.clear();
  }

  readonly #toggle = (number: number, open: boolean): void => {
    const others = this.store.view.open.filter((other) => other !== number);
    if (open === this.store.view.open.includes(number)) return;
    this.#asked ??= this.#current(shown({ lesson: this.store.view.lesson })).number;
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
    const unfold = (numbers: readonly number[]) => (): void => this.#unfold(numbers);
    const changeSample = ({ detail }: CustomEvent<{ readonly sample: ClaimsValues['sample'] }>): void =>
      this.store.set('sample', detail.sample, 'slide');
    const asked = this.#current(claims);
    const card = gameCard({
      claims,
      asked,
      given: this.#given,
      findings,
      figure: this.#figure?.number === asked.number ? this.#figure.element : undefined,
      vote: (vote) => this.#vote(asked, vote),
      next: () => this.#ask(nextClaim(claims, this.#given, asked.number)),
      again: () => this.#again(claims),
    });
    const toggled = ({ currentTarget }: Event): void => {
      const details = currentTarget as HTMLDetailsElement;
      if (!isOpenForPrint(details)) this.#index = details.open;
    };
    const index = html`<details class="index" ?open=${this.#index ?? open.length > 0} @toggle=${toggled}>
      <summary>${t('claims.game.index', { all: claims.length })}</summary>
      <div class="tally-place">
        ${tally(findings, lesson, this.#width, this.#choose)}
      </div>
      <p class="hint">${t('claims.hint')}</p>
      <div class="actions">
        <button type="button" class="quiet unfold" @click=${unfold(claims.map(({ number }) => number))}>
          ${t('claims.unfold')}
        </button>
        <button type="button" class="quiet fold" @click=${unfold([])}>${t('claims.fold')}</button>
      </div>
      <section role="group" aria-label=${t('claims.list')}>
        ${claimList(claims, findings, open, this.#toggle)}
      </section>
    </details>`;
    return {
      lead: this.lead(),
      picture: html`${card}${
        this.failure === ''
          ? nothing
          : html`<p class="note" role="alert">${t('claims.failed', { message: this.failure })}</p>`
      }`,
      controls: this.controls(
        this.choice('lesson', (option) => (option === 'all' ? t('claims.allLessons') : t(`page.lessons.${option}`))),
        { hint: null },
      ),
      caption: this.caption(tallied(claims, findings, 'claims.caption')),
      list: html`${index}
        <section class="own-table">
          <h3>${t('claims.table.title')}</h3>
          <p class="prose">${rich(t('claims.table.about'))}</p>
          <pe-table-check .sample=${sample} @pe-sample=${changeSample}></pe-table-check>
          ${checkPage()}
        </section>`,
      question: this.question(),
      deeper: () => [this.saying({ aside: 'claims.how', values: { seeds: seedCount } })],
      panels: this.panels({
        words: () => tallied(claims, findings, 'claims.words'),
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
