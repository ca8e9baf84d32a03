import { html, svg, type TemplateResult } from 'lit';
import { at } from '../../figure/chart.ts';
import '../../controls/number-control.ts';
import { t } from '../../text/i18n.ts';
import { LocalizeController } from '../../text/language.ts';
import { measure, written } from '../../text/numerals.ts';
import { number } from '../../state/properties.ts';
import type { Tried } from './effects.ts';
import { turnedPairs, type Arrow, type TurnedPair } from './turns.ts';
import { LightElement } from '../../light-element.ts';

/** As many pairs as can be told apart, spaced evenly from the fastest to the slowest. */
const dials = 8;
/** How far both words are moved on. */
const moved = number({ url: 'on', default: 0, min: 0, max: 100 });

function chosenPairs(pairs: readonly TurnedPair[]): readonly TurnedPair[] {
  if (pairs.length <= dials) return pairs;
  const picked = Array.from({ length: dials }, (_dial, at) => Math.round((at * (pairs.length - 1)) / (dials - 1)));
  return picked.map((pair) => pairs[pair]!);
}

/** `<pe-turning>`: RoPE on one query and one key, pair by pair, showing that only their distance counts. */
export class Turning extends LightElement {
  static override properties = {
    tried: { attribute: false },
    query: { attribute: false },
    distance: { state: true },
    on: { state: true },
  };

  declare tried: Tried;
  /** The position that looks. */
  declare query: number;
  declare private distance: number;
  declare private on: number;

  constructor() {
    super();
    this.distance = 3;
    this.on = 0;
    new LocalizeController(this);
  }

  protected override render(): TemplateResult {
    const { trial, plain } = this.tried;
    const { query, on } = this;
    const distance = Math.min(this.distance, query);
    const key = query - distance;
    const row = ({ data }: { readonly data: Float64Array }, at: number): Float64Array =>
      data.subarray(at * trial.dim, (at + 1) * trial.dim);
    const pairs = turnedPairs(row(plain.query, query), row(plain.key, key), [query + on, key + on], trial.pairing);
    const score = pairs.reduce((sum, { product }) => sum + product, 0) / Math.sqrt(trial.dim);
    const slid =
      (name: 'distance' | 'on') =>
      ({ detail }: CustomEvent<{ readonly value: number }>): void =>
        void (this[name] = detail.value);
    const control = (name: 'distance' | 'on', property: typeof moved, value: number): TemplateResult => html`<pe-number
      data-name="turning-${name}" .property=${property} .value=${value} .label=${t(`family.turning.${name}`)}
      @pe-change=${slid(name)}
    ></pe-number>`;
    return html`<h3>${t('family.turning.title')}</h3>
      <p class="prose">${t('family.turning.about')}</p>
      <ul class="dials turning-dials">${chosenPairs(pairs).map((pair) => this.#dial(pair))}</ul>
      <ul class="legend turning-legend"><li data-arrow="q">${t('family.turning.query')}</li>
        <li data-arrow="k">${t('family.turning.key')}</li>
        <li data-arrow="before">${t('family.turning.before')}</li></ul>
      <div class="turning-controls">
        ${control('distance', number({ url: 'distance', default: 3, min: 0, max: Math.max(query, 1) }), distance)}
        ${control('on', moved, on)}
      </div>
      <p class="says" aria-live="polite">${t('family.turning.says', {
        query: written(query + on),
        key: written(key + on),
        distance: written(distance),
        score: measure(score, 5),
        plain: measure(plain.scores[query * trial.length + key] ?? 0, 5),
      })}</p>`;
  }

  #dial({ pair, q, k, turnedQ, turnedK, product }: TurnedPair): TemplateResult {
    // The longer of the two reaches the rim.
    const scale = 21 / Math.max(Math.hypot(...q), Math.hypot(...k), 1e-9);
    const arrow = (kind: string, [x, y]: Arrow): unknown =>
      svg`<line class=${kind} x1="0" y1="0" x2=${at(scale * x)} y2=${at(-scale * y)} />`;
    return html`<li class="dial">
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle class="rim" r="21" />
        ${arrow('before q', q)} ${arrow('before k', k)} ${arrow('k', turnedK)} ${arrow('q', turnedQ)}
      </svg>
      <span class="visually-hidden">${t('family.turning.dial', { pair, product: measure(product) })}</span>
      <span aria-hidden="true">${written(pair)}</span><small aria-hidden="true">${measure(product)}</small>
    </li>`;
  }
}

customElements.define('pe-turning', Turning);
