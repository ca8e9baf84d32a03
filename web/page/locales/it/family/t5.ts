import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/t5.ts';

export default {
  name: 'T5',
  kind: 'bias appreso',
  about:
    'Ogni distanza cade in uno di 32 gruppi, le piccole una per una, le grandi sempre più insieme, e ogni ' +
    'gruppo ha un numero appreso per testa. Quelli di qui sono stati addestrati a dare la parola di tre posti ' +
    'indietro.',
  past:
    'La distanza {{trained}} cade nel gruppo {{bucket}}, da 0 a 31. Da {{last}} in poi tutto sta nell’ultimo: ' +
    'il modello sente «lontano» e nient’altro. I gruppi dal {{never}} in poi non si sono mai presentati ' +
    'nell’addestramento e sono ancora a 0, dove erano partiti.',
  goesOn: 'l’ultimo gruppo',
} satisfies Shape<typeof en>;
