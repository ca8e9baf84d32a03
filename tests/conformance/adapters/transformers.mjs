// transformers.js: models run in onnxruntime, and positions of prompts with pictures and films are its own code.
import { serve, Unsupported } from '../programs/javascript/program.mjs';
import { load, versionOf } from './packages.mjs';

const library = load('@huggingface/transformers');
const classes = {
  qwen2_vl: 'Qwen2VLForConditionalGeneration',
  qwen2_5_vl: 'Qwen2_5_VLForConditionalGeneration',
  qwen3_vl: 'Qwen3VLForConditionalGeneration',
};

const integers = (values, dims) => new library.Tensor('int64', BigInt64Array.from(values.flat(), BigInt), dims);

/** A model of the class without weights: the keys of config.json that positions are made from, and a session. */
function modelOf({ convention, spatial_merge_size, tokens_per_second, ...config }) {
  const model = library[classes[convention]];
  if (!model) throw new Unsupported(`convention ${convention}`);
  return Object.create(model.prototype, {
    config: { value: { ...config, vision_config: { spatial_merge_size, tokens_per_second } } },
    sessions: { value: { model: { inputNames: ['position_ids'], config: {} } } },
  });
}

function given({ input_ids, image_grid_thw, video_grid_thw, padding = 0 }) {
  const grid = (list) => (list.length > 0 ? integers(list, [list.length, 3]) : null);
  const size = [1, padding + input_ids.length];
  return {
    input_ids: integers([...Array(padding).fill(0), ...input_ids], size),
    attention_mask: integers([...Array(padding).fill(0), ...input_ids.map(() => 1)], size),
    image_grid_thw: grid(image_grid_thw),
    video_grid_thw: grid(video_grid_thw),
  };
}

/** `get_rope_index` of the class, with the keys of config.json that it reads. */
function positions(options, input) {
  const { input_ids, image_grid_thw, video_grid_thw, attention_mask } = given(input);
  const [found] = modelOf(options).get_rope_index(
    ...[input_ids, image_grid_thw, video_grid_thw, attention_mask, input.second_per_grid],
  );
  return Array.from(found.data, Number);
}

/** `prepare_inputs_for_generation` of the class: once for the prompt, and once for each token after it. */
function decode(options, input) {
  const model = modelOf(options);
  let inputs = model.prepare_inputs_for_generation(null, given(input), {});
  const first = inputs.input_ids.dims[1];
  const lines = [[], [], []];
  for (let length = first; length < first + input.generated; ++length) {
    inputs = { ...inputs, position_ids: undefined, past_key_values: { get_seq_length: () => length } };
    inputs.input_ids = integers([0], [1, 1]);
    inputs = model.prepare_inputs_for_generation(null, inputs, {});
    Array.from(inputs.position_ids.data, Number).forEach((position, axis) => lines[axis].push(position));
  }
  return lines;
}

/** Positions of padded text, which the classes of Qwen count. */
function padded(_, { mask, queries }) {
  const size = [mask.length, mask[0].length];
  if (mask.some((row) => row.length !== size[1])) throw new RangeError('rows have to be alike in length');
  const [found] = modelOf({ convention: 'qwen2_vl' })._get_text_only_rope_index(
    integers(mask, size),
    integers(mask, size),
  );
  return mask.map((_, row) => Array.from(found.data, Number).slice((row + 1) * size[1] - queries, (row + 1) * size[1]));
}

await serve(
  'transformers.js',
  { mrope: { positions, decode }, padding: { positions: padded } },
  versionOf('@huggingface/transformers'),
);
