import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/encode.ts';

export default {
  title: 'Codificar',
  question: '¿Qué aspecto tiene la tabla de senos y cosenos?',
  lead:
    'Cada fila de la tabla es una [posición](positions); cada columna, una [dimensión](dim). Dos columnas forman una ' +
    '[pareja](pair) con la misma frecuencia: una es su seno y la otra, su coseno.',
  deeper:
    'La pareja más rápida da una vuelta cada 2π ≈ 6,28 posiciones; cada una de las siguientes gira más despacio que ' +
    'la anterior, siempre en la misma proporción, y la [base](base) fija cuánto se frena la última.',
  where:
    'Aquí *p* es la posición, *i* el número de la pareja (no el de la columna) y *d* la anchura de la tabla y ' +
    'del vector de cada palabra: cuántos números tiene cada uno. En artículos y programas se llama `d_model`.',
  presets: 'Tablas para empezar',
  preset: {
    lesson000: {
      name: '100 × 64',
      about: 'seis curvas',
      note: 'Una lección dibuja esta tabla, de 100 posiciones y d = 64, y estas seis curvas.',
    },
    lesson001: {
      name: '100 × 128',
      about: 'cuatro curvas',
      note:
        'Una lección anuncia las dimensiones 0, 3, 7, 15 y 31, pero su programa dibuja 0, 7, 20 y 31. Aquí ' +
        'se ve lo que dibuja el programa.',
    },
    lesson001Table: {
      name: '5 × 6',
      about: 'impresa',
      note:
        'Una tabla pequeña que imprime una lección: cinco posiciones, seis dimensiones, tres decimales. Los ' +
        'treinta números son correctos.',
    },
    lesson002: {
      name: '100 × 512',
      about: 'un modelo',
      note:
        'La anchura del modelo del artículo, con su fórmula. El bucle que una lección usa con este tamaño duplica ' +
        'el exponente y da frecuencias distintas al seno y al coseno: su tabla es otra.',
    },
    lesson003: {
      name: '128 × 512',
      about: 'truncada',
      note:
        'Unas diapositivas imprimen 0,8414; 0,5403; 0,8218 y 0,5696 para la posición 1. Están truncados tras el ' +
        'cuarto decimal, no redondeados, y así están los de abajo; elija «redondeados» y verá 0,8415; 0,8219 y ' +
        '0,5697.',
    },
    lesson004: {
      name: '6 × 4',
      about: 'erratas',
      note:
        'Otra tabla pequeña. Para la posición 4 su lección imprime −0,653 y 1,000; la fila ' +
        'de abajo muestra −0,654 y 0,999. Los otros 22 números coinciden.',
    },
  },
  controls: 'Controles',
  label: {
    positions: 'Posiciones',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    first: 'Primera posición',
    layout: 'Orden de las columnas',
    colorMap: 'Mapa de colores',
    transpose: 'Intercambiar los ejes',
    dimensions: 'Curvas',
    curveStyle: 'Curvas dibujadas',
    selectedPosition: 'Posición señalada',
    selectedDimension: 'Dimensión señalada',
    shownRows: 'Filas',
    shownColumns: 'Columnas',
    decimals: 'Decimales',
    rounding: 'Los decimales van',
  },
  layouts: { interleaved: 'sen cos sen cos', concatenated: 'senos, luego cosenos' },
  curveStyles: { overlaid: 'una sobre otra', strips: 'cada una en su tira' },
  hint:
    'Señale una celda, o lleve el foco a la figura y use las flechas. Un clic, o Intro, añade o quita la curva ' +
    'de esa columna.',
  readout: {
    title: 'La celda señalada',
    position: 'Posición',
    dimension: 'Dimensión',
    pair: 'Pareja',
    pairOf: '{{pair}}, su {{wave}}',
    sin: 'seno',
    cos: 'coseno',
    angle: 'Ángulo',
    radians: '{{angle}} rad',
    wavelength: 'Longitud de onda',
    perTurn: '{{wavelength}} posiciones',
    value: 'Valor',
    addCurve: 'Añadir su curva',
    removeCurve: 'Quitar su curva',
  },
  notice: 'En qué fijarse',
  caption:
    'Las parejas rápidas cambian de una posición a otra y distinguen las vecinas; cuanto más lenta es una pareja, ' +
    'más alejadas están las posiciones que distingue. Juntas son un reloj de {{pairs}} agujas: la más rápida da una ' +
    'vuelta cada {{fastest}} posiciones; la más lenta, cada {{slowest}}.',
  captionStill:
    'Las parejas rápidas cambian de una posición a otra y distinguen las vecinas. Las lentas apenas se mueven en ' +
    'toda la figura: distinguen posiciones que están a miles de pasos unas de otras. Juntas son un reloj de ' +
    '{{pairs}} agujas: la más rápida da una vuelta cada {{fastest}} posiciones; la más lenta, cada {{slowest}}.',
  captionSingle:
    'Con una sola pareja, el reloj tiene una aguja. Da una vuelta cada {{fastest}} posiciones y después vuelve a ' +
    'pasar muy cerca de donde ya estuvo.',
  askTitle: 'Pruebe antes de mirar',
  ask: 'Duplique la anchura d. ¿Qué le pasa a la columna de la izquierda? ¿Y a la última?',
  answerTitle: 'Ver la respuesta',
  answer:
    'La columna de la izquierda no cambia nada: su exponente es 0 sea cual sea la anchura, de modo que siempre da ' +
    'una vuelta cada 2π posiciones. Entre medias aparecen frecuencias nuevas, y la última pareja se vuelve algo ' +
    'más lenta: se acerca a 2π × base sin llegar nunca.',
  fine: 'La letra pequeña',
  fineWavelength:
    'Se suele decir, también en el artículo original, que las longitudes de onda van de 2π a 10000 · 2π. ' +
    'La última se queda corta, porque su exponente es (d − 2)/d y no 1. En la tabla de arriba es de ' +
    '{{slowest}} posiciones, y 2π × base serían {{limit}}.',
  fineUnique:
    '«Cada posición tiene un patrón único» vale para la aritmética exacta. Dos filas pueden acercarse tanto ' +
    'que el redondeo las iguale, sobre todo en tablas estrechas.',
  fineExtrapolate:
    '«Sirve para cualquier longitud» significa que se puede calcular para cualquier posición. Que un modelo ' +
    'entienda posiciones que no vio al entrenarse es otra cosa, y a menudo no las entiende.',
  fineExact:
    'El código habitual en precisión simple ya falla en el tercer decimal cerca de la posición 65535. Aquí los ' +
    'ángulos son fracciones de vuelta en coma fija, y cada número se redondea una sola vez, al final.',
  numbers: {
    title: 'Los números',
    caption:
      'Las primeras {{rows}} de {{allRows}} posiciones y las primeras {{columns}} de {{allColumns}} dimensiones.',
    scroll: 'Números de la tabla, con desplazamiento',
    corner: 'posición',
    column: 'dim {{dimension}}',
    copy: 'Copiar estos números',
  },
  layer: {
    title: 'Como capa de su modelo',
    about:
      'La misma tabla como capa para poner en un modelo, tal como la escriben las lecciones. PyTorch guarda la ' +
      'tabla en un buffer; Keras, en un peso que no se entrena. En la vista 100 × 512 las palabras se ' +
      'multiplican antes por √d; ni esa ni la de 6 × 4 llevan dropout.',
  },
  embed: {
    title: 'Solo el mapa de calor, en la página que usted quiera',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  strip: 'Dimensión {{dimension}}: una onda de {{wavelength}} posiciones.',
  stripsAxis: 'De la posición {{first}}, a la izquierda, a la {{last}}, a la derecha; λ es la longitud de onda.',
  full: 'Más de doce curvas no se distinguen. Quite antes alguna.',
  numbers: {
    roundings: { rounded: 'redondeados', truncated: 'truncados' },
  },
  words: {
    count_one: '{{count}} posición',
    count_other: '{{count}} posiciones',
    table:
      'Una tabla de {{positions}}, de la {{first}} a la {{last}}, con anchura {{dim}} y base {{base}}. {{layout}} ' +
      'El azul y el rojo, o lo oscuro y lo claro, son valores entre −1 y 1.',
    interleaved: 'Los senos están en las columnas pares y los cosenos en las impares.',
    concatenated: 'Primero van los senos de todas las parejas y después sus cosenos.',
    waves: 'De columna en columna las ondas se alargan: {{list}} posiciones en las dimensiones {{dimensions}}.',
    selected: 'En la posición {{position}}, dimensión {{dimension}}, el valor es {{value}}.',
  },
  reproduce: {
    angle: 'ángulos en precisión doble: en posiciones grandes, el error de la simple salta a la vista',
    odd: 'con anchura impar, el último seno se queda sin coseno',
    buffer: 'se guarda y se traslada con el modelo, pero no se entrena',
  },
  embed: {
    about:
      'Un archivo de script y una línea de HTML, en cualquier página, publicada o en el disco. El archivo ' +
      '`posenc-elements.js` viene con el paquete npm `posenc`.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  pair: {
    ask:
      'Senos y cosenos alternan; columnas y parejas se cuentan desde 0. ¿A qué pareja pertenece la columna ' +
      '{{dimension}}?',
    right: 'Las columnas 2*i* y 2*i* + 1 son el seno y el coseno de la pareja *i*. Todo se cuenta desde 0.',
    mistakes: {
      column: 'En la fórmula *i* numera parejas, no columnas, aunque a menudo se la llame «la dimensión».',
      up: 'Una columna impar es la segunda de su pareja: divida entre dos y redondee hacia abajo.',
    },
  },
  curve: {
    ask: 'Anchura {{dim}}, senos y cosenos alternos. Haga clic en la curva de la columna {{column}}, contada desde 0.',
    right: 'Una columna impar es un coseno, que empieza en 1; la pareja {{pair}} gira despacio.',
    mistakes: {
      sine: 'Empieza en 0, así que es un seno: la columna {{sine}}, la otra mitad de la pareja.',
      fast: 'Empieza en 1, pero es el coseno más rápido, la columna 1.',
    },
  },
  cut: {
    ask:
      'Para la posición 1, columna {{column}} (contada desde 0), anchura 512, unas diapositivas imprimen {{slide}}. ' +
      'El número de cuatro decimales más próximo es {{shown}}. ¿De dónde viene la diferencia?',
    right: 'Las diapositivas cortan tras el cuarto decimal: están truncados, no redondeados.',
    options: {
      cut: 'de truncar en vez de redondear',
      formula: 'de otra fórmula',
      single: 'de la precisión simple',
      width: 'de otra anchura',
    },
    mistakes: {
      formula: 'Las fórmulas usuales coinciden en la columna 0, sen 1 = 0,84147…, y también ahí imprimen 0,8414.',
      single: 'En la posición 1 la precisión simple acierta siete cifras.',
      width: 'La columna 0 es sen 1 con cualquier anchura, y también ahí las diapositivas imprimen 0,8414.',
    },
  },
  value: {
    ask:
      'Anchura {{dim}}, base 10000, senos y cosenos alternos. ¿Qué número hay en la posición {{position}}, columna ' +
      '{{dimension}}, contadas desde 0?',
    right: 'Las columnas 2 y 3 son el seno y el coseno de *p* / 10000^(2/4) = *p* / 100, en radianes.',
    mistakes: {
      wave: 'Seno y coseno cambiados: las columnas pares contienen el seno.',
      degrees: 'Su calculadora estaba en grados. Los ángulos van en radianes.',
      fast: 'No ha dividido entre base^(2*i*/*d*). Esa es la primera pareja.',
    },
  },
  misprint: {
    ask:
      'Anchura 4. Para la posición 4, columna {{dimension}} (contadas desde 0), una lección imprime {{printed}} con ' +
      'tres decimales. ¿Qué debería imprimir?',
    right: 'cos 4 = −0,65364… y cos 0,04 = 0,99920…; los otros 22 números de esa tabla son correctos.',
    mistakes: {
      printed: 'Eso dice la lección. Compruebe el tercer decimal.',
    },
  },
  halves: {
    ask:
      'Aquí van primero todos los senos y después todos los cosenos. Haga clic en el coseno de la pareja {{pair}} en ' +
      'la posición {{row}}.',
    right: 'Con *d* = 8, las columnas 0 a 3 son los senos de las parejas 0 a 3, y las columnas 4 a 7, sus cosenos.',
    mistakes: {
      sine: 'Ese es el seno de la pareja. Su coseno está *d*/2 columnas más allá.',
      interleaved: 'Ahí estaría si senos y cosenos alternaran.',
      turned: 'Fila y columna están cambiadas: las filas son posiciones.',
      one: 'Las posiciones se cuentan desde 0: esa fila es la anterior.',
    },
  },
  doubled: {
    ask: 'La anchura pasa de {{dim}} a {{twice}}. ¿Con qué rapidez cambia entonces la columna de la izquierda?',
    right: 'Su exponente es 0 con cualquier anchura: siempre da una vuelta cada 2π posiciones.',
    options: { same: 'con la misma que antes', slower: 'más despacio', faster: 'más deprisa' },
    mistakes: {
      slower: 'Aparecen frecuencias nuevas entre las demás y solo la última se frena. La primera se queda igual.',
      faster: 'Nada gira más deprisa que 1 radián por posición, con ninguna anchura.',
    },
  },
  odd: {
    ask:
      'Senos y cosenos alternan, y la anchura {{dim}} es impar. ¿Qué contiene la última columna, la {{last}}? Las ' +
      'columnas se cuentan desde 0.',
    right: 'Una columna par es un seno; con anchura impar, el último seno no tiene coseno al lado.',
    options: { sin: 'un seno', cos: 'un coseno', zero: 'ceros', error: 'nada: una anchura impar es un error' },
    mistakes: {
      cos: 'La columna {{last}} es par, y las columnas pares son senos.',
      zero: 'Algunos programas rellenan con ceros (fairseq, en su propio orden); la fórmula no.',
      error:
        'El código habitual de los tutoriales falla aquí, porque no le caben los cosenos. A la fórmula no le pasa.',
    },
  },
  beyond: {
    ask: '«Las posiciones sinusoidales sirven para cualquier longitud.» ¿Qué hay de cierto?',
    right: 'La fórmula tiene valor en cualquier posición. Que un modelo lo entienda es otra cosa.',
    options: {
      computed: 'se pueden calcular para cualquier posición',
      understood: 'un modelo se las arregla con textos más largos que los del entrenamiento',
      ends: 'nada: después de la última fila no hay más',
      grows: 'nada: muy lejos los valores se hacen demasiado grandes',
    },
    mistakes: {
      understood: 'A menudo no: nunca ha visto esas filas.',
      ends: 'Eso le pasa a una tabla aprendida. Esta es una fórmula.',
      grows: 'Senos y cosenos quedan entre −1 y 1, por lejos que se esté.',
    },
  },
  slowest: {
    ask: 'Anchura {{dim}}, base {{base}}. ¿Tras cuántas posiciones da una vuelta entera la pareja más lenta?',
    right: 'El último exponente es (*d* − 2)/*d*: la longitud de onda es 2π · base^((*d* − 2)/*d*).',
    units: { positions: 'posiciones' },
    mistakes: {
      limit: 'Eso es 2π · base, lo que dice también el artículo. El último exponente es (*d* − 2)/*d*, no 1.',
      base: 'La base misma no es una longitud de onda: falta 2π, y el último exponente es menor que 1.',
      radians: 'Tras esas posiciones la aguja ha girado un radián. Una vuelta necesita 2π veces más.',
    },
  },
  speeds: {
    ask:
      'Anchura {{dim}}, primero todos los senos y después todos los cosenos. Ordene estas columnas de la más rápida ' +
      'a la más lenta.',
    right:
      'Las columnas anteriores a la {{half}} son los senos de todas las parejas; desde la {{half}} están sus ' +
      'cosenos. Cuanto mayor es el número de la pareja, más despacio gira.',
    options: { a: 'columna {{a}}', b: 'columna {{b}}', c: 'columna {{c}}', d: 'columna {{d}}' },
    mistakes: {
      columns: 'Desde la columna {{half}}, los cosenos empiezan de nuevo por la pareja más rápida.',
      reversed: 'Eso es de la más lenta a la más rápida.',
    },
  },
} satisfies BankWords;
