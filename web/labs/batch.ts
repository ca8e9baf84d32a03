import { html } from 'lit';
import { FigureWidth } from './shared/figure/width.ts';
import { StructureKeys } from './shared/figure/structure-keys.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { remember } from './shared/state/remember.ts';
import { t } from './shared/text/i18n.ts';
import batchSheet from './batch/batch.css?inline';
import { legend, linesChart, maskChart } from './batch/figures.ts';
import { headDim, modelOf } from './batch/model.ts';
import { prediction } from './batch/prediction.ts';
import { presets, properties, settle, type BatchValues } from './batch/properties.ts';
import { batchTable, caption, encodingText, inWords, mistakeText, readings, spoken } from './batch/words.ts';

/** Texts of unlike length in one array: columns, positions, and who sees whom. */
export class BatchLab extends LabElement<typeof properties> {
  static override readonly sheets = [batchSheet];
  readonly #width = new FigureWidth(this, '.lines-place');
  readonly #maskWidth = new FigureWidth(this, '.mask-place');
  protected override readonly structure = new StructureKeys(this);
  readonly #model = remember(modelOf);

  constructor() {
    super('batch', properties, settle);
  }

  protected override parts(view: BatchValues): LabParts {
    const model = this.#model(view);
    const chooseWord = (text: number, word: number): void => {
      const key = view.way === 'packed' || text === view.text ? view.key : model.lines[text]![0]!.column;
      this.store.assign({ text, word, key }, 'slide');
    };
    const choosePair = (query: number, key: number): void => {
      const text =
        view.way === 'packed' ? model.lines.findIndex((slots) => slots.some((s) => s.column === query)) : view.text;
      const slot = model.lines[text]?.find(({ column }) => column === query);
      const { word } = slot?.kind === 'word' ? slot : { word: view.word };
      this.store.assign(slot?.kind === 'word' ? { text, word, key } : { key }, 'slide');
    };
    return {
      lead: this.lead(),
      picture: html`<div class="lines-place">${linesChart(view, model, this.#width, chooseWord)}</div>`,
      controls: this.controls(
        html`
        ${this.choice('way', (way) => t(`batch.ways.${way}`))} ${this.number('dropped')} ${this.flag('moved')}`,
        {
          presets: html`${this.choice('mistake', mistakeText)}
            ${this.presets(presets)}`,
          more: () => html`${this.number('steps')} ${this.choice('encoding', encodingText)}
            ${this.choice('window', (window) => (window === 'none' ? t('batch.all') : window))}`,
        },
      ),
      readings: readings(view, model),
      curves: html`${legend(view, model)}
        <h3>${t('batch.maskTitle')}</h3>
        <div class="mask-place">
          ${maskChart(view, model, this.#maskWidth.value, this.structure, choosePair)}
        </div>`,
      caption: this.caption(caption(view, model)),
      spoken: spoken(view, model),
      question: prediction,
      deeper: () => [
        this.saying({ values: { dim: headDim } }),
        this.fine(['batch.fineDeep', 'batch.fineLength', 'batch.finePadding', 'batch.fineColumns']),
      ],
      panels: this.panels({
        words: () => inWords(view, model),
        table: () => batchTable(view, model),
        figures: 'svg.batch-lines, svg.batch-mask',
        snippets: () => import('./batch/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, t('batch.comment')),
      }),
    };
  }
}

customElements.define('lab-batch', BatchLab);
