import type { BankWords } from '../../../quiz/question.ts';

export default {
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
