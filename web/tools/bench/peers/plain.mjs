// @ts-check
// The tutorials' loop: a sine and a cosine for every pair of every row.

/** @param {number} rows @param {number} dim @param {Float32Array} out */
export function plainTable(rows, dim, out) {
  const pairs = dim / 2;
  const frequency = new Float64Array(pairs);
  for (let i = 0; i < pairs; ++i) frequency[i] = Math.pow(10000, (-2 * i) / dim);
  for (let p = 0, k = 0; p < rows; ++p) {
    for (let i = 0; i < pairs; ++i) {
      const angle = p * /** @type {number} */ (frequency[i]);
      out[k++] = Math.sin(angle);
      out[k++] = Math.cos(angle);
    }
  }
}

/**
 * Rotates neighbouring channels of x [tokens, heads, dim]; the table of sines is made beforehand, as in a model.
 * @param {Float32Array} x @param {Float32Array} cosine @param {Float32Array} sine @param {number} tokens
 * @param {number} heads @param {number} dim @param {Float32Array} out
 */
export function plainRotary(x, cosine, sine, tokens, heads, dim, out) {
  const pairs = dim / 2;
  for (let t = 0, k = 0; t < tokens; ++t) {
    for (let h = 0; h < heads; ++h) {
      for (let i = 0; i < pairs; ++i, k += 2) {
        const c = /** @type {number} */ (cosine[t * pairs + i]),
          s = /** @type {number} */ (sine[t * pairs + i]);
        const a = /** @type {number} */ (x[k]),
          b = /** @type {number} */ (x[k + 1]);
        out[k] = a * c - b * s;
        out[k + 1] = a * s + b * c;
      }
    }
  }
}

/**
 * Colours the cells of a table, one pixel each, as a page does that draws its own heatmap.
 * @param {Float32Array} values @param {Uint8Array} colors 256 of four bytes @param {number} low @param {number} high
 * @param {Uint8ClampedArray} out
 */
export function plainPixels(values, colors, low, high, out) {
  for (let k = 0; k < values.length; ++k) {
    const place = Math.min(
      255,
      Math.max(0, Math.floor(/** @type {number} */ ((values[k] - low) / (high - low)) * 256)),
    );
    for (let channel = 0; channel < 4; ++channel)
      out[k * 4 + channel] = /** @type {number} */ (colors[place * 4 + channel]);
  }
}
