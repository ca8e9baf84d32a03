import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/learned.ts';

export default {
  name: 'Tabla aprendida',
  kind: 'tabla, se suma',
  about:
    'Como la tabla sinusoidal, pero cada fila se aprende al entrenar. Se ajusta a la tarea y no sabe nada de una ' +
    'posición que no tiene fila.',
  past: 'Hay filas de la 0 a la {{last}} y ni una más. Si se pide la siguiente, posenc se niega:',
  goesOn: 'filas de sobra',
} satisfies Shape<typeof en>;
