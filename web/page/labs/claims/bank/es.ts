import type { BankWords } from '../../../quiz/question.ts';

export default {
  digits: {
    ask: 'La columna {{column}} de la posición 1 con *d* = {{dim}} es {{value}}… Redondéela a cuatro decimales.',
    right: 'El quinto decimal es 5 o más, así que el cuarto sube.',
    mistakes: {
      truncated:
        'Eso está truncado, no redondeado: así lo imprime una lección. Comparado con una tabla redondeada, falla en ' +
        'la última cifra.',
    },
  },
  memory: {
    ask:
      'Una lección dice que las sinusoides necesitan O(*d*) de memoria. ¿Cuántos números contiene una tabla de ' +
      '{{positions}} posiciones con *d* = {{dim}}?',
    right:
      'Un número por posición y columna: O(*N* · *d*). O(*d*) solo basta si las filas se calculan ' +
      'cuando hacen falta.',
    mistakes: {
      row: 'Eso es una fila. La tabla tiene una por posición.',
      pairs: 'Esa es la mitad: una pareja tiene un seno y un coseno.',
      sum: 'Filas y columnas se multiplican: cada posición tiene un número en cada columna.',
    },
  },
  permuted: {
    ask:
      'La atención sin posiciones y sin máscara recibe las mismas palabras en otro orden. ¿Qué pasa ' +
      'con sus salidas?',
    right:
      'Las salidas se mueven con sus palabras: la atención es equivariante. Solo lo que olvida las posiciones, como ' +
      'la media de todas las filas, queda igual.',
    options: {
      same: 'las mismas salidas en las mismas posiciones',
      moved: 'la salida de cada palabra se mueve con ella, sin cambiar',
      other: 'cada palabra recibe otra salida',
    },
    mistakes: {
      same:
        'Así lo dicen varias lecciones, pero una fila pertenece a su palabra: donde hay otra ' +
        'palabra, sale otra cosa.',
      other: 'Una palabra ve las mismas palabras que antes, con las mismas puntuaciones: su salida no cambia.',
    },
  },
  diagnosis: {
    ask:
      'Las dos primeras filas de una tabla de seis columnas son ({{p0}}; {{p1}}; {{p2}}; {{p3}}; {{p4}}; {{p5}}) y ' +
      '({{q0}}; {{q1}}; {{q2}}; {{q3}}; {{q4}}; {{q5}}). ¿Qué tiene mal?',
    right: 'La primera fila de la tabla del artículo es 0, 1, 0, 1, …: compárela.',
    options: {
      offByOne: 'las posiciones empiezan en 1',
      cosineFirst: 'el coseno va antes que el seno',
      concatenated: 'van primero todos los senos',
      scaled: 'cada número está multiplicado por √*d*',
    },
    mistakes: {
      offByOne: 'Entonces la primera fila sería la de la posición 1 y empezaría por sen 1 = 0,84.',
      cosineFirst: 'Entonces la primera fila sería 1, 0, 1, 0, …',
      concatenated: 'Entonces la primera fila empezaría con todos sus ceros y acabaría con todos sus unos.',
      scaled: 'Entonces habría números mayores que 1.',
    },
  },
  holds: {
    ask: 'Tres frases de lecciones. ¿Cuál es correcta?',
    right: 'Esa se ha comprobado y se cumple. Las otras dos suenan igual de plausibles, y no se cumplen.',
    options: {
      linear: 'La codificación de *p* + *k* es una función lineal de la de *p*, la misma para todo *p*.',
      terms001: 'Sin contar los sesgos, una puntuación es la suma de cuatro términos.',
      distances000: 'Con *d* = 64, las posiciones 5 y 6 están más cerca que la 5 y la 50.',
      fourth001:
        'El término posición–posición de una puntuación depende solo de la separación entre las dos posiciones.',
      softmax001: 'Sobre las puntuaciones *S* = *K*ᵀ*Q*, softmax se aplica por filas.',
      explog001: 'exp y log sustituyen a la potencia para evitar el desbordamiento.',
      waves004:
        'Las longitudes de onda son de unos 6,3 en las columnas 2 y 3, de unos 20 en la 4 y la 5, y de unos 10000 ' +
        'en las dos últimas.',
    },
    mistakes: {
      fourth001:
        'Solo con pesos que conmutan con las rotaciones, como la identidad. Con pesos cualesquiera varía a lo largo ' +
        'de una diagonal.',
      softmax001: 'Las partes de una consulta deben sumar 1, y en esta disposición una consulta es una columna.',
      explog001:
        'Ninguna potencia de la fórmula pasa de 10000, así que nada puede desbordarse; y en precisión simple exp y ' +
        'log son menos exactas.',
      waves004:
        '6,3 es 2π, la longitud de onda de las columnas 0 y 1; y a la última le falta su 2π. Ninguna anchura cuadra ' +
        'con las tres.',
    },
  },
  nearest: {
    ask:
      'Con *d* = {{dim}} y base 10000, ¿cuál de las posiciones 1 a 10 tiene el mayor producto ' +
      'escalar con la posición 0?',
    right:
      'Unas 2π posiciones más allá la pareja más rápida vuelve a donde estaba, y en una tabla estrecha ella decide. ' +
      '«Cerca es parecido» es una regla aproximada.',
    mistakes: {
      neighbour: 'En una posición la pareja más rápida gira un radián entero, y en una tabla tan estrecha eso cuenta.',
      farthest:
        'Para entonces la pareja más rápida se ha vuelto a alejar de su punto de partida, y las lentas se han ' +
        'desviado.',
    },
  },
  falling: {
    ask:
      'El gráfico da el producto escalar de la posición 0 con las posiciones 0 a 40, dividido entre el máximo ' +
      'posible, para *d* = {{narrow}}, {{middle}} y {{wide}}. Haga clic en la curva de *d* = {{asked}}.',
    right:
      'El producto escalar es una suma de cosenos, uno por pareja. Dos parejas oscilan; 256 se promedian en un ' +
      'descenso suave, al menos cerca del comienzo.',
    mistakes: {
      narrow: 'Esa sube y baja: solo tiene dos parejas.',
      middle: 'Esa desciende, pero con ondulaciones: tiene 32 parejas.',
      wide: 'Esa desciende suavemente: tiene 256 parejas, cuyas oscilaciones se compensan.',
    },
  },
  misprint: {
    ask:
      'Una lección imprime esta tabla (*d* = {{dim}}, posiciones 0 a 5 hacia abajo) con tres decimales. En la ' +
      'posición {{row}} tiene {{a3}}, {{b3}}, {{c3}} y {{d3}}; los valores son {{a5}}, {{b5}}, {{c5}} y {{d5}}. Haga ' +
      'clic en un número mal redondeado.',
    right:
      'Redondee cada uno a tres decimales: dos de los cuatro fallan en la última cifra, y el resto ' +
      'de la tabla es correcto.',
    mistakes: {
      fine: 'Ese número está bien redondeado.',
      elsewhere: 'Esa es otra posición; sus números son correctos.',
    },
  },
  longest: {
    ask: '¿Cuál es la longitud de onda más larga de la tabla del artículo con *d* = {{dim}} y base 10000?',
    right: 'El último exponente es (*d* − 2)/*d*, no 1, así que es algo más corta que 2π · 10000.',
    mistakes: {
      claimed:
        'Eso es 2π · 10000, como dice el propio artículo. El último exponente es (*d* − 2)/*d*, así que la última ' +
        'longitud de onda no llega.',
      radian: 'A eso le falta 2π, como en una lección: en tantas posiciones la pareja gira cerca de un radián.',
    },
    units: { positions: 'posiciones' },
  },
  sums: {
    ask:
      'Una lección escribe las puntuaciones como *S* = *K*ᵀ*Q*, donde cada columna de *K* y *Q* es un token. ¿A lo ' +
      'largo de qué suman 1 los pesos de atención?',
    right:
      'La entrada (*i*, *j*) es la clave *i* con la consulta *j*. Las partes de una consulta suman 1, y una consulta ' +
      'es una columna.',
    options: { columns: 'de cada columna', rows: 'de cada fila', all: 'de la matriz entera' },
    mistakes: {
      rows: 'Una fila es una clave con todas las consultas. Es así en la disposición *QK*ᵀ, que es más habitual.',
      all: 'Cada consulta reparte su propia atención, hagan lo que hagan las demás.',
    },
  },
  lengths: {
    ask: 'Ordene por longitud (norma) con *d* = {{dim}}, de menor a mayor.',
    right:
      'Aun con todos los valores entre −1 y 1, la fila mide √(*d*/2) = 16. Es esa fila larga la que domina a los ' +
      'embeddings pequeños, si no se multiplican por √*d*.',
    options: {
      position: 'una fila de la tabla sinusoidal',
      small: 'un embedding sorteado con desviación típica *d*^(−0,5)',
      normal: 'un embedding sorteado con desviación típica 1',
      scaled: 'este último por √*d*',
    },
    mistakes: {
      reversed: 'Es al revés: primero la menor.',
      bounded: 'Sus valores están acotados, pero son {{dim}}, y sus cuadrados, de media un medio, se suman.',
    },
  },
} satisfies BankWords;
