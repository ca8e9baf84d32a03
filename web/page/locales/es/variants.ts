import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/variants.ts';

export default {
  title: 'Variantes y errores',
  question: '¿Qué fórmula usa en realidad su biblioteca?',
  lead:
    'Una tabla de posiciones puede estar mal escrita y parecer correcta. ¿Es buena *por sí misma*, y qué pasa si ' +
    'un modelo [entrenado con](trained) una [recibe](given) otra?',
  deeper:
    'Aquí están, una al lado de otra, la del artículo, la misma con las columnas en otro orden, una con ' +
    'frecuencias algo distintas y cuatro deslices: uno del código de una lección, otro al que invita la ' +
    'redacción de otra, otro del que advierte una tercera y la precisión simple en cada paso. Si ' +
    'una tabla es buena por sí misma, lo dice su huella; qué hace un modelo con el cambio ya es otra cuestión.',
  where:
    'Aquí *p* es la posición, *c* el número de la columna e *i* el de su pareja, *i* = ⌊*c*/2⌋. Las columnas pares ' +
    'llevan el seno; las impares, el coseno.',
  presets: 'Errores con nombre',
  preset: {
    lesson002: {
      name: '2 · 2i/d',
      about: 'exponente duplicado',
      note:
        'Una lección recorre las columnas y escribe `2 * i / d` con el índice de la columna, y `2 * (i + 1) ' +
        '/ d` para el coseno. El exponente llega el doble de lejos y la mitad de las columnas apenas se mueve; ' +
        'además, cada seno y su coseno giran a distinta velocidad, y ya ninguna matriz desplaza una posición.',
    },
    wrongDivision: {
      name: 'p / div_term',
      about: 'con div_term = base^(−2i/d)',
      note:
        'Una lección pone `position / div_term` entre los errores. Con su propio `div_term`, la exponencial ' +
        'de un número negativo, lo es: dividir por un recíproco es multiplicar. Las parejas giran cada vez más ' +
        'deprisa en lugar de más despacio, la mayoría más de una vuelta por posición, y las vecinas casi no ' +
        'tienen nada en común.',
    },
    rightDivision: {
      name: 'p / div_term, bien',
      about: 'con div_term = base^(2i/d)',
      note:
        'Esa misma línea es correcta si `div_term` es `base ** (2 * i / d)`, como en la fórmula del artículo. ' +
        'El error no está en multiplicar ni en dividir, sino en combinar lo uno con el `div_term` de lo otro.',
    },
    unpaired: {
      name: 'i como columna',
      about: 'exponente c/d',
      note:
        'Una lección llama a *i* «la dimensión». Quien lo toma al pie de la letra da a cada columna su ' +
        'propia frecuencia. La tabla se parece a la del artículo, pero ningún seno conserva su coseno: las ' +
        'normas oscilan y el desplazamiento deja de ser una rotación.',
    },
    halves: {
      name: 'RoFormer',
      about: 'senos y después cosenos',
      note:
        'Los mismos números con las columnas en otro orden, como en RoFormer, Transformer-XL y la versión de ' +
        'Marian de Hugging Face. Los productos escalares entre posiciones no cambian en nada, así que un modelo ' +
        'entrenado con ella es igual de bueno. Pero sus pesos no sirven para un modelo con el otro orden.',
    },
    ladder: {
      name: 'fairseq',
      about: 'escala d/2 − 1',
      note:
        'La escala de fairseq, tensor2tensor, Whisper y el propio Marian termina exactamente en 1/base. No es otro ' +
        'orden: todas las frecuencias a partir de la segunda difieren un poco. Con d = 512, una prueba con tres ' +
        'decimales en las cuatro primeras columnas de la posición 1 no distingue las dos tablas; en la posición 50, ' +
        'las ocho primeras columnas difieren hasta en 0,015.',
    },
    farOut: {
      name: 'float32',
      about: 'lejos, cerca de 65535',
      note:
        'El código habitual redondea cada paso a precisión simple. Cerca de la posición 65535 falla el tercer ' +
        'decimal: todavía no se confunde ninguna posición, pero las puntuaciones a igual separación empiezan a ' +
        'diferir.',
    },
  },
  controls: 'Controles de las variantes',
  label: {
    trained: 'Entrenado con',
    given: 'Recibe en su lugar',
    compare: 'Comparar',
    positions: 'Posiciones',
    first: 'Primera posición',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    row: 'Fila señalada, desde 0',
  },
  names: {
    paper: 'la del artículo',
    concatenated: 'concatenada',
    halfMinusOne: 'escala d/2 − 1',
    doubledExponent: 'exponente duplicado',
    unpairedExponent: 'exponente sin parejas',
    reciprocal: 'dividida por el recíproco',
    float32Angles: 'ángulos en float32',
  },
  exponents: {
    paper: '2i/d',
    concatenated: '2i/d, primero los senos',
    halfMinusOne: 'i/(d/2 − 1)',
    doubledExponent: '2c/d',
    unpairedExponent: 'c/d',
    reciprocal: '−2i/d',
    float32Angles: '2i/d, redondeando cada paso',
  },
  hint:
    'Pulse una tabla para dársela al modelo en lugar de aquella con la que se entrenó. Pulse o arrastre en el ' +
    'cuadrado, o ponga en él el foco y use las flechas, para señalar una fila.',
  fingerprintsAbout: 'Huellas. Las dos últimas columnas comparan con la tabla del entrenamiento: {{trained}}.',
  column: {
    norm: 'norma de las filas',
    adjacent: 'coseno de vecinas',
    shift: 'error del desplazamiento',
    constant: 'columnas casi quietas',
    closest: 'filas más próximas',
    own: 'se parece más a su propia fila',
    cosine: 'coseno medio con ella',
  },
  swapTitle: 'El cambio: un modelo entrenado con una tabla recibe otra',
  compare: { rows: 'filas con las del entrenamiento', scores: 'posición · posición antes y después' },
  axisGiven: 'posición recibida →',
  axisTrained: 'posición del entrenamiento →',
  axisQuery: 'posición',
  axisKey: 'otra posición →',
  axisValue: { rows: 'coseno', scores: 'producto escalar' },
  notice: 'En qué fijarse',
  caption:
    'La tabla del artículo cumple cuatro cosas: todas las filas tienen la misma norma, las vecinas tienen siempre ' +
    'el mismo coseno, una sola matriz desplaza cualquier posición y la mayoría de las columnas se mueve. ' +
    'Reordenar las columnas las conserva. El exponente duplicado las pierde: aquí sus normas van de {{low}} a ' +
    '{{high}} y apenas se mueven {{still}} de {{dim}} columnas, frente a {{paperStill}} en la del artículo. El ' +
    'recíproco cumple también las cuatro y, aun así, las posiciones vecinas tienen poco en común: su coseno es ' +
    '{{strangers}}, frente a {{paperCosine}} en la del artículo. Una huella describe una tabla; no le pone nota.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'La tabla concatenada tiene la misma huella que la del artículo y los mismos productos escalares. ¿Se puede ' +
    'dar una a un modelo entrenado con la otra?',
  answerTitle: 'Ver la respuesta',
  answer:
    'No. Un modelo entrenado no ve solo productos escalares: sus pesos esperan cada onda en su columna. Con ' +
    'd = {{dim}}, solo en {{own}} de {{all}} posiciones la fila entrenada más parecida es la propia, y el coseno ' +
    'medio es {{cosine}}. Cualquiera de las dos habría sido buena elección *antes* de entrenar. Al llevar pesos de ' +
    'un programa a otro hay que conservar el orden de las columnas o permutar también los pesos.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  key:
    'Cada posición es una línea, de arriba abajo; las columnas de la tabla van en vertical. El azul es 1, el ' +
    'blanco 0 y el rojo −1.',
  trainedWith: 'entrenado con esta',
  fingerprints: 'Huellas de todas las tablas, con desplazamiento',
  table: 'tabla',
  range: '{{low}} a {{high}}',
  anyFits: 'muy pocas filas para saberlo',
  ofAll: '{{count}} de {{all}}',
  closestRows: '{{first}} y {{second}}: {{distance}}',
  closestTie: '{{count}} empatadas: {{distance}}',
  matrix: {
    rows: 'Coseno de cada fila recibida con cada fila del entrenamiento; los puntos marcan la más parecida.',
    scores: 'Productos escalares entre posiciones con la tabla recibida, menos los de la tabla del entrenamiento.',
  },
  chart: {
    rows: 'Por posición: el coseno con su propia fila del entrenamiento y con la más parecida de todas',
    scores: 'Productos escalares de la posición {{position}} con todas las demás, con ambas tablas',
  },
  nounOfRow: 'fila recibida',
  nounOfColumn: 'fila del entrenamiento',
  line: { own: 'su propia fila', nearest: 'la más parecida', trained: 'entrenamiento', given: 'recibida' },
  verdict: {
    same: 'Las dos son la misma tabla y el modelo no nota nada.',
    moved:
      'Entre posiciones no cambia nada: todos los productos escalares son iguales, salvo redondeo. Entrenado desde ' +
      'el principio con la tabla «{{given}}», un modelo sería igual de bueno. Pero las filas son distintas (coseno ' +
      'medio {{cosine}}): unos pesos que aprendieron con «{{trained}}» las leen mal, y solo en {{own}} de {{all}} ' +
      'posiciones la fila entrenada más parecida es la propia.',
    close:
      'El cambio casi no se nota: las {{all}} posiciones se parecen más que a ninguna a su propia fila del ' +
      'entrenamiento, con un coseno medio de {{cosine}}; los productos escalares cambian como mucho en {{change}}.',
    found:
      'Todas las {{all}} posiciones se parecen aún más que a ninguna a su propia fila, pero el coseno medio es ' +
      'solo {{cosine}} y los productos escalares cambian hasta en {{change}}.',
    some:
      'En {{own}} de {{all}} posiciones la fila entrenada más parecida sigue siendo la propia; el resto se toma por ' +
      'otra posición. El coseno medio es {{cosine}} y los productos escalares cambian hasta en {{change}}.',
    lost:
      'Solo en {{own}} de {{all}} posiciones la fila entrenada más parecida es la propia: el modelo toma casi todas ' +
      'las posiciones por otras. El coseno medio es {{cosine}} y los productos escalares cambian hasta en {{change}}.',
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
  words:
    'Siete tablas de {{positions}} posiciones, de la {{first}} a la {{last}}, con anchura {{dim}} y base ' +
    '{{base}}. Un modelo se entrenó con «{{trained}}» y recibe «{{given}}».',
} satisfies Shape<typeof en.later>;

export const questions = {
  exponent: {
    ask:
      'La fórmula del artículo divide la posición entre una potencia de la base. ¿Qué exponente tiene la columna ' +
      '{{column}}, contando desde 0, con *d* = {{dim}}?',
    right:
      'El exponente es 2*i*/*d*, e *i* es el número de la pareja: ⌊{{column}}/2⌋. Un seno y su ' +
      'coseno lo comparten.',
    mistakes: {
      column:
        'Eso es *c*/*d*: se tomó la columna por la pareja. Así un seno y su coseno girarían a distinta velocidad.',
      doubled: 'Eso es 2*c*/*d*, el desliz de una lección: la fórmula pide la pareja, no la columna.',
      ladder: 'Esa es la escala de fairseq, *i*/(*d*/2 − 1), que acaba exactamente en 1.',
    },
  },
  norm: {
    ask: '¿Cuál es la norma (longitud) de una fila de la tabla del artículo con *d* = {{dim}}?',
    right:
      'Cada una de las {{dim}}/2 parejas aporta sen² + cos² = 1 al cuadrado de la norma: es √({{dim}}/2) en ' +
      'cualquier posición.',
    mistakes: {
      ones: 'Eso toma cada número por 1. Es cada *pareja* la que aporta 1, y hay la mitad de parejas que de columnas.',
      squared: 'Ese es el cuadrado de la norma.',
      unit: 'Cada pareja está en una circunferencia de radio 1; la fila contiene {{dim}}/2.',
    },
  },
  division: {
    ask: 'Un programa escribe `position / div_term` con `div_term = {{divisor}}`. ¿Qué tabla resulta?',
    right:
      'Dividir entre base^(2*i*/*d*) es lo mismo que multiplicar por base^(−2*i*/*d*). Solo es un error combinar lo ' +
      'uno con el `div_term` de lo otro.',
    options: {
      paper: 'la del artículo',
      faster: 'una cuyas parejas giran cada vez más deprisa',
      slower: 'una cuyas parejas giran cada vez más despacio, mucho más que las del artículo',
    },
    mistakes: {
      paper: 'Dividir entre un recíproco es multiplicar: las frecuencias crecen de pareja en pareja.',
      faster: 'Una lección pone esta línea entre los errores, pero con este `div_term` es correcta.',
      slower: 'El exponente es tan grande como el del artículo. Lo que importa es su signo y la división.',
    },
  },
  turning: {
    ask:
      'La columna {{column}} de tres tablas con *d* = {{dim}}, en las posiciones 0 a 40: la del artículo (exponente ' +
      '2*i*/*d*), una con 2*c*/*d* y una con −2*i*/*d*. Haga clic en la curva de {{exponent}}.',
    right:
      'Con el doble de exponente la columna gira mucho más despacio; con uno negativo gira más de un radián por ' +
      'posición, y de una posición a otra da saltos.',
    mistakes: {
      paper: 'Esa es la del artículo: una onda lenta y regular.',
      doubledExponent: 'Esa apenas se mueve: su exponente es el doble del que da el artículo.',
      reciprocal: 'Esa salta de posición en posición: su frecuencia pasa de 1, pues el exponente es negativo.',
    },
  },
  shift: {
    ask:
      'En la tabla del artículo una sola matriz lleva cada fila a la siguiente. ¿En cuál de estas no hay ninguna? ' +
      '(*d* = {{dim}})',
    right: 'En ella un seno y su coseno tienen frecuencias distintas, y ninguna rotación gira los dos a la vez.',
    options: {
      concatenated: 'primero los senos y después los cosenos',
      halfMinusOne: 'exponente *i*/(*d*/2 − 1), como en fairseq',
      reciprocal: 'exponente −2*i*/*d*',
      doubledExponent: 'exponente 2*c*/*d*, con *c* la columna',
    },
    mistakes: {
      concatenated: 'El orden de las columnas cambia la matriz, pero sigue habiendo una.',
      halfMinusOne:
        'Las frecuencias son otras, pero iguales para el seno y el coseno de una pareja: cada pareja sigue girando.',
      reciprocal: 'Sus frecuencias son altísimas y, aun así, cada pareja gira un ángulo fijo.',
    },
  },
  swapped: {
    ask:
      'Un modelo se entrenó con la tabla del artículo (*d* = {{dim}}) y recibe una con los mismos números, primero ' +
      'los senos. Los productos escalares entre posiciones no cambian. De {{all}} filas recibidas, ¿cuántas se ' +
      'parecen más que a ninguna a la fila entrenada de su misma posición?',
    right:
      'Los pesos esperan cada onda en su columna. Cualquiera de los dos órdenes habría sido bueno antes de entrenar; ' +
      'después hay que permutar con él los pesos.',
    options: { all: 'todas', half: 'cerca de la mitad', few: 'menos de una de cada diez' },
    mistakes: {
      all:
        'Los productos dentro de una tabla no ven el orden de sus columnas. Los de una fila de una con una fila de ' +
        'la otra, sí.',
      half: 'No se queda en su sitio la mitad de las columnas: casi todas las ondas pasan a otra.',
    },
  },
  neighbours: {
    ask: 'Ordene estas tablas (*d* = {{dim}}) por cuánto se parecen las posiciones vecinas, de menos a más.',
    right:
      'Cuanto más deprisa gira una pareja, menos tienen en común las vecinas. Un exponente negativo hace crecer las ' +
      'frecuencias; uno doble las hace bajar el doble de rápido.',
    options: {
      paper: 'exponente 2*i*/*d*, la del artículo',
      doubledExponent: 'exponente 2*c*/*d*',
      reciprocal: 'exponente −2*i*/*d*',
    },
    mistakes: {
      reversed: 'Es al revés: las parejas lentas hacen que las vecinas se parezcan.',
      larger: 'Un exponente mayor divide entre más: las parejas giran más despacio y las vecinas se parecen más.',
      paperFirst:
        'Con el exponente negativo las parejas giran muchos radianes por posición: sus vecinas son las que menos se ' +
        'parecen.',
    },
  },
  unnoticed: {
    ask:
      'Un modelo se entrenó con la tabla del artículo con *d* = {{dim}}. ¿Cuál de estas, en su lugar, deja cada una ' +
      'de {{all}} posiciones más parecida a su propia fila entrenada que a ninguna otra?',
    right:
      'Con esta anchura sus frecuencias difieren poco de las del artículo, y cada una sigue en su columna. Una ' +
      'prueba con tres decimales en las cuatro primeras columnas de la posición 1 no distingue las dos tablas.',
    options: {
      halfMinusOne: 'exponente *i*/(*d*/2 − 1), como en fairseq',
      concatenated: 'los mismos números, primero los senos',
      doubledExponent: 'exponente 2*c*/*d*, con *c* la columna',
      reciprocal: 'exponente −2*i*/*d*',
    },
    mistakes: {
      concatenated: 'Los mismos números, pero en columnas distintas de las que esperan los pesos.',
      doubledExponent: 'Casi todas las columnas tienen otra frecuencia, y la mitad apenas se mueve.',
      reciprocal: 'Sus filas no tienen casi nada en común con las del entrenamiento.',
    },
  },
  ladder: {
    ask:
      'En fairseq el exponente es *i*/(*d*/2 − 1), con base 10000. ¿Tras cuántas posiciones completa una vuelta la ' +
      'última pareja con *d* = {{dim}}?',
    right:
      'Para la última pareja el exponente es exactamente 1, así que una vuelta tarda 2π · 10000 posiciones. Con la ' +
      'fórmula del artículo es más corta: allí el exponente acaba en (*d* − 2)/*d*.',
    mistakes: {
      paper: 'Esa es la última pareja del artículo. La escala de fairseq llega exactamente a 1/base.',
      radian: 'A menudo se da 10000 como la última longitud de onda. Eso es un radián; una vuelta tiene 2π.',
    },
    units: { positions: 'posiciones' },
  },
  same: {
    ask:
      'Una tabla de las posiciones 1 a 8 con *d* = {{dim}} y exponente {{exponent}}, donde *c* es la columna desde ' +
      '0; las columnas pares son senos y las impares, cosenos. Haga clic en una celda de una columna que la fórmula ' +
      'del artículo, con exponente 2⌊*c*/2⌋/*d*, llena con los mismos números.',
    right: 'Compare {{exponent}} con 2⌊*c*/2⌋/*d* columna por columna: coinciden donde ambos dan el mismo número.',
    mistakes: {
      cosine: 'En la fórmula del artículo esa columna tiene exponente 0, como la anterior. Aquí tiene otro.',
      other: 'En esa columna los dos exponentes difieren.',
    },
  },
} satisfies BankWords;
