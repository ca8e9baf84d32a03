import type { Strings } from './strings.ts';

const layouts = { interleaved: 'seni e coseni alternati', concatenated: 'prima tutti i seni, poi tutti i coseni' };

export const it: Strings = {
  language: 'it',
  position: 'posizione',
  dimension: 'dimensione',
  value: 'valore',
  heatmap: {
    role: 'mappa di calore',
    name: 'Mappa di calore di una codifica posizionale',
    encoding: (d) =>
      `Codifica posizionale sinusoidale: ${d.rows} posizioni, da ${d.firstPosition} a ${d.lastPosition}, ` +
      `dall’alto in basso, e ${d.columns} dimensioni da sinistra a destra; base ${d.base}, ${layouts[d.layout]}.`,
    matrix: (d) =>
      `Matrice di ${d.rows} righe (le posizioni da ${d.firstPosition} a ${d.lastPosition}, dall’alto in basso) ` +
      `e ${d.columns} colonne (le dimensioni, da sinistra a destra). I valori sono compresi tra ${d.min} e ${d.max}.`,
    colors: (map, min, max) => `I colori della mappa ${map} indicano valori da ${min} a ${max}.`,
    keys:
      'Le frecce passano da una cella all’altra, Pag su e Pag giù ne saltano dieci, Inizio e Fine vanno agli ' +
      'estremi della linea; Invio segna la dimensione. Maiusc con la freccia su porta dalla cella alla sua riga o ' +
      'colonna, agli assi e alla figura intera, dove le frecce passano dall’una all’altra; Maiusc con la freccia giù ' +
      'riporta dentro.',
  },
  curves: {
    role: 'grafico a linee',
    name: 'Curve di una codifica posizionale',
    encoding: (d, dimensions) =>
      `Codifica posizionale sinusoidale con ${d.columns} dimensioni, base ${d.base}, ${layouts[d.layout]}: ` +
      `il valore delle dimensioni ${dimensions} alle posizioni da ${d.firstPosition} a ${d.lastPosition}.`,
    matrix: (d, dimensions) =>
      `Colonne ${dimensions} di una matrice di ${d.rows} righe e ${d.columns} colonne, ` +
      `alle posizioni da ${d.firstPosition} a ${d.lastPosition}.`,
    none: 'Nessuna dimensione scelta.',
    keys:
      'Le frecce sinistra e destra scorrono le posizioni, Pag su e Pag giù ne saltano dieci, Inizio e Fine vanno ' +
      'agli estremi; su e giù cambiano curva; Invio la toglie.',
  },
  structure: {
    axis: (name, first, last, down) =>
      `Asse ${name}: da ${first} a ${last}, ${down ? 'dall’alto in basso' : 'da sinistra a destra'}.`,
    line: (name, [high, there], [low, here], mean) =>
      `${name}: massimo ${high}, ${there}; minimo ${low}, ${here}; media ${mean}.`,
  },
  named: (d, row, column) =>
    `Matrice di ${d.rows} righe (${row}: da ${d.firstPosition} a ${d.lastPosition}) e ${d.columns} colonne ` +
    `(${column}). I suoi valori vanno da ${d.min} a ${d.max}.`,
  transposed: 'È mostrata trasposta: le posizioni vanno da sinistra a destra, le dimensioni dall’alto in basso.',
  averaged: (positions, dimensions) =>
    `Le celle sono più dei pixel: ogni pixel è la media di circa ${positions} × ${dimensions} celle ` +
    '(posizioni × dimensioni).',
  readout: (position, dimension, value) => `Posizione ${position}, dimensione ${dimension}: ${value}`,
  notANumber: 'non è un numero',
  invalid: (argument, value, allowed) => `${argument} vale ${value}; valori ammessi: ${allowed}.`,
  allowed: {
    whole: (least, most) => `un numero intero da ${least} a ${most}`,
    number: 'un qualsiasi numero finito',
    above: (limit) => `un numero maggiore di ${limit}`,
    below: (other) => `un numero minore di ${other}`,
    oneOf: (names) => `uno tra ${names}`,
    cells: (most) => `al massimo ${most} celle (positions × dim)`,
    wholeList: (least, most) => `numeri interi da ${least} a ${most}, separati da spazi`,
    matrix:
      'righe di numeri di uguale lunghezza, oppure { data, rows, columns } o { data, shape } ' +
      'con rows × columns numeri in data',
  },
  cells: 'positions × dim',
  noWebAssembly:
    'Questo browser non esegue WebAssembly, perciò qui la codifica non si può calcolare. Va bene qualsiasi ' +
    'versione attuale di Firefox, Chrome, Edge o Safari, purché WebAssembly non sia disattivato o vietato da ' +
    'questa pagina.',
  noSimd:
    'Questo browser esegue WebAssembly ma senza SIMD, perciò qui la codifica non si può calcolare. Occorre ' +
    'aggiornarlo: vanno bene Chrome ed Edge 91, Firefox 89 e Safari 16.4, o versioni successive.',
  failed: (message) => `Non è stato possibile calcolare la codifica: ${message}`,
};
