import type { BankWords } from '../../../quiz/question.ts';

export default {
  format: {
    ask:
      'Una fila se calcula entera en un solo formato de números. El gráfico da el logaritmo (base 10) de su mayor ' +
      'error, de la posición 1 a la 1000, cinco pasos por cada factor de diez. Haga clic en la curva de {{format}}.',
    right:
      'El error de un ángulo es de unos *p* · 2^(−*t*): cuantos más bits significativos *t*, más baja la curva. ' +
      'float64 tiene 53; float32, 24; float16, 11; bfloat16, 8.',
    mistakes: {
      finer: 'Esa curva está más abajo: su formato tiene más bits significativos que {{format}}.',
      coarser:
        'Esa curva está más arriba: su formato tiene menos bits significativos. La más alta es bfloat16, que dedica ' +
        'al exponente 8 de sus 16 bits.',
    },
  },
  first: {
    ask:
      'Todo se calcula en {{format}}, con *d* = 512. ¿Cuál es la primera posición que recibe la misma fila que una ' +
      'anterior?',
    right:
      '{{format}} tiene {{bits}} bits significativos: representa cada entero hasta 2^{{bits}}. El siguiente se ' +
      'redondea a ese y recibe su fila.',
    mistakes: {
      last: 'Esa es una potencia de dos y el formato aún la representa. La siguiente ya no.',
      hidden: 'Falta un bit: el 1 inicial no se guarda, pero cuenta.',
    },
  },
  magnitude: {
    ask:
      'Todo se calcula en {{format}}, con *d* = {{dim}} y base 10000. ¿Cuánto se desvía, donde más, la fila de la ' +
      'posición {{position}}?',
    right:
      'Un ángulo se desvía unos *p* · 2^(−*t*) radianes, donde *t* es 53, 24, 11 y 8 bits en float64, float32, ' +
      'float16 y bfloat16. Muy por debajo de 1, el error es pequeño; cerca de 1 o más, el seno puede ser cualquiera.',
    options: { slight: 'menos de 0,001', some: 'entre 0,001 y 0,5', total: 'más de 0,5' },
    mistakes: {
      slight:
        'Un error tan pequeño es propio de posiciones cercanas o de más bits: el del ángulo crece con la posición.',
      some: 'El número de cifras no basta para saberlo: multiplique la posición por 2^(−*t*) y compare con un radián.',
      total: 'Aquí el ángulo se desvía mucho menos de un radián: multiplique la posición por 2^(−*t*).',
    },
  },
  stage: {
    ask:
      'Solo se redondean a {{format}} los senos y cosenos ya terminados; lo anterior es float64. ¿Cómo es el mayor ' +
      'error en la posición {{far}}, comparado con el de la posición {{near}}?',
    right:
      'Un seno está entre −1 y 1 venga de donde venga, y redondearlo cuesta lo mismo en cualquier posición. Lo ' +
      'dañino no es el formato corto, sino calcular en él.',
    options: {
      same: 'más o menos el mismo',
      grows: 'mayor, en proporción a la posición',
      none: 'no hay fila: la posición no cabe en el formato',
    },
    mistakes: {
      grows: 'Así es cuando se redondea el ángulo. Aquí el ángulo es exacto y solo se redondea el resultado.',
      none: 'Aquí la posición nunca se guarda en {{format}}; solo los números terminados.',
    },
  },
  slowed: {
    ask:
      'Escalado lineal con factor {{factor}}: ¿tras cuántas posiciones completa una vuelta la ' +
      'primera pareja, la más rápida?',
    right:
      'El escalado lineal divide cada frecuencia entre el factor: cada longitud de onda se multiplica por él, ' +
      'también los 2π de la primera.',
    mistakes: {
      unchanged: 'Esa es la longitud de onda sin escalar. El escalado lineal no deja intacta ninguna pareja.',
      faster: 'Es al revés: las frecuencias se dividen, así que las longitudes de onda se multiplican.',
      radian: 'Para entonces ha girado un radián. Una vuelta tiene 2π.',
    },
    units: { positions: 'posiciones' },
  },
  never: {
    ask:
      '{{name}} rota {{pairs}} parejas con base {{base}} y se entrenó con {{trained}} posiciones. Sin escalar, ' +
      '¿cuántas parejas no completan una vuelta en ellas? (Una más o una menos también vale.)',
    right: 'Aquellas cuya longitud de onda, 2π · base^(*i*/{{pairs}}), supera {{trained}}: las últimas.',
    mistakes: {
      round: 'Esas son las parejas que sí completan una vuelta.',
      radian: 'Esas no giran ni un radián. Una vuelta tiene 2π, así que son más las que no llegan a ella.',
    },
    units: { pairs: 'parejas' },
  },
  past: {
    ask:
      '{{name}} se entrenó con {{trained}} posiciones y recibe un escalado lineal de factor {{factor}}. En la ' +
      'posición {{position}}, ¿cuántas veces el mayor ángulo de su entrenamiento alcanza la pareja más lenta?',
    right:
      'El ángulo es posición por frecuencia: la posición se divide entre {{trained}} y la ' +
      'frecuencia, entre {{factor}}.',
    mistakes: {
      unscaled: 'Eso sería sin escalar: el escalado lineal divide el ángulo entre {{factor}}.',
      none:
        'El escalado lineal da ángulos conocidos hasta {{factor}} veces la longitud de entrenamiento. Esta posición ' +
        'está más allá.',
    },
  },
  fastest: {
    ask:
      'Llama 2 ha de leer {{factor}} veces su longitud de entrenamiento. ¿Cuál de estos escalados frena su pareja ' +
      'más rápida?',
    right:
      'El escalado lineal frena todas las parejas por igual. La más rápida había visto todos sus ángulos mucho ' +
      'antes: no se gana nada, y las posiciones vecinas acaban pareciéndose.',
    options: { linear: 'el lineal', ntkAware: 'NTK-aware', yarn: 'YaRN', llama3: 'Llama 3' },
    mistakes: {
      ntkAware: 'Aumenta la base, y la primera pareja gira base⁰ = 1 radián por posición sea cual sea la base.',
      yarn: 'No toca las parejas que dieron 32 vueltas o más en el entrenamiento, y la primera es una de ellas.',
      llama3: 'No toca las parejas cuya longitud de onda es un cuarto de la longitud de entrenamiento o menos.',
    },
  },
  attention: {
    ask:
      'YaRN con factor {{factor}} multiplica los cosenos y senos de consultas y claves por {{attention}}. Rotan ' +
      'todos los canales. ¿Por cuánto multiplica una puntuación?',
    right: 'Por el cuadrado: una puntuación es el producto de una consulta y una clave, y ambas se multiplicaron.',
    mistakes: {
      once: 'Se multiplican la consulta y la clave, así que el factor entra dos veces en la puntuación.',
      none: 'Una rotación sola conserva las longitudes, pero aquí el coseno y el seno mismos son mayores.',
    },
  },
  arrange: {
    ask:
      'A {{name}}, entrenado con {{trained}} posiciones, se le pide la posición {{position}}; el factor es ' +
      '{{factor}}. La pareja {{pair}} nunca completó una vuelta. Ordene los escalados por el ángulo que alcanza, de ' +
      'mayor a menor.',
    right:
      'Sin escalar rebasa lo entrenado {{factor}} veces. NTK-aware solo frena por el factor entero la última pareja; ' +
      'el lineal, todas. El NTK dinámico aumenta más la base, según la longitud que se pide.',
    options: { default: 'sin escalar', linear: 'lineal', ntkAware: 'NTK-aware', dynamic: 'NTK dinámico' },
    mistakes: {
      reversed: 'Ese es el orden de las longitudes de onda: una pareja que gira más despacio alcanza un ángulo menor.',
      linearLeast:
        'El escalado lineal divide entre el factor y nada más. El NTK dinámico, a {{factor}} veces la longitud de ' +
        'entrenamiento, frena más que eso las parejas lentas.',
    },
  },
} satisfies BankWords;
