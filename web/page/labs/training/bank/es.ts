import type { BankWords } from '../../../quiz/question.ts';

export default {
  blind: {
    ask:
      '«¿Cuál va antes?»: A y B están en algún lugar entre otras letras; ¿cuál de las dos viene antes? Un modelo sin ' +
      'posiciones y sin máscara se entrenó con frases de hasta {{first}} palabras. ¿Qué proporción acierta con ' +
      '{{length}} palabras?',
    right:
      'Ve ambas letras y nada de su orden, así que solo puede adivinar, con cualquier longitud y tras cualquier ' +
      'entrenamiento.',
    mistakes: {
      learned:
        'El entrenamiento no puede hallar lo que la entrada no contiene: sin posiciones, la atención da la misma ' +
        'respuesta en cualquier orden.',
      never:
        'Para fallar siempre tendría que conocer el orden. Adivinando una de dos se acierta la mitad ' +
        'de las veces.',
    },
    units: { percent: '%' },
  },
  patience: {
    ask:
      '«Palabra número n»: un número al final pide una letra por su posición. Tras {{steps}} pasos de entrenamiento, ' +
      '{{encoding}} acierta el {{soon}} %. ¿Qué proporción tras {{long}}?',
    right:
      'Tras {{long}} pasos acierta el {{late}}\u00a0%. Unas codificaciones son lentas y otras no pueden: solo un ' +
      'entrenamiento más largo las distingue.',
    options: {
      same: 'como mucho 10 puntos más',
      some: 'más de 10 puntos más, pero menos del 95\u00a0%',
      learned: 'el 95 % o más',
    },
    mistakes: {
      learned: 'No toda codificación llega con más pasos: esta se queda muy por debajo.',
      same: 'Una curva plana hasta ahora no tiene por qué seguir plana: aquí el modelo necesitaba más pasos.',
      some: 'No queda a medias: o el entrenamiento avanza hasta ahí o se queda muy por debajo.',
    },
  },
  formula: {
    ask:
      '«Tres atrás» pide la letra que está tres posiciones antes. Con el exponente duplicado, de modo que senos y ' +
      'cosenos difieren en frecuencia, ¿cuántas de {{seeds}} semillas llegan al 95 % en {{steps}} pasos?',
    right:
      'No es la fórmula del artículo, y ninguna transformación fija lleva cada fila a la de tres posiciones después. ' +
      'Pero las filas difieren y, con suerte, un modelo se orienta, aunque más tarde que con la del artículo.',
    options: { never: 'ninguna', partly: 'algunas', always: 'todas' },
    mistakes: {
      never: 'Una fórmula errónea también da a cada posición su propia fila, y de eso se puede aprender.',
      always:
        'Así es con la fórmula del artículo. Con esta, muchas columnas apenas cambian dentro de una frase, y algunas ' +
        'semillas fallan.',
    },
  },
  mask: {
    ask:
      'Un modelo sin posiciones, pero con máscara causal: cada palabra se ve solo a sí misma y a las anteriores. ' +
      '¿Qué tarea aprenden casi todas las semillas ({{percent}} % de aciertos) en {{steps}} pasos?',
    right:
      'Si B ve una A, A vino antes: la máscara sola lo dice. Las posiciones exactas las dice solo de forma aproximada.',
    options: {
      whoCameFirst: '«¿Cuál va antes?»',
      threeBack: '«Tres atrás»: la letra tres posiciones antes',
      wordNumber: '«Palabra número n»: la letra de la posición n',
      none: 'ninguna de estas',
    },
    mistakes: {
      threeBack: 'Ve qué palabras van antes, pero no cuál de ellas es la tercera: eso requiere muchos más pasos.',
      wordNumber: 'La máscara no numera las posiciones. Contar cuántas palabras se ven se aprende despacio.',
      none: 'Así es sin máscara. La máscara es ya una especie de posición.',
    },
  },
  carries: {
    ask:
      '«¿Dónde está ahora?» pide la última de varias menciones. El gráfico da la proporción de aciertos (%) con 1, ' +
      '1,5; 2 y 4 veces la longitud entrenada de {{first}} palabras, para A, posiciones sinusoidales; B, RoPE, y C, ' +
      'ALiBi. Haga clic en la curva de {{letter}}.',
    right:
      'ALiBi pondera las palabras por su separación, y lo más cercano sigue siéndolo con {{far}} palabras. Las filas ' +
      'de senos y cosenos que el entrenamiento no mostró no significan nada para el modelo. RoPE queda en medio.',
    mistakes: {
      sinusoidal:
        'Esa cae enseguida: es la sinusoidal. La fórmula tiene filas más allá de {{first}}, pero ningún peso las ' +
        'conoce.',
      rotary: 'Esa es RoPE: aguanta hasta el doble de longitud y luego cae también.',
      alibi: 'Esa apenas cae: es ALiBi, que prefiere las palabras cercanas con cualquier longitud.',
    },
  },
  mirror: {
    ask:
      '«Tres atrás» sin máscara: ALiBi acierta el {{now}} %. ¿Cuál de estos cambios lo lleva por ' +
      'encima del {{goal}} %?',
    right: 'Su sesgo es el mismo tres posiciones atrás que tres adelante. Con la máscara no hay nada adelante.',
    options: {
      mask: 'una máscara causal',
      longer: '{{long}} pasos de entrenamiento',
      slopes: 'las pendientes del artículo',
    },
    mistakes: {
      longer: 'Entrenar más ayuda un poco, pero no hace que un sesgo simétrico distinga la izquierda de la derecha.',
      slopes:
        'Con pendientes menores las palabras cercanas se distinguen peor, y la izquierda y la derecha siguen siendo ' +
        'iguales.',
    },
  },
  dice: {
    ask:
      '{{encoding}} en «¿Cuál va antes?» con {{far}} palabras, cuatro veces la longitud entrenada, desde {{seeds}} ' +
      'semillas y sin cambiar nada más. ¿Cuánto distan la proporción de aciertos más baja y la más alta?',
    right:
      'Más allá de la longitud entrenada nada obliga a los pesos a un mismo comportamiento, así que cambia con cada ' +
      'tirada. Una sola carrera enseña poco.',
    options: { none: 'nada', few: 'menos de 10 puntos', many: 'más de 25 puntos' },
    mistakes: {
      none: 'La misma semilla da los mismos bits. Otra semilla da otros pesos y otras frases.',
      few: 'Así es con la longitud entrenada. Más allá, cada semilla va por su lado.',
    },
  },
  farthest: {
    ask:
      '«¿Dónde está ahora?», entrenada con hasta {{first}} palabras y sin máscara. Ordene las codificaciones por su ' +
      'proporción de aciertos con {{far}} palabras, de mayor a menor.',
    right:
      'T5 da a todas las palabras lejanas un mismo sesgo que el entrenamiento ya conocía; el de ALiBi sigue bajando ' +
      'por la misma recta; el vector que Shaw da a las separaciones de {{first}} o más nunca se entrenó; y las filas ' +
      'sinusoidales más allá del entrenamiento son desconocidas para los pesos.',
    options: { alibi: 'ALiBi', t5: 'T5', shaw: 'Shaw', sinusoidal: 'sinusoidal' },
    mistakes: {
      reversed: 'Es al revés: primero la mayor.',
      formula:
        'La fórmula tiene una fila para cualquier posición, pero el modelo nunca se entrenó con esas filas: no ' +
        'acierta más que adivinando.',
    },
  },
  lasting: {
    ask:
      '«Tres atrás» sin máscara, entrenada con hasta {{first}} palabras. ¿Cuál de estas codificaciones acierta aún ' +
      'el {{percent}} % con {{far}}?',
    right: 'Ve la separación entre dos palabras, y tres atrás es la misma separación en cualquier frase.',
    options: { sinusoidal: 'sinusoidal', learned: 'una tabla aprendida', alibi: 'ALiBi', rotary: 'RoPE', shaw: 'Shaw' },
    mistakes: {
      sinusoidal:
        'Las filas más allá de {{first}} siguen la misma fórmula, pero el modelo solo aprendió a usar las que vio.',
      learned: 'Sus filas más allá de {{first}} son todavía los números al azar del comienzo.',
      alibi:
        'Se mantiene bien en frases largas, pero aquí no hay nada que mantener: sin máscara no distingue la ' +
        'izquierda de la derecha.',
    },
  },
  rows: {
    ask:
      'Una tabla aprendida se entrenó con hasta {{first}} palabras, así que sus filas de más allá son al azar. En ' +
      'una tarea el modelo acierta aún el 90 % con {{far}} palabras. ¿En cuál?',
    right:
      'Solo pide una de las siete primeras posiciones, cuyas filas sí se entrenaron. Lo que cuenta es qué filas se ' +
      'usan.',
    options: {
      whoCameFirst: '«¿Cuál va antes?»: A o B, en cualquier lugar',
      threeBack: '«Tres atrás»: en cada posición',
      whereIsItNow: '«¿Dónde está ahora?»: la última mención',
      wordNumber: '«Palabra número n»: una de las siete primeras posiciones',
    },
    mistakes: {
      whoCameFirst: 'A y B pueden estar en cualquier posición de las {{far}} palabras, casi siempre en filas al azar.',
      threeBack: 'Pregunta en cada posición; más allá de {{first}}, la fila y la de tres posiciones antes son al azar.',
      whereIsItNow: 'La última mención está casi siempre lejos, en una fila al azar.',
    },
  },
  clip: {
    ask:
      'Shaw: todas las separaciones que pasan de un límite comparten un vector. El entrenamiento tiene hasta ' +
      '{{first}} palabras. ¿Con qué límite se resuelve mejor «¿Cuál va antes?» con {{far}} palabras?',
    right:
      'Cuanto más cercano el límite, más a menudo se entrenó el vector que comparten todas las palabras lejanas. A ' +
      'esta tarea le basta saber antes o después.',
    options: { least: '{{least}}', middle: '{{middle}}', most: '{{most}}' },
    mistakes: {
      middle: 'Mejor que {{most}}, porque su último vector sí se entrena; pero menos a menudo que con {{least}}.',
      most:
        'Entre {{first}} palabras no hay dos en la separación {{most}}: el vector de todas las lejanas sigue siendo ' +
        'al azar.',
    },
  },
} satisfies BankWords;
