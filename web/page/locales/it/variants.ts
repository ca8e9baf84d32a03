import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/variants.ts';

export default {
  title: 'Varianti ed errori',
  question: 'Quale formula usa davvero la tua libreria?',
  lead:
    'Una tabella di posizioni può essere scritta male e sembrare giusta. È buona *in sé*, e che cosa ' +
    'succede se un modello [addestrato con](trained) una ne [riceve](given) un’altra?',
  deeper:
    'Qui stanno fianco a fianco quella dell’articolo, la stessa con le colonne in un altro ordine, una con ' +
    'frequenze appena diverse e quattro sviste: una dal codice di una lezione, una a cui induce la ' +
    'formulazione di un’altra, una da cui mette in guardia una terza, e la precisione singola a ogni ' +
    'passo. Se una tabella è buona in sé, lo dice la sua impronta; che cosa fa un modello dello scambio è ' +
    'un’altra questione.',
  where:
    'Qui *p* è la posizione, *c* il numero della colonna e *i* quello della sua coppia, *i* = ⌊*c*/2⌋. Le ' +
    'colonne pari prendono il seno, le dispari il coseno.',
  presets: 'Errori con un nome',
  preset: {
    lesson002: {
      name: '2 · 2i/d',
      about: 'esponente raddoppiato',
      note:
        'Una lezione scorre le colonne e scrive `2 * i / d` con l’indice della colonna, e `2 * (i + 1) / d` ' +
        'per il coseno. L’esponente arriva due volte più lontano e metà delle colonne quasi non si muove; ' +
        'inoltre ogni seno e il suo coseno girano a velocità diverse, e nessuna matrice sposta più una ' +
        'posizione.',
    },
    wrongDivision: {
      name: 'p / div_term',
      about: 'con div_term = base^(−2i/d)',
      note:
        'Una lezione mette `position / div_term` tra gli errori. Con il suo `div_term`, l’esponenziale di un numero ' +
        'negativo, lo è davvero: dividere per un reciproco vuol dire moltiplicare. Le coppie girano sempre più in ' +
        'fretta invece che più lentamente, quasi tutte più di un giro per posizione, e le posizioni vicine non ' +
        'hanno quasi nulla in comune.',
    },
    rightDivision: {
      name: 'p / div_term, giusto',
      about: 'con div_term = base^(2i/d)',
      note:
        'La stessa identica riga è giusta se `div_term` è `base ** (2 * i / d)`, come nella formula ' +
        'dell’articolo. L’errore non sta nel moltiplicare né nel dividere, ma nel combinare l’uno con il ' +
        '`div_term` dell’altro.',
    },
    unpaired: {
      name: 'i come colonna',
      about: 'esponente c/d',
      note:
        'Una lezione chiama *i* «la dimensione». Chi la prende alla lettera dà a ogni colonna una frequenza ' +
        'propria. La tabella somiglia a quella dell’articolo, ma nessun seno ha più il suo coseno: le norme ' +
        'oscillano e lo spostamento non è più una rotazione.',
    },
    halves: {
      name: 'RoFormer',
      about: 'prima i seni, poi i coseni',
      note:
        'Gli stessi numeri con le colonne in un altro ordine, come in RoFormer, Transformer-XL e nella versione di ' +
        'Marian di Hugging Face. I prodotti scalari fra le posizioni non cambiano affatto, e un modello addestrato ' +
        'così è altrettanto buono. Ma i suoi pesi non vanno bene per un modello con l’altro ordine.',
    },
    ladder: {
      name: 'fairseq',
      about: 'la scala d/2 − 1',
      note:
        'La scala di fairseq, tensor2tensor, Whisper e dello stesso Marian finisce esattamente a 1/base. Non è un ' +
        'altro ordine: ogni frequenza dopo la prima è un po’ diversa. Con d = 512 una prova a tre decimali sulle ' +
        'prime quattro colonne della posizione 1 non distingue le due tabelle; alla posizione 50 le prime otto ' +
        'colonne differiscono fino a 0,015.',
    },
    farOut: {
      name: 'float32',
      about: 'lontano, vicino a 65535',
      note:
        'Il codice consueto arrotonda ogni passo alla precisione singola. Vicino alla posizione 65535 la terza cifra ' +
        'decimale è sbagliata: nessuna posizione viene ancora scambiata per un’altra, ma i punteggi a parità di ' +
        'scarto cominciano a differire.',
    },
  },
  controls: 'Comandi delle varianti',
  label: {
    trained: 'Addestrato con',
    given: 'Riceve invece',
    compare: 'Confronta',
    positions: 'Posizioni',
    first: 'Prima posizione',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    row: 'Riga indicata, da 0',
  },
  names: {
    paper: 'quella dell’articolo',
    concatenated: 'concatenata',
    halfMinusOne: 'scala d/2 − 1',
    doubledExponent: 'esponente raddoppiato',
    unpairedExponent: 'esponente senza coppie',
    reciprocal: 'divisa per il reciproco',
    float32Angles: 'angoli in float32',
  },
  exponents: {
    paper: '2i/d',
    concatenated: '2i/d, prima i seni',
    halfMinusOne: 'i/(d/2 − 1)',
    doubledExponent: '2c/d',
    unpairedExponent: 'c/d',
    reciprocal: '−2i/d',
    float32Angles: '2i/d, ogni passo arrotondato',
  },
  hint:
    'Fai clic su una tabella per darla al modello al posto di quella con cui è stato addestrato. Per indicare una ' +
    'riga, fai clic o trascina sul quadrato, oppure dagli il focus e usa le frecce.',
  fingerprintsAbout: 'Impronte. Le ultime due colonne confrontano con la tabella dell’addestramento: {{trained}}.',
  column: {
    norm: 'norma delle righe',
    adjacent: 'coseno tra vicine',
    shift: 'errore dello spostamento',
    constant: 'colonne quasi ferme',
    closest: 'righe più vicine',
    own: 'più simile alla propria riga',
    cosine: 'coseno medio con essa',
  },
  swapTitle: 'Lo scambio: un modello addestrato con una tabella ne riceve un’altra',
  compare: { rows: 'righe con quelle dell’addestramento', scores: 'posizione · posizione prima e dopo' },
  axisGiven: 'posizione ricevuta →',
  axisTrained: 'posizione dell’addestramento →',
  axisQuery: 'posizione',
  axisKey: 'altra posizione →',
  axisValue: { rows: 'coseno', scores: 'prodotto scalare' },
  notice: 'Che cosa osservare',
  caption:
    'Per la tabella dell’articolo valgono quattro cose: tutte le righe hanno la stessa norma, le vicine hanno ' +
    'sempre lo stesso coseno, una sola matrice sposta ogni posizione e la maggior parte delle colonne si muove. ' +
    'Riordinare le colonne le conserva. L’esponente raddoppiato le perde: qui le sue norme vanno da {{low}} a ' +
    '{{high}}, e quasi ferme sono {{still}} colonne su {{dim}}, contro {{paperStill}} di quella dell’articolo. ' +
    'Anche il reciproco le conserva tutte, eppure le posizioni vicine hanno poco in comune: il loro coseno è ' +
    '{{strangers}}, contro {{paperCosine}} in quella dell’articolo. Un’impronta descrive una tabella, non le ' +
    'dà un voto.',
  askTitle: 'Prova prima di guardare',
  ask:
    'La tabella concatenata ha la stessa impronta di quella dell’articolo e gli stessi prodotti scalari. Si ' +
    'può dare l’una a un modello addestrato con l’altra?',
  answerTitle: 'Mostra la risposta',
  answer:
    'No. Un modello addestrato non vede soltanto prodotti scalari: i suoi pesi si aspettano ogni onda nella sua ' +
    'colonna. Con d = {{dim}} solo per {{own}} posizioni su {{all}} la riga addestrata più simile è la propria, e il ' +
    'coseno medio è {{cosine}}. Una tabella valeva l’altra *prima* di addestrare. Portando pesi da un programma a un ' +
    'altro bisogna conservare l’ordine delle colonne, oppure permutare anche i pesi.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  key:
    'Ogni posizione è una riga, dall’alto in basso; le colonne della tabella corrono in verticale. Il blu è ' +
    '1, il bianco 0, il rosso −1.',
  trainedWith: 'addestrato con questa',
  fingerprints: 'Impronte di tutte le tabelle, scorrevoli',
  table: 'tabella',
  range: '{{low}} – {{high}}',
  anyFits: 'troppo poche righe per dirlo',
  ofAll: '{{count}} su {{all}}',
  closestRows: '{{first}} e {{second}}: {{distance}}',
  closestTie: '{{count}} alla pari: {{distance}}',
  matrix: {
    rows: 'Coseno di ogni riga ricevuta con ogni riga dell’addestramento; i punti segnano la più simile.',
    scores: 'Prodotti scalari tra posizioni con la tabella ricevuta, meno quelli con la tabella dell’addestramento.',
  },
  chart: {
    rows: 'Per posizione: il coseno con la propria riga dell’addestramento e con la più simile di tutte',
    scores: 'Prodotti scalari della posizione {{position}} con tutte le altre, con entrambe le tabelle',
  },
  nounOfRow: 'riga ricevuta',
  nounOfColumn: 'riga dell’addestramento',
  line: { own: 'la propria riga', nearest: 'la più simile', trained: 'addestramento', given: 'ricevuta' },
  verdict: {
    same: 'Le due tabelle sono la stessa, e il modello non si accorge di nulla.',
    moved:
      'Tra le posizioni non cambia nulla: tutti i prodotti scalari sono gli stessi, a parte l’arrotondamento. ' +
      'Addestrato fin dall’inizio con la tabella «{{given}}», un modello sarebbe altrettanto buono. Ma le righe sono ' +
      'diverse (coseno medio {{cosine}}): pesi che hanno imparato da «{{trained}}» le leggono male, e solo per ' +
      '{{own}} posizioni su {{all}} la riga addestrata più simile è la propria.',
    close:
      'Lo scambio passa quasi inosservato: tutte le {{all}} posizioni somigliano più che a ogni altra alla ' +
      'propria riga dell’addestramento, con un coseno medio di {{cosine}}; i prodotti scalari cambiano al più ' +
      'di {{change}}.',
    found:
      'Tutte le {{all}} posizioni somigliano ancora più che a ogni altra alla propria riga, ma il coseno medio ' +
      'è solo {{cosine}} e i prodotti scalari cambiano fino a {{change}}.',
    some:
      'Per {{own}} posizioni su {{all}} la riga addestrata più simile è ancora la propria; le rimanenti vengono ' +
      'scambiate per un’altra. Il coseno medio è {{cosine}} e i prodotti scalari cambiano fino a {{change}}.',
    lost:
      'Solo per {{own}} posizioni su {{all}} la riga addestrata più simile è la propria: il modello scambia quasi ' +
      'ogni posizione per un’altra. Il coseno medio è {{cosine}} e i prodotti scalari cambiano fino a {{change}}.',
  },
  row: {
    right:
      'La riga ricevuta per la posizione {{position}} somiglia soprattutto a quella dell’addestramento per la ' +
      'stessa posizione; coseno {{own}}.',
    wrong:
      'La riga ricevuta per la posizione {{position}} somiglia soprattutto a quella della posizione {{taken}} ' +
      'nell’addestramento (coseno {{cosine}}); con la propria ha {{own}}.',
    scores:
      'Il prodotto scalare delle posizioni {{position}} e {{next}} era {{before}} nell’addestramento e ora è ' +
      '{{after}}.',
  },
  words:
    'Sette tabelle di {{positions}} posizioni, dalla {{first}} alla {{last}}, con larghezza {{dim}} e base ' +
    '{{base}}. Un modello è stato addestrato con «{{trained}}» e riceve «{{given}}».',
} satisfies Shape<typeof en.later>;

export const questions = {
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
