import type { BankWords } from '../../../quiz/question.ts';

export default {
  place: {
    ask:
      'Primero «{{first}}», después «{{second}}», sin posiciones añadidas ni máscara. Las posiciones se cuentan ' +
      'desde 0. ¿En qué posición de la segunda frase da la atención la salida que «{{word}}» tiene en la primera?',
    right: 'Donde está ahora «{{word}}»: sin posiciones ni máscara, cada salida se mueve con su palabra.',
    mistakes: {
      stays: 'Las salidas no se quedan en su posición: eso sería invariancia. La atención es equivariante.',
      one: 'Las posiciones se cuentan desde 0, como en la tabla.',
      back: 'De ahí viene la palabra que ocupa ahora su antigua posición: ha seguido la línea al revés.',
    },
  },
  steps: {
    ask:
      'Ordene lo que hace el artículo desde los vectores de las palabras hasta la salida de la primera capa de ' +
      'atención, de lo primero a lo último.',
    right: 'Las palabras se multiplican por √d, se suman las posiciones, y todo lo demás sale de esa suma.',
    options: {
      root: 'multiplicar los vectores de las palabras por √d',
      add: 'sumar las posiciones',
      project: 'formar consultas, claves y valores',
      score: 'convertir consultas · claves en pesos de atención',
      sum: 'sumar los valores con esos pesos',
    },
    mistakes: {
      late: 'Sumadas tras la atención, las posiciones llegarían tarde: consultas y claves no sabrían nada del orden.',
      all: 'Solo las palabras se multiplican por √d. Si se multiplicara después, crecerían también las posiciones.',
    },
  },
  wave: {
    ask: '¿Cuánto mide el vector de la posición {{position}} en una tabla sinusoidal de anchura {{dim}}?',
    right: 'Cada pareja aporta sen² + cos² = 1, y hay *d*/2 parejas: √(*d*/2), en cualquier posición.',
    mistakes: {
      word: 'Eso es √d, lo que mide aquí una palabra. Una pareja de columnas aporta al cuadrado 1, no 2.',
      square: 'Ese es el cuadrado de la longitud: falta la raíz.',
      grows: 'Los senos y cosenos no crecen con la posición. Una simple numeración sí crecería.',
    },
  },
  identical: {
    ask:
      'Dos frases tienen las mismas palabras en otro orden, no se suman posiciones y no hay máscara. ¿En qué ' +
      'difieren sus salidas?',
    right: 'Cada palabra tiene la misma fila en las dos, en otra posición: la atención es equivariante.',
    options: {
      rows: 'en la posición de cada fila',
      nothing: 'en nada: los resultados son idénticos',
      word: 'en la fila de cada palabra',
      mean: 'en la media de todas las filas',
    },
    mistakes: {
      nothing:
        'Se dice a menudo, y no es del todo así: las filas se han movido. Idéntico es lo que olvida las posiciones, ' +
        'como una media.',
      word: 'Una palabra hace la misma pregunta a las mismas palabras que antes, así que su fila es la misma.',
      mean: 'Una media olvida las posiciones: las mismas filas en otro orden tienen la misma media.',
    },
  },
  same: {
    ask:
      'Sin posiciones ni máscara: las filas son las palabras de «{{first}}», las columnas las de «{{second}}», y ' +
      'cada celda dice cuánto distan dos salidas. Haga clic en la que muestra que «{{word}}» recibe la misma ' +
      'respuesta en las dos.',
    right:
      'Su fila es la posición de «{{word}}» en la primera frase; su columna, la posición en la segunda; y contiene 0.',
    mistakes: {
      turned: 'Fila y columna están cambiadas: las filas son de la primera frase.',
      straight: 'Esa celda compara una misma posición en las dos frases, y en ella hay palabras distintas.',
      other: 'También vale 0, pero es de otra palabra.',
    },
  },
  count: {
    ask: 'Alguien escribe como posición el número {{position}} en las {{dim}} columnas. ¿Cuánto mide ese vector?',
    right: 'El cuadrado de la longitud es *d* · *p*², así que mide *p*√*d*. Una palabra mide aquí solo √*d*.',
    mistakes: {
      one: 'Eso sería una sola columna. Cuentan las {{dim}}.',
      sum: 'Lo que se suma son los cuadrados: *p* · *d* es la simple suma de los valores.',
      wave: 'Eso mide una fila de senos y cosenos, que no crece con la posición.',
    },
  },
  twins: {
    ask:
      'En «{{first}}» una palabra aparece dos veces. No hay máscara, y las posiciones se suman con un peso α que ' +
      'crece de 0 (izquierda) a 2 (derecha). Cada curva es la distancia entre dos salidas. ¿Cuál es la de las dos ' +
      '«A»?',
    right: 'Con α = 0, palabras iguales preguntan y reciben lo mismo: solo la distancia entre las dos «A» parte de 0.',
    mistakes: {
      different: 'Con α = 0 estas dos ya difieren. Sin posiciones ni máscara, palabras iguales tienen salidas iguales.',
    },
  },
  alpha: {
    ask:
      'Sin máscara, ¿cuánto debe valer el peso α de las posiciones para que la atención distinga las dos «A» de ' +
      '«{{first}}»?',
    right: 'La distancia crece con α desde cero: cualquier α mayor que 0 da una diferencia, aunque sea pequeña.',
    options: {
      any: 'basta cualquier α mayor que 0',
      one: 'al menos 1, como en el artículo',
      long: 'lo bastante para que las posiciones midan tanto como las palabras',
      never: 'ningún α basta: las palabras son iguales',
    },
    mistakes: {
      one: 'El 1 es una costumbre, no un umbral: con α = 0,01 las dos salidas ya difieren.',
      long: 'La longitud decide cuán grande es la diferencia, no si la hay.',
      never: 'En la atención entran palabra más posición, y las posiciones son distintas.',
    },
  },
  mask: {
    ask:
      'Con máscara causal y sin posiciones. De «{{first}}» a «{{second}}» se intercambian dos palabras. ¿Cuántas de ' +
      'las seis conservan su salida?',
    right: 'La conserva la que sigue viendo el mismo conjunto: las anteriores al intercambio y las posteriores.',
    mistakes: {
      all: 'Sin máscara sería así. Con ella, una palabra solo ve hasta su propia posición.',
      none: 'El orden entre las palabras visibles sigue sin contar: quien ve el mismo conjunto recibe lo mismo.',
      moved: 'También cambian las que están entre las dos: una palabra que veían ha sido sustituida por otra.',
    },
  },
  grows: {
    ask:
      'Sin máscara, con posiciones y α = {{alpha}}, las salidas de las dos «A» de «{{first}}» distan {{small}}. ' +
      '¿Cuánto distan, más o menos, con α = {{larger}}?',
    right: 'Para α pequeños la distancia crece en proporción.',
    mistakes: {
      same: 'Las posiciones no son un interruptor: la distancia crece con su peso.',
      square: 'La diferencia misma es proporcional a α; solo su cuadrado crecería como α².',
    },
  },
} satisfies BankWords;
