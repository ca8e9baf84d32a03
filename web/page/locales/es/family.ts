import type { Shape } from '../../text/strings.ts';
import type en from '../en/family.ts';

export default {
  title: 'Toda la familia',
  question: 'RoPE, ALiBi, T5, tablas aprendidas: ¿qué hace cada una con una puntuación?',
  lead:
    'Una codificación puede entrar en la atención por tres vías: [sumando](vectors) algo a los vectores de las ' +
    'palabras, [rotando](turn) consultas y claves, o directamente en las [puntuaciones](bias). Aquí todas las ' +
    'codificaciones, y también una cabeza sin codificación, reciben las mismas palabras, y se ve cómo cambia cada ' +
    'una la puntuación según la separación entre dos palabras.',
  deeper:
    'Se suman la tabla sinusoidal y la aprendida; rotan consultas y claves {{turn}}; actúan sobre las puntuaciones ' +
    '{{bias}}.',
  where:
    'Las palabras son vectores inventados a partir de sus letras, como en «El orden importa». Lo que aprenden las ' +
    'codificaciones se ha aprendido de verdad: la tabla, los vectores de Shaw y los sesgos de T5 vienen de modelos ' +
    'pequeños, entrenados para dar la palabra situada tres posiciones antes. Las demás codificaciones no se han ' +
    'entrenado: lo que aprenderían toma su valor más simple. Cada posición solo mira atrás, como en un decodificador.',
  sentence: 'El gato se sentó',
  presets: 'Qué ver',
  preset: {
    lesson000: {
      name: 'Tabla aprendida',
      about: 'dónde se acaba',
      note:
        'Dos lecciones oponen la tabla aprendida a la sinusoidal: parámetros frente a ninguno, longitud fija ' +
        'frente a cualquiera. En la posición {{trained}} la tabla aprendida, sencillamente, no tiene fila.',
    },
    rope: {
      name: 'RoPE',
      about: 'con sus dos emparejamientos',
      note:
        'Una lección deja RoPE como ejercicio, con una función vacía. Aquí está entero, y más abajo sus dos ' +
        'emparejamientos, de los que un programa debe usar el correcto.',
    },
    lesson004: {
      name: 'ALiBi',
      about: 'con 12 cabezas',
      note:
        'Una lección llama muy simple a ALiBi: un sesgo en las puntuaciones que depende de las posiciones. ' +
        'Con 12 cabezas, que no es potencia de dos, las pendientes no bajan por igual: tras la octava vuelven a ' +
        'empezar por el extremo empinado, intercaladas entre las primeras. Se ve la cabeza 9, la más empinada de ' +
        'todas.',
    },
    shaw: {
      name: 'Shaw',
      about: 'es arXiv {{shaw}}',
      note:
        'Una lección enlaza arXiv {{shaw}} como Transformer-XL. Ese artículo es el de Shaw, que recorta la ' +
        'separación; Transformer-XL es {{xl}}.',
    },
  },
  controls: 'Controles de la familia',
  label: {
    family: 'Codificación',
    content: 'Palabras',
    sentence: 'Frase',
    weights: 'Pesos de q y k',
    show: 'Mostrar',
    length: 'Posiciones',
    trained: 'Longitud de entrenamiento',
    dim: 'Anchura de la cabeza (head_dim)',
    heads: 'Cabezas',
    head: 'Cabeza mostrada',
    pairing: 'Emparejamiento con que se entrenaron los pesos',
    query: 'Posición de la consulta',
    seed: 'Semilla aleatoria',
  },
  hint:
    'Pulse una tarjeta para ver una codificación en grande. Pulse o arrastre en el triángulo, o ponga en él el ' +
    'foco y use las flechas, para elegir la posición de la consulta.',
  contents: { same: 'la misma en todas partes', sentence: 'la frase, repetida', random: 'otra palabra cada vez' },
  weights: { identity: 'identidad', seeded: 'aleatorios' },
  shows: { effect: 'lo que suma a la puntuación', score: 'la puntuación', share: 'el peso de atención' },
  pairings: {
    rotateHalf: 'i con i + d/2 (GPT-NeoX, casi todos en Hugging Face)',
    interleaved: '2i con 2i + 1 (el artículo, GPT-J, Meta)',
  },
  cards: 'Lo que cada codificación suma a la puntuación, según la separación',
  cardsAbout:
    'Cada tarjeta tiene su propia escala, escrita en ella. En gris, lo que el entrenamiento nunca vio: una tabla ' +
    'sumada no ha visto ninguna posición más allá de la longitud entrenada, sea cual sea la separación; a las demás ' +
    'solo les faltan las separaciones grandes. T5 muestra para qué se entrenó: en casi todas las cabezas el sesgo es ' +
    'máximo tres posiciones atrás. La tabla aprendida y los vectores de Shaw se encuentran aquí con palabras que su ' +
    'entrenamiento no tuvo: de ellos compare el tipo, no la forma de la curva.',
  span: '{{low}} a {{high}}',
  facts: { parameters: 'Números aprendidos', kept: 'Números guardados', paper: 'Artículo', models: 'La usan' },
  unseen: 'nunca visto en el entrenamiento',
  ended: 'la tabla se acaba: {{rows}} filas',
  axisDistance: 'separación hacia atrás →',
  axisKey: 'clave →',
  axisQuery: 'consulta',
  axisHead: 'cabeza →',
  axisSlope: 'pendiente',
  axisValue: { effect: 'se suma a la puntuación', score: 'puntuación', share: 'peso de atención' },
  matrix: {
    effect: 'Lo que la codificación suma a la puntuación de cada consulta y clave.',
    score: 'La puntuación de cada consulta y clave, con la codificación.',
    share: 'El peso de atención de cada consulta y clave: las puntuaciones tras softmax.',
  },
  chart: {
    effect: 'Lo que la codificación suma a las puntuaciones de la posición {{query}}, según la separación',
    score: 'Puntuaciones de la posición {{query}} según la separación, sin la codificación y con ella',
    share: 'Pesos de atención de la posición {{query}} según la separación, sin la codificación y con ella',
  },
  line: { right: 'el del entrenamiento', wrong: 'el otro' },
  row:
    '{{name}}, posición {{query}}: la palabra anterior cambia en {{near}}, la que está {{distance}} atrás, en ' +
    '{{far}}.',
  noRow: 'La posición {{query}} no tiene fila en una tabla de {{rows}}; se muestra la última que la tiene.',
  notice: 'En qué fijarse',
  caption:
    'De la atención de la posición {{query}}, el {{share}} % va a las {{span}} palabras más cercanas ' +
    '({{name}}); sin codificación, el {{without}} %.',
  captionMore:
    'Cambie las palabras: las curvas de ALiBi, T5 y KERPLE se quedan como están, porque solo dependen de la ' +
    'separación. Todas las demás se doblan con las palabras. Vuelva a una misma palabra y mueva la consulta: según ' +
    'la separación, las relativas no cambian; las tablas sumadas, sí.',
  layer: {
    title: 'Una capa de atención, y dónde entra en ella la codificación',
    words: 'palabras',
    table: '+ tabla',
    turn: 'rotación',
    bias: '+ sesgo',
    sum: 'suma de v',
    says:
      '{{name}}, la posición {{query}} y la palabra anterior: la puntuación es {{score}}, de la que la ' +
      'codificación aporta {{effect}}; el peso de atención es {{share}}.',
  },
  turning: {
    title: 'Cómo rotan q y k',
    about:
      'Cada círculo es una pareja de canales de la cabeza, la más rápida primero: la consulta y la clave como eran y ' +
      'como quedan tras rotar, y debajo lo que la pareja aporta a su producto. Mueva las dos palabras a la vez: ' +
      'todas las flechas rotan y ningún producto cambia.',
    distance: 'Separación de la clave a la consulta',
    on: 'Avance de ambas palabras',
    query: 'consulta',
    key: 'clave',
    before: 'antes de la rotación',
    dial: 'La pareja {{pair}} aporta {{product}}',
    says:
      'Consulta en {{query}}, clave en {{key}}, separación {{distance}}: la puntuación es {{score}}. Sin la rotación ' +
      'sería {{plain}}.',
  },
  pairingTitle: 'Los dos emparejamientos de RoPE',
  pairingAbout:
    '¿Qué dos canales forman pareja? El artículo toma vecinos, *2i* y *2i\u00a0+\u00a01*; GPT-NeoX y casi todos los ' +
    'modelos de Hugging Face toman *i* e *i + d/2*. Entrenando desde el principio, da lo mismo. Unos pesos ' +
    'cargados en un programa con el otro emparejamiento dan puntuaciones equivocadas sin ningún error.',
  pairingChart:
    'Puntuaciones de la posición {{query}} según la separación, con el emparejamiento del entrenamiento y con el otro',
  pairingText:
    'Entrenado para: {{trained}}; ejecutado con: {{other}}. Las puntuaciones cambian hasta en {{largest}}. Si las ' +
    'consultas rotan de un modo y las claves del otro, es aún peor: a una misma separación el efecto varía en ' +
    '{{mixed}}. Basta poner los canales en el otro orden, como hacen con los pesos los programas de conversión, y ' +
    'las puntuaciones vuelven a coincidir: el residuo es {{healed}}, puro redondeo.',
  slopeTitle: 'Las pendientes de todas las cabezas',
  slopeChart: 'Las pendientes de {{heads}} cabezas en escala logarítmica',
  slopeText:
    'La cabeza {{head}} de {{heads}} tiene pendiente {{slope}}: una clave situada {{window}} posiciones atrás ' +
    'cuenta cien veces menos que la de la propia consulta, a igualdad de lo demás. Hasta ahí ve, más o menos.',
  slopesPower: '{{heads}} es potencia de dos, y cada pendiente es la misma fracción de la anterior.',
  slopesOther:
    '{{heads}} no es potencia de dos: primero van las pendientes de {{below}} cabezas y después la primera, la ' +
    'tercera, la quinta… de las de {{above}}, hasta sumar {{rest}} más. De ahí el salto hacia arriba.',
  compareTitle: 'Comparación de todas',
  compareAbout:
    'Dos lecciones comparan dos codificaciones con palabras. Aquí hay {{all}} con números, para los tamaños de ' +
    'arriba. «Guardados» son los que un programa conserva para esta longitud; un sesgo escrito entero necesita ' +
    'además cabezas × posiciones². Dos columnas se han medido en {{positions}} posiciones con pesos aleatorios: ' +
    'cuánto difiere el efecto a igual separación cuando todas las palabras son la misma (0 quiere decir relativa) y ' +
    'cuánto cambia con las palabras.',
  column: {
    family: 'codificación',
    kind: 'dónde entra',
    parameters: 'números aprendidos',
    kept: 'números guardados',
    relative: 'difiere a igual separación',
    words: 'cambia con las palabras',
    past: 'más allá de lo entrenado',
    models: 'la usan',
  },
  usersPartly: '{{users}}: en una capa de cada {{every}}',
  endsAt: 'se acaba: {{rows}} filas',
  askTitle: 'Pruebe antes de mirar',
  ask: 'ALiBi con 12 cabezas: ¿es la cabeza 12 la que ve más lejos?',
  answerTitle: 'Ver la respuesta',
  answer:
    'No, es la 8. Las ocho primeras toman las pendientes de ocho, de 1/2 a 1/256; las otras cuatro, una de cada dos ' +
    'de las de dieciséis: 0,7071; 0,3536; 0,1768 y 0,0884. Así, la cabeza 9 es la más corta de vista de todas, la ' +
    '12 ve unas 50 posiciones y la 8, más de mil.',
  fine: 'La letra pequeña',
  fineTrained:
    'Lo aprendido sale de `{{command}}`: un modelo de una capa por cada anchura y cada longitud de entrenamiento, ' +
    '{{steps}} pasos con frases de {{shortest}} palabras o más; todos responden bien. Los números se redondean a ' +
    'enteros de −28 a 28 multiplicados por una escala. Los grupos lejanos de T5, que el entrenamiento nunca vio, ' +
    'siguen en 0 como al principio; los vectores de Shaw son siempre los de las frases más largas. El modelo con T5 ' +
    'tiene ocho cabezas; la novena vuelve a ser la primera.',
  finePrecompute:
    'Una tabla sin parámetros se calcula una vez, para el texto más largo, y se corta: sus primeras filas son ' +
    'las de una corta. En PyTorch se registra como buffer, que se guarda y se traslada con el modelo pero no se ' +
    'entrena. Por eso «números guardados» crece con las posiciones y «números aprendidos» no.',
  fineXl:
    'El Transformer-XL de la lista de una lección es arXiv {{xl}}; el número que allí figura, {{shaw}}, es ' +
    'el artículo de Shaw.',
  fineGpt:
    'Una lección dice que GPT-4 usa RoPE. Sus autores no lo han publicado, y por eso no figura en ninguna ' +
    'tabla de aquí.',
  fineAlibi:
    'El programa original de ALiBi suma pendiente × posición de la clave en lugar de restar pendiente × separación. ' +
    'En una misma fila ambas cosas difieren en una constante, que softmax olvida.',
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
  words:
    '{{all}} codificaciones en {{length}} posiciones, entrenadas hasta {{trained}}, en una cabeza de anchura ' +
    '{{dim}} (la {{head}} de {{heads}}). Palabras: {{content}}; pesos: {{weights}}.',
} satisfies Shape<typeof en>;
