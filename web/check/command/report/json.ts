// The whole run as JSON, for programs.
import { jsonText } from '../text/plain.ts';
import { exitCode, type Report } from './summary.ts';

export function jsonReport(report: Report): string {
  const { run, version, vectors, command, families, passed, failed, unsupported, diagnoses } = report;
  return `${jsonText(
    {
      format: 'posenc-report/1',
      posenc: version,
      vectors,
      command,
      program: run.hello,
      dtype: run.dtype,
      exitCode: exitCode(report),
      passed,
      failed,
      unsupported,
      families,
      diagnoses,
      findings: run.findings,
      stopped: run.stopped,
      milliseconds: Math.round(run.milliseconds),
      cases: run.outcomes.map(({ asked, verdict, milliseconds }) => ({
        id: asked.id,
        family: asked.family,
        result: asked.result,
        status: verdict.status,
        message: verdict.message || undefined,
        wrong: verdict.wrong,
        wrongCount: verdict.wrongCount,
        largestUlp: verdict.largest,
        milliseconds: Math.round(milliseconds * 1000) / 1000,
      })),
    },
    undefined,
    1,
  )}\n`;
}
