import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/passport.ts';

export default {
  title: 'Il passaporto di un modello',
  question: 'Che cosa dice il file di un modello sulle sue posizioni?',
  lead:
    'Scegli un modello pubblicato, o trascina un `config.json` o un file GGUF tuo, che non lascia mai il tuo ' +
    'computer. La mappa mostra fin dove vede ogni [strato](layer), e la scheda che cosa sa delle posizioni, dove sta ' +
    'scritto e che cosa è cambiato alla [posizione](asked) di cui chiedi.',
  deeper:
    'Un file nomina pochi di questi valori. Gli altri sono predefiniti della classe che lo legge o seguono da altri; ' +
    'la scheda dice quali, e segna ciò che il file non dice. I modelli con due tipi di strati hanno spesso due basi, ' +
    'o ruotano in un tipo soltanto. Quasi tutte le estensioni del contesto rallentano le coppie, così che un testo ' +
    'più lungo mostri loro meno angoli nuovi; quanti ne restino dipende dal metodo.',
  where:
    'Una barra è alta quanto il suo strato vede lontano, su scala logaritmica: l’altezza intera è tutto il testo. ' +
    'Una barra minima è uno strato con uno stato al posto dell’attenzione; una barra vuota non ha posizioni proprie. ' +
    'La *lunghezza d’onda* di una coppia di canali è il numero di posizioni in cui compie un giro. Una tabella in un ' +
    'formato corto arrotonda via via posizioni, frequenze, angoli e valori; si guardano 20 posizioni per ogni ' +
    'fattore dieci.',
  controls: 'Modello, file e posizione',
  label: {
    model: 'Modello',
    other: 'Confronta con',
    position: 'Posizione di cui si chiede',
    layer: 'Strato',
    config: 'Un tuo file',
    second: 'Un tuo file per il confronto',
    way: 'Posizioni come in',
    prompt: 'Parti del prompt',
  },
  file: {
    paste: 'Trascina o incolla config.json o .gguf',
    choose: 'Scegli un file di questo computer',
    refused: 'Questo file non si può leggere come modello:',
    long: 'Quel che ne conta ha più di {{count}} caratteri.',
  },
  hint:
    'Fai clic su uno strato della mappa. Con il focus sulla mappa, le frecce vanno di strato in strato, Pag su e ' +
    'Pag giù di un ottavo, Inizio e Fine agli estremi.',
  fact: {
    kind: 'Tipo di strato',
    positions: 'Posizioni con',
    attends: 'Vede',
    base: 'Base',
    scaling: 'Riscalamento',
    turned: 'Canali che ruotano',
    pairing: 'Coppie',
    longest: 'Lunghezza d’onda massima',
    heads: 'Teste con una pendenza',
    buckets: 'Gruppi',
    rows: 'Righe della tabella',
    temperature: 'Temperatura',
    layers: 'Strati',
    trained: 'Lunghezza addestrata',
    extended: 'Lunghezza promessa',
  },
  changesTitle: 'Che cosa cambia con la posizione in {{model}}',
  formatsTitle: 'Dove le tabelle in formati corti sbagliano di più di {{tolerance}}',
  axisPair: 'coppia →',
  axisWave: 'lunghezza d’onda in posizioni ↑',
  notice: 'Che cosa osservare',
  caption: '{{model}} ha {{count}} strati ({{kinds}}) ed è addestrato su {{trained}} posizioni, senza riscalamento.',
  askTitle: 'Prova prima di guardare',
  ask: 'Quale base hanno gli strati 4 e 5 di `gemma-3-4b-it`, e lo dice il suo file?',
  answerTitle: 'Mostra la risposta',
  answer:
    'Lo strato 4 vede una finestra di 1024 posizioni e ha base 10000; lo strato 5 vede tutto il testo e ha base ' +
    '1000000. Il file non dice né l’una né l’altra: sono valori predefiniti della sua classe, quindi un programma ' +
    'che legge solo il file deve conoscerli.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  own: 'il tuo file',
  ownSecond: 'il tuo secondo file',
  noOther: 'nessun altro',
  mapOf: '{{model}}: {{count}} strati',
  mapUnnumbered: '{{model}}: una barra per ogni tipo di strato',
  layerAt: 'strato {{layer}}: {{kind}}',
  cardTitle: 'Strato {{layer}}',
  positions: {
    rotary: 'rotazione',
    alibi: 'ALiBi',
    t5: 'gruppi (T5)',
    deberta: 'gruppi (DeBERTa)',
    learned: 'una tabella appresa',
    sinusoidal: 'sinusoidi',
    relative: 'termini relativi',
    none: 'nulla di proprio',
  },
  attends: {
    all: 'tutto il testo',
    window: 'una finestra di {{window}}',
    chunk: 'il suo blocco di {{window}}',
    compressed: 'una finestra di {{window}} e un riassunto',
    cross: 'un’immagine',
    recurrent: 'uno stato, non key',
    nothing: 'nessun altro token',
  },
  pairing: { interleaved: 'vicini', rotateHalf: 'metà' },
  from: {
    file: 'nel file:',
    class: 'predefinito della classe:',
    computed: 'segue:',
    unknown: 'nessuno lo dice:',
  },
  unknown: 'ignota',
  none: 'nessuna',
  ofAll: '{{count}} di {{all}}',
  positionsLong: '{{wave}} posizioni',
  anyRow: 'quante ne servono, calcolate',
  grows: 'le query crescono, β\u00a0=\u00a0{{beta}}',
  noChange: 'Il suo file non nomina alcuna posizione da cui cambi qualcosa.',
  otherScalings: 'Altri metodi per questo modello, coppia per coppia: «{{title}}»',
  reached: 'già raggiunta',
  notReached: 'non ancora raggiunta',
  change: {
    window: 'Dalla posizione {{position}}, la posizione 0 è fuori dalla finestra degli strati {{kind}}.',
    chunk: 'Alla posizione {{position}} comincia un nuovo blocco; gli strati {{kind}} non vedono più i precedenti.',
    lastBucket: 'Le key allo scarto {{position}} o più condividono l’ultimo gruppo, per quanto lontane.',
    temperature: 'Dalla posizione {{position}}, le query {{kind}} crescono a gradini, con β\u00a0=\u00a0{{beta}}.',
    temperatureSmooth: 'Dalla posizione {{position}}, i punteggi delle query {{kind}} crescono con il logaritmo.',
    context: 'Un contesto di più di {{position}} posizioni ha altre frequenze, anche per i testi brevi.',
    frequencies: 'Un testo che raggiunge la posizione {{position}} riceve altre frequenze in tutte le sue posizioni.',
    trained: 'La posizione {{position}} è la prima oltre la lunghezza dell’addestramento.',
    extended: 'La posizione {{position}} è la prima oltre la lunghezza che il file promette.',
    tableEnd: 'La tabella non ha una riga per la posizione {{position}}, né per le successive.',
  },
  format: 'Formato',
  fails: 'da circa',
  errorAt: 'errore a {{position}}',
  keptAs: 'posizione tenuta come',
  collide:
    'Le posizioni da {{first}} a {{last}} coincidono dove un programma tiene le posizioni in {{format}}: con ' +
    '{{bits}} bit significativi sono tutte {{kept}}.',
  never: 'in nessun punto fino a 10⁷',
  waveChart:
    'Lunghezze d’onda delle coppie di ogni tipo di strato che ruota, accanto alla lunghezza addestrata e a quella ' +
    'chiesta',
  waveAsked: 'chiesta: {{position}}',
  trainedSpan: 'addestrata: {{trained}}',
  extendedModel:
    '{{model}} ha {{count}} strati ({{kinds}}); addestrato su {{trained}} posizioni, è esteso fino a {{extended}}.',
  unknownModel:
    '{{model}} ha {{count}} strati ({{kinds}}); il suo file non dice su quante posizioni sia stato addestrato.',
  layerDiffers:
    'Righe della scheda in cui {{other}} ne differisce in questo strato: {{unlike}}. Strati con altre posizioni: ' +
    '{{layers}} su {{all}}.',
  same: '{{other}} ha le stesse posizioni in ogni strato, vicino e lontano.',
  noPairs: 'Nessuno strato ruota query e key, quindi non ci sono lunghezze d’onda.',
  pairsUnknown: 'Alla posizione {{position}} la più lenta delle {{all}} coppie ({{kind}}) ha compiuto {{turns}} giri.',
  pairsAll: 'Tutte le {{all}} coppie ({{kind}}) compiono un giro entro le {{trained}} posizioni dell’addestramento.',
  pairsWithin:
    'Delle {{all}} coppie ({{kind}}), {{partial}} non compiono un giro entro le {{trained}} posizioni ' +
    'dell’addestramento; alla posizione {{position}} nessuna di esse è a un angolo che l’addestramento non ha ' +
    'mostrato.',
  pairsBeyond:
    'Delle {{all}} coppie ({{kind}}), {{partial}} non compiono un giro entro le {{trained}} posizioni ' +
    'dell’addestramento; alla posizione {{position}}, {{fresh}} di esse sono a un angolo che l’addestramento non ha ' +
    'mai mostrato.',
  prompt: {
    title: 'Le posizioni di un messaggio',
    about:
      'I token di testo contano in avanti. Quelli di un’immagine o di un filmato si distribuiscono su righe e ' +
      'colonne a partire da una posizione, e il testo che segue continua dopo la più grande. Ogni linea è un asse; ' +
      'quella punteggiata conta i token uno a uno.',
    kind: { text: 'testo', image: 'immagine', video: 'filmato' },
    size: { tokens: 'token', frames: 'fotogrammi', rows: 'righe', columns: 'colonne' },
    add: { text: 'Aggiungi testo', image: 'Aggiungi un’immagine', video: 'Aggiungi un filmato' },
    axis: { time: 'tempo', row: 'riga', column: 'colonna', position: 'posizione', image: 'immagine' },
    kindOf: 'Tipo della parte {{number}}',
    sizeOf: '{{size}} della parte {{number}}',
    remove: 'Togli la parte {{number}}',
    part: 'Parte',
    tokens: 'Token',
    plain: 'uno a uno',
    tableTitle: 'Posizioni di ogni parte',
    chart: 'Posizioni dei {{tokens}} token del messaggio secondo {{way}}, una linea per asse',
    axisToken: 'token →',
    axisPosition: 'posizione ↑',
    next:
      'La risposta comincia alla posizione {{next}} su ogni asse. I motori tengono la differenza {{delta}}: il token ' +
      'n della cache sta a n più quella differenza.',
    noFilm: '{{way}} non conosce filmati; quelli del messaggio sono omessi.',
    seconds: 'I fotogrammi distano un secondo, che qui vale due posizioni.',
    stamps: 'Ogni fotogramma sta dietro un’indicazione di tempo di cinque token.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  larger: {
    ask:
      '`{{model}}` ha due basi, {{small}} e {{large}}, e due tipi di strati: alcuni vedono una finestra di ' +
      '{{window}} posizioni, altri tutto il testo. Quali strati hanno la base maggiore?',
    right:
      'Una base maggiore allunga le lunghezze d’onda. Dove si vede tutto il testo gli scarti sono grandi, e alle ' +
      'coppie lente servono lunghezze d’onda adeguate.',
    options: {
      whole: 'quelli che vedono tutto il testo',
      window: 'quelli che vedono una finestra',
      turns: 'si alternano, qualunque cosa vedano',
    },
    mistakes: {
      window: 'In una finestra nessuno scarto è grande: bastano lunghezze d’onda corte, e quindi una base piccola.',
      turns: 'Dipende da che cosa vede lo strato: la base appartiene al tipo di strato.',
    },
  },
  tableEnd: {
    ask: 'La tabella appresa di `{{model}}` ha {{rows}} righe. Qual è la prima posizione per cui non ce n’è una?',
    right:
      'Le posizioni si contano da 0, quindi {{rows}} righe servono dalla 0 fino a una in meno di quel numero. Una ' +
      'formula non ha questa fine.',
    mistakes: {
      last: 'Questa posizione ha l’ultima riga.',
      fromOne: 'Le posizioni si contano da 0, non da 1: la tabella finisce una prima.',
    },
  },
  promised: {
    ask:
      '`{{model}}` è addestrato su {{trained}} posizioni; il suo file indica YaRN con fattore {{factor}}. Quante ' +
      'posizioni promette?',
    right: 'Il fattore per la lunghezza addestrata: così fin là le coppie lente non incontrano angoli nuovi.',
    mistakes: {
      trained: 'Questa è la lunghezza dell’addestramento. Il riscalamento serve ad andare oltre.',
      added: 'La lunghezza addestrata viene allungata, non sommata: è la prima parte di quella promessa.',
    },
    units: { positions: 'posizioni' },
  },
  source: {
    ask:
      'Le chiavi del file di `{{model}}` che contano qui: `{{keys}}`. I suoi strati ruotano con base {{base}}. Da ' +
      'dove viene quel numero?',
    right: 'Lo dice il file se ha `rope_theta`; segue dal file se ha `rope_ratio`; altrimenti decide la classe.',
    options: {
      file: 'è nel file',
      class: 'è il valore predefinito della classe che legge il file',
      computed: 'segue da un altro numero del file',
    },
    mistakes: {
      file: 'Nessuna chiave di questo file è la base, che sarebbe `rope_theta`.',
      class: 'Un valore predefinito conta solo se il file tace. Questo ha una chiave per la base.',
      computed: 'Larghezze, teste e lunghezze non determinano una base. Lo farebbe solo `rope_ratio`, come fattore.',
    },
  },
  window: {
    ask:
      'Alcuni strati di `{{model}}` vedono una finestra di {{window}} posizioni, compresa quella della query. Da ' +
      'quale posizione in poi uno di questi strati non vede più la posizione 0?',
    right: 'La posizione *p* vede da *p* − {{window}} + 1 a *p*. Perché la 0 resti fuori, *p* deve essere {{window}}.',
    mistakes: {
      last: 'Questa posizione la vede ancora: la finestra conta anche la posizione della query.',
      next: 'Una di troppo: la finestra conta anche la posizione della query.',
      layers:
        'Uno strato vede una finestra; più strati portano le tracce più lontano, ma la domanda riguarda un solo ' +
        'strato.',
    },
  },
  kept: {
    ask: 'Come quale numero una tabella in bfloat16 tiene la posizione {{position}}?',
    right: 'bfloat16 ha 8 bit significativi: fra 32768 e 65536 ha solo i multipli di 256, e prende il più vicino.',
    mistakes: {
      exact: 'Arriva abbastanza lontano, ma i suoi 8 bit significativi non bastano: quel numero non è fra i suoi.',
      cut: 'È un multiplo di 256, ma non il più vicino: i numeri si arrotondano, non si troncano.',
      float16: 'Così la terrebbe float16, che ha 11 bit significativi; bfloat16 ne ha solo 8.',
    },
  },
  formats: {
    ask:
      'Si calcolano tabelle di coseni e seni in tre formati, con le frequenze di `{{model}}`. Ordina i formati ' +
      'secondo la posizione da cui sbagliano di più di {{tolerance}}, a partire dalla prima.',
    right: 'Contano i bit significativi: 8 in bfloat16, 11 in float16, 24 in float32.',
    options: { float32: 'float32', bfloat16: 'bfloat16', float16: 'float16' },
    mistakes: {
      reversed: 'È il contrario: più sono i bit significativi, più tardi sbaglia.',
      range:
        'bfloat16 arriva lontano quanto float32, ma con 8 bit significativi. Qui manca la ' +
        'precisione, non la portata.',
    },
  },
  unturned: {
    ask:
      'Ogni cella è uno strato di `{{model}}`, riga per riga, {{columns}} per riga; il suo valore è il logaritmo ' +
      '(base 10) di quanto lontano vede. Secondo il suo file, un tipo di strati non ha posizioni proprie. Fai clic ' +
      'su uno di quel tipo.',
    right:
      'Gli strati che vedono tutto il testo non ruotano nulla: non hanno angoli. L’ordine viene dagli altri strati, ' +
      'che ruotano query e key con una portata minore, e dalla maschera causale.',
    mistakes: {
      turned:
        'Questo strato ruota query e key; vede solo una parte del testo, e così i suoi scarti restano fra quelli noti.',
    },
  },
  fresh: {
    ask:
      'Quale di questi modelli non incontra alla posizione {{position}} alcun angolo che ' +
      'l’addestramento non ha mostrato?',
    right: 'Uno addestrato più a lungo, o con le coppie lente rallentate tanto che la posizione vi rientri.',
    options: {
      llama2: '`Llama-2-7b-hf`: addestrato su {{llama2Trained}} posizioni, base {{llama2Base}}, senza riscalamento',
      llama3:
        '`Meta-Llama-3-70B-Instruct`: addestrato su {{llama3Trained}} posizioni, base {{llama3Base}}, senza ' +
        'riscalamento',
      mixtral:
        '`Mixtral-8x7B-v0.1`: addestrato su {{mixtralTrained}} posizioni, base {{mixtralBase}}, senza riscalamento',
      llama31:
        '`Meta-Llama-3.1-8B`: addestrato su {{llama31Trained}} posizioni, base {{llama31Base}}, riscalamento Llama 3 ' +
        '× 8',
      granite:
        '`granite-3.3-8b-instruct`: addestrato su {{graniteTrained}} posizioni, base {{graniteBase}}, senza ' +
        'riscalamento',
    },
    mistakes: {
      llama2: 'Oltre il suo addestramento nulla viene riscalato: {{llama2Fresh}} coppie stanno ad angoli nuovi.',
      llama3:
        'Una base grande da sola non basta: rende più numerose le coppie troppo lente per finire il giro ' +
        'nell’addestramento. {{llama3Fresh}} stanno ad angoli nuovi.',
      mixtral:
        'La posizione non è molto oltre il suo addestramento, ma è oltre: {{mixtralFresh}} coppie lente stanno ad ' +
        'angoli nuovi.',
    },
  },
} satisfies BankWords;
