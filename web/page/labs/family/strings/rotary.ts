import type { EncodingStrings } from '../encoding-strings.ts';

export default {
  en: {
    name: 'RoPE',
    kind: 'rotates q and k',
    about:
      'Nothing is added. Each pair of channels of the query and of the key is rotated by an angle that grows with ' +
      'the position, so that the product of the two depends on the difference of the angles: on the offset. It is ' +
      'the words themselves that rotate, so the effect differs from word to word.',
    past:
      'It can be computed for any offset. But {{slow}} of {{pairs}} pairs do not complete one turn within ' +
      '{{trained}} positions: farther out they are at angles that training has never shown. That is what RoPE ' +
      'scaling is for (see “Long context”).',
    later: { goesOn: 'computed, unseen angles' },
  },
  es: {
    name: 'RoPE',
    kind: 'rota q y k',
    about:
      'No se suma nada. Cada pareja de canales de la consulta y de la clave gira un ángulo que crece con la ' +
      'posición, de modo que el producto de ambas depende de la diferencia de los ángulos: de la separación. Lo que ' +
      'rota son las palabras mismas, y por eso el efecto cambia de una palabra a otra.',
    past:
      'Se puede calcular para cualquier separación. Pero {{slow}} de {{pairs}} parejas no dan ni una vuelta en ' +
      '{{trained}} posiciones: más lejos muestran ángulos que el entrenamiento nunca enseñó. Para eso está el ' +
      'escalado de RoPE (véase «Contexto largo»).',
    later: { goesOn: 'calculable, ángulos no vistos' },
  },
  it: {
    name: 'RoPE',
    kind: 'ruota q e k',
    about:
      'Non si somma nulla. Ogni coppia di canali della query e della key ruota di un angolo che cresce con la ' +
      'posizione, così che il prodotto delle due dipende dalla differenza degli angoli: dallo scarto. A ruotare sono ' +
      'le parole stesse, e perciò l’effetto cambia da una parola all’altra.',
    past:
      'Si può calcolare per ogni scarto. Ma {{slow}} coppie su {{pairs}} non compiono nemmeno un giro in {{trained}} ' +
      'posizioni: più lontano mostrano angoli che l’addestramento non ha mai fatto vedere. A questo servono i metodi ' +
      'di riscalamento di RoPE (vedi «Contesto lungo»).',
    later: { goesOn: 'calcolabile, angoli mai visti' },
  },
} satisfies EncodingStrings;
