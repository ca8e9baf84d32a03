import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/rotary.ts';

export default {
  name: 'RoPE',
  kind: 'gira q y k',
  about:
    'No se suma nada. Cada pareja de canales de la consulta y de la clave gira un ángulo que crece con la ' +
    'posición, de modo que el producto de ambas depende de la diferencia de los ángulos: de la distancia. Lo ' +
    'que gira son las palabras mismas, y por eso el efecto cambia de una palabra a otra.',
  past:
    'Se puede calcular para cualquier distancia. Pero {{slow}} de {{pairs}} parejas no dan ni una vuelta en ' +
    '{{trained}} posiciones: más lejos muestran ángulos que el entrenamiento nunca enseñó. Para eso está el ' +
    'escalado de RoPE (véase «Contexto largo»).',
  goesOn: 'calculable, ángulos no vistos',
} satisfies Shape<typeof en>;
