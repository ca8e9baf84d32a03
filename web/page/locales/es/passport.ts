import type { Shape } from '../../text/strings.ts';
import type en from '../en/passport.ts';

export default {
  title: 'El pasaporte de un modelo',
  question: '¿Qué dice el archivo de un modelo sobre sus posiciones?',
  lead:
    'Elija un modelo publicado, o suelte un `config.json` o un archivo GGUF propio, que nunca sale de su equipo. El ' +
    'mapa muestra hasta dónde ve cada [capa](layer), y la ficha, qué sabe de las posiciones, dónde consta y qué ha ' +
    'cambiado al llegar a la [posición](asked) por la que pregunta.',
  deeper:
    'Un archivo nombra pocos de estos valores. Los demás son los predeterminados de la clase que lo lee o se deducen ' +
    'de otros; la ficha dice cuál es cuál y señala lo que el archivo no dice. Los modelos con dos tipos de capas ' +
    'suelen tener dos bases, o rotan solo en una de ellas. Casi todas las ampliaciones del contexto frenan parejas, ' +
    'de modo que un texto más largo les muestra menos ángulos nuevos; cuántos quedan depende del método.',
  where:
    'Cuanto más lejos ve una capa, más alta es su barra, en escala logarítmica: la altura completa es todo el texto. ' +
    'Una barra mínima es una capa con un estado en lugar de atención; una barra sin relleno no tiene posiciones ' +
    'propias. La *longitud de onda* de una pareja de canales es el número de posiciones en que da una vuelta. Una ' +
    'tabla en un formato corto redondea sucesivamente posiciones, frecuencias, ángulos y valores; se miran 20 ' +
    'posiciones por cada factor de diez.',
  controls: 'Modelo, archivo y posición',
  label: {
    model: 'Modelo',
    other: 'Comparar con',
    position: 'Posición por la que se pregunta',
    layer: 'Capa',
    config: 'Su propio archivo',
    second: 'Su propio archivo para comparar',
    way: 'Posiciones como en',
    prompt: 'Partes del prompt',
  },
  file: {
    paste: 'Suelte o pegue config.json o .gguf',
    choose: 'Elegir un archivo de este equipo',
    refused: 'Este archivo no se puede leer como modelo:',
    long: 'Lo que importa de él tiene más de {{count}} caracteres.',
  },
  own: 'su archivo',
  ownSecond: 'su segundo archivo',
  noOther: 'ningún otro',
  hint:
    'Pulse una capa del mapa. Con el foco en él, las flechas van de capa en capa, Re Pág y Av Pág avanzan un ' +
    'octavo, Inicio y Fin van a los extremos.',
  mapOf: '{{model}}: {{count}} capas',
  mapUnnumbered: '{{model}}: una barra por cada tipo de capa',
  layerAt: 'capa {{layer}}: {{kind}}',
  cardTitle: 'Capa {{layer}}',
  fact: {
    kind: 'Tipo de capa',
    positions: 'Posiciones por',
    attends: 'Ve',
    base: 'Base',
    scaling: 'Escalado',
    turned: 'Canales que rotan',
    pairing: 'Parejas',
    longest: 'Longitud de onda mayor',
    heads: 'Cabezas con pendiente',
    buckets: 'Grupos',
    rows: 'Filas de la tabla',
    temperature: 'Temperatura',
    layers: 'Capas',
    trained: 'Longitud entrenada',
    extended: 'Longitud prometida',
  },
  positions: {
    rotary: 'rotación',
    alibi: 'ALiBi',
    t5: 'grupos (T5)',
    deberta: 'grupos (DeBERTa)',
    learned: 'una tabla aprendida',
    sinusoidal: 'sinusoides',
    relative: 'términos relativos',
    none: 'nada propio',
  },
  attends: {
    all: 'todo el texto',
    window: 'una ventana de {{window}}',
    chunk: 'su bloque de {{window}}',
    compressed: 'una ventana de {{window}} y un resumen',
    cross: 'una imagen',
    recurrent: 'un estado, no claves',
    nothing: 'ningún otro token',
  },
  pairing: { interleaved: 'vecinos', rotateHalf: 'mitades' },
  from: {
    file: 'en el archivo:',
    class: 'valor de la clase:',
    computed: 'se deduce:',
    unknown: 'nadie lo dice:',
  },
  unknown: 'desconocida',
  none: 'ninguno',
  ofAll: '{{count}} de {{all}}',
  positionsLong: '{{wave}} posiciones',
  anyRow: 'cuantas hagan falta, calculadas',
  grows: 'las consultas crecen, β\u00a0=\u00a0{{beta}}',
  changesTitle: 'Qué cambia con la posición en {{model}}',
  noChange: 'Su archivo no nombra ninguna posición a partir de la cual cambie algo.',
  otherScalings: 'Otros escalados para este modelo, pareja a pareja: «{{title}}»',
  reached: 'ya alcanzada',
  notReached: 'aún no alcanzada',
  change: {
    window: 'Desde la posición {{position}}, la posición 0 queda fuera de la ventana de las capas {{kind}}.',
    chunk: 'En la posición {{position}} empieza otro bloque; las capas {{kind}} ya no ven las posiciones anteriores.',
    lastBucket: 'Las claves a una separación de {{position}} o más comparten el último grupo, por lejos que estén.',
    temperature:
      'Desde la posición {{position}}, las consultas {{kind}} crecen por escalones, con β\u00a0=\u00a0{{beta}}.',
    temperatureSmooth:
      'Desde la posición {{position}}, las puntuaciones de las consultas {{kind}} crecen con el logaritmo.',
    context: 'Un contexto de más de {{position}} posiciones tiene otras frecuencias, también para los textos cortos.',
    frequencies: 'Un texto que llega a la posición {{position}} recibe otras frecuencias en todas sus posiciones.',
    trained: 'La posición {{position}} es la primera más allá de la longitud de entrenamiento.',
    extended: 'La posición {{position}} es la primera más allá de la longitud que promete el archivo.',
    tableEnd: 'La tabla no tiene fila para la posición {{position}} ni para ninguna posterior.',
  },
  formatsTitle: 'Dónde las tablas en formatos cortos fallan por más de {{tolerance}}',
  format: 'Formato',
  fails: 'desde, aprox.',
  errorAt: 'error en {{position}}',
  keptAs: 'posición guardada',
  collide:
    'Las posiciones {{first}} a {{last}} coinciden donde un programa guarda las posiciones en {{format}}: con ' +
    '{{bits}} bits significativos, todas son {{kept}}.',
  never: 'en ninguna hasta 10⁷',
  waveChart:
    'Longitudes de onda de las parejas de cada tipo de capa con rotación, junto a la longitud entrenada y la ' +
    'preguntada',
  axisPair: 'pareja →',
  axisWave: 'longitud de onda en posiciones ↑',
  waveAsked: 'preguntada: {{position}}',
  trainedSpan: 'entrenada: {{trained}}',
  notice: 'En qué fijarse',
  caption: '{{model}} tiene {{count}} capas ({{kinds}}) y se entrenó con {{trained}} posiciones, sin ampliación.',
  extendedModel:
    '{{model}} tiene {{count}} capas ({{kinds}}); entrenado con {{trained}} posiciones, se amplía hasta {{extended}}.',
  unknownModel: '{{model}} tiene {{count}} capas ({{kinds}}); su archivo no dice con cuántas posiciones se entrenó.',
  layerDiffers:
    'Filas de la ficha en las que {{other}} difiere de él en esta capa: {{unlike}}. Capas con otras posiciones: ' +
    '{{layers}} de {{all}}.',
  same: '{{other}} tiene las mismas posiciones en todas las capas, cerca y lejos.',
  noPairs: 'En ninguna capa rotan consultas y claves, así que no hay longitudes de onda.',
  pairsUnknown:
    'En la posición {{position}}, la más lenta de las {{all}} parejas ({{kind}}) ha dado {{turns}} vueltas.',
  pairsAll: 'Las {{all}} parejas ({{kind}}) completan una vuelta en las {{trained}} posiciones del entrenamiento.',
  pairsWithin:
    'De las {{all}} parejas ({{kind}}), {{partial}} no completan una vuelta en las {{trained}} posiciones del ' +
    'entrenamiento; en la posición {{position}} ninguna de ellas está en un ángulo que el entrenamiento no mostró.',
  pairsBeyond:
    'De las {{all}} parejas ({{kind}}), {{partial}} no completan una vuelta en las {{trained}} posiciones del ' +
    'entrenamiento; en la posición {{position}}, {{fresh}} de ellas están en un ángulo que el entrenamiento nunca ' +
    'mostró.',
  prompt: {
    title: 'Las posiciones de un mensaje',
    about:
      'Los tokens de texto avanzan de uno en uno. Los de una imagen o un vídeo se reparten en filas y columnas desde ' +
      'una posición, y el texto que sigue continúa después de la mayor. Cada línea es un eje; la de puntos cuenta ' +
      'los tokens de uno en uno.',
    kind: { text: 'texto', image: 'imagen', video: 'vídeo' },
    size: { tokens: 'tokens', frames: 'fotogramas', rows: 'filas', columns: 'columnas' },
    add: { text: 'Añadir texto', image: 'Añadir una imagen', video: 'Añadir un vídeo' },
    axis: { time: 'tiempo', row: 'fila', column: 'columna', position: 'posición', image: 'imagen' },
    kindOf: 'Tipo de la parte {{number}}',
    sizeOf: '{{size}} de la parte {{number}}',
    remove: 'Quitar la parte {{number}}',
    part: 'Parte',
    tokens: 'Tokens',
    plain: 'de uno en uno',
    tableTitle: 'Posiciones de cada parte',
    chart: 'Posiciones de los {{tokens}} tokens del mensaje según {{way}}, una línea por eje',
    axisToken: 'token →',
    axisPosition: 'posición ↑',
    next:
      'La respuesta empieza en la posición {{next}} en todos los ejes. Los motores guardan la diferencia {{delta}}: ' +
      'el token n de la caché está en n más esa diferencia.',
    noFilm: '{{way}} no conoce vídeos; se omiten los del mensaje.',
    seconds: 'Los fotogramas están a un segundo de distancia, que aquí son dos posiciones.',
    stamps: 'Cada fotograma va detrás de una marca de tiempo de cinco tokens.',
  },
  askTitle: 'Pruebe antes de mirar',
  ask: '¿Qué base tienen las capas 4 y 5 de `gemma-3-4b-it`, y lo dice su archivo?',
  answerTitle: 'Ver la respuesta',
  answer:
    'La capa 4 ve una ventana de 1024 posiciones y tiene la base 10000; la capa 5 ve todo el texto y tiene la base ' +
    '1000000. El archivo no dice ninguna de las dos: son los valores predeterminados de su clase, así que un ' +
    'programa que solo lea el archivo tiene que conocerlos.',
} satisfies Shape<typeof en>;
