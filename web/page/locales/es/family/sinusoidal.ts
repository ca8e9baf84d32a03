import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/sinusoidal.ts';

export default {
  name: 'Sinusoidal',
  kind: 'tabla, se suma',
  about:
    'Al vector de cada palabra se le suma una fila de senos y cosenos. La puntuación se reparte entonces en ' +
    'cuatro términos (véase «Los cuatro términos de una puntuación»); solo uno trata de los dos lugares, y ' +
    'con pesos de por medio ni siquiera ese depende solo de la distancia.',
  past:
    'Se puede calcular para cualquier posición: la de 1000 empieza por {{row}}. Que un modelo la entienda tras ' +
    'entrenarse hasta {{trained}} es otra cosa.',
  goesOn: 'calculable, no vista',
} satisfies Shape<typeof en>;
