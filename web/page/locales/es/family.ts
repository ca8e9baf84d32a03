import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/family.ts';

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
  cardsAbout:
    'Cada tarjeta tiene su propia escala, escrita en ella. En gris, lo que el entrenamiento nunca vio: una tabla ' +
    'sumada no ha visto ninguna posición más allá de la longitud entrenada, sea cual sea la separación; a las demás ' +
    'solo les faltan las separaciones grandes. T5 muestra para qué se entrenó: en casi todas las cabezas el sesgo es ' +
    'máximo tres posiciones atrás. La tabla aprendida y los vectores de Shaw se encuentran aquí con palabras que su ' +
    'entrenamiento no tuvo: de ellos compare el tipo, no la forma de la curva.',
  facts: { parameters: 'Números aprendidos', kept: 'Números guardados', paper: 'Artículo', models: 'La usan' },
  axisDistance: 'separación hacia atrás →',
  axisKey: 'clave →',
  axisQuery: 'consulta',
  axisHead: 'cabeza →',
  axisSlope: 'pendiente',
  axisValue: { effect: 'se suma a la puntuación', score: 'puntuación', share: 'peso de atención' },
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
  pairingText:
    'Entrenado para: {{trained}}; ejecutado con: {{other}}. Las puntuaciones cambian hasta en {{largest}}. Si las ' +
    'consultas rotan de un modo y las claves del otro, es aún peor: a una misma separación el efecto varía en ' +
    '{{mixed}}. Basta poner los canales en el otro orden, como hacen con los pesos los programas de conversión, y ' +
    'las puntuaciones vuelven a coincidir: el residuo es {{healed}}, puro redondeo.',
  slopeTitle: 'Las pendientes de todas las cabezas',
  slopeText:
    'La cabeza {{head}} de {{heads}} tiene pendiente {{slope}}: una clave situada {{window}} posiciones atrás ' +
    'cuenta cien veces menos que la de la propia consulta, a igualdad de lo demás. Hasta ahí ve, más o menos.',
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
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  sentence: 'El gato se sentó',
  cards: 'Lo que cada codificación suma a la puntuación, según la separación',
  span: '{{low}} a {{high}}',
  unseen: 'nunca visto en el entrenamiento',
  ended: 'la tabla se acaba: {{rows}} filas',
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
  layer: {
    words: 'palabras',
    table: '+ tabla',
    turn: 'rotación',
    bias: '+ sesgo',
    sum: 'suma de v',
    says:
      '{{name}}, la posición {{query}} y la palabra anterior: la puntuación es {{score}}, de la que la ' +
      'codificación aporta {{effect}}; el peso de atención es {{share}}.',
  },
  pairingChart:
    'Puntuaciones de la posición {{query}} según la separación, con el emparejamiento del entrenamiento y con el otro',
  slopeChart: 'Las pendientes de {{heads}} cabezas en escala logarítmica',
  slopesPower: '{{heads}} es potencia de dos, y cada pendiente es la misma fracción de la anterior.',
  slopesOther:
    '{{heads}} no es potencia de dos: primero van las pendientes de {{below}} cabezas y después la primera, la ' +
    'tercera, la quinta… de las de {{above}}, hasta sumar {{rest}} más. De ahí el salto hacia arriba.',
  endsAt: 'se acaba: {{rows}} filas',
  comment: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
  words:
    '{{all}} codificaciones en {{length}} posiciones, entrenadas hasta {{trained}}, en una cabeza de anchura ' +
    '{{dim}} (la {{head}} de {{heads}}). Palabras: {{content}}; pesos: {{weights}}.',
} satisfies Shape<typeof en.later>;

export const questions = {
  where: {
    ask: '¿Por dónde entra el orden en la atención con {{name}}?',
    right: 'Las tablas se suman a los vectores, RoPE rota consultas y claves, las demás actúan en las puntuaciones.',
    options: {
      vectors: 'sumado a los vectores de las palabras',
      turn: 'como una rotación de consultas y claves',
      bias: 'directamente en las puntuaciones',
      values: 'en los valores',
    },
    mistakes: {
      vectors: 'A los vectores solo se suman tablas: la sinusoidal y la aprendida.',
      turn: 'RoPE rota consultas y claves. {{name}} las deja como están.',
      bias: 'A las puntuaciones {{name}} no les suma nada: cambian porque las consultas y las claves se han rotado.',
      values: 'Los valores no los toca {{name}}: cambia a qué palabras se atiende, no lo que dicen.',
    },
  },
  paper: {
    ask: 'Una lección enlaza {{paper}} con un nombre equivocado. ¿De quién es ese artículo?',
    right: 'Es el de Shaw, que recorta la separación. Transformer-XL es arXiv 1901.02860.',
    options: { shaw: 'de Shaw', transformerXl: 'de Transformer-XL', rotary: 'de RoPE', t5: 'de T5' },
    mistakes: {
      transformerXl: 'Eso dice la lección. Transformer-XL es arXiv 1901.02860.',
      rotary: 'RoPE es arXiv 2104.09864.',
      t5: 'T5 es arXiv 1910.10683.',
    },
  },
  ends: {
    ask:
      'Una tabla aprendida de {{trained}} filas; el texto tiene {{length}} posiciones. ¿Cuál es la última posición ' +
      'que tiene fila?',
    right: 'Las filas se cuentan desde 0, una por posición. Después de la última no hay nada que consultar.',
    mistakes: {
      count: 'Ese es el número de filas. La primera es la fila 0.',
      text: 'Una fórmula podría seguir. Una tabla aprendida solo tiene sus filas.',
    },
  },
  farthest: {
    ask: 'ALiBi con {{heads}} cabezas: ¿qué cabeza, contando desde 1, ve más lejos?',
    right:
      'Las cabezas 1 a {{below}} toman las pendientes de {{below}}; desde la {{next}}, otras más empinadas van en ' +
      'medio.',
    mistakes: {
      last: '{{heads}} no es una potencia de dos: tras la {{below}}, las pendientes vuelven a empezar por arriba.',
      first: 'Al principio las pendientes bajan de cabeza en cabeza. Una empinada solo ve lo cercano.',
      steepest: 'Esa es la más corta de vista: la pendiente más empinada es la que más resta.',
    },
  },
  bucket: {
    ask:
      'T5 en un decodificador: las separaciones de 0 a 15 tienen un grupo cada una; desde 16 es el grupo 16 + ⌊16 · ' +
      'log₈(separación / 16)⌋, como mucho el 31. ¿En qué grupo cae la separación {{distance}}?',
    right:
      'Las separaciones grandes comparten grupo, y los grupos se ensanchan más o menos en la misma proporción: desde ' +
      '{{last}} todo está en el último.',
    mistakes: {
      own: 'Solo las separaciones hasta 15 tienen un grupo propio.',
      last: 'El último grupo empieza en la separación {{last}}.',
      equal: 'Esos grupos no tienen la misma anchura: se ensanchan más o menos en la misma proporción.',
    },
  },
  drift: {
    ask:
      'La misma palabra en todas partes, pesos aleatorios. Cada curva es lo que una codificación añade a la ' +
      'puntuación en la separación {{distance}} mientras las dos palabras avanzan juntas: tabla sinusoidal, RoPE, ' +
      'ALiBi. Haga clic en la que no es relativa.',
    right: 'La tabla sinusoidal se suma antes de los pesos, que mezclan sus ondas: también cuenta la posición.',
    mistakes: {
      flat: 'Una curva plana es lo que significa relativa: solo cuenta la separación. Es de RoPE o de ALiBi.',
    },
  },
  words: {
    ask: 'Todas las palabras se cambian por otras. ¿Quién sigue añadiendo lo mismo a la puntuación?',
    right: 'Es un número por separación, que se suma a la puntuación sean las palabras que sean.',
    options: {
      alibi: 'ALiBi',
      t5: 'T5',
      kerple: 'KERPLE',
      rotary: 'RoPE',
      sinusoidal: 'la tabla sinusoidal',
      shaw: 'Shaw',
    },
    mistakes: {
      rotary: 'Lo que rota son las palabras mismas, y por eso el efecto cambia de una a otra.',
      sinusoidal:
        'Palabra más posición por palabra más posición: dos de los cuatro términos mezclan palabra y posición.',
      shaw: 'Sus vectores se multiplican por la consulta, y la consulta sale de la palabra.',
    },
  },
  partner: {
    ask:
      'RoPE como en GPT-NeoX y Hugging Face, cabezas de anchura {{headDim}}, canales contados desde 0. ¿Qué canal ' +
      'rota junto con el canal {{channel}}?',
    right: 'El canal *i* forma pareja con el *i* + *d*/2.',
    mistakes: {
      neighbour: 'Así emparejan el artículo, GPT-J y el código de Meta: 2*i* con 2*i* + 1.',
      mirror: 'Las mitades no se pliegan una sobre otra: el primero de una va con el primero de la otra.',
    },
  },
  loaded: {
    ask: 'Unos pesos entrenados para un emparejamiento de RoPE se cargan en un programa con el otro. ¿Qué pasa?',
    right: 'Todas las formas encajan, ningún programa avisa, y aquí las puntuaciones cambian hasta en {{change}}.',
    options: {
      silent: 'las puntuaciones salen mal, sin ningún error',
      same: 'nada: un emparejamiento vale lo mismo que el otro',
      error: 'el programa se detiene con un error',
      distance: 'las puntuaciones ya no dependen solo de la separación',
    },
    mistakes: {
      same: 'Si se entrena desde el principio, sí. Pero unos pesos entrenados esperan sus propias parejas.',
      error: 'Los dos emparejamientos aceptan las mismas formas: no hay nada que notar.',
      distance:
        'Siguen dependiendo solo de ella, porque consultas y claves rotan igual. Eso solo se perdería al mezclar los ' +
        'dos emparejamientos.',
    },
  },
  unseen: {
    ask:
      'RoPE, anchura de la cabeza {{dim}}, base 10000, entrenado en {{trained}} posiciones. ¿Cuántas de las ' +
      '{{pairs}} parejas no dan ni una vuelta en esa longitud?',
    right: 'Las de longitud de onda 2π · 10000^(2*i*/*d*) mayor que {{trained}}. Más lejos muestran ángulos no vistos.',
    mistakes: {
      turned: 'Esas son las que sí dan la vuelta.',
      channels: 'Esos son canales. Dos forman una pareja.',
      radians: 'Ha olvidado 2π: una vuelta no es un radián.',
    },
  },
  window: {
    ask:
      'ALiBi, cabeza {{head}} de {{heads}}, pendiente {{slope}}. ¿A qué separación cuenta una clave cien veces menos ' +
      'que la de la propia consulta, a igualdad de lo demás?',
    right: 'Softmax eleva e a las puntuaciones: pendiente · separación debe llegar a ln 100 ≈ 4,6.',
    units: { positions: 'posiciones' },
    mistakes: {
      ten: 'Ese es el logaritmo en base 10. Softmax está hecho de potencias de e.',
      hundred: 'La puntuación baja pendiente · separación. El peso es e elevado a ella, así que basta ln 100.',
      once: 'Ahí el peso ha bajado a 1/e, alrededor del 37 %.',
    },
  },
  learned: {
    ask:
      'Anchura de la cabeza {{dim}}, {{heads}} cabezas, una tabla aprendida de {{trained}} filas. Ordene según ' +
      'cuántos números hay que aprender, los menos primero.',
    right:
      'ALiBi {{alibi}}; KERPLE {{kerple}} (dos por cabeza); T5 {{t5}} (32 por cabeza); la tabla {{learned}} (filas × ' +
      'cabezas × anchura de la cabeza).',
    options: { alibi: 'ALiBi', kerple: 'KERPLE', t5: 'T5', learned: 'tabla aprendida' },
    mistakes: {
      table: 'Una tabla tiene una fila entera de números por cada posición.',
      reversed: 'Así es de más a menos.',
    },
  },
} satisfies BankWords;
