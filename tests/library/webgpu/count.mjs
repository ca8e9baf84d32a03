// @ts-check
// Step 4 of web/docs/decisions/024-phases-on-the-gpu.md: the errors of WGSL's circle, counted over every distance to a
// quarter turn, which takes a minute or two. A test shows that the GPU has the same bits.
//   node tests/library/webgpu/count.mjs
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('support/circle.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  write: false,
});
const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`;
/** @type {typeof import('./support/circle.ts')} */
const { circle, polynomials } = await import(url);

const unit = 2 ** -32;
const range = { sine: [Infinity, -Infinity], missing: [Infinity, -Infinity] };
/** @param {number[]} list @param {number} off */
const look = (list, off) => {
  if (off < /** @type {number} */ (list[0])) list[0] = off;
  if (off > /** @type {number} */ (list[1])) list[1] = off;
};
let most = 0;
for (let distance = 0; distance <= 2 ** 29; ++distance) {
  const angle = 2 * Math.PI * unit * distance;
  const [sine, half] = [Math.sin(angle), Math.sin(angle / 2)];
  const [small, missing] = polynomials(distance);
  look(range.sine, small - sine / unit);
  look(range.missing, missing - (2 * half * half) / unit);
  const [x, y] = circle(distance);
  most = Math.max(most, Math.abs(x - (1 - 2 * half * half)), Math.abs(y - sine));
}
const written = (/** @type {number[]} */ list) => list.map((off) => off.toFixed(2)).join(' to ');
console.log(`${2 ** 29 + 1} distances, in units of 2^-32: sine off by ${written(range.sine)},`);
console.log(
  `1 - cosine by ${written(range.missing)}; both as floats by at most ${(most * 2 ** 24).toFixed(4)} x 2^-24`,
);
