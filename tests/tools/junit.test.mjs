// Catch2 2.13's output for a small program, and for runs that end badly.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judged, readJUnit } from '../junit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'posenc-junit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sample = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="t" errors="1" failures="2" tests="4">
    <testcase classname="t.global" name="dim 0: 1 &lt; 2 &amp;&amp; &quot;quoted&quot; > 0/outer/inner" time="0.25">
      <failure message="1 > 2" type="CHECK">
FAILED:
  CHECK( 1 > 2 )
position 3
at t.cpp:4
      </failure>
      <failure message="1" type="CHECK_THROWS"/>
    </testcase>
    <testcase classname="t.global" name="an exception is a failure" time="0.000" status="run">
      <error type="TEST_CASE">
angle is &lt;nan>
      </error>
    </testcase>
    <testcase classname="t.global" name="left out"><skipped/></testcase>
    <testcase classname="t.global" name="passes" time="0.000" status="run"/>
  </testsuite>
</testsuites>
`;

/** @param {string} text */
function read(text) {
  writeFileSync(join(folder, 'report.xml'), text);
  return readJUnit('sample', join(folder, 'report.xml'));
}

describe('readJUnit', () => {
  test('names each case as it was written, and gives its failures in full', () => {
    expect(read(sample)).toEqual([
      {
        suite: 't.global',
        title: 'dim 0: 1 < 2 && "quoted" > 0/outer/inner',
        skipped: false,
        seconds: 0.25,
        failure: 'FAILED:\n  CHECK( 1 > 2 )\nposition 3\nat t.cpp:4\n1',
      },
      { suite: 't.global', title: 'an exception is a failure', skipped: false, seconds: 0, failure: 'angle is <nan>' },
      { suite: 't.global', title: 'left out', skipped: true, seconds: 0 },
      { suite: 't.global', title: 'passes', skipped: false, seconds: 0 },
    ]);
  });

  test('counts a report that is cut off as a failure, and takes one that is missing as empty', () => {
    expect(read(sample.slice(0, sample.indexOf('</testsuite>'))).at(-1)).toMatchObject({
      title: 'sample left a report that is cut off',
      failure: '',
    });
    expect(readJUnit('sample', join(folder, 'nothing'))).toEqual([]);
  });
});

describe('a run', () => {
  const ended = { code: 0, signal: null, timedOut: false, seconds: 2, output: 'what it said\n' };
  const passed = { suite: 'a', title: 'a row' };
  const failed = { suite: 'a', title: 'a column', failure: 'expected 1 to be 2' };
  const beside = (run, found) => judged('sample', { ...ended, ...run }, found).slice(found.length);
  const trouble = (title) => [{ suite: 'sample', title, failure: 'what it said' }];

  test('that passes or fails says so by its cases alone', () => {
    expect(beside({}, [passed])).toEqual([]);
    expect(beside({ code: 1 }, [passed, failed])).toEqual([]);
  });

  test('that crashes has failed, whatever it reported', () => {
    expect(beside({ code: 3 }, [])).toEqual(trouble('sample ended with exit code 3'));
    expect(beside({ code: 1 }, [passed])).toEqual(trouble('sample ended with exit code 1'));
    expect(beside({ code: 128, signal: 'SIGSEGV' }, [passed])).toEqual(trouble('sample was ended by SIGSEGV'));
    expect(beside({ code: 128, signal: 'SIGSEGV' }, [failed])).toEqual(trouble('sample was ended by SIGSEGV'));
  });

  test('that hangs has failed', () => {
    const run = { code: 128, signal: /** @type {const} */ ('SIGKILL'), timedOut: true };
    expect(beside(run, [passed])).toEqual(trouble('sample was not done after 2 s and was killed'));
  });

  test('that runs nothing has failed, and so has one that skips everything', () => {
    expect(beside({}, [])).toEqual(trouble('sample ran no test'));
    expect(beside({}, [{ ...passed, skipped: true }])).toEqual(trouble('sample ran no test'));
  });
});
