// @ts-check
// The strings around a course page, in the language of the lesson.

/**
 * @typedef {object} Words
 * @property {string} own the name of the language in itself
 * @property {string} lesson
 * @property {string} lessons
 * @property {string} labs
 * @property {string} skip
 * @property {string} read
 * @property {string} both
 * @property {string} print
 * @property {string} next
 * @property {string} previous
 * @property {string} code
 * @property {string} source
 * @property {string} free
 * @property {string} noscript
 * @property {string} teachers
 */

/** @type {Readonly<Record<string, Words>>} */
export const words = {
  en: {
    own: 'English',
    lesson: 'Lesson',
    lessons: 'Lessons',
    labs: 'All labs',
    skip: 'Skip to the lesson',
    read: 'Read in',
    both: 'side by side',
    print: 'Print',
    next: 'Next',
    previous: 'Previous',
    code: 'This figure as HTML',
    source: 'This page as Markdown, for a course of your own:',
    free: 'Free under the MIT licence. The figures are computed in your browser.',
    noscript: 'The figures are computed in your browser and need JavaScript for that. The text does not.',
    teachers: 'For teachers',
  },
  es: {
    own: 'Español',
    lesson: 'Lección',
    lessons: 'Lecciones',
    labs: 'Todos los laboratorios',
    skip: 'Saltar a la lección',
    read: 'Leer en',
    both: 'en paralelo',
    print: 'Imprimir',
    next: 'Siguiente',
    previous: 'Anterior',
    code: 'Esta figura en HTML',
    source: 'Esta página en Markdown, para un curso propio:',
    free: 'Libre, con licencia MIT. Las figuras se calculan en su navegador.',
    noscript: 'Las figuras se calculan en el navegador y necesitan JavaScript. El texto no.',
    teachers: 'Para docentes',
  },
  it: {
    own: 'Italiano',
    lesson: 'Lezione',
    lessons: 'Lezioni',
    labs: 'Tutti i laboratori',
    skip: 'Vai alla lezione',
    read: 'Leggi in',
    both: 'affiancati',
    print: 'Stampa',
    next: 'Successiva',
    previous: 'Precedente',
    code: 'Questa figura in HTML',
    source: 'Questa pagina in Markdown, per un corso tuo:',
    free: 'Libero, con licenza MIT. Le figure si calcolano nel tuo browser.',
    noscript: 'Le figure si calcolano nel browser e hanno bisogno di JavaScript. Il testo no.',
    teachers: 'Per docenti',
  },
};
