import type { Shape } from '../../../text/strings.ts';
import type en from '../../en/family/polar.ts';

export default {
  name: 'PoPE',
  kind: 'ruota lunghezze',
  about:
    'Ogni canale della query e della chiave diventa una lunghezza e un angolo. La lunghezza, *x*⁺ = ' +
    'ln(1 + eˣ), viene dalla sola parola e non è mai negativa; l’angolo viene dalla sola posizione e, nelle ' +
    'chiavi, da una fase appresa, qui 0. RoPE mescola le due cose: lì anche la parola ha un angolo. Poiché le ' +
    'lunghezze prendono il posto dei canali, cambia perfino il punteggio di una parola con sé stessa.',
  past:
    'Si può calcolare per ogni distanza. {{slow}} canali su {{channels}} non compiono nemmeno un giro in ' +
    '{{trained}} posizioni, e perciò più lontano mostrano angoli che l’addestramento non ha mai fatto vedere; gli ' +
    'autori riferiscono però che regge dove RoPE fallisce.',
  goesOn: 'calcolabile, angoli mai visti',
} satisfies Shape<typeof en>;
