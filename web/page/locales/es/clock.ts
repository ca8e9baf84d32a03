import type { Shape } from '../../text/strings.ts';
import type en from '../en/clock.ts';

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
  face: 'Reloj, posición',
  faceValue: '{{position}}; la aguja {{pair}} lleva {{turns}} vueltas',
  dials: 'Todas las agujas, de la más rápida a la más lenta',
  dial: 'Aguja {{pair}}, una vuelta en {{wavelength}} posiciones',
  play: 'Reproducir',
  pause: 'Pausa',
  back: 'Una posición atrás',
  on: 'Una posición adelante',
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
  waveChart: 'El seno de la aguja {{pair}} a lo largo de las posiciones: la onda, y puntos donde se muestrea',
  ladderChart: 'Longitudes de onda de todas las agujas en escala logarítmica',
  axisPosition: 'posición →',
  axisSine: 'seno de la aguja {{pair}} ↑',
  axisPair: 'aguja i →',
  axisWavelength: 'longitud de onda (posiciones) ↑',
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
} satisfies Shape<typeof en>;
