// @ts-check
// The words of the header and the footer that every page of the site has.

/** @type {Readonly<Record<string, import('./words.mjs').HeaderWords>>} */
export const headerWords = {
  en: {
    site: 'The site',
    menu: 'Menu',
    places: { labs: 'Labs', why: 'Why?', check: 'Check', teach: 'Teach', docs: 'Docs' },
    search: 'Search',
    language: 'Language',
    colors: 'Colours',
    themes: { auto: 'As my system', light: 'Light', dark: 'Dark' },
    about: 'About this project',
    source: 'Source',
    cite: 'Cite',
    authors: 'Authors',
  },
  es: {
    site: 'El sitio',
    menu: 'Menú',
    places: { labs: 'Labs', why: '¿Por qué?', check: 'Comprobar', teach: 'Enseñar', docs: 'Docs' },
    search: 'Buscar',
    language: 'Idioma',
    colors: 'Colores',
    themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
    about: 'Sobre este proyecto',
    source: 'Código fuente',
    cite: 'Citar',
    authors: 'Autores',
  },
  it: {
    site: 'Il sito',
    menu: 'Menu',
    places: { labs: 'Lab', why: 'Perché?', check: 'Verifica', teach: 'Insegnare', docs: 'Docs' },
    search: 'Cerca',
    language: 'Lingua',
    colors: 'Colori',
    themes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    about: 'Informazioni sul progetto',
    source: 'Codice sorgente',
    cite: 'Citare',
    authors: 'Autori',
  },
};
