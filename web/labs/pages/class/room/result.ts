// A student's answers as a code, and back.
import { BitReader, BitWriter, NotReadable } from '../code/bits.ts';
import { codeOf } from '../code/digits.ts';
import { tagOf } from '../code/siphash.ts';
import { checked } from '../code/typing.ts';
import { outcomes, type Outcome } from '../../../training/guesses.ts';
import type { Task } from '../../../shared/quiz/question.ts';
import { formOf, readAnswer, writeAnswer } from './answers.ts';
import { plainName } from './names.ts';
import { refusal, typed, type Refusal } from './refusals.ts';
import { roomName, studentBits, version, type Room } from './room.ts';

/** One trained model. */
export interface Trained {
  /** The first step at which 95 % of the answers were right. */
  readonly solved: number | undefined;
  /** Permille of right answers at 1, 1.5, 2 and 4 times the trained length. */
  readonly permille: readonly number[];
}

export type Given =
  | { readonly kind: 'questions'; readonly answers: readonly (string | undefined)[] }
  /** For each of the six. */
  | { readonly kind: 'predict'; readonly outcomes: readonly Outcome[] }
  /** Undefined for a model whose training failed. */
  | { readonly kind: 'train'; readonly models: readonly (Trained | undefined)[] };

export interface Result {
  readonly student: number;
  /** Without control characters; empty if she gave none. */
  readonly name: string;
  readonly given: Given;
}

/** The tasks of a student in a room of questions, in their order. */
export type TasksOf = (student: number) => Promise<readonly Task[]>;

/** Bytes of UTF-8: a first name. Each makes a code a sign or two longer. */
export const longestName = 24;
const [versionBits, nameBits, roomBits, checkBits] = [3, 5, 15, 20];
const [stepBits, permilleBits, reach] = [9, 10, 4];
/** The models of a race. */
export const modelCount = 6;
/** Steps between two evaluations, of which the first good one is reported. */
const every = 10;
const never = 2 ** stepBits - 1;

const utf8 = new TextEncoder();

/** The beginning of a name that fits, cut between letters, without control characters. */
export function shortened(name: string): string {
  let kept = '';
  for (const letter of plainName(name)) {
    if (utf8.encode(kept + letter).length > longestName) break;
    kept += letter;
  }
  return kept.trim();
}

function writeGiven(given: Given, tasks: readonly Task[], into: BitWriter): void {
  if (given.kind === 'questions') tasks.forEach((task, at) => writeAnswer(task, given.answers[at], into));
  else if (given.kind === 'predict') for (const outcome of given.outcomes) into.write(outcomes.indexOf(outcome), 2);
  else
    for (const model of given.models) {
      into.write(Number(model !== undefined), 1);
      if (!model) continue;
      into.write(model.solved === undefined ? never : model.solved / every, stepBits);
      for (const share of model.permille) into.write(share, permilleBits);
    }
}

function readGiven({ asked }: Room, tasks: readonly Task[], from: BitReader): Given {
  if (asked.kind === 'questions') return { kind: 'questions', answers: tasks.map((task) => readAnswer(task, from)) };
  if (asked.kind === 'predict')
    return {
      kind: 'predict',
      outcomes: Array.from({ length: modelCount }, () => {
        const outcome = outcomes[from.read(2)];
        if (!outcome) throw new NotReadable();
        return outcome;
      }),
    };
  const model = (): Trained | undefined => {
    if (from.read(1) === 0) return undefined;
    const solved = from.read(stepBits);
    const permille = Array.from({ length: reach }, () => from.read(permilleBits));
    if (permille.some((share) => share > 1000)) throw new NotReadable();
    if (solved !== never && every * solved > asked.race.steps) throw new NotReadable();
    return { solved: solved === never ? undefined : every * solved, permille };
  };
  return { kind: 'train', models: Array.from({ length: modelCount }, model) };
}

/** The check by the room's key: of the digits, and of what their bits mean. */
const checkOf = (room: Room, digits: readonly number[], tasks: readonly Task[]): number =>
  tagOf(room.key, [codeOf(digits), ...tasks.map(formOf)].join('\n'), checkBits);

export async function resultCode(room: Room, result: Result, tasksOf: TasksOf): Promise<string> {
  const tasks = room.asked.kind === 'questions' ? await tasksOf(result.student) : [];
  const name = utf8.encode(shortened(result.name));
  const bits = new BitWriter().write(version, versionBits).write(tagOf(room.key, 'room', roomBits), roomBits);
  bits.write(result.student, studentBits).write(name.length, nameBits);
  for (const byte of name) bits.write(byte, 8);
  writeGiven(result.given, tasks, bits);
  const digits = bits.digits();
  const check = new BitWriter().write(checkOf(room, digits, tasks), checkBits).digits();
  return codeOf(checked([...digits, ...check], 'result'));
}

/** Reads a code, or says why it is refused. Whether somebody has handed it in before is not known here. */
export async function readResult(room: Room, text: string, tasksOf: TasksOf): Promise<Result | Refusal> {
  const read = typed(text, 'result');
  if ('reason' in read) return read;
  try {
    const [digits, check] = [read.digits.slice(0, -checkBits / 5), read.digits.slice(-checkBits / 5)];
    const from = new BitReader(digits);
    const theirs = from.read(versionBits);
    if (theirs !== version) return refusal('version', { theirs, ours: version });
    const tag = roomName(from.read(roomBits));
    if (tag !== room.name) return refusal('foreign', { theirs: tag, ours: room.name });
    const student = from.read(studentBits);
    const tasks = room.asked.kind === 'questions' ? await tasksOf(student) : [];
    if (new BitReader(check).read(checkBits) !== checkOf(room, digits, tasks)) return refusal('changed');
    const bytes = Uint8Array.from({ length: from.read(nameBits) }, () => from.read(8));
    const name = plainName(new TextDecoder().decode(bytes));
    const given = readGiven(room, tasks, from);
    from.end();
    return { student, name, given };
  } catch (error) {
    if (error instanceof NotReadable) return refusal('contents');
    throw error;
  }
}
