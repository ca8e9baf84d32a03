import { modelPositions, rotaryFrequencies, rotaryFromConfig } from 'posenc';
import { models } from '../../../reach/models.ts';
import { exact, type Drawn, type Question } from '../question.ts';

const llama = { model_type: 'llama', num_hidden_layers: 32, ...models.llama31.config };
const qwen = {
  model_type: 'qwen2',
  hidden_size: 3584,
  num_attention_heads: 28,
  num_hidden_layers: 28,
  max_position_embeddings: 32768,
  rope_theta: 1000000,
};

/** Positions between two points of the figure, and its points. */
const [step, rows] = [512, 257];

/** The fastest pair that does not complete a turn within the trained length: as trained, and as Llama 3.1 turns it. */
function stretched(): Drawn {
  const [headDim, base] = [llama.hidden_size / llama.num_attention_heads, llama.rope_theta];
  const plain = rotaryFrequencies({ headDim, base }).inverse;
  const { frequencies } = rotaryFromConfig(llama);
  const pair = plain.findIndex(
    (frequency) => (2 * Math.PI) / frequency > llama.rope_scaling.original_max_position_embeddings,
  );
  const data = Array.from({ length: rows }, (_row, at) =>
    [plain, frequencies.inverse].map((all) => Math.cos(step * at * (all[pair] ?? 0))),
  ).flat();
  return { data, rows, columns: 2 };
}

export default {
  lab: { id: 'passport', state: { model: 'Meta-Llama-3.1-8B' } },
  figure: { element: 'posenc-curves', settings: { step, dimensions: [0, 1], min: -1, max: 1 }, matrix: stretched },
  numbers: () => {
    const { stated: said, trained: first } = modelPositions(llama);
    const [stated, trained] = [said.value ?? 0, first.value ?? 0];
    const { factor } = llama.rope_scaling;
    return {
      stated: exact(stated),
      trained: exact(trained),
      factor: exact(factor),
      product: exact(factor * trained),
      qwen: exact(modelPositions(qwen).stated.value ?? 0),
    };
  },
  next: ['rope-scaling-keys', 'longer-context', 'repeats-itself'],
  sources: ['llama3', 'ropeUtils'],
} as const satisfies Question;
