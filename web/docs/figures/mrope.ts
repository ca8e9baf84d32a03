import { rotaryGrid, rotaryAngles, rotaryFrequencies } from 'posenc';

// Two words, a picture of 4 by 4 patches, two words: the picture's rows and columns start at its place in time.
const picture = Array.from({ length: 16 }, (_, k) => [2, 2 + Math.floor(k / 4), 2 + (k % 4)]);
const tokens = [[0, 0, 0], [1, 1, 1], ...picture, [6, 6, 6], [7, 7, 7]];
const positions = [0, 1, 2].map((axis) => tokens.map((token) => token[axis]!));
const frequencies = rotaryFrequencies({ headDim: 32, base: 10000 });
const { data } = rotaryAngles(
  rotaryGrid({ convention: 'mrope', style: 'chunked', sections: [4, 6, 6], frequencies, positions }),
);
document.querySelector('posenc-heatmap')!.matrix = { data, rows: tokens.length, columns: 16 };
