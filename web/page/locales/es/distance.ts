import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/distance.ts';

export default {
  title: 'Cerca y lejos',
  question: '¿Se parecen más las posiciones cercanas que las lejanas?',
  lead:
    'En la [matriz](matrix) cada celda es una pareja de posiciones, y su color dice cuánto se parecen sus filas: al ' +
    'multiplicarlas número a número y sumar sale su [producto escalar](measure). Las cercanas se parecen y las ' +
    'lejanas menos; pero no siempre, y de la [anchura](width) depende cuánto tarda en fallar la regla.',
  deeper:
    'También las puntuaciones de la atención son productos escalares, pero con pesos aprendidos entre las filas y el ' +
    'producto: lo que se ve aquí es lo que ofrece la tabla por sí misma. La matriz está hecha de franjas, porque ' +
    'solo cuenta la [separación](offset) entre dos posiciones, no dónde están.',
  where:
    'Para cada separación *k* se suman las ondas, cada una con su frecuencia. En *k* = 0 todas valen 1, y por ' +
    'eso todas las filas miden lo mismo: √(d/2).',
  presets: 'Parejas para comparar',
  preset: {
    lesson000: {
      name: 'd = 64',
      about: '5–6 frente a 5–50',
      note:
        'Una lección dice que 5 y 6 están más cerca entre sí que 5 y 50. Con d = 64 es cierto: las ' +
        'distancias son 1,4718 y 5,3264.',
    },
    lesson004: {
      name: 'd = 512',
      about: '0–1 frente a 0–100',
      note:
        'Una lección llama alto al producto escalar de 0 y 1, y bajo al de 0 y 100. Con d = 512 son 249,1 y ' +
        '112,0 de 256: más bajo, pero nada despreciable.',
    },
    counter: {
      name: 'd = 4',
      about: '0–6 frente a 0–1',
      note:
        'Un contraejemplo: con cuatro dimensiones, la posición 0 se parece más a la 6 que a su vecina 1, porque ' +
        'tras 6 posiciones la aguja rápida ha dado casi la vuelta entera.',
    },
  },
  measures: { dot: 'producto escalar', cosine: 'coseno', distance: 'distancia' },
  controls: 'Controles de cerca y lejos',
  label: {
    row: 'Primera',
    column: 'Segunda',
    keptRow: 'Guardada: primera',
    keptColumn: 'Guardada: segunda',
    measure: 'Medida',
    positions: 'Posiciones',
    dim: 'Anchura d (d_model)',
    base: 'Base',
    from: 'Desde la separación',
    last: 'Hasta la separación',
  },
  hint:
    'Pulse o arrastre sobre la matriz para señalar una pareja, o muévase con las flechas. La de trazos es la ' +
    'guardada para comparar. Aquí la anchura es par: una impar acaba en un seno suelto, y su parecido depende ' +
    'también de la posición.',
  axisFirst: 'primera posición',
  axisSecond: 'segunda posición →',
  axisOffset: 'separación k →',
  notice: 'En qué fijarse',
  caption:
    'Si se mueve a lo largo de una franja, nada cambia; si la cruza, el valor oscila. Con pocas dimensiones las ' +
    'oscilaciones son grandes; con muchas, las ondas rápidas se anulan y queda una pendiente suave. Dentro de la ' +
    'figura, el coseno de una tabla ancha queda muy por encima de 0; con d = 64 se hace negativo por primera vez en ' +
    'la separación 725.',
  repeatTitle: '¿Llega a repetirse?',
  repeatAbout:
    'En posiciones enteras ninguna aguja vuelve exactamente al mismo punto, pero todas pueden acercarse a la vez. ' +
    'Elija un intervalo de separaciones y se buscará aquella en la que la codificación queda más cerca de donde ' +
    'empezó.',
  askTitle: 'Pruebe antes de mirar',
  ask:
    'Las lecciones dicen que cuanto más cerca están dos posiciones, mayor es su producto escalar. Con d = 4, ' +
    '¿cuál de las posiciones de la 1 a la 10 se parece más a la 0?',
  answerTitle: 'Ver la respuesta',
  answer:
    'La 6. Con cuatro dimensiones hay dos agujas: la rápida está casi de nuevo arriba tras 2π ≈ 6,28 ' +
    'posiciones, y la lenta apenas se ha movido. El producto escalar con la 6 es 1,958; con la 1, solo 1,540. Con d ' +
    '= 512 la regla se cumple durante mucho más tiempo, hasta la separación 43.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  pairs: 'Dos parejas de posiciones',
  pairName: '{{first}} y {{second}}',
  apart: 'separación',
  keep: 'Guardar esta pareja para comparar',
  matrix: 'Matriz de todas las parejas de posiciones.',
  matrixRole: 'mapa de calor',
  matrixValue: 'Señaladas: {{first}} y {{second}}.',
  offsetChart: 'La fila de la posición {{first}}: lo medido, en puntos según la separación; la fórmula, en una línea',
  riseHere: 'primera subida, k = {{offset}}',
  agreement:
    'Los puntos se miden entre filas de la tabla en precisión simple; la línea es la suma de cosenos. Difieren ' +
    'como mucho en {{error}}.',
  rise:
    'En la separación {{offset}} el producto escalar sube por primera vez, de {{previous}} en la {{before}} a ' +
    '{{dot}}: desde ahí, más cerca ya no es siempre más parecido.',
  noRise: 'Hasta la separación 10000 el producto escalar no sube nunca.',
  verdict: {
    holds: 'La pareja con separación {{near}} se parece más que la pareja con separación {{far}}.',
    fails: 'Aquí es al revés: la pareja con separación {{far}} se parece más que la de separación {{near}}.',
    same: 'Las dos parejas tienen la misma separación, {{offset}}, así que las tres medidas coinciden.',
  },
  widths: 'Anchuras pequeñas y grandes: el coseno en las separaciones de 0 a 60',
  risesAt: 'sube en {{offset}}',
  risesLater: 'no sube hasta {{span}}',
  searching: 'Buscando…',
  repeatNeighbour:
    'Entre las separaciones {{from}} y {{last}} nada queda más cerca que la posición contigua, a {{distance}}. ' +
    'Con esta anchura nada se confunde con una repetición.',
  repeatNearer:
    'Entre las separaciones {{from}} y {{last}}, donde más se acerca es en {{offset}}: a solo {{distance}}, ' +
    'mientras que la posición contigua está a {{neighbour}}.',
  repeatFarther:
    'Entre las separaciones {{from}} y {{last}}, donde más se acerca es en {{offset}}: a {{distance}}, más ' +
    'lejos que la posición contigua, que está a {{neighbour}}.',
  words: {
    matrix:
      'Una matriz de {{positions}} por {{positions}} posiciones, con anchura {{dim}} y base {{base}}. Muestra: ' +
      '{{measure}}. Los valores van de {{least}} a {{greatest}} y son iguales a lo largo de cada diagonal.',
    width: '{{offset}} con d = {{dim}}',
    widths: 'La primera subida según la anchura: {{list}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  self: {
    ask: 'Anchura {{dim}}. ¿Cuánto vale el producto escalar de la posición {{position}} por sí misma?',
    right: 'Cada pareja aporta sen² + cos² = 1, y hay *d*/2 parejas. Es el mayor producto escalar posible.',
    mistakes: {
      columns: 'Cada 1 se reparte entre dos columnas: un seno al cuadrado y un coseno al cuadrado.',
      cosine: 'Eso es el coseno. El producto escalar no se divide entre las longitudes.',
      length: 'Eso es la longitud de la fila. Su producto escalar por sí misma es el cuadrado.',
    },
  },
  moved: {
    ask: 'Anchura {{dim}}. ¿Qué pareja de posiciones tiene mayor producto escalar: {{a}} y {{b}}, o {{c}} y {{d}}?',
    right: 'Solo cuenta la separación, que es la misma. Por eso la matriz está hecha de franjas.',
    options: { same: 'las dos igual', first: '{{a}} y {{b}}', second: '{{c}} y {{d}}' },
    mistakes: {
      first: 'La posición no influye: todas las agujas han avanzado los mismos ángulos.',
      second: 'La posición no influye: todas las agujas han avanzado los mismos ángulos.',
    },
  },
  stripe: {
    ask:
      'La matriz muestra cuánto se parecen dos posiciones, contadas desde 0. En la fila {{row}}, haga clic en la ' +
      'celda exactamente igual a la de la fila {{first}}, columna {{second}}.',
    right: 'Las celdas iguales forman franjas de arriba a la izquierda a abajo a la derecha: separación {{offset}}.',
    mistakes: {
      column: 'La misma segunda posición, pero otra separación.',
      across: 'Ha cruzado las franjas. Solo a lo largo de ellas se conserva la separación.',
    },
  },
  widths: {
    ask:
      'Tres curvas: el coseno según la separación, de 0 a 40, con anchuras {{narrow}}, {{middle}} y {{wide}}. Haga ' +
      'clic en la de anchura {{wide}}.',
    right: 'Con muchas parejas las ondas rápidas se anulan y queda una pendiente suave.',
    mistakes: {
      narrow: 'Con dos agujas nada se anula: es la anchura {{narrow}}.',
      middle: 'Todavía oscila: la anchura {{middle}} tiene pocas ondas para alisarse.',
    },
  },
  gap: {
    ask:
      'Con anchura {{dim}}, el producto escalar de las posiciones {{first}} y {{second}} es {{dot}}. ¿A qué ' +
      'distancia están sus dos filas?',
    right: 'Las dos filas tienen longitud al cuadrado *d*/2, así que distancia² = *d* − 2 · producto escalar.',
    mistakes: {
      square: 'Eso es el cuadrado de la distancia: falta la raíz.',
      difference: 'La distancia no es lo que falta hasta el mayor producto: distancia² = |a|² + |b|² − 2 a · b.',
      half: 'Ha contado una sola de las dos filas: |a|² + |b|² es *d*, y de ahí se resta 2 a · b.',
    },
  },
  sum: {
    ask: 'Anchura {{dim}}, base 10000. ¿Cuánto vale el producto escalar de las posiciones {{first}} y {{second}}?',
    right: 'La suma de los cosenos de lo que gira cada aguja entre las dos: cos *k* + cos(*k*/100).',
    mistakes: {
      cosine: 'Eso es el coseno: el producto escalar dividido entre *d*/2.',
      one: 'Esa es solo la aguja rápida. La lenta aporta casi 1.',
      minus: 'Todas las agujas se suman. Ninguna se resta.',
      degrees: 'Su calculadora estaba en grados. Los ángulos van en radianes.',
    },
  },
  closest: {
    ask: 'Anchura {{dim}}. ¿Cuál de las posiciones de la {{from}} a la {{to}} se parece más a la {{first}}?',
    right: 'Tras 6 posiciones la aguja rápida ha dado casi la vuelta (2π ≈ 6,28) y la lenta apenas se ha movido.',
    mistakes: {
      near: 'Eso dicen las lecciones: cuanto más cerca, más parecidas. Con cuatro dimensiones no es así.',
      offset: 'Esa es la separación. Se pregunta qué posición.',
    },
  },
  low: {
    ask:
      'Una lección llama bajo al producto escalar de las posiciones 0 y 100. Con anchura 512 el mayor es ' +
      '{{largest}}: ¿qué parte de él espera?',
    right: 'Es {{dot}}. Las ondas lentas, casi la mitad de todas, apenas se han movido en 100 posiciones.',
    options: {
      none: 'casi nada',
      tenth: 'alrededor de un décimo',
      half: 'algo menos de la mitad',
      most: 'unos nueve décimos',
    },
    mistakes: {
      none: 'Las ondas rápidas se anulan, pero las lentas apenas se mueven: es {{dot}}.',
      tenth: 'Demasiado poco: es {{dot}}, porque las ondas lentas apenas se mueven.',
      most: 'Demasiado: es {{dot}}. Las ondas más rápidas hace mucho que perdieron el paso.',
    },
  },
  wider: {
    ask:
      'Con anchura {{narrow}} el producto escalar sube por primera vez en la separación {{rise}}: desde ahí, más ' +
      'cerca ya no es siempre más parecido. ¿Y con anchura {{wide}}?',
    right: 'En la separación {{offset}}: más ondas de distinta velocidad se alisan unas a otras.',
    options: { later: 'más tarde', sooner: 'antes', same: 'en la misma separación', never: 'nunca' },
    mistakes: {
      sooner: 'Más ondas alisan la curva. Las que oscilan son las tablas estrechas.',
      same: 'La onda más rápida es la misma, pero en una tabla ancha es una entre muchas.',
      never: 'Ninguna anchura hace que la regla valga siempre: aquí falla en la separación {{offset}}.',
    },
  },
  alike: {
    ask: 'Anchura {{dim}}. Ordene estas posiciones por su parecido con la 0, la más parecida primero.',
    right: 'Decide la aguja rápida: cos *k* es mayor justo antes de la vuelta entera y menor a media vuelta.',
    options: { a: 'posición {{a}}', b: 'posición {{b}}', c: 'posición {{c}}', d: 'posición {{d}}' },
    mistakes: {
      near: 'Así es de cerca a lejos. Con dos agujas, la rápida pronto completa una vuelta.',
      reversed: 'Al revés: un producto escalar grande significa parecido.',
    },
  },
  again: {
    ask:
      'La anchura 2 es una sola aguja que gira 1 radián por posición. ¿Tras cuántas posiciones, de 1 a {{last}}, ' +
      'queda más cerca de donde empezó?',
    right: 'Vueltas enteras: {{turns}}. Tardan {{needed}} posiciones, y {{offset}} es lo más próximo.',
    mistakes: {
      turn: 'Tras 6 le falta 0,28 para una vuelta. Más adelante se acerca más.',
      half: 'Tras 3 está casi enfrente.',
      last: 'La cercanía no crece con la separación: depende de lo cerca que se quede de vueltas enteras.',
    },
  },
} satisfies BankWords;
