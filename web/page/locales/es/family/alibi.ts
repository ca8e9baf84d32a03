import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/alibi.ts';

export default {
  name: 'ALiBi',
  kind: 'sesgo',
  about:
    'A cada puntuación se le resta la distancia por una pendiente. Cada cabeza tiene la suya: las empinadas ' +
    'solo ven lo cercano, las suaves casi todo. No se aprende nada y las palabras no influyen.',
  past:
    'Sigue en línea recta: la cabeza {{head}} suma {{bias}} a distancia {{trained}} y {{doubleBias}} a {{double}}. ' +
    'Lo lejano apenas recibe atención, y un texto largo se parece mucho a uno corto.',
  goesOn: 'sigue en línea recta',
} satisfies Shape<typeof en>;
