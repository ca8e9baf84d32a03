import type { Shape } from '../../../page/text/strings.ts';
import type en from '../en/plans.ts';

/** Español: qué se sabe hacer tras cada recorrido y, en cada paso, qué preguntar y qué esperar. */
export default {
  goals: {
    intro: {
      lose: 'mostrar con dos frases qué pierde la atención sin posiciones',
      read: 'leer una fila y una columna de la tabla, y nombrar su onda más rápida y la más lenta',
      shift: 'explicar por qué «k palabras más allá» es una misma rotación para todas las posiciones',
      places: 'nombrar tres puntos en los que una codificación entra en la atención, con un ejemplo de cada uno',
    },
    '000': {
      lose: 'explicar qué pierde la atención sin posiciones y qué cambia al sumar un vector',
      build: 'construir la tabla para d = 64 y comprobarla con la figura',
      near: 'comparar distancias entre posiciones y decir dónde falla «más cerca, más parecido»',
      rope: 'programar RoPE y probarlo lejos de la posición 0',
    },
    '001': {
      equal: 'decir qué significa equivariancia, con un par de frases propias',
      terms: 'separar una puntuación en sus cuatro términos y decir de qué depende cada uno',
      hand: 'calcular a mano números y longitudes de onda de la tabla',
      length: 'comparar las longitudes de una palabra y de su posición, y decir qué hacen con ellas α y √d',
      judge: 'juzgar una codificación de cuadrículas o niveles según si dos lugares comparten fila',
    },
    '002': {
      lose: 'mostrar quién quiere a quién, y qué queda de ello sin posiciones',
      length: 'comparar las longitudes de una palabra y de su posición, y decir qué hace √d',
      loop: 'encontrar la línea en que un bucle se aparta de la fórmula del artículo y decir qué se rompe',
    },
    '003': {
      cut: 'leer números de la tabla y distinguir decimales truncados de redondeados',
      ladder: 'dar las longitudes de onda de la primera pareja y de la última para d = 512',
      write: 'escribir la función y probarla con cuatro decimales',
    },
    '004': {
      lose: 'explicar con «The cat sat» por qué hacen falta posiciones',
      check: 'comprobar cifra por cifra una tabla impresa',
      choose: 'comparar tabla aprendida, sinusoides, RoPE y ALiBi más allá de la longitud de entrenamiento',
      slip: 'reconocer dos errores habituales por lo que hacen con la tabla',
    },
  },
  needs: {
    vectors: 'vectores y su producto escalar',
    waves: 'seno y coseno, en radianes',
    matrices: 'el producto de dos matrices',
    attention: 'atención: consultas, claves, valores, softmax',
    python: 'un poco de Python',
  },
  steps: {
    order: {
      ask:
        'Dos frases tienen las mismas palabras en otro orden. ¿Da la atención a cada palabra la misma salida en ' +
        'ambas?',
      note:
        'Sin posiciones, sí, salvo el redondeo: las salidas se mueven con sus palabras. El término exacto es ' +
        'equivariante, no invariante. Una máscara causal ya basta para romperlo.',
    },
    sum: {
      ask: 'Una palabra avanza una posición. ¿Qué cambia en el vector que se suma: su longitud o su dirección?',
      note:
        'Solo la dirección: la longitud es √(d/2) en todas partes, por α. Suele temerse que la suma destruya la ' +
        'palabra; compare las dos longitudes y el ángulo.',
    },
    table: {
      ask: 'La tabla tiene una fila por posición. ¿Qué columnas cambian más de una fila a la siguiente?',
      note:
        'Las de la izquierda: la pareja 0 da una vuelta cada 2π ≈ 6,28 posiciones y cada pareja posterior es más ' +
        'lenta por el mismo factor. Un desliz frecuente es tomar una columna por una posición.',
    },
    far: {
      ask: 'El módulo de la lección termina en max_len 5000. ¿Se parecen las filas 4900 a 4999 a las filas 0 a 99?',
      note:
        'A la izquierda sí, a la derecha no: las columnas más lentas siguen en su primera vuelta y ya se han movido. ' +
        'La fórmula no termina; solo termina la tabla guardada.',
    },
    size: {
      ask:
        'Todos los números de esta tabla están entre −1 y 1. ¿Es por eso pequeña una posición al lado de una ' +
        'palabra?',
      note:
        'No se sigue: cuenta la longitud de la fila, √(d/2) = 16 para d = 512. Cuánto mide una palabra depende de ' +
        'cómo ' +
        'se inició su vector.',
    },
    cut: {
      ask: 'Las diapositivas imprimen 0,8414 para sen 1. ¿Está redondeado?',
      note:
        'No, está truncado: sen 1 = 0,84147…, que se redondea a 0,8415. Una prueba que compare cuatro decimales ' +
        'debe decir cuál de los dos usa.',
    },
    printed: {
      ask: 'Calcule PE(1, 0) y PE(1, 1) con una calculadora antes de mirar. ¿En grados o en radianes?',
      note:
        'En radianes: sen 1 = 0,841 y cos 1 = 0,540. En grados saldría 0,017 y 1,000, la causa más frecuente de ' +
        'que una ' +
        'tabla no coincida.',
    },
    slips: {
      ask: 'Con d = 4 hay dos parejas. ¿Cuáles son sus longitudes de onda?',
      note:
        '2π ≈ 6,28 y 2π · 100 ≈ 628 posiciones: el exponente de la pareja 1 es 2/4. Dos números de la fila 4 de la ' +
        'lección fallan en la última cifra; deje que los encuentren.',
    },
    strips: {
      ask: '¿Qué dos franjas muestran la misma onda, solo desplazada?',
      note: 'Las columnas 2i y 2i + 1: el seno y el coseno de una misma pareja, separados un cuarto de vuelta.',
    },
    write: {
      ask: 'Escriba usted la función, en unas cinco líneas. ¿Qué tres números necesita?',
      note:
        'Posiciones, anchura y base. Los deslices habituales: grados, el número de la columna donde va el de la ' +
        'pareja, y dividir por div_term en vez de multiplicar. El programa bajo el laboratorio da esta misma tabla.',
    },
    clock: {
      ask: '¿Por qué necesita un reloj más de una aguja, y por qué a velocidades distintas?',
      note:
        'Una aguja rápida distingue posiciones vecinas, pero pronto completa una vuelta; una lenta distingue ' +
        'posiciones lejanas, pero apenas se mueve entre vecinas. Juntas hacen ambas cosas.',
    },
    ladder: {
      ask: 'La longitud de onda más corta es 2π. ¿La más larga es 10000, 10000 · 2π o algo menos?',
      note:
        'Algo menos de 10000 · 2π: el exponente de la última pareja es 510/512, así que mide unas 60600 posiciones, ' +
        'no 62832.',
    },
    pairs: {
      ask: '¿Qué filas están más cerca como vectores: las de las posiciones 5 y 6, o las de 5 y 50?',
      note:
        'Las de 5 y 6. Pero no es ley para todas las parejas: busque en la curva un punto donde vuelva hacia los ' +
        'valores de las cercanas.',
    },
    near: {
      ask: 'Dibuje el producto escalar de dos filas según la separación de sus posiciones. ¿Baja siempre?',
      note:
        'No: baja, y sube por primera vez donde lo marca la figura. Una tabla más ancha aleja ese punto (hasta la ' +
        'separación 44 con d = 512), pero no lo quita.',
    },
    highLow: {
      ask:
        'Posiciones cercanas, producto alto; lejanas, bajo: eso dice la lección. ¿Cómo lo refutaría una sola ' +
        'imagen?',
      note:
        'Con un tramo de la curva que suba: allí, de dos separaciones, la mayor es la más parecida. Los dos ' +
        'valores de ' +
        'la lección son correctos; la regla que se saca de ellos, no.',
    },
    shift: {
      ask: 'Una matriz lleva la fila p a la fila p + 10. ¿Necesita conocer p?',
      note:
        'No: cada pareja gira diez veces su propia frecuencia, esté donde esté. Para eso hacen falta juntos el seno ' +
        'y el coseno de la misma frecuencia; las otras dos tablas de la figura dejan un resto.',
    },
    terms: {
      ask:
        'Una puntuación multiplica (palabra + posición) por (palabra + posición). ¿Cuántos productos son, y cuál no ' +
        'sabe de palabras?',
      note:
        'Cuatro; el último, posición por posición. Con pesos identidad prefiere la propia palabra y sus vecinas; ' +
        'unos pesos entrenados pueden preferir otras separaciones.',
    },
    alpha: {
      ask: '¿Cuánto debe valer aquí α para que la posición sea tan larga como la palabra?',
      note:
        'Poco, cerca de 1/16: este vector de palabra empieza con una longitud de casi 1, y la posición tiene √(d/2) ' +
        '= 16. El artículo multiplica antes la palabra por √d, sin decir por qué; un efecto es que así la palabra es ' +
        'la más larga.',
    },
    root: {
      ask: 'Una posición suma como mucho 1 a cada número de una palabra. ¿Es por eso inofensiva?',
      note:
        'No sin más: cuentan las longitudes. Con √d la palabra mide unos 512 y la posición 16, y la palabra gira ' +
        'unos 2°; sin √d son unos 23 frente a 16, y gira unos 35°.',
    },
    family: {
      ask:
        'El orden se puede sumar a los vectores, entrar como rotación de consultas y claves, o ponerse en las ' +
        'puntuaciones. ¿Qué codificaciones tienen que aprender algo para ello?',
      note:
        'Las tablas aprendidas, los vectores de Shaw y los sesgos de T5; las sinusoides, RoPE y ALiBi, no. Recoja ' +
        'apuestas antes de elegir las tarjetas.',
    },
    learned: {
      ask: 'Una tabla aprendida tiene filas para 32 posiciones. ¿Qué pasa en una frase de 48 palabras?',
      note:
        'No hay fila: los programas fallan o repiten la última. La curva acaba donde acabó el entrenamiento; una ' +
        'fórmula sigue.',
    },
    silence: {
      ask: 'Un programa con un error supera una prueba de su primer token. ¿Cómo es posible?',
      note:
        'En la posición 0 todos los ángulos son 0, sean cuales sean la base, el emparejamiento o la precisión. Una ' +
        'prueba necesita números de otra fuente, en 0, en 1, en la longitud de entrenamiento y a ambos lados de cada ' +
        'límite.',
    },
    published: {
      ask: '¿Dónde averigua un programa con qué base rota un modelo?',
      note:
        'En parte en config.json y en parte en los valores por defecto de la clase que lo lee; la ficha dice cuál. ' +
        'No ' +
        'todos los modelos tienen la base 10000.',
    },
    rope: {
      ask:
        'RoPE rota consultas y claves. ¿De qué depende entonces una puntuación: de ambas posiciones o solo de su ' +
        'separación?',
      note:
        'Para palabras dadas, solo de la separación: ambas rotan y el producto escalar ve la diferencia de los ' +
        'ángulos. Los dos emparejamientos difieren en el orden de las columnas; un modelo entrenado solo admite el ' +
        'suyo.',
    },
    alibi: {
      ask: 'Doce cabezas tienen una pendiente cada una. ¿Es la cabeza 12 la que ve más lejos?',
      note:
        'No, la 8: las ocho primeras tienen las pendientes de ocho cabezas, de 1/2 a 1/256; las otras cuatro toman ' +
        'una ' +
        'de cada dos de las de dieciséis. La 9 es la que menos ve.',
    },
    digits: {
      ask: 'La fórmula tiene un valor para cada posición. ¿Lo tiene también un programa?',
      note:
        'En float64, hasta muy lejos; en float32 el error crece con la posición, y en bfloat16 pronto es tan grande ' +
        'como los valores. Las cifras se pierden en el ángulo, antes de tomar el seno.',
    },
    product: {
      ask: 'En una cuadrícula la lección toma el seno de x · y. ¿Qué celdas tienen entonces la fila de (2, 6)?',
      note:
        'Todas las de xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1); y todas las celdas con un 0 comparten ' +
        'una. Con ' +
        'media tabla para x y media para y no se pierde nada.',
    },
    levels: {
      ask:
        'Palabra, frase y párrafo llevan número, cada uno toma su fila de una misma tabla y se suman. ¿Es único ' +
        'cada lugar?',
      note:
        'No: la palabra 1 de la frase 0 tiene la misma suma que la palabra 0 de la frase 1. Una suma no dice qué ' +
        'se sumó ' +
        'con qué; desplazamientos u otras bases distinguen los niveles.',
    },
    gates: {
      ask: '¿Y si solo contaran los finales de frase? ¿Qué habría en la posición 2, vista desde la última palabra?',
      note:
        'Toda la frase anterior, larga o corta: la posición depende del texto. Ninguna codificación que cuente ' +
        'palabras ' +
        'puede decir eso.',
    },
    loop: {
      ask: 'El bucle toma los i pares, con 2i/d para el seno y 2(i + 1)/d para el coseno. ¿Es la fórmula del artículo?',
      note:
        'No: i ya es la columna, así que el exponente se duplica, y el coseno tiene otra frecuencia que su seno. ' +
        'Desplazar ya no es rotar, y muchas más columnas apenas se mueven.',
    },
    divide: {
      ask: 'div_term contiene las frecuencias. ¿Qué sale si las posiciones se dividen por él en vez de multiplicarse?',
      note:
        'Las parejas lentas pasan a ser las rápidas: la pareja i gira 10000^(2i/d) radianes por posición. Siguen ' +
        'pareciendo ondas, pero posiciones vecinas tienen poco en común.',
    },
    race: {
      ask:
        'Seis modelos pequeños solo difieren en su codificación. ¿Cuáles aprenden la tarea, y cuáles la resuelven ' +
        'aún en frases más largas?',
      note:
        'Que todos apuesten antes de la salida. Una carrera es un solo sorteo; la tabla guardada tiene veinte. ' +
        'Diga «en ' +
        'esta tarea, con este presupuesto», no «es mejor».',
    },
    claims: {
      ask:
        '«Dos posiciones nunca tienen la misma codificación.» «Cuanto más cerca, más parecidas.» ¿Cuál de las dos ' +
        'se cumple?',
      note:
        'La primera, con aritmética exacta: en posiciones enteras, la primera pareja por sí sola nunca vuelve al ' +
        'mismo punto. La segunda, no. Pida que desplieguen una afirmación que falla y nombren el número que la ' +
        'refuta.',
    },
  },
} satisfies Shape<typeof en>;
