import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'None',
    kind: 'no position',
    about:
      'No encoding at all. With a causal mask a decoder is not quite blind to order: the third word has two ' +
      'predecessors. That is what NoPE builds on.',
    past:
      'There is nothing to run out. Llama 4 leaves positions out in every fourth layer: {{without}} of {{layers}} ' +
      'layers have none.',
    later: { goesOn: 'nothing to run out' },
  },
  es: {
    name: 'Ninguna',
    kind: 'sin posición',
    about:
      'Ninguna codificación. Con la máscara causal, un decodificador no es del todo ciego al orden: la tercera ' +
      'palabra tiene dos predecesoras. En eso se apoya NoPE.',
    past:
      'No hay nada que pueda acabarse. Llama 4 prescinde de posiciones en una capa de cada cuatro: de {{layers}} ' +
      'capas, {{without}} van sin ellas.',
    later: { goesOn: 'nada que acabe' },
  },
  it: {
    name: 'Nessuna',
    kind: 'senza posizione',
    about:
      'Nessuna codifica. Con la maschera causale un decoder non è del tutto cieco all’ordine: la terza parola ha ' +
      'due predecessori. Su questo si basa NoPE.',
    past:
      'Non c’è nulla che possa finire. Llama 4 fa a meno delle posizioni in uno strato su quattro: di ' +
      '{{layers}} strati, {{without}} ne sono privi.',
    later: { goesOn: 'nulla che finisca' },
  },
} satisfies EncodingStrings;
