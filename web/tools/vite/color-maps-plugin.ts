// The three colour maps in use, sampled when the labs are built: importing d3-scale-chromatic brings all of its maps
// and a library of colours, 12 kB gzipped.
import * as chromatic from 'd3-scale-chromatic';
import type { Plugin } from 'vite';
import { colorCount } from '../../library/draw/color-maps.ts';

const name = 'd3-scale-chromatic';
const used = ['interpolateMagma', 'interpolateRdBu', 'interpolateViridis'] as const;

type Color = readonly [red: number, green: number, blue: number];

function channels(color: string): Color {
  const numbers = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/\d+/g) ?? []).map(Number);
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
}

/** The letter for an unchanged channel. */
const zero = 'N'.charCodeAt(0);

/** The colours that `colorTable` asks for: the first, and three letters for the step to each of the others. */
function sampled(interpolate: (t: number) => string): string {
  const colors = Array.from({ length: colorCount }, (_, index) => channels(interpolate(index / (colorCount - 1))));
  const step = (index: number, channel: number): number =>
    (colors[index]?.[channel] ?? 0) - (colors[Math.max(index - 1, 0)]?.[channel] ?? 0);
  const letters = [0, 1, 2].map((channel) =>
    // Steps are small: text of few letters shrinks well.
    colors.map((_color, index) => String.fromCharCode(zero + step(index, channel))).join(''),
  );
  return `${JSON.stringify(colors[0])}, ${JSON.stringify(letters)}`;
}

/** Colours as the library writes them. */
const reader = `const map = (first, letters) => {
  const channels = letters.map((text, channel) => {
    let value = first[channel];
    return Array.from(text, (letter) => (value += letter.charCodeAt(0) - ${zero}));
  });
  return (t) => 'rgb(' + channels.map((values) => values[Math.round(t * ${colorCount - 1})]).join(', ') + ')';
};`;

export function sampledColorMaps(): Plugin {
  return {
    name: 'posenc-color-maps',
    enforce: 'pre',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? [reader, ...used.map((one) => `export const ${one} = map(${sampled(chromatic[one])});`)].join('\n')
        : undefined,
  };
}
