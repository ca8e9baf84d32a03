import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../library/elements/sentences.ts';
import { tasks } from '../library/api/training/task.ts';
import { flagControl } from './shared/controls/choice-control.ts';
import { t } from './shared/text/i18n.ts';
import { language } from './shared/text/language.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { written } from './shared/text/numerals.ts';
import { remember } from './shared/state/remember.ts';
import { rich } from './shared/text/rich.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { TrainingThread } from './training/training-thread.ts';
import trainingSheet from './training/training.css?inline';
import { beforehand } from './training/beforehand.ts';
import { conclusionList, storedTable } from './training/conclusion-list.ts';
import { entered, entrants, lengthsOf } from './training/entrants.ts';
import { guessGrid } from './training/guess-grid.ts';
import { nextGuess, outcomeOf } from './training/guesses.ts';
import { FactBook, type Facts } from './training/facts.ts';
import { allDone, lengthChart, placeChart, raceChart, runsOf, swatch, type Entry } from './training/figures.ts';
import { lookInside, type Inside } from './training/inside.ts';
import { insideFigures } from './training/inside-figures.ts';
import { exampleOf } from './training/letters.ts';
import { prediction } from './training/prediction.ts';
import { presets, properties, settle, setupOf, type TrainingValues } from './training/properties.ts';
import { every, Race } from './training/race.ts';
import { stepOf } from './training/run.ts';
import { budgets, fewer, fewest, judgeCount, seedCount } from './training/stored.ts';
import { weightsPanel } from './training/weights.ts';
import { caption, inWords, problemOf, results, secondsOf, table } from './training/words.ts';

/** The make-up of the stored table. */
const origin = {
  seeds: seedCount,
  judges: judgeCount,
  longest: budgets.longest,
  few: fewest,
  some: fewer,
};

/** CSS pixels between two charts, their least and usual height side by side, and what the lines below them take. */
const [apart, lowest, usualHeight, belowChart] = [16, 200, 290, 80];
/** Encodings that go wrong, and experiments for a second visit, are folded away. */
const usual = 7;
const [firstPresets, morePresets] = [presets.names.slice(0, 4), presets.names.slice(4)];

/** Small Transformers that differ only in their encoding learn a task while the reader watches. */
export class TrainingLab extends LabElement<typeof properties> {
  static override readonly sheets = [trainingSheet];
  readonly #width = new FigureWidth(this, '.race-place');
  readonly #trainingThread = new TrainingThread();
  readonly #race = new Race(this.#trainingThread, lengthsOf, () => this.#draw());
  readonly #facts = new FactBook(this.#trainingThread, () => this.#draw());
  /** The next frame draws. */
  #waits = false;
  /** The last view inside a model, and the model. */
  #seen: { readonly key: string; readonly inside: Inside | undefined } = { key: '', inside: undefined };
  /** Depends on the language and nothing else. */
  readonly #concluded = remember((_language: string) => conclusionList());

  constructor() {
    super('training', properties, settle);
  }

  /** However fast the news come, they are drawn once a frame. */
  #draw(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => {
      this.#waits = false;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#race.pause();
  }

  #entries(view: TrainingValues): readonly Entry[] {
    const kinds = entered(view);
    const seeds = Array.from({ length: view.seeds }, (_seed, index) => view.seed + index);
    this.#race.enter(seeds.flatMap((seed) => kinds.map((kind) => setupOf({ ...view, seed }, kind))));
    const { runs } = this.#race;
    return kinds.flatMap((kind, place) => {
      const [run, ...others] = runs.filter((_run, index) => index % kinds.length === place);
      return run ? [{ kind, run, others, before: beforehand(view, kind) }] : [];
    });
  }

  protected override parts(view: TrainingValues): LabParts {
    const entries = this.#entries(view);
    const lengths = lengthsOf(view.longest);
    const facts = this.#facts.of(view, lengths);
    const { value: width, highest } = this.#width;
    // Beside the first chart, if there is room; on a phone below the controls.
    const wide = width >= 660 && highest >= lowest + belowChart;
    const height = Math.min(usualHeight, highest - belowChart);
    const first = wide ? Math.round(0.56 * (width - apart)) : width;
    const lengthsChart = (size: number, height?: number): TemplateResult =>
      lengthChart(entries, lengths, facts?.ceilings ?? [], size, height);
    // On a phone the picture is held while the controls scroll, and has no room for more than its chart.
    const below = html`${this.#key(entries)} ${this.#state(entries, view)}`;
    // Where the controls are a column beside the figure, the experiments would make it longer than the figure.
    const experiments = this.#experiments(view);
    const across = wide && (this.shown?.has('readings') ?? true);
    const answered = entries.some(({ run }) => run.scores.length > 0);
    return {
      lead: this.lead(),
      picture: html`<div class="race-place">
        <div class="race-pair">
          <div class="race-first">
            ${raceChart(entries, view, facts?.ceilings[0], { value: first, highest: wide ? height : highest })}
            ${this.#main(entries)}
          </div>
          ${wide ? lengthsChart(width - apart - first, height) : nothing}
        </div>
        ${wide ? below : nothing}
      </div>`,
      controls: this.#controls(view, entries, facts, wide ? nothing : below, across ? nothing : experiments),
      readings: html`${results(entries, view)} ${across ? experiments : nothing}`,
      curves:
        wide && !answered
          ? undefined
          : html`<div class="race-place">
              ${wide ? nothing : lengthsChart(width)}
              ${answered ? placeChart(entries, lengths[3] ?? 0, view.longest, width) : nothing}
            </div>`,
      caption: this.caption(caption(entries, view)),
      list: this.#guesses(view),
      question: prediction,
      deeper: () => [
        this.saying({ text: null, values: { seeds: seedCount } }),
        this.#inside(view, entries),
        html`<section class="concluded">
          <h3>${t('training.concluded', { seeds: seedCount })}</h3>
          <p class="prose aside">${rich(t('training.concludedAbout', origin))}</p>
          ${this.#concluded(language())} ${storedTable(view)}
        </section>`,
        this.fine(['training.fineCeiling', 'training.fineSmall', 'training.fineSeed', 'training.fineBits']),
      ],
      panels: this.panels({
        words: () => inWords(entries, view),
        table: () => table(entries, view),
        figures: 'svg.race, svg.reach-lines, svg.place-lines',
        programs: ['PyTorch', 'C++'],
        snippets: () => import('./training/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, t('training.comment')),
        more: {
          name: 'weights',
          title: t('training.weights.title'),
          content: () =>
            weightsPanel(entries, this.#race.running, (run) =>
              this.#race.inside(run, (trainer) => trainer.parameters()),
            ),
        },
      }),
    };
  }

  /** The model that is looked into: the reader's choice, or the first of the race. */
  #lookedAt({ inside }: TrainingValues, entries: readonly Entry[]): Entry | undefined {
    const trained = entries.filter(({ run }) => run.points.length > 0);
    return trained.find(({ kind }) => kind === inside) ?? trained[0];
  }

  protected override updated(): void {
    const { view } = this.store;
    const entry = this.#lookedAt(view, this.#entries(view));
    if (this.#race.running || this.#race.failure || !entry) return;
    const key = JSON.stringify([entry.run.setup, stepOf(entry.run), view.sentence]);
    if (key === this.#seen.key) return;
    this.#seen = { key, inside: undefined };
    const { kind, run } = entry;
    void this.#race
      .inside(run, (trainer) => lookInside(kind, run, view.sentence, this.#trainingThread.client, trainer))
      .then((inside) => {
        if (this.#seen.key !== key) return;
        // If no model could be asked, the next drawing asks again.
        this.#seen = inside ? { key, inside } : { key: '', inside };
        this.#draw();
      });
  }

  #inside(view: TrainingValues, entries: readonly Entry[]): TemplateResult {
    const entry = this.#lookedAt(view, entries);
    const { inside } = this.#seen;
    const shown = entry && inside?.kind === entry.kind && !this.#race.running ? inside : undefined;
    return html`<section class="inside">
      <h3>${t('training.inside.title')}</h3>
      <p class="prose aside">${t('training.inside.about')}</p>
      <div class="row">
        ${this.select(
          'inside',
          (kind) => t(`training.encodings.${kind}`),
          entries.map(({ kind }) => kind),
          entry?.kind ?? entries[0]?.kind ?? 'none',
        )}
        ${this.number('sentence', { compact: true })}
      </div>
      ${
        shown
          ? insideFigures(shown, view.longest)
          : html`<p class="aside inside-nothing">${t('training.inside.nothing')}</p>`
      }
    </section>`;
  }

  #guesses(view: TrainingValues): TemplateResult {
    const kinds = entered(view);
    const [here = 0, , , far = 0] = lengthsOf(view.longest);
    return html`<section class="guesses">
      <h3>${t('training.guess.title')}</h3>
      <p class="prose aside">${t('training.guess.about')}</p>
      ${guessGrid({
        kinds,
        guesses: view.guesses,
        result: (task, kind) => outcomeOf(this.#race.known(setupOf({ ...view, task }, kind))),
        choose: (task, kind) => this.store.set('guesses', nextGuess(this.store.view.guesses, task, kind), 'slide'),
        lengths: { here, far },
      })}
      <p class="actions">
        <button
          type="button" class="quiet" data-act="all" ?disabled=${this.#race.running || kinds.length === 0}
          @click=${() => void this.#runAll()}
        >${t('training.guess.all')}</button>
      </p>
    </section>`;
  }

  /** The four tasks, one race after the other, until something comes between. */
  async #runAll(): Promise<void> {
    this.#facts.retry();
    for (const task of tasks) {
      this.store.set('task', task, 'slide');
      await this.updateComplete;
      if (!(await this.#race.go())) return;
    }
  }

  #example({ task }: TrainingValues, facts: Facts | undefined): TemplateResult {
    const example = facts && exampleOf(task, facts.example);
    return html`<p class="task-about">${t(`training.tasks.${task}.about`)}</p>
      <p class="task-example" ?data-waiting=${facts === undefined && !this.#facts.failure}>
        ${
          example
            ? html`${t('training.example')}
                <span class="asked"><code>${example.words}</code> → <strong>${example.answer}</strong></span>`
            : nothing
        }
      </p>`;
  }

  /** Where the slowest of a seed is: of the first seed that is not at the end. */
  #slowest(entries: readonly Entry[]): { readonly step: number; readonly round: number } {
    const rounds = Array.from({ length: this.store.view.seeds }, (_round, round) =>
      Math.min(...entries.map((entry) => stepOf(runsOf(entry)[round] ?? entry.run))),
    );
    const open = rounds.findIndex((step) => step < this.store.view.steps);
    const round = open < 0 ? rounds.length - 1 : open;
    return { step: rounds[round] ?? 0, round };
  }

  #go(more?: number): void {
    this.#facts.retry();
    void this.#race.go(more);
  }

  /** In the middle of the empty chart until it is pressed, then above it. */
  #main(entries: readonly Entry[]): TemplateResult {
    const race = this.#race;
    const begun = entries.flatMap(runsOf).some(({ points }) => points.length > 0);
    const again = (): void => {
      race.restart();
      this.#go();
    };
    const [name, act] = race.running
      ? (['pause', () => race.pause()] as const)
      : allDone(entries)
        ? (['again', again] as const)
        : ([begun ? 'goOn' : 'start', () => this.#go()] as const);
    return html`<p class="race-actions race-main" ?data-waiting-start=${!begun && !race.running}>
      <button type="button" class="quiet main" data-act=${name} ?disabled=${entries.length === 0} @click=${act}>
        ${t(`training.act.${name}`)}
      </button>
    </p>`;
  }

  /** The key to the lines that are no model of this race. */
  #key(entries: readonly Entry[]): TemplateResult {
    const pale = entries.some(({ before }) => before);
    return html`<p class="key">
      <span class="key-ceiling">${t('training.ceiling')}</span>
      ${pale ? html`<span class="key-pale">${t('training.pale', { seeds: seedCount })}</span>` : nothing}
    </p>`;
  }

  /** The actions on a race that are rarely used. */
  #buttons(entries: readonly Entry[]): TemplateResult {
    const race = this.#race;
    const runs = entries.flatMap(runsOf);
    const begun = runs.some(({ points }) => points.length > 0);
    const trained = runs.every((run) => run.failure || stepOf(run) === run.steps);
    const asked = runs.every(({ failure, points, scores }) => failure || points.length === 0 || scores.length > 0);
    const button = (
      action: 'step' | 'stop' | 'clear',
      disabled: boolean,
      press: () => void,
    ): TemplateResult => html`<button
      type="button" class="quiet" data-act=${action} ?disabled=${disabled} @click=${press}
    >${t(`training.act.${action}`, { steps: every })}</button>`;
    return html`<div class="actions race-actions">
      ${button('step', race.running || trained || entries.length === 0, () => this.#go(every))}
      ${button('stop', !begun || asked, () => void race.stop())}
      ${button('clear', !begun, () => race.restart())}
    </div>`;
  }

  #state(entries: readonly Entry[], { steps, seed, seeds }: TrainingValues): TemplateResult {
    const { step, round } = entries.length === 0 ? { step: 0, round: 0 } : this.#slowest(entries);
    const failure = this.#race.failure ?? this.#facts.failure;
    const values = { step: written(step), steps: written(steps), seconds: secondsOf(entries) };
    const begun = entries.some(({ run }) => run.points.length > 0);
    const state = this.#race.running
      ? this.#race.phase === 'testing'
        ? 'asking'
        : 'running'
      : allDone(entries)
        ? 'finished'
        : begun
          ? 'paused'
          : 'ready';
    return html`<div class="race-foot"><p class="race-clock" data-step=${step}>
        ${inOneLine(
          t('training.clock', values),
          seeds > 1 ? t('training.clockSeed', { seed: written(seed + round) }) : '',
        )}
      </p>
      <p class="race-state" role="status" data-state=${state}>
        ${failure ? nothing : t(`training.state.${state}`, values)}
      </p></div>
      ${failure ? html`<p class="note" role="alert" data-failure>${problemOf(failure, step)}</p>` : nothing}`;
  }

  #experiments(view: TrainingValues): TemplateResult {
    if (!(this.shown?.has('presets') ?? true)) return html``;
    const chosen = presets.active(view);
    const texts = { steps: written(3000) };
    return this.cards({
      title: t('training.presets'),
      names: firstPresets,
      more: morePresets,
      chosen,
      choose: (name) => this.store.assign(presets.values(name, view), 'act'),
      card: (name) => html`<strong>${t(`training.preset.${name}.name`)}</strong>
        <span>${t(`training.preset.${name}.about`, texts)}</span>`,
      note: chosen ? rich(t(`training.preset.${chosen}.note`, texts)) : '',
    });
  }

  #controls(
    view: TrainingValues,
    entries: readonly Entry[],
    facts: Facts | undefined,
    below: unknown,
    experiments: unknown,
  ): TemplateResult {
    const toggle = (index: number, chosen: boolean): void => {
      const others = this.store.view.encodings.filter((other) => other !== index);
      this.store.set('encodings', chosen ? [...others, index] : others, 'slide');
    };
    const chosenHere = this.controllable('encodings');
    const kinds = (from: number, to: number): unknown =>
      chosenHere
        ? html`<fieldset class="choice entrants" ?disabled=${this.store.locked.has('encodings')}>
            <legend>${t(from === 0 ? 'training.label.encodings' : 'training.wrong')}</legend>
            ${entrants.slice(from, to).map((kind, place) =>
              flagControl({
                label: html`${swatch(kind)} ${t(`training.encodings.${kind}`)}`,
                value: view.encodings.includes(from + place),
                choose: (chosen) => toggle(from + place, chosen),
              }),
            )}
          </fieldset>`
        : nothing;
    const first = html`${below}
      ${this.choice('task', (option) => t(`training.tasks.${option}.name`))} ${this.#example(view, facts)}
      ${this.flag('causal')} ${kinds(0, usual)}`;
    const more = (): TemplateResult => html`${this.#buttons(entries)} ${kinds(usual, entrants.length)}
      ${this.number('steps')} ${this.number('rate')} ${this.choice('dim')} ${this.choice('heads')}
      ${this.number('layers', { compact: true })} ${this.number('shortest', { compact: true })}
      ${this.number('longest', { compact: true })} ${this.number('base', { compact: true })}
      ${this.choice('slopes', (option) => t(`training.slopes.${option}`))}
      ${this.choice('buckets', (option) => t(`training.buckets.${option}`))}
      ${this.number('cutoff')} ${this.number('clip')}
      ${this.number('seed', { compact: true })} ${this.number('seeds', { compact: true })}`;
    return this.controls(first, { presets: experiments, more });
  }
}

customElements.define('lab-training', TrainingLab);
