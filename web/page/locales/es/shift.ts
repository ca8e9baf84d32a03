import type { Shape } from '../../text/strings.ts';
import type en from '../en/shift.ts';

export default {
  title: 'Desplazar es rotar',
  question: '¿Cómo puede ver un modelo lo que está «k palabras más allá»?',
  lead:
    'Al avanzar *k* posiciones, cada aguja del reloj gira su propio ángulo, estuviera donde estuviera. En el ' +
    '[plano](plane) de cada pareja esa rotación es un [bloque](block) de dos por dos números, y todos los bloques ' +
    'juntos forman una sola matriz, M(k).',
  deeper:
    'Vale para cualquier [posición](position) *p*, porque *p* no aparece en ella: solo aparece el ' +
    '[desplazamiento](shift) *k*. Eso quieren decir las lecciones con «PE(p + k) es función lineal de PE(p)»: un ' +
    'modelo podría aprender una sola vez, para todas las posiciones, qué es «tres palabras más allá».',
  where:
    'A la izquierda, la pareja *i* en la posición *p* + *k*; a la derecha, la misma pareja en *p*. Entre las dos ' +
    'está el bloque, una rotación: en el sentido de las agujas, si el seno va hacia la derecha y el coseno ' +
    'hacia arriba.',
  presets: 'Para empezar',
  preset: {
    linear: {
      name: 'd = 64',
      about: 'una matriz para toda p',
      note:
        'Tres lecciones dicen que PE(p + k) es lineal en PE(p). Con la fórmula del artículo es exactamente ' +
        'cierto; lo que queda es redondeo.',
    },
    lesson002: {
      name: 'exponente duplicado',
      about: 'el coseno que falta',
      note:
        'La fórmula de una lección, con el exponente duplicado, d = 4, 1000 posiciones y cinco pasos: hasta la ' +
        'mejor de las matrices deja un residuo de 0,96. Es |sen 5|, como explica el texto bajo las curvas.',
    },
    seven: {
      name: 'k = 22',
      about: 'casi un acierto',
      note:
        'La misma fórmula con una sola pareja y 22 pasos. De pronto casi no hay residuo. De esto trata la pregunta ' +
        'de abajo.',
    },
    few: {
      name: '12 filas',
      about: 'un ajuste que no prueba nada',
      note:
        'Una tabla al azar de 12 filas y ocho columnas, como empieza una aprendida. Siete parejas de filas ' +
        'no bastan para descartar todas las matrices: siempre hay una que encaja.',
    },
  },
  matrixKnown: 'M({{shift}}), un bloque por pareja',
  matrixBest: 'La mejor matriz para k = {{shift}}',
  matrixAlt: 'Matriz de {{dim}} por {{dim}} números que lleva PE(p) a PE(p + {{shift}}). Tabla: {{source}}.',
  scale: 'Valores:',
  planes: 'De p = {{from}} a p + k = {{to}}, pareja a pareja',
  planesAlt:
    'Planos de las parejas elegidas con PE({{from}}), PE({{to}}) y el punto al que la matriz lleva PE({{from}}). ' +
    'Tabla: {{source}}.',
  pairName: 'pareja {{pair}}',
  turn: '{{radians}} rad, {{turns}} vueltas',
  angle: '{{radians}} rad',
  gap: 'error: {{gap}}',
  attempts:
    'Tres tablas, cada una con su mejor matriz, y el residuo en cada una de {{starts}} posiciones p: la mayor ' +
    'diferencia, valor a valor, entre la fila y lo que da la matriz',
  sources: {
    sinusoidal: { name: 'La fórmula del artículo', how: 'M(k), conocida de antemano' },
    doubled: { name: 'El exponente duplicado', how: 'la mejor, por mínimos cuadrados' },
    learned: { name: 'Una tabla al azar, como empieza una aprendida', how: 'la mejor, por mínimos cuadrados' },
  },
  largest: 'como mucho',
  relative: 'en conjunto, el {{percent}} % de la norma de las filas',
  reading: {
    title: 'Residuos de la matriz mostrada',
    move: 'De, a',
    fromTo: '{{from}} → {{to}}',
    here: 'Residuo en esta p',
    all: 'El mayor, en {{starts}} posiciones',
    rank: 'Columnas independientes',
    rankOf: '{{rank}} de {{dim}}',
    known: 'no hace falta',
  },
  rows_one: '{{count}} pareja de filas',
  rows_other: '{{count}} parejas de filas',
  few:
    'Solo {{rows}} para una anchura de {{dim}}: aunque las filas fueran números al azar, alguna matriz se les ' +
    'ajustaría exactamente. Un residuo nulo no demuestra nada aquí. Tome más posiciones.',
  origin:
    'De dónde viene el residuo del exponente duplicado: su primera columna es sen p, y sen(p + k) = cos k · sen p + ' +
    'sen k · cos p; aquí, {{cosine}} · sen p {{sign}} {{bound}} · cos p. Pero ninguna columna contiene cos p: ' +
    'el coseno de al lado gira {{slower}} veces más despacio. Así que llega a faltar |sen k| = {{bound}}. Los ' +
    'mínimos cuadrados con todas las columnas dejan un residuo de hasta {{largest}}: en una tabla larga y ' +
    'estrecha, casi exactamente eso. En una corta otras columnas pueden suplirlo; en una ancha fallan también ' +
    'ellas.',
  controls: 'Controles del desplazamiento',
  label: {
    position: 'Posición p',
    shift: 'Desplazamiento k',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    rows: 'Posiciones de las tablas',
    seed: 'Semilla de la tabla al azar',
    source: 'Tabla mostrada',
    pairs: 'Parejas dibujadas',
  },
  hint:
    'El botón de cada curva muestra arriba la matriz y los planos de esa tabla. Se dibujan hasta ocho parejas; ' +
    'la novena ocupa el lugar de la primera elegida. Aquí la anchura es par, pues cada seno necesita su coseno ' +
    'para girar.',
  notice: 'En qué fijarse',
  caption:
    'Con la fórmula del artículo el residuo es como mucho {{sinusoidal}}, y eso es redondeo; la matriz se escribió ' +
    'solo a partir de k = {{shift}}, sin haber visto ni una fila. Para las otras dos, los mínimos cuadrados vieron ' +
    'la tabla entera y aun así dejan {{doubled}} y {{learned}}.',
  captionTurns: 'Mueva p: los vectores giran y el ángulo entre ellos no cambia.',
  captionBends:
    'Mueva p: en la tabla mostrada cambia el ángulo entre los vectores; con la fórmula del artículo no cambia.',
  captionFew:
    'Con la fórmula del artículo el residuo es como mucho {{sinusoidal}}, sea cual sea p. Las otras dos dejan ' +
    '{{doubled}} y {{learned}}, pero a tan pocas filas se les ajusta alguna matriz aunque sean puro azar.',
  captionStill: 'Con k = 0 no se mueve nada, y la matriz que no cambia nada sirve para cualquier tabla. Elija otra k.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Con el exponente duplicado y d = 2, pase de k = 21 a 22 y luego a 23. ¿Por qué 22 casi funciona y ' +
    'sus vecinos no?',
  answerTitle: 'Ver la respuesta',
  answer:
    '22 es casi exactamente 7π, siete medias vueltas. Tras media vuelta el seno solo ha cambiado de signo, y para ' +
    'eso no hace falta ningún coseno: falta apenas |sen 22| = 0,0089, mientras que |sen 21| y |sen 23| son 0,84 y ' +
    '0,85. En 44, el doble de 22, es 0,018. Las parejas del artículo no dependen de esa suerte, porque cada seno ' +
    'tiene al lado el coseno de su misma frecuencia.',
  fine: 'La letra pequeña',
  fineWay: 'La matriz actúa sobre columnas. Si los tokens son filas, como en casi todos los programas, es P · M(k)ᵀ.',
  fineLearned:
    'La tercera tabla se genera al azar a partir de una semilla, con desviación típica √½ en cada valor, ' +
    'para que sus filas sean tan largas como las otras. No está entrenada; el entrenamiento podría enseñarle ' +
    'algo parecido a una rotación, pero nada en su construcción lo pide.',
  fineLimit:
    'Que exista una matriz así no significa que un modelo la use. Solo dice que una matriz de pesos puede ' +
    'expresarlo; que por eso sea fácil de aprender es una conjetura del artículo.',
  words:
    'PE({{from}}) y PE({{to}}) con anchura {{dim}} y base {{base}}, k = {{shift}}, para las parejas {{pairs}}. ' +
    'Tabla mostrada: {{source}}.',
  comment: 'números al azar distintos de los de posenc',
} satisfies Shape<typeof en>;
