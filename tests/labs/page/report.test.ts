import { describe, expect, test } from 'vitest';
import { decimalText, interactionOf, timeOf } from '../../../web/labs/exam/interactions.ts';
import { Problem, withoutEscapes } from '../../../web/labs/exam/jsinput.ts';
import { Marks, type Answer } from '../../../web/labs/exam/marks.ts';
import { platformAround, type Version } from '../../../web/labs/exam/platform.ts';
import { Report } from '../../../web/labs/exam/report.ts';
import { exam, type Given } from '../../../web/labs/shared/lab/exam.ts';
import type { Task } from '../../../web/labs/shared/quiz/question.ts';

type Api = Record<string, unknown>;

/** A platform that records the calls. */
function keeping(version: Version, memory = ''): { readonly api: Api; readonly kept: Map<string, string> } {
  const kept = new Map([['cmi.suspend_data', memory]]);
  const [begin, get, set, commit, end] =
    version === '1.2'
      ? ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish']
      : ['Initialize', 'GetValue', 'SetValue', 'Commit', 'Terminate'];
  const api: Api = {
    [begin!]: () => 'true',
    [get!]: (name: string) => kept.get(name) ?? '',
    [set!]: (name: string, value: string) => {
      kept.set(name, value);
      return 'true';
    },
    [commit!]: () => 'true',
    [end!]: () => 'true',
  };
  return { api, kept };
}

const labs = ['order', 'clock'] as const;
const questions = new Set<string>(labs);
let clock = 0;
/** Two questions of the bank of the clock; the lab of order has none here. */
const marksOf = (): Marks => new Marks({ labs, banks: ['clock'], count: 2, questions });
const reportTo = (platform: ReturnType<typeof platformAround>, version: Version): Report =>
  new Report(platform, version, marksOf(), { now: () => clock, date: () => new Date(2026, 10, 23, 9, 5, 7) });
const own: Answer = { text: 'seven turns', mark: 'right' };
const given = (id: string, task: Task, answer: string, right: boolean): Given => ({
  ...{ id, level: 2, task, answer, right },
  ...{ asked: `Which ${id}?`, seconds: 12.7 },
});
const wave = given('wave', { kind: 'number', right: 62.83, tolerance: 1.26, mistakes: {} }, '62,9', true);
const fastest = given('fastest', { kind: 'choice', right: 'first', options: ['last', 'first'] }, 'last', false);

describe('a platform', () => {
  test('is found in the frames around and in the window that opened them, and not for ever', () => {
    const { api } = keeping('2004');
    const opener = { API_1484_11: api };
    expect(platformAround({ parent: { parent: { opener } } }, '2004')).toBeDefined();
    expect(platformAround({ parent: { parent: { opener } } }, '1.2')).toBeUndefined();
    const round: { parent?: unknown; opener?: unknown } = {};
    round.parent = round.opener = round;
    expect(platformAround(round, '2004')).toBeUndefined();
    let looked = 0;
    const endless = (): object => ({
      get parent() {
        looked += 1;
        return endless();
      },
    });
    expect(platformAround(endless(), '1.2')).toBeUndefined();
    expect(looked).toBeLessThan(100);
  });

  test.each(['1.2', '2004'] as const)(
    'gets our marks as the score, and answers in own words without weight, in the terms of SCORM %s',
    (version) => {
      clock = 0;
      const { api, kept } = keeping(version);
      const report = reportTo(platformAround({ parent: { API: api, API_1484_11: api } }, version), version);
      const [first, core] = version === '1.2' ? [true, 'cmi.core.'] : [false, 'cmi.'];
      const status = (): string | undefined => kept.get(first ? 'cmi.core.lesson_status' : 'cmi.completion_status');
      const of = (index: number, name: string): string | undefined => kept.get(`cmi.interactions.${index}.${name}`);
      const said = first ? 'student_response' : 'learner_response';
      expect(status()).toBe('incomplete');
      // Whatever she writes and however she marks it herself: no score.
      report.write('clock', 'Why?', own);
      report.write('order', 'Can it?', { text: 'No', mark: 'right' });
      expect([kept.get(`${core}score.raw`), status()]).toEqual(['0', 'incomplete']);
      expect([of(0, said), of(0, 'result'), of(0, 'weighting')]).toEqual(['(right) seven turns', 'neutral', '0']);
      report.answer('clock', wave);
      expect([kept.get(`${core}score.raw`), kept.get(`${core}score.max`), status()]).toEqual([
        '50',
        '100',
        'incomplete',
      ]);
      expect([of(2, 'type'), of(2, said), of(2, 'result'), of(2, 'weighting')]).toEqual([
        ...['numeric', '62.9', 'correct', '1'],
      ]);
      expect(of(2, 'latency')).toBe(first ? '0000:00:12' : 'PT12S');
      expect(of(2, first ? 'time' : 'timestamp')).toBe(first ? '09:05:07' : '2026-11-23T09:05:07');
      expect(of(2, 'description')).toBe(first ? undefined : 'Which wave?');
      // The first answer stands.
      report.answer('clock', { ...wave, answer: '1', right: false });
      report.answer('clock', fastest);
      expect([kept.get(`${core}score.raw`), status()]).toEqual(['50', 'completed']);
      expect([of(3, 'type'), of(3, said), of(3, 'result'), of(4, 'type')]).toEqual([
        ...['choice', 'last', first ? 'wrong' : 'incorrect', undefined],
      ]);
      clock = 3_725_000;
      report.end();
      expect(kept.get(`${core}session_time`)).toBe(first ? '0001:02:05' : 'PT3725S');
      // The next visit goes on where this one ended.
      const again = keeping(version, kept.get('cmi.suspend_data'));
      const { marks } = reportTo(platformAround({ API: again.api, API_1484_11: again.api }, version), version);
      expect(marks.open.get('clock')).toEqual(own);
      expect([marks.score, marks.completed, marks.given('clock').get('fastest')]).toEqual([
        ...[0.5, true, { answer: 'last', right: false }],
      ]);
    },
  );

  const throws = (): never => {
    throw new Error('no');
  };
  const huge = 'x'.repeat(1_000_000);
  const odd: Readonly<Record<string, unknown>> = {
    nothing: undefined,
    'no object': 7,
    'an object without functions': {},
    'one that throws': { LMSInitialize: throws, LMSGetValue: throws, LMSSetValue: throws },
    'one that throws later': {
      LMSInitialize: () => 'true',
      LMSGetValue: throws,
      LMSSetValue: throws,
      LMSFinish: throws,
    },
    'one that gives objects': { LMSInitialize: () => 'true', LMSGetValue: () => ({ toString: throws }) },
    'one that gives too much': { LMSInitialize: () => 'true', LMSGetValue: () => huge },
    'one that gives nonsense': { LMSInitialize: () => 'true', LMSGetValue: () => '[["clock","right"],null,[[]],7]' },
    'one that refuses': { LMSInitialize: () => 'false', LMSGetValue: () => '[["clock","right","from somebody else"]]' },
    'one with a trap for a name': new Proxy({}, { get: throws }),
  };
  test.each(Object.keys(odd))('that is %s changes nothing', (name) => {
    const window = { parent: { API: odd[name] } };
    const report = reportTo(platformAround(window, '1.2'), '1.2');
    const { marks } = report;
    expect([marks.open.size, marks.answered, marks.score, marks.completed]).toEqual([0, 0, 0, false]);
    report.answer('clock', wave);
    report.answer('clock', fastest);
    report.write('order', 'Can it?', own);
    report.end();
    expect([marks.score, marks.completed]).toEqual([0.5, true]);
  });
});

test('restores only answers that can have been given', () => {
  const marks = marksOf();
  marks.restore(
    JSON.stringify([
      ['clock', 'right', 'seven'],
      ['__proto__', 'right', 'x'],
      ['order', 'excellent', 'x'],
      ['order', 'wrong', 5],
      ['terms', 'wrong', 'x'],
      ['clock/wave', 1, '62.9'],
      ['clock/wave', 0, '1'],
      ['clock/__proto__', 1, '1'],
      ['clock/fastest', 2, 'last'],
      ['order/cell', 1, '1,2'],
    ]),
  );
  expect([...marks.open]).toEqual([['clock', { text: 'seven', mark: 'right' }]]);
  expect([...marks.given('clock')]).toEqual([['wave', { answer: '62.9', right: true }]]);
  expect(marks.given('order').size).toBe(0);
  marks.restore(JSON.stringify([['clock', 'right', 'x'.repeat(5000)]]));
  expect(marks.open.get('clock')!.text.length).toBe(1000);
});

test('many long answers are cut to the platform’s limit, and none is left out', () => {
  const ids = Array.from({ length: 15 }, (_lab, at) => `lab${String.fromCharCode(97 + at)}`);
  const options = { labs: ids, banks: ids, count: 5, questions: new Set(ids) };
  const marks = new Marks(options);
  for (const id of ids) {
    marks.write(id, { text: '"é"'.repeat(300), mark: 'partly' });
    for (const question of ['one', 'two', 'three', 'four', 'five'])
      marks.give(id, question, { answer: 'hand0', right: true });
  }
  const text = marks.memory(4096);
  expect(text.length).toBeLessThanOrEqual(4096);
  const again = new Marks(options);
  again.restore(text);
  expect([again.open.size, again.answered, again.score, again.completed]).toEqual([15, 75, 1, true]);
  expect([timeOf(-5, '1.2'), timeOf(1e9, '1.2')]).toEqual(['0000:00:00', '0099:59:59']);
});

test('numbers have no exponent, and as many digits as they need', () => {
  const texts = [0, 62.9, -0.5, 1e-9, 123456789012, 1 / 3].map(decimalText);
  expect(texts).toEqual(['0', '62.9', '-0.5', '0.000000001', '123456789012', '0.3333333333']);
});

test('each kind of task has its type, its answer and its pattern in both versions', () => {
  const cell: Task = { kind: 'cell', rows: 4, columns: 4, data: new Float64Array(16), right: [[1, 2]], mistakes: {} };
  const curve: Task = { kind: 'curve', curves: [[0], [1], [2]], right: 2, mistakes: {} };
  const order: Task = { kind: 'order', right: ['b', 'a'], shown: ['a', 'b'], mistakes: {} };
  const terms = (version: Version): unknown[] =>
    [
      wave,
      fastest,
      given('cell', cell, '1,3', false),
      given('curve', curve, '2', true),
      given('order', order, 'a b', false),
    ]
      .map((one) => new Map(interactionOf('clock', one, version, new Date())))
      .map((of) => [
        of.get('type'),
        of.get(version === '1.2' ? 'student_response' : 'learner_response'),
        of.get('correct_responses.0.pattern'),
      ]);
  expect(terms('1.2')).toEqual([
    ['numeric', '62.9', '62.83'],
    ['choice', 'last', 'first'],
    ['performance', 'r1c3', 'r1c2'],
    ['choice', 'c', 'c'],
    ['sequencing', 'a,b', 'b,a'],
  ]);
  expect(terms('2004')).toEqual([
    ['numeric', '62.9', '61.57[:]64.09'],
    ['choice', 'last', 'first'],
    ['other', 'r1c3', 'r1c2'],
    ['choice', 'c', 'c'],
    ['sequencing', 'a[,]b', 'b[,]a'],
  ]);
});

test('a JavaScript problem gives its grade and its state, and takes a state back early and late', () => {
  const problem = new Problem();
  expect(JSON.parse(problem.getGrade())).toMatchObject({ score: 0, completed: false });
  const marks = marksOf();
  marks.give('clock', 'wave', { answer: '62.9', right: true });
  marks.write('order', { text: '100 % “sí”', mark: 'wrong' });
  const answers: unknown = JSON.parse(marks.memory(1000));
  const state = withoutEscapes(JSON.stringify({ answers }));
  expect(state).toMatch(/^[ -$&-~]+$/);
  problem.setState({}, state);
  const [early, late] = [marksOf(), marksOf()];
  let restored = 0;
  problem.begin(early, () => (restored += 1));
  expect([early.right, early.open.get('order'), restored]).toEqual([1, { text: '100 % “sí”', mark: 'wrong' }, 0]);
  expect(JSON.parse(problem.getGrade())).toEqual({ score: 0.5, right: 1, answered: 1, all: 2, completed: false });
  expect(problem.getState()).toBe(state);
  problem.begin(late, () => (restored += 1));
  for (const odd of [undefined, 7, '{', '[[', 'null', 'x'.repeat(100_000)]) problem.setState(odd);
  problem.setState(state);
  expect([late.right, restored]).toEqual([1, 4]);
  for (const seed of [7, '-1', '1e3', '4711']) problem.setState(JSON.stringify({ seed, answers: [] }));
  expect(exam.seed).toBe('4711');
  expect(JSON.parse(problem.getState())).toEqual({ seed: '4711', answers });
  delete exam.seed;
});
