import type { Strings } from '../strings.ts';

export default {
  title: 'Comprobar codificaciones posicionales: números, un config, una frase',
  description:
    'Pegue una tabla, un tensor impreso, un config.json o una frase de una clase sobre codificaciones ' +
    'posicionales: veredicto, primera celda errónea y causa probable. Se calcula en su navegador.',
  heading: '¿Está bien?',
  lead:
    'Pegue números, la salida de un programa, una fórmula, el config.json de un modelo o una frase de una clase ' +
    'sobre codificaciones posicionales. Obtendrá un veredicto, la primera celda errónea, una imagen y la causa ' +
    'probable. Todo se calcula en su navegador: nada de lo que pegue sale de su equipo.',
  skip: 'Ir al cuadro',
  labs: 'Laboratorios',
  languages: 'Idioma',
  noscript: 'La comprobación se ejecuta en el navegador y necesita JavaScript. Abajo se explica lo que puede decir.',
  box: 'Qué hay que comprobar',
  check: 'Comprobar',
  keys: 'Ctrl + Intro comprueba al instante.',
  file: 'Elegir un archivo',
  more: 'Qué debería ser',
  familyLabel: 'Codificación',
  baseLabel: 'Base',
  baseHint: 'vacía: se halla a partir de los números',
  baseWrong: 'La base es {{value}}; se admiten números desde 1, o nada.',
  family: {
    auto: 'averiguarlo',
    sinusoidal: 'tabla sinusoidal',
    cosines: 'cosenos de RoPE',
    sines: 'senos de RoPE',
    frequencies: 'frecuencias inversas',
    slopes: 'pendientes de ALiBi',
    bias: 'sesgo de ALiBi, una cabeza',
    buckets: 'grupos de T5',
  },
  examples: 'Pruebe con:',
  example: {
    wrongCell: 'una tabla con una celda errónea',
    swapped: 'cosenos donde van senos',
    cut: 'una impresión abreviada',
    config: 'un config.json con un desliz',
    sentence: 'una frase',
  },
  outcome: 'Veredicto',
  waiting: 'Aquí aparecerá el veredicto.',
  working: 'Leyendo y comparando…',
  stop: 'Parar',
  stopped: 'Detenido. Cambie el texto o pulse Comprobar para intentarlo de nuevo.',
  slow: 'Tardó más de {{seconds}} segundos y se detuvo. Bastan unos cientos de filas.',
  failed: 'No se pudo comprobar. ({{message}})',
  link: 'Copiar un enlace a esto',
  copied: 'El enlace está copiado.',
  notCopied: 'El navegador no permitió copiar; la dirección de esta página es el enlace.',
  longLink: 'Es demasiado largo para un enlace. Guarde el texto o compruebe unas pocas filas.',
  reading: 'Leído: {{name}}',
  paste: 'lo que pegó, demasiado largo para mostrarlo aquí',
  how: {
    title: 'Qué se comprueba',
    numbers:
      'Números: tablas de codificaciones sinusoidales en la disposición del artículo o con los senos primero, ' +
      'con los exponentes de tensor2tensor o desde cualquier posición; cosenos, senos y frecuencias inversas de ' +
      'RoPE; las pendientes de ALiBi y el sesgo de una cabeza; los grupos de T5. Como CSV, JSON, .npy, tablas de ' +
      'Markdown y LaTeX, o como los imprimen NumPy, PyTorch y las lecciones: fila por fila con un nombre delante, o ' +
      'abreviados con «...».',
    formula:
      'Una fórmula o unas líneas de programa con senos y cosenos, en texto, LaTeX, Python o JavaScript: se calculan ' +
      'sus frecuencias y se comparan con las del artículo. Nada de ello se ejecuta.',
    digits:
      'Solo cuentan las cifras impresas: 0,8415 es correcto si el valor verdadero, redondeado o truncado a cuatro ' +
      'decimales, da eso. Una tabla en float32 puede desviarse tanto como explica la aritmética de float32; si sus ' +
      'ángulos se formaron en float32, se dice.',
    cause:
      'Si todo está mal, se prueban errores conocidos, solos y de dos en dos: mitades intercambiadas, otra base, ' +
      'valores por √d, posiciones corridas en uno, una tabla traspuesta, un exponente duplicado, ángulos en ' +
      'float32, grupos del lado equivocado. Si ninguno explica los números, se dice.',
    config:
      'Un config.json: qué claves fijan la rotación, las frecuencias que resultan, y claves que faltan, están mal ' +
      'escritas o se contradicen.',
    sentence:
      'Una frase en español, inglés o italiano: se compara con las afirmaciones de lecciones que aquí se ' +
      'comprueban. La que dice lo mismo recibe veredicto; la que dice más, menos u otra cosa no lo recibe, y se le ' +
      'pregunta si quiere decir la afirmación más cercana.',
    more: 'Para seguir',
    lab: 'Todas las afirmaciones con sus medidas: «Comprobar lo que se afirma, y su propia tabla»',
    command: 'Un programa en cualquier lenguaje, ante cientos de preguntas: npx posenc check',
  },
  verdict: {
    right: 'Correcto: {{what}}.',
    cells_one: 'Hay una celda errónea. Lo demás es correcto: {{what}}.',
    cells_other: 'Hay {{count}} celdas erróneas. Lo demás es correcto: {{what}}.',
    mistake: 'Mal, y probablemente por esta razón: {{cause}}',
    precision: 'Correcto salvo por la precisión: {{cause}}',
    unknown: 'No lo conocemos. Nada de lo que aquí se conoce da estos números, así que no hay veredicto sobre ellos.',
    config: 'Este config se puede leer. Las consultas y las claves rotan así.',
    doubt: 'Este config se puede leer, pero fíjese en esto:',
    sentence: 'Es una afirmación que hemos comprobado.',
    sentences: 'Frase por frase:',
    notJudged: 'Sin veredicto: lo que usted escribió dice otra cosa que lo que hemos comprobado.',
    formulaRight: 'Esta fórmula es la del artículo.',
    formulaMistake: 'Esta fórmula no es la del artículo: {{cause}}',
    formulaUnknown: 'No la conocemos: esta fórmula no es la del artículo ni un error que aquí se conozca.',
    noSentence: 'No la conocemos. No es ninguna de las afirmaciones que aquí se comprueban, así que no hay veredicto.',
  },
  can:
    'Lo que podemos comprobar: afirmaciones sobre el parecido de posiciones cercanas, el orden, las longitudes ' +
    'de onda, los números impresos, las longitudes mayores que las del entrenamiento, RoPE y ALiBi; o pegue ' +
    'números o un config.',
  what: {
    sinusoidal: 'la tabla sinusoidal',
    cosines: 'los cosenos de una codificación rotatoria',
    sines: 'los senos de una codificación rotatoria',
    frequencies: 'las frecuencias inversas de una codificación rotatoria',
    slopes: 'las pendientes de ALiBi',
    bias: 'el sesgo de ALiBi para una cabeza',
    buckets: 'los grupos de T5',
    sum: 'una suma, en la que las dos primeras filas dan la tercera',
  },
  first:
    'La primera celda errónea: fila {{row}}, columna {{column}} es {{given}}; lo correcto es {{right}}, una ' +
    'diferencia de {{off}}.',
  counted: 'Difieren {{count}} de {{all}} celdas.',
  left_one: 'Aun así, hay una celda errónea.',
  left_other: 'Aun así, hay {{count}} celdas erróneas.',
  given: 'Lo suyo',
  right: 'Lo correcto',
  marked_one: 'Enmarcada, la celda errónea.',
  marked_other: 'Enmarcada, la primera celda errónea; con trazo más fino, las demás.',
  shown: '{{rows}}, {{columns}}',
  shownRows_one: 'fila {{list}}',
  shownRows_other: 'filas {{list}}',
  shownColumns_one: 'columna {{list}}',
  shownColumns_other: 'columnas {{list}}',
  range: 'de {{least}} a {{most}}',
  picture: '{{title}}: {{rows}}, {{columns}}, en colores. La tabla de abajo tiene los números.',
  numbersTitle: 'Los números a su alrededor',
  facts: { size: 'Tamaño', read: 'Leído como', digits: 'Cifras', taken: 'Tomado por' },
  size: '{{rows}}, {{columns}}',
  rows_one: 'una fila',
  rows_other: '{{count}} filas',
  columns_one: 'una columna',
  columns_other: '{{count}} columnas',
  truncated: 'truncadas, no redondeadas',
  either: 'unas redondeadas, otras truncadas',
  note: {
    output: 'números de la salida de un programa',
    largest: 'el mayor de varios arrays',
    abridged: 'abreviado; se halló el tamaño',
  },
  remark: {
    concatenated: 'Todos los senos van antes que todos los cosenos, como en muchos programas; en el artículo alternan.',
    shortLadder: 'Los exponentes son i/(d/2 − 1), como en tensor2tensor, fairseq y Whisper.',
    first: 'La fila 0 es la posición {{first}}.',
    pairs: 'Una columna por pareja, para una cabeza de {{width}} canales.',
    halves: 'Los ángulos de {{width}} canales, todas las parejas dos veces, para rotar mitades (rotate_half).',
    neighbours: 'Los ángulos de {{width}} canales, cada pareja dos veces, para rotar vecinos.',
    cutOff_one: 'Las cifras de una celda (fila, columna) están truncadas donde deberían redondearse: {{cells}}.',
    cutOff_other:
      'Las cifras de {{count}} celdas (fila, columna) están truncadas donde deberían redondearse: {{cells}}.',
    timesRoot: 'La primera fila se multiplica antes por √d = {{scale}}, como en el primer Transformer.',
    addedPosition: 'Lo que se suma es la codificación de la posición {{position}}.',
    onlySines: 'Aquí solo hay senos; los cosenos de las columnas impares llevan el mismo exponente, 2i/d.',
    onlyCosines: 'Aquí solo hay cosenos; los senos de las columnas pares llevan el mismo exponente, 2i/d.',
    base: 'La base es {{base}}.',
    oddBase: 'La base es {{base}}, que ningún modelo publicado de los conocidos aquí tiene: compárela con su config.',
    factor: 'Las posiciones se dividen entre {{factor}}: escalado lineal.',
    frequencies: 'Para {{width}} canales que rotan.',
    heads: 'Para {{heads}} cabezas.',
    head: 'La pendiente es {{slope}}: la cabeza {{head}} de {{heads}}.',
    slope: 'La pendiente es {{slope}}, que no sale de ningún número usual de cabezas.',
    symmetric: 'En ambas direcciones: la separación sin su signo.',
    signed: 'La separación conserva su signo: sobre la diagonal debe seguir una máscara causal.',
    causal: 'Las claves posteriores a la consulta reciben 0: debe seguir una máscara causal.',
    keys: 'Contado por la clave, como en el código oficial: con softmax y máscara causal da lo mismo.',
    bothWays: 'Ambas direcciones, {{count}} grupos, separación máxima 128.',
    oneWay: 'Una dirección, {{count}} grupos, separación máxima 128.',
  },
  fault: {
    transposed: 'Las posiciones van por columnas: la tabla está traspuesta.',
    base: 'La base es {{base}}, no {{right}}.',
    scaled: 'Cada valor es {{scale}} veces mayor: √d corresponde a los embeddings, no a la tabla.',
    shift: {
      up: 'A las posiciones les sobra uno: la primera fila es la posición 1.',
      down: 'A las posiciones les falta uno: la primera fila es la posición −1.',
      two: 'A las posiciones les sobran dos, como cuando se suma un índice de relleno.',
    },
    positions: {
      zero: 'Todas las filas son la posición 0.',
      first: 'Todas las filas tienen la posición de la primera.',
      last: 'Todas las filas tienen la posición de la última.',
    },
    most: 'Las posiciones se detienen en {{count}}.',
    wrapped: 'Las posiciones vuelven a empezar tras {{count}}.',
    overflow: 'Las posiciones desbordan {{type}}.',
    heldIn: 'Las posiciones pasan por {{format}}, donde las vecinas lejanas se confunden.',
    ladder: {
      squared: 'El exponente está duplicado: cuenta columnas donde debería contar parejas.',
      root: 'El exponente está dividido entre dos: cuenta parejas donde debería contar columnas.',
      inverted: 'El exponente tiene el otro signo: las posiciones se dividen entre la frecuencia.',
      short: 'La última frecuencia es 1 / base: los exponentes se dividen entre la mitad menos 1.',
      half: 'Los exponentes se dividen entre la mitad donde corresponde la mitad menos 1.',
      index: 'El exponente empieza en 1 y no en 0.',
      pairedColumns: 'El exponente es 2c/d con la columna c: i debería contar parejas.',
      columns: 'El exponente es c/d en cada columna: el seno y el coseno de una pareja difieren en frecuencia.',
      floored: 'La tasa se redondea hacia abajo: // divide donde debería hacerlo /.',
      exchanged: 'Base y exponente están intercambiados.',
    },
    running: 'Los ángulos o las frecuencias son un producto acumulado en float32: los errores se suman.',
    inverse: 'Las frecuencias pasan por {{format}}.',
    angles: 'Los ángulos se forman en {{format}}: el error crece con la posición.',
    rounded: 'Los valores pasan por {{format}}.',
    turn: { back: 'El signo del seno es erróneo.', swapped: 'Seno y coseno están intercambiados.' },
    cosineFirst: 'Hay cosenos donde van senos, y al revés.',
    noWidth:
      'Las dos primeras columnas son correctas, pero con ninguna anchura tiene la tabla del artículo las siguientes.',
    formula: {
      differ: 'El seno y el coseno de una pareja tienen frecuencias distintas; el artículo da a ambos 10000^(−2i/d).',
      factor: 'El ángulo es {{factor}} veces el del artículo.',
      scaled: 'Cada valor es {{scale}} veces el del artículo.',
      same:
        'La misma onda está en las dos columnas de una pareja; en el artículo va el seno en las pares y el coseno ' +
        'en las impares.',
    },
    slopes: {
      plain: 'Las pendientes son 2^(−8h/H), que solo vale para potencias de dos.',
      nextPower: 'Las pendientes son las primeras de la siguiente potencia de dos.',
      sorted: 'Las pendientes están ordenadas; las de la siguiente potencia de dos van al final.',
      fromZero: 'Las pendientes se cuentan desde h = 0: la primera cabeza tiene pendiente 1.',
      halved: 'Las pendientes son la mitad de lo que deberían.',
      halfExponent: 'Las pendientes son 2^(−4h/H) donde va 2^(−8h/H).',
    },
    positive: 'El signo es erróneo: se premian las separaciones grandes.',
    buckets: {
      reversed: 'Pasado y futuro están intercambiados: consulta − clave donde va clave − consulta.',
      oneSided: 'Solo una dirección tiene grupos.',
      both: 'Las dos direcciones tienen grupos.',
      product: 'Las separaciones en un umbral caen en el grupo anterior: se redondeó un factor.',
      nearer: 'Cada separación se cuenta una unidad de menos.',
      late: 'El último grupo exacto llega uno tarde: <= donde va <.',
      longer: 'El tramo exacto es demasiado largo en uno: los grupos logarítmicos empiezan una distancia más tarde.',
      early: 'Los grupos logarítmicos se redondean hacia arriba.',
      logarithm: 'El logaritmo es de base 2, su divisor de base e.',
      unclipped: 'Las separaciones grandes no se quedan en el último grupo.',
    },
    farthest: 'La separación máxima es {{farthest}}.',
  },
  config: {
    layer: { full_attention: 'Atención completa', sliding_attention: 'Ventana deslizante' },
    fact: {
      model: 'Tipo de modelo',
      base: 'Base',
      channels: 'Canales que rotan',
      scaling: 'Escalado',
      pairing: 'Parejas',
      factor: 'Factor de atención',
      trained: 'Longitud de entrenamiento',
      used: 'Claves que cuentan',
    },
    pairing: { rotateHalf: 'mitades (rotate_half)', interleaved: 'vecinos' },
    none: 'ninguno',
    picture: 'Cosenos de las posiciones 0 a 63, una columna por pareja',
    doubt: {
      mistyped: 'La clave {{given}} no se lee. ¿Quería decir {{meant}}?',
      length:
        'factor × longitud original es {{factor}} × {{original}} = {{product}}, pero max_position_embeddings es ' +
        '{{whole}}.',
      base: 'La base es {{base}}; lo usual es {{right}}.',
    },
    refused: {
      notJson: 'Empieza como un config, pero no es JSON. Pegue el archivo entero, con sus llaves.',
      notObject: 'Es JSON, pero no un config: un config es un objeto, entre llaves.',
      long: 'Tiene más de {{most}} caracteres; un config.json no llega a tanto.',
      missing: 'El config no se puede usar: falta {{name}}.',
      foreign: 'El config se contradice: {{name}} no pertenece a este tipo de escalado.',
      value: 'El config está mal: {{name}} no puede ser {{value}}.',
      noRotary: 'Un modelo del tipo {{value}} no tiene posiciones rotatorias.',
      unknown: 'El tipo de modelo {{value}} no se conoce aquí, así que no hay veredicto.',
    },
  },
  sentence: {
    ours: 'La afirmación, con nuestras palabras',
    yours: 'La suya',
    nearest: 'La afirmación más cercana que hemos comprobado:',
    opposite: 'La suya parece negarla.',
    mean: '¿Es esto lo que quiere decir?',
    others_one: 'Otra frase no trata de nada que aquí se compruebe, y queda sin veredicto.',
    others_other: 'Otras {{count}} frases no tratan de nada que aquí se compruebe, y quedan sin veredicto.',
  },
  formula: {
    read: 'Lo que se comprobó, tal como se leyó',
    words: 'Solo se comprobó la fórmula, no las palabras a su alrededor.',
  },
} satisfies Strings;
