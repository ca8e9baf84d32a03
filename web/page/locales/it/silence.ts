import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/silence.ts';

export default {
  title: 'Sbagliato in silenzio',
  question: 'Perché i test passano se le posizioni sono sbagliate?',
  lead:
    'Otto programmi RoPE con errori pubblicati da progetti veri danno il risultato giusto alla [posizione](position) ' +
    '0; più lontano l’[errore](error) supera ogni [tolleranza](tolerance), e nessun programma avvisa. Di’ che cosa ' +
    'vedrebbe un test, osserva l’errore e nomina la causa.',
  deeper:
    'RoPE ruota ogni coppia di canali di un angolo proporzionale alla posizione. Alla posizione 0 tutti gli angoli ' +
    'sono 0: lì tutti e otto sono giusti, con qualunque accoppiamento dei canali e qualunque base. Un testo breve ' +
    'resta vicino a quel punto, e un modello linguistico nasconde un piccolo errore in frasi scorrevoli. Aiuta un ' +
    'test con numeri di altra provenienza: a 0, a 1, alla lunghezza dell’addestramento e ai due lati di ogni limite. ' +
    '`npx posenc check` porta questi numeri a un programma in qualsiasi linguaggio.',
  where:
    'L’*errore* in una posizione è la massima differenza tra un numero della query come la ruota il programma con ' +
    'l’errore e lo stesso numero calcolato da posenc. La query ha 64 canali: il canale *c* contiene cos(*c*²) prima ' +
    'di ruotare. Le coppie uniscono le due metà: il canale *i* ruota con l’*i* + 32, o con l’*i* + 8 dove ruotano ' +
    'solo 16 canali. Gli errori sotto 10⁻⁹ contano come 0.',
  presets: 'Casi',
  preset: {
    shainet111: {
      name: 'Caso 1',
      about: 'il primo token va bene',
      note:
        'Secondo la discussione, il primo token sembrava giusto, poi tutto degenerava. Una testa come quelle di ' +
        'Llama 3: ruotano tutti i 64 canali e la base è 500000.',
    },
    pie603: {
      name: 'Caso 2',
      about: 'un test unitario lo approva',
      note:
        'Il test unitario della rotazione passava. In questo modello ruota un quarto di ogni testa: 16 canali su ' +
        '64.',
    },
    candle3746: {
      name: 'Caso 3',
      about: 'la configurazione viene letta',
      note: 'Ogni campo della configurazione viene letto e conservato. È quella di Yi, con `rope_theta` 5000000.',
    },
    imp1316: {
      name: 'Caso 4',
      about: 'nessun test oltre 40',
      note: 'La posizione più grande nei test era 40. Il modello fu addestrato su posizioni fino alla 131071.',
    },
    candle3520: {
      name: 'Caso 5',
      about: 'si scosta solo di poco',
      note: 'Nelle prime 40 posizioni la testa si scosta di meno di un decimo: sarà arrotondamento? La base è 10000.',
    },
    unsloth6197: {
      name: 'Caso 6',
      about: 'i testi brevi vanno bene',
      note:
        'I testi brevi vanno bene; oltre circa 29000 token il risultato è senza senso. Llama 3.1: base 500000 e ' +
        'una configurazione che allunga 8192 posizioni di un fattore 8.',
    },
    pegainfer220: {
      name: 'Caso 7',
      about: 'il benchmark riesce',
      note: 'Un benchmark con 4000 token e altri 64 riesce. Il server ne ammette 40960. Base 1000000.',
    },
    mlxvlm1983: {
      name: 'Caso 8',
      about: 'legge, ma non sa scrivere',
      note:
        'Un testo letto in una volta sola è giusto. Quello che il modello scrive dopo, un token alla volta, va ' +
        'fuori strada. Qui ogni posizione è quella di un token che arriva da solo.',
    },
  },
  controls: 'Caso, posizione e test',
  label: {
    bug: 'Caso',
    position: 'Posizione',
    tested: 'Posizioni che il test copre',
    tolerance: 'Tolleranza del test',
    curve: 'Mostra l’errore in tutte le posizioni',
  },
  hint:
    'Trascina sulla figura per spostare la posizione. Con il focus su di essa, le frecce spostano di uno, Pag su e ' +
    'Pag giù di un quarto, Inizio e Fine vanno a 0 e a 131072.',
  axisPosition: 'posizione →',
  axisError: 'errore massimo nella query ↑',
  axisColumn: 'canale →',
  axisValue: 'query ruotata ↑',
  reading: {
    title: 'La query in questa posizione',
    position: 'Posizione',
    error: 'Errore massimo',
    beyond: 'Canali oltre la tolleranza',
    column: 'Nel canale',
    none: 'nessuna',
    right: 'Giusto',
    wrong: 'Il programma',
  },
  predict: {
    title: 'Che cosa vede il test?',
  },
  missed: {
    shainet111: 'Chi guarda il primo token guarda la posizione 0, dove nessun angolo ruota nulla.',
    pie603:
      'Il test del progetto non lo vide: dava per buono lo stesso errore. Un test ha bisogno di numeri presi altrove.',
    candle3746:
      'Con le impostazioni comuni a quasi tutti i modelli il programma è sempre giusto: un test che le usa non ' +
      'vede nulla.',
    imp1316: 'I test del progetto finivano alla posizione 40, dove l’errore sembra ancora arrotondamento.',
    candle3520: 'Con una tolleranza di 10⁻¹ le prime 40 posizioni passerebbero.',
    unsloth6197:
      'I canali che ruotano in fretta sono giusti. Si scostano solo quelli lenti, che un testo breve usa appena.',
    pegainfer220: 'Il benchmark finiva alla posizione 4063, una trentina troppo presto.',
    mlxvlm1983: 'Un test che consegna un testo intero in una volta comincia bene, da 0, e non vede nulla.',
  },
  name: {
    title: 'Qual è la causa?',
  },
  cause: {
    pairing: 'Si accoppiano canali vicini invece delle due metà',
    headWidth: 'C’è la larghezza della testa dove ci vuole il numero di canali che ruotano',
    base: 'La base è sempre 10000, qualunque cosa dica la configurazione',
    scaling: 'Manca il riscalamento delle frequenze chiesto dalla configurazione',
    sign: 'La rotazione va nel verso opposto',
    shifted: 'Le posizioni si contano da 1 invece che da 0',
    fastSines: 'Gli angoli in float32 passano a funzioni seno veloci, che non li riducono',
    shortPositions: 'Posizioni e angoli sono arrotondati a bfloat16',
    tableEnd: 'Una tabella di coseni è letta oltre la sua fine',
    restarted: 'Ogni nuovo token conta come il primo',
  },
  signature: {
    pairing: 'Con canali vicini invece delle metà, quasi tutti quelli che ruotano sono sbagliati dalla posizione 1.',
    headWidth: 'Con quella larghezza sbagliata, una testa che ruota per intero sarebbe giusta ovunque.',
    base: 'Con un’altra base la prima coppia ruota bene: i canali 0 e 32 non avrebbero errore da nessuna parte.',
    scaling: 'Senza il riscalamento i canali veloci restano giusti, e un modello che non ne ha sarebbe giusto ovunque.',
    sign:
      'Ruotando al contrario, il canale 0 sarebbe sbagliato già alla posizione 1, del doppio della sua parte di ' +
      'seno.',
    shifted: 'Contando da 1, già la posizione 0 sarebbe sbagliata.',
    fastSines:
      'Le funzioni seno veloci perdono precisione in proporzione alla posizione: all’inizio l’errore sarebbe ben ' +
      'sotto 10⁻⁶.',
    shortPositions: 'bfloat16 ha otto bit significativi: già la posizione 1 si scosterebbe di qualche millesimo.',
    tableEnd: 'Fino alla fine una tabella è esatta: nessun errore prima della posizione 4096, e lì un salto.',
    restarted: 'Se ogni token fosse il primo, il programma lascerebbe ogni canale com’era, in qualunque posizione.',
  },
  notice: 'Che cosa osservare',
  captionCovered:
    '{{case}} alla posizione 0: nessun canale si scosta. La linea della tolleranza dice quando un test ' +
    'protesterebbe. Ciò che accade oltre la posizione 0 è coperto finché non rispondi.',
  caption:
    '{{case}}: l’errore è {{start}} alla posizione 0, {{one}} alla 1, {{some}} alla 40, {{row}} alla 4096 e ' +
    '{{last}} alla {{end}}. Entrambe le scale sono logaritmiche: un tratto rettilineo in salita è un errore ' +
    'proporzionale alla posizione.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Quali casi sfuggono a un test delle prime 40 posizioni con una tolleranza di 10⁻⁴, e fino a quale posizione ' +
    'deve arrivare un test per trovarli tutti?',
  answerTitle: 'Mostra la risposta',
  answer:
    'I casi 4 e 7. Nel caso 4 l’errore di quelle posizioni è al massimo 0,000004; supera 10⁻⁴ per la prima volta ' +
    'alla posizione 824. Il caso 7 è giusto fino alla 4095 e sbagliato dalla 4096, perciò un test che arriva alla ' +
    '4096 li trova tutti e otto. Con una tolleranza di 10⁻¹, anche i casi 5 e 6 sfuggono nelle prime 40 posizioni.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  chart: 'L’errore per posizione, entrambi in scala logaritmica; posizione',
  at: '{{position}}; l’errore è {{error}}',
  covered: 'Coperto finché non dici che cosa vede il test',
  coveredShort: 'Coperto: prima la previsione',
  limit: 'tolleranza {{tolerance}}',
  testedRange: 'nel test',
  headChart: 'I 64 canali della query alla posizione {{position}}, quelli giusti e quelli sbagliati',
  key: { right: 'giusto', same: 'il programma, entro la tolleranza', off: 'il programma, oltre la tolleranza' },
  ofAll: '{{count}} su {{all}}',
  right: 'Giusto.',
  notSo: 'Non è così.',
  predict: {
    ask:
      'Un test confronta le prime {{tested}} posizioni con numeri giusti e tollera {{tolerance}}. Questo programma ' +
      'lo passa?',
    askOne:
      'Un test confronta solo la posizione 0 con numeri giusti e tollera {{tolerance}}. Questo programma lo passa?',
    itPasses: 'Lo passa',
    itFails: 'Non lo passa',
    passes:
      'Il test passa: dalla posizione 0 alla {{last}} l’errore massimo è {{largest}}. Alla posizione {{end}} è ' +
      '{{far}}.',
    passesExactly:
      'Il test passa: dalla posizione 0 alla {{last}} non c’è alcun errore. Alla posizione {{end}} è {{far}}.',
    fails:
      'Il test non passa: alla posizione {{first}} l’errore supera {{tolerance}} per la prima volta. Il massimo ' +
      'che vede è {{largest}}, alla posizione {{where}}.',
  },
  name: {
    ask: '{{case}}: quale errore lascia queste tracce? Guarda dove comincia, come cresce e quali canali colpisce.',
    trace: 'Alla posizione {{position}} il canale {{column}} conterrebbe {{would}}; contiene {{holds}}. Vai a vedere.',
    score: 'Cause trovate: {{found}} su {{all}}, di cui {{atOnce}} al primo tentativo.',
  },
  because: {
    shainet111:
      'Alla posizione 1 l’angolo veloce ruota il canale 1 invece del 32: tutte le coppie sono diverse da quelle ' +
      'dell’addestramento. Al programma della discussione mancava anche il riscalamento di Llama 3, qui lasciato da ' +
      'parte.',
    pie603:
      'Gli esponenti corrono su 64 invece che su 16, e le coppie distano 32 canali invece di 8: i canali da 8 a 15 ' +
      'non ruotano, e quelli da 32 a 39 sì.',
    candle3746:
      'La prima coppia ha frequenza 1 con qualunque base, perciò i canali 0 e 32 sono giusti; gli altri ruotano ' +
      'troppo in fretta, e nessuna riga legge il campo della configurazione.',
    imp1316:
      'Alla posizione 131071 la coppia più veloce ha compiuto 20861 giri, e a float32 restano solo 512 passi per ' +
      'ciascuno. L’errore cresce con la posizione, dall’arrotondamento a un centesimo di radiante.',
    candle3520:
      'bfloat16 ha otto bit significativi: rappresenta ogni posizione fino alla 256, poi una su due. Il prodotto è ' +
      'arrotondato di nuovo, e nelle posizioni lontane il coseno è rumore.',
    unsloth6197:
      'Llama 3.1 divide per 8 le sue frequenze lente. Senza, i canali veloci restano giusti e quelli lenti vanno ' +
      'otto volte troppo in fretta.',
    pegainfer220:
      'La tabella ha le righe da 0 a 4095, e nulla controlla il limite. Ciò che segue in memoria è letto come ' +
      'coseni: qui sono i seni.',
    mlxvlm1983:
      'Le posizioni si contano dalla lunghezza dell’ingresso. Mentre si genera testo l’ingresso è un solo token, ' +
      'perciò ognuno sta alla posizione 0 e non ruota: i token nella cache non si contano.',
  },
  lines: { wrong: 'La riga sbagliata', mended: 'Corretta', thread: 'La discussione:' },
  words: {
    right: '{{case}}, posizione {{position}}: tutto giusto, nessun canale della query si scosta.',
    wrong:
      '{{case}}, posizione {{position}}: sbagliato fino a {{error}}; {{beyond}} canali su {{all}} sono oltre la ' +
      'tolleranza.',
    about_one: 'Il test confronta la posizione 0 e tollera {{tolerance}}.',
    about_other: 'Il test confronta le prime {{count}} posizioni e tollera {{tolerance}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  zero: {
    ask: 'In questo laboratorio ci sono {{count}} programmi RoPE con errori. A quale posizione sono tutti giusti?',
    right: 'Alla posizione 0 ogni angolo è 0 e nulla ruota, comunque si accoppino i canali e qualunque sia la base.',
    options: {
      zero: 'alla posizione {{zero}}',
      one: 'alla posizione {{one}}',
      forty: 'alla posizione {{forty}}',
      end: 'alla posizione {{end}}',
    },
    mistakes: {
      one:
        'Alla posizione 1 le coppie veloci hanno già ruotato di un radiante intero: quasi ogni errore si vede ' +
        'subito.',
      forty: 'Lì sono ancora piccoli solo gli errori che crescono piano. Quasi tutti i programmi sbagliano di molto.',
      end: 'Così lontano quasi tutti i programmi sbagliano; resta giusta solo una tabella che finisce più in là.',
    },
  },
  turns: {
    ask:
      'Con RoPE la coppia più veloce ruota di 1 radiante a posizione. Quanti giri ha compiuto alla posizione ' +
      '{{position}}?',
    right:
      'La posizione divisa per 2π. Lontano i giri interi sono tanti che a un formato corto restano poche cifre per ' +
      'la parte di giro, e solo quella conta.',
    mistakes: {
      radians: 'Questo è l’angolo in radianti. Un giro ne ha 2π.',
      half: 'Un giro ha 2π radianti, non π.',
    },
    units: { turns: 'giri' },
  },
  first: {
    ask:
      'Un programma ha la riga `{{line}}` dove ci vuole `{{mended}}`, e legge la tabella senza controllare il ' +
      'limite. A quale posizione la rotazione è sbagliata per la prima volta?',
    right:
      'La tabella ha le righe da 0 a 4095. La riga 4096 sta oltre, e ciò che vi si legge non sono i coseni di quella ' +
      'posizione. Nulla si blocca.',
    mistakes: {
      last: 'Questa è l’ultima riga della tabella, ed è giusta.',
      fromOne: 'Le righe si contano da 0, quindi la tabella finisce una posizione prima.',
      atOnce: 'Fino alla sua fine la tabella è esatta. Per questo i test brevi passano.',
    },
  },
  restarted: {
    ask:
      'Un programma conta le posizioni con `{{line}}`. Ha letto {{cached}} token in una volta e ora riceve il ' +
      'successivo da solo. Quale posizione gli dà?',
    right:
      'Con un solo token l’intervallo contiene solo 0: i token nella cache non sono contati. Perciò quel token non ' +
      'viene ruotato affatto.',
    mistakes: {
      truth: 'Questa è la posizione che dovrebbe avere. Ma la riga conta solo i token di questa chiamata.',
      before: 'Questa è la posizione dell’ultimo token letto prima.',
      one: 'Si comincia a contare da 0.',
    },
  },
  test: {
    ask:
      'In un programma RoPE la riga `{{line}}` sta dove ci vuole `{{mended}}`. Un test confronta le posizioni dalla ' +
      '0 fino alla {{tested}}, esclusa, con numeri giusti e tollera {{tolerance}}. Il programma lo passa?',
    right:
      'Conta se il test arriva a una posizione in cui questo errore cambia un angolo o una coppia. La 0 non lo fa ' +
      'mai; ogni limite di un programma vuole un test ai due lati.',
    options: { passes: 'lo passa', fails: 'non lo passa' },
    mistakes: {
      passes:
        'Il test arriva a {{last}}, e lungo la strada l’errore supera la sua tolleranza: guarda a quale posizione ' +
        'succede per la prima volta.',
      fails: 'Fino alla posizione {{last}} questo errore non cambia nulla di ciò che il test confronta.',
    },
  },
  growth: {
    ask:
      'Il grafico dà il logaritmo (base 10) dell’errore massimo di tre programmi sbagliati, alle posizioni 1, 2, 4, ' +
      '8 e così via fino a {{last}}; dove non c’è errore è disegnato −9. Fai clic sulla curva del programma con la ' +
      'riga `{{line}}`.',
    right:
      'L’arrotondamento di un angolo cresce in proporzione alla posizione: una pendenza dritta. La fine di una ' +
      'tabella è un salto. Le coppie sbagliate sbagliano dalla posizione 1: una linea piatta.',
    mistakes: {
      pairing: 'Questa sbaglia alla posizione 1 quanto altrove: accoppia i canali sbagliati.',
      fastSines: 'Questa cresce con la posizione: arrotonda gli angoli a float32.',
      tableEnd: 'Questa non ha alcun errore, poi salta: legge una tabella oltre la sua fine.',
    },
  },
  cause: {
    ask:
      'Un programma RoPE è giusto alla posizione 0. Alla 1 sono sbagliati {{columns}} canali su {{all}}, fino a ' +
      '{{one}}. L’errore massimo è {{forty}} alla posizione 40, {{before}} alla 4095 e {{row}} alla 4096. Quale ' +
      'errore lascia queste tracce?',
    right: 'Guarda dove comincia l’errore, come cresce e quanti canali colpisce.',
    options: {
      base: 'la base è sempre 10000',
      scaling: 'manca il riscalamento della configurazione, che rallenta le coppie lente',
      shifted: 'le posizioni si contano da 1',
      fastSines: 'angoli in float32 vanno a seni veloci',
      shortPositions: 'posizioni e angoli sono arrotondati a bfloat16',
      tableEnd: 'una tabella di coseni è letta oltre la sua fine',
      restarted: 'ogni nuovo token conta come il primo',
    },
    mistakes: {
      base: 'Con un’altra base sarebbe giusta solo la prima coppia: alla posizione 1 sbaglierebbero 62 canali.',
      scaling: 'Allora i canali veloci sarebbero giusti a ogni posizione, e quelli lenti sbagliati dalla 1 in poi.',
      shifted: 'Contando da 1, già la posizione 0 sarebbe sbagliata.',
      fastSines: 'Allora l’errore comincerebbe molto sotto 0,000001 e crescerebbe in proporzione alla posizione.',
      shortPositions:
        'bfloat16 ha otto bit significativi: alla posizione 1 tutti i canali si scosterebbero di millesimi, e verso ' +
        'la 300 quelli veloci sarebbero rumore.',
      tableEnd: 'Fino alla sua fine una tabella è esatta, poi l’errore salta.',
      restarted: 'Allora non ruoterebbe nessun canale: alla posizione 1 tutti sbaglierebbero di molto.',
    },
  },
  crossing: {
    ask:
      'Quattro errori di programmi RoPE, ognuno nel suo programma. Ordinali secondo la prima posizione in cui ' +
      'l’errore supera {{tolerance}}, a partire dalla prima.',
    right:
      'Le coppie sbagliate si vedono alla posizione 1. Otto bit significativi bastano per qualche decina di ' +
      'posizioni. Senza il riscalamento si scostano solo le coppie lente. Una tabella è esatta fino alla sua fine.',
    options: {
      pairing: 'si accoppiano canali vicini invece delle metà',
      shortPositions: 'posizioni e angoli sono arrotondati a bfloat16',
      scaling: 'manca il riscalamento della configurazione, che rallenta le coppie lente',
      tableEnd: 'una tabella di 4096 righe è letta oltre la sua fine',
    },
    mistakes: {
      reversed: 'È il contrario: prima quello che si vede prima.',
      crash: 'Leggere oltre la fine non blocca nulla, e fino alla fine non c’è alcun errore.',
    },
  },
  columns: {
    ask:
      'In un programma RoPE la riga `{{line}}` sta dove ci vuole `{{mended}}`. La mappa è la sua query alla ' +
      'posizione {{position}}: sopra i canali da 0 a {{last}}, sotto dal {{half}} in poi; il canale *i* ruota con ' +
      'quello che gli sta sotto. Fai clic su un canale giusto a ogni posizione.',
    right:
      'La prima coppia ha frequenza base⁰ = 1 qualunque sia la base, e un riscalamento per contesti lunghi non tocca ' +
      'le coppie veloci. Guardare il primo canale non prova nulla.',
    mistakes: {
      slowest: 'Questa è la coppia più lenta. La sua frequenza è quella che più dipende dalla base e dal riscalamento.',
      other: 'In questo programma la frequenza di quella coppia è un’altra.',
    },
  },
  width: {
    ask:
      'In una testa di {{head}} canali ne devono ruotare {{turned}}. Un programma ha `{{line}}` (dovrebbe dividere ' +
      'per rotary_dim) e `{{partner}}` al posto di `{{mended}}`. Quanti canali lascia sbagliati?',
    right:
      'I canali da 0 a 7 ruotano con compagni sbagliati, quelli da 8 a 15 non ruotano e dovrebbero, quelli da 32 a ' +
      '39 ruotano e non dovrebbero: 24.',
    mistakes: {
      meant: 'Questi sono i canali che dovrebbero ruotare. Ruotano anche i loro compagni sbagliati.',
      all: 'Il ciclo passa ancora sulle coppie dei canali che ruotano. Quasi tutti i canali restano come devono.',
      moved: 'Questo è il numero delle coppie. Ognuna ha due canali, e mancano anche i compagni giusti.',
    },
    units: { columns: 'canali' },
  },
} satisfies BankWords;
