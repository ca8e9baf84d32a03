import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/order.ts';

export default {
  title: 'El orden importa',
  question: '¿Nota la atención que las palabras han cambiado de sitio?',
  lead:
    'Dos frases con las mismas palabras en otro orden: junto a cada palabra está lo que una capa de atención hace ' +
    'con ella, una fila de colores, y una línea lleva a su posición en la otra frase. Sin posiciones ni máscara ' +
    'causal, las filas de los dos extremos de una línea son iguales, salvo redondeo.',
  deeper: 'Sin posiciones ni máscara causal, barajar las palabras baraja las respuestas y no hace nada más.',
  where:
    '*X* contiene una palabra por fila, *P* una posición por fila, *A* es la atención y *Π* baraja las filas. Sin ' +
    '*P* y sin máscara los dos lados son iguales para cualquier *Π*: la atención es equivariante, no invariante, ' +
    'porque las respuestas se mueven con las palabras.',
  made:
    'Aquí no hay ningún modelo entrenado. Cada palabra distinta recibe un número inventado a partir de sus ' +
    'letras, como el identificador que le daría un tokenizador, y su vector es la fila de la tabla sinusoidal que ' +
    'está en ese número, a millones de posiciones, con longitud 1. No significa nada, pero es siempre el mismo ' +
    'para la misma palabra, y el argumento no necesita más. Como en el artículo, se multiplica por √d antes de ' +
    'sumarle la posición.',
  controls: 'Controles de las dos frases',
  label: {
    example: 'Frases',
    first: 'Primera frase',
    second: 'Segunda frase',
    alpha: 'Peso α de las posiciones',
    dim: 'Anchura d (d_model)',
    weights: 'Pesos de q, k y v',
    causal: 'Ninguna palabra ve las siguientes (máscara causal)',
    seed: 'Semilla aleatoria',
    token: 'Seguir una palabra de la primera frase',
  },
  weights: { seeded: 'aleatorios', identity: 'identidad' },
  readout: {
    title: 'La palabra que se sigue',
    row: 'Id del token, inventado',
    first: 'Posición en la primera',
    second: 'Posición en la segunda',
    without: 'Distancia entre salidas, sin',
    with: 'Distancia entre salidas, con',
  },
  notice: 'En qué fijarse',
  caption:
    'A la izquierda cada línea une dos filas iguales: {{without}} es puro redondeo. A la derecha se sumaron las ' +
    'posiciones antes de la atención, y las salidas de una misma palabra difieren ahora hasta en {{with}}. Solo ' +
    'ahora importa el orden.',
  captionCausal:
    'Con la máscara causal una palabra solo se ve a sí misma y a las anteriores, de modo que el orden importa ' +
    'incluso sin posiciones: las filas unidas difieren hasta en {{without}} a la izquierda y en {{with}} a la ' +
    'derecha.',
  captionOff:
    'Con α = 0 las posiciones se multiplican por cero y el lado derecho vuelve a ser el izquierdo: {{without}} y ' +
    '{{with}}. Mueva un poco α.',
  captionStill:
    'Las dos frases están en el mismo orden y no hay nada que distinguir: todas las líneas son horizontales. ' +
    'Invierta una de ellas.',
  captionOther:
    'Solo la primera frase tiene {{first}}; solo la segunda, {{second}}. Con otras palabras cambian las ' +
    'respuestas de todas, haya posiciones o no.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Escriba «El perro muerde el hueso»: una palabra aparece dos veces. ¿Puede la atención sin posiciones ' +
    'distinguir el primer *el* del segundo? ¿Y cuánto debe valer α para que pueda?',
  answerTitle: 'Ver la respuesta',
  answer:
    'No puede: dos vectores iguales hacen la misma pregunta a las mismas palabras y reciben la misma respuesta. ' +
    'Con posiciones basta, en principio, cualquier α mayor que 0: la distancia crece con α desde cero, así que ' +
    'con α = 0,001 ya hay diferencia, aunque pequeña. Qué saque un modelo de una diferencia pequeña depende ' +
    'de su entrenamiento.',
  fine: 'La letra pequeña',
  fineIdentical:
    'Suele decirse que las dos frases dan resultados *idénticos* o que se ven iguales. En rigor, las salidas se ' +
    'mueven con las palabras (son equivariantes); lo idéntico es todo lo que olvida las posiciones, como la suma o ' +
    'la media de las filas.',
  fineCausal:
    'En un decodificador la máscara causal ya rompe la simetría: la tercera palabra tiene dos delante, sean ' +
    'cuales sean. Por eso hay modelos que prescinden de las posiciones. Active la máscara para verlo.',
  fineWords:
    'Aquí no cuentan las mayúsculas ni los signos pegados a una palabra: «El» y «el» son la misma. Un ' +
    'tokenizador de verdad las separaría.',
  number: {
    title: '¿Por qué no numerar las palabras sin más?',
    text:
      'Escrita en las {{dim}} columnas, la posición 1000 sería un vector de longitud {{count}}. Aquí una palabra ' +
      'mide {{word}} y una fila de senos y cosenos, {{wave}}, en cualquier posición. Las palabras lejanas se ' +
      'ahogarían en sus propios números, y un texto más largo traería números mayores que cualquiera del ' +
      'entrenamiento. Divididos por la longitud del texto, p/N, los números quedan entre 0 y 1, pero entonces ' +
      'avanzar una palabra vale 1/N: {{short}} en un texto de diez palabras, {{long}} en uno de mil. Acotados, ' +
      'distintos en cada posición y con el mismo paso en todos los textos: eso es lo que dan senos y cosenos de ' +
      'varias velocidades.',
  },
  columns: { positions: 'posiciones', sentence: 'frase', place: 'posición', word: 'palabra' },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'gato y ratón', first: 'El gato caza al ratón', second: 'El ratón caza al gato' },
    love: { name: 'quién quiere a quién', first: 'Juan quiere a María', second: 'María quiere a Juan' },
    black: { name: 'el gato negro', first: 'el gato negro', second: 'gato el negro' },
    sat: { name: 'el gato se sentó', first: 'El gato se sentó', second: 'sentó se gato El' },
  },
  reverse: 'Segunda = la primera al revés',
  without: 'Sin posiciones',
  with: 'Con posiciones',
  firstSentence: 'primera',
  secondSentence: 'segunda',
  scale: 'Salidas, {{dim}} números por fila:',
  error: 'Mayor diferencia a lo largo de las líneas:',
  alt: {
    without:
      'Salidas de la atención para «{{first}}» y «{{second}}» sin posiciones, fila a fila, con líneas entre ' +
      'las palabras iguales.',
    with:
      'Salidas de la atención para «{{first}}» y «{{second}}» con las posiciones sumadas, fila a fila, con ' +
      'líneas entre las palabras iguales.',
  },
  warning:
    'Las frases no tienen las mismas palabras, así que ninguna es la otra reordenada. Las líneas unen las ' +
    'palabras que comparten; esas filas difieren porque cambian las demás palabras, no porque cambie el orden.',
  none: 'ninguno',
  nothing: 'nada',
  quoted: '«{{word}}»',
  repeat:
    '«{{word}}» ocupa las posiciones {{a}} y {{b}} de la primera frase. La distancia entre sus dos salidas es ' +
    '{{without}} sin posiciones y {{with}} con ellas.',
  words:
    '«{{first}}» y «{{second}}», cada palabra un vector de {{dim}} números, pasan por una capa de atención, ' +
    'primero sin posiciones y después con ellas y α = {{alpha}}.',
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
} satisfies Shape<typeof en.later>;

export const questions = {
  place: {
    ask:
      'Primero «{{first}}», después «{{second}}», sin posiciones añadidas ni máscara. Las posiciones se cuentan ' +
      'desde 0. ¿En qué posición de la segunda frase da la atención la salida que «{{word}}» tiene en la primera?',
    right: 'Donde está ahora «{{word}}»: sin posiciones ni máscara, cada salida se mueve con su palabra.',
    mistakes: {
      stays: 'Las salidas no se quedan en su posición: eso sería invariancia. La atención es equivariante.',
      one: 'Las posiciones se cuentan desde 0, como en la tabla.',
      back: 'De ahí viene la palabra que ocupa ahora su antigua posición: ha seguido la línea al revés.',
    },
  },
  steps: {
    ask:
      'Ordene lo que hace el artículo desde los vectores de las palabras hasta la salida de la primera capa de ' +
      'atención, de lo primero a lo último.',
    right: 'Las palabras se multiplican por √d, se suman las posiciones, y todo lo demás sale de esa suma.',
    options: {
      root: 'multiplicar los vectores de las palabras por √d',
      add: 'sumar las posiciones',
      project: 'formar consultas, claves y valores',
      score: 'convertir consultas · claves en pesos de atención',
      sum: 'sumar los valores con esos pesos',
    },
    mistakes: {
      late: 'Sumadas tras la atención, las posiciones llegarían tarde: consultas y claves no sabrían nada del orden.',
      all: 'Solo las palabras se multiplican por √d. Si se multiplicara después, crecerían también las posiciones.',
    },
  },
  wave: {
    ask: '¿Cuánto mide el vector de la posición {{position}} en una tabla sinusoidal de anchura {{dim}}?',
    right: 'Cada pareja aporta sen² + cos² = 1, y hay *d*/2 parejas: √(*d*/2), en cualquier posición.',
    mistakes: {
      word: 'Eso es √d, lo que mide aquí una palabra. Una pareja de columnas aporta al cuadrado 1, no 2.',
      square: 'Ese es el cuadrado de la longitud: falta la raíz.',
      grows: 'Los senos y cosenos no crecen con la posición. Una simple numeración sí crecería.',
    },
  },
  identical: {
    ask:
      'Dos frases tienen las mismas palabras en otro orden, no se suman posiciones y no hay máscara. ¿En qué ' +
      'difieren sus salidas?',
    right: 'Cada palabra tiene la misma fila en las dos, en otra posición: la atención es equivariante.',
    options: {
      rows: 'en la posición de cada fila',
      nothing: 'en nada: los resultados son idénticos',
      word: 'en la fila de cada palabra',
      mean: 'en la media de todas las filas',
    },
    mistakes: {
      nothing:
        'Se dice a menudo, y no es del todo así: las filas se han movido. Idéntico es lo que olvida las posiciones, ' +
        'como una media.',
      word: 'Una palabra hace la misma pregunta a las mismas palabras que antes, así que su fila es la misma.',
      mean: 'Una media olvida las posiciones: las mismas filas en otro orden tienen la misma media.',
    },
  },
  same: {
    ask:
      'Sin posiciones ni máscara: las filas son las palabras de «{{first}}», las columnas las de «{{second}}», y ' +
      'cada celda dice cuánto distan dos salidas. Haga clic en la que muestra que «{{word}}» recibe la misma ' +
      'respuesta en las dos.',
    right:
      'Su fila es la posición de «{{word}}» en la primera frase; su columna, la posición en la segunda; y contiene 0.',
    mistakes: {
      turned: 'Fila y columna están cambiadas: las filas son de la primera frase.',
      straight: 'Esa celda compara una misma posición en las dos frases, y en ella hay palabras distintas.',
      other: 'También vale 0, pero es de otra palabra.',
    },
  },
  count: {
    ask: 'Alguien escribe como posición el número {{position}} en las {{dim}} columnas. ¿Cuánto mide ese vector?',
    right: 'El cuadrado de la longitud es *d* · *p*², así que mide *p*√*d*. Una palabra mide aquí solo √*d*.',
    mistakes: {
      one: 'Eso sería una sola columna. Cuentan las {{dim}}.',
      sum: 'Lo que se suma son los cuadrados: *p* · *d* es la simple suma de los valores.',
      wave: 'Eso mide una fila de senos y cosenos, que no crece con la posición.',
    },
  },
  twins: {
    ask:
      'En «{{first}}» una palabra aparece dos veces. No hay máscara, y las posiciones se suman con un peso α que ' +
      'crece de 0 (izquierda) a 2 (derecha). Cada curva es la distancia entre dos salidas. ¿Cuál es la de las dos ' +
      '«A»?',
    right: 'Con α = 0, palabras iguales preguntan y reciben lo mismo: solo la distancia entre las dos «A» parte de 0.',
    mistakes: {
      different: 'Con α = 0 estas dos ya difieren. Sin posiciones ni máscara, palabras iguales tienen salidas iguales.',
    },
  },
  alpha: {
    ask:
      'Sin máscara, ¿cuánto debe valer el peso α de las posiciones para que la atención distinga las dos «A» de ' +
      '«{{first}}»?',
    right: 'La distancia crece con α desde cero: cualquier α mayor que 0 da una diferencia, aunque sea pequeña.',
    options: {
      any: 'basta cualquier α mayor que 0',
      one: 'al menos 1, como en el artículo',
      long: 'lo bastante para que las posiciones midan tanto como las palabras',
      never: 'ningún α basta: las palabras son iguales',
    },
    mistakes: {
      one: 'El 1 es una costumbre, no un umbral: con α = 0,01 las dos salidas ya difieren.',
      long: 'La longitud decide cuán grande es la diferencia, no si la hay.',
      never: 'En la atención entran palabra más posición, y las posiciones son distintas.',
    },
  },
  mask: {
    ask:
      'Con máscara causal y sin posiciones. De «{{first}}» a «{{second}}» se intercambian dos palabras. ¿Cuántas de ' +
      'las seis conservan su salida?',
    right: 'La conserva la que sigue viendo el mismo conjunto: las anteriores al intercambio y las posteriores.',
    mistakes: {
      all: 'Sin máscara sería así. Con ella, una palabra solo ve hasta su propia posición.',
      none: 'El orden entre las palabras visibles sigue sin contar: quien ve el mismo conjunto recibe lo mismo.',
      moved: 'También cambian las que están entre las dos: una palabra que veían ha sido sustituida por otra.',
    },
  },
  grows: {
    ask:
      'Sin máscara, con posiciones y α = {{alpha}}, las salidas de las dos «A» de «{{first}}» distan {{small}}. ' +
      '¿Cuánto distan, más o menos, con α = {{larger}}?',
    right: 'Para α pequeños la distancia crece en proporción.',
    mistakes: {
      same: 'Las posiciones no son un interruptor: la distancia crece con su peso.',
      square: 'La diferencia misma es proporcional a α; solo su cuadrado crecería como α².',
    },
  },
} satisfies BankWords;
