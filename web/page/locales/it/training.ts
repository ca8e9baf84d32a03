import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/training.ts';

export default {
  title: 'Conta davvero?',
  question: 'Quali codifiche imparano un compito, e quali lo risolvono ancora in frasi più lunghe?',
  lead:
    'Piccoli Transformer, uguali in tutto tranne che nella codifica, imparano lo stesso compito dalle stesse ' +
    'frasi, nel tuo browser e sotto i tuoi occhi. Quali riescono a impararlo, e quali lo risolvono ancora in frasi ' +
    'più lunghe di tutte quelle dell’addestramento?',
  where:
    'Ogni modello ha due strati di quattro teste e circa 17500 numeri, se non lo cambi. Tutti partono dagli stessi ' +
    'pesi casuali e condividono il tasso di apprendimento e il suo andamento. Le curve pallide vengono da modelli ' +
    'addestrati prima e sono la mediana di {{seeds}} semi; tutto il resto si addestra qui, e lo stesso seme dà gli ' +
    'stessi pesi, bit per bit, su ogni macchina.',
  presets: 'Esperimenti',
  preset: {
    order: {
      name: 'Quale viene prima',
      about: 'senza maschera',
      note:
        'Senza posizioni e senza maschera un modello non può vedere l’ordine: guarda come la sua curva resta sulla ' +
        'linea tratteggiata, il meglio che si ottiene con le sole parole.',
    },
    causal: {
      name: 'Lo stesso con la maschera',
      about: 'causale',
      note:
        'La maschera causale mostra a ogni parola solo sé stessa e le precedenti. Basta questo a dire l’ordine: qui ' +
        'la codifica non serve.',
    },
    recency: {
      name: 'Qual è l’ultimo',
      about: 'e molto oltre',
      note:
        'Conta l’ultima di più menzioni. Da ALiBi e T5, che sanno quanto è lontana una parola, ci si può aspettare ' +
        'che ci riescano ancora in frasi più lunghe.',
    },
    budget: {
      name: 'Più pazienza',
      about: '{{steps}} passi',
      note:
        'Dopo i soliti 600 passi RoPE non ha imparato a trovare la parola numero *n*. Non può, o è solo lento? Qui ' +
        'ha un tempo cinque volte più lungo.',
    },
    phone: {
      name: 'A misura di telefono',
      about: 'un quarto dei numeri',
      note: 'Metà larghezza e due teste: tre volte più veloce, e quasi lo stesso quadro.',
    },
    papers: {
      name: 'Come negli articoli',
      about: 'pendenze, gruppi',
      note:
        'ALiBi con le pendenze del suo articolo e T5 con i suoi gruppi, la maggior parte dei quali nessuna frase di ' +
        'addestramento riempie mai. Confronta con «Qual è l’ultimo»: quale dei due doveva la sua portata alle nostre ' +
        'regolazioni?',
    },
    wrong: {
      name: 'Quelle sbagliate',
      about: 'si vede?',
      note:
        'La formula con l’esponente raddoppiato, l’indice diviso per la lunghezza, l’indice e basta, un’onda sola ' +
        'per tutti i canali: quale sa guardare esattamente tre parole indietro?',
    },
  },
  guess: {
    title: 'Prima, la tua previsione',
    about:
      'Quale codifica impara quale compito, e quale lo risolve ancora in frasi quattro volte più lunghe? Premi un ' +
      'campo finché dice ciò che pensi, poi avvia una gara, o tutte e quattro. Il risultato appare accanto alla ' +
      'previsione.',
  },
  encodings: {
    none: 'senza posizioni',
    sinusoidal: 'sinusoidale',
    learned: 'appresa',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
    shaw: 'Shaw',
    doubledExponent: 'esponente raddoppiato',
    normalizedIndex: 'p/(T − 1)',
    rawIndex: 'p e basta',
    oneFrequency: 'un’onda',
  },
  controls: 'Regolazioni della gara',
  label: {
    task: 'Compito',
    causal: 'Nessuna parola vede le successive (maschera causale)',
    encodings: 'In gara',
    steps: 'Passi di 32 frasi',
    rate: 'Tasso di apprendimento',
    dim: 'Larghezza d',
    heads: 'Teste',
    layers: 'Strati',
    shortest: 'Frase di addestramento più corta',
    longest: 'Frase di addestramento più lunga',
    base: 'Base delle frequenze',
    slopes: 'ALiBi: pendenze',
    buckets: 'T5: gruppi per lato',
    cutoff: 'T5: i gruppi finiscono allo scarto',
    clip: 'Shaw: scarti tagliati a',
    seed: 'Seme di pesi e frasi',
    seeds: 'Quanti semi',
    inside: 'Guarda dentro',
    sentence: 'Domanda numero',
    guesses: 'Le tue previsioni',
  },
  slopes: { '4': '2^(−4h/H)', '8': '2^(−8h/H), l’originale' },
  buckets: { '8': '8', '16': '16, come in T5' },
  wrong: 'Sbagliate in gara',
  hint:
    'Una regolazione cambiata è un altro esperimento. Ciò che è già addestrato resta: rimetti tutto com’era e lo ' +
    'ritrovi.',
  act: {
    start: 'Via',
    pause: 'Pausa',
    goOn: 'Avanti',
    again: 'Di nuovo',
    step: '{{steps}} passi',
    stop: 'Fermati qui e verifica',
    clear: 'Torna all’inizio',
  },
  axisSteps: 'passi di addestramento →',
  axisRight: '% giuste con {{longest}} parole ↑',
  axisLength: 'parole della frase →',
  axisPlace: 'posizione della parola che decide →',
  axisFar: '% giuste con {{length}} parole ↑',
  axisShare: '% giuste ↑',
  column: {
    encoding: 'Codifica',
    solved: '95% al passo',
    loss: 'Perdita',
    seconds: 'Secondi',
    right: '% con {{length}}',
  },
  columns: {
    encoding: 'codifica',
    seed: 'seme',
    step: 'passo',
    length: 'lunghezza',
    right: 'giuste',
    loss: 'perdita',
  },
  notice: 'Che cosa osservare',
  captionNobody: 'In gara non c’è nessuno. Scegli almeno una codifica.',
  captionReady:
    'Prima di partire: chi salirà sopra la linea tratteggiata, il meglio che si ottiene con le sole parole? E chi ' +
    'sarà ancora lì con frasi quattro volte più lunghe? Le linee pallide svelano la mediana di {{seeds}} semi.',
  captionRunning:
    'Ogni punto sono 256 frasi nuove della lunghezza maggiore. La linea tratteggiata è il meglio che si ottiene ' +
    'conoscendo le parole ma non il loro ordine.',
  captionEarly: 'Fermato prima della fine.',
  captionDone:
    'Con il seme {{seed}}, con {{length}} parole almeno il 95% giusto: {{able}}. Sotto: {{unable}}. Con {{far}} ' +
    'parole, quattro volte tante, ancora almeno il 95%: {{lasting}}.',
  askTitle: 'Prova prima di guardare',
  ask:
    '«Quale viene prima?»: senza codifica e senza maschera il modello indovina metà delle volte, per quanto lo si ' +
    'addestri. Metti la maschera causale e lo impara in una ventina di passi. Da dove prende l’ordine?',
  answerTitle: 'Mostra la risposta',
  answer:
    'Con la maschera una parola vede solo sé stessa e le precedenti. Se B vede una A, A è venuta prima; senza ' +
    'maschera la vede in ogni caso. La maschera è già una specie di posizione, ed è per questo che alcuni decoder ' +
    'non ne usano altre.',
  fine: 'Le note a margine',
  fineCeiling:
    'La linea tratteggiata è il meglio che può fare chi sa quali parole ci sono ma non in che ordine (e, alla ' +
    'posizione da cui parte la domanda, anche quale parola c’è). È un calcolo: nessun modello è stato addestrato per ' +
    'questo.',
  fineSmall:
    'Questi modelli sono circa un milione di volte più piccoli di quelli con cui si conversa, e i compiti sono ' +
    'giochi. Ciò che qui si distingue è reale; quanto pesi in un modello grande su testi veri è un’altra ' +
    'domanda.',
  fineSeed:
    'Un seme è un lancio di dadi. Chi arriva al 95% qualche passo prima cambia da seme a seme, e così gran parte ' +
    'di ciò che accade oltre la lunghezza addestrata. Provane alcuni prima di credere a una differenza.',
  fineBits:
    'L’aritmetica è il C++ della libreria, in precisione singola, uguale in ogni browser fino all’ultimo bit. ' +
    'Il link della pagina contiene tutte le regolazioni: chi lo apre addestra gli stessi pesi.',
  inside: {
    title: 'Guarda dentro',
    about:
      'Come ogni testa di un modello addestrato divide l’attenzione mentre risponde a una domanda: una riga per ' +
      'ogni parola che chiede, una colonna per ogni parola a cui si chiede. Sotto, se c’è, ciò che ' +
      'l’addestramento ha fatto del bias o della tabella.',
  },
  concludedAbout:
    'Queste non sono le tue gare. `npm run bench -- training-table` ha addestrato ogni compito con ogni codifica con ' +
    '{{seeds}} semi, e quanto segue è letto dalla sua tabella: la mediana e, tra parentesi, il suo intervallo al ' +
    '95%, che contiene la mediana vera 19 volte su 20. Gli addestramenti di {{longest}} passi hanno solo {{few}} o ' +
    '{{some}} semi; con {{few}} la parentesi dà il più basso e il più alto. Lo stesso seme dà nel tuo browser gli ' +
    'stessi numeri. Il tasso di apprendimento, la sua salita iniziale e la sua discesa sono uguali per tutte; i ' +
    'verdetti sono stati fissati prima che altri {{judges}} semi li giudicassero.',
  conclusion: {
    blind: {
      said: 'L’attenzione senza posizioni e senza maschera è cieca all’ordine.',
      found:
        'In tutti e quattro i compiti resta dove resta chi legge le parole senza il loro ordine: risponde bene nel ' +
        '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} e {{wordNumber}}%, dove si può arrivare al ' +
        '{{whoCameFirstCeiling}}, {{threeBackCeiling}}, {{whereIsItNowCeiling}} e {{wordNumberCeiling}}%.',
    },
    mask: {
      said: 'Un modello causale può imparare l’ordine senza codifica posizionale (Haviv 2022, Kazemnejad 2023).',
      found:
        'Impara «Quale viene prima?» in {{steps}} passi, e lo risolve ancora a quattro volte la lunghezza: {{far}}. ' +
        'Le posizioni esatte gli costano molto: «Tre indietro» sale da {{three}} a {{threeLongest}} in {{longest}} ' +
        'passi, «Parola numero n» da {{number}} a {{numberLongest}}. «Dov’è adesso?» è a {{now}}, e dopo {{double}} ' +
        'passi a {{nowDouble}}.',
    },
    recency: {
      said:
        'ALiBi e, in parte, T5 reggono in frasi più lunghe, le posizioni sinusoidali no (Press 2021). E quelle ' +
        'apprese?',
      found:
        '«Dov’è adesso?» a quattro volte la lunghezza: ALiBi {{alibi}}, T5 {{t5}}, sinusoidale {{sinusoidal}}, ' +
        'appresa {{learned}}; tirando a indovinare si trova un posto su quattro. Con ALiBi vale anche per altre ' +
        'pendenze: {{alibiPaper}} con quelle dell’articolo, minori delle nostre. T5 lo deve al suo ultimo gruppo, ' +
        'che qui l’addestramento riempie: {{t5At32}} se i gruppi finiscono al doppio della lunghezza di ' +
        'addestramento, {{t5Paper}} con {{buckets}} gruppi per lato fino a {{distance}}, come nello stesso T5.',
    },
    clip: {
      said: 'Le posizioni relative di Shaw reggono, perché tutte le parole lontane per loro sono uguali.',
      found:
        '«Quale viene prima?» a quattro volte la lunghezza: {{c16}} con gli scarti tagliati a {{clip}}, cui nessuna ' +
        'frase di addestramento arriva, così che ogni parola lontana usa un vettore casuale come all’inizio. ' +
        'Tagliati a {{one}}, {{two}} e {{three}}: {{c15}}, {{c8}} e {{c4}}.',
    },
    rope: {
      said: 'RoPE fallisce molto oltre la lunghezza dell’addestramento.',
      found:
        'A quattro volte la lunghezza {{now}} in «Dov’è adesso?» e {{first}} in «Quale viene prima?»; ma in ' +
        '«Tre indietro», che chiede solo parole vicine, {{three}} senza maschera e {{masked}} con la maschera.',
    },
    mirror: {
      said: 'ALiBi simmetrico non distingue la destra dalla sinistra.',
      found:
        '«Tre indietro» senza maschera: {{short}} di risposte giuste, {{long}} dopo {{double}} passi; non può ' +
        'sapere se guardare indietro o avanti. Con la maschera {{masked}}, {{maskedLong}} dopo {{double}} passi. ' +
        'Con le pendenze dell’articolo, minori, le parole vicine si distinguono peggio: {{paper}} con la maschera.',
    },
    table: {
      said: 'Una tabella appresa finisce dove è finito l’addestramento.',
      found:
        'A quattro volte la lunghezza {{first}} in «Quale viene prima?» e {{three}} in «Tre indietro». Ma «Parola ' +
        'numero n» chiede solo le prime sette posizioni, che sono state addestrate: {{number}}. Conta quali righe si ' +
        'usano.',
    },
    formula: {
      said: 'Con l’esponente raddoppiato, una formula sbagliata, un modello non impara.',
      found:
        '«Quale viene prima?» lo impara: {{first}}. «Tre indietro» è più duro: dei semi ci arrivano {{solved}}, in ' +
        '{{steps}} passi; la formula dell’articolo ne chiede {{usual}}.',
    },
    patience: {
      said: 'RoPE non può trovare la parola numero n.',
      found:
        'Nel tempo solito arriva a {{short}}. Dopo {{steps}} passi è a {{long}}: era lento, non incapace. A ' +
        'lunghezza doppia, anche allora, {{twice}}. ALiBi è ancora più lento: {{alibi}}, e {{alibiLongest}} ' +
        'dopo {{longest}} passi.',
    },
    sweep: {
      said: 'La base e il numero di teste sono dettagli.',
      found:
        'RoPE in «Tre indietro» a quattro volte la lunghezza: {{b0}}, {{b1}}, {{b2}} e {{b3}} con base {{base0}}, ' +
        '{{base1}}, {{base2}} e {{base3}}; {{h0}}, {{h1}}, {{h2}} e {{h3}} con {{heads0}}, {{heads1}}, {{heads2}} e ' +
        '{{heads3}} teste.',
    },
    dice: {
      said: 'Una sola gara mostra quale codifica è migliore.',
      found:
        'T5 in «Quale viene prima?» a quattro volte la lunghezza: da {{low}} a {{high}}%, cambiando solo il seme. ' +
        'Contando i semi, RoPE lo impara per prima in {{rotary}}, ALiBi in {{alibi}}; pareggi: {{draws}}.',
    },
    small: {
      said: 'Un modello quattro volte più piccolo mostra lo stesso.',
      found:
        'Delle {{pairs}} coppie di compito e codifica, {{alike}} finiscono allo stesso modo: non imparato, ' +
        'imparato, o imparato anche per frasi più lunghe.',
    },
    rate: {
      said: 'Con un tasso di apprendimento suo, ogni codifica farebbe meglio.',
      found:
        'Tutte si addestrano a {{rate}}. Una serie di prove da {{low}} a {{high}} ({{seeds}} semi) non migliora ' +
        'nessuna delle {{learned}} coppie imparate di oltre {{gain}} punti alla lunghezza di addestramento, e delle ' +
        'altre {{not}} se ne imparano {{rescued}} con un altro tasso. Oltre quella lunghezza conta: con quattro ' +
        'volte le parole, {{moved}} delle {{learned}} si spostano di oltre dieci punti.',
    },
  },
  weights: {
    title: 'Pesi addestrati',
    about:
      'Tutti i numeri di un modello, uno dopo l’altro, come float32 in un file `.npy`; il JSON dice quali sono ' +
      'quali e come sono stati addestrati.',
    nothing: 'Non c’è ancora niente da salvare.',
    npy: '{{encoding}}, .npy',
    json: '{{encoding}}, JSON',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  guess: {
    cell: '{{encoding}}, «{{task}}». La previsione: {{guess}}. Risultato: {{found}}. Premi per la prossima.',
    all: 'Esegui i quattro compiti',
    score: 'Previsioni con un risultato: {{known}}; giuste: {{right}}.',
  },
  outcome: {
    none: 'ancora aperto',
    not: 'non lo impara',
    here: 'lo impara con {{here}} parole, non con {{far}}',
    far: 'lo sa anche con {{far}} parole',
  },
  tasks: {
    whoCameFirst: {
      name: 'Quale viene prima?',
      about: 'A e B stanno da qualche parte tra altre lettere. Quale delle due viene prima?',
    },
    threeBack: {
      name: 'Tre indietro',
      about: 'A ogni posizione dalla quarta in poi: quale lettera sta tre posizioni prima?',
    },
    whereIsItNow: {
      name: 'Dov’è adesso?',
      about:
        'Le cose x, y, z vengono messe più volte nei posti da 1 a 4. Dov’è stata messa l’ultima volta quella ' +
        'richiesta?',
    },
    wordNumber: {
      name: 'Parola numero n',
      about: 'Il numero alla fine chiede una lettera per la sua posizione, contata da 1. Quale lettera sta lì?',
    },
  },
  example: 'Una delle domande:',
  clock: 'Passo {{step}} di {{steps}}; {{seconds}} s di addestramento, tutti i modelli insieme.',
  clockSeed: 'Questo è il seme {{seed}}.',
  state: {
    ready: 'Non è ancora addestrato niente.',
    running: 'Addestramento…',
    asking: 'Si mette alla prova ogni modello con frasi di tutte le lunghezze…',
    paused: 'Fermo al passo {{step}} di {{steps}}.',
    finished: 'Finito dopo {{seconds}} s di addestramento.',
  },
  problem: {
    lost:
      'Il thread che addestra non c’è più: l’ha chiuso il browser o il sistema. Ciò che vedi resta, fino al ' +
      'passo {{step}}; vai avanti, e un nuovo thread riprende da lì.',
    memory:
      'La memoria è finita al passo {{step}}. Ciò che vedi resta. Meno modelli insieme, meno larghezza o frasi ' +
      'più corte ne chiedono meno; poi vai avanti.',
    diverged:
      'l’addestramento diverge al passo {{step}}: i numeri crescono oltre ogni limite. Ciò che è stato imparato ' +
      'prima resta. Aiuta un tasso di apprendimento più basso.',
    other: 'I modelli non si possono addestrare: {{message}}',
  },
  ceiling: 'il meglio senza l’ordine delle parole',
  pale: 'pallido: addestrato prima, mediana di {{seeds}} semi',
  raceChart: 'Quota di risposte giuste con {{longest}} parole, per passo, una linea per codifica.',
  lengthChart: 'Quota di risposte giuste secondo la lunghezza della frase, una linea per codifica.',
  placeChart:
    'Quota di risposte giuste con {{length}} parole secondo la posizione della parola che decide, una linea per ' +
    'codifica.',
  trainedTo: 'addestrato fin qui',
  results: 'La gara in numeri: % di risposte giuste secondo la lunghezza della frase',
  none: '–',
  never: 'mai',
  nobody: 'nessuno',
  inside: {
    nothing: 'Appena qualcosa è addestrato e la gara è ferma, lo si vede qui.',
    part: 'strato {{layer}}, testa {{head}}',
    head: 'testa {{head}}',
    share: 'Peso di attenzione:',
    right: 'Lo dice anche il modello.',
    wrong: 'Il modello dice {{said}}.',
    bias: 'Ciò che si somma ai punteggi di ogni testa, per parole vicine e lontane:',
    added: 'Si somma:',
    tables:
      'La tabella che ha trovato accanto a quella sinusoidale, le prime {{twice}} righe di ciascuna. Le righe ' +
      'sotto la linea, oltre {{longest}}, non sono mai state addestrate: sono i numeri casuali dell’inizio. A ' +
      'destra, quanto si somigliano le righe: il coseno del loro angolo.',
    rows: '{{name}}: righe',
    cosines: '{{name}}: coseni',
  },
  concluded: 'Che cosa dicono {{seeds}} semi',
  range: '{{middle}} (da {{low}} a {{high}})',
  percent: '{{middle}}%',
  percents: '{{middle}}% (da {{low}} a {{high}})',
  count: '{{count}} su {{all}} (intervallo al 95%: da {{low}} a {{high}}%)',
  someSeeds: '{{steps}}; {{count}} semi su {{all}}',
  stored: 'Tutte le codifiche con {{seeds}} semi: «{{task}}» {{mask}}',
  storedAbout: 'La mediana con il suo intervallo al 95%; sotto, il seme più basso e il più alto.',
  spread: 'da {{low}} a {{high}}',
  verdict: {
    reproduced: 'Riprodotto qui.',
    partly: 'Solo in parte.',
    budget: 'Questione di pazienza.',
    varies: 'No: varia.',
    settings: 'Dipende dalle regolazioni.',
  },
  masked: 'con la maschera causale',
  unmasked: 'senza maschera',
  words:
    '«{{task}}» {{mask}}: {{steps}} passi di 32 frasi da {{shortest}} a {{longest}} parole con tasso di ' +
    'apprendimento {{rate}}; larghezza {{dim}}, teste {{heads}}, strati {{layers}}, seme {{seed}}.',
  comment:
    'lo stesso esperimento con altri numeri casuali: cambiano singoli risultati, non dovrebbe cambiare il quadro',
} satisfies Shape<typeof en.later>;

export const questions = {
  blind: {
    ask:
      '«Quale viene prima?»: A e B stanno da qualche parte tra altre lettere; quale delle due viene prima? Un ' +
      'modello senza posizioni e senza maschera è addestrato su frasi di al massimo {{first}} parole. Quante ' +
      'risposte dà giuste con {{length}} parole?',
    right:
      'Vede le due lettere e nulla del loro ordine: può solo tirare a indovinare, a ogni lunghezza e dopo qualunque ' +
      'addestramento.',
    mistakes: {
      learned:
        'L’addestramento non può trovare ciò che l’ingresso non contiene: senza posizioni l’attenzione risponde allo ' +
        'stesso modo in qualunque ordine.',
      never: 'Per sbagliare sempre dovrebbe conoscere l’ordine. Indovinando fra due si ha ragione una volta su due.',
    },
    units: { percent: '%' },
  },
  patience: {
    ask:
      '«Parola numero n»: un numero alla fine chiede una lettera per la sua posizione. Dopo {{steps}} passi di ' +
      'addestramento {{encoding}} ne dà giuste il {{soon}}%. Quante dopo {{long}}?',
    right:
      'Dopo {{long}} passi ne dà giuste il {{late}}%. Certe codifiche sono lente, altre non ci riescono: solo un ' +
      'addestramento più lungo le distingue.',
    options: {
      same: 'al massimo 10 punti in più',
      some: 'oltre 10 punti in più, ma meno del 95%',
      learned: 'il 95% o più',
    },
    mistakes: {
      learned: 'Non ogni codifica ci arriva con più passi: questa resta molto più in basso.',
      same: 'Una curva finora piatta non deve restare piatta: qui al modello servivano più passi.',
      some: 'Non resta a metà: o l’addestramento prosegue fin lì, o si ferma molto più in basso.',
    },
  },
  formula: {
    ask:
      '«Tre indietro» chiede la lettera di tre posizioni prima. Con l’esponente raddoppiato, per cui seno e coseno ' +
      'hanno frequenze diverse, quanti di {{seeds}} semi arrivano al 95% in {{steps}} passi?',
    right:
      'Non è la formula dell’articolo, e nessuna trasformazione fissa porta ogni riga a quella di tre posizioni ' +
      'dopo. Ma le righe sono diverse e, con un po’ di fortuna, un modello si orienta, più tardi che con quella ' +
      'dell’articolo.',
    options: { never: 'nessuno', partly: 'alcuni', always: 'tutti' },
    mistakes: {
      never: 'Anche una formula sbagliata dà a ogni posizione una riga sua, e da lì si può imparare.',
      always:
        'È così con la formula dell’articolo. Con questa molte colonne quasi non cambiano entro una frase, e alcuni ' +
        'semi non ce la fanno.',
    },
  },
  mask: {
    ask:
      'Un modello senza posizioni, ma con la maschera causale: ogni parola vede solo sé stessa e le precedenti. ' +
      'Quale compito imparano quasi tutti i semi ({{percent}}% di risposte giuste) in {{steps}} passi?',
    right: 'Se B vede una A, A viene prima: lo dice già la maschera. Le posizioni esatte le dice solo all’incirca.',
    options: {
      whoCameFirst: '«Quale viene prima?»',
      threeBack: '«Tre indietro»: la lettera di tre posizioni prima',
      wordNumber: '«Parola numero n»: la lettera alla posizione n',
      none: 'nessuno di questi',
    },
    mistakes: {
      threeBack:
        'Vede quali parole vengono prima, ma non quale di esse è la terza: per questo servono molti più passi.',
      wordNumber: 'La maschera non numera le posizioni. A contare quante parole si vedono si impara lentamente.',
      none: 'È così senza maschera. La maschera è già una specie di posizione.',
    },
  },
  carries: {
    ask:
      '«Dov’è adesso?» chiede l’ultima di più menzioni. Il grafico dà la quota di risposte giuste (%) a 1; 1,5; 2 e ' +
      '4 volte la lunghezza addestrata di {{first}} parole, per A, posizioni sinusoidali, B, RoPE, e C, ALiBi. Fai ' +
      'clic sulla curva di {{letter}}.',
    right:
      'ALiBi pesa le parole secondo lo scarto, e ciò che è più vicino lo resta anche con {{far}} parole. Le righe di ' +
      'seni e coseni mai viste nell’addestramento non dicono nulla al modello. RoPE sta nel mezzo.',
    mistakes: {
      sinusoidal:
        'Questa cade subito: è quella sinusoidale. La formula ha righe oltre {{first}}, ma nessun peso le conosce.',
      rotary: 'Questo è RoPE: regge fino al doppio della lunghezza, poi cede anche lui.',
      alibi: 'Questa non cade quasi: è ALiBi, che preferisce le parole vicine a qualunque lunghezza.',
    },
  },
  mirror: {
    ask:
      '«Tre indietro» senza maschera: ALiBi dà il {{now}}% di risposte giuste. Quale di questi cambiamenti lo porta ' +
      'oltre il {{goal}}%?',
    right: 'Il suo bias è lo stesso tre posizioni indietro e tre avanti. Con la maschera, avanti non c’è nulla.',
    options: {
      mask: 'una maschera causale',
      longer: '{{long}} passi di addestramento',
      slopes: 'le pendenze dell’articolo',
    },
    mistakes: {
      longer:
        'Un addestramento più lungo aiuta un poco, ma non fa distinguere la sinistra dalla destra a un bias ' +
        'simmetrico.',
      slopes: 'Con pendenze minori le parole vicine si distinguono peggio, e sinistra e destra restano uguali.',
    },
  },
  dice: {
    ask:
      '{{encoding}} in «Quale viene prima?» con {{far}} parole, quattro volte la lunghezza addestrata, da {{seeds}} ' +
      'semi e senza cambiare altro. Quanto distano la quota di risposte giuste più bassa e la più alta?',
    right:
      'Oltre la lunghezza addestrata nulla vincola i pesi a un solo comportamento, e così cambia a ogni lancio di ' +
      'dadi. Una corsa sola mostra poco.',
    options: { none: 'per nulla', few: 'meno di 10 punti', many: 'più di 25 punti' },
    mistakes: {
      none: 'Lo stesso seme dà gli stessi bit. Un altro seme dà altri pesi e altre frasi.',
      few: 'È così alla lunghezza addestrata. Oltre, ogni seme va per la sua strada.',
    },
  },
  farthest: {
    ask:
      '«Dov’è adesso?», addestramento con al massimo {{first}} parole, senza maschera. Ordina le codifiche secondo ' +
      'la quota di risposte giuste con {{far}} parole, dalla più alta.',
    right:
      'T5 dà a tutte le parole lontane un solo bias, che l’addestramento conosceva; quello di ALiBi continua a ' +
      'scendere lungo la stessa retta; il vettore che Shaw dà agli scarti da {{first}} in su non è mai stato ' +
      'addestrato; e le righe sinusoidali oltre l’addestramento sono ignote ai pesi.',
    options: { alibi: 'ALiBi', t5: 'T5', shaw: 'Shaw', sinusoidal: 'sinusoidale' },
    mistakes: {
      reversed: 'È il contrario: prima la più alta.',
      formula:
        'La formula ha una riga per ogni posizione, ma il modello non è mai stato addestrato con quelle righe: non ' +
        'fa meglio che a caso.',
    },
  },
  lasting: {
    ask:
      '«Tre indietro» senza maschera, addestramento con al massimo {{first}} parole. Quale di queste codifiche dà ' +
      'ancora il {{percent}}% di risposte giuste con {{far}}?',
    right: 'Vede lo scarto fra due parole, e tre indietro è lo stesso scarto in ogni frase.',
    options: {
      sinusoidal: 'sinusoidale',
      learned: 'una tabella appresa',
      alibi: 'ALiBi',
      rotary: 'RoPE',
      shaw: 'Shaw',
    },
    mistakes: {
      sinusoidal:
        'Le righe oltre {{first}} seguono la stessa formula, ma il modello ha imparato a usare solo quelle viste.',
      learned: 'Le sue righe oltre {{first}} sono ancora i numeri a caso dell’inizio.',
      alibi:
        'Regge bene nelle frasi lunghe, ma qui non c’è nulla da reggere: senza maschera non distingue la sinistra ' +
        'dalla destra.',
    },
  },
  rows: {
    ask:
      'Una tabella appresa è addestrata con al massimo {{first}} parole, quindi le righe oltre sono a caso. In un ' +
      'compito il modello dà ancora il 90% di risposte giuste con {{far}} parole. In quale?',
    right: 'Chiede solo una delle prime sette posizioni, e le loro righe sono addestrate. Conta quali righe si usano.',
    options: {
      whoCameFirst: '«Quale viene prima?»: A o B, ovunque',
      threeBack: '«Tre indietro»: a ogni posizione',
      whereIsItNow: '«Dov’è adesso?»: l’ultima menzione',
      wordNumber: '«Parola numero n»: una delle prime sette posizioni',
    },
    mistakes: {
      whoCameFirst: 'A e B possono stare ovunque fra le {{far}} parole, per lo più a righe casuali.',
      threeBack: 'Chiede a ogni posizione; oltre {{first}} la riga e quella di tre posizioni prima sono a caso.',
      whereIsItNow: 'L’ultima menzione è quasi sempre lontana, a una riga casuale.',
    },
  },
  clip: {
    ask:
      'Shaw: tutti gli scarti oltre un limite condividono un vettore. L’addestramento ha al massimo {{first}} ' +
      'parole. Con quale limite si risponde meglio a «Quale viene prima?» con {{far}} parole?',
    right:
      'Più il limite è vicino, più spesso l’addestramento ha usato il vettore comune alle parole lontane. A questo ' +
      'compito basta sapere prima o dopo.',
    options: { least: '{{least}}', middle: '{{middle}}', most: '{{most}}' },
    mistakes: {
      middle:
        'Meglio che con {{most}}, perché il suo ultimo vettore viene addestrato; ma meno spesso che con {{least}}.',
      most:
        'Fra {{first}} parole non ce ne sono due allo scarto {{most}}: il vettore di tutte quelle lontane è ancora ' +
        'casuale.',
    },
  },
} satisfies BankWords;
