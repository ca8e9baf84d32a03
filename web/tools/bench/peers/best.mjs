// The fastest table that we could write in plain JavaScript: angle addition in float64 from rows in the middle of
// tiles, two rows from four products, blocks of columns that stay in the first-level cache. Right to float32's half ulp
// for the table of the benchmark, though not for far positions, because its angles are products of doubles.

const reach = 16;
const tileRows = 2 * reach + 1;
const block = 64;

/** @param {number} rows any number @param {number} dim even @param {Float32Array} out */
export function bestTable(rows, dim, out) {
  const pairs = dim >> 1;
  const os = new Float64Array(reach * block),
    oc = new Float64Array(reach * block);
  const ts = new Float64Array(block),
    tc = new Float64Array(block);
  const cs = new Float64Array(block),
    cc = new Float64Array(block);
  const w = new Float64Array(block);
  for (let first = 0; first < pairs; first += block) {
    const width = Math.min(block, pairs - first);
    for (let i = 0; i < width; ++i) w[i] = Math.pow(10000, (-2 * (first + i)) / dim);
    for (let o = 1; o <= reach; ++o) {
      for (let i = 0; i < width; ++i) {
        os[(o - 1) * block + i] = Math.sin(o * w[i]);
        oc[(o - 1) * block + i] = Math.cos(o * w[i]);
      }
    }
    for (let i = 0; i < width; ++i) {
      ts[i] = Math.sin(tileRows * w[i]);
      tc[i] = Math.cos(tileRows * w[i]);
    }
    for (let tile = 0, start = 0; start < rows; ++tile, start += tileRows) {
      const middle = start + reach;
      // An exact row now and then, a turn by one tile in between.
      if (tile % 32 === 0) {
        for (let i = 0; i < width; ++i) {
          cs[i] = Math.sin(middle * w[i]);
          cc[i] = Math.cos(middle * w[i]);
        }
      } else {
        for (let i = 0; i < width; ++i) {
          const s = cs[i],
            c = cc[i];
          cs[i] = s * tc[i] + c * ts[i];
          cc[i] = c * tc[i] - s * ts[i];
        }
      }
      const column = 2 * first;
      if (middle < rows) {
        for (let i = 0, k = middle * dim + column; i < width; ++i, k += 2) {
          out[k] = cs[i];
          out[k + 1] = cc[i];
        }
      }
      for (let o = 1; o <= reach; ++o) {
        let after = (middle + o) * dim + column,
          before = (middle - o) * dim + column;
        const offset = (o - 1) * block;
        if (middle + o < rows) {
          for (let i = 0; i < width; ++i, after += 2, before += 2) {
            const s = cs[i],
              c = cc[i],
              so = os[offset + i],
              co = oc[offset + i];
            const ss = s * so,
              sc = s * co,
              csn = c * so,
              ccn = c * co;
            out[after] = sc + csn;
            out[after + 1] = ccn - ss;
            out[before] = sc - csn;
            out[before + 1] = ccn + ss;
          }
        } else if (middle - o < rows) {
          for (let i = 0; i < width; ++i, before += 2) {
            const s = cs[i],
              c = cc[i],
              so = os[offset + i],
              co = oc[offset + i];
            out[before] = s * co - c * so;
            out[before + 1] = c * co + s * so;
          }
        }
      }
    }
  }
}
