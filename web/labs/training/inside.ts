// The inside of a trained model: the attention of its heads on a sentence, the table or the bias that it learned.
import { similarity, sinusoidal } from 'posenc';
import type { RemoteTrainer, TrainingClient } from '../../library/api/training/connect.ts';
import type { Tensor } from '../../library/api/runtime/matrix.ts';
import { loadLanes } from '../shared/state/late-parts.ts';
import type { Cells } from '../sentence/picture.ts';
import type { Entrant } from './entrants.ts';
import { answerText, wordText } from './letters.ts';
import type { Run } from './run.ts';

/** A matrix of a layer or a head, counted from 1. */
export interface Part {
  readonly layer?: number;
  readonly head?: number;
  readonly cells: Cells;
}

export interface Inside {
  readonly kind: Entrant;
  readonly words: readonly string[];
  readonly answer: string;
  readonly said: string;
  readonly attention: readonly Part[];
  /** The bias of each head's scores. */
  readonly bias: readonly Part[];
  /** The rows of all places up to twice the longest trained, and the cosines between them. */
  readonly tables: { readonly learned: TableLook; readonly sinusoidal: TableLook } | undefined;
}

export interface TableLook {
  readonly rows: Cells;
  readonly cosines: Cells;
}

const doubles = (data: ArrayLike<number>, rows: number, columns: number): Cells => ({
  data: Float64Array.from(data),
  rows,
  columns,
});

/** The last two sizes are a picture; those before count them. */
function partsOf({ data, shape }: Tensor, name: (index: number) => Omit<Part, 'cells'>): Part[] {
  const [rows = 0, columns = 0] = shape.slice(-2);
  const each = rows * columns;
  const count = each === 0 ? 0 : data.length / each;
  return Array.from({ length: count }, (_part, index) => ({
    ...name(index),
    cells: doubles(data.subarray(index * each, (index + 1) * each), rows, columns),
  }));
}

function lookAt(rows: Cells): TableLook {
  const table = { data: rows.data, rows: rows.rows, columns: rows.columns };
  const { data } = similarity({ table, measure: 'cosine' });
  return { rows, cosines: doubles(data, rows.rows, rows.rows) };
}

async function tablesOf(trainer: RemoteTrainer, places: number): Promise<Inside['tables']> {
  const found = (await trainer.parameters()).find(({ name }) => name === 'positions');
  if (!found) return undefined;
  const { columns: dim, data } = found;
  await loadLanes(['vectors', 'analysis']);
  const paper = sinusoidal({ positions: places, dim, dtype: 'float64' });
  return {
    learned: lookAt(doubles(data.subarray(0, places * dim), places, dim)),
    sinusoidal: lookAt(doubles(paper.data, places, dim)),
  };
}

/** Looks into the model of a run while it answers sentence number `first` of the evaluation. */
export async function lookInside(
  kind: Entrant,
  { setup }: Run,
  first: number,
  client: TrainingClient,
  trainer: RemoteTrainer,
): Promise<Inside> {
  const { task, seed = 0, longest = 16, model } = setup;
  const { words, answers } = await client.makeSentences({ task, length: longest, seed, first });
  const { attention, probabilities } = await trainer.look(words);
  const heads = model?.heads ?? 1;
  const classes = probabilities.shape[1] ?? 1;
  const last = probabilities.data.subarray(-classes);
  return {
    kind,
    words: Array.from(words, (word) => wordText(task, word)),
    answer: answerText(task, answers.at(-1) ?? 0),
    said: answerText(task, last.indexOf(Math.max(...last))),
    attention: partsOf(attention, (index) => ({ layer: 1 + Math.floor(index / heads), head: 1 + (index % heads) })),
    bias:
      kind === 'alibi' || kind === 't5'
        ? partsOf(await trainer.scoreBias(longest), (index) => ({ head: 1 + index }))
        : [],
    tables: kind === 'learned' ? await tablesOf(trainer, 2 * longest) : undefined,
  };
}
