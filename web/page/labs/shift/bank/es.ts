import type { BankWords } from '../../../quiz/question.ts';

export default {
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
