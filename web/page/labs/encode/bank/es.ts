import type { BankWords } from '../../../quiz/question.ts';

export default {
  pair: {
    ask:
      'Senos y cosenos alternan; columnas y parejas se cuentan desde 0. ¿A qué pareja pertenece la columna ' +
      '{{dimension}}?',
    right: 'Las columnas 2*i* y 2*i* + 1 son el seno y el coseno de la pareja *i*. Todo se cuenta desde 0.',
    mistakes: {
      column: 'En la fórmula *i* numera parejas, no columnas, aunque a menudo se la llame «la dimensión».',
      up: 'Una columna impar es la segunda de su pareja: divida entre dos y redondee hacia abajo.',
    },
  },
  curve: {
    ask: 'Anchura {{dim}}, senos y cosenos alternos. Haga clic en la curva de la columna {{column}}, contada desde 0.',
    right: 'Una columna impar es un coseno, que empieza en 1; la pareja {{pair}} gira despacio.',
    mistakes: {
      sine: 'Empieza en 0, así que es un seno: la columna {{sine}}, la otra mitad de la pareja.',
      fast: 'Empieza en 1, pero es el coseno más rápido, la columna 1.',
    },
  },
  cut: {
    ask:
      'Para la posición 1, columna {{column}} (contada desde 0), anchura 512, unas diapositivas imprimen {{slide}}. ' +
      'El número de cuatro decimales más próximo es {{shown}}. ¿De dónde viene la diferencia?',
    right: 'Las diapositivas cortan tras el cuarto decimal: están truncados, no redondeados.',
    options: {
      cut: 'de truncar en vez de redondear',
      formula: 'de otra fórmula',
      single: 'de la precisión simple',
      width: 'de otra anchura',
    },
    mistakes: {
      formula: 'Las fórmulas usuales coinciden en la columna 0, sen 1 = 0,84147…, y también ahí imprimen 0,8414.',
      single: 'En la posición 1 la precisión simple acierta siete cifras.',
      width: 'La columna 0 es sen 1 con cualquier anchura, y también ahí las diapositivas imprimen 0,8414.',
    },
  },
  value: {
    ask:
      'Anchura {{dim}}, base 10000, senos y cosenos alternos. ¿Qué número hay en la posición {{position}}, columna ' +
      '{{dimension}}, contadas desde 0?',
    right: 'Las columnas 2 y 3 son el seno y el coseno de *p* / 10000^(2/4) = *p* / 100, en radianes.',
    mistakes: {
      wave: 'Seno y coseno cambiados: las columnas pares contienen el seno.',
      degrees: 'Su calculadora estaba en grados. Los ángulos van en radianes.',
      fast: 'No ha dividido entre base^(2*i*/*d*). Esa es la primera pareja.',
    },
  },
  misprint: {
    ask:
      'Anchura 4. Para la posición 4, columna {{dimension}} (contadas desde 0), una lección imprime {{printed}} con ' +
      'tres decimales. ¿Qué debería imprimir?',
    right: 'cos 4 = −0,65364… y cos 0,04 = 0,99920…; los otros 22 números de esa tabla son correctos.',
    mistakes: {
      printed: 'Eso dice la lección. Compruebe el tercer decimal.',
    },
  },
  halves: {
    ask:
      'Aquí van primero todos los senos y después todos los cosenos. Haga clic en el coseno de la pareja {{pair}} en ' +
      'la posición {{row}}.',
    right: 'Con *d* = 8, las columnas 0 a 3 son los senos de las parejas 0 a 3, y las columnas 4 a 7, sus cosenos.',
    mistakes: {
      sine: 'Ese es el seno de la pareja. Su coseno está *d*/2 columnas más allá.',
      interleaved: 'Ahí estaría si senos y cosenos alternaran.',
      turned: 'Fila y columna están cambiadas: las filas son posiciones.',
      one: 'Las posiciones se cuentan desde 0: esa fila es la anterior.',
    },
  },
  doubled: {
    ask: 'La anchura pasa de {{dim}} a {{twice}}. ¿Con qué rapidez cambia entonces la columna de la izquierda?',
    right: 'Su exponente es 0 con cualquier anchura: siempre da una vuelta cada 2π posiciones.',
    options: { same: 'con la misma que antes', slower: 'más despacio', faster: 'más deprisa' },
    mistakes: {
      slower: 'Aparecen frecuencias nuevas entre las demás y solo la última se frena. La primera se queda igual.',
      faster: 'Nada gira más deprisa que 1 radián por posición, con ninguna anchura.',
    },
  },
  odd: {
    ask:
      'Senos y cosenos alternan, y la anchura {{dim}} es impar. ¿Qué contiene la última columna, la {{last}}? Las ' +
      'columnas se cuentan desde 0.',
    right: 'Una columna par es un seno; con anchura impar, el último seno no tiene coseno al lado.',
    options: { sin: 'un seno', cos: 'un coseno', zero: 'ceros', error: 'nada: una anchura impar es un error' },
    mistakes: {
      cos: 'La columna {{last}} es par, y las columnas pares son senos.',
      zero: 'Algunos programas rellenan con ceros (fairseq, en su propio orden); la fórmula no.',
      error:
        'El código habitual de los tutoriales falla aquí, porque no le caben los cosenos. A la fórmula no le pasa.',
    },
  },
  beyond: {
    ask: '«Las posiciones sinusoidales sirven para cualquier longitud.» ¿Qué hay de cierto?',
    right: 'La fórmula tiene valor en cualquier posición. Que un modelo lo entienda es otra cosa.',
    options: {
      computed: 'se pueden calcular para cualquier posición',
      understood: 'un modelo se las arregla con textos más largos que los del entrenamiento',
      ends: 'nada: después de la última fila no hay más',
      grows: 'nada: muy lejos los valores se hacen demasiado grandes',
    },
    mistakes: {
      understood: 'A menudo no: nunca ha visto esas filas.',
      ends: 'Eso le pasa a una tabla aprendida. Esta es una fórmula.',
      grows: 'Senos y cosenos quedan entre −1 y 1, por lejos que se esté.',
    },
  },
  slowest: {
    ask: 'Anchura {{dim}}, base {{base}}. ¿Tras cuántas posiciones da una vuelta entera la pareja más lenta?',
    right: 'El último exponente es (*d* − 2)/*d*: la longitud de onda es 2π · base^((*d* − 2)/*d*).',
    units: { positions: 'posiciones' },
    mistakes: {
      limit: 'Eso es 2π · base, lo que dice también el artículo. El último exponente es (*d* − 2)/*d*, no 1.',
      base: 'La base misma no es una longitud de onda: falta 2π, y el último exponente es menor que 1.',
      radians: 'Tras esas posiciones la aguja ha girado un radián. Una vuelta necesita 2π veces más.',
    },
  },
  speeds: {
    ask:
      'Anchura {{dim}}, primero todos los senos y después todos los cosenos. Ordene estas columnas de la más rápida ' +
      'a la más lenta.',
    right:
      'Las columnas anteriores a la {{half}} son los senos de todas las parejas; desde la {{half}} están sus ' +
      'cosenos. Cuanto mayor es el número de la pareja, más despacio gira.',
    options: { a: 'columna {{a}}', b: 'columna {{b}}', c: 'columna {{c}}', d: 'columna {{d}}' },
    mistakes: {
      columns: 'Desde la columna {{half}}, los cosenos empiezan de nuevo por la pareja más rápida.',
      reversed: 'Eso es de la más lenta a la más rápida.',
    },
  },
} satisfies BankWords;
