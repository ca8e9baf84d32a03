// @ts-check
// A page that was opened from a disk: browsers run no modules there, so that its figures stand still and its controls
// do nothing. A script within the page finds that out, since files of scripts are what is missing. Every page of the
// site that has scripts has the notice.

/** Marks the page; its style sheet then shows the notice, and no controls. */
export const markScript = "if (location.protocol === 'file:') document.documentElement.dataset.disk = '';";

/** @type {Readonly<Record<string, { readonly says: string, readonly file: string }>>} */
const words = {
  en: {
    says: 'This page was opened from a disk, where browsers do not run its code: it needs a web server.',
    file: 'All labs in one file, which runs without a server',
  },
  es: {
    says:
      'Esta página se ha abierto desde un disco, y ahí los navegadores no ejecutan su código: necesita un ' +
      'servidor web.',
    file: 'Todos los laboratorios en un solo archivo, que funciona sin servidor',
  },
  it: {
    says: 'Questa pagina è stata aperta da un disco, e lì i browser non eseguono il suo codice: serve un server web.',
    file: 'Tutti i laboratori in un solo file, che funziona senza server',
  },
};

/**
 * The notice, hidden unless the page is marked. The first page has it in all languages: nobody has chosen one yet.
 * @param {string} language @param {string} up from the page to the site's folder
 */
export function diskNotice(language, up) {
  const all = up === './' ? Object.keys(words) : [language];
  const paragraphs = all.flatMap((code) => {
    const text = words[code];
    if (!text) throw new RangeError(`no words for a page from a disk in "${code}"`);
    return `<p lang="${code}">${text.says} <a href="${up}posenc.html">${text.file}</a>.</p>`;
  });
  return `<div class="from-disk">\n${paragraphs.join('\n')}\n</div>`;
}
