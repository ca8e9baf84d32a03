// Published models, right and wrong: the usual keys of a config.json. Cases that depend on the code of a class are left
// out.
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { causes, recordIn, type Faults, type Family } from '../../numbers/causes/faults.ts';
import { rotary, rotaryFrequencies } from './rotary.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';

const scalings = ['linear', 'dynamic', 'yarn', 'longrope', 'llama3', 'proportional'];

/** A config's settings for one layer, in the terms of the vectors. */
function optionsOf({ options }: AskedCase, faults: Faults): Options | undefined {
  const config = recordIn(options, 'config');
  const thinker = recordIn(config, 'thinker_config') ?? config;
  const text = recordIn(thinker, 'text_config') ?? thinker;
  if (!text) return undefined;
  const [layer, parameters] = layerOf(text, textIn(options, 'layer_type'), faults);
  const first = (...names: string[]): number => {
    const from = [parameters, text].flatMap((source) => names.map((name) => numberIn(source, name)));
    return from.find((value) => !Number.isNaN(value)) ?? NaN;
  };
  const heads = numberIn(text, 'num_attention_heads', numberIn(text, 'n_head'));
  const width = numberIn(text, 'hidden_size', numberIn(text, 'n_embd'));
  const own = first('qk_rope_head_dim', 'head_dim', 'kv_channels');
  const headDim = Number.isNaN(own) ? width / heads : own;
  const share = first('partial_rotary_factor', 'rotary_pct', 'rope_ratio');
  const local = layer === 'sliding_attention' ? numberIn(text, 'rope_local_base_freq') : NaN;
  const theta = first('rope_theta', 'rotary_emb_base');
  const base = Number.isNaN(local) ? (Number.isNaN(theta) ? 10000 : theta) : local;
  const name = textIn(parameters, 'rope_type') || textIn(parameters, 'type');
  const type = name === 'su' ? 'longrope' : scalings.find((scaling) => scaling === name);
  const whole = type === 'proportional' || Number.isNaN(share) ? 1 : share;
  const rotaryDim = numberIn(text, 'rotary_dim', Math.floor(headDim * whole));
  const length = numberIn(text, 'max_position_embeddings');
  const trained = numberIn(text, 'original_max_position_embeddings', length);
  const scaling = { max_position_embeddings: length, original_max_position_embeddings: trained, ...parameters, type };
  return {
    ...options,
    head_dim: headDim,
    rotary_dim: rotaryDim,
    base,
    order: 'TD',
    ...(type && Number.isNaN(local) && { scaling }),
  };
}

/** The kind of layer, and its parameters: one set for all, or one for each kind. */
function layerOf(text: Options, asked: string, { layer }: Faults): [kind: string, parameters: Options | undefined] {
  const parameters = recordIn(text, 'rope_parameters') ?? recordIn(text, 'rope_scaling');
  const kinds = Object.keys(parameters ?? {}).filter((name) => recordIn(parameters, name));
  const others = kinds.length > 0 ? kinds : ['full_attention', 'sliding_attention'];
  const kind = layer === 'other' && asked ? (others.find((name) => name !== asked) ?? asked) : asked;
  return [kind, kinds.length > 0 ? recordIn(parameters, kind) : parameters];
}

const noScaling: readonly string[] = ['ramp-rounding', 'trained-length'];

export const models: Family = {
  inPart: true,
  model(asked, faults) {
    const options = optionsOf(asked, faults);
    if (!options) return undefined;
    const last = textIn(asked.options, 'rotated_channels') === 'last' && !faults.tail;
    const within = last ? ({ ...faults, tail: 'first' } as const) : faults;
    const { model } = asked.operation === 'rotate' ? rotary : rotaryFrequencies;
    return model({ ...asked, options }, within);
  },
  alternatives: [
    ...causes('base-of-other-layer', [
      'A layer takes the base and the scaling of the other kind of layer.',
      { layer: 'other' },
    ]),
    ...rotary.alternatives.filter(({ cause }) => !noScaling.includes(cause)),
    ...rotary.alternatives.filter(({ cause }) => noScaling.includes(cause)),
  ],
};
