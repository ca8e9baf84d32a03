import type { Strings } from '../strings.ts';

export default {
  title: 'Controllare codifiche posizionali: numeri, un config, una frase',
  description:
    'Incolla una tabella, un tensore stampato, un config.json o una frase di una lezione sulle codifiche ' +
    'posizionali: verdetto, prima cella sbagliata e causa probabile. Si calcola nel tuo browser.',
  heading: 'È giusto?',
  lead:
    'Incolla numeri, l’uscita di un programma, una formula, il config.json di un modello o una frase di una lezione ' +
    'sulle codifiche posizionali. Ottieni un verdetto, la prima cella sbagliata, una figura e la causa probabile. ' +
    'Tutto si calcola nel tuo browser: nulla di ciò che incolli esce da questo computer.',
  skip: 'Vai al riquadro',
  labs: 'Laboratori',
  languages: 'Lingua',
  noscript: 'Il controllo si svolge nel browser e ha bisogno di JavaScript. Sotto si legge che cosa può dire.',
  box: 'Che cosa controllare',
  check: 'Controlla',
  keys: 'Ctrl + Invio controlla subito.',
  file: 'Scegli un file',
  more: 'Che cosa dovrebbe essere',
  familyLabel: 'Codifica',
  baseLabel: 'Base',
  baseHint: 'vuota: si ricava dai numeri',
  baseWrong: 'La base è {{value}}; sono ammessi numeri da 1 in su, o nulla.',
  family: {
    auto: 'da scoprire',
    sinusoidal: 'tabella sinusoidale',
    cosines: 'coseni di RoPE',
    sines: 'seni di RoPE',
    frequencies: 'frequenze inverse',
    slopes: 'pendenze di ALiBi',
    bias: 'bias di ALiBi, una testa',
    buckets: 'gruppi di T5',
  },
  examples: 'Prova con:',
  example: {
    wrongCell: 'una tabella con una cella sbagliata',
    swapped: 'coseni al posto dei seni',
    cut: 'una stampa abbreviata',
    config: 'un config.json con una svista',
    sentence: 'una frase',
  },
  outcome: 'Verdetto',
  waiting: 'Qui apparirà il verdetto.',
  working: 'Lettura e confronto …',
  stop: 'Ferma',
  stopped: 'Fermato. Cambia il testo o premi Controlla per riprovare.',
  slow: 'Ci ha messo più di {{seconds}} secondi ed è stato fermato. Bastano alcune centinaia di righe.',
  failed: 'Non è stato possibile controllare. ({{message}})',
  link: 'Copia un link a questo',
  copied: 'Il link è copiato.',
  notCopied: 'Il browser non ha permesso di copiare; l’indirizzo di questa pagina è il link.',
  longLink: 'È troppo lungo per un link. Conserva il testo o controlla poche righe.',
  reading: 'Letto: {{name}}',
  paste: 'ciò che hai incollato, troppo lungo per essere mostrato qui',
  how: {
    title: 'Che cosa si controlla',
    numbers:
      'Numeri: tabelle di codifiche sinusoidali nella disposizione dell’articolo o con i seni prima, con gli ' +
      'esponenti di tensor2tensor o da qualunque posizione; coseni, seni e frequenze inverse di RoPE; le ' +
      'pendenze di ALiBi e il bias di una testa; i gruppi di T5. Come CSV, JSON, .npy, tabelle di ' +
      'Markdown e LaTeX, o come li stampano NumPy, PyTorch e le lezioni: riga per riga con un nome davanti, o ' +
      'abbreviati con «...».',
    formula:
      'Una formula o qualche riga di programma con seni e coseni, in testo semplice, LaTeX, Python o JavaScript: se ' +
      'ne calcolano le frequenze e si confrontano con quelle dell’articolo. Nulla viene eseguito.',
    digits:
      'Contano solo le cifre stampate: 0,8415 è giusto se il valore vero, arrotondato o troncato a quattro ' +
      'decimali, dà quello. Una tabella in float32 può scostarsi di quanto spiega l’aritmetica di float32; se i ' +
      'suoi angoli sono stati formati in float32, viene detto.',
    cause:
      'Se tutto è sbagliato, si provano errori noti, da soli e a due a due: metà scambiate, un’altra base, ' +
      'valori per √d, posizioni spostate di uno, una tabella trasposta, un esponente raddoppiato, angoli in ' +
      'float32, gruppi dal lato sbagliato. Se nessuno spiega i numeri, viene detto.',
    config:
      'Un config.json: quali chiavi dicono come ruotano le posizioni, le frequenze che ne seguono, e chiavi che ' +
      'mancano, sono scritte male o si contraddicono.',
    sentence:
      'Una frase in italiano, inglese o spagnolo: si confronta con le affermazioni di lezioni che qui si ' +
      'controllano. Quella che dice lo stesso riceve un verdetto; quella che dice di più, di meno o altro non lo ' +
      'riceve, e ti si chiede se intendi l’affermazione più vicina.',
    more: 'Per continuare',
    lab: 'Tutte le affermazioni con le loro misure: «Verifica le affermazioni, verifica la tua tabella»',
    command: 'Un programma in qualsiasi linguaggio, davanti a centinaia di domande: npx posenc check',
  },
  verdict: {
    right: 'Giusto: {{what}}.',
    cells_one: 'C’è una cella sbagliata. Il resto è giusto: {{what}}.',
    cells_other: 'Ci sono {{count}} celle sbagliate. Il resto è giusto: {{what}}.',
    mistake: 'Sbagliato, e probabilmente per questo motivo: {{cause}}',
    precision: 'Giusto a meno della precisione: {{cause}}',
    unknown: 'Non lo conosciamo. Nulla di ciò che è noto qui dà questi numeri, perciò non c’è verdetto su di essi.',
    config: 'Questo config si può leggere. Le posizioni ruotano così.',
    doubt: 'Questo config si può leggere, ma guarda questo:',
    sentence: 'È un’affermazione che abbiamo controllato.',
    sentences: 'Frase per frase:',
    notJudged: 'Nessun verdetto: quello che hai scritto dice altro da ciò che abbiamo controllato.',
    formulaRight: 'Questa formula è quella dell’articolo.',
    formulaMistake: 'Questa formula non è quella dell’articolo: {{cause}}',
    formulaUnknown: 'Non la conosciamo: questa formula non è quella dell’articolo né un errore noto qui.',
    noSentence: 'Non la conosciamo. Non è nessuna delle affermazioni controllate qui, perciò non c’è verdetto.',
  },
  can:
    'Che cosa possiamo controllare: affermazioni sulla somiglianza di posizioni vicine, l’ordine, le lunghezze ' +
    'd’onda, i numeri stampati, le lunghezze oltre l’addestramento, RoPE e ALiBi; oppure incolla numeri o un ' +
    'config.',
  what: {
    sinusoidal: 'la tabella sinusoidale',
    cosines: 'i coseni di una codifica rotatoria',
    sines: 'i seni di una codifica rotatoria',
    frequencies: 'le frequenze inverse di una codifica rotatoria',
    slopes: 'le pendenze di ALiBi',
    bias: 'il bias di ALiBi per una testa',
    buckets: 'i gruppi di T5',
    sum: 'una somma, in cui le prime due righe danno la terza',
  },
  first:
    'La prima cella sbagliata: alla riga {{row}}, colonna {{column}} c’è {{given}}; il valore giusto è {{right}}, ' +
    'una differenza di {{off}}.',
  counted: 'Differiscono {{count}} celle su {{all}}.',
  left_one: 'Anche così una cella è sbagliata.',
  left_other: 'Anche così {{count}} celle sono sbagliate.',
  given: 'I tuoi',
  right: 'Quelli giusti',
  marked_one: 'Incorniciata, la cella sbagliata.',
  marked_other: 'Incorniciata, la prima cella sbagliata; con tratto più sottile, le altre.',
  shown: '{{rows}}, {{columns}}',
  shownRows_one: 'riga {{list}}',
  shownRows_other: 'righe {{list}}',
  shownColumns_one: 'colonna {{list}}',
  shownColumns_other: 'colonne {{list}}',
  range: 'da {{least}} a {{most}}',
  picture: '{{title}}: {{rows}}, {{columns}}, a colori. La tabella sotto ha i numeri.',
  numbersTitle: 'I numeri intorno',
  facts: { size: 'Dimensioni', read: 'Letto come', digits: 'Cifre', taken: 'Preso per' },
  size: '{{rows}}, {{columns}}',
  rows_one: 'una riga',
  rows_other: '{{count}} righe',
  columns_one: 'una colonna',
  columns_other: '{{count}} colonne',
  truncated: 'troncate, non arrotondate',
  either: 'alcune arrotondate, altre troncate',
  note: {
    output: 'numeri dall’uscita di un programma',
    largest: 'il più grande di più array',
    abridged: 'abbreviato; le dimensioni sono state ricavate',
  },
  remark: {
    concatenated: 'Tutti i seni vengono prima di tutti i coseni, come in molti programmi; nell’articolo si alternano.',
    shortLadder: 'Gli esponenti sono i/(d/2 − 1), come in tensor2tensor, fairseq e Whisper.',
    first: 'La riga 0 è la posizione {{first}}.',
    pairs: 'Una colonna per coppia, per una testa di {{width}} canali.',
    halves: 'Gli angoli di {{width}} canali, tutte le coppie due volte, per ruotare le metà (rotate_half).',
    neighbours: 'Gli angoli di {{width}} canali, ogni coppia due volte, per ruotare canali vicini.',
    cutOff_one: 'Le cifre di una cella (riga, colonna) sono troncate dove andrebbero arrotondate: {{cells}}.',
    cutOff_other: 'Le cifre di {{count}} celle (riga, colonna) sono troncate dove andrebbero arrotondate: {{cells}}.',
    timesRoot: 'La prima riga è prima moltiplicata per √d = {{scale}}, come nel primo Transformer.',
    addedPosition: 'Ciò che si somma è la codifica della posizione {{position}}.',
    onlySines: 'Qui ci sono solo seni; i coseni delle colonne dispari hanno lo stesso esponente, 2i/d.',
    onlyCosines: 'Qui ci sono solo coseni; i seni delle colonne pari hanno lo stesso esponente, 2i/d.',
    base: 'La base è {{base}}.',
    oddBase: 'La base è {{base}}, che nessun modello pubblicato noto qui ha: confrontala con il tuo config.',
    factor: 'Le posizioni sono divise per {{factor}}: metodo lineare.',
    frequencies: 'Per {{width}} canali che ruotano.',
    heads: 'Per {{heads}} teste.',
    head: 'La pendenza è {{slope}}: la testa {{head}} di {{heads}}.',
    slope: 'La pendenza è {{slope}}, che nessun numero usuale di teste dà.',
    symmetric: 'In entrambe le direzioni: lo scarto senza il segno.',
    signed: 'Lo scarto conserva il segno: sopra la diagonale deve seguire una maschera causale.',
    causal: 'Le key dopo la query ricevono 0: deve seguire una maschera causale.',
    keys: 'Contato per key, come nel codice ufficiale: con la softmax e maschera causale è lo stesso.',
    bothWays: 'Entrambe le direzioni, {{count}} gruppi, scarto massimo 128.',
    oneWay: 'Una direzione, {{count}} gruppi, scarto massimo 128.',
  },
  fault: {
    transposed: 'Le posizioni corrono lungo le colonne: la tabella è trasposta.',
    base: 'La base è {{base}}, non {{right}}.',
    scaled: 'Ogni valore è {{scale}} volte più grande: √d spetta agli embedding, non alla tabella.',
    shift: {
      up: 'Le posizioni sono troppo alte di uno: la prima riga è la posizione 1.',
      down: 'Le posizioni sono troppo basse di uno: la prima riga è la posizione −1.',
      two: 'Le posizioni sono troppo alte di due, come quando si somma un indice di padding.',
    },
    positions: {
      zero: 'Ogni riga è la posizione 0.',
      first: 'Ogni riga ha la posizione della prima.',
      last: 'Ogni riga ha la posizione dell’ultima.',
    },
    most: 'Le posizioni si fermano a {{count}}.',
    wrapped: 'Le posizioni ricominciano dopo {{count}}.',
    overflow: 'Le posizioni superano il massimo di {{type}} (overflow).',
    heldIn: 'Le posizioni passano per {{format}}, dove quelle vicine si confondono lontano dall’inizio.',
    ladder: {
      squared: 'L’esponente è raddoppiato: conta colonne dove dovrebbe contare coppie.',
      root: 'L’esponente è dimezzato: conta coppie dove dovrebbe contare colonne.',
      inverted: 'L’esponente ha l’altro segno: le posizioni sono divise per la frequenza.',
      short: 'L’ultima frequenza è 1 / base: gli esponenti sono divisi per la metà meno 1.',
      half: 'Gli esponenti sono divisi per la metà, dove ci vuole la metà meno 1.',
      index: 'L’esponente comincia da 1 e non da 0.',
      pairedColumns: 'L’esponente è 2c/d con la colonna c: i dovrebbe contare coppie.',
      columns: 'L’esponente è c/d in ogni colonna: seno e coseno di una coppia hanno frequenze diverse.',
      floored: 'Il tasso è arrotondato per difetto: // divide dove ci vuole /.',
      exchanged: 'Base ed esponente sono scambiati.',
    },
    running: 'Angoli o frequenze sono un prodotto progressivo in float32: gli errori si sommano.',
    inverse: 'Le frequenze passano per {{format}}.',
    angles: 'Gli angoli sono formati in {{format}}: l’errore cresce con la posizione.',
    rounded: 'I valori passano per {{format}}.',
    turn: { back: 'Il segno del seno è sbagliato.', swapped: 'Seno e coseno sono scambiati.' },
    cosineFirst: 'Ci sono coseni al posto dei seni, e viceversa.',
    noWidth:
      'Le prime due colonne sono giuste, ma per nessuna larghezza la tabella dell’articolo ha quelle che seguono.',
    formula: {
      differ: 'Seno e coseno di una coppia hanno frequenze diverse; l’articolo dà a entrambi 10000^(−2i/d).',
      factor: 'L’angolo è {{factor}} volte quello dell’articolo.',
      scaled: 'Ogni valore è {{scale}} volte quello dell’articolo.',
      same:
        'La stessa onda sta in entrambe le colonne di una coppia; nell’articolo il seno va nelle pari e il coseno ' +
        'nelle dispari.',
    },
    slopes: {
      plain: 'Le pendenze sono 2^(−8h/H), che vale solo per le potenze di due.',
      nextPower: 'Le pendenze sono le prime della potenza di due successiva.',
      sorted: 'Le pendenze sono ordinate; quelle della potenza di due successiva vanno in fondo.',
      fromZero: 'Le pendenze sono contate da h = 0: la prima testa ha pendenza 1.',
    },
    positive: 'Il segno è sbagliato: lo scarto viene premiato.',
    buckets: {
      reversed: 'Passato e futuro sono scambiati: query − key dove ci vuole key − query.',
      oneSided: 'Solo una direzione ha gruppi.',
      both: 'Entrambe le direzioni hanno gruppi.',
      product: 'Gli scarti su una soglia cadono nel gruppo precedente: un fattore è stato arrotondato.',
      nearer: 'Ogni scarto è contato di uno troppo vicino.',
      late: 'L’ultimo gruppo esatto arriva di uno troppo tardi: <= dove ci vuole <.',
      early: 'I gruppi logaritmici sono arrotondati per eccesso.',
      logarithm: 'Il logaritmo ha base 2, il suo divisore base e.',
      unclipped: 'Gli scarti grandi non restano nell’ultimo gruppo.',
    },
    farthest: 'Lo scarto massimo è {{farthest}}.',
  },
  config: {
    layer: { full_attention: 'Attenzione completa', sliding_attention: 'Finestra scorrevole' },
    fact: {
      model: 'Tipo di modello',
      base: 'Base',
      channels: 'Canali che ruotano',
      scaling: 'Metodo di scala',
      pairing: 'Coppie',
      factor: 'Fattore di attenzione',
      trained: 'Lunghezza di addestramento',
      used: 'Chiavi che contano',
    },
    pairing: { rotateHalf: 'metà (rotate_half)', interleaved: 'vicini' },
    none: 'nessuno',
    picture: 'Coseni delle posizioni da 0 a 63, una colonna per coppia',
    doubt: {
      mistyped: 'La chiave {{given}} non viene letta. Intendevi {{meant}}?',
      length:
        'factor × lunghezza originale è {{factor}} × {{original}} = {{product}}, ma max_position_embeddings è ' +
        '{{whole}}.',
      base: 'La base è {{base}}; di solito è {{right}}.',
    },
    refused: {
      notJson: 'Comincia come un config, ma non è JSON. Incolla il file intero, con le sue parentesi graffe.',
      notObject: 'È JSON, ma non un config: un config è un oggetto, fra parentesi graffe.',
      long: 'È più lungo di {{most}} caratteri; un config.json non lo è.',
      missing: 'Il config non si può usare: manca {{name}}.',
      foreign: 'Il config si contraddice: {{name}} non appartiene a questo metodo di scala.',
      value: 'Il config è sbagliato: {{name}} non può essere {{value}}.',
      noRotary: 'Un modello del tipo {{value}} non ha posizioni rotatorie.',
      unknown: 'Il tipo di modello {{value}} non è noto qui, perciò non c’è verdetto.',
    },
  },
  sentence: {
    ours: 'L’affermazione, con parole nostre',
    yours: 'La tua',
    nearest: 'L’affermazione più vicina che abbiamo controllato:',
    opposite: 'La tua sembra negarla.',
    mean: 'È questo che intendi?',
    others_one: 'Un’altra frase non riguarda nulla che si controlli qui, e resta senza verdetto.',
    others_other: 'Altre {{count}} frasi non riguardano nulla che si controlli qui, e restano senza verdetto.',
  },
  formula: {
    read: 'Che cosa è stato controllato, così come è stato letto',
    words: 'È stata controllata solo la formula, non le parole intorno.',
  },
} satisfies Strings;
