import { html, nothing, svg, type TemplateResult } from 'lit';
import { at } from '../shared/figure/chart.ts';
import '../shared/controls/number-control.ts';
import { t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { number } from '../shared/state/properties.ts';
import { drawnHands, handsAt, type Hand, type Shape } from './hands.ts';
import { LightElement } from '../shared/light-element.ts';

/** The hidden positions: as far as the slider of the clock goes. */
export const property = number({ url: 'guess', default: 0, min: 0, max: 239 });

/** The angle between two places of one hand, in degrees. */
function degreesApart(one: Hand, other: Hand): number {
  const [x, y] = [one.cos ?? 0, other.cos ?? 0];
  return (Math.abs(Math.atan2(one.sin * y - x * other.sin, x * y + one.sin * other.sin)) * 180) / Math.PI;
}

/** `<pe-clock-guess>`: the same hands at a hidden position, which the reader reads from them. */
export class ClockGuess extends LightElement {
  static override properties = {
    shape: { attribute: false },
    asked: { state: true },
    guess: { state: true },
    seen: { state: true },
  };

  declare shape: Shape;
  declare private asked: number;
  declare private guess: number;
  /** Whether the reader has revealed the answer. */
  declare private seen: boolean;

  constructor() {
    super();
    this.asked = 0;
    this.guess = 0;
    this.seen = false;
    this.#ask();
    new LocalizeController(this);
  }

  #ask(): void {
    this.asked = 1 + Math.floor(Math.random() * property.max);
    this.seen = false;
  }

  #look(event: Event): void {
    event.preventDefault();
    this.seen = true;
  }

  protected override render(): TemplateResult {
    const hands = handsAt(this.shape, this.asked);
    const guessed = handsAt(this.shape, this.guess);
    const shown = drawnHands(hands, 0);
    const chose = ({ detail }: CustomEvent<{ readonly value: number }>): void => {
      this.guess = detail.value;
      this.seen = false;
    };
    return html`<section class="clock-guess" aria-labelledby="clock-guess-title">
      <h3 id="clock-guess-title">${t('clock.guess.title')}</h3>
      <p class="prose">${t('clock.guess.about', { last: property.max })}</p>
      <ul class="dials">${shown.map((hand) => this.#dial(hand, guessed[hand.pair]))}</ul>
      <form class="transport" @submit=${(event: Event) => this.#look(event)}>
        <pe-number
          data-name="clock-guess" .property=${property} .value=${this.guess} .label=${t('clock.guess.label')}
          .compact=${true} @pe-change=${chose}
        ></pe-number>
        <button class="quiet">${t('clock.guess.see')}</button>
        <button type="button" class="quiet" data-another @click=${() => this.#ask()}>
          ${t('clock.guess.another')}
        </button>
      </form>
      <p class="says" aria-live="polite">${this.seen ? this.#says(hands, guessed) : nothing}</p>
    </section>`;
  }

  #dial(hand: Hand, guessed: Hand | undefined): TemplateResult {
    const line = (kind: string, { sin, cos }: Hand): unknown =>
      svg`<line class=${kind} x1="0" y1="0" x2=${at(21 * sin)} y2=${at(-21 * (cos ?? 0))} />`;
    const wavelength = measure(hand.wavelength, 4);
    return html`<li class="dial">
      <svg viewBox="-24 -24 48 48" role="img" aria-label=${t('clock.guess.dial', {
        pair: hand.pair,
        wavelength,
        sine: measure(hand.sin, 2),
        cosine: measure(hand.cos ?? 0, 2),
      })}>
        <circle class="rim" r="21" />
        ${this.seen && guessed ? line('guessed', guessed) : nothing} ${line('arm', hand)}
      </svg>
      <span aria-hidden="true">${written(hand.pair)}</span><small aria-hidden="true">${wavelength}</small>
    </li>`;
  }

  /** Which hand gives the guess away. */
  #says(hands: readonly Hand[], guessed: readonly Hand[]): string {
    if (this.guess === this.asked) return t('clock.guess.right', { position: written(this.asked) });
    const apart = hands.map((hand, pair) => degreesApart(hand, guessed[pair] ?? hand));
    const most = apart.indexOf(Math.max(...apart));
    return t('clock.guess.wrong', {
      position: written(this.asked),
      guess: written(this.guess),
      pair: most,
      degrees: measure(apart[most] ?? 0, 2),
    });
  }
}

customElements.define('pe-clock-guess', ClockGuess);
