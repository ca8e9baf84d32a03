// Programs that misbehave: each is reported in a sentence, and the run continues where it can.
import { describe, expect, test } from 'vitest';
import { runSession, type Run } from '../../web/check/command/run/session.ts';
import type { AskedCase } from '../../web/check/numbers/vectors/types.ts';
import { casesFor } from './support/answers.ts';

const cases = casesFor('shaw').filter(({ result }) => result === 'valid');

/** A right program of Shaw's index in a few lines; `answer` may be replaced, and code put before and behind. */
const program = (change: string): string[] => [
  process.execPath,
  '-e',
  `
  const lines = require('node:readline').createInterface({ input: process.stdin });
  let hello = { name: 'test', version: '1', dtype: 'float64', families: ['shaw'] };
  let count = 0;
  const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n');
  const right = ({ id, options: { clip }, input: { queries, keys } }) => ({
    id,
    values: Array.from({ length: queries * keys }, (_, at) => {
      const away = (at % keys) - (keys - queries + Math.floor(at / keys));
      return Math.max(-clip, Math.min(clip, away)) + clip;
    }),
  });
  let answer = (asked) => say(right(asked));
  let bye = () => process.exit(0);
  ${change}
  lines.on('line', (line) => {
    const asked = JSON.parse(line);
    if (asked.hello) say(hello);
    else if (asked.bye) bye();
    else { count++; answer(asked); }
  });
  `,
];

const run = (
  change: string,
  options: { readonly seconds?: number; readonly asked?: readonly AskedCase[] } = {},
): Promise<Run> =>
  runSession({
    command: program(change),
    timeoutSeconds: options.seconds ?? 30,
    casesFor: () => options.asked ?? cases,
  });

const statuses = ({ outcomes }: Run): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { verdict } of outcomes) counts[verdict.status] = (counts[verdict.status] ?? 0) + 1;
  return counts;
};
const messages = ({ outcomes }: Run): string[] =>
  outcomes.flatMap(({ verdict }) => (verdict.status === 'failed' ? [verdict.message] : []));
const findings = (made: Run): string[] => made.findings.map(({ text }) => text);
const all = cases.length;

describe('A program that keeps to the protocol', () => {
  test('passes, and nothing is found', async () => {
    const made = await run('');
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual([]);
    expect(made.stopped).toBeUndefined();
    expect(made.hello).toMatchObject({ name: 'test', version: '1', dtype: 'float64' });
  });

  test('may answer in bits, with empty lines and with line ends of Windows', async () => {
    const made = await run(`
      answer = (asked) => {
        const { id, values } = right(asked);
        const bytes = Buffer.alloc(8 * values.length);
        values.forEach((value, k) => bytes.writeDoubleBE(value, 8 * k));
        process.stdout.write('\\r\\n' + JSON.stringify({ id, hex: bytes.toString('hex') }) + '\\r\\n');
      };`);
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual([]);
  });

  test('may refuse what it has not got: counted apart', async () => {
    const made = await run(`answer = ({ id }) => say({ id, unsupported: 'no Shaw' });`);
    expect(statuses(made)).toEqual({ unsupported: all });
  });

  test('may write a line in pieces', async () => {
    const made = await run(`
      answer = (asked) => {
        const text = JSON.stringify(right(asked)) + '\\n';
        process.stdout.write(text.slice(0, 9));
        setTimeout(() => process.stdout.write(text.slice(9)), 10);
      };`);
    expect(statuses(made)).toEqual({ passed: all });
  });

  test('refuses what must be refused', async () => {
    const asked = casesFor('shaw').filter(({ result }) => result === 'invalid');
    expect(statuses(await run(`answer = ({ id }) => say({ id, error: 'no' });`, { asked }))).toEqual({
      passed: asked.length,
    });
    const made = await run(`answer = ({ id }) => say({ id, values: [] });`, { asked });
    expect(messages(made)[0]).toMatch(/^accepted, and must be refused: /);
  });
});

describe('Answers that are wrong', () => {
  test('say the first entry that is', async () => {
    const made = await run(`answer = (asked) => { const a = right(asked); a.values[1]++; say(a); };`);
    expect(messages(made)[0]).toMatch(/^entry \[0, 1\] is \d+ where \d+ is expected$/);
  });

  test('of the wrong length', async () => {
    const made = await run(`answer = (asked) => { const a = right(asked); a.values.pop(); say(a); };`);
    expect(messages(made)[0]).toBe('8 values where 3 x 3 = 9 are expected');
  });

  test('that are no numbers, as Python writes them', async () => {
    const made = await run(`answer = (asked) => { const a = right(asked); a.values[0] = NaN;
      process.stdout.write('{"id": "' + a.id + '", "values": [' + a.values.join(', ') + ']}\\n'); };`);
    expect(messages(made)[0]).toMatch(/^entry \[0, 0\] is no number where/);
    expect(findings(made)).toEqual([]);
  });

  test('of nested lists, of text, without values', async () => {
    const texts = ['values: [[1]]', 'values: ["1"]', 'result: 1', 'hex: "12g"', 'hex: "12"', 'values: [], scalars: 3'];
    const made = await Promise.all(texts.map((text) => run(`answer = ({ id }) => say({ id, ${text} });`)));
    for (const one of made) {
      expect(statuses(one)).toEqual({ failed: all });
      expect(messages(one)[0]).toMatch(/^the answer cannot be read: /);
    }
  });

  test('refuses what is valid', async () => {
    const made = await run(`answer = ({ id }) => say({ id, error: 'too hard' });`);
    expect(messages(made)[0]).toBe('refused: too hard');
  });
});

describe('A program that prints what is no answer', () => {
  test('rubbish on standard output is found, and the answer behind it counts', async () => {
    const made = await run(`answer = (asked) => { console.log('loading ...'); say(right(asked)); };`);
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)[0]).toBe('test printed "loading ...", which is no JSON object, on standard output');
  });

  test('before its greeting', async () => {
    const made = await run(`console.log('Welcome!');`);
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual(['The program printed "Welcome!" before its greeting']);
  });

  test('another id fails the case, and a late answer is not taken for it', async () => {
    const made = await run(`answer = (asked) => say(count === 2 ? { ...right(asked), id: 'other' } : right(asked));`);
    expect(statuses(made)).toEqual({ passed: all - 1, failed: 1 });
    expect(findings(made)).toEqual([`test answered with the id "other" where ${cases[1]?.id} was asked`]);
  });

  test('the same answer twice', async () => {
    const made = await run(`answer = (asked) => { say(right(asked)); if (count === 1) say(right(asked)); };`);
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual([`test answered ${cases[0]?.id} again or late`]);
  });

  test('output without end is cut, and the run goes on with the next case', async () => {
    const made = await run(`answer = (asked) => {
      if (asked.id !== '${cases[2]?.id}') return say(right(asked));
      const more = () => { while (process.stdout.write('y\\n')); process.stdout.once('drain', more); };
      more();
    };`);
    expect(statuses(made)).toEqual({ passed: all - 1, failed: 1 });
    expect(messages(made)).toEqual(['100 lines on standard output, and none is the answer']);
  });

  test('a line without end is cut, and the run goes on', async () => {
    const made = await run(`answer = (asked) => {
      if (asked.id !== '${cases[2]?.id}') return say(right(asked));
      const more = () => { while (process.stdout.write('9'.repeat(65536))); process.stdout.once('drain', more); };
      more();
    };`);
    expect(statuses(made)).toEqual({ passed: all - 1, failed: 1 });
    expect(messages(made)[0]).toMatch(/^the answer is a line without end, beginning "9999/);
  });

  test('after its last answer', async () => {
    const made = await run(`bye = () => { console.log('Goodbye!'); process.exit(0); };`);
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual(['test printed "Goodbye!" after the last answer']);
  });
});

describe('A program that is lost', () => {
  test('dies at a case: it is started again with the next one', async () => {
    const made = await run(`answer = (asked) => {
      if (asked.id === '${cases[3]?.id}') { console.error('segmentation of faults'); process.exit(3); }
      say(right(asked));
    };`);
    expect(statuses(made)).toEqual({ passed: all - 1, failed: 1 });
    expect(messages(made)[0]).toBe(
      'the program ended with exit code 3 instead of answering; standard error ends:\nsegmentation of faults',
    );
  });

  test('is ended by a signal', async () => {
    const made = await run(`answer = (asked) => {
      if (asked.id === '${cases[3]?.id}') process.kill(process.pid, 'SIGKILL');
      else say(right(asked));
    };`);
    expect(messages(made)).toEqual(['the program was ended by SIGKILL instead of answering']);
  });

  test('dies five times in a row: the run stops', async () => {
    const made = await run(`answer = () => process.exit(1);`);
    expect(made.outcomes).toHaveLength(5);
    expect(made.stopped).toMatch(/^The program was lost 5 times in a row; the run stops at shaw-005: /);
  });

  test('answers late: the case fails, and the next one is answered by a new program', async () => {
    const made = await run(
      `const late = '${cases[1]?.id}';
       answer = (asked) => asked.id === late ? setTimeout(() => say(right(asked)), 60000) : say(right(asked));`,
      { seconds: 2 },
    );
    expect(statuses(made)).toEqual({ passed: all - 1, failed: 1 });
    expect(messages(made)).toEqual(['no answer within 2 s']);
  });

  test('closes its standard input', async () => {
    const made = await run(
      `answer = (asked) => { say(right(asked)); if (count === 2) { process.stdin.destroy();
        setTimeout(() => {}, 60000); } };`,
      { seconds: 1, asked: cases.slice(0, 4) },
    );
    expect(statuses(made)).toEqual({ passed: 3, failed: 1 });
    expect(messages(made)[0]).toMatch(/^no answer within 1 s/);
  });

  test('closes its standard output', async () => {
    const made = await run(
      `answer = (asked) => { if (count < 3) return say(right(asked)); require('node:fs').closeSync(1);
        setTimeout(() => {}, 60000); };`,
      { seconds: 20, asked: cases.slice(0, 3) },
    );
    expect(messages(made)).toEqual(['the program closed its standard output instead of answering']);
  });
});

describe('The end', () => {
  test('reports a program that does not end, and ends it', async () => {
    const made = await run(`bye = () => {}; setInterval(() => {}, 1000);`, { seconds: 1 });
    expect(statuses(made)).toEqual({ passed: all });
    expect(findings(made)).toEqual(['test did not end within 1 s after {"bye": true}']);
  });

  test('reports an exit code other than 0', async () => {
    expect(findings(await run(`bye = () => process.exit(4);`))).toEqual([
      'test ended with exit code 4 after {"bye": true}',
    ]);
  });
});

describe('A run that cannot be made', () => {
  const failing = async (command: readonly string[]): Promise<string> => {
    const made = runSession({ command, timeoutSeconds: 1, casesFor: () => cases });
    return made.then(
      () => 'made',
      (error: Error) => error.message,
    );
  };

  test('no such command', async () => {
    expect(await failing(['posenc-no-such-command'])).toBe('there is no command "posenc-no-such-command"');
  });

  test('ends before it greets', async () => {
    const said = await failing([process.execPath, '-e', 'console.error("no module"); process.exit(7)']);
    expect(said).toContain('ended with exit code 7 before it greeted; standard error ends:\nno module');
  });

  test.for([
    ['{}', 'its greeting has no "name"'],
    ['{ name: "a", dtype: "float8", families: [] }', 'its greeting has the dtype "float8"; allowed: float64, float32'],
    ['{ name: "a", dtype: "float32" }', 'its greeting has no list "families"'],
    ['{ name: "a", dtype: "float32", families: [], operations: [] }', '"operations" that are no lists by family'],
  ] as const)('a greeting of %s', async ([hello, says]) => {
    expect(await failing(program(`hello = ${hello};`))).toContain(says);
  });

  test('prints without end instead of greeting', async () => {
    const said = await failing([process.execPath, '-e', 'for (;;) process.stdout.write("y\\n".repeat(1000))']);
    expect(said).toContain('prints without end, and no greeting');
  });
});
