import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/alibi.ts';

export default {
  name: 'ALiBi',
  kind: 'bias',
  about:
    'Da ogni punteggio si toglie la distanza per una pendenza. Ogni testa ha la sua: le ripide vedono solo ciò ' +
    'che è vicino, le dolci quasi tutto. Non si impara nulla, e le parole non contano.',
  past:
    'Continua in linea retta: la testa {{head}} aggiunge {{bias}} a distanza {{trained}} e {{doubleBias}} a ' +
    '{{double}}. Ciò che è lontano non riceve quasi attenzione, e un testo lungo somiglia molto a uno corto.',
  goesOn: 'avanti in linea retta',
} satisfies Shape<typeof en>;
