import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/none.ts';

export default {
  name: 'Ninguna',
  kind: 'sin posición',
  about:
    'Ninguna codificación. Con la máscara causal, un decodificador no es del todo ciego al orden: la tercera ' +
    'palabra tiene dos predecesoras. En eso se apoya NoPE.',
  past:
    'No hay nada que pueda acabarse. Llama 4 prescinde de posiciones en una capa de cada cuatro: de {{layers}} ' +
    'capas, {{without}} van sin ellas.',
  goesOn: 'nada que acabe',
} satisfies Shape<typeof en>;
