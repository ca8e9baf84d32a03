// Models without a rotary embedding: what each class adds or biases instead, with its keys and defaults. Read in
// configuration_*.py and modeling_*.py of huggingface/transformers, main of August 2026.
import type { PositionKind } from './types.ts';

/** Layers of an encoder or a decoder, or of a model that is only one of them. */
export interface Stack {
  readonly name: 'encoder' | 'decoder' | 'full_attention' | 'linear_attention';
  /** Keys of the number of layers. */
  readonly layers: readonly string[];
  /** Only where it differs from the model's. */
  readonly positions?: PositionKind;
  readonly rows?: readonly [key: string, standard: number];
  readonly first?: number;
}

export interface OtherFacts {
  readonly positions: PositionKind;
  /** The key of the number of rows, and the class's number; none where rows are computed for any position. */
  readonly rows?: readonly [key: string, standard: number];
  /** The row of position 0: a number, or the one after the padding token's. */
  readonly first?: number | 'padding';
  readonly padding?: number;
  readonly stacks?: readonly Stack[];
  /** Instead of 1 / sqrt(head width): no scale. */
  readonly unscaled?: true;
  readonly buckets?: { readonly key: string; readonly standard: number; readonly distance: number };
  readonly why?: string;
  readonly ignores?: readonly string[];
}

let made: Readonly<Record<string, OtherFacts>> | undefined;

/** By model type: built on demand, so that other bundles do not contain it. */
export const otherFacts = (): Readonly<Record<string, OtherFacts>> => (made ??= makeFacts());

function makeFacts(): Readonly<Record<string, OtherFacts>> {
  const usualLayers = ['num_hidden_layers', 'n_layer', 'n_layers', 'num_layers'];
  const alone: readonly Stack[] = [{ name: 'full_attention', layers: usualLayers }];
  const both = (own: Partial<Stack> = {}): readonly Stack[] => [
    { name: 'encoder', layers: ['encoder_layers', 'num_layers'], ...own },
    { name: 'decoder', layers: ['decoder_layers', 'num_decoder_layers', 'num_layers'] },
  ];

  const rowsOf = (key: string, standard: number, more: Partial<OtherFacts> = {}): OtherFacts => ({
    positions: 'learned',
    rows: [key, standard],
    stacks: alone,
    ...more,
  });
  const bert = (standard = 512): OtherFacts =>
    rowsOf('max_position_embeddings', standard, { ignores: ['position_embedding_type'] });
  const roberta = { ...bert(), first: 'padding', padding: 1 } as const;
  const offset = { ...rowsOf('max_position_embeddings', 1024), first: 2 };
  const t5: OtherFacts = {
    positions: 't5',
    stacks: both(),
    unscaled: true,
    buckets: { key: 'relative_attention_num_buckets', standard: 32, distance: 128 },
    // T5's files had the length of their training, which nothing reads.
    ignores: ['n_positions'],
  };
  const sinusoids: OtherFacts = { positions: 'sinusoidal', stacks: both(), ignores: ['static_position_embeddings'] };
  const recurrent: OtherFacts = {
    positions: 'none',
    stacks: [{ name: 'linear_attention', layers: usualLayers }],
    why: 'recurrent layers know the order of their tokens',
  };

  const transformerXl: OtherFacts = {
    positions: 'relative',
    stacks: alone,
    why: 'scores with relative terms, as Transformer-XL has them',
  };

  return {
    gpt2: rowsOf('n_positions', 1024),
    gpt_bigcode: rowsOf('n_positions', 1024),
    'openai-gpt': rowsOf('n_positions', 512),
    imagegpt: rowsOf('n_positions', 1024),
    gpt_neo: rowsOf('max_position_embeddings', 2048, { unscaled: true }),
    opt: { ...offset, rows: ['max_position_embeddings', 2048] },
    biogpt: offset,
    bert: bert(),
    distilbert: rowsOf('max_position_embeddings', 512, { ignores: ['sinusoidal_pos_embds', 'tie_weights_'] }),
    albert: bert(),
    electra: bert(),
    'megatron-bert': bert(),
    big_bird: bert(4096),
    roberta,
    'xlm-roberta': roberta,
    xlm_roberta_flash: roberta,
    new: bert(2048),
    nomic_bert: rowsOf('n_positions', 1024, {
      ignores: [
        'max_trained_positions',
        ...['base', 'fraction', 'interleaved', 'scale_base'].map((word) => `rotary_emb_${word}`),
        'rotary_scaling_factor',
      ],
    }),
    camembert: roberta,
    longformer: roberta,
    clip_text_model: rowsOf('max_position_embeddings', 77),
    siglip2_text_model: rowsOf('max_position_embeddings', 64),
    siglip2_vision_model: rowsOf('num_patches', 256),
    bart: { ...offset, stacks: both() },
    mbart: { ...offset, stacks: both() },
    whisper: {
      ...rowsOf('max_target_positions', 448),
      stacks: both({ positions: 'sinusoidal', rows: ['max_source_positions', 1500] }),
      ignores: ['max_source_positions'],
    },
    xglm: { ...sinusoids, stacks: alone, first: 2 },
    marian: sinusoids,
    pegasus: sinusoids,
    m2m_100: { ...sinusoids, first: 2 },
    'nllb-moe': { ...sinusoids, first: 2 },
    ctrl: { positions: 'sinusoidal', stacks: alone, rows: ['n_positions', 256] },
    bloom: { positions: 'alibi', stacks: alone },
    mpt: { positions: 'alibi', stacks: alone, ignores: ['learned_pos_emb'] },
    falcon: { positions: 'alibi', stacks: alone },
    RefinedWeb: { positions: 'alibi', stacks: alone },
    RefinedWebModel: { positions: 'alibi', stacks: alone },
    baichuan: { positions: 'alibi', stacks: alone },
    t5,
    mt5: t5,
    umt5: t5,
    longt5: t5,
    switch_transformers: t5,
    mpnet: {
      positions: 't5',
      stacks: alone,
      buckets: { key: 'relative_attention_num_buckets', standard: 32, distance: 128 },
    },
    esm: rowsOf('max_position_embeddings', 1026, { first: 'padding', padding: 1 }),
    xlnet: transformerXl,
    parakeet_encoder: transformerXl,
    mamba: recurrent,
    mamba2: recurrent,
    falcon_mamba: recurrent,
    rwkv: recurrent,
    xlstm: recurrent,
  };
}
