// The terminal's report: a row a family, the first failing case, the findings, the diagnosis.
import type { Paint } from '../text/paint.ts';
import { plainLine } from '../text/plain.ts';
import { firstFailure, ulps, type Counts, type Report } from './summary.ts';

type Cell = { readonly text: string; readonly paint?: ((text: string) => string) | undefined };

export function terminalReport(report: Report, paint: Paint): string {
  const { run, families, passed, failed, unsupported } = report;
  const { name, version } = run.hello;
  const lines = [
    `${paint.strong([name, version].filter(Boolean).join(' '))} answers in ${run.dtype}; vectors ${report.vectors}`,
    '',
    ...table(report, paint),
    '',
    `${passed} passed, ${failed > 0 ? paint.bad(`${failed} failed`) : '0 failed'}, ${unsupported} unsupported ` +
      paint.faint(`in ${seconds(run.milliseconds)}, of which ${seconds(run.startMilliseconds)} until the greeting`),
  ];
  const first = firstFailure(run.outcomes);
  if (first) {
    const { id, comment } = first.asked;
    lines.push(
      '',
      `First failure: ${paint.strong(plainLine(id))}, ${plainLine(comment)}`,
      indent(first.verdict.message, '  '),
    );
    lines.push(paint.faint(`  npx posenc-check explain ${plainLine(id)}`));
  }
  if (run.findings.length > 0) {
    lines.push('', 'Findings:');
    for (const { text, id } of run.findings) lines.push(indent(`${text}${id ? ` (${id})` : ''}.`, '  '));
  }
  if (report.diagnoses.length > 0) {
    lines.push('', 'Diagnosis:');
    for (const { sentence, explained, failures, families: where } of report.diagnoses) {
      lines.push(indent(paint.strong(sentence), '  '));
      if (explained > 0)
        lines.push(paint.faint(`    explains ${explained} of ${failures} wrong answers in ${where.join(', ')}`));
    }
  }
  if (run.stopped) lines.push('', paint.bad(run.stopped));
  if (families.length === 0) lines.push('', 'Nothing was asked.');
  return `${lines.join('\n')}\n`;
}

function table({ families }: Report, paint: Paint): string[] {
  const head = ['family', 'valid', 'acceptable', 'invalid', 'unsupported', 'largest error'].map((text) => ({ text }));
  const counts = ({ passed, failed }: Counts): Cell => {
    const all = passed + failed;
    if (all === 0) return { text: '-', paint: paint.faint };
    return { text: `${passed}/${all}`, paint: failed > 0 ? paint.bad : paint.good };
  };
  const rows: Cell[][] = families.map(({ family, valid, acceptable, invalid, unsupported, largest }) => [
    { text: family },
    counts(valid),
    counts(acceptable),
    counts(invalid),
    { text: unsupported > 0 ? String(unsupported) : '-', paint: unsupported > 0 ? undefined : paint.faint },
    { text: `${ulps(largest)} ulp` },
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.text.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map(({ text, paint: color = (plain: string) => plain }: Cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - text.length);
        return column === 0 ? color(text) + gap : gap + color(text);
      })
      .join('  ')
      .trimEnd(),
  );
}

export const indent = (text: string, by: string): string => text.replace(/^/gm, by);

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
