// Kinds of layers by their index, right and wrong: `layers`.
import { causes, recordIn, type Faults, type Family } from '../../numbers/causes/faults.ts';
import type { AskedCase, Options } from '../../numbers/vectors/types.ts';
import { numberIn, textIn } from '../../numbers/vectors/options.ts';
import { rotaryFrequencies } from './rotary.ts';

const numberOrNone = (from: Options, name: string): number | undefined => {
  const value = numberIn(from, name);
  return Number.isNaN(value) ? undefined : value;
};

/** Whether a layer sees all keys. */
function seesAll(config: Options, layer: number, layered: Faults['layered']): boolean {
  const types = config['layer_types'];
  const period = numberOrNone(config, 'sliding_window_pattern') ?? (textIn(config, 'model_type') === 'gemma2' ? 2 : 0);
  if (Array.isArray(types)) return types[layer % types.length] === 'full_attention';
  if (period > 0) return (layer + (layered === 'first of n' ? 0 : 1)) % period === 0;
  if (textIn(config, 'model_type') === 'qwen2') return layer < numberIn(config, 'max_window_layers');
  return numberOrNone(config, 'sliding_window') === undefined;
}

function doesRotate(config: Options, layer: number, all: boolean): boolean {
  const flags = config['no_rope_layers'];
  const interval = numberOrNone(config, 'no_rope_layer_interval');
  if (Array.isArray(flags)) return flags[layer % flags.length] === 1;
  if (interval !== undefined) return (layer + 1) % interval !== 0;
  return textIn(config, 'model_type') !== 'cohere2' || !all;
}

/** The layer that a program takes for one, and its kind. */
function kindOf(config: Options, index: number, { layered }: Faults): { layer: number; all: boolean } {
  const count = numberIn(config, 'num_hidden_layers', 1);
  const moved = layered === 'next' ? 1 : layered === 'previous' ? count - 1 : 0;
  const layer = layered === 'first' ? 0 : moved === 0 ? index : (index + moved) % count;
  const all = seesAll(config, layer, layered);
  const hasWindow = numberOrNone(config, 'sliding_window') !== undefined;
  return { layer, all: layered === 'exchanged' && hasWindow ? !all : all };
}

function frequencies(asked: AskedCase, config: Options, faults: Faults) {
  const index = numberIn(asked.options, 'layer');
  const { all } = kindOf(config, index, faults);
  const type = textIn(config, 'model_type');
  const isLocal = type === 'gemma3_text' && !all;
  const { rope_type, ...rest } = recordIn(config, 'rope_scaling') ?? {};
  const isPlain = (isLocal || (type === 'olmo3' && !all)) && faults.layered !== 'all scaled';
  const dim =
    numberOrNone(config, 'head_dim') ?? numberIn(config, 'hidden_size') / numberIn(config, 'num_attention_heads');
  const scaling = { truncate: true, ...rest, type: rope_type };
  const base = numberIn(config, isLocal ? 'rope_local_base_freq' : 'rope_theta');
  const options = {
    head_dim: dim,
    rotary_dim: dim,
    base,
    ...(rope_type !== undefined && !isPlain && { scaling }),
  };
  return rotaryFrequencies.model({ ...asked, options }, faults);
}

export const layers: Family = {
  model(asked, faults) {
    const config = recordIn(asked.options, 'config');
    if (!config) return undefined;
    if (asked.operation === 'frequencies') return frequencies(asked, config, faults);
    const each = Array.from({ length: numberIn(config, 'num_hidden_layers', 0) }, (_, k) => kindOf(config, k, faults));
    if (asked.operation === 'windows') {
      const window = numberIn(config, 'sliding_window', 0);
      const all = (one: boolean): boolean =>
        faults.layered === 'no window' || (one && faults.layered !== 'window of all');
      return { values: each.map((one) => (all(one.all) ? 0 : window)) };
    }
    if (asked.operation !== 'rotates') return undefined;
    const turns = each.map(({ layer, all }) => doesRotate(config, layer, all) || faults.layered === 'all rotate');
    return { values: turns.map(Number) };
  },
  alternatives: [
    ...causes(
      'layer-index',
      ['Layers are one too far: each has the kind of the next.', { layered: 'next' }],
      ['Layers are counted from 1: each has the kind of the one before.', { layered: 'previous' }],
      ['Every layer has the kind of the first.', { layered: 'first' }],
      ['The layer that differs is the first of n, not the last of them.', { layered: 'first of n' }],
    ),
    ...causes(
      'layer-kinds',
      ['Layers with a window and layers without are exchanged.', { layered: 'exchanged' }],
      ['All layers rotate, those without positions, too.', { layered: 'all rotate' }],
      ['Layers that are not scaled are scaled, too.', { layered: 'all scaled' }],
    ),
    ...causes(
      'window-forgotten',
      ['No layer has a window.', { layered: 'no window' }],
      ['Every layer has the window of some.', { layered: 'window of all' }],
    ),
    ...rotaryFrequencies.alternatives,
  ],
};
