import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'Sinusoidal',
    kind: 'table, added',
    about:
      'A row of sines and cosines is added to each word’s vector. The score then splits into four terms (see “Four ' +
      'terms of a score”); only one of them is about the two positions, and with weights in between not even that ' +
      'one goes by the offset alone.',
    past:
      'It can be computed for any position: row 1000 begins {{row}}. Whether a model makes sense of it after ' +
      'training on {{trained}} positions is another matter.',
    later: { goesOn: 'computed, unseen' },
  },
  es: {
    name: 'Sinusoidal',
    kind: 'tabla, se suma',
    about:
      'Al vector de cada palabra se le suma una fila de senos y cosenos. La puntuación se reparte entonces en cuatro ' +
      'términos (véase «Los cuatro términos de una puntuación»); solo uno trata de las dos posiciones, y con pesos ' +
      'de por medio ni siquiera ese depende solo de la separación.',
    past:
      'Se puede calcular para cualquier posición: la de 1000 empieza por {{row}}. Que un modelo la entienda tras ' +
      'entrenarse hasta {{trained}} es otra cosa.',
    later: { goesOn: 'calculable, no vista' },
  },
  it: {
    name: 'Sinusoidale',
    kind: 'tabella, sommata',
    about:
      'Al vettore di ogni parola si somma una riga di seni e coseni. Il punteggio si divide allora in quattro ' +
      'termini (vedi «I quattro termini di un punteggio»); uno solo riguarda le due posizioni, e con i pesi di mezzo ' +
      'nemmeno quello dipende dal solo scarto.',
    past:
      'Si può calcolare per ogni posizione: quella di 1000 comincia con {{row}}. Che un modello la capisca dopo ' +
      'un addestramento fino a {{trained}} è un’altra faccenda.',
    later: { goesOn: 'calcolabile, mai vista' },
  },
} satisfies EncodingStrings;
