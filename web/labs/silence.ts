import { html, nothing } from 'lit';
import { LabElement, type LabParts } from './shared/lab/lab.ts';
import { remember } from './shared/state/remember.ts';
import { FigureWidth } from './shared/figure/width.ts';
import { errorChart, headChart } from './silence/figures.ts';
import { headsAt, rememberCurve, Tests } from './silence/heads.ts';
import { bugNames, properties, type BugName, type SilenceValues } from './silence/properties.ts';
import { Answers, asksOnCover, coverAsk, naming, prediction } from './silence/quiz.ts';
import { roomBeside, seen } from './silence/seen.ts';
import silenceSheet from './silence/silence.css?inline';
import { caption, errorAtEnd, headTable, inWords, readings, toleranceText } from './silence/words.ts';

/** Real mistakes that are right at position 0: predicted, watched, named. */
export class SilenceLab extends LabElement<typeof properties> {
  static override readonly sheets = [silenceSheet];
  readonly #width = new FigureWidth(this, '.error-place');
  readonly #headWidth = new FigureWidth(this, '.head-place');
  readonly #curve = rememberCurve();
  readonly #heads = remember(headsAt);
  readonly #tests = new Tests();
  readonly #answers = new Answers();

  constructor() {
    super('silence', properties);
  }

  /** A new case begins where nothing is wrong yet, with its curve covered. */
  readonly #take = (bug: BugName): void => this.store.assign({ bug, position: 0, curve: false }, 'act');

  readonly #move = (position: number): void => this.store.set('position', position, 'slide');

  /** The answers go as well, so that the next reader finds nothing said. */
  protected override reset(): void {
    this.#answers.clear();
    super.reset();
  }

  protected override parts(view: SilenceValues): LabParts {
    const heads = this.#heads(view);
    const curve = this.#curve(view.bug);
    const said = this.#answers.said(view);
    const predict = (passes: boolean): void => {
      this.#answers.say(view, passes);
      this.store.set('curve', true, 'slide');
      this.requestUpdate();
      // The cover and its buttons leave: the focus goes on with the answer.
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>('.predict [aria-pressed="true"]')?.focus({ preventScroll: true }),
      );
    };
    const name = (cause: Parameters<Answers['name']>[1]): void => {
      this.#answers.name(view.bug, cause);
      this.requestUpdate();
    };
    return {
      lead: this.lead(),
      picture: html`${seen(view.bug)}
        <div class="error-place">
          ${errorChart(view, curve, heads.error, roomBeside(view.bug, this.#width), this.#move)}
          ${asksOnCover(view, said) ? coverAsk(view, predict) : nothing}
        </div>`,
      controls: this.controls(
        html`
        ${this.number('position', { term: 'position' })} ${this.number('tested', { term: 'tested' })}
        ${this.choice('tolerance', toleranceText, { term: 'tolerance' })} ${this.flag('curve')}`,
        {
          presets: this.presets(
            { names: bugNames, values: (bug) => ({ bug }), active: ({ bug }) => bug },
            {},
            this.#take,
          ),
        },
      ),
      readings: html`${prediction(
        view,
        said,
        () => this.#tests.of(view),
        () => errorAtEnd(curve),
        predict,
      )}${readings(view, heads)}`,
      curves: html`<div class="head-place">${headChart(view, heads, this.#headWidth.value)}</div>`,
      caption: this.caption(caption(view, curve)),
      list: naming(view, this.#answers, name),
      question: this.question(),
      deeper: () => [this.saying()],
      panels: this.panels({
        words: () => inWords(view, heads, curve),
        table: () => headTable(view, heads),
        figures: 'svg.errors, svg.head',
        snippets: () => import('./silence/snippets.ts'),
        code: ({ snippet }, program) => snippet(program, view),
      }),
    };
  }
}

customElements.define('lab-silence', SilenceLab);
