// A room: what is asked, and the key of its codes. All of it is in the room's code, which its link carries behind the
// #, where no server sees it.
import { tasks, type Task } from '../../../../library/api/training/task.ts';
import { labs, type LabId } from '../../../index.ts';
import { BitReader, BitWriter, NotReadable } from '../code/bits.ts';
import { codeOf, tidied } from '../code/digits.ts';
import { keyOf, tagOf } from '../code/siphash.ts';
import { checked } from '../code/typing.ts';
import { refusal, typed, type Refusal } from './refusals.ts';

/** The race of six that a class predicts or trains. */
export interface Race {
  readonly task: Task;
  readonly causal: boolean;
  readonly size: RaceSize;
  readonly steps: number;
}

export const raceSizes = ['phone', 'full'] as const;
export type RaceSize = (typeof raceSizes)[number];
/** 600 is the lab's own; as many as a phone does in a minute or two. */
export const raceSteps = [100, 200, 300, 600, 1000, 2000, 3000] as const;

/** Everybody gets the same numbers, whose answers make a histogram, or each student different ones. */
export const seedRules = ['same', 'own'] as const;
export type SeedRule = (typeof seedRules)[number];

export type Asked =
  | { readonly kind: 'questions'; readonly seeds: SeedRule; readonly lab: LabId; readonly ids: readonly string[] }
  | { readonly kind: 'predict'; readonly race: Race }
  | { readonly kind: 'train'; readonly race: Race };

export interface Room {
  readonly asked: Asked;
  /** As it stands in the link. */
  readonly code: string;
  /** Three signs that tell this room from others. */
  readonly name: string;
  /** Of the checks of its students' codes; whoever has the link has it. */
  readonly key: Uint8Array;
  /** Draws the numbers of its questions. */
  readonly seed: string;
}

/** Of rooms and results. A code of another version is refused, and says so. */
export const version = 1;
const versionBits = 3;
const kinds = ['same', 'own', 'predict', 'train'] as const;
const [keyBits, tagBits] = [25, 15];
/** As many questions as students answer in a lesson. */
export const mostQuestions = 12;

const noKey = new Uint8Array(16);
/** Labs and questions by name: their order may change from edition to edition. */
export const nameTag = (name: string): number => tagOf(noKey, name, tagBits);

const raceBits = (race: Race, into: BitWriter): BitWriter =>
  into
    .write(tasks.indexOf(race.task), 2)
    .write(Number(race.causal), 1)
    .write(raceSizes.indexOf(race.size), 1)
    .write(
      raceSteps.findIndex((steps) => steps === race.steps),
      4,
    );

function readRace(from: BitReader): Race {
  const [task, causal, size] = [tasks[from.read(2)], from.read(1) === 1, raceSizes[from.read(1)]];
  const steps = raceSteps[from.read(4)];
  if (!task || !size || !steps) throw new NotReadable();
  return { task, causal, size, steps };
}

/** @param key chance, below 2^25 */
export function makeRoom(asked: Asked, key: number): Room {
  const kind = asked.kind === 'questions' ? asked.seeds : asked.kind;
  const bits = new BitWriter().write(version, versionBits).write(kinds.indexOf(kind), 2).write(key, keyBits);
  if (asked.kind === 'questions') {
    if (asked.ids.length < 1 || asked.ids.length > mostQuestions)
      throw new RangeError(`ids: ${asked.ids.length} questions; allowed: 1 to ${mostQuestions}`);
    for (const name of [asked.lab, ...asked.ids]) bits.write(nameTag(name), tagBits);
  } else raceBits(asked.race, bits);
  return roomOf(asked, codeOf(checked(bits.digits(), 'room')), key);
}

function roomOf(asked: Asked, code: string, chance: number): Room {
  const key = keyOf(code);
  return { asked, code, name: roomName(tagOf(key, 'room', tagBits)), key, seed: String(chance) };
}

export const roomName = (tag: number): string => codeOf(new BitWriter().write(tag, tagBits).digits());
export const newKey = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 2 ** keyBits;

/** The ids of a lab's questions; empty if it has no bank here. */
export type QuestionIds = (lab: LabId) => Promise<readonly string[]>;

/** A room from its code, as typed or from a link. */
export async function readRoom(text: string, idsOf: QuestionIds): Promise<Room | Refusal> {
  const read = typed(text, 'room');
  if ('reason' in read) return read;
  const from = new BitReader(read.digits);
  try {
    const theirs = from.read(versionBits);
    if (theirs !== version) return refusal('version', { theirs, ours: version });
    const kind = kinds[from.read(2)]!;
    const chance = from.read(keyBits);
    const code = tidied(text);
    if (kind === 'same' || kind === 'own') {
      const asked = await readQuestions(from, idsOf);
      return asked ? roomOf({ kind: 'questions', seeds: kind, ...asked }, code, chance) : refusal('unknownQuestion');
    }
    const race = readRace(from);
    from.end();
    return roomOf({ kind, race }, code, chance);
  } catch (error) {
    if (error instanceof NotReadable) return refusal('contents');
    throw error;
  }
}

async function readQuestions(
  from: BitReader,
  idsOf: QuestionIds,
): Promise<{ readonly lab: LabId; readonly ids: readonly string[] } | undefined> {
  const tag = from.read(tagBits);
  const lab = labs.find(({ id }) => nameTag(id) === tag)?.id;
  const known = lab ? await idsOf(lab) : [];
  const ids: (string | undefined)[] = [];
  while (from.left >= tagBits) {
    const wanted = from.read(tagBits);
    ids.push(known.find((id) => nameTag(id) === wanted));
  }
  from.end();
  if (ids.length === 0 || ids.length > mostQuestions) throw new NotReadable();
  return lab && ids.every((id) => id !== undefined) ? { lab, ids } : undefined;
}

/** Numbers that a teacher hands out; those that a browser draws begin after them. */
export const handedOut = 999;
export const studentBits = 20;

/** A number that hardly two of a class share: of 30 students, two do in one class of 2400. */
export const drawnStudent = (): number =>
  handedOut + 1 + (crypto.getRandomValues(new Uint32Array(1))[0]! % (2 ** studentBits - handedOut - 1));

/** The seed that draws a student's questions. */
export const seedOfQuestions = ({ asked, seed }: Room, student: number): string =>
  asked.kind === 'questions' && asked.seeds === 'own' ? `${seed} ${student}` : seed;

const seedsOfLab = 10000;
/** The seed of a student's models, one of those that the lab has: her number, if the teacher gave her one. */
export const seedOfModels = (student: number): number =>
  student <= handedOut ? student : handedOut + 1 + (student % (seedsOfLab - handedOut - 1));
