import type { Strings } from './strings.ts';

const layouts = {
  interleaved: 'con senos y cosenos alternados',
  concatenated: 'primero todos los senos y después todos los cosenos',
};

export const es: Strings = {
  language: 'es',
  position: 'posición',
  dimension: 'dimensión',
  value: 'valor',
  heatmap: {
    role: 'mapa de calor',
    name: 'Mapa de calor de una codificación posicional',
    encoding: (d) =>
      `Codificación posicional sinusoidal: ${d.rows} posiciones, de la ${d.firstPosition} a la ${d.lastPosition}, ` +
      `de arriba abajo, y ${d.columns} dimensiones de izquierda a derecha; base ${d.base}, ${layouts[d.layout]}.`,
    matrix: (d) =>
      `Matriz de ${d.rows} filas (posiciones de la ${d.firstPosition} a la ${d.lastPosition}, de arriba abajo) ` +
      `y ${d.columns} columnas (dimensiones, de izquierda a derecha). Sus valores van de ${d.min} a ${d.max}.`,
    colors: (map, min, max) => `Los colores del mapa ${map} representan valores de ${min} a ${max}.`,
    keys:
      'Las flechas llevan de una celda a otra; Re Pág y Av Pág avanzan de diez en diez; Inicio y Fin van a los ' +
      'extremos de la línea; Intro marca la dimensión. Mayúsculas con la flecha arriba lleva de la celda a su fila o ' +
      'columna, a los ejes y a la figura entera, donde las flechas pasan de una a otra; Mayúsculas con la flecha ' +
      'abajo vuelve a entrar.',
  },
  curves: {
    role: 'gráfico de líneas',
    name: 'Curvas de una codificación posicional',
    encoding: (d, dimensions) =>
      `Codificación posicional sinusoidal de ${d.columns} dimensiones, base ${d.base}, ${layouts[d.layout]}: ` +
      `valor de las dimensiones ${dimensions} en las posiciones de la ${d.firstPosition} a la ${d.lastPosition}.`,
    matrix: (d, dimensions) =>
      `Columnas ${dimensions} de una matriz de ${d.rows} filas y ${d.columns} columnas, ` +
      `en las posiciones de la ${d.firstPosition} a la ${d.lastPosition}.`,
    none: 'No hay ninguna dimensión elegida.',
    keys:
      'Las flechas izquierda y derecha recorren las posiciones; Re Pág y Av Pág, de diez en diez; Inicio y Fin ' +
      'van a los extremos; arriba y abajo cambian de curva; Intro la quita.',
  },
  structure: {
    axis: (name, first, last, down) =>
      `Eje de ${name}: de ${first} a ${last}, ${down ? 'de arriba abajo' : 'de izquierda a derecha'}.`,
    line: (name, [high, there], [low, here], mean) =>
      `${name}: máximo ${high} en ${there}, mínimo ${low} en ${here}, media ${mean}.`,
  },
  named: (d, row, column) =>
    `Matriz de ${d.rows} filas (${row}: de ${d.firstPosition} a ${d.lastPosition}) y ${d.columns} columnas ` +
    `(${column}). Sus valores van de ${d.min} a ${d.max}.`,
  transposed: 'Se muestra traspuesta: las posiciones van de izquierda a derecha y las dimensiones, de arriba abajo.',
  averaged: (positions, dimensions) =>
    `Hay más celdas que píxeles: cada píxel es la media de unas ${positions} × ${dimensions} celdas ` +
    '(posiciones × dimensiones).',
  readout: (position, dimension, value) => `Posición ${position}, dimensión ${dimension}: ${value}`,
  notANumber: 'no es un número',
  invalid: (argument, value, allowed) => `${argument} vale ${value}; se admite: ${allowed}.`,
  allowed: {
    whole: (least, most) => `un número entero de ${least} a ${most}`,
    number: 'cualquier número finito',
    above: (limit) => `un número mayor que ${limit}`,
    below: (other) => `un número menor que ${other}`,
    oneOf: (names) => `uno de estos: ${names}`,
    cells: (most) => `${most} celdas como máximo (positions × dim)`,
    wholeList: (least, most) => `números enteros de ${least} a ${most}, separados por espacios`,
    matrix:
      'filas de números de igual longitud, o bien { data, rows, columns } o { data, shape } ' +
      'con rows × columns números en data',
  },
  cells: 'positions × dim',
  noWebAssembly:
    'Este navegador no ejecuta WebAssembly y por eso aquí no se puede calcular la codificación. Sirve cualquier ' +
    'Firefox, Chrome, Edge o Safari actual, salvo que esté desactivado en él o lo prohíba esta página.',
  noSimd:
    'Este navegador ejecuta WebAssembly, pero sin SIMD, y por eso aquí no se puede calcular la codificación. ' +
    'Conviene actualizarlo: sirven Chrome y Edge 91, Firefox 89 y Safari 16.4, o posteriores.',
  failed: (message) => `No se ha podido calcular la codificación: ${message}`,
};
