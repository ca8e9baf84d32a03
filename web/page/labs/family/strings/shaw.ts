import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'Shaw',
    kind: 'learned, q · a',
    about:
      'For each offset up to a limit, here 16, there is a learned vector *a*; the query multiplies it as if it were ' +
      'part of the key. Whatever is farther shares the vector of the limit.',
    past:
      'From offset {{reach}} on nothing changes any more: whether {{reach}} or a thousand words back, it is the same ' +
      'vector.',
    later: { goesOn: 'the vector of 16' },
  },
  es: {
    name: 'Shaw',
    kind: 'aprendida, q · a',
    about:
      'Para cada separación hasta un límite, aquí 16, hay un vector aprendido *a*; la consulta lo multiplica como si ' +
      'fuera parte de la clave. Todo lo que está más lejos comparte el vector del límite.',
    past: 'Desde la separación {{reach}} ya no cambia nada: {{reach}} palabras atrás o mil, el vector es el mismo.',
    later: { goesOn: 'el vector de 16' },
  },
  it: {
    name: 'Shaw',
    kind: 'appresa, q · a',
    about:
      'Per ogni scarto fino a un limite, qui 16, c’è un vettore appreso *a*; la query lo moltiplica come se fosse ' +
      'parte della key. Tutto ciò che è più lontano condivide il vettore del limite.',
    past:
      'Dallo scarto {{reach}} in poi non cambia più nulla: {{reach}} parole indietro o mille, il vettore è lo ' +
      'stesso.',
    later: { goesOn: 'il vettore di 16' },
  },
} satisfies EncodingStrings;
