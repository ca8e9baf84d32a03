// The entries of the glossary by group: where each is shown, its names in code and configs, and the meaning in symbols.
// The words are in web/labs/strings/<language>/glossary.json, because labs give the meaning of marked words too.
import type { LabId } from '../../index.ts';
import type texts from '../../strings/en/glossary.json';
import type { Name } from '../why/questions/index.ts';

export type EntryName = keyof typeof texts;

export interface Entry {
  /** The page that shows it: a lab, or a question of `/why/`. */
  readonly see: { readonly lab: LabId } | { readonly why: Name };
  /** Names that are the same in every language: of papers, code and configs. */
  readonly codes?: readonly string[];
  readonly symbols?: string;
  /** Entries to read next. */
  readonly near?: readonly EntryName[];
}

type Rest = Omit<Entry, 'see'>;
const shownIn = (lab: LabId, rest: Rest = {}): Entry => ({ see: { lab }, ...rest });
const answeredBy = (why: Name, rest: Rest = {}): Entry => ({ see: { why }, ...rest });

const vectors = {
  token: shownIn('order'),
  embedding: shownIn('compose', { codes: ['nn.Embedding'] }),
  inputEmbedding: shownIn('compose', { symbols: '√d · x + p' }),
  vector: answeredBy('add-not-concatenate', { symbols: 'x = (x₀, x₁, …, x_(d−1))' }),
  width: shownIn('encode', { codes: ['d', 'd_model', 'hidden_size'] }),
  row: shownIn('encode', { symbols: 'PE(p)' }),
  column: answeredBy('exponent-of-both-columns', { symbols: 'PE(p, c)' }),
  dotProduct: shownIn('distance', { symbols: 'a · b = Σ aᵢbᵢ' }),
  similarity: shownIn('distance', { symbols: 'cos = a · b / (‖a‖ ‖b‖)' }),
  norm: answeredBy('multiply-by-sqrt-d', { symbols: '‖x‖ = √(Σ xᵢ²)' }),
  standardDeviation: shownIn('compose', { codes: ['σ', 'std'] }),
  padding: answeredBy('left-padding', { codes: ['pad_token_id', 'attention_mask'], near: ['packing'] }),
  packing: answeredBy('left-padding', { codes: ['cu_seqlens'], near: ['padding'] }),
  equivariance: shownIn('order', { symbols: 'A(ΠX) = Π A(X)' }),
};

const attention = {
  transformer: shownIn('training'),
  attention: shownIn('order', { symbols: 'softmax(QKᵀ / √d) V' }),
  query: answeredBy('query-and-key-not-value', { symbols: 'q = W_q x' }),
  key: answeredBy('query-and-key-not-value', { symbols: 'k = W_k x' }),
  value: answeredBy('query-and-key-not-value', { symbols: 'v = W_v x' }),
  score: shownIn('terms', { symbols: 's = q · k / √d' }),
  softmax: shownIn('terms', { symbols: 'exp(sᵢ) / Σ exp(sⱼ)' }),
  attentionWeight: shownIn('terms'),
  head: shownIn('family', { codes: ['head_dim', 'num_attention_heads'] }),
  layer: shownIn('passport', { codes: ['num_hidden_layers'] }),
  mask: shownIn('batch', { codes: ['attention_mask'], near: ['causalMask', 'padding', 'packing'] }),
  causalMask: shownIn('order', { symbols: 'j > i: s = −∞' }),
  window: shownIn('passport', { codes: ['sliding_window', 'SWA'] }),
  contextLength: answeredBy('max-position-embeddings', {
    codes: ['max_position_embeddings', 'n_ctx'],
    near: ['window'],
  }),
  kvCache: answeredBy('kv-cache-positions', { codes: ['past_key_values'] }),
  fourTerms: shownIn('terms', { symbols: '(x + p) · (y + r) = x · y + x · r + p · y + p · r' }),
};

const positions = {
  positionalEncoding: answeredBy('order-without-positions', { codes: ['PE'] }),
  position: answeredBy('not-simply-numbers', { codes: ['position_ids', 'pos', 'p'] }),
  offset: shownIn('shift', { symbols: 'k = i − j' }),
  absoluteEncoding: answeredBy('learned-or-sinusoidal', { codes: ['APE'] }),
  attentionBias: shownIn('family', { symbols: 's = q · k / √d + b(i − j)' }),
  learnedTable: answeredBy('learned-or-sinusoidal', { codes: ['wpe'] }),
  nope: answeredBy('order-without-positions'),
  trainedLength: answeredBy('beyond-trained-length', { codes: ['original_max_position_embeddings'] }),
  extrapolation: answeredBy('beyond-trained-length'),
};

const waves = {
  sinusoidal: shownIn('encode', { symbols: 'PE(p, 2i) = sin(p ωᵢ), PE(p, 2i + 1) = cos(p ωᵢ)' }),
  pair: shownIn('clock', { symbols: '(sin(p ωᵢ), cos(p ωᵢ))' }),
  sineAndCosine: answeredBy('sine-and-cosine', { symbols: 'sin² a + cos² a = 1' }),
  angle: shownIn('clock', { symbols: 'p · ωᵢ' }),
  frequency: shownIn('clock', { codes: ['inv_freq', 'ω', 'div_term'], symbols: 'ωᵢ = b^(−2i/d)' }),
  wavelength: shownIn('clock', { codes: ['λ'], symbols: 'λᵢ = 2π / ωᵢ = 2π · b^(2i/d)' }),
  base: answeredBy('what-is-theta', { codes: ['rope_theta', 'θ'], symbols: 'ωᵢ = b^(−2i/d)' }),
  rotationMatrix: shownIn('shift', { symbols: '(cos kω, sin kω; −sin kω, cos kω)' }),
  layout: answeredBy('interleaved-or-concatenated'),
};

const families = {
  rope: answeredBy('query-and-key-not-value', { symbols: 'q′ = R(i)q, k′ = R(j)k, q′ · k′ = qᵀ R(j − i) k' }),
  pairing: answeredBy('halves-or-neighbours', { codes: ['neox', 'gptj', 'rotate_half', 'is_neox_style'] }),
  alibi: shownIn('family', { codes: ['Attention with Linear Biases'], symbols: 's − m · (i − j)' }),
  t5Bias: shownIn('family', { codes: ['relative_attention_num_buckets'] }),
  cope: shownIn('grids', { codes: ['Contextual Position Encoding'], symbols: 'p = Σ σ(q · k)' }),
};

const long = {
  ropeScaling: answeredBy('rope-scaling-keys', { codes: ['rope_scaling', 'rope_parameters'] }),
  positionInterpolation: answeredBy('longer-context', { codes: ['linear', 'PI'], symbols: 'p / f' }),
  ntk: answeredBy('ntk-aware', { codes: ['dynamic'], symbols: 'b′ = b · f^(d / (d − 2))' }),
  yarn: answeredBy('longer-context', { codes: ['Yet another RoPE extensioN'] }),
  attentionFactor: answeredBy('yarn-attention-factor', {
    codes: ['attention_factor', 'mscale'],
    symbols: '0.1 ln f + 1',
  }),
};

const images = {
  patch: shownIn('grids', { codes: ['patch_size'], near: ['grid'] }),
  grid: answeredBy('two-dimensions'),
  mRope: answeredBy('positions-of-images', { codes: ['mrope_section'] }),
  hierarchical: shownIn('grids'),
};

const numbers = {
  numberFormat: shownIn('reach', { codes: ['dtype', 'torch_dtype'], near: ['ulp'] }),
  float32: shownIn('reach', { codes: ['fp32'] }),
  float16: shownIn('reach', { codes: ['fp16', 'half'] }),
  bfloat16: answeredBy('bfloat16-positions', { codes: ['bf16'] }),
  ulp: answeredBy('same-bits-everywhere'),
  error: shownIn('reach'),
  tolerance: shownIn('silence', { codes: ['atol', 'rtol'] }),
};

const learning = {
  training: shownIn('training'),
  inference: answeredBy('kv-cache-positions'),
  surprise: shownIn('reads', { symbols: '−ln p' }),
  dropout: shownIn('compose', { codes: ['nn.Dropout'] }),
  seed: shownIn('training', { codes: ['manual_seed'] }),
};

export const groups = { vectors, attention, positions, waves, families, long, images, numbers, learning };
export type Group = keyof typeof groups;

export const entries: Readonly<Record<EntryName, Entry>> = {
  ...vectors,
  ...attention,
  ...positions,
  ...waves,
  ...families,
  ...long,
  ...images,
  ...numbers,
  ...learning,
};
