import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/none.ts';

export default {
  name: 'Nessuna',
  kind: 'senza posizione',
  about:
    'Nessuna codifica. Con la maschera causale un decoder non è del tutto cieco all’ordine: la terza parola ha ' +
    'due predecessori. Su questo si basa NoPE.',
  past:
    'Non c’è nulla che possa finire. Llama 4 fa a meno delle posizioni in uno strato su quattro: di ' +
    '{{layers}} strati, {{without}} ne sono privi.',
  goesOn: 'nulla che finisca',
} satisfies Shape<typeof en>;
