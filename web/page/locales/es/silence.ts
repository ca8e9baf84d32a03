import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/silence.ts';

export default {
  title: 'Mal y en silencio',
  question: '¿Por qué pasan las pruebas si las posiciones están mal?',
  lead:
    'Ocho programas de RoPE con errores que proyectos reales llegaron a publicar dan el resultado correcto en la ' +
    '[posición](position) 0; más lejos, el [error](error) supera cualquier [tolerancia](tolerance) y no se produce ' +
    'ningún aviso. Diga qué vería una prueba, observe el error y nombre la causa.',
  deeper:
    'RoPE rota cada pareja de canales un ángulo proporcional a la posición. En la posición 0 todos los ángulos son ' +
    '0, así que ahí aciertan los ocho, con cualquier emparejamiento de los canales y cualquier base. Un texto corto ' +
    'se queda cerca de ese punto, y un modelo de lenguaje esconde un error pequeño tras palabras fluidas. Lo que ' +
    'ayuda es una prueba con números de otra procedencia: en 0, en 1, en la longitud de entrenamiento y a ambos ' +
    'lados de cada límite. `npx posenc check` lleva esos números a un programa en cualquier lenguaje.',
  where:
    'El *error* en una posición es la mayor diferencia entre un número de la consulta tal como la rota el programa ' +
    'con errores y el mismo número calculado por posenc. La consulta tiene 64 canales: el canal *c* contiene ' +
    'cos(*c*²) antes de rotar. Las parejas van por mitades: el canal *i* rota con el *i* + 32, o con el *i* + 8 ' +
    'cuando solo rotan 16 canales. Los errores por debajo de 10⁻⁹ cuentan como 0.',
  presets: 'Casos',
  preset: {
    shainet111: {
      name: 'Caso 1',
      about: 'el primer token está bien',
      note:
        'Según el hilo, el primer token parecía correcto y después todo degeneraba. Una cabeza como las de Llama 3: ' +
        'rotan los 64 canales y la base es 500000.',
    },
    pie603: {
      name: 'Caso 2',
      about: 'una prueba unitaria lo aprueba',
      note:
        'La prueba unitaria de la rotación pasaba. En este modelo se rota la cuarta parte de cada cabeza: 16 de ' +
        '64.',
    },
    candle3746: {
      name: 'Caso 3',
      about: 'la configuración se lee',
      note: 'Cada campo de la configuración se lee y se guarda. Es la de Yi, con `rope_theta` 5000000.',
    },
    imp1316: {
      name: 'Caso 4',
      about: 'nada se prueba más allá de 40',
      note: 'La mayor posición de las pruebas era 40. El modelo se entrenó con posiciones hasta la 131071.',
    },
    candle3520: {
      name: 'Caso 5',
      about: 'se desvía solo un poco',
      note: 'En las primeras 40 posiciones la cabeza se desvía menos de una décima: ¿será redondeo? La base es 10000.',
    },
    unsloth6197: {
      name: 'Caso 6',
      about: 'los textos cortos salen bien',
      note:
        'Los textos cortos salen bien; a partir de unos 29000 tokens el resultado no tiene sentido. Llama 3.1: ' +
        'base 500000 y una configuración que estira 8192 posiciones por un factor de 8.',
    },
    pegainfer220: {
      name: 'Caso 7',
      about: 'el benchmark sale bien',
      note: 'Un benchmark con 4000 tokens y 64 más sale bien. El servidor admite 40960. Base 1000000.',
    },
    mlxvlm1983: {
      name: 'Caso 8',
      about: 'lee, pero no sabe escribir',
      note:
        'Un texto leído de una vez sale bien. Lo que el modelo escribe después, token a token, se desvía. Aquí cada ' +
        'posición es la de un token que llega solo.',
    },
  },
  controls: 'Caso, posición y prueba',
  label: {
    bug: 'Caso',
    position: 'Posición',
    tested: 'Posiciones que abarca la prueba',
    tolerance: 'Tolerancia de la prueba',
    curve: 'Mostrar el error en todas las posiciones',
  },
  hint:
    'Arrastre en la figura para mover la posición. Con el foco en ella, las flechas avanzan de una en una, Re Pág ' +
    'y Av Pág una cuarta parte, e Inicio y Fin van a 0 y a 131072.',
  axisPosition: 'posición →',
  axisError: 'mayor error de la consulta ↑',
  axisColumn: 'canal →',
  axisValue: 'consulta rotada ↑',
  reading: {
    title: 'La consulta en esta posición',
    position: 'Posición',
    error: 'Mayor error',
    beyond: 'Columnas fuera de tolerancia',
    column: 'En el canal',
    none: 'ninguna',
    right: 'Lo correcto',
    wrong: 'El programa',
  },
  predict: {
    title: '¿Qué ve la prueba?',
  },
  missed: {
    shainet111: 'Quien mira el primer token mira la posición 0, donde ningún ángulo rota nada.',
    pie603:
      'La prueba del propio proyecto no lo vio: daba por bueno el mismo error. Una prueba necesita números ajenos.',
    candle3746:
      'Con los ajustes que comparten casi todos los modelos el programa acierta siempre: una prueba que los use no ' +
      've nada.',
    imp1316: 'Las pruebas del proyecto acababan en la posición 40, donde el error aún parece redondeo.',
    candle3520: 'Con una tolerancia de 10⁻¹, las primeras 40 posiciones pasarían.',
    unsloth6197: 'Los canales que rotan deprisa están bien. Solo se desvían los lentos, que un texto corto apenas usa.',
    pegainfer220: 'El benchmark acababa en la posición 4063, unas treinta antes de tiempo.',
    mlxvlm1983: 'Una prueba que entrega un texto entero de una vez empieza bien, en 0, y no ve nada.',
  },
  name: {
    title: '¿Cuál es la causa?',
  },
  cause: {
    pairing: 'Se emparejan canales vecinos en vez de mitades',
    headWidth: 'Se usa la anchura de la cabeza donde va el número de canales que rotan',
    base: 'La base es siempre 10000, diga lo que diga la configuración',
    scaling: 'Falta el escalado de frecuencias que pide la configuración',
    sign: 'La rotación va en sentido contrario',
    shifted: 'Las posiciones se cuentan desde 1 y no desde 0',
    fastSines: 'Ángulos en float32 van a senos rápidos que no los reducen',
    shortPositions: 'Posiciones y ángulos se redondean a bfloat16',
    tableEnd: 'Una tabla de cosenos se lee más allá de su final',
    restarted: 'Cada token nuevo cuenta como el primero',
  },
  signature: {
    pairing: 'Con vecinos en vez de mitades, casi todos los canales que rotan están mal desde la posición 1.',
    headWidth: 'Con esa anchura equivocada, una cabeza que rota entera estaría bien en todas partes.',
    base: 'Con otra base, la primera pareja gira bien: los canales 0 y 32 no tendrían error en ninguna parte.',
    scaling:
      'Sin el escalado, los canales rápidos siguen bien, y un modelo que no lo tiene estaría bien en todas partes.',
    sign: 'Rotando al revés, el canal 0 ya estaría mal en la posición 1, por el doble de su parte del seno.',
    shifted: 'Contando desde 1, ya la posición 0 estaría mal.',
    fastSines:
      'Los senos rápidos pierden exactitud en proporción a la posición: al principio el error quedaría muy por ' +
      'debajo de 10⁻⁶.',
    shortPositions: 'bfloat16 tiene ocho bits significativos: ya la posición 1 se desviaría unas milésimas.',
    tableEnd: 'Hasta su final una tabla es exacta: no habría error antes de la posición 4096, y allí, un salto.',
    restarted: 'Si cada token fuera el primero, el programa dejaría todos los canales como estaban, en toda posición.',
  },
  notice: 'En qué fijarse',
  captionCovered:
    '{{case}} en la posición 0: ningún canal se desvía. La línea de la tolerancia dice cuándo se quejaría una ' +
    'prueba. Lo que pasa después de la posición 0 queda tapado hasta que responda.',
  caption:
    '{{case}}: el error es {{start}} en la posición 0, {{one}} en la 1, {{some}} en la 40, {{row}} en la 4096 y ' +
    '{{last}} en la {{end}}. Ambas escalas son logarítmicas: una pendiente recta es un error proporcional a la ' +
    'posición.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    '¿Qué casos se le escapan a una prueba de las primeras 40 posiciones con una tolerancia de 10⁻⁴, y hasta qué ' +
    'posición debe llegar una prueba para encontrarlos todos?',
  answerTitle: 'Ver la respuesta',
  answer:
    'Los casos 4 y 7. En el caso 4 el error de esas posiciones es como mucho 0,000004; supera 10⁻⁴ por primera vez ' +
    'en la posición 824. El caso 7 está bien hasta la 4095 y mal desde la 4096, así que una prueba que llegue a la ' +
    '4096 encuentra los ocho. Con una tolerancia de 10⁻¹, también los casos 5 y 6 se escapan en las primeras 40 ' +
    'posiciones.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  chart: 'El error según la posición, ambos en escala logarítmica; posición',
  at: '{{position}}; el error es {{error}}',
  covered: 'Tapado hasta que diga qué ve la prueba',
  coveredShort: 'Tapado: prediga antes',
  limit: 'tolerancia {{tolerance}}',
  testedRange: 'probado',
  headChart: 'Los 64 canales de la consulta en la posición {{position}}, los correctos y los equivocados',
  key: { right: 'lo correcto', same: 'el programa, dentro de la tolerancia', off: 'el programa, fuera de ella' },
  ofAll: '{{count}} de {{all}}',
  right: 'Correcto.',
  notSo: 'No es así.',
  predict: {
    ask:
      'Una prueba compara las primeras {{tested}} posiciones con números correctos y tolera {{tolerance}}. ¿La ' +
      'pasa este programa?',
    askOne:
      'Una prueba compara solo la posición 0 con números correctos y tolera {{tolerance}}. ¿La pasa este programa?',
    itPasses: 'La pasa',
    itFails: 'No la pasa',
    passes:
      'Pasa la prueba: de la posición 0 a la {{last}} el mayor error es {{largest}}. En la posición {{end}} es ' +
      '{{far}}.',
    passesExactly:
      'Pasa la prueba: de la posición 0 a la {{last}} no hay ningún error. En la posición {{end}} es {{far}}.',
    fails:
      'No pasa la prueba: en la posición {{first}} el error supera {{tolerance}} por primera vez. El mayor que ve ' +
      'la prueba es {{largest}}, en la posición {{where}}.',
  },
  name: {
    ask: '{{case}}: ¿qué error deja estas huellas? Fíjese en dónde empieza, cómo crece y a qué canales afecta.',
    trace:
      'En la posición {{position}}, el canal {{column}} contendría {{would}}; contiene {{holds}}. Vaya y compruébelo.',
    score: 'Causas encontradas: {{found}} de {{all}}, {{atOnce}} de ellas al primer intento.',
  },
  because: {
    shainet111:
      'En la posición 1 el ángulo rápido rota el canal 1 en vez del 32: todas las parejas son distintas de las del ' +
      'entrenamiento. Al programa del hilo le faltaba además el escalado de Llama 3, que aquí se deja aparte.',
    pie603:
      'Los exponentes recorren 64 en vez de 16, y las parejas distan 32 canales en vez de 8: los canales 8 a 15 no ' +
      'rotan, y los 32 a 39 sí.',
    candle3746:
      'La primera pareja tiene frecuencia 1 con cualquier base, de modo que los canales 0 y 32 están bien; los demás ' +
      'rotan demasiado deprisa, y ninguna línea lee el campo de la configuración.',
    imp1316:
      'En la posición 131071 la pareja más rápida lleva 20861 vueltas, y a float32 le quedan solo 512 pasos para ' +
      'cada una. El error crece con la posición, del redondeo a una centésima de radián.',
    candle3520:
      'bfloat16 tiene ocho bits significativos: guarda cada posición hasta la 256 y después una de cada dos. El ' +
      'producto se redondea otra vez, y en posiciones lejanas el coseno es ruido.',
    unsloth6197:
      'Llama 3.1 divide por 8 sus frecuencias lentas. Sin ello, los canales rápidos siguen bien y los lentos van ' +
      'ocho veces demasiado deprisa.',
    pegainfer220:
      'La tabla tiene las filas 0 a 4095, y nada comprueba el límite. Lo que hay detrás se lee como cosenos: aquí, ' +
      'los senos.',
    mlxvlm1983:
      'Las posiciones se cuentan a partir de la longitud de la entrada. Al generar texto la entrada es un solo ' +
      'token, así que cada uno queda en la posición 0 y no rota: los tokens de la caché no se cuentan.',
  },
  lines: { wrong: 'La línea equivocada', mended: 'Corregida', thread: 'El hilo:' },
  words: {
    right: '{{case}}, posición {{position}}: todo bien, ningún canal de la consulta se desvía.',
    wrong:
      '{{case}}, posición {{position}}: mal, con un error de hasta {{error}}; {{beyond}} de {{all}} canales quedan ' +
      'fuera de la tolerancia.',
    about_one: 'La prueba compara la posición 0 y tolera {{tolerance}}.',
    about_other: 'La prueba compara las primeras {{count}} posiciones y tolera {{tolerance}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  zero: {
    ask: 'En este laboratorio hay {{count}} programas de RoPE con errores. ¿En qué posición aciertan todos?',
    right:
      'En la posición 0 todos los ángulos son 0 y no se rota nada, se emparejen los canales que se emparejen y sea ' +
      'cual sea la base.',
    options: {
      zero: 'en la posición {{zero}}',
      one: 'en la posición {{one}}',
      forty: 'en la posición {{forty}}',
      end: 'en la posición {{end}}',
    },
    mistakes: {
      one:
        'En la posición 1 las parejas rápidas ya han girado un radián entero: casi todos los errores se ven ' +
        'enseguida.',
      forty: 'Ahí solo son pequeños los errores que crecen despacio. Casi todos los programas fallan mucho.',
      end: 'Tan lejos casi todos los programas fallan; solo sigue bien una tabla que acaba más allá.',
    },
  },
  turns: {
    ask:
      'Con RoPE, la pareja más rápida gira 1 radián por posición. ¿Cuántas vueltas ha dado en la posición ' +
      '{{position}}?',
    right:
      'La posición entre 2π. Lejos hay tantas vueltas enteras que a un formato corto le quedan pocas cifras para la ' +
      'parte de vuelta, que es lo único que cuenta.',
    mistakes: {
      radians: 'Ese es el ángulo en radianes. Una vuelta tiene 2π.',
      half: 'Una vuelta tiene 2π radianes, no π.',
    },
    units: { turns: 'vueltas' },
  },
  first: {
    ask:
      'Un programa tiene la línea `{{line}}` donde corresponde `{{mended}}`, y lee la tabla sin comprobar el límite. ' +
      '¿En qué posición falla la rotación por primera vez?',
    right:
      'La tabla tiene las filas 0 a 4095. La fila 4096 queda detrás, y lo que allí se lee no son los cosenos de esa ' +
      'posición. No se produce ningún error.',
    mistakes: {
      last: 'Esa es la última fila de la tabla, y está bien.',
      fromOne: 'Las filas se cuentan desde 0, así que la tabla acaba una posición antes.',
      atOnce: 'Hasta su final la tabla es exacta. Por eso pasan las pruebas cortas.',
    },
  },
  restarted: {
    ask:
      'Un programa cuenta las posiciones con `{{line}}`. Ha leído {{cached}} tokens de una vez y ahora recibe solo ' +
      'el siguiente. ¿Qué posición le da?',
    right:
      'Con un solo token, el rango es únicamente 0: los tokens de la caché no se cuentan. Así que ese token no se ' +
      'rota.',
    mistakes: {
      truth: 'Esa es la posición que debería tener. Pero la línea solo cuenta los tokens de esta llamada.',
      before: 'Esa es la posición del último token leído antes.',
      one: 'Se empieza a contar en 0.',
    },
  },
  test: {
    ask:
      'En un programa de RoPE, la línea `{{line}}` está donde corresponde `{{mended}}`. Una prueba compara las ' +
      'posiciones desde la 0 hasta la {{tested}}, sin incluir esta, con números correctos y tolera {{tolerance}}. ' +
      '¿La pasa el programa?',
    right:
      'Lo que cuenta es si la prueba llega a una posición en la que este error cambia un ángulo o una pareja. La 0 ' +
      'nunca lo hace; cada límite de un programa necesita una prueba a ambos lados.',
    options: { passes: 'la pasa', fails: 'no la pasa' },
    mistakes: {
      passes:
        'La prueba llega hasta {{last}}, y por el camino el error supera su tolerancia: mire en qué posición ocurre ' +
        'por primera vez.',
      fails: 'Hasta la posición {{last}} este error no cambia nada de lo que compara la prueba.',
    },
  },
  growth: {
    ask:
      'El gráfico da el logaritmo (base 10) del mayor error de tres programas equivocados, en las posiciones 1, 2, ' +
      '4, 8, etc., hasta {{last}}; si no hay error, se dibuja −9. Haga clic en la curva del programa con la línea ' +
      '`{{line}}`.',
    right:
      'El redondeo de un ángulo crece en proporción a la posición: una pendiente recta. El final de una tabla es un ' +
      'salto. Las parejas equivocadas fallan desde la posición 1: una línea horizontal.',
    mistakes: {
      pairing: 'Esa falla en la posición 1 tanto como en cualquier otra: empareja los canales equivocados.',
      fastSines: 'Esa crece con la posición: redondea los ángulos a float32.',
      tableEnd: 'Esa no tiene error alguno y luego salta: lee una tabla más allá de su final.',
    },
  },
  cause: {
    ask:
      'Un programa de RoPE acierta en la posición 0. En la 1 están mal {{columns}} de {{all}} canales, hasta en ' +
      '{{one}}. El mayor error es {{forty}} en la posición 40, {{before}} en la 4095 y {{row}} en la 4096. ¿Qué ' +
      'error deja estas huellas?',
    right: 'Mire dónde empieza el error, cómo crece y a cuántos canales afecta.',
    options: {
      base: 'la base es siempre 10000',
      scaling: 'falta el escalado de la configuración, que frena las parejas lentas',
      shifted: 'las posiciones se cuentan desde 1',
      fastSines: 'ángulos en float32 van a senos rápidos',
      shortPositions: 'posiciones y ángulos se redondean a bfloat16',
      tableEnd: 'se lee una tabla de cosenos más allá de su final',
      restarted: 'cada token nuevo cuenta como el primero',
    },
    mistakes: {
      base: 'Con otra base solo la primera pareja estaría bien: en la posición 1 fallarían 62 canales.',
      scaling: 'Entonces los canales rápidos estarían bien en cualquier posición, y los lentos, mal desde la 1.',
      shifted: 'Contando desde 1, la posición 0 ya estaría mal.',
      fastSines: 'Entonces el error empezaría muy por debajo de 0,000001 y crecería en proporción a la posición.',
      shortPositions:
        'bfloat16 tiene ocho bits significativos: en la posición 1 todos los canales se desviarían milésimas, y ' +
        'hacia la 300 los rápidos serían ruido.',
      tableEnd: 'Hasta su final una tabla es exacta, y entonces el error da un salto.',
      restarted: 'Entonces no rotaría ningún canal: en la posición 1 todos fallarían mucho.',
    },
  },
  crossing: {
    ask:
      'Cuatro errores de programas de RoPE, cada uno en su programa. Ordénelos por la primera posición en que el ' +
      'error supera {{tolerance}}, del más temprano al más tardío.',
    right:
      'Las parejas equivocadas se ven en la posición 1. Ocho bits significativos bastan para unas decenas de ' +
      'posiciones. Sin el escalado solo se desvían las parejas lentas. Una tabla es exacta hasta su final.',
    options: {
      pairing: 'se emparejan canales vecinos en vez de mitades',
      shortPositions: 'posiciones y ángulos se redondean a bfloat16',
      scaling: 'falta el escalado de la configuración, que frena las parejas lentas',
      tableEnd: 'se lee una tabla de 4096 filas más allá de su final',
    },
    mistakes: {
      reversed: 'Es al revés: primero el más temprano.',
      crash: 'Leer más allá del final no hace fallar el programa, y hasta el final no hay error alguno.',
    },
  },
  columns: {
    ask:
      'En un programa de RoPE, la línea `{{line}}` está donde corresponde `{{mended}}`. El mapa es su consulta en la ' +
      'posición {{position}}: arriba los canales 0 a {{last}}, abajo del {{half}} en adelante; el canal *i* rota con ' +
      'el que tiene debajo. Haga clic en un canal que esté bien en cualquier posición.',
    right:
      'La primera pareja tiene frecuencia base⁰ = 1 sea cual sea la base, y un escalado para contexto largo no toca ' +
      'las parejas rápidas. Mirar el primer canal no demuestra nada.',
    mistakes: {
      slowest: 'Esa es la pareja más lenta. Su frecuencia es la que más depende de la base y del escalado.',
      other: 'En este programa la frecuencia de esa pareja es otra.',
    },
  },
  width: {
    ask:
      'En una cabeza de {{head}} canales han de rotar {{turned}}. Un programa tiene `{{line}}` (debería dividir ' +
      'entre rotary_dim) y `{{partner}}` en lugar de `{{mended}}`. ¿Cuántos canales deja mal?',
    right:
      'Los canales 0 a 7 rotan con parejas equivocadas, los 8 a 15 no rotan aunque deberían y los 32 a 39 rotan ' +
      'aunque no deberían: 24.',
    mistakes: {
      meant: 'Esos son los canales que deberían rotar. Sus parejas equivocadas rotan también.',
      all:
        'El bucle sigue recorriendo las parejas de los canales que rotan. Casi todos los canales se dejan como deben ' +
        'estar.',
      moved: 'Ese es el número de parejas. Cada una tiene dos canales, y además faltan las parejas correctas.',
    },
    units: { columns: 'canales' },
  },
} satisfies BankWords;
