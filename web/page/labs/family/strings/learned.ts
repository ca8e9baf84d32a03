import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'Learned table',
    kind: 'table, added',
    about:
      'Like the sinusoidal table, but every row is learned in training. It fits the task, and it knows nothing of a ' +
      'position that has no row.',
    past: 'There are rows 0 to {{last}} and no more. Asked for the next one, posenc refuses:',
    later: { goesOn: 'enough rows' },
  },
  es: {
    name: 'Tabla aprendida',
    kind: 'tabla, se suma',
    about:
      'Como la tabla sinusoidal, pero cada fila se aprende al entrenar. Se ajusta a la tarea y no sabe nada de una ' +
      'posición que no tiene fila.',
    past: 'Hay filas de la 0 a la {{last}} y ni una más. Si se pide la siguiente, posenc se niega:',
    later: { goesOn: 'filas de sobra' },
  },
  it: {
    name: 'Tabella appresa',
    kind: 'tabella, sommata',
    about:
      'Come la tabella sinusoidale, ma ogni riga si impara con l’addestramento. Si adatta al compito, e non sa ' +
      'nulla di una posizione che non ha una riga.',
    past: 'Ci sono le righe dalla 0 alla {{last}} e nessun’altra. Se si chiede la successiva, posenc rifiuta:',
    later: { goesOn: 'righe a sufficienza' },
  },
} satisfies EncodingStrings;
