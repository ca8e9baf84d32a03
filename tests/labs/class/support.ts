// Rooms and students that tests make, and chance that is the same every time.
import type { Given, Result, Trained } from '../../../web/labs/pages/class/room/result.ts';
import type { Asked, Race, Room } from '../../../web/labs/pages/class/room/room.ts';
import { makeRoom } from '../../../web/labs/pages/class/room/room.ts';
import { Questions } from '../../../web/labs/pages/class/room/tasks.ts';
import { rightAnswer } from '../../../web/labs/shared/quiz/mark.ts';
import type { Task } from '../../../web/labs/shared/quiz/question.ts';
import { outcomes } from '../../../web/labs/training/guesses.ts';

/** Whole numbers below a limit. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const race: Race = { task: 'whereIsItNow', causal: false, size: 'phone', steps: 600 };
export const clock = {
  kind: 'questions',
  seeds: 'same',
  lab: 'clock',
  ids: ['wave', 'fastest', 'cell'],
} as const satisfies Asked;
export const rooms: Readonly<Record<string, Asked>> = {
  'the same questions': clock,
  'own numbers': { ...clock, seeds: 'own' },
  predictions: { kind: 'predict', race },
  training: { kind: 'train', race },
};

/** Somebody's answer: right, one of its mistakes, or something else. */
export function answerTo(task: Task, chance: Chance): string | undefined {
  const luck = chance(10);
  if (luck === 0) return undefined;
  if (luck < 5) return rightAnswer(task);
  switch (task.kind) {
    case 'number': {
      const wrong = Object.values(task.mistakes);
      return luck < 8 && wrong.length > 0 ? String(wrong[chance(wrong.length)]) : String(chance(100_000) / 100);
    }
    case 'choice':
      return task.options[chance(task.options.length)];
    case 'cell':
      return `${chance(task.rows)},${chance(task.columns)}`;
    case 'curve':
      return String(chance(task.curves.length));
    case 'order':
      return [...task.shown].sort(() => chance(3) - 1).join(' ');
  }
}

const trainedBy = (chance: Chance): Trained | undefined =>
  chance(40) === 0
    ? undefined
    : {
        solved: chance(3) === 0 ? undefined : 10 * (1 + chance(60)),
        permille: Array.from({ length: 4 }, () => chance(1001)),
      };

export interface Opened {
  readonly room: Room;
  readonly questions: Questions;
}

export function openRoom(asked: Asked, key = 7): Opened {
  const room = makeRoom(asked, key);
  return { room, questions: new Questions(room) };
}

/** The code that a student hands in. */
export async function resultOf(
  { room, questions }: Opened,
  student: number,
  chance: Chance,
  name = '',
): Promise<Result> {
  const given = async (): Promise<Given> => {
    if (room.asked.kind === 'questions') {
      const tasks = await questions.tasksOf(student);
      return { kind: 'questions', answers: tasks.map((task) => answerTo(task, chance)) };
    }
    const six = <T>(make: () => T): T[] => Array.from({ length: 6 }, make);
    return room.asked.kind === 'predict'
      ? { kind: 'predict', outcomes: six(() => outcomes[chance(3)]!) }
      : { kind: 'train', models: six(() => trainedBy(chance)) };
  };
  return { student, name, given: await given() };
}
