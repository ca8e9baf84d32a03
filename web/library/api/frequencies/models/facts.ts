// Facts about a model type: behaviour of its class that its config.json does not state.
import type { MropeStyle } from '../../encodings/mrope.ts';
import type { Pairing } from '../../encodings/heads.ts';

/** Settings of the layers of one kind. */
export interface KindFacts {
  /** They have no rotary embedding. */
  readonly rotates?: false;
  /** The class's base, and the keys of a file that override it; instead of the model's. */
  readonly base?: number;
  readonly baseKeys?: readonly string[];
  readonly part?: number;
  /** The class's width of a head, and the key of a file that overrides it; instead of the model's. */
  readonly headDim?: number;
  readonly headDimKey?: string;
  /** A scaling of the file is for other kinds. */
  readonly unscaled?: true;
  /** The class's scaling where the file has none. */
  readonly scaling?: ClassScaling;
  /** Its place in `rope_parameters`, if that has another name than the kind. */
  readonly section?: string;
}

/** A scaling that a class has for a file without one, with the keys of config.json. */
export type ClassScaling = Readonly<Record<string, string | number | boolean>>;

/** Every n-th layer is of the kind `nth`. */
export interface EveryNth {
  readonly every: number;
  /** The keys of a file that override the number. */
  readonly keys?: readonly string[];
  /** Whether it is the last of each n layers (the default), the first, or the last counted from the end. */
  readonly count?: 'first' | 'last' | 'fromEnd';
  readonly nth: string;
  readonly others: string;
  /** The very last layer is of the kind `nth` in any case. */
  readonly endsWithNth?: true;
}

/** How the kinds of layers follow each other where a file does not list them. */
export type LayerOrder =
  | EveryNth
  /** The layers that a key of the file lists are of the kind `nth`. */
  | { readonly listed: string; readonly nth: string; readonly others: string }
  /** A key of the file lists an object for each layer, whose `attention` says whether there is none: `others`. */
  | { readonly blocks: string; readonly nth: string; readonly others: string }
  /** A key of the file lists a number for each layer; this maps numbers to kinds. */
  | { readonly coded: string; readonly kinds: Readonly<Record<string, string>> };

/** Layers of a model that do not rotate, when that does not depend on their kind. */
export type NoRope =
  /** A list with 1 for a layer that rotates and 0 for another; without it, or when empty, every n-th does not. */
  | { readonly list: string; readonly interval: string; readonly every: number }
  /** A list of the layers that do not. */
  | { readonly listed: string; readonly standard?: readonly number[] };

/** Models with a rotary embedding and the same facts. */
export interface RotaryModels {
  /**
   * Their model types, each with its class: `Name` is in models/<type>/modeling_<type>.py of huggingface/transformers,
   * `folder/Name` in another folder there; anything else names the repository.
   */
  readonly models: Readonly<Record<string, string>>;
  readonly pairing: Pairing;
  /** A key that selects the pairing: true for neighbours. */
  readonly pairingKey?: string;
  /** The class's base, default 10000; null if its versions differ, so that a file must give it. */
  readonly base?: number | null;
  /** The keys of a file that set it; none if the class has only one. Default `rope_theta`. */
  readonly baseKeys?: readonly string[];
  /** A key whose number multiplies the base. */
  readonly baseTimes?: string;
  /** The class's share of a head that is rotated, default all. */
  readonly part?: number;
  readonly partKeys?: readonly string[];
  readonly headDim?: number;
  /** Keys for the width of a head, before `head_dim`. */
  readonly headDimKeys?: readonly string[];
  /** Only `qk_rope_head_dim` is rotated: a share in the file states it relative to the whole head. */
  readonly partInHead?: true;
  readonly rotaryDim?: number;
  readonly scaling?: ClassScaling;
  /** Other names of scalings that this class accepts. */
  readonly scalingNames?: Readonly<Record<string, string>>;
  /** The class's attention factor of YaRN, if the file has none. */
  readonly yarnAttentionFactor?: number;
  /** The weight of ln(factor) / 10 in it, where that is not 1. */
  readonly yarnAttentionWeight?: number;
  /** Types of scalings whose ramp is one of logarithms. */
  readonly geometric?: readonly string[];
  /** Keys of the scaling that the file has beside all others, each with its name there. */
  readonly flatScaling?: Readonly<Record<string, string>>;
  /** The type of such a scaling, if no key has it: there is one if the key `factor` means has a value. */
  readonly flatType?: string;
  /**
   * The name of a scaling by which pair i turns with base^(-2i / R) factor^(-(2i + 2) / R): an R-th part of the
   * factor's square beside a base that is multiplied by it. It is read as `linear`.
   */
  readonly fixedNtk?: string;
  /** Keys of the scaling with the only value that is known here. */
  readonly fixed?: Readonly<Record<string, number>>;
  /** Keys of a scaling: attention factors of short and long sequences. */
  readonly mscaleKeys?: readonly [short: string, long: string];
  /** A key of a `dynamic` scaling that makes it NTK-aware with this factor, without its other parameters. */
  readonly ntkKey?: string;
  /** A key of the scaling: queries at p are multiplied by 1 + beta ln(1 + floor(p / original length)). */
  readonly queryScaleKey?: string;
  /** Keys that hold one number for each layer. */
  readonly perLayer?: { readonly base?: string; readonly part?: string };
  /** The channels of M-RoPE's axes if a file does not give them, and their order. */
  readonly sections?: readonly number[];
  readonly sectionStyle?: MropeStyle;
  /** The kinds of its layers; without them all are alike, with a window or without. */
  readonly kinds?: Readonly<Record<string, KindFacts>>;
  readonly order?: LayerOrder;
  /** Layers that would not rotate do, in a file that has no window. */
  readonly allRotateWithoutWindow?: true;
  readonly noRope?: NoRope;
  /** A key with the length of training, beside the length that the file states. */
  readonly trainedKey?: string;
  /**
   * Rotary only if a key of the file has the value `is`, or another than `isNot`; `otherwise` names the alternative.
   */
  readonly only?: {
    readonly key: string;
    readonly is?: string | number | boolean;
    readonly isNot?: number;
    /** The rule is for files with this key: those of other code with the same type rotate. */
    readonly where?: string;
    /** The value when the key is absent. */
    readonly standard?: string | number | boolean;
    readonly otherwise: string;
  };
  /** A key that says whether values rotate too; true if they always do. */
  readonly turnsValues?: string | true;
  /** The last channels of a head are rotated, not the first. */
  readonly rotatesLast?: true;
  /**
   * Latent attention: the class's width of the part of a head that does not rotate, before the part that does
   * (`qk_nope_head_dim`).
   */
  readonly restDim?: number;
  /** The class's `hidden_size` and `num_attention_heads`, which a `text_config` leaves out where it means them. */
  readonly hidden?: readonly [width: number, heads: number];
  /** Keys about positions that the class does not read. */
  readonly ignores?: readonly string[];
}

/** Models without a rotary embedding, and what they use instead. */
export interface OtherModels {
  readonly models: Readonly<Record<string, string>>;
  readonly instead: string;
  /** It rotates, by the row and the column of a patch. */
  readonly rotatesGrids?: true;
  /** The alternative that a key of the file selects. */
  readonly unless?: { readonly key: string; readonly words: Readonly<Record<string, string>> };
}

/** Every n-th layer without a window, the others with one; `keys` of a file may override n. */
export const windowsOf = (every: number, ...keys: string[]): EveryNth => ({
  every,
  keys,
  nth: 'full_attention',
  others: 'sliding_attention',
});

/** Both kinds rotate alike. */
export const alike = { full_attention: {}, sliding_attention: {} };

const transformers = 'huggingface/transformers src/transformers/models';

/** Where the class of a model type is: repository, file and name. */
export function sourceOf(type: string, place: string): string {
  if (place.includes(' ')) return place;
  const [folder, name] = place.includes('/') ? place.split('/') : [type.replaceAll('-', '_'), place];
  return `${transformers}/${folder}/modeling_${folder}.py ${name}`;
}
