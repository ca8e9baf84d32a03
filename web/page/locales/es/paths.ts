import type { Shape } from '../../text/strings.ts';
import type en from '../en/paths.ts';

/** Español: los recorridos por los laboratorios. */
export default {
  own: 'Un recorrido hecho a mano',
  fault: {
    name: 'No existe el recorrido «{{name}}». Se admiten: {{allowed}}, o un recorrido creado en esta página.',
    lab:
      'El enlace no contiene ningún recorrido: el paso {{at}} empieza por «{{raw}}», que no es un laboratorio. ' +
      'Se admiten: {{labs}}.',
    part:
      'El enlace no contiene ningún recorrido: en el paso {{at}} no se entiende «{{raw}}». Quizá esté cortado; ' +
      'pida el enlace de nuevo.',
    says:
      'El enlace no contiene ningún recorrido: la frase del paso {{at}} tiene más de {{longest}} caracteres ' +
      '(«{{raw}}»).',
    many: 'El enlace no contiene ningún recorrido: tiene {{given}} pasos. Se admiten {{most}} como máximo.',
  },
  adapt: 'Usarlo en un recorrido propio',
  make: {
    title: 'Un recorrido propio',
    hint: 'Vaya a un laboratorio, ajústelo como quiera y añádalo.',
    add: 'Añadir «{{title}}» tal como está',
    full: 'El recorrido está completo',
    count_one: '{{count}} paso',
    count_other: '{{count}} pasos',
    close: 'Dejar de crear el recorrido',
    empty: 'Todavía no hay pasos.',
    up: 'Subir el paso {{at}}, «{{title}}»',
    down: 'Bajar el paso {{at}}, «{{title}}»',
    remove: 'Quitar el paso {{at}}, «{{title}}»',
    says: 'Qué hacer y qué ver en el paso {{at}}; sin una frase propia, la pregunta del laboratorio',
    copy: 'Copiar el enlace',
    follow: 'Probarlo',
    clear: 'Quitar todos',
    undo: 'Deshacer',
    notKept:
      'El navegador ya no guarda nada para una recarga: su almacén está lleno o desactivado. Copie ' +
      'el enlace para conservar el recorrido.',
    added: '«{{title}}» es ahora el paso {{at}}.',
    moved: '«{{title}}» es ahora el paso {{at}} de {{all}}.',
    removed: 'Se ha quitado «{{title}}».',
  },
  present: 'Presentar',
  leave: 'Salir del recorrido',
  back: 'Atrás',
  next: 'Siguiente',
  count: 'Paso {{at}} de {{all}}',
  unfold: 'Mostrar',
  says: {
    order: 'Siga una palabra por su línea: sin posiciones ambos extremos son la misma fila; con posiciones, no.',
    sum: 'Mueva la posición: lo que se suma conserva su longitud y cambia de dirección.',
    table:
      'Recorra una fila con las flechas del teclado y luego una columna: una fila es una posición; una columna, ' +
      'una onda.',
    far:
      'Aquí termina max_len 5000: tan lejos, las columnas rápidas siguen como siempre y las lentas por fin se ' +
      'han movido.',
    size:
      'Esta es la tabla del artículo con el tamaño de la lección; su propio bucle da otra, como muestra el ' +
      'paso siguiente.',
    cut:
      'Lea la posición 1 en los números bajo la figura: están truncados tras cuatro decimales, como en las ' +
      'diapositivas. Pase a redondeados y compare.',
    printed: 'Compare la tabla que imprime la lección con los números bajo la figura: los treinta coinciden.',
    slips:
      'Compare la tabla de la lección con los números bajo la figura: en la fila de la posición 4, dos ' +
      'difieren en la última cifra.',
    strips: 'Cada franja es una dimensión: de la primera a la última, las ondas se alargan.',
    write:
      'Despliegue los programas bajo la figura: ahí está la función que pide escribir la lección, para esta ' +
      'misma tabla.',
    clock:
      'Pulse Reproducir o arrastre la posición: la primera aguja da una vuelta cada seis palabras, más o ' +
      'menos; la última apenas se mueve.',
    ladder:
      'Mire la escalera de longitudes de onda: sube en peldaños iguales desde 2π, y el último peldaño se queda ' +
      'algo por debajo de 10000 · 2π.',
    pairs:
      'Compare las dos parejas, 5 con 6 y 5 con 50: a posiciones más cercanas, vectores más cercanos. ¿Vale para ' +
      'todas las parejas?',
    near:
      'Siga la curva desde la separación 0: el producto escalar baja y pronto vuelve a subir. La primera ' +
      'subida está marcada.',
    highLow: 'Compare 0 con 1 y 0 con 100: alto y bajo, como dice la lección. Busque después dónde sube la curva.',
    shift:
      'Cambie p y la matriz no cambia; cambie k y rotan sus bloques: avanzar k palabras es una misma rotación para ' +
      'todas las posiciones.',
    terms:
      'Quite y ponga los cuatro términos: palabras y posiciones, de la consulta y de la clave, se suman en la ' +
      'puntuación.',
    alpha: 'Cambie α y vea cuál de los dos es más largo, la palabra o su posición.',
    root: 'Quite y ponga √d: solo con ese factor es la palabra tan larga frente a su posición que apenas gira.',
    family:
      'Elija una codificación tras otra: su curva muestra cómo cambia cada una la puntuación según la separación.',
    learned:
      'Mire más allá de la longitud de entrenamiento: la tabla aprendida no tiene fila ahí, y su curva se acaba.',
    silence:
      'Ahora programe RoPE, y pruébelo. A este programa el primer token le sale bien: diga qué ve una ' +
      'prueba y nombre la causa.',
    published:
      'Elija un modelo que la lección nombra: la ficha dice qué capas rotan, con qué base, y dónde está escrito.',
    rope:
      'Este es el RoPE que la lección deja como ejercicio: mire su curva y luego los dos emparejamientos de ' +
      'más abajo.',
    alibi:
      'Recorra las 12 cabezas: cada una baja la puntuación en proporción a la separación, con su propia pendiente.',
    digits:
      'Lleve la posición muy lejos y lea qué cifras siguen bien: toda longitud se puede calcular, pero no con ' +
      'cualquier aritmética.',
    product:
      'Mire las celdas enmarcadas: sus x e y tienen el mismo producto, así que la forma de la lección les da ' +
      'la misma fila.',
    levels:
      'Elija una palabra, una frase y un párrafo: con una sola tabla para los tres, lugares distintos tienen la ' +
      'misma suma.',
    gates: 'Elija qué palabras cuentan: la posición es entonces el número de esas palabras y depende del propio texto.',
    loop:
      'Compare la tabla del artículo con la del bucle de la lección, y lea qué hace con una un modelo ' +
      'entrenado con la otra.',
    divide:
      'Compare las dos tablas: al dividir por div_term donde se debe multiplicar, las ondas lentas pasan a ser ' +
      'las más rápidas.',
    race: 'Dé la salida a la carrera: ¿qué codificación aprende la tarea, y cuál la resuelve aún en frases más largas?',
    claims: 'Despliegue una afirmación que no se cumple y vea los números con que se ha comprobado.',
  },
} satisfies Shape<typeof en>;
