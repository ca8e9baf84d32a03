import type { Strings } from '../words.ts';

export default {
  title: 'Una clase: preguntas, predicciones y una semilla para cada estudiante',
  description:
    'Abra una sala para su clase: los estudiantes responden, predicen o entrenan en sus propios dispositivos, y el ' +
    'proyector muestra la distribución de la clase. Sin servidor ni cuentas; todo va en códigos y códigos QR.',
  heading: 'Una clase',
  lead:
    'Los estudiantes responden a las preguntas de un laboratorio, predicen una carrera o entrenan cada uno una ' +
    'semilla ' +
    'distinta, en sus teléfonos. Lo que entregan es un código corto, y la distribución de la clase crece en el ' +
    'proyector.',
  skip: 'A la sala',
  labs: 'Laboratorios',
  guide: 'Guía para docentes (en inglés)',
  languages: 'Idioma',
  noscript: 'Una clase funciona en el navegador y necesita JavaScript. Abajo se describe qué hace.',
  loading: 'Cargando …',
  failed: 'No se ha podido cargar. Vuelva a cargar la página para intentarlo otra vez. ({{message}})',
  how: {
    title: 'Cómo funciona',
    room:
      'El docente elige qué se pregunta y abre una sala. Su enlace, su código QR y su código corto lo llevan todo: ' +
      'ningún servidor sabe de ella.',
    student:
      'Los estudiantes abren el enlace y responden, predicen o entrenan. El nombre es opcional. Su página crea un ' +
      'código, que muestran como código QR, envían, guardan en un archivo o leen en voz alta.',
    teacher:
      'La página del docente recibe códigos del teclado, de listas pegadas, de archivos y de la cámara, y rechaza ' +
      'los erróneos diciendo por qué.',
    hands:
      'Si no hay teléfonos, el docente cuenta las manos alzadas y escribe los números: la misma distribución, sin ' +
      'códigos.',
    privacy:
      'No se envía nada a nadie, y al cerrar la pestaña no queda nada, salvo que se guarde un archivo. La ' +
      'comprobación de un código descubre descuidos y cambios casuales. No es un examen: quien tiene el enlace de la ' +
      'sala podría inventar un código.',
  },
  start: {
    student: 'Soy estudiante',
    roomCode: 'Código de la sala',
    join: 'Entrar',
    teacher: 'Soy docente',
    what: 'Qué se pregunta',
    kind: {
      questions: 'Preguntas de un laboratorio',
      hands: 'A mano alzada',
      predict: 'Una predicción',
      train: 'Entrenar una semilla',
    },
    about: {
      questions: 'La página calcula las respuestas correctas y sabe adónde llevan los errores frecuentes.',
      hands:
        'Sin teléfonos: lea la pregunta, cuente las manos de cada respuesta y escriba los números. La página muestra ' +
        'la distribución y de dónde vienen las respuestas erróneas.',
      predict:
        '¿Cuál de seis codificaciones aprende la tarea, y cuál la domina también en frases cuatro veces más largas? ' +
        'Pregunte antes de que la clase lo haya visto.',
      train:
        'El dispositivo de cada estudiante entrena los seis modelos del laboratorio «¿Importa de verdad?» con una ' +
        'semilla propia. ' +
        'Juntos muestran qué es azar y qué no.',
    },
    lab: 'Laboratorio',
    questions: 'Preguntas, {{most}} como máximo',
    level: { 1: 'lee una definición', 2: 'la aplica', 3: 'razona a partir de ella' },
    seeds: 'Números',
    rule: {
      same: 'los mismos para todos, para que las respuestas formen un histograma',
      own: 'distintos para cada estudiante, para que nadie pueda copiar',
    },
    open: 'Abrir la sala',
    count: 'Empezar',
    file: 'Abrir una clase guardada',
    notOurs: 'Este archivo no es una clase guardada.',
    badLink: 'El enlace de la sala no funciona.',
  },
  room: {
    title: 'Sala {{room}}',
    qr: 'Código QR del enlace a la sala {{room}}',
    how: 'Escanéelo, abra el enlace o escriba el código en esta página.',
    address: 'La dirección del enlace',
    unreachable:
      'Esta página está abierta desde este mismo equipo, y los dispositivos de los estudiantes no llegan a esa ' +
      'dirección. Indique una a la que lleguen: la del sitio o la de este equipo en su red.',
    site: 'Dirección de esta página para los estudiantes',
    copy: 'Copiar el enlace',
  },
  desk: {
    collect: 'Códigos de la clase',
    box: 'Códigos, uno por línea (Intro los recibe)',
    take: 'Recibir',
    files: 'Elegir archivos',
    taken_one: 'Se ha recibido {{count}} código.',
    taken_other: 'Se han recibido {{count}} códigos.',
    refused_one: 'Se ha rechazado {{count}}.',
    refused_other: 'Se han rechazado {{count}}.',
    refusedTitle: 'Códigos rechazados',
    clear: 'Vaciar la lista',
    handedIn_one: 'Ha entregado {{count}} estudiante',
    handedIn_other: 'Han entregado {{count}} estudiantes',
    way: { typed: 'escrito o pegado', file: 'de un archivo', camera: 'por la cámara' },
    remove: 'Quitar',
    removeOf: 'Quitar el código de {{who}}',
    save: 'Guardar la clase en un archivo',
    leave: 'Dejar la sala',
    leaveSure: '¿Dejar la sala? Los códigos que no estén guardados en un archivo se pierden.',
    notKept:
      'El almacén del navegador para esta pestaña está lleno o desactivado. La clase se mantiene mientras esta ' +
      'página esté abierta, pero al recargarla se perderían códigos: guarde la clase en un archivo.',
  },
  class: {
    title: 'La clase',
    count_one: '{{count}} estudiante',
    count_other: '{{count}} estudiantes',
    questions: 'Preguntas',
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    at: 'Pregunta {{at}} de {{all}}',
    reveal: 'Descubrir',
    hide: 'Tapar',
    large: 'En grande, para el proyector',
    small: 'Volver a la mesa',
    covered: 'Las respuestas están tapadas hasta que las descubra.',
    answered: 'Respuestas a esta pregunta: {{count}}',
    example: 'Cada estudiante tiene otros números. Este es un ejemplo.',
    rightOf: '{{right}} de {{given}} correctas ({{share}}).',
    withoutAnswer_one: '{{count}} más entregó sin responderla.',
    withoutAnswer_other: '{{count}} más entregaron sin responderla.',
    right: 'Correcto:',
    isRight: 'correcto',
    mistakes: 'De dónde vienen las demás respuestas',
    other: 'erróneas, sin una causa que se conozca aquí',
    otherAnswers: 'otras respuestas',
    ownNumbers: 'Correctas, y errores por su nombre',
    answers: 'Respuestas de la clase',
    table: 'Las respuestas en una tabla',
    column: { answer: 'Respuesta', count: 'Estudiantes', share: 'Proporción' },
    histogram: 'Histograma de las respuestas en {{bins}} intervalos.',
    students: 'Estudiantes ↑',
    beyond_one: '{{count}} respuesta queda demasiado lejos para esta figura; está en la tabla.',
    beyond_other: '{{count}} respuestas quedan demasiado lejos para esta figura; están en la tabla.',
    heat: 'Cuántas veces se eligió cada celda. La correcta tiene un marco.',
    none: 'Nadie ha respondido todavía a esta pregunta.',
    noValues: 'ningún estudiante tiene un valor',
  },
  hands: {
    title: 'A mano alzada',
    howListed: 'Escriba cuántas manos hay para cada respuesta. Tab pasa a la siguiente e Intro descubre.',
    howValues: 'Escriba una respuesta y, tras Tab, cuántos la dieron. Intro descubre.',
    value: 'Respuesta {{number}}',
    cell: 'Fila y columna, respuesta {{number}}',
    count: 'Manos para: {{text}}',
    more: 'Una más para: {{text}}',
    less: 'Una menos para: {{text}}',
    badCount: '«{{text}}» no es una cantidad. Escriba un número entero del 0 al {{most}}.',
    badNumber: '«{{text}}» no se puede leer como un número, o es demasiado grande o pequeño para dibujarlo.',
    badCell:
      '«{{text}}» no es una celda. Escriba su fila y su columna, por ejemplo 0, {{columns}}. Las filas van de 0 a ' +
      '{{rows}} y las columnas de 0 a {{columns}}.',
    noAnswer: 'Aquí hay manos, pero ninguna respuesta. Escriba también la respuesta.',
    most: 'En una pregunta caben {{most}} respuestas distintas.',
    empty: 'Vaciar esta pregunta',
    leave: 'Terminar',
    leaveSure: '¿Terminar? Los números escritos se pierden.',
    privacy: 'No se envía nada, y al cerrar la pestaña no queda nada.',
    notKept:
      'El navegador no guarda nada para una recarga: su almacén está lleno o desactivado. Los números se mantienen ' +
      'mientras esta página esté abierta.',
  },
  race: {
    about: '«{{task}}»: seis modelos, {{mask}}, {{size}}, {{steps}} pasos.',
    task: 'Tarea',
    mask: 'Máscara',
    sizeLabel: 'Tamaño',
    size: { phone: 'anchura 16, dos cabezas', full: 'anchura 32, cuatro cabezas' },
    stepsLabel: 'Pasos',
    knownBy: 'La marca señala lo que hizo la mediana de {{seeds}} semillas entrenadas de antemano.',
    unknown: 'Con estos ajustes no se entrenó nada de antemano: que lo entrene la clase.',
    measure: 'Comparar',
    rightAt: 'aciertos con {{length}} palabras',
    steps: 'pasos hasta el 95 %',
    seeds_one: '{{count}} semilla, entrenada por esta clase.',
    seeds_other: '{{count}} semillas, entrenadas por esta clase.',
    shared_one: 'Un estudiante entrenó una semilla que ya tenía otro; cuenta una vez.',
    shared_other: '{{count}} estudiantes entrenaron semillas que ya tenían otros; cuentan una vez.',
    disputed:
      'Para la semilla {{seeds}} dos estudiantes entregaron resultados distintos. La misma semilla da los mismos ' +
      'pesos ' +
      'en todos los dispositivos, así que al menos uno no es lo que dice.',
    boxes:
      'Una caja contiene la mitad central de las semillas, y su línea es la mediana; los bigotes llegan a los ' +
      'extremos. ' +
      'Cada punto es el modelo de un estudiante.',
    known: 'El triángulo es la mediana de {{seeds}} semillas entrenadas de antemano.',
    boxText: '{{name}}: mediana {{median}}, de {{low}} a {{high}}.',
    column: {
      low: 'mínimo',
      left: 'un cuarto',
      middle: 'mediana',
      right: 'tres cuartos',
      high: 'máximo',
      learned: 'la aprendió',
    },
    of: '{{count}} de {{all}}',
  },
  student: {
    room: 'Sala {{room}}',
    name: 'Nombre (opcional)',
    number: 'Su número, si se lo han dado',
    whoHint: 'Ambos van solo en su código. Sin número, su página sortea uno.',
    wrongNumber: 'Escriba un número del 1 al {{most}}, o nada.',
    notKept:
      'Su navegador no guarda nada para una recarga: su almacén está lleno o desactivado. Sus respuestas se ' +
      'mantienen mientras esta página esté abierta.',
    waiting: 'Se preparan las preguntas …',
    failed: 'No se han podido cargar las preguntas. Vuelva a cargar la página. ({{message}})',
    answered: '{{done}} de {{all}} respondidas',
    predict:
      '¿Qué sabrá hacer cada uno de los seis modelos tras el entrenamiento? Se entrena con frases de hasta la ' +
      'primera longitud, nunca con otras más largas.',
    finish: 'Crear mi código',
    code: 'Su código',
    hand:
      'Muéstrelo a la cámara del docente, envíelo, guárdelo en un archivo o léalo en voz alta. Qué es correcto ' +
      'se ' +
      'descubre en clase.',
    codeQr: 'Código QR de su código',
    forget: 'Empezar de nuevo como otro estudiante',
    forgetHint: 'Esta pestaña olvida entonces sus respuestas.',
  },
  answer: {
    unreadable: 'Esto no se puede leer como un número.',
    noCell: 'Aún no hay ninguna celda elegida. Pulse una o use las flechas.',
    cell: 'fila {{row}}, columna {{column}}',
    curve: 'curva {{number}}',
    up: 'Subir: {{text}}',
    down: 'Bajar: {{text}}',
    asShown: 'Este orden ya es correcto',
  },
  train: {
    seed: 'Su semilla: {{seed}}.',
    start: 'Entrenar',
    pause: 'Pausa',
    goOn: 'Seguir',
    progress: 'Pasos entrenados',
    step: 'Paso {{step}} de {{steps}}',
    done: 'Los seis están entrenados y probados.',
    time: 'En un teléfono tarda uno o dos minutos. Deje esta página abierta entretanto.',
  },
  code: {
    length:
      '{{count}} caracteres. Con mayúsculas o sin ellas, con guiones o sin ellos: da igual. La O se lee como 0, la ' +
      'I y la L como 1.',
    copy: 'Copiar',
    copied: 'Copiado.',
    notCopied: 'El navegador no ha permitido copiar.',
    file: 'Guardar en un archivo',
  },
  scan: {
    start: 'Escanear con la cámara',
    stop: 'Cerrar la cámara',
    video: 'Lo que ve la cámara',
    none: 'Aquí no hay cámara: los navegadores solo la dan a páginas por https.',
    failed: 'La cámara no se ha abierto. ({{message}})',
  },
  kinds: {
    room: 'el código de una sala',
    result: 'el código de un estudiante',
  },
  refusal: {
    empty: 'No contiene ningún código.',
    sign:
      '«{{sign}}» no está en ningún código (grupo {{group}}, carácter {{place}}). Los códigos tienen cifras y ' +
      'letras, sin I, L, O ni U.',
    short: 'Demasiado corto para un código: {{count}} caracteres. ¿Falta el final?',
    long: 'Demasiado largo para un código: {{count}} caracteres. ¿Son dos códigos en una línea?',
    wrongSign:
      'Hay un carácter erróneo: en el grupo {{group}}, el carácter {{place}} es {{sign}} y probablemente debería ' +
      'ser {{right}}.',
    garbled: 'Hay más de un carácter erróneo, o falta alguno. Compárelo otra vez.',
    otherKind: 'Esto es {{kind}}, que no corresponde aquí.',
    version:
      'Lo creó otra edición de esta página (códigos {{theirs}}, aquí {{ours}}). Vuelva a cargar ambas páginas y cree ' +
      'el ' +
      'código de nuevo.',
    foreign: 'Este código es de la sala {{theirs}}; esta es la sala {{ours}}.',
    changed:
      'Está escrito tal como se creó, pero su comprobación no corresponde a esta sala: se cambió, o lo creó otra ' +
      'edición ' +
      'de esta página. Que el estudiante vuelva a cargar la página y lo cree de nuevo.',
    contents: 'Está escrito tal como se creó, pero dice algo imposible para esta sala.',
    unknownQuestion: 'Pregunta algo que esta edición de la página no tiene. Vuelva a cargar la página.',
    full:
      'En una sala caben {{most}} estudiantes, y esta está completa. Guarde la clase en un archivo y abra otra sala ' +
      'para los demás.',
    duplicate: 'El mismo código de {{who}} ya está aquí.',
    again: '{{who}} ya entregó otra cosa antes. Quite aquella primero si vale esta.',
  },
} satisfies Strings;
