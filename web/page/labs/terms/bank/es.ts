import type { BankWords } from '../../../quiz/question.ts';

export default {
  which: {
    ask: '¿Qué término multiplica una consulta hecha de la posición por una clave hecha de la palabra?',
    right: 'La consulta va primero: posición · palabra.',
    options: {
      contentContent: 'palabra · palabra',
      contentPosition: 'palabra · posición',
      positionContent: 'posición · palabra',
      positionPosition: 'posición · posición',
    },
    mistakes: {
      contentContent: 'No contiene ninguna posición: el orden no influye en este término.',
      contentPosition: 'Al revés: aquí pregunta la palabra y responde la posición.',
      positionPosition: 'No contiene ninguna palabra.',
    },
  },
  cell: {
    ask:
      'Este mapa es *palabra · posición* para «{{sentence}}»: consultas hacia abajo, claves hacia la derecha. Haga ' +
      'clic en la casilla donde la palabra «{{word}}» pregunta por la posición de «{{other}}».',
    right: 'La palabra que mira da la fila; la mirada, la columna.',
    mistakes: {
      turned: 'Fila y columna están cambiadas. Este término no es simétrico: ahí pregunta «{{other}}».',
      one: 'Una casilla de más hacia arriba y a la izquierda: cuente las posiciones desde 0.',
      self: 'Ahí «{{word}}» pregunta por su propia posición.',
    },
  },
  sum: {
    ask:
      'Para una pareja de palabras, los términos son: palabra · palabra {{cc}}, palabra · posición {{cp}}, posición ' +
      '· palabra {{pc}}, posición · posición {{pp}}. ¿Cuál es la puntuación?',
    right: '(*x* + *p*) · (*x* + *p*) da, desarrollado, cuatro productos, y la puntuación es su suma.',
    mistakes: {
      pure:
        'Faltan los dos términos mixtos: las palabras preguntan también por las posiciones, y las posiciones por las ' +
        'palabras.',
      twice: 'Los términos ya están divididos entre √*dₖ*.',
      query: 'Esos son solo los términos en que pregunta la palabra. También pregunta su posición.',
    },
  },
  divided: {
    ask: 'Anchura {{dim}}, {{heads}} cabezas. ¿Entre qué número se dividen los productos antes de softmax?',
    right: 'Entre √*dₖ*, donde *dₖ* es la anchura de una cabeza: *d* dividida entre las cabezas.',
    mistakes: {
      width: 'Eso es √*d*. Cada cabeza multiplica vectores de su propia anchura, menor.',
      rootless: 'Falta la raíz: los productos de vectores al azar crecen con √*dₖ*, no con *dₖ*.',
    },
  },
  softmax: {
    ask: 'En el mapa de pesos de atención, las consultas van hacia abajo y las claves hacia la derecha. ¿Qué suma 1?',
    right: 'Softmax recorre las claves de una consulta, y estas forman una fila.',
    options: {
      rows: 'cada fila',
      columns: 'cada columna',
      all: 'todas las casillas juntas',
      none: 'nada en particular',
    },
    mistakes: {
      columns:
        'Así es donde las palabras son columnas, S = KᵀQ, como escribe una lección. Aquí una consulta es una fila.',
      all: 'Cada consulta reparte su propio 1.',
      none: 'Eso vale para las puntuaciones. Softmax las convierte en partes de 1.',
    },
  },
  off: {
    ask:
      'Los cuatro términos están apagados y la máscara causal, puesta. Palabras: {{count}}; las posiciones se ' +
      'cuentan desde 0. ¿Qué peso de atención da la palabra de la posición {{query}} a la de la posición 0?',
    right: 'Toda puntuación es 0: las claves visibles reciben lo mismo, 1 / ({{query}} + 1), contándose a sí misma.',
    mistakes: {
      zero: 'Una puntuación 0 no es un peso 0: softmax eleva e a ella, y e⁰ = 1.',
      all: 'La máscara oculta las palabras siguientes, que no reciben nada.',
      before: 'Una palabra también se ve a sí misma.',
    },
  },
  most: {
    ask:
      'Pesos identidad y solo posición · posición encendido. ¿A qué posición atiende más la palabra de la posición ' +
      '{{query}} de «{{sentence}}»? Las posiciones se cuentan desde 0.',
    right: 'A la suya: el término es una suma de cosenos de ángulos, y en la separación 0 todos valen 1.',
    mistakes: {
      before: 'La vecina queda segunda. En la separación 0 la suma de cosenos es máxima.',
      after: 'La vecina queda segunda. En la separación 0 la suma de cosenos es máxima.',
      first: 'La posición 0 no tiene aquí nada de especial: solo cuenta la separación.',
    },
  },
  spread: {
    ask:
      'Los pesos son aleatorios. Una lección dice que posición · posición depende solo de la separación. ¿Qué espera ' +
      'a lo largo de una diagonal de ese mapa?',
    right:
      'Varía, aquí hasta en {{spread}}. Solo depende de la separación si el producto de las dos matrices de pesos ' +
      'conmuta con las rotaciones, como la identidad.',
    options: {
      varies: 'números distintos',
      distance: 'un solo número, porque la separación es la misma',
      words: 'números distintos, porque las palabras lo son',
    },
    mistakes: {
      distance:
        'Vale para la identidad. En general los pesos mezclan parejas de distinta velocidad y la posición cuenta.',
      words: 'Son distintos, pero no por eso: en este término no hay ninguna palabra.',
    },
  },
  share: {
    ask:
      'Una consulta ve dos claves, con puntuaciones {{first}} y {{second}}. ¿Cuál es el peso de atención de la ' +
      'primera?',
    right: 'exp(primera) / (exp(primera) + exp(segunda)). Solo cuenta la diferencia.',
    mistakes: {
      other: 'Ese es el peso de la segunda.',
      linear: 'Softmax no compara las puntuaciones, sino e elevado a ellas.',
      half: 'Partes iguales son para puntuaciones iguales.',
    },
  },
  alpha: {
    ask:
      'Con α = 1 una puntuación es la suma de palabra · palabra {{cc}}, palabra · posición {{cp}}, posición · ' +
      'palabra {{pc}} y posición · posición {{pp}}. ¿Cuánto vale con α = {{alpha}}?',
    right: 'Los términos mixtos tienen una posición y crecen por α; posición · posición tiene dos y crece por α².',
    mistakes: {
      linear: 'En posición · posición crecen los dos factores: α².',
      whole: 'Palabra · palabra no contiene ninguna posición, y posición · posición contiene dos.',
      same: 'α multiplica las posiciones: cambia todo término que tenga una posición.',
      square: 'Los términos mixtos tienen una sola posición: α, no α².',
    },
  },
  ranked: {
    ask:
      'Pesos identidad, anchura {{dim}}, solo posición · posición encendido. Ordene las posiciones según la atención ' +
      'que les presta la palabra de la posición {{query}}, de más a menos.',
    right:
      'La suma de cosenos baja al principio y luego vuelve a subir: la posición {{fifth}} se parece más que la ' +
      '{{third}}.',
    options: { a: 'posición {{a}}', b: 'posición {{b}}', c: 'posición {{c}}', d: 'posición {{d}}' },
    mistakes: {
      near:
        'Por lo general, sí. Pero tras 5 posiciones la aguja rápida ya regresa, y la {{fifth}} va antes que la ' +
        '{{third}}.',
      reversed: 'Así es de menos a más.',
    },
  },
} satisfies BankWords;
