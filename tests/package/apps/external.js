import { alibiBias, init, sinusoidal } from './posenc/external.js';

// Twice concurrently, and once more: one start serves all.
const module = new URL('posenc/posenc.wasm', import.meta.url);
await Promise.all([init({ module }), init({ module })]);
await init();
const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
document.title = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
