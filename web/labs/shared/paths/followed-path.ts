import { html, nothing, type TemplateResult } from 'lit';
import { addressBar } from '../state/address-bar.ts';
import { inFile } from '../state/capability.ts';
import { homeOf } from '../state/site.ts';
import { query } from '../state/url.ts';
import { t } from '../text/i18n.ts';
import { language } from '../text/language.ts';
import { labs, type LabId, type LabInfo } from '../../index.ts';
import { mostSteps, longestSays, parseSteps, type Fault, type Parsed } from './form.ts';
import { pathNames, pathTitle, type PathName } from './names.ts';
import { makePath } from './make-path.ts';
import { paths, type Step } from './paths.ts';

const isPath = (name: string): name is PathName => (pathNames as readonly string[]).includes(name);

/** The steps of a path by its name, or those of one's own as its link holds them. */
export const stepsOf = (name: string): Parsed => (isPath(name) ? { steps: paths[name] } : parseSteps(name));

const faultText = (fault: Fault): string => {
  const allowed = pathNames.join(', ');
  const labNames = labs.map(({ id }) => id).join(', ');
  if (fault.kind === 'name') return t('paths.fault.name', { name: fault.name, allowed });
  if (fault.kind === 'many') return t('paths.fault.many', { given: fault.count, most: mostSteps });
  return t(`paths.fault.${fault.kind}`, { at: fault.at, raw: fault.raw, labs: labNames, longest: longestSays });
};

/** The text above the lab of a step: the path's own sentence, the reader's, or the lab's question. */
export const saysOf = ({ lab, says, own }: Step): string =>
  says === undefined ? (own ?? t(`questions.${lab}`)) : t(`paths.says.${says}`);

const infoOf = (id: LabId): LabInfo => labs.find((lab) => lab.id === id) as LabInfo;

/** A path through the labs, of which the address holds the name and the step. */
export class FollowedPath {
  readonly name: string;
  /** Undefined for anything but a path. */
  readonly steps: readonly Step[] | undefined;
  readonly #fault: Fault | undefined;
  /** Told when the step is another, and when the reader leaves the path at a lab. */
  readonly #changed: (left?: LabId) => void;

  constructor(name: string, changed: (left?: LabId) => void) {
    this.name = name;
    const parsed = stepsOf(name);
    if ('fault' in parsed) this.#fault = parsed.fault;
    else this.steps = parsed.steps;
    this.#changed = changed;
    addEventListener('popstate', () => changed());
  }

  /** The index of the step, from 0. Anything but a valid number is clamped to the nearest step. */
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
    const parameters = asItIs ? undefined : Object.fromEntries(new URLSearchParams(state));
    return addressBar.addressOf(infoOf(lab).key, parameters, lab, { path: this.name, step: String(at + 1) });
  }

  /** Before any lab loads: the lab of the step starts in the path's state, unless the link says otherwise. */
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

  /** Above the lab of the step: the place in the path, the instructions, and the other steps. */
  card(): TemplateResult {
    const { step, steps } = this;
    if (!steps || !step) return html`<p class="note" role="alert">${this.#fault && faultText(this.#fault)}</p>`;
    return html`<section class="path" id="path" aria-labelledby="path-title">
      <div class="path-head">
        <h1 id="path-title" tabindex="-1">${this.title}</h1>
        ${inFile() ? nothing : this.#presenter()}
        <button type="button" class="quiet" data-turn="adapt" @click=${(event: Event) => this.#adapt(event, step.lab)}>
          ${t('paths.adapt')}
        </button>
        <button type="button" class="quiet" data-turn="leave" @click=${() => this.#leave(step.lab)}>
          ${t('paths.leave')}
        </button>
      </div>
      <p class="path-says" aria-live="polite" dir="auto">${saysOf(step)}</p>
      <div class="path-line">
        ${this.#turns()}
        <ol class="path-steps">${steps.map((each, at) => this.#dot(each, at))}</ol>
      </div>
    </section>`;
  }

  /** Where a teacher shows this step, large. */
  #presenter(): TemplateResult {
    const parameters = new URLSearchParams({ path: this.name, step: String(this.at + 1) });
    const address = `${homeOf(language())}teach/present/${query(parameters)}`;
    return html`<a class="quiet" data-turn="present" href=${address}>${t('paths.present')}</a>`;
  }

  /** Below the lab: on, or back. */
  end(): TemplateResult {
    return html`<div class="path-line path-end">${this.#turns()}</div>`;
  }

  /** Copies its steps into a path of the reader's own, with the sentences in the current language. */
  #adapt({ target }: Event, lab: LabId): void {
    const steps = (this.steps ?? []).map((step) => ({ ...step, says: undefined, own: saysOf(step) }));
    target?.dispatchEvent(makePath(steps));
    this.#leave(lab);
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
