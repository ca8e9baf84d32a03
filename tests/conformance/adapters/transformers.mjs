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

/** `get_rope_index` of the class, with the keys of config.json that it reads. */
function positions({ convention, spatial_merge_size, tokens_per_second, ...config }, input) {
  const model = library[classes[convention]];
  if (!model) throw new Unsupported(`convention ${convention}`);
  const self = Object.create(model.prototype, {
    config: { value: { ...config, vision_config: { spatial_merge_size, tokens_per_second } } },
  });
  const { input_ids, image_grid_thw, video_grid_thw, second_per_grid } = input;
  const grid = (list) => (list.length > 0 ? integers(list, [list.length, 3]) : null);
  const ids = integers(input_ids, [1, input_ids.length]);
  const mask = integers(
    input_ids.map(() => 1),
    [1, input_ids.length],
  );
  const [found] = self.get_rope_index(ids, grid(image_grid_thw), grid(video_grid_thw), mask, second_per_grid);
  return Array.from(found.data, Number);
}

await serve('transformers.js', { mrope: { positions } }, versionOf('@huggingface/transformers'));
