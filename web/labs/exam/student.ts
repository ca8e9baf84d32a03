// A seed for each student without a server: in a package for a learning platform it is derived from the learner's id
// there, in a file from a name that she types. Neither is stored or sent.
import { html, nothing, type TemplateResult } from 'lit';
import { exam } from '../shared/lab/exam.ts';
import { loadStringsIn, t } from '../shared/text/i18n.ts';
import { rerenderIn, rerenderAll, languageIn, LocalizeController } from '../shared/text/language.ts';
import { seed as seedProperty, type NumberProperty, type PropertyTable } from '../shared/state/properties.ts';
import { seedOf, seedOfAll } from '../shared/state/seed-of.ts';
import type { Store } from '../shared/state/store.ts';
import { LightElement } from '../shared/light-element.ts';

const longestName = 200;

/** `<pe-student>`: gives its lab the seed of a student, and shows it. */
class Student extends LightElement {
  static override properties = {
    store: { attribute: false },
    learner: { attribute: false },
    typed: { state: true },
    seed: { state: true },
  };

  declare store: Store<PropertyTable>;
  /** The learner's id on the platform, empty if it gives none; undefined where she is asked for a name. */
  declare learner: string | undefined;
  declare private typed: string;
  /** Undefined as long as nobody is known. */
  declare private seed: number | undefined;

  constructor() {
    super();
    this.typed = '';
    this.seed = undefined;
    new LocalizeController(this);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('store')) this.#take(this.learner ?? '');
    // An earlier visit's seed may arrive late.
    if (this.learner === undefined && this.seed === undefined && exam.seed !== undefined)
      this.#begin(Number(exam.seed));
  }

  /**
   * Without a name the lab keeps its seed; in either case the control for it is locked. The questions of all labs have
   * the student's seed.
   */
  #take(name: string): void {
    this.#begin(name.trim() === '' ? this.seed : seedOf(name, this.#property ?? seedProperty()));
  }

  get #property(): NumberProperty | undefined {
    return this.store.table['seed'] as NumberProperty | undefined;
  }

  #begin(seed: number | undefined): void {
    const { store } = this;
    this.seed = seed;
    if (seed !== undefined) exam.seed = String(seed);
    if (!this.#property) return;
    store.locked = new Set([...store.locked, 'seed']);
    store.begin(seed === undefined ? {} : { seed });
  }

  protected override render(): TemplateResult {
    const told = this.seed === undefined ? undefined : t('embed.student.mine', { seed: this.seed });
    if (this.learner !== undefined) {
      const nobody = t('embed.student.nobody', { seed: (this.store.view['seed'] ?? seedOfAll) as number });
      return html`<p class="aside" role="status">${told ?? nobody}</p>`;
    }
    return html`<div class="try student">
      <label
        >${t('embed.student.name')}
        <input
          type="text" maxlength=${longestName} autocomplete="off" spellcheck="false" .value=${this.typed}
          @input=${this.#type} @keydown=${this.#key}
      /></label>
      <p>${t('embed.student.why')}</p>
      <p class="actions">
        <button type="button" class="quiet" ?disabled=${this.typed.trim() === ''} @click=${this.#choose}>
          ${t('embed.student.take')}
        </button>
      </p>
      <p role="status">${told ?? nothing}</p>
    </div>`;
  }

  readonly #type = (event: Event): void => void (this.typed = (event.target as HTMLInputElement).value);

  /** Not a form: a frame in a sandbox may send none, and none is to be sent. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.isComposing) this.#choose();
  };

  readonly #choose = (): void => {
    if (this.typed.trim() === '') return;
    this.#take(this.typed);
    // Its questions are others now.
    rerenderIn(this.getRootNode());
  };
}

customElements.define('pe-student', Student);

/** Renders all labs again, or the current ones once the strings of their language have loaded. */
export async function appear(root?: Node): Promise<void> {
  if (!root) return rerenderAll();
  await loadStringsIn(languageIn.get(root) ?? 'en', ['exam']);
  rerenderIn(root);
}

/**
 * From now on every lab with a seed has that of its student: `learner` is the platform's id, undefined means to ask.
 */
export function beginStudent(learner: string | undefined, root?: Node): void {
  exam.greet = (store) => html`<pe-student .store=${store} .learner=${learner}></pe-student>`;
  void appear(root);
}
