import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'PoPE',
    kind: 'rotates lengths',
    about:
      'Each channel of the query and of the key becomes a length and an angle. The length, *x*⁺ = ln(1 + eˣ), ' +
      'comes from the word alone and is never negative; the angle comes from the position alone, and for keys from a ' +
      'learned phase, here 0. RoPE mixes the two: there a word too has an angle. Because lengths take the place of ' +
      'the channels, even a word’s score with itself changes.',
    past:
      'It can be computed for any offset. {{slow}} of {{channels}} channels do not complete one turn within ' +
      '{{trained}} positions, so farther out they are at angles that training has never shown; its authors ' +
      'nevertheless report that it holds where RoPE fails.',
    later: { goesOn: 'computed, unseen angles' },
  },
  es: {
    name: 'PoPE',
    kind: 'rota longitudes',
    about:
      'Cada canal de la consulta y de la clave pasa a ser una longitud y un ángulo. La longitud, *x*⁺ = ' +
      'ln(1 + eˣ), viene solo de la palabra y nunca es negativa; el ángulo viene solo de la posición y, en las ' +
      'claves, de una fase aprendida, aquí 0. RoPE mezcla ambas cosas: allí también la palabra tiene un ángulo. ' +
      'Como las longitudes ocupan el lugar de los canales, cambia incluso la puntuación de una palabra consigo misma.',
    past:
      'Se puede calcular para cualquier separación. {{slow}} de {{channels}} canales no dan ni una vuelta en ' +
      '{{trained}} posiciones, así que más lejos muestran ángulos que el entrenamiento nunca enseñó; aun así, sus ' +
      'autores cuentan que resiste donde RoPE falla.',
    later: { goesOn: 'calculable, ángulos no vistos' },
  },
  it: {
    name: 'PoPE',
    kind: 'ruota lunghezze',
    about:
      'Ogni canale della query e della key diventa una lunghezza e un angolo. La lunghezza, *x*⁺ = ln(1 + eˣ), viene ' +
      'dalla sola parola e non è mai negativa; l’angolo viene dalla sola posizione e, nelle key, da una fase ' +
      'appresa, qui 0. RoPE mescola le due cose: lì anche la parola ha un angolo. Poiché le lunghezze prendono il ' +
      'posto dei canali, cambia perfino il punteggio di una parola con sé stessa.',
    past:
      'Si può calcolare per ogni scarto. {{slow}} canali su {{channels}} non compiono nemmeno un giro in {{trained}} ' +
      'posizioni, e perciò più lontano mostrano angoli che l’addestramento non ha mai fatto vedere; gli autori ' +
      'riferiscono però che regge dove RoPE fallisce.',
    later: { goesOn: 'calcolabile, angoli mai visti' },
  },
} satisfies EncodingStrings;
