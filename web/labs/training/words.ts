import { html, nothing, type TemplateResult } from 'lit';
import { inOneLine, withColon } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, listed, measure, written } from '../shared/text/numerals.ts';
import { lengthsOf } from './entrants.ts';
import { allDone, runsOf, swatch, type Entry } from './figures.ts';
import { enough } from './guesses.ts';
import type { TrainingValues } from './properties.ts';
import { codeOf } from './race.ts';
import { isDone, solvedAt, stepOf } from './run.ts';
import { rangeOf, seedCount, type Range } from './stored.ts';

/** The median, and in brackets its limits, where they are not the same. */
export function rangeText({ low, middle, high }: Range): string {
  const [least, most] = [decimal(low, 0), decimal(high, 0)];
  return least === most ? least : t('training.range', { middle: decimal(middle, 0), low: least, high: most });
}

/** The same with the sign of per cent. */
export function percentText({ low, middle, high }: Range): string {
  const [least, most] = [decimal(low, 0), decimal(high, 0)];
  if (least === most) return t('training.percent', { middle: least });
  return t('training.percents', { middle: decimal(middle, 0), low: least, high: most });
}

/** The number of steps, and how many of the seeds got there, if not all did; -1 means one that did not. */
export function solvedText(solved: readonly number[]): string {
  const done = solved.filter((step) => step >= 0);
  if (done.length === 0) return t('training.never');
  const steps = rangeText(rangeOf(done));
  if (done.length === solved.length) return steps;
  return t('training.someSeeds', { steps, count: written(done.length), all: written(solved.length) });
}

const nameOf = ({ kind }: Entry): string => t(`training.encodings.${kind}`);
const percent = (share: number | undefined): string =>
  share === undefined ? t('training.none') : decimal(100 * share, share > 0.995 && share < 1 ? 1 : 0);
const names = (entries: readonly Entry[]): string =>
  entries.length === 0 ? t('training.nobody') : listed(entries.map(nameOf));

/** Seconds of training, all models together. */
export const secondsOf = (entries: readonly Entry[]): string =>
  decimal(entries.flatMap(runsOf).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000, 1);

/** The error, and what remains usable. */
export function problemOf(error: Error, step: number): string {
  const code = codeOf(error);
  if (code === 'POSENC_WORKER_LOST' || code === 'POSENC_TRAPPED') return t('training.problem.lost', { step });
  if (code === 'POSENC_OUT_OF_MEMORY') return t('training.problem.memory', { step });
  if (code === 'POSENC_NOT_FINITE') return t('training.problem.diverged', { step });
  return t('training.problem.other', { message: error.message });
}

/** The race in numbers, a row for each model. */
export function results(entries: readonly Entry[], { longest }: TrainingValues): TemplateResult {
  const lengths = lengthsOf(longest);
  const head = (text: string, column?: string): TemplateResult =>
    html`<th scope="col" data-column=${column ?? nothing}>${text}</th>`;
  const row = (entry: Entry): TemplateResult => {
    const { kind, run } = entry;
    const last = run.points.at(-1);
    const known = last === undefined ? t('training.none') : undefined;
    const reached = solvedAt(run);
    const never = t(isDone(run) ? 'training.never' : 'training.none');
    const runs = runsOf(entry).filter(({ scores }) => scores.length > 0);
    const solved = (): string => {
      if (runs.length > 1) return solvedText(runs.map((each) => solvedAt(each) ?? -1));
      return reached === undefined ? never : written(reached);
    };
    const share = (index: number): string => {
      if (runs.length > 1) return rangeText(rangeOf(runs.map(({ scores }) => 100 * (scores[index]?.accuracy ?? 0))));
      return percent(run.scores[index]?.accuracy ?? (index === 0 ? last?.accuracy : undefined));
    };
    return html`<tr data-kind=${kind} data-term="entrant-${kind}">
      <th scope="row">${swatch(kind)} ${nameOf(entry)}</th>
      <td data-column="solved">${solved()}</td>
      ${lengths.map(
        (length, index) => html`<td data-length=${length} ?data-optional=${index === 1}>${share(index)}</td>`,
      )}
      <td data-column="loss">${known ?? measure(last?.loss ?? 0, 2)}</td>
      <td data-column="seconds">${known ?? decimal(run.milliseconds / 1000, 1)}</td>
    </tr>`;
  };
  const failed = entries.filter(({ run }) => run.failure);
  return html`<div class="scroll run-table race-table" tabindex="0" role="group" aria-label=${t('training.results')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('training.column.encoding')}</th>
            ${head(t('training.column.solved'))}
            ${lengths.map(
              (length, index) =>
                html`<th scope="col" ?data-optional=${index === 1}>${t('training.column.right', { length })}</th>`,
            )}
            ${head(t('training.column.loss'), 'loss')} ${head(t('training.column.seconds'), 'seconds')}
          </tr>
        </thead>
        <tbody>${entries.map(row)}</tbody>
      </table>
    </div>
    ${
      failed.length === 0
        ? nothing
        : html`<ul class="note" role="status">${failed.map((entry) => {
            const problem = problemOf(entry.run.failure ?? new Error(), stepOf(entry.run));
            return html`<li>${withColon(nameOf(entry), problem)}</li>`;
          })}</ul>`
    }`;
}

/** The observation to make, in the numbers of this race. */
export function caption(entries: readonly Entry[], { longest, seed }: TrainingValues): string {
  if (entries.length === 0) return t('training.captionNobody');
  if (entries.every(({ run }) => run.points.length === 0)) return t('training.captionReady', { seeds: seedCount });
  if (!entries.every(({ run }) => run.scores.length > 0 || run.failure)) return t('training.captionRunning');
  const able = (place: number): Entry[] => entries.filter(({ run }) => (run.scores[place]?.accuracy ?? 0) >= enough);
  const here = able(0);
  const values = {
    seed,
    length: longest,
    far: lengthsOf(longest)[3] ?? 0,
    able: names(here),
    unable: names(entries.filter((entry) => !here.includes(entry))),
    lasting: names(able(3)),
  };
  const done = t('training.captionDone', values);
  return allDone(entries) ? done : inOneLine(t('training.captionEarly'), done);
}

/** The set-up and the outcome, in a few sentences. */
export function inWords(entries: readonly Entry[], view: TrainingValues): string {
  const { task, causal, steps, rate, dim, heads, layers, shortest, longest, seed } = view;
  const about = t('training.words', {
    task: t(`training.tasks.${task}.name`),
    mask: t(causal ? 'training.masked' : 'training.unmasked'),
    steps,
    rate: written(rate),
    dim,
    heads,
    layers,
    shortest,
    longest,
    seed,
  });
  return inOneLine(about, caption(entries, view));
}

/** Every point of every curve, and every answer by length: a row each. */
export function table(entries: readonly Entry[], { longest }: TrainingValues): DataTable {
  const columns = ['encoding', 'seed', 'step', 'length', 'right', 'loss'] as const;
  const rows = entries.flatMap((entry) =>
    runsOf(entry).flatMap((run) => {
      const [kind, seed] = [entry.kind, run.setup.seed ?? 0];
      return [
        ...run.points.map(({ step, accuracy, loss }) => [kind, seed, step, longest, accuracy, loss]),
        ...run.scores.map(({ length, accuracy, loss }) => [kind, seed, stepOf(run), length, accuracy, loss]),
      ];
    }),
  );
  return {
    name: 'posenc-training',
    columns: columns.map((name) => t(`training.columns.${name}`)),
    rows,
  };
}
