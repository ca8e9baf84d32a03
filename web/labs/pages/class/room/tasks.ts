// The questions of a room as its students get them, made by the labs' banks.
import { labs, type LabId } from '../../../index.ts';
import { loadBankAlone } from '../../../shared/quiz/banks.ts';
import { drawsOf } from '../../../shared/quiz/draw.ts';
import type { Bank, Made } from '../../../shared/quiz/question.ts';
import type { LaneName } from '../../../shared/state/late-parts.ts';
import { seedOfQuestions, type QuestionIds, type Room } from './room.ts';

/** Loads the modules that a bank calls. */
export type UseLanes = (names: readonly LaneName[]) => Promise<void> | undefined;

export async function bankOf(lab: LabId): Promise<Bank | undefined> {
  // A room comes from a link: its lab may be any text.
  return labs.some(({ id }) => id === lab) ? loadBankAlone(lab) : undefined;
}

export const idsOf: QuestionIds = async (lab) => (await bankOf(lab))?.questions.map(({ id }) => id) ?? [];

/** The questions of a room, made for each student who needs others. */
export class Questions {
  readonly #room: Room;
  readonly #useLanes: UseLanes;
  readonly #made = new Map<string, Promise<readonly Made[]>>();
  readonly #ready = new Map<string, readonly Made[]>();

  constructor(room: Room, useLanes: UseLanes = () => undefined) {
    this.#room = room;
    this.#useLanes = useLanes;
  }

  of(student: number): Promise<readonly Made[]> {
    const seed = seedOfQuestions(this.#room, student);
    let made = this.#made.get(seed);
    if (!made) {
      this.#made.set(seed, (made = this.#make(seed)));
      made.then(
        (all) => this.#ready.set(seed, all),
        // Retries when the network fails.
        () => this.#made.delete(seed),
      );
    }
    return made;
  }

  /** The student's questions if `of` has made them. */
  ready(student: number): readonly Made[] | undefined {
    return this.#ready.get(seedOfQuestions(this.#room, student));
  }

  readonly tasksOf = async (student: number) => (await this.of(student)).map(({ task }) => task);

  async #make(seed: string): Promise<readonly Made[]> {
    const { asked } = this.#room;
    if (asked.kind !== 'questions') return [];
    const bank = await bankOf(asked.lab);
    if (!bank) throw new RangeError(`lab: ${asked.lab} has no questions`);
    await this.#useLanes(bank.lanes);
    return Promise.all(
      asked.ids.map(async (id) => {
        const question = bank.questions.find((one) => one.id === id);
        if (!question) throw new RangeError(`ids: ${id} is no question of ${asked.lab}`);
        return question.make(drawsOf(seed, `${asked.lab}.${id}`));
      }),
    );
  }
}
