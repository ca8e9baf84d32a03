import type { Strings } from './strings.ts';

const layouts = { interleaved: 'sines and cosines interleaved', concatenated: 'all sines first, then all cosines' };

export const en: Strings = {
  language: 'en',
  position: 'position',
  dimension: 'dimension',
  value: 'value',
  heatmap: {
    role: 'heat map',
    name: 'Heat map of a positional encoding',
    encoding: (d) =>
      `Sinusoidal positional encoding: ${d.rows} positions, from ${d.firstPosition} to ${d.lastPosition}, ` +
      `run downwards; ${d.columns} dimensions run to the right; base ${d.base}, ${layouts[d.layout]}.`,
    matrix: (d) =>
      `Matrix of ${d.rows} rows, positions ${d.firstPosition} to ${d.lastPosition}, running downwards, ` +
      `and ${d.columns} columns, the dimensions, running to the right. Its values lie between ${d.min} and ${d.max}.`,
    colors: (map, min, max) => `Colours of the map ${map} stand for values from ${min} to ${max}.`,
    keys:
      'Arrow keys move from cell to cell, Page Up and Page Down by ten, Home and End to the ends of the line; Enter ' +
      'marks the dimension. Shift with the up arrow goes from the cell to its row or column, then to the axes, then ' +
      'to the whole figure, where the arrow keys go from one to the next; Shift with the down arrow goes back in.',
  },
  curves: {
    role: 'line chart',
    name: 'Curves of a positional encoding',
    encoding: (d, dimensions) =>
      `Sinusoidal positional encoding with ${d.columns} dimensions, base ${d.base}, ${layouts[d.layout]}: ` +
      `the value of dimensions ${dimensions} at the positions from ${d.firstPosition} to ${d.lastPosition}.`,
    matrix: (d, dimensions) =>
      `Columns ${dimensions} of a matrix of ${d.rows} rows and ${d.columns} columns, ` +
      `at the positions from ${d.firstPosition} to ${d.lastPosition}.`,
    none: 'No dimension chosen.',
    keys:
      'Left and right arrow keys move along the positions, Page Up and Page Down by ten, Home and End to the ends; ' +
      'up and down change the curve; Enter removes it.',
  },
  structure: {
    axis: (name, first, last, down) =>
      `Axis ${name}: from ${first} to ${last}, running ${down ? 'downwards' : 'to the right'}.`,
    line: (name, [high, there], [low, here], mean) =>
      `${name}: highest ${high} at ${there}, lowest ${low} at ${here}, mean ${mean}.`,
  },
  named: (d, row, column) =>
    `Matrix of ${d.rows} rows (${row} ${d.firstPosition} to ${d.lastPosition}) and ${d.columns} columns (${column}). ` +
    `Its values lie between ${d.min} and ${d.max}.`,
  transposed: 'Shown transposed: positions run to the right and dimensions downwards.',
  averaged: (positions, dimensions) =>
    `More cells than pixels: each pixel shows the mean of about ${positions} × ${dimensions} cells ` +
    '(positions × dimensions).',
  readout: (position, dimension, value) => `Position ${position}, dimension ${dimension}: ${value}`,
  notANumber: 'not a number',
  invalid: (argument, value, allowed) => `${argument} is ${value}; allowed: ${allowed}.`,
  allowed: {
    whole: (least, most) => `a whole number from ${least} to ${most}`,
    number: 'any finite number',
    above: (limit) => `a number above ${limit}`,
    below: (other) => `a number below ${other}`,
    oneOf: (names) => `one of ${names}`,
    cells: (most) => `at most ${most} cells (positions × dim)`,
    wholeList: (least, most) => `whole numbers from ${least} to ${most}, with spaces between them`,
    matrix:
      'rows of numbers of one length, or { data, rows, columns } or { data, shape } ' +
      'with rows × columns numbers in data',
  },
  cells: 'positions × dim',
  noWebAssembly:
    'This browser does not run WebAssembly, so the encoding cannot be computed here. Any current Firefox, Chrome, ' +
    'Edge or Safari will do, unless WebAssembly has been turned off in it or forbidden by this page.',
  noSimd:
    'This browser runs WebAssembly, but without SIMD, so the encoding cannot be computed here. Please update it: ' +
    'Chrome and Edge 91, Firefox 89 and Safari 16.4 or later will do.',
  failed: (message) => `The encoding could not be computed: ${message}`,
};
