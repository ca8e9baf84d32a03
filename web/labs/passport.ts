import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine } from '../library/elements/sentences.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { remember } from './shared/state/remember.ts';
import { isAmongOthers } from './shared/state/among-others.ts';
import { t } from './shared/text/i18n.ts';
import { written } from './shared/text/numerals.ts';
import { rich } from './shared/text/rich.ts';
import './passport/file-box.ts';
import { stripLength } from './passport/beams.ts';
import { layerMap, lookOf } from './passport/map.ts';
import { layerCount, modelNames, ownCard, publishedCard, rotaryKinds, type Card } from './passport/models.ts';
import passportSheet from './passport/passport.css?inline';
import { format, parse, rowsOf, ways } from './passport/prompt.ts';
import { editor, promptSection, promptText } from './passport/prompt-part.ts';
import { prediction } from './passport/prediction.ts';
import { properties, settle, type PassportValues } from './passport/properties.ts';
import { stripHeight, textStrip } from './passport/strip.ts';
import { waveChart } from './passport/waves.ts';
import {
  beamText,
  caption,
  changeList,
  factCard,
  formatsOf,
  formatTable,
  inWords,
  layerTable,
} from './passport/words.ts';

type Side = 'first' | 'second';

/** A model's positions by its file, layer by layer, with the place of each statement. */
export class PassportLab extends LabElement<typeof properties> {
  static override readonly sheets = [passportSheet];
  #reachLinkOf: typeof import('./passport/reach-link.ts').reachLink | undefined;
  readonly #width = new FigureWidth(this, '.map-place');
  readonly #waveWidth = new FigureWidth(this, '.wave-place');
  readonly #promptWidth = new FigureWidth(this, '.prompt-place');
  readonly #rows = remember(
    ({ way, prompt }: PassportValues) => rowsOf(way, parse(prompt) ?? []),
    ({ way, prompt }) => [way, prompt],
  );
  readonly #cards = {
    first: remember((name: string, text: string, position: number) => this.#read(name, text, position, 'passport.own')),
    second: remember((name: string, text: string, position: number) =>
      this.#read(name, text, position, 'passport.ownSecond'),
    ),
  };
  readonly #formats = remember(formatsOf, (card, { layer, position }) => [
    card.name,
    layer,
    position,
    card.positions.kinds.map((kind) => (kind.positions === 'rotary' ? kind.rotary.pairs : kind.name)),
  ]);

  constructor() {
    super('passport', properties, settle);
  }

  #read(name: string, text: string, position: number, own: 'passport.own' | 'passport.ownSecond'): Card | Error {
    return name === 'own' ? ownCard(text, position, t(own)) : publishedCard(name, position);
  }

  /** The model; for a link with a file that is refused, the usual one and what is wrong. */
  #of(view: PassportValues): {
    readonly card: Card;
    readonly other: Card | undefined;
    readonly wrong: readonly (string | undefined)[];
  } {
    const { model, other, config, second, position } = view;
    const first = this.#cards.first(model, config, position);
    const found = other === 'none' ? undefined : this.#cards.second(other, second, position);
    return {
      card: first instanceof Error ? publishedCard(properties.model.default, position) : first,
      other: found instanceof Error ? undefined : found,
      wrong: [first, found].map((one) => (one instanceof Error ? one.message : undefined)),
    };
  }

  /** A way to another lab, which an element in another page has not, and does not load. */
  #reachLink(card: Card, view: PassportValues): unknown {
    if (!isAmongOthers()) return nothing;
    const arrived = (part: typeof import('./passport/reach-link.ts')): void => {
      this.#reachLinkOf = part.reachLink;
      this.requestUpdate();
    };
    if (!this.#reachLinkOf) import('./passport/reach-link.ts').then(arrived, () => undefined);
    return this.#reachLinkOf?.(card, view) ?? nothing;
  }

  readonly #point = (layer: number): void => this.store.set('layer', layer, 'slide');
  readonly #drag = (position: number): void => this.store.set('position', position, 'slide');

  /** The layers of a model, and its text below them. */
  #map(card: Card, all: readonly Card[], view: PassportValues): TemplateResult {
    const { value: width, highest } = this.#width;
    const length = stripLength(all, view.position);
    // The title takes a line, and the rows of one layer or two need not be high.
    const left = Math.min(highest, 340) / all.length - stripHeight - 26;
    const height = Math.max(Math.min(left, layerCount(card) * 24), 64);
    return html`<div class="model-map">
      ${layerMap(card, view, { width, height, length }, this.#point)}
      ${textStrip(card, view, { width, length }, this.#drag)}
    </div>`;
  }

  #file(side: Side, value: string, trouble: string | undefined): TemplateResult | typeof nothing {
    const name = side === 'first' ? 'config' : 'second';
    if (!this.controllable(name)) return nothing;
    return html`<pe-model-file
      data-name="passport-${name}" .value=${value} .label=${this.label(name)} .epoch=${this.epoch}
      .longest=${properties.config.longest} .trouble=${trouble}
      @pe-model-file=${({ detail: { text } }: CustomEvent<{ readonly text: string }>) =>
        this.store.assign(side === 'first' ? { model: 'own', config: text } : { other: 'own', second: text }, 'act')}
    ></pe-model-file>`;
  }

  #promptControls({ prompt }: PassportValues): TemplateResult {
    const list = this.controllable('prompt')
      ? editor(parse(prompt) ?? [], { label: this.label('prompt'), locked: this.store.locked.has('prompt') }, (parts) =>
          this.store.set('prompt', format(parts), 'act'),
        )
      : nothing;
    return html`<div class="prompt-controls">
      ${this.select('way', (name) => ways[name].name, properties.way.options)} ${list}
    </div>`;
  }

  protected override parts(view: PassportValues): LabParts {
    const rows = this.#rows(view);
    const { card, other, wrong } = this.#of(view);
    const { config, second, model, other: chosen } = view;
    // In the place of a file that is refused stands the usual model.
    const shown = wrong[0] === undefined ? view : { ...view, model: properties.model.default };
    const formats = this.#formats(card, view);
    const named = (name: string): string =>
      name === 'own' ? t('passport.own') : name === 'none' ? t('passport.noOther') : name;
    const maps = other ? [card, other] : [card];
    return {
      lead: this.lead(),
      picture: html`<div class="map-place">
        ${maps.map((one) => this.#map(one, maps, view))}
      </div>`,
      controls: this.controls(
        html`
        ${this.select('model', named, model === 'own' ? ['own', ...modelNames] : modelNames)}
        ${this.#file('first', config, wrong[0])} ${this.number('position', { term: 'asked' })}
        ${this.select('other', named, chosen === 'own' ? ['none', 'own', ...modelNames] : ['none', ...modelNames])}`,
        {
          more: () => html`${this.number('layer', { term: 'layer' })} ${this.#file('second', second, wrong[1])}`,
        },
      ),
      readings: html`${keyOf(maps)}
        ${maps.map((one) => html`<p class="beam-says">${rich(beamText(one, view, maps.length > 1))}</p>`)}
        ${changeList(card, view)} ${factCard(card, other, view)}
        ${this.#reachLink(card, shown)}
        ${formatTable(formats, view)}`,
      curves:
        rotaryKinds(card).length === 0
          ? undefined
          : html`<div class="wave-place">${waveChart(card, other, view.position, this.#waveWidth.value)}</div>`,
      caption: this.caption(caption(card, other, view)),
      list: promptSection(rows, view.way, this.#promptWidth.value, this.#promptControls(view)),
      question: prediction,
      deeper: () => [this.saying()],
      panels: this.panels({
        words: () => inOneLine(inWords(card, other, view), promptText(rows, view.way)),
        table: () => layerTable(card),
        figures: 'svg.layer-map, svg.text-strip, svg.wave-lines, svg.prompt-rows',
        programs: ['JavaScript'],
        snippets: () => import('./passport/snippets.ts'),
        code: ({ snippet }) => snippet(view),
      }),
    };
  }
}

const length = (name: 'trained' | 'promised', values: Readonly<Record<string, string>>): TemplateResult =>
  html`<span class="kind-look" data-look=${name}>${t(`passport.${name}Span`, values)}</span>`;

/** The kinds of layers of each map, each with its colour, and the lengths of its text. */
function keyOf(cards: readonly Card[]): TemplateResult {
  const items = (card: Card): readonly TemplateResult[] =>
    card.positions.kinds.map((kind) => {
      const seen = t(`passport.attends.${kind.attends}`, { window: written(kind.window.value ?? 0) });
      return html`<span class="kind-look" data-look=${lookOf(card, kind)}><code>${kind.name}</code>: ${seen}</span>`;
    });
  const lengths = ({ positions: { trained, extended } }: Card): readonly TemplateResult[] => [
    ...(trained.value === undefined ? [] : [length('trained', { trained: written(trained.value) })]),
    ...((extended.value ?? 0) > (trained.value ?? 0)
      ? [length('promised', { extended: written(extended.value ?? 0) })]
      : []),
  ];
  return html`${cards.map(
    (card) => html`<p class="key kind-key">
      ${cards.length > 1 ? html`<strong translate="no">${card.name}</strong>` : nothing} ${items(card)} ${lengths(card)}
    </p>`,
  )}`;
}

customElements.define('lab-passport', PassportLab);
