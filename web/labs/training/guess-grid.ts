import { html, type TemplateResult } from 'lit';
import { tasks, type Task } from '../../library/api/training/task.ts';
import { t } from '../shared/text/i18n.ts';
import type { Entrant } from './entrants.ts';
import { guessOf, outcomes, type Outcome } from './guesses.ts';

export interface GuessGrid {
  readonly kinds: readonly Entrant[];
  readonly guesses: readonly number[];
  /** The results of the reader's own races so far. */
  readonly result: (task: Task, kind: Entrant) => Outcome | undefined;
  readonly choose: (task: Task, kind: Entrant) => void;
  readonly lengths: { readonly here: number; readonly far: number };
}

const marks: Readonly<Record<Outcome | 'none', string>> = { none: '?', not: '✗', here: '✓', far: '✓✓' };

/** The reader's expectations next to the results: a button for each task and encoding. */
export function guessGrid({ kinds, guesses, result, choose, lengths }: GuessGrid): TemplateResult {
  let [known, right] = [0, 0];
  const said = (outcome: Outcome | undefined): string =>
    outcome ? t(`training.outcome.${outcome}`, lengths) : t('training.outcome.none');
  const cell =
    (kind: Entrant) =>
    (task: Task): TemplateResult => {
      const [guess, found] = [guessOf(guesses, task, kind), result(task, kind)];
      const judged = guess && found ? (guess === found ? 'right' : 'wrong') : 'open';
      if (judged !== 'open') known += 1;
      if (judged === 'right') right += 1;
      const label = t('training.guess.cell', {
        encoding: t(`training.encodings.${kind}`),
        task: t(`training.tasks.${task}.name`),
        guess: said(guess),
        found: said(found),
      });
      return html`<td>
      <button
        type="button" class="guess" data-task=${task} data-kind=${kind} data-guess=${guess ?? 'none'}
        data-found=${found ?? 'none'} data-judged=${judged} aria-label=${label} @click=${() => choose(task, kind)}
      ><span>${marks[guess ?? 'none']}</span>${found ? html` <b>${marks[found]}</b>` : ''}</button>
    </td>`;
    };
  const rows = kinds.map(
    (kind) => html`<tr><th scope="row">${t(`training.encodings.${kind}`)}</th>${tasks.map(cell(kind))}</tr>`,
  );
  return html`<div class="scroll guess-table" tabindex="0" role="group" aria-label=${t('training.guess.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('training.column.encoding')}</th>
            ${tasks.map((task) => html`<th scope="col">${t(`training.tasks.${task}.name`)}</th>`)}
          </tr>
        </thead>
        <tbody>${rows}</tbody>
      </table>
    </div>
    <p class="guess-key">${outcomes.map((outcome) => html`<span>${marks[outcome]} ${said(outcome)}</span> `)}</p>
    <p class="guess-score" role="status">${known === 0 ? '' : t('training.guess.score', { known, right })}</p>`;
}
