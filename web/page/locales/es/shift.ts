import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/shift.ts';

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
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
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
  rows_one: '{{count}} pareja de filas',
  rows_other: '{{count}} parejas de filas',
  few:
    'Solo {{rows}} para una anchura de {{dim}}: aunque las filas fueran números al azar, alguna matriz se les ' +
    'ajustaría exactamente. Un residuo nulo no demuestra nada aquí. Tome más posiciones.',
  words:
    'PE({{from}}) y PE({{to}}) con anchura {{dim}} y base {{base}}, k = {{shift}}, para las parejas {{pairs}}. ' +
    'Tabla mostrada: {{source}}.',
  comment: 'números al azar distintos de los de posenc',
} satisfies Shape<typeof en.later>;

export const questions = {
  angle: {
    ask: 'Anchura {{dim}}, base 10000. ¿Qué ángulo gira la pareja {{pair}} de la posición {{position}} a la {{to}}?',
    right: 'Su frecuencia por el desplazamiento: ω · *k*, con ω = 10000^(−2*i*/*d*). No importa dónde estaba.',
    units: { radians: 'radianes' },
    mistakes: {
      position: 'Ese es el ángulo en la posición {{to}}. Se pregunta cuánto cambia.',
      first: 'Solo la pareja 0 gira 1 radián por posición. Las siguientes son más lentas.',
    },
  },
  numbers: {
    ask: '¿Cuántos números de M({{shift}}) no son 0, con anchura {{dim}}?',
    right: 'Un bloque de dos por dos para cada una de las *d*/2 parejas y ceros en lo demás: 2*d*.',
    mistakes: {
      all: 'Ninguna pareja necesita los números de otra: entre parejas solo hay ceros.',
      diagonal: 'Una rotación mezcla seno y coseno: necesita números también fuera de la diagonal.',
      pairs: 'Ese es el número de parejas. Cada una tiene un bloque de cuatro números.',
    },
  },
  direction: {
    ask: 'El seno hacia la derecha, el coseno hacia arriba. ¿En qué sentido gira la pareja 0 al avanzar {{shift}}?',
    right: 'En la posición 0 apunta arriba, a (0, 1), y después a la derecha, donde crece el seno: como un reloj.',
    options: {
      clockwise: 'en el de las agujas del reloj',
      counter: 'en el contrario',
      depends: 'depende de la posición',
    },
    mistakes: {
      counter: 'Así sería con el coseno hacia la derecha y el seno hacia arriba.',
      depends: 'La posición no aparece en M(*k*): la rotación es la misma en todas partes.',
    },
  },
  elsewhere: {
    ask: 'Una matriz lleva PE({{first}}) a PE({{to}}): M({{shift}}). Se aplica a PE({{other}}). ¿Qué posición sale?',
    right: 'Siempre {{shift}} más allá: *p* no aparece en M(*k*).',
    mistakes: {
      same: 'No recuerda adónde llevó a otro vector. A todos los gira los mismos ángulos.',
      sum: 'La matriz suma {{shift}}, lo que va de {{first}} a {{to}}, no {{to}}.',
    },
  },
  block: {
    ask:
      'Esta es M({{shift}}) con anchura 8, que lleva una columna de senos y cosenos a la nueva: fila = valor nuevo, ' +
      'columna = valor antiguo. Haga clic en −sen(ω*k*) de la pareja {{pair}}, que lleva el seno antiguo al coseno ' +
      'nuevo.',
    right:
      'El bloque de la pareja *i* ocupa filas y columnas 2*i* y 2*i* + 1; el signo menos está abajo a la izquierda.',
    mistakes: {
      upper:
        'Ese es +sen: la fila {{sine}} forma el nuevo seno, sen(*a* + *b*) = cos *b* · sen *a* + sen *b* · cos *a*.',
      diagonal: 'En la diagonal está el coseno del ángulo.',
      pair: 'Ese es el bloque de otra pareja.',
      outside: 'Fuera de los bloques solo hay ceros.',
    },
  },
  twice: {
    ask: 'M({{shift}}) se aplica dos veces seguidas. Es lo mismo que aplicar M(*k*) una vez. ¿Cuánto vale *k*?',
    right: 'Al rotar dos veces los ángulos se suman, y con ellos los desplazamientos.',
    mistakes: {
      once: 'Dos rotaciones son más que una.',
      square: 'Las matrices se multiplican, pero sus ángulos, y por tanto los desplazamientos, se suman.',
    },
  },
  flat: {
    ask:
      'Tres tablas de anchura {{dim}}: la fórmula del artículo, el exponente duplicado, números al azar. Cada curva ' +
      'es el coseno entre PE(p) y PE(p + {{shift}}), según p. Haga clic en la de la fórmula del artículo.',
    right: 'Los dos vectores giran los mismos ángulos, así que el ángulo entre ellos no cambia: una línea plana.',
    mistakes: {
      doubled: 'Oscila con p: un seno y un coseno de distinta velocidad no giran como pareja.',
      random: 'Esa es la tabla al azar: sus filas no tienen nada que ver entre sí.',
    },
  },
  few: {
    ask:
      'Una tabla al azar de {{rows}} filas y anchura {{dim}}, k = {{shift}}. La mejor matriz no deja residuo. ¿Qué ' +
      'demuestra eso?',
    right: 'Parejas de filas: solo {{count}}. A tan pocas se ajusta alguna matriz aunque sean puro azar.',
    options: {
      nothing: 'nada: a tan pocas filas se les ajusta alguna matriz',
      linear: 'que los desplazamientos son lineales en tablas al azar',
      rotation: 'que la matriz es una rotación',
      trained: 'que la tabla está entrenada',
    },
    mistakes: {
      linear: 'Tome más filas que anchura más desplazamiento y aparecerá el residuo.',
      rotation: 'Los mínimos cuadrados no piden una rotación, sino cualquier matriz que encaje.',
      trained: 'Aquí no hay nada entrenado. Con tan pocas filas basta el azar.',
    },
  },
  residual: {
    ask:
      'El bucle de una lección duplica el exponente. Anchura {{dim}}, {{rows}} posiciones, k = {{shift}}: ¿qué ' +
      'residuo deja, más o menos, hasta la mejor de las matrices?',
    right: 'sen(*p* + *k*) necesita sen *k* · cos *p*, y ninguna columna contiene cos *p*: llega a faltar |sen *k*|.',
    mistakes: {
      none: 'Así es con la fórmula del artículo. Aquí el coseno junto al primer seno va a otra velocidad.',
      cosine: 'cos *k* · sen *p* sí está. Lo que falta es la otra parte.',
    },
  },
  ranking: {
    ask: 'Anchura {{dim}}. Ordene según el residuo que deja la mejor matriz, el menor primero.',
    right: 'El del artículo es redondeo. {{half}} es casi un número entero de medias vueltas: no hace falta coseno.',
    options: {
      paper: 'la fórmula del artículo, k = {{off}}',
      half: 'el exponente duplicado, k = {{half}}',
      off: 'el exponente duplicado, k = {{off}}',
      random: 'una tabla al azar, k = {{off}}',
    },
    mistakes: {
      far: 'No cuenta lo largo del desplazamiento, sino |sen *k*|: {{half}} está cerca de un múltiplo de π.',
      reversed: 'Así es del mayor al menor.',
    },
  },
  rows: {
    ask:
      'Una tabla al azar de anchura {{dim}}, k = {{shift}}. ¿A partir de cuántas filas ninguna matriz puede ya ' +
      'ajustarse exactamente?',
    right: 'Hay *k* parejas menos que filas, y a *d* parejas siempre se ajusta alguna matriz: *d* + *k* + 1.',
    mistakes: {
      width: 'Las filas no son parejas: las últimas *k* no tienen compañera.',
      equal: 'Así quedan tantas parejas como columnas, y aún se pueden ajustar. Una más.',
    },
  },
} satisfies BankWords;
