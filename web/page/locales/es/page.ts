import type { Shape } from '../../text/strings.ts';
import type en from '../en/page.ts';

/** Español. Valores entre {{llaves}}; *énfasis*, `código`, y [palabras](término) que iluminan lo que nombran. */
export default {
  page: {
    title: 'posenc: codificaciones posicionales, calculadas con exactitud',
    language: 'Idioma',
    theme: 'Colores',
    themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
    skip: 'Ir al índice',
    headline: 'Cómo sabe un Transformer qué palabra va antes',
    intro:
      'La atención olvida dónde estaba cada palabra. El primer Transformer le sumaba un vector de su posición; ' +
      'casi todos los modelos de hoy rotan consultas y claves. Ponga y quite las posiciones.',
    // A word joiner within C++: Firefox would break the line between the signs.
    honest:
      'Cada figura se calcula mientras usted lee, con el C\u2060+\u2060+ de la biblioteca posenc dentro de su ' +
      'navegador; lo que se entrenó de antemano va señalado. Nada sale de su equipo.',
    opening: {
      positions: 'Posiciones',
      switch: { without: 'sin ellas', with: 'con ellas' },
      first: 'Juan quiere a María',
      second: 'María quiere a Juan',
      head: 'frase {{number}}',
      alt: {
        without:
          'Lo que la atención hace con «{{first}}» y «{{second}}» sin posiciones: una fila de colores por palabra y ' +
          'líneas entre las palabras iguales.',
        with:
          'Lo que la atención hace con «{{first}}» y «{{second}}» con posiciones: una fila de colores por palabra y ' +
          'líneas entre las palabras iguales.',
      },
      says: {
        without:
          'Sin posiciones la atención convierte cada palabra en la misma fila de números en las dos frases: da lo ' +
          'mismo quién quiere a quién. (La mayor diferencia, {{error}}, es redondeo.)',
        with:
          'Con posiciones la atención convierte la misma palabra en dos filas distintas, que difieren hasta en ' +
          '{{error}}: solo ahora se distinguen las dos frases.',
      },
    },
    story: { follow: 'Siga una palabra', about: 'de su primer número a una carrera de seis modelos, en 90 segundos' },
    bar: {
      previous: 'Laboratorio anterior',
      next: 'Laboratorio siguiente',
      labs: 'Laboratorios',
      keys: 'Las teclas [ y ] pasan de un laboratorio a otro',
    },
    about: {
      subject: 'Codificación posicional',
      label: 'Sobre este proyecto',
      plans: 'Planes de clase',
      docs: 'Documentación',
      source: 'Código fuente',
      cite: 'Citar',
      authors: 'Autores',
      skip: 'Ir al texto',
      all: 'Todos los laboratorios en una página',
      own: '«{{title}}» en su propia página',
    },
    claim: { number: 'Afirmación {{number}}', check: 'Comprobarla en vivo', all: 'Todas las afirmaciones' },
    backToText: 'Volver al texto',
    deeper: 'Más a fondo',
    questions: 'Preguntas',
    pass: 'Ir a «{{title}}»',
    teachers: 'Para docentes',
    contents: 'Contenido',
    groups: { why: 'Por qué', what: 'Qué es', follows: 'Qué implica', today: 'Hoy', check: 'Comprobar' },
    pages: {
      title: 'Otras páginas',
      class: 'Una clase: pregunte a un aula llena de teléfonos, sin servidor',
      check: '¿Está bien? Números, configs y frases, comprobados',
    },
    paths: {
      title: 'Recorridos',
      intro: 'Para una primera visita',
      lesson: 'Lección {{lesson}}: {{about}}',
      about:
        'Los laboratorios uno tras otro, cada uno como lo muestra la lección, con una frase sobre qué hacer y qué ver.',
      course: 'página de curso',
      make: 'Crear un recorrido propio',
      teach: 'Planes, presentador y hojas de ejercicios, para docentes',
    },
    lessons: {
      '000': 'bootcamp, en español',
      '001': 'guía completa, en italiano',
      '002': 'cuaderno, en español',
      '003': 'diapositivas, en español',
      '004': 'documentación, en inglés',
    },
    waiting: 'La figura se está preparando…',
    failed: 'No se pudo cargar esta parte de la página. Pruebe a recargarla. ({{message}})',
    footer: 'Libre, con licencia MIT. La página no guarda nada sobre usted: no hay cookies ni peticiones a terceros.',
    footerUse: 'El mismo código, en sus manos',
    footerInstall: 'Instalar',
    footerImport: 'Pedir una tabla',
    footerElement: 'Dibujarla en cualquier página',
    footerDocs: 'Documentación (en inglés)',
  },
  missing: {
    title: 'Este navegador no puede calcular las figuras',
    webassembly:
      'Falta WebAssembly o está desactivado. Lo tienen Firefox, Chrome, Edge y Safari desde 2021. Si el suyo es ' +
      'reciente, busque el ajuste que lo apaga: el modo de aislamiento en los dispositivos de Apple o un nivel de ' +
      'seguridad estricto en otros. Después, recargue la página.',
    simd:
      'WebAssembly está, pero sin instrucciones SIMD. Actualice el navegador: Chrome y Edge las tienen desde la ' +
      'versión 91, Firefox desde la 89 y Safari desde la 16.4. Con un procesador muy antiguo (anterior a 2011, ' +
      'más o menos) solo queda usar otro equipo.',
    policy:
      'Esta página prohíbe WebAssembly: a script-src de su política de seguridad (CSP) le falta ' +
      '\u2018wasm-unsafe-eval\u2019.',
  },
  formula: { sin: 'sen', error: 'error', angle: 'ángulo', training: 'entr.' },
  control: {
    paper: 'original',
    reset: 'Restablecer este laboratorio',
    slider: '{{label}}, deslizador',
    setTo: 'Poner {{label}} en {{value}}',
    more: '{{count}} más',
    further: 'Más ajustes',
  },
  problem: {
    notNumber: '«{{raw}}» no es un número. {{allowed}} Se mantiene la última figura válida.',
    notWhole: '{{raw}} no es un número entero. {{allowed}} Se mantiene la última figura válida.',
    outOfRange: '{{raw}} se sale de los límites. {{allowed}} Se mantiene la última figura válida.',
    allowedWhole: 'Se admiten números enteros de {{min}} a {{max}}.',
    allowedReal: 'Se admiten números de {{min}} a {{max}}.',
    allowedAbove: 'Se admiten números mayores que {{min}}, hasta {{max}}.',
    allowedOptions: 'Se admite: {{options}}.',
    allowedList: 'Se admiten hasta {{longest}} números enteros de {{min}} a {{max}}, separados por comas.',
    notText: 'Así no se puede mostrar. {{allowed}} Se mantiene la última figura válida.',
    allowedText: 'Se admiten de {{min}} a {{max}} palabras y, en total, {{longest}} caracteres como mucho.',
  },
  link: {
    note: 'El enlace pedía algo que no se puede mostrar; en su lugar está el valor habitual.',
    item: '{{label}}: «{{raw}}». {{allowed}}',
    dismiss: 'Entendido',
    toLab: 'Enlace a «{{title}}»',
  },
  copy: {
    copy: 'Copiar',
    copied: 'Copiado',
    failed: 'El navegador no permite copiar; seleccione el texto, por favor.',
  },
  structure: {
    role: 'mapa de calor',
    whole: '{{rows}} filas ({{down}}) y {{columns}} columnas ({{across}}).',
    rows: 'Eje de {{name}}: de {{first}} a {{last}}, de arriba abajo.',
    columns: 'Eje de {{name}}: de {{first}} a {{last}}, de izquierda a derecha.',
    colors: 'Los colores del mapa {{map}} representan valores de {{min}} a {{max}}.',
    line: '{{name}}: máximo {{high}} en {{there}}, mínimo {{low}} en {{here}}, media {{mean}}.',
    cell: '{{row}}, {{column}}: {{value}}',
    none: '{{name}}: aquí no hay nada',
    keys:
      'Mayúsculas con la flecha arriba lleva de la celda a su fila o columna, a los ejes y a la figura entera, donde ' +
      'las flechas pasan de una a otra; Mayúsculas con la flecha abajo vuelve a entrar.',
  },
  panels: {
    course: 'Llevar este laboratorio a mi curso',
    words: 'La figura en palabras y números',
    table: 'Los números de la figura; se desplaza',
    more: 'Las primeras {{shown}} filas de {{all}}; los archivos las contienen todas.',
    moreColumns: 'Las primeras {{shown}} columnas de {{all}}.',
    files: 'Descargar',
    filesAbout: 'CSV y JSON contienen todas las columnas con todas sus cifras; .npy, solo los números, en float32.',
    reproduce: 'Reproducirlo por su cuenta',
    reproduceAbout: 'Programas para esta vista exacta: copie, ejecute y compare.',
    language: 'Programa en',
  },
} satisfies Shape<typeof en>;
