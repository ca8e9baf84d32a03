import { choice, number, text, type Values } from '../shared/state/properties.ts';
import { modelNames } from './models.ts';
import { format, mostParts, parse, usualPrompt, wayNames } from './prompt.ts';

const longest = 8000;
const config = (url: string) => text({ url, default: '', longest, words: { min: 1, max: longest } });

/** The lab "A model's passport". */
export const properties = {
  model: choice({ url: 'm', default: 'gpt-oss-120b', options: ['own', ...modelNames] }),
  /** A second model to compare with. */
  other: choice({ url: 'o', default: 'none', options: ['none', 'own', ...modelNames] }),
  position: number({
    url: 'p',
    default: 40000,
    min: 1,
    max: 1e7,
    slider: [1, 1e7],
    scale: 'log',
    marks: [257, 2049, 20000, 131072],
  }),
  layer: number({ url: 'l', default: 5, min: 0, max: 255 }),
  /** The reader's own files, as far as they matter; only if a model is `own`. */
  config: config('c'),
  second: config('d'),
  /** The model that numbers the tokens of a prompt, and the parts of the prompt: empty for the usual one. */
  way: choice({ url: 'w', default: 'qwen2_5_vl', options: wayNames }),
  prompt: text({ url: 'g', default: '', longest: 160, words: { min: 1, max: mostParts } }),
} as const;

export type PassportValues = Values<typeof properties>;

/** A list that is told a name that it does not have has none. */
const known = ({ options, default: usual }: typeof properties.model, name: string): string =>
  options.includes(name) ? name : usual;

/** A file of the reader's own is chosen if there is one, and kept while it is. */
export function settle(wanted: PassportValues): PassportValues {
  const { config: first, second } = wanted;
  const [model, other] = [known(properties.model, wanted.model), known(properties.other, wanted.other)];
  return {
    ...wanted,
    model: model === 'own' && first === '' ? properties.model.default : model,
    other: other === 'own' && second === '' ? properties.other.default : other,
    config: model === 'own' ? first : '',
    second: other === 'own' ? second : '',
    prompt: promptOf(wanted.prompt),
  };
}

/** A line that is none, or the usual prompt, is empty. */
function promptOf(line: string): string {
  const parts = parse(line);
  const text = parts === undefined ? '' : format(parts);
  return text === usualPrompt ? '' : text;
}
