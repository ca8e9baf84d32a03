// Rooms and the codes of their students: what goes in comes out, and nothing else gets in.
import { describe, expect, test } from 'vitest';
import { alphabet, codeOf, digitsOf } from '../../../web/labs/pages/class/code/digits.ts';
import { checked } from '../../../web/labs/pages/class/code/typing.ts';
import { Gathering, linesOf, readSaved } from '../../../web/labs/pages/class/room/gathering.ts';
import { isRefusal, typed, type Refusal } from '../../../web/labs/pages/class/room/refusals.ts';
import { readResult, resultCode, shortened, type Result } from '../../../web/labs/pages/class/room/result.ts';
import {
  drawnStudent,
  makeRoom,
  nameTag,
  readRoom,
  seedOfModels,
  seedOfQuestions,
  type Asked,
} from '../../../web/labs/pages/class/room/room.ts';
import { bankOf, idsOf } from '../../../web/labs/pages/class/room/tasks.ts';
import { labs } from '../../../web/labs/index.ts';
import { mark, readNumber } from '../../../web/labs/shared/quiz/mark.ts';
import type { Task } from '../../../web/labs/shared/quiz/question.ts';
import { answerTo, chanceOf, clock, openRoom, race, resultOf, rooms } from './support.ts';

const everyRoom = Object.entries(rooms);
const digits = (code: string): readonly number[] => digitsOf(code) as readonly number[];
const reasonOf = (read: Result | Refusal | object): string => (isRefusal(read) ? read.reason : 'taken');

/** The same answers, up to how a number is written and its sixteenth digit. */
const plain = (result: Result): unknown =>
  JSON.parse(
    JSON.stringify(result, (_key, value: unknown) => {
      if (typeof value !== 'string') return value;
      const number = readNumber(value);
      return Number.isFinite(number) ? Number(number.toPrecision(15)) : value;
    }),
  );

describe('the name of every lab and question', () => {
  test('has a tag of its own', async () => {
    expect(new Set(labs.map(({ id }) => nameTag(id))).size).toBe(labs.length);
    for (const { id: lab } of labs) {
      const ids = await idsOf(lab);
      expect(ids.length).toBeGreaterThan(0);
      expect([lab, new Set(ids.map(nameTag)).size]).toEqual([lab, ids.length]);
    }
  });
});

describe.each(everyRoom)('a room of %s', (_name, asked) => {
  const opened = openRoom(asked);
  const { room, questions } = opened;

  test('is in its code, however it is typed', async () => {
    const read = await readRoom(room.code.toLowerCase().replaceAll('-', ' '), idsOf);
    expect(read).toEqual(room);
    expect(room.name).toMatch(/^[0-9A-Z]{3}$/);
  });

  test('a wrong sign of its code is named, and no change gives another room', async () => {
    const right = digits(room.code);
    for (let at = 0; at < right.length; at += 1)
      for (let value = 0; value < 32; value += 1) {
        if (value === right[at]) continue;
        const read = await readRoom(codeOf(right.with(at, value)), idsOf);
        expect(read).toMatchObject({
          reason: 'wrongSign',
          values: {
            sign: alphabet[value],
            right: alphabet[right[at]!],
            group: Math.floor(at / 5) + 1,
            place: (at % 5) + 1,
          },
        });
      }
  });

  test('what students hand in comes back, with and without a name', async () => {
    const chance = chanceOf(3);
    for (let student = 1; student <= 40; student += 1) {
      const name =
        student % 3 === 0
          ? shortened(['Ana', 'Zoë ', 'Łukasz Ó.', '李小龍', '👩‍🎓 Maria della Santissima Trinità'][student % 5]!)
          : '';
      const result = await resultOf(opened, student % 2 ? student : 1_000 + 1_000 * student, chance, name);
      const code = await resultCode(room, result, questions.tasksOf);
      const read = await readResult(room, code.toLowerCase().replaceAll('-', ''), questions.tasksOf);
      expect(plain(read as Result)).toEqual(plain(result));
    }
  });

  test('every change of one sign of a student’s code is refused, and the sign is named', async () => {
    const result = await resultOf(opened, 123_456, chanceOf(9), 'Eva');
    const right = digits(await resultCode(room, result, questions.tasksOf));
    let changes = 0;
    for (let at = 0; at < right.length; at += 1)
      for (let value = 0; value < 32; value += 1) {
        if (value === right[at]) continue;
        const read = await readResult(room, codeOf(right.with(at, value)), questions.tasksOf);
        expect(read).toMatchObject({ reason: 'wrongSign', values: { right: alphabet[right[at]!] } });
        changes += 1;
      }
    expect(changes).toBe(31 * right.length);
  });

  test('a code of another room is refused with both names, also where only the key differs', async () => {
    const result = await resultOf(opened, 5, chanceOf(1));
    const code = await resultCode(room, result, questions.tasksOf);
    const elsewhere: readonly Asked[] = Object.values(rooms);
    for (const [at, asked] of elsewhere.entries()) {
      const other = openRoom(asked, 1000 + at);
      expect(await readResult(other.room, code, other.questions.tasksOf)).toEqual({
        reason: 'foreign',
        values: { theirs: room.name, ours: other.room.name },
      });
    }
  });

  test('answers changed with a check of typing made anew are refused by the room’s key', async () => {
    const result = await resultOf(opened, 5, chanceOf(1));
    const open = digits(await resultCode(room, result, questions.tasksOf)).slice(0, -6);
    let passed = 0;
    for (let at = 8; at < open.length; at += 1)
      for (let difference = 1; difference < 32; difference += 1) {
        const forged = codeOf(checked(open.with(at, open[at]! ^ difference), 'result'));
        if (reasonOf(await readResult(room, forged, questions.tasksOf)) !== 'changed') passed += 1;
      }
    expect(passed).toBe(0);
  });
});

test('a room of a question that this edition does not have says so, and so does one of another version', async () => {
  const strange = makeRoom({ ...clock, ids: ['wave', 'notYetWritten'] }, 1);
  expect(await readRoom(strange.code, idsOf)).toMatchObject({ reason: 'unknownQuestion' });
  const old = digits(makeRoom(clock, 1).code).slice(0, -6);
  const older = codeOf(checked(old.with(0, (2 << 2) | (old[0]! & 3)), 'room'));
  expect(await readRoom(older, idsOf)).toEqual({ reason: 'version', values: { theirs: 2, ours: 1 } });
  const { room, questions } = openRoom(clock);
  const code = digits(await resultCode(room, await resultOf({ room, questions }, 4, chanceOf(2)), questions.tasksOf));
  const later = codeOf(checked(code.slice(0, -6).with(0, (3 << 2) | (code[0]! & 3)), 'result'));
  expect(await readResult(room, later, questions.tasksOf)).toEqual({
    reason: 'version',
    values: { theirs: 3, ours: 1 },
  });
});

test('a page whose bank asks something else under the same name gives codes that are refused', async () => {
  const { room, questions } = openRoom(clock);
  const code = await resultCode(room, await resultOf({ room, questions }, 4, chanceOf(2)), async (student) =>
    (await questions.tasksOf(student)).map((task) =>
      task.kind === 'choice' ? { ...task, options: [...task.options].reverse() } : task,
    ),
  );
  expect(await readResult(room, code, questions.tasksOf)).toMatchObject({ reason: 'changed' });
});

test.each([
  ['', 'empty'],
  ['  -  ', 'empty'],
  ['ABC', 'short'],
  ['ABU', 'sign'],
  ['0000000000 '.repeat(110), 'long'],
  ['ABCDE-FGHJK-MNPQR-STVWX', 'garbled'],
  [makeRoom(clock, 3).code, 'otherKind'],
] as const)('%.30j … is refused: %s', async (text, reason) => {
  const { room, questions } = openRoom(clock);
  expect(reasonOf(await readResult(room, text, questions.tasksOf))).toBe(reason);
  expect(reasonOf(typed(text, 'result'))).toBe(reason);
});

test('answers of every kind of task keep their value, and what is no answer is none', async () => {
  const tasks: readonly Task[] = [
    { kind: 'number', right: 1, tolerance: 0, mistakes: {} },
    { kind: 'choice', right: 'a', options: ['a', 'b', 'c', 'd', 'e'] },
    { kind: 'cell', rows: 5, columns: 7, data: new Float32Array(35), right: [[0, 0]], mistakes: {} },
    { kind: 'curve', curves: [[1], [2], [3]], right: 0, mistakes: {} },
    { kind: 'order', right: ['x', 'y', 'z'], shown: ['z', 'x', 'y'], mistakes: {} },
  ];
  const { room } = openRoom(clock);
  const through = async (answers: readonly (string | undefined)[]): Promise<unknown> => {
    const tasksOf = async (): Promise<readonly Task[]> => tasks;
    const code = await resultCode(room, { student: 1, name: '', given: { kind: 'questions', answers } }, tasksOf);
    const read = await readResult(room, code, tasksOf);
    return !isRefusal(read) && read.given.kind === 'questions' && read.given.answers;
  };
  for (const number of [
    '0',
    '-0.5',
    '6.283185307179586',
    '1e-100',
    '-123456789012345',
    '62831.853',
    '1e100',
    '0,25',
    '−3',
  ])
    expect(await through([number, 'e', '4,6', '2', 'y z x'])).toEqual([
      String(Number(readNumber(number).toPrecision(15))),
      'e',
      '4,6',
      '2',
      'y z x',
    ]);
  expect(await through(['1e300', 'f', '5,0', '3', 'y z'])).toEqual(new Array(5).fill(undefined));
  expect(await through(['', '', 'x', '-1', 'x x y'])).toEqual(new Array(5).fill(undefined));
  expect(await through([])).toEqual(new Array(5).fill(undefined));
});

test('300 students of one room are all taken, and a second code of anybody is refused', async () => {
  const opened = openRoom({ ...clock, seeds: 'own' }, 99);
  const { room, questions } = opened;
  const gathering = new Gathering(room, questions.tasksOf);
  const chance = chanceOf(300);
  const codes = await Promise.all(
    Array.from({ length: 300 }, async (_student, at) =>
      resultCode(room, await resultOf(opened, at < 150 ? at + 1 : drawnStudent(), chance), questions.tasksOf),
    ),
  );
  const numbers = new Set<number>();
  const fresh = codes.filter((code) => {
    // Two of 150 drawn numbers are the same in one run of a hundred.
    const number = digits(code).slice(3, 8).join();
    return !numbers.has(number as never) && numbers.add(number as never);
  });
  const { taken, refused } = await gathering.takeAll(fresh.join('\r\n'), 'typed');
  expect([taken, refused]).toEqual([fresh.length, []]);
  expect(fresh.length).toBeGreaterThan(295);
  const again = await gathering.takeAll(fresh.join('\n'), 'file');
  expect(again.taken).toBe(0);
  expect(new Set(again.refused.map(({ refusal }) => refusal.reason))).toEqual(new Set(['duplicate']));
  const changed = await Promise.all(
    gathering.entries
      .slice(0, 100)
      .map(({ result: { student } }) =>
        resultCode(
          room,
          { student, name: '', given: { kind: 'questions', answers: ['12345', undefined, '7,7'] } },
          questions.tasksOf,
        ),
      ),
  );
  const second = await gathering.takeAll(changed.join('\n'), 'typed');
  expect([second.taken, new Set(second.refused.map(({ refusal }) => refusal.reason))]).toEqual([0, new Set(['again'])]);
  expect(gathering.entries).toHaveLength(fresh.length);
  gathering.remove(1);
  expect(reasonOf(await gathering.take(changed[0]!, 'typed'))).toBe('taken');
});

test('a file holds the room and the codes, and nothing that is not ours is opened', async () => {
  const opened = openRoom(clock);
  const gathering = new Gathering(opened.room, opened.questions.tasksOf);
  const chance = chanceOf(8);
  for (const student of [1, 2, 3]) {
    const code = await resultCode(opened.room, await resultOf(opened, student, chance), opened.questions.tasksOf);
    await gathering.take(code, 'camera');
  }
  const saved = readSaved(JSON.stringify(gathering.saved()));
  expect(saved).toEqual(gathering.saved());
  const room = await readRoom(saved!.room, idsOf);
  expect(room).toEqual(opened.room);
  for (const text of ['', '{', '[]', 'null', '{"posencClass":2,"room":"","codes":[]}', '{"posencClass":1,"room":3}'])
    expect(readSaved(text)).toBeUndefined();
});

test('names and times beside codes are no codes; one that was mistyped is shown whole', async () => {
  const opened = openRoom(clock);
  const chance = chanceOf(9);
  const [first, second] = (await Promise.all(
    [1, 2].map(async (student) =>
      resultCode(opened.room, await resultOf(opened, student, chance), opened.questions.tasksOf),
    ),
  )) as [string, string];
  const chat = `[10:02] Ana-Maria: ${first}\nTime,Name,Code\n2026-11-24 10:03:00,"Zoë, 7b",${second.toLowerCase()}\n`;
  expect(linesOf(chat)).toEqual([first, 'Time', 'Name', 'Code', second.toLowerCase()]);
  expect(linesOf(`Bo\t${first} ${second}`)).toEqual([first, second]);
  const short = `${first.slice(0, 8)}${first.slice(9)}`;
  expect(linesOf(short)).toEqual([short]);
  expect(linesOf('a\n\n b ,c;d|e\tf\r\n')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('seeds: a number that the teacher gave is the seed; own numbers differ, the same ones do not', async () => {
  expect([1, 30, 999].map(seedOfModels)).toEqual([1, 30, 999]);
  for (const student of [1000, 5555, 2 ** 20 - 1]) {
    expect(seedOfModels(student)).toBeGreaterThan(999);
    expect(seedOfModels(student)).toBeLessThan(10000);
  }
  const [same, own] = [openRoom(clock).room, openRoom({ ...clock, seeds: 'own' }).room];
  expect(seedOfQuestions(same, 1)).toBe(seedOfQuestions(same, 2));
  expect(seedOfQuestions(own, 1)).not.toBe(seedOfQuestions(own, 2));
  for (let round = 0; round < 100; round += 1) expect(drawnStudent()).toBeGreaterThan(999);
});

test.each(labs.map(({ id }) => id))('every question of %s can be asked: right answers arrive as right', async (lab) => {
  const bank = (await bankOf(lab))!;
  const chance = chanceOf(4);
  for (const { id } of bank.questions) {
    const { room, questions } = openRoom({ kind: 'questions', seeds: 'own', lab, ids: [id] });
    for (let student = 1; student <= 5; student += 1) {
      const [task] = await questions.tasksOf(student);
      const answer = answerTo(task!, chance);
      const code = await resultCode(
        room,
        { student, name: '', given: { kind: 'questions', answers: [answer] } },
        questions.tasksOf,
      );
      const read = await readResult(room, code, questions.tasksOf);
      const back = !isRefusal(read) && read.given.kind === 'questions' ? read.given.answers[0] : 'refused';
      expect([id, back === undefined]).toEqual([id, answer === undefined]);
      if (answer !== undefined) expect([id, mark(task!, back!)]).toEqual([id, mark(task!, answer)]);
    }
  }
});

test('the race of a room is one that its code can say', () => {
  for (const steps of [100, 3000]) expect(makeRoom({ kind: 'train', race: { ...race, steps } }, 1).code).toMatch(/^\w/);
});
