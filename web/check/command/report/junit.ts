// JUnit's XML, as continuous integration reads it: a suite a family, a test case a case.
import { escape } from './markup.ts';
import type { Report } from './summary.ts';

export function junitReport(report: Report): string {
  const { run, families } = report;
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);
  const suites = families.map(({ family }) => {
    const own = run.outcomes.filter(({ asked }) => asked.family === family);
    const failures = own.filter(({ verdict }) => verdict.status === 'failed').length;
    const skipped = own.filter(({ verdict }) => verdict.status === 'unsupported').length;
    const time = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const cases = own.map(({ asked, verdict, milliseconds }) => {
      const name = escape(`${asked.id}: ${asked.comment}`);
      const start = `    <testcase classname="posenc.${escape(family)}" name="${name}" time="${seconds(milliseconds)}"`;
      if (verdict.status === 'passed') return `${start}/>`;
      const message = escape(verdict.message);
      const inside =
        verdict.status === 'unsupported'
          ? `<skipped message="${message}"/>`
          : `<failure message="${message}" type="${verdict.fault ?? 'values'}">${message}</failure>`;
      return `${start}>${inside}</testcase>`;
    });
    const counts = `tests="${own.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
    return [`  <testsuite name="${escape(family)}" ${counts} time="${seconds(time)}">`, ...cases, '  </testsuite>'];
  });
  const besides = [...run.findings.map(({ text }) => text), ...(run.stopped ? [run.stopped] : [])];
  const protocol =
    besides.length === 0
      ? '    <testcase classname="posenc.protocol" name="protocol" time="0"/>'
      : `    <testcase classname="posenc.protocol" name="protocol" time="0"><failure message="${escape(
          besides[0] ?? '',
        )}" type="protocol">${escape(besides.join('\n'))}</failure></testcase>`;
  suites.push([
    `  <testsuite name="protocol" tests="1" failures="${besides.length > 0 ? 1 : 0}" errors="0" skipped="0" time="0">`,
    protocol,
    ...(report.diagnoses.length > 0
      ? [`    <system-out>${escape(report.diagnoses.map(({ sentence }) => sentence).join('\n'))}</system-out>`]
      : []),
    '  </testsuite>',
  ]);
  const failures = report.failed + (besides.length > 0 ? 1 : 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="posenc" tests="${run.outcomes.length + 1}" failures="${failures}" errors="0" ` +
      `skipped="${report.unsupported}" time="${seconds(run.milliseconds)}">`,
    ...suites.flat(),
    '</testsuites>',
    '',
  ].join('\n');
}
