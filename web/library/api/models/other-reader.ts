// Reads the keys of a model without a rotary embedding, each with its source.
import type { NamedModel } from '../frequencies/config-model.ts';
import type { ConfigPart } from '../frequencies/config-part.ts';
import { computed, fromClass, fromLabel, unknown, versioned, type Sourced } from './sourced.ts';
import type { Scores } from './types.ts';

/** A file's numbers with the class's defaults. */
export class OtherReader {
  readonly part: ConfigPart;
  readonly place: string;
  readonly #sources: NamedModel['sources'];

  constructor({ part, source, sources }: NamedModel) {
    this.part = part;
    this.#sources = sources;
    this.place = versioned(source ?? '');
  }

  /** The integer of the first key that the file has. */
  integer(keys: readonly string[], standard?: number, least = 1, most?: number): Sourced<number> {
    const { part } = this;
    const key = keys.find((word) => part.has(word));
    if (key !== undefined) return fromLabel(part.integer(key, least, most) as number, part.label(key), this.#sources);
    if (standard !== undefined) return fromClass(standard, this.place);
    return unknown(`the file has none of ${keys.join(', ')}, and the default of the class was not read`);
  }

  /** 1 / sqrt(width of a head). */
  scale(standard?: number): Sourced<number> {
    const own = this.integer(['attention_head_dim', 'head_dim', 'd_head'], standard);
    if (own.value !== undefined) return computed(own.value ** -0.5, `1 / sqrt(${own.value}), of ${own.source}`);
    const width = this.integer(['hidden_size', 'n_embd', 'd_model', 'dim']);
    const heads = this.heads();
    if (width.value === undefined) return width;
    if (heads.value === undefined) return heads;
    return computed((width.value / heads.value) ** -0.5, `1 / sqrt(${width.source} / ${heads.source})`);
  }

  heads(): Sourced<number> {
    return this.integer(['num_attention_heads', 'n_head', 'n_heads', 'num_heads', 'encoder_attention_heads']);
  }

  scores(scale: Sourced<number>): Scores {
    return { scale, softcap: fromClass(null, this.place), temperature: undefined };
  }
}

/** The members common to all kinds of layers, with no window. */
export const commonOf = (name: string, indices: readonly number[] | undefined, scores: Scores) =>
  ({ name, indices, attends: 'all', window: computed(null, 'layers of this kind have none'), scores }) as const;
