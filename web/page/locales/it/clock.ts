import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/clock.ts';

export default {
  title: 'L’orologio a molte lancette',
  question: 'Perché tante frequenze?',
  lead:
    'Ogni coppia di colonne è una [lancetta](hand) di un orologio. Alla [posizione](position) *p* ha ruotato di *p* ' +
    'volte la sua frequenza, e la tabella contiene le coordinate della sua punta: il [seno](sine) verso destra, il ' +
    '[coseno](cosine) verso l’alto.',
  deeper:
    'La prima lancetta compie un giro ogni 2π ≈ 6,28 posizioni; ognuna delle successive ne impiega di più, sempre ' +
    'nello stesso rapporto. Una lancetta da sola ripassa di continuo dagli stessi punti; tutte insieme distinguono ' +
    'le posizioni, come quelle di un orologio distinguono questo secondo da ogni altro del giorno.',
  where:
    'Qui *i* conta le lancette a partire da 0. La [lunghezza d’onda](wavelength) *λ* è il numero di posizioni ' +
    'che dura un giro; la [base](base) stabilisce quanto ogni lancetta è più lenta della precedente.',
  controls: 'Comandi dell’orologio',
  label: {
    position: 'Posizione',
    pair: 'Lancetta scelta',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    ladder: 'Esponenti',
    step: 'Campiona una posizione ogni',
    span: 'Posizioni nel grafico',
    speed: 'Posizioni al secondo',
  },
  ladders: { half: '2i/d, l’articolo', halfMinusOne: '2i/(d − 2), come tensor2tensor' },
  hint:
    'Trascina il quadrante per girare la lancetta scelta: le altre la seguono. Con il focus sul quadrante, le ' +
    'frecce spostano di una posizione, Pag su e Pag giù di dieci, Inizio torna a 0.',
  reading: {
    title: 'La lancetta scelta',
    pair: 'Lancetta',
    columns: 'Colonne',
    both: '{{sine}} e {{cosine}}',
    frequency: 'Frequenza',
    perPosition: '{{frequency}} rad per posizione',
    wavelength: 'Lunghezza d’onda',
    positions: '{{wavelength}} posizioni',
    turns: 'Giri compiuti',
    sine: 'Seno',
    cosine: 'Coseno',
    none: 'manca: la larghezza è dispari',
  },
  axisPosition: 'posizione →',
  axisSine: 'seno della lancetta {{pair}} ↑',
  axisPair: 'lancetta i →',
  axisWavelength: 'lunghezza d’onda (posizioni) ↑',
  notice: 'Che cosa osservare',
  caption:
    'Alla posizione {{position}} la lancetta più veloce ha compiuto {{fast}} giri, la più lenta {{slow}}. Sulla ' +
    'scala logaritmica le lunghezze d’onda salgono a gradini uguali; l’ultima è {{slowest}}, mentre 2π × ' +
    'base è {{limit}}.',
  captionSingle:
    'Alla posizione {{position}} l’unica lancetta ha compiuto {{fast}} giri. Con una sola, posizioni lontane circa ' +
    'un giro quasi si confondono.',
  askTitle: 'Prova prima di guardare',
  ask: 'Scegli la lancetta 0 e campiona una posizione ogni 44. Perché la lancetta più veloce quasi non si muove?',
  answerTitle: 'Mostra la risposta',
  answer:
    'Perché 44 posizioni sono quasi esattamente sette giri: 44 / 2π ≈ 7,003. Da un campione al successivo la ' +
    'lancetta avanza di un grado appena, e sembra che le servano circa 15600 posizioni per un giro. Con una ' +
    'posizione ogni 6 sembra perfino andare all’indietro. Un modello che riceve tutte le posizioni non si lascia ' +
    'ingannare: campiona la sua lancetta più veloce 6,28 volte per giro, e basterebbe poco più di due.',
  guess: {
    title: 'Leggi tu l’orologio',
    about:
      'Queste lancette segnano una posizione intera da 1 a {{last}}. Quale? Comincia dalla lancetta più lenta che ' +
      'si è mossa: dice all’incirca dove; ogni lancetta più veloce lo precisa.',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  face: 'Orologio, posizione',
  faceValue: '{{position}}; la lancetta {{pair}} ha compiuto {{turns}} giri',
  dials: 'Tutte le lancette, dalla più veloce alla più lenta',
  dial: 'Lancetta {{pair}}, un giro in {{wavelength}} posizioni',
  play: 'Riproduci',
  pause: 'Pausa',
  back: 'Indietro di una posizione',
  on: 'Avanti di una posizione',
  waveChart: 'Il seno della lancetta {{pair}} lungo le posizioni: l’onda, e punti dove si campiona',
  ladderChart: 'Lunghezze d’onda di tutte le lancette in scala logaritmica',
  sampling: {
    every: 'Un modello vede soltanto i punti, uno per posizione: {{looks}} per ogni giro di questa lancetta.',
    enough:
      'Campionando una posizione ogni {{step}} restano {{looks}} campioni per giro. Per seguire la lancetta ne ' +
      'servono più di due.',
    slower:
      'Campionando una posizione ogni {{step}} restano solo {{looks}} campioni per giro. I punti stanno altrettanto ' +
      'bene su un’onda più lenta, un giro in {{apparent}} posizioni: è l’aliasing.',
    backwards:
      'Campionando una posizione ogni {{step}} restano solo {{looks}} campioni per giro. I punti stanno altrettanto ' +
      'bene su un’onda che va all’indietro, un giro in {{apparent}} posizioni: è l’aliasing.',
  },
  guess: {
    dial: 'Lancetta {{pair}}, un giro ogni {{wavelength}} posizioni: seno {{sine}}, coseno {{cosine}}',
    label: 'La tua risposta',
    see: 'Guarda',
    another: 'Un’altra',
    right: 'Esatto: è la {{position}}.',
    wrong:
      'È la {{position}}. Alla {{guess}}, tratteggiata, la lancetta {{pair}} starebbe a {{degrees}}° dal suo posto; ' +
      'nessun’altra si scosta di più.',
  },
  words: {
    count_one: '{{count}} lancetta',
    count_other: '{{count}} lancette',
    clock:
      'Un orologio con {{hands}}, larghezza {{dim}} e base {{base}}. La più veloce compie un giro in {{fastest}} ' +
      'posizioni, la più lenta in {{slowest}}.',
    chosen: 'Alla posizione {{position}} la lancetta {{pair}} ha compiuto {{turns}} giri.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  wave: {
    ask:
      'Una tabella ha {{dim}} colonne e base 10000. Dopo quante posizioni la lancetta {{pair}} (la prima è la 0) ha ' +
      'fatto un giro?',
    right:
      'La lancetta *i* gira di base^(−2*i*/*d*) radianti a ogni posizione: un giro, 2π, richiede 2π · base^(2*i*/*d*).',
    mistakes: {
      radians: 'Questo è uno diviso la frequenza: la lancetta gira di un radiante, e un giro ne ha 2π.',
      column: 'L’esponente è 2*i*/*d*, non *i*/*d*: una lancetta occupa due colonne.',
    },
    units: { positions: 'posizioni' },
  },
  fastest: {
    ask: 'Quale lancetta gira più in fretta?',
    right: 'La prima: gira di 1 radiante a posizione, e ogni successiva è più lenta dello stesso fattore.',
    options: { first: 'la prima', last: 'l’ultima', same: 'tutte girano alla stessa velocità' },
    mistakes: {
      last: 'L’esponente è negativo: la frequenza scende di coppia in coppia.',
      same: 'Se tutte girassero uguali, la tabella ripeterebbe due colonne e non distinguerebbe le posizioni lontane.',
    },
  },
  column: {
    ask:
      'In una tabella di {{dim}} colonne seni e coseni si alternano, come nell’articolo. Quale colonna, contando da ' +
      '0, ' +
      'contiene il coseno della lancetta {{pair}}?',
    right: 'Ogni lancetta occupa due colonne: il seno è nella 2*i* e il coseno nella successiva, la 2*i* + 1.',
    mistakes: {
      sine: 'Questa è la colonna del suo seno; il coseno è nella successiva.',
      one: 'Così conti le colonne da 1; si contano da 0, come le lancette.',
      halves: 'Questa è la disposizione con prima tutti i seni e poi tutti i coseni; qui si alternano.',
      pair: 'Questo è il numero della lancetta: anche ognuna delle precedenti occupa due colonne.',
    },
  },
  cell: {
    ask: 'Scegli la cella con il coseno della lancetta {{pair}} (la prima è la 0) alla posizione {{position}}.',
    right: 'Le righe sono posizioni da 0; la lancetta *i* ha il seno nella colonna 2*i* e il coseno nella 2*i* + 1.',
    mistakes: {
      sine: 'Questo è il seno della stessa lancetta; il coseno è nella colonna successiva.',
      halves: 'Questa è la disposizione con prima tutti i seni e poi tutti i coseni; qui si alternano.',
      one: 'Quella riga è una posizione prima: la prima riga è la posizione 0.',
      swapped: 'Le posizioni sono le righe e le lancette le colonne; questo è il contrario.',
    },
  },
  turns: {
    ask:
      'Una tabella ha {{dim}} colonne e base 10000. Quanti giri ha fatto la lancetta {{pair}} (la prima è la 0) alla ' +
      'posizione {{position}}?',
    right: 'La posizione per la frequenza, base^(−2*i*/*d*), è l’angolo in radianti; 2π radianti sono un giro.',
    mistakes: {
      radians: 'Questo è l’angolo in radianti; un giro ne ha 2π.',
      degrees: 'Questo è l’angolo in gradi; un giro ne ha 360.',
      first: 'Questo è quanto ha girato la lancetta 0; ogni successiva è più lenta di base^(2/*d*).',
    },
    units: { turns: 'giri' },
  },
  curve: {
    ask: 'Quale curva è il seno della lancetta {{pair}} (la prima è la 0) in una tabella di {{dim}} colonne?',
    right:
      'Un seno vale 0 alla posizione 0. La lancetta 0 impiega 6,28 posizioni per un giro, e ogni successiva di ' +
      'queste ' +
      '16 colonne impiega 3,16 volte il tempo della precedente.',
    mistakes: {
      cosine: 'Questo è il suo coseno: alla posizione 0 vale 1, mentre il seno comincia da 0.',
      faster: 'Questa è della lancetta precedente: i suoi giri sono 3,16 volte più corti.',
      slower: 'Questa è della lancetta successiva: i suoi giri sono 3,16 volte più lunghi.',
    },
  },
  order: {
    ask:
      'Queste lancette sono di quattro tabelle di base 10000. Mettile in ordine dalla più veloce alla più lenta; in ' +
      'ogni tabella la prima è la 0.',
    right: 'Conta 2*i*/*d*, quanto è avanti nella sua tabella: più è piccolo, più la lancetta è veloce.',
    options: {
      a: 'lancetta {{aPair}} di una tabella di {{aDim}} colonne',
      b: 'lancetta {{bPair}} di una tabella di {{bDim}} colonne',
      c: 'lancetta {{cPair}} di una tabella di {{cDim}} colonne',
      d: 'lancetta {{dPair}} di una tabella di {{dDim}} colonne',
    },
    mistakes: {
      number:
        'Questo è l’ordine dei loro numeri. In una tabella più larga la lancetta dello stesso numero è più veloce.',
      slowest: 'Così vai dalla più lenta alla più veloce.',
    },
  },
  sampled: {
    ask:
      'La lancetta 0 impiega {{wave}} posizioni per un giro. La guardi una volta ogni {{step}} posizioni e non vedi ' +
      'niente nel mezzo. Come sembra girare?',
    right:
      'La vedi {{looks}} volte per giro. Sopra due i punti la seguono. Sotto mostrano ciò che avanza dai giri ' +
      'interi: ' +
      'un po’ più di un numero intero di giri sembra un avanzare, un po’ meno un tornare indietro.',
    options: {
      follows: 'in avanti, alla sua velocità',
      forwards: 'in avanti, ma più lentamente',
      backwards: 'all’indietro',
    },
    mistakes: {
      follows: 'Per seguire una lancetta servono più di due sguardi per giro, e qui ce ne sono solo {{looks}}.',
      forwards:
        'Da uno sguardo al successivo fa {{turns}} giri; appare così solo ciò che supera di poco 1, 2, 3, … giri ' +
        'interi.',
      backwards:
        'Da uno sguardo al successivo fa {{turns}} giri; appare così solo ciò a cui manca meno di mezzo giro per un ' +
        'numero intero.',
    },
  },
  apart: {
    ask:
      'Le lancette di una tabella di 8 colonne e base 10000 girano di 1; 0,1; 0,01 e 0,001 radianti a posizione. ' +
      'Quale è più lontana da dov’era {{distance}} posizioni prima?',
    right:
      'Distano {{degrees0}}°, {{degrees1}}°, {{degrees2}}° e {{degrees3}}°: i giri interi non contano, e una ' +
      'lancetta ' +
      'lenta si è mossa appena. Per questo sono tante.',
    options: { hand0: 'la lancetta 0', hand1: 'la lancetta 1', hand2: 'la lancetta 2', hand3: 'la lancetta 3' },
    mistakes: {
      hand0: 'È quella che ha girato di più, ma quasi in giri interi: dista solo {{degrees0}}° da dov’era.',
      hand1: 'Dista solo {{degrees1}}° da dov’era: i giri interi non contano.',
      hand2: 'Dista solo {{degrees2}}° da dov’era.',
      hand3: 'È la più lenta: in {{distance}} posizioni si è mossa solo di {{degrees3}}°.',
    },
  },
  base: {
    ask:
      'La lancetta più lenta di una tabella di {{dim}} colonne deve impiegare {{longest}} posizioni per un giro. ' +
      'Quale ' +
      'base serve?',
    right: 'L’ultima lancetta ha l’esponente (*d* − 2)/*d*: la base è (posizioni / 2π)^(*d*/(*d* − 2)).',
    mistakes: {
      last: 'L’esponente dell’ultima lancetta è (*d* − 2)/*d*, non 1: la sua lunghezza d’onda non arriva a 2π · base.',
      radians: 'Un giro è 2π radianti: prima dividi le posizioni per 2π.',
    },
  },
} satisfies BankWords;
