import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/shaw.ts';

export default {
  name: 'Shaw',
  kind: 'appresa, q · a',
  about:
    'Per ogni distanza fino a un limite, qui 16, c’è un vettore appreso *a*; la query lo moltiplica come se ' +
    'fosse parte della chiave. Tutto ciò che è più lontano condivide il vettore del limite.',
  past:
    'Dalla distanza {{reach}} in poi non cambia più nulla: {{reach}} parole indietro o mille, il vettore è lo ' +
    'stesso.',
  goesOn: 'il vettore di 16',
} satisfies Shape<typeof en>;
