import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/compose.ts';

export default {
  title: 'Componer',
  question: '¿Cómo se suma una posición a una palabra, y qué queda de cada una?',
  lead:
    'Una [palabra](word) entra como vector; se le suma el vector de su [posición](place), y eso es todo lo que ' +
    'recibe la primera capa. ¿Cuánto de la [suma](sum) es palabra y cuánto posición?',
  deeper:
    'Dos lecciones dicen que la posición apenas molesta, porque sus valores no salen del intervalo de −1 a 1 y ' +
    'los embeddings son grandes. Pero lo que cuenta no son los valores sueltos, sino las longitudes; y la ' +
    'longitud de un embedding depende de cómo se inicializó y de un factor que se pasa por alto con facilidad: ' +
    '√d.',
  where:
    'Aquí *x* es el embedding y *α* el peso de la posición (1 en el artículo). El [dropout](dropout) pone a 0 ' +
    'cada valor de la suma con cierta probabilidad y agranda los demás para compensar.',
  presets: 'Posición frente a palabra',
  preset: {
    lesson002: {
      name: 'x · √d',
      about: '16 frente a 512',
      note:
        'Una lección multiplica por √d: los embeddings con desviación típica 1 llegan a medir unos 512; la ' +
        'posición, 16. «Valores muy grandes», dice, y tras ese factor es así.',
    },
    unscaled: {
      name: 'sin √d',
      about: '16 frente a 22,6',
      note:
        'Los mismos embeddings sin el factor: unos 22,6 frente a 16. Ahora la posición gira la palabra unos 35°, y ' +
        'eso ya no es «apenas».',
    },
    lesson001: {
      name: 'palabras cortas',
      about: '16 frente a 1',
      note:
        'Dice una lección: los valores están acotados para que la posición no domine. Pero si los embeddings se ' +
        'inicializan con desviación típica 1/√d, miden más o menos 1, y la posición sigue midiendo 16.',
    },
    paper: {
      name: 'palabras cortas · √d',
      about: '16 frente a 22,6',
      note:
        'El artículo multiplica por √d, pero no dice nada de la inicialización. En tensor2tensor, el código de sus ' +
        'autores, los embeddings empiezan con desviación típica 1/√d. Palabra y posición quedan así de tamaño ' +
        'parecido; a eso se refiere una lección con mantener magnitudes coherentes.',
    },
  },
  stripsTitle:
    'Lo mismo, valor a valor: {{dim}} números en p = {{position}}, en líneas de hasta 64, con los mismos colores',
  reading: {
    title: 'La palabra señalada',
    moved: 'Posición / palabra',
    percent: '{{percent}} %',
    after: 'Longitud tras el dropout',
    dropped: 'El dropout la gira',
    zeroed: 'Valores puestos a 0',
    of: '{{zeroed}} de {{all}}',
  },
  axisPosition: 'posición p →',
  axisLength: 'longitud',
  axisAngle: 'grados de rotación',
  controls: 'Controles de la suma',
  label: {
    position: 'Posición p',
    start: 'Desviación típica inicial de los embeddings',
    rooted: 'Multiplicar las palabras por √d',
    alpha: 'Peso α de la posición',
    dropout: 'Dropout',
    dim: 'Anchura d (d_model)',
    tokens: 'Posiciones',
    batch: 'Lote',
    seed: 'Semilla aleatoria',
  },
  starts: { unit: '1 (PyTorch)', root: '1/√d (como tensor2tensor)', small: '0,02 (BERT, GPT-2)' },
  hint:
    'Pulse o arrastre sobre un gráfico, o use en él las flechas del teclado, para señalar una posición. De un lote ' +
    'se dibuja la primera secuencia. Aquí la anchura es par: con un seno suelto al final, la longitud de la posición ' +
    'cambiaría de una posición a otra.',
  notice: 'En qué fijarse',
  caption:
    'El vector de la posición mide lo mismo en todas partes: α√(d/2), aquí {{place}}. Con √d esta palabra mide ' +
    '{{rooted}} y gira {{rootedAngle}}°; sin él, mide {{plain}} y gira {{plainAngle}}°.',
  captionDropout:
    'Compárelo con el dropout: gira la suma {{dropped}}°, al azar y de nuevo en cada paso del entrenamiento.',
  captionOff: 'Con α = 0 no se suma ninguna posición: ninguna palabra gira, y el orden se pierde.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Parta de x · √d con d = 512. ¿Cuánto debe valer α para que una posición mida tanto como su palabra, y cuánto ' +
    'gira entonces la palabra?',
  answerTitle: 'Ver la respuesta',
  answer:
    '32: la palabra mide más o menos d = 512 y la posición √(d/2) = 16; 512/16 = √(2d) = 32. La palabra gira ' +
    'entonces unos 45°. En tantas dimensiones dos vectores independientes son casi siempre prácticamente ' +
    'perpendiculares, y la suma de dos vectores perpendiculares de igual longitud queda a medio camino entre ambos.',
  fine: 'La letra pequeña',
  fineBounded:
    '«Acotado, luego no domina»: cada valor está acotado, pero la longitud de PE(p) es siempre √(d/2) y ' +
    'crece con la anchura. Qué domine es cuestión de proporción.',
  fineLarge: '«Los embeddings tienen valores muy grandes»: tras el factor √d. Sin él, no.',
  fineRight:
    'Un ángulo pequeño no significa que se pierda el orden. Las posiciones ocupan pocas direcciones (100 filas con ' +
    'd = 512 tienen el 99 % de su longitud al cuadrado en 30 de 512), y las proyecciones pueden aprender a mirar ahí.',
  fineDrawn:
    'Los embeddings se generan al azar con una semilla, tal como empezaría un entrenamiento; los entrenados tienen ' +
    'otras longitudes. Lo que anula el dropout depende de la misma semilla y es igual en cualquier máquina.',
  why: {
    title: '¿Por qué sumar, y dónde?',
    add:
      'Uno junto a otro, palabra y posición no se confundirían, pero un vector el doble de ancho hace cuatro veces ' +
      'mayores las matrices de cada capa; con la misma anchura, la palabra cedería números. Sumar es un caso ' +
      'particular: una capa que multiplica cada mitad por su propia matriz calcula W₁x + W₂PE, y sumar es tomar W₁ = ' +
      'W₂. Cuesta poco, porque en muchas dimensiones los vectores independientes son casi perpendiculares y una capa ' +
      'aún puede aprender a leer de la suma lo uno o lo otro.',
    where:
      'En el Transformer del artículo la suma se hace una sola vez, tras el embedding y antes de la primera capa, ' +
      'tanto en el codificador como en el decodificador; las conexiones residuales la llevan de capa en capa. Casi ' +
      'todos los modelos más recientes no suman nada aquí: RoPE rota consultas y claves dentro de la atención, capa ' +
      'por capa, y ALiBi y T5 suman un sesgo a sus puntuaciones («Toda la familia»).',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  triangles:
    'La palabra en p = {{position}}, su posición y la suma, en el plano de las tres; cada triángulo a su propia ' +
    'escala',
  four: 'La suma en cuatro dimensiones, posición {{position}}',
  triangleAlt:
    'Triángulo de la palabra, de longitud {{word}}, la posición, de longitud {{place}}, y la suma, de longitud ' +
    '{{sum}}; la palabra en {{position}} gira {{angle}} grados.',
  rooted: 'Con √d',
  plain: 'Sin √d',
  word: 'Palabra',
  place: 'Posición',
  sum: 'Suma',
  turnedBy: 'Rotación',
  strips: {
    word: 'Palabra',
    place: 'Posición',
    sum: 'Suma',
    after: 'Tras el dropout: las celdas negras se pusieron a 0',
  },
  stripAlt: '{{name}}, {{dim}} valores en la posición {{position}}',
  scale: 'Valores:',
  lengthsAlt: 'Longitudes de palabra, posición y suma en cada posición',
  anglesAlt: 'Grados que gira cada palabra, con √d, sin él y por el dropout',
  byDropout: 'Por el dropout',
  shapes:
    'Entra {{from}} y sale {{to}}: lote, posiciones, anchura. Sumar no cambia la forma. El dropout puso a 0 ' +
    '{{zeroed}} de {{entries}} valores, el {{percent}} %.',
  words:
    'Un lote de {{batch}}, {{tokens}} posiciones, anchura {{dim}}. Desviación típica inicial de los embeddings: ' +
    '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
  comment: 'números al azar distintos de los de posenc',
} satisfies Shape<typeof en.later>;

export const questions = {
  place: {
    ask: '¿Cuánto mide el vector que se suma en la posición {{position}}, con anchura {{dim}} y peso α = {{alpha}}?',
    right: 'Cada una de las *d*/2 parejas mide 1, así que la fila mide √(*d*/2), y se suma α veces eso.',
    mistakes: {
      weightless: 'Eso mide la fila de la tabla. Antes de sumarla se multiplica por α.',
      whole: 'Eso es α√*d*. Hay *d*/2 parejas, y cada una suma 1 bajo la raíz.',
      rootless: 'Los *d*/2 unos dan el cuadrado de la longitud: falta la raíz, y después α.',
    },
  },
  shape: {
    ask:
      'Las palabras entran como ({{batch}}, {{words}}, {{dim}}) y la tabla de posiciones es ({{words}}, {{dim}}). ' +
      '¿Qué forma tiene la suma?',
    right: 'A cada número se le suma otro, y a cada secuencia del lote la misma tabla: la forma no cambia.',
    options: {
      same: '({{batch}}, {{words}}, {{dim}})',
      wider: '({{batch}}, {{words}}, {{twice}})',
      longer: '({{batch}}, {{double}}, {{dim}})',
      table: '({{words}}, {{dim}})',
    },
    mistakes: {
      wider: 'Así sería si se pusieran uno junto a otro. Aquí se suman.',
      longer: 'Las posiciones no se añaden detrás como tokens nuevos; cada una se suma a su palabra.',
      table: 'El lote permanece: la tabla se suma a cada una de sus secuencias.',
    },
  },
  flat: {
    ask:
      'Anchura {{dim}}, palabras tal como se generan, sin √d. Tres longitudes en las posiciones 0 a 7: palabra, ' +
      'posición y suma. Haga clic en la curva de la posición.',
    right: 'Una fila de senos y cosenos mide √(*d*/2) en todas partes; las palabras al azar no miden todas lo mismo.',
    mistakes: {
      word: 'Esa es la palabra: cada una se generó al azar, y su longitud también.',
      sum: 'Esa es la suma: varía con las palabras.',
    },
  },
  word: {
    ask:
      'Los embeddings empiezan con desviación típica 1 y se multiplican por √d. ¿Cuánto mide, más o menos, una ' +
      'palabra con anchura {{dim}}?',
    right: '*d* valores de tamaño 1 forman un vector de unos √*d*; por √*d*, da *d*.',
    mistakes: {
      plain: 'Eso mide antes de multiplicarla por √*d*.',
      square: 'Los valores de un vector se suman al cuadrado: √*d* · √*d* = *d*.',
    },
  },
  short: {
    ask:
      'Una lección dice que los valores acotados impiden que la posición domine. Los embeddings empiezan con ' +
      'desviación típica 1/√d y no se multiplican por √d; d = {{dim}}. ¿Cuántas veces más larga que la palabra es la ' +
      'posición, aproximadamente?',
    right: 'La palabra mide más o menos 1; la posición, √(*d*/2). Valores acotados no hacen un vector corto.',
    mistakes: {
      rooted: 'Así sería con el factor √*d*, que hace las palabras √*d* veces más largas.',
      square: 'Eso es *d*/2, el cuadrado de la longitud.',
    },
  },
  turned: {
    ask: 'Al sumar la posición, la palabra gira. Ordene cuatro comienzos, del ángulo menor al mayor (d = {{dim}}).',
    right: 'La posición mide 16 en las cuatro; las palabras, unos 512; 22,6; 10,2 y 1. Las cortas giran más.',
    options: {
      large: 'desviación típica 1, por √d',
      unit: 'desviación típica 1, sin √d',
      small: 'desviación típica 0,02, por √d',
      root: 'desviación típica 1/√d, sin √d',
    },
    mistakes: {
      reversed: 'Al revés: una palabra larga apenas se mueve; una corta, sí.',
      bounded: '√*d* alarga las palabras: con ese factor giran menos, no más.',
    },
  },
  lost: {
    ask: 'Con x · √d la palabra gira menos de 2° al sumar la posición. ¿Se pierde el orden?',
    right: 'Las posiciones ocupan pocas direcciones, y las proyecciones pueden aprender a mirar ahí.',
    options: {
      aside: 'no: las proyecciones pueden aprender a mirar donde están las posiciones',
      lost: 'sí: las palabras ahogan un ángulo tan pequeño',
      equal: 'sí, salvo que α haga las posiciones tan largas como las palabras',
      dropout: 'sí, porque el dropout la gira más',
    },
    mistakes: {
      lost: 'El ángulo dice qué parte del total es posición, no si se puede leer. Unos pesos aprendidos pueden leerla.',
      equal: 'Nada exige longitudes iguales: el propio artículo usa α = 1.',
      dropout: 'El dropout es azar, nuevo en cada paso; la posición es siempre la misma, y por eso puede aprenderse.',
    },
  },
  equal: {
    ask:
      'Embeddings con desviación típica 1, por √d, d = {{dim}}. ¿Cuánto debe valer α, más o menos, para que la ' +
      'posición mida tanto como su palabra?',
    right: 'La palabra mide más o menos *d*; la posición, √(*d*/2): α = √(2*d*).',
    mistakes: {
      whole: 'La posición mide √(*d*/2), no √*d*: solo *d*/2 parejas aportan 1 cada una.',
      plain: 'Eso solo basta sin el factor √*d*.',
    },
  },
  angle: {
    ask:
      'Sin √d y con α = {{alpha}}, una palabra mide {{word}} y su posición {{place}}; en {{dim}} dimensiones son ' +
      'casi perpendiculares. ¿Cuántos grados gira la palabra al sumar la posición?',
    right: 'En un triángulo rectángulo la tangente del ángulo es posición / palabra.',
    units: { degrees: 'grados' },
    mistakes: {
      barely: 'Apenas nada, dice una lección. Eso vale solo tras multiplicar las palabras por √*d*.',
      other: 'Ese es el ángulo entre la suma y la posición. El de la palabra es lo que falta hasta 90°.',
      percent: 'Eso es posición / palabra en tanto por ciento, no un ángulo.',
    },
  },
  dropped: {
    ask:
      'Una suma mide {{before}}. El dropout pone a 0 el {{percent}} % de sus {{dim}} valores y agranda los demás ' +
      'para compensar. ¿Cuánto mide después, más o menos?',
    right:
      'Con dropout *q* queda una parte 1 − *q* de los valores, 1/(1 − *q*) veces mayores: la longitud crece por ' +
      '1/√(1 − *q*).',
    mistakes: {
      same: 'Se conserva la media de cada valor, no la longitud: pocos valores grandes miden más que muchos pequeños.',
      shorter: 'Así sería si los demás no se agrandaran.',
      entry: 'Tanto crece cada valor que queda. Pero quedan menos.',
    },
  },
} satisfies BankWords;
