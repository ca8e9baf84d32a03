import type { BankWords } from '../../../quiz/question.ts';

export default {
  exponent: {
    ask:
      'La fórmula del artículo divide la posición entre una potencia de la base. ¿Qué exponente tiene la columna ' +
      '{{column}}, contando desde 0, con *d* = {{dim}}?',
    right:
      'El exponente es 2*i*/*d*, e *i* es el número de la pareja: ⌊{{column}}/2⌋. Un seno y su ' +
      'coseno lo comparten.',
    mistakes: {
      column:
        'Eso es *c*/*d*: se tomó la columna por la pareja. Así un seno y su coseno girarían a distinta velocidad.',
      doubled: 'Eso es 2*c*/*d*, el desliz de una lección: la fórmula pide la pareja, no la columna.',
      ladder: 'Esa es la escala de fairseq, *i*/(*d*/2 − 1), que acaba exactamente en 1.',
    },
  },
  norm: {
    ask: '¿Cuál es la norma (longitud) de una fila de la tabla del artículo con *d* = {{dim}}?',
    right:
      'Cada una de las {{dim}}/2 parejas aporta sen² + cos² = 1 al cuadrado de la norma: es √({{dim}}/2) en ' +
      'cualquier posición.',
    mistakes: {
      ones: 'Eso toma cada número por 1. Es cada *pareja* la que aporta 1, y hay la mitad de parejas que de columnas.',
      squared: 'Ese es el cuadrado de la norma.',
      unit: 'Cada pareja está en una circunferencia de radio 1; la fila contiene {{dim}}/2.',
    },
  },
  division: {
    ask: 'Un programa escribe `position / div_term` con `div_term = {{divisor}}`. ¿Qué tabla resulta?',
    right:
      'Dividir entre base^(2*i*/*d*) es lo mismo que multiplicar por base^(−2*i*/*d*). Solo es un error combinar lo ' +
      'uno con el `div_term` de lo otro.',
    options: {
      paper: 'la del artículo',
      faster: 'una cuyas parejas giran cada vez más deprisa',
      slower: 'una cuyas parejas giran cada vez más despacio, mucho más que las del artículo',
    },
    mistakes: {
      paper: 'Dividir entre un recíproco es multiplicar: las frecuencias crecen de pareja en pareja.',
      faster: 'Una lección pone esta línea entre los errores, pero con este `div_term` es correcta.',
      slower: 'El exponente es tan grande como el del artículo. Lo que importa es su signo y la división.',
    },
  },
  turning: {
    ask:
      'La columna {{column}} de tres tablas con *d* = {{dim}}, en las posiciones 0 a 40: la del artículo (exponente ' +
      '2*i*/*d*), una con 2*c*/*d* y una con −2*i*/*d*. Haga clic en la curva de {{exponent}}.',
    right:
      'Con el doble de exponente la columna gira mucho más despacio; con uno negativo gira más de un radián por ' +
      'posición, y de una posición a otra da saltos.',
    mistakes: {
      paper: 'Esa es la del artículo: una onda lenta y regular.',
      doubledExponent: 'Esa apenas se mueve: su exponente es el doble del que da el artículo.',
      reciprocal: 'Esa salta de posición en posición: su frecuencia pasa de 1, pues el exponente es negativo.',
    },
  },
  shift: {
    ask:
      'En la tabla del artículo una sola matriz lleva cada fila a la siguiente. ¿En cuál de estas no hay ninguna? ' +
      '(*d* = {{dim}})',
    right: 'En ella un seno y su coseno tienen frecuencias distintas, y ninguna rotación gira los dos a la vez.',
    options: {
      concatenated: 'primero los senos y después los cosenos',
      halfMinusOne: 'exponente *i*/(*d*/2 − 1), como en fairseq',
      reciprocal: 'exponente −2*i*/*d*',
      doubledExponent: 'exponente 2*c*/*d*, con *c* la columna',
    },
    mistakes: {
      concatenated: 'El orden de las columnas cambia la matriz, pero sigue habiendo una.',
      halfMinusOne:
        'Las frecuencias son otras, pero iguales para el seno y el coseno de una pareja: cada pareja sigue girando.',
      reciprocal: 'Sus frecuencias son altísimas y, aun así, cada pareja gira un ángulo fijo.',
    },
  },
  swapped: {
    ask:
      'Un modelo se entrenó con la tabla del artículo (*d* = {{dim}}) y recibe una con los mismos números, primero ' +
      'los senos. Los productos escalares entre posiciones no cambian. De {{all}} filas recibidas, ¿cuántas se ' +
      'parecen más que a ninguna a la fila entrenada de su misma posición?',
    right:
      'Los pesos esperan cada onda en su columna. Cualquiera de los dos órdenes habría sido bueno antes de entrenar; ' +
      'después hay que permutar con él los pesos.',
    options: { all: 'todas', half: 'cerca de la mitad', few: 'menos de una de cada diez' },
    mistakes: {
      all:
        'Los productos dentro de una tabla no ven el orden de sus columnas. Los de una fila de una con una fila de ' +
        'la otra, sí.',
      half: 'No se queda en su sitio la mitad de las columnas: casi todas las ondas pasan a otra.',
    },
  },
  neighbours: {
    ask: 'Ordene estas tablas (*d* = {{dim}}) por cuánto se parecen las posiciones vecinas, de menos a más.',
    right:
      'Cuanto más deprisa gira una pareja, menos tienen en común las vecinas. Un exponente negativo hace crecer las ' +
      'frecuencias; uno doble las hace bajar el doble de rápido.',
    options: {
      paper: 'exponente 2*i*/*d*, la del artículo',
      doubledExponent: 'exponente 2*c*/*d*',
      reciprocal: 'exponente −2*i*/*d*',
    },
    mistakes: {
      reversed: 'Es al revés: las parejas lentas hacen que las vecinas se parezcan.',
      larger: 'Un exponente mayor divide entre más: las parejas giran más despacio y las vecinas se parecen más.',
      paperFirst:
        'Con el exponente negativo las parejas giran muchos radianes por posición: sus vecinas son las que menos se ' +
        'parecen.',
    },
  },
  unnoticed: {
    ask:
      'Un modelo se entrenó con la tabla del artículo con *d* = {{dim}}. ¿Cuál de estas, en su lugar, deja cada una ' +
      'de {{all}} posiciones más parecida a su propia fila entrenada que a ninguna otra?',
    right:
      'Con esta anchura sus frecuencias difieren poco de las del artículo, y cada una sigue en su columna. Una ' +
      'prueba con tres decimales en las cuatro primeras columnas de la posición 1 no distingue las dos tablas.',
    options: {
      halfMinusOne: 'exponente *i*/(*d*/2 − 1), como en fairseq',
      concatenated: 'los mismos números, primero los senos',
      doubledExponent: 'exponente 2*c*/*d*, con *c* la columna',
      reciprocal: 'exponente −2*i*/*d*',
    },
    mistakes: {
      concatenated: 'Los mismos números, pero en columnas distintas de las que esperan los pesos.',
      doubledExponent: 'Casi todas las columnas tienen otra frecuencia, y la mitad apenas se mueve.',
      reciprocal: 'Sus filas no tienen casi nada en común con las del entrenamiento.',
    },
  },
  ladder: {
    ask:
      'En fairseq el exponente es *i*/(*d*/2 − 1), con base 10000. ¿Tras cuántas posiciones completa una vuelta la ' +
      'última pareja con *d* = {{dim}}?',
    right:
      'Para la última pareja el exponente es exactamente 1, así que una vuelta tarda 2π · 10000 posiciones. Con la ' +
      'fórmula del artículo es más corta: allí el exponente acaba en (*d* − 2)/*d*.',
    mistakes: {
      paper: 'Esa es la última pareja del artículo. La escala de fairseq llega exactamente a 1/base.',
      radian: 'A menudo se da 10000 como la última longitud de onda. Eso es un radián; una vuelta tiene 2π.',
    },
    units: { positions: 'posiciones' },
  },
  same: {
    ask:
      'Una tabla de las posiciones 1 a 8 con *d* = {{dim}} y exponente {{exponent}}, donde *c* es la columna desde ' +
      '0; las columnas pares son senos y las impares, cosenos. Haga clic en una celda de una columna que la fórmula ' +
      'del artículo, con exponente 2⌊*c*/2⌋/*d*, llena con los mismos números.',
    right: 'Compare {{exponent}} con 2⌊*c*/2⌋/*d* columna por columna: coinciden donde ambos dan el mismo número.',
    mistakes: {
      cosine: 'En la fórmula del artículo esa columna tiene exponente 0, como la anterior. Aquí tiene otro.',
      other: 'En esa columna los dos exponentes difieren.',
    },
  },
} satisfies BankWords;
