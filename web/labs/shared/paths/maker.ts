import { html, nothing, type TemplateResult } from 'lit';
import '../controls/copy-button.ts';
import { labs, type LabInfo } from '../../index.ts';
import { addressBar } from '../state/address-bar.ts';
import { t } from '../text/i18n.ts';
import { language, LocalizeController } from '../text/language.ts';
import { bringTo } from '../lab/travel.ts';
import { placeOf, query } from '../state/url.ts';
import { Draft } from './draft.ts';
import { longestSays } from './form.ts';
import { rememberMaking } from './make-path.ts';
import type { Step } from './paths.ts';
import { LightElement } from '../light-element.ts';

const keyOf = (id: string): string => labs.find((lab) => lab.id === id)?.key ?? '';

/**
 * `<pe-maker>`: below the bar, while a reader makes a path: it adds the lab in view in its current state, and lists the
 * steps, their order and their sentences. The result is a link.
 */
export class Maker extends LightElement {
  static override properties = {
    here: { attribute: false },
    touched: { state: true },
    listed: { state: true },
    said: { state: true },
  };

  /** The lab in view. */
  declare here: LabInfo | undefined;
  /** The lab in which the reader has set something since she last scrolled. */
  declare private touched: LabInfo | undefined;
  /** Whether the list of steps is open. */
  declare private listed: boolean;
  /** The last action, for screen readers. */
  declare private said: string;
  readonly #draft = new Draft();

  constructor() {
    super();
    this.here = undefined;
    this.touched = undefined;
    this.listed = false;
    this.said = '';
    new LocalizeController(this);
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.listed) this.#fold();
    });
    for (const event of ['focusin', 'pointerdown']) document.addEventListener(event, this.#touch);
    for (const event of ['wheel', 'touchmove']) document.addEventListener(event, this.#scroll, { passive: true });
  }

  readonly #touch = ({ target }: Event): void => {
    const id = target instanceof Element ? target.closest('section.lab')?.id : undefined;
    if (id !== undefined) this.touched = labs.find((lab) => lab.id === id);
  };

  readonly #scroll = (): void => void (this.touched = undefined);

  /** The lab that the reader works in, as long as it is on the screen; else the one in view. */
  get #lab(): LabInfo | undefined {
    const section = this.touched && document.getElementById(this.touched.id);
    const { top, bottom } = section?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return bottom > 0 && top < innerHeight ? this.touched : this.here;
  }

  /** Comes up, with steps to go on from. */
  open(steps: readonly Step[] = []): void {
    this.#draft.add(...steps);
    this.#up(true);
    this.listed = steps.length > 0;
    this.requestUpdate();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.maker-count')?.focus());
  }

  #up(up: boolean): void {
    this.hidden = !up;
    document.documentElement.toggleAttribute('data-making', up);
    rememberMaking(up);
  }

  #fold(): void {
    this.listed = false;
    this.querySelector<HTMLElement>('.maker-count')?.focus();
  }

  #add({ id, key }: LabInfo): void {
    this.#draft.add({ lab: id, state: addressBar.viewOf(key), says: undefined });
    this.#tell(this.#draft.steps.length, 'added');
  }

  /** Announces the change of a step, counted from 1. */
  #tell(at: number, what: 'added' | 'moved', lab = this.#draft.steps[at - 1]?.lab): void {
    if (lab) this.said = t(`paths.make.${what}`, { title: t(`titles.${lab}`), at, all: this.#draft.steps.length });
    this.requestUpdate();
  }

  #move(at: number, by: 1 | -1): void {
    this.#draft.move(at, by);
    this.#tell(at + by + 1, 'moved');
    // At an end of the list the pressed arrow is disabled, so the focus moves to the other one.
    const row = `.maker-steps > li:nth-child(${at + by + 1})`;
    void this.updateComplete.then(() =>
      (
        this.querySelector<HTMLElement>(`${row} [data-move="${by}"]:enabled`) ??
        this.querySelector<HTMLElement>(`${row} [data-move]:enabled`)
      )?.focus(),
    );
  }

  #remove(at: number): void {
    const { lab } = this.#draft.steps[at] as Step;
    this.#draft.remove(at);
    this.said = t('paths.make.removed', { title: t(`titles.${lab}`) });
    const { length } = this.#draft.steps;
    const next = `.maker-steps > li:nth-child(${Math.min(at + 1, length)}) [data-remove]`;
    void this.updateComplete.then(() => this.querySelector<HTMLElement>(length > 0 ? next : '.maker-count')?.focus());
  }

  /** Where the path begins, in the language of its sentences. */
  #link(): string {
    const parameters = new URLSearchParams({ lang: language(), path: this.#draft.form, step: '1' });
    return `${placeOf(location.href)}${query(parameters)}`;
  }

  protected override render(): TemplateResult {
    const { listed } = this;
    const here = this.#lab;
    const { steps, full } = this.#draft;
    const add = full ? 'paths.make.full' : 'paths.make.add';
    return html`<section class="maker" aria-label=${t('paths.make.title')}>
      <div class="bar-line">
        ${
          here
            ? html`<button type="button" class="quiet maker-add" ?disabled=${full} @click=${() => this.#add(here)}>
                <span class="name">${t(add, { title: t(`titles.${here.id}`) })}</span>
              </button>`
            : html`<span class="maker-hint">${t('paths.make.hint')}</span>`
        }
        <button
          type="button" class="here maker-count" aria-expanded=${listed} aria-controls="maker-list"
          @click=${() => (this.listed = !listed)}
        ><span class="name">${t('paths.make.count', { count: steps.length })}</span></button>
        <button
          type="button" class="step maker-close" aria-label=${t('paths.make.close')} title=${t('paths.make.close')}
          @click=${() => this.#up(false)}
        >×</button>
      </div>
      <div id="maker-list" class="maker-list" ?hidden=${!listed}>
        ${
          steps.length === 0
            ? html`<p class="hint">${t('paths.make.empty')}</p>
                <div class="maker-ends">${this.#undoButton()}</div>`
            : html`<ol class="maker-steps">${steps.map((step, at) => this.#row(step, at, steps.length))}</ol>
                <div class="maker-ends">
                  <pe-copy .text=${() => this.#link()} .label=${t('paths.make.copy')}></pe-copy>
                  <a href=${this.#link()}>${t('paths.make.follow')}</a>
                  <button type="button" class="quiet" data-clear @click=${() => this.#clear()}>
                    ${t('paths.make.clear')}
                  </button>
                  ${this.#undoButton()}
                </div>`
        }
      </div>
      <p class="maker-said" role="status">${this.said}</p>
      ${this.#draft.isKept ? nothing : html`<p class="hint maker-lost" role="alert">${t('paths.make.notKept')}</p>`}
    </section>`;
  }

  #undoButton(): unknown {
    if (!this.#draft.canUndo) return nothing;
    const undo = (): void => {
      this.#draft.undo();
      this.said = t('paths.make.count', { count: this.#draft.steps.length });
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('.maker-count')?.focus());
    };
    return html`<button type="button" class="quiet" data-undo @click=${undo}>${t('paths.make.undo')}</button>`;
  }

  #clear(): void {
    this.#draft.clear();
    this.said = t('paths.make.empty');
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.maker-count')?.focus());
  }

  #row({ lab, state, own }: Step, at: number, count: number): TemplateResult {
    const title = t(`titles.${lab}`);
    const address = addressBar.addressOf(keyOf(lab), Object.fromEntries(new URLSearchParams(state)), lab);
    const shown = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.listed = false;
      addressBar.visit(address);
      bringTo(document.getElementById(lab) as HTMLElement);
    };
    const button = (name: 'up' | 'down' | 'remove', sign: string, act: () => void, off = false): TemplateResult => {
      const label = t(`paths.make.${name}`, { title, at: at + 1 });
      const by = { up: -1, down: 1, remove: 0 }[name];
      return html`<button
        type="button" class="step" aria-label=${label} title=${label} ?disabled=${off}
        data-move=${by === 0 ? nothing : by} ?data-remove=${by === 0} @click=${act}
      >${sign}</button>`;
    };
    return html`<li>
      <div class="maker-step">
        <span class="ordinal">${at + 1}</span>
        <a href=${address} @click=${shown}>${title}</a>
        <code>${[...new URLSearchParams(state)].map((pair) => pair.join('=')).join(' ')}</code>
        <span class="maker-moves">
          ${button('up', '↑', () => this.#move(at, -1), at === 0)}
          ${button('down', '↓', () => this.#move(at, 1), at === count - 1)}
          ${button('remove', '×', () => this.#remove(at))}
        </span>
      </div>
      <input
        type="text" class="maker-says" maxlength=${longestSays} .value=${own ?? ''} dir="auto"
        aria-label=${t('paths.make.says', { at: at + 1 })} placeholder=${t(`questions.${lab}`)}
        @change=${(event: Event) => this.#say(at, (event.target as HTMLInputElement).value)}
      />
    </li>`;
  }

  #say(at: number, text: string): void {
    this.#draft.say(at, text);
    this.requestUpdate();
  }
}

customElements.define('pe-maker', Maker);
