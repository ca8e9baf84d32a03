import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/grids.ts';

export default {
  title: 'Più di una linea',
  question: 'E le immagini? E le parole dentro frasi e paragrafi?',
  views: { plane: 'Due assi', levels: 'Parola, frase, paragrafo', content: 'Posizioni contate dal contenuto' },
  lead: {
    plane:
      'Il posto di un riquadro d’immagine sono due numeri; quasi tutti i modelli danno metà delle colonne a *x* ' +
      'e metà a *y*, e differiscono nell’[ordine dei blocchi](row) e nelle frequenze. Indica una cella e la ' +
      '[mappa](map) mostra quanto le somigliano tutte le altre.',
    levels:
      'Una lezione codifica il posto della parola nella frase, della frase nel paragrafo e del paragrafo nel ' +
      'testo, e li somma: se i livelli non sono [distinti](apart), la parola 1 della frase 0 è uguale alla ' +
      'parola 0 della frase 1. Indica un posto; quelli con la stessa identica riga sono incorniciati.',
    content:
      'In CoPE ogni parola ha un [gate](gate), aperto o chiuso da ciò che la query vi trova, e la ' +
      '[posizione](position) di una parola è la somma dei gate da lei fino alla [query](query). Regola tu i ' +
      'gate.',
  },
  deeper: {
    plane:
      'Sono tabelle che si somigliano e non vanno bene per i pesi delle altre. Una lezione moltiplica invece *x* ' +
      'per *y*; guarda che cosa resta della mappa.',
    levels: 'Una somma non dice che cosa è stato sommato a che cosa.',
    content:
      'Le posizioni non devono per forza contare parole. Se contano solo i punti, «la frase precedente» ha una ' +
      'posizione sua, per lunga che sia.',
  },
  where: {
    plane:
      '*x* conta le colonne, *y* le righe, entrambe da 0. Con i due assi fianco a fianco, la somiglianza di due ' +
      'celle è quella delle colonne più quella delle righe.',
    levels:
      '*w*, *s*, *q* sono i numeri di parola, frase e paragrafo, da 0. Le righe della mappa si chiamano ' +
      'paragrafo.frase.',
    content:
      '*i* è la query, *j* la key, σ il gate, fra 0 e 1. Fra due posizioni intere le righe della tabella si ' +
      'interpolano. In un modello i gate vengono dalle parole; qui sono i tuoi, gli stessi per tutte le query.',
  },
  label: {
    view: 'Che cosa guardare',
    layout: 'Disposizione',
    width: 'Colonne',
    height: 'Righe',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    measure: 'Misura',
    x: 'x',
    y: 'y',
    words: 'Parole per frase',
    sentences: 'Frasi per paragrafo',
    paragraphs: 'Paragrafi',
    apart: 'Come si distinguono i livelli',
    offset: 'Scarto fra i livelli',
    word: 'Parola',
    sentence: 'Frase',
    paragraph: 'Paragrafo',
    text: 'Frase',
    gates: 'Gate aperti',
    open: 'Gate aperti',
    half: 'Gate a metà',
    rows: 'Righe della tabella',
    asked: 'La query cerca la posizione',
    query: 'La query',
  },
  controls: 'Comandi di più di una linea',
  layoutNote: {
    mae: 'Seni e coseni di x, poi di y; frequenze base^(−4k/d).',
    bigVision: 'I blocchi di MAE, ma le frequenze finiscono esattamente a 1/base: base^(−k/(d/4 − 1)).',
    mocoV3:
      'I numeri di MAE, scritti colonna per colonna dopo una riga di zeri per il token di classe. Qui sono messi ' +
      'per righe.',
    timm: 'Prima i seni di y e di x, poi i coseni.',
    diffusers:
      'I blocchi di MAE, ma con le coordinate riscalate come se ogni immagine avesse 16 celle per lato; la base è ' +
      'fissa.',
    detr:
      'Seno e coseno alternati, prima y; le coordinate contano da 1 e sono riscalate in modo che ogni immagine ' +
      'finisca a un giro, 2π.',
    tensor2tensor: 'Prima y, poi x, ciascuna con i seni e poi i coseni; le frequenze finiscono esattamente a 1/base.',
    multidim: 'Seno e coseno alternati, prima y, a coordinate intere: positional-encodings, su PyPI.',
    product:
      'Una lezione prende un solo seno del prodotto: sin(xy / base^(i/d)), senza coseno. Le cornici indicano ' +
      'le celle che non sa distinguere.',
  },
  measures: { dot: 'prodotto scalare', cosine: 'coseno', distance: 'distanza' },
  aparts: { same: 'in nessun modo', offsets: 'con scarti', bases: 'con basi' },
  hint:
    'Indica una cella, toccala, o metti il focus sulla mappa e usa le frecce. Cornici tratteggiate: celle con la ' +
    'stessa identica riga.',
  hintContent:
    'Un clic, o Invio, porta un gate da chiuso a metà ad aperto. Indica una riga di una mappa per ' +
    'scegliere la query.',
  axisX: 'x →',
  axisY: 'y ↓',
  axisWord: 'parola →',
  axisSentence: 'paragrafo.frase ↓',
  rowTitle: 'La riga di {{place}}, numero per numero',
  reading: {
    title: 'Il posto indicato',
    cell: 'Cella (x, y)',
    place: 'Parola, frase, paragrafo',
    alike: 'Altre con la sua riga',
    nearest: 'La più simile fra le altre',
    nearestIs: '{{place}}: {{value}}',
    distinct: 'Righe diverse',
    of: '{{distinct}} su {{cells}}',
  },
  notice: 'Che cosa osservare',
  captionPlane: {
    mae:
      'La mappa è una croce: a parità di passi, le celle della stessa riga o colonna si somigliano più di quelle in ' +
      'diagonale, perché solo metà dei loro numeri cambia. Le {{cells}} celle hanno ciascuna la sua riga: ' +
      '{{distinct}} diverse.',
    bigVision:
      'Quasi la mappa di MAE, con {{distinct}} righe diverse per {{cells}} celle; ma i numeri cambiano dalla ' +
      'seconda frequenza in poi, e i pesi addestrati con l’una non vanno bene per l’altra.',
    mocoV3:
      'Esattamente la mappa di MAE, {{distinct}} righe diverse per {{cells}} celle. Cambia solo l’ordine in ' +
      'memoria: letta riga per riga, ogni cella riceverebbe la riga della sua immagine speculare.',
    timm:
      'Esattamente la mappa di MAE: una somiglianza non vede l’ordine delle colonne. I pesi sì. {{distinct}} ' +
      'righe diverse per {{cells}} celle.',
    diffusers:
      'La stessa croce a un’altra scala: le vicine distano 16/dimensione, qualunque sia la dimensione. ' +
      '{{distinct}} righe diverse per {{cells}} celle.',
    detr:
      'Ampia e morbida: da un bordo all’altro la coppia più veloce compie un solo giro e le altre meno, ' +
      'perciò le {{cells}} celle si somigliano parecchio, benché non ve ne siano due uguali: {{distinct}} righe ' +
      'diverse.',
    tensor2tensor:
      'Una croce come in MAE, con le frequenze di big_vision: {{distinct}} righe diverse per {{cells}} celle.',
    multidim:
      'Ancora la croce di MAE: alternare le colonne non cambia nessuna somiglianza. {{distinct}} righe diverse ' +
      'per {{cells}} celle.',
    product:
      'Solo {{distinct}} righe diverse per {{cells}} celle: ogni prodotto xy ha una riga, quali che siano i ' +
      'fattori, e con x o y a 0 non restano che zeri. Indica (1, 6), (2, 3), (3, 2) e (6, 1).',
  },
  captionLevels: {
    same: 'Una sola tabella serve tutti i livelli: {{distinct}} righe diverse per {{cells}} posti.',
    offsets: 'Ogni livello comincia più avanti nella stessa tabella: {{distinct}} righe diverse per {{cells}} posti.',
    bases: 'Ogni livello ha una base sua: {{distinct}} righe diverse per {{cells}} posti.',
  },
  gateSets: { words: 'ogni parola', ends: 'fini di frase', own: 'i miei' },
  column: { word: 'parola', gate: 'gate', position: 'posizione', bias: 'si aggiunge' },
  captionContent:
    'Parole prima di «{{query}}»: {{before}}. Gate da lì indietro fino a «{{first}}»: aperti {{open}}, a metà ' +
    '{{half}}. Perciò la prima parola sta alla posizione {{farthest}}. Tutte le parole fra due gate aperti hanno la ' +
    'stessa posizione.',
  captionFull:
    'Da «{{query}}» indietro fino a «{{first}}» la somma dei gate supera le righe della tabella: la ' +
    'prima parola sta a {{last}}, l’ultima riga, e con lei tutto ciò che precede. Dai più righe alla tabella ' +
    'o apri meno gate.',
  askTitle: 'Prova prima di guardare',
  ask: {
    plane:
      'Con la disposizione x · y, quali celle della griglia hanno la stessa riga di (2, 6)? E quante hanno ' +
      'quella di (0, 5)?',
    levels: 'Con uno scarto di 4 fra i livelli, ogni posto si distingue finché nessuna frase supera le quattro parole?',
    content:
      'Conta solo le fini di frase e fai cercare all’ultima parola la posizione 1. Quali parole ricevono più ' +
      'attenzione?',
  },
  answerTitle: 'Mostra la risposta',
  answer: {
    plane:
      'Tutte quelle con xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1) su una griglia di 14 per 14. (0, 5) ha la ' +
      'riga di tutte le celle con x o y a 0, altre 26: soltanto zeri. Il seno di un prodotto dimentica i fattori. ' +
      'Con gli assi fianco a fianco non si dimentica nulla.',
    levels:
      'Sì. La parola *w* della frase *s* sta a *w* e a *s* + 4 della stessa tabella. Finché *w* resta sotto 4, ' +
      'nessuna parola sta dove potrebbe stare una frase. A *w* = 4 comincia: (4, 0) è la coppia 4 e 4; (5, 0) e ' +
      '(4, 1) sono entrambe la coppia 4 e 5. Anche un paragrafo può avere al massimo quattro frasi, altrimenti ' +
      'si confondono con i paragrafi.',
    content:
      'Anche l’ultima parola chiude una frase e ha il gate aperto, perciò la posizione 1 è la sua stessa frase: ' +
      'tutte le sue parole ricevono la stessa attenzione, la massima. Alla posizione 2 sta l’intera frase ' +
      'precedente, lunga o corta. Nessuna codifica che conti le parole sa dirlo.',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  lessonLayout: 'x · y',
  level: { word: 'parola', sentence: 'frase', paragraph: 'paragrafo' },
  mapPlane: 'Mappa di quanto le celle della griglia somigliano a una di loro',
  mapLevels: 'Mappa di quanto tutti i posti somigliano a uno di loro',
  pointed: 'Indicato: {{place}}.',
  rowAlt: 'La riga di {{place}} a colori, da −1 a 1. Blocchi: {{blocks}}.',
  none: 'nessuna',
  noneAlike: 'Nessun altro posto ha la riga di {{place}}.',
  alike: 'La stessa identica riga di {{place}}: {{list}}.',
  andMore: '{{list}} e {{more}} in più',
  noAmbiguity:
    'Non ci sono due livelli con la stessa base e lo stesso scarto, perciò nessuno si confonde con un altro.',
  ambiguousAll:
    'Questi livelli hanno la stessa base e lo stesso scarto, e si confondono già dalla posizione 0: {{list}}.',
  ambiguousFrom: 'Si confondono fra loro: {{list}}.',
  fromPosition: '{{pair}}, quando il livello {{level}} arriva a {{safe}}',
  sentence: 'Il gatto dorme. Il cane corre. Poi riposano entrambi. Tutto tace.',
  gate: { open: 'aperto', half: 'a metà', shut: 'chiuso' },
  gateOf: 'Gate di «{{word}}»: {{gate}}',
  asks: 'chiede',
  positionMap: 'Posizioni',
  biasMap: 'Che cosa si aggiunge ai punteggi',
  positionMapAlt:
    'Posizioni di tutte le parole per ogni query in «{{sentence}}», query in verticale, key in orizzontale.',
  biasMapAlt: 'Che cosa si aggiunge a ogni punteggio in «{{sentence}}», query in verticale, key in orizzontale.',
  nounOfRow: 'query',
  nounOfColumn: 'key',
  scalePosition: 'Posizioni:',
  scaleBias: 'Si aggiunge:',
  words: {
    plane: 'Una griglia di {{width}} per {{height}} celle, d = {{dim}}, disposizione: {{layout}}.',
    levels:
      '{{paragraphs}} paragrafi di {{sentences}} frasi di {{words}} parole, d = {{dim}}; livelli distinti: ' +
      '{{apart}}.',
    map: 'A confronto con {{place}}: {{measure}}, da {{least}} a {{greatest}}.',
    content: '«{{sentence}}» con una tabella di {{rows}} righe; ogni query cerca la posizione {{asked}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  block: {
    ask:
      'Una riga di {{dim}} numeri ha quattro blocchi di uguale larghezza (S seni, C coseni): {{blocks}}. Quale ' +
      'colonna, contando da 0, è la prima con un coseno di *x*?',
    right: 'Un blocco ha {{dim}}/4 colonne; conta i blocchi prima di quello di cos *x*.',
    mistakes: {
      fromOne: 'Le colonne si contano da 0.',
      interleaved: 'Sta lì quando seno e coseno si alternano. Qui vanno a blocchi.',
      other: 'Questo è il posto nell’ordine di un altro progetto. L’ordine fa parte della disposizione.',
    },
  },
  level: {
    ask:
      'Una sola tabella serve parole, frasi e paragrafi, e le loro righe si sommano. Quale posto (parola, frase, ' +
      'paragrafo) ha la stessa identica riga di {{place}}?',
    right:
      'Una somma non dice che cosa è stato sommato a che cosa: {{place}} e {{swapped}} sommano le ' +
      'stesse tre righe.',
    options: { swapped: '{{swapped}}', sum: '{{sum}}', next: '{{next}}', none: 'nessuno' },
    mistakes: {
      sum:
        'I numeri di quel posto danno la stessa somma, ma si sommano righe, non numeri: sono altre ' +
        'righe della tabella.',
      next: 'Là la parola ha lo stesso numero, ma la frase somma un’altra riga.',
      none:
        'Sarebbe così se i livelli fossero distinti. Qui la parola 1 e la frase 1 sono la stessa ' +
        'riga di una tabella.',
    },
  },
  cross: {
    ask:
      'Disposizione di MAE: metà delle colonne per *x*, metà per *y*. Ordina queste celle secondo quanto somigliano ' +
      '(coseno) a {{cell}}, dalla più simile.',
    right:
      'Una cella della stessa riga conserva metà dei suoi numeri, per lontana che sia. Perciò tre passi lungo la ' +
      'riga costano meno di due in diagonale, e la mappa è una croce.',
    options: { near: '{{near}}', corner: '{{corner}}', row: '{{row}}', diagonal: '{{diagonal}}' },
    mistakes: {
      distance:
        'Questo è l’ordine secondo la distanza nell’immagine. La somiglianza somma quella delle colonne e quella ' +
        'delle righe: non è una distanza.',
      axis: 'La riga in comune non decide da sola: un passo in ogni direzione cambia meno di tre in una.',
    },
  },
  product: {
    ask:
      'Una lezione codifica la cella (*x*, *y*) come sin(*xy* / base^(*i*/*d*)). La cella segnata è {{cell}}; *x* va ' +
      'in orizzontale, *y* verso il basso, entrambe da 0. Fai clic su un’altra cella con la stessa identica riga.',
    right: 'Conta solo il prodotto: ogni cella con *xy* = {{product}} ha questa riga, quali che siano i fattori.',
    mistakes: {
      self: 'Questa è la cella stessa. Ce n’è un’altra con la sua riga.',
      sum: 'Questa cella ha la stessa somma *x* + *y*. La formula moltiplica.',
      axis: 'Con una sola coordinata in comune il prodotto è un altro.',
    },
  },
  zeros: {
    ask:
      'Una lezione codifica la cella (*x*, *y*) come sin(*xy* / base^(*i*/*d*)). Su una griglia di {{width}} colonne ' +
      'e {{height}} righe, quante altre celle hanno la stessa identica riga di {{cell}}?',
    right:
      'Tutte le celle con *x* = 0 o *y* = 0 hanno prodotto 0 e soltanto zeri: {{height}} + {{width}} − 1 celle, ' +
      'compresa questa.',
    mistakes: {
      column: 'Queste hanno *x* = 0. Anche le celle con *y* = 0 hanno prodotto 0.',
      corner: 'Una di troppo: conta la cella stessa.',
      itself: 'Il suo prodotto è 0, e non è la sola.',
    },
  },
  weights: {
    ask:
      'MAE ha i blocchi {{mine}} (S seni, C coseni); {{other}} ha {{blocks}}, con le stesse frequenze. Che cosa vale ' +
      'per le due?',
    right: 'Una somiglianza non vede l’ordine delle colonne; i pesi, che hanno un numero per ogni colonna, sì.',
    options: {
      map: 'le mappe di somiglianza sono uguali, ma i pesi addestrati con l’una non vanno bene per l’altra',
      both: 'le mappe sono uguali, quindi i pesi addestrati con l’una vanno bene per l’altra',
      neither: 'le mappe sono diverse, e anche i pesi che servono',
    },
    mistakes: {
      both: 'Le mappe non mostrano l’ordine delle colonne. Un peso per un seno di *x* incontrerebbe un altro numero.',
      neither: 'Un prodotto scalare somma le colonne in qualunque ordine: gli stessi numeri danno la stessa mappa.',
    },
  },
  offset: {
    ask:
      'I livelli condividono una tabella; la frase *s* sta alla sua riga *s* + {{offset}}, la parola *w* alla riga ' +
      '*w*, contate entrambe da 0. Qual è la prima parola a una riga che può avere una frase?',
    right: 'La frase 0 sta alla riga {{offset}}. Anche la parola con quel numero.',
    mistakes: {
      before: 'La sua riga è quella prima della frase 0.',
      fromOne: 'Anche le parole si contano da 0: il numero di una parola è la sua riga.',
      paragraph: 'Lì cominciano i paragrafi, con uno scarto doppio. Le frasi cominciano prima.',
    },
  },
  shifted: {
    ask:
      'I livelli condividono una tabella, ciascuno con uno scarto di {{offset}} rispetto al precedente. La mappa ha ' +
      'una riga per frase e una colonna per parola del primo paragrafo. Segnata: la parola {{word}} della frase ' +
      '{{sentence}}. Fai clic sul posto con la stessa identica riga.',
    right:
      'La parola *w* della frase *s* somma le righe *w* e *s* + {{offset}} della tabella. La parola *s* + {{offset}} ' +
      'della frase *w* − {{offset}} somma le stesse due.',
    mistakes: {
      self: 'Questo è il posto stesso. Ce n’è un altro con la sua riga.',
      folded: 'Lo scarto è stato tolto solo alla parola. Deve cambiare anche la frase.',
      sum: 'Una parola in più e una frase in meno, o viceversa, sommano altre righe della tabella.',
    },
  },
  gates: {
    ask:
      'CoPE: i gate delle parole {{open}} sono aperti, quelli di {{half}} a metà, tutti gli altri chiusi. A quale ' +
      'posizione sta la parola {{word}} per la query della parola {{last}}?',
    right:
      'La posizione è la somma dei gate dalla parola alla query, comprese entrambe: 1 per un gate aperto, 0,5 per ' +
      'uno a metà.',
    mistakes: {
      words: 'Così si contano le parole. CoPE conta i gate.',
      own: 'Conta anche il gate della parola stessa.',
      whole: 'Un gate a metà conta un mezzo.',
    },
  },
  asked: {
    ask:
      'CoPE: un gate è aperto (1) dove finisce una frase, altrimenti chiuso (0). Ogni cella è una parola, in ordine. ' +
      'L’ultima è la query e cerca la posizione {{asked}}. Fai clic su una parola di cui alza di più il punteggio.',
    right:
      'La frase della query sta alla posizione 1, la precedente alla 2, e così via: tutte le sue parole hanno quella ' +
      'posizione, quante che siano.',
    mistakes: {
      words: 'Questa sta {{asked}} parole indietro. Qui le posizioni contano fini di frase.',
      own: 'La frase della query sta alla posizione 1, perché è la query stessa a chiuderla.',
      other: 'Conta i gate aperti da quella parola alla query: non sono {{asked}}.',
    },
  },
} satisfies BankWords;
