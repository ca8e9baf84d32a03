// The samples are what Catch2 2.13.10 and 3.7.1 wrote for one and the same small test program.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countCatch2, countVitest } from '../runner/count.mjs';

const sample = (name) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

describe.each([
  ['catch2-v2', 0],
  ['catch2-v3', 1],
])('countCatch2 on %s', (name, skipped) => {
  const counts = countCatch2(sample(`${name}.xml`));

  test('counts test cases, not sections or checks', () => {
    expect(counts).toMatchObject({ passed: 2, skipped, complete: true });
    expect(counts.unfinished).toBeUndefined();
  });

  test('names every failed test case as it was written', () => {
    expect(counts.failures.map(({ title }) => title)).toEqual([
      'dim 0 is refused: 1 < 2 && "quoted" > 0',
      'an exception is a failure',
      'an expression may throw',
    ]);
  });

  test('gives the failed checks with place, section, values and messages', () => {
    const [refused, exception, throwing] = counts.failures.map(({ detail }) => detail);
    expect(refused.split('\n')).toEqual([
      'in section: outer & co',
      'in section: inner',
      expect.stringMatching(/^(t\.cpp:4: )?Info: position 3$/),
      't.cpp:4: CHECK( 1 > 2 )',
      '  with expansion: 1 > 2',
      't.cpp:4: CHECK_THROWS( 1 )',
      '  with expansion: 1',
    ]);
    expect(exception).toBe('t.cpp:5: Exception: angle is <nan>');
    expect(throwing).toContain('  Exception: row 9');
  });

  test('names the test case during which the program ended', () => {
    expect(countCatch2(sample(`${name}-cut-off.xml`))).toMatchObject({
      passed: 0,
      failures: [],
      complete: false,
      unfinished: 'an abort without a word',
    });
  });

  test('sees that a report ends between two test cases', () => {
    const text = sample(`${name}.xml`);
    const cut = text.slice(0, text.indexOf('<TestCase name="an exception'));
    expect(countCatch2(cut)).toMatchObject({ passed: 1, complete: false });
  });
});

describe('countVitest', () => {
  const file = (status, assertionResults, message = '') => ({ name: 'a.test.ts', status, message, assertionResults });
  const count = (...testResults) => countVitest(JSON.stringify({ testResults }));

  test('counts passed, failed and skipped test cases over all files', () => {
    const counts = count(
      file('passed', [
        { fullName: 'a row', status: 'passed' },
        { fullName: 'a later row', status: 'pending' },
      ]),
      file('failed', [
        { fullName: 'a column', status: 'failed', failureMessages: ['expected 1 to be 2', 'at line 3'] },
      ]),
    );
    expect(counts).toEqual({
      passed: 1,
      skipped: 1,
      complete: true,
      failures: [{ title: 'a column', detail: 'expected 1 to be 2\nat line 3' }],
    });
  });

  test('counts a file that fails as a whole as one failure', () => {
    expect(count(file('failed', [], 'Cannot find module')).failures).toEqual([
      { title: 'a.test.ts', detail: 'Cannot find module' },
    ]);
    const hook = file('failed', [{ fullName: 'a row', status: 'skipped' }], 'beforeAll threw');
    expect(count(hook)).toMatchObject({ passed: 0, skipped: 1, failures: [{ detail: 'beforeAll threw' }] });
  });
});
