import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/t5.ts';

export default {
  name: 'T5',
  kind: 'sesgo aprendido',
  about:
    'Cada distancia cae en uno de 32 grupos, las pequeñas de una en una y las grandes cada vez más juntas, y ' +
    'cada grupo tiene un número aprendido por cabeza. Los de aquí se entrenaron para dar la palabra de tres lugares ' +
    'atrás.',
  past:
    'La distancia {{trained}} cae en el grupo {{bucket}}, de 0 a 31. Desde {{last}} todo está en el último: el ' +
    'modelo oye «lejos» y nada más. Los grupos desde el {{never}} no salieron nunca en el entrenamiento y siguen en ' +
    '0, donde empezaron.',
  goesOn: 'el último grupo',
} satisfies Shape<typeof en>;
