// `posenc-check`: a program behind `--`, or a file of numbers.
import { diagnose } from './diagnosis/rank.ts';
import { checkFile } from './file/check-file.ts';
import { checkOptions } from './options.ts';
import { badge } from './report/badge.ts';
import { htmlReport } from './report/html.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { countOf, exitCode, summarize, type Report } from './report/summary.ts';
import { terminalReport } from './report/terminal.ts';
import { runSession, type Finding, type Run } from './run/session.ts';
import type { Hello } from './run/answer.ts';
import { faultOf, writeWhole } from './text/disk.ts';
import { paintFor } from './text/paint.ts';
import { plainLine } from './text/plain.ts';
import { casesOf, chooseFamilies, publishedFolder, readVectors } from './vectors/files.ts';
import { dtypes, type AskedCase } from '../numbers/vectors/types.ts';
import { version } from './version.ts';
import { numberOf, oneOf, readWords, RunError, textOf, unknown, UsageError, type Output, type Words } from './words.ts';

const fileOnly = ['dim', 'base', 'first', 'layout', 'as'];
const programOnly = ['families', 'timeout', 'junit', 'json', 'html', 'badge', 'vectors'];

export async function check(words: readonly string[], streams: Output): Promise<number> {
  const read = readWords(words, checkOptions);
  const { options, rest, program } = read;
  if (program && rest.length > 0) throw new UsageError(`"${rest[0]}" stands before --, where only options belong`);
  const foreign = (program ? fileOnly : programOnly).find((name) => options[name] !== undefined);
  if (foreign) throw new UsageError(`--${foreign} belongs to check with ${program ? 'a file' : 'a program after --'}`);
  if (!program) return checkFile(rest, options, streams);
  if (!program[0]) throw new UsageError('no command stands after --');
  return checkProgram(program, read, words, streams);
}

async function checkProgram(
  command: readonly string[],
  { options }: Words,
  words: readonly string[],
  streams: Output,
): Promise<number> {
  const folder = textOf(options, 'vectors') ?? publishedFolder;
  const names = textOf(options, 'families')
    ?.split(',')
    .map((name) => name.trim());
  const allowed = chooseFamilies(folder, names);
  const known = chooseFamilies(folder, undefined);
  const timeoutSeconds = numberOf(options, 'timeout', { least: 0.01, most: 86400 }) ?? 10;
  const foreign: Finding[] = [];
  let versions = '';

  const casesFor = (hello: Hello): AskedCase[] => {
    for (const name of hello.families)
      if (!known.includes(name))
        foreign.push({ text: `${hello.name} names a family without vectors: ${unknown('family', name, known)}` });
    const chosen = allowed.filter((name) => hello.families.includes(name));
    if (chosen.length === 0)
      throw new RunError(`${hello.name} has ${hello.families.join(', ') || 'no family'}; asked: ${allowed.join(', ')}`);
    const files = chosen.map((name) => readVectors(folder, name));
    versions = [...new Set(files.map((file) => file.version))].join(', ');
    return files.flatMap((file) => {
      const operations = hello.operations?.[file.family];
      return casesOf(file).filter((one) => !operations || operations.includes(one.operation));
    });
  };

  const run = await runSession({ command, timeoutSeconds, dtype: oneOf(options, 'dtype', dtypes), casesFor });
  const report = reportOf({ ...run, findings: [...foreign, ...run.findings] }, versions, words);
  streams.out(terminalReport(report, paintFor(process.stdout, process.env)));
  const faults = Object.entries(reports).flatMap(([name, text]) => writeReport(options, name, () => text(report)));
  for (const fault of faults) streams.err(`posenc: ${plainLine(fault)}\n`);
  return faults.length > 0 ? 2 : exitCode(report);
}

/** The reports that an option of the same name writes into a file. */
const reports = { junit: junitReport, json: jsonReport, html: htmlReport, badge };

function reportOf(run: Run, vectors: string, words: readonly string[]): Report {
  const begin = performance.now();
  const diagnoses = diagnose(run.outcomes, run.dtype);
  return {
    run,
    version: version(),
    vectors,
    command: ['check', ...words],
    families: summarize(run.outcomes),
    passed: countOf(run.outcomes, 'passed'),
    failed: countOf(run.outcomes, 'failed'),
    unsupported: countOf(run.outcomes, 'unsupported'),
    diagnoses,
    diagnosisMilliseconds: performance.now() - begin,
  };
}

/** Writes a report where the options ask for it; the fault if that fails, which leaves the other reports alone. */
function writeReport(options: Words['options'], name: string, contents: () => string): string[] {
  const path = textOf(options, name);
  if (path === undefined) return [];
  try {
    writeWhole(path, contents());
    return [];
  } catch (error) {
    return [`--${name}: ${path} cannot be written: ${faultOf(error)}`];
  }
}
