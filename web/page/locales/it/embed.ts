import type { Shape } from '../../text/strings.ts';
import type en from '../en/embed.ts';

export default {
  course: {
    title: 'Porta «{{title}}» in un corso',
    about:
      'Ciò che si vede ora è ciò da cui partono gli studenti. Scegli che cosa vedono e possono cambiare, e copia ' +
      'ciò che la tua pagina accetta.',
    parts: 'Che cosa si mostra',
    controls: 'Che cosa si può cambiare',
    uses: { shown: 'si può cambiare', locked: 'visibile, fisso', hidden: 'non si mostra' },
    students: 'Un seme per ogni studente: i nomi, uno per riga',
    seeds: 'Un seme per ogni studente',
    seedsOfNames:
      'Il file chiede un nome o un numero e ne ricava il seme: lo stesso che qui per un link. Non conserva né ' +
      'l’uno né l’altro e non invia nulla.',
    seedsOfIds:
      'Il seme si ricava dall’identificativo con cui la piattaforma conosce lo studente, che non va da nessuna ' +
      'parte. Se la piattaforma non ne dà, tutti hanno il seme che vedi ora.',
    as: 'Come',
    kinds: {
      link: 'link',
      frame: 'riquadro',
      element: 'elemento',
      picture: 'immagine',
      markdown: 'Markdown',
      file: 'file',
      scorm12: 'SCORM 1.2',
      scorm2004: 'SCORM 2004',
    },
    how: {
      link: 'Apre il laboratorio da solo, in una pagina sua.',
      frame: 'Per pagine che accettano HTML. Lo script dà al riquadro l’altezza del laboratorio.',
      element: 'Per pagine che scrivi tu. Il laboratorio è parte della pagina.',
      picture: 'Un’immagine con didascalia e con parole per chi non la vede; porta al laboratorio.',
      markdown: 'Un’immagine in Markdown che porta al laboratorio.',
      file:
        'Il laboratorio in un solo file, per i luoghi senza server: si apre ' +
        'da una cartella o caricato su una piattaforma, senza rete.',
      scorm12:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono alla sua domanda e ' +
        'confrontano; la piattaforma riceve la risposta, il punteggio e se è completo.',
      scorm2004:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono alla sua domanda e ' +
        'confrontano; la piattaforma riceve la risposta, il punteggio e se è completo.',
    },
    save: 'Salva l’immagine',
    saveFile: 'Salva il file',
    savePage: 'Tutta la pagina in un file',
    saveTheWay: 'Salva il percorso aperto',
    code: 'Da copiare',
    preview: 'Come appare',
    close: 'Chiudi',
  },
  exam: {
    answer: 'La tua risposta',
    first: 'Scrivi prima la tua risposta; poi apri la nostra, qui sotto, e confronta.',
    compare: 'Apri la risposta qui sotto. La tua era:',
    marks: { right: 'giusta', partly: 'giusta in parte', wrong: 'sbagliata' },
    nobody: 'Qui non risponde nessuna piattaforma: non si conserva nulla.',
    told: 'La piattaforma ha registrato il {{percent}}% finora.',
    done: 'Tutto ha una risposta; la piattaforma ha registrato il {{percent}}%.',
  },
  student: {
    name: 'Il tuo nome o numero',
    why:
      'I numeri di questo laboratorio nascono da un seme che è tuo. Si ricava da ciò che scrivi qui, che non ' +
      'viene né conservato né inviato.',
    take: 'Prendi il mio seme',
    mine: 'Il tuo seme è {{seed}}.',
    nobody: 'La piattaforma non dice chi sei: il tuo seme è quello di tutti, {{seed}}.',
  },
  themes: { auto: 'Come la pagina intorno', light: 'Chiaro', dark: 'Scuro' },
  parts: {
    lead: 'introduzione',
    figure: 'figura',
    presets: 'impostazioni predefinite',
    controls: 'comandi',
    readings: 'letture',
    caption: 'didascalia',
    list: 'elenco',
    question: 'domanda',
    deeper: 'altro da leggere',
    panels: 'file e programmi',
  },
  open: 'Apri in posenc',
  refused: '{{name}}="{{value}}" non si può mostrare. {{allowed}}',
  unknown: '{{name}} qui non significa nulla. {{allowed}}',
  noLab: 'Manca il laboratorio: scrivi lab="…" con uno fra {{labs}}.',
} satisfies Shape<typeof en>;
