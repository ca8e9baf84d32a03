import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/transformer-xl.ts';

export default {
  name: 'Transformer-XL',
  kind: 'aprendida, q · r',
  about:
    'La fila *r* de la distancia, una sinusoide, pasa por *W* y se vuelve una clave propia; la consulta, con un ' +
    'sesgo aprendido *v*, pregunta por ella igual que pregunta por palabras con *u*. Aquí *u* = *v* = 0 y *W* no ' +
    'cambia nada; un modelo aprende las tres.',
  past: 'Se puede calcular para cualquier distancia. Aun así, las mayores de {{trained}} no se han visto nunca.',
  goesOn: 'calculable, no vista',
} satisfies Shape<typeof en>;
