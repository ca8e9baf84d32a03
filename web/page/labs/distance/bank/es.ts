import type { BankWords } from '../../../quiz/question.ts';

export default {
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
