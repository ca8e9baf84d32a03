import { html, nothing, type TemplateResult } from 'lit';
import { addressBar } from '../lib/address-bar.ts';
import { t } from '../lib/i18n.ts';
import { labs, type LabId, type LabInfo } from '../labs/index.ts';
import { pathNames, pathTitle, type PathName } from './names.ts';
import { paths, type Step } from './paths.ts';

const isPath = (name: string): name is PathName => (pathNames as readonly string[]).includes(name);

/** The steps of a path by its name, or those of one's own: labs with commas between them. */
export function stepsOf(name: string): readonly Step[] | undefined {
  if (isPath(name)) return paths[name];
  const ids = name.split(',');
  const known = ids.every((id) => labs.some((lab) => lab.id === id));
  return known ? ids.map((id) => ({ lab: id as LabId, state: undefined, says: undefined })) : undefined;
}

const infoOf = (id: LabId): LabInfo => labs.find((lab) => lab.id === id) as LabInfo;

/** A path through the labs, of which the address holds the name and the step. */
export class Way {
  readonly name: string;
  /** Undefined for a name that is no path's. */
  readonly steps: readonly Step[] | undefined;
  /** Told when the step is another, and when the reader leaves the path at a lab. */
  readonly #changed: (left?: LabId) => void;

  constructor(name: string, changed: (left?: LabId) => void) {
    this.name = name;
    this.steps = stepsOf(name);
    this.#changed = changed;
    addEventListener('popstate', () => changed());
  }

  /** The place of the step, from 0. A number that is none, or too large, means the nearest that there is. */
  get at(): number {
    const asked = Math.trunc(Number(addressBar.getPage('step') ?? 1)) || 1;
    return Math.min(Math.max(asked, 1), this.steps?.length ?? 1) - 1;
  }

  get step(): Step | undefined {
    return this.steps?.[this.at];
  }

  /** The address of a step, with its lab as the path has it, or as it is. */
  address(at: number, asItIs = false): string {
    const { lab, state } = this.steps?.[at] as Step;
    const parameters = state === undefined || asItIs ? undefined : Object.fromEntries(new URLSearchParams(state));
    return addressBar.addressOf(infoOf(lab).key, parameters, lab, { path: this.name, step: String(at + 1) });
  }

  /** Before any lab is there: the lab of the step begins as the path has it, unless the link says otherwise. */
  begin(): void {
    const { step } = this;
    if (!step) return;
    const { key } = infoOf(step.lab);
    const says = [...new URL(location.href).searchParams.keys()].some((name) => name.startsWith(`${key}.`));
    history.replaceState(history.state, '', this.address(this.at, says));
  }

  #go(at: number): void {
    if (!this.steps?.[at]) return;
    addressBar.visit(this.address(at));
    this.#changed();
  }

  turn(by: 1 | -1): void {
    this.#go(this.at + by);
  }

  get title(): string {
    if (!isPath(this.name)) return t('paths.own');
    return pathTitle(this.name);
  }

  /** Above the lab of the step: where one is, what to do and see, and the other steps. */
  card(): TemplateResult {
    const { step, steps } = this;
    if (!steps || !step)
      return html`<p class="note" role="alert">
        ${t('paths.unknown', { name: this.name, allowed: pathNames.join(', ') })}
      </p>`;
    const says = step.says === undefined ? t(`page.questions.${step.lab}`) : t(`paths.says.${step.says}`);
    return html`<section class="path" id="path" aria-labelledby="path-title">
      <div class="path-head">
        <h1 id="path-title" tabindex="-1">${this.title}</h1>
        <button type="button" class="quiet" data-turn="leave" @click=${() => this.#leave(step.lab)}>
          ${t('paths.leave')}
        </button>
      </div>
      <p class="path-says" aria-live="polite">${says}</p>
      <div class="path-line">
        ${this.#turns()}
        <ol class="path-steps">${steps.map((each, at) => this.#dot(each, at))}</ol>
      </div>
    </section>`;
  }

  /** Below the lab: on, or back. */
  end(): TemplateResult {
    return html`<div class="path-line path-end">${this.#turns()}</div>`;
  }

  #leave(lab: LabId): void {
    for (const name of ['step', 'path']) addressBar.setPage(name, null);
    this.#changed(lab);
  }

  #turns(): TemplateResult {
    const { at, steps = [] } = this;
    const turn = (name: 'back' | 'next', by: 1 | -1, end: number): TemplateResult => html`<button
      type="button" class="quiet" data-turn=${name} ?disabled=${at === end} @click=${() => this.turn(by)}
    >${t(`paths.${name}`)}</button>`;
    return html`${turn('back', -1, 0)}
      <span class="path-count">${t('paths.count', { at: at + 1, all: steps.length })}</span>
      ${turn('next', 1, steps.length - 1)}`;
  }

  #dot({ lab }: Step, at: number): TemplateResult {
    const followed = (event: MouseEvent): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#go(at);
    };
    return html`<li><a
      href=${this.address(at)} aria-current=${at === this.at ? 'step' : nothing} @click=${followed}
    ><span class="ordinal">${at + 1}</span> <span class="path-lab">${t(`titles.${lab}`)}</span></a></li>`;
  }
}
