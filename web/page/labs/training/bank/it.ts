import type { BankWords } from '../../../quiz/question.ts';

export default {
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
