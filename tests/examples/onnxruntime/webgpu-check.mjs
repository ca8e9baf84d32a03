// The same steps on the CPU, in doubles: a prompt, then token after token. The page's title says what came out.
import * as ort from 'onnxruntime-web/webgpu';
import { applyRotary, rotaryFromConfig } from 'posenc';
import { attentionModel, projectionModel } from './model.mjs';
import { attentionOnGpu } from './webgpu.mjs';

ort.env.wasm.wasmPaths = new URL('node_modules/onnxruntime-web/dist/', location.href).href;
const config = { model_type: 'llama', hidden_size: 32, num_attention_heads: 2, rope_theta: 500000 };
const [heads, headDim, width] = [2, 16, 32];
const filled = (count, fill) => Float32Array.from({ length: count }, (_, i) => fill(i) / 4);
const weights = Object.fromEntries(
  ['wq', 'wk', 'wv'].map((name, n) => [name, filled(heads * width * headDim, (i) => Math.sin(1 + n + 1.7 * i))]),
);
const weightTensors = Object.fromEntries(
  Object.entries(weights).map(([name, data]) => [name, new ort.Tensor('float32', data, [1, heads, width, headDim])]),
);

const { frequencies, pairing } = rotaryFromConfig(config);
const known = { keys: [[], []], values: [[], []] };

/** Rows [T, D] of one head. */
const projected = (hidden, weight, head) =>
  hidden.map((row) =>
    Array.from({ length: headDim }, (_, c) =>
      row.reduce((sum, x, i) => sum + x * weight[(head * width + i) * headDim + c], 0),
    ),
  );
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

function onCpu(hidden, past) {
  const turned = (rows) => {
    const positions = { first: past, count: rows.length };
    const { data } = applyRotary(Float64Array.from(rows.flat()), {
      heads: 1,
      headDim,
      positions,
      frequencies,
      pairing,
    });
    return rows.map((_, t) => [...data.slice(t * headDim, (t + 1) * headDim)]);
  };
  return [0, 1].flatMap((head) => {
    const q = turned(projected(hidden, weights.wq, head));
    known.keys[head].push(...turned(projected(hidden, weights.wk, head)));
    known.values[head].push(...projected(hidden, weights.wv, head));
    return q.flatMap((row, t) => {
      const seen = known.keys[head].slice(0, past + t + 1).map((key) => Math.exp(dot(row, key) / 4));
      const total = seen.reduce((a, b) => a + b);
      return Array.from({ length: headDim }, (_, c) =>
        seen.reduce((sum, weight, j) => sum + (weight / total) * known.values[head][j][c], 0),
      );
    });
  });
}

async function main() {
  const models = { project: projectionModel(), attend: attentionModel({ ownRotary: false }) };
  const step = await attentionOnGpu({ config, headDim, ...models });
  const scale = new ort.Tensor('float32', [1 / Math.sqrt(headDim)], [1]);
  const empty = () => new ort.Tensor('float32', new Float32Array(0), [1, heads, 0, headDim]);
  let cache = { keys: empty(), values: empty() };
  let [past, worst] = [0, 0];
  for (const tokens of [7, ...Array(20).fill(1)]) {
    const data = filled(tokens * width, (i) => Math.cos(past + 0.9 * i));
    const rows = Array.from({ length: tokens }, (_, t) => [...data.slice(t * width, (t + 1) * width)]);
    const hidden = new ort.Tensor('float32', data, [1, 1, tokens, width]);
    const all = past + tokens;
    const hides = Float32Array.from({ length: tokens * all }, (_, i) =>
      i % all > past + Math.floor(i / all) ? -1e9 : 0,
    );
    const mask = new ort.Tensor('float32', hides, [tokens, all]);
    const made = await step({ hidden, ...weightTensors }, { past, mask, scale, cache });
    const truth = onCpu(rows, past);
    made.output.data.forEach((value, i) => (worst = Math.max(worst, Math.abs(value - truth[i]))));
    cache = made.cache;
    past += tokens;
  }
  if (cache.keys.location !== 'gpu-buffer') throw new Error(`the cache is in ${cache.keys.location}`);
  if (!(worst < 1e-5)) throw new Error(`differs by ${worst}`);
  return `right: ${past} tokens, ${worst.toExponential(1)} from doubles, the cache on the GPU`;
}

document.title = await main().catch((error) => `wrong: ${error.message}`);
