import type { Shape } from '../../text/strings.ts';
import type en from '../en/encode.ts';

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
  strip: 'Dimensión {{dimension}}: una onda de {{wavelength}} posiciones.',
  stripsAxis: 'De la posición {{first}}, a la izquierda, a la {{last}}, a la derecha; λ es la longitud de onda.',
  hint:
    'Señale una celda, o lleve el foco a la figura y use las flechas. Un clic, o Intro, añade o quita la curva ' +
    'de esa columna.',
  full: 'Más de doce curvas no se distinguen. Quite antes alguna.',
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
    roundings: { rounded: 'redondeados', truncated: 'truncados' },
    caption:
      'Las primeras {{rows}} de {{allRows}} posiciones y las primeras {{columns}} de {{allColumns}} dimensiones.',
    scroll: 'Números de la tabla, con desplazamiento',
    corner: 'posición',
    column: 'dim {{dimension}}',
    copy: 'Copiar estos números',
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
  layer: {
    title: 'Como capa de su modelo',
    about:
      'La misma tabla como capa para poner en un modelo, tal como la escriben las lecciones. PyTorch guarda la ' +
      'tabla en un buffer; Keras, en un peso que no se entrena. En la vista 100 × 512 las palabras se ' +
      'multiplican antes por √d; ni esa ni la de 6 × 4 llevan dropout.',
  },
  embed: {
    title: 'Solo el mapa de calor, en la página que usted quiera',
    about:
      'Un archivo de script y una línea de HTML, en cualquier página, publicada o en el disco. El archivo ' +
      '`posenc-elements.js` viene con el paquete npm `posenc`.',
  },
} satisfies Shape<typeof en>;
