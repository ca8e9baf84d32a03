import type { Shape } from '../../text/strings.ts';
import type en from '../en/grids.ts';

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
  lessonLayout: 'x · y',
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
  noAmbiguity: 'No hay dos niveles con la misma base y el mismo desplazamiento, así que ninguno se confunde con otro.',
  ambiguousAll:
    'Estos niveles comparten base y desplazamiento, y se pueden intercambiar desde la posición 0: {{list}}.',
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
  nounOfRow: 'consulta',
  nounOfColumn: 'clave',
  scalePosition: 'Posiciones:',
  scaleBias: 'Se suma:',
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
  words: {
    plane: 'Una cuadrícula de {{width}} por {{height}} celdas, d = {{dim}}, disposición: {{layout}}.',
    levels:
      '{{paragraphs}} párrafos de {{sentences}} frases de {{words}} palabras, d = {{dim}}; los niveles se ' +
      'distinguen: {{apart}}.',
    map: 'Comparado con {{place}}: {{measure}}, de {{least}} a {{greatest}}.',
    content: '«{{sentence}}» con una tabla de {{rows}} filas; cada consulta busca la posición {{asked}}.',
  },
} satisfies Shape<typeof en>;
