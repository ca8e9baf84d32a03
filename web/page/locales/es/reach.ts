import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/reach.ts';

export default {
  title: 'Contexto largo',
  question: '¿Qué pasa más allá de la longitud de entrenamiento?',
  leadArithmetic:
    'La fórmula vale en cualquier [posición](position); la aritmética, no: un formato de pocas cifras guarda el ' +
    'producto de posición y frecuencia solo de forma aproximada y, cuanto más lejos, mayor es el [error](error) del ' +
    'ángulo, hasta que las columnas rápidas de la [fila](row) son ruido. Arrastre la posición y vea cuándo falla ' +
    'cada formato de números.',
  deeperArithmetic:
    'Antes de tomar el seno se multiplica la posición por una frecuencia; ese producto es lo que se redondea.',
  whereArithmetic:
    '*t* es el número de bits significativos de float64, float32, float16 y bfloat16. La pareja más rápida, *ω* = ' +
    '1, es la primera en sufrir. Lo que decide es el formato del [cálculo](stage), no el del resultado.',
  leadRope:
    'En su [entrenamiento](trained), un modelo con RoPE vio dar muchas vueltas a las parejas rápidas; las lentas [no ' +
    'completaron ni una](wavelength). En posiciones posteriores, esas [parejas](pair) alcanzan ángulos que el ' +
    'entrenamiento nunca mostró.',
  deeperRope:
    'RoPE rota la pareja *i* de consultas y claves un ángulo igual a la posición por una frecuencia. Casi todos los ' +
    'métodos de aquí frenan parejas para que un texto más largo traiga menos ángulos nuevos; se distinguen en ' +
    'cuáles, en cuánto y en los ángulos que siguen siendo nuevos.',
  whereRope:
    '*λ* es la longitud de onda de una pareja y *L*, la longitud del entrenamiento. La segunda fórmula dice ' +
    'cuándo el ángulo en *p* es nuevo: está más allá de todos los que alcanzó el entrenamiento, en una pareja ' +
    'que nunca completó una vuelta.',
  views: { arithmetic: 'Aritmética en posiciones lejanas', rope: 'RoPE más allá de la longitud entrenada' },
  label: {
    view: 'Qué mirar',
    position: 'Posición p',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    stage: 'Qué va en baja precisión',
    model: 'Modelo',
    config: 'config.json del enlace',
    layer: 'Tipo de capa',
    trained: 'Longitud de entrenamiento L',
    factor: 'Factor de los demás escalados',
    ladder: 'Escalado',
    pair: 'Pareja señalada',
  },
  controls: 'Controles del contexto largo',
  stages: { all: 'todo el cálculo', frequencies: 'solo las frecuencias', values: 'solo el resultado' },
  hintArithmetic:
    'Arrastre la línea, o ponga el foco en el gráfico y use las flechas; Re Pág y Av Pág multiplican o dividen ' +
    'por diez. Aquí las anchuras son pares.',
  hintRope: 'Arrastre sobre el gráfico, o ponga el foco en él y use las flechas, para señalar una pareja.',
  axisPosition: 'posición p →',
  axisError: 'mayor error de la fila ↑',
  rowTitle: 'La fila de la posición {{position}}, número a número',
  column: {
    format: 'formato',
    kept: 'guarda p como',
    error: 'error',
    alike: 'primeras iguales',
    scaling: 'escalado',
    first: 'primera λ',
    last: 'última λ',
    unseen: 'ángulos nuevos',
    past: 'rebasa lo entrenado',
    attention: 'cos, sen ×',
  },
  notice: 'En qué fijarse',
  caption: {
    all:
      'En la posición {{position}} la fila se desvía hasta {{float32}} en float32, {{float16}} en float16 y ' +
      '{{bfloat16}} en bfloat16; en float64, {{float64}}. Un error de 2 es el mayor posible: un 1 donde toca −1.',
    frequencies:
      'Aquí solo se redondearon las frecuencias, como cuando un modelo se pasa a media precisión junto con el ' +
      'buffer de sus frecuencias; lo demás es float64. En la posición {{position}} eso basta para un error de ' +
      '{{float32}} en float32, {{float16}} en float16 y {{bfloat16}} en bfloat16. El error de una frecuencia se ' +
      'multiplica por la posición.',
    values:
      'Aquí todo es float64 salvo los senos y cosenos ya terminados. En la posición {{position}} se desvían ' +
      '{{float32}} en float32, {{float16}} en float16 y {{bfloat16}} en bfloat16, y no más en ninguna otra: las ' +
      'líneas son horizontales. Lo dañino no es el formato corto, sino calcular en él.',
  },
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
  axisPair: 'pareja i →',
  axisWavelength: 'longitud de onda (posiciones) ↑',
  axisPast: 'ángulo en p / mayor ángulo al entrenar ↑',
  reading: {
    title: 'La pareja señalada',
    pair: 'Pareja',
    pairOf: '{{pair}}, de 0 a {{last}}',
    before: 'λ, sin escalar',
    after: 'λ, escalada',
    slower: 'Frenada',
    trained: 'Vueltas al entrenar',
    now: 'Vueltas en p',
    past: 'Ángulo en p / mayor al entrenar',
    cameRound: 'vuelta completa: ninguno es nuevo',
  },
  captionWithin:
    'La posición {{position}} está dentro de las {{trained}} del entrenamiento: ningún ángulo es nuevo, con ' +
    'escalado o sin él. {{partly}} de {{pairs}} parejas no completan una vuelta en ese tramo.',
  captionPlain:
    '{{partly}} de {{pairs}} parejas no completan una vuelta en {{trained}} posiciones. Sin escalar, {{plain}} de ' +
    'ellas quedan en ángulos nunca vistos cuando se pide la posición {{position}}: {{plainPast}} respecto al ' +
    'mayor del entrenamiento. Elija un escalado en la tabla y vea qué hace con eso.',
  captionScaled:
    '{{partly}} de {{pairs}} parejas no completan una vuelta en {{trained}} posiciones. Sin escalar, {{plain}} de ' +
    'ellas quedan en ángulos nunca vistos cuando se pide la posición {{position}}: {{plainPast}} respecto al ' +
    'mayor del entrenamiento. Con {{name}} son {{chosen}}, {{chosenPast}} respecto al mayor; el gráfico inferior ' +
    'lo muestra pareja a pareja.',
  captionNone:
    '{{partly}} de {{pairs}} parejas no completan una vuelta en {{trained}} posiciones. Sin escalar, {{plain}} de ' +
    'ellas quedan en ángulos nunca vistos cuando se pide la posición {{position}}: {{plainPast}} respecto al ' +
    'mayor del entrenamiento. Con {{name}}, ninguna.',
  captionFirst:
    'Fíjese también en la primera λ: el escalado lineal frena incluso las parejas que ya conocían todos sus ' +
    'ángulos, y las posiciones vecinas acaban pareciéndose.',
  askTitle: 'Pruebe antes de mirar',
  askArithmetic: 'bfloat16 llega tan lejos como float32, hasta 3 · 10³⁸. ¿Cuántas posiciones distingue?',
  askRope:
    'El escalado lineal comprime todas las posiciones dentro del alcance del entrenamiento, y ningún ángulo ' +
    'llega a ser nuevo. ¿Por qué no acaba ahí la historia?',
  answerTitle: 'Ver la respuesta',
  answerArithmetic:
    'Las 257 primeras, de 0 a 256. Con 8 bits significativos cada entero hasta 256 tiene su número; el 257 no lo ' +
    'tiene y se convierte en 256, de modo que ambos reciben la misma fila, con cualquier anchura. A partir de 512 ' +
    'guarda uno de cada cuatro. Desde cuatro columnas, float16 tiene 11 bits y falla en 2049 (con d = 2, ya en 712); ' +
    'float32 tiene 24 y falla en 16777217. Calcule en float64 y redondee solo los números terminados: desde cuatro ' +
    'columnas, todos servirán para tablas de longitud habitual.',
  answerRope:
    'Porque frena a todas por igual. La primera da una vuelta en 6,28 posiciones; con factor 8 tarda 50,3, y dos ' +
    'vecinas que distaban un radián distan ahora un octavo de radián. Con eso no se gana nada: las parejas ' +
    'rápidas habían visto todos sus ángulos mucho antes. NTK-aware, YaRN y Llama 3 las dejan casi o del todo ' +
    'como están y frenan las que nunca completaron una vuelta; NTK-aware solo frena la última por el factor ' +
    'entero, y por eso casi todas las lentas siguen topando con ángulos nuevos. Pero cuanto más lenta es la ' +
    'pareja, menos rebasa lo entrenado: en el gráfico inferior se ve bajar hasta 1.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  errorFrame: 'Posición, en escala de potencias de diez',
  errorChart:
    'El mayor error de la fila según la posición, para cuatro formatos de números, ambas escalas logarítmicas',
  strips: 'La fila de la posición {{position}} en colores: la exacta y la que dan float32, float16 y bfloat16',
  truth: 'exacta',
  lost: 'no es un número',
  searching: 'buscando…',
  noneAlike: 'ninguna hasta {{searched}}',
  alike: '{{first}} y {{second}}',
  alikeBeyond: '{{first}} y {{second}} a más tardar',
  nextApart: 'Todos los formatos distinguen todavía {{position}} de {{next}}.',
  nextAlike: 'Las posiciones {{position}} y {{next}} reciben exactamente la misma fila en {{formats}}.',
  noRow: 'No hay fila alguna en {{formats}}: el infinito no tiene seno.',
  gpu: {
    title: 'En su propia tarjeta gráfica',
    about:
      'Los modelos en navegadores forman sus ángulos en la GPU en float32 y usan el seno de esta. Los shaders de ' +
      'posenc/webgpu cuentan con números enteros de 32 bits, que son exactos en cualquier dispositivo. Haga que el ' +
      'suyo calcule ambos.',
    ask: 'Calcular en mi GPU',
    busy: 'Calculando …',
    usual: 'shader habitual',
    ours: 'números enteros',
    unnamed: 'un dispositivo que no dice su nombre',
    says:
      'Calculado en {{name}}: en la posición {{position}} el shader habitual se desvía hasta {{usual}}; los números ' +
      'enteros, {{ours}}.',
    chart:
      'Mayor error de la fila según la posición en {{name}}, del shader habitual y de los números enteros, ' +
      'ambas escalas logarítmicas',
    missing:
      'Este navegador no tiene WebGPU, o lo reserva para páginas que llegan por https. Lo tienen las versiones ' +
      'recientes de Chrome, Edge y Safari; Firefox, en algunos sistemas.',
    adapter: 'Este navegador tiene WebGPU, pero ninguna tarjeta gráfica que quiera usar.',
    failed: 'El dispositivo no pudo calcularlo: {{message}}',
  },
  models: 'De los archivos config de',
  ownModel: 'el archivo del enlace',
  ownFile: 'Un archivo suyo, y todo sobre este: «{{title}}»',
  refused: 'El archivo de este enlace no se puede dibujar, así que aquí está {{model}}:',
  ownLadder: '{{model}} ({{kind}})',
  ladderFrame: 'Pareja señalada',
  ladderChart:
    'Longitudes de onda de todas las parejas en escala logarítmica, una línea por escalado, con el alcance del ' +
    'entrenamiento sombreado',
  pastChart:
    'Para cada pareja que no completó una vuelta al entrenar: su ángulo en la posición elegida, dividido entre ' +
    'el mayor del entrenamiento, una línea por escalado. En 1 acabó el entrenamiento.',
  pairValue: '{{pair}}; una vuelta en {{wavelength}} posiciones',
  seenTurn: 'vueltas enteras en {{trained}} posiciones',
  nonePast: 'ninguno',
  pastRange: '× {{low}} a {{high}}',
  reached: 'posición {{position}}',
  words: {
    arithmetic: 'Filas sinusoidales con d = {{dim}} y base {{base}}; en baja precisión: {{stage}}.',
    rope:
      'Longitudes de onda de las {{pairs}} parejas de {{model}}, base {{base}}, entrenado con {{trained}} ' +
      'posiciones, junto a otros escalados con factor {{factor}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  format: {
    ask:
      'Una fila se calcula entera en un solo formato de números. El gráfico da el logaritmo (base 10) de su mayor ' +
      'error, de la posición 1 a la 1000, cinco pasos por cada factor de diez. Haga clic en la curva de {{format}}.',
    right:
      'El error de un ángulo es de unos *p* · 2^(−*t*): cuantos más bits significativos *t*, más baja la curva. ' +
      'float64 tiene 53; float32, 24; float16, 11; bfloat16, 8.',
    mistakes: {
      finer: 'Esa curva está más abajo: su formato tiene más bits significativos que {{format}}.',
      coarser:
        'Esa curva está más arriba: su formato tiene menos bits significativos. La más alta es bfloat16, que dedica ' +
        'al exponente 8 de sus 16 bits.',
    },
  },
  first: {
    ask:
      'Todo se calcula en {{format}}, con *d* = 512. ¿Cuál es la primera posición que recibe la misma fila que una ' +
      'anterior?',
    right:
      '{{format}} tiene {{bits}} bits significativos: representa cada entero hasta 2^{{bits}}. El siguiente se ' +
      'redondea a ese y recibe su fila.',
    mistakes: {
      last: 'Esa es una potencia de dos y el formato aún la representa. La siguiente ya no.',
      hidden: 'Falta un bit: el 1 inicial no se guarda, pero cuenta.',
    },
  },
  magnitude: {
    ask:
      'Todo se calcula en {{format}}, con *d* = {{dim}} y base 10000. ¿Cuánto se desvía, donde más, la fila de la ' +
      'posición {{position}}?',
    right:
      'Un ángulo se desvía unos *p* · 2^(−*t*) radianes, donde *t* es 53, 24, 11 y 8 bits en float64, float32, ' +
      'float16 y bfloat16. Muy por debajo de 1, el error es pequeño; cerca de 1 o más, el seno puede ser cualquiera.',
    options: { slight: 'menos de 0,001', some: 'entre 0,001 y 0,5', total: 'más de 0,5' },
    mistakes: {
      slight:
        'Un error tan pequeño es propio de posiciones cercanas o de más bits: el del ángulo crece con la posición.',
      some: 'El número de cifras no basta para saberlo: multiplique la posición por 2^(−*t*) y compare con un radián.',
      total: 'Aquí el ángulo se desvía mucho menos de un radián: multiplique la posición por 2^(−*t*).',
    },
  },
  stage: {
    ask:
      'Solo se redondean a {{format}} los senos y cosenos ya terminados; lo anterior es float64. ¿Cómo es el mayor ' +
      'error en la posición {{far}}, comparado con el de la posición {{near}}?',
    right:
      'Un seno está entre −1 y 1 venga de donde venga, y redondearlo cuesta lo mismo en cualquier posición. Lo ' +
      'dañino no es el formato corto, sino calcular en él.',
    options: {
      same: 'más o menos el mismo',
      grows: 'mayor, en proporción a la posición',
      none: 'no hay fila: la posición no cabe en el formato',
    },
    mistakes: {
      grows: 'Así es cuando se redondea el ángulo. Aquí el ángulo es exacto y solo se redondea el resultado.',
      none: 'Aquí la posición nunca se guarda en {{format}}; solo los números terminados.',
    },
  },
  slowed: {
    ask:
      'Escalado lineal con factor {{factor}}: ¿tras cuántas posiciones completa una vuelta la ' +
      'primera pareja, la más rápida?',
    right:
      'El escalado lineal divide cada frecuencia entre el factor: cada longitud de onda se multiplica por él, ' +
      'también los 2π de la primera.',
    mistakes: {
      unchanged: 'Esa es la longitud de onda sin escalar. El escalado lineal no deja intacta ninguna pareja.',
      faster: 'Es al revés: las frecuencias se dividen, así que las longitudes de onda se multiplican.',
      radian: 'Para entonces ha girado un radián. Una vuelta tiene 2π.',
    },
    units: { positions: 'posiciones' },
  },
  never: {
    ask:
      '{{name}} rota {{pairs}} parejas con base {{base}} y se entrenó con {{trained}} posiciones. Sin escalar, ' +
      '¿cuántas parejas no completan una vuelta en ellas? (Una más o una menos también vale.)',
    right: 'Aquellas cuya longitud de onda, 2π · base^(*i*/{{pairs}}), supera {{trained}}: las últimas.',
    mistakes: {
      round: 'Esas son las parejas que sí completan una vuelta.',
      radian: 'Esas no giran ni un radián. Una vuelta tiene 2π, así que son más las que no llegan a ella.',
    },
    units: { pairs: 'parejas' },
  },
  past: {
    ask:
      '{{name}} se entrenó con {{trained}} posiciones y recibe un escalado lineal de factor {{factor}}. En la ' +
      'posición {{position}}, ¿cuántas veces el mayor ángulo de su entrenamiento alcanza la pareja más lenta?',
    right:
      'El ángulo es posición por frecuencia: la posición se divide entre {{trained}} y la ' +
      'frecuencia, entre {{factor}}.',
    mistakes: {
      unscaled: 'Eso sería sin escalar: el escalado lineal divide el ángulo entre {{factor}}.',
      none:
        'El escalado lineal da ángulos conocidos hasta {{factor}} veces la longitud de entrenamiento. Esta posición ' +
        'está más allá.',
    },
  },
  fastest: {
    ask:
      'Llama 2 ha de leer {{factor}} veces su longitud de entrenamiento. ¿Cuál de estos escalados frena su pareja ' +
      'más rápida?',
    right:
      'El escalado lineal frena todas las parejas por igual. La más rápida había visto todos sus ángulos mucho ' +
      'antes: no se gana nada, y las posiciones vecinas acaban pareciéndose.',
    options: { linear: 'el lineal', ntkAware: 'NTK-aware', yarn: 'YaRN', llama3: 'Llama 3' },
    mistakes: {
      ntkAware: 'Aumenta la base, y la primera pareja gira base⁰ = 1 radián por posición sea cual sea la base.',
      yarn: 'No toca las parejas que dieron 32 vueltas o más en el entrenamiento, y la primera es una de ellas.',
      llama3: 'No toca las parejas cuya longitud de onda es un cuarto de la longitud de entrenamiento o menos.',
    },
  },
  attention: {
    ask:
      'YaRN con factor {{factor}} multiplica los cosenos y senos de consultas y claves por {{attention}}. Rotan ' +
      'todos los canales. ¿Por cuánto multiplica una puntuación?',
    right: 'Por el cuadrado: una puntuación es el producto de una consulta y una clave, y ambas se multiplicaron.',
    mistakes: {
      once: 'Se multiplican la consulta y la clave, así que el factor entra dos veces en la puntuación.',
      none: 'Una rotación sola conserva las longitudes, pero aquí el coseno y el seno mismos son mayores.',
    },
  },
  arrange: {
    ask:
      'A {{name}}, entrenado con {{trained}} posiciones, se le pide la posición {{position}}; el factor es ' +
      '{{factor}}. La pareja {{pair}} nunca completó una vuelta. Ordene los escalados por el ángulo que alcanza, de ' +
      'mayor a menor.',
    right:
      'Sin escalar rebasa lo entrenado {{factor}} veces. NTK-aware solo frena por el factor entero la última pareja; ' +
      'el lineal, todas. El NTK dinámico aumenta más la base, según la longitud que se pide.',
    options: { default: 'sin escalar', linear: 'lineal', ntkAware: 'NTK-aware', dynamic: 'NTK dinámico' },
    mistakes: {
      reversed: 'Ese es el orden de las longitudes de onda: una pareja que gira más despacio alcanza un ángulo menor.',
      linearLeast:
        'El escalado lineal divide entre el factor y nada más. El NTK dinámico, a {{factor}} veces la longitud de ' +
        'entrenamiento, frena más que eso las parejas lentas.',
    },
  },
} satisfies BankWords;
