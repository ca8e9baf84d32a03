import type { BankWords } from '../../../quiz/question.ts';

export default {
  wave: {
    ask:
      'Una tabla tiene {{dim}} columnas y base 10000. ¿Tras cuántas posiciones ha dado una vuelta la aguja {{pair}} ' +
      '(la primera es la 0)?',
    right: 'La aguja *i* gira base^(−2*i*/*d*) radianes por posición: una vuelta, 2π, tarda 2π · base^(2*i*/*d*).',
    mistakes: {
      radians: 'Eso es uno entre la frecuencia: la aguja gira un radián, y una vuelta tiene 2π.',
      column: 'El exponente es 2*i*/*d*, no *i*/*d*: una aguja ocupa dos columnas.',
    },
    units: { positions: 'posiciones' },
  },
  fastest: {
    ask: '¿Qué aguja gira más deprisa?',
    right: 'La primera: gira 1 radián por posición, y cada una de las siguientes es más lenta por el mismo factor.',
    options: { first: 'la primera', last: 'la última', same: 'todas giran igual de deprisa' },
    mistakes: {
      last: 'El exponente es negativo: la frecuencia baja de pareja en pareja.',
      same:
        'Si todas giraran igual, la tabla repetiría una sola pareja de columnas y no distinguiría posiciones ' +
        'lejanas.',
    },
  },
  column: {
    ask:
      'En una tabla de {{dim}} columnas los senos y los cosenos se alternan, como en el artículo. ¿Qué columna, ' +
      'contando desde 0, tiene el coseno de la aguja {{pair}}?',
    right: 'Cada aguja ocupa dos columnas: el seno está en la 2*i* y el coseno en la siguiente, la 2*i* + 1.',
    mistakes: {
      sine: 'Esa es la columna de su seno; el coseno está en la siguiente.',
      one: 'Eso cuenta las columnas desde 1; se cuentan desde 0, como las agujas.',
      halves: 'Esa es la disposición con todos los senos primero y después todos los cosenos; aquí se alternan.',
      pair: 'Ese es el número de la aguja: cada una de las anteriores ocupa también dos columnas.',
    },
  },
  cell: {
    ask: 'Elija la celda con el coseno de la aguja {{pair}} (la primera es la 0) en la posición {{position}}.',
    right:
      'Las filas son posiciones desde 0; la aguja *i* tiene el seno en la columna 2*i* y el coseno en la 2*i* + 1.',
    mistakes: {
      sine: 'Ese es el seno de la misma aguja; el coseno está en la columna siguiente.',
      halves: 'Esa es la disposición con todos los senos primero y después todos los cosenos; aquí se alternan.',
      one: 'Esa fila es una posición anterior: la primera fila es la posición 0.',
      swapped: 'Las posiciones son las filas y las agujas las columnas; esto es al revés.',
    },
  },
  turns: {
    ask:
      'Una tabla tiene {{dim}} columnas y base 10000. ¿Cuántas vueltas ha dado la aguja {{pair}} (la primera es la ' +
      '0) en la posición {{position}}?',
    right: 'La posición por la frecuencia, base^(−2*i*/*d*), es el ángulo en radianes; 2π radianes son una vuelta.',
    mistakes: {
      radians: 'Ese es el ángulo en radianes; una vuelta tiene 2π.',
      degrees: 'Ese es el ángulo en grados; una vuelta tiene 360.',
      first: 'Eso es lo que ha girado la aguja 0; cada una de las siguientes es más lenta por base^(2/*d*).',
    },
    units: { turns: 'vueltas' },
  },
  curve: {
    ask: '¿Qué curva es el seno de la aguja {{pair}} (la primera es la 0) en una tabla de {{dim}} columnas?',
    right:
      'Un seno vale 0 en la posición 0. La aguja 0 tarda 6,28 posiciones en dar una vuelta, y cada una de las ' +
      'siguientes de estas 16 columnas tarda 3,16 veces más que la anterior.',
    mistakes: {
      cosine: 'Ese es su coseno: en la posición 0 vale 1, y el seno empieza en 0.',
      faster: 'Esa es de la aguja anterior: sus vueltas son 3,16 veces más cortas.',
      slower: 'Esa es de la aguja siguiente: sus vueltas son 3,16 veces más largas.',
    },
  },
  order: {
    ask:
      'Estas agujas son de cuatro tablas de base 10000. Ordénelas de la más rápida a la más lenta; en cada tabla la ' +
      'primera es la 0.',
    right: 'Lo que cuenta es 2*i*/*d*, lo avanzada que está en su tabla: cuanto menor es, más rápida es la aguja.',
    options: {
      a: 'aguja {{aPair}} de una tabla de {{aDim}} columnas',
      b: 'aguja {{bPair}} de una tabla de {{bDim}} columnas',
      c: 'aguja {{cPair}} de una tabla de {{cDim}} columnas',
      d: 'aguja {{dPair}} de una tabla de {{dDim}} columnas',
    },
    mistakes: {
      number: 'Ese es el orden de sus números. En una tabla más ancha la aguja del mismo número es más rápida.',
      slowest: 'Eso es de la más lenta a la más rápida.',
    },
  },
  sampled: {
    ask:
      'La aguja 0 tarda {{wave}} posiciones en dar una vuelta. Usted la mira una vez cada {{step}} posiciones y ' +
      'no ' +
      've nada entre medias. ¿Cómo parece girar?',
    right:
      'La ve {{looks}} veces por vuelta. Por encima de dos, los puntos la siguen. Por debajo muestran lo que sobra ' +
      'de ' +
      'las vueltas enteras: un poco más de un número entero de vueltas parece avance; un poco menos, retroceso.',
    options: {
      follows: 'hacia delante, a su velocidad',
      forwards: 'hacia delante, pero más despacio',
      backwards: 'hacia atrás',
    },
    mistakes: {
      follows: 'Para seguir una aguja hacen falta más de dos miradas por vuelta, y aquí solo hay {{looks}}.',
      forwards:
        'De una mirada a la siguiente da {{turns}} vueltas; solo se ve así lo que pasa un poco de 1, 2, 3, … vueltas ' +
        'enteras.',
      backwards:
        'De una mirada a la siguiente da {{turns}} vueltas; solo se ve así lo que no llega a un número entero por ' +
        'menos de media vuelta.',
    },
  },
  apart: {
    ask:
      'Las agujas de una tabla de 8 columnas y base 10000 giran 1; 0,1; 0,01 y 0,001 radianes por posición. ¿Cuál ' +
      'está más lejos de donde estaba {{distance}} posiciones antes?',
    right:
      'Están a {{degrees0}}°, {{degrees1}}°, {{degrees2}}° y {{degrees3}}°: las vueltas enteras no cuentan, y una ' +
      'aguja lenta apenas se ha movido. Por eso hay muchas.',
    options: { hand0: 'la aguja 0', hand1: 'la aguja 1', hand2: 'la aguja 2', hand3: 'la aguja 3' },
    mistakes: {
      hand0: 'Es la que más ha girado, pero casi en vueltas enteras: está a solo {{degrees0}}° de donde estaba.',
      hand1: 'Está a solo {{degrees1}}° de donde estaba: las vueltas enteras no cuentan.',
      hand2: 'Está a solo {{degrees2}}° de donde estaba.',
      hand3: 'Es la más lenta: en {{distance}} posiciones se ha movido solo {{degrees3}}°.',
    },
  },
  base: {
    ask:
      'La aguja más lenta de una tabla de {{dim}} columnas debe tardar {{longest}} posiciones en dar una vuelta. ' +
      '¿Qué ' +
      'base hace falta?',
    right: 'La última aguja tiene el exponente (*d* − 2)/*d*: la base es (posiciones / 2π)^(*d*/(*d* − 2)).',
    mistakes: {
      last: 'El exponente de la última aguja es (*d* − 2)/*d*, no 1: su longitud de onda no llega a 2π · base.',
      radians: 'Una vuelta son 2π radianes: primero hay que dividir las posiciones por 2π.',
    },
  },
} satisfies BankWords;
