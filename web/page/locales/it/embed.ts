import type { Shape } from '../../lib/strings.ts';
import type en from '../en/embed.ts';

export default {
  course: {
    title: 'Portare «{{title}}» in un corso',
    about:
      'Ciò che si vede ora è ciò da cui partono gli studenti. Scegliete che cosa vedono e possono cambiare, e ' +
      'copiate ciò che la vostra pagina accetta.',
    parts: 'Che cosa si mostra',
    controls: 'Che cosa si può cambiare',
    uses: { shown: 'si può cambiare', locked: 'visibile, fisso', hidden: 'non si mostra' },
    students: 'Un seme per ogni studente: i nomi, uno per riga',
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
      element: 'Per pagine che scrivete voi. Il laboratorio è parte della pagina.',
      picture: 'Un’immagine con didascalia e con parole per chi non la vede; porta al laboratorio.',
      markdown: 'Un’immagine in Markdown che porta al laboratorio.',
      file:
        'Il laboratorio in un solo file, per i luoghi senza server: si apre ' +
        ' da una cartella o caricato su una piattaforma, senza rete.',
      scorm12:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono alla sua domanda e ' +
        'confrontano; la piattaforma riceve la risposta, il punteggio e se è completo.',
      scorm2004:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono alla sua domanda e ' +
        'confrontano; la piattaforma riceve la risposta, il punteggio e se è completo.',
    },
    save: 'Salvare l’immagine',
    saveFile: 'Salva il file',
    savePage: 'Tutta la pagina in un file',
    saveTheWay: 'Salva il percorso aperto',
    code: 'Da copiare',
    preview: 'Come appare',
    close: 'Chiudere',
  },
  exam: {
    answer: 'La vostra risposta',
    first: 'Scrivete prima la vostra risposta; poi aprite la nostra, qui sotto, e confrontate.',
    compare: 'Aprite la risposta qui sotto. La vostra era:',
    marks: { right: 'giusta', partly: 'giusta in parte', wrong: 'sbagliata' },
    nobody: 'Qui non risponde nessuna piattaforma: non si conserva nulla.',
    told: 'La piattaforma lo sa: {{percent}} % finora.',
    done: 'La piattaforma lo sa: tutto ha una risposta, {{percent}} %.',
  },
  themes: { auto: 'Come la pagina intorno', light: 'Chiaro', dark: 'Scuro' },
  parts: {
    lead: 'introduzione',
    figure: 'figura',
    presets: 'ingressi',
    controls: 'comandi',
    readings: 'letture',
    caption: 'didascalia',
    list: 'elenco',
    question: 'domanda',
    deeper: 'altro da leggere',
    panels: 'file e programmi',
  },
  open: 'Aprire in posenc',
  refused: '{{name}}="{{value}}" non si può mostrare. {{allowed}}',
  unknown: '{{name}} qui non significa nulla. {{allowed}}',
  noLab: 'Manca il laboratorio: scrivete lab="…" con uno fra {{labs}}.',
} satisfies Shape<typeof en>;
