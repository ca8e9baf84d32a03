// Prints the same as main.js shows; the entry is the first argument, `external` gets the module from its file.
const entry = globalThis.process?.argv[2] ?? 'posenc';
const { alibiBias, init, sinusoidal } = await import(entry);
if (entry.endsWith('external')) await init({ module: new URL(import.meta.resolve('posenc/posenc.wasm')) });
const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
console.log(JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) }));
