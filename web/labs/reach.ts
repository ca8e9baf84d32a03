import { html, nothing, type TemplateResult } from 'lit';
import { t } from './shared/text/i18n.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { loadLanes } from './shared/state/late-parts.ts';
import { written } from './shared/text/numerals.ts';
import type { NumberProperty } from './shared/state/properties.ts';
import { remember, rememberLater } from './shared/state/remember.ts';
import { isAmongOthers } from './shared/state/among-others.ts';
import { FigureWidth } from './shared/figure/width.ts';
import reachSheet from './reach/reach.css?inline';
import placesSheet from './reads/loss-by-place.css?inline';
import { atPosition, errorCurves, firstAlikes, shapeKey, type AtPosition } from './reach/arithmetic.ts';
import { errorChart, paintStrips, strips } from './reach/arithmetic-figures.ts';
import './reach/gpu-box.ts';
import { lengthsOf } from './shared/models/config.ts';
import { ladderChart } from './reach/ladder-chart.ts';
import { ladderKey, laddersOf, type Ladders } from './reach/ladders.ts';
import { pastChart } from './reach/past-chart.ts';
import { modelNames, models, type ModelName } from './reach/models.ts';
import { arithmeticPrediction, ropePrediction } from './reach/prediction.ts';
import { properties, settle, type ReachValues } from './reach/properties.ts';
import { ladderTable, pairReading, ropeCaption, ropeWords } from './reach/rope-words.ts';
import { turnFormula, wavelengthTable } from './reach/rope-words.ts';
import { arithmeticCaption, arithmeticWords, errorFormula, errorTable, formatTable, nextText } from './reach/words.ts';

/** Far positions, in numbers of few digits and in models that were trained on shorter texts. */
export class ReachLab extends LabElement<typeof properties> {
  static override readonly sheets = [reachSheet, placesSheet];
  #passportLinkOf: typeof import('./reach/passport-link.ts').passportLink | undefined;
  #readCurveOf: typeof import('./reach/read-curve.ts').readCurve | undefined;
  readonly #width = new FigureWidth(this, '.reach-picture');
  /** Dragging the position computes no curve, and pointing at another pair no ladder. */
  readonly #curves = remember(errorCurves, shapeKey);
  readonly #ladders = remember(laddersOf, ladderKey);
  readonly #alike = rememberLater(firstAlikes, shapeKey, () => this.requestUpdate());
  #drawn: AtPosition | undefined;

  constructor() {
    super('reach', properties, settle);
  }

  protected override updated(): void {
    const canvas = this.querySelector<HTMLCanvasElement>('.strips canvas');
    if (canvas && this.#drawn) paintStrips(canvas, this.#drawn);
  }

  /** Frequencies of models are in a module that formats of numbers do without. */
  protected override needs({ view }: ReachValues): Promise<unknown> | undefined {
    return view === 'rope' ? loadLanes(['rotary']) : undefined;
  }

  protected override parts(view: ReachValues): LabParts {
    return { key: view.view, ...(view.view === 'rope' ? this.#rope(view) : this.#arithmetic(view)) };
  }

  #arithmetic(view: ReachValues): LabParts {
    const curves = this.#curves(view);
    const at = (this.#drawn = atPosition(view));
    const width = this.#width.value;
    const position = written(view.position);
    return {
      lead: this.lead(errorFormula(), { text: 'reach.leadArithmetic', where: 'reach.whereArithmetic' }),
      picture: html`<div class="reach-picture">
        ${errorChart(curves, at, view.position, this.#width, (place) => this.store.set('position', place, 'slide'))}
      </div>`,
      controls: this.controls(
        html`
        ${this.#views()} ${this.number('position', { term: 'position' })}
        ${this.choice('stage', (option) => t(`reach.stages.${option}`), { term: 'stage' })} ${this.number('dim')}`,
        { hint: 'reach.hintArithmetic', more: () => this.number('base') },
      ),
      readings: html`<h3>${t('reach.rowTitle', { position })}</h3>
        ${strips(at, position, width)}
        <div class="reading">
          ${formatTable(at, this.#alike(view))}
          <p class="says" data-says="next" aria-live="polite">${nextText(at, view.position)}</p>
        </div>
        <pe-gpu-errors .dim=${view.dim} .base=${view.base} .width=${width}></pe-gpu-errors>`,
      caption: this.caption(arithmeticCaption(at, view)),
      question: arithmeticPrediction,
      deeper: () => [this.saying({ text: 'reach.deeperArithmetic', aside: null })],
      panels: this.panels({
        words: () => arithmeticWords(view, at),
        table: () => errorTable(view, curves, at),
        figures: 'svg.errors, .strips svg',
        snippets: () => import('./reach/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view),
      }),
    };
  }

  #rope(view: ReachValues): LabParts {
    const ladders = this.#ladders(view);
    const shown = { ...view, pair: Math.min(view.pair, ladders.pairs - 1) };
    return {
      lead: this.lead(turnFormula(), { text: 'reach.leadRope', where: 'reach.whereRope' }),
      picture: html`<div class="reach-picture">
        ${ladderChart(ladders, shown, this.#width, (pair) => this.store.set('pair', pair, 'slide'))}
      </div>`,
      controls: this.#ropeControls(shown, ladders),
      readings: html`${ladders.partTurns === 0 ? nothing : pastChart(ladders, shown.pair, this.#width.value)}
        <div class="rope-readings">
          ${ladderTable(ladders, (name) => this.store.set('ladder', name, 'slide'))} ${pairReading(ladders, shown)}
        </div>
        ${this.#readCurve(ladders)}`,
      caption: this.caption(ropeCaption(ladders, view)),
      question: ropePrediction,
      deeper: () => [this.saying({ text: 'reach.deeperRope', aside: null })],
      panels: this.panels({
        words: () => ropeWords(ladders, view),
        table: () => wavelengthTable(ladders, view),
        figures: 'svg.ladders, svg.past',
        snippets: () => import('./reach/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, ladders),
      }),
    };
  }

  #views(): TemplateResult {
    return this.choice('view', (option) => t(`reach.views.${option}`), { manner: 'act' });
  }

  /** A way to another lab, which an element in another page has not, and does not load. */
  #passportLink(view: ReachValues): unknown {
    if (!isAmongOthers()) return nothing;
    const arrived = (part: typeof import('./reach/passport-link.ts')): void => {
      this.#passportLinkOf = part.passportLink;
      this.requestUpdate();
    };
    if (!this.#passportLinkOf) import('./reach/passport-link.ts').then(arrived, () => undefined);
    return this.#passportLinkOf?.(view) ?? nothing;
  }

  /** Losses of the models that were trained for this page, which load after the lab. */
  #readCurve(ladders: Ladders): unknown {
    const arrived = (part: typeof import('./reach/read-curve.ts')): void => {
      this.#readCurveOf = part.readCurve;
      this.requestUpdate();
    };
    if (!this.#readCurveOf) import('./reach/read-curve.ts').then(arrived, () => undefined);
    return this.#readCurveOf?.(ladders, this.#width.value) ?? nothing;
  }

  #models({ model }: ReachValues): TemplateResult {
    return this.cards({
      title: t('reach.models'),
      names: modelNames,
      chosen: modelNames.find((name) => name === model),
      choose: (name) => this.#take(name),
      card: (name) => html`<strong translate="no">${models[name].name}</strong>`,
    });
  }

  #ropeControls(view: ReachValues, ladders: Ladders): TemplateResult {
    const { pair } = view;
    const { refusal, layers, layer } = ladders;
    const more = (): TemplateResult => html`
      ${this.number('trained', { term: 'trained' })}
      ${this.number('pair', { term: 'pair', compact: true, value: pair })}
      ${layers.length > 1 ? this.select('layer', String, layers, layer) : nothing}`;
    return this.controls(
      html`
        ${this.#views()} ${this.#models(view)} ${this.#passportLink(view)} ${refusal ? refused(refusal) : nothing}
        ${this.number('position', { term: 'reached' })} ${this.number('factor')}
      `,
      { hint: 'reach.hintRope', more },
    );
  }

  /** Another model: takes its lengths, limited to the drawable range. */
  #take(model: ModelName): void {
    const { config, trained } = models[model];
    const { factor } = lengthsOf(config, 'full_attention');
    const held = (value: number, { min, max }: NumberProperty): number => Math.min(Math.max(value, min), max);
    this.store.assign(
      {
        model,
        config: '',
        ladder: 'own',
        trained: held(trained, properties.trained),
        ...(factor === undefined ? {} : { factor: held(factor, properties.factor) }),
      },
      'act',
    );
  }
}

/** Why the file of a link is not the one shown. */
const refused = ({ message }: Error): TemplateResult => html`<p class="problem unread-file" role="alert">
  ${t('reach.refused', { model: models.llama31.name })} <span lang="en">${message}</span>
</p>`;

customElements.define('lab-reach', ReachLab);
