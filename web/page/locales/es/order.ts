import type { Shape } from '../../text/strings.ts';
import type en from '../en/order.ts';

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
  examples: {
    chase: { name: 'gato y ratón', first: 'El gato caza al ratón', second: 'El ratón caza al gato' },
    love: { name: 'quién quiere a quién', first: 'Juan quiere a María', second: 'María quiere a Juan' },
    black: { name: 'el gato negro', first: 'el gato negro', second: 'gato el negro' },
    sat: { name: 'el gato se sentó', first: 'El gato se sentó', second: 'sentó se gato El' },
  },
  weights: { seeded: 'aleatorios', identity: 'identidad' },
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
  readout: {
    title: 'La palabra que se sigue',
    row: 'Id del token, inventado',
    first: 'Posición en la primera',
    second: 'Posición en la segunda',
    without: 'Distancia entre salidas, sin',
    with: 'Distancia entre salidas, con',
  },
  none: 'ninguno',
  nothing: 'nada',
  quoted: '«{{word}}»',
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
  repeat:
    '«{{word}}» ocupa las posiciones {{a}} y {{b}} de la primera frase. La distancia entre sus dos salidas es ' +
    '{{without}} sin posiciones y {{with}} con ellas.',
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
  words:
    '«{{first}}» y «{{second}}», cada palabra un vector de {{dim}} números, pasan por una capa de atención, ' +
    'primero sin posiciones y después con ellas y α = {{alpha}}.',
  columns: { positions: 'posiciones', sentence: 'frase', place: 'posición', word: 'palabra' },
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
} satisfies Shape<typeof en>;
