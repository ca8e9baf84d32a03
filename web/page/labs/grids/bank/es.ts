import type { BankWords } from '../../../quiz/question.ts';

export default {
  block: {
    ask:
      'Una fila de {{dim}} números tiene cuatro bloques de igual anchura (S, senos; C, cosenos): {{blocks}}. ¿Qué ' +
      'columna, contando desde 0, es la primera con un coseno de *x*?',
    right: 'Un bloque tiene {{dim}}/4 columnas; cuente los bloques anteriores al de cos *x*.',
    mistakes: {
      fromOne: 'Las columnas se cuentan desde 0.',
      interleaved: 'Ahí está cuando seno y coseno se alternan. Aquí van por bloques.',
      other: 'Ese es el lugar en el orden de otro proyecto. El orden forma parte de la disposición.',
    },
  },
  level: {
    ask:
      'Una sola tabla sirve a palabras, frases y párrafos, y sus filas se suman. ¿Qué lugar (palabra, frase, ' +
      'párrafo) tiene exactamente la misma fila que {{place}}?',
    right: 'Una suma no dice qué se sumó a qué: {{place}} y {{swapped}} suman las mismas tres filas.',
    options: { swapped: '{{swapped}}', sum: '{{sum}}', next: '{{next}}', none: 'ninguno' },
    mistakes: {
      sum: 'Los números de ese lugar dan la misma suma, pero se suman filas, no números: son otras filas de la tabla.',
      next: 'Allí la palabra tiene el mismo número, pero la frase suma otra fila.',
      none: 'Así sería si los niveles se distinguieran. Aquí la palabra 1 y la frase 1 son la misma fila de una tabla.',
    },
  },
  cross: {
    ask:
      'Disposición de MAE: la mitad de las columnas para *x* y la mitad para *y*. Ordene estas celdas por cuánto se ' +
      'parecen (coseno) a {{cell}}, de la más parecida a la menos.',
    right:
      'Una celda de la misma fila conserva la mitad de sus números, por lejos que esté. Por eso tres pasos por la ' +
      'fila cuestan menos que dos en diagonal, y el mapa es una cruz.',
    options: { near: '{{near}}', corner: '{{corner}}', row: '{{row}}', diagonal: '{{diagonal}}' },
    mistakes: {
      distance:
        'Ese es el orden por distancia en la imagen. El parecido suma el de las columnas y el de las filas: no es ' +
        'una distancia.',
      axis: 'Compartir la fila no lo decide todo: un paso en cada dirección cambia menos que tres en una.',
    },
  },
  product: {
    ask:
      'Una lección codifica la celda (*x*, *y*) como sen(*xy* / base^(*i*/*d*)). La celda marcada es {{cell}}; *x* ' +
      'va a lo ancho e *y* hacia abajo, ambas desde 0. Haga clic en otra celda con exactamente la misma fila.',
    right: 'Solo entra el producto: toda celda con *xy* = {{product}} tiene esta fila, sean cuales sean los factores.',
    mistakes: {
      self: 'Esa es la propia celda. Hay otra con su fila.',
      sum: 'Esa celda tiene la misma suma *x* + *y*. La fórmula multiplica.',
      axis: 'Compartir una coordenada da otro producto.',
    },
  },
  zeros: {
    ask:
      'Una lección codifica la celda (*x*, *y*) como sen(*xy* / base^(*i*/*d*)). En una cuadrícula de {{width}} ' +
      'columnas y {{height}} filas, ¿cuántas otras celdas tienen exactamente la misma fila que {{cell}}?',
    right:
      'Todas las celdas con *x* = 0 o *y* = 0 tienen producto 0 y nada más que ceros: {{height}} + {{width}} − 1 ' +
      'celdas, esta incluida.',
    mistakes: {
      column: 'Esas tienen *x* = 0. Las celdas con *y* = 0 también dan producto 0.',
      corner: 'Una de más: cuenta la propia celda.',
      itself: 'Su producto es 0, y no es la única.',
    },
  },
  weights: {
    ask:
      'MAE tiene los bloques {{mine}} (S, senos; C, cosenos); {{other}} tiene {{blocks}}, con las mismas ' +
      'frecuencias. ¿Qué es cierto de las dos?',
    right: 'El parecido no ve el orden de las columnas; los pesos, que tienen un número para cada columna, sí.',
    options: {
      map: 'los mapas de parecido son iguales, pero los pesos entrenados con una no sirven para la otra',
      both: 'los mapas son iguales, así que los pesos entrenados con una sirven para la otra',
      neither: 'los mapas son distintos, y también los pesos que necesitan',
    },
    mistakes: {
      both:
        'Los mapas no muestran el orden de las columnas. Un peso para un seno de *x* se encontraría ' +
        'con otro número.',
      neither: 'Un producto escalar suma por columnas en cualquier orden: los mismos números dan el mismo mapa.',
    },
  },
  offset: {
    ask:
      'Los niveles comparten una tabla; la frase *s* está en su fila *s* + {{offset}} y la palabra *w*, en la fila ' +
      '*w*, contando ambas desde 0. ¿Cuál es la primera palabra en una fila que puede tener una frase?',
    right: 'La frase 0 está en la fila {{offset}}. La palabra con ese número también.',
    mistakes: {
      before: 'Su fila es la anterior a la de la frase 0.',
      fromOne: 'También las palabras se cuentan desde 0: el número de una palabra es su fila.',
      paragraph: 'Ahí empiezan los párrafos, con doble desplazamiento. Las frases empiezan antes.',
    },
  },
  shifted: {
    ask:
      'Los niveles comparten una tabla, cada uno desplazado {{offset}} respecto al anterior. El mapa tiene una fila ' +
      'por frase y una columna por palabra del primer párrafo. Marcada: la palabra {{word}} de la frase ' +
      '{{sentence}}. Haga clic en el lugar con exactamente la misma fila.',
    right:
      'La palabra *w* de la frase *s* suma las filas *w* y *s* + {{offset}} de la tabla. La palabra *s* + {{offset}} ' +
      'de la frase *w* − {{offset}} suma las mismas dos.',
    mistakes: {
      self: 'Ese es el propio lugar. Hay otro con su fila.',
      folded: 'El desplazamiento se ha restado solo a la palabra. También tiene que cambiar la frase.',
      sum: 'Una palabra más y una frase menos, o al revés, suman otras filas de la tabla.',
    },
  },
  gates: {
    ask:
      'CoPE: las compuertas de las palabras {{open}} están abiertas, las de {{half}} a medias, y las demás cerradas. ' +
      '¿En qué posición está la palabra {{word}} para la consulta de la palabra {{last}}?',
    right:
      'La posición es la suma de las compuertas desde la palabra hasta la consulta, ambas incluidas: 1 por una ' +
      'abierta y 0,5 por una a medias.',
    mistakes: {
      words: 'Eso cuenta palabras. CoPE cuenta compuertas.',
      own: 'La compuerta de la propia palabra también cuenta.',
      whole: 'Una compuerta a medias cuenta la mitad.',
    },
  },
  asked: {
    ask:
      'CoPE: una compuerta está abierta (1) donde acaba una frase y, si no, cerrada (0). Cada celda es una palabra, ' +
      'en orden. La última es la consulta y busca la posición {{asked}}. Haga clic en una palabra cuya puntuación ' +
      'aumente más.',
    right:
      'La propia frase está en la posición 1, la anterior en la 2, y así sucesivamente: todas sus palabras comparten ' +
      'esa posición, por muchas que sean.',
    mistakes: {
      words: 'Esa está {{asked}} palabras atrás. Aquí las posiciones cuentan finales de frase.',
      own: 'La frase de la consulta está en la posición 1, pues la propia consulta la acaba.',
      other: 'Cuente las compuertas abiertas desde esa palabra hasta la consulta: no son {{asked}}.',
    },
  },
} satisfies BankWords;
