import type { BankWords } from '../../../quiz/question.ts';

export default {
  place: {
    ask: '¿Cuánto mide el vector que se suma en la posición {{position}}, con anchura {{dim}} y peso α = {{alpha}}?',
    right: 'Cada una de las *d*/2 parejas mide 1, así que la fila mide √(*d*/2), y se suma α veces eso.',
    mistakes: {
      weightless: 'Eso mide la fila de la tabla. Antes de sumarla se multiplica por α.',
      whole: 'Eso es α√*d*. Hay *d*/2 parejas, y cada una suma 1 bajo la raíz.',
      rootless: 'Los *d*/2 unos dan el cuadrado de la longitud: falta la raíz, y después α.',
    },
  },
  shape: {
    ask:
      'Las palabras entran como ({{batch}}, {{words}}, {{dim}}) y la tabla de posiciones es ({{words}}, {{dim}}). ' +
      '¿Qué forma tiene la suma?',
    right: 'A cada número se le suma otro, y a cada secuencia del lote la misma tabla: la forma no cambia.',
    options: {
      same: '({{batch}}, {{words}}, {{dim}})',
      wider: '({{batch}}, {{words}}, {{twice}})',
      longer: '({{batch}}, {{double}}, {{dim}})',
      table: '({{words}}, {{dim}})',
    },
    mistakes: {
      wider: 'Así sería si se pusieran uno junto a otro. Aquí se suman.',
      longer: 'Las posiciones no se añaden detrás como tokens nuevos; cada una se suma a su palabra.',
      table: 'El lote permanece: la tabla se suma a cada una de sus secuencias.',
    },
  },
  flat: {
    ask:
      'Anchura {{dim}}, palabras tal como se generan, sin √d. Tres longitudes en las posiciones 0 a 7: palabra, ' +
      'posición y suma. Haga clic en la curva de la posición.',
    right: 'Una fila de senos y cosenos mide √(*d*/2) en todas partes; las palabras al azar no miden todas lo mismo.',
    mistakes: {
      word: 'Esa es la palabra: cada una se generó al azar, y su longitud también.',
      sum: 'Esa es la suma: varía con las palabras.',
    },
  },
  word: {
    ask:
      'Los embeddings empiezan con desviación típica 1 y se multiplican por √d. ¿Cuánto mide, más o menos, una ' +
      'palabra con anchura {{dim}}?',
    right: '*d* valores de tamaño 1 forman un vector de unos √*d*; por √*d*, da *d*.',
    mistakes: {
      plain: 'Eso mide antes de multiplicarla por √*d*.',
      square: 'Los valores de un vector se suman al cuadrado: √*d* · √*d* = *d*.',
    },
  },
  short: {
    ask:
      'Una lección dice que los valores acotados impiden que la posición domine. Los embeddings empiezan con ' +
      'desviación típica 1/√d y no se multiplican por √d; d = {{dim}}. ¿Cuántas veces más larga que la palabra es la ' +
      'posición, aproximadamente?',
    right: 'La palabra mide más o menos 1; la posición, √(*d*/2). Valores acotados no hacen un vector corto.',
    mistakes: {
      rooted: 'Así sería con el factor √*d*, que hace las palabras √*d* veces más largas.',
      square: 'Eso es *d*/2, el cuadrado de la longitud.',
    },
  },
  turned: {
    ask: 'Al sumar la posición, la palabra gira. Ordene cuatro comienzos, del ángulo menor al mayor (d = {{dim}}).',
    right: 'La posición mide 16 en las cuatro; las palabras, unos 512; 22,6; 10,2 y 1. Las cortas giran más.',
    options: {
      large: 'desviación típica 1, por √d',
      unit: 'desviación típica 1, sin √d',
      small: 'desviación típica 0,02, por √d',
      root: 'desviación típica 1/√d, sin √d',
    },
    mistakes: {
      reversed: 'Al revés: una palabra larga apenas se mueve; una corta, sí.',
      bounded: '√*d* alarga las palabras: con ese factor giran menos, no más.',
    },
  },
  lost: {
    ask: 'Con x · √d la palabra gira menos de 2° al sumar la posición. ¿Se pierde el orden?',
    right: 'Las posiciones ocupan pocas direcciones, y las proyecciones pueden aprender a mirar ahí.',
    options: {
      aside: 'no: las proyecciones pueden aprender a mirar donde están las posiciones',
      lost: 'sí: las palabras ahogan un ángulo tan pequeño',
      equal: 'sí, salvo que α haga las posiciones tan largas como las palabras',
      dropout: 'sí, porque el dropout la gira más',
    },
    mistakes: {
      lost: 'El ángulo dice qué parte del total es posición, no si se puede leer. Unos pesos aprendidos pueden leerla.',
      equal: 'Nada exige longitudes iguales: el propio artículo usa α = 1.',
      dropout: 'El dropout es azar, nuevo en cada paso; la posición es siempre la misma, y por eso puede aprenderse.',
    },
  },
  equal: {
    ask:
      'Embeddings con desviación típica 1, por √d, d = {{dim}}. ¿Cuánto debe valer α, más o menos, para que la ' +
      'posición mida tanto como su palabra?',
    right: 'La palabra mide más o menos *d*; la posición, √(*d*/2): α = √(2*d*).',
    mistakes: {
      whole: 'La posición mide √(*d*/2), no √*d*: solo *d*/2 parejas aportan 1 cada una.',
      plain: 'Eso solo basta sin el factor √*d*.',
    },
  },
  angle: {
    ask:
      'Sin √d y con α = {{alpha}}, una palabra mide {{word}} y su posición {{place}}; en {{dim}} dimensiones son ' +
      'casi perpendiculares. ¿Cuántos grados gira la palabra al sumar la posición?',
    right: 'En un triángulo rectángulo la tangente del ángulo es posición / palabra.',
    units: { degrees: 'grados' },
    mistakes: {
      barely: 'Apenas nada, dice una lección. Eso vale solo tras multiplicar las palabras por √*d*.',
      other: 'Ese es el ángulo entre la suma y la posición. El de la palabra es lo que falta hasta 90°.',
      percent: 'Eso es posición / palabra en tanto por ciento, no un ángulo.',
    },
  },
  dropped: {
    ask:
      'Una suma mide {{before}}. El dropout pone a 0 el {{percent}} % de sus {{dim}} valores y agranda los demás ' +
      'para compensar. ¿Cuánto mide después, más o menos?',
    right:
      'Con dropout *q* queda una parte 1 − *q* de los valores, 1/(1 − *q*) veces mayores: la longitud crece por ' +
      '1/√(1 − *q*).',
    mistakes: {
      same: 'Se conserva la media de cada valor, no la longitud: pocos valores grandes miden más que muchos pequeños.',
      shorter: 'Así sería si los demás no se agrandaran.',
      entry: 'Tanto crece cada valor que queda. Pero quedan menos.',
    },
  },
} satisfies BankWords;
