// Keys that published files have and that decide nothing about positions: one list for config.json and its parts.

/** Any value. */
const any = Symbol('any value');

/** By key: the only value with which it decides nothing, or any. */
const idle: Readonly<Record<string, unknown>> = {
  // Lengths that a scaling may omit, and the interval of layers without rotation when their list is present.
  max_position_embeddings: any,
  original_max_position_embeddings: any,
  n_positions: any,
  no_rope_layer_interval: any,
  // Features that the file says its model lacks.
  alibi: false,
  use_alibi: false,
  use_mrope: false,
  relative_attention: false,
  use_relative_position_bias: false,
  rope_rotate_half_dims: false,
  logn_attention_scale: false,
  logn_attention_clip1: false,
  // transformers writes the class's attribute since 4.55, beside `layer_types`, and does not read it.
  _sliding_window_pattern: any,
  // Hunyuan's files; the class rotates in any case.
  use_rotary_pos_emb: true,
  position_embedding_xdrope: false,
  // BLOOM's files; the class has no such offset.
  offset_alibi: any,
  // ERNIE's files: how its engine computes, and that the model has the three axes that its class has.
  fuse_rope: any,
  rope_3d: true,
  // NousResearch's YaRN files; transformers only warns.
  finetuned: any,
  // Where the token of the whole picture stands among those of its tiles: DeepSeek-VL2 and DeepSeek-OCR.
  global_view_pos: any,
  // The precision of the positions of StableLM's first files.
  pos_idx_in_fp32: any,
  // Chunks for long texts, which posenc has as `dualChunkPositions`; a note names the key.
  dual_chunk_attention_config: any,
  // Factors of experts and of the last layer, and pieces that a computation is cut into.
  routed_scaling_factor: any,
  moe_routed_scaling_factor: any,
  logits_scaling: any,
  final_logit_softcapping: any,
  moe_router_logit_softcapping: any,
  router_logit_softcapping: any,
  chunk_size_feed_forward: any,
  chunk_size: any,
  mamba_chunk_size: any,
  ssm_chunk_size: any,
  seconds_per_chunk: any,
  use_unified_vision_chunk: any,
  // Widths of heads; the classes that use them for a rotation read them.
  qk_nope_head_dim: any,
  swa_num_attention_heads: any,
  swa_num_key_value_heads: any,
  swa_v_head_dim: any,
  add_swa_attention_sink_bias: any,
  // The product of both factors that it names is 1.
  apply_query_key_layer_scaling: any,
};

/** Whether a key decides nothing about positions with this value. */
export const isIdle = (key: string, value: unknown): boolean =>
  Object.hasOwn(idle, key) && (idle[key] === any || idle[key] === value);
