import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/transformer-xl.ts';

export default {
  name: 'Transformer-XL',
  kind: 'appresa, q · r',
  about:
    'La riga *r* della distanza, una sinusoide, passa per *W* e diventa una chiave a sé; la query, con un bias ' +
    'appreso *v*, la interroga come con *u* interroga le parole. Qui *u* = *v* = 0 e *W* non cambia nulla; un ' +
    'modello li impara tutti e tre.',
  past: 'Si può calcolare per ogni distanza. Quelle oltre {{trained}} restano comunque mai viste.',
  goesOn: 'calcolabile, mai vista',
} satisfies Shape<typeof en>;
