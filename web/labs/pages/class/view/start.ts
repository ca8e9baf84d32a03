// The beginning: a student types the code of a room, a teacher opens one.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { useLanes } from '../../../../library/api/runtime/engine-labs.ts';
import { labs, type LabId } from '../../../index.ts';
import type { Bank, Made } from '../../../shared/quiz/question.ts';
import type { BankWords } from '../../../shared/quiz/words.ts';
import { loadBankWords } from '../../../shared/quiz/banks.ts';
import { t } from '../../../shared/text/i18n.ts';
import { language } from '../../../shared/text/language.ts';
import { readSaved, type SavedClass } from '../room/gathering.ts';
import { isRefusal } from '../room/refusals.ts';
import {
  makeRoom,
  mostQuestions,
  newKey,
  readRoom,
  seedRules,
  type Asked,
  type Race,
  type Room,
  type SeedRule,
} from '../room/room.ts';
import { bankOf, idsOf, Questions } from '../room/tasks.ts';
import { refused, say } from '../words.ts';
import { radios, selection } from './choices.ts';
import { told } from './question-text.ts';
import { raceSettings } from './race-settings.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** A show of hands asks questions too, without students’ devices. */
const kinds = ['questions', 'hands', 'predict', 'train'] as const;

/** `<class-start>`: calls `enter` for a student, `teach` for a teacher, `count` for a show of hands. */
export class ClassStart extends LightElement {
  static override properties = {
    enter: { attribute: false },
    teach: { attribute: false },
    count: { attribute: false },
    kind: { state: true },
    lab: { state: true },
    chosen: { state: true },
    seeds: { state: true },
    race: { state: true },
    bank: { state: true },
    said: { state: true },
  };

  declare enter: (room: Room) => void;
  declare teach: (room: Room, saved?: SavedClass) => void;
  declare count: (room: Room) => void;
  declare private kind: (typeof kinds)[number];
  declare private lab: LabId;
  declare private chosen: ReadonlySet<string>;
  declare private seeds: SeedRule;
  declare private race: Race;
  /** The bank of the lab, with its questions as the new room will ask them. */
  declare private bank:
    | { readonly bank: Bank; readonly words: BankWords; readonly made: readonly Made[]; readonly rule: SeedRule }
    | undefined;
  /** Complaints, by the part of the page. */
  declare private said: { readonly join?: unknown; readonly open?: unknown };
  /** Chosen at once, so that the questions are shown with the numbers that students will get. */
  #key = newKey();

  constructor() {
    super();
    this.kind = 'questions';
    this.lab = labs[0]!.id;
    this.chosen = new Set();
    this.seeds = 'same';
    this.race = { task: 'whereIsItNow', causal: false, size: 'phone', steps: 600 };
    this.bank = undefined;
    this.said = {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look(this.lab);
  }

  /** Everybody counts hands for the same numbers. */
  get #rule(): SeedRule {
    return this.kind === 'hands' ? 'same' : this.seeds;
  }

  /** Loads a lab's bank and makes its questions. @param again with the numbers of another rule */
  async #look(lab: LabId, again = false): Promise<void> {
    const rule = this.#rule;
    if (!again) [this.lab, this.bank, this.chosen] = [lab, undefined, new Set()];
    try {
      const bank = await bankOf(lab);
      if (!bank) return;
      const ids = bank.questions.map(({ id }) => id);
      // A room has fewer questions than a bank may have: each is made as a room of its own would make it, and shown as
      // the teacher will see it there.
      const [words, ...made] = await Promise.all([
        loadBankWords(bank.lab, language()),
        ...ids.map(async (id) => {
          const room = makeRoom({ kind: 'questions', seeds: rule, lab, ids: [id] }, this.#key);
          return (await new Questions(room, useLanes).of(0))[0]!;
        }),
      ]);
      if (this.lab !== lab || this.#rule !== rule) return;
      this.bank = { bank, words, made, rule };
      if (this.chosen.size === 0) this.chosen = new Set(ids.slice(0, 1));
    } catch (error) {
      this.said = { open: say('student.failed', { message: (error as Error).message }) };
    }
  }

  get #asked(): Asked | undefined {
    const { kind, lab, race, bank, chosen } = this;
    if (kind === 'predict' || kind === 'train') return { kind, race };
    const ids = (bank?.bank.questions ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
    return ids.length > 0 && ids.length <= mostQuestions
      ? { kind: 'questions', lab, seeds: this.#rule, ids }
      : undefined;
  }

  async #join(event: Event): Promise<void> {
    event.preventDefault();
    const text = this.querySelector<HTMLInputElement>('[name=room]')?.value ?? '';
    // A link is pasted as readily as its code.
    const room = await readRoom(text.replace(/^.*#room=/, ''), idsOf);
    if (isRefusal(room)) this.said = { join: refused(room) };
    else this.enter(room);
  }

  async #open(file: File | undefined): Promise<void> {
    const saved = file && readSaved(await file.text());
    if (!saved) {
      this.said = { open: say('start.notOurs') };
      return;
    }
    const room = await readRoom(saved.room, idsOf);
    if (isRefusal(room)) this.said = { open: refused(room) };
    else this.teach(room, saved);
  }

  protected override render(): TemplateResult {
    return html`<section class="join" aria-labelledby="join-title">
        <h2 id="join-title">${say('start.student')}</h2>
        <form @submit=${(event: Event) => void this.#join(event)}>
          <label>${say('start.roomCode')}
            <input
              name="room" autocomplete="off" autocapitalize="characters" spellcheck="false"
              aria-describedby="join-said"
            /></label>
          <button type="submit" class="main" data-act="join">${say('start.join')}</button>
        </form>
        <p id="join-said" role="alert" class=${this.said.join ? 'refusal' : nothing}>${this.said.join ?? nothing}</p>
      </section>
      <section class="open" aria-labelledby="open-title">
        <h2 id="open-title">${say('start.teacher')}</h2>
        ${radios({
          label: say('start.what'),
          name: 'kind',
          all: kinds,
          chosen: this.kind,
          text: (kind) => say(`start.kind.${kind}`),
          choose: (kind) => {
            this.kind = kind;
            void this.#look(this.lab, true);
          },
        })}
        <p class="hint">${say(`start.about.${this.kind}`)}</p>
        ${
          this.kind === 'predict' || this.kind === 'train'
            ? raceSettings(this.race, (race) => (this.race = race))
            : this.#questions()
        }
        <p class="actions">
          <button type="button" class="main" data-act="open" ?disabled=${!this.#asked} @click=${() => this.#begin()}>
            ${say(this.kind === 'hands' ? 'start.count' : 'start.open')}
          </button>
          <label class="pick"><input
            type="file" accept=".json"
            @change=${(event: Event) => void this.#open((event.target as HTMLInputElement).files?.[0])}
          /><span>${say('start.file')}</span></label>
        </p>
        ${this.said.open ? html`<p class="refusal" role="alert">${this.said.open}</p>` : nothing}
      </section>`;
  }

  #begin(): void {
    const asked = this.#asked;
    if (!asked) return;
    const room = makeRoom(asked, this.#key);
    if (this.kind === 'hands') this.count(room);
    else this.teach(room);
  }

  #questions(): TemplateResult {
    const { bank, lab, chosen } = this;
    const toggle = (id: string): void => {
      const next = new Set(this.chosen);
      if (!next.delete(id)) next.add(id);
      this.chosen = next;
    };
    return html`<p>${selection({
      label: say('start.lab'),
      name: 'lab',
      all: labs.map(({ id }) => id),
      chosen: lab,
      text: (id) => t(`titles.${id}`),
      choose: (id) => void this.#look(id),
    })}</p>
      ${
        bank
          ? html`<fieldset class="of-bank" data-rule=${bank.rule}>
              <legend>${say('start.questions', { most: mostQuestions })}</legend>
              ${bank.bank.questions.map(
                ({ id, level }, at) => html`<label
                  ><input type="checkbox" name="question" value=${id} .checked=${live(chosen.has(id))}
                    @change=${() => toggle(id)} />
                  <span>${told(bank.words[id]?.ask ?? id, bank.made[at]?.values ?? {})}
                    <small class="hint">${say(`start.level.${level}`)}</small></span></label
                >`,
              )}
            </fieldset>`
          : html`<p class="hint" role="status">${say('student.waiting')}</p>`
      }
      ${this.kind === 'hands' ? nothing : this.#seedRules()}`;
  }

  #seedRules(): TemplateResult {
    return html`${radios({
      label: say('start.seeds'),
      name: 'seeds',
      all: seedRules,
      chosen: this.seeds,
      text: (rule) => say(`start.rule.${rule}`),
      choose: (rule) => {
        this.seeds = rule;
        void this.#look(this.lab, true);
      },
    })}
      ${this.seeds === 'own' ? html`<p class="hint">${say('class.example')}</p>` : nothing}`;
  }
}

customElements.define('class-start', ClassStart);
