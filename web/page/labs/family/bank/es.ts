import type { BankWords } from '../../../quiz/question.ts';

export default {
  where: {
    ask: '¿Por dónde entra el orden en la atención con {{name}}?',
    right: 'Las tablas se suman a los vectores, RoPE rota consultas y claves, las demás actúan en las puntuaciones.',
    options: {
      vectors: 'sumado a los vectores de las palabras',
      turn: 'como una rotación de consultas y claves',
      bias: 'directamente en las puntuaciones',
      values: 'en los valores',
    },
    mistakes: {
      vectors: 'A los vectores solo se suman tablas: la sinusoidal y la aprendida.',
      turn: 'RoPE rota consultas y claves. {{name}} las deja como están.',
      bias: 'A las puntuaciones {{name}} no les suma nada: cambian porque las consultas y las claves se han rotado.',
      values: 'Los valores no los toca {{name}}: cambia a qué palabras se atiende, no lo que dicen.',
    },
  },
  paper: {
    ask: 'Una lección enlaza {{paper}} con un nombre equivocado. ¿De quién es ese artículo?',
    right: 'Es el de Shaw, que recorta la separación. Transformer-XL es arXiv 1901.02860.',
    options: { shaw: 'de Shaw', transformerXl: 'de Transformer-XL', rotary: 'de RoPE', t5: 'de T5' },
    mistakes: {
      transformerXl: 'Eso dice la lección. Transformer-XL es arXiv 1901.02860.',
      rotary: 'RoPE es arXiv 2104.09864.',
      t5: 'T5 es arXiv 1910.10683.',
    },
  },
  ends: {
    ask:
      'Una tabla aprendida de {{trained}} filas; el texto tiene {{length}} posiciones. ¿Cuál es la última posición ' +
      'que tiene fila?',
    right: 'Las filas se cuentan desde 0, una por posición. Después de la última no hay nada que consultar.',
    mistakes: {
      count: 'Ese es el número de filas. La primera es la fila 0.',
      text: 'Una fórmula podría seguir. Una tabla aprendida solo tiene sus filas.',
    },
  },
  farthest: {
    ask: 'ALiBi con {{heads}} cabezas: ¿qué cabeza, contando desde 1, ve más lejos?',
    right:
      'Las cabezas 1 a {{below}} toman las pendientes de {{below}}; desde la {{next}}, otras más empinadas van en ' +
      'medio.',
    mistakes: {
      last: '{{heads}} no es una potencia de dos: tras la {{below}}, las pendientes vuelven a empezar por arriba.',
      first: 'Al principio las pendientes bajan de cabeza en cabeza. Una empinada solo ve lo cercano.',
      steepest: 'Esa es la más corta de vista: la pendiente más empinada es la que más resta.',
    },
  },
  bucket: {
    ask:
      'T5 en un decodificador: las separaciones de 0 a 15 tienen un grupo cada una; desde 16 es el grupo 16 + ⌊16 · ' +
      'log₈(separación / 16)⌋, como mucho el 31. ¿En qué grupo cae la separación {{distance}}?',
    right:
      'Las separaciones grandes comparten grupo, y los grupos se ensanchan más o menos en la misma proporción: desde ' +
      '{{last}} todo está en el último.',
    mistakes: {
      own: 'Solo las separaciones hasta 15 tienen un grupo propio.',
      last: 'El último grupo empieza en la separación {{last}}.',
      equal: 'Esos grupos no tienen la misma anchura: se ensanchan más o menos en la misma proporción.',
    },
  },
  drift: {
    ask:
      'La misma palabra en todas partes, pesos aleatorios. Cada curva es lo que una codificación añade a la ' +
      'puntuación en la separación {{distance}} mientras las dos palabras avanzan juntas: tabla sinusoidal, RoPE, ' +
      'ALiBi. Haga clic en la que no es relativa.',
    right: 'La tabla sinusoidal se suma antes de los pesos, que mezclan sus ondas: también cuenta la posición.',
    mistakes: {
      flat: 'Una curva plana es lo que significa relativa: solo cuenta la separación. Es de RoPE o de ALiBi.',
    },
  },
  words: {
    ask: 'Todas las palabras se cambian por otras. ¿Quién sigue añadiendo lo mismo a la puntuación?',
    right: 'Es un número por separación, que se suma a la puntuación sean las palabras que sean.',
    options: {
      alibi: 'ALiBi',
      t5: 'T5',
      kerple: 'KERPLE',
      rotary: 'RoPE',
      sinusoidal: 'la tabla sinusoidal',
      shaw: 'Shaw',
    },
    mistakes: {
      rotary: 'Lo que rota son las palabras mismas, y por eso el efecto cambia de una a otra.',
      sinusoidal:
        'Palabra más posición por palabra más posición: dos de los cuatro términos mezclan palabra y posición.',
      shaw: 'Sus vectores se multiplican por la consulta, y la consulta sale de la palabra.',
    },
  },
  partner: {
    ask:
      'RoPE como en GPT-NeoX y Hugging Face, cabezas de anchura {{headDim}}, canales contados desde 0. ¿Qué canal ' +
      'rota junto con el canal {{channel}}?',
    right: 'El canal *i* forma pareja con el *i* + *d*/2.',
    mistakes: {
      neighbour: 'Así emparejan el artículo, GPT-J y el código de Meta: 2*i* con 2*i* + 1.',
      mirror: 'Las mitades no se pliegan una sobre otra: el primero de una va con el primero de la otra.',
    },
  },
  loaded: {
    ask: 'Unos pesos entrenados para un emparejamiento de RoPE se cargan en un programa con el otro. ¿Qué pasa?',
    right: 'Todas las formas encajan, ningún programa avisa, y aquí las puntuaciones cambian hasta en {{change}}.',
    options: {
      silent: 'las puntuaciones salen mal, sin ningún error',
      same: 'nada: un emparejamiento vale lo mismo que el otro',
      error: 'el programa se detiene con un error',
      distance: 'las puntuaciones ya no dependen solo de la separación',
    },
    mistakes: {
      same: 'Si se entrena desde el principio, sí. Pero unos pesos entrenados esperan sus propias parejas.',
      error: 'Los dos emparejamientos aceptan las mismas formas: no hay nada que notar.',
      distance:
        'Siguen dependiendo solo de ella, porque consultas y claves rotan igual. Eso solo se perdería al mezclar los ' +
        'dos emparejamientos.',
    },
  },
  unseen: {
    ask:
      'RoPE, anchura de la cabeza {{dim}}, base 10000, entrenado en {{trained}} posiciones. ¿Cuántas de las ' +
      '{{pairs}} parejas no dan ni una vuelta en esa longitud?',
    right: 'Las de longitud de onda 2π · 10000^(2*i*/*d*) mayor que {{trained}}. Más lejos muestran ángulos no vistos.',
    mistakes: {
      turned: 'Esas son las que sí dan la vuelta.',
      channels: 'Esos son canales. Dos forman una pareja.',
      radians: 'Ha olvidado 2π: una vuelta no es un radián.',
    },
  },
  window: {
    ask:
      'ALiBi, cabeza {{head}} de {{heads}}, pendiente {{slope}}. ¿A qué separación cuenta una clave cien veces menos ' +
      'que la de la propia consulta, a igualdad de lo demás?',
    right: 'Softmax eleva e a las puntuaciones: pendiente · separación debe llegar a ln 100 ≈ 4,6.',
    units: { positions: 'posiciones' },
    mistakes: {
      ten: 'Ese es el logaritmo en base 10. Softmax está hecho de potencias de e.',
      hundred: 'La puntuación baja pendiente · separación. El peso es e elevado a ella, así que basta ln 100.',
      once: 'Ahí el peso ha bajado a 1/e, alrededor del 37 %.',
    },
  },
  learned: {
    ask:
      'Anchura de la cabeza {{dim}}, {{heads}} cabezas, una tabla aprendida de {{trained}} filas. Ordene según ' +
      'cuántos números hay que aprender, los menos primero.',
    right:
      'ALiBi {{alibi}}; KERPLE {{kerple}} (dos por cabeza); T5 {{t5}} (32 por cabeza); la tabla {{learned}} (filas × ' +
      'cabezas × anchura de la cabeza).',
    options: { alibi: 'ALiBi', kerple: 'KERPLE', t5: 'T5', learned: 'tabla aprendida' },
    mistakes: {
      table: 'Una tabla tiene una fila entera de números por cada posición.',
      reversed: 'Así es de más a menos.',
    },
  },
} satisfies BankWords;
