import type { Strings } from '../lib/strings.ts';

/** Italiano. Valori tra {{graffe}}; *enfasi*, `codice`, e [parole](termine) che illuminano ciò che nominano. */
const it: Strings = {
  page: {
    title: 'posenc: codifiche posizionali, calcolate con esattezza',
    line: 'Codifiche posizionali da indicare, verificare e portare a lezione',
    language: 'Lingua',
    theme: 'Colori',
    themes: { auto: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    skip: 'Vai alla prima figura',
    headline: 'Come fa un Transformer a sapere quale parola viene prima',
    intro:
      'L’attenzione confronta ogni parola con tutte le altre ma dimentica dove stavano: se si mescolano le ' +
      'parole, le risposte si mescolano con loro e nient’altro cambia. Perciò al vettore di ogni parola se ne ' +
      'somma un secondo, che dipende soltanto dal suo posto. Questo è quello del Transformer originale.',
    honest:
      'Ogni numero di questa pagina è calcolato mentre leggete, dal C++ della libreria posenc dentro il vostro ' +
      'browser. Niente è disegnato a occhio e niente lascia il vostro computer.',
    waiting: 'La figura è in preparazione…',
    failed: 'Non è stato possibile caricare questa parte della pagina. Provate a ricaricarla. ({{message}})',
    footer: 'Libero, con licenza MIT. La pagina non conserva nulla su di voi: niente cookie, niente richieste a terzi.',
    footerUse: 'Lo stesso codice, per voi',
    footerInstall: 'Installare',
    footerImport: 'Chiedere una tabella',
    footerElement: 'Disegnarla in qualsiasi pagina',
  },
  missing: {
    title: 'Questo browser non può calcolare le figure',
    webassembly:
      'WebAssembly manca o è disattivato. Firefox, Chrome, Edge e Safari lo hanno almeno dal 2021. Se il vostro è ' +
      'recente, cercate l’impostazione che lo spegne: la modalità di isolamento sui dispositivi Apple, o un ' +
      'livello di sicurezza rigido altrove. Poi ricaricate la pagina.',
    simd:
      'WebAssembly c’è, ma senza le istruzioni SIMD. Aggiornate il browser: Chrome ed Edge le hanno dalla ' +
      'versione 91, Firefox dalla 89, Safari dalla 16.4. Con un processore molto vecchio (all’incirca prima del ' +
      '2011) serve un altro computer.',
  },
  formula: { sin: 'sin', error: 'errore', angle: 'angolo', training: 'addestr.' },
  control: {
    paper: 'articolo',
    reset: 'Ricomincia da capo',
    slider: '{{label}}, cursore',
    setTo: 'Porta {{label}} a {{value}}',
  },
  problem: {
    notNumber: '«{{raw}}» non è un numero. {{allowed}} Resta l’ultima figura valida.',
    notWhole: '{{raw}} non è un numero intero. {{allowed}} Resta l’ultima figura valida.',
    outOfRange: '{{raw}} è fuori dai limiti. {{allowed}} Resta l’ultima figura valida.',
    allowedWhole: 'Sono ammessi i numeri interi da {{min}} a {{max}}.',
    allowedReal: 'Sono ammessi i numeri da {{min}} a {{max}}.',
    allowedAbove: 'Sono ammessi i numeri maggiori di {{min}}, fino a {{max}}.',
    allowedOptions: 'È ammesso: {{options}}.',
    allowedList: 'Sono ammessi fino a {{longest}} numeri interi da {{min}} a {{max}}, separati da virgole.',
    notText: 'Così non si può mostrare. {{allowed}} Resta l’ultima figura valida.',
    allowedText: 'Sono ammesse da {{min}} a {{max}} parole, per non più di {{longest}} caratteri.',
  },
  link: {
    note: 'Il collegamento chiedeva qualcosa che non si può mostrare; al suo posto c’è il valore consueto.',
    item: '{{label}}: «{{raw}}». {{allowed}}',
    dismiss: 'Ho capito',
    toLab: 'Collegamento a «{{title}}»',
  },
  copy: {
    copy: 'Copia',
    copied: 'Copiato',
    failed: 'Il browser non permette di copiare; selezionate il testo a mano.',
  },
  titles: {
    encode: 'Codificare',
    clock: 'L’orologio a molte lancette',
    distance: 'Vicino e lontano',
    shift: 'Spostare è ruotare',
    order: 'L’ordine conta',
    terms: 'I quattro termini di un punteggio',
    compose: 'Comporre',
    family: 'Tutta la famiglia',
    variants: 'Varianti ed errori',
    reach: 'Contesto lungo',
    grids: 'Più di una linea',
    claims: 'Verificare le affermazioni, e la propria tabella',
  },
  panels: {
    words: 'La figura in parole e numeri',
    table: 'I numeri della figura; si può scorrere',
    more: 'Le prime {{shown}} righe di {{all}}; i file le contengono tutte.',
    moreColumns: 'Le prime {{shown}} colonne di {{all}}.',
    files: 'Portatela con voi',
    filesAbout: 'CSV e JSON contengono tutte le colonne con tutte le cifre; .npy i soli numeri, in float32.',
    reproduce: 'Rifarlo da sé',
    reproduceAbout: 'Programmi per questa esatta vista: copiare, eseguire, confrontare.',
    language: 'Programma in',
  },
  encode: {
    lead:
      'Ogni riga è una [posizione](positions), ogni colonna una [dimensione](dim). Due colonne vicine formano una ' +
      '[coppia](pair) con la stessa frequenza: prima il seno, poi il coseno. La coppia più a sinistra compie un ' +
      'giro ogni 2π ≈ 6,28 posizioni; ciascuna delle successive gira più lentamente della precedente, sempre ' +
      'nello stesso rapporto, e quanto sia lenta l’ultima lo decide la [base](base).',
    where:
      'Qui *p* è la posizione, *i* il numero della coppia (non della colonna) e *d* la larghezza, uguale a quella ' +
      'dei vettori delle parole.',
    presets: 'Le viste delle lezioni',
    preset: {
      lesson000: {
        name: '000',
        about: 'bootcamp',
        note: 'La lezione 000 disegna questa tabella, 100 posizioni e d = 64, e queste sei curve.',
      },
      lesson001: {
        name: '001',
        about: 'guida completa',
        note:
          'La lezione 001 annuncia le dimensioni 0, 3, 7, 15 e 31, ma il suo programma disegna 0, 7, 20 e 31. Qui ' +
          'si vede ciò che disegna il programma.',
      },
      lesson001Table: {
        name: '001',
        about: 'tabella stampata',
        note:
          'La piccola tabella stampata dalla lezione 001: cinque posizioni, sei dimensioni, tre decimali. Tutti e ' +
          'trenta i numeri sono giusti.',
      },
      lesson002: {
        name: '002',
        about: 'notebook',
        note:
          'Le misure della lezione 002 con la formula dell’articolo. Il ciclo della lezione raddoppia ' +
          'l’esponente e dà frequenze diverse a seno e coseno, quindi la sua tabella è un’altra; curve non ne ' +
          'disegna.',
      },
      lesson003: {
        name: '003',
        about: 'diapositive',
        note:
          'Per la posizione 1 la lezione 003 stampa 0,8414, 0,5403, 0,8218 e 0,5696. Sono tagliati dopo la quarta ' +
          'cifra, non arrotondati, come quelli qui sotto; scegliete «arrotondate» per vedere 0,8415, 0,8219 e ' +
          '0,5697.',
      },
      lesson004: {
        name: '004',
        about: 'documentazione',
        note:
          'La piccola tabella della lezione 004. Per la posizione 4 la lezione stampa −0,653 e 1,000; la riga qui ' +
          'sotto mostra −0,654 e 0,999. Gli altri 22 numeri coincidono.',
      },
    },
    controls: 'Comandi',
    label: {
      positions: 'Posizioni',
      dim: 'Larghezza d',
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
    strip: 'Dimensione {{dimension}}: un’onda di {{wavelength}} posizioni.',
    stripsAxis: 'Dalla posizione {{first}}, a sinistra, alla {{last}}, a destra; λ è la lunghezza d’onda.',
    hint:
      'Indicate una cella, oppure portate il fuoco sulla figura e usate le frecce. Un clic, o Invio, aggiunge o ' +
      'toglie la curva di quella colonna.',
    full: 'Più di dodici curve non si distinguono. Toglietene prima una.',
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
      'Le colonne a sinistra cambiano da una riga all’altra e distinguono i vicini; quelle a destra quasi non si ' +
      'muovono in tutta la figura e distinguono il lontano dal vicino. Insieme sono un orologio con {{pairs}} ' +
      'lancette: la più veloce compie un giro ogni {{fastest}} posizioni, la più lenta ogni {{slowest}}.',
    captionSingle:
      'Con una sola coppia l’orologio ha una lancetta. Compie un giro ogni {{fastest}} posizioni, poi ripassa ' +
      'vicinissimo a dove è già stata.',
    askTitle: 'Provate prima di guardare',
    ask: 'Raddoppiate la larghezza d. Che cosa succede alla colonna più a sinistra, e che cosa all’ultima?',
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
      'Il codice consueto in precisione singola sbaglia già la terza cifra decimale intorno alla posizione 65535. ' +
      'Qui gli angoli si formano in doppia precisione e si arrotonda una volta sola, alla fine.',
    numbers: {
      title: 'I numeri',
      roundings: { rounded: 'arrotondate', truncated: 'tagliate' },
      caption: 'Le prime {{rows}} posizioni su {{allRows}} e le prime {{columns}} dimensioni su {{allColumns}}.',
      scroll: 'Numeri della tabella, scorrevoli',
      corner: 'posizione',
      column: 'dim {{dimension}}',
      copy: 'Copia questi numeri',
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
      angle: 'angoli in doppia precisione: alle posizioni grandi la singola sbaglia a vista d’occhio',
      odd: 'con larghezza dispari l’ultimo seno resta senza coseno',
    },
    embed: {
      title: 'Portare questa figura nel vostro corso',
      about:
        'Un file di script e una riga di HTML, in qualsiasi pagina, in rete o su disco. Il file ' +
        '`posenc-elements.js` arriva con il pacchetto npm `posenc`.',
    },
  },
  clock: {
    lead:
      'Ogni coppia di colonne è una [lancetta](hand) di un orologio. Alla [posizione](position) *p* ha ruotato di ' +
      '*p* volte la sua frequenza, e il punto in cui si trova la punta è ciò che sta scritto nella tabella: il ' +
      '[seno](sine) dice quanto sta a destra, il [coseno](cosine) quanto sta in alto. La prima lancetta compie un ' +
      'giro ogni 2π ≈ 6,28 posizioni; all’ultima ne servono migliaia. Una lancetta da sola ripassa sempre ' +
      'dagli stessi punti; tutte insieme distinguono le posizioni, come quelle di un orologio distinguono questo ' +
      'secondo da ogni altro del giorno.',
    where:
      'Qui *i* conta le lancette a partire da 0. La [lunghezza d’onda](wavelength) *λ* è il numero di posizioni ' +
      'che dura un giro; la [base](base) stabilisce quanto ogni lancetta è più lenta della precedente.',
    face: 'Orologio, posizione',
    faceValue: '{{position}}; la lancetta {{pair}} ha compiuto {{turns}} giri',
    dials: 'Tutte le lancette, dalla più veloce alla più lenta',
    dial: 'Lancetta {{pair}}, un giro in {{wavelength}} posizioni',
    play: 'Avvia',
    pause: 'Ferma',
    back: 'Indietro di una posizione',
    on: 'Avanti di una posizione',
    controls: 'Comandi dell’orologio',
    label: {
      position: 'Posizione',
      pair: 'Lancetta scelta',
      dim: 'Larghezza d',
      base: 'Base',
      ladder: 'Esponenti',
      step: 'Guarda una posizione ogni',
      span: 'Posizioni nel grafico',
      speed: 'Posizioni al secondo',
    },
    ladders: { half: '2i/d, l’articolo', halfMinusOne: '2i/(d − 2), come tensor2tensor' },
    hint:
      'Trascinate il quadrante per girare la lancetta scelta: le altre la seguono. Con il fuoco sul quadrante le ' +
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
    waveChart: 'Il seno della lancetta {{pair}} lungo le posizioni: l’onda, e punti dove si guarda',
    ladderChart: 'Lunghezze d’onda di tutte le lancette in scala logaritmica',
    axisPosition: 'posizione →',
    axisSine: 'seno della lancetta {{pair}} ↑',
    axisPair: 'lancetta i →',
    axisWavelength: 'lunghezza d’onda (posizioni) ↑',
    sampling: {
      every: 'Un modello vede soltanto i punti, uno per posizione: {{looks}} per ogni giro di questa lancetta.',
      enough:
        'Guardando una posizione ogni {{step}} restano {{looks}} punti per giro. Ne bastano due per seguire la ' +
        'lancetta.',
      slower:
        'Guardando una posizione ogni {{step}} restano solo {{looks}} punti per giro. Stanno altrettanto bene su ' +
        'un’onda più lenta, un giro in {{apparent}} posizioni: è l’aliasing.',
      backwards:
        'Guardando una posizione ogni {{step}} restano solo {{looks}} punti per giro. Stanno altrettanto bene su ' +
        'un’onda che va all’indietro, un giro in {{apparent}} posizioni: è l’aliasing.',
    },
    notice: 'Che cosa osservare',
    caption:
      'Alla posizione {{position}} la lancetta più veloce ha compiuto {{fast}} giri, la più lenta {{slow}}. Sulla ' +
      'scala logaritmica le lunghezze d’onda salgono a gradini uguali; l’ultima è {{slowest}}, mentre 2π × ' +
      'base è {{limit}}.',
    captionSingle:
      'Alla posizione {{position}} l’unica lancetta ha compiuto {{fast}} giri. Da sola non dice a che giro è ' +
      'arrivata.',
    askTitle: 'Provate prima di guardare',
    ask: 'Scegliete la lancetta 0 e guardate una posizione ogni 44. Perché la lancetta più veloce quasi non si muove?',
    answerTitle: 'Mostra la risposta',
    answer:
      'Perché 44 posizioni sono quasi esattamente sette giri: 44 / 2π ≈ 7,003. A ogni sguardo la lancetta è ' +
      'avanzata di un grado appena, e sembra che le servano circa 15600 posizioni per un giro. Con una posizione ' +
      'ogni 6 sembra perfino andare all’indietro. Un modello che riceve tutte le posizioni non si lascia ' +
      'ingannare: vede la sua lancetta più veloce 6,28 volte per giro, e ne basterebbero due.',
    words: {
      count_one: '{{count}} lancetta',
      count_other: '{{count}} lancette',
      clock:
        'Un orologio con {{hands}}, larghezza {{dim}} e base {{base}}. La più veloce compie un giro in {{fastest}} ' +
        'posizioni, la più lenta in {{slowest}}.',
      chosen: 'Alla posizione {{position}} la lancetta {{pair}} ha compiuto {{turns}} giri.',
    },
  },
  distance: {
    lead:
      'Quanto si somigliano due posizioni? Si prendono le loro righe e si moltiplicano numero per numero: la somma ' +
      'è il [prodotto scalare](measure), e l’attenzione non vede altro di loro. Nella [matrice](matrix) ogni ' +
      'cella è una coppia di posizioni. È fatta di strisce, perché conta solo lo [scarto](offset) fra le due e ' +
      'non il punto in cui stanno. Posizioni vicine si somigliano, lontane meno; ma non sempre, e quanto presto la ' +
      'regola cede dipende dalla [larghezza](width).',
    where:
      'Per ogni scarto *k* si sommano le onde, ciascuna con la sua frequenza. A *k* = 0 valgono tutte 1, perciò ' +
      'ogni riga ha la stessa lunghezza: √(d/2).',
    presets: 'I confronti delle lezioni',
    preset: {
      lesson000: {
        name: '000',
        about: '5–6 contro 5–50',
        note:
          'La lezione 000 dice che 5 e 6 sono più vicine fra loro di 5 e 50. Con d = 64 è vero: le distanze sono ' +
          '1,4718 e 5,3264.',
      },
      lesson004: {
        name: '004',
        about: '0–1 contro 0–100',
        note:
          'La lezione 004 chiama alto il prodotto scalare di 0 e 1 e basso quello di 0 e 100. Con d = 512 sono ' +
          '249,1 e 112,0 su 256: più basso sì, ma tutt’altro che nullo.',
      },
      counter: {
        name: 'd = 4',
        about: '0–6 contro 0–1',
        note:
          'Un controesempio: con quattro dimensioni la posizione 0 somiglia più alla 6 che alla vicina 1, perché ' +
          'dopo 6 posizioni la lancetta veloce ha quasi finito il giro.',
      },
    },
    pairs: 'Due coppie di posizioni',
    pairName: '{{first}} e {{second}}',
    apart: 'scarto',
    keep: 'Tieni questa coppia per il confronto',
    measures: { dot: 'prodotto scalare', cosine: 'coseno', distance: 'distanza' },
    controls: 'Comandi di vicino e lontano',
    label: {
      row: 'Prima',
      column: 'Seconda',
      keptRow: 'Tenuta: prima',
      keptColumn: 'Tenuta: seconda',
      measure: 'Misura',
      positions: 'Posizioni',
      dim: 'Larghezza d',
      base: 'Base',
      from: 'Dallo scarto',
      last: 'Allo scarto',
    },
    hint:
      'Fate clic o trascinate sulla matrice per indicare una coppia, o spostatevi con le frecce. Quella ' +
      'tratteggiata è la coppia tenuta per il confronto. Qui la larghezza è pari: una dispari finisce con un seno ' +
      'spaiato, e la somiglianza dipende anche dal punto.',
    matrix: 'Matrice di tutte le coppie di posizioni.',
    matrixRole: 'mappa di calore',
    matrixValue: 'Indicate: {{first}} e {{second}}.',
    axisFirst: 'prima posizione',
    axisSecond: 'seconda posizione →',
    offsetChart:
      'La riga della posizione {{first}}: i valori misurati come punti secondo lo scarto, la formula come linea',
    axisOffset: 'scarto k →',
    riseHere: 'prima risalita, k = {{offset}}',
    agreement:
      'I punti sono misurati fra righe della tabella in precisione singola, la linea è la somma dei coseni. ' +
      'Differiscono al massimo di {{error}}.',
    rise:
      'Allo scarto {{offset}} il prodotto scalare risale per la prima volta, da {{previous}} dello scarto ' +
      '{{before}} a {{dot}}: da lì in poi più vicino non vuol più dire sempre più simile.',
    noRise: 'Fino allo scarto 10000 il prodotto scalare non risale mai.',
    verdict: {
      holds: 'La coppia a scarto {{near}} si somiglia più di quella a scarto {{far}}.',
      fails: 'Qui è il contrario: la coppia a scarto {{far}} si somiglia più di quella a scarto {{near}}.',
      same: 'Le due coppie hanno lo stesso scarto, {{offset}}, e quindi le tre misure coincidono.',
    },
    widths: 'Larghezze piccole e grandi: il coseno agli scarti da 0 a 60',
    risesAt: 'risale a {{offset}}',
    risesLater: 'non risale fino a {{span}}',
    notice: 'Che cosa osservare',
    caption:
      'Lungo una striscia non cambia niente; attraversandola, il valore oscilla. Con poche dimensioni le ' +
      'oscillazioni sono ampie; con molte, le onde veloci si annullano e resta un lento declivio. Eppure nemmeno da ' +
      'molto lontano il coseno arriva a 0, perché le onde lente si sono appena mosse.',
    repeatTitle: 'Si ripete mai?',
    repeatAbout:
      'Due lancette tornano insieme nello stesso punto solo dopo moltissimo tempo, se mai tornano. Scegliete un ' +
      'intervallo di scarti: si cercherà quello a cui la codifica passa più vicino a dove era partita.',
    searching: 'Ricerca in corso…',
    repeatNeighbour:
      'Fra gli scarti {{from}} e {{last}} niente passa più vicino della posizione accanto, a {{distance}}. Con ' +
      'questa larghezza nulla si scambia per una ripetizione.',
    repeatNearer:
      'Fra gli scarti {{from}} e {{last}} il punto più vicino è a {{offset}}: ad appena {{distance}}, mentre la ' +
      'posizione accanto dista {{neighbour}}.',
    repeatFarther:
      'Fra gli scarti {{from}} e {{last}} il punto più vicino è a {{offset}}: a {{distance}}, più lontano della ' +
      'posizione accanto, che dista {{neighbour}}.',
    askTitle: 'Provate prima di guardare',
    ask:
      'Le lezioni dicono che più due posizioni sono vicine, più grande è il loro prodotto scalare. Con d = 4, ' +
      'quale delle posizioni da 1 a 10 somiglia di più alla 0?',
    answerTitle: 'Mostra la risposta',
    answer:
      'La 6. Con quattro dimensioni le lancette sono due: dopo 2π ≈ 6,28 posizioni la veloce è quasi di nuovo ' +
      'in alto, e la lenta si è appena mossa. Il prodotto scalare con la 6 è 1,958, con la 1 soltanto 1,540. Con ' +
      'd = 512 la regola regge molto più a lungo, fino allo scarto 43.',
    words: {
      matrix:
        'Una matrice di {{positions}} per {{positions}} posizioni, con larghezza {{dim}} e base {{base}}. Mostra: ' +
        '{{measure}}. I valori vanno da {{least}} a {{greatest}} e sono uguali lungo ogni diagonale.',
      width: '{{offset}} con d = {{dim}}',
      widths: 'La prima risalita secondo la larghezza: {{list}}.',
    },
  },
  shift: {
    lead:
      'Andando avanti di *k* posizioni, ogni lancetta dell’orologio gira del proprio angolo, dovunque fosse ' +
      'prima. Nel [piano](plane) di ogni coppia questo giro è un [blocco](block) di due per due numeri, e tutti i ' +
      'blocchi insieme sono un’unica matrice, M(k). Vale per ogni [posizione](position) *p*, perché *p* non vi ' +
      'compare: compare solo lo [spostamento](shift) *k*. È questo che intendono le lezioni con «PE(p + k) è ' +
      'funzione lineare di PE(p)»: un modello potrebbe imparare una volta sola, per tutti i posti, che cosa vuol ' +
      'dire «tre parole più avanti».',
    where:
      'A sinistra la coppia *i* alla posizione *p* + *k*, a destra la stessa coppia a *p*. In mezzo sta il blocco, ' +
      'una rotazione: in senso orario, se il seno va verso destra e il coseno verso l’alto.',
    presets: 'Per cominciare',
    preset: {
      linear: {
        name: '000, 001, 004',
        about: 'una matrice per ogni p',
        note:
          'Tre lezioni dicono che PE(p + k) è lineare in PE(p). Con la formula dell’articolo è vero fino ' +
          'all’ultimo bit: quel che avanza è arrotondamento.',
      },
      lesson002: {
        name: '002',
        about: 'il coseno che manca',
        note:
          'La formula propria della lezione 002, d = 4, 1000 posizioni, cinque passi avanti: anche la migliore ' +
          'delle matrici lascia 0,96. È |sin 5|, come spiega il testo sotto le curve.',
      },
      seven: {
        name: 'k = 22',
        about: 'quasi un successo',
        note:
          'La stessa formula con una coppia sola, 22 passi avanti. D’un tratto non avanza quasi niente. La ' +
          'domanda più sotto parla di questo.',
      },
      few: {
        name: '12 righe',
        about: 'un successo che non vale',
        note:
          'Una tabella appresa di 12 righe e otto colonne. Sette coppie di righe sono troppo poche per smentire una ' +
          'matrice: ce n’è sempre una che va bene.',
      },
    },
    matrixKnown: 'M({{shift}}), un blocco per ogni coppia',
    matrixBest: 'La matrice migliore per k = {{shift}}',
    matrixAlt: 'Matrice di {{dim}} per {{dim}} numeri che porta PE(p) in PE(p + {{shift}}). Tabella: {{source}}.',
    scale: 'Valori:',
    planes: 'Da p = {{from}} a p + k = {{to}}, coppia per coppia',
    planesAlt:
      'Piani delle coppie scelte con PE({{from}}), PE({{to}}) e il punto in cui la matrice porta PE({{from}}). ' +
      'Tabella: {{source}}.',
    pairName: 'coppia {{pair}}',
    turn: '{{radians}} rad, {{turns}} giri',
    angle: '{{radians}} rad',
    gap: 'manca di {{gap}}',
    attempts:
      'Tre tabelle, ciascuna con la sua matrice migliore: il valore più grande che avanza a ognuna di {{starts}} ' +
      'posizioni p',
    sources: {
      sinusoidal: { name: 'La formula dell’articolo', how: 'M(k), nota in partenza' },
      doubled: { name: 'La formula della lezione 002', how: 'la migliore, ai minimi quadrati' },
      learned: { name: 'Una tabella appresa', how: 'la migliore, ai minimi quadrati' },
    },
    largest: 'al massimo',
    relative: 'in tutto il {{percent}}% della lunghezza delle righe',
    reading: {
      title: 'Che cosa lascia la matrice mostrata',
      move: 'Da, a',
      fromTo: '{{from}} → {{to}}',
      here: 'Avanza a questa p',
      all: 'Al massimo, su {{starts}} posizioni',
      rank: 'Colonne indipendenti',
      rankOf: '{{rank}} su {{dim}}',
      known: 'non serve',
    },
    rows_one: '{{count}} coppia di righe',
    rows_other: '{{count}} coppie di righe',
    few:
      'Solo {{rows}} per una larghezza di {{dim}}: anche se fossero puro caso, qualche matrice vi si adatterebbe ' +
      'esattamente. Che qui non avanzi nulla non dimostra nulla. Prendete più posizioni.',
    origin:
      'Da dove viene il resto della lezione 002: la prima colonna è sin p, e sin(p + k) = cos k · sin p + sin k ' +
      '· cos p, qui {{cosine}} · sin p {{sign}} {{bound}} · cos p. Ma nessuna colonna contiene cos p: il coseno ' +
      'accanto gira {{slower}} volte più lentamente. Perciò nel caso peggiore manca |sin k| = {{bound}}. I minimi ' +
      'quadrati su tutte le colonne lasciano al massimo {{largest}}: in una tabella lunga e stretta quasi ' +
      'esattamente quello. In una corta altre colonne possono supplire; in una larga falliscono anche quelle.',
    controls: 'Comandi dello spostamento',
    label: {
      position: 'Posizione p',
      shift: 'Spostamento k',
      dim: 'Larghezza d',
      base: 'Base',
      rows: 'Posizioni nelle tabelle',
      seed: 'Seme della tabella appresa',
      source: 'Tabella mostrata',
      pairs: 'Coppie disegnate',
    },
    hint:
      'Il pulsante di ogni curva mostra qui sopra la matrice e i piani di quella tabella. Si disegnano fino a otto ' +
      'coppie; la nona prende il posto della prima scelta. Qui la larghezza è pari, perché ogni seno ha bisogno ' +
      'del suo coseno per girare.',
    notice: 'Che cosa osservare',
    caption:
      'Con la formula dell’articolo avanza al massimo {{sinusoidal}}, ed è arrotondamento; la matrice sapeva che ' +
      'k = {{shift}} e non aveva visto nemmeno una riga. Per le altre due i minimi quadrati hanno visto l’intera ' +
      'tabella, eppure lasciano {{doubled}} e {{learned}}. Spostate p: i vettori girano, l’angolo fra loro resta.',
    captionFew:
      'Con la formula dell’articolo avanza al massimo {{sinusoidal}}, qualunque sia p. Le altre due lasciano ' +
      '{{doubled}} e {{learned}}, ma a così poche righe si adatta qualche matrice anche se sono puro caso.',
    captionStill:
      'Con k = 0 non si muove niente, e la matrice che non cambia nulla va bene per ogni tabella. Scegliete un ' +
      'altro k.',
    askTitle: 'Provate prima di guardare',
    ask:
      'Con la formula della lezione 002 e d = 2, passate da k = 21 a 22 e poi a 23. Perché 22 quasi funziona e i ' +
      'suoi vicini no?',
    answerTitle: 'Mostra la risposta',
    answer:
      '22 è quasi esattamente 7π, sette volte mezzo giro. Dopo mezzo giro il seno ha soltanto cambiato segno, e ' +
      'per questo non serve alcun coseno: manca appena |sin 22| = 0,0089, mentre |sin 21| e |sin 23| sono 0,84 e ' +
      '0,85. A 44, il doppio di 22, è 0,018. Le coppie dell’articolo non dipendono da questa fortuna, perché ' +
      'ogni seno ha accanto il coseno della propria frequenza.',
    fine: 'Le note a margine',
    fineWay: 'La matrice agisce su colonne. Dove i token sono righe, come in quasi tutti i programmi, è P · M(k)ᵀ.',
    fineLearned:
      'La tabella appresa è estratta a caso da un seme, con deviazione standard √½ per ogni valore, così che ' +
      'le righe siano lunghe come le altre. Non è addestrata; l’addestramento potrebbe insegnarle qualcosa di ' +
      'simile a una rotazione, ma niente nella sua costruzione lo chiede.',
    fineLimit:
      'Che una tale matrice esista non vuol dire che un modello la usi. Dice che andare avanti di k posizioni è ' +
      'facile da imparare.',
    words:
      'PE({{from}}) e PE({{to}}) con larghezza {{dim}} e base {{base}}, k = {{shift}}, per le coppie {{pairs}}. ' +
      'Tabella mostrata: {{source}}.',
    comment: 'numeri casuali diversi da quelli di posenc',
  },
  order: {
    lead:
      'Due frasi, le stesse parole, un altro ordine. Ai lati stanno le parole; accanto a ciascuna, una riga di ' +
      'colori mostra che cosa ne fa uno strato di attenzione. Una linea porta da ogni parola al suo posto ' +
      'nell’altra frase. Senza posizioni, la riga a un capo della linea e quella all’altro sono uguali, a meno ' +
      'dell’arrotondamento: mescolare le parole mescola le risposte, e nient’altro.',
    where:
      '*X* contiene una parola per riga, *P* una posizione per riga, *A* è l’attenzione e *Π* mescola le righe. ' +
      'Senza *P* i due lati sono uguali qualunque cosa faccia *Π*: l’attenzione è equivariante, non invariante, ' +
      'perché le risposte si spostano con le parole.',
    made:
      'Qui nessun modello è stato addestrato. Ogni parola diversa riceve un vettore inventato a partire dalle sue ' +
      'lettere: una riga della tabella sinusoidale, milioni di posti più in là, portata a lunghezza 1. Non vuol ' +
      'dire nulla, ma la stessa parola ha sempre lo stesso vettore, e al ragionamento basta questo. Come ' +
      'nell’articolo, viene moltiplicato per √d prima di sommare la posizione.',
    controls: 'Regolazioni delle due frasi',
    label: {
      example: 'Frasi delle lezioni',
      first: 'Prima frase',
      second: 'Seconda frase',
      alpha: 'Peso α delle posizioni',
      dim: 'Larghezza d',
      weights: 'Pesi di q, k e v',
      causal: 'Nessuna parola vede le successive (maschera causale)',
      seed: 'Seme di vettori e pesi',
      token: 'Segui una parola della prima frase',
    },
    examples: {
      chase: { name: '001: gatto e topo', first: 'Il gatto caccia il topo', second: 'Il topo caccia il gatto' },
      love: { name: '002: chi ama chi', first: 'Giovanni ama Maria', second: 'Maria ama Giovanni' },
      black: { name: '000: il gatto nero', first: 'il gatto nero', second: 'gatto il nero' },
      sat: { name: '004: il gatto si sedette', first: 'Il gatto si sedette', second: 'sedette si gatto Il' },
    },
    weights: { seeded: 'inventati', identity: 'identità' },
    reverse: 'Seconda = la prima alla rovescia',
    without: 'Senza posizioni',
    with: 'Con le posizioni',
    firstSentence: 'prima',
    secondSentence: 'seconda',
    scale: 'Uscite, {{dim}} numeri per riga:',
    error: 'Massima differenza lungo le linee:',
    alt: {
      without:
        'Uscite dell’attenzione per «{{first}}» e «{{second}}» senza posizioni, riga per riga, con linee tra ' +
        'le parole uguali.',
      with:
        'Uscite dell’attenzione per «{{first}}» e «{{second}}» con le posizioni sommate, riga per riga, con ' +
        'linee tra le parole uguali.',
    },
    warning:
      'Le frasi non contengono le stesse parole, quindi nessuna delle due è l’altra riordinata. Le linee ' +
      'uniscono le parole in comune; quelle righe differiscono perché è diversa la compagnia, non l’ordine.',
    readout: {
      title: 'La parola che si segue',
      row: 'Riga da cui viene il vettore',
      first: 'Posto nella prima',
      second: 'Posto nella seconda',
      without: 'Distanza fra le uscite, senza',
      with: 'Distanza fra le uscite, con',
    },
    none: 'nessuno',
    nothing: 'nulla',
    quoted: '«{{word}}»',
    notice: 'Che cosa osservare',
    caption:
      'A sinistra ogni linea unisce due righe uguali: {{without}} è solo arrotondamento. A destra le posizioni ' +
      'sono state sommate prima dell’attenzione, e le stesse parole ne escono diverse, fino a {{with}}. Solo ' +
      'adesso conta l’ordine.',
    captionCausal:
      'Con la maschera causale una parola vede solo le precedenti, perciò l’ordine conta anche senza posizioni: ' +
      'le righe unite differiscono fino a {{without}} a sinistra e fino a {{with}} a destra.',
    captionOff:
      'Con α = 0 le posizioni sono moltiplicate per nulla e il lato destro torna a essere il sinistro: {{without}} ' +
      'e {{with}}. Basta spostare un poco α.',
    captionStill:
      'Le due frasi hanno lo stesso ordine e non c’è nulla da distinguere: tutte le linee sono orizzontali. ' +
      'Provate a rovesciarne una.',
    captionOther:
      'Solo la prima frase ha {{first}}; solo la seconda ha {{second}}. Con altre parole cambiano le risposte di ' +
      'tutte, con o senza posizioni.',
    repeat:
      '«{{word}}» occupa i posti {{a}} e {{b}} della prima frase. Tra le sue due uscite ci sono {{without}} senza ' +
      'posizioni e {{with}} con le posizioni.',
    askTitle: 'Provate prima di guardare',
    ask:
      'In «Il gatto caccia il topo» una parola compare due volte. L’attenzione senza posizioni sa distinguere ' +
      'il primo *il* dal secondo? E quanto dev’essere grande α perché ci riesca?',
    answerTitle: 'Mostra la risposta',
    answer:
      'Non sa: vettori uguali pongono la stessa domanda alle stesse parole e ottengono la stessa risposta. Con le ' +
      'posizioni basta, in linea di principio, qualunque α maggiore di 0: la distanza cresce con α a partire da ' +
      'nulla, e già con α = 0,001 c’è una differenza, per quanto piccola. Che cosa un modello ricavi da una ' +
      'differenza piccola dipende dall’addestramento.',
    fine: 'Le note a margine',
    fineIdentical:
      'Si dice spesso che le due frasi danno risultati *identici* o appaiono uguali. A rigore le uscite si spostano ' +
      'insieme alle parole (sono equivarianti); identico è solo ciò che dimentica i posti, come la somma o la ' +
      'media delle righe.',
    fineCausal:
      'In un decoder la maschera causale rompe già la simmetria: la terza parola ne ha due prima di sé, quali che ' +
      'siano. Per questo alcuni modelli fanno a meno delle posizioni. Basta attivare la maschera per vederlo.',
    fineWords:
      'Qui maiuscole e punteggiatura ai bordi di una parola non contano: «Il» e «il» sono la stessa parola. Un ' +
      'vero tokenizzatore le terrebbe distinte.',
    words:
      '«{{first}}» e «{{second}}», ogni parola un vettore di {{dim}} numeri, attraversano uno strato di ' +
      'attenzione, prima senza posizioni e poi con le posizioni e α = {{alpha}}.',
    columns: { positions: 'posizioni', sentence: 'frase', place: 'posto', word: 'parola' },
    comment: 'vettori di lunghezza 1 al posto di parole e pesi: righe lontane della tabella',
  },
  terms: {
    lead:
      'Un punteggio dice quanta attenzione una parola dà a un’altra: la query dell’una per la chiave ' +
      'dell’altra. Tutte e due nascono dal vettore *x* della parola più il vettore *p* del suo posto, e così il ' +
      'prodotto di due somme si apre in quattro: ciò che [la parola chiede alla parola](contentContent), ciò che ' +
      '[la parola chiede al posto](contentPosition), ciò che [il posto chiede alla parola](positionContent) e ciò ' +
      'che [il posto chiede al posto](positionPosition). Si può accendere e spegnere ciascuno e guardare che cosa ' +
      'fa softmax di quel che resta.',
    made:
      'Qui nessun modello è stato addestrato: i vettori delle parole, i pesi e i bias sono inventati a partire ' +
      'dalle lettere e da un seme (righe lontane della tabella sinusoidale, portate a lunghezza 1). Le somme sono ' +
      'comunque esatte.',
    controls: 'Regolazioni del punteggio',
    label: {
      example: 'Frasi delle lezioni',
      sentence: 'Frase',
      alpha: 'Peso α delle posizioni',
      rooted: 'Parole per √d, come nell’articolo',
      causal: 'Nessuna parola vede le successive (maschera causale)',
      biases: 'Bias in q, k e v',
      weights: 'Pesi di q, k e v',
      dim: 'Larghezza d',
      heads: 'Teste',
      head: 'Testa mostrata',
      seed: 'Seme di vettori e pesi',
      query: 'Query: la parola che guarda',
      key: 'Chiave: la parola guardata',
      term: 'Prodotto svolto',
    },
    names: {
      contentContent: 'parola · parola',
      contentPosition: 'parola · posto',
      positionContent: 'posto · parola',
      positionPosition: 'posto · posto',
    },
    examples: {
      chase: { name: '001: gatto e topo', sentence: 'Il gatto caccia il topo' },
      love: { name: '002: chi ama chi', sentence: 'Giovanni ama Maria' },
      black: { name: '000: il gatto nero', sentence: 'il gatto nero' },
      sat: { name: '004: il gatto si sedette', sentence: 'Il gatto si sedette' },
    },
    weights: { seeded: 'inventati', identity: 'identità' },
    headCount_one: '{{count}} testa',
    headCount_other: '{{count}} teste',
    score: '= punteggio',
    weight: 'softmax sulle chiavi',
    output: 'Uscita: i valori in quelle proporzioni',
    alt: '{{title}}, per ogni coppia di parole di «{{sentence}}»: le query verso il basso, le chiavi verso destra.',
    outputAlt: 'Uscita dell’attenzione per «{{sentence}}»: una riga di {{dim}} numeri per ogni parola.',
    scaleScores: 'Termini e punteggio:',
    scaleShares: 'Softmax:',
    scaleOutput: 'Uscita:',
    masked: 'mascherata',
    readout: {
      title: 'La coppia di parole indicata',
      whole: 'q · k / √dₖ in un colpo solo',
      weight: 'Quota dopo softmax',
      distance: 'Chiave meno query',
    },
    notice: 'Che cosa osservare',
    captionSum:
      'Le quattro mappe danno per somma il punteggio, casella per casella. Moltiplicare direttamente query e chiave ' +
      'dà lo stesso risultato: su tutte le caselle le due vie differiscono al più di {{error}}.',
    captionOff:
      'Ora softmax vede il punteggio senza {{off}}. Le quote si possono confrontare con quelle della somma intera.',
    captionNone:
      'Con tutti e quattro spenti ogni punteggio è 0, e softmax divide in parti uguali tra le chiavi che può vedere.',
    captionSeeded:
      'Si dice spesso che posto · posto dipende solo dalla distanza. Con questi pesi non è così: lungo una ' +
      'stessa diagonale varia fino a {{spread}}. Provate con l’identità.',
    captionIdentity:
      'Con l’identità come pesi, posto · posto dipende solo dalla distanza: lungo nessuna diagonale varia più ' +
      'di {{spread}}, cioè di un arrotondamento.',
    captionAlpha: 'Con α = 0 resta solo parola · parola, e l’ordine della frase è dimenticato.',
    askTitle: 'Provate prima di guardare',
    ask:
      'Scegliete l’identità come pesi e lasciate acceso solo posto · posto. A quale parola bada di più ' +
      'ciascuna? E conta quali parole siano?',
    answerTitle: 'Mostra la risposta',
    answer:
      'Ciascuna bada soprattutto a sé stessa e poi, di regola, alle vicine, quali che siano le parole: il termine ' +
      'è la somma dei coseni degli angoli tra due posti, che è massima a distanza 0. I pesi addestrati sono ' +
      'tutt’altro che l’identità; con essi questo termine può preferire la parola precedente, o quella tre ' +
      'posti più avanti.',
    fine: 'Le note a margine',
    fineDistance:
      'La lezione 001 dice che posto · posto dipende solo dalla distanza. È vero quando i pesi rispettano le ' +
      'rotazioni di tutte le coppie, come fa l’identità. Per pesi qualsiasi non lo è; le codifiche rotatorie ' +
      'sono nate perché lo fosse.',
    fineSoftmax:
      'Qui una parola è una riga, le query vanno verso il basso e le chiavi verso destra: softmax corre lungo le ' +
      'righe. La lezione 001 scrive le parole in colonna, S = KᵀQ, e allora corre lungo le colonne. In entrambi i ' +
      'casi corre sulle chiavi.',
    fineBias:
      'La lezione lascia da parte i bias. Se ci sono, qui vanno con le parole, così che i quattro termini diano ' +
      'ancora il totale.',
    words:
      'I punteggi di «{{sentence}}» con larghezza {{dim}} e {{heads}}; si vede la testa {{head}}, con α = ' +
      '{{alpha}}.',
    columns: { query: 'query', queryWord: 'parola che guarda', key: 'chiave', keyWord: 'parola guardata' },
    comment: 'vettori di lunghezza 1 al posto di parole e pesi: righe lontane della tabella',
  },
  compose: {
    lead:
      'Una [parola](word) entra come vettore; le si somma il vettore del suo [posto](place), e il primo strato non ' +
      'riceve altro. Quanto della [somma](sum) è parola, e quanto posto? Due lezioni dicono che la posizione ' +
      'disturba poco, perché i suoi valori restano fra −1 e 1 mentre gli embedding sono grandi. Ma non contano i ' +
      'singoli valori: contano le lunghezze. E quanto è lungo un embedding dipende da come è stato inizializzato ' +
      'e da un fattore che sfugge facilmente: √d.',
    where:
      'Qui *x* è l’embedding e *α* il peso della posizione (1 nell’articolo). Il [dropout](dropout) mette a 0 ' +
      'ogni valore della somma con una certa probabilità e ingrandisce gli altri per compensare.',
    presets: 'Che cosa dicono le lezioni della grandezza',
    preset: {
      lesson002: {
        name: '002',
        about: '16 contro 512',
        note:
          'La lezione 002 moltiplica per √d: embedding con valori di grandezza 1 arrivano a una lunghezza di ' +
          'circa 512, la posizione a 16. «Valori molto grandi», dice, e dopo questo fattore è così.',
      },
      unscaled: {
        name: '002 senza √d',
        about: '16 contro 22,6',
        note:
          'Gli stessi embedding senza il fattore: circa 22,6 contro 16. Adesso la posizione gira una parola di ' +
          'circa 35°, e «appena» non è più la parola giusta.',
      },
      lesson001: {
        name: '001',
        about: '16 contro 1',
        note:
          'Lezione 001: i valori sono limitati perché la posizione non domini. Ma se gli embedding partono con ' +
          'valori di grandezza 1/√d, sono lunghi circa 1, e la posizione sempre 16.',
      },
      paper: {
        name: 'L’articolo, 004',
        about: '16 contro 22,6',
        note:
          'Come nell’articolo: valori di grandezza 1/√d all’inizio, poi per √d. Parola e posto sono di ' +
          'grandezza simile; è questo che la lezione 004 intende con magnitudini coerenti.',
      },
    },
    triangles:
      'La parola a p = {{position}}, la sua posizione e la somma, nel piano delle tre; ogni disegno nella propria ' +
      'scala',
    triangleAlt:
      'Triangolo della parola, lunga {{word}}, della posizione, lunga {{place}}, e della somma, lunga {{sum}}; la ' +
      'parola alla posizione {{position}} gira di {{angle}} gradi.',
    rooted: 'Con √d',
    plain: 'Senza √d',
    word: 'Parola',
    place: 'Posizione',
    sum: 'Somma',
    turnedBy: 'Girata di',
    stripsTitle:
      'Lo stesso, valore per valore: {{dim}} numeri a p = {{position}}, in righe di 64 al massimo, con gli stessi ' +
      'colori',
    strips: {
      word: 'Parola',
      place: 'Posizione',
      sum: 'Somma',
      after: 'Dopo il dropout: le celle nere sono state messe a 0',
    },
    stripAlt: '{{name}}, {{dim}} valori alla posizione {{position}}',
    scale: 'Valori:',
    reading: {
      title: 'La parola indicata',
      moved: 'Spostata, della sua lunghezza',
      percent: '{{percent}}%',
      after: 'Lunghezza dopo il dropout',
      dropped: 'Il dropout la gira di',
      zeroed: 'Valori messi a 0',
      of: '{{zeroed}} su {{all}}',
    },
    lengthsAlt: 'Lunghezze di parola, posizione e somma a ogni posizione',
    anglesAlt: 'Gradi di cui gira ogni parola, con √d, senza, e per il dropout',
    axisPosition: 'posizione p →',
    axisLength: 'lunghezza',
    axisAngle: 'gradi di rotazione',
    byDropout: 'Per il dropout',
    shapes:
      'Entra {{from}}, esce {{to}}: batch, posizioni, larghezza. Sommare non cambia la forma. Il dropout ha preso ' +
      '{{zeroed}} valori su {{entries}}, il {{percent}}%.',
    controls: 'Comandi della somma',
    label: {
      position: 'Posizione p',
      start: 'Gli embedding partono con valori di grandezza',
      rooted: 'Moltiplica le parole per √d',
      alpha: 'Peso α della posizione',
      dropout: 'Dropout',
      dim: 'Larghezza d',
      tokens: 'Posizioni',
      batch: 'Batch',
      seed: 'Seme',
    },
    starts: { unit: '1 (PyTorch, lezione 002)', root: '1/√d (l’articolo)', small: '0,02 (BERT, GPT-2)' },
    hint:
      'Fate clic o trascinate su un grafico, o usate lì i tasti freccia, per indicare una posizione. Di un batch ' +
      'si disegna la prima sequenza. Qui la larghezza è pari: con un seno spaiato in fondo, la lunghezza della ' +
      'posizione cambierebbe da un posto all’altro.',
    notice: 'Che cosa osservare',
    caption:
      'La posizione è lunga uguale in ogni posto: α√(d/2), qui {{place}}. Con √d questa parola è lunga ' +
      '{{rooted}} e gira di {{rootedAngle}}°; senza, è lunga {{plain}} e gira di {{plainAngle}}°.',
    captionDropout:
      'Confrontate il dropout: gira la somma di {{dropped}}°, a caso e di nuovo a ogni passo dell’addestramento.',
    captionOff: 'Con α = 0 non si somma alcuna posizione: nessuna parola gira, e l’ordine è perduto.',
    askTitle: 'Provate prima di guardare',
    ask:
      'Partite dalla lezione 002: d = 512, con √d. Quanto dev’essere grande α perché una posizione sia lunga ' +
      'come la sua parola, e di quanto gira allora la parola?',
    answerTitle: 'Mostra la risposta',
    answer:
      '32: la parola è lunga circa d = 512, la posizione √(d/2) = 16, e 512/16 = √(2d) = 32. La parola gira ' +
      'allora di circa 45°. Non di 0° né di 90°, perché le due sono quasi perpendicolari, come quasi sempre lo ' +
      'sono, in tante dimensioni, due vettori che non sanno nulla l’uno dell’altro.',
    fine: 'Le note a margine',
    fineBounded:
      '«Limitato, perciò non domina» (001): ogni valore è limitato, ma la lunghezza di PE(p) è sempre √(d/2) ' +
      'e cresce con la larghezza. Che cosa domini è questione di proporzione.',
    fineLarge: '«Gli embedding hanno valori molto grandi» (002): dopo il fattore √d. Senza, no.',
    fineRight:
      'Un angolo piccolo non vuol dire che l’ordine vada perso. La parte della posizione sta in direzioni sue, ' +
      'quasi perpendicolari alle parole, e le proiezioni possono imparare a guardare lì.',
    fineDrawn:
      'Gli embedding sono estratti a caso da un seme, come all’inizio di un addestramento; quelli addestrati ' +
      'hanno altre lunghezze. La scelta del dropout dipende dallo stesso seme ed è uguale su ogni macchina.',
    words:
      'Un batch di {{batch}}, {{tokens}} posizioni, larghezza {{dim}}. Gli embedding partono con valori di ' +
      'grandezza {{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
    comment: 'numeri casuali diversi da quelli di posenc',
  },

  family: {
    lead:
      'All’attenzione si può parlare dell’ordine in tre punti. [Sommando](vectors) qualcosa ai vettori delle ' +
      'parole: la tabella sinusoidale e quella appresa. [Ruotando](turn) query e chiavi: RoPE. Oppure direttamente ' +
      'sui [punteggi](bias): ALiBi, T5, Shaw, Transformer-XL e KERPLE. Qui tutte, e anche nessuna, ricevono le ' +
      'stesse parole e una testa di attenzione, e si vede ciò che alla fine conta: come ciascuna cambia un ' +
      'punteggio secondo la distanza tra due parole.',
    where:
      'Nessun modello è stato addestrato per questo. Le parole sono vettori inventati dalle loro lettere, come in ' +
      '«L’ordine conta», e ciò che un modello imparerebbe (tabelle, pesi, bias) è inventato allo stesso modo: ' +
      'di quelle codifiche la figura mostra il genere, non ciò che troverebbe l’addestramento. Ogni posizione ' +
      'guarda solo indietro, come in un decoder.',
    sentence: 'Il gatto si sedette',
    presets: 'Quello che le lezioni dicono di altre',
    preset: {
      lesson000: {
        name: '000, 004',
        about: 'una tabella appresa finisce',
        note:
          'Le due lezioni oppongono la tabella appresa a quella sinusoidale: parametri contro nessuno, lunghezza ' +
          'fissa contro qualsiasi. Alla posizione {{trained}} la tabella appresa, semplicemente, non ha una riga.',
      },
      rope: {
        name: '000',
        about: 'RoPE, per intero',
        note:
          'La lezione 000 lascia RoPE come esercizio, con una funzione vuota. Qui è completo, e più sotto ci sono ' +
          'i suoi due accoppiamenti, dei quali un programma deve conoscere quello giusto.',
      },
      lesson004: {
        name: '004',
        about: 'ALiBi con 12 teste',
        note:
          'La lezione 004 chiama ALiBi molto semplice: un bias sui punteggi che dipende dalle posizioni. Con 12 ' +
          'teste, che non è una potenza di due, le pendenze non scendono in modo uniforme: dopo l’ottava ' +
          'ricominciano negli spazi intermedi. Si vede la testa 9, la più ripida di tutte.',
      },
      shaw: {
        name: '004',
        about: '{{shaw}} è Shaw',
        note:
          'La lezione 004 cita arXiv {{shaw}} come Transformer-XL. Quell’articolo è di Shaw, che taglia la ' +
          'distanza; Transformer-XL è {{xl}}.',
      },
    },
    controls: 'Comandi della famiglia',
    label: {
      family: 'Codifica',
      content: 'Parole',
      sentence: 'Frase',
      weights: 'Pesi di q e k',
      show: 'Mostra',
      length: 'Posizioni',
      trained: 'Lunghezza dell’addestramento',
      dim: 'Larghezza della testa',
      heads: 'Teste',
      head: 'Testa mostrata',
      pairing: 'Accoppiamento per cui i pesi sono addestrati',
      query: 'Posizione che guarda',
      seed: 'Seme di ciò che è inventato',
    },
    hint:
      'Fate clic su una scheda per vedere in grande una codifica. Per scegliere la posizione che guarda, fate clic ' +
      'o trascinate sul triangolo, oppure dategli il fuoco e usate le frecce.',
    contents: { same: 'la stessa dappertutto', sentence: 'la frase, ripetuta', random: 'ogni volta un’altra' },
    weights: { identity: 'identità', seeded: 'inventati' },
    shows: { effect: 'ciò che aggiunge al punteggio', score: 'il punteggio', share: 'la quota dopo softmax' },
    pairings: {
      rotateHalf: 'i con i + d/2 (GPT-NeoX, Hugging Face)',
      interleaved: '2i con 2i + 1 (l’articolo, GPT-J, Meta)',
    },
    cards: 'Ciò che ogni codifica aggiunge al punteggio, secondo la distanza',
    names: {
      sinusoidal: 'Sinusoidale',
      learned: 'Tabella appresa',
      rotary: 'RoPE',
      alibi: 'ALiBi',
      t5: 'Gruppi di T5',
      shaw: 'Shaw',
      transformerXl: 'Transformer-XL',
      kerple: 'KERPLE',
      none: 'Nessuna',
    },
    kinds: {
      sinusoidal: 'tabella, sommata',
      learned: 'tabella, sommata',
      rotary: 'ruota q e k',
      alibi: 'bias',
      t5: 'bias appreso',
      shaw: 'appresa, q · a',
      transformerXl: 'appresa, q · r',
      kerple: 'bias appreso',
      none: 'senza posizione',
    },
    span: 'da {{low}} a {{high}}',
    facts: { parameters: 'Numeri appresi', kept: 'Numeri conservati', paper: 'Articolo', models: 'La usano' },
    about: {
      sinusoidal:
        'Al vettore di ogni parola si somma una riga di seni e coseni. Il punteggio si divide allora in quattro ' +
        'termini (si veda «I quattro termini di un punteggio»); uno solo riguarda i due posti, e con i pesi di ' +
        'mezzo nemmeno quello dipende dalla sola distanza.',
      learned:
        'Come la tabella sinusoidale, ma ogni riga la trova l’addestramento. Si adatta al compito, e non sa nulla ' +
        'di una posizione che non ha una riga.',
      rotary:
        'Non si somma nulla. Ogni coppia di canali della query e della chiave ruota di un angolo che cresce con la ' +
        'posizione, così che il prodotto delle due dipende dalla differenza degli angoli: dalla distanza. A ' +
        'ruotare sono le parole stesse, e perciò l’effetto cambia da una parola all’altra.',
      alibi:
        'Da ogni punteggio si toglie la distanza per una pendenza. Ogni testa ha la sua: le ripide vedono solo ciò ' +
        'che è vicino, le dolci quasi tutto. Non si impara nulla, e le parole non contano.',
      t5:
        'Ogni distanza cade in uno di 32 gruppi, le piccole una per una, le grandi sempre più insieme, e ogni ' +
        'gruppo ha un numero appreso per testa. Qui i numeri sono inventati.',
      shaw:
        'Per ogni distanza fino a un limite, qui 16, c’è un vettore appreso *a*; la query lo moltiplica come se ' +
        'fosse parte della chiave. Tutto ciò che è più lontano condivide il vettore del limite.',
      transformerXl:
        'La riga *r* della distanza, una sinusoide, passa per *W* e diventa una chiave a sé; la query, con un bias ' +
        'appreso *v*, la interroga come con *u* interroga le parole.',
      kerple:
        'Un bias appreso che scende con il logaritmo della distanza, *p* ln(1 + *a* n), oppure con una sua potenza. ' +
        'Qui *p* = *a* = 1; un modello impara i due per ogni testa.',
      none:
        'Nessuna codifica. Con la maschera causale un decoder non è del tutto cieco all’ordine: la terza parola ' +
        'ha due predecessori. Su questo conta NoPE.',
    },
    past: {
      sinusoidal:
        'Si può calcolare per ogni posizione: quella di 1000 comincia con {{row}}. Che un modello la capisca dopo ' +
        'un addestramento fino a {{trained}} è un’altra faccenda.',
      learned: 'Ci sono le righe dalla 0 alla {{last}} e nessun’altra. Se si chiede la successiva, posenc rifiuta:',
      rotary:
        'Si può calcolare per ogni distanza. Ma {{slow}} coppie su {{pairs}} non compiono nemmeno un giro in ' +
        '{{trained}} posizioni: più lontano mostrano angoli che l’addestramento non ha mai fatto vedere. A ' +
        'questo servono le estensioni di RoPE (si veda «Contesto lungo»).',
      alibi:
        'Continua in linea retta: la testa {{head}} aggiunge {{bias}} a distanza {{trained}} e {{doubleBias}} a ' +
        '{{double}}. Ciò che è lontano annega, e un testo lungo somiglia molto a uno corto.',
      t5:
        'La distanza {{trained}} cade nel gruppo {{bucket}}, da 0 a 31. Da {{last}} in poi tutto sta nell’ultimo: ' +
        'il modello sente «lontano» e nient’altro.',
      shaw:
        'Dalla distanza {{reach}} in poi non cambia più nulla: {{reach}} parole indietro o mille, il vettore è lo ' +
        'stesso.',
      transformerXl: 'Si può calcolare per ogni distanza. Quelle oltre {{trained}} restano comunque mai viste.',
      kerple: 'Scende sempre più piano: {{bias}} a distanza {{trained}}, {{doubleBias}} a {{double}}.',
      none:
        'Non c’è nulla che possa finire. Llama 4 fa a meno delle posizioni in uno strato su quattro: di ' +
        '{{layers}} strati, {{without}} ne sono privi.',
    },
    unseen: 'mai visto in addestramento',
    ended: 'la tabella finisce: {{rows}} righe',
    axisDistance: 'distanza all’indietro →',
    axisKey: 'chiave →',
    axisQuery: 'query',
    axisHead: 'testa →',
    axisSlope: 'pendenza',
    axisValue: { effect: 'aggiunto al punteggio', score: 'punteggio', share: 'quota' },
    matrix: {
      effect: 'Ciò che la codifica aggiunge al punteggio di ogni query e chiave.',
      score: 'Il punteggio di ogni query e chiave, con la codifica.',
      share: 'La quota che ogni query dà a ogni chiave, dopo softmax.',
    },
    chart: {
      effect: 'Ciò che la codifica aggiunge ai punteggi della posizione {{query}}, secondo la distanza',
      score: 'Punteggi della posizione {{query}} secondo la distanza, senza la codifica e con essa',
      share: 'Quote che dà la posizione {{query}}, secondo la distanza, senza la codifica e con essa',
    },
    line: { right: 'quello dell’addestramento', wrong: 'l’altro' },
    row:
      '{{name}}, posizione {{query}}: la parola appena prima cambia di {{near}}, quella {{distance}} indietro di ' +
      '{{far}}.',
    noRow: 'La posizione {{query}} non ha una riga in una tabella di {{rows}}; si mostra l’ultima che ce l’ha.',
    notice: 'Che cosa osservare',
    caption:
      'Dell’attenzione della posizione {{query}}, il {{share}}% va alle {{span}} parole più vicine ({{name}}); ' +
      'senza codifica, il {{without}}%.',
    captionMore:
      'Cambiate le parole: le curve di ALiBi, T5 e KERPLE restano come sono, perché dipendono dalla sola distanza. ' +
      'Tutte le altre si piegano con le parole. Tornate a una sola parola e spostate la posizione che guarda: ' +
      'secondo la distanza le relative non cambiano, le tabelle sommate sì.',
    pairingTitle: 'I due accoppiamenti di RoPE',
    pairingAbout:
      'Quali due canali fanno coppia? L’articolo prende i vicini, *2i* e *2i + 1*; GPT-NeoX e Hugging Face ' +
      'prendono *i* e *i + d/2*. Addestrando dall’inizio, l’uno vale l’altro. I pesi dell’uno in un ' +
      'programma dell’altro danno punteggi sbagliati, e nessun errore.',
    pairingChart:
      'Punteggi della posizione {{query}} secondo la distanza, con l’accoppiamento dell’addestramento e con ' +
      'l’altro',
    pairingText:
      'Addestrato per: {{trained}}; eseguito con: {{other}}. I punteggi cambiano fino a {{largest}}. Se le query ' +
      'ruotano in un modo e le chiavi nell’altro è ancora peggio: a una stessa distanza l’effetto varia di ' +
      '{{mixed}}. Basta mettere i canali nell’altro ordine, come fanno con i pesi i programmi di conversione, e ' +
      'tutto torna: resta {{healed}}, cioè arrotondamento.',
    slopeTitle: 'Le pendenze di tutte le teste',
    slopeChart: 'Le pendenze di {{heads}} teste in scala logaritmica',
    slopeText:
      'La testa {{head}} di {{heads}} ha pendenza {{slope}}: una chiave {{window}} posizioni indietro conta cento ' +
      'volte meno di quella della query stessa, a parità del resto. Fin lì, più o meno, vede.',
    slopesPower: '{{heads}} è una potenza di due, e ogni pendenza è la stessa frazione della precedente.',
    slopesOther:
      '{{heads}} non è una potenza di due: prima vengono le pendenze di {{below}} teste, poi la prima, la terza, ' +
      'la quinta… di quelle di {{above}}, finché ce ne sono altre {{rest}}. Di qui il salto verso l’alto.',
    compareTitle: 'Tutte a confronto',
    compareAbout:
      'Le lezioni 000 e 004 confrontano due codifiche a parole. Qui ce ne sono nove con i numeri, per le dimensioni ' +
      'scelte sopra. «Conservati» sono quelli che un programma tiene per questa lunghezza; un bias scritto per ' +
      'esteso richiede in più teste × posizioni². Due colonne sono misurate su {{positions}} posizioni con pesi ' +
      'inventati: quanto l’effetto differisce a parità di distanza quando le parole sono tutte la stessa (0 vuol ' +
      'dire relativa), e quanto cambia con le parole.',
    column: {
      family: 'codifica',
      kind: 'dove entra',
      parameters: 'numeri appresi',
      kept: 'numeri conservati',
      relative: 'differisce a pari distanza',
      words: 'cambia con le parole',
      past: 'oltre l’addestramento',
      models: 'la usano',
    },
    endsAt: 'finisce: {{rows}} righe',
    goesOn: {
      sinusoidal: 'calcolabile, mai vista',
      learned: 'righe a sufficienza',
      rotary: 'calcolabile, angoli mai visti',
      alibi: 'avanti in linea retta',
      t5: 'l’ultimo gruppo',
      shaw: 'il vettore di 16',
      transformerXl: 'calcolabile, mai vista',
      kerple: 'sempre più piatto',
      none: 'nulla che finisca',
    },
    askTitle: 'Provate prima di guardare',
    ask: 'ALiBi con 12 teste: è la testa 12 quella che vede più lontano?',
    answerTitle: 'Mostra la risposta',
    answer:
      'No, è la 8. Le prime otto prendono le pendenze di otto, da 1/2 a 1/256; le altre quattro una sì e una no ' +
      'di quelle di sedici: 0,7071, 0,3536, 0,1768 e 0,0884. Così la testa 9 è la più miope di tutte, la 12 vede ' +
      'circa 50 posizioni e la 8 più di mille.',
    fine: 'Le note a margine',
    fineMadeUp:
      'Le tabelle apprese partono da numeri casuali di grandezza simile; dopo l’addestramento sono diverse, e ' +
      'spesso lisce. Qui si confrontano i generi, non le altezze.',
    finePrecompute:
      'Una tabella senza parametri si calcola una volta, per il testo più lungo, e si taglia: le sue prime righe ' +
      'sono quelle di una corta. In PyTorch si registra come buffer, che si salva e si sposta con il modello ma non ' +
      'si addestra. Perciò i «numeri conservati» crescono con le posizioni e i «numeri appresi» no.',
    fineXl:
      'Il Transformer-XL dell’elenco della lezione 004 è arXiv {{xl}}; il numero che vi è stampato, {{shaw}}, ' +
      'è l’articolo di Shaw.',
    fineGpt:
      'La lezione 000 dice che GPT-4 usa RoPE. I suoi autori non l’hanno pubblicato, e perciò qui non compare in ' +
      'nessuna tabella.',
    fineAlibi:
      'Il programma originale di ALiBi somma pendenza × posizione della chiave invece di togliere pendenza × ' +
      'distanza. Lungo una riga le due cose differiscono per una costante, che softmax dimentica.',
    comment: 'vettori di lunghezza 1 al posto delle parole e di ciò che si impara: righe lontane della tabella',
    words:
      'Nove codifiche su {{length}} posizioni, addestrate fino a {{trained}}, in una testa di larghezza {{dim}} (la ' +
      '{{head}} di {{heads}}). Parole: {{content}}; pesi: {{weights}}.',
  },

  variants: {
    lead:
      'Una tabella di posizioni può essere scritta male e sembrare giusta. Qui stanno fianco a fianco quella ' +
      'dell’articolo, due che si limitano a disporla in altro modo e le sviste più frequenti in notebook e ' +
      'forum. Di ciascuna conviene chiedersi due cose. È una buona tabella *in sé*? Lo dice la sua impronta. E ' +
      'che cosa succede se un modello [addestrato con](trained) una ne [riceve](given) un’altra? Quella è tutta ' +
      'un’altra storia.',
    where:
      'Qui *p* è la posizione, *c* il numero della colonna e *i* quello della sua coppia, *i* = ⌊*c*/2⌋. Le ' +
      'colonne pari prendono il seno, le dispari il coseno.',
    presets: 'Errori con un nome',
    preset: {
      lesson002: {
        name: '002',
        about: 'esponente raddoppiato',
        note:
          'La lezione 002 scorre le colonne e scrive `2 * i / d` con l’indice della colonna, e `2 * (i + 1) / d` ' +
          'per il coseno. L’esponente arriva due volte più lontano e metà delle colonne quasi non si muove; ' +
          'inoltre ogni seno e il suo coseno girano a velocità diverse, e nessuna matrice sposta più una ' +
          'posizione.',
      },
      wrongDivision: {
        name: '004',
        about: '«position / div_term», con div_term = base^(−2i/d)',
        note:
          'La lezione 004 mette `position / div_term` tra gli errori. Con il suo `div_term`, l’esponenziale di un ' +
          'numero negativo, lo è davvero: dividere per un reciproco vuol dire moltiplicare. Le coppie girano ' +
          'sempre più in fretta invece che più piano, quasi tutte più di un giro per posizione, e le posizioni ' +
          'vicine non hanno quasi nulla in comune.',
      },
      rightDivision: {
        name: '004',
        about: 'lo stesso, con div_term = base^(2i/d)',
        note:
          'La stessa identica riga è giusta se `div_term` è `base ** (2 * i / d)`, come nella formula ' +
          'dell’articolo. L’errore non sta nel moltiplicare né nel dividere, ma nel combinare l’uno con il ' +
          '`div_term` dell’altro.',
      },
      unpaired: {
        name: 'i come colonna',
        about: 'esponente c/d',
        note:
          'La lezione 003 chiama *i* «la dimensione». Chi la prende alla lettera dà a ogni colonna una frequenza ' +
          'propria. La tabella somiglia a quella dell’articolo, ma nessun seno ha più il suo coseno: le norme ' +
          'oscillano e lo spostamento non è più una rotazione.',
      },
      halves: {
        name: 'Marian',
        about: 'prima i seni, poi i coseni',
        note:
          'Gli stessi numeri con le colonne in un altro ordine, come in Marian, RoFormer e Transformer-XL. Ciò che ' +
          'un posto chiede a un altro non cambia affatto, e un modello addestrato così è altrettanto buono. Solo ' +
          'che i suoi pesi non vanno bene per un modello con l’altro ordine.',
      },
      ladder: {
        name: 'fairseq',
        about: 'la scala half − 1',
        note:
          'La scala di fairseq, tensor2tensor e Whisper finisce esattamente a 1/base. Con d = 512 le due tabelle ' +
          'sono tanto vicine che una prova a tre decimali sulle prime colonne non distingue quale delle due usi un ' +
          'programma.',
      },
      farOut: {
        name: 'float32',
        about: 'lontano, vicino a 65535',
        note:
          'Il codice consueto arrotonda ogni passo alla precisione singola. Vicino alla posizione 65535 la terza ' +
          'cifra decimale è sbagliata: nessuna posizione viene ancora scambiata per un’altra, ma i punteggi a ' +
          'parità di distanza cominciano a differire.',
      },
    },
    controls: 'Comandi delle varianti',
    label: {
      trained: 'Addestrato con',
      given: 'Riceve invece',
      compare: 'Confronta',
      positions: 'Posizioni',
      first: 'Prima posizione',
      dim: 'Larghezza d',
      base: 'Base',
      row: 'Riga indicata, da 0',
    },
    names: {
      paper: 'quella dell’articolo',
      concatenated: 'concatenata',
      halfMinusOne: 'scala half − 1',
      doubledExponent: 'esponente raddoppiato',
      unpairedExponent: 'esponente senza coppie',
      reciprocal: 'divisa per il reciproco',
      float32Angles: 'angoli in float32',
    },
    exponents: {
      paper: '2i/d',
      concatenated: '2i/d, prima i seni',
      halfMinusOne: 'i/(d/2 − 1)',
      doubledExponent: '2c/d',
      unpairedExponent: 'c/d',
      reciprocal: '−2i/d',
      float32Angles: '2i/d, ogni passo arrotondato',
    },
    key:
      'Ogni posizione è una riga, dall’alto in basso; le colonne della tabella corrono in verticale. Il blu è ' +
      '1, il bianco 0, il rosso −1.',
    trainedWith: 'addestrato con questa',
    hint:
      'Fate clic su una tabella per darla al modello al posto di quella con cui è stato addestrato. Per indicare ' +
      'una riga, fate clic o trascinate sul quadrato, oppure dategli il fuoco e usate le frecce.',
    fingerprints: 'Impronte di tutte le tabelle, scorrevoli',
    fingerprintsAbout: 'Impronte. Le ultime due colonne confrontano con la tabella dell’addestramento: {{trained}}.',
    table: 'tabella',
    column: {
      norm: 'norma delle righe',
      adjacent: 'coseno tra vicine',
      shift: 'errore dello spostamento',
      constant: 'colonne quasi ferme',
      closest: 'righe più vicine',
      own: 'somiglia di più alla propria riga',
      cosine: 'coseno medio con essa',
    },
    range: 'da {{low}} a {{high}}',
    anyFits: 'troppo poche righe per dirlo',
    ofAll: '{{count}} su {{all}}',
    closestRows: '{{first}} e {{second}}: {{distance}}',
    swapTitle: 'Lo scambio: un modello addestrato con una tabella ne riceve un’altra',
    compare: { rows: 'righe con quelle dell’addestramento', scores: 'posto · posto prima e dopo' },
    matrix: {
      rows: 'Coseno di ogni riga ricevuta con ogni riga dell’addestramento; i punti segnano la più simile.',
      scores: 'Prodotti scalari tra posti con la tabella ricevuta, meno quelli con la tabella dell’addestramento.',
    },
    chart: {
      rows: 'Per posizione: il coseno con la propria riga dell’addestramento e con la più simile di tutte',
      scores: 'Prodotti scalari della posizione {{position}} con tutte le altre, con entrambe le tabelle',
    },
    axisGiven: 'posizione ricevuta →',
    axisTrained: 'posizione dell’addestramento →',
    axisQuery: 'posizione',
    axisKey: 'altra posizione →',
    axisValue: { rows: 'coseno', scores: 'prodotto scalare' },
    line: { own: 'la propria riga', nearest: 'la più simile', trained: 'addestramento', given: 'ricevuta' },
    verdict: {
      same: 'Le due tabelle sono la stessa, e il modello non si accorge di nulla.',
      moved:
        'Tra i posti non cambia nulla: tutti i prodotti scalari sono gli stessi, a parte l’arrotondamento. ' +
        'Addestrato fin dall’inizio con la tabella «{{given}}», un modello sarebbe altrettanto buono. Ma le ' +
        'righe sono altre (coseno medio {{cosine}}): pesi che hanno imparato da «{{trained}}» le leggono male, e ' +
        'solo {{own}} posizioni su {{all}} somigliano di più alla propria riga.',
      close:
        'Lo scambio passa quasi inosservato: tutte le {{all}} posizioni somigliano più che a ogni altra alla ' +
        'propria riga dell’addestramento, con un coseno medio di {{cosine}}; i prodotti scalari cambiano al più ' +
        'di {{change}}.',
      found:
        'Tutte le {{all}} posizioni somigliano ancora più che a ogni altra alla propria riga, ma il coseno medio ' +
        'è solo {{cosine}} e i prodotti scalari cambiano fino a {{change}}.',
      some:
        '{{own}} posizioni su {{all}} somigliano ancora più che a ogni altra alla propria riga; le rimanenti ' +
        'vengono scambiate per un’altra. Il coseno medio è {{cosine}} e i prodotti scalari cambiano fino a ' +
        '{{change}}.',
      lost:
        'Solo {{own}} posizioni su {{all}} somigliano più che a ogni altra alla propria riga: il modello scambia ' +
        'quasi ogni posto per un altro. Il coseno medio è {{cosine}} e i prodotti scalari cambiano fino a ' +
        '{{change}}.',
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
    notice: 'Che cosa osservare',
    caption:
      'Per la tabella dell’articolo valgono quattro cose: tutte le righe hanno la stessa norma, le vicine hanno ' +
      'sempre lo stesso coseno, una sola matrice sposta ogni posizione e la maggior parte delle colonne si muove. ' +
      'Ridisporla le conserva. L’esponente raddoppiato le perde: qui le sue norme vanno da {{low}} a {{high}}, e ' +
      'quasi ferme sono {{still}} colonne su {{dim}}, contro {{paperStill}} di quella dell’articolo. Il reciproco ' +
      'le conserva tutte e non serve a nulla lo stesso, perché le sue vicine non si conoscono: il loro coseno è ' +
      '{{strangers}}, mentre in quella dell’articolo è {{paperCosine}}. Un’impronta è un insieme di segni, ' +
      'non un voto.',
    askTitle: 'Provate prima di guardare',
    ask:
      'La tabella concatenata ha la stessa impronta di quella dell’articolo e gli stessi prodotti scalari. Si ' +
      'può dare l’una a un modello addestrato con l’altra?',
    answerTitle: 'Mostra la risposta',
    answer:
      'No. Un modello addestrato non vede soltanto prodotti scalari: i suoi pesi si aspettano ogni onda nella sua ' +
      'colonna. Delle {{all}} righe con d = {{dim}}, {{own}} somigliano di più alla propria riga ' +
      'dell’addestramento, e il coseno medio è {{cosine}}. Una tabella valeva l’altra *prima* di addestrare. ' +
      'Chi porta pesi da un programma a un altro deve conservare l’ordine delle colonne, oppure permutare anche i ' +
      'pesi.',
    words:
      'Sette tabelle di {{positions}} posizioni, dalla {{first}} alla {{last}}, con larghezza {{dim}} e base ' +
      '{{base}}. Un modello è stato addestrato con «{{trained}}» e riceve «{{given}}».',
  },

  reach: {
    leadArithmetic:
      'A una formula si può chiedere qualunque [posizione](position); all’aritmetica no. Prima di prendere il ' +
      'seno, la posizione si moltiplica per una frequenza, e un numero di poche cifre conserva quel prodotto solo ' +
      'all’incirca: più si va lontano, più cresce l’[errore](error) dell’angolo, finché nella [riga](row) ' +
      'non c’è più nulla di giusto. Trascinate la posizione e guardate quando ciascun formato si arrende.',
    whereArithmetic:
      'Le *t* sono i bit significativi di float64, float32, float16 e bfloat16. La coppia più veloce, *ω* = 1, è ' +
      'la prima a soffrire. Conta il formato del [calcolo](stage), non quello del risultato.',
    leadRope:
      'Un modello rotatorio gira la coppia *i* delle sue query e chiavi di un angolo pari alla posizione per una ' +
      'frequenza. Durante l’[addestramento](trained) ha visto le coppie veloci compiere molti giri; quelle lente ' +
      '[non ne hanno finito uno](wavelength). Se gli si chiede una posizione più lontana, quelle [coppie](pair) ' +
      'stanno ad angoli mai visti. Tutti i metodi qui sotto rallentano delle coppie, perché il testo più lungo ' +
      'stia negli angoli già noti; cambia quali, e di quanto.',
    whereRope:
      '*λ* è la lunghezza d’onda di una coppia, *L* la lunghezza dell’addestramento. La seconda formula dice ' +
      'quando l’angolo in *p* è nuovo: sta oltre tutti quelli raggiunti nell’addestramento, in una coppia che ' +
      'non ha mai finito il giro.',
    views: { arithmetic: 'L’aritmetica, lontano', rope: 'Modelli rotatori estesi' },
    label: {
      view: 'Che cosa guardare',
      position: 'Posizione p',
      dim: 'Larghezza d',
      base: 'Base',
      stage: 'Che cosa ha poche cifre',
      model: 'Modello',
      config: 'Il suo config.json, o il vostro',
      layer: 'Tipo di strato',
      trained: 'Lunghezza dell’addestramento L',
      factor: 'Fattore degli altri metodi',
      ladder: 'Metodo',
      pair: 'Coppia indicata',
    },
    controls: 'Comandi del contesto lungo',
    stages: { all: 'tutto il calcolo', frequencies: 'solo le frequenze', values: 'solo il risultato' },
    hintArithmetic:
      'Trascinate la linea, oppure mettete il fuoco sul grafico e usate le frecce; Pag su e Pag giù vanno per ' +
      'fattori di dieci. Qui le larghezze sono pari.',
    hintRope:
      'Incollate il config.json di un modello con posizioni rotatorie. Restano solo le chiavi che contano. ' +
      'Trascinate sul grafico, o mettetevi il fuoco e usate le frecce, per indicare una coppia.',
    errorFrame: 'Posizione, su una scala di potenze di dieci',
    errorChart:
      'Il massimo errore della riga secondo la posizione, per quattro formati di numeri, entrambe le scale ' +
      'logaritmiche',
    axisPosition: 'posizione p →',
    axisError: 'massimo errore della riga ↑',
    rowTitle: 'La riga della posizione {{position}}, numero per numero',
    strips: 'La riga della posizione {{position}} a colori: quella vera, poi come la danno float32, float16 e bfloat16',
    truth: 'vera',
    lost: 'non è un numero',
    column: {
      format: 'formato',
      kept: 'tiene p come',
      error: 'errore',
      alike: 'prime due uguali',
      scaling: 'metodo',
      first: 'prima λ',
      last: 'ultima λ',
      unseen: 'angoli nuovi',
      attention: 'cos, sin ×',
    },
    searching: 'ricerca in corso…',
    noneAlike: 'nessuna fino a {{searched}}',
    alike: '{{first}} e {{second}}',
    alikeBeyond: '{{first}} e {{second}} al più tardi',
    nextApart: 'Ogni formato distingue ancora {{position}} da {{next}}.',
    nextAlike: 'Le posizioni {{position}} e {{next}} ricevono la stessa identica riga in {{formats}}.',
    noRow: 'Nessuna riga in {{formats}}: l’infinito non ha seno.',
    notice: 'Che cosa osservare',
    caption: {
      all:
        'Alla posizione {{position}} la riga è sbagliata fino a {{float32}} in float32, {{float16}} in float16 e ' +
        '{{bfloat16}} in bfloat16; in float64 di {{float64}}. Un errore di 2 è il massimo possibile: un 1 al posto ' +
        'di −1.',
      frequencies:
        'Qui solo le frequenze hanno poche cifre, come quando si porta un modello a mezza precisione insieme alla ' +
        'memoria delle sue frequenze; il resto è float64. Alla posizione {{position}} basta questo per un errore ' +
        'di {{float32}} in float32, {{float16}} in float16, {{bfloat16}} in bfloat16. L’errore di una frequenza ' +
        'si moltiplica per la posizione.',
      values:
        'Qui tutto è float64 tranne i seni e i coseni finiti. Alla posizione {{position}} sbagliano di {{float32}} ' +
        'in float32, {{float16}} in float16, {{bfloat16}} in bfloat16, e non di più in nessun’altra: le linee ' +
        'sono piatte. Il danno non viene dal formato corto, ma dal contare con esso.',
    },
    models: 'Dai file config di',
    ownModel: 'il vostro config',
    ownLadder: '{{model}} ({{kind}})',
    ladders: {
      default: 'senza scala',
      linear: 'lineare',
      ntkAware: 'NTK-aware',
      dynamic: 'NTK dinamico',
      yarn: 'YaRN',
      longrope: 'LongRoPE',
      llama3: 'Llama 3',
      proportional: 'proporzionale',
    },
    ladderFrame: 'Coppia indicata',
    ladderChart:
      'Lunghezze d’onda di tutte le coppie in scala logaritmica, una linea per metodo, con l’ambito ' +
      'dell’addestramento ombreggiato',
    pairValue: '{{pair}}; un giro in {{wavelength}} posizioni',
    axisPair: 'coppia i →',
    axisWavelength: 'lunghezza d’onda (posizioni) ↑',
    seenTurn: 'giri interi entro {{trained}} posizioni',
    reached: 'posizione {{position}}',
    reading: {
      title: 'La coppia indicata',
      pair: 'Coppia',
      pairOf: '{{pair}}, da 0 a {{last}}',
      before: 'λ, senza scala',
      after: 'λ, con il metodo',
      slower: 'Rallentata',
      trained: 'Giri nell’addestramento',
      now: 'Giri in p',
    },
    captionWithin:
      'La posizione {{position}} sta entro le {{trained}} dell’addestramento: nessun angolo è nuovo, con o senza ' +
      'metodo. {{partly}} coppie su {{pairs}} non finiscono il giro in quel tratto.',
    captionPlain:
      '{{partly}} coppie su {{pairs}} non finiscono il giro entro {{trained}} posizioni. Senza scala, {{plain}} di ' +
      'esse stanno ad angoli mai visti quando si chiede la posizione {{position}}. Scegliete un metodo nella ' +
      'tabella e guardate che cosa ne fa.',
    captionScaled:
      '{{partly}} coppie su {{pairs}} non finiscono il giro entro {{trained}} posizioni. Senza scala, {{plain}} di ' +
      'esse stanno ad angoli mai visti quando si chiede la posizione {{position}}. Con {{name}} sono {{chosen}}. ' +
      'Guardate anche la prima colonna: il metodo lineare rallenta perfino le coppie che conoscevano già tutti i ' +
      'loro angoli, e le posizioni vicine finiscono per somigliarsi.',
    config: {
      notJson:
        'Questo non è JSON. Incollate il file intero, con le sue parentesi graffe. La figura è ancora l’ultima ' +
        'valida.',
      notObject:
        'È JSON, ma non un config: un config è un oggetto, fra parentesi graffe. La figura è ancora l’ultima ' +
        'valida.',
      nothing: 'Nessuna chiave di questo file riguarda le posizioni. La figura è ancora l’ultima valida.',
      long: 'È più lungo di {{most}} caratteri; un config.json non lo è. La figura è ancora l’ultima valida.',
      wide:
        'Una testa di {{width}} canali è più di quanto si possa disegnare; se ne disegnano fino a {{most}}. La ' +
        'figura è ancora l’ultima valida.',
      missing: 'Manca {{name}}. La figura è ancora l’ultima valida.',
      foreign: '{{name}} non appartiene a questo metodo. La figura è ancora l’ultima valida.',
      value: '{{name}} non può essere {{value}}. La figura è ancora l’ultima valida.',
    },
    askTitle: 'Provate prima di guardare',
    askArithmetic: 'bfloat16 arriva lontano quanto float32, fino a 3 · 10³⁸. Quante posizioni sa distinguere?',
    askRope:
      'Il metodo lineare comprime ogni posizione nell’ambito dell’addestramento, e nessun angolo è mai nuovo. ' +
      'Perché la storia non finisce qui?',
    answerTitle: 'Mostra la risposta',
    answerArithmetic:
      'Le prime 257, da 0 a 256. Con 8 bit significativi c’è posto per ogni numero intero fino a 256; il 257 non ' +
      'ne ha e diventa 256, perciò i due ricevono la stessa riga, con qualunque larghezza. Da 512 in poi ne tiene ' +
      'uno ogni quattro. float16 ha 11 bit e cede a 2049, float32 ne ha 24 e cede a 16777217. Contate in float64, ' +
      'arrotondate solo i numeri finiti, e andranno bene tutti.',
    answerRope:
      'Perché rallenta tutte le coppie allo stesso modo. La prima compie un giro in 6,28 posizioni; con fattore 8 ' +
      'gliene servono 50,3, e due vicine che distavano un radiante ora distano un ottavo. Non se ne ricava nulla: ' +
      'le coppie veloci avevano visto tutti i loro angoli da un pezzo. NTK-aware, YaRN e Llama 3 le lasciano come ' +
      'sono, o quasi, e rallentano quelle che non hanno mai finito il giro; NTK-aware rallenta dell’intero ' +
      'fattore solo l’ultima, perciò la maggior parte di quelle lente incontra ancora angoli nuovi.',
    words: {
      arithmetic: 'Righe sinusoidali con d = {{dim}} e base {{base}}; con poche cifre: {{stage}}.',
      rope:
        'Lunghezze d’onda delle {{pairs}} coppie di {{model}}, base {{base}}, addestrato su {{trained}} ' +
        'posizioni, accanto ad altri metodi con fattore {{factor}}.',
    },
  },

  grids: {
    views: { plane: 'Due assi', levels: 'Parola, frase, paragrafo', content: 'Contate dal contenuto' },
    lead: {
      plane:
        'Il posto di un riquadro d’immagine sono due numeri. Quasi tutti i modelli danno metà delle colonne a ' +
        '*x* e metà a *y*, e differiscono nell’[ordine dei blocchi](row) e nelle frequenze: tabelle che si ' +
        'somigliano e non vanno bene per i pesi delle altre. Indicate una cella e la [mappa](map) mostra quanto le ' +
        'somigliano tutte le altre. Una lezione moltiplica invece *x* per *y*; guardate che cosa resta della mappa.',
      levels:
        'Una parola ha un posto nella frase, la frase nel paragrafo, il paragrafo nel testo. Una lezione codifica ' +
        'tutti e tre e li somma. Una somma non dice che cosa è stato sommato a che cosa: se i livelli non sono ' +
        '[distinti](apart), la parola 1 della frase 0 è uguale alla parola 0 della frase 1. Indicate un posto; ' +
        'quelli con la stessa identica riga sono incorniciati.',
      content:
        'Le posizioni non devono per forza contare parole. In CoPE ogni parola ha un [cancello](gate), aperto o ' +
        'chiuso da ciò che la query vi trova, e la [posizione](position) di una parola è la somma dei cancelli da ' +
        'lei fino alla [query](query). Se si contano solo i punti, «la frase prima» ha un posto suo, per lunga ' +
        'che fosse. Regolate voi i cancelli.',
    },
    where: {
      plane:
        '*x* conta le colonne, *y* le righe, entrambe da 0. Messe fianco a fianco, la somiglianza di due celle è ' +
        'quella delle colonne più quella delle righe.',
      levels:
        '*w*, *s*, *q* sono i numeri di parola, frase e paragrafo, da 0. Le righe della mappa si chiamano ' +
        'paragrafo.frase.',
      content:
        '*i* è la query, *j* la chiave, σ il cancello, fra 0 e 1. Fra due posizioni intere le righe della tabella ' +
        'si mescolano. In un modello i cancelli vengono dalle parole; qui sono i vostri, gli stessi per tutte le ' +
        'query.',
    },
    label: {
      view: 'Che cosa guardare',
      layout: 'Disposizione',
      width: 'Colonne',
      height: 'Righe',
      dim: 'Larghezza d',
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
      gates: 'Cancelli aperti',
      open: 'Cancelli aperti',
      half: 'Cancelli a metà',
      rows: 'Righe della tabella',
      asked: 'La query cerca la posizione',
      query: 'La query',
    },
    controls: 'Comandi di più che una linea',
    lessonLayout: 'lezione 001: x · y',
    layoutNote: {
      mae: 'Seni e coseni di x, poi di y; frequenze base^(−4k/d).',
      bigVision: 'I blocchi di MAE, ma le frequenze finiscono esattamente a 1/base: base^(−k/(d/4 − 1)).',
      mocoV3:
        'I numeri di MAE, scritti colonna per colonna dopo una riga di zeri per il token di classe. Qui sono messi ' +
        'per righe.',
      timm: 'Prima i seni di y e di x, poi i coseni.',
      diffusers:
        'I blocchi di MAE, ma con le coordinate stirate come se ogni immagine avesse 16 celle per lato; la base è ' +
        'fissa.',
      detr:
        'Seno e coseno alternati, prima y; le coordinate contano da 1 e sono stirate in modo che ogni immagine ' +
        'finisca a un giro, 2π.',
      tensor2tensor: 'Prima y, poi x, ciascuna con i seni e poi i coseni; le frequenze finiscono esattamente a 1/base.',
      multidim: 'Seno e coseno alternati, prima y, a coordinate intere: positional-encodings, su PyPI.',
      product:
        'La lezione 001 prende un solo seno del prodotto: sin(xy / base^(i/d)), senza coseno. Le cornici indicano ' +
        'le celle che non sa distinguere.',
    },
    measures: { dot: 'prodotto scalare', cosine: 'coseno', distance: 'distanza' },
    aparts: { same: 'in nessun modo', offsets: 'con scarti', bases: 'con basi' },
    level: { word: 'parola', sentence: 'frase', paragraph: 'paragrafo' },
    hint:
      'Indicate una cella, toccatela, o mettete il fuoco sulla mappa e usate le frecce. Cornici tratteggiate: celle ' +
      'con la stessa identica riga.',
    hintContent:
      'Un clic, o Invio, porta un cancello da chiuso a metà ad aperto. Indicate una riga di una mappa per ' +
      'scegliere la query.',
    mapPlane: 'Mappa di quanto le celle della griglia somigliano a una di loro',
    mapLevels: 'Mappa di quanto tutti i posti somigliano a uno di loro',
    pointed: 'Indicato: {{place}}.',
    axisX: 'x →',
    axisY: 'y ↓',
    axisWord: 'parola →',
    axisSentence: 'paragrafo.frase ↓',
    rowTitle: 'La riga di {{place}}, numero per numero',
    rowAlt: 'La riga di {{place}} a colori, da −1 a 1. Blocchi: {{blocks}}.',
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
    none: 'nessuna',
    noneAlike: 'Nessun altro posto ha la riga di {{place}}.',
    alike: 'La stessa identica riga di {{place}}: {{list}}.',
    andMore: '{{list}} e altri {{more}}',
    notice: 'Che cosa osservare',
    captionPlane: {
      mae:
        'La mappa è una croce: le celle della stessa riga o colonna si somigliano più di quelle in diagonale, ' +
        'perché solo metà dei loro numeri cambia. Le {{cells}} celle hanno ciascuna la sua riga: {{distinct}} ' +
        'diverse.',
      bigVision:
        'Quasi la mappa di MAE, con {{distinct}} righe diverse per {{cells}} celle; ma i numeri cambiano dalla ' +
        'seconda frequenza in poi, e i pesi addestrati con l’una non conoscono l’altra.',
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
        'Solo {{distinct}} righe diverse per {{cells}} celle: ogni prodotto xy ha una riga, da qualunque parte ' +
        'venga, e con x o y a 0 non restano che zeri. Indicate (1, 6), (2, 3), (3, 2) e (6, 1).',
    },
    captionLevels: {
      same: 'Una sola tabella serve tutti i livelli: {{distinct}} righe diverse per {{cells}} posti.',
      offsets: 'Ogni livello comincia più avanti nella stessa tabella: {{distinct}} righe diverse per {{cells}} posti.',
      bases: 'Ogni livello ha una base sua: {{distinct}} righe diverse per {{cells}} posti.',
    },
    noAmbiguity:
      'Non ci sono due livelli con la stessa base e lo stesso scarto, perciò nessuno si confonde con un altro.',
    ambiguousAll: 'Questi livelli sono due volte lo stesso e si scambiano già dalla posizione 0: {{list}}.',
    ambiguousFrom: 'Si confondono fra loro: {{list}}.',
    fromPosition: '{{pair}}, quando il livello {{level}} arriva a {{safe}}',
    sentence: 'Il gatto dorme. Il cane corre. Poi riposano entrambi. Cantano uccelli.',
    gate: { open: 'aperto', half: 'a metà', shut: 'chiuso' },
    gateSets: { words: 'ogni parola', ends: 'fini di frase', own: 'i miei' },
    gateOf: 'Cancello di «{{word}}»: {{gate}}',
    asks: 'chiede',
    column: { word: 'parola', gate: 'cancello', position: 'posizione', bias: 'si aggiunge' },
    positionMap: 'Posizioni',
    biasMap: 'Che cosa si aggiunge ai punteggi',
    positionMapAlt:
      'Posizioni di tutte le parole per ogni query in «{{sentence}}», query in verticale, chiavi in orizzontale.',
    biasMapAlt: 'Che cosa si aggiunge a ogni punteggio in «{{sentence}}», query in verticale, chiavi in orizzontale.',
    scalePosition: 'Posizioni:',
    scaleBias: 'Si aggiunge:',
    captionContent:
      'Prima di «{{query}}» ci sono {{before}} parole, ma da lì indietro fino a «{{first}}» solo {{open}} ' +
      'cancelli sono aperti e {{half}} a metà: la prima parola sta alla posizione {{farthest}}. Tutte le parole ' +
      'fra due cancelli aperti hanno la stessa posizione.',
    captionFull:
      'Da «{{query}}» indietro fino a «{{first}}» i cancelli sommano più di quanto la tabella contenga: la ' +
      'prima parola sta a {{last}}, l’ultima riga, e con lei tutto ciò che precede. Date più righe alla tabella ' +
      'o aprite meno cancelli.',
    askTitle: 'Provate prima di guardare',
    ask: {
      plane:
        'Nella formula della lezione 001, quali celle della griglia hanno la stessa riga di (2, 6)? E quante hanno ' +
        'quella di (0, 5)?',
      levels: 'Con uno scarto di 4 fra i livelli, il testo è al sicuro finché nessuna frase supera le quattro parole?',
      content:
        'Contate solo le fini di frase e fate cercare all’ultima parola la posizione 1. Quali parole ricevono di ' +
        'più?',
    },
    answerTitle: 'Mostra la risposta',
    answer: {
      plane:
        'Tutte quelle con xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1) su una griglia di 14 per 14. (0, 5) ha ' +
        'la riga di tutte le celle con x o y a 0, altre 26: soltanto zeri. Il seno di un prodotto dimentica i ' +
        'fattori. Fianco a fianco non si dimentica nulla.',
      levels:
        'Sì. La parola *w* della frase *s* sta a *w* e a *s* + 4 della stessa tabella. Finché *w* resta sotto 4, ' +
        'nessuna parola sta dove potrebbe stare una frase. A *w* = 4 comincia: (4, 0) è la coppia 4 e 4; (5, 0) e ' +
        '(4, 1) sono entrambe la coppia 4 e 5. Anche un paragrafo può avere al massimo quattro frasi, altrimenti ' +
        'si prendono per paragrafi.',
      content:
        'Il cancello dell’ultima parola è esso stesso una fine, perciò la posizione 1 è la sua propria frase: ' +
        'tutte le sue parole ricevono lo stesso, e il massimo. Alla posizione 2 sta l’intera frase prima, lunga o ' +
        'corta. Nessuna codifica che conti le parole sa dirlo.',
    },
    words: {
      plane: 'Una griglia di {{width}} per {{height}} celle, d = {{dim}}, disposizione: {{layout}}.',
      levels:
        '{{paragraphs}} paragrafi di {{sentences}} frasi di {{words}} parole, d = {{dim}}; livelli distinti: ' +
        '{{apart}}.',
      map: 'A confronto con {{place}}: {{measure}}, da {{least}} a {{greatest}}.',
      content: '«{{sentence}}» con una tabella di {{rows}} righe; ogni query cerca la posizione {{asked}}.',
    },
  },

  claims: {
    lead:
      'Questa pagina esiste per via di cinque lezioni sulle codifiche posizionali. Ecco che cosa affermano, ogni ' +
      'frase con parole diverse dalle loro, e accanto un verdetto. Non è un’opinione: è ciò che risulta quando ' +
      'posenc fa il conto, adesso, nel vostro browser. Dove un’affermazione non vale, o non del tutto, lo dicono ' +
      'i numeri, e la figura che lo mostra è a un clic.',
    how:
      'Aprite un’affermazione per vedere che cosa è stato misurato. Il verdetto viene solo da quei numeri: se ' +
      'fossero altri, sarebbe un altro anche lui. Le lezioni sono buone, e alcune di queste sviste stanno anche ' +
      'nell’articolo originale: un errore che si può verificare insegna più di una regola a cui bisogna credere.',
    controls: 'Quali affermazioni si vedono',
    label: { lesson: 'Lezione', open: 'Affermazioni aperte', sample: 'Tabella di prova' },
    allLessons: 'tutte',
    hint:
      'Nella figura ogni affermazione è un segno, una riga per lezione; quella che fanno più lezioni sta in ' +
      'ciascuna. Fate clic su un segno per aprire la sua affermazione.',
    unfold: 'Apri tutte',
    fold: 'Chiudi tutte',
    list: 'Le affermazioni',
    lesson_one: 'lezione {{lessons}}',
    lesson_other: 'lezioni {{lessons}}',
    pending: 'in verifica…',
    failed:
      'Non è stato possibile verificare le affermazioni: il browser non ha avviato un secondo thread. Ricaricare ' +
      'la pagina può aiutare. ({{message}})',
    show: 'Vedilo in «{{title}}»',
    tally:
      'Segni di {{all}} affermazioni per lezione: {{holds}} valgono, {{partly}} valgono in parte, {{fails}} non ' +
      'valgono, {{open}} non si possono calcolare qui.',
    tone: {
      holds: 'vale',
      partly: 'vale in parte',
      fails: 'non vale',
      open: 'non calcolabile qui',
      pending: 'in verifica',
    },
    verdict: {
      right: 'giusto',
      truncated: 'troncato, non arrotondato',
      imprecise: 'impreciso',
      rough: 'regola approssimativa',
      conditional: 'a una condizione',
      nonStandard: 'un’altra formula',
      ambiguous: 'ambiguo',
      inconsistent: 'incoerente',
      broken: 'non funziona',
      wrong: 'non è così',
      notComputable: 'non calcolabile qui',
    },
    notice: 'Che cosa osservare',
    caption:
      'Delle {{all}} affermazioni mostrate: {{holds}} giuste, {{partly}} in parte, {{fails}} no, {{open}} fuori ' +
      'dall’aritmetica. Le formule sono quasi sempre giuste. A sbagliare sono le frasi che le accompagnano: una ' +
      'regola pratica detta come legge, un numero troncato, una proprietà di una formula attribuita a un’altra.',
    words:
      'Di {{all}} affermazioni delle lezioni, {{holds}} valgono, {{partly}} valgono in parte, {{fails}} non valgono ' +
      'e {{open}} non si possono calcolare qui. La tabella dà ogni verdetto con i numeri da cui viene.',
    said: {
      near: 'Posizioni vicine hanno un prodotto scalare maggiore: quello di 0 e 1 è alto, quello di 0 e 100 è basso.',
      distances000: 'Con d = 64, le posizioni 5 e 6 sono più vicine della 5 e della 50.',
      identities001:
        'Il prodotto scalare di due posizioni è la somma dei coseni di ω(i − j); uno spostamento è una ' +
        'rotazione di ogni coppia; tutti i valori stanno fra −1 e 1.',
      linear: 'La codifica di p + k è una funzione lineare di quella di p, la stessa per ogni p.',
      unique: 'Non ci sono due posizioni con la stessa codifica.',
      repeat001: 'Su sequenze molto lunghe le sinusoidi possono cominciare a ripetersi.',
      order001: 'Senza posizioni, le stesse parole in un altro ordine danno risultati identici.',
      fourth001: 'Il termine posizione–posizione di un punteggio dipende solo dalla distanza fra le due posizioni.',
      softmax001: 'Sui punteggi S = KᵀQ, la softmax si applica per righe.',
      terms001: 'Trascurando i bias, un punteggio è la somma di quattro termini.',
      table001: 'La tabella di cinque posizioni con d = 6, stampata con tre decimali.',
      rows004:
        'La tabella di sei posizioni con d = 4, stampata con tre decimali, con (−0,757; −0,653; 0,040; 1,000) ' +
        'alla posizione 4.',
      patterns:
        'Le prime righe sono (0; 1; 0; 1; 0; 1; …), (0,84; 0,54; 0,01; 1,00; 0,00; 1,00; …), (0,91; −0,42; ' +
        '0,02; 1,00; 0,00; 1,00; …).',
      digits003: 'Con d = 512, PE(1) è (0,8414; 0,5403; 0,8218; 0,5696; …; 0,0001; 0,9999).',
      waves003: 'Le lunghezze d’onda vanno da 2π a 10000 · 2π.',
      waves004:
        'Le lunghezze d’onda sono circa 6,3 nelle colonne 2 e 3, circa 20 nelle colonne 4 e 5, circa 10000 nelle ' +
        'ultime due.',
      index003: 'In PE(pos, 2i), i è la dimensione.',
      odd001: 'Le coppie j da 0 a ⌊d/2⌋ − 1 danno la stessa tabella della forma con colonne pari e dispari.',
      curves001: 'Le curve mostrate sono quelle delle dimensioni 0, 3, 7, 15 e 31.',
      explog001: 'exp e log sostituiscono la potenza per stabilità numerica, contro l’overflow.',
      dominate001: 'Poiché i suoi valori stanno fra −1 e 1, la codifica non può dominare le parole.',
      small002: 'Numeri fra −1 e 1 spostano appena gli embedding, i cui valori sono molto grandi.',
      extrapolate:
        'Le sinusoidi estrapolano: dopo un addestramento fino a 512, la posizione 1000 si calcola e basta. Una ' +
        'tabella appresa non può.',
      formula002:
        'Il ciclo con esponenti 2i/d e 2(i + 1)/d, in cui i conta le colonne, dà la codifica posizionale del ' +
        'Transformer.',
      divide004: '`sin(position / div_term)` è un errore; è giusto `sin(position * div_term)`.',
      product001: 'sin(x · y / 10000^(i/d)) codifica un luogo in due dimensioni.',
      levels001: 'Per parole, frasi e paragrafi si sommano le codifiche dei tre livelli.',
      memory001: 'Le sinusoidi richiedono O(d) di memoria.',
      standard001: 'La codifica sinusoidale è diventata lo standard.',
      gpt4: 'GPT-4 usa RoPE.',
      paper004: 'arXiv 1803.02155 è l’articolo di Transformer-XL.',
    },
    found: {
      near:
        'Con d = 512 il prodotto scalare con la posizione 0 è {{one}} alla posizione 1 e {{hundred}} alla 100: ' +
        'meno, ma ancora il {{share}}% del massimo possibile. E non scende sempre: con d = 512 risale a distanza ' +
        '{{rise}}, e con d = 4 la posizione 6 somiglia alla 0 ({{sixth}}) più della 1 ({{first}}).',
      distances000: 'Le loro distanze sono {{close}} e {{far}}.',
      identities001:
        'Per {{positions}} posizioni con d = {{dim}}, i prodotti scalari differiscono dalla somma di coseni al più ' +
        'di {{dot}}, le righe ruotate da quelle {{shift}} più avanti di {{rotation}}, e nessun valore assoluto ' +
        'supera {{bound}}. È tutto arrotondamento. Su (sin, cos) la rotazione gira in senso orario.',
      linear:
        'Per uno spostamento di 5, la migliore di tutte le matrici lascia {{paper}} con d = 4, e la matrice di ' +
        'rotazione lascia {{wide}} con d = 64: arrotondamento. Per la formula della lezione 002 non è così: la ' +
        'matrice migliore lascia {{doubled}}.',
      unique:
        'Delle larghezze 2, 4, 6 e 64, quelle con due righe uguali fra {{count}} posizioni in precisione singola ' +
        'sono {{collisions}}. Vicine è un’altra cosa: con d da 4 a 64 ci sono due righe a soli {{closest}}, e ' +
        'calcolate in bfloat16 le posizioni {{coarseFirst}} e {{coarseSecond}} coincidono.',
      repeat001:
        'Non si ripetono mai esattamente, perché nessuna lunghezza d’onda è un rapporto di numeri interi. Ma ci ' +
        'vanno vicino: fino alla distanza {{last}}, d = 4 torna a {{distance}} da dov’era (a {{offset}}; la ' +
        'posizione seguente è a {{neighbour}}), d = 6 solo a {{six}}. Una sola coppia, d = 2, è a {{two}} dopo ' +
        '{{twoOffset}} posizioni.',
      order001:
        'Le uscite si spostano con le loro parole. Seguendo ogni parola differiscono di {{along}}, cioè di ' +
        'arrotondamento; posto per posto, fino a {{inPlace}}. Si chiama *equivarianza*. Ciò che dimentica i posti, ' +
        'come la media di tutte le righe, resta uguale a meno di {{means}}.',
      fourth001:
        'Con pesi inventati varia fino a {{made}} fra coppie alla stessa distanza; con pesi identità, di ' +
        '{{identity}}. Vale per pesi che commutano con le rotazioni, non per pesi qualsiasi.',
      softmax001:
        'Le quote di una query devono sommare a 1. In questa disposizione lo fanno lungo le colonne, a meno di ' +
        '{{columns}}; lungo le righe le somme si scostano da 1 fino a {{rows}}. La formula della lezione è giusta, ' +
        'solo la parola non lo è.',
      terms001:
        'I quattro termini sommano al punteggio a meno di {{error}}. I bias in q, k e v lo cambierebbero fino a ' +
        '{{biases}}.',
      table001: 'Dei suoi {{all}} numeri, arrotondati a tre decimali, ne differiscono {{wrong}}.',
      rows004:
        'Dei suoi {{all}} numeri, {{wrong}} sbagliano l’ultima cifra. Alla posizione {{position}} c’è ' +
        '{{printed}} dove il valore è {{computed}}, e {{printedLast}} dove è {{computedLast}}.',
      patterns:
        'Nessuna larghezza va bene. Di quelle provate, da 6 a {{last}}, la più vicina è d = {{at}}, con {{least}} ' +
        'numeri diversi su 18; lì la terza colonna della posizione 1 è {{third}} e la quinta {{fifth}}. Per 0,01 ' +
        'nella terza colonna serve d = 4, che non ha una quinta. La scala half − 1 con d = 6, di frequenze 1, ' +
        '0,01 e 0,0001, stampa proprio queste righe: {{otherLadder}} diversi.',
      digits003:
        'Dei {{all}} numeri, {{rounded}} sono quelli che dà l’arrotondamento a quattro decimali e {{truncated}} ' +
        'quelli che dà il troncamento. Il primo è {{first}}; all’ultimo manca {{short}} per arrivare a 1, e ' +
        'arrotondato è 1,0000.',
      waves003:
        'Con d = 512 la più lunga è {{last}}, non {{claimed}}: il {{gap}}% in meno, perché l’ultimo esponente ' +
        'è (d − 2)/d e non 1. L’articolo originale dice lo stesso. La scala half − 1 ci arriva: ' +
        '{{lastOther}}.',
      waves004:
        'Con d = 512 sono {{second}}, {{third}} e {{last}}. Circa 20 nelle colonne 4 e 5 va bene con d = 32 ' +
        '({{thirdNarrow}}), dove le colonne 2 e 3 hanno {{secondNarrow}}. A ogni larghezza provata, fino a ' +
        '{{greatest}}, una delle tre si scosta del {{off}}% o più: 6,3 è di nuovo 2π, e all’ultima manca il ' +
        'suo 2π.',
      index003:
        'i conta le coppie. Con i = 1 per le colonne 2 e 3, la colonna 2 della posizione 1 è {{pair}}, come la ' +
        'lezione stessa sviluppa. Con il numero della colonna al posto di i sarebbe {{column}}; su 100 posizioni le ' +
        'due tabelle differiscono fino a {{asColumn}}.',
      odd001:
        'Con d pari sono uguali. Con d = {{dim}} le coppie fanno {{covered}} colonne e ne lasciano fuori {{lost}}: ' +
        'la colonna {{column}}, un seno da solo che si muove di {{spread}} su 100 posizioni.',
      curves001:
        'Così dice il testo; il codice disegna 0, 7, 20 e 31. Mancano: {{missing}}. In più: {{added}}. La colonna ' +
        '20 si muove di {{spread}} su 100 posizioni, quindi vale la pena disegnarla.',
      explog001:
        'Con d = {{dim}} nessuna potenza supera {{greatest}}, quindi non c’è overflow possibile. In precisione ' +
        'singola le frequenze si scostano fino a {{expLog}} con exp e log, e di {{power}} con la potenza stessa: ' +
        '{{times}} volte tanto.',
      dominate001:
        'Nessun valore supera {{bound}}, ma conta la lunghezza della riga. Con d = 512 è {{norm}} a ogni ' +
        'posizione, √(d/2). Un embedding estratto con deviazione standard d^−0,5 ha lunghezza {{embedding}}: la ' +
        'posizione è {{times}} volte più lunga. Per questo l’articolo moltiplica prima le parole per √d.',
      small002:
        'Li spostano appena dopo il fattore √d del codice della lezione: {{norm}} contro {{scaled}} con i suoi ' +
        'ingressi casuali, il {{share}}%. Senza il fattore sarebbero {{norm}} contro {{plain}}, il {{sharePlain}}%.',
      extrapolate:
        'La riga della posizione 1000 si può calcolare (la sua lunghezza è {{norm}}, come deve), e una tabella ' +
        'appresa di 512 righe si rifiuta. Che un modello la capisca non ne segue: oltre ciò su cui sono addestrati ' +
        'peggiorano (Press e altri, 2021). E il solito codice in precisione singola si scosta di {{near}} a 1000 e ' +
        'di {{far}} a 65535.',
      formula002:
        'Dà un’altra tabella. Seno e coseno di una coppia girano a velocità diverse; {{still}} colonne su ' +
        '{{all}} si muovono di meno di 0,000001 su 100 posizioni; i prodotti scalari fra vicine variano di ' +
        '{{spread}}; e nessuna matrice sposta le sue righe (con d = 4 la migliore lascia {{shift}}).',
      divide004:
        'Dipende da che cos’è `div_term`. Divisa per base^(2i/d), la riga coincide con quella dell’articolo a ' +
        'meno di {{byPower}} (posizione {{position}}, d = {{dim}}). Divisa per il reciproco, che è ciò che il ' +
        'codice della lezione ha lì, si scosta fino a {{byReciprocal}}.',
      product001:
        'I {{cells}} posti di una griglia 8 per 8 ricevono solo {{distinct}} righe diverse. (2, 3), (3, 2), (1, 6) ' +
        'e (6, 1) sono {{equal}} posti con una riga sola, e i due assi sono zero da cima a fondo. E non c’è il ' +
        'coseno.',
      levels001:
        'Dipende dalle tabelle. Se tutti i livelli usano la stessa, {{same}} coppie di livelli si possono ' +
        'confondere: le righe della parola 1, della frase 1 e del paragrafo 1 differiscono di {{difference}}. Con ' +
        'una base propria per ogni livello ne restano {{apartByBase}}.',
      memory001:
        'Una tabella di 1000 posizioni con d = 128 contiene {{once}} numeri, una di 2000 ne contiene {{twice}}: ' +
        'cioè O(N · d). O(d) basta se le righe si calcolano quando servono, da {{frequencies}} frequenze; una ' +
        'riga fatta così coincide con la tabella a meno di {{recomputed}}.',
      standard001:
        'L’uso si conta nei modelli altrui, non si calcola. La maggior parte dei grandi modelli linguistici ' +
        'pubblicati dal 2023 usa codifiche rotazionali.',
      gpt4: 'I suoi autori non l’hanno pubblicato, quindi non c’è nulla con cui confrontare.',
      paper004:
        'Un numero d’archivio si può solo consultare: 1803.02155 è di Shaw, Uszkoreit e Vaswani, sulle ' +
        'posizioni relative. Transformer-XL è 1901.02860.',
    },
    askTitle: 'Provate prima di guardare',
    ask:
      'Tre frasi, tutte plausibili: (a) exp e log evitano l’overflow; (b) non ci sono due posizioni con la stessa ' +
      'codifica; (c) il termine posizione–posizione dipende solo dalla distanza. Una sola è giusta. Quale?',
    answerTitle: 'Mostra la risposta',
    answer:
      'La (b). Quanto ad (a), nessuna potenza della formula supera 10000; quanto a (c), servono pesi che lascino in ' +
      'pace le rotazioni. Aprite le tre affermazioni per vedere i numeri.',
    table: {
      title: 'Verificate la vostra tabella',
      about:
        'Incollate una tabella di codifiche posizionali, trascinate un file sul riquadro o sceglietene uno: CSV, ' +
        'JSON, `.npy` o ciò che stampano NumPy e PyTorch. Viene confrontata con la formula dell’articolo, con le ' +
        'varianti e gli errori di questa pagina e con le loro combinazioni. Il file è letto nel vostro browser e ' +
        'non va da nessuna parte.',
      box: 'La vostra tabella, una riga per posizione',
      file: 'Scegli un file',
      try: 'O provate',
      sample: {
        none: 'una tabella vostra',
        right: 'la tabella giusta',
        rounded: 'arrotondata a 4 decimali',
        transposed: 'trasposta',
        offByOne: 'posizioni da 1',
        concatenated: 'seni, poi coseni',
        base: 'base 500',
        doubled: 'esponente raddoppiato',
        ladder: 'scala half − 1',
        float32: 'angoli in float32',
        bfloat16: 'bfloat16',
        random: 'numeri a caso',
      },
      reading: 'Letto: {{name}}',
      paste: 'ciò che avete incollato, troppo lungo per mostrarlo qui',
      working: 'Lettura e confronto…',
      stop: 'Ferma',
      waiting: 'Qui comparirà la diagnosi. Cambiate una sola cifra di una tabella di prova e guardate.',
      failed: 'Non è stato possibile verificare la tabella. ({{message}})',
      right: 'È la tabella dell’articolo.',
      wrong: 'È la tabella dell’articolo tranne che per questo: {{causes}}.',
      unknown: 'Nessuna formula nota qui dà questa tabella.',
      name: {
        transposed: 'trasposta',
        halfMinusOne: 'la scala half − 1',
        doubledExponent: 'esponente raddoppiato',
        unpairedExponent: 'esponenti non accoppiati',
        reciprocal: 'divisa per il reciproco',
        otherBase: 'un’altra base',
        offByOne: 'spostata di una posizione',
        otherStart: 'un’altra prima posizione',
        concatenated: 'concatenata',
        float32Angles: 'angoli in float32',
        float16Values: 'valori in float16',
        bfloat16Values: 'valori in bfloat16',
        unknown: 'sconosciuta',
      },
      cause: {
        transposed: 'Le posizioni corrono lungo le colonne. `table.T` la rimette a posto.',
        halfMinusOne:
          'Gli esponenti sono i/(d/2 − 1), come in tensor2tensor, fairseq e Whisper. Nessuna delle due è ' +
          'sbagliata, ma a un modello serve quella con cui è stato addestrato.',
        doubledExponent: 'L’esponente è 2c/d, con c la colonna, come nella lezione 002: i dovrebbe contare le coppie.',
        unpairedExponent:
          'L’esponente è c/d in ogni colonna c, così seno e coseno di una coppia hanno frequenze diverse: la ' +
          'colonna dispari dovrebbe usare (c − 1)/d.',
        reciprocal:
          'La posizione è divisa per base^(−2i/d) invece che moltiplicata: le colonne alte girano in fretta ' +
          'invece che piano.',
        otherBase: 'La base è {{base}}, non 10000.',
        offByOne: 'La prima riga è quella della posizione {{first}}, non di 0.',
        otherStart: 'La prima riga è quella della posizione {{first}}, non di 0.',
        concatenated: 'Prima vengono tutti i seni, poi tutti i coseni. I numeri sono giusti, in un altro ordine.',
        float32Angles:
          'I valori si scostano quanto gli angoli calcolati in float32. Calcolate gli angoli in float64 e ' +
          'arrotondate alla fine.',
        float16Values: 'I valori sono in float16, con 11 bit significativi.',
        bfloat16Values: 'I valori sono in bfloat16, con 8 bit significativi: posizioni lontane diventano uguali.',
        unknown:
          'Non è una variante né un errore noto qui, da solo o combinato. Basta un valore sbagliato; guardate ' +
          'sotto dove differisce la prima volta.',
      },
      differs:
        'Il primo valore che differisce: alla riga {{row}}, colonna {{column}} c’è {{value}}, dove la tabella ' +
        'dell’articolo ha {{expected}}.',
      same: 'Nessun valore differisce da quelli dell’articolo più di quanto spieghino le sue cifre.',
      given: 'La vostra tabella',
      paper: 'Quella dell’articolo',
      fact: {
        size: 'Dimensioni',
        read: 'Letta come',
        numbers: 'Numeri',
        error: 'Errore massimo di ciò che si è trovato',
      },
      size: '{{rows}} righe, {{columns}} colonne',
      digits: '{{digits}} cifre',
      kind: { npy: '.npy', json: 'JSON', csv: 'righe di numeri', print: 'una stampa' },
      note: {
        header: 'senza l’intestazione',
        index: 'senza la prima colonna',
        squeezed: 'batch di uno',
        decimalComma: 'virgole decimali',
      },
      refusal: {
        empty: 'Non contiene alcun numero.',
        tooLarge: 'È troppo grande: si leggono al più {{limit}} MB. Per una diagnosi bastano le prime mille righe.',
        tooMany:
          'Sono troppi numeri: se ne confrontano al più {{limit}}. Per una diagnosi bastano le prime mille righe.',
        notText: 'Non è un file .npy né testo in UTF-8.',
        archive:
          'È un archivio (.npz, .pt, un foglio di calcolo). Salvate la sola tabella, per esempio con numpy.save.',
        abbreviated: 'La stampa omette una parte (…). Stampate la tabella intera o salvatela in un file.',
        ragged: 'La riga {{row}} ha {{cells}} numeri, quelle prima ne hanno {{expected}}.',
        notNumber: 'Riga {{row}}, colonna {{column}}: «{{text}}» non è un numero.',
        notFinite: 'Riga {{row}}, colonna {{column}}: {{text}} non è un numero finito.',
        shape: 'Questo JSON non contiene una tabella: serve una lista di righe, ciascuna una lista di numeri.',
        npy: 'Questo file .npy contiene altro. Ci si aspettava: {{allowed}}.',
      },
    },
    comment: {
      none: 'Questa affermazione non è questione di aritmetica: non c’è nulla da eseguire.',
      words: 'vettori di lunghezza 1 al posto di parole e pesi: righe lontane della tabella',
    },
  },
};

export default it;
