import type { Shape } from '../../text/strings.ts';
import type en from '../en/terms.ts';

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
  examples: {
    chase: { name: 'gato y ratón', sentence: 'El gato caza al ratón' },
    love: { name: 'quién quiere a quién', sentence: 'Juan quiere a María' },
    black: { name: 'el gato negro', sentence: 'el gato negro' },
    sat: { name: 'el gato se sentó', sentence: 'El gato se sentó' },
  },
  weights: { seeded: 'aleatorios', identity: 'identidad' },
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
  words:
    'Las puntuaciones de «{{sentence}}» con anchura {{dim}} y {{heads}}, cabeza mostrada: {{head}}, con α = ' +
    '{{alpha}}.',
  columns: { query: 'consulta', queryWord: 'palabra que consulta', key: 'clave', keyWord: 'palabra consultada' },
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
} satisfies Shape<typeof en>;
