// A course page and one of its plug-ins may each bring a copy.
import { sinusoidal } from './posenc/index.js';
import { alibiBias } from './other/index.js';
import './posenc/elements/define.js';
import './other/elements/define.js';

const table = sinusoidal({ positions: { first: 1000, count: 3 }, dim: 8 });
const bias = alibiBias({ heads: 2, queries: 2, keys: 2, causal: true });
const figure = document.querySelector('posenc-heatmap');
const look = () => {
  if (!figure.drawn) requestAnimationFrame(look);
  else document.title = JSON.stringify({ table: [...table.data], bias: [...bias.data].map(String) });
};
look();
