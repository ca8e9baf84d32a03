import type { Shape } from '../../lib/strings.ts';
import type en from '../en/page.ts';

/** Italiano. Valori tra {{graffe}}; *enfasi*, `codice`, e [parole](termine) che illuminano ciò che nominano. */
export default {
  page: {
    title: 'posenc: codifiche posizionali, calcolate con esattezza',
    line: 'Codifiche posizionali da indicare, verificare e portare a lezione',
    language: 'Lingua',
    theme: 'Colori',
    themes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    skip: 'Vai alla prima figura',
    headline: 'Come fa un Transformer a sapere quale parola viene prima',
    intro:
      'L’attenzione confronta ogni parola con tutte le altre ma dimentica dove stavano: se si mescolano le ' +
      'parole, le risposte si mescolano con loro e nient’altro cambia. Perciò al vettore di ogni parola se ne ' +
      'somma un secondo, che dipende soltanto dal suo posto. Questo è quello del Transformer originale.',
    honest:
      'Ogni numero di questa pagina è calcolato mentre leggi, dal C++ della libreria posenc dentro il tuo browser. ' +
      'Niente è disegnato a occhio e niente lascia il tuo computer.',
    waiting: 'La figura è in preparazione…',
    failed: 'Non è stato possibile caricare questa parte della pagina. Prova a ricaricarla. ({{message}})',
    footer: 'Libero, con licenza MIT. La pagina non conserva nulla su di te: niente cookie, niente richieste a terzi.',
    footerUse: 'Lo stesso codice, per te',
    footerInstall: 'Installare',
    footerImport: 'Chiedere una tabella',
    footerElement: 'Disegnarla in qualsiasi pagina',
  },
  missing: {
    title: 'Questo browser non può calcolare le figure',
    webassembly:
      'WebAssembly manca o è disattivato. Firefox, Chrome, Edge e Safari lo hanno almeno dal 2021. Se il tuo è ' +
      'recente, cerca l’impostazione che lo spegne: la modalità di isolamento sui dispositivi Apple, o un ' +
      'livello di sicurezza rigido altrove. Poi ricarica la pagina.',
    simd:
      'WebAssembly c’è, ma senza le istruzioni SIMD. Aggiorna il browser: Chrome ed Edge le hanno dalla versione ' +
      '91, Firefox dalla 89, Safari dalla 16.4. Con un processore molto vecchio (all’incirca prima del 2011) ' +
      'serve un altro computer.',
  },
  formula: { sin: 'sin', error: 'errore', angle: 'angolo', training: 'addestr.' },
  control: {
    paper: 'articolo',
    reset: 'Ripristina questo laboratorio',
    slider: '{{label}}, cursore',
    setTo: 'Porta {{label}} a {{value}}',
    more: 'Altri {{count}}',
  },
  problem: {
    notNumber: '«{{raw}}» non è un numero. {{allowed}} Resta l’ultima figura valida.',
    notWhole: '{{raw}} non è un numero intero. {{allowed}} Resta l’ultima figura valida.',
    outOfRange: '{{raw}} è fuori dai limiti. {{allowed}} Resta l’ultima figura valida.',
    allowedWhole: 'Sono ammessi i numeri interi da {{min}} a {{max}}.',
    allowedReal: 'Sono ammessi i numeri da {{min}} a {{max}}.',
    allowedAbove: 'Sono ammessi i numeri maggiori di {{min}}, fino a {{max}}.',
    allowedOptions: 'È ammesso: {{options}}.',
    allowedList: 'Sono ammessi fino a {{longest}} numeri interi da {{min}} a {{max}}, separati da virgole.',
    notText: 'Così non si può mostrare. {{allowed}} Resta l’ultima figura valida.',
    allowedText: 'Sono ammesse da {{min}} a {{max}} parole, per non più di {{longest}} caratteri.',
  },
  link: {
    note: 'Il collegamento chiedeva qualcosa che non si può mostrare; al suo posto c’è il valore consueto.',
    item: '{{label}}: «{{raw}}». {{allowed}}',
    dismiss: 'Ho capito',
    toLab: 'Collegamento a «{{title}}»',
  },
  copy: {
    copy: 'Copia',
    copied: 'Copiato',
    failed: 'Il browser non permette di copiare; seleziona il testo a mano.',
  },
  panels: {
    words: 'La figura in parole e numeri',
    table: 'I numeri della figura; si può scorrere',
    more: 'Le prime {{shown}} righe di {{all}}; i file le contengono tutte.',
    moreColumns: 'Le prime {{shown}} colonne di {{all}}.',
    files: 'Scarica',
    filesAbout: 'CSV e JSON contengono tutte le colonne con tutte le cifre; .npy i soli numeri, in float32.',
    reproduce: 'Rifarlo da sé',
    reproduceAbout: 'Programmi per questa esatta vista: copiare, eseguire, confrontare.',
    language: 'Programma in',
  },
} satisfies Shape<typeof en>;
