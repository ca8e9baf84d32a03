import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/clock.ts';

export default {
  title: 'El reloj de muchas agujas',
  question: '¿Para qué tantas frecuencias?',
  lead:
    'Cada pareja de columnas es una [aguja](hand) de un reloj. En la [posición](position) *p* ha girado *p* veces su ' +
    'frecuencia, y la tabla guarda las coordenadas de su punta: el [seno](sine) hacia la derecha y el ' +
    '[coseno](cosine) hacia arriba.',
  deeper:
    'La primera aguja da una vuelta cada 2π ≈ 6,28 posiciones; cada una de las siguientes tarda más, siempre en la ' +
    'misma proporción. Una sola pasa una y otra vez por los mismos puntos; todas juntas distinguen las posiciones, ' +
    'igual que las agujas de un reloj distinguen este segundo de los demás del día.',
  where:
    'Aquí *i* cuenta las agujas desde 0. La [longitud de onda](wavelength) *λ* es el número de posiciones que ' +
    'dura una vuelta; la [base](base) fija cuánto más lenta es cada aguja que la anterior.',
  controls: 'Controles del reloj',
  label: {
    position: 'Posición',
    pair: 'Aguja elegida',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    ladder: 'Exponentes',
    step: 'Muestrear una posición de cada',
    span: 'Posiciones en el gráfico',
    speed: 'Posiciones por segundo',
  },
  ladders: { half: '2i/d, el artículo', halfMinusOne: '2i/(d − 2), como tensor2tensor' },
  hint:
    'Arrastre la esfera para girar la aguja elegida; las demás la siguen. Con el foco en ella, las flechas ' +
    'avanzan de una en una, Re Pág y Av Pág de diez en diez, e Inicio vuelve a 0.',
  reading: {
    title: 'La aguja elegida',
    pair: 'Aguja',
    columns: 'Columnas',
    both: '{{sine}} y {{cosine}}',
    frequency: 'Frecuencia',
    perPosition: '{{frequency}} rad por posición',
    wavelength: 'Longitud de onda',
    positions: '{{wavelength}} posiciones',
    turns: 'Vueltas hasta aquí',
    sine: 'Seno',
    cosine: 'Coseno',
    none: 'no tiene: la anchura es impar',
  },
  axisPosition: 'posición →',
  axisSine: 'seno de la aguja {{pair}} ↑',
  axisPair: 'aguja i →',
  axisWavelength: 'longitud de onda (posiciones) ↑',
  notice: 'En qué fijarse',
  caption:
    'En la posición {{position}} la aguja más rápida lleva {{fast}} vueltas y la más lenta, {{slow}}. En la ' +
    'escala logarítmica las longitudes de onda suben en escalones iguales; la última es {{slowest}}, mientras ' +
    'que 2π × base es {{limit}}.',
  captionSingle:
    'En la posición {{position}} la única aguja lleva {{fast}} vueltas. Con una sola, las posiciones separadas por ' +
    'cerca de una vuelta casi se confunden.',
  askTitle: 'Pruebe antes de mirar',
  ask: 'Elija la aguja 0 y muestree una posición de cada 44. ¿Por qué la aguja más rápida apenas se mueve?',
  answerTitle: 'Ver la respuesta',
  answer:
    'Porque 44 posiciones son casi exactamente siete vueltas: 44 / 2π ≈ 7,003. De una muestra a la siguiente la ' +
    'aguja ha avanzado solo un grado, más o menos, y parece necesitar unas 15600 posiciones por vuelta. Con una ' +
    'posición de cada 6 incluso parece ir hacia atrás. Un modelo que recibe todas las posiciones no se engaña: ' +
    'toma 6,28 muestras por vuelta de su aguja más rápida, y bastaría con algo más de dos.',
  guess: {
    title: 'Lea el reloj',
    about:
      'Estas agujas están en una posición entera del 1 al {{last}}. ¿En cuál? Empiece por la aguja más lenta que ' +
      'se haya movido: dice más o menos dónde; cada aguja más rápida lo precisa.',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  face: 'Reloj, posición',
  faceValue: '{{position}}; la aguja {{pair}} lleva {{turns}} vueltas',
  dials: 'Todas las agujas, de la más rápida a la más lenta',
  dial: 'Aguja {{pair}}, una vuelta en {{wavelength}} posiciones',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Una posición atrás',
  on: 'Una posición adelante',
  waveChart: 'El seno de la aguja {{pair}} a lo largo de las posiciones: la onda, y puntos donde se muestrea',
  ladderChart: 'Longitudes de onda de todas las agujas en escala logarítmica',
  sampling: {
    every: 'Un modelo solo ve los puntos, uno por posición: {{looks}} por cada vuelta de esta aguja.',
    enough:
      'Muestreando una posición de cada {{step}} aún hay {{looks}} muestras por vuelta. Con más de dos basta ' +
      'para seguir la aguja.',
    slower:
      'Muestreando una posición de cada {{step}} hay solo {{looks}} muestras por vuelta. Los puntos encajan igual ' +
      'de bien en una onda más lenta, de una vuelta cada {{apparent}} posiciones: eso es el aliasing.',
    backwards:
      'Muestreando una posición de cada {{step}} hay solo {{looks}} muestras por vuelta. Los puntos encajan igual ' +
      'de bien en una onda que va hacia atrás, de una vuelta cada {{apparent}} posiciones: eso es el aliasing.',
  },
  guess: {
    dial: 'Aguja {{pair}}, una vuelta cada {{wavelength}} posiciones: seno {{sine}}, coseno {{cosine}}',
    label: 'Su respuesta',
    see: 'Ver',
    another: 'Otra',
    right: 'Exacto: es la {{position}}.',
    wrong:
      'Es la {{position}}. En la {{guess}}, con trazos, la aguja {{pair}} estaría a {{degrees}}° de su sitio; ' +
      'ninguna otra se aparta más.',
  },
  words: {
    count_one: '{{count}} aguja',
    count_other: '{{count}} agujas',
    clock:
      'Un reloj de {{hands}}, con anchura {{dim}} y base {{base}}. La más rápida da una vuelta en {{fastest}} ' +
      'posiciones; la más lenta, en {{slowest}}.',
    chosen: 'En la posición {{position}}, la aguja {{pair}} lleva {{turns}} vueltas.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
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
