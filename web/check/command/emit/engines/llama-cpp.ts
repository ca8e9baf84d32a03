// llama.cpp: the flags of llama-server and llama-cli. Read: src/llama-context.cpp at 001d906; common/arg.cpp,
// src/llama-model.cpp and ggml's rope in copies whose commit is unknown, several of which agree.
import { shellWord } from '../harmless.ts';
import { checkRamp, parametersOf, refuse, rotaryKinds, type Engine } from './parameters.ts';

export const llamaCpp: Engine = (model, path) => {
  const kinds = rotaryKinds('llama.cpp', model, path);
  const no = (why: string): Error => refuse('llama.cpp', path, why);
  if (new Set(kinds.map(({ rotary }) => JSON.stringify(parametersOf(rotary)))).size > 1)
    throw no('its flags set one base and one scaling; those of layers with a window are in the GGUF file alone');
  checkRamp('llama.cpp', path, kinds);
  const [kind] = kinds;
  if (kind === undefined) throw no('it has no layers');
  const { base, scaling, attentionFactor, headDim, rotaryDim } = kind.rotary;
  const { parameters } = scaling;
  const number = (name: string): number | undefined => {
    const value = parameters[name]?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const flags: [string, string | number | undefined][] = [
    ['--ctx-size', model.extended.value],
    ['--rope-freq-base', base.value],
  ];
  switch (scaling.type.value) {
    case 'default':
      flags.push(['--rope-scaling', 'none']);
      break;
    case 'linear':
      flags.push(['--rope-scaling', 'linear'], ['--rope-scale', number('factor')]);
      break;
    case 'yarn': {
      const factor =
        number('factor') ?? (number('maxPositionEmbeddings') ?? 1) / (number('originalMaxPositionEmbeddings') ?? 1);
      const own = 0.1 * Math.log(Math.max(factor, 1)) + 1;
      if (Math.abs((attentionFactor.value ?? 1) / own - 1) > 1e-6)
        throw no(
          `the attention factor is ${attentionFactor.value}, and its flags give ${Number(own.toPrecision(6))}; ` +
            'rope.scaling.yarn_log_multiplier of the GGUF file sets it',
        );
      if (parameters['truncate']?.value === false)
        throw no('its YaRN rounds the ends of the ramp to whole pairs, and truncate is false here');
      flags.push(
        ['--rope-scaling', 'yarn'],
        ['--rope-scale', factor],
        ['--yarn-orig-ctx', number('originalMaxPositionEmbeddings')],
        ['--yarn-ext-factor', 1],
        ['--yarn-beta-fast', number('betaFast')],
        ['--yarn-beta-slow', number('betaSlow')],
      );
      break;
    }
    case 'llama3':
    case 'longrope':
      throw no(
        `it has no flag for ${scaling.type.value}: convert_hf_to_gguf.py writes its factors into the file, as ` +
          (scaling.type.value === 'llama3'
            ? 'rope_freqs.weight'
            : 'rope_factors_long.weight and rope_factors_short.weight'),
      );
    default:
      throw no(`it has no scaling ${String(scaling.type.value)}; its flags have none, linear, yarn`);
  }
  const part =
    headDim.value === rotaryDim.value
      ? ''
      : `# Of ${headDim.value} channels ${rotaryDim.value} turn: rope.dimension_count of the file says it, no flag.\n`;
  const words = flags
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name} ${shellWord(String(value))}`);
  return `# llama.cpp; llama-cli has the same flags. A converted file has these values itself, as long as it is right.
${part}llama-server -m MODEL.gguf \\
${words.join(' \\\n')}
`;
};
