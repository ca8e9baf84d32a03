// @ts-check
// The places in the course pages (web/labs/lessons) that teach each item of the lessons: its figure by its id in the
// text, and the text that must be printed around it.

/** @typedef {readonly [figure: string, ...prints: readonly string[]]} Place */

/** @type {Readonly<Record<string, Readonly<Record<string, Place>>>>} */
export const places = {
  '000': {
    'attention ignores order': ['order'],
    'x + PE': ['sum'],
    'the module with dropout': ['sum', 'buffer'],
    'max_len 5000: rows far out': ['far', '5000'],
    'heatmap d = 64, 100 positions, RdBu': ['table'],
    'curves of dimensions 0 1 10 11 30 31': ['table'],
    'distance of positions 5-6 against 5-50': ['distance', '1.4718', '5.3264'],
    'PE(pos + k) is linear in PE(pos)': ['shift'],
    'learned embeddings, comparison table': ['learned'],
    'who uses what': ['family', 'BERT', 'GPT-4', 'LLaMA'],
    'RoPE, left as an exercise there': ['rope'],
    'RoPE, written and tested': ['silence'],
    'RoPE in published models': ['passport'],
  },
  '001': {
    'permutation equivariance in matrices': ['order'],
    'q, k, v from x + p': ['terms', 'W_k\\,(x_m + p_m)'],
    'the four terms of a score': ['terms'],
    'its sentences on grammar, time and scope': ['sentences', 'telescopio', 'La casa'],
    'formula, with the numbers put in': ['table'],
    'exp/log form of the formula': ['claims', '\\exp', '10000'],
    'heatmap d = 128, 100 positions, magma, -1 to 1': ['table'],
    'curves of dimensions 0 7 20 31': ['table'],
    'printed table of 5 positions, d = 6': ['printed'],
    'frequencies as a many-handed clock': ['clock'],
    'rotation matrix M(k)': ['shift'],
    'dot product = sum of cos(w(i - j))': ['distance', '\\cos\\big(\\omega_k\\,(i-j)\\big)'],
    'bounded values': ['size', '16'],
    'extends to any length': ['far', '65535'],
    "S = K'Q/sqrt(dk), softmax over keys, Y = VA": ['heads', 'Y = V A'],
    'learned, relative, RoPE': ['family'],
    'alpha scaling': ['size', '\\alpha'],
    dropout: ['size', 'Dropout'],
    'ambiguity at great length': ['return', '1146053'],
    'multi-head': ['heads'],
    '2-D formula sin(xy/10000^(i/d)) and its collisions': ['product', '(2, 3), (3, 2), (1, 6)'],
    'hierarchical word + sentence + paragraph': ['levels'],
    'adaptive p(n, x)': ['content'],
    'cost O(Nd)': ['compare', 'N \\cdot d'],
    'ablations: without a term': ['terms'],
    'ablations: trained without positions, and with others': ['race'],
    'three patterns of attention': ['patterns'],
  },
  '002': {
    '"Juan quiere a Maria" and "Maria quiere a Juan"': ['order'],
    'the loop with a doubled exponent, by name and with what it breaks': ['loop', '101', '0.96'],
    'x * sqrt(d) + PE': ['root', '\\sqrt{d}'],
    '(1, 100, 512) in, the same shape out': ['root', '(1, 100, 512)'],
    'a buffer, and its three reasons': ['module', '`eval()`', '`state_dict()`'],
    'embeddings are large against PE': ['root', '22.6', '512', '16'],
  },
  '003': {
    'd = 512, heatmap 128 x 512, viridis': ['table', '128'],
    'wavelengths from 2 pi to 10000 * 2 pi': ['waves', '60611', '62832'],
    'PE(0) and PE(1), truncated': ['table', '0.8414  0.5403  0.8218  0.5696', '0.8219'],
    '"write the function"': ['write'],
  },
  '004': {
    '"The cat sat" and "sat cat The"': ['order'],
    'learned against sinusoidal, table': ['learned'],
    'wave strips per dimension': ['strips'],
    'table d = 4, positions 0 to 5': ['small'],
    'every position unique': ['unique'],
    'relative positions': ['shift'],
    'extrapolates: position 1000 after 512': ['learned', '1000'],
    'no parameters': ['learned'],
    'wavelength table': ['waves', '6.51', '6.75', '60611'],
    'dot product near high, far low': ['near', '249.1', '112.0'],
    'learned cannot extrapolate': ['learned'],
    'RoPE, ALiBi, Transformer-XL': ['family', '1901.02860', '1803.02155'],
    'sqrt(d)': ['sum', '\\sqrt{d}'],
    dropout: ['sum'],
    'precompute, slice, buffer': ['learned', 'buffer', 'slice'],
    'mistake: divide instead of multiply': ['divide', 'position / div_term'],
    'mistake: broadcasting': ['sum', 'broadcast'],
  },
};

/** Sentences that several lessons share, each in the lesson that states it most clearly. */
/** @type {Readonly<Record<string, readonly [lesson: string, ...place: Place]>>} */
export const shared = {
  'closer is always more similar': ['004', 'near'],
  'the slowest wavelength is 10000': ['003', 'waves', '60611'],
  'every position unique at any length': ['004', 'unique'],
  'the printed six-number row': ['004', 'claims', '0.046'],
  'every other claim, with its verdict': ['001', 'claims'],
};
