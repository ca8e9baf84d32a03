import { html, nothing, type TemplateResult } from 'lit';
import { flagControl } from '../shared/controls/choice-control.ts';
import { viewLink } from '../shared/lab/view-link.ts';
import { remember } from '../shared/state/remember.ts';
import { t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { written } from '../shared/text/numerals.ts';
import { rich } from '../shared/text/rich.ts';
import { drawFigure, type Shown } from './figure.ts';
import { labelsOf } from './labels.ts';
import { keepMoment } from './moment.ts';
import { numbersOf } from './numbers.ts';
import { timeline } from './pose.ts';
import { Runway } from './runway.ts';
import { scenes } from './scenes/index.ts';
import type { Scene } from './scenes/scene.ts';
import { Tone, tones } from './tone.ts';
import { LightElement } from '../shared/light-element.ts';

export { default as sheet } from './story.css?inline';

const poseAt = timeline(scenes.map(({ frames }) => frames));

/** A print's panel, CSS pixels. */
const printed = { width: 364, height: 280 };
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * `<pe-story-body>`: "Follow one word". A figure that stays while the texts of the scenes pass by it; a comic of the
 * same pictures on paper and for readers who want no motion.
 */
export class Story extends LightElement {
  static override properties = { sounds: { state: true }, scene: { state: true }, own: { state: true } };

  declare private sounds: boolean;
  /** The scene whose picture is shown. */
  declare private scene: number;
  /** What the reader types in the last scene. */
  declare private own: string;
  readonly #numbers = remember(numbersOf);
  readonly #tone = new Tone();
  /** The texts of the figure, in the language of the last rendering. */
  #words: Omit<Shown, 'pose'> | undefined;
  readonly #runway = new Runway(this, {
    seconds: scenes.map(({ seconds }) => seconds),
    draw: (moment) => this.#draw(moment),
  });
  readonly #sizes = new ResizeObserver(() => this.#redraw());
  readonly #themes = new MutationObserver(() => this.#redraw());

  constructor() {
    super();
    this.sounds = false;
    this.scene = 0;
    this.own = '';
    new LocalizeController(this);
    this.addEventListener('click', this.#leave, true);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    calm.addEventListener('change', this.#refresh);
    addEventListener('beforeprint', this.#print);
    addEventListener('afterprint', this.#refresh);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', this.#refresh);
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    calm.removeEventListener('change', this.#refresh);
    removeEventListener('beforeprint', this.#print);
    removeEventListener('afterprint', this.#refresh);
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', this.#refresh);
    this.#themes.disconnect();
    this.#sizes.disconnect();
    this.#tone.stop();
    this.sounds = false;
  }

  readonly #refresh = (): void => {
    this.requestUpdate();
    this.#redraw();
  };

  /** Brings the reader here, and plays; in a comic there is nothing to play. */
  begin(): void {
    this.arrive();
    if (!calm.matches) this.#runway.play();
  }

  /** Brings the reader to the title, or to a scene by its name. */
  arrive(name?: string): void {
    const scene = scenes.findIndex((each) => each.name === name);
    if (scene >= 0 && !calm.matches) this.#runway.go(scene + 1);
    else this.querySelector(scene >= 0 ? `#story-${name}` : 'h2')?.scrollIntoView({ behavior: 'instant' });
    this.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  /** The moment at which the reader leaves for a lab, for the way back. */
  readonly #leave = ({ target }: Event): void => {
    const step = (target as Element).closest('.story-take a')?.closest('li');
    if (!step) return;
    const scene = scenes.findIndex(({ name }) => step.id === `story-${name}`);
    keepMoment(calm.matches ? scene : this.#runway.moment());
  };

  /** Brings the reader back to the moment at which she left, and to the link that she followed. */
  resume(moment: number): void {
    this.#runway.pause();
    const scene = scenes[Math.min(Math.max(calm.matches ? moment : Math.ceil(moment) - 1, 0), scenes.length - 1)]!;
    const step = this.querySelector(`#story-${scene.name}`);
    if (calm.matches) step?.scrollIntoView({ behavior: 'instant' });
    else this.#runway.go(moment);
    step?.querySelector<HTMLElement>('.story-take a')?.focus({ preventScroll: true });
  }

  #shown(moment: number): Shown {
    this.#words ??= {
      numbers: this.#numbers(t('story.sentence.first'), t('story.sentence.second')),
      labels: labelsOf(),
      racer: (kind) => t(`story.racers.${kind as 'alibi'}`),
    };
    return { ...this.#words, pose: poseAt(moment) };
  }

  #draw(moment: number): void {
    const canvas = this.querySelector<HTMLCanvasElement>('.story-picture canvas');
    if (!canvas) return;
    const shown = this.#shown(moment);
    const { width, height } = canvas.getBoundingClientRect();
    drawFigure(canvas, { width, height }, shown);
    if (this.sounds) this.#tone.move(shown.pose.place + shown.pose.moved);
    const slider = this.querySelector<HTMLInputElement>('.story-progress');
    if (slider) slider.value = String(moment);
    this.scene = Math.min(Math.max(Math.ceil(moment) - 1, 0), scenes.length - 1);
  }

  #redraw(): void {
    if (calm.matches) this.#drawComic();
    else if (this.isConnected) this.#draw(this.#runway.shown);
  }

  /** The panels of the comic, at their sizes on the screen or a given one. */
  #drawComic(size?: { readonly width: number; readonly height: number }): void {
    for (const canvas of this.querySelectorAll<HTMLCanvasElement>('canvas.still')) {
      const box = size ?? canvas.getBoundingClientRect();
      if (box.width > 0) drawFigure(canvas, box, this.#shown(Number(canvas.dataset['moment'])));
    }
  }

  /** Paper is white, whatever the screen. */
  readonly #print = (): void => {
    for (const canvas of this.querySelectorAll<HTMLElement>('canvas.still')) canvas.dataset['paper'] = '';
    this.#drawComic(printed);
    for (const canvas of this.querySelectorAll<HTMLElement>('canvas.still')) delete canvas.dataset['paper'];
  };

  protected override updated(): void {
    this.#words = undefined;
    this.#sizes.disconnect();
    for (const canvas of this.querySelectorAll('canvas')) this.#sizes.observe(canvas);
    this.#redraw();
  }

  readonly #keys = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowUp: 1, PageUp: 1, ArrowLeft: -1, ArrowDown: -1, PageDown: -1 }[event.key];
    if (by === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (by !== undefined) this.#runway.step(by);
    else this.#runway.go(event.key === 'Home' ? 0 : scenes.length);
  };

  #controls(): TemplateResult {
    const { pitches, speed } = tones();
    const slid = (event: Event): void => {
      this.#runway.pause();
      this.#runway.go(Number((event.target as HTMLInputElement).value));
    };
    const choose = (sounds: boolean): void => {
      this.sounds = sounds;
      if (sounds) this.#tone.start();
      else this.#tone.stop();
    };
    const values = { at: this.scene + 1, all: scenes.length, title: t(`story.${scenes[this.scene]!.name}.title`) };
    const heard = {
      fast: written(Math.round(pitches[0])),
      slow: written(Math.round(pitches[1])),
      speed: written(Math.round(speed)),
    };
    return html`<div class="story-controls">
      <button type="button" class="quiet story-play" @click=${() => this.#runway.toggle()}>
        ${t(this.#runway.playing ? 'story.pause' : 'story.play')}
      </button>
      <input
        class="story-progress slider" type="range" min="0" max=${scenes.length} step="any"
        aria-label=${t('story.progress')} aria-valuetext=${t('story.progressValue', values)} @keydown=${this.#keys}
        @input=${slid}
      />
      <span class="story-count" aria-hidden="true">${values.at}/${values.all}</span>
      <span class="story-sound" title=${t('story.soundAbout', heard)}>
        ${flagControl({ name: 'story-sound', label: t('story.sound'), value: this.sounds, choose })}
      </span>
    </div>`;
  }

  #step(scene: Scene, index: number): TemplateResult {
    const { name, stills } = scene;
    const values = scene.values(this.#numbers(t('story.sentence.first'), t('story.sentence.second')));
    const still = (at: number): TemplateResult =>
      html`<canvas
        class="still" data-moment=${index + at} role="img" aria-label=${t(`story.${name}.alt`, values)}
      ></canvas>`;
    return html`<li id="story-${name}" data-now=${index === this.scene ? '' : nothing}>
      <div class="story-stills">${stills.map(still)}</div>
      <div class="story-text">
        <h3><span class="ordinal">${index + 1}</span> ${t(`story.${name}.title`)}</h3>
        <p>${rich(t(`story.${name}.says`, values))}</p>
        <p class="story-take">${viewLink(scene.view(), 'take', t('story.take'))}
          <span class="story-lab">${t(`titles.${scene.view().lab}`)}</span></p>
        ${index === scenes.length - 1 ? this.#own() : nothing}
      </div>
      <div class="story-run" aria-hidden="true"></div>
    </li>`;
  }

  /** The reader's own sentence, for the lab in which a model reads it. */
  #own(): TemplateResult {
    const typed = (event: Event): void => {
      this.own = (event.target as HTMLInputElement).value;
    };
    const entered = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && !event.isComposing) this.querySelector<HTMLElement>('.story-own .take')?.click();
    };
    const parameters = this.own.trim() === '' ? {} : { o: this.own.trim() };
    return html`<p class="story-own">
      <label>${t('story.own.label')}
        <input type="text" maxlength="120" autocomplete="off" .value=${this.own} @input=${typed} @keydown=${entered} />
      </label>
      ${viewLink({ lab: 'reads', parameters }, 'take', t('story.own.read'))}
    </p>`;
  }

  protected override render(): TemplateResult {
    const { name } = scenes[this.scene]!;
    const values = scenes[this.scene]!.values(this.#numbers(t('story.sentence.first'), t('story.sentence.second')));
    const moving = !calm.matches;
    return html`<div class="story-runway" data-comic=${moving ? nothing : ''}>
        <div class="story-head">
          <h2 id="story-title" tabindex="-1">${t('page.story.follow')}</h2>
          <p class="prose">${t(moving ? 'story.lead' : 'story.leadCalm')}</p>
        </div>
        ${
          moving
            ? html`<div class="story-figure">
                <div class="story-picture" role="img" aria-label=${t(`story.${name}.alt`, values)}>
                  <canvas></canvas>
                </div>
                ${this.#controls()}
              </div>`
            : nothing
        }
        <ol class="story-steps">${scenes.map((scene, index) => this.#step(scene, index))}</ol>
      </div>
      <p class="story-end"><button type="button" class="quiet" @click=${this.#shut}>${t('story.shut')}</button></p>`;
  }

  readonly #shut = (): void => {
    this.#runway.pause();
    this.dispatchEvent(new CustomEvent('pe-shut', { bubbles: true }));
  };
}

customElements.define('pe-story-body', Story);
