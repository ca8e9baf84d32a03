import { html, type TemplateResult } from 'lit';
import { choiceControl, selectControl } from './shared/controls/choice-control.ts';
import './shared/controls/text-control.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { pause } from './shared/state/remember.ts';
import { t } from './shared/text/i18n.ts';
import { headsChart, legend, placesChart, textChart } from './reads/figures.ts';
import { Answers, textIn, type Answer } from './reads/answers.ts';
import type { Habit } from './reads/habits.ts';
import { loadModel, readerOf } from './reads/models.ts';
import { isRotary, trainedLength } from './reads/record.ts';
import { changesOf, presets, properties, settle, type ReadsValues } from './reads/properties.ts';
import { unread, type Model } from './reads/reading.ts';
import { compared, comparedByPlace } from './reads/tables.ts';
import { TrainOn, trainOnFigure } from './reads/train-on.ts';
import readsSheet from './reads/reads.css?inline';
import placesSheet from './reads/loss-by-place.css?inline';
import {
  caption,
  changeText,
  configLines,
  habit,
  inWords,
  judged,
  modelText,
  readings,
  readsTable,
  spoken,
} from './reads/words.ts';

const guesses = ['better', 'same', 'worse', 'shown'] as const;

/** A small language model reads a text: its surprise at each character, and what wrong positions do to it. */
export class ReadsLab extends LabElement<typeof properties> {
  static override readonly sheets = [readsSheet, placesSheet];
  readonly #width = new FigureWidth(this, '.text-place');
  readonly #headsWidth = new FigureWidth(this, '.heads-place');
  protected override readonly structure = new StructureKeys(this);
  readonly #trainOn = new TrainOn(this);
  readonly #answers = new Answers();
  #answer: Answer | undefined;
  /** The answer that no picture has shown yet. */
  #isNew = false;
  #asking: Promise<void> | undefined;
  /** Habits wait until a drag has paused; the sentence before stays that long. */
  #habits: Pick<Model, 'habits' | 'shownKey'> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super('reads', properties, settle);
  }

  /** The weights of the model that is chosen, then its reading. A view that has changed meanwhile is read next. */
  protected override needs(view: ReadsValues): Promise<unknown> | undefined {
    const reader = readerOf(view.model);
    if (!reader) return loadModel(view.model);
    if (this.#isNew || this.#answer?.view === view) return undefined;
    this.#asking ??= this.#answers
      .to(reader, view)
      .then((answer) => {
        this.#answer = answer;
        this.#isNew = true;
      })
      .finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  protected override updated(): void {
    this.#isNew = false;
    // The slider has gone on while the model was reading.
    if (this.#answer && this.#answer.view !== this.store.view) this.requestUpdate();
  }

  /** The habits of the reading that is shown. */
  #habitsOf(model: Model): readonly Habit[] {
    const isFirst = this.#habits === undefined || this.#habits.habits.length === 0;
    if (isFirst) this.#habits = { habits: model.habits, shownKey: model.shownKey };
    clearTimeout(this.#pause);
    if (this.#habits?.shownKey !== model.shownKey)
      this.#pause = setTimeout(() => {
        this.#habits = { habits: model.habits, shownKey: model.shownKey };
        this.requestUpdate();
      }, pause);
    return this.#habits?.habits ?? [];
  }

  protected override parts(wanted: ReadsValues): LabParts {
    // The picture is of one view: the one that was read.
    const { view, model } = this.#answer ?? { view: wanted, model: unread(textIn(wanted), wanted.at) };
    const chooseHead = (head: number): void => this.store.set('head', head, 'slide');
    const choose = (character: number): void => this.store.set('at', character, 'slide');
    return {
      lead: this.lead(),
      picture: html`<div class="text-place">${textChart(view, model, this.#width, choose)}</div>
        ${legend()}`,
      controls: this.#controls(wanted, view, model),
      readings: readings(view, model),
      curves: html`<h3>${t('reads.headsTitle')}</h3>
        <div class="heads-place">${headsChart(view, model, this.#headsWidth.value, this.structure, chooseHead)}</div>
        <p class="says" data-says="habit">${habit(this.#habitsOf(model), view.head - 1)}</p>
        ${compared(view)}
        <h3>${t('reads.placesTitle')}</h3>
        ${placesChart(view, this.#headsWidth.value)} ${configLines(view)} ${comparedByPlace(view)}
        ${trainOnFigure(this.#trainOn, view, this.#headsWidth.value)}`,
      caption: this.caption(caption(view, model)),
      spoken: spoken(view, model),
      question: this.question(),
      deeper: () => [
        this.saying({ values: { length: trainedLength } }),
        this.fine(['reads.fineText', 'reads.fineSmall', 'reads.fineNot', 'reads.fineDrawn']),
      ],
      panels: this.panels({
        words: () => inWords(view, model),
        table: () => readsTable(view, model),
        figures: 'svg.reads-text, svg.reads-heads, svg.reads-places',
        snippets: () => import('./reads/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view),
      }),
    };
  }

  #controls(view: ReadsValues, read: ReadsValues, model: Model): TemplateResult {
    const locked = (name: 'change' | 'guess'): boolean => this.store.locked.has(name);
    return this.controls(
      html`
      ${this.choice('model', modelText)}
      ${
        this.controllable('change')
          ? selectControl({
              name: 'reads-change',
              label: this.label('change'),
              options: changesOf(view.model),
              value: view.change,
              text: (change) => changeText(change, view),
              locked: locked('change'),
              choose: (change) => this.store.assign({ change, guess: 'open' }, 'act'),
            })
          : ''
      }
      ${view.change === 'far' ? this.number('begin') : ''}
      ${
        this.controllable('guess')
          ? html`<div class="reads-guess" data-open=${view.change !== 'none' && view.guess === 'open'}>
            ${choiceControl({
              name: 'reads-guess',
              label: this.label('guess'),
              options: guesses,
              value: view.guess as (typeof guesses)[number],
              text: (guess) => t(`reads.guesses.${guess}`),
              locked: locked('guess') || view.change === 'none',
              choose: (guess) => this.store.set('guess', guess, 'act'),
            })}
            <p class="reads-judged" aria-live="polite">${judged(read, model)}</p>
          </div>`
          : ''
      }
      ${this.number('length')}`,
      {
        presets: this.presets(presets),
        more: () => html`
          ${this.choice('passage', (passage) => t(`reads.passages.${passage}`), {
            value: view.own === '' ? view.passage : ('' as typeof view.passage),
            choose: (passage) => this.store.assign({ passage, own: '' }, 'act'),
          })}
          ${this.words('own', model.text)}
          ${
            isRotary(view.model)
              ? html`${this.choice('scaling', (scaling) => t(`reads.scalings.${scaling}`))} ${this.number('factor')}`
              : ''
          }
          ${this.number('written')} ${this.number('seed', { compact: true })}`,
      },
    );
  }
}

customElements.define('lab-reads', ReadsLab);
