import { vocabularies } from '../../library/api/training/task.ts';
import { listed, programText, real, snakeCase, type Program } from '../shared/text/program.ts';
import { entered, lengthsOf, type Entrant } from './entrants.ts';
import type { TrainingValues } from './properties.ts';
import { torchModel, torchPositions, torchRace, torchTasks } from './torch.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const types: Readonly<Record<Entrant, string>> = {
  none: 'NoEncoding',
  sinusoidal: 'Sinusoidal',
  learned: 'Learned',
  rotary: 'Rotary',
  alibi: 'Alibi',
  t5: 'T5Bias',
  shaw: 'Shaw',
  doubledExponent: 'DoubledExponent',
  normalizedIndex: 'NormalizedIndex',
  rawIndex: 'RawIndex',
  oneFrequency: 'OneFrequency',
};

/** A program that runs the race of the view: in C++ with the same numbers, in PyTorch with others of the same kind. */
export function snippet(program: Program, view: TrainingValues, others: string): string {
  const { task, causal, steps, rate, dim, heads, layers, shortest, longest, base, seed } = view;
  const { slopes, buckets, cutoff, clip } = view;
  const kinds = entered(view);
  const lengths = listed(lengthsOf(longest));
  const cppOf = (kind: Entrant): string => {
    const waves = kind === 'sinusoidal' || kind === 'rotary' || kind === 'doubledExponent';
    const own = [
      ...(waves && base !== 10000 ? [`.base = ${real(base)}`] : []),
      ...(kind === 'alibi' && slopes !== '4' ? [`.bias_max = ${slopes}`] : []),
      ...(kind === 't5' ? [`.buckets = ${buckets}, .max_distance = ${cutoff}`] : []),
      ...(kind === 'shaw' ? [`.max_distance = ${clip}`] : []),
    ];
    return `{"${kind}", ${types[kind]}{${own.join(', ')}}}`;
  };
  return programText(program, {
    python: () => `import math
from torch.nn import functional as F

# ${others}
task, causal, encodings = '${task}', ${causal ? 'True' : 'False'}, [${quoted(kinds)}]
words, classes = ${vocabularies[task].words}, ${vocabularies[task].classes}
d, heads, layers = ${dim}, ${heads}, ${layers}
steps, rate, shortest, longest, seed = ${steps}, ${rate}, ${shortest}, ${longest}, ${seed}
base, lengths = ${real(base)}, [${lengths}]
slopes, buckets, cutoff, clip = ${slopes}, ${buckets}, ${cutoff}, ${clip}  # of ALiBi, T5, T5, Shaw

${torchTasks}

${torchPositions}

${torchModel}

${torchRace}`,
    javascript: () => ({ uses: [], code: '' }),
    cpp: () => ({
      headers: ['posenc/training/training.hpp', 'utility', 'vector'],
      before: 'using namespace posenc::training;\n\n',
      main: `TrainingOptions options;
options.task = Task::${snakeCase(task)};
options.model = {.dim = ${dim}, .layers = ${layers}, .heads = ${heads}, .feed_forward = ${2 * Number(dim)}};
options.model.causal = ${causal};
options.schedule.steps = ${steps};
options.schedule.rate = ${rate};
options.shortest = ${shortest};
options.longest = ${longest};
options.longest_asked = ${4 * longest};
options.seed = ${seed};

const std::vector<std::pair<const char*, Encoding>> encodings = {
    ${kinds.map(cppOf).join(',\n    ')}};
for (const auto& [name, encoding] : encodings) {
    options.encoding = encoding;
    const auto trainer = make_trainer(options);
    std::vector<StepResult> results(options.schedule.steps);
    std::size_t taken = 0;
    posenc::check(trainer->try_train(results, taken));
    std::printf("%s", name);
    for (const std::size_t length : {${lengths}}) {
        Evaluation result;
        posenc::check(trainer->try_evaluate({.length = length, .sentences = 512}, result, {}, {}));
        std::printf("  %zu: %.1f %%", length, 100.0 * double(result.right) / double(result.asked));
    }
    std::printf("\\n");
}`,
    }),
  });
}
