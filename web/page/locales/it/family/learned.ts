import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/learned.ts';

export default {
  name: 'Tabella appresa',
  kind: 'tabella, sommata',
  about:
    'Come la tabella sinusoidale, ma ogni riga si impara con l’addestramento. Si adatta al compito, e non sa ' +
    'nulla di una posizione che non ha una riga.',
  past: 'Ci sono le righe dalla 0 alla {{last}} e nessun’altra. Se si chiede la successiva, posenc rifiuta:',
  goesOn: 'righe a sufficienza',
} satisfies Shape<typeof en>;
