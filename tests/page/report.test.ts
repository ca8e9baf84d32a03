import { describe, expect, test } from 'vitest';
import { platformAround, type Version } from '../../web/exam/platform.ts';
import { answersIn, memoryOf, Report, timeOf, type Answer } from '../../web/exam/report.ts';

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

const labs = ['order', 'clock'];
const questions = new Set(labs);
let clock = 0;
const reportTo = (platform: ReturnType<typeof platformAround>, version: Version): Report =>
  new Report(platform, version, { labs, questions, now: () => clock });
const good: Answer = { text: 'seven turns', mark: 'right' };

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
    'reports every answer, the score and the end, in the terms of SCORM %s',
    (version) => {
      clock = 0;
      const { api, kept } = keeping(version);
      const report = reportTo(platformAround({ parent: { API: api, API_1484_11: api } }, version), version);
      const core = version === '1.2' ? 'cmi.core.' : 'cmi.';
      const status = version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.completion_status';
      expect(kept.get(status)).toBe('incomplete');
      report.answer('clock', 'Why?', good);
      expect([kept.get(`${core}score.raw`), kept.get(status)]).toEqual(['50', 'incomplete']);
      report.answer('order', 'Can it?', { text: 'No', mark: 'partly' });
      expect([kept.get(`${core}score.raw`), kept.get(`${core}score.max`), kept.get(status)]).toEqual([
        '75',
        '100',
        'completed',
      ]);
      const said = version === '1.2' ? 'student_response' : 'learner_response';
      expect([kept.get(`cmi.interactions.0.${said}`), kept.get('cmi.interactions.1.result')]).toEqual([
        'seven turns',
        '0.5',
      ]);
      clock = 3_725_000;
      report.end();
      expect(kept.get(`${core}session_time`)).toBe(version === '1.2' ? '0001:02:05' : 'PT3725S');
      // The next visit goes on where this one ended.
      const again = keeping(version, kept.get('cmi.suspend_data'));
      const next = reportTo(platformAround({ API: again.api, API_1484_11: again.api }, version), version);
      expect(next.answers.get('clock')).toEqual(good);
      expect([next.score, next.completed]).toEqual([0.75, true]);
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
    expect([report.answers.size, report.score, report.completed]).toEqual([0, 0, false]);
    report.answer('clock', 'Why?', good);
    report.answer('order', 'Can it?', good);
    report.end();
    expect([report.score, report.completed]).toEqual([1, true]);
  });
});

test('restores only answers that can have been given', () => {
  const memory = JSON.stringify([
    ['clock', 'right', 'seven'],
    ['__proto__', 'right', 'x'],
    ['order', 'excellent', 'x'],
    ['order', 'wrong', 5],
    ['terms', 'wrong', 'x'],
  ]);
  expect([...answersIn(memory, questions)]).toEqual([['clock', { text: 'seven', mark: 'right' }]]);
  expect(answersIn(JSON.stringify([['clock', 'right', 'x'.repeat(5000)]]), questions).get('clock')!.text.length).toBe(
    1000,
  );
});

test('many long answers are cut to the platform’s limit, and none is omitted', () => {
  const answers = new Map(
    Array.from({ length: 13 }, (_, i): [string, Answer] => [`lab${i}`, { text: '"é"'.repeat(300), mark: 'partly' }]),
  );
  const text = memoryOf(answers, 4096);
  expect(text.length).toBeLessThanOrEqual(4096);
  expect(answersIn(text, new Set(answers.keys())).size).toBe(13);
  expect([timeOf(-5, '1.2'), timeOf(1e9, '1.2')]).toEqual(['0000:00:00', '0099:59:59']);
});
