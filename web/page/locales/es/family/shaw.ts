import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/shaw.ts';

export default {
  name: 'Shaw',
  kind: 'aprendida, q · a',
  about:
    'Para cada distancia hasta un límite, aquí 16, hay un vector aprendido *a*; la consulta lo multiplica como ' +
    'si fuera parte de la clave. Todo lo que está más lejos comparte el vector del límite.',
  past: 'Desde la distancia {{reach}} ya no cambia nada: {{reach}} palabras atrás o mil, el vector es el mismo.',
  goesOn: 'el vector de 16',
} satisfies Shape<typeof en>;
