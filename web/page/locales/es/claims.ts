import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/claims.ts';

export default {
  title: 'Comprobar lo que se afirma, y su propia tabla',
  question: '¿Es cierto lo que dicen las lecciones? ¿Está bien su propia tabla?',
  lead:
    'Lo que las lecciones dicen de las codificaciones posicionales, con nuestras palabras y ordenado por ideas, ' +
    'y al lado un veredicto. No es una opinión: es lo que resulta cuando posenc hace las cuentas, ahora, en su ' +
    'navegador; para las pocas afirmaciones que ninguna cuenta decide, es lo que dicen las fuentes.',
  deeper:
    'Lo que se afirma sobre el entrenamiento lo deciden {{seeds}} modelos por caso, entrenados de antemano. Donde ' +
    'una afirmación no se cumple, o no del todo, lo dicen los números, y la figura que lo muestra está a un clic.',
  how:
    'Despliegue una afirmación para ver qué se ha medido. El veredicto depende solo de esos números: con otros ' +
    'números sería otro. Las afirmaciones vienen de las cinco lecciones para las que se hizo esta página; elija ' +
    'una para ver solo las suyas. Son buenas lecciones, y algunos de estos deslices están también en el artículo ' +
    'original: un error que se puede comprobar enseña más que una regla que hay que creer.',
  controls: 'Qué afirmaciones se muestran',
  label: { lesson: 'Lección', open: 'Afirmaciones desplegadas', sample: 'Tabla de prueba' },
  hint:
    'En la figura cada afirmación es una marca, una línea por idea; las afirmaciones de otras lecciones que la ' +
    'elegida quedan atenuadas. Pulse una marca para desplegar su afirmación.',
  idea: {
    similarity: 'Cerca y lejos',
    attention: 'La atención',
    numbers: 'Números impresos',
    waves: 'Ondas y parejas',
    use: 'Tamaños',
    training: 'El entrenamiento',
    formulas: 'Otras fórmulas',
    sources: 'Modelos y artículos',
  },
  notice: 'En qué fijarse',
  caption:
    'De las {{all}} afirmaciones mostradas, {{holds}} se cumplen, {{partly}} se cumplen en parte, {{fails}} no se ' +
    'cumplen y {{open}} no se pueden comprobar. Las fórmulas son casi siempre correctas. Lo que falla son las ' +
    'frases que las rodean: una regla práctica presentada como ley, un número truncado, una propiedad de una ' +
    'fórmula atribuida a otra.',
  said: {
    near: 'Las posiciones cercanas tienen mayor producto escalar: el de 0 y 1 es alto, el de 0 y 100 es bajo.',
    distances000: 'Con d = 64, las posiciones 5 y 6 están más cerca que la 5 y la 50.',
    identities001:
      'El producto escalar de dos posiciones es la suma de los cosenos de ω(i − j); un desplazamiento es una ' +
      'rotación de cada pareja; todos los valores están entre −1 y 1.',
    linear: 'La codificación de p + k es una función lineal de la de p, la misma para todo p.',
    unique: 'No hay dos posiciones con la misma codificación.',
    repeat001: 'En secuencias muy largas las sinusoides pueden empezar a repetirse.',
    order001: 'Sin posiciones, las mismas palabras en otro orden dan resultados idénticos.',
    fourth001: 'El término posición–posición de una puntuación depende solo de la separación entre las dos posiciones.',
    softmax001: 'Sobre las puntuaciones S = KᵀQ, softmax se aplica por filas.',
    terms001: 'Sin contar los sesgos, una puntuación es la suma de cuatro términos.',
    table001: 'La tabla de cinco posiciones con d = 6, impresa con tres decimales.',
    rows004:
      'La tabla de seis posiciones con d = 4, impresa con tres decimales, con (−0,757; −0,653; 0,040; 1,000) ' +
      'en la posición 4.',
    patterns:
      'Las primeras filas son (0; 1; 0; 1; 0; 1; …), (0,84; 0,54; 0,01; 1,00; 0,00; 1,00; …), (0,91; −0,42; ' +
      '0,02; 1,00; 0,00; 1,00; …).',
    digits003: 'Con d = 512, PE(1) es (0,8414; 0,5403; 0,8218; 0,5696; …; 0,0001; 0,9999).',
    waves003: 'Las longitudes de onda van de 2π a 10000 · 2π.',
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
    ablation001:
      'Sin codificación posicional los Transformers pierden muchísimo en tareas que exigen orden; con ella ganan.',
    threeBack004:
      'Como el desplazamiento es lineal, un modelo puede aprender a atender «al token de 3 posiciones antes».',
    longer: 'Con sinusoides un modelo se las arregla con secuencias más largas que las de su entrenamiento.',
    seenOnly: 'Una tabla aprendida se limita a las longitudes vistas al entrenar.',
    asGood004: 'Las sinusoides son casi tan buenas como una tabla aprendida.',
    relative001:
      'Las codificaciones relativas convienen a modelos que deben generalizar a secuencias mucho más largas.',
    rope004: 'RoPE es mejor para secuencias largas.',
    alibi004: 'ALiBi extrapola muy bien y no necesita otra codificación posicional.',
    formula002:
      'El bucle con exponentes 2i/d y 2(i + 1)/d, donde i cuenta columnas, da la codificación posicional del ' +
      'Transformer.',
    divide004: '`sin(position / div_term)` es un error; lo correcto es `sin(position * div_term)`.',
    product001: 'sen(x · y / 10000^(i/d)) codifica un lugar en dos dimensiones.',
    levels001: 'Para palabras, frases y párrafos se suman las codificaciones de los tres niveles.',
    memory001: 'Las sinusoides necesitan O(d) de memoria.',
    standard001: 'La codificación sinusoidal se ha convertido en el estándar.',
    gpt4: 'GPT-4 usa RoPE.',
    paper004: 'arXiv 1803.02155 es el artículo de Transformer-XL.',
  },
  found: {
    near:
      'Con d = 512 el producto escalar con la posición 0 es {{one}} en la posición 1 y {{hundred}} en la 100: menos, ' +
      'pero aún el {{share}} % del máximo posible. Tampoco baja siempre: con d = 512 vuelve a subir en la separación ' +
      '{{rise}}, y con d = 4 la posición 6 se parece más a la 0 ({{sixth}}) que la 1 ({{first}}).',
    distances000: 'Sus distancias son {{close}} y {{far}}.',
    identities001:
      'Para {{positions}} posiciones con d = {{dim}}, los productos escalares difieren de la suma de cosenos en ' +
      '{{dot}} como mucho, las filas giradas de las que están {{shift}} más allá en {{rotation}}, y ninguna ' +
      'magnitud supera {{bound}}. Todo eso es redondeo. Sobre (sen, cos) la rotación va en el sentido de las ' +
      'agujas del reloj.',
    linear:
      'Para un desplazamiento de 5, la mejor de todas las matrices deja un residuo de {{paper}} con d = 4, y la ' +
      'matriz de rotación deja {{wide}} con d = 64: redondeo. Con el exponente duplicado no es así: la mejor ' +
      'matriz deja {{doubled}}.',
    unique:
      'De las anchuras 2, 4, 6 y 64, {{collisions}} tienen dos filas iguales entre {{count}} posiciones en ' +
      'precisión simple. Que estén cerca es otra cosa: con d de 4 a 64 hay dos filas a solo {{closest}}, y ' +
      'calculadas en bfloat16 las posiciones {{coarseFirst}} y {{coarseSecond}} coinciden.',
    repeat001:
      'Nunca se repiten exactamente, porque toda longitud de onda es irracional. Pero se acercan: hasta la ' +
      'separación {{last}}, d = 4 vuelve a {{distance}} de donde estaba (en {{offset}}; la posición siguiente está a ' +
      '{{neighbour}}), d = 6 solo a {{six}}. Una única pareja, d = 2, está a {{two}} al cabo de {{twoOffset}} ' +
      'posiciones.',
    order001:
      'Las salidas se mueven con sus palabras. Siguiendo cada palabra difieren en {{along}}, que es redondeo; ' +
      'posición por posición, hasta en {{inPlace}}. Eso se llama *equivariancia*. Lo que olvida las posiciones, como ' +
      'la media de todas las filas, no cambia más de {{means}}.',
    fourth001:
      'Con pesos aleatorios varía hasta en {{made}} entre parejas a la misma separación; con la identidad como ' +
      'pesos, en {{identity}}. Se cumple si el producto de las dos matrices de pesos conmuta con las rotaciones, no ' +
      'en general.',
    softmax001:
      'Los pesos de atención de una consulta deben sumar 1. En esta disposición lo hacen a lo largo de las ' +
      'columnas, salvo {{columns}}; a lo largo de las filas las sumas se apartan de 1 hasta en {{rows}}. La ' +
      'fórmula de la lección es correcta; solo la palabra «filas» no lo es.',
    terms001:
      'Los cuatro términos suman la puntuación salvo {{error}}. Los sesgos de q, k y v la cambiarían hasta en ' +
      '{{biases}}.',
    table001: 'De sus {{all}} números, redondeados a tres decimales, difieren {{wrong}}.',
    rows004:
      'De sus {{all}} números, {{wrong}} fallan en la última cifra. En la posición {{position}} pone ' +
      '{{printed}} donde el valor es {{computed}}, y {{printedLast}} donde es {{computedLast}}.',
    patterns:
      'No encaja ninguna anchura. De las probadas, de 6 a {{last}}, la más cercana es d = {{at}}, con {{least}} de ' +
      '18 números distintos; allí la tercera columna de la posición 1 es {{third}} y la quinta {{fifth}}. Para 0,01 ' +
      'en la tercera columna hace falta d = 4, que no tiene quinta. La escala d/2 − 1 con d = 6, de frecuencias 1; ' +
      '0,01 y 0,0001, sí imprime estas filas: {{otherLadder}} distintos.',
    digits003:
      'De los {{all}} números, {{rounded}} son los que da redondear a cuatro decimales y {{truncated}} los que da ' +
      'truncar. El primero es {{first}}; al último le falta {{short}} para 1, y redondeado es 1,0000.',
    waves003:
      'Con d = 512 la más larga es {{last}}, no {{claimed}}: un {{gap}} % menos, porque el último exponente es ' +
      '(d − 2)/d y no 1. El artículo original dice lo mismo. La escala d/2 − 1 sí llega: {{lastOther}}.',
    waves004:
      'Con d = 512 son {{second}}, {{third}} y {{last}}. Unos 20 en las columnas 4 y 5 encajan con d = 32 ' +
      '({{thirdNarrow}}), donde las columnas 2 y 3 tienen {{secondNarrow}}. En todas las anchuras probadas, hasta ' +
      '{{greatest}}, alguna de las tres se aparta un {{off}} % o más: 6,3 es la onda de la primera pareja, 2π, ' +
      'y en la última falta el factor 2π.',
    index003:
      'i cuenta parejas. Con i = 1 para las columnas 2 y 3, la columna 2 de la posición 1 es {{pair}}, como la ' +
      'propia lección desarrolla. Con el número de la columna como i sería {{column}}; en 100 posiciones las ' +
      'dos tablas difieren hasta en {{asColumn}}.',
    odd001:
      'Con d par son la misma. Con d = {{dim}} las parejas llenan {{covered}} columnas y dejan fuera {{lost}}: la ' +
      'columna {{column}}, un seno solo que se mueve {{spread}} en 100 posiciones.',
    curves001:
      'Eso dice el texto; el código dibuja 0, 7, 20 y 31. Faltan: {{missing}}. Sobran: {{added}}. La columna 20 ' +
      'se mueve {{spread}} en 100 posiciones, así que merece la pena dibujarla.',
    explog001:
      'Con d = {{dim}} ninguna potencia pasa de {{greatest}}, así que nada puede desbordarse. En precisión ' +
      'simple las frecuencias se desvían hasta {{expLog}} con exp y log, {{times}} veces lo que con la ' +
      'potencia misma ({{power}}).',
    dominate001:
      'Ningún valor supera {{bound}}, pero lo que cuenta es la longitud de la fila. Con d\u00a0=\u00a0512 es ' +
      '{{norm}} en toda posición, √(d/2). Un embedding generado al azar con desviación típica d^−0,5 tiene longitud ' +
      '{{embedding}}: la posición es {{times}} veces más larga. El artículo multiplica antes las palabras por √d, ' +
      'sin decir por qué; un efecto es que así la palabra es la más larga.',
    small002:
      'Apenas los mueven tras el factor √d del código de la propia lección: {{norm}} frente a {{scaled}} con ' +
      'sus entradas aleatorias, un {{share}} %. Sin el factor serían {{norm}} frente a {{plain}}, un ' +
      '{{sharePlain}} %.',
    extrapolate:
      'La fila de la posición 1000 se puede calcular (su longitud es {{norm}}, como debe), y una tabla aprendida de ' +
      '512 filas no tiene esa fila. De ahí no se sigue que un modelo la entienda: los modelos con sinusoides ' +
      'empeoran más allá de lo que vieron al entrenarse (Press y otros, 2021). Y el código habitual en precisión ' +
      'simple se desvía {{near}} en 1000 y {{far}} en 65535.',
    ablation001:
      'Sin posiciones, {{seeds}} modelos por tarea aciertan el {{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} y ' +
      '{{wordNumber}} % en las cuatro tareas de «¿Importa de verdad?»; quien lee las palabras sin su orden puede ' +
      'llegar al {{whoCameFirstCeiling}}, {{threeBackCeiling}}, {{whereIsItNowCeiling}} y {{wordNumberCeiling}} %. ' +
      'Con posiciones se aprenden {{learnt}} de las 4, cada una con al menos una codificación en todas las ' +
      'semillas. La condición: sin máscara causal. Con ella, también sin posiciones se aprende cuál va antes ' +
      '({{masked}} %).',
    threeBack004:
      'Los {{seeds}} modelos lo aprenden, tras {{steps}} pasos (la mediana), con un {{once}} % de aciertos; con RoPE ' +
      'bastan {{rotary}}. Que hayan aprendido *el desplazamiento* no se sigue: al doble de longitud aciertan el ' +
      '{{twice}} %.',
    longer:
      'Ninguna de las cuatro tareas se conserva al doble de longitud. A la del entrenamiento aciertan el ' +
      '{{whoCameFirstOnce}}, {{threeBackOnce}}, {{whereIsItNowOnce}} y {{wordNumberOnce}} %; al doble, el ' +
      '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} y {{wordNumber}} %. Las filas se pueden calcular; qué ' +
      'hacer con ellas no se aprendió nunca.',
    seenOnly:
      'Si la palabra situada tres posiciones antes está donde no hubo ninguna al entrenar, los modelos con tabla ' +
      'aprendida aciertan el {{unseen}} %; al azar sería el {{guess}} %. Solo sobrevive lo que pasa dentro de las ' +
      'posiciones entrenadas: la palabra número n, siempre entre las siete primeras, se acierta el {{number}} % con ' +
      'cuatro veces la longitud.',
    asGood004:
      'A la longitud del entrenamiento las medianas de las dos no difieren en más de {{gap}} puntos en ninguna de ' +
      'las {{tasks}} tareas. Cuál aprende antes depende de la tarea: la tabla aprendida en {{faster}} de {{tasks}}.',
    relative001:
      'Con cuatro veces la longitud, la mejor de ALiBi, T5 y Shaw gana a la mejor de las dos tablas en {{wins}} de ' +
      '{{tasks}} tareas: {{whoCameFirst}} % frente a {{whoCameFirstAbsolute}}, {{threeBack}} frente a ' +
      '{{threeBackAbsolute}}, {{whereIsItNow}} frente a {{whereIsItNowAbsolute}}. No donde la tarea cuenta desde el ' +
      'principio (palabra número n): {{wordNumber}} frente a {{wordNumberAbsolute}}.',
    rope004:
      'Al doble de longitud gana a las sinusoides en {{twice}} de {{tasks}} tareas; con cuatro veces, en {{four}}: ' +
      'tres atrás sigue en el {{three}} %, «¿dónde está ahora?» cae del {{now}} al {{nowFour}} %. Sin escalarlo, ' +
      'también RoPE da con ángulos que el entrenamiento nunca mostró.',
    alibi004:
      'Donde aprende la tarea, la conserva: con cuatro veces la longitud acierta el {{first}} y el {{now}} %. Pero ' +
      'de las {{tasks}} tareas aprende {{learnt}}. Simétrico como es sin máscara causal, no distingue tres atrás de ' +
      'tres adelante ({{three}} %). Qué número tiene una palabra lo aprende despacio: {{number}} % tras ' +
      '{{usual}} pasos, {{numberLongest}} % tras {{longest}}.',
    formula002:
      'Da otra tabla. El seno y el coseno de una pareja giran a velocidades distintas; {{still}} de {{all}} ' +
      'columnas se mueven menos de 0,000001 en 100 posiciones; los productos escalares entre vecinas varían en ' +
      '{{spread}}; y ninguna matriz desplaza sus filas (con d = 4 la mejor deja {{shift}}).',
    divide004:
      'Depende de qué sea `div_term`. Si la posición se divide entre base^(2i/d), la fila coincide con la del ' +
      'artículo salvo {{byPower}} (posición {{position}}, d = {{dim}}). Si se divide entre el recíproco, que es lo ' +
      'que el código de la lección guarda ahí, la fila se aparta hasta {{byReciprocal}}.',
    product001:
      'Los {{cells}} lugares de una cuadrícula de 8 por 8 reciben solo {{distinct}} filas distintas. (2, 3), (3, ' +
      '2), (1, 6) y (6, 1) son {{equal}} lugares con una sola fila, y los dos ejes son cero de punta a punta. ' +
      'Tampoco hay coseno.',
    levels001:
      'Depende de las tablas. Si todos los niveles usan la misma, {{same}} parejas de niveles se pueden ' +
      'confundir: las filas de la palabra 1, la frase 1 y el párrafo 1 difieren en {{difference}}. Con una base ' +
      'propia para cada nivel quedan {{apartByBase}} parejas.',
    memory001:
      'Una tabla de 1000 posiciones con d = 128 tiene {{once}} números y una de 2000 tiene {{twice}}: eso es O(N ' +
      '· d). O(d) basta si las filas se calculan cuando hacen falta, a partir de {{frequencies}} frecuencias; ' +
      'una fila así coincide con la tabla salvo {{recomputed}}.',
    standard001:
      'El uso se cuenta en modelos ajenos, no se calcula. La mayoría de los grandes modelos de lenguaje publicados ' +
      'desde 2023 usan RoPE.',
    gpt4: 'Sus autores no lo han publicado, así que no hay con qué comparar.',
    paper004:
      'Consultado, no calculado: 1803.02155 es de Shaw, Uszkoreit y Vaswani, sobre posiciones relativas. ' +
      'Transformer-XL es 1901.02860.',
  },
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Tres frases, todas plausibles: (a) exp y log evitan el desbordamiento; (b) no hay dos posiciones con la misma ' +
    'codificación; (c) el término posición–posición depende solo de la separación. Solo una es correcta. ¿Cuál?',
  answerTitle: 'Ver la respuesta',
  answer:
    'La (b). En cuanto a (a), ninguna potencia de la fórmula pasa de 10000; en cuanto a (c), hace falta que el ' +
    'producto de los pesos, WqᵀWk, conmute con las rotaciones. Despliegue las tres afirmaciones para ver los números.',
  table: {
    title: 'Compruebe su propia tabla',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  allLessons: 'todas',
  unfold: 'Desplegar todas',
  fold: 'Plegar todas',
  list: 'Las afirmaciones',
  pending: 'comprobando…',
  failed:
    'No se han podido comprobar las afirmaciones: el navegador no ha puesto en marcha un segundo hilo. Quizá ' +
    'ayude volver a cargar la página. ({{message}})',
  show: 'Verlo en «{{title}}»',
  tally:
    'Marcas de {{all}} afirmaciones por idea: {{holds}} se cumplen, {{partly}} se cumplen en parte, {{fails}} no se ' +
    'cumplen, {{open}} no se pueden comprobar.',
  tone: {
    holds: 'se cumple',
    partly: 'se cumple en parte',
    fails: 'no se cumple',
    open: 'no se puede comprobar',
    pending: 'comprobando',
  },
  verdict: {
    right: 'correcto',
    truncated: 'truncado, no redondeado',
    misprinted: 'últimas cifras erróneas',
    imprecise: 'impreciso',
    rough: 'regla aproximada',
    conditional: 'con una condición',
    nonStandard: 'una fórmula distinta',
    ambiguous: 'ambiguo',
    inconsistent: 'incoherente',
    broken: 'no funciona',
    wrong: 'falso',
    unpublished: 'consultado: no publicado',
    lookedUpOutdated: 'consultado: ya no es así',
    lookedUpFalse: 'consultado: falso',
  },
  words:
    'De {{all}} afirmaciones de las lecciones, {{holds}} se cumplen, {{partly}} se cumplen en parte, {{fails}} no ' +
    'se cumplen y {{open}} no se pueden comprobar. La tabla da cada veredicto con los números de los que sale.',
  table: {
    about:
      'Pegue una tabla de codificaciones posicionales, suelte un archivo sobre el recuadro o elija uno: CSV, ' +
      'JSON, `.npy` o lo que imprimen NumPy y PyTorch. Se compara con la fórmula del artículo, con las ' +
      'variantes y errores de esta página y con sus combinaciones. El archivo se lee en su navegador y no va a ' +
      'ninguna parte.',
    page: 'Una página para números, configs y frases: «¿Está bien?»',
    box: 'Su tabla, una fila por posición',
    file: 'Elegir un archivo',
    try: 'O pruebe con',
    sample: {
      none: 'una tabla propia',
      right: 'la tabla correcta',
      rounded: 'redondeada a 4 decimales',
      transposed: 'traspuesta',
      offByOne: 'posiciones desde 1',
      cosineFirst: 'coseno antes que seno',
      concatenated: 'senos y luego cosenos',
      scaled: 'multiplicada por √d',
      base: 'base 500',
      doubled: 'exponente duplicado',
      ladder: 'escala d/2 − 1',
      float32: 'ángulos en float32',
      bfloat16: 'bfloat16',
      lesson004: 'la tabla de una lección',
      random: 'números al azar',
    },
    reading: 'Leído: {{name}}',
    paste: 'lo que ha pegado, demasiado largo para mostrarlo aquí',
    working: 'Leyendo y comparando…',
    stop: 'Parar',
    waiting: 'Aquí aparecerá el diagnóstico. Cambie una sola cifra de una de las tablas de prueba y observe.',
    failed: 'No se ha podido comprobar la tabla. ({{message}})',
    right: 'Es la tabla del artículo.',
    wrong: 'Es la tabla del artículo salvo por esto: {{causes}}.',
    unknown: 'Ninguna fórmula conocida aquí da esta tabla.',
    name: {
      transposed: 'traspuesta',
      halfMinusOne: 'la escala d/2 − 1',
      doubledExponent: 'exponente duplicado',
      unpairedExponent: 'exponentes sin emparejar',
      reciprocal: 'dividida por el recíproco',
      otherBase: 'otra base',
      offByOne: 'desfasada en una posición',
      otherStart: 'otra primera posición',
      cosineFirst: 'cosenos delante',
      concatenated: 'concatenada',
      scaledBySqrtDim: 'multiplicada por √d',
      float32Angles: 'ángulos en float32',
      float16Values: 'valores en float16',
      bfloat16Values: 'valores en bfloat16',
      mixedRounding: 'redondeada aquí, truncada allá',
      unknown: 'desconocida',
    },
    cause: {
      transposed: 'Las posiciones van por columnas. `table.T` lo arregla.',
      halfMinusOne:
        'Los exponentes son i/(d/2 − 1), como en tensor2tensor, fairseq y Whisper. Ninguna de las dos es ' +
        'errónea, pero un modelo necesita aquella con la que se entrenó.',
      doubledExponent: 'El exponente es 2c/d, con c la columna: i debería contar parejas.',
      unpairedExponent:
        'El exponente es c/d en cada columna c, de modo que el seno y el coseno de una pareja tienen frecuencias ' +
        'distintas: la columna impar debería usar (c − 1)/d.',
      reciprocal:
        'La posición se divide entre base^(−2i/d) en vez de multiplicarse: las columnas altas giran deprisa en ' +
        'lugar de despacio.',
      otherBase: 'La base es {{base}}, no 10000.',
      offByOne: 'La primera fila es la de la posición {{first}}, no la de la 0.',
      otherStart: 'La primera fila es la de la posición {{first}}, no la de la 0.',
      cosineFirst: 'Hay cosenos donde el artículo tiene senos, y senos donde tiene cosenos.',
      concatenated: 'Primero van todos los senos y luego todos los cosenos. Los números son correctos, en otro orden.',
      scaledBySqrtDim:
        'Cada valor es {{scale}} veces el del artículo: √d. El artículo multiplica por √d los embeddings, no la tabla.',
      float32Angles:
        'Los valores se desvían tanto como los ángulos calculados en float32. Calcule los ángulos en float64 y ' +
        'redondee al final.',
      float16Values: 'Los valores están en float16, con 11 bits significativos.',
      bfloat16Values: 'Los valores están en bfloat16, con 8 bits significativos: las posiciones lejanas se confunden.',
      mixedRounding:
        'Unos valores están redondeados en su último decimal y otros truncados. Un programa hace lo uno o lo otro en ' +
        'toda la tabla: probablemente estos se escribieron o corrigieron a mano.',
      unknown:
        'No es una variante ni un error conocido aquí, solo o combinado. Para eso basta un solo valor equivocado; ' +
        'abajo se ve dónde difiere por primera vez.',
    },
    differs:
      'El primer valor que difiere: en la fila {{row}}, columna {{column}} hay {{value}}, y en la tabla del ' +
      'artículo, {{expected}}.',
    counted: 'Difieren {{count}} de {{all}} valores.',
    same: 'Ningún valor difiere de los del artículo más de lo que explican sus cifras.',
    given: 'Su tabla',
    paper: 'La del artículo',
    fact: { size: 'Tamaño', read: 'Leída como', numbers: 'Números', error: 'Mayor error respecto a lo hallado' },
    size: '{{rows}}, {{columns}}',
    rows_one: 'una fila',
    rows_other: '{{count}} filas',
    columns_one: 'una columna',
    columns_other: '{{count}} columnas',
    digits: '{{digits}} cifras',
    rounding: {
      undecided: 'igual redondeados o truncados',
      rounded: 'redondeados',
      truncated: 'truncados',
      mixed: 'redondeados y truncados',
    },
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
    trained:
      'La deciden entrenamientos hechos con `npm run bench -- training-table`; para entrenar uno usted mismo: ' +
      '«¿Importa de verdad?»',
    words: 'vectores de longitud 1 en lugar de embeddings y pesos: filas lejanas de la tabla',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  digits: {
    ask: 'La columna {{column}} de la posición 1 con *d* = {{dim}} es {{value}}… Redondéela a cuatro decimales.',
    right: 'El quinto decimal es 5 o más, así que el cuarto sube.',
    mistakes: {
      truncated:
        'Eso está truncado, no redondeado: así lo imprime una lección. Comparado con una tabla redondeada, falla en ' +
        'la última cifra.',
    },
  },
  memory: {
    ask:
      'Una lección dice que las sinusoides necesitan O(*d*) de memoria. ¿Cuántos números contiene una tabla de ' +
      '{{positions}} posiciones con *d* = {{dim}}?',
    right:
      'Un número por posición y columna: O(*N* · *d*). O(*d*) solo basta si las filas se calculan ' +
      'cuando hacen falta.',
    mistakes: {
      row: 'Eso es una fila. La tabla tiene una por posición.',
      pairs: 'Esa es la mitad: una pareja tiene un seno y un coseno.',
      sum: 'Filas y columnas se multiplican: cada posición tiene un número en cada columna.',
    },
  },
  permuted: {
    ask:
      'La atención sin posiciones y sin máscara recibe las mismas palabras en otro orden. ¿Qué pasa ' +
      'con sus salidas?',
    right:
      'Las salidas se mueven con sus palabras: la atención es equivariante. Solo lo que olvida las posiciones, como ' +
      'la media de todas las filas, queda igual.',
    options: {
      same: 'las mismas salidas en las mismas posiciones',
      moved: 'la salida de cada palabra se mueve con ella, sin cambiar',
      other: 'cada palabra recibe otra salida',
    },
    mistakes: {
      same:
        'Así lo dicen varias lecciones, pero una fila pertenece a su palabra: donde hay otra ' +
        'palabra, sale otra cosa.',
      other: 'Una palabra ve las mismas palabras que antes, con las mismas puntuaciones: su salida no cambia.',
    },
  },
  diagnosis: {
    ask:
      'Las dos primeras filas de una tabla de seis columnas son ({{p0}}; {{p1}}; {{p2}}; {{p3}}; {{p4}}; {{p5}}) y ' +
      '({{q0}}; {{q1}}; {{q2}}; {{q3}}; {{q4}}; {{q5}}). ¿Qué tiene mal?',
    right: 'La primera fila de la tabla del artículo es 0, 1, 0, 1, …: compárela.',
    options: {
      offByOne: 'las posiciones empiezan en 1',
      cosineFirst: 'el coseno va antes que el seno',
      concatenated: 'van primero todos los senos',
      scaled: 'cada número está multiplicado por √*d*',
    },
    mistakes: {
      offByOne: 'Entonces la primera fila sería la de la posición 1 y empezaría por sen 1 = 0,84.',
      cosineFirst: 'Entonces la primera fila sería 1, 0, 1, 0, …',
      concatenated: 'Entonces la primera fila empezaría con todos sus ceros y acabaría con todos sus unos.',
      scaled: 'Entonces habría números mayores que 1.',
    },
  },
  holds: {
    ask: 'Tres frases de lecciones. ¿Cuál es correcta?',
    right: 'Esa se ha comprobado y se cumple. Las otras dos suenan igual de plausibles, y no se cumplen.',
    options: {
      linear: 'La codificación de *p* + *k* es una función lineal de la de *p*, la misma para todo *p*.',
      terms001: 'Sin contar los sesgos, una puntuación es la suma de cuatro términos.',
      distances000: 'Con *d* = 64, las posiciones 5 y 6 están más cerca que la 5 y la 50.',
      fourth001:
        'El término posición–posición de una puntuación depende solo de la separación entre las dos posiciones.',
      softmax001: 'Sobre las puntuaciones *S* = *K*ᵀ*Q*, softmax se aplica por filas.',
      explog001: 'exp y log sustituyen a la potencia para evitar el desbordamiento.',
      waves004:
        'Las longitudes de onda son de unos 6,3 en las columnas 2 y 3, de unos 20 en la 4 y la 5, y de unos 10000 ' +
        'en las dos últimas.',
    },
    mistakes: {
      fourth001:
        'Solo con pesos que conmutan con las rotaciones, como la identidad. Con pesos cualesquiera varía a lo largo ' +
        'de una diagonal.',
      softmax001: 'Las partes de una consulta deben sumar 1, y en esta disposición una consulta es una columna.',
      explog001:
        'Ninguna potencia de la fórmula pasa de 10000, así que nada puede desbordarse; y en precisión simple exp y ' +
        'log son menos exactas.',
      waves004:
        '6,3 es 2π, la longitud de onda de las columnas 0 y 1; y a la última le falta su 2π. Ninguna anchura cuadra ' +
        'con las tres.',
    },
  },
  nearest: {
    ask:
      'Con *d* = {{dim}} y base 10000, ¿cuál de las posiciones 1 a 10 tiene el mayor producto ' +
      'escalar con la posición 0?',
    right:
      'Unas 2π posiciones más allá la pareja más rápida vuelve a donde estaba, y en una tabla estrecha ella decide. ' +
      '«Cerca es parecido» es una regla aproximada.',
    mistakes: {
      neighbour: 'En una posición la pareja más rápida gira un radián entero, y en una tabla tan estrecha eso cuenta.',
      farthest:
        'Para entonces la pareja más rápida se ha vuelto a alejar de su punto de partida, y las lentas se han ' +
        'desviado.',
    },
  },
  falling: {
    ask:
      'El gráfico da el producto escalar de la posición 0 con las posiciones 0 a 40, dividido entre el máximo ' +
      'posible, para *d* = {{narrow}}, {{middle}} y {{wide}}. Haga clic en la curva de *d* = {{asked}}.',
    right:
      'El producto escalar es una suma de cosenos, uno por pareja. Dos parejas oscilan; 256 se promedian en un ' +
      'descenso suave, al menos cerca del comienzo.',
    mistakes: {
      narrow: 'Esa sube y baja: solo tiene dos parejas.',
      middle: 'Esa desciende, pero con ondulaciones: tiene 32 parejas.',
      wide: 'Esa desciende suavemente: tiene 256 parejas, cuyas oscilaciones se compensan.',
    },
  },
  misprint: {
    ask:
      'Una lección imprime esta tabla (*d* = {{dim}}, posiciones 0 a 5 hacia abajo) con tres decimales. En la ' +
      'posición {{row}} tiene {{a3}}, {{b3}}, {{c3}} y {{d3}}; los valores son {{a5}}, {{b5}}, {{c5}} y {{d5}}. Haga ' +
      'clic en un número mal redondeado.',
    right:
      'Redondee cada uno a tres decimales: dos de los cuatro fallan en la última cifra, y el resto ' +
      'de la tabla es correcto.',
    mistakes: {
      fine: 'Ese número está bien redondeado.',
      elsewhere: 'Esa es otra posición; sus números son correctos.',
    },
  },
  longest: {
    ask: '¿Cuál es la longitud de onda más larga de la tabla del artículo con *d* = {{dim}} y base 10000?',
    right: 'El último exponente es (*d* − 2)/*d*, no 1, así que es algo más corta que 2π · 10000.',
    mistakes: {
      claimed:
        'Eso es 2π · 10000, como dice el propio artículo. El último exponente es (*d* − 2)/*d*, así que la última ' +
        'longitud de onda no llega.',
      radian: 'A eso le falta 2π, como en una lección: en tantas posiciones la pareja gira cerca de un radián.',
    },
    units: { positions: 'posiciones' },
  },
  sums: {
    ask:
      'Una lección escribe las puntuaciones como *S* = *K*ᵀ*Q*, donde cada columna de *K* y *Q* es un token. ¿A lo ' +
      'largo de qué suman 1 los pesos de atención?',
    right:
      'La entrada (*i*, *j*) es la clave *i* con la consulta *j*. Las partes de una consulta suman 1, y una consulta ' +
      'es una columna.',
    options: { columns: 'de cada columna', rows: 'de cada fila', all: 'de la matriz entera' },
    mistakes: {
      rows: 'Una fila es una clave con todas las consultas. Es así en la disposición *QK*ᵀ, que es más habitual.',
      all: 'Cada consulta reparte su propia atención, hagan lo que hagan las demás.',
    },
  },
  lengths: {
    ask: 'Ordene por longitud (norma) con *d* = {{dim}}, de menor a mayor.',
    right:
      'Aun con todos los valores entre −1 y 1, la fila mide √(*d*/2) = 16. Es esa fila larga la que domina a los ' +
      'embeddings pequeños, si no se multiplican por √*d*.',
    options: {
      position: 'una fila de la tabla sinusoidal',
      small: 'un embedding sorteado con desviación típica *d*^(−0,5)',
      normal: 'un embedding sorteado con desviación típica 1',
      scaled: 'este último por √*d*',
    },
    mistakes: {
      reversed: 'Es al revés: primero la menor.',
      bounded: 'Sus valores están acotados, pero son {{dim}}, y sus cuadrados, de media un medio, se suman.',
    },
  },
} satisfies BankWords;
