// After <script src="posenc.global.js">: everything is in one global.
/* global posenc */
const table = posenc.sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = posenc.alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
document.title = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
