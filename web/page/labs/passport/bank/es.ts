import type { BankWords } from '../../../quiz/question.ts';

export default {
  larger: {
    ask:
      '`{{model}}` tiene dos bases, {{small}} y {{large}}, y dos tipos de capas: unas ven una ventana de {{window}} ' +
      'posiciones; otras, todo el texto. ¿Qué capas tienen la base mayor?',
    right:
      'Una base mayor alarga las longitudes de onda. Donde se ve todo el texto, las separaciones son grandes y las ' +
      'parejas lentas necesitan longitudes de onda a la altura.',
    options: {
      whole: 'las que ven todo el texto',
      window: 'las que ven una ventana',
      turns: 'se alternan, vean lo que vean',
    },
    mistakes: {
      window:
        'Dentro de una ventana ninguna separación es grande: bastan longitudes de onda cortas, y con ellas una base ' +
        'menor.',
      turns: 'Depende de lo que ve la capa: la base es propia de cada tipo de capa.',
    },
  },
  tableEnd: {
    ask:
      'La tabla aprendida de `{{model}}` tiene {{rows}} filas. ¿Cuál es la primera posición para la ' +
      'que no hay ninguna?',
    right:
      'Las posiciones se cuentan desde 0, así que {{rows}} filas sirven desde la 0 hasta una menos que ese número. ' +
      'Una fórmula no tiene ese final.',
    mistakes: {
      last: 'Esa posición tiene la última fila.',
      fromOne: 'Las posiciones se cuentan desde 0, no desde 1: la tabla acaba una antes.',
    },
  },
  promised: {
    ask:
      '`{{model}}` se entrenó con {{trained}} posiciones; su archivo indica YaRN con factor {{factor}}. ¿Cuántas ' +
      'posiciones promete?',
    right: 'El factor por la longitud entrenada: con él, las parejas lentas no topan con ángulos nuevos hasta ahí.',
    mistakes: {
      trained: 'Esa es la longitud del entrenamiento. El escalado sirve para ir más allá.',
      added: 'La longitud entrenada se estira, no se suma: es la primera parte de la prometida.',
    },
    units: { positions: 'posiciones' },
  },
  source: {
    ask:
      'Las claves del archivo de `{{model}}` que aquí importan: `{{keys}}`. Sus capas rotan con base {{base}}. ¿De ' +
      'dónde sale ese número?',
    right:
      'El archivo lo dice si tiene `rope_theta`; se deduce del archivo si tiene `rope_ratio`; si no, ' +
      'decide la clase.',
    options: {
      file: 'está en el archivo',
      class: 'es el valor predeterminado de la clase que lee el archivo',
      computed: 'se deduce de otro número del archivo',
    },
    mistakes: {
      file: 'Ninguna clave de este archivo es la base, que sería `rope_theta`.',
      class: 'El valor predeterminado solo cuenta si el archivo calla. Este tiene una clave sobre la base.',
      computed: 'Las anchuras, cabezas y longitudes no determinan la base. Solo lo haría `rope_ratio`, como factor.',
    },
  },
  window: {
    ask:
      'Algunas capas de `{{model}}` ven una ventana de {{window}} posiciones, incluida la de la propia consulta. ' +
      '¿Desde qué posición deja de ver una de esas capas la posición 0?',
    right: 'La posición *p* ve de *p* − {{window}} + 1 a *p*. Para que la 0 quede fuera, *p* ha de ser {{window}}.',
    mistakes: {
      last: 'Esa posición aún la ve: la ventana cuenta también la posición de la consulta.',
      next: 'Una de más: la ventana cuenta también la posición de la consulta.',
      layers: 'Una capa ve una ventana; más capas llevan el rastro más lejos, pero se pregunta por una sola.',
    },
  },
  kept: {
    ask: '¿Como qué número guarda una tabla en bfloat16 la posición {{position}}?',
    right:
      'bfloat16 tiene 8 bits significativos: entre 32768 y 65536 solo dispone de los múltiplos de 256, y toma el más ' +
      'cercano.',
    mistakes: {
      exact: 'Su alcance basta, pero sus 8 bits significativos no: ese número no está entre los suyos.',
      cut: 'Es múltiplo de 256, pero no el más cercano: los números se redondean, no se truncan.',
      float16: 'Así la guardaría float16, que tiene 11 bits significativos; bfloat16 solo tiene 8.',
    },
  },
  formats: {
    ask:
      'Se calculan tablas de cosenos y senos en tres formatos, con las frecuencias de `{{model}}`. Ordene los ' +
      'formatos por la posición desde la que fallan por más de {{tolerance}}, de la más temprana a la más tardía.',
    right: 'Lo que cuenta son los bits significativos: 8 en bfloat16, 11 en float16, 24 en float32.',
    options: { float32: 'float32', bfloat16: 'bfloat16', float16: 'float16' },
    mistakes: {
      reversed: 'Es al revés: cuantos más bits significativos, más tarde falla.',
      range:
        'bfloat16 llega tan lejos como float32, pero con 8 bits significativos. Aquí falla la ' +
        'precisión, no el alcance.',
    },
  },
  unturned: {
    ask:
      'Cada celda es una capa de `{{model}}`, fila por fila, {{columns}} por fila; su valor es el logaritmo (base ' +
      '10) de lo lejos que ve. Según su archivo, un tipo de capas no tiene posiciones propias. Haga clic en una de ' +
      'ese tipo.',
    right:
      'Las capas que ven todo el texto no rotan nada: no tienen ángulos. El orden viene de las demás capas, que ' +
      'rotan sus consultas y claves con un alcance menor, y de la máscara causal.',
    mistakes: {
      turned:
        'Esa capa sí rota sus consultas y claves; solo ve una parte del texto, así que sus separaciones siguen ' +
        'siendo conocidas.',
    },
  },
  fresh: {
    ask: '¿Cuál de estos modelos no topa en la posición {{position}} con ningún ángulo ajeno a su entrenamiento?',
    right: 'Uno con un entrenamiento más largo, o con las parejas lentas frenadas hasta que la posición quepa en él.',
    options: {
      llama2: '`Llama-2-7b-hf`: entrenado con {{llama2Trained}} posiciones, base {{llama2Base}}, sin escalar',
      llama3:
        '`Meta-Llama-3-70B-Instruct`: entrenado con {{llama3Trained}} posiciones, base {{llama3Base}}, sin escalar',
      mixtral: '`Mixtral-8x7B-v0.1`: entrenado con {{mixtralTrained}} posiciones, base {{mixtralBase}}, sin escalar',
      llama31:
        '`Meta-Llama-3.1-8B`: entrenado con {{llama31Trained}} posiciones, base {{llama31Base}}, escalado Llama 3 × 8',
      granite:
        '`granite-3.3-8b-instruct`: entrenado con {{graniteTrained}} posiciones, base {{graniteBase}}, sin escalar',
    },
    mistakes: {
      llama2: 'Más allá de su entrenamiento nada se escala: {{llama2Fresh}} de sus parejas están en ángulos nuevos.',
      llama3:
        'Una base grande no basta: con ella hay más parejas tan lentas que no completan una vuelta al entrenar. ' +
        '{{llama3Fresh}} están en ángulos nuevos.',
      mixtral:
        'La posición no queda lejos de su entrenamiento, pero queda fuera: {{mixtralFresh}} parejas lentas están en ' +
        'ángulos nuevos.',
    },
  },
} satisfies BankWords;
