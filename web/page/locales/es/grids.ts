import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/grids.ts';

export default {
  title: 'Más que una línea',
  question: '¿Y las imágenes? ¿Y las palabras dentro de frases y párrafos?',
  views: { plane: 'Dos ejes', levels: 'Palabra, frase, párrafo', content: 'Contado por el contenido' },
  lead: {
    plane:
      'El lugar de un trozo de imagen son dos números; la mayoría de los modelos da la mitad de las columnas a ' +
      '*x* y la otra mitad a *y*, y se distinguen en el [orden de los bloques](row) y en las frecuencias. Señale ' +
      'una celda y el [mapa](map) mostrará cuánto se le parecen todas las otras.',
    levels:
      'Una lección codifica el lugar de la palabra en la frase, el de la frase en el párrafo y el del párrafo en ' +
      'el texto, y los suma: si los niveles no se [distinguen](apart), la palabra 1 de la frase 0 es lo mismo ' +
      'que la palabra 0 de la frase 1. Señale un lugar; los que tienen exactamente la misma fila aparecen ' +
      'enmarcados.',
    content:
      'En CoPE cada palabra tiene una [compuerta](gate), abierta o cerrada por lo que la consulta encuentra en ' +
      'ella, y la [posición](position) de una palabra es la suma de las compuertas desde ella hasta la ' +
      '[consulta](query). Ajuste usted las compuertas.',
  },
  deeper: {
    plane:
      'Son tablas que se parecen, pero que no sirven para los pesos de las otras. Una lección multiplica *x* por ' +
      '*y*; vea en qué queda el mapa.',
    levels: 'Una suma no dice qué se sumó a qué.',
    content:
      'Las posiciones no tienen por qué contar palabras. Si solo cuentan los puntos, «la frase anterior» tiene ' +
      'una posición propia, por larga que sea.',
  },
  where: {
    plane:
      '*x* cuenta columnas e *y*, filas, ambas desde 0. Con los dos ejes uno junto a otro, el parecido de dos ' +
      'celdas es el de sus columnas más el de sus filas.',
    levels:
      '*w*, *s* y *q* son los números de palabra, frase y párrafo, desde 0. Las filas del mapa se llaman ' +
      'párrafo.frase.',
    content:
      '*i* es la consulta, *j* la clave y σ la compuerta, entre 0 y 1. Entre dos posiciones enteras se mezclan las ' +
      'filas de la tabla. En un modelo las compuertas salen de las palabras; aquí las pone usted, iguales para ' +
      'todas las consultas.',
  },
  label: {
    view: 'Qué mirar',
    layout: 'Disposición',
    width: 'Columnas',
    height: 'Filas',
    dim: 'Anchura d (d_model)',
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
  controls: 'Controles de más que una línea',
  layoutNote: {
    mae: 'Senos y cosenos de x, luego de y; frecuencias base^(−4k/d).',
    bigVision: 'Los bloques de MAE, pero las frecuencias acaban justo en 1/base: base^(−k/(d/4 − 1)).',
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
      'Una lección toma un solo seno del producto: sen(xy / base^(i/d)), sin coseno. Los marcos señalan las ' +
      'celdas que no distingue.',
  },
  measures: { dot: 'producto escalar', cosine: 'coseno', distance: 'distancia' },
  aparts: { same: 'de ningún modo', offsets: 'por desplazamientos', bases: 'por bases' },
  hint:
    'Señale una celda, tóquela, o ponga el foco en el mapa y use las flechas. Marcos discontinuos: celdas con ' +
    'exactamente la misma fila.',
  hintContent:
    'Un clic, o Intro, lleva una compuerta de cerrada a media y a abierta. Señale una fila de un mapa para ' +
    'elegir la consulta.',
  axisX: 'x →',
  axisY: 'y ↓',
  axisWord: 'palabra →',
  axisSentence: 'párrafo.frase ↓',
  rowTitle: 'La fila de {{place}}, número a número',
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
  notice: 'En qué fijarse',
  captionPlane: {
    mae:
      'El mapa es una cruz: a igual número de pasos, las celdas de la misma fila o columna se parecen más que las de ' +
      'una diagonal, porque solo difiere la mitad de sus números. Las {{cells}} celdas tienen cada una su fila: ' +
      '{{distinct}} distintas.',
    bigVision:
      'Casi el mapa de MAE, con {{distinct}} filas distintas para {{cells}} celdas; pero los números difieren ' +
      'desde la segunda frecuencia, y los pesos entrenados con una no sirven para la otra.',
    mocoV3:
      'Exactamente el mapa de MAE, {{distinct}} filas distintas para {{cells}} celdas. Solo cambia el orden en la ' +
      'memoria: leída por filas, cada celda recibiría la fila de su imagen especular.',
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
      'Solo {{distinct}} filas distintas para {{cells}} celdas: cada producto xy tiene una fila, sean cuales sean ' +
      'los factores, y con x o y en 0 no hay más que ceros. Señale (1, 6), (2, 3), (3, 2) y (6, 1).',
  },
  captionLevels: {
    same: 'Una tabla sirve a todos los niveles: {{distinct}} filas distintas para {{cells}} lugares.',
    offsets: 'Cada nivel empieza más adelante en la misma tabla: {{distinct}} filas distintas para {{cells}} lugares.',
    bases: 'Cada nivel tiene su propia base: {{distinct}} filas distintas para {{cells}} lugares.',
  },
  gateSets: { words: 'cada palabra', ends: 'finales de frase', own: 'las mías' },
  column: { word: 'palabra', gate: 'compuerta', position: 'posición', bias: 'se suma' },
  captionContent:
    'Palabras antes de «{{query}}»: {{before}}. Compuertas desde ella hasta «{{first}}»: abiertas, {{open}}; a ' +
    'medias, {{half}}. Así, la primera palabra está en la posición {{farthest}}. Todas las palabras entre dos ' +
    'compuertas abiertas comparten posición.',
  captionFull:
    'De «{{query}}» hasta «{{first}}» las compuertas suman más de lo que cabe en la tabla: la primera ' +
    'palabra está en {{last}}, la última fila, y con ella todo lo anterior. Dé más filas a la tabla o abra ' +
    'menos compuertas.',
  askTitle: 'Pruebe antes de mirar',
  ask: {
    plane:
      'Con la disposición x · y, ¿qué celdas de la cuadrícula tienen la misma fila que (2, 6)? ¿Y ' +
      'cuántas tienen la de (0, 5)?',
    levels:
      'Con un desplazamiento de 4 entre niveles, ¿se distinguen todos los lugares mientras ninguna frase pase de ' +
      'cuatro palabras?',
    content:
      'Cuente solo los finales de frase y haga que la última palabra busque la posición 1. ¿Qué palabras ' +
      'reciben más atención?',
  },
  answerTitle: 'Ver la respuesta',
  answer: {
    plane:
      'Todas las de xy = 12: (1, 12), (3, 4), (4, 3), (6, 2) y (12, 1) en una cuadrícula de 14 por 14. (0, 5) ' +
      'tiene la fila de todas las celdas con x o y en 0, otras 26: solo ceros. El seno de un producto olvida los ' +
      'factores. Con los ejes uno junto a otro no se olvida nada.',
    levels:
      'Sí. La palabra *w* de la frase *s* está en *w* y en *s* + 4 de la misma tabla. Mientras *w* no llegue a ' +
      '4, ninguna palabra está donde podría estar una frase. En *w* = 4 empieza: (4, 0) es la pareja 4 y 4; (5, ' +
      '0) y (4, 1) son ambas la pareja 4 y 5. Tampoco un párrafo puede tener más de cuatro frases; si no, ' +
      'se toman por párrafos.',
    content:
      'La última palabra es ella misma un final y tiene la compuerta abierta, así que la posición 1 es su propia ' +
      'frase: todas sus palabras reciben la misma atención, la máxima. En la posición 2 está la frase anterior ' +
      'entera, larga o corta. Ninguna codificación que cuente palabras puede decir eso.',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  lessonLayout: 'x · y',
  level: { word: 'palabra', sentence: 'frase', paragraph: 'párrafo' },
  mapPlane: 'Mapa de cuánto se parecen las celdas de la cuadrícula a una de ellas',
  mapLevels: 'Mapa de cuánto se parecen todos los lugares a uno de ellos',
  pointed: 'Señalado: {{place}}.',
  rowAlt: 'La fila de {{place}} en colores, de −1 a 1. Bloques: {{blocks}}.',
  none: 'ninguna',
  noneAlike: 'Ningún otro lugar tiene la fila de {{place}}.',
  alike: 'Exactamente la misma fila que {{place}}: {{list}}.',
  andMore: '{{list}} y {{more}} más',
  noAmbiguity: 'No hay dos niveles con la misma base y el mismo desplazamiento, así que ninguno se confunde con otro.',
  ambiguousAll:
    'Estos niveles comparten base y desplazamiento, y se pueden intercambiar desde la posición 0: {{list}}.',
  ambiguousFrom: 'Se confunden entre sí: {{list}}.',
  fromPosition: '{{pair}}, en cuanto el nivel {{level}} llega a {{safe}}',
  sentence: 'El gato duerme. El perro corre. Luego descansan los dos. Cantan pájaros.',
  gate: { open: 'abierta', half: 'media', shut: 'cerrada' },
  gateOf: 'Compuerta de «{{word}}»: {{gate}}',
  asks: 'pregunta',
  positionMap: 'Posiciones',
  biasMap: 'Lo que se suma a las puntuaciones',
  positionMapAlt:
    'Posiciones de todas las palabras para cada consulta en «{{sentence}}», consultas hacia abajo, claves a lo ' +
    'ancho.',
  biasMapAlt: 'Lo que se suma a cada puntuación en «{{sentence}}», consultas hacia abajo, claves a lo ancho.',
  nounOfRow: 'consulta',
  nounOfColumn: 'clave',
  scalePosition: 'Posiciones:',
  scaleBias: 'Se suma:',
  words: {
    plane: 'Una cuadrícula de {{width}} por {{height}} celdas, d = {{dim}}, disposición: {{layout}}.',
    levels:
      '{{paragraphs}} párrafos de {{sentences}} frases de {{words}} palabras, d = {{dim}}; los niveles se ' +
      'distinguen: {{apart}}.',
    map: 'Comparado con {{place}}: {{measure}}, de {{least}} a {{greatest}}.',
    content: '«{{sentence}}» con una tabla de {{rows}} filas; cada consulta busca la posición {{asked}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  block: {
    ask:
      'Una fila de {{dim}} números tiene cuatro bloques de igual anchura (S, senos; C, cosenos): {{blocks}}. ¿Qué ' +
      'columna, contando desde 0, es la primera con un coseno de *x*?',
    right: 'Un bloque tiene {{dim}}/4 columnas; cuente los bloques anteriores al de cos *x*.',
    mistakes: {
      fromOne: 'Las columnas se cuentan desde 0.',
      interleaved: 'Ahí está cuando seno y coseno se alternan. Aquí van por bloques.',
      other: 'Ese es el lugar en el orden de otro proyecto. El orden forma parte de la disposición.',
    },
  },
  level: {
    ask:
      'Una sola tabla sirve a palabras, frases y párrafos, y sus filas se suman. ¿Qué lugar (palabra, frase, ' +
      'párrafo) tiene exactamente la misma fila que {{place}}?',
    right: 'Una suma no dice qué se sumó a qué: {{place}} y {{swapped}} suman las mismas tres filas.',
    options: { swapped: '{{swapped}}', sum: '{{sum}}', next: '{{next}}', none: 'ninguno' },
    mistakes: {
      sum: 'Los números de ese lugar dan la misma suma, pero se suman filas, no números: son otras filas de la tabla.',
      next: 'Allí la palabra tiene el mismo número, pero la frase suma otra fila.',
      none: 'Así sería si los niveles se distinguieran. Aquí la palabra 1 y la frase 1 son la misma fila de una tabla.',
    },
  },
  cross: {
    ask:
      'Disposición de MAE: la mitad de las columnas para *x* y la mitad para *y*. Ordene estas celdas por cuánto se ' +
      'parecen (coseno) a {{cell}}, de la más parecida a la menos.',
    right:
      'Una celda de la misma fila conserva la mitad de sus números, por lejos que esté. Por eso tres pasos por la ' +
      'fila cuestan menos que dos en diagonal, y el mapa es una cruz.',
    options: { near: '{{near}}', corner: '{{corner}}', row: '{{row}}', diagonal: '{{diagonal}}' },
    mistakes: {
      distance:
        'Ese es el orden por distancia en la imagen. El parecido suma el de las columnas y el de las filas: no es ' +
        'una distancia.',
      axis: 'Compartir la fila no lo decide todo: un paso en cada dirección cambia menos que tres en una.',
    },
  },
  product: {
    ask:
      'Una lección codifica la celda (*x*, *y*) como sen(*xy* / base^(*i*/*d*)). La celda marcada es {{cell}}; *x* ' +
      'va a lo ancho e *y* hacia abajo, ambas desde 0. Haga clic en otra celda con exactamente la misma fila.',
    right: 'Solo entra el producto: toda celda con *xy* = {{product}} tiene esta fila, sean cuales sean los factores.',
    mistakes: {
      self: 'Esa es la propia celda. Hay otra con su fila.',
      sum: 'Esa celda tiene la misma suma *x* + *y*. La fórmula multiplica.',
      axis: 'Compartir una coordenada da otro producto.',
    },
  },
  zeros: {
    ask:
      'Una lección codifica la celda (*x*, *y*) como sen(*xy* / base^(*i*/*d*)). En una cuadrícula de {{width}} ' +
      'columnas y {{height}} filas, ¿cuántas otras celdas tienen exactamente la misma fila que {{cell}}?',
    right:
      'Todas las celdas con *x* = 0 o *y* = 0 tienen producto 0 y nada más que ceros: {{height}} + {{width}} − 1 ' +
      'celdas, esta incluida.',
    mistakes: {
      column: 'Esas tienen *x* = 0. Las celdas con *y* = 0 también dan producto 0.',
      corner: 'Una de más: cuenta la propia celda.',
      itself: 'Su producto es 0, y no es la única.',
    },
  },
  weights: {
    ask:
      'MAE tiene los bloques {{mine}} (S, senos; C, cosenos); {{other}} tiene {{blocks}}, con las mismas ' +
      'frecuencias. ¿Qué es cierto de las dos?',
    right: 'El parecido no ve el orden de las columnas; los pesos, que tienen un número para cada columna, sí.',
    options: {
      map: 'los mapas de parecido son iguales, pero los pesos entrenados con una no sirven para la otra',
      both: 'los mapas son iguales, así que los pesos entrenados con una sirven para la otra',
      neither: 'los mapas son distintos, y también los pesos que necesitan',
    },
    mistakes: {
      both:
        'Los mapas no muestran el orden de las columnas. Un peso para un seno de *x* se encontraría ' +
        'con otro número.',
      neither: 'Un producto escalar suma por columnas en cualquier orden: los mismos números dan el mismo mapa.',
    },
  },
  offset: {
    ask:
      'Los niveles comparten una tabla; la frase *s* está en su fila *s* + {{offset}} y la palabra *w*, en la fila ' +
      '*w*, contando ambas desde 0. ¿Cuál es la primera palabra en una fila que puede tener una frase?',
    right: 'La frase 0 está en la fila {{offset}}. La palabra con ese número también.',
    mistakes: {
      before: 'Su fila es la anterior a la de la frase 0.',
      fromOne: 'También las palabras se cuentan desde 0: el número de una palabra es su fila.',
      paragraph: 'Ahí empiezan los párrafos, con doble desplazamiento. Las frases empiezan antes.',
    },
  },
  shifted: {
    ask:
      'Los niveles comparten una tabla, cada uno desplazado {{offset}} respecto al anterior. El mapa tiene una fila ' +
      'por frase y una columna por palabra del primer párrafo. Marcada: la palabra {{word}} de la frase ' +
      '{{sentence}}. Haga clic en el lugar con exactamente la misma fila.',
    right:
      'La palabra *w* de la frase *s* suma las filas *w* y *s* + {{offset}} de la tabla. La palabra *s* + {{offset}} ' +
      'de la frase *w* − {{offset}} suma las mismas dos.',
    mistakes: {
      self: 'Ese es el propio lugar. Hay otro con su fila.',
      folded: 'El desplazamiento se ha restado solo a la palabra. También tiene que cambiar la frase.',
      sum: 'Una palabra más y una frase menos, o al revés, suman otras filas de la tabla.',
    },
  },
  gates: {
    ask:
      'CoPE: las compuertas de las palabras {{open}} están abiertas, las de {{half}} a medias, y las demás cerradas. ' +
      '¿En qué posición está la palabra {{word}} para la consulta de la palabra {{last}}?',
    right:
      'La posición es la suma de las compuertas desde la palabra hasta la consulta, ambas incluidas: 1 por una ' +
      'abierta y 0,5 por una a medias.',
    mistakes: {
      words: 'Eso cuenta palabras. CoPE cuenta compuertas.',
      own: 'La compuerta de la propia palabra también cuenta.',
      whole: 'Una compuerta a medias cuenta la mitad.',
    },
  },
  asked: {
    ask:
      'CoPE: una compuerta está abierta (1) donde acaba una frase y, si no, cerrada (0). Cada celda es una palabra, ' +
      'en orden. La última es la consulta y busca la posición {{asked}}. Haga clic en una palabra cuya puntuación ' +
      'aumente más.',
    right:
      'La propia frase está en la posición 1, la anterior en la 2, y así sucesivamente: todas sus palabras comparten ' +
      'esa posición, por muchas que sean.',
    mistakes: {
      words: 'Esa está {{asked}} palabras atrás. Aquí las posiciones cuentan finales de frase.',
      own: 'La frase de la consulta está en la posición 1, pues la propia consulta la acaba.',
      other: 'Cuente las compuertas abiertas desde esa palabra hasta la consulta: no son {{asked}}.',
    },
  },
} satisfies BankWords;
