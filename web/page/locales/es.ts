import type { Strings } from '../lib/strings.ts';

/** Español. Valores entre {{llaves}}; *énfasis*, `código`, y [palabras](término) que iluminan lo que nombran. */
const es: Strings = {
  page: {
    title: 'posenc: codificaciones posicionales, calculadas con exactitud',
    line: 'Codificaciones posicionales para señalar, comprobar y llevarse a clase',
    language: 'Idioma',
    theme: 'Colores',
    themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
    skip: 'Ir a la primera figura',
    headline: 'Cómo sabe un Transformer qué palabra va antes',
    intro:
      'La atención compara cada palabra con todas las demás, pero olvida dónde estaba cada una: si se barajan ' +
      'las palabras, las respuestas se barajan con ellas y nada más cambia. Por eso al vector de cada palabra se ' +
      'le suma otro que depende solo de su lugar. Este es el del Transformer original.',
    honest:
      'Cada número de esta página se calcula mientras usted lee, con el C++ de la biblioteca posenc dentro de su ' +
      'navegador. Nada está dibujado a ojo y nada sale de su equipo.',
    waiting: 'La figura se está preparando…',
    failed: 'No se pudo cargar esta parte de la página. Pruebe a recargarla. ({{message}})',
    footer: 'Libre, con licencia MIT. La página no guarda nada sobre usted: ni cookies ni peticiones a terceros.',
    footerUse: 'El mismo código, en sus manos',
    footerInstall: 'Instalar',
    footerImport: 'Pedir una tabla',
    footerElement: 'Dibujarla en cualquier página',
  },
  missing: {
    title: 'Este navegador no puede calcular las figuras',
    webassembly:
      'Falta WebAssembly o está desactivado. Lo tienen Firefox, Chrome, Edge y Safari desde 2021. Si el suyo es ' +
      'reciente, busque el ajuste que lo apaga: el modo de aislamiento en los dispositivos de Apple o un nivel de ' +
      'seguridad estricto en otros. Después, recargue la página.',
    simd:
      'WebAssembly está, pero sin instrucciones SIMD. Actualice el navegador: Chrome y Edge las tienen desde la ' +
      'versión 91, Firefox desde la 89 y Safari desde la 16.4. Con un procesador muy antiguo (anterior a 2011, ' +
      'más o menos) solo queda usar otro equipo.',
  },
  formula: { sin: 'sen', error: 'error', angle: 'ángulo', training: 'entr.' },
  control: {
    paper: 'artículo',
    reset: 'Volver al principio',
    slider: '{{label}}, deslizador',
    setTo: 'Poner {{label}} en {{value}}',
  },
  problem: {
    notNumber: '«{{raw}}» no es un número. {{allowed}} Se mantiene la última figura válida.',
    notWhole: '{{raw}} no es un número entero. {{allowed}} Se mantiene la última figura válida.',
    outOfRange: '{{raw}} se sale de los límites. {{allowed}} Se mantiene la última figura válida.',
    allowedWhole: 'Se admiten números enteros de {{min}} a {{max}}.',
    allowedReal: 'Se admiten números de {{min}} a {{max}}.',
    allowedAbove: 'Se admiten números mayores que {{min}}, hasta {{max}}.',
    allowedOptions: 'Se admite: {{options}}.',
    allowedList: 'Se admiten hasta {{longest}} números enteros de {{min}} a {{max}}, separados por comas.',
    notText: 'Así no se puede mostrar. {{allowed}} Se mantiene la última figura válida.',
    allowedText: 'Se admiten de {{min}} a {{max}} palabras y, en total, {{longest}} caracteres como mucho.',
  },
  link: {
    note: 'El enlace pedía algo que no se puede mostrar; en su lugar está el valor habitual.',
    item: '{{label}}: «{{raw}}». {{allowed}}',
    dismiss: 'Entendido',
    toLab: 'Enlace a «{{title}}»',
  },
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'El navegador no permite copiar; seleccione el texto, por favor.',
  },
  titles: {
    encode: 'Codificar',
    clock: 'El reloj de muchas agujas',
    distance: 'Cerca y lejos',
    shift: 'Desplazar es girar',
    order: 'El orden importa',
    terms: 'Los cuatro términos de una puntuación',
    compose: 'Componer',
    family: 'Toda la familia',
    variants: 'Variantes y errores',
    reach: 'Contexto largo',
    grids: 'Más que una línea',
    claims: 'Comprobar lo que se afirma, y su propia tabla',
  },
  panels: {
    words: 'La figura en palabras y números',
    table: 'Los números de la figura; se desplaza',
    more: 'Las primeras {{shown}} filas de {{all}}; los archivos las contienen todas.',
    moreColumns: 'Las primeras {{shown}} columnas de {{all}}.',
    files: 'Llévesela',
    filesAbout: 'CSV y JSON contienen todas las columnas con todas sus cifras; .npy, solo los números, en float32.',
    reproduce: 'Repetirlo por su cuenta',
    reproduceAbout: 'Programas para esta vista exacta: copie, ejecute y compare.',
    language: 'Programa en',
  },
  encode: {
    lead:
      'Cada fila es una [posición](positions); cada columna, una [dimensión](dim). Las columnas vecinas forman ' +
      'una [pareja](pair) con la misma frecuencia: primero el seno, luego el coseno. La pareja de la izquierda da ' +
      'una vuelta cada 2π ≈ 6,28 posiciones; cada una de las siguientes gira más despacio que la anterior, ' +
      'siempre en la misma proporción, y la [base](base) fija cuánto se frena la última.',
    where:
      'Aquí *p* es la posición, *i* el número de la pareja (no el de la columna) y *d* la anchura, igual a la de ' +
      'los vectores de las palabras.',
    presets: 'Las vistas de las lecciones',
    preset: {
      lesson000: {
        name: '000',
        about: 'bootcamp',
        note: 'La lección 000 dibuja esta tabla, de 100 posiciones y d = 64, y estas seis curvas.',
      },
      lesson001: {
        name: '001',
        about: 'guía completa',
        note:
          'La lección 001 anuncia las dimensiones 0, 3, 7, 15 y 31, pero su programa dibuja 0, 7, 20 y 31. Aquí ' +
          'se ve lo que dibuja el programa.',
      },
      lesson001Table: {
        name: '001',
        about: 'tabla impresa',
        note:
          'La tabla pequeña que imprime la lección 001: cinco posiciones, seis dimensiones, tres decimales. Los ' +
          'treinta números son correctos.',
      },
      lesson002: {
        name: '002',
        about: 'cuaderno',
        note:
          'El tamaño de la lección 002 con la fórmula del artículo. El bucle de la lección duplica el ' +
          'exponente y da frecuencias distintas al seno y al coseno, así que su tabla es otra; no dibuja curvas.',
      },
      lesson003: {
        name: '003',
        about: 'diapositivas',
        note:
          'La lección 003 imprime 0,8414, 0,5403, 0,8218 y 0,5696 para la posición 1. Están cortados tras el ' +
          'cuarto decimal, no redondeados, y así están los de abajo; elija «redondeados» y verá 0,8415, 0,8219 ' +
          'y 0,5697.',
      },
      lesson004: {
        name: '004',
        about: 'documentación',
        note:
          'La tabla pequeña de la lección 004. Para la posición 4 la lección imprime −0,653 y 1,000; la fila ' +
          'de abajo muestra −0,654 y 0,999. Los otros 22 números coinciden.',
      },
    },
    controls: 'Mandos',
    label: {
      positions: 'Posiciones',
      dim: 'Anchura d',
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
      'Las columnas de la izquierda cambian de una fila a otra y distinguen a los vecinos; las de la derecha apenas ' +
      'se mueven en toda la figura y distinguen lo lejano de lo cercano. Juntas son un reloj de {{pairs}} agujas: ' +
      'la más rápida da una vuelta cada {{fastest}} posiciones; la más lenta, cada {{slowest}}.',
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
      'El código habitual en precisión simple ya falla en el tercer decimal cerca de la posición 65535. Aquí ' +
      'los ángulos se forman en precisión doble y se redondea una sola vez, al final.',
    numbers: {
      title: 'Los números',
      roundings: { rounded: 'redondeados', truncated: 'cortados' },
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
      angle: 'ángulos en precisión doble: en posiciones grandes la simple se equivoca a simple vista',
      odd: 'con anchura impar, el último seno se queda sin coseno',
    },
    embed: {
      title: 'Llevar esta figura a su curso',
      about:
        'Un archivo de script y una línea de HTML, en cualquier página, publicada o en el disco. El archivo ' +
        '`posenc-elements.js` viene con el paquete npm `posenc`.',
    },
  },
  clock: {
    lead:
      'Cada pareja de columnas es una [aguja](hand) de un reloj. En la [posición](position) *p* ha girado *p* ' +
      'veces su frecuencia, y el lugar de su punta es lo que guarda la tabla: el [seno](sine) dice cuánto está a ' +
      'la derecha y el [coseno](cosine), cuánto hacia arriba. La primera aguja da una vuelta cada 2π ≈ 6,28 ' +
      'posiciones; la última necesita miles. Una sola vuelve una y otra vez al mismo sitio; todas juntas ' +
      'distinguen las posiciones, igual que las agujas de un reloj distinguen este segundo de los demás del día.',
    where:
      'Aquí *i* cuenta las agujas desde 0. La [longitud de onda](wavelength) *λ* es el número de posiciones que ' +
      'dura una vuelta; la [base](base) fija cuánto más lenta es cada aguja que la anterior.',
    face: 'Reloj, posición',
    faceValue: '{{position}}; la aguja {{pair}} lleva {{turns}} vueltas',
    dials: 'Todas las agujas, de la más rápida a la más lenta',
    dial: 'Aguja {{pair}}, una vuelta en {{wavelength}} posiciones',
    play: 'En marcha',
    pause: 'Pausa',
    back: 'Una posición atrás',
    on: 'Una posición adelante',
    controls: 'Mandos del reloj',
    label: {
      position: 'Posición',
      pair: 'Aguja elegida',
      dim: 'Anchura d',
      base: 'Base',
      ladder: 'Exponentes',
      step: 'Mirar una posición de cada',
      span: 'Posiciones en la gráfica',
      speed: 'Posiciones por segundo',
    },
    ladders: { half: '2i/d, el artículo', halfMinusOne: '2i/(d − 2), como tensor2tensor' },
    hint:
      'Arrastre la esfera para girar la aguja elegida; las demás la siguen. Con el foco en ella, las flechas ' +
      'avanzan de una en una, Re Pág y Av Pág de diez en diez, e Inicio vuelve a 0.',
    reading: {
      title: 'La aguja elegida',
      pair: 'Aguja',
      columns: 'Columnas',
      both: '{{sine}} y {{cosine}}',
      frequency: 'Frecuencia',
      perPosition: '{{frequency}} rad por posición',
      wavelength: 'Longitud de onda',
      positions: '{{wavelength}} posiciones',
      turns: 'Vueltas hasta aquí',
      sine: 'Seno',
      cosine: 'Coseno',
      none: 'no tiene: la anchura es impar',
    },
    waveChart: 'El seno de la aguja {{pair}} a lo largo de las posiciones: la onda, y puntos donde se mira',
    ladderChart: 'Longitudes de onda de todas las agujas en escala logarítmica',
    axisPosition: 'posición →',
    axisSine: 'seno de la aguja {{pair}} ↑',
    axisPair: 'aguja i →',
    axisWavelength: 'longitud de onda (posiciones) ↑',
    sampling: {
      every: 'Un modelo solo ve los puntos, uno por posición: {{looks}} por cada vuelta de esta aguja.',
      enough:
        'Mirando una posición de cada {{step}} aún se ven {{looks}} puntos por vuelta. Con dos o más basta para ' +
        'seguir la aguja.',
      slower:
        'Mirando una posición de cada {{step}} se ven solo {{looks}} puntos por vuelta. Encajan igual de bien en ' +
        'una onda más lenta, de una vuelta cada {{apparent}} posiciones: eso es el aliasing.',
      backwards:
        'Mirando una posición de cada {{step}} se ven solo {{looks}} puntos por vuelta. Encajan igual de bien en ' +
        'una onda que va hacia atrás, de una vuelta cada {{apparent}} posiciones: eso es el aliasing.',
    },
    notice: 'En qué fijarse',
    caption:
      'En la posición {{position}} la aguja más rápida lleva {{fast}} vueltas y la más lenta, {{slow}}. En la ' +
      'escala logarítmica las longitudes de onda suben en escalones iguales; la última es {{slowest}}, mientras ' +
      'que 2π × base es {{limit}}.',
    captionSingle:
      'En la posición {{position}} la única aguja lleva {{fast}} vueltas. Con una sola, nada distingue una vuelta ' +
      'de la siguiente.',
    askTitle: 'Pruebe antes de mirar',
    ask: 'Elija la aguja 0 y mire una posición de cada 44. ¿Por qué la aguja más rápida apenas se mueve?',
    answerTitle: 'Ver la respuesta',
    answer:
      'Porque 44 posiciones son casi exactamente siete vueltas: 44 / 2π ≈ 7,003. En cada mirada la aguja ha ' +
      'avanzado solo un grado, más o menos, y parece necesitar unas 15600 posiciones por vuelta. Con una posición ' +
      'de cada 6 incluso parece ir hacia atrás. Un modelo que recibe todas las posiciones no se engaña: ve su ' +
      'aguja más rápida 6,28 veces por vuelta, y con dos bastaría.',
    words: {
      count_one: '{{count}} aguja',
      count_other: '{{count}} agujas',
      clock:
        'Un reloj de {{hands}}, con anchura {{dim}} y base {{base}}. La más rápida da una vuelta en {{fastest}} ' +
        'posiciones; la más lenta, en {{slowest}}.',
      chosen: 'En la posición {{position}}, la aguja {{pair}} lleva {{turns}} vueltas.',
    },
  },
  distance: {
    lead:
      '¿Cuánto se parecen dos posiciones? Se toman sus filas y se multiplican número a número: la suma es el ' +
      '[producto escalar](measure), y la atención no ve de ellas otra cosa. En la [matriz](matrix), cada celda es ' +
      'una pareja de posiciones. Está hecha de franjas, porque solo cuenta la [separación](offset) entre las dos, ' +
      'no el lugar donde están. Las cercanas se parecen y las lejanas menos; pero no siempre, y lo pronto que eso ' +
      'falla depende de la [anchura](width).',
    where:
      'Para cada separación *k* se suman las ondas, cada una con su frecuencia. En *k* = 0 todas valen 1, y por ' +
      'eso todas las filas miden lo mismo: √(d/2).',
    presets: 'Lo que comparan las lecciones',
    preset: {
      lesson000: {
        name: '000',
        about: '5–6 frente a 5–50',
        note:
          'La lección 000 dice que 5 y 6 están más cerca entre sí que 5 y 50. Con d = 64 es cierto: las ' +
          'distancias son 1,4718 y 5,3264.',
      },
      lesson004: {
        name: '004',
        about: '0–1 frente a 0–100',
        note:
          'La lección 004 llama alto al producto escalar de 0 y 1, y bajo al de 0 y 100. Con d = 512 son 249,1 y ' +
          '112,0 de 256: más bajo, pero lejos de nada.',
      },
      counter: {
        name: 'd = 4',
        about: '0–6 frente a 0–1',
        note:
          'Un contraejemplo: con cuatro dimensiones, la posición 0 se parece más a la 6 que a su vecina 1, porque ' +
          'tras 6 posiciones la aguja rápida ha dado casi la vuelta entera.',
      },
    },
    pairs: 'Dos parejas de posiciones',
    pairName: '{{first}} y {{second}}',
    apart: 'separación',
    keep: 'Guardar esta pareja para comparar',
    measures: { dot: 'producto escalar', cosine: 'coseno', distance: 'distancia' },
    controls: 'Mandos de cerca y lejos',
    label: {
      row: 'Primera',
      column: 'Segunda',
      keptRow: 'Guardada: primera',
      keptColumn: 'Guardada: segunda',
      measure: 'Medida',
      positions: 'Posiciones',
      dim: 'Anchura d',
      base: 'Base',
      from: 'Desde la separación',
      last: 'Hasta la separación',
    },
    hint:
      'Pulse o arrastre sobre la matriz para señalar una pareja, o muévase con las flechas. La de trazos es la ' +
      'guardada para comparar. Aquí la anchura es par: una impar acaba en un seno suelto, y su parecido depende ' +
      'también del lugar.',
    matrix: 'Matriz de todas las parejas de posiciones.',
    matrixRole: 'mapa de calor',
    matrixValue: 'Señaladas: {{first}} y {{second}}.',
    axisFirst: 'primera posición',
    axisSecond: 'segunda posición →',
    offsetChart: 'La fila de la posición {{first}}: lo medido, en puntos según la separación; la fórmula, en una línea',
    axisOffset: 'separación k →',
    riseHere: 'primera subida, k = {{offset}}',
    agreement:
      'Los puntos se miden entre filas de la tabla en precisión simple; la línea es la suma de cosenos. Se ' +
      'apartan como mucho {{error}}.',
    rise:
      'En la separación {{offset}} el producto escalar sube por primera vez, de {{previous}} en la {{before}} a ' +
      '{{dot}}: desde ahí, más cerca ya no es siempre más parecido.',
    noRise: 'Hasta la separación 10000 el producto escalar no sube nunca.',
    verdict: {
      holds: 'La pareja separada por {{near}} se parece más que la separada por {{far}}.',
      fails: 'Aquí es al revés: la pareja separada por {{far}} se parece más que la separada por {{near}}.',
      same: 'Las dos parejas están separadas por {{offset}}, así que las tres medidas coinciden.',
    },
    widths: 'Anchuras pequeñas y grandes: el coseno en las separaciones de 0 a 60',
    risesAt: 'sube en {{offset}}',
    risesLater: 'no sube hasta {{span}}',
    notice: 'En qué fijarse',
    caption:
      'Si se mueve a lo largo de una franja, nada cambia; si la cruza, el valor oscila. Con pocas dimensiones las ' +
      'oscilaciones son grandes; con muchas, las ondas rápidas se anulan y queda una pendiente suave. Pero ni ' +
      'siquiera muy lejos llega el coseno a 0, porque las ondas lentas apenas se han movido.',
    repeatTitle: '¿Llega a repetirse?',
    repeatAbout:
      'Dos agujas solo vuelven juntas al mismo sitio al cabo de mucho tiempo, si es que vuelven. Elija un intervalo ' +
      'de separaciones y se buscará aquella en la que la codificación queda más cerca de donde empezó.',
    searching: 'Buscando…',
    repeatNeighbour:
      'Entre las separaciones {{from}} y {{last}} nada queda más cerca que la posición contigua, a {{distance}}. ' +
      'Con esta anchura nada se confunde con una repetición.',
    repeatNearer:
      'Entre las separaciones {{from}} y {{last}}, donde más se acerca es en {{offset}}: a solo {{distance}}, ' +
      'mientras que la posición contigua está a {{neighbour}}.',
    repeatFarther:
      'Entre las separaciones {{from}} y {{last}}, donde más se acerca es en {{offset}}: a {{distance}}, más ' +
      'lejos que la posición contigua, que está a {{neighbour}}.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Las lecciones dicen que cuanto más cerca están dos posiciones, mayor es su producto escalar. Con d = 4, ' +
      '¿cuál de las posiciones de la 1 a la 10 se parece más a la 0?',
    answerTitle: 'Ver la respuesta',
    answer:
      'La 6. Con cuatro dimensiones hay dos agujas: la rápida está casi otra vez arriba tras 2π ≈ 6,28 ' +
      'posiciones, y la lenta apenas se ha movido. El producto escalar con la 6 es 1,958; con la 1, solo 1,540. Con ' +
      'd = 512 la regla aguanta mucho más, hasta la separación 43.',
    words: {
      matrix:
        'Una matriz de {{positions}} por {{positions}} posiciones, con anchura {{dim}} y base {{base}}. Muestra: ' +
        '{{measure}}. Los valores van de {{least}} a {{greatest}} y son iguales a lo largo de cada diagonal.',
      width: '{{offset}} con d = {{dim}}',
      widths: 'La primera subida según la anchura: {{list}}.',
    },
  },
  shift: {
    lead:
      'Al avanzar *k* posiciones, cada aguja del reloj gira su propio ángulo, estuviera donde estuviera. En el ' +
      '[plano](plane) de cada pareja ese giro es un [bloque](block) de dos por dos números, y todos los bloques ' +
      'juntos forman una sola matriz, M(k). Vale para cualquier [posición](position) *p*, porque *p* no aparece en ' +
      'ella: solo aparece el [desplazamiento](shift) *k*. Eso quieren decir las lecciones con «PE(p + k) es ' +
      'función lineal de PE(p)»: un modelo podría aprender una sola vez, para todos los lugares, qué es «tres ' +
      'palabras más allá».',
    where:
      'A la izquierda, la pareja *i* en la posición *p* + *k*; a la derecha, la misma pareja en *p*. Entre las dos ' +
      'está el bloque, una rotación: en el sentido de las agujas, si el seno va hacia la derecha y el coseno ' +
      'hacia arriba.',
    presets: 'Para empezar',
    preset: {
      linear: {
        name: '000, 001, 004',
        about: 'una matriz para toda p',
        note:
          'Tres lecciones dicen que PE(p + k) es lineal en PE(p). Con la fórmula del artículo es verdad hasta el ' +
          'último bit: lo que sobra es redondeo.',
      },
      lesson002: {
        name: '002',
        about: 'el coseno que falta',
        note:
          'La fórmula propia de la lección 002, con d = 4, 1000 posiciones y cinco pasos: hasta la mejor de las ' +
          'matrices deja 0,96. Es |sen 5|, como explica el texto bajo las curvas.',
      },
      seven: {
        name: 'k = 22',
        about: 'casi un acierto',
        note:
          'La misma fórmula con una sola pareja y 22 pasos. De pronto no sobra casi nada. De esto trata la ' +
          'pregunta de abajo.',
      },
      few: {
        name: '12 filas',
        about: 'un acierto que no vale',
        note:
          'Una tabla aprendida de 12 filas y ocho columnas. Siete parejas de filas no bastan para desmentir a ' +
          'ninguna matriz: siempre hay una que encaja.',
      },
    },
    matrixKnown: 'M({{shift}}), un bloque por pareja',
    matrixBest: 'La mejor matriz para k = {{shift}}',
    matrixAlt: 'Matriz de {{dim}} por {{dim}} números que lleva PE(p) a PE(p + {{shift}}). Tabla: {{source}}.',
    scale: 'Valores:',
    planes: 'De p = {{from}} a p + k = {{to}}, pareja a pareja',
    planesAlt:
      'Planos de las parejas elegidas con PE({{from}}), PE({{to}}) y el punto al que la matriz lleva PE({{from}}). ' +
      'Tabla: {{source}}.',
    pairName: 'pareja {{pair}}',
    turn: '{{radians}} rad, {{turns}} vueltas',
    angle: '{{radians}} rad',
    gap: 'se aparta {{gap}}',
    attempts:
      'Tres tablas, cada una con su mejor matriz: el mayor valor que sobra en cada una de {{starts}} posiciones p',
    sources: {
      sinusoidal: { name: 'La fórmula del artículo', how: 'M(k), conocida de antemano' },
      doubled: { name: 'La fórmula de la lección 002', how: 'la mejor, por mínimos cuadrados' },
      learned: { name: 'Una tabla aprendida', how: 'la mejor, por mínimos cuadrados' },
    },
    largest: 'como mucho',
    relative: 'en total, el {{percent}} % de la longitud de las filas',
    reading: {
      title: 'Lo que deja sobrar la matriz que se ve',
      move: 'De, a',
      fromTo: '{{from}} → {{to}}',
      here: 'Sobra en esta p',
      all: 'Como mucho, en {{starts}} posiciones',
      rank: 'Columnas independientes',
      rankOf: '{{rank}} de {{dim}}',
      known: 'no hace falta',
    },
    rows_one: '{{count}} pareja de filas',
    rows_other: '{{count}} parejas de filas',
    few:
      'Solo {{rows}} para una anchura de {{dim}}: aunque fueran puro azar, alguna matriz se les ajustaría ' +
      'exactamente. Que no sobre nada aquí no demuestra nada. Tome más posiciones.',
    origin:
      'De dónde viene lo que sobra en la lección 002: su primera columna es sen p, y sen(p + k) = cos k · sen p ' +
      '+ sen k · cos p; aquí, {{cosine}} · sen p {{sign}} {{bound}} · cos p. Pero ninguna columna contiene cos ' +
      'p: el coseno de al lado gira {{slower}} veces más despacio. Así que llega a faltar |sen k| = {{bound}}. ' +
      'Los mínimos cuadrados con todas las columnas dejan como mucho {{largest}}: en una tabla larga y estrecha, ' +
      'casi exactamente eso. En una corta otras columnas pueden suplirlo; en una ancha fallan también ellas.',
    controls: 'Mandos del desplazamiento',
    label: {
      position: 'Posición p',
      shift: 'Desplazamiento k',
      dim: 'Anchura d',
      base: 'Base',
      rows: 'Posiciones de las tablas',
      seed: 'Semilla de la tabla aprendida',
      source: 'Tabla que se ve',
      pairs: 'Parejas dibujadas',
    },
    hint:
      'El botón de cada curva muestra arriba la matriz y los planos de esa tabla. Se dibujan hasta ocho parejas; ' +
      'la novena ocupa el lugar de la primera elegida. Aquí la anchura es par, pues cada seno necesita su coseno ' +
      'para girar.',
    notice: 'En qué fijarse',
    caption:
      'Con la fórmula del artículo sobra como mucho {{sinusoidal}}, y eso es redondeo; la matriz sabía que k = ' +
      '{{shift}} y no había visto ni una fila. Para las otras dos, los mínimos cuadrados vieron la tabla entera y ' +
      'aun así dejan {{doubled}} y {{learned}}. Mueva p: los vectores giran y el ángulo entre ellos no cambia.',
    captionFew:
      'Con la fórmula del artículo sobra como mucho {{sinusoidal}}, sea cual sea p. Las otras dos dejan ' +
      '{{doubled}} y {{learned}}, pero a tan pocas filas se les ajusta alguna matriz aunque sean puro azar.',
    captionStill:
      'Con k = 0 no se mueve nada, y la matriz que no cambia nada sirve para cualquier tabla. Elija otra k.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Con la fórmula de la lección 002 y d = 2, pase de k = 21 a 22 y luego a 23. ¿Por qué 22 casi funciona y ' +
      'sus vecinos no?',
    answerTitle: 'Ver la respuesta',
    answer:
      '22 es casi exactamente 7π, siete veces media vuelta. Tras media vuelta el seno solo ha cambiado de signo, y ' +
      'para eso no hace falta ningún coseno: falta apenas |sen 22| = 0,0089, mientras que |sen 21| y |sen 23| son ' +
      '0,84 y 0,85. En 44, el doble de 22, es 0,018. Las parejas del artículo no dependen de esa suerte, porque ' +
      'cada seno tiene al lado el coseno de su misma frecuencia.',
    fine: 'La letra pequeña',
    fineWay: 'La matriz actúa sobre columnas. Si los tokens son filas, como en casi todos los programas, es P · M(k)ᵀ.',
    fineLearned:
      'La tabla aprendida se sortea a partir de una semilla, con desviación típica √½ en cada valor, para que ' +
      'sus filas sean tan largas como las otras. No está entrenada; el entrenamiento podría enseñarle algo ' +
      'parecido a una rotación, pero nada en su construcción lo pide.',
    fineLimit:
      'Que exista una matriz así no significa que un modelo la use. Dice que avanzar k posiciones es fácil de ' +
      'aprender.',
    words:
      'PE({{from}}) y PE({{to}}) con anchura {{dim}} y base {{base}}, k = {{shift}}, para las parejas {{pairs}}. ' +
      'Tabla que se ve: {{source}}.',
    comment: 'números al azar distintos de los de posenc',
  },
  order: {
    lead:
      'Dos frases con las mismas palabras en otro orden. A cada lado van las palabras y, junto a cada una, lo que ' +
      'una capa de atención hace con ella: una fila de colores. Una línea lleva de cada palabra a su lugar en la ' +
      'otra frase. Sin posiciones, la fila de un extremo y la del otro son la misma, redondeo aparte: barajar las ' +
      'palabras baraja las respuestas y no hace nada más.',
    where:
      '*X* contiene una palabra por fila, *P* una posición por fila, *A* es la atención y *Π* baraja las filas. ' +
      'Sin *P* los dos lados son iguales haga lo que haga *Π*: la atención es equivariante, no invariante, porque ' +
      'las respuestas se mueven con las palabras.',
    made:
      'Aquí no hay ningún modelo entrenado. Cada palabra distinta recibe un vector inventado a partir de sus ' +
      'letras: una fila de la tabla sinusoidal, millones de lugares más allá, con longitud 1. No significa nada, ' +
      'pero es siempre el mismo para la misma palabra, y el argumento no necesita más. Como en el artículo, se ' +
      'multiplica por √d antes de sumarle la posición.',
    controls: 'Ajustes de las dos frases',
    label: {
      example: 'Frases de las lecciones',
      first: 'Primera frase',
      second: 'Segunda frase',
      alpha: 'Peso α de las posiciones',
      dim: 'Anchura d',
      weights: 'Pesos de q, k y v',
      causal: 'Ninguna palabra ve las siguientes (máscara causal)',
      seed: 'Semilla de vectores y pesos',
      token: 'Seguir una palabra de la primera frase',
    },
    examples: {
      chase: { name: '001: gato y ratón', first: 'El gato caza al ratón', second: 'El ratón caza al gato' },
      love: { name: '002: quién quiere a quién', first: 'Juan quiere a María', second: 'María quiere a Juan' },
      black: { name: '000: el gato negro', first: 'el gato negro', second: 'gato el negro' },
      sat: { name: '004: el gato se sentó', first: 'El gato se sentó', second: 'sentó se gato El' },
    },
    weights: { seeded: 'inventados', identity: 'identidad' },
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
      'palabras que comparten; esas filas difieren porque cambia la compañía, no porque cambie el orden.',
    readout: {
      title: 'La palabra que se sigue',
      row: 'Fila de la que sale su vector',
      first: 'Lugar en la primera',
      second: 'Lugar en la segunda',
      without: 'Distancia entre salidas, sin',
      with: 'Distancia entre salidas, con',
    },
    none: 'ninguno',
    nothing: 'nada',
    quoted: '«{{word}}»',
    notice: 'En qué fijarse',
    caption:
      'A la izquierda cada línea une dos filas iguales: {{without}} es puro redondeo. A la derecha se sumaron las ' +
      'posiciones antes de la atención, y las mismas palabras salen distintas, hasta en {{with}}. Solo ahora ' +
      'importa el orden.',
    captionCausal:
      'Con la máscara causal una palabra solo ve las anteriores, de modo que el orden importa incluso sin ' +
      'posiciones: las filas unidas difieren hasta en {{without}} a la izquierda y en {{with}} a la derecha.',
    captionOff:
      'Con α = 0 las posiciones se multiplican por nada y el lado derecho vuelve a ser el izquierdo: {{without}} y ' +
      '{{with}}. Mueva un poco α.',
    captionStill:
      'Las dos frases están en el mismo orden y no hay nada que distinguir: todas las líneas son horizontales. ' +
      'Dé la vuelta a una de ellas.',
    captionOther:
      'Solo la primera frase tiene {{first}}; solo la segunda, {{second}}. Con otras palabras cambian las ' +
      'respuestas de todas, haya posiciones o no.',
    repeat:
      '«{{word}}» ocupa los lugares {{a}} y {{b}} de la primera frase. Entre sus dos salidas hay {{without}} sin ' +
      'posiciones y {{with}} con ellas.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Escriba «El gato caza el ratón»: una palabra aparece dos veces. ¿Puede la atención sin posiciones ' +
      'distinguir el primer *el* del segundo? ¿Y qué tamaño ha de tener α para que pueda?',
    answerTitle: 'Ver la respuesta',
    answer:
      'No puede: dos vectores iguales hacen la misma pregunta a las mismas palabras y reciben la misma respuesta. ' +
      'Con posiciones basta, en principio, cualquier α mayor que 0: la distancia crece con α desde cero, así que ' +
      'con α = 0,001 ya hay diferencia, aunque pequeña. Qué saque un modelo de una diferencia pequeña depende ' +
      'de su entrenamiento.',
    fine: 'La letra pequeña',
    fineIdentical:
      'Suele decirse que las dos frases dan resultados *idénticos* o que se ven iguales. En rigor, las salidas se ' +
      'mueven con las palabras (son equivariantes); lo idéntico es todo lo que olvida los lugares, como la suma o ' +
      'la media de las filas.',
    fineCausal:
      'En un decodificador la máscara causal ya rompe la simetría: la tercera palabra tiene dos antes, sean ' +
      'cuales sean. Por eso hay modelos que prescinden de las posiciones. Active la máscara para verlo.',
    fineWords:
      'Aquí no cuentan las mayúsculas ni los signos pegados a una palabra: «El» y «el» son la misma. Un ' +
      'tokenizador de verdad las separaría.',
    words:
      '«{{first}}» y «{{second}}», cada palabra un vector de {{dim}} números, pasan por una capa de atención, ' +
      'primero sin posiciones y después con ellas y α = {{alpha}}.',
    columns: { positions: 'posiciones', sentence: 'frase', place: 'lugar', word: 'palabra' },
    comment: 'vectores de longitud 1 en lugar de palabras y pesos: filas lejanas de la tabla',
  },
  terms: {
    lead:
      'Una puntuación dice cuánta atención presta una palabra a otra: la consulta de la una por la clave de la ' +
      'otra. Ambas salen del vector *x* de la palabra más el vector *p* de su lugar, así que el producto de dos ' +
      'sumas se abre en cuatro: lo que [la palabra pregunta a la palabra](contentContent), lo que [la palabra ' +
      'pregunta al lugar](contentPosition), lo que [el lugar pregunta a la palabra](positionContent) y lo que [el ' +
      'lugar pregunta al lugar](positionPosition). Encienda y apague cada uno y mire qué hace softmax con el resto.',
    made:
      'Aquí no hay ningún modelo entrenado: los vectores de las palabras, los pesos y los sesgos se inventan a ' +
      'partir de las letras y de una semilla (filas lejanas de la tabla sinusoidal, con longitud 1). Las sumas son ' +
      'exactas de todos modos.',
    controls: 'Ajustes de la puntuación',
    label: {
      example: 'Frases de las lecciones',
      sentence: 'Frase',
      alpha: 'Peso α de las posiciones',
      rooted: 'Palabras por √d, como en el artículo',
      causal: 'Ninguna palabra ve las siguientes (máscara causal)',
      biases: 'Sesgos en q, k y v',
      weights: 'Pesos de q, k y v',
      dim: 'Anchura d',
      heads: 'Cabezas',
      head: 'Cabeza a la vista',
      seed: 'Semilla de vectores y pesos',
      query: 'Consulta: la palabra que mira',
      key: 'Clave: la palabra mirada',
      term: 'Producto desarrollado',
    },
    names: {
      contentContent: 'palabra · palabra',
      contentPosition: 'palabra · lugar',
      positionContent: 'lugar · palabra',
      positionPosition: 'lugar · lugar',
    },
    examples: {
      chase: { name: '001: gato y ratón', sentence: 'El gato caza al ratón' },
      love: { name: '002: quién quiere a quién', sentence: 'Juan quiere a María' },
      black: { name: '000: el gato negro', sentence: 'el gato negro' },
      sat: { name: '004: el gato se sentó', sentence: 'El gato se sentó' },
    },
    weights: { seeded: 'inventados', identity: 'identidad' },
    headCount_one: '{{count}} cabeza',
    headCount_other: '{{count}} cabezas',
    score: '= puntuación',
    weight: 'softmax sobre las claves',
    output: 'Salida: los valores en esas proporciones',
    alt: '{{title}}, para cada pareja de palabras de «{{sentence}}»: consultas hacia abajo, claves hacia la derecha.',
    outputAlt: 'Salida de la atención para «{{sentence}}»: una fila de {{dim}} números por palabra.',
    scaleScores: 'Términos y puntuación:',
    scaleShares: 'Softmax:',
    scaleOutput: 'Salida:',
    masked: 'oculta',
    readout: {
      title: 'La pareja de palabras señalada',
      whole: 'q · k / √dₖ de una vez',
      weight: 'Parte tras softmax',
      distance: 'Clave menos consulta',
    },
    notice: 'En qué fijarse',
    captionSum:
      'Los cuatro mapas suman la puntuación, casilla a casilla. Multiplicar directamente consulta y clave da lo ' +
      'mismo: en todas las casillas, los dos caminos difieren como mucho en {{error}}.',
    captionOff: 'Ahora softmax ve la puntuación sin {{off}}. Compare las partes con las de la suma completa.',
    captionNone:
      'Con los cuatro apagados, toda puntuación es 0 y softmax reparte por igual entre las claves que puede ver.',
    captionSeeded:
      'Suele decirse que lugar · lugar depende solo de la distancia. Con estos pesos no es así: a lo largo de una ' +
      'misma diagonal varía hasta en {{spread}}. Pruebe con la identidad.',
    captionIdentity:
      'Con la identidad como pesos, lugar · lugar depende solo de la distancia: en ninguna diagonal varía más de ' +
      '{{spread}}, que es redondeo.',
    captionAlpha: 'Con α = 0 solo queda palabra · palabra, y el orden de la frase se olvida.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Ponga la identidad como pesos y deje encendido solo lugar · lugar. ¿A qué palabra atiende más cada una? ' +
      '¿Importa qué palabras sean?',
    answerTitle: 'Ver la respuesta',
    answer:
      'Cada una se atiende sobre todo a sí misma y después, por lo general, a sus vecinas, sean las palabras que ' +
      'sean: el término es la suma de los cosenos de los ángulos entre dos lugares, máxima a distancia 0. Los ' +
      'pesos entrenados no se parecen a la identidad; con ellos este término puede preferir la palabra anterior, o ' +
      'la que está tres lugares más allá.',
    fine: 'La letra pequeña',
    fineDistance:
      'La lección 001 dice que lugar · lugar depende solo de la distancia. Eso vale cuando los pesos respetan los ' +
      'giros de todas las parejas, como la identidad. Con pesos cualesquiera no es cierto; las codificaciones ' +
      'rotatorias se idearon para que lo sea.',
    fineSoftmax:
      'Aquí una palabra es una fila, las consultas van hacia abajo y las claves hacia la derecha: softmax recorre ' +
      'las filas. La lección 001 escribe las palabras en columnas, S = KᵀQ, y entonces recorre las columnas. En ' +
      'los dos casos recorre las claves.',
    fineBias:
      'La lección prescinde de los sesgos. Si los hay, aquí cuentan con las palabras, para que los cuatro ' +
      'términos sigan sumando el total.',
    words:
      'Las puntuaciones de «{{sentence}}» con anchura {{dim}} y {{heads}}, a la vista la cabeza {{head}}, con α ' +
      '= {{alpha}}.',
    columns: { query: 'consulta', queryWord: 'palabra que consulta', key: 'clave', keyWord: 'palabra clave' },
    comment: 'vectores de longitud 1 en lugar de palabras y pesos: filas lejanas de la tabla',
  },
  compose: {
    lead:
      'Una [palabra](word) entra como vector; se le suma el vector de su [lugar](place), y eso es todo lo que ' +
      'recibe la primera capa. ¿Cuánto de la [suma](sum) es palabra y cuánto lugar? Dos lecciones dicen que la ' +
      'posición apenas molesta, porque sus valores no salen de −1 y 1 y los embeddings son grandes. Pero lo que ' +
      'cuenta no son los valores sueltos, sino las longitudes; y lo largo que es un embedding depende de cómo se ' +
      'inicializó y de un factor que se pasa por alto con facilidad: √d.',
    where:
      'Aquí *x* es el embedding y *α* el peso de la posición (1 en el artículo). El [dropout](dropout) pone a 0 ' +
      'cada valor de la suma con cierta probabilidad y agranda los demás para compensar.',
    presets: 'Lo que dicen las lecciones del tamaño',
    preset: {
      lesson002: {
        name: '002',
        about: '16 frente a 512',
        note:
          'La lección 002 multiplica por √d: los embeddings con valores de tamaño 1 llegan a medir unos 512; la ' +
          'posición, 16. «Valores muy grandes», dice, y tras ese factor es así.',
      },
      unscaled: {
        name: '002 sin √d',
        about: '16 frente a 22,6',
        note:
          'Los mismos embeddings sin el factor: unos 22,6 frente a 16. Ahora la posición gira la palabra unos ' +
          '35°, y ya no se puede decir que «apenas».',
      },
      lesson001: {
        name: '001',
        about: '16 frente a 1',
        note:
          'Lección 001: los valores están acotados para que la posición no domine. Pero si los embeddings ' +
          'empiezan con valores de tamaño 1/√d, miden más o menos 1, y la posición sigue midiendo 16.',
      },
      paper: {
        name: 'El artículo, 004',
        about: '16 frente a 22,6',
        note:
          'Como en el artículo: valores de tamaño 1/√d al empezar y luego por √d. Palabra y lugar quedan de ' +
          'tamaño parecido; a eso se refiere la lección 004 con mantener magnitudes coherentes.',
      },
    },
    triangles:
      'La palabra en p = {{position}}, su posición y la suma, en el plano de las tres; cada dibujo a su propia escala',
    triangleAlt:
      'Triángulo de la palabra, de longitud {{word}}, la posición, de longitud {{place}}, y la suma, de longitud ' +
      '{{sum}}; la palabra en {{position}} gira {{angle}} grados.',
    rooted: 'Con √d',
    plain: 'Sin √d',
    word: 'Palabra',
    place: 'Posición',
    sum: 'Suma',
    turnedBy: 'Giro',
    stripsTitle:
      'Lo mismo, valor a valor: {{dim}} números en p = {{position}}, en líneas de hasta 64, con los mismos colores',
    strips: {
      word: 'Palabra',
      place: 'Posición',
      sum: 'Suma',
      after: 'Tras el dropout: las celdas negras se pusieron a 0',
    },
    stripAlt: '{{name}}, {{dim}} valores en la posición {{position}}',
    scale: 'Valores:',
    reading: {
      title: 'La palabra señalada',
      moved: 'Se mueve, de su longitud',
      percent: '{{percent}} %',
      after: 'Longitud tras el dropout',
      dropped: 'El dropout la gira',
      zeroed: 'Valores puestos a 0',
      of: '{{zeroed}} de {{all}}',
    },
    lengthsAlt: 'Longitudes de palabra, posición y suma en cada posición',
    anglesAlt: 'Grados que gira cada palabra, con √d, sin él y por el dropout',
    axisPosition: 'posición p →',
    axisLength: 'longitud',
    axisAngle: 'grados de giro',
    byDropout: 'Por el dropout',
    shapes:
      'Entra {{from}} y sale {{to}}: lote, posiciones, anchura. Sumar no cambia la forma. El dropout se llevó ' +
      '{{zeroed}} de {{entries}} valores, el {{percent}} %.',
    controls: 'Mandos de la suma',
    label: {
      position: 'Posición p',
      start: 'Los embeddings empiezan con valores de tamaño',
      rooted: 'Multiplicar las palabras por √d',
      alpha: 'Peso α de la posición',
      dropout: 'Dropout',
      dim: 'Anchura d',
      tokens: 'Posiciones',
      batch: 'Lote',
      seed: 'Semilla',
    },
    starts: { unit: '1 (PyTorch, lección 002)', root: '1/√d (el artículo)', small: '0,02 (BERT, GPT-2)' },
    hint:
      'Pulse o arrastre sobre una gráfica, o use en ella las flechas del teclado, para señalar una posición. De ' +
      'un lote se dibuja la primera secuencia. Aquí la anchura es par: con un seno suelto al final, la longitud de ' +
      'la posición cambiaría de un lugar a otro.',
    notice: 'En qué fijarse',
    caption:
      'La posición mide lo mismo en un lugar que en cualquier otro: α√(d/2), aquí {{place}}. Con √d esta ' +
      'palabra mide {{rooted}} y gira {{rootedAngle}}°; sin él, mide {{plain}} y gira {{plainAngle}}°.',
    captionDropout:
      'Compárelo con el dropout: gira la suma {{dropped}}°, al azar y de nuevo en cada paso del entrenamiento.',
    captionOff: 'Con α = 0 no se suma ninguna posición: ninguna palabra gira, y el orden se pierde.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Parta de la lección 002: d = 512, con √d. ¿Cuánto debe valer α para que una posición mida tanto como ' +
      'su palabra, y cuánto gira entonces la palabra?',
    answerTitle: 'Ver la respuesta',
    answer:
      '32: la palabra mide más o menos d = 512 y la posición √(d/2) = 16; 512/16 = √(2d) = 32. La palabra ' +
      'gira entonces unos 45°. No son 0° ni 90° porque ambas son casi perpendiculares, como casi siempre lo son, ' +
      'en tantas dimensiones, dos vectores que no saben nada el uno del otro.',
    fine: 'La letra pequeña',
    fineBounded:
      '«Acotado, luego no domina» (001): cada valor está acotado, pero la longitud de PE(p) es siempre √(d/2) ' +
      'y crece con la anchura. Qué domina es cuestión de proporción.',
    fineLarge: '«Los embeddings tienen valores muy grandes» (002): tras el factor √d. Sin él, no.',
    fineRight:
      'Un ángulo pequeño no significa que se pierda el orden. La parte de la posición está en sus propias ' +
      'direcciones, casi perpendiculares a las palabras, y las proyecciones pueden aprender a mirar ahí.',
    fineDrawn:
      'Los embeddings se sortean con una semilla, tal como empezaría un entrenamiento; los entrenados tienen otras ' +
      'longitudes. Lo que elige el dropout depende de la misma semilla y es igual en cualquier máquina.',
    words:
      'Un lote de {{batch}}, {{tokens}} posiciones, anchura {{dim}}. Los embeddings empiezan con valores de tamaño ' +
      '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
    comment: 'números al azar distintos de los de posenc',
  },

  family: {
    lead:
      'A la atención se le puede hablar del orden en tres lugares. [Sumando](vectors) algo a los vectores de las ' +
      'palabras: la tabla sinusoidal y la aprendida. [Girando](turn) consultas y claves: RoPE. O directamente en ' +
      'las [puntuaciones](bias): ALiBi, T5, Shaw, Transformer-XL y KERPLE. Aquí todas, y también ninguna, reciben ' +
      'las mismas palabras y una cabeza de atención, y se ve lo que al final cuenta: cómo cambia cada una la ' +
      'puntuación según la distancia entre dos palabras.',
    where:
      'Para esto no se ha entrenado ningún modelo. Las palabras son vectores inventados a partir de sus letras, ' +
      'como en «El orden importa», y lo que un modelo aprendería (tablas, pesos, sesgos) se inventa igual: de ' +
      'esas codificaciones la figura muestra el tipo, no lo que hallaría el entrenamiento. Cada posición solo ' +
      'mira atrás, como en un decodificador.',
    sentence: 'El gato se sentó',
    presets: 'Lo que las lecciones dicen de otras',
    preset: {
      lesson000: {
        name: '000, 004',
        about: 'una tabla aprendida se acaba',
        note:
          'Las dos lecciones oponen la tabla aprendida a la sinusoidal: parámetros frente a ninguno, longitud fija ' +
          'frente a cualquiera. En la posición {{trained}} la tabla aprendida, sencillamente, no tiene fila.',
      },
      rope: {
        name: '000',
        about: 'RoPE, completo',
        note:
          'La lección 000 deja RoPE como ejercicio, con una función vacía. Aquí está entero, y más abajo sus ' +
          'dos emparejamientos, de los que un programa debe conocer el bueno.',
      },
      lesson004: {
        name: '004',
        about: 'ALiBi con 12 cabezas',
        note:
          'La lección 004 llama muy simple a ALiBi: un sesgo en las puntuaciones que depende de las posiciones. ' +
          'Con 12 cabezas, que no es potencia de dos, las pendientes no bajan por igual: tras la octava vuelven a ' +
          'empezar entremedias. Se ve la cabeza 9, la más empinada de todas.',
      },
      shaw: {
        name: '004',
        about: '{{shaw}} es Shaw',
        note:
          'La lección 004 enlaza arXiv {{shaw}} como Transformer-XL. Ese artículo es el de Shaw, que recorta la ' +
          'distancia; Transformer-XL es {{xl}}.',
      },
    },
    controls: 'Mandos de la familia',
    label: {
      family: 'Codificación',
      content: 'Palabras',
      sentence: 'Frase',
      weights: 'Pesos de q y k',
      show: 'Mostrar',
      length: 'Posiciones',
      trained: 'Longitud del entrenamiento',
      dim: 'Anchura de la cabeza',
      heads: 'Cabezas',
      head: 'Cabeza a la vista',
      pairing: 'Emparejamiento con que se entrenaron los pesos',
      query: 'Posición que mira',
      seed: 'Semilla de lo inventado',
    },
    hint:
      'Pulse una tarjeta para ver una codificación en grande. Pulse o arrastre en el triángulo, o ponga en él el ' +
      'foco y use las flechas, para elegir la posición que mira.',
    contents: { same: 'la misma en todas partes', sentence: 'la frase, repetida', random: 'otra palabra cada vez' },
    weights: { identity: 'identidad', seeded: 'inventados' },
    shows: { effect: 'lo que suma a la puntuación', score: 'la puntuación', share: 'la parte tras softmax' },
    pairings: {
      rotateHalf: 'i con i + d/2 (GPT-NeoX, Hugging Face)',
      interleaved: '2i con 2i + 1 (el artículo, GPT-J, Meta)',
    },
    cards: 'Lo que cada codificación suma a la puntuación, según la distancia',
    names: {
      sinusoidal: 'Sinusoidal',
      learned: 'Tabla aprendida',
      rotary: 'RoPE',
      alibi: 'ALiBi',
      t5: 'Grupos de T5',
      shaw: 'Shaw',
      transformerXl: 'Transformer-XL',
      kerple: 'KERPLE',
      none: 'Ninguna',
    },
    kinds: {
      sinusoidal: 'tabla, se suma',
      learned: 'tabla, se suma',
      rotary: 'gira q y k',
      alibi: 'sesgo',
      t5: 'sesgo aprendido',
      shaw: 'aprendida, q · a',
      transformerXl: 'aprendida, q · r',
      kerple: 'sesgo aprendido',
      none: 'sin posición',
    },
    span: 'de {{low}} a {{high}}',
    facts: { parameters: 'Números aprendidos', kept: 'Números guardados', paper: 'Artículo', models: 'La usan' },
    about: {
      sinusoidal:
        'Al vector de cada palabra se le suma una fila de senos y cosenos. La puntuación se reparte entonces en ' +
        'cuatro términos (véase «Los cuatro términos de una puntuación»); solo uno trata de los dos lugares, ' +
        'y con pesos de por medio ni siquiera ese depende solo de la distancia.',
      learned:
        'Como la tabla sinusoidal, pero cada fila se halla entrenando. Se ajusta a la tarea y no sabe nada de una ' +
        'posición que no tiene fila.',
      rotary:
        'No se suma nada. Cada pareja de canales de la consulta y de la clave gira un ángulo que crece con la ' +
        'posición, de modo que el producto de ambas depende de la diferencia de los ángulos: de la distancia. Lo ' +
        'que gira son las palabras mismas, y por eso el efecto cambia de una palabra a otra.',
      alibi:
        'A cada puntuación se le resta la distancia por una pendiente. Cada cabeza tiene la suya: las empinadas ' +
        'solo ven lo cercano, las suaves casi todo. No se aprende nada y las palabras no influyen.',
      t5:
        'Cada distancia cae en uno de 32 grupos, las pequeñas de una en una y las grandes cada vez más juntas, y ' +
        'cada grupo tiene un número aprendido por cabeza. Los números de aquí son inventados.',
      shaw:
        'Para cada distancia hasta un límite, aquí 16, hay un vector aprendido *a*; la consulta lo multiplica ' +
        'como si fuera parte de la clave. Todo lo que está más lejos comparte el vector del límite.',
      transformerXl:
        'La fila *r* de la distancia, una sinusoide, pasa por *W* y se vuelve una clave propia; la consulta, con un ' +
        'sesgo aprendido *v*, pregunta por ella igual que pregunta por palabras con *u*.',
      kerple:
        'Un sesgo aprendido que baja con el logaritmo de la distancia, *p* ln(1 + *a* n), o con una potencia de ' +
        'ella. Aquí *p* = *a* = 1; un modelo aprende los dos para cada cabeza.',
      none:
        'Ninguna codificación. Con la máscara causal, un decodificador no es del todo ciego al orden: la tercera ' +
        'palabra tiene dos predecesoras. En eso se apoya NoPE.',
    },
    past: {
      sinusoidal:
        'Se puede calcular para cualquier posición: la de 1000 empieza por {{row}}. Que un modelo la entienda tras ' +
        'entrenarse hasta {{trained}} es otra cosa.',
      learned: 'Hay filas de la 0 a la {{last}} y ni una más. Si se pide la siguiente, posenc se niega:',
      rotary:
        'Se puede calcular para cualquier distancia. Pero {{slow}} de {{pairs}} parejas no dan ni una vuelta en ' +
        '{{trained}} posiciones: más lejos muestran ángulos que el entrenamiento nunca enseñó. Para eso está ' +
        'el escalado de RoPE (véase «Contexto largo»).',
      alibi:
        'Sigue en línea recta: la cabeza {{head}} suma {{bias}} a distancia {{trained}} y {{doubleBias}} a ' +
        '{{double}}. Lo lejano se ahoga, y un texto largo se parece mucho a uno corto.',
      t5:
        'La distancia {{trained}} cae en el grupo {{bucket}}, de 0 a 31. Desde {{last}} todo está en el último: ' +
        'el modelo oye «lejos» y nada más.',
      shaw: 'Desde la distancia {{reach}} ya no cambia nada: {{reach}} palabras atrás o mil, el vector es el mismo.',
      transformerXl:
        'Se puede calcular para cualquier distancia. Aun así, las mayores de {{trained}} no se han visto nunca.',
      kerple: 'Baja cada vez más despacio: {{bias}} a distancia {{trained}}, {{doubleBias}} a {{double}}.',
      none:
        'No hay nada que pueda acabarse. Llama 4 prescinde de posiciones en una capa de cada cuatro: de {{layers}} ' +
        'capas, {{without}} van sin ellas.',
    },
    unseen: 'nunca visto en el entrenamiento',
    ended: 'la tabla se acaba: {{rows}} filas',
    axisDistance: 'distancia hacia atrás →',
    axisKey: 'clave →',
    axisQuery: 'consulta',
    axisHead: 'cabeza →',
    axisSlope: 'pendiente',
    axisValue: { effect: 'se suma a la puntuación', score: 'puntuación', share: 'parte' },
    matrix: {
      effect: 'Lo que la codificación suma a la puntuación de cada consulta y clave.',
      score: 'La puntuación de cada consulta y clave, con la codificación.',
      share: 'La parte que cada consulta da a cada clave, tras softmax.',
    },
    chart: {
      effect: 'Lo que la codificación suma a las puntuaciones de la posición {{query}}, según la distancia',
      score: 'Puntuaciones de la posición {{query}} según la distancia, sin la codificación y con ella',
      share: 'Partes que da la posición {{query}}, según la distancia, sin la codificación y con ella',
    },
    line: { right: 'el del entrenamiento', wrong: 'el otro' },
    row:
      '{{name}}, posición {{query}}: la palabra anterior cambia en {{near}}, la que está {{distance}} atrás, en ' +
      '{{far}}.',
    noRow: 'La posición {{query}} no tiene fila en una tabla de {{rows}}; se muestra la última que la tiene.',
    notice: 'En qué fijarse',
    caption:
      'De la atención de la posición {{query}}, el {{share}} % va a las {{span}} palabras más cercanas ' +
      '({{name}}); sin codificación, el {{without}} %.',
    captionMore:
      'Cambie las palabras: las curvas de ALiBi, T5 y KERPLE se quedan como están, porque solo dependen de la ' +
      'distancia. Todas las demás se doblan con las palabras. Vuelva a una misma palabra y mueva la posición que ' +
      'mira: según la distancia, las relativas no cambian; las tablas sumadas, sí.',
    pairingTitle: 'Los dos emparejamientos de RoPE',
    pairingAbout:
      '¿Qué dos canales forman pareja? El artículo toma vecinos, *2i* y *2i + 1*; GPT-NeoX y Hugging Face toman ' +
      '*i* e *i + d/2*. Entrenando desde el principio, da lo mismo. Los pesos de uno en un programa del otro dan ' +
      'puntuaciones equivocadas, y ningún error.',
    pairingChart:
      'Puntuaciones de la posición {{query}} según la distancia, con el emparejamiento del entrenamiento y con el ' +
      'otro',
    pairingText:
      'Entrenado para: {{trained}}; ejecutado con: {{other}}. Las puntuaciones cambian hasta en {{largest}}. Si las ' +
      'consultas giran de un modo y las claves del otro, es aún peor: a una misma distancia el efecto varía en ' +
      '{{mixed}}. Basta poner los canales en el otro orden, como hacen con los pesos los programas de conversión, ' +
      'y todo se arregla: queda {{healed}}, que es redondeo.',
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
      'Las lecciones 000 y 004 comparan dos codificaciones con palabras. Aquí hay nueve con números, para los ' +
      'tamaños de arriba. «Guardados» son los que un programa conserva para esta longitud; un sesgo escrito ' +
      'entero necesita además cabezas × posiciones². Dos columnas se han medido en {{positions}} posiciones con ' +
      'pesos inventados: cuánto difiere el efecto a igual distancia cuando todas las palabras son la misma (0 ' +
      'quiere decir relativa) y cuánto cambia con las palabras.',
    column: {
      family: 'codificación',
      kind: 'dónde entra',
      parameters: 'números aprendidos',
      kept: 'números guardados',
      relative: 'difiere a igual distancia',
      words: 'cambia con las palabras',
      past: 'más allá de lo entrenado',
      models: 'la usan',
    },
    endsAt: 'se acaba: {{rows}} filas',
    goesOn: {
      sinusoidal: 'calculable, no vista',
      learned: 'filas de sobra',
      rotary: 'calculable, ángulos no vistos',
      alibi: 'sigue en línea recta',
      t5: 'el último grupo',
      shaw: 'el vector de 16',
      transformerXl: 'calculable, no vista',
      kerple: 'cada vez más plano',
      none: 'nada que acabe',
    },
    askTitle: 'Pruebe antes de mirar',
    ask: 'ALiBi con 12 cabezas: ¿es la cabeza 12 la que ve más lejos?',
    answerTitle: 'Ver la respuesta',
    answer:
      'No, es la 8. Las ocho primeras toman las pendientes de ocho, de 1/2 a 1/256; las otras cuatro, una de cada ' +
      'dos de las de dieciséis: 0,7071, 0,3536, 0,1768 y 0,0884. Así, la cabeza 9 es la más corta de vista de ' +
      'todas, la 12 ve unas 50 posiciones y la 8, más de mil.',
    fine: 'La letra pequeña',
    fineMadeUp:
      'Las tablas aprendidas parten de números al azar de un tamaño parecido; tras el entrenamiento son otras, y ' +
      'a menudo suaves. Compare aquí tipos, no alturas.',
    finePrecompute:
      'Una tabla sin parámetros se calcula una vez, para el texto más largo, y se corta: sus primeras filas son ' +
      'las de una corta. En PyTorch se registra como buffer, que se guarda y se traslada con el modelo pero no se ' +
      'entrena. Por eso «números guardados» crece con las posiciones y «números aprendidos» no.',
    fineXl:
      'El Transformer-XL de la lista de la lección 004 es arXiv {{xl}}; el número que allí figura, {{shaw}}, es ' +
      'el artículo de Shaw.',
    fineGpt:
      'La lección 000 dice que GPT-4 usa RoPE. Sus autores no lo han publicado, y por eso no figura en ninguna ' +
      'tabla de aquí.',
    fineAlibi:
      'El programa original de ALiBi suma pendiente × posición de la clave en lugar de restar pendiente × ' +
      'distancia. En una misma fila ambas cosas difieren en una constante, que softmax olvida.',
    comment: 'vectores de longitud 1 en lugar de palabras y de lo aprendido: filas lejanas de la tabla',
    words:
      'Nueve codificaciones en {{length}} posiciones, entrenadas hasta {{trained}}, en una cabeza de anchura ' +
      '{{dim}} (la {{head}} de {{heads}}). Palabras: {{content}}; pesos: {{weights}}.',
  },

  variants: {
    lead:
      'Una tabla de posiciones puede estar mal escrita y parecer correcta. Aquí están, una al lado de otra, la ' +
      'del artículo, dos que solo la ordenan de otra manera y los deslices más frecuentes en cuadernos y foros. ' +
      'De cada una conviene preguntar dos cosas. ¿Es buena *por sí misma*? Lo dice su huella. ¿Y qué pasa si un ' +
      'modelo [entrenado con](trained) una [recibe](given) otra? Eso es harina de otro costal.',
    where:
      'Aquí *p* es la posición, *c* el número de la columna e *i* el de su pareja, *i* = ⌊*c*/2⌋. Las ' +
      'columnas pares llevan el seno y las impares, el coseno.',
    presets: 'Errores con nombre',
    preset: {
      lesson002: {
        name: '002',
        about: 'exponente duplicado',
        note:
          'La lección 002 recorre las columnas y escribe `2 * i / d` con el índice de la columna, y `2 * (i + 1) ' +
          '/ d` para el coseno. El exponente llega el doble de lejos y la mitad de las columnas apenas se mueve; ' +
          'además, cada seno y su coseno giran a distinta velocidad, y ya ninguna matriz desplaza una posición.',
      },
      wrongDivision: {
        name: '004',
        about: '«position / div_term», con div_term = base^(−2i/d)',
        note:
          'La lección 004 pone `position / div_term` entre los errores. Con su propio `div_term`, la exponencial ' +
          'de un número negativo, lo es: dividir por un recíproco es multiplicar. Las parejas giran cada vez más ' +
          'deprisa en lugar de más despacio, la mayoría más de una vuelta por posición, y las vecinas casi no ' +
          'tienen nada en común.',
      },
      rightDivision: {
        name: '004',
        about: 'lo mismo, con div_term = base^(2i/d)',
        note:
          'Esa misma línea es correcta si `div_term` es `base ** (2 * i / d)`, como en la fórmula del artículo. ' +
          'El error no está en multiplicar ni en dividir, sino en combinar lo uno con el `div_term` de lo otro.',
      },
      unpaired: {
        name: 'i como columna',
        about: 'exponente c/d',
        note:
          'La lección 003 llama a *i* «la dimensión». Quien lo toma al pie de la letra da a cada columna su ' +
          'propia frecuencia. La tabla se parece a la del artículo, pero ningún seno conserva su coseno: las ' +
          'normas oscilan y el desplazamiento deja de ser una rotación.',
      },
      halves: {
        name: 'Marian',
        about: 'senos y después cosenos',
        note:
          'Los mismos números con las columnas en otro orden, como en Marian, RoFormer y Transformer-XL. Lo que un ' +
          'lugar pregunta a otro no cambia en nada, así que un modelo entrenado con ella es igual de bueno. Solo ' +
          'que sus pesos no sirven para un modelo con el otro orden.',
      },
      ladder: {
        name: 'fairseq',
        about: 'escala half − 1',
        note:
          'La escala de fairseq, tensor2tensor y Whisper termina exactamente en 1/base. Con d = 512 las dos tablas ' +
          'están tan cerca que una prueba con tres decimales en las primeras columnas no distingue cuál usa un ' +
          'programa.',
      },
      farOut: {
        name: 'float32',
        about: 'lejos, cerca de 65535',
        note:
          'El código habitual redondea cada paso a precisión simple. Cerca de la posición 65535 falla el tercer ' +
          'decimal: todavía no se confunde ninguna posición, pero las puntuaciones a igual distancia empiezan a ' +
          'diferir.',
      },
    },
    controls: 'Mandos de las variantes',
    label: {
      trained: 'Entrenado con',
      given: 'Recibe en su lugar',
      compare: 'Comparar',
      positions: 'Posiciones',
      first: 'Primera posición',
      dim: 'Anchura d',
      base: 'Base',
      row: 'Fila señalada, desde 0',
    },
    names: {
      paper: 'la del artículo',
      concatenated: 'concatenada',
      halfMinusOne: 'escala half − 1',
      doubledExponent: 'exponente duplicado',
      unpairedExponent: 'exponente sin parejas',
      reciprocal: 'dividida por el recíproco',
      float32Angles: 'ángulos en float32',
    },
    exponents: {
      paper: '2i/d',
      concatenated: '2i/d, primero los senos',
      halfMinusOne: 'i/(d/2 − 1)',
      doubledExponent: '2c/d',
      unpairedExponent: 'c/d',
      reciprocal: '−2i/d',
      float32Angles: '2i/d, redondeando cada paso',
    },
    key:
      'Cada posición es una línea, de arriba abajo; las columnas de la tabla van en vertical. El azul es 1, el ' +
      'blanco 0 y el rojo −1.',
    trainedWith: 'entrenado con esta',
    hint:
      'Pulse una tabla para dársela al modelo en lugar de aquella con la que se entrenó. Pulse o arrastre en el ' +
      'cuadrado, o ponga en él el foco y use las flechas, para señalar una fila.',
    fingerprints: 'Huellas de todas las tablas, con desplazamiento',
    fingerprintsAbout: 'Huellas. Las dos últimas columnas comparan con la tabla del entrenamiento: {{trained}}.',
    table: 'tabla',
    column: {
      norm: 'norma de las filas',
      adjacent: 'coseno entre vecinas',
      shift: 'error del desplazamiento',
      constant: 'columnas casi quietas',
      closest: 'filas más próximas',
      own: 'se parece más a su propia fila',
      cosine: 'coseno medio con ella',
    },
    range: 'de {{low}} a {{high}}',
    anyFits: 'muy pocas filas para saberlo',
    ofAll: '{{count}} de {{all}}',
    closestRows: '{{first}} y {{second}}: {{distance}}',
    swapTitle: 'El cambio: un modelo entrenado con una tabla recibe otra',
    compare: { rows: 'filas con las del entrenamiento', scores: 'lugar · lugar antes y después' },
    matrix: {
      rows: 'Coseno de cada fila recibida con cada fila del entrenamiento; los puntos marcan la más parecida.',
      scores: 'Productos escalares entre lugares con la tabla recibida, menos los de la tabla del entrenamiento.',
    },
    chart: {
      rows: 'Por posición: el coseno con su propia fila del entrenamiento y con la más parecida de todas',
      scores: 'Productos escalares de la posición {{position}} con todas las demás, con ambas tablas',
    },
    axisGiven: 'posición recibida →',
    axisTrained: 'posición del entrenamiento →',
    axisQuery: 'posición',
    axisKey: 'otra posición →',
    axisValue: { rows: 'coseno', scores: 'producto escalar' },
    line: { own: 'su propia fila', nearest: 'la más parecida', trained: 'entrenamiento', given: 'recibida' },
    verdict: {
      same: 'Las dos son la misma tabla y el modelo no nota nada.',
      moved:
        'Entre lugares no cambia nada: todos los productos escalares son iguales, salvo redondeo. Entrenado desde ' +
        'el principio con la tabla «{{given}}», un modelo sería igual de bueno. Pero las filas son otras (coseno ' +
        'medio {{cosine}}): unos pesos que aprendieron con «{{trained}}» las leen mal, y solo {{own}} de {{all}} ' +
        'posiciones se parecen más a su propia fila.',
      close:
        'El cambio casi no se nota: las {{all}} posiciones se parecen más que a ninguna a su propia fila del ' +
        'entrenamiento, con un coseno medio de {{cosine}}; los productos escalares cambian como mucho en {{change}}.',
      found:
        'Todas las {{all}} posiciones se parecen aún más que a ninguna a su propia fila, pero el coseno medio es ' +
        'solo {{cosine}} y los productos escalares cambian hasta en {{change}}.',
      some:
        '{{own}} de {{all}} posiciones se parecen aún a su propia fila más que a ninguna otra; el resto se toma ' +
        'por otra posición. El coseno medio es {{cosine}} y los productos escalares cambian hasta en {{change}}.',
      lost:
        'Solo {{own}} de {{all}} posiciones se parecen a su propia fila más que a ninguna otra: el modelo toma ' +
        'casi cada lugar por otro. El coseno medio es {{cosine}} y los productos escalares cambian hasta en ' +
        '{{change}}.',
    },
    row: {
      right:
        'La fila recibida para la posición {{position}} se parece sobre todo a la del entrenamiento para esa misma ' +
        'posición; coseno {{own}}.',
      wrong:
        'La fila recibida para la posición {{position}} se parece sobre todo a la de la posición {{taken}} en el ' +
        'entrenamiento (coseno {{cosine}}); con la suya tiene {{own}}.',
      scores:
        'El producto escalar de las posiciones {{position}} y {{next}} era {{before}} en el entrenamiento y ahora ' +
        'es {{after}}.',
    },
    notice: 'En qué fijarse',
    caption:
      'La tabla del artículo cumple cuatro cosas: todas las filas tienen la misma norma, las vecinas tienen ' +
      'siempre el mismo coseno, una sola matriz desplaza cualquier posición y la mayoría de las columnas se ' +
      'mueve. Reordenar las conserva. El exponente duplicado las pierde: aquí sus normas van de {{low}} a {{high}} ' +
      'y apenas se mueven {{still}} de {{dim}} columnas, frente a {{paperStill}} en la del artículo. El recíproco ' +
      'cumple las cuatro y aun así no sirve, porque sus vecinas no se conocen: su coseno es {{strangers}}, cuando ' +
      'en la del artículo es {{paperCosine}}. Una huella es un conjunto de señas, no una nota.',
    askTitle: 'Pruebe antes de mirar',
    ask:
      'La tabla concatenada tiene la misma huella que la del artículo y los mismos productos escalares. ¿Se puede ' +
      'dar una a un modelo entrenado con la otra?',
    answerTitle: 'Ver la respuesta',
    answer:
      'No. Un modelo entrenado no ve solo productos escalares: sus pesos esperan cada onda en su columna. De las ' +
      '{{all}} filas con d = {{dim}}, {{own}} se parecen sobre todo a su propia fila del entrenamiento, y el coseno ' +
      'medio es {{cosine}}. Cualquiera de las dos habría sido buena elección *antes* de entrenar. Quien lleva ' +
      'pesos de un programa a otro debe conservar el orden de las columnas o permutar también los pesos.',
    words:
      'Siete tablas de {{positions}} posiciones, de la {{first}} a la {{last}}, con anchura {{dim}} y base ' +
      '{{base}}. Un modelo se entrenó con «{{trained}}» y recibe «{{given}}».',
  },

  reach: {
    leadArithmetic:
      'A una fórmula se le puede preguntar por cualquier [posición](position); a la aritmética, no. Antes de ' +
      'tomar el seno se multiplica la posición por una frecuencia, y un número de pocas cifras guarda ese ' +
      'producto solo por encima: cuanto más lejos, mayor es el [error](error) del ángulo, hasta que en la ' +
      '[fila](row) ya nada es cierto. Arrastre la posición y vea cuándo se rinde cada formato de números.',
    whereArithmetic:
      'Las *t* son los bits significativos de float64, float32, float16 y bfloat16. La pareja más rápida, *ω* = ' +
      '1, es la primera en sufrir. Lo que decide es el formato del [cálculo](stage), no el del resultado.',
    leadRope:
      'Un modelo rotatorio gira la pareja *i* de sus consultas y claves un ángulo igual a la posición por una ' +
      'frecuencia. En su [entrenamiento](trained) vio dar muchas vueltas a las parejas rápidas; las lentas [no ' +
      'completaron ni una](wavelength). Si se le pide una posición más lejana, esas [parejas](pair) quedan en ' +
      'ángulos que nunca vio. Todos los métodos de aquí frenan parejas para que el texto más largo quepa en los ' +
      'ángulos conocidos; se distinguen en cuáles y en cuánto.',
    whereRope:
      '*λ* es la longitud de onda de una pareja y *L*, la longitud del entrenamiento. La segunda fórmula dice ' +
      'cuándo el ángulo en *p* es nuevo: está más allá de todos los que alcanzó el entrenamiento, en una ' +
      'pareja que nunca dio la vuelta.',
    views: { arithmetic: 'La aritmética, lejos', rope: 'Modelos rotatorios extendidos' },
    label: {
      view: 'Qué mirar',
      position: 'Posición p',
      dim: 'Anchura d',
      base: 'Base',
      stage: 'Qué lleva pocas cifras',
      model: 'Modelo',
      config: 'Su config.json, o el de usted',
      layer: 'Tipo de capa',
      trained: 'Longitud del entrenamiento L',
      factor: 'Factor de los demás escalados',
      ladder: 'Escalado',
      pair: 'Pareja señalada',
    },
    controls: 'Mandos del contexto largo',
    stages: { all: 'todo el cálculo', frequencies: 'solo las frecuencias', values: 'solo el resultado' },
    hintArithmetic:
      'Arrastre la línea, o ponga el foco en la gráfica y use las flechas; Re Pág y Av Pág van de diez en diez ' +
      'veces. Aquí las anchuras son pares.',
    hintRope:
      'Pegue el config.json de cualquier modelo con posiciones rotatorias. Solo se guardan las claves que importan. ' +
      'Arrastre sobre la gráfica, o ponga el foco en ella y use las flechas, para señalar una pareja.',
    errorFrame: 'Posición, en escala de potencias de diez',
    errorChart:
      'El mayor error de la fila según la posición, para cuatro formatos de números, ambas escalas logarítmicas',
    axisPosition: 'posición p →',
    axisError: 'mayor error de la fila ↑',
    rowTitle: 'La fila de la posición {{position}}, número a número',
    strips: 'La fila de la posición {{position}} en colores: la verdadera y la que dan float32, float16 y bfloat16',
    truth: 'verdad',
    lost: 'no es un número',
    column: {
      format: 'formato',
      kept: 'guarda p como',
      error: 'error',
      alike: 'primeras iguales',
      scaling: 'escalado',
      first: 'primera λ',
      last: 'última λ',
      unseen: 'ángulos nuevos',
      attention: 'cos, sen ×',
    },
    searching: 'buscando…',
    noneAlike: 'ninguna hasta {{searched}}',
    alike: '{{first}} y {{second}}',
    alikeBeyond: '{{first}} y {{second}} a más tardar',
    nextApart: 'Todos los formatos distinguen todavía {{position}} de {{next}}.',
    nextAlike: 'Las posiciones {{position}} y {{next}} reciben exactamente la misma fila en {{formats}}.',
    noRow: 'No hay fila alguna en {{formats}}: el infinito no tiene seno.',
    notice: 'En qué fijarse',
    caption: {
      all:
        'En la posición {{position}} la fila se desvía hasta {{float32}} en float32, {{float16}} en float16 y ' +
        '{{bfloat16}} en bfloat16; en float64, {{float64}}. Un error de 2 es el mayor posible: un 1 donde toca −1.',
      frequencies:
        'Aquí solo se acortaron las frecuencias, como cuando un modelo se pasa a media precisión con la memoria ' +
        'de sus frecuencias; lo demás es float64. En la posición {{position}} eso basta para un error de ' +
        '{{float32}} en float32, {{float16}} en float16 y {{bfloat16}} en bfloat16. El error de una frecuencia se ' +
        'multiplica por la posición.',
      values:
        'Aquí todo es float64 salvo los senos y cosenos ya terminados. En la posición {{position}} se desvían ' +
        '{{float32}} en float32, {{float16}} en float16 y {{bfloat16}} en bfloat16, y no más en ninguna otra: las ' +
        'líneas son llanas. Lo dañino no es el formato corto, sino contar con él.',
    },
    models: 'De los archivos config de',
    ownModel: 'su propio config',
    ownLadder: '{{model}} ({{kind}})',
    ladders: {
      default: 'sin escalar',
      linear: 'lineal',
      ntkAware: 'NTK-aware',
      dynamic: 'NTK dinámico',
      yarn: 'YaRN',
      longrope: 'LongRoPE',
      llama3: 'Llama 3',
      proportional: 'proporcional',
    },
    ladderFrame: 'Pareja señalada',
    ladderChart:
      'Longitudes de onda de todas las parejas en escala logarítmica, una línea por escalado, con el alcance del ' +
      'entrenamiento sombreado',
    pairValue: '{{pair}}; una vuelta en {{wavelength}} posiciones',
    axisPair: 'pareja i →',
    axisWavelength: 'longitud de onda (posiciones) ↑',
    seenTurn: 'vueltas enteras en {{trained}} posiciones',
    reached: 'posición {{position}}',
    reading: {
      title: 'La pareja señalada',
      pair: 'Pareja',
      pairOf: '{{pair}}, de 0 a {{last}}',
      before: 'λ, sin escalar',
      after: 'λ, escalada',
      slower: 'Frenada',
      trained: 'Vueltas al entrenar',
      now: 'Vueltas en p',
    },
    captionWithin:
      'La posición {{position}} está dentro de las {{trained}} del entrenamiento: ningún ángulo es nuevo, con ' +
      'escalado o sin él. {{partly}} de {{pairs}} parejas no dan la vuelta en ese trecho.',
    captionPlain:
      '{{partly}} de {{pairs}} parejas no dan la vuelta en {{trained}} posiciones. Sin escalar, {{plain}} de ellas ' +
      'quedan en ángulos nunca vistos cuando se pide la posición {{position}}. Elija un escalado en la tabla y ' +
      'vea qué hace con eso.',
    captionScaled:
      '{{partly}} de {{pairs}} parejas no dan la vuelta en {{trained}} posiciones. Sin escalar, {{plain}} de ellas ' +
      'quedan en ángulos nunca vistos cuando se pide la posición {{position}}. Con {{name}} son {{chosen}}. ' +
      'Fíjese también en la primera columna: el escalado lineal frena incluso a las parejas que ya conocían ' +
      'todos sus ángulos, y las vecinas acaban pareciéndose.',
    config: {
      notJson: 'Esto no es JSON. Pegue el archivo entero, con sus llaves. La figura sigue siendo la última válida.',
      notObject:
        'Es JSON, pero no un config: un config es un objeto, entre llaves. La figura sigue siendo la última válida.',
      nothing: 'Ninguna clave de este archivo trata de posiciones. La figura sigue siendo la última válida.',
      long:
        'Tiene más de {{most}} caracteres; un config.json no llega a tanto. La figura sigue siendo la última ' +
        'válida.',
      wide:
        'Una cabeza de {{width}} canales es más de lo que se puede dibujar; caben hasta {{most}}. La figura sigue ' +
        'siendo la última válida.',
      missing: 'Falta {{name}}. La figura sigue siendo la última válida.',
      foreign: '{{name}} no pertenece a este tipo de escalado. La figura sigue siendo la última válida.',
      value: '{{name}} no puede ser {{value}}. La figura sigue siendo la última válida.',
    },
    askTitle: 'Pruebe antes de mirar',
    askArithmetic: 'bfloat16 llega tan lejos como float32, hasta 3 · 10³⁸. ¿Cuántas posiciones distingue?',
    askRope:
      'El escalado lineal comprime todas las posiciones dentro del alcance del entrenamiento, y ningún ángulo ' +
      'llega a ser nuevo. ¿Por qué no acaba ahí la historia?',
    answerTitle: 'Ver la respuesta',
    answerArithmetic:
      'Las 257 primeras, de 0 a 256. Con 8 bits significativos hay sitio para cada entero hasta 256; el 257 no ' +
      'tiene y se convierte en 256, de modo que ambos reciben la misma fila, con cualquier anchura. A partir de 512 ' +
      'guarda uno de cada cuatro. float16 tiene 11 bits y falla en 2049; float32 tiene 24 y falla en 16777217. ' +
      'Cuente en float64, redondee solo los números terminados, y todos servirán.',
    answerRope:
      'Porque frena a todas por igual. La primera da una vuelta en 6,28 posiciones; con factor 8 tarda 50,3, y dos ' +
      'vecinas que distaban un radián distan ahora un octavo. Con eso no se gana nada: las parejas rápidas ' +
      'habían visto todos sus ángulos mucho antes. NTK-aware, YaRN y Llama 3 las dejan casi o del todo como ' +
      'están y frenan a las que nunca dieron la vuelta; NTK-aware solo frena la última por el factor entero, y ' +
      'por eso casi todas las lentas siguen topando con ángulos nuevos.',
    words: {
      arithmetic: 'Filas sinusoidales con d = {{dim}} y base {{base}}; con pocas cifras: {{stage}}.',
      rope:
        'Longitudes de onda de las {{pairs}} parejas de {{model}}, base {{base}}, entrenado con {{trained}} ' +
        'posiciones, junto a otros escalados con factor {{factor}}.',
    },
  },

  grids: {
    views: { plane: 'Dos ejes', levels: 'Palabra, frase, párrafo', content: 'Contado por el contenido' },
    lead: {
      plane:
        'El lugar de un trozo de imagen son dos números. La mayoría de los modelos da la mitad de las columnas a ' +
        '*x* y la otra mitad a *y*, y se distinguen en el [orden de los bloques](row) y en las frecuencias: tablas ' +
        'que se parecen y no casan con los pesos de las demás. Señale una celda y el [mapa](map) mostrará ' +
        'cuánto se le parecen todas las otras. Una lección multiplica *x* por *y*; vea en qué queda el mapa.',
      levels:
        'Una palabra tiene su lugar en la frase, la frase en el párrafo y el párrafo en el texto. Una lección ' +
        'codifica los tres y los suma. Una suma no dice qué se sumó a qué: si los niveles no se ' +
        '[distinguen](apart), la palabra 1 de la frase 0 es lo mismo que la palabra 0 de la frase 1. Señale un ' +
        'lugar; los que tienen exactamente la misma fila aparecen enmarcados.',
      content:
        'Las posiciones no tienen por qué contar palabras. En CoPE cada palabra tiene una [compuerta](gate), ' +
        'abierta o cerrada por lo que la consulta encuentra en ella, y la [posición](position) de una palabra es ' +
        'la suma de las compuertas desde ella hasta la [consulta](query). Si solo se cuentan los puntos, «la frase ' +
        'anterior» tiene un lugar propio, por larga que fuera. Ponga usted las compuertas.',
    },
    where: {
      plane:
        '*x* cuenta columnas e *y*, filas, ambas desde 0. Puestas una junto a otra, el parecido de dos celdas es el ' +
        'de sus columnas más el de sus filas.',
      levels:
        '*w*, *s* y *q* son los números de palabra, frase y párrafo, desde 0. Las filas del mapa se llaman ' +
        'párrafo.frase.',
      content:
        '*i* es la consulta, *j* la clave y σ la compuerta, entre 0 y 1. Entre dos posiciones enteras se mezclan ' +
        'las filas de la tabla. En un modelo las compuertas salen de las palabras; aquí son las de usted, iguales ' +
        'para todas las consultas.',
    },
    label: {
      view: 'Qué mirar',
      layout: 'Disposición',
      width: 'Columnas',
      height: 'Filas',
      dim: 'Anchura d',
      base: 'Base',
      measure: 'Medida',
      x: 'x',
      y: 'y',
      words: 'Palabras por frase',
      sentences: 'Frases por párrafo',
      paragraphs: 'Párrafos',
      apart: 'Cómo se distinguen los niveles',
      offset: 'Desplazamiento entre niveles',
      word: 'Palabra',
      sentence: 'Frase',
      paragraph: 'Párrafo',
      text: 'Frase',
      gates: 'Compuertas abiertas',
      open: 'Compuertas abiertas',
      half: 'Compuertas a medias',
      rows: 'Filas de la tabla',
      asked: 'La consulta busca la posición',
      query: 'La consulta',
    },
    controls: 'Mandos de más que una línea',
    lessonLayout: 'lección 001: x · y',
    layoutNote: {
      mae: 'Senos y cosenos de x, luego de y; frecuencias base^(−4k/d).',
      bigVision: 'Los bloques de MAE, pero las frecuencias acaban justo en 1/base: base^(−k/(d/4 − 1)).',
      mocoV3:
        'Los números de MAE, guardados columna a columna tras una fila de ceros para el token de clase. Aquí se ' +
        'han puesto por filas.',
      timm: 'Primero los senos de y y de x, luego los cosenos.',
      diffusers:
        'Los bloques de MAE, pero con las coordenadas estiradas como si toda imagen midiera 16 celdas de lado; la ' +
        'base es fija.',
      detr:
        'Seno y coseno alternados, primero y; las coordenadas cuentan desde 1 y se estiran para que toda imagen ' +
        'acabe en una vuelta, 2π.',
      tensor2tensor: 'Primero y, luego x, cada una en senos y después cosenos; las frecuencias acaban justo en 1/base.',
      multidim: 'Seno y coseno alternados, primero y, en coordenadas enteras: positional-encodings, en PyPI.',
      product:
        'La lección 001 toma un solo seno del producto: sen(xy / base^(i/d)), sin coseno. Los marcos señalan las ' +
        'celdas que no distingue.',
    },
    measures: { dot: 'producto escalar', cosine: 'coseno', distance: 'distancia' },
    aparts: { same: 'de ningún modo', offsets: 'por desplazamientos', bases: 'por bases' },
    level: { word: 'palabra', sentence: 'frase', paragraph: 'párrafo' },
    hint:
      'Señale una celda, tóquela, o ponga el foco en el mapa y use las flechas. Marcos discontinuos: celdas con ' +
      'exactamente la misma fila.',
    hintContent:
      'Un clic, o Intro, lleva una compuerta de cerrada a media y a abierta. Señale una fila de un mapa para ' +
      'elegir la consulta.',
    mapPlane: 'Mapa de cuánto se parecen las celdas de la cuadrícula a una de ellas',
    mapLevels: 'Mapa de cuánto se parecen todos los lugares a uno de ellos',
    pointed: 'Señalado: {{place}}.',
    axisX: 'x →',
    axisY: 'y ↓',
    axisWord: 'palabra →',
    axisSentence: 'párrafo.frase ↓',
    rowTitle: 'La fila de {{place}}, número a número',
    rowAlt: 'La fila de {{place}} en colores, de −1 a 1. Bloques: {{blocks}}.',
    reading: {
      title: 'El lugar señalado',
      cell: 'Celda (x, y)',
      place: 'Palabra, frase, párrafo',
      alike: 'Otras con su fila',
      nearest: 'La más parecida del resto',
      nearestIs: '{{place}}: {{value}}',
      distinct: 'Filas distintas',
      of: '{{distinct}} de {{cells}}',
    },
    none: 'ninguna',
    noneAlike: 'Ningún otro lugar tiene la fila de {{place}}.',
    alike: 'Exactamente la misma fila que {{place}}: {{list}}.',
    andMore: '{{list}} y {{more}} más',
    notice: 'En qué fijarse',
    captionPlane: {
      mae:
        'El mapa es una cruz: las celdas de la misma fila o columna se parecen más que las de una diagonal, porque ' +
        'solo difiere la mitad de sus números. Las {{cells}} celdas tienen cada una su fila: {{distinct}} ' +
        'distintas.',
      bigVision:
        'Casi el mapa de MAE, con {{distinct}} filas distintas para {{cells}} celdas; pero los números difieren ' +
        'desde la segunda frecuencia, y los pesos entrenados con una no conocen la otra.',
      mocoV3:
        'Exactamente el mapa de MAE, {{distinct}} filas distintas para {{cells}} celdas. Solo cambia el orden en la ' +
        'memoria: leída por filas, cada celda recibiría la fila de su imagen en el espejo.',
      timm:
        'Exactamente el mapa de MAE: el parecido no ve el orden de las columnas. Los pesos, sí. {{distinct}} filas ' +
        'distintas para {{cells}} celdas.',
      diffusers:
        'La misma cruz a otra escala: las vecinas distan 16/tamaño, sea cual sea el tamaño. {{distinct}} filas ' +
        'distintas para {{cells}} celdas.',
      detr:
        'Ancho y suave: de borde a borde la pareja más rápida da una sola vuelta y las demás menos, de modo que ' +
        'las {{cells}} celdas se parecen bastante, aunque no hay dos iguales: {{distinct}} filas distintas.',
      tensor2tensor:
        'Una cruz como la de MAE, con las frecuencias de big_vision: {{distinct}} filas distintas para {{cells}} ' +
        'celdas.',
      multidim:
        'Otra vez la cruz de MAE: alternar las columnas no cambia ningún parecido. {{distinct}} filas distintas ' +
        'para {{cells}} celdas.',
      product:
        'Solo {{distinct}} filas distintas para {{cells}} celdas: cada producto xy tiene una fila, salga de donde ' +
        'salga, y con x o y en 0 no hay más que ceros. Señale (1, 6), (2, 3), (3, 2) y (6, 1).',
    },
    captionLevels: {
      same: 'Una tabla sirve a todos los niveles: {{distinct}} filas distintas para {{cells}} lugares.',
      offsets:
        'Cada nivel empieza más adelante en la misma tabla: {{distinct}} filas distintas para {{cells}} lugares.',
      bases: 'Cada nivel tiene su propia base: {{distinct}} filas distintas para {{cells}} lugares.',
    },
    noAmbiguity:
      'No hay dos niveles con la misma base y el mismo desplazamiento, así que ninguno se confunde con otro.',
    ambiguousAll: 'Estos niveles son dos veces el mismo y se pueden intercambiar desde la posición 0: {{list}}.',
    ambiguousFrom: 'Se confunden entre sí: {{list}}.',
    fromPosition: '{{pair}}, en cuanto el nivel {{level}} llega a {{safe}}',
    sentence: 'El gato duerme. El perro corre. Luego descansan los dos. Cantan pájaros.',
    gate: { open: 'abierta', half: 'media', shut: 'cerrada' },
    gateSets: { words: 'cada palabra', ends: 'finales de frase', own: 'las mías' },
    gateOf: 'Compuerta de «{{word}}»: {{gate}}',
    asks: 'pregunta',
    column: { word: 'palabra', gate: 'compuerta', position: 'posición', bias: 'se suma' },
    positionMap: 'Posiciones',
    biasMap: 'Lo que se suma a las puntuaciones',
    positionMapAlt:
      'Posiciones de todas las palabras para cada consulta en «{{sentence}}», consultas hacia abajo, claves a lo ' +
      'ancho.',
    biasMapAlt: 'Lo que se suma a cada puntuación en «{{sentence}}», consultas hacia abajo, claves a lo ancho.',
    scalePosition: 'Posiciones:',
    scaleBias: 'Se suma:',
    captionContent:
      'Antes de «{{query}}» hay {{before}} palabras, pero de ella hasta «{{first}}» solo {{open}} compuertas ' +
      'están abiertas y {{half}} a medias: la primera palabra está en la posición {{farthest}}. Todas las ' +
      'palabras entre dos compuertas abiertas comparten posición.',
    captionFull:
      'De «{{query}}» hasta «{{first}}» las compuertas suman más de lo que cabe en la tabla: la primera ' +
      'palabra está en {{last}}, la última fila, y con ella todo lo anterior. Dé más filas a la tabla o abra ' +
      'menos compuertas.',
    askTitle: 'Pruebe antes de mirar',
    ask: {
      plane:
        'Con la fórmula de la lección 001, ¿qué celdas de la cuadrícula tienen la misma fila que (2, 6)? ¿Y ' +
        'cuántas tienen la de (0, 5)?',
      levels:
        'Con un desplazamiento de 4 entre niveles, ¿está a salvo el texto mientras ninguna frase pase de cuatro ' +
        'palabras?',
      content:
        'Cuente solo los finales de frase y haga que la última palabra busque la posición 1. ¿Qué palabras ' +
        'reciben más?',
    },
    answerTitle: 'Ver la respuesta',
    answer: {
      plane:
        'Todas las de xy = 12: (1, 12), (3, 4), (4, 3), (6, 2) y (12, 1) en una cuadrícula de 14 por 14. (0, 5) ' +
        'tiene la fila de todas las celdas con x o y en 0, otras 26: solo ceros. El seno de un producto olvida los ' +
        'factores. Lado a lado no se olvida nada.',
      levels:
        'Sí. La palabra *w* de la frase *s* está en *w* y en *s* + 4 de la misma tabla. Mientras *w* no llegue a ' +
        '4, ninguna palabra está donde podría estar una frase. En *w* = 4 empieza: (4, 0) es la pareja 4 y 4; (5, ' +
        '0) y (4, 1) son ambas la pareja 4 y 5. También un párrafo puede tener cuatro frases a lo sumo, o se ' +
        'toman por párrafos.',
      content:
        'La compuerta de la última palabra es ella misma un final, así que la posición 1 es su propia frase: ' +
        'todas sus palabras reciben lo mismo, y lo máximo. En la posición 2 está la frase anterior entera, larga ' +
        'o corta. Ninguna codificación que cuente palabras puede decir eso.',
    },
    words: {
      plane: 'Una cuadrícula de {{width}} por {{height}} celdas, d = {{dim}}, disposición: {{layout}}.',
      levels:
        '{{paragraphs}} párrafos de {{sentences}} frases de {{words}} palabras, d = {{dim}}; los niveles se ' +
        'distinguen: {{apart}}.',
      map: 'Comparado con {{place}}: {{measure}}, de {{least}} a {{greatest}}.',
      content: '«{{sentence}}» con una tabla de {{rows}} filas; cada consulta busca la posición {{asked}}.',
    },
  },

  claims: {
    lead:
      'Esta página existe por cinco lecciones sobre codificaciones posicionales. Aquí está lo que afirman, cada ' +
      'frase con otras palabras que las suyas, y al lado un veredicto. No es una opinión: es lo que resulta cuando ' +
      'posenc hace la cuenta, ahora, en su navegador. Donde una afirmación no se cumple, o no del todo, lo dicen ' +
      'los números, y la figura que lo muestra está a un clic.',
    how:
      'Despliegue una afirmación para ver qué se ha medido. El veredicto sale solo de esos números; si fueran ' +
      'otros, también lo sería él. Las lecciones son buenas, y algunos de estos deslices están también en el ' +
      'artículo original: un error que se puede comprobar enseña más que una regla que hay que creer.',
    controls: 'Qué afirmaciones se muestran',
    label: { lesson: 'Lección', open: 'Afirmaciones desplegadas', sample: 'Tabla de prueba' },
    allLessons: 'todas',
    hint:
      'En la figura cada afirmación es una marca, una línea por lección; la que hacen varias lecciones está en ' +
      'todas ellas. Pulse una marca para desplegar su afirmación.',
    unfold: 'Desplegar todas',
    fold: 'Plegar todas',
    list: 'Las afirmaciones',
    lesson_one: 'lección {{lessons}}',
    lesson_other: 'lecciones {{lessons}}',
    pending: 'comprobando…',
    failed:
      'No se han podido comprobar las afirmaciones: el navegador no ha puesto en marcha un segundo hilo. Quizá ' +
      'ayude volver a cargar la página. ({{message}})',
    show: 'Verlo en «{{title}}»',
    tally:
      'Marcas de {{all}} afirmaciones por lección: {{holds}} se cumplen, {{partly}} se cumplen en parte, {{fails}} ' +
      'no se cumplen, {{open}} no se pueden calcular aquí.',
    tone: {
      holds: 'se cumple',
      partly: 'se cumple en parte',
      fails: 'no se cumple',
      open: 'no calculable aquí',
      pending: 'comprobando',
    },
    verdict: {
      right: 'correcto',
      truncated: 'cortado, no redondeado',
      imprecise: 'impreciso',
      rough: 'regla aproximada',
      conditional: 'con una condición',
      nonStandard: 'otra fórmula',
      ambiguous: 'ambiguo',
      inconsistent: 'incoherente',
      broken: 'no funciona',
      wrong: 'no es así',
      notComputable: 'no calculable aquí',
    },
    notice: 'En qué fijarse',
    caption:
      'De las {{all}} afirmaciones mostradas: {{holds}} correctas, {{partly}} en parte, {{fails}} no, {{open}} ' +
      'ajenas a la aritmética. Las fórmulas son casi siempre correctas. Lo que falla son las frases que las ' +
      'rodean: una regla práctica contada como ley, un número cortado, una propiedad de una fórmula atribuida a ' +
      'otra.',
    words:
      'De {{all}} afirmaciones de las lecciones, {{holds}} se cumplen, {{partly}} se cumplen en parte, {{fails}} no ' +
      'se cumplen y {{open}} no se pueden calcular aquí. La tabla da cada veredicto con los números de los que ' +
      'sale.',
    said: {
      near: 'Las posiciones cercanas tienen mayor producto escalar: el de 0 y 1 es alto, el de 0 y 100 es bajo.',
      distances000: 'Con d = 64, las posiciones 5 y 6 están más cerca que la 5 y la 50.',
      identities001:
        'El producto escalar de dos posiciones es la suma de los cosenos de ω(i − j); un desplazamiento es una ' +
        'rotación de cada pareja; todos los valores están entre −1 y 1.',
      linear: 'La codificación de p + k es una función lineal de la de p, la misma para todo p.',
      unique: 'No hay dos posiciones con la misma codificación.',
      repeat001: 'En secuencias muy largas las sinusoides pueden empezar a repetirse.',
      order001: 'Sin posiciones, las mismas palabras en otro orden dan resultados idénticos.',
      fourth001:
        'El término posición–posición de una puntuación depende solo de la distancia entre las dos posiciones.',
      softmax001: 'Sobre las puntuaciones S = KᵀQ, softmax se aplica por filas.',
      terms001: 'Sin contar los sesgos, una puntuación es la suma de cuatro términos.',
      table001: 'La tabla de cinco posiciones con d = 6, impresa con tres decimales.',
      rows004:
        'La tabla de seis posiciones con d = 4, impresa con tres decimales, con (−0,757; −0,653; 0,040; 1,000) ' +
        'en la posición 4.',
      patterns:
        'Las primeras filas son (0; 1; 0; 1; 0; 1; …), (0,84; 0,54; 0,01; 1,00; 0,00; 1,00; …), (0,91; −0,42; ' +
        '0,02; 1,00; 0,00; 1,00; …).',
      digits003: 'Con d = 512, PE(1) es (0,8414; 0,5403; 0,8218; 0,5696; …; 0,0001; 0,9999).',
      waves003: 'Las longitudes de onda van de 2π a 10000 · 2π.',
      waves004:
        'Las longitudes de onda son de unos 6,3 en las columnas 2 y 3, de unos 20 en la 4 y la 5, y de unos 10000 ' +
        'en las dos últimas.',
      index003: 'En PE(pos, 2i), i es la dimensión.',
      odd001: 'Las parejas j de 0 a ⌊d/2⌋ − 1 dan la misma tabla que la forma con columnas pares e impares.',
      curves001: 'Las curvas mostradas son las de las dimensiones 0, 3, 7, 15 y 31.',
      explog001: 'exp y log sustituyen a la potencia por estabilidad numérica, contra el desbordamiento.',
      dominate001: 'Como sus valores están entre −1 y 1, la codificación no puede dominar a las palabras.',
      small002: 'Los números entre −1 y 1 apenas mueven los embeddings, cuyos valores son muy grandes.',
      extrapolate:
        'Las sinusoides extrapolan: tras entrenar hasta 512, la posición 1000 sencillamente se calcula. Una tabla ' +
        'aprendida no puede.',
      formula002:
        'El bucle con exponentes 2i/d y 2(i + 1)/d, donde i cuenta columnas, da la codificación posicional del ' +
        'Transformer.',
      divide004: '`sin(position / div_term)` es un error; lo correcto es `sin(position * div_term)`.',
      product001: 'sen(x · y / 10000^(i/d)) codifica un lugar en dos dimensiones.',
      levels001: 'Para palabras, frases y párrafos se suman las codificaciones de los tres niveles.',
      memory001: 'Las sinusoides necesitan O(d) de memoria.',
      standard001: 'La codificación sinusoidal se ha convertido en el estándar.',
      gpt4: 'GPT-4 usa RoPE.',
      paper004: 'arXiv 1803.02155 es el artículo de Transformer-XL.',
    },
    found: {
      near:
        'Con d = 512 el producto escalar con la posición 0 es {{one}} en la posición 1 y {{hundred}} en la 100: ' +
        'menos, pero aún el {{share}} % del máximo posible. Tampoco baja siempre: con d = 512 vuelve a subir a ' +
        'distancia {{rise}}, y con d = 4 la posición 6 se parece más a la 0 ({{sixth}}) que la 1 ({{first}}).',
      distances000: 'Sus distancias son {{close}} y {{far}}.',
      identities001:
        'Para {{positions}} posiciones con d = {{dim}}, los productos escalares difieren de la suma de cosenos en ' +
        '{{dot}} como mucho, las filas giradas de las que están {{shift}} más allá en {{rotation}}, y ninguna ' +
        'magnitud supera {{bound}}. Todo eso es redondeo. Sobre (sen, cos) la rotación va en el sentido de las ' +
        'agujas del reloj.',
      linear:
        'Para un desplazamiento de 5, la mejor de todas las matrices deja {{paper}} con d = 4, y la matriz de ' +
        'rotación deja {{wide}} con d = 64: redondeo. Con la fórmula de la lección 002 no es así: la mejor ' +
        'matriz deja {{doubled}}.',
      unique:
        'De las anchuras 2, 4, 6 y 64, las que tienen dos filas iguales entre {{count}} posiciones en precisión ' +
        'simple son {{collisions}}. Cercanas es otra cosa: con d de 4 a 64 hay dos filas a solo {{closest}}, y ' +
        'calculadas en bfloat16 las posiciones {{coarseFirst}} y {{coarseSecond}} son la misma.',
      repeat001:
        'Nunca se repiten exactamente, porque ninguna longitud de onda es una fracción de números enteros. Pero ' +
        'se acercan: hasta la distancia {{last}}, d = 4 vuelve a {{distance}} de donde estaba (en {{offset}}; la ' +
        'posición siguiente está a {{neighbour}}), d = 6 solo a {{six}}. Una única pareja, d = 2, está a ' +
        '{{two}} al cabo de {{twoOffset}} posiciones.',
      order001:
        'Las salidas se mueven con sus palabras. Siguiendo cada palabra difieren en {{along}}, que es redondeo; ' +
        'lugar por lugar, hasta en {{inPlace}}. Eso se llama *equivariancia*. Lo que olvida los lugares, como la ' +
        'media de todas las filas, no cambia más de {{means}}.',
      fourth001:
        'Con pesos inventados varía hasta en {{made}} entre parejas a la misma distancia; con la identidad como ' +
        'pesos, en {{identity}}. Se cumple para pesos que conmutan con las rotaciones, no para pesos cualesquiera.',
      softmax001:
        'Las partes de una consulta deben sumar 1. En esta disposición lo hacen a lo largo de las columnas, salvo ' +
        '{{columns}}; a lo largo de las filas las sumas se apartan de 1 hasta en {{rows}}. La fórmula de la ' +
        'lección es correcta; solo la palabra no lo es.',
      terms001:
        'Los cuatro términos suman la puntuación salvo {{error}}. Los sesgos de q, k y v la cambiarían hasta en ' +
        '{{biases}}.',
      table001: 'De sus {{all}} números, redondeados a tres decimales, difieren {{wrong}}.',
      rows004:
        'De sus {{all}} números, {{wrong}} fallan en la última cifra. En la posición {{position}} pone ' +
        '{{printed}} donde el valor es {{computed}}, y {{printedLast}} donde es {{computedLast}}.',
      patterns:
        'No encaja ninguna anchura. De las probadas, de 6 a {{last}}, la más cercana es d = {{at}}, con {{least}} ' +
        'de 18 números distintos; allí la tercera columna de la posición 1 es {{third}} y la quinta {{fifth}}. ' +
        'Para 0,01 en la tercera columna hace falta d = 4, que no tiene quinta. La escala half − 1 con d = 6, de ' +
        'frecuencias 1, 0,01 y 0,0001, sí imprime estas filas: {{otherLadder}} distintos.',
      digits003:
        'De los {{all}} números, {{rounded}} son los que da redondear a cuatro decimales y {{truncated}} los que ' +
        'da cortar. El primero es {{first}}; al último le falta {{short}} para 1, y redondeado es 1,0000.',
      waves003:
        'Con d = 512 la más larga es {{last}}, no {{claimed}}: un {{gap}} % menos, porque el último exponente es ' +
        '(d − 2)/d y no 1. El artículo original dice lo mismo. La escala half − 1 sí llega: {{lastOther}}.',
      waves004:
        'Con d = 512 son {{second}}, {{third}} y {{last}}. Unos 20 en las columnas 4 y 5 encajan con d = 32 ' +
        '({{thirdNarrow}}), donde las columnas 2 y 3 tienen {{secondNarrow}}. En todas las anchuras probadas, hasta ' +
        '{{greatest}}, alguna de las tres se aparta un {{off}} % o más: 6,3 es otra vez 2π, y a la última le ' +
        'falta su 2π.',
      index003:
        'i cuenta parejas. Con i = 1 para las columnas 2 y 3, la columna 2 de la posición 1 es {{pair}}, como la ' +
        'propia lección desarrolla. Con el número de la columna como i sería {{column}}; en 100 posiciones las ' +
        'dos tablas difieren hasta en {{asColumn}}.',
      odd001:
        'Con d par son la misma. Con d = {{dim}} las parejas hacen {{covered}} columnas y dejan fuera {{lost}}: la ' +
        'columna {{column}}, un seno solo que se mueve {{spread}} en 100 posiciones.',
      curves001:
        'Eso dice el texto; el código dibuja 0, 7, 20 y 31. Faltan: {{missing}}. Sobran: {{added}}. La columna 20 ' +
        'se mueve {{spread}} en 100 posiciones, así que merece la pena dibujarla.',
      explog001:
        'Con d = {{dim}} ninguna potencia pasa de {{greatest}}, así que nada puede desbordarse. En precisión ' +
        'simple las frecuencias se desvían hasta {{expLog}} con exp y log, y {{power}} con la potencia misma: ' +
        '{{times}} veces más.',
      dominate001:
        'Ningún valor supera {{bound}}, pero lo que cuenta es la longitud de la fila. Con d = 512 es {{norm}} en ' +
        'toda posición, √(d/2). Un embedding sorteado con desviación típica d^−0,5 tiene longitud ' +
        '{{embedding}}: la posición es {{times}} veces más larga. Por eso el artículo multiplica antes las ' +
        'palabras por √d.',
      small002:
        'Apenas los mueven tras el factor √d del código de la propia lección: {{norm}} frente a {{scaled}} con ' +
        'sus entradas aleatorias, un {{share}} %. Sin el factor serían {{norm}} frente a {{plain}}, un ' +
        '{{sharePlain}} %.',
      extrapolate:
        'La fila de la posición 1000 se puede calcular (su longitud es {{norm}}, como debe), y una tabla aprendida ' +
        'de 512 filas se niega. Que un modelo la entienda no se sigue de ahí: empeoran más allá de lo entrenado ' +
        '(Press y otros, 2021). Y el código habitual en precisión simple se desvía {{near}} en 1000 y {{far}} en ' +
        '65535.',
      formula002:
        'Da otra tabla. El seno y el coseno de una pareja giran a velocidades distintas; {{still}} de {{all}} ' +
        'columnas se mueven menos de 0,000001 en 100 posiciones; los productos escalares entre vecinas varían en ' +
        '{{spread}}; y ninguna matriz desplaza sus filas (con d = 4 la mejor deja {{shift}}).',
      divide004:
        'Depende de qué sea `div_term`. Dividida por base^(2i/d), la fila coincide con la del artículo salvo ' +
        '{{byPower}} (posición {{position}}, d = {{dim}}). Dividida por el recíproco, que es lo que el código de ' +
        'la lección guarda ahí, se aparta hasta {{byReciprocal}}.',
      product001:
        'Los {{cells}} lugares de una cuadrícula de 8 por 8 reciben solo {{distinct}} filas distintas. (2, 3), (3, ' +
        '2), (1, 6) y (6, 1) son {{equal}} lugares con una sola fila, y los dos ejes son cero de punta a punta. ' +
        'Tampoco hay coseno.',
      levels001:
        'Depende de las tablas. Si todos los niveles usan la misma, {{same}} parejas de niveles se pueden ' +
        'confundir: las filas de la palabra 1, la frase 1 y el párrafo 1 difieren en {{difference}}. Con una base ' +
        'propia para cada nivel quedan {{apartByBase}} parejas.',
      memory001:
        'Una tabla de 1000 posiciones con d = 128 tiene {{once}} números y una de 2000 tiene {{twice}}: eso es O(N ' +
        '· d). O(d) basta si las filas se calculan cuando hacen falta, a partir de {{frequencies}} frecuencias; ' +
        'una fila así coincide con la tabla salvo {{recomputed}}.',
      standard001:
        'El uso se cuenta en modelos ajenos, no se calcula. La mayoría de los grandes modelos de lenguaje ' +
        'publicados desde 2023 usan codificaciones rotatorias.',
      gpt4: 'Sus autores no lo han publicado, así que no hay con qué comparar.',
      paper004:
        'Un número de archivo solo se puede consultar: 1803.02155 es de Shaw, Uszkoreit y Vaswani, sobre ' +
        'posiciones relativas. Transformer-XL es 1901.02860.',
    },
    askTitle: 'Pruebe antes de mirar',
    ask:
      'Tres frases, todas plausibles: (a) exp y log evitan el desbordamiento; (b) no hay dos posiciones con la ' +
      'misma codificación; (c) el término posición–posición depende solo de la distancia. Solo una es ' +
      'correcta. ¿Cuál?',
    answerTitle: 'Ver la respuesta',
    answer:
      'La (b). En cuanto a (a), ninguna potencia de la fórmula pasa de 10000; en cuanto a (c), hacen falta pesos ' +
      'que dejen en paz las rotaciones. Despliegue las tres afirmaciones para ver los números.',
    table: {
      title: 'Compruebe su propia tabla',
      about:
        'Pegue una tabla de codificaciones posicionales, suelte un archivo sobre el recuadro o elija uno: CSV, ' +
        'JSON, `.npy` o lo que imprimen NumPy y PyTorch. Se compara con la fórmula del artículo, con las ' +
        'variantes y errores de esta página y con sus combinaciones. El archivo se lee en su navegador y no va a ' +
        'ninguna parte.',
      box: 'Su tabla, una fila por posición',
      file: 'Elegir un archivo',
      try: 'O pruebe con',
      sample: {
        none: 'una tabla propia',
        right: 'la tabla correcta',
        rounded: 'redondeada a 4 decimales',
        transposed: 'traspuesta',
        offByOne: 'posiciones desde 1',
        concatenated: 'senos y luego cosenos',
        base: 'base 500',
        doubled: 'exponente duplicado',
        ladder: 'escala half − 1',
        float32: 'ángulos en float32',
        bfloat16: 'bfloat16',
        random: 'números al azar',
      },
      reading: 'Leído: {{name}}',
      paste: 'lo que ha pegado, demasiado largo para mostrarlo aquí',
      working: 'Leyendo y comparando…',
      stop: 'Parar',
      waiting: 'Aquí aparecerá el diagnóstico. Cambie una sola cifra de una tabla de prueba y observe.',
      failed: 'No se ha podido comprobar la tabla. ({{message}})',
      right: 'Es la tabla del artículo.',
      wrong: 'Es la tabla del artículo salvo por esto: {{causes}}.',
      unknown: 'Ninguna fórmula conocida aquí da esta tabla.',
      name: {
        transposed: 'traspuesta',
        halfMinusOne: 'la escala half − 1',
        doubledExponent: 'exponente duplicado',
        unpairedExponent: 'exponentes sin emparejar',
        reciprocal: 'dividida por el recíproco',
        otherBase: 'otra base',
        offByOne: 'desfasada en una posición',
        otherStart: 'otra primera posición',
        concatenated: 'concatenada',
        float32Angles: 'ángulos en float32',
        float16Values: 'valores en float16',
        bfloat16Values: 'valores en bfloat16',
        unknown: 'desconocida',
      },
      cause: {
        transposed: 'Las posiciones van por columnas. `table.T` lo arregla.',
        halfMinusOne:
          'Los exponentes son i/(d/2 − 1), como en tensor2tensor, fairseq y Whisper. Ninguna de las dos es ' +
          'errónea, pero un modelo necesita aquella con la que se entrenó.',
        doubledExponent: 'El exponente es 2c/d, con c la columna, como en la lección 002: i debería contar parejas.',
        unpairedExponent:
          'El exponente es c/d en cada columna c, de modo que el seno y el coseno de una pareja tienen frecuencias ' +
          'distintas: la columna impar debería usar (c − 1)/d.',
        reciprocal:
          'La posición se divide por base^(−2i/d) en vez de multiplicarse: las columnas altas giran deprisa en ' +
          'lugar de despacio.',
        otherBase: 'La base es {{base}}, no 10000.',
        offByOne: 'La primera fila es la de la posición {{first}}, no la de 0.',
        otherStart: 'La primera fila es la de la posición {{first}}, no la de 0.',
        concatenated:
          'Primero van todos los senos y luego todos los cosenos. Los números son correctos, en otro orden.',
        float32Angles:
          'Los valores se desvían tanto como los ángulos calculados en float32. Calcule los ángulos en float64 y ' +
          'redondee al final.',
        float16Values: 'Los valores están en float16, con 11 bits significativos.',
        bfloat16Values:
          'Los valores están en bfloat16, con 8 bits significativos: las posiciones lejanas se confunden.',
        unknown:
          'No es una variante ni un error conocido aquí, solo o combinado. Basta para ello un valor equivocado; ' +
          'vea abajo dónde difiere por primera vez.',
      },
      differs:
        'El primer valor que difiere: en la fila {{row}}, columna {{column}} hay {{value}}, y en la tabla del ' +
        'artículo, {{expected}}.',
      same: 'Ningún valor difiere de los del artículo más de lo que explican sus cifras.',
      given: 'Su tabla',
      paper: 'La del artículo',
      fact: { size: 'Tamaño', read: 'Leída como', numbers: 'Números', error: 'Mayor error de lo hallado' },
      size: '{{rows}} filas, {{columns}} columnas',
      digits: '{{digits}} cifras',
      kind: { npy: '.npy', json: 'JSON', csv: 'líneas de números', print: 'salida impresa' },
      note: {
        header: 'sin la cabecera',
        index: 'sin la primera columna',
        squeezed: 'lote de uno',
        decimalComma: 'comas decimales',
      },
      refusal: {
        empty: 'No contiene ningún número.',
        tooLarge:
          'Es demasiado grande: se leen {{limit}} MB como mucho. Para un diagnóstico bastan las mil primeras filas.',
        tooMany:
          'Son demasiados números: se comparan {{limit}} como mucho. Para un diagnóstico bastan las mil primeras ' +
          'filas.',
        notText: 'No es un archivo .npy ni texto en UTF-8.',
        archive:
          'Es un archivo comprimido (.npz, .pt, una hoja de cálculo). Guarde solo la tabla, por ejemplo con ' +
          'numpy.save.',
        abbreviated: 'La salida impresa omite una parte (…). Imprima la tabla entera o guárdela en un archivo.',
        ragged: 'La fila {{row}} tiene {{cells}} números y las anteriores tienen {{expected}}.',
        notNumber: 'Fila {{row}}, columna {{column}}: «{{text}}» no es un número.',
        notFinite: 'Fila {{row}}, columna {{column}}: {{text}} no es un número finito.',
        shape: 'Este JSON no contiene una tabla: hace falta una lista de filas, cada una lista de números.',
        npy: 'Este archivo .npy contiene otra cosa. Se esperaba: {{allowed}}.',
      },
    },
    comment: {
      none: 'Esta afirmación no es cuestión de aritmética: no hay nada que ejecutar.',
      words: 'vectores de longitud 1 en lugar de palabras y pesos: filas lejanas de la tabla',
    },
  },
};

export default es;
