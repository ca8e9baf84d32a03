import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/sinusoidal.ts';

export default {
  name: 'Sinusoidale',
  kind: 'tabella, sommata',
  about:
    'Al vettore di ogni parola si somma una riga di seni e coseni. Il punteggio si divide allora in quattro termini ' +
    '(vedi «I quattro termini di un punteggio»); uno solo riguarda i due posti, e con i pesi di mezzo nemmeno ' +
    'quello dipende dalla sola distanza.',
  past:
    'Si può calcolare per ogni posizione: quella di 1000 comincia con {{row}}. Che un modello la capisca dopo ' +
    'un addestramento fino a {{trained}} è un’altra faccenda.',
  goesOn: 'calcolabile, mai vista',
} satisfies Shape<typeof en>;
