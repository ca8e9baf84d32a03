import type { Shape } from '../../text/strings.ts';
import type en from '../en/story.ts';

export default {
  sentence: { first: 'El gato caza al ratón', second: 'El ratón caza al gato' },
  lead:
    'Siete escenas, minuto y medio. Desplace la página o pulse Reproducir; con las flechas del teclado, el ' +
    'deslizador va de escena en escena. Cada número se calcula mientras usted mira; solo los modelos de la última ' +
    'escena se entrenaron de antemano.',
  leadCalm:
    'Siete escenas en forma de cómic, porque su sistema pide poco movimiento. Cada número se calcula aquí; solo los ' +
    'modelos de la última escena se entrenaron de antemano.',
  play: 'Reproducir',
  pause: 'Pausa',
  progress: 'Escena de la historia',
  progressValue: '{{at}} de {{all}}: {{title}}',
  sound: 'Sonido',
  soundAbout:
    'Un tono por cada una de las dos agujas, que suena mientras se mueven: sus vueltas como si pasaran {{speed}} ' +
    'posiciones por segundo, {{fast}} y {{slow}} Hz.',
  take: 'Tome los mandos',
  shut: 'Plegar la historia',
  place: 'posición {{place}}',
  each: 'por parejas',
  terms: {
    contentContent: 'palabra\u00a0·\u00a0palabra',
    contentPosition: 'palabra · posición',
    positionContent: 'posición · palabra',
    positionPosition: 'posición · posición',
    score: 'puntuación',
  },
  right: '% de aciertos',
  trained: 'entrenados hasta aquí',
  length: 'palabras de la frase →',
  racers: {
    none: 'sin posiciones',
    sinusoidal: 'sinusoidal',
    learned: 'aprendida',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
  },
  word: {
    title: 'Entra una palabra',
    says:
      'Para un modelo, «gato» es una fila de números; aquí, {{width}}. El gato y el ratón cambian de sitio, del ' +
      '{{from}} al {{to}} y viceversa, y la fila sigue igual. La atención da a cada palabra el mismo resultado en ' +
      'las dos frases, salvo {{error}} de redondeo. Se ha perdido quién caza a quién.',
    alt:
      'Las cinco palabras de «El gato caza al ratón», en una línea, en las posiciones 0 a 4. El gato pasa de la ' +
      'posición {{from}} a la {{to}}; su fila de {{width}} celdas de colores no cambia.',
  },
  clock: {
    title: 'Su posición es un reloj',
    says:
      'Por eso también la posición recibe una fila. Es como la hora en un reloj de {{pairs}} agujas, de las que se ' +
      'ven dos: en la posición {{place}}, la rápida ha girado {{fast}}° y la lenta, {{slow}}°. Las dos coordenadas ' +
      'de cada punta son dos de los {{width}} números. Al avanzar, cada punta traza una hélice.',
    alt:
      'La esfera de un reloj sobre la línea de las posiciones. En la posición {{place}}, la aguja rápida ha girado ' +
      '{{fast}}° y la lenta, {{slow}}°; vistas de lado, sus puntas trazan dos hélices en torno a la línea.',
  },
  sum: {
    title: 'La fila se desliza sobre la palabra',
    says:
      'Las dos filas se suman, número a número. En el reloj, la aguja continúa donde termina la flecha de la ' +
      'palabra. La palabra, multiplicada antes por {{root}} como en el primer Transformer, mide {{word}} y su ' +
      'posición, {{place}}; la suma mide {{sum}} y se aparta {{turned}}° de la palabra. «Gato» ya no es lo mismo en ' +
      'todas partes.',
    alt:
      'La fila de la posición se desliza sobre la de la palabra y se le suma. En el reloj, una flecha para la ' +
      'palabra, la aguja que parte de su punta y la suma de ambas, a {{turned}}° de la palabra contando los 16 ' +
      'números.',
  },
  step: {
    title: 'Un paso es una rotación',
    says:
      'De «gato» a «ratón» hay {{step}} posiciones. La aguja rápida gira con ello {{fast}}° y la lenta, {{slow}}°, ' +
      'se empiece donde se empiece: los dos relojes avanzan y los ángulos no cambian. Por eso una sola matriz, ' +
      'M({{step}}), lleva de cualquier posición a la que está {{step}} más allá.',
    alt:
      'Dos relojes sobre las hélices, a {{step}} posiciones uno de otro. Del primero al segundo, la aguja rápida ' +
      'gira {{fast}}° y la lenta, {{slow}}°; y así sigue cuando los dos han avanzado.',
  },
  score: {
    title: 'El gato se encuentra con el ratón',
    says:
      'La atención multiplica las dos filas. Cada una es palabra más posición: hay cuatro productos. Con la ' +
      'identidad como pesos, que es el caso aquí, posición · posición es la suma de los cosenos de los ' +
      'ángulos entre las agujas, uno por cada una de las {{pairs}} parejas, así que solo cuenta la separación; ' +
      'dividido entre {{root}}, es {{places}}. Los pesos entrenados mezclan las parejas, y entonces cuentan también ' +
      'las posiciones mismas. Los otros tres productos traen las palabras. La puntuación es {{score}}, y «ratón» ' +
      'recibe el {{share}} % de la atención de «gato».',
    alt:
      'Las agujas de «gato» y «ratón» en una misma esfera, con los ángulos que las separan. Debajo, cuatro barras: ' +
      'los términos de la puntuación. Posición · posición da {{places}}; la puntuación entera, {{score}}.',
  },
  rope: {
    title: 'RoPE rota las palabras mismas',
    says:
      'RoPE no suma nada. Rota las flechas de las propias palabras, pareja por pareja, según su posición, y solo ' +
      'entonces multiplica. Si las dos avanzan {{moved}} posiciones, todas las flechas rotan, ningún ángulo entre ' +
      'ellas cambia y la puntuación sigue siendo {{score}}. Así lo hace hoy la mayoría de los modelos de lenguaje.',
    alt:
      'Las flechas de «gato» y «ratón» en dos relojes, cada una rotada según su posición. Las dos avanzan {{moved}} ' +
      'posiciones, hasta la {{from}} y la {{to}}; los productos de todas las parejas no cambian, ni la puntuación, ' +
      '{{score}}.',
  },
  race: {
    title: 'Seis modelos compiten',
    says:
      '¿Importa? {{models}} modelos pequeños, iguales en todo lo demás, aprendieron, con frases de {{shortest}} a ' +
      '{{trained}} palabras, a decir dónde se dejó por última vez una cosa. Con {{trained}} palabras lo saben ' +
      '{{able}}. Con {{far}}, {{best}} acierta el {{bestShare}}\u00a0%; la sinusoidal, el {{sinusoidal}}\u00a0%; ' +
      'RoPE, sin los escalados de los modelos de contexto largo, el {{rotary}}\u00a0%. Se entrenaron de antemano ' +
      'con {{seeds}} semillas, y las líneas son sus medianas; en el laboratorio los entrena usted.',
    alt:
      'Aciertos de {{models}} modelos según la longitud de la frase. Se entrenaron con hasta {{trained}} palabras. ' +
      'Con {{far}} palabras, {{best}} tiene el {{bestShare}}\u00a0%; la sinusoidal, el {{sinusoidal}}\u00a0%; RoPE, ' +
      'el {{rotary}}\u00a0%. Debajo continúan las dos ondas del reloj.',
  },
} satisfies Shape<typeof en>;
