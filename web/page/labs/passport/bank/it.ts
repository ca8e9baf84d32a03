import type { BankWords } from '../../../quiz/question.ts';

export default {
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
