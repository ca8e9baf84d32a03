import { html, nothing, type TemplateResult } from 'lit';
import '../library/elements/define.ts';
import { withColon } from '../library/elements/sentences.ts';
import { codeBlock } from './shared/controls/code-block.ts';
import { t } from './shared/text/i18n.ts';
import { language } from './shared/text/language.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { rich } from './shared/text/rich.ts';
import encodeSheet from './encode/encode.css?inline';
import { kerasLayer, torchModule } from './encode/modules.ts';
import { numbersTable, wholeTable } from './encode/numbers.ts';
import { prediction } from './encode/prediction.ts';
import { activePreset, presetNames, presetValues, properties, settle, type EncodeValues } from './encode/properties.ts';
import { definition, readout } from './encode/readout.ts';
import type { Comments } from './encode/snippets.ts';
import { strips } from './encode/strips.ts';
import { captionOf, inWords, waves } from './encode/words.ts';

interface Selected {
  readonly position: number;
  readonly dimension: number;
}

const comments = (): Comments => ({
  angle: t('encode.reproduce.angle'),
  odd: t('encode.reproduce.odd'),
  buffer: t('encode.reproduce.buffer'),
});

/** The current lesson's use of the table as a module, for a model. */
function layers(view: EncodeValues): TemplateResult {
  const lesson = activePreset(view);
  const kind = { rooted: lesson === 'lesson002', dropout: lesson !== 'lesson002' && lesson !== 'lesson004' };
  const block = (name: string, code: string): TemplateResult =>
    html`<h4>${name}</h4>${codeBlock(code, withColon(t('encode.layer.title'), name))}`;
  return html`<section class="layers">
    <h3>${t('encode.layer.title')}</h3>
    <p>${rich(t('encode.layer.about'))}</p>
    ${block('PyTorch nn.Module', torchModule(view, kind, comments()))}
    ${block('Keras', kerasLayer(view, kind, comments()))}
  </section>`;
}

/** The table itself, in colours, in curves and in digits. */
export class EncodeLab extends LabElement<typeof properties> {
  static override readonly sheets = [encodeSheet];
  static override properties = { full: { state: true } };

  /** The reader requested one curve too many. */
  declare private full: boolean;

  constructor() {
    super('encode', properties, settle);
    this.full = false;
  }

  readonly #toggle = (dimension: number): void => {
    const { dimensions } = this.store.view;
    const drawn = dimensions.includes(dimension);
    this.full = !drawn && dimensions.length >= properties.dimensions.longest;
    if (this.full) return;
    const next = drawn ? dimensions.filter((other) => other !== dimension) : [...dimensions, dimension];
    this.store.set('dimensions', next, 'slide');
  };

  readonly #toggled = ({ detail }: CustomEvent<Pick<Selected, 'dimension'>>): void => this.#toggle(detail.dimension);

  readonly #selected = ({ detail: { position, dimension } }: CustomEvent<Selected>): void =>
    this.store.assign({ selectedPosition: position, selectedDimension: dimension }, 'slide');

  protected override reset(): void {
    this.full = false;
    super.reset();
  }

  protected override parts(view: EncodeValues): LabParts {
    const words = waves(view);
    const choose = (name: (typeof presetNames)[number]): void => {
      this.full = false;
      this.store.assign(presetValues(name, view), 'act');
    };
    const pointed = (content: unknown): TemplateResult => html`<div
      @posenc-select=${this.#selected} @posenc-toggle=${this.#toggled}
    >${content}</div>`;
    return {
      lead: this.lead(definition()),
      picture: pointed(this.#heatmap(view)),
      controls: this.#controls(
        this.presets({ names: presetNames, values: presetValues, active: activePreset }, {}, choose),
      ),
      readings: readout(view, this.#toggle),
      curves: pointed(html`
        ${this.choice('curveStyle', (option) => t(`encode.curveStyles.${option}`))}
        ${view.curveStyle === 'strips' ? strips(view) : this.#curves(view)}
        <p class="problem" role="alert">${this.full ? t('encode.full') : ''}</p>`),
      caption: this.caption(t(`encode.${captionOf(view)}`, { ...words })),
      question: prediction,
      deeper: () => [
        this.saying({ aside: null }),
        numbersTable(view, this.#numberControls()),
        this.fine(['encode.fineWavelength', 'encode.fineUnique', 'encode.fineExtrapolate', 'encode.fineExact'], {
          ...words,
        }),
      ],
      panels: this.panels({
        words: () => inWords(view),
        table: () => wholeTable(view),
        figures: 'posenc-heatmap, posenc-curves, svg.strip',
        snippets: () => import('./encode/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view, comments()),
        below: (program) => (program === 'PyTorch' || program === 'NumPy' ? layers(view) : nothing),
        more: {
          name: 'embed',
          title: t('encode.embed.title'),
          content: ({ embedding }) => html`<p>${rich(t('encode.embed.about'))}</p>
            ${codeBlock(embedding(view, language()), t('encode.embed.title'))}`,
        },
      }),
    };
  }

  #heatmap(view: EncodeValues): TemplateResult {
    return html`<posenc-heatmap
      .positions=${view.positions} .first=${view.first} .dim=${view.dim} .base=${view.base} .layout=${view.layout}
      .colorMap=${view.colorMap} .transpose=${view.transpose} .dimensions=${view.dimensions}
      .selectedPosition=${view.selectedPosition} .selectedDimension=${view.selectedDimension} lang=${language()}
    ></posenc-heatmap>`;
  }

  #curves(view: EncodeValues): TemplateResult {
    return html`<posenc-curves
      .positions=${view.positions} .first=${view.first} .dim=${view.dim} .base=${view.base} .layout=${view.layout}
      .dimensions=${view.dimensions} .selectedPosition=${view.selectedPosition}
      .selectedDimension=${view.selectedDimension} lang=${language()}
    ></posenc-curves>`;
  }

  #controls(presets: TemplateResult): TemplateResult {
    return this.controls(
      html`${presets}
      ${this.number('positions', { term: 'positions' })} ${this.number('dim', { term: 'dim' })}
      ${this.number('base', { term: 'base' })}
      ${this.choice('layout', (option) => t(`encode.layouts.${option}`), { term: 'pair' })}`,
      { more: () => html`${this.number('first')} ${this.choice('colorMap')} ${this.flag('transpose')}` },
    );
  }

  #numberControls(): TemplateResult {
    return html`<div class="row">
      ${this.number('shownRows', { compact: true })} ${this.number('shownColumns', { compact: true })}
      ${this.number('decimals', { compact: true })}
      ${this.choice('rounding', (option) => t(`encode.numbers.roundings.${option}`))}
    </div>`;
  }
}

customElements.define('lab-encode', EncodeLab);
