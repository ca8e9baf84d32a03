// The application for every bundler: results go into the title, where the test finds them.
import { alibiBias, sinusoidal } from 'posenc';

const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
document.title = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
