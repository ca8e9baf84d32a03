import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'Transformer-XL',
    kind: 'learned, q · r',
    about:
      'The row *r* of the offset, a sinusoid, is mapped to a key of its own by *W*; the query, with a learned bias ' +
      '*v*, asks for it as it asks for words with *u*. Here *u* = *v* = 0 and *W* changes nothing; a model learns ' +
      'all three.',
    past: 'It can be computed for any offset. Offsets above {{trained}} are unseen all the same.',
    later: { goesOn: 'computed, unseen' },
  },
  es: {
    name: 'Transformer-XL',
    kind: 'aprendida, q · r',
    about:
      'La fila *r* de la separación, una sinusoide, pasa por *W* y se vuelve una clave propia; la consulta, con un ' +
      'sesgo aprendido *v*, pregunta por ella igual que pregunta por palabras con *u*. Aquí *u* = *v* = 0 y *W* no ' +
      'cambia nada; un modelo aprende las tres.',
    past: 'Se puede calcular para cualquier separación. Aun así, las mayores de {{trained}} no se han visto nunca.',
    later: { goesOn: 'calculable, no vista' },
  },
  it: {
    name: 'Transformer-XL',
    kind: 'appresa, q · r',
    about:
      'La riga *r* dello scarto, una sinusoide, passa per *W* e diventa una key a sé; la query, con un bias appreso ' +
      '*v*, la interroga come con *u* interroga le parole. Qui *u* = *v* = 0 e *W* non cambia nulla; un modello li ' +
      'impara tutti e tre.',
    past: 'Si può calcolare per ogni scarto. Gli scarti oltre {{trained}} restano comunque mai visti.',
    later: { goesOn: 'calcolabile, mai vista' },
  },
} satisfies EncodingStrings;
