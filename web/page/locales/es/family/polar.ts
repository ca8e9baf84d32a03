import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/polar.ts';

export default {
  name: 'PoPE',
  kind: 'gira longitudes',
  about:
    'Cada canal de la consulta y de la clave pasa a ser una longitud y un ángulo. La longitud, *x*⁺ = ' +
    'ln(1 + eˣ), viene solo de la palabra y nunca es negativa; el ángulo viene solo de la posición y, en las ' +
    'claves, de una fase aprendida, aquí 0. RoPE mezcla ambas cosas: allí también la palabra tiene un ángulo. ' +
    'Como las longitudes ocupan el lugar de los canales, cambia incluso la puntuación de una palabra consigo misma.',
  past:
    'Se puede calcular para cualquier distancia. {{slow}} de {{channels}} canales no dan ni una vuelta en ' +
    '{{trained}} posiciones, así que más lejos muestran ángulos que el entrenamiento nunca enseñó; aun así, sus ' +
    'autores cuentan que resiste donde RoPE falla.',
  goesOn: 'calculable, ángulos no vistos',
} satisfies Shape<typeof en>;
