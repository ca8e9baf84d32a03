import type { BankWords } from '../../../quiz/question.ts';

export default {
  exponent: {
    ask:
      'La formula dell’articolo divide la posizione per una potenza della base. Quale esponente ha la colonna ' +
      '{{column}}, contando da 0, con *d* = {{dim}}?',
    right:
      'L’esponente è 2*i*/*d*, e *i* è il numero della coppia: ⌊{{column}}/2⌋. Un seno e il suo ' +
      'coseno lo condividono.',
    mistakes: {
      column:
        'Questo è *c*/*d*: la colonna è stata presa per la coppia. Così un seno e il suo coseno girerebbero a ' +
        'velocità diverse.',
      doubled: 'Questo è 2*c*/*d*, la svista di una lezione: la formula vuole la coppia, non la colonna.',
      ladder: 'Questa è la scala di fairseq, *i*/(*d*/2 − 1), che finisce esattamente a 1.',
    },
  },
  norm: {
    ask: 'Qual è la norma (lunghezza) di una riga della tabella dell’articolo con *d* = {{dim}}?',
    right:
      'Ognuna delle {{dim}}/2 coppie aggiunge sin² + cos² = 1 al quadrato della norma: è ' +
      '√({{dim}}/2) a ogni posizione.',
    mistakes: {
      ones: 'Così ogni numero conta 1. È ogni *coppia* ad aggiungere 1, e le coppie sono la metà delle colonne.',
      squared: 'Questo è il quadrato della norma.',
      unit: 'Ogni coppia sta su una circonferenza di raggio 1; la riga ne contiene {{dim}}/2.',
    },
  },
  division: {
    ask: 'Un programma scrive `position / div_term` con `div_term = {{divisor}}`. Quale tabella ne risulta?',
    right:
      'Dividere per base^(2*i*/*d*) è lo stesso che moltiplicare per base^(−2*i*/*d*). È un errore solo combinare ' +
      'l’uno con il `div_term` dell’altro.',
    options: {
      paper: 'quella dell’articolo',
      faster: 'una le cui coppie girano sempre più in fretta',
      slower: 'una le cui coppie girano sempre più piano, molto più di quelle dell’articolo',
    },
    mistakes: {
      paper: 'Dividere per un reciproco vuol dire moltiplicare: le frequenze crescono di coppia in coppia.',
      faster: 'Una lezione mette questa riga tra gli errori, ma con questo `div_term` è giusta.',
      slower: 'L’esponente è grande quanto quello dell’articolo. Contano il suo segno e la divisione.',
    },
  },
  turning: {
    ask:
      'La colonna {{column}} di tre tabelle con *d* = {{dim}}, alle posizioni da 0 a 40: quella dell’articolo ' +
      '(esponente 2*i*/*d*), una con 2*c*/*d* e una con −2*i*/*d*. Fai clic sulla curva di {{exponent}}.',
    right:
      'Con l’esponente doppio la colonna gira molto più piano; con uno negativo gira di più di un radiante a ' +
      'posizione, e da una posizione all’altra salta.',
    mistakes: {
      paper: 'Questa è quella dell’articolo: un’onda lenta e regolare.',
      doubledExponent: 'Questa quasi non si muove: il suo esponente è il doppio di quello dell’articolo.',
      reciprocal: 'Questa salta di posizione in posizione: la sua frequenza supera 1, perché l’esponente è negativo.',
    },
  },
  shift: {
    ask:
      'Nella tabella dell’articolo una sola matrice porta ogni riga alla successiva. In quale di queste non ce n’è ' +
      'nessuna? (*d* = {{dim}})',
    right: 'In essa un seno e il suo coseno hanno frequenze diverse, e nessuna rotazione li gira insieme.',
    options: {
      concatenated: 'prima i seni, poi i coseni',
      halfMinusOne: 'esponente *i*/(*d*/2 − 1), come in fairseq',
      reciprocal: 'esponente −2*i*/*d*',
      doubledExponent: 'esponente 2*c*/*d*, con *c* la colonna',
    },
    mistakes: {
      concatenated: 'L’ordine delle colonne cambia la matrice, ma una c’è ancora.',
      halfMinusOne:
        'Le frequenze sono altre, ma uguali per il seno e il coseno di una coppia: ogni coppia gira ancora.',
      reciprocal: 'Le sue frequenze sono altissime, eppure ogni coppia gira di un angolo fisso.',
    },
  },
  swapped: {
    ask:
      'Un modello è addestrato con la tabella dell’articolo (*d* = {{dim}}) e ne riceve una con gli stessi numeri, ' +
      'prima i seni. I prodotti scalari fra le posizioni non cambiano. Di {{all}} righe ricevute, quante somigliano ' +
      'più che a ogni altra alla riga addestrata della loro posizione?',
    right:
      'I pesi si aspettano ogni onda nella sua colonna. L’uno o l’altro ordine sarebbe andato bene prima di ' +
      'addestrare; dopo bisogna permutare con esso anche i pesi.',
    options: { all: 'tutte', half: 'circa la metà', few: 'meno di una su dieci' },
    mistakes: {
      all:
        'I prodotti dentro una tabella non vedono l’ordine delle sue colonne. Quelli fra una riga dell’una e una ' +
        'dell’altra sì.',
      half: 'Non resta al suo posto metà delle colonne: quasi ogni onda passa in un’altra.',
    },
  },
  neighbours: {
    ask:
      'Ordina queste tabelle (*d* = {{dim}}) secondo quanto si somigliano le posizioni vicine, a ' +
      'partire dalla meno simile.',
    right:
      'Più in fretta gira una coppia, meno le vicine hanno in comune. Un esponente negativo fa crescere le ' +
      'frequenze; uno doppio le fa scendere due volte più in fretta.',
    options: {
      paper: 'esponente 2*i*/*d*, quella dell’articolo',
      doubledExponent: 'esponente 2*c*/*d*',
      reciprocal: 'esponente −2*i*/*d*',
    },
    mistakes: {
      reversed: 'È il contrario: le coppie lente rendono simili le vicine.',
      larger: 'Un esponente maggiore divide per di più: le coppie girano più piano, e le vicine si somigliano di più.',
      paperFirst:
        'Con l’esponente negativo le coppie girano di molti radianti a posizione: le sue vicine sono le meno simili.',
    },
  },
  unnoticed: {
    ask:
      'Un modello è addestrato con la tabella dell’articolo con *d* = {{dim}}. Quale di queste, al suo posto, lascia ' +
      'ognuna delle {{all}} posizioni più simile alla propria riga addestrata che a ogni altra?',
    right:
      'Con questa larghezza le sue frequenze differiscono di poco da quelle dell’articolo, e ognuna resta nella sua ' +
      'colonna. Una prova a tre decimali sulle prime quattro colonne della posizione 1 non distingue le due tabelle.',
    options: {
      halfMinusOne: 'esponente *i*/(*d*/2 − 1), come in fairseq',
      concatenated: 'gli stessi numeri, prima i seni',
      doubledExponent: 'esponente 2*c*/*d*, con *c* la colonna',
      reciprocal: 'esponente −2*i*/*d*',
    },
    mistakes: {
      concatenated: 'Gli stessi numeri, ma in colonne diverse da quelle che i pesi si aspettano.',
      doubledExponent: 'Quasi ogni colonna ha un’altra frequenza, e metà di esse quasi non si muove.',
      reciprocal: 'Le sue righe non hanno quasi nulla in comune con quelle dell’addestramento.',
    },
  },
  ladder: {
    ask:
      'In fairseq l’esponente è *i*/(*d*/2 − 1), con base 10000. Dopo quante posizioni l’ultima coppia finisce il ' +
      'giro con *d* = {{dim}}?',
    right:
      'Per l’ultima coppia l’esponente è esattamente 1, quindi un giro richiede 2π · 10000 posizioni. Con la ' +
      'formula dell’articolo è più corto: là l’esponente finisce a (*d* − 2)/*d*.',
    mistakes: {
      paper: 'Questa è l’ultima coppia dell’articolo. La scala di fairseq arriva esattamente a 1/base.',
      radian: 'Spesso si indica 10000 come ultima lunghezza d’onda. Questo è un radiante; un giro ne ha 2π.',
    },
    units: { positions: 'posizioni' },
  },
  same: {
    ask:
      'Una tabella per le posizioni da 1 a 8 con *d* = {{dim}} ed esponente {{exponent}}, dove *c* è la colonna da ' +
      '0; le colonne pari sono seni, le dispari coseni. Fai clic su una cella di una colonna che la formula ' +
      'dell’articolo, con esponente 2⌊*c*/2⌋/*d*, riempie con gli stessi numeri.',
    right: 'Confronta {{exponent}} con 2⌊*c*/2⌋/*d* colonna per colonna: coincidono dove danno lo stesso numero.',
    mistakes: {
      cosine: 'Nella formula dell’articolo quella colonna ha esponente 0, come la precedente. Qui ne ha un altro.',
      other: 'In quella colonna i due esponenti sono diversi.',
    },
  },
} satisfies BankWords;
