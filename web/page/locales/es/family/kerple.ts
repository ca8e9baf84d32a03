import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/kerple.ts';

export default {
  name: 'KERPLE',
  kind: 'sesgo aprendido',
  about:
    'Un sesgo aprendido que baja con el logaritmo de la distancia n, −*p* ln(1 + *a* n); su otra forma, −*a* ' +
    'n^*p*, baja con una potencia de la distancia. Aquí *p* = *a* = 1; un modelo aprende los dos para cada cabeza.',
  past: 'Baja cada vez más despacio: {{bias}} a distancia {{trained}}, {{doubleBias}} a {{double}}.',
  goesOn: 'cada vez más plano',
} satisfies Shape<typeof en>;
