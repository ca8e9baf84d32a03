import { html, type TemplateResult } from 'lit';
import type { ParameterBlock } from '../../library/api/training/trainer.ts';
import { download } from '../shared/figure/clipboard.ts';
import { t } from '../shared/text/i18n.ts';
import { npyOf } from '../shared/figure/npy.ts';
import { rich } from '../shared/text/rich.ts';
import type { Entry } from './figures.ts';
import { stepOf, type Run } from './run.ts';

/** All numbers of a model in one row. */
export function flat(blocks: readonly ParameterBlock[]): Float32Array {
  const all = new Float32Array(blocks.reduce((sum, { data }) => sum + data.length, 0));
  let first = 0;
  for (const { data } of blocks) {
    all.set(data, first);
    first += data.length;
  }
  return all;
}

/** The arrays by role, and their origin. */
export function layoutOf({ setup, ...run }: Run, blocks: readonly ParameterBlock[]): object {
  let next = 0;
  const list = blocks.map(({ name, layer, rows, columns }) => {
    const first = next;
    next += rows * columns;
    return { name, ...(layer === undefined ? {} : { layer }), rows, columns, first };
  });
  return { setup, step: stepOf({ setup, ...run }), blocks: list };
}

/** Two files of each model that has learned anything, while none of them moves on. */
export function weightsPanel(
  entries: readonly Entry[],
  running: boolean,
  parameters: (run: Run) => Promise<readonly ParameterBlock[] | undefined>,
): TemplateResult {
  const trained = entries.filter(({ run }) => run.points.length > 0);
  const save = async ({ kind, run }: Entry, ending: 'npy' | 'json'): Promise<void> => {
    const blocks = await parameters(run);
    if (!blocks) return;
    const name = `posenc-training-${kind}.${ending}`;
    if (ending === 'json') return download(name, 'application/json', [`${JSON.stringify(layoutOf(run, blocks))}\n`]);
    const data = flat(blocks);
    download(name, 'application/octet-stream', [await npyOf({ data, rows: 1, columns: data.length })]);
  };
  const button = (entry: Entry, ending: 'npy' | 'json'): TemplateResult => html`<button
    type="button" class="quiet" data-save="${entry.kind}-${ending}" ?disabled=${running}
    @click=${() => void save(entry, ending)}
  >${t(`training.weights.${ending}`, { encoding: t(`training.encodings.${entry.kind}`) })}</button>`;
  return html`<p>${rich(t('training.weights.about'))}</p>
    ${
      trained.length === 0
        ? html`<p class="aside">${t('training.weights.nothing')}</p>`
        : html`<p class="actions">${trained.map((entry) => html`${button(entry, 'npy')} ${button(entry, 'json')}`)}</p>`
    }`;
}
