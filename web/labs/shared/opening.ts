import { html, type TemplateResult } from 'lit';
import { choiceControl } from './controls/choice-control.ts';
import { t } from './text/i18n.ts';
import { LocalizeController } from './text/language.ts';
import { measure } from './text/numerals.ts';
import { defaults } from './state/properties.ts';
import { remember } from './state/remember.ts';
import { crossing } from '../order/crossing.ts';
import { modelOf } from '../order/model.ts';
import { properties } from '../order/properties.ts';
import { reachOf, type Colors } from '../sentence/picture.ts';
import sentenceSheet from '../sentence/sentence.css?inline';
import { adopt } from './style-sheets.ts';
import '../story/door.ts';
import { LightElement } from './light-element.ts';

export { storyLink } from '../story/door.ts';

const choices = ['without', 'with'] as const;
type Choice = (typeof choices)[number];

/**
 * `<pe-opening>`: the question of the page as a figure with one switch, the instrument of the lab "Order matters" in
 * its first state.
 */
export class Opening extends LightElement {
  static override properties = { choice: { state: true }, token: { state: true } };

  declare private choice: Choice;
  /** The word that the reader follows; before that, the first one that changes places. */
  declare private token: number | undefined;
  readonly #model = remember((...sentences: [string, string]) => modelOf(defaults(properties), sentences));

  constructor() {
    super();
    this.choice = 'without';
    this.token = undefined;
    new LocalizeController(this);
  }

  protected override render(): TemplateResult {
    const [first, second] = [t('page.opening.first'), t('page.opening.second')];
    const model = this.#model(first, second);
    const side = model[this.choice];
    const both = [model.without, model.with].flatMap(({ outputs }) => outputs.map(({ output }) => output.data));
    const reach = reachOf(both);
    const colors: Colors = { map: 'RdBu', min: -reach, max: reach };
    return html`<figure class="opening-figure" data-shows=${this.choice}>
      ${choiceControl({
        name: 'opening',
        label: t('page.opening.positions'),
        options: choices,
        value: this.choice,
        text: (option) => t(`page.opening.switch.${option}`),
        choose: (option) => (this.choice = option),
      })}
      ${crossing(model, side, {
        token: this.token ?? model.links.find(([from, to]) => from !== to)?.[0] ?? 0,
        colors,
        label: t(`page.opening.alt.${this.choice}`, { first, second }),
        heads: [t('page.opening.head', { number: 1 }), t('page.opening.head', { number: 2 })],
        point: (token) => (this.token = token),
      })}
      <figcaption aria-live="polite">
        ${t(`page.opening.says.${this.choice}`, { error: measure(side.error ?? 0) })}
      </figcaption>
    </figure>`;
  }
}

adopt([sentenceSheet]);
customElements.define('pe-opening', Opening);
