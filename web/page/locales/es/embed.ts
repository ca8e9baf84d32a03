import type { Shape } from '../../text/strings.ts';
import type en from '../en/embed.ts';

export default {
  course: {
    title: 'Llevar «{{title}}» a un curso',
    about: 'Sus estudiantes empiezan con lo que se ve ahora.',
    choose: 'Elegir qué se muestra y qué se puede cambiar',
    alone: 'en una página propia',
    site: 'Dirección del sitio',
    siteLocal:
      'Esta dirección lleva a su propio equipo o red: desde otro lugar no se ve nada. Escriba la dirección con la ' +
      'que sus estudiantes llegan a estas páginas, como https://example.org/posenc/. Un archivo o un paquete ' +
      'tendrá entonces un enlace a ella; sin ella no tiene ninguno.',
    siteWrong: '«{{text}}» no es la dirección de un sitio. Se admiten las que empiezan por https:// o http://.',
    parts: 'Qué se muestra',
    controls: 'Qué se puede cambiar',
    uses: { shown: 'se puede cambiar', locked: 'visible, fijo', hidden: 'no se muestra' },
    students: 'Una semilla por estudiante: sus nombres, uno por línea',
    seeds: 'Una semilla por estudiante',
    seedsOfNames:
      'El archivo pide un nombre o un número y saca de él la semilla: la misma que aquí para un enlace. No ' +
      'guarda ninguno de los dos ni envía nada.',
    seedsOfIds:
      'La semilla sale del identificador con el que la plataforma conoce a cada estudiante, que no va a ' +
      'ninguna parte. Si la plataforma no da ninguno, todos tienen la semilla que ve ahora.',
    as: 'Como',
    kinds: {
      link: 'enlace',
      frame: 'marco',
      slide: 'diapositiva (16:9)',
      element: 'elemento',
      picture: 'imagen',
      markdown: 'Markdown',
      file: 'archivo',
      scorm12: 'SCORM 1.2',
      scorm2004: 'SCORM 2004',
    },
    how: {
      link: 'Abre el laboratorio solo, en una página propia.',
      frame: 'Para páginas que admiten HTML. El script da al marco la altura del laboratorio.',
      slide: 'Un marco de 16 : 9 en el que el laboratorio ocupa lo que cabe, sin desplazarse.',
      element: 'Para páginas que escribe usted. El laboratorio es parte de la página.',
      picture: 'Una imagen con pie y con palabras para quien no la ve; lleva al laboratorio.',
      markdown: 'Una imagen en Markdown que lleva al laboratorio.',
      file:
        'El laboratorio en un solo archivo, para lugares sin servidor: se abre ' +
        'desde una carpeta o subido a una plataforma, sin red.',
      scorm12:
        'El laboratorio como paquete para una plataforma: los estudiantes responden preguntas que corregimos ' +
        'nosotros y una que comparan ellos; la plataforma recibe respuestas, notas, puntuación y finalización.',
      scorm2004:
        'El laboratorio como paquete para una plataforma: los estudiantes responden preguntas que corregimos ' +
        'nosotros y una que comparan ellos; la plataforma recibe respuestas, notas, puntuación y finalización.',
    },
    save: 'Guardar la imagen',
    saveFile: 'Guardar el archivo',
    savePage: 'Toda la página en un archivo',
    saveTheWay: 'Guardar el recorrido abierto',
    code: 'Para copiar',
    preview: 'Cómo se ve',
    close: 'Cerrar',
  },
  exam: {
    answer: 'Su respuesta',
    self: 'Esta respuesta la compara usted: se registra con su nota, que no cuenta para la puntuación.',
    first: 'Escriba primero su respuesta; después despliegue la nuestra, abajo, y compare.',
    unfold: 'Despliegue la respuesta de abajo y diga después cómo era la suya.',
    compare: 'Compare las dos respuestas. La suya era:',
    marks: { right: 'correcta', partly: 'correcta en parte', wrong: 'incorrecta' },
    nobody: 'Aquí no contesta ninguna plataforma: no se guarda nada.',
    kept: 'La plataforma ha registrado su respuesta.',
    allKept: 'Todo está respondido, y la plataforma lo ha registrado.',
    told:
      'De {{all}} preguntas que cuentan ha respondido {{answered}}; la plataforma ha registrado {{percent}} % hasta ' +
      'ahora.',
    done: 'Todo está respondido, y la plataforma ha registrado {{percent}} %.',
    handIn: 'Todo está respondido: entréguelo con el botón de la página que rodea este marco.',
    handInLater: 'Las respuestas se entregan con el botón de la página que rodea este marco.',
  },
  student: {
    name: 'Su nombre o número',
    why:
      'Los números de este laboratorio salen de una semilla que es suya. Se obtiene de lo que escriba aquí, ' +
      'que ni se guarda ni se envía.',
    take: 'Tomar mi semilla',
    mine: 'Su semilla es {{seed}}.',
    nobody: 'La plataforma no dice quién es usted: su semilla es la de todos, {{seed}}.',
  },
  themes: { auto: 'Como la página que lo rodea', light: 'Claro', dark: 'Oscuro' },
  parts: {
    lead: 'introducción',
    figure: 'figura',
    presets: 'ajustes predefinidos',
    controls: 'controles',
    readings: 'lecturas',
    caption: 'pie',
    list: 'lista',
    question: 'pregunta',
    questions: 'preguntas que se corrigen solas',
    deeper: 'más para leer',
    panels: 'archivos y programas',
  },
  open: 'Abrir en posenc',
  refused: '{{name}}="{{value}}" no se puede mostrar. {{allowed}}',
  unknown: '{{name}} no significa nada aquí. {{allowed}}',
  noLab: 'Falta el laboratorio: escriba lab="…" con uno de {{labs}}.',
} satisfies Shape<typeof en>;
