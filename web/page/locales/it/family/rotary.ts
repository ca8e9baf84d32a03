import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/rotary.ts';

export default {
  name: 'RoPE',
  kind: 'ruota q e k',
  about:
    'Non si somma nulla. Ogni coppia di canali della query e della chiave ruota di un angolo che cresce con la ' +
    'posizione, così che il prodotto delle due dipende dalla differenza degli angoli: dalla distanza. A ruotare ' +
    'sono le parole stesse, e perciò l’effetto cambia da una parola all’altra.',
  past:
    'Si può calcolare per ogni distanza. Ma {{slow}} coppie su {{pairs}} non compiono nemmeno un giro in ' +
    '{{trained}} posizioni: più lontano mostrano angoli che l’addestramento non ha mai fatto vedere. A questo ' +
    'servono le estensioni di RoPE (vedi «Contesto lungo»).',
  goesOn: 'calcolabile, angoli mai visti',
} satisfies Shape<typeof en>;
