import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/kerple.ts';

export default {
  name: 'KERPLE',
  kind: 'bias appreso',
  about:
    'Un bias appreso che scende con il logaritmo della distanza n, −*p* ln(1 + *a* n); l’altra forma, −*a* ' +
    'n^*p*, scende con una potenza della distanza. Qui *p* = *a* = 1; un modello impara i due per ogni testa.',
  past: 'Scende sempre più piano: {{bias}} a distanza {{trained}}, {{doubleBias}} a {{double}}.',
  goesOn: 'sempre più piatto',
} satisfies Shape<typeof en>;
