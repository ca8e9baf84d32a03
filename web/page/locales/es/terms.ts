import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/terms.ts';

export default {
  title: 'Los cuatro términos de una puntuación',
  question: '¿Cuánto de una puntuación se debe a las palabras y cuánto a las posiciones?',
  lead:
    'Una puntuación es la consulta de una palabra por la clave de otra; ambas salen del vector *x* de la palabra más ' +
    'el vector *p* de su posición: cuatro términos, [palabra con palabra](contentContent), ' +
    '[palabra con posición](contentPosition), [posición con palabra](positionContent) y [posición con ' +
    'posición](positionPosition), primero la parte de la consulta. Apague cada uno y mire cómo cambian los pesos ' +
    'de atención.',
  deeper:
    'Una puntuación dice cuánta atención presta una palabra a otra. Softmax convierte las puntuaciones de una ' +
    'fila en pesos de atención, que suman 1.',
  made:
    'Aquí no hay ningún modelo entrenado. Los vectores de las palabras son números al azar que salen de sus ' +
    'letras (filas lejanas de la tabla sinusoidal, con longitud 1). Los pesos empiezan siendo la identidad, de modo ' +
    'que lo que se ve es obra de los vectores mismos; los aleatorios están a un clic, pero, sin entrenar, ' +
    'su atención no significa nada. Las sumas son exactas de todos modos.',
  controls: 'Controles de la puntuación',
  label: {
    example: 'Frases',
    sentence: 'Frase',
    alpha: 'Peso α de las posiciones',
    rooted: 'Palabras por √d, como en el artículo',
    causal: 'Ninguna palabra ve las siguientes (máscara causal)',
    biases: 'Sesgos en q, k y v',
    weights: 'Pesos de q, k y v',
    dim: 'Anchura d (d_model)',
    heads: 'Cabezas',
    head: 'Cabeza mostrada',
    seed: 'Semilla aleatoria',
    query: 'Consulta: la palabra que mira',
    key: 'Clave: la palabra mirada',
    term: 'Producto desarrollado',
  },
  names: {
    contentContent: 'palabra · palabra',
    contentPosition: 'palabra · posición',
    positionContent: 'posición · palabra',
    positionPosition: 'posición · posición',
  },
  weights: { seeded: 'aleatorios', identity: 'identidad' },
  readout: {
    title: 'La pareja de palabras señalada',
    whole: 'q · k / √dₖ de una vez',
    weight: 'Peso de atención',
    distance: 'Clave menos consulta',
  },
  notice: 'En qué fijarse',
  captionSum:
    'Los cuatro mapas suman la puntuación, casilla a casilla. Multiplicar directamente consulta y clave da lo ' +
    'mismo: en todas las casillas, los dos caminos difieren como mucho en {{error}}.',
  captionOff: 'Ahora softmax ve la puntuación sin {{off}}. Compare los pesos de atención con los de la suma completa.',
  captionNone:
    'Con los cuatro apagados, toda puntuación es 0 y todas las claves visibles reciben el mismo peso de atención.',
  captionSeeded:
    'Suele decirse que posición · posición depende solo de la separación. Con estos pesos no es así: a lo largo de ' +
    'una misma diagonal varía hasta en {{spread}}. Vuelva a la identidad.',
  captionIdentity:
    'Con la identidad como pesos, posición · posición depende solo de la separación: en ninguna diagonal varía más ' +
    'de {{spread}}, que es redondeo. Ponga pesos aleatorios y vea si sigue siendo así.',
  captionAlpha: 'Con α = 0 solo queda palabra · palabra, y el orden de la frase se olvida.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Mantenga la identidad como pesos y deje encendido solo posición · posición. ¿A qué palabra atiende más cada ' +
    'una? ¿Importa qué palabras sean?',
  answerTitle: 'Ver la respuesta',
  answer:
    'Cada una se atiende sobre todo a sí misma y después, por lo general, a sus vecinas, sean las palabras que sean: ' +
    'el término es la suma de los cosenos de los ángulos entre dos posiciones, máxima en la separación 0. Los pesos ' +
    'entrenados no se parecen a la identidad; con ellos este término puede preferir la palabra anterior, o la que ' +
    'está tres posiciones más allá.',
  fine: 'La letra pequeña',
  fineDistance:
    'Una lección dice que posición · posición depende solo de la separación. Eso vale cuando el producto de las dos ' +
    'matrices de pesos conmuta con las rotaciones de todas las parejas, como la identidad. Con pesos cualesquiera no ' +
    'es cierto; en RoPE, la puntuación entera depende de las posiciones solo a través de la separación.',
  fineSoftmax:
    'Aquí una palabra es una fila, las consultas van hacia abajo y las claves hacia la derecha: softmax recorre ' +
    'las filas. Una lección escribe las palabras en columnas, S = KᵀQ, y entonces recorre las columnas. En ' +
    'los dos casos recorre las claves.',
  fineBias:
    'La lección prescinde de los sesgos. Si los hay, aquí se cuentan junto con las palabras, para que los cuatro ' +
    'términos sigan sumando el total.',
  columns: { query: 'consulta', queryWord: 'palabra que consulta', key: 'clave', keyWord: 'palabra consultada' },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'gato y ratón', sentence: 'El gato caza al ratón' },
    love: { name: 'quién quiere a quién', sentence: 'Juan quiere a María' },
    black: { name: 'el gato negro', sentence: 'el gato negro' },
    sat: { name: 'el gato se sentó', sentence: 'El gato se sentó' },
  },
  headCount_one: '{{count}} cabeza',
  headCount_other: '{{count}} cabezas',
  score: 'puntuación',
  weight: 'peso de atención (softmax sobre las claves)',
  output: 'Salida: los valores, sumados con esos pesos',
  highest: 'Lo más alto: «{{query}}» con «{{key}}», {{value}}.',
  spoken: '«{{query}}» con «{{key}}»: puntuación {{score}}, peso de atención {{weight}}.',
  alt: '{{title}}, para cada pareja de palabras de «{{sentence}}»: consultas hacia abajo, claves hacia la derecha.',
  outputAlt: 'Salida de la atención para «{{sentence}}»: una fila de {{dim}} números por palabra.',
  scaleScores: 'Términos y puntuación:',
  scaleShares: 'Pesos de atención:',
  scaleOutput: 'Salida:',
  masked: 'enmascarada',
  words:
    'Las puntuaciones de «{{sentence}}» con anchura {{dim}} y {{heads}}, cabeza mostrada: {{head}}, con α = ' +
    '{{alpha}}.',
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
} satisfies Shape<typeof en.later>;

export const questions = {
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
