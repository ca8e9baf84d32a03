import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/encode.ts';

export default {
  title: 'Codificare',
  question: 'Che aspetto ha la tabella di seni e coseni?',
  lead:
    'Ogni riga della tabella è una [posizione](positions), ogni colonna una [dimensione](dim). Due colonne formano ' +
    'una [coppia](pair) con la stessa frequenza: una è il suo seno, l’altra il suo coseno.',
  deeper:
    'La coppia più veloce compie un giro ogni 2π ≈ 6,28 posizioni; ciascuna delle successive gira più lentamente ' +
    'della precedente, sempre nello stesso rapporto, e quanto sia lenta l’ultima lo decide la [base](base).',
  where:
    'Qui *p* è la posizione, *i* il numero della coppia (non della colonna) e *d* la larghezza della tabella e del ' +
    'vettore di ogni parola: quanti numeri contiene ciascuno. Negli articoli e nei programmi si chiama `d_model`.',
  presets: 'Tabelle per cominciare',
  preset: {
    lesson000: {
      name: '100 × 64',
      about: 'sei curve',
      note: 'Una lezione disegna questa tabella, 100 posizioni e d = 64, e queste sei curve.',
    },
    lesson001: {
      name: '100 × 128',
      about: 'quattro curve',
      note:
        'Una lezione annuncia le dimensioni 0, 3, 7, 15 e 31, ma il suo programma disegna 0, 7, 20 e 31. Qui ' +
        'si vede ciò che disegna il programma.',
    },
    lesson001Table: {
      name: '5 × 6',
      about: 'stampata',
      note:
        'Una piccola tabella stampata da una lezione: cinque posizioni, sei dimensioni, tre decimali. Tutti e ' +
        'trenta i numeri sono giusti.',
    },
    lesson002: {
      name: '100 × 512',
      about: 'un modello',
      note:
        'La larghezza del modello dell’articolo, con la sua formula. Il ciclo che una lezione usa con questa misura ' +
        'raddoppia l’esponente e dà frequenze diverse a seno e coseno: la sua tabella è un’altra.',
    },
    lesson003: {
      name: '128 × 512',
      about: 'troncata',
      note:
        'Per la posizione 1 certe diapositive stampano 0,8414; 0,5403; 0,8218 e 0,5696. Sono troncati dopo la ' +
        'quarta cifra, non arrotondati, come quelli qui sotto; scegli «arrotondate» per vedere 0,8415; 0,8219 e ' +
        '0,5697.',
    },
    lesson004: {
      name: '6 × 4',
      about: 'refusi',
      note:
        'Un’altra piccola tabella. Per la posizione 4 la sua lezione stampa −0,653 e 1,000; la riga qui ' +
        'sotto mostra −0,654 e 0,999. Gli altri 22 numeri coincidono.',
    },
  },
  controls: 'Comandi',
  label: {
    positions: 'Posizioni',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    first: 'Prima posizione',
    layout: 'Ordine delle colonne',
    colorMap: 'Mappa di colori',
    transpose: 'Scambia gli assi',
    dimensions: 'Curve',
    curveStyle: 'Curve disegnate',
    selectedPosition: 'Posizione indicata',
    selectedDimension: 'Dimensione indicata',
    shownRows: 'Righe',
    shownColumns: 'Colonne',
    decimals: 'Cifre decimali',
    rounding: 'Le cifre sono',
  },
  layouts: { interleaved: 'sin cos sin cos', concatenated: 'seni, poi coseni' },
  curveStyles: { overlaid: 'una sull’altra', strips: 'una striscia ciascuna' },
  hint:
    'Indica una cella, oppure porta il focus sulla figura e usa le frecce. Un clic, o Invio, aggiunge o toglie la ' +
    'curva di quella colonna.',
  readout: {
    title: 'La cella indicata',
    position: 'Posizione',
    dimension: 'Dimensione',
    pair: 'Coppia',
    pairOf: '{{pair}}, il suo {{wave}}',
    sin: 'seno',
    cos: 'coseno',
    angle: 'Angolo',
    radians: '{{angle}} rad',
    wavelength: 'Lunghezza d’onda',
    perTurn: '{{wavelength}} posizioni',
    value: 'Valore',
    addCurve: 'Aggiungi la sua curva',
    removeCurve: 'Togli la sua curva',
  },
  notice: 'Che cosa osservare',
  caption:
    'Le coppie veloci cambiano da una posizione all’altra e distinguono le vicine; più una coppia è lenta, più ' +
    'distanti sono le posizioni che distingue. Insieme sono un orologio con {{pairs}} lancette: la più veloce compie ' +
    'un giro ogni {{fastest}} posizioni, la più lenta ogni {{slowest}}.',
  captionStill:
    'Le coppie veloci cambiano da una posizione all’altra e distinguono le vicine. Quelle lente quasi non si muovono ' +
    'in tutta la figura: distinguono posizioni a migliaia di passi l’una dall’altra. Insieme sono un orologio con ' +
    '{{pairs}} lancette: la più veloce compie un giro ogni {{fastest}} posizioni, la più lenta ogni {{slowest}}.',
  captionSingle:
    'Con una sola coppia l’orologio ha una lancetta. Compie un giro ogni {{fastest}} posizioni, poi ripassa ' +
    'vicinissimo a dove è già stata.',
  askTitle: 'Prova prima di guardare',
  ask: 'Raddoppia la larghezza d. Che cosa succede alla colonna più a sinistra, e che cosa all’ultima?',
  answerTitle: 'Mostra la risposta',
  answer:
    'La colonna più a sinistra non cambia affatto: il suo esponente è 0 con qualsiasi larghezza, e quindi ' +
    'compie sempre un giro ogni 2π posizioni. In mezzo si inseriscono frequenze nuove, e l’ultima coppia ' +
    'diventa un po’ più lenta: si avvicina a 2π × base senza mai arrivarci.',
  fine: 'Le note a margine',
  fineWavelength:
    'Si legge spesso, anche nell’articolo originale, che le lunghezze d’onda vanno da 2π a 10000 · 2π. ' +
    'L’ultima si ferma prima, perché il suo esponente è (d − 2)/d e non 1. Nella tabella qui sopra è di ' +
    '{{slowest}} posizioni, mentre 2π × base sarebbe {{limit}}.',
  fineUnique:
    '«Ogni posizione ha la sua impronta» vale nell’aritmetica esatta. Due righe possono avvicinarsi tanto che ' +
    'l’arrotondamento le rende uguali, soprattutto nelle tabelle strette.',
  fineExtrapolate:
    '«Vale per qualsiasi lunghezza» vuol dire che si può calcolare per ogni posizione. Che un modello capisca ' +
    'posizioni mai viste in addestramento è un’altra faccenda, e spesso non le capisce.',
  fineExact:
    'Il codice consueto in precisione singola sbaglia già la terza cifra decimale intorno alla posizione 65535. Qui ' +
    'gli angoli sono frazioni di giro in virgola fissa, e ogni numero si arrotonda una volta sola, alla fine.',
  numbers: {
    title: 'I numeri',
    caption: 'Le prime {{rows}} posizioni su {{allRows}} e le prime {{columns}} dimensioni su {{allColumns}}.',
    scroll: 'Numeri della tabella, scorrevoli',
    corner: 'posizione',
    column: 'dim {{dimension}}',
    copy: 'Copia questi numeri',
  },
  layer: {
    title: 'Come strato del tuo modello',
    about:
      'La stessa tabella come strato da mettere in un modello, come la scrivono le lezioni. PyTorch tiene la ' +
      'tabella in un buffer, Keras in un peso che non si addestra. Nella vista 100 × 512 le parole vengono ' +
      'prima moltiplicate per √d; né quella né la 6 × 4 hanno dropout.',
  },
  embed: {
    title: 'Solo la mappa di calore, in una tua pagina',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  strip: 'Dimensione {{dimension}}: un’onda di {{wavelength}} posizioni.',
  stripsAxis: 'Dalla posizione {{first}}, a sinistra, alla {{last}}, a destra; λ è la lunghezza d’onda.',
  full: 'Più di dodici curve non si distinguono. Togline prima una.',
  numbers: {
    roundings: { rounded: 'arrotondate', truncated: 'troncate' },
  },
  words: {
    count_one: '{{count}} posizione',
    count_other: '{{count}} posizioni',
    table:
      'Una tabella di {{positions}}, dalla {{first}} alla {{last}}, con larghezza {{dim}} e base {{base}}. ' +
      '{{layout}} Il blu e il rosso, oppure lo scuro e il chiaro, sono i valori fra −1 e 1.',
    interleaved: 'I seni stanno nelle colonne pari, i coseni in quelle dispari.',
    concatenated: 'Prima vengono i seni di tutte le coppie, poi i loro coseni.',
    waves: 'Di colonna in colonna le onde si allungano: {{list}} posizioni per le dimensioni {{dimensions}}.',
    selected: 'Alla posizione {{position}}, dimensione {{dimension}}, il valore è {{value}}.',
  },
  reproduce: {
    angle: 'angoli in doppia precisione: alle posizioni grandi l’errore della singola salta agli occhi',
    odd: 'con larghezza dispari l’ultimo seno resta senza coseno',
    buffer: 'si salva e si sposta con il modello, ma non si addestra',
  },
  embed: {
    about:
      'Un file di script e una riga di HTML, in qualsiasi pagina, in rete o su disco. Il file ' +
      '`posenc-elements.js` arriva con il pacchetto npm `posenc`.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  pair: {
    ask:
      'Seni e coseni si alternano; colonne e coppie si contano da 0. A quale coppia appartiene la colonna ' +
      '{{dimension}}?',
    right: 'Le colonne 2*i* e 2*i* + 1 sono il seno e il coseno della coppia *i*. Si conta sempre da 0.',
    mistakes: {
      column: 'Nella formula *i* numera le coppie, non le colonne, anche se spesso la si chiama «la dimensione».',
      up: 'Una colonna dispari è la seconda della sua coppia: dimezza e arrotonda per difetto.',
    },
  },
  curve: {
    ask: 'Larghezza {{dim}}, seni e coseni alternati. Fai clic sulla curva della colonna {{column}}, contata da 0.',
    right: 'Una colonna dispari è un coseno, che parte da 1; la coppia {{pair}} gira lentamente.',
    mistakes: {
      sine: 'Parte da 0, quindi è un seno: la colonna {{sine}}, l’altra metà della coppia.',
      fast: 'Parte da 1, ma è il coseno più veloce, la colonna 1.',
    },
  },
  cut: {
    ask:
      'Per la posizione 1, colonna {{column}} (contata da 0), larghezza 512, certe diapositive stampano {{slide}}. ' +
      'Il numero di quattro cifre decimali più vicino è {{shown}}. Da dove viene la differenza?',
    right: 'Le diapositive tagliano dopo la quarta cifra: i numeri sono troncati, non arrotondati.',
    options: {
      cut: 'dal troncare invece di arrotondare',
      formula: 'da un’altra formula',
      single: 'dalla precisione singola',
      width: 'da un’altra larghezza',
    },
    mistakes: {
      formula: 'Le formule consuete concordano sulla colonna 0, sin 1 = 0,84147…, e anche lì stampano 0,8414.',
      single: 'Alla posizione 1 la precisione singola dà sette cifre giuste.',
      width: 'La colonna 0 è sin 1 con qualsiasi larghezza, e anche lì le diapositive stampano 0,8414.',
    },
  },
  value: {
    ask:
      'Larghezza {{dim}}, base 10000, seni e coseni alternati. Che numero sta alla posizione {{position}}, colonna ' +
      '{{dimension}}, contate da 0?',
    right: 'Le colonne 2 e 3 sono il seno e il coseno di *p* / 10000^(2/4) = *p* / 100, in radianti.',
    mistakes: {
      wave: 'Seno e coseno scambiati: le colonne pari contengono il seno.',
      degrees: 'La tua calcolatrice era in gradi. Gli angoli sono in radianti.',
      fast: 'Non hai diviso per base^(2*i*/*d*). Quella è la prima coppia.',
    },
  },
  misprint: {
    ask:
      'Larghezza 4. Per la posizione 4, colonna {{dimension}} (contate da 0), una lezione stampa {{printed}} con tre ' +
      'decimali. Che cosa dovrebbe stampare?',
    right: 'cos 4 = −0,65364… e cos 0,04 = 0,99920…; gli altri 22 numeri di quella tabella sono giusti.',
    mistakes: {
      printed: 'Così dice la lezione. Controlla la terza cifra decimale.',
    },
  },
  halves: {
    ask:
      'Qui vengono prima tutti i seni, poi tutti i coseni. Fai clic sul coseno della coppia {{pair}} alla posizione ' +
      '{{row}}.',
    right: 'Con *d* = 8, le colonne da 0 a 3 sono i seni delle coppie da 0 a 3, quelle da 4 a 7 i loro coseni.',
    mistakes: {
      sine: 'Quello è il seno della coppia. Il suo coseno sta *d*/2 colonne più in là.',
      interleaved: 'Starebbe lì se seni e coseni si alternassero.',
      turned: 'Riga e colonna sono scambiate: le righe sono posizioni.',
      one: 'Le posizioni si contano da 0: quella è la riga precedente.',
    },
  },
  doubled: {
    ask: 'La larghezza passa da {{dim}} a {{twice}}. Quanto in fretta cambia allora la colonna più a sinistra?',
    right: 'Il suo esponente è 0 con qualsiasi larghezza: compie sempre un giro ogni 2π posizioni.',
    options: { same: 'come prima', slower: 'più lentamente', faster: 'più in fretta' },
    mistakes: {
      slower: 'Fra le altre si inseriscono frequenze nuove e solo l’ultima rallenta. La prima resta com’è.',
      faster: 'Niente gira più in fretta di 1 radiante a posizione, con nessuna larghezza.',
    },
  },
  odd: {
    ask:
      'Seni e coseni si alternano, e la larghezza {{dim}} è dispari. Che cosa contiene l’ultima colonna, la ' +
      '{{last}}? Le colonne si contano da 0.',
    right: 'Una colonna pari è un seno; con larghezza dispari l’ultimo seno non ha accanto il suo coseno.',
    options: { sin: 'un seno', cos: 'un coseno', zero: 'zeri', error: 'nulla: una larghezza dispari è un errore' },
    mistakes: {
      cos: 'La colonna {{last}} è pari, e le colonne pari sono seni.',
      zero: 'Alcuni programmi riempiono con zeri (fairseq, nel proprio ordine); la formula no.',
      error:
        'Il codice consueto dei tutorial qui fallisce, perché i coseni non ci stanno. La formula non ha il problema.',
    },
  },
  beyond: {
    ask: '«Le posizioni sinusoidali valgono per qualsiasi lunghezza.» Che cosa c’è di vero?',
    right: 'La formula ha un valore a ogni posizione. Che un modello lo capisca è un’altra faccenda.',
    options: {
      computed: 'si possono calcolare per qualsiasi posizione',
      understood: 'un modello se la cava con testi più lunghi di quelli dell’addestramento',
      ends: 'nulla: dopo l’ultima riga non ce ne sono altre',
      grows: 'nulla: lontano i valori diventano troppo grandi',
    },
    mistakes: {
      understood: 'Spesso no: quelle righe non le ha mai viste.',
      ends: 'Questo vale per una tabella appresa. Questa è una formula.',
      grows: 'Seni e coseni restano fra −1 e 1, per quanto lontano si vada.',
    },
  },
  slowest: {
    ask: 'Larghezza {{dim}}, base {{base}}. Dopo quante posizioni la coppia più lenta compie un giro intero?',
    right: 'L’ultimo esponente è (*d* − 2)/*d*: la lunghezza d’onda è 2π · base^((*d* − 2)/*d*).',
    units: { positions: 'posizioni' },
    mistakes: {
      limit: 'Questo è 2π · base, come dice anche l’articolo. L’ultimo esponente è (*d* − 2)/*d*, non 1.',
      base: 'La base non è una lunghezza d’onda: manca 2π, e l’ultimo esponente è minore di 1.',
      radians: 'Dopo tante posizioni la lancetta ha girato di un radiante. Un giro ne richiede 2π volte tante.',
    },
  },
  speeds: {
    ask:
      'Larghezza {{dim}}, prima tutti i seni, poi tutti i coseni. Ordina queste colonne dalla più veloce alla più ' +
      'lenta.',
    right:
      'Le colonne prima della {{half}} sono i seni di tutte le coppie, quelle dalla {{half}} in poi i loro coseni. ' +
      'Più alto è il numero della coppia, più lentamente gira.',
    options: { a: 'colonna {{a}}', b: 'colonna {{b}}', c: 'colonna {{c}}', d: 'colonna {{d}}' },
    mistakes: {
      columns: 'Dalla colonna {{half}} in poi i coseni ricominciano dalla coppia più veloce.',
      reversed: 'Così è dalla più lenta alla più veloce.',
    },
  },
} satisfies BankWords;
