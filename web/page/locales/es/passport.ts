import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/passport.ts';

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
  hint:
    'Pulse una capa del mapa. Con el foco en él, las flechas van de capa en capa, Re Pág y Av Pág avanzan un ' +
    'octavo, Inicio y Fin van a los extremos.',
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
  changesTitle: 'Qué cambia con la posición en {{model}}',
  formatsTitle: 'Dónde las tablas en formatos cortos fallan por más de {{tolerance}}',
  axisPair: 'pareja →',
  axisWave: 'longitud de onda en posiciones ↑',
  notice: 'En qué fijarse',
  caption: '{{model}} tiene {{count}} capas ({{kinds}}) y se entrenó con {{trained}} posiciones, sin ampliación.',
  askTitle: 'Pruebe antes de mirar',
  ask: '¿Qué base tienen las capas 4 y 5 de `gemma-3-4b-it`, y lo dice su archivo?',
  answerTitle: 'Ver la respuesta',
  answer:
    'La capa 4 ve una ventana de 1024 posiciones y tiene la base 10000; la capa 5 ve todo el texto y tiene la base ' +
    '1000000. El archivo no dice ninguna de las dos: son los valores predeterminados de su clase, así que un ' +
    'programa que solo lea el archivo tiene que conocerlos.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  own: 'su archivo',
  ownSecond: 'su segundo archivo',
  noOther: 'ningún otro',
  mapOf: '{{model}}: {{count}} capas',
  mapUnnumbered: '{{model}}: una barra por cada tipo de capa',
  layerAt: 'capa {{layer}}: {{kind}}',
  cardTitle: 'Capa {{layer}}',
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
  waveAsked: 'preguntada: {{position}}',
  trainedSpan: 'entrenada: {{trained}}',
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
} satisfies Shape<typeof en.later>;

export const questions = {
  larger: {
    ask:
      '`{{model}}` tiene dos bases, {{small}} y {{large}}, y dos tipos de capas: unas ven una ventana de {{window}} ' +
      'posiciones; otras, todo el texto. ¿Qué capas tienen la base mayor?',
    right:
      'Una base mayor alarga las longitudes de onda. Donde se ve todo el texto, las separaciones son grandes y las ' +
      'parejas lentas necesitan longitudes de onda a la altura.',
    options: {
      whole: 'las que ven todo el texto',
      window: 'las que ven una ventana',
      turns: 'se alternan, vean lo que vean',
    },
    mistakes: {
      window:
        'Dentro de una ventana ninguna separación es grande: bastan longitudes de onda cortas, y con ellas una base ' +
        'menor.',
      turns: 'Depende de lo que ve la capa: la base es propia de cada tipo de capa.',
    },
  },
  tableEnd: {
    ask:
      'La tabla aprendida de `{{model}}` tiene {{rows}} filas. ¿Cuál es la primera posición para la ' +
      'que no hay ninguna?',
    right:
      'Las posiciones se cuentan desde 0, así que {{rows}} filas sirven desde la 0 hasta una menos que ese número. ' +
      'Una fórmula no tiene ese final.',
    mistakes: {
      last: 'Esa posición tiene la última fila.',
      fromOne: 'Las posiciones se cuentan desde 0, no desde 1: la tabla acaba una antes.',
    },
  },
  promised: {
    ask:
      '`{{model}}` se entrenó con {{trained}} posiciones; su archivo indica YaRN con factor {{factor}}. ¿Cuántas ' +
      'posiciones promete?',
    right: 'El factor por la longitud entrenada: con él, las parejas lentas no topan con ángulos nuevos hasta ahí.',
    mistakes: {
      trained: 'Esa es la longitud del entrenamiento. El escalado sirve para ir más allá.',
      added: 'La longitud entrenada se estira, no se suma: es la primera parte de la prometida.',
    },
    units: { positions: 'posiciones' },
  },
  source: {
    ask:
      'Las claves del archivo de `{{model}}` que aquí importan: `{{keys}}`. Sus capas rotan con base {{base}}. ¿De ' +
      'dónde sale ese número?',
    right:
      'El archivo lo dice si tiene `rope_theta`; se deduce del archivo si tiene `rope_ratio`; si no, ' +
      'decide la clase.',
    options: {
      file: 'está en el archivo',
      class: 'es el valor predeterminado de la clase que lee el archivo',
      computed: 'se deduce de otro número del archivo',
    },
    mistakes: {
      file: 'Ninguna clave de este archivo es la base, que sería `rope_theta`.',
      class: 'El valor predeterminado solo cuenta si el archivo calla. Este tiene una clave sobre la base.',
      computed: 'Las anchuras, cabezas y longitudes no determinan la base. Solo lo haría `rope_ratio`, como factor.',
    },
  },
  window: {
    ask:
      'Algunas capas de `{{model}}` ven una ventana de {{window}} posiciones, incluida la de la propia consulta. ' +
      '¿Desde qué posición deja de ver una de esas capas la posición 0?',
    right: 'La posición *p* ve de *p* − {{window}} + 1 a *p*. Para que la 0 quede fuera, *p* ha de ser {{window}}.',
    mistakes: {
      last: 'Esa posición aún la ve: la ventana cuenta también la posición de la consulta.',
      next: 'Una de más: la ventana cuenta también la posición de la consulta.',
      layers: 'Una capa ve una ventana; más capas llevan el rastro más lejos, pero se pregunta por una sola.',
    },
  },
  kept: {
    ask: '¿Como qué número guarda una tabla en bfloat16 la posición {{position}}?',
    right:
      'bfloat16 tiene 8 bits significativos: entre 32768 y 65536 solo dispone de los múltiplos de 256, y toma el más ' +
      'cercano.',
    mistakes: {
      exact: 'Su alcance basta, pero sus 8 bits significativos no: ese número no está entre los suyos.',
      cut: 'Es múltiplo de 256, pero no el más cercano: los números se redondean, no se truncan.',
      float16: 'Así la guardaría float16, que tiene 11 bits significativos; bfloat16 solo tiene 8.',
    },
  },
  formats: {
    ask:
      'Se calculan tablas de cosenos y senos en tres formatos, con las frecuencias de `{{model}}`. Ordene los ' +
      'formatos por la posición desde la que fallan por más de {{tolerance}}, de la más temprana a la más tardía.',
    right: 'Lo que cuenta son los bits significativos: 8 en bfloat16, 11 en float16, 24 en float32.',
    options: { float32: 'float32', bfloat16: 'bfloat16', float16: 'float16' },
    mistakes: {
      reversed: 'Es al revés: cuantos más bits significativos, más tarde falla.',
      range:
        'bfloat16 llega tan lejos como float32, pero con 8 bits significativos. Aquí falla la ' +
        'precisión, no el alcance.',
    },
  },
  unturned: {
    ask:
      'Cada celda es una capa de `{{model}}`, fila por fila, {{columns}} por fila; su valor es el logaritmo (base ' +
      '10) de lo lejos que ve. Según su archivo, un tipo de capas no tiene posiciones propias. Haga clic en una de ' +
      'ese tipo.',
    right:
      'Las capas que ven todo el texto no rotan nada: no tienen ángulos. El orden viene de las demás capas, que ' +
      'rotan sus consultas y claves con un alcance menor, y de la máscara causal.',
    mistakes: {
      turned:
        'Esa capa sí rota sus consultas y claves; solo ve una parte del texto, así que sus separaciones siguen ' +
        'siendo conocidas.',
    },
  },
  fresh: {
    ask: '¿Cuál de estos modelos no topa en la posición {{position}} con ningún ángulo ajeno a su entrenamiento?',
    right: 'Uno con un entrenamiento más largo, o con las parejas lentas frenadas hasta que la posición quepa en él.',
    options: {
      llama2: '`Llama-2-7b-hf`: entrenado con {{llama2Trained}} posiciones, base {{llama2Base}}, sin escalar',
      llama3:
        '`Meta-Llama-3-70B-Instruct`: entrenado con {{llama3Trained}} posiciones, base {{llama3Base}}, sin escalar',
      mixtral: '`Mixtral-8x7B-v0.1`: entrenado con {{mixtralTrained}} posiciones, base {{mixtralBase}}, sin escalar',
      llama31:
        '`Meta-Llama-3.1-8B`: entrenado con {{llama31Trained}} posiciones, base {{llama31Base}}, escalado Llama 3 × 8',
      granite:
        '`granite-3.3-8b-instruct`: entrenado con {{graniteTrained}} posiciones, base {{graniteBase}}, sin escalar',
    },
    mistakes: {
      llama2: 'Más allá de su entrenamiento nada se escala: {{llama2Fresh}} de sus parejas están en ángulos nuevos.',
      llama3:
        'Una base grande no basta: con ella hay más parejas tan lentas que no completan una vuelta al entrenar. ' +
        '{{llama3Fresh}} están en ángulos nuevos.',
      mixtral:
        'La posición no queda lejos de su entrenamiento, pero queda fuera: {{mixtralFresh}} parejas lentas están en ' +
        'ángulos nuevos.',
    },
  },
} satisfies BankWords;
