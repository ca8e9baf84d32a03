// The beginning: a student types the code of a room, a teacher opens one.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { tasks, type Task } from '../../api/training/task.ts';
import { useLanes } from '../../api/runtime/engine-labs.ts';
import type { LabId } from '../../page/labs/index.ts';
import type { Bank, BankWords, Made } from '../../page/quiz/question.ts';
import { t } from '../../page/text/i18n.ts';
import { language } from '../../page/text/language.ts';
import { written } from '../../page/text/numerals.ts';
import { readSaved, type SavedClass } from '../room/gathering.ts';
import { isRefusal } from '../room/refusals.ts';
import {
  makeRoom,
  mostQuestions,
  newKey,
  raceSizes,
  raceSteps,
  readRoom,
  seedRules,
  type Asked,
  type Race,
  type Room,
  type SeedRule,
} from '../room/room.ts';
import { bankOf, idsOf, labsWithBanks, Questions, wordsOf } from '../room/tasks.ts';
import { refused, say } from '../words.ts';
import { radios, selection } from './choices.ts';
import { told } from './question-text.ts';

const kinds = ['questions', 'predict', 'train'] as const;

/** `<class-start>`: calls `enter` for a student, `teach` for a teacher. */
export class ClassStart extends LitElement {
  static override properties = {
    enter: { attribute: false },
    teach: { attribute: false },
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
  declare private kind: Asked['kind'];
  declare private lab: LabId;
  declare private chosen: ReadonlySet<string>;
  declare private seeds: SeedRule;
  declare private race: Race;
  /** The bank of the lab, with its questions as the new room will ask them. */
  declare private bank: { readonly bank: Bank; readonly words: BankWords; readonly made: readonly Made[] } | undefined;
  /** Complaints, by the part of the page. */
  declare private said: { readonly join?: string; readonly open?: string };
  /** Chosen at once, so that the questions are shown with the numbers that students will get. */
  #key = newKey();

  constructor() {
    super();
    this.kind = 'questions';
    this.lab = labsWithBanks[0]!;
    this.chosen = new Set();
    this.seeds = 'same';
    this.race = { task: 'whereIsItNow', causal: false, size: 'phone', steps: 600 };
    this.bank = undefined;
    this.said = {};
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look(this.lab);
  }

  async #look(lab: LabId): Promise<void> {
    [this.lab, this.bank] = [lab, undefined];
    try {
      const bank = await bankOf(lab);
      if (!bank) return;
      const ids = bank.questions.map(({ id }) => id);
      // A room has fewer questions than a bank may have; each is shown as a room of its own would ask it.
      const [words, ...made] = await Promise.all([
        wordsOf(bank, language()),
        ...ids.map(async (id) => {
          const room = makeRoom({ kind: 'questions', seeds: 'same', lab, ids: [id] }, this.#key);
          return (await new Questions(room, useLanes).of(1))[0]!;
        }),
      ]);
      if (this.lab !== lab) return;
      this.bank = { bank, words, made };
      this.chosen = new Set(ids.slice(0, 1));
    } catch (error) {
      this.said = { open: say('student.failed', { message: (error as Error).message }) };
    }
  }

  get #asked(): Asked | undefined {
    const { kind, lab, seeds, race, bank, chosen } = this;
    if (kind !== 'questions') return { kind, race };
    const ids = (bank?.bank.questions ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
    return ids.length > 0 && ids.length <= mostQuestions ? { kind, lab, seeds, ids } : undefined;
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
          choose: (kind) => (this.kind = kind),
        })}
        <p class="hint">${say(`start.about.${this.kind}`)}</p>
        ${this.kind === 'questions' ? this.#questions() : this.#race()}
        <p class="actions">
          <button type="button" class="main" data-act="open" ?disabled=${!this.#asked} @click=${() => this.#begin()}>
            ${say('start.open')}
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
    if (asked) this.teach(makeRoom(asked, this.#key));
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
      all: labsWithBanks,
      chosen: lab,
      text: (id) => t(`titles.${id}`),
      choose: (id) => void this.#look(id),
    })}</p>
      ${
        bank
          ? html`<fieldset class="of-bank">
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
      ${radios({
        label: say('start.seeds'),
        name: 'seeds',
        all: seedRules,
        chosen: this.seeds,
        text: (rule) => say(`start.rule.${rule}`),
        choose: (rule) => (this.seeds = rule),
      })}`;
  }

  #race(): TemplateResult {
    const { race } = this;
    const change = (part: Partial<Race>): void => void (this.race = { ...this.race, ...part });
    return html`<div class="settings">
        ${selection<Task>({
          label: say('race.task'),
          name: 'task',
          all: tasks,
          chosen: race.task,
          text: (task) => t(`training.tasks.${task}.name`),
          choose: (task) => change({ task }),
        })}
        ${selection({
          label: say('race.mask'),
          name: 'causal',
          all: ['no', 'yes'],
          chosen: race.causal ? 'yes' : 'no',
          text: (one) => t(one === 'yes' ? 'training.masked' : 'training.unmasked'),
          choose: (one) => change({ causal: one === 'yes' }),
        })}
        ${selection({
          label: say('race.sizeLabel'),
          name: 'size',
          all: raceSizes,
          chosen: race.size,
          text: (size) => say(`race.size.${size}`),
          choose: (size) => change({ size }),
        })}
        ${selection({
          label: say('race.stepsLabel'),
          name: 'steps',
          all: raceSteps.map(String),
          chosen: String(race.steps),
          text: (steps) => written(Number(steps)),
          choose: (steps) => change({ steps: Number(steps) }),
        })}
      </div>
      <p class="hint">${t(`training.tasks.${race.task}.about`)}</p>`;
  }
}

customElements.define('class-start', ClassStart);
