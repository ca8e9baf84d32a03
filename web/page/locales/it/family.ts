import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/family.ts';

export default {
  title: 'Tutta la famiglia',
  question: 'RoPE, ALiBi, T5, tabelle apprese: che cosa fa ciascuna a un punteggio?',
  lead:
    'Una codifica può entrare nell’attenzione per tre vie: [sommando](vectors) qualcosa ai vettori delle parole, ' +
    '[ruotando](turn) query e key, oppure agendo direttamente sui [punteggi](bias). Qui tutte le codifiche, e anche ' +
    'una testa senza codifica, ricevono le stesse parole, e si vede come ciascuna cambia un punteggio secondo lo ' +
    'scarto tra due parole.',
  deeper:
    'Si sommano la tabella sinusoidale e quella appresa; ruotano query e key {{turn}}; agiscono sui punteggi {{bias}}.',
  where:
    'Le parole sono vettori inventati dalle loro lettere, come in «L’ordine conta». Ciò che le codifiche imparano è ' +
    'stato imparato davvero: la tabella, i vettori di Shaw e i bias di T5 vengono da piccoli modelli, addestrati a ' +
    'dare la parola di tre posizioni indietro. Le altre codifiche non sono state addestrate: ciò che imparerebbero ' +
    'ha il valore più semplice. Ogni posizione guarda solo indietro, come in un decoder.',
  presets: 'Che cosa vedere',
  preset: {
    lesson000: {
      name: 'Tabella appresa',
      about: 'dove finisce',
      note:
        'Due lezioni oppongono la tabella appresa a quella sinusoidale: parametri contro nessuno, lunghezza ' +
        'fissa contro qualsiasi. Alla posizione {{trained}} la tabella appresa, semplicemente, non ha una riga.',
    },
    rope: {
      name: 'RoPE',
      about: 'con i suoi due accoppiamenti',
      note:
        'Una lezione lascia RoPE come esercizio, con una funzione vuota. Qui è completo, e più sotto ci sono i ' +
        'suoi due accoppiamenti, dei quali un programma deve usare quello giusto.',
    },
    lesson004: {
      name: 'ALiBi',
      about: 'con 12 teste',
      note:
        'Una lezione chiama ALiBi molto semplice: un bias sui punteggi che dipende dalle posizioni. Con 12 teste, ' +
        'che non è una potenza di due, le pendenze non scendono in modo uniforme: dopo l’ottava ricominciano dalle ' +
        'più ripide, negli spazi fra le prime. Si vede la testa 9, la più ripida di tutte.',
    },
    shaw: {
      name: 'Shaw',
      about: 'è arXiv {{shaw}}',
      note:
        'Una lezione cita arXiv {{shaw}} come Transformer-XL. Quell’articolo è di Shaw, che taglia lo scarto; ' +
        'Transformer-XL è {{xl}}.',
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
    trained: 'Lunghezza di addestramento',
    dim: 'Larghezza della testa (head_dim)',
    heads: 'Teste',
    head: 'Testa mostrata',
    pairing: 'Accoppiamento per cui i pesi sono addestrati',
    query: 'Posizione della query',
    seed: 'Seme casuale',
  },
  hint:
    'Fai clic su una scheda per vedere in grande una codifica. Per scegliere la posizione della query, fai clic o ' +
    'trascina sul triangolo, oppure dagli il focus e usa le frecce.',
  contents: { same: 'la stessa dappertutto', sentence: 'la frase, ripetuta', random: 'ogni volta un’altra' },
  weights: { identity: 'identità', seeded: 'casuali' },
  shows: { effect: 'ciò che aggiunge al punteggio', score: 'il punteggio', share: 'il peso di attenzione' },
  pairings: {
    rotateHalf: 'i con i + d/2 (GPT-NeoX, quasi tutti in Hugging Face)',
    interleaved: '2i con 2i + 1 (l’articolo, GPT-J, Meta)',
  },
  cardsAbout:
    'Ogni scheda ha una scala sua, scritta sulla scheda. In grigio ciò che l’addestramento non ha mai visto: una ' +
    'tabella sommata non ha mai visto una posizione oltre la lunghezza addestrata, a qualunque scarto; alle altre ' +
    'mancano solo gli scarti grandi. T5 mostra per che cosa è stato addestrato: in quasi tutte le teste il bias è ' +
    'massimo tre posizioni indietro. La tabella appresa e i vettori di Shaw incontrano qui parole che il loro ' +
    'addestramento non aveva: di essi confronta il tipo di curva, non la forma esatta.',
  facts: { parameters: 'Numeri appresi', kept: 'Numeri conservati', paper: 'Articolo', models: 'La usano' },
  axisDistance: 'scarto all’indietro →',
  axisKey: 'key →',
  axisQuery: 'query',
  axisHead: 'testa →',
  axisSlope: 'pendenza',
  axisValue: { effect: 'aggiunto al punteggio', score: 'punteggio', share: 'peso di attenzione' },
  notice: 'Che cosa osservare',
  caption:
    'Dell’attenzione della posizione {{query}}, il {{share}}% va alle {{span}} parole più vicine ({{name}}); ' +
    'senza codifica, il {{without}}%.',
  captionMore:
    'Cambia le parole: le curve di ALiBi, T5 e KERPLE restano come sono, perché dipendono dal solo scarto. Tutte le ' +
    'altre si piegano con le parole. Torna a una sola parola e sposta la query: secondo lo scarto le relative non ' +
    'cambiano, le tabelle sommate sì.',
  layer: {
    title: 'Uno strato di attenzione, e dove vi entra la codifica',
  },
  turning: {
    title: 'Come ruotano q e k',
    about:
      'Ogni cerchio è una coppia di canali della testa, la più veloce per prima: query e key com’erano e come sono ' +
      'dopo la rotazione, e sotto ciò che la coppia dà al loro prodotto. Sposta avanti entrambe le parole: ogni ' +
      'freccia ruota e nessun prodotto cambia.',
    distance: 'Scarto dalla key alla query',
    on: 'Avanzamento di entrambe le parole',
    query: 'query',
    key: 'key',
    before: 'prima della rotazione',
    dial: 'La coppia {{pair}} dà {{product}}',
    says:
      'Query in {{query}}, key in {{key}}, scarto {{distance}}: il punteggio è {{score}}. Senza rotazione sarebbe ' +
      '{{plain}}.',
  },
  pairingTitle: 'I due accoppiamenti di RoPE',
  pairingAbout:
    'Quali due canali fanno coppia? L’articolo prende i vicini, *2i* e *2i\u00a0+\u00a01*; GPT-NeoX e quasi tutti i ' +
    'modelli di Hugging Face prendono *i* e *i + d/2*. Addestrando dall’inizio, l’uno vale l’altro. Pesi ' +
    'caricati in un programma con l’altro accoppiamento danno punteggi sbagliati senza alcun errore.',
  pairingText:
    'Addestrato per: {{trained}}; eseguito con: {{other}}. I punteggi cambiano fino a {{largest}}. Se le query ' +
    'ruotano in un modo e le key nell’altro è ancora peggio: a uno stesso scarto l’effetto varia di {{mixed}}. Basta ' +
    'mettere i canali nell’altro ordine, come fanno con i pesi i programmi di conversione, e i punteggi tornano a ' +
    'coincidere: il residuo è {{healed}}, cioè arrotondamento.',
  slopeTitle: 'Le pendenze di tutte le teste',
  slopeText:
    'La testa {{head}} di {{heads}} ha pendenza {{slope}}: una key {{window}} posizioni indietro conta cento volte ' +
    'meno di quella della query stessa, a parità del resto. Fin lì, più o meno, vede.',
  compareTitle: 'Tutte a confronto',
  compareAbout:
    'Due lezioni confrontano due codifiche a parole. Qui ce ne sono {{all}} con i numeri, per le dimensioni scelte ' +
    'sopra. «Conservati» sono quelli che un programma tiene per questa lunghezza; un bias scritto per esteso ' +
    'richiede in più teste × posizioni². Due colonne sono misurate su {{positions}} posizioni con pesi casuali: ' +
    'quanto l’effetto differisce a parità di scarto quando le parole sono tutte la stessa (0 vuol dire relativa), e ' +
    'quanto cambia con le parole.',
  column: {
    family: 'codifica',
    kind: 'dove entra',
    parameters: 'numeri appresi',
    kept: 'numeri conservati',
    relative: 'differisce a pari scarto',
    words: 'cambia con le parole',
    past: 'oltre l’addestramento',
    models: 'la usano',
  },
  usersPartly: '{{users}}: in uno strato su {{every}}',
  askTitle: 'Prova prima di guardare',
  ask: 'ALiBi con 12 teste: è la testa 12 quella che vede più lontano?',
  answerTitle: 'Mostra la risposta',
  answer:
    'No, è la 8. Le prime otto prendono le pendenze di otto, da 1/2 a 1/256; le altre quattro una sì e una no di ' +
    'quelle di sedici: 0,7071; 0,3536; 0,1768 e 0,0884. Così la testa 9 è la più miope di tutte, la 12 vede circa ' +
    '50 posizioni e la 8 più di mille.',
  fine: 'Le note a margine',
  fineTrained:
    'Ciò che è stato appreso viene da `{{command}}`: un modello di uno strato per ogni larghezza e ogni lunghezza di ' +
    'addestramento, {{steps}} passi su frasi di {{shortest}} parole o più; tutti rispondono bene. I numeri sono ' +
    'arrotondati a interi da −28 a 28 moltiplicati per una scala. I gruppi lontani di T5, che l’addestramento non ha ' +
    'mai visto, sono ancora a 0 come all’inizio; i vettori di Shaw sono sempre quelli delle frasi più lunghe. Il ' +
    'modello con T5 ha otto teste; la nona è di nuovo la prima.',
  finePrecompute:
    'Una tabella senza parametri si calcola una volta, per il testo più lungo, e si taglia: le sue prime righe ' +
    'sono quelle di una corta. In PyTorch si registra come buffer, che si salva e si sposta con il modello ma non ' +
    'si addestra. Perciò i «numeri conservati» crescono con le posizioni e i «numeri appresi» no.',
  fineXl:
    'Il Transformer-XL dell’elenco di una lezione è arXiv {{xl}}; il numero che vi è stampato, {{shaw}}, ' +
    'è l’articolo di Shaw.',
  fineGpt:
    'Una lezione dice che GPT-4 usa RoPE. I suoi autori non l’hanno pubblicato, e perciò qui non compare in ' +
    'nessuna tabella.',
  fineAlibi:
    'Il programma originale di ALiBi somma pendenza × posizione della key invece di togliere pendenza × scarto. ' +
    'Lungo una riga le due cose differiscono per una costante, che la softmax dimentica.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  sentence: 'Il gatto si sedette',
  cards: 'Ciò che ogni codifica aggiunge al punteggio, secondo lo scarto',
  span: 'da {{low}} a {{high}}',
  unseen: 'mai visto in addestramento',
  ended: 'la tabella finisce: {{rows}} righe',
  matrix: {
    effect: 'Ciò che la codifica aggiunge al punteggio di ogni query e key.',
    score: 'Il punteggio di ogni query e key, con la codifica.',
    share: 'Il peso di attenzione di ogni query e key: i punteggi dopo la softmax.',
  },
  chart: {
    effect: 'Ciò che la codifica aggiunge ai punteggi della posizione {{query}}, secondo lo scarto',
    score: 'Punteggi della posizione {{query}} secondo lo scarto, senza la codifica e con essa',
    share: 'Pesi di attenzione della posizione {{query}} secondo lo scarto, senza la codifica e con essa',
  },
  line: { right: 'quello dell’addestramento', wrong: 'l’altro' },
  row:
    '{{name}}, posizione {{query}}: la parola appena prima cambia di {{near}}, quella {{distance}} indietro di ' +
    '{{far}}.',
  noRow: 'La posizione {{query}} non ha una riga in una tabella di {{rows}}; si mostra l’ultima che ce l’ha.',
  layer: {
    words: 'parole',
    table: '+ tabella',
    turn: 'giro',
    bias: '+ bias',
    sum: 'somma di v',
    says:
      '{{name}}, la posizione {{query}} e la parola precedente: il punteggio è {{score}}, di cui la codifica ' +
      'apporta {{effect}}; il peso di attenzione è {{share}}.',
  },
  pairingChart:
    'Punteggi della posizione {{query}} secondo lo scarto, con l’accoppiamento dell’addestramento e con l’altro',
  slopeChart: 'Le pendenze di {{heads}} teste in scala logaritmica',
  slopesPower: '{{heads}} è una potenza di due, e ogni pendenza è la stessa frazione della precedente.',
  slopesOther:
    '{{heads}} non è una potenza di due: prima vengono le pendenze di {{below}} teste, poi la prima, la terza, ' +
    'la quinta… di quelle di {{above}}, finché ce ne sono altre {{rest}}. Di qui il salto verso l’alto.',
  endsAt: 'finisce: {{rows}} righe',
  comment: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
  words:
    '{{all}} codifiche su {{length}} posizioni, addestrate fino a {{trained}}, in una testa di larghezza {{dim}} (la ' +
    '{{head}} di {{heads}}). Parole: {{content}}; pesi: {{weights}}.',
} satisfies Shape<typeof en.later>;

export const questions = {
  where: {
    ask: 'Per quale via {{name}} fa entrare l’ordine nell’attenzione?',
    right: 'Le tabelle si sommano ai vettori, RoPE ruota query e key, le altre agiscono sui punteggi.',
    options: {
      vectors: 'sommandolo ai vettori delle parole',
      turn: 'ruotando query e key',
      bias: 'agendo direttamente sui punteggi',
      values: 'nei valori',
    },
    mistakes: {
      vectors: 'Ai vettori si sommano solo tabelle: la sinusoidale e quella appresa.',
      turn: 'RoPE ruota query e key. {{name}} le lascia come sono.',
      bias: 'Ai punteggi {{name}} non aggiunge nulla: cambiano perché query e key sono state ruotate.',
      values: 'I valori {{name}} non li tocca: cambia a quali parole si presta attenzione, non che cosa dicono.',
    },
  },
  paper: {
    ask: 'Una lezione cita {{paper}} con un nome sbagliato. Di chi è quell’articolo?',
    right: 'È di Shaw, che taglia lo scarto. Transformer-XL è arXiv 1901.02860.',
    options: { shaw: 'di Shaw', transformerXl: 'di Transformer-XL', rotary: 'di RoPE', t5: 'di T5' },
    mistakes: {
      transformerXl: 'Così dice la lezione. Transformer-XL è arXiv 1901.02860.',
      rotary: 'RoPE è arXiv 2104.09864.',
      t5: 'T5 è arXiv 1910.10683.',
    },
  },
  ends: {
    ask:
      'Una tabella appresa di {{trained}} righe; il testo ha {{length}} posizioni. Qual è l’ultima posizione che ha ' +
      'una riga?',
    right: 'Le righe si contano da 0, una per posizione. Dopo l’ultima non c’è nulla da consultare.',
    mistakes: {
      count: 'Questo è il numero delle righe. La prima è la riga 0.',
      text: 'Una formula potrebbe continuare. Una tabella appresa ha solo le sue righe.',
    },
  },
  farthest: {
    ask: 'ALiBi con {{heads}} teste: quale testa, contando da 1, vede più lontano?',
    right:
      'Le teste da 1 a {{below}} hanno le pendenze di {{below}}; dalla {{next}}, altre più ripide stanno in mezzo.',
    mistakes: {
      last: '{{heads}} non è una potenza di due: dopo la testa {{below}} le pendenze ricominciano dalle ripide.',
      first: 'All’inizio le pendenze scendono di testa in testa. Una ripida vede solo ciò che è vicino.',
      steepest: 'Quella è la più miope di tutte: la pendenza più ripida è quella che toglie di più.',
    },
  },
  bucket: {
    ask:
      'T5 in un decoder: gli scarti da 0 a 15 hanno un gruppo ciascuno; da 16 in poi è il gruppo 16 + ⌊16 · ' +
      'log₈(scarto / 16)⌋, al massimo il 31. In quale gruppo cade lo scarto {{distance}}?',
    right:
      'Gli scarti grandi stanno insieme, in gruppi che si allargano all’incirca nello stesso rapporto: da {{last}} ' +
      'in poi tutto è nell’ultimo.',
    mistakes: {
      own: 'Solo gli scarti fino a 15 hanno un gruppo proprio.',
      last: 'L’ultimo gruppo comincia allo scarto {{last}}.',
      equal: 'Quei gruppi non sono larghi uguali: si allargano all’incirca nello stesso rapporto.',
    },
  },
  drift: {
    ask:
      'La stessa parola dappertutto, pesi casuali. Ogni curva è ciò che una codifica aggiunge al punteggio allo ' +
      'scarto {{distance}} mentre le due parole avanzano insieme: tabella sinusoidale, RoPE, ALiBi. Fai clic su ' +
      'quella che non è relativa.',
    right: 'La tabella sinusoidale si somma prima dei pesi, che mescolano le sue onde: conta anche la posizione.',
    mistakes: {
      flat: 'Una curva piatta è ciò che vuol dire relativa: conta solo lo scarto. È di RoPE o di ALiBi.',
    },
  },
  words: {
    ask: 'Tutte le parole vengono sostituite da altre. Chi continua ad aggiungere lo stesso al punteggio?',
    right: 'È un numero per ogni scarto, che si aggiunge al punteggio quali che siano le parole.',
    options: {
      alibi: 'ALiBi',
      t5: 'T5',
      kerple: 'KERPLE',
      rotary: 'RoPE',
      sinusoidal: 'la tabella sinusoidale',
      shaw: 'Shaw',
    },
    mistakes: {
      rotary: 'A ruotare sono le parole stesse, e perciò l’effetto cambia dall’una all’altra.',
      sinusoidal:
        'Parola più posizione per parola più posizione: due dei quattro termini mescolano parola e posizione.',
      shaw: 'I suoi vettori si moltiplicano per la query, e la query nasce dalla parola.',
    },
  },
  partner: {
    ask:
      'RoPE come in GPT-NeoX e Hugging Face, teste di larghezza {{headDim}}, canali contati da 0. Quale canale ruota ' +
      'insieme al canale {{channel}}?',
    right: 'Il canale *i* fa coppia con *i* + *d*/2.',
    mistakes: {
      neighbour: 'Così li accoppiano l’articolo, GPT-J e il codice di Meta: 2*i* con 2*i* + 1.',
      mirror: 'Le metà non si ripiegano l’una sull’altra: il primo dell’una va con il primo dell’altra.',
    },
  },
  loaded: {
    ask: 'Pesi addestrati per un accoppiamento di RoPE vengono caricati in un programma con l’altro. Che cosa succede?',
    right: 'Tutte le forme combaciano, nulla protesta, e qui i punteggi cambiano fino a {{change}}.',
    options: {
      silent: 'i punteggi sono sbagliati, senza alcun errore',
      same: 'nulla: un accoppiamento vale l’altro',
      error: 'il programma si ferma con un errore',
      distance: 'i punteggi non dipendono più dal solo scarto',
    },
    mistakes: {
      same: 'Addestrando dall’inizio, sì. Ma pesi già addestrati si aspettano le proprie coppie.',
      error: 'I due accoppiamenti accettano le stesse forme: non c’è nulla da notare.',
      distance:
        'Dipendono ancora solo da quello, perché query e key ruotano allo stesso modo. Non sarebbe più vero solo ' +
        'mescolando i due accoppiamenti.',
    },
  },
  unseen: {
    ask:
      'RoPE, larghezza della testa {{dim}}, base 10000, addestrato su {{trained}} posizioni. Quante delle {{pairs}} ' +
      'coppie non compiono nemmeno un giro in quella lunghezza?',
    right:
      'Quelle con lunghezza d’onda 2π · 10000^(2*i*/*d*) oltre {{trained}}. Più lontano mostrano angoli mai visti.',
    mistakes: {
      turned: 'Queste sono quelle che il giro lo compiono.',
      channels: 'Questi sono canali. Due fanno una coppia.',
      radians: 'Hai dimenticato 2π: un giro non è un radiante.',
    },
  },
  window: {
    ask:
      'ALiBi, testa {{head}} di {{heads}}, pendenza {{slope}}. A quale scarto una key conta cento volte meno di ' +
      'quella della query stessa, a parità del resto?',
    right: 'La softmax eleva e ai punteggi: pendenza · scarto deve arrivare a ln 100 ≈ 4,6.',
    units: { positions: 'posizioni' },
    mistakes: {
      ten: 'Questo è il logaritmo in base 10. La softmax è fatta di potenze di e.',
      hundred: 'Il punteggio cala di pendenza · scarto. Il peso è e elevato al punteggio, perciò basta ln 100.',
      once: 'Lì il peso è sceso a 1/e, circa il 37%.',
    },
  },
  learned: {
    ask:
      'Larghezza della testa {{dim}}, {{heads}} teste, una tabella appresa di {{trained}} righe. Ordina secondo ' +
      'quanti numeri si devono imparare, i meno per primi.',
    right:
      'ALiBi {{alibi}}; KERPLE {{kerple}} (due per testa); T5 {{t5}} (32 per testa); la tabella {{learned}} (righe × ' +
      'teste × larghezza della testa).',
    options: { alibi: 'ALiBi', kerple: 'KERPLE', t5: 'T5', learned: 'tabella appresa' },
    mistakes: {
      table: 'Una tabella ha un’intera riga di numeri per ogni posizione.',
      reversed: 'Così è dal più al meno.',
    },
  },
} satisfies BankWords;
