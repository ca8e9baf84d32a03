// transformers: a config whose rope_parameters are set. By its main of August 2026, modeling_rope_utils.py.
import { pythonString } from '../harmless.ts';
import {
  checkNames,
  checkRamp,
  checkSections,
  checkTypes,
  refuse,
  rotaryKinds,
  ropeParameters,
  type Engine,
} from './parameters.ts';

const known = ['default', 'linear', 'dynamic', 'yarn', 'longrope', 'llama3', 'proportional'];

export const transformers: Engine = (model, path) => {
  const kinds = rotaryKinds('transformers', model, path);
  if (model.class !== undefined && !/^huggingface\/transformers|llama\.cpp|mistral-inference/.test(model.class))
    throw refuse('transformers', path, `it has no class for ${model.modelType}, which is read as ${model.class}`);
  checkTypes('transformers', path, kinds, known);
  checkSections('transformers', path, kinds);
  checkRamp('transformers', path, kinds);
  const parameters = ropeParameters(kinds);
  checkNames('transformers', path, parameters);
  // Dynamic scaling begins at the length that is stated; any other reaches the one that it is extended to.
  const isDynamic = kinds.some(({ rotary }) => rotary.scaling.type.value === 'dynamic');
  const { value: longest } = isDynamic ? model.stated : model.extended;
  const length = longest === undefined ? '' : `text.max_position_embeddings = ${longest}\n`;
  return `# transformers 5, where rope_parameters holds base and scaling. Which channels pair is fixed by the class.
from transformers import AutoConfig, AutoModelForCausalLM

MODEL = "..."  # a folder or a name
config = AutoConfig.from_pretrained(MODEL)
text = config.get_text_config()
text.rope_parameters = ${inPython(parameters, '')}
${length}model = AutoModelForCausalLM.from_pretrained(MODEL, config=config)
`;
};

/** JSON as a literal of Python. */
function inPython(value: unknown, indent: string): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === undefined || value === null) return 'None';
  if (Array.isArray(value)) return `[${value.map((one) => inPython(one, indent)).join(', ')}]`;
  if (typeof value !== 'object') return typeof value === 'string' ? pythonString(value) : String(value as number);
  const rows = Object.entries(value).map(
    ([key, one]) => `${indent}    ${pythonString(key)}: ${inPython(one, `${indent}    `)},\n`,
  );
  return `{\n${rows.join('')}${indent}}`;
}
