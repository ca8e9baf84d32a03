import { html, type TemplateResult } from 'lit';
import { choiceControl, selectControl } from './shared/controls/choice-control.ts';
import './shared/controls/text-control.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { remember } from './shared/state/remember.ts';
import { t } from './shared/text/i18n.ts';
import { headsChart, legend, placesChart, textChart } from './reads/figures.ts';
import { loadModel, readerOf } from './reads/models.ts';
import { isRotary, trainedLength } from './reads/record.ts';
import passages from './reads/passages.json';
import { changesOf, presets, properties, settle, type ReadsValues } from './reads/properties.ts';
import { modelOf, readBoth, textOf, unread, writtenOn, type Model } from './reads/reading.ts';
import { TrainOn, trainOnFigure } from './reads/train-on.ts';
import readsSheet from './reads/reads.css?inline';
import placesSheet from './reads/loss-by-place.css?inline';
import {
  caption,
  changeText,
  compared,
  configLines,
  habit,
  inWords,
  modelText,
  readings,
  readsTable,
  spoken,
} from './reads/words.ts';

const guesses = ['better', 'same', 'worse'] as const;

/** A small language model reads a text: its surprise at each character, and what wrong positions do to it. */
export class ReadsLab extends LabElement<typeof properties> {
  static override readonly sheets = [readsSheet, placesSheet];
  readonly #width = new FigureWidth(this, '.text-place');
  readonly #headsWidth = new FigureWidth(this, '.heads-place');
  protected override readonly structure = new StructureKeys(this);
  readonly #trainOn = new TrainOn(this);
  /** Pointing at a character reads nothing again. */
  readonly #both = remember(
    readBoth,
    (_reader, { at: _at, head: _head, written: _written, seed: _seed, guess: _guess, ...settings }, text) => [
      settings,
      text,
    ],
  );
  readonly #written = remember(writtenOn, (_reader, { at: _at, head: _head, ...settings }, text) => [settings, text]);

  constructor() {
    super('reads', properties, settle);
  }

  /** The weights of the model that is chosen. */
  protected override needs({ model }: ReadsValues): Promise<unknown> | undefined {
    return readerOf(model) ? undefined : loadModel(model);
  }

  protected override parts(view: ReadsValues): LabParts {
    const model = this.#model(view);
    const chooseHead = (head: number): void => this.store.set('head', head, 'slide');
    const choose = (character: number): void => this.store.set('at', character, 'slide');
    return {
      lead: this.lead(),
      picture: html`<div class="text-place">${textChart(view, model, this.#width, choose)}</div>
        ${legend()}`,
      controls: this.#controls(view, model),
      readings: readings(view, model),
      curves: html`<h3>${t('reads.headsTitle')}</h3>
        <div class="heads-place">${headsChart(view, model, this.#headsWidth.value, this.structure, chooseHead)}</div>
        <p class="says" data-says="habit">${habit(model, view.head - 1)}</p>
        ${compared(view)}
        <h3>${t('reads.placesTitle')}</h3>
        ${placesChart(view, this.#headsWidth.value)} ${configLines(view)}
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

  #model(view: ReadsValues): Model {
    const text = textOf(view.own, passages[view.passage].text, view.length);
    const reader = readerOf(view.model);
    if (!reader) return unread(text, view.at);
    return modelOf(view, this.#both(reader, view, text), this.#written(reader, view, text));
  }

  #controls(view: ReadsValues, model: Model): TemplateResult {
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
              text: changeText,
              locked: locked('change'),
              choose: (change) => this.store.assign({ change, guess: 'open' }, 'act'),
            })
          : ''
      }
      ${
        this.controllable('guess')
          ? choiceControl({
              name: 'reads-guess',
              label: this.label('guess'),
              options: guesses,
              value: view.guess as (typeof guesses)[number],
              text: (guess) => t(`reads.guesses.${guess}`),
              locked: locked('guess') || view.change === 'none',
              choose: (guess) => this.store.set('guess', guess, 'act'),
            })
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
