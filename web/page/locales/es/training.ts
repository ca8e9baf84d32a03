import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/training.ts';

export default {
  title: '¿Importa de verdad?',
  question: '¿Qué codificaciones aprenden una tarea, y cuáles la resuelven aún en frases más largas?',
  lead:
    'Unos Transformers pequeños, iguales en todo salvo en su codificación, aprenden la misma tarea con las mismas ' +
    'frases, en su navegador y a la vista. ¿Cuáles llegan a aprenderla, y cuáles la resuelven aún en frases más ' +
    'largas que cualquiera de las del entrenamiento?',
  where:
    'Cada modelo tiene dos capas de cuatro cabezas y unos 17500 números, si no lo cambia. Todos empiezan con los ' +
    'mismos pesos al azar y comparten la tasa de aprendizaje y su calendario. Las curvas pálidas salen de modelos ' +
    'entrenados de antemano y son la mediana de {{seeds}} semillas; todo lo demás se entrena aquí, y la misma ' +
    'semilla da los mismos pesos, bit a bit, en cualquier máquina.',
  presets: 'Experimentos',
  preset: {
    order: {
      name: 'Cuál va antes',
      about: 'sin máscara',
      note:
        'Sin posiciones y sin máscara, un modelo no puede ver el orden: observe cómo su curva se queda en la línea ' +
        'discontinua, lo mejor que se logra solo con las palabras.',
    },
    causal: {
      name: 'Lo mismo con máscara',
      about: 'causal',
      note:
        'La máscara causal deja que cada palabra se vea solo a sí misma y a las anteriores. Eso basta para saber el ' +
        'orden: aquí no hace falta codificación.',
    },
    recency: {
      name: 'Qué fue lo último',
      about: 'y mucho más allá',
      note:
        'Cuenta la última de varias menciones. De ALiBi y T5, que saben a qué distancia está una palabra, cabe ' +
        'esperar que sigan acertando en frases más largas.',
    },
    budget: {
      name: 'Más paciencia',
      about: '{{steps}} pasos',
      note:
        'Tras los 600 pasos de costumbre, RoPE no ha aprendido a encontrar la palabra número *n*. ¿No puede, o ' +
        'solo es lento? Aquí tiene cinco veces más tiempo.',
    },
    phone: {
      name: 'Tamaño de móvil',
      about: 'un cuarto de los números',
      note: 'La mitad de anchura y dos cabezas: tres veces más rápido, y resultados muy parecidos.',
    },
    papers: {
      name: 'Como en los artículos',
      about: 'pendientes, grupos',
      note:
        'ALiBi con las pendientes de su artículo y T5 con sus propios grupos, la mayoría de los cuales ninguna frase ' +
        'del entrenamiento llega a usar. Compare con «Qué fue lo último»: ¿cuál de los dos debía su alcance a ' +
        'nuestros ajustes?',
    },
    wrong: {
      name: 'Las erróneas',
      about: '¿se nota?',
      note:
        'La fórmula con el exponente duplicado, el índice dividido por la longitud, el índice sin más, una sola ' +
        'onda para todos los canales: ¿cuál puede mirar exactamente tres palabras atrás?',
    },
  },
  guess: {
    title: 'Primero, su apuesta',
    about:
      '¿Qué codificación aprende qué tarea, y cuál la resuelve aún en frases cuatro veces más largas? Pulse un ' +
      'campo hasta que diga lo que piensa, y empiece una carrera, o las cuatro. Lo que salga aparece junto a su ' +
      'apuesta.',
  },
  encodings: {
    none: 'sin posiciones',
    sinusoidal: 'sinusoidal',
    learned: 'aprendida',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
    shaw: 'Shaw',
    doubledExponent: 'exponente duplicado',
    normalizedIndex: 'p/(T − 1)',
    rawIndex: 'p sin más',
    oneFrequency: 'una onda',
  },
  controls: 'Ajustes de la carrera',
  label: {
    task: 'Tarea',
    causal: 'Ninguna palabra ve las posteriores (máscara causal)',
    encodings: 'En la carrera',
    steps: 'Pasos de 32 frases',
    rate: 'Tasa de aprendizaje',
    dim: 'Anchura d',
    heads: 'Cabezas',
    layers: 'Capas',
    shortest: 'Frase de entrenamiento más corta',
    longest: 'Frase de entrenamiento más larga',
    base: 'Base de las frecuencias',
    slopes: 'ALiBi: pendientes',
    buckets: 'T5: grupos por lado',
    cutoff: 'T5: los grupos acaban en la separación',
    clip: 'Shaw: separaciones recortadas en',
    seed: 'Semilla de pesos y frases',
    seeds: 'Cuántas semillas',
    inside: 'Mirar dentro',
    sentence: 'Pregunta número',
    guesses: 'Sus apuestas',
  },
  slopes: { '4': '2^(−4h/H)', '8': '2^(−8h/H), la original' },
  buckets: { '8': '8', '16': '16, como en T5' },
  wrong: 'Erróneas en la carrera',
  hint:
    'Un ajuste cambiado es otro experimento. Lo entrenado antes se conserva: vuelva al ajuste de antes y ahí ' +
    'estará.',
  act: {
    start: 'Empezar',
    pause: 'Pausa',
    goOn: 'Seguir',
    again: 'Otra vez',
    step: '{{steps}} pasos',
    stop: 'Parar y evaluar',
    clear: 'Empezar de cero',
  },
  axisSteps: 'pasos de entrenamiento →',
  axisRight: '% de aciertos con {{longest}} palabras ↑',
  axisLength: 'palabras de la frase →',
  axisPlace: 'posición de la palabra que decide →',
  axisFar: '% de aciertos con {{length}} palabras ↑',
  axisShare: '% de aciertos ↑',
  column: {
    encoding: 'Codificación',
    solved: '95 % en el paso',
    loss: 'Pérdida',
    seconds: 'Segundos',
    right: '% con {{length}}',
  },
  columns: {
    encoding: 'codificación',
    seed: 'semilla',
    step: 'paso',
    length: 'longitud',
    right: 'aciertos',
    loss: 'pérdida',
  },
  notice: 'En qué fijarse',
  captionNobody: 'No hay nadie en la carrera. Elija al menos una codificación.',
  captionReady:
    'Antes de empezar: ¿cuáles subirán por encima de la línea discontinua, lo mejor que se logra solo con las ' +
    'palabras? ¿Y cuáles seguirán allí con frases cuatro veces más largas? Las líneas pálidas revelan la mediana de ' +
    '{{seeds}} semillas.',
  captionRunning:
    'Cada punto son 256 frases nuevas de la longitud mayor. La línea discontinua es lo mejor que se logra ' +
    'conociendo las palabras pero no su orden.',
  captionEarly: 'Se detuvo antes del final.',
  captionDone:
    'Con la semilla {{seed}}, con {{length}} palabras aciertan al menos el 95 %: {{able}}. Por debajo: {{unable}}. ' +
    'Con {{far}} palabras, cuatro veces más, aún al menos el 95 %: {{lasting}}.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    '«¿Cuál va antes?»: sin codificación y sin máscara, el modelo acierta la mitad de las veces por mucho que se ' +
    'entrene. Ponga la máscara causal y lo aprende en unos veinte pasos. ¿De dónde saca el orden?',
  answerTitle: 'Ver la respuesta',
  answer:
    'Con la máscara, una palabra se ve solo a sí misma y a las anteriores. Si B ve una A, A vino antes; sin la ' +
    'máscara la ve en ambos casos. La máscara es ya una especie de posición, y por eso algunos decodificadores no ' +
    'usan otra.',
  fine: 'La letra pequeña',
  fineCeiling:
    'La línea discontinua es lo mejor que puede acertar quien sabe qué palabras hay, pero no en qué orden (en la ' +
    'posición que pregunta, también qué palabra está allí). Es un cálculo: ningún modelo se entrenó para ella.',
  fineSmall:
    'Estos modelos son cerca de un millón de veces más pequeños que aquellos con los que se conversa, y las ' +
    'tareas son juguetes. Lo que aquí se distingue es real; cuánto pesa en un modelo grande con texto de verdad es ' +
    'otra pregunta.',
  fineSeed:
    'Una semilla es una tirada de dados. Quién llega al 95 % unos pasos antes cambia de semilla a semilla, y ' +
    'también buena parte de lo que pasa más allá de la longitud entrenada. Pruebe varias antes de creer en una ' +
    'diferencia.',
  fineBits:
    'La aritmética es el C++ de la biblioteca, en precisión simple, igual en todos los navegadores hasta el ' +
    'último bit. El enlace de la página contiene todos los ajustes: quien lo abra entrena los mismos pesos.',
  inside: {
    title: 'Mirar dentro',
    about:
      'Cómo reparte su atención cada cabeza de un modelo entrenado mientras contesta una pregunta: una fila por ' +
      'palabra que pregunta, una columna por palabra preguntada. Debajo, si lo hay, lo que el entrenamiento hizo ' +
      'del sesgo o de la tabla.',
  },
  concludedAbout:
    'Estas no son sus carreras. `npm run bench -- training-table` entrenó cada tarea con cada codificación desde ' +
    '{{seeds}} semillas, y lo que sigue se lee de su tabla: la mediana y, entre paréntesis, su intervalo del 95 %, ' +
    'que contiene la mediana verdadera 19 veces de cada 20. Los entrenamientos de {{longest}} pasos tienen solo ' +
    '{{few}} o {{some}} semillas; con {{few}}, el paréntesis da la más baja y la más alta. La misma semilla da en su ' +
    'navegador los mismos números. La tasa de aprendizaje, su subida inicial y su descenso son iguales para todas; ' +
    'los veredictos se fijaron antes de que otras {{judges}} semillas los juzgaran.',
  conclusion: {
    blind: {
      said: 'La atención sin posiciones y sin máscara es ciega al orden.',
      found:
        'En las cuatro tareas se queda donde se queda quien lee las palabras sin su orden: acierta el ' +
        '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} y {{wordNumber}} %, donde se puede llegar al ' +
        '{{whoCameFirstCeiling}}, {{threeBackCeiling}}, {{whereIsItNowCeiling}} y {{wordNumberCeiling}} %.',
    },
    mask: {
      said: 'Un modelo causal puede aprender el orden sin codificación posicional (Haviv 2022, Kazemnejad 2023).',
      found:
        'Aprende «¿Cuál va antes?» en {{steps}} pasos, y la resuelve aún con cuatro veces la longitud: {{far}}. Las ' +
        'posiciones exactas le cuestan mucho: «Tres atrás» sube del {{three}} al {{threeLongest}} en {{longest}} ' +
        'pasos, «Palabra número n» del {{number}} al {{numberLongest}}. «¿Dónde está ahora?» está en el {{now}}, y ' +
        'tras {{double}} pasos en el {{nowDouble}}.',
    },
    recency: {
      said:
        'ALiBi y, en parte, T5 valen también en frases más largas; las posiciones sinusoidales, no (Press 2021). ¿Y ' +
        'las aprendidas?',
      found:
        '«¿Dónde está ahora?» con cuatro veces la longitud: ALiBi {{alibi}}, T5 {{t5}}, sinusoidal ' +
        '{{sinusoidal}}, aprendida {{learned}}; adivinando se acierta un lugar de cada cuatro. Con ALiBi vale ' +
        'también para otras pendientes: {{alibiPaper}} con las del artículo, menores que las nuestras. T5 se lo ' +
        'debe a su último grupo, que aquí sí se entrena: {{t5At32}} si los grupos acaban al doble de la longitud ' +
        'entrenada, {{t5Paper}} con {{buckets}} grupos por lado hasta {{distance}}, como en el propio T5.',
    },
    clip: {
      said: 'Las posiciones relativas de Shaw siguen valiendo, porque no distinguen entre palabras lejanas.',
      found:
        '«¿Cuál va antes?» con cuatro veces la longitud: {{c16}} con las separaciones recortadas en {{clip}}, a las ' +
        'que no llega ninguna frase del entrenamiento, así que toda palabra lejana usa un vector tan al azar como al ' +
        'principio. Recortadas en {{one}}, {{two}} y {{three}}: {{c15}}, {{c8}} y {{c4}}.',
    },
    rope: {
      said: 'RoPE falla mucho más allá de la longitud entrenada.',
      found:
        'Con cuatro veces la longitud, {{now}} en «¿Dónde está ahora?» y {{first}} en «¿Cuál va antes?»; pero ' +
        'en «Tres atrás», que solo necesita palabras cercanas, {{three}} sin máscara y {{masked}} con ella.',
    },
    mirror: {
      said: 'ALiBi simétrico no distingue la izquierda de la derecha.',
      found:
        '«Tres atrás» sin máscara: {{short}} de aciertos, {{long}} tras {{double}} pasos; no puede saber si ' +
        'mirar atrás o adelante. Con la máscara {{masked}}, y tras {{double}} pasos {{maskedLong}}. Con las ' +
        'pendientes del artículo, menores, las palabras cercanas se distinguen peor: {{paper}} con la máscara.',
    },
    table: {
      said: 'Una tabla aprendida acaba donde acabó el entrenamiento.',
      found:
        'Con cuatro veces la longitud, {{first}} en «¿Cuál va antes?» y {{three}} en «Tres atrás». Pero «Palabra ' +
        'número n» solo pregunta por las siete primeras posiciones, que sí se entrenaron: {{number}}. Lo que cuenta ' +
        'es qué filas se usan.',
    },
    formula: {
      said: 'Con el exponente duplicado, una fórmula errónea, un modelo no aprende.',
      found:
        'Sí aprende «¿Cuál va antes?»: {{first}}. «Tres atrás» le cuesta más: de las semillas llegan {{solved}}, en ' +
        '{{steps}} pasos; la fórmula del artículo necesita {{usual}}.',
    },
    patience: {
      said: 'RoPE no puede encontrar la palabra número n.',
      found:
        'En el tiempo de costumbre llega al {{short}}. Tras {{steps}} pasos está en el {{long}}: era lento, no ' +
        'incapaz. Aun entonces, con el doble de longitud acierta el {{twice}}. ALiBi es todavía más lento: ' +
        '{{alibi}}, y {{alibiLongest}} tras {{longest}} pasos.',
    },
    sweep: {
      said: 'La base y el número de cabezas son detalles.',
      found:
        'RoPE en «Tres atrás» con cuatro veces la longitud: {{b0}}, {{b1}}, {{b2}} y {{b3}} con base {{base0}}, ' +
        '{{base1}}, {{base2}} y {{base3}}; {{h0}}, {{h1}}, {{h2}} y {{h3}} con {{heads0}}, {{heads1}}, {{heads2}} ' +
        'y {{heads3}} cabezas.',
    },
    dice: {
      said: 'Una sola carrera muestra qué codificación es mejor.',
      found:
        'T5 en «¿Cuál va antes?» con cuatro veces la longitud: del {{low}} al {{high}} %, sin cambiar más que la ' +
        'semilla. Contando semillas, RoPE la aprende antes en {{rotary}} y ALiBi en {{alibi}}; empates: {{draws}}.',
    },
    small: {
      said: 'Un modelo de un cuarto del tamaño muestra lo mismo.',
      found:
        'De las {{pairs}} parejas de tarea y codificación, {{alike}} acaban igual: sin aprender, aprendida o ' +
        'aprendida también para frases más largas.',
    },
    rate: {
      said: 'Con una tasa de aprendizaje propia, cada codificación iría mejor.',
      found:
        'Todas se entrenan con {{rate}}. Un barrido de {{low}} a {{high}} ({{seeds}} semillas) no mejora ninguna ' +
        'de las {{learned}} parejas aprendidas en más de {{gain}} puntos con la longitud entrenada, y de las ' +
        '{{not}} restantes se aprenden {{rescued}} con otra tasa. Más allá sí cuenta: con cuatro veces la ' +
        'longitud, {{moved}} de las {{learned}} se mueven más de diez puntos.',
    },
  },
  weights: {
    title: 'Pesos entrenados',
    about:
      'Todos los números de un modelo, uno tras otro, como float32 en un archivo `.npy`; el JSON dice cuál es ' +
      'cuál y cómo se entrenaron.',
    nothing: 'Aún no hay nada que guardar.',
    npy: '{{encoding}}, .npy',
    json: '{{encoding}}, JSON',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  guess: {
    cell: '{{encoding}}, «{{task}}». Su apuesta: {{guess}}. Resultado: {{found}}. Pulse para la siguiente.',
    all: 'Ejecutar las cuatro tareas',
    score: 'Apuestas con resultado: {{known}}; acertadas: {{right}}.',
  },
  outcome: {
    none: 'sin decidir',
    not: 'no la aprende',
    here: 'la aprende con {{here}} palabras, no con {{far}}',
    far: 'la sabe también con {{far}} palabras',
  },
  tasks: {
    whoCameFirst: {
      name: '¿Cuál va antes?',
      about: 'A y B están en algún lugar entre otras letras. ¿Cuál de las dos viene antes?',
    },
    threeBack: {
      name: 'Tres atrás',
      about: 'En cada posición a partir de la cuarta: ¿qué letra está tres posiciones antes?',
    },
    whereIsItNow: {
      name: '¿Dónde está ahora?',
      about:
        'Las cosas x, y, z se ponen una y otra vez en los lugares 1 a 4. ¿Dónde se puso por última vez la que ' +
        'se pide?',
    },
    wordNumber: {
      name: 'Palabra número n',
      about: 'El número del final pide una letra por su posición, contada desde 1. ¿Qué letra está allí?',
    },
  },
  example: 'Una de las preguntas:',
  clock: 'Paso {{step}} de {{steps}}; {{seconds}} s de entrenamiento, todos los modelos juntos.',
  clockSeed: 'Esta es la semilla {{seed}}.',
  state: {
    ready: 'Aún no hay nada entrenado.',
    running: 'Entrenando…',
    asking: 'Se evalúa cada modelo con frases de todas las longitudes…',
    paused: 'Detenido en el paso {{step}} de {{steps}}.',
    finished: 'Ha terminado tras {{seconds}} s de entrenamiento.',
  },
  problem: {
    lost:
      'El hilo que entrena ya no está: lo ha cerrado el navegador o el sistema. Lo que ve se conserva, hasta el ' +
      'paso {{step}}; siga, y un hilo nuevo continúa desde ahí.',
    memory:
      'Se ha agotado la memoria en el paso {{step}}. Lo que ve se conserva. Menos modelos a la vez, una anchura ' +
      'menor o frases más cortas necesitan menos; después, siga.',
    diverged:
      'el entrenamiento divergió en el paso {{step}}: los números crecieron sin límite. Lo aprendido antes se ' +
      'conserva. Ayuda una tasa de aprendizaje menor.',
    other: 'Los modelos no se pueden entrenar: {{message}}',
  },
  ceiling: 'lo mejor sin el orden de las palabras',
  pale: 'pálido: entrenado de antemano, mediana de {{seeds}} semillas',
  raceChart: 'Proporción de respuestas correctas con {{longest}} palabras, por paso, una línea por codificación.',
  lengthChart: 'Proporción de respuestas correctas según la longitud de la frase, una línea por codificación.',
  placeChart:
    'Proporción de respuestas correctas con {{length}} palabras según la posición de la palabra que decide, una ' +
    'línea por codificación.',
  trainedTo: 'hasta aquí se entrenó',
  results: 'La carrera en números: % de respuestas correctas según la longitud de la frase',
  none: '–',
  never: 'nunca',
  nobody: 'nadie',
  inside: {
    nothing: 'En cuanto haya algo entrenado y la carrera esté en pausa, se verá aquí.',
    part: 'capa {{layer}}, cabeza {{head}}',
    head: 'cabeza {{head}}',
    share: 'Peso de atención:',
    right: 'El modelo dice lo mismo.',
    wrong: 'El modelo dice {{said}}.',
    bias: 'Lo que se suma a las puntuaciones de cada cabeza, para palabras cercanas y lejanas:',
    added: 'Se suma:',
    tables:
      'La tabla que encontró junto a la sinusoidal, las primeras {{twice}} filas de cada una. Las filas bajo la ' +
      'línea, más allá de {{longest}}, no se entrenaron: son los números al azar del comienzo. A la derecha, ' +
      'cuánto se parecen las filas: el coseno de su ángulo.',
    rows: '{{name}}: filas',
    cosines: '{{name}}: cosenos',
  },
  concluded: 'Lo que dicen {{seeds}} semillas',
  range: '{{middle}} (de {{low}} a {{high}})',
  percent: '{{middle}} %',
  percents: '{{middle}} % (de {{low}} a {{high}})',
  count: '{{count}} de {{all}} (intervalo del 95 %: del {{low}} al {{high}} %)',
  someSeeds: '{{steps}}; {{count}} de {{all}} semillas',
  stored: 'Todas las codificaciones desde {{seeds}} semillas: «{{task}}» {{mask}}',
  storedAbout: 'La mediana con su intervalo del 95 %; debajo, la semilla más baja y la más alta.',
  spread: 'de {{low}} a {{high}}',
  verdict: {
    reproduced: 'Reproducido aquí.',
    partly: 'Solo en parte.',
    budget: 'Cuestión de paciencia.',
    varies: 'No: varía.',
    settings: 'Depende de los ajustes.',
  },
  masked: 'con la máscara causal',
  unmasked: 'sin máscara',
  words:
    '«{{task}}» {{mask}}: {{steps}} pasos de 32 frases de {{shortest}} a {{longest}} palabras con tasa de ' +
    'aprendizaje {{rate}}; anchura {{dim}}, cabezas {{heads}}, capas {{layers}}, semilla {{seed}}.',
  comment: 'el mismo experimento con otros números al azar: cambian resultados sueltos, no debería cambiar el conjunto',
} satisfies Shape<typeof en.later>;

export const questions = {
  blind: {
    ask:
      '«¿Cuál va antes?»: A y B están en algún lugar entre otras letras; ¿cuál de las dos viene antes? Un modelo sin ' +
      'posiciones y sin máscara se entrenó con frases de hasta {{first}} palabras. ¿Qué proporción acierta con ' +
      '{{length}} palabras?',
    right:
      'Ve ambas letras y nada de su orden, así que solo puede adivinar, con cualquier longitud y tras cualquier ' +
      'entrenamiento.',
    mistakes: {
      learned:
        'El entrenamiento no puede hallar lo que la entrada no contiene: sin posiciones, la atención da la misma ' +
        'respuesta en cualquier orden.',
      never:
        'Para fallar siempre tendría que conocer el orden. Adivinando una de dos se acierta la mitad ' +
        'de las veces.',
    },
    units: { percent: '%' },
  },
  patience: {
    ask:
      '«Palabra número n»: un número al final pide una letra por su posición. Tras {{steps}} pasos de entrenamiento, ' +
      '{{encoding}} acierta el {{soon}} %. ¿Qué proporción tras {{long}}?',
    right:
      'Tras {{long}} pasos acierta el {{late}}\u00a0%. Unas codificaciones son lentas y otras no pueden: solo un ' +
      'entrenamiento más largo las distingue.',
    options: {
      same: 'como mucho 10 puntos más',
      some: 'más de 10 puntos más, pero menos del 95\u00a0%',
      learned: 'el 95 % o más',
    },
    mistakes: {
      learned: 'No toda codificación llega con más pasos: esta se queda muy por debajo.',
      same: 'Una curva plana hasta ahora no tiene por qué seguir plana: aquí el modelo necesitaba más pasos.',
      some: 'No queda a medias: o el entrenamiento avanza hasta ahí o se queda muy por debajo.',
    },
  },
  formula: {
    ask:
      '«Tres atrás» pide la letra que está tres posiciones antes. Con el exponente duplicado, de modo que senos y ' +
      'cosenos difieren en frecuencia, ¿cuántas de {{seeds}} semillas llegan al 95 % en {{steps}} pasos?',
    right:
      'No es la fórmula del artículo, y ninguna transformación fija lleva cada fila a la de tres posiciones después. ' +
      'Pero las filas difieren y, con suerte, un modelo se orienta, aunque más tarde que con la del artículo.',
    options: { never: 'ninguna', partly: 'algunas', always: 'todas' },
    mistakes: {
      never: 'Una fórmula errónea también da a cada posición su propia fila, y de eso se puede aprender.',
      always:
        'Así es con la fórmula del artículo. Con esta, muchas columnas apenas cambian dentro de una frase, y algunas ' +
        'semillas fallan.',
    },
  },
  mask: {
    ask:
      'Un modelo sin posiciones, pero con máscara causal: cada palabra se ve solo a sí misma y a las anteriores. ' +
      '¿Qué tarea aprenden casi todas las semillas ({{percent}} % de aciertos) en {{steps}} pasos?',
    right:
      'Si B ve una A, A vino antes: la máscara sola lo dice. Las posiciones exactas las dice solo de forma aproximada.',
    options: {
      whoCameFirst: '«¿Cuál va antes?»',
      threeBack: '«Tres atrás»: la letra tres posiciones antes',
      wordNumber: '«Palabra número n»: la letra de la posición n',
      none: 'ninguna de estas',
    },
    mistakes: {
      threeBack: 'Ve qué palabras van antes, pero no cuál de ellas es la tercera: eso requiere muchos más pasos.',
      wordNumber: 'La máscara no numera las posiciones. Contar cuántas palabras se ven se aprende despacio.',
      none: 'Así es sin máscara. La máscara es ya una especie de posición.',
    },
  },
  carries: {
    ask:
      '«¿Dónde está ahora?» pide la última de varias menciones. El gráfico da la proporción de aciertos (%) con 1, ' +
      '1,5; 2 y 4 veces la longitud entrenada de {{first}} palabras, para A, posiciones sinusoidales; B, RoPE, y C, ' +
      'ALiBi. Haga clic en la curva de {{letter}}.',
    right:
      'ALiBi pondera las palabras por su separación, y lo más cercano sigue siéndolo con {{far}} palabras. Las filas ' +
      'de senos y cosenos que el entrenamiento no mostró no significan nada para el modelo. RoPE queda en medio.',
    mistakes: {
      sinusoidal:
        'Esa cae enseguida: es la sinusoidal. La fórmula tiene filas más allá de {{first}}, pero ningún peso las ' +
        'conoce.',
      rotary: 'Esa es RoPE: aguanta hasta el doble de longitud y luego cae también.',
      alibi: 'Esa apenas cae: es ALiBi, que prefiere las palabras cercanas con cualquier longitud.',
    },
  },
  mirror: {
    ask:
      '«Tres atrás» sin máscara: ALiBi acierta el {{now}} %. ¿Cuál de estos cambios lo lleva por ' +
      'encima del {{goal}} %?',
    right: 'Su sesgo es el mismo tres posiciones atrás que tres adelante. Con la máscara no hay nada adelante.',
    options: {
      mask: 'una máscara causal',
      longer: '{{long}} pasos de entrenamiento',
      slopes: 'las pendientes del artículo',
    },
    mistakes: {
      longer: 'Entrenar más ayuda un poco, pero no hace que un sesgo simétrico distinga la izquierda de la derecha.',
      slopes:
        'Con pendientes menores las palabras cercanas se distinguen peor, y la izquierda y la derecha siguen siendo ' +
        'iguales.',
    },
  },
  dice: {
    ask:
      '{{encoding}} en «¿Cuál va antes?» con {{far}} palabras, cuatro veces la longitud entrenada, desde {{seeds}} ' +
      'semillas y sin cambiar nada más. ¿Cuánto distan la proporción de aciertos más baja y la más alta?',
    right:
      'Más allá de la longitud entrenada nada obliga a los pesos a un mismo comportamiento, así que cambia con cada ' +
      'tirada. Una sola carrera enseña poco.',
    options: { none: 'nada', few: 'menos de 10 puntos', many: 'más de 25 puntos' },
    mistakes: {
      none: 'La misma semilla da los mismos bits. Otra semilla da otros pesos y otras frases.',
      few: 'Así es con la longitud entrenada. Más allá, cada semilla va por su lado.',
    },
  },
  farthest: {
    ask:
      '«¿Dónde está ahora?», entrenada con hasta {{first}} palabras y sin máscara. Ordene las codificaciones por su ' +
      'proporción de aciertos con {{far}} palabras, de mayor a menor.',
    right:
      'T5 da a todas las palabras lejanas un mismo sesgo que el entrenamiento ya conocía; el de ALiBi sigue bajando ' +
      'por la misma recta; el vector que Shaw da a las separaciones de {{first}} o más nunca se entrenó; y las filas ' +
      'sinusoidales más allá del entrenamiento son desconocidas para los pesos.',
    options: { alibi: 'ALiBi', t5: 'T5', shaw: 'Shaw', sinusoidal: 'sinusoidal' },
    mistakes: {
      reversed: 'Es al revés: primero la mayor.',
      formula:
        'La fórmula tiene una fila para cualquier posición, pero el modelo nunca se entrenó con esas filas: no ' +
        'acierta más que adivinando.',
    },
  },
  lasting: {
    ask:
      '«Tres atrás» sin máscara, entrenada con hasta {{first}} palabras. ¿Cuál de estas codificaciones acierta aún ' +
      'el {{percent}} % con {{far}}?',
    right: 'Ve la separación entre dos palabras, y tres atrás es la misma separación en cualquier frase.',
    options: { sinusoidal: 'sinusoidal', learned: 'una tabla aprendida', alibi: 'ALiBi', rotary: 'RoPE', shaw: 'Shaw' },
    mistakes: {
      sinusoidal:
        'Las filas más allá de {{first}} siguen la misma fórmula, pero el modelo solo aprendió a usar las que vio.',
      learned: 'Sus filas más allá de {{first}} son todavía los números al azar del comienzo.',
      alibi:
        'Se mantiene bien en frases largas, pero aquí no hay nada que mantener: sin máscara no distingue la ' +
        'izquierda de la derecha.',
    },
  },
  rows: {
    ask:
      'Una tabla aprendida se entrenó con hasta {{first}} palabras, así que sus filas de más allá son al azar. En ' +
      'una tarea el modelo acierta aún el 90 % con {{far}} palabras. ¿En cuál?',
    right:
      'Solo pide una de las siete primeras posiciones, cuyas filas sí se entrenaron. Lo que cuenta es qué filas se ' +
      'usan.',
    options: {
      whoCameFirst: '«¿Cuál va antes?»: A o B, en cualquier lugar',
      threeBack: '«Tres atrás»: en cada posición',
      whereIsItNow: '«¿Dónde está ahora?»: la última mención',
      wordNumber: '«Palabra número n»: una de las siete primeras posiciones',
    },
    mistakes: {
      whoCameFirst: 'A y B pueden estar en cualquier posición de las {{far}} palabras, casi siempre en filas al azar.',
      threeBack: 'Pregunta en cada posición; más allá de {{first}}, la fila y la de tres posiciones antes son al azar.',
      whereIsItNow: 'La última mención está casi siempre lejos, en una fila al azar.',
    },
  },
  clip: {
    ask:
      'Shaw: todas las separaciones que pasan de un límite comparten un vector. El entrenamiento tiene hasta ' +
      '{{first}} palabras. ¿Con qué límite se resuelve mejor «¿Cuál va antes?» con {{far}} palabras?',
    right:
      'Cuanto más cercano el límite, más a menudo se entrenó el vector que comparten todas las palabras lejanas. A ' +
      'esta tarea le basta saber antes o después.',
    options: { least: '{{least}}', middle: '{{middle}}', most: '{{most}}' },
    mistakes: {
      middle: 'Mejor que {{most}}, porque su último vector sí se entrena; pero menos a menudo que con {{least}}.',
      most:
        'Entre {{first}} palabras no hay dos en la separación {{most}}: el vector de todas las lejanas sigue siendo ' +
        'al azar.',
    },
  },
} satisfies BankWords;
