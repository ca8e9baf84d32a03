import type { Shape } from '../../text/strings.ts';
import type en from '../en/embed.ts';

export default {
  course: {
    title: 'Porta «{{title}}» in un corso',
    about: 'Ciò che si vede ora è ciò da cui partono gli studenti.',
    choose: 'Scegli che cosa si mostra e che cosa si può cambiare',
    alone: 'in una pagina sua',
    site: 'Indirizzo del sito',
    siteLocal:
      'Questo indirizzo porta al tuo computer o alla tua rete: da altrove non si vede nulla. Scrivi l’indirizzo ' +
      'con cui gli studenti raggiungono queste pagine, come https://example.org/posenc/. Un file o un pacchetto ' +
      'avrà allora un link; senza, non ne ha.',
    siteWrong: '«{{text}}» non è l’indirizzo di un sito. Sono ammessi quelli che cominciano con https:// o http://.',
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
      slide: 'diapositiva (16:9)',
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
      slide: 'Un riquadro di 16 : 9 in cui il laboratorio è grande quanto ci sta, senza scorrere.',
      element: 'Per pagine che scrivi tu. Il laboratorio è parte della pagina.',
      picture: 'Un’immagine con didascalia e con parole per chi non la vede; porta al laboratorio.',
      markdown: 'Un’immagine in Markdown che porta al laboratorio.',
      file:
        'Il laboratorio in un solo file, per i luoghi senza server: si apre ' +
        'da una cartella o caricato su una piattaforma, senza rete.',
      scorm12:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono a domande che correggiamo noi e ' +
        'a una che confrontano da soli; la piattaforma riceve risposte, voti, punteggio e completamento.',
      scorm2004:
        'Il laboratorio come pacchetto per una piattaforma: gli studenti rispondono a domande che correggiamo noi e ' +
        'a una che confrontano da soli; la piattaforma riceve risposte, voti, punteggio e completamento.',
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
    self: 'Questa risposta la confronti tu: viene registrata con il tuo voto, che non conta per il punteggio.',
    first: 'Scrivi prima la tua risposta; poi apri la nostra qui sotto e confronta.',
    unfold: 'Apri la risposta qui sotto, poi di’ com’era la tua.',
    compare: 'Confronta le due risposte. La tua era:',
    marks: { right: 'giusta', partly: 'giusta in parte', wrong: 'sbagliata' },
    nobody: 'Qui non risponde nessuna piattaforma: non si conserva nulla.',
    kept: 'La piattaforma ha registrato la tua risposta.',
    allKept: 'Hai risposto a tutto, e la piattaforma l’ha registrato.',
    told:
      'Delle {{all}} domande che contano hai risposto a {{answered}}; la piattaforma ha registrato finora ' +
      '{{percent}}%.',
    done: 'Hai risposto a tutto, e la piattaforma ha registrato {{percent}}%.',
    handIn: 'Hai risposto a tutto: consegna con il pulsante della pagina intorno a questa cornice.',
    handInLater: 'Le risposte si consegnano con il pulsante della pagina intorno a questa cornice.',
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
    presets: 'preimpostazioni',
    controls: 'comandi',
    readings: 'valori letti',
    caption: 'didascalia',
    list: 'elenco',
    question: 'domanda',
    questions: 'domande che si correggono da sole',
    deeper: 'altro da leggere',
    panels: 'file e programmi',
  },
  open: 'Apri in posenc',
  refused: '{{name}}="{{value}}" non si può mostrare. {{allowed}}',
  unknown: '{{name}} qui non significa nulla. {{allowed}}',
  noLab: 'Manca il laboratorio: scrivi lab="…" con uno fra {{labs}}.',
} satisfies Shape<typeof en>;
