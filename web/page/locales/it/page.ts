import type { Shape } from '../../text/strings.ts';
import type en from '../en/page.ts';

/** Italiano. Valori tra {{graffe}}; *enfasi*, `codice`, e [parole](termine) che illuminano ciò che nominano. */
export default {
  page: {
    title: 'posenc: codifiche posizionali, calcolate con esattezza',
    language: 'Lingua',
    theme: 'Colori',
    themes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    skip: 'Vai all’indice',
    headline: 'Come un Transformer sa quale parola viene prima',
    intro:
      'L’attenzione dimentica dove stava ogni parola. Il primo Transformer le sommava un vettore della sua ' +
      'posizione; oggi quasi tutti i modelli ruotano query e key. Metti e togli le posizioni.',
    // A word joiner within C++: Firefox would break the line between the signs.
    honest:
      'Ogni figura è calcolata mentre leggi, dal C\u2060+\u2060+ della libreria posenc nel tuo browser; ciò che è ' +
      'stato addestrato prima è segnalato. Nulla esce dal tuo computer.',
    opening: {
      positions: 'Posizioni',
      switch: { without: 'senza', with: 'con' },
      first: 'Il gatto caccia il topo',
      second: 'Il topo caccia il gatto',
      head: 'frase {{number}}',
      alt: {
        without:
          'Che cosa fa l’attenzione con «{{first}}» e «{{second}}» senza posizioni: una riga di colori per ogni ' +
          'parola, e linee fra le parole uguali.',
        with:
          'Che cosa fa l’attenzione con «{{first}}» e «{{second}}» con le posizioni: una riga di colori per ogni ' +
          'parola, e linee fra le parole uguali.',
      },
      says: {
        without:
          'Senza posizioni l’attenzione trasforma ogni parola nella stessa riga di numeri in entrambe le frasi: chi ' +
          'caccia chi non fa differenza. (La differenza più grande, {{error}}, è arrotondamento.)',
        with:
          'Con le posizioni l’attenzione trasforma la stessa parola in due righe diverse, distanti fino a ' +
          '{{error}}: soltanto adesso le due frasi si distinguono.',
      },
    },
    story: { follow: 'Segui una parola', about: 'dal suo primo numero a una gara fra sei modelli, in 90 secondi' },
    bar: {
      previous: 'Laboratorio precedente',
      next: 'Laboratorio successivo',
      labs: 'Laboratori',
      keys: 'I tasti [ e ] passano da un laboratorio all’altro',
    },
    about: {
      subject: 'Codifica posizionale',
      label: 'Informazioni sul progetto',
      plans: 'Piani di lezione',
      docs: 'Documentazione',
      source: 'Codice sorgente',
      cite: 'Citare',
      authors: 'Autori',
      skip: 'Vai al testo',
      all: 'Tutti i laboratori in una pagina',
      own: '«{{title}}» in una pagina a sé',
    },
    claim: { number: 'Affermazione {{number}}', check: 'Verificala dal vivo', all: 'Tutte le affermazioni' },
    backToText: 'Torna al testo',
    deeper: 'Per approfondire',
    questions: 'Domande',
    pass: 'Vai a «{{title}}»',
    teachers: 'Per docenti',
    contents: 'Indice',
    groups: { why: 'Perché', what: 'Che cos’è', follows: 'Che cosa ne segue', today: 'Oggi', check: 'Verificare' },
    pages: {
      title: 'Altre pagine',
      class: 'Una classe: fai domande a un’aula piena di telefoni, senza server',
      check: 'È giusto? Numeri, config e frasi, controllati',
    },
    paths: {
      title: 'Percorsi',
      intro: 'Per una prima visita',
      lesson: 'Lezione {{lesson}}: {{about}}',
      about:
        'I laboratori uno dopo l’altro, ciascuno come lo mostra la lezione, con una frase su che cosa fare e vedere.',
      course: 'pagina di corso',
      make: 'Crea un percorso tuo',
      teach: 'Piani, presentatore e schede di esercizi, per docenti',
    },
    lessons: {
      '000': 'bootcamp, in spagnolo',
      '001': 'guida completa, in italiano',
      '002': 'notebook, in spagnolo',
      '003': 'diapositive, in spagnolo',
      '004': 'documentazione, in inglese',
    },
    waiting: 'La figura è in preparazione…',
    failed: 'Non è stato possibile caricare questa parte della pagina. Prova a ricaricarla. ({{message}})',
    footer: 'Libero, con licenza MIT. La pagina non conserva nulla su di te: niente cookie, niente richieste a terzi.',
    footerUse: 'Usa anche tu lo stesso codice',
    footerInstall: 'Installa',
    footerImport: 'Chiedi una tabella',
    footerElement: 'Disegnala in qualsiasi pagina',
    footerDocs: 'Documentazione (in inglese)',
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
    policy:
      'Questa pagina vieta WebAssembly: a script-src della sua politica di sicurezza (CSP) manca ' +
      '\u2018wasm-unsafe-eval\u2019.',
  },
  formula: { sin: 'sin', error: 'errore', angle: 'angolo', training: 'addestr.' },
  control: {
    paper: 'originale',
    reset: 'Ripristina questo laboratorio',
    slider: '{{label}}, cursore',
    setTo: 'Porta {{label}} a {{value}}',
    more: 'Altri {{count}}',
    further: 'Altre impostazioni',
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
  structure: {
    role: 'mappa di calore',
    whole: '{{rows}} righe ({{down}}) e {{columns}} colonne ({{across}}).',
    rows: 'Asse {{name}}: da {{first}} a {{last}}, dall’alto in basso.',
    columns: 'Asse {{name}}: da {{first}} a {{last}}, da sinistra a destra.',
    colors: 'I colori della mappa {{map}} indicano valori da {{min}} a {{max}}.',
    line: '{{name}}: massimo {{high}}, {{there}}; minimo {{low}}, {{here}}; media {{mean}}.',
    cell: '{{row}}, {{column}}: {{value}}',
    none: '{{name}}: qui non c’è nulla',
    keys:
      'Maiusc con la freccia su porta dalla cella alla sua riga o colonna, agli assi e alla figura intera, dove le ' +
      'frecce passano dall’una all’altra; Maiusc con la freccia giù riporta dentro.',
  },
  panels: {
    course: 'Porta questo laboratorio nel mio corso',
    words: 'La figura in parole e numeri',
    table: 'I numeri della figura; si può scorrere',
    more: 'Le prime {{shown}} righe di {{all}}; i file le contengono tutte.',
    moreColumns: 'Le prime {{shown}} colonne di {{all}}.',
    files: 'Scarica',
    filesAbout: 'CSV e JSON contengono tutte le colonne con tutte le cifre; .npy i soli numeri, in float32.',
    reproduce: 'Rifallo da te',
    reproduceAbout: 'Programmi per questa esatta vista: copia, esegui, confronta.',
    language: 'Programma in',
  },
} satisfies Shape<typeof en>;
