import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'T5',
    kind: 'learned bias',
    about:
      'Each offset falls into one of 32 buckets: small offsets have one each, large ones share buckets, which widen ' +
      'roughly by the same factor. Each bucket has one learned number per head. Those here were trained to give the ' +
      'word three positions back.',
    past:
      'Offset {{trained}} falls into bucket {{bucket}} of 0 to 31. From {{last}} on everything falls into the last ' +
      'one: the model hears “far” and nothing more. Buckets from {{never}} on were never met in training and are ' +
      'still at 0, where they started.',
    later: { goesOn: 'the last bucket' },
  },
  es: {
    name: 'T5',
    kind: 'sesgo aprendido',
    about:
      'Cada separación cae en uno de 32 grupos: las pequeñas tienen uno cada una; las grandes comparten grupos, que ' +
      'se ensanchan más o menos en la misma proporción. Cada grupo tiene un número aprendido por cabeza. Los de aquí ' +
      'se entrenaron para dar la palabra situada tres posiciones antes.',
    past:
      'La separación {{trained}} cae en el grupo {{bucket}}, de 0 a 31. Desde {{last}} todo está en el último: el ' +
      'modelo oye «lejos» y nada más. Los grupos desde el {{never}} no salieron nunca en el entrenamiento y siguen ' +
      'en 0, donde empezaron.',
    later: { goesOn: 'el último grupo' },
  },
  it: {
    name: 'T5',
    kind: 'bias appreso',
    about:
      'Ogni scarto cade in uno di 32 gruppi, i piccoli uno per uno, i grandi in gruppi che si allargano all’incirca ' +
      'nello stesso rapporto. Ogni gruppo ha un numero appreso per testa. Quelli di qui sono stati addestrati a dare ' +
      'la parola di tre posizioni indietro.',
    past:
      'Lo scarto {{trained}} cade nel gruppo {{bucket}}, da 0 a 31. Da {{last}} in poi tutto sta nell’ultimo: il ' +
      'modello sente «lontano» e nient’altro. I gruppi dal {{never}} in poi non si sono mai presentati ' +
      'nell’addestramento e sono ancora a 0, dove erano partiti.',
    later: { goesOn: 'l’ultimo gruppo' },
  },
} satisfies EncodingStrings;
