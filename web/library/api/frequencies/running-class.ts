// The class that runs a file: `architectures` and `auto_map` beside `model_type`, which some files borrow.
import { readArrayItems } from '../runtime/arguments.ts';
import { isArray, isObject, wrongValue } from '../runtime/errors.ts';
import type { ConfigPart } from './config-part.ts';
import { allModels, lookUp } from './models/models.ts';

/** Classes with another name than their model type, and the type whose row describes them; undefined for the file's. */
const byClass: readonly (readonly [name: RegExp, type: string | undefined])[] = [
  [/Chronos2/, 'chronos2'],
  // Jina Embeddings v3; the classes have the names of XLM-RoBERTa's.
  [/xlm-roberta-flash-implementation|XLMRobertaLoRA/, 'xlm_roberta_flash'],
  // ALiBi or a table, by `position_embedding_type`.
  [/JinaBert/, 'bert'],
  // A projection behind the model that the file names: stanford-futuredata/ColBERT colbert/modeling/hf_colbert.py.
  [/ColBERT/, undefined],
  // Nemotron NAS.
  [/DeciLM/, undefined],
  // T5's encoder and decoder over patches of a series: its class extends T5PreTrainedModel.
  [/ChronosBolt/, 't5'],
  [/^RW(For|Model)/, 'falcon'],
  [/^Grok1/, 'git'],
];

/** Letters and digits of a name: model types and classes agree in these. */
const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The model of a class's name: what stands before its task. */
const stemOf = (name: string): string =>
  letters(
    name
      .replace(/^(TF|Flax)(?=[A-Z])/, '')
      .replace(/(For[A-Z]|(With)?LMHead|((Text|Encoder|Decoder|MT)?Model|PreTrainedModel)$)[^]*/, ''),
  );

/** The names of the classes that a file asks for: the models of `auto_map` with their module, then `architectures`. */
function classesOf(part: ConfigPart): readonly (readonly [label: string, name: string])[] {
  const found: [string, string][] = [];
  const map = part.look('auto_map');
  if (isObject(map)) {
    for (const [key, value] of Object.entries(map)) {
      const name: unknown = isArray(value) ? (value as readonly unknown[])[0] : value;
      if (/^AutoModel/.test(key) && typeof name === 'string') found.push([`${part.label('auto_map')}.${key}`, name]);
    }
  }
  const list = part.look('architectures');
  const label = part.label('architectures');
  // A lone name, as some tools write it, is a class too.
  if (typeof list === 'string') found.push([label, list]);
  if (isArray(list)) {
    for (const [i, name] of readArrayItems(list, label, 'names of classes', 16).entries())
      if (typeof name === 'string') found.push([`${label}[${i}]`, name]);
  }
  return found;
}

/** The model type that a class belongs to: the given one, or another that is listed. */
function typeOfClass(name: string, type: string): string | undefined {
  const stem = stemOf(name.slice(name.lastIndexOf('.') + 1));
  if (stem === '') return type;
  const { rotary, other } = allModels();
  const rows = [...rotary, ...other];
  const own = rows.find((row) => Object.hasOwn(row.models, type));
  const listed = rows.find((row) => Object.keys(row.models).some((one) => letters(one) === stem));
  const place = own?.models[type] ?? '';
  const isElsewhere = place.includes(' ');
  // Classes of other repositories may have the names of those in transformers: the first Phi-2.
  if (listed !== undefined && listed !== own && !(isElsewhere && letters(type).startsWith(stem)))
    return Object.keys(listed.models).find((one) => letters(one) === stem);
  const ownClass = isElsewhere ? '' : letters(place.split('/').at(-1) ?? '');
  const isOwn =
    listed === own ||
    stem.startsWith(letters(type)) ||
    letters(type).startsWith(stem) ||
    (ownClass !== '' && ownClass.startsWith(stem));
  return own !== undefined && isOwn ? type : undefined;
}

/**
 * The model type whose class runs: the file's own, or that of the class that the file names. Errors: a class that no
 * row describes, by its name.
 */
export function typeThatRuns(part: ConfigPart, type: string): string {
  // EXAONE 4.5 named its text model so at first.
  if (type === 'exaone4_5_text') return 'exaone4';
  // A type that is not listed is refused by its own name.
  if (lookUp(type) === undefined) return type;
  const classes = classesOf(part);
  for (const [label, name] of classes) {
    const found = byClass.find(([pattern]) => pattern.test(name));
    if (found === undefined) continue;
    part.get(label.includes('auto_map') ? 'auto_map' : 'architectures');
    return found[1] ?? type;
  }
  const [first] = classes.filter(([label]) => !label.includes('auto_map')).concat(classes);
  if (first === undefined) return type;
  const [label, name] = first;
  const running = typeOfClass(name, type);
  if (running === undefined) {
    const why = `a class of ${type}, or one that the documentation lists; this class borrows the model type`;
    throw wrongValue('POSENC_UNKNOWN_NAME', label, name, why);
  }
  if (running !== type) part.get('architectures');
  return running;
}

/**
 * Models of several parts whose classes know the type of a text model that does not name its own: configuration_*.py.
 */
const textTypes: Readonly<Record<string, string>> = {
  aya_vision: 'cohere2',
  exaone4_5: 'exaone4',
  gemma3: 'gemma3_text',
  gemma3n: 'gemma3n_text',
  gemma4: 'gemma4_text',
  idefics2: 'mistral',
  idefics3: 'llama',
  internvl: 'qwen2',
  lfm2_vl: 'lfm2',
  llava: 'llama',
  llava_next: 'llama',
  llava_next_video: 'llama',
  llava_onevision: 'qwen2',
  mistral3: 'mistral',
  paligemma: 'gemma',
  qwen2_audio: 'qwen2',
  parakeet_ctc: 'parakeet_encoder',
  parakeet_tdt: 'parakeet_encoder',
  siglip2: 'siglip2_text_model',
  smolvlm: 'llama',
  step3_vl: 'step3_text',
  t5gemma: 't5_gemma_module',
  vipllava: 'llama',
  video_llava: 'llama',
};

/** Models whose text model has one class, whatever type it names. */
const onlyTexts: Readonly<Record<string, string>> = { minimax_m3_vl: 'minimax_m3_vl_text' };

/** The type of the text model in a model of this type, if there is only one. */
export const onlyTextOf = (outer: unknown): string | undefined =>
  typeof outer === 'string' && Object.hasOwn(onlyTexts, outer) ? onlyTexts[outer] : undefined;

/** The type of a text model that does not name it: by its own classes, or by the model around it. */
export function typeOfText(part: ConfigPart, outer: string): string {
  for (const [, name] of classesOf(part)) {
    const found = byClass.find(([pattern]) => pattern.test(name))?.[1] ?? typeOfClass(name, outer);
    if (found !== undefined) return found;
  }
  return Object.hasOwn(textTypes, outer) ? (textTypes[outer] as string) : outer;
}
