import type { BankWords } from '../../../quiz/question.ts';

export default {
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
