import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/claims.ts';

export default {
  title: 'Verifica le affermazioni, verifica la tua tabella',
  question: 'È vero quel che dicono le lezioni? È giusta la tua tabella?',
  lead:
    'Ciò che le lezioni dicono delle codifiche posizionali, con parole nostre e in ordine di idee, e accanto un ' +
    'verdetto. Non è un’opinione: è ciò che risulta quando posenc fa i conti, adesso, nel tuo browser; per le ' +
    'poche affermazioni che nessun conto può decidere, è ciò che dicono le fonti.',
  deeper:
    'Ciò che si afferma sull’addestramento lo decidono {{seeds}} modelli per ogni caso, addestrati prima. ' +
    'Dove un’affermazione non vale, o non del tutto, lo dicono i numeri, e la figura che lo mostra è a un clic.',
  how:
    'Apri un’affermazione per vedere che cosa è stato misurato. Il verdetto dipende solo da quei numeri: con ' +
    'altri numeri sarebbe un altro. Le affermazioni vengono dalle cinque lezioni per cui è nata questa pagina; ' +
    'scegline una per vedere solo le sue. Sono buone lezioni, e alcune di queste sviste stanno anche ' +
    'nell’articolo originale: un errore che si può verificare insegna più di una regola a cui bisogna credere.',
  controls: 'Quali affermazioni si vedono',
  label: { lesson: 'Lezione', open: 'Affermazioni aperte', sample: 'Tabella di prova' },
  hint:
    'Nella figura ogni affermazione è un segno, una riga per idea; le affermazioni di lezioni diverse da quella ' +
    'scelta sono sbiadite. Fai clic su un segno per aprire la sua affermazione.',
  idea: {
    similarity: 'Vicino e lontano',
    attention: 'L’attenzione',
    numbers: 'Numeri stampati',
    waves: 'Onde e coppie',
    use: 'Grandezze',
    training: 'L’addestramento',
    formulas: 'Altre formule',
    sources: 'Modelli e articoli',
  },
  notice: 'Che cosa osservare',
  caption:
    'Delle {{all}} affermazioni mostrate, {{holds}} valgono, {{partly}} valgono in parte, {{fails}} non valgono e ' +
    '{{open}} non si possono verificare. Le formule sono quasi sempre giuste. A sbagliare sono le frasi che le ' +
    'accompagnano: una regola pratica presentata come legge, un numero troncato, una proprietà di una formula ' +
    'attribuita a un’altra.',
  said: {
    near: 'Posizioni vicine hanno un prodotto scalare maggiore: quello di 0 e 1 è alto, quello di 0 e 100 è basso.',
    distances000: 'Con d = 64, le posizioni 5 e 6 sono più vicine fra loro di quanto lo siano la 5 e la 50.',
    identities001:
      'Il prodotto scalare di due posizioni è la somma dei coseni di ω(i − j); uno spostamento è una ' +
      'rotazione di ogni coppia; tutti i valori stanno fra −1 e 1.',
    linear: 'La codifica di p + k è una funzione lineare di quella di p, la stessa per ogni p.',
    unique: 'Non ci sono due posizioni con la stessa codifica.',
    repeat001: 'Su sequenze molto lunghe le sinusoidi possono cominciare a ripetersi.',
    order001: 'Senza posizioni, le stesse parole in un altro ordine danno risultati identici.',
    fourth001: 'Il termine posizione–posizione di un punteggio dipende solo dallo scarto fra le due posizioni.',
    softmax001: 'Sui punteggi S = KᵀQ, la softmax si applica per righe.',
    terms001: 'Trascurando i bias, un punteggio è la somma di quattro termini.',
    table001: 'La tabella di cinque posizioni con d = 6, stampata con tre decimali.',
    rows004:
      'La tabella di sei posizioni con d = 4, stampata con tre decimali, con (−0,757; −0,653; 0,040; 1,000) ' +
      'alla posizione 4.',
    patterns:
      'Le prime righe sono (0; 1; 0; 1; 0; 1; …), (0,84; 0,54; 0,01; 1,00; 0,00; 1,00; …), (0,91; −0,42; ' +
      '0,02; 1,00; 0,00; 1,00; …).',
    digits003: 'Con d = 512, PE(1) è (0,8414; 0,5403; 0,8218; 0,5696; …; 0,0001; 0,9999).',
    waves003: 'Le lunghezze d’onda vanno da 2π a 10000 · 2π.',
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
    ablation001:
      'Senza codifica posizionale i Transformer perdono moltissimo nei compiti che richiedono ordine; con essa ' +
      'guadagnano.',
    threeBack004:
      'Poiché lo spostamento è lineare, un modello può imparare a prestare attenzione «al token di 3 posizioni prima».',
    longer: 'Con le sinusoidi un modello se la cava con sequenze più lunghe di quelle dell’addestramento.',
    seenOnly: 'Una tabella appresa si limita alle lunghezze viste in addestramento.',
    asGood004: 'Le sinusoidi sono buone quasi quanto una tabella appresa.',
    relative001: 'Le codifiche relative servono ai modelli che devono generalizzare a sequenze molto più lunghe.',
    rope004: 'RoPE è migliore per le sequenze lunghe.',
    alibi004: 'ALiBi estrapola molto bene e non ha bisogno di altra codifica posizionale.',
    formula002:
      'Il ciclo con esponenti 2i/d e 2(i + 1)/d, in cui i conta le colonne, dà la codifica posizionale del ' +
      'Transformer.',
    divide004: '`sin(position / div_term)` è un errore; è giusto `sin(position * div_term)`.',
    product001: 'sin(x · y / 10000^(i/d)) codifica un posto in due dimensioni.',
    levels001: 'Per parole, frasi e paragrafi si sommano le codifiche dei tre livelli.',
    memory001: 'Le sinusoidi richiedono O(d) di memoria.',
    standard001: 'La codifica sinusoidale è diventata lo standard.',
    gpt4: 'GPT-4 usa RoPE.',
    paper004: 'arXiv 1803.02155 è l’articolo di Transformer-XL.',
  },
  found: {
    near:
      'Con d = 512 il prodotto scalare con la posizione 0 è {{one}} alla posizione 1 e {{hundred}} alla 100: meno, ' +
      'ma ancora il {{share}}% del massimo possibile. E non scende sempre: con d = 512 risale allo scarto {{rise}}, ' +
      'e con d = 4 la posizione 6 somiglia alla 0 ({{sixth}}) più della 1 ({{first}}).',
    distances000: 'Le loro distanze sono {{close}} e {{far}}.',
    identities001:
      'Per {{positions}} posizioni con d = {{dim}}, i prodotti scalari differiscono dalla somma di coseni al più di ' +
      '{{dot}}, le righe ruotate da quelle {{shift}} più avanti di {{rotation}}, e nessun valore assoluto supera ' +
      '{{bound}}. È tutto arrotondamento. Su (sin, cos) la rotazione va in senso orario.',
    linear:
      'Per uno spostamento di 5, la migliore di tutte le matrici lascia un residuo di {{paper}} con d = 4, e la ' +
      'matrice di rotazione lascia {{wide}} con d = 64: arrotondamento. Per l’esponente raddoppiato non è ' +
      'così: la matrice migliore lascia {{doubled}}.',
    unique:
      'Delle larghezze 2, 4, 6 e 64, {{collisions}} hanno due righe uguali fra {{count}} posizioni in precisione ' +
      'singola. Che siano vicine è un’altra cosa: con d da 4 a 64 ci sono due righe a soli {{closest}}, e ' +
      'calcolate in bfloat16 le posizioni {{coarseFirst}} e {{coarseSecond}} coincidono.',
    repeat001:
      'Non si ripetono mai esattamente, perché ogni lunghezza d’onda è irrazionale. Ma ci vanno vicino: fino allo ' +
      'scarto {{last}}, d = 4 torna a {{distance}} da dov’era (a {{offset}}; la posizione seguente è a ' +
      '{{neighbour}}), d = 6 solo a {{six}}. Una sola coppia, d = 2, è a {{two}} dopo {{twoOffset}} posizioni.',
    order001:
      'Le uscite si spostano con le loro parole. Seguendo ogni parola differiscono di {{along}}, cioè di ' +
      'arrotondamento; posizione per posizione, fino a {{inPlace}}. Si chiama *equivarianza*. Ciò che dimentica le ' +
      'posizioni, come la media di tutte le righe, resta uguale a meno di {{means}}.',
    fourth001:
      'Con pesi casuali varia fino a {{made}} fra coppie allo stesso scarto; con pesi identità, di {{identity}}. ' +
      'Vale se il prodotto delle due matrici di pesi commuta con le rotazioni, non in generale.',
    softmax001:
      'I pesi di attenzione di una query devono dare per somma 1. In questa disposizione lo fanno lungo le colonne, ' +
      'a meno di {{columns}}; lungo le righe le somme si scostano da 1 fino a {{rows}}. La formula della lezione è ' +
      'giusta, solo la parola «righe» non lo è.',
    terms001:
      'I quattro termini danno per somma il punteggio a meno di {{error}}. I bias in q, k e v lo cambierebbero fino ' +
      'a {{biases}}.',
    table001: 'Dei suoi {{all}} numeri, arrotondati a tre decimali, ne differiscono {{wrong}}.',
    rows004:
      'Dei suoi {{all}} numeri, {{wrong}} sbagliano l’ultima cifra. Alla posizione {{position}} c’è ' +
      '{{printed}} dove il valore è {{computed}}, e {{printedLast}} dove è {{computedLast}}.',
    patterns:
      'Nessuna larghezza va bene. Di quelle provate, da 6 a {{last}}, la più vicina è d = {{at}}, con {{least}} ' +
      'numeri diversi su 18; lì la terza colonna della posizione 1 è {{third}} e la quinta {{fifth}}. Per 0,01 nella ' +
      'terza colonna serve d = 4, che non ha una quinta. La scala d/2 − 1 con d = 6, di frequenze 1; 0,01 e 0,0001, ' +
      'stampa proprio queste righe: {{otherLadder}} diversi.',
    digits003:
      'Dei {{all}} numeri, {{rounded}} sono quelli che dà l’arrotondamento a quattro decimali e {{truncated}} ' +
      'quelli che dà il troncamento. Il primo è {{first}}; all’ultimo manca {{short}} per arrivare a 1, e ' +
      'arrotondato è 1,0000.',
    waves003:
      'Con d = 512 la più lunga è {{last}}, non {{claimed}}: il {{gap}}% in meno, perché l’ultimo esponente è ' +
      '(d − 2)/d e non 1. L’articolo originale dice lo stesso. La scala d/2 − 1 ci arriva: {{lastOther}}.',
    waves004:
      'Con d = 512 sono {{second}}, {{third}} e {{last}}. Circa 20 nelle colonne 4 e 5 va bene con d = 32 ' +
      '({{thirdNarrow}}), dove le colonne 2 e 3 hanno {{secondNarrow}}. A ogni larghezza provata, fino a ' +
      '{{greatest}}, una delle tre si scosta del {{off}}% o più: 6,3 è di nuovo 2π, e all’ultima manca il ' +
      'suo 2π.',
    index003:
      'i conta le coppie. Con i = 1 per le colonne 2 e 3, la colonna 2 della posizione 1 è {{pair}}, come la ' +
      'lezione stessa sviluppa. Con il numero della colonna al posto di i sarebbe {{column}}; su 100 posizioni le ' +
      'due tabelle differiscono fino a {{asColumn}}.',
    odd001:
      'Con d pari sono uguali. Con d = {{dim}} le coppie fanno {{covered}} colonne e ne lasciano fuori {{lost}}: ' +
      'la colonna {{column}}, un seno da solo che si muove di {{spread}} su 100 posizioni.',
    curves001:
      'Così dice il testo; il codice disegna 0, 7, 20 e 31. Mancano: {{missing}}. In più: {{added}}. La colonna ' +
      '20 si muove di {{spread}} su 100 posizioni, quindi vale la pena disegnarla.',
    explog001:
      'Con d = {{dim}} nessuna potenza supera {{greatest}}, quindi non c’è overflow possibile. In precisione ' +
      'singola le frequenze si scostano fino a {{expLog}} con exp e log, e di {{power}} con la potenza stessa: ' +
      '{{times}} volte tanto.',
    dominate001:
      'Nessun valore supera {{bound}}, ma conta la lunghezza della riga. Con d\u00a0=\u00a0512 è {{norm}} a ogni ' +
      'posizione, √(d/2). Un embedding estratto con deviazione standard d^−0,5 ha lunghezza {{embedding}}: la ' +
      'posizione è {{times}} volte più lunga. L’articolo moltiplica prima le parole per √d, senza dire perché; un ' +
      'effetto è che così la parola è la più lunga.',
    small002:
      'Li spostano appena dopo il fattore √d del codice della lezione: {{norm}} contro {{scaled}} con i suoi ' +
      'ingressi casuali, il {{share}}%. Senza il fattore sarebbero {{norm}} contro {{plain}}, il {{sharePlain}}%.',
    extrapolate:
      'La riga della posizione 1000 si può calcolare (la sua lunghezza è {{norm}}, come deve), e una tabella appresa ' +
      'di 512 righe non la contiene. Non ne segue che un modello la capisca: oltre le lunghezze su cui sono ' +
      'addestrati, i modelli con sinusoidi peggiorano (Press e altri, 2021). E il solito codice in precisione ' +
      'singola si scosta di {{near}} a 1000 e di {{far}} a 65535.',
    ablation001:
      'Senza posizioni, {{seeds}} modelli per compito azzeccano il {{whoCameFirst}}, {{threeBack}}, ' +
      '{{whereIsItNow}} e {{wordNumber}}% delle risposte nei quattro compiti di «Conta davvero?»; chi legge le ' +
      'parole senza il loro ordine può arrivare al {{whoCameFirstCeiling}}, {{threeBackCeiling}}, ' +
      '{{whereIsItNowCeiling}} e {{wordNumberCeiling}}%. Con le posizioni se ne imparano {{learnt}} su 4, ognuno ' +
      'con almeno una codifica e con tutti i semi. La condizione: nessuna maschera causale. Con quella, anche senza ' +
      'posizioni si impara quale viene prima ({{masked}}%).',
    threeBack004:
      'Tutti i {{seeds}} modelli lo imparano, dopo {{steps}} passi (la mediana), con il {{once}}% di risposte ' +
      'giuste; con RoPE ne bastano {{rotary}}. Che abbiano imparato *lo spostamento* non ne segue: a lunghezza ' +
      'doppia ne azzeccano il {{twice}}%.',
    longer:
      'Nessuno dei quattro compiti si conserva a lunghezza doppia. A quella dell’addestramento è giusto il ' +
      '{{whoCameFirstOnce}}, {{threeBackOnce}}, {{whereIsItNowOnce}} e {{wordNumberOnce}}%; al doppio il ' +
      '{{whoCameFirst}}, {{threeBack}}, {{whereIsItNow}} e {{wordNumber}}%. Le righe si possono calcolare; che cosa ' +
      'farne non si è mai imparato.',
    seenOnly:
      'Se la parola di tre posizioni indietro sta dove in addestramento non c’era nessuna, i modelli con la tabella ' +
      'appresa ne azzeccano il {{unseen}}%; a caso sarebbe il {{guess}}%. Sopravvive solo ciò che accade nelle ' +
      'posizioni addestrate: la parola numero n, sempre fra le prime sette, è giusta nel {{number}}% a lunghezza ' +
      'quadrupla.',
    asGood004:
      'Alla lunghezza dell’addestramento le mediane delle due non differiscono di più di {{gap}} punti in nessuno ' +
      'dei {{tasks}} compiti. Quale impari prima dipende dal compito: la tabella appresa in {{faster}} su {{tasks}}.',
    relative001:
      'A lunghezza quadrupla la migliore fra ALiBi, T5 e Shaw batte la migliore delle due tabelle in {{wins}} ' +
      'compiti su {{tasks}}: {{whoCameFirst}}% contro {{whoCameFirstAbsolute}}, {{threeBack}} contro ' +
      '{{threeBackAbsolute}}, {{whereIsItNow}} contro {{whereIsItNowAbsolute}}. Non dove il compito conta ' +
      'dall’inizio (parola numero n): {{wordNumber}} contro {{wordNumberAbsolute}}.',
    rope004:
      'A lunghezza doppia batte le sinusoidi in {{twice}} compiti su {{tasks}}, a quadrupla in {{four}}: tre ' +
      'indietro resta al {{three}}%, «dov’è adesso» cade dal {{now}} al {{nowFour}}%. Senza riscalarlo anche RoPE ' +
      'incontra angoli che l’addestramento non ha mai mostrato.',
    alibi004:
      'Dove impara il compito, lo conserva: a lunghezza quadrupla è giusto il {{first}} e il {{now}}%. Ma dei ' +
      '{{tasks}} compiti ne impara {{learnt}}. Simmetrico com’è senza maschera causale, non distingue tre indietro ' +
      'da tre avanti ({{three}}%). Che numero ha una parola lo impara lentamente: {{number}}% dopo {{usual}} passi, ' +
      '{{numberLongest}}% dopo {{longest}}.',
    formula002:
      'Dà un’altra tabella. Seno e coseno di una coppia girano a velocità diverse; {{still}} colonne su ' +
      '{{all}} si muovono di meno di 0,000001 su 100 posizioni; i prodotti scalari fra vicine variano di ' +
      '{{spread}}; e nessuna matrice sposta le sue righe (con d = 4 la migliore lascia {{shift}}).',
    divide004:
      'Dipende da che cos’è `div_term`. Se la posizione si divide per base^(2i/d), la riga coincide con quella ' +
      'dell’articolo a meno di {{byPower}} (posizione {{position}}, d = {{dim}}). Se si divide per il reciproco, ' +
      'che è ciò che il codice della lezione ha lì, la riga si scosta fino a {{byReciprocal}}.',
    product001:
      'I {{cells}} posti di una griglia 8 per 8 ricevono solo {{distinct}} righe diverse. (2, 3), (3, 2), (1, 6) ' +
      'e (6, 1) sono {{equal}} posti con una riga sola, e i due assi sono zero da cima a fondo. E non c’è il ' +
      'coseno.',
    levels001:
      'Dipende dalle tabelle. Se tutti i livelli usano la stessa, {{same}} coppie di livelli si possono ' +
      'confondere: le righe della parola 1, della frase 1 e del paragrafo 1 differiscono di {{difference}}. Con ' +
      'una base propria per ogni livello ne restano {{apartByBase}}.',
    memory001:
      'Una tabella di 1000 posizioni con d = 128 contiene {{once}} numeri, una di 2000 ne contiene {{twice}}: ' +
      'cioè O(N · d). O(d) basta se le righe si calcolano quando servono, da {{frequencies}} frequenze; una ' +
      'riga fatta così coincide con la tabella a meno di {{recomputed}}.',
    standard001:
      'L’uso si conta nei modelli altrui, non si calcola. La maggior parte dei grandi modelli linguistici pubblicati ' +
      'dal 2023 usa RoPE.',
    gpt4: 'I suoi autori non l’hanno pubblicato, quindi non c’è nulla con cui confrontare.',
    paper004:
      'Ricavato dalle fonti, non calcolato: 1803.02155 è di Shaw, Uszkoreit e Vaswani, sulle posizioni relative. ' +
      'Transformer-XL è 1901.02860.',
  },
  askTitle: 'Prova prima di guardare',
  ask:
    'Tre frasi, tutte plausibili: (a) exp e log evitano l’overflow; (b) non ci sono due posizioni con la stessa ' +
    'codifica; (c) il termine posizione–posizione dipende solo dallo scarto. Una sola è giusta. Quale?',
  answerTitle: 'Mostra la risposta',
  answer:
    'La (b). Quanto ad (a), nessuna potenza della formula supera 10000; quanto a (c), serve che il prodotto dei ' +
    'pesi, WqᵀWk, commuti con le rotazioni. Apri le tre affermazioni per vedere i numeri.',
  table: {
    title: 'Verifica la tua tabella',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  allLessons: 'tutte',
  unfold: 'Apri tutte',
  fold: 'Chiudi tutte',
  list: 'Le affermazioni',
  pending: 'in verifica…',
  failed:
    'Non è stato possibile verificare le affermazioni: il browser non ha avviato un secondo thread. Ricaricare ' +
    'la pagina può aiutare. ({{message}})',
  show: 'Vedilo in «{{title}}»',
  tally:
    'Segni di {{all}} affermazioni per idea: {{holds}} valgono, {{partly}} valgono in parte, {{fails}} non valgono, ' +
    '{{open}} non si possono verificare.',
  tone: {
    holds: 'vale',
    partly: 'vale in parte',
    fails: 'non vale',
    open: 'non si può verificare',
    pending: 'in verifica',
  },
  verdict: {
    right: 'giusto',
    truncated: 'troncato, non arrotondato',
    misprinted: 'ultime cifre sbagliate',
    imprecise: 'impreciso',
    rough: 'regola approssimativa',
    conditional: 'a una condizione',
    nonStandard: 'una formula diversa',
    ambiguous: 'ambiguo',
    inconsistent: 'incoerente',
    broken: 'non funziona',
    wrong: 'falso',
    unpublished: 'secondo le fonti: non pubblicato',
    lookedUpOutdated: 'secondo le fonti: non è più così',
    lookedUpFalse: 'secondo le fonti: falso',
  },
  words:
    'Di {{all}} affermazioni delle lezioni, {{holds}} valgono, {{partly}} valgono in parte, {{fails}} non valgono e ' +
    '{{open}} non si possono verificare. La tabella dà ogni verdetto con i numeri da cui viene.',
  table: {
    about:
      'Incolla una tabella di codifiche posizionali, trascina un file sul riquadro o scegline uno: CSV, ' +
      'JSON, `.npy` o ciò che stampano NumPy e PyTorch. Viene confrontata con la formula dell’articolo, con le ' +
      'varianti e gli errori di questa pagina e con le loro combinazioni. Il file è letto nel tuo browser e ' +
      'non va da nessuna parte.',
    page: 'Una pagina per numeri, config e frasi: «È giusto?»',
    box: 'La tua tabella, una riga per posizione',
    file: 'Scegli un file',
    try: 'O prova',
    sample: {
      none: 'una tabella tua',
      right: 'la tabella giusta',
      rounded: 'arrotondata a 4 decimali',
      transposed: 'trasposta',
      offByOne: 'posizioni da 1',
      cosineFirst: 'coseno prima del seno',
      concatenated: 'seni, poi coseni',
      scaled: 'moltiplicata per √d',
      base: 'base 500',
      doubled: 'esponente raddoppiato',
      ladder: 'scala d/2 − 1',
      float32: 'angoli in float32',
      bfloat16: 'bfloat16',
      lesson004: 'la stampa di una lezione',
      random: 'numeri a caso',
    },
    reading: 'Letto: {{name}}',
    paste: 'ciò che hai incollato, troppo lungo per mostrarlo qui',
    working: 'Lettura e confronto…',
    stop: 'Ferma',
    waiting: 'Qui comparirà la diagnosi. Cambia una sola cifra di una delle tabelle di prova e guarda.',
    failed: 'Non è stato possibile verificare la tabella. ({{message}})',
    right: 'È la tabella dell’articolo.',
    wrong: 'È la tabella dell’articolo tranne che per questo: {{causes}}.',
    unknown: 'Nessuna formula nota qui dà questa tabella.',
    name: {
      transposed: 'trasposta',
      halfMinusOne: 'la scala d/2 − 1',
      doubledExponent: 'esponente raddoppiato',
      unpairedExponent: 'esponenti non accoppiati',
      reciprocal: 'divisa per il reciproco',
      otherBase: 'un’altra base',
      offByOne: 'spostata di una posizione',
      otherStart: 'un’altra prima posizione',
      cosineFirst: 'coseni prima',
      concatenated: 'concatenata',
      scaledBySqrtDim: 'moltiplicata per √d',
      float32Angles: 'angoli in float32',
      float16Values: 'valori in float16',
      bfloat16Values: 'valori in bfloat16',
      mixedRounding: 'arrotondata qui, troncata là',
      unknown: 'sconosciuta',
    },
    cause: {
      transposed: 'Le posizioni corrono lungo le colonne. `table.T` la rimette a posto.',
      halfMinusOne:
        'Gli esponenti sono i/(d/2 − 1), come in tensor2tensor, fairseq e Whisper. Nessuna delle due è ' +
        'sbagliata, ma a un modello serve quella con cui è stato addestrato.',
      doubledExponent: 'L’esponente è 2c/d, con c la colonna: i dovrebbe contare le coppie.',
      unpairedExponent:
        'L’esponente è c/d in ogni colonna c, così seno e coseno di una coppia hanno frequenze diverse: la ' +
        'colonna dispari dovrebbe usare (c − 1)/d.',
      reciprocal:
        'La posizione è divisa per base^(−2i/d) invece che moltiplicata: le colonne alte girano veloci invece che ' +
        'lente.',
      otherBase: 'La base è {{base}}, non 10000.',
      offByOne: 'La prima riga è quella della posizione {{first}}, non della 0.',
      otherStart: 'La prima riga è quella della posizione {{first}}, non della 0.',
      cosineFirst: 'Ci sono coseni dove l’articolo ha seni, e seni dove ha coseni.',
      concatenated: 'Prima vengono tutti i seni, poi tutti i coseni. I numeri sono giusti, in un altro ordine.',
      scaledBySqrtDim:
        'Ogni valore è {{scale}} volte quello dell’articolo: √d. L’articolo moltiplica per √d gli embedding, ' +
        'non la tabella.',
      float32Angles:
        'I valori si scostano quanto gli angoli calcolati in float32. Calcola gli angoli in float64 e ' +
        'arrotonda alla fine.',
      float16Values: 'I valori sono in float16, con 11 bit significativi.',
      bfloat16Values: 'I valori sono in bfloat16, con 8 bit significativi: posizioni lontane diventano uguali.',
      mixedRounding:
        'Alcuni valori sono arrotondati all’ultimo decimale, altri troncati. Un programma fa o l’uno o l’altro in ' +
        'tutta la tabella: questi sono stati probabilmente scritti o corretti a mano.',
      unknown:
        'Non è una variante né un errore noto qui, da solo o combinato. Basta un solo valore sbagliato; qui sotto ' +
        'si vede dove differisce la prima volta.',
    },
    differs:
      'Il primo valore che differisce: alla riga {{row}}, colonna {{column}} c’è {{value}}, dove la tabella ' +
      'dell’articolo ha {{expected}}.',
    counted: 'Differiscono {{count}} valori su {{all}}.',
    same: 'Nessun valore differisce da quelli dell’articolo più di quanto spieghino le sue cifre.',
    given: 'La tua tabella',
    paper: 'Quella dell’articolo',
    fact: {
      size: 'Dimensioni',
      read: 'Letta come',
      numbers: 'Numeri',
      error: 'Errore massimo di ciò che si è trovato',
    },
    size: '{{rows}}, {{columns}}',
    rows_one: 'una riga',
    rows_other: '{{count}} righe',
    columns_one: 'una colonna',
    columns_other: '{{count}} colonne',
    digits: '{{digits}} cifre',
    rounding: {
      undecided: 'uguali arrotondati o troncati',
      rounded: 'arrotondati',
      truncated: 'troncati',
      mixed: 'arrotondati e troncati',
    },
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
      tooMany: 'Sono troppi numeri: se ne confrontano al più {{limit}}. Per una diagnosi bastano le prime mille righe.',
      notText: 'Non è un file .npy né testo in UTF-8.',
      archive: 'È un archivio (.npz, .pt, un foglio di calcolo). Salva la sola tabella, per esempio con numpy.save.',
      abbreviated: 'La stampa omette una parte (…). Stampa la tabella intera o salvala in un file.',
      ragged: 'La riga {{row}} ha {{cells}} numeri, quelle prima ne hanno {{expected}}.',
      notNumber: 'Riga {{row}}, colonna {{column}}: «{{text}}» non è un numero.',
      notFinite: 'Riga {{row}}, colonna {{column}}: {{text}} non è un numero finito.',
      shape: 'Questo JSON non contiene una tabella: serve una lista di righe, ciascuna una lista di numeri.',
      npy: 'Questo file .npy contiene altro. Ci si aspettava: {{allowed}}.',
    },
  },
  comment: {
    none: 'Questa affermazione non è questione di aritmetica: non c’è nulla da eseguire.',
    trained:
      'La decidono addestramenti fatti con `npm run bench -- training-table`; per addestrarne uno tu: «Conta davvero?»',
    words: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  digits: {
    ask: 'La colonna {{column}} della posizione 1 con *d* = {{dim}} è {{value}}… Arrotondala a quattro decimali.',
    right: 'La quinta cifra decimale è almeno 5, quindi la quarta sale.',
    mistakes: {
      truncated:
        'Così è troncata, non arrotondata: una lezione la stampa in questo modo. Accanto a una tabella arrotondata, ' +
        'sbaglia l’ultima cifra.',
    },
  },
  memory: {
    ask:
      'Una lezione dice che le sinusoidi richiedono O(*d*) di memoria. Quanti numeri contiene una tabella di ' +
      '{{positions}} posizioni con *d* = {{dim}}?',
    right:
      'Un numero per ogni posizione e colonna: O(*N* · *d*). O(*d*) basta solo se le righe si ' +
      'calcolano quando servono.',
    mistakes: {
      row: 'Questa è una riga. La tabella ne ha una per posizione.',
      pairs: 'Questa è la metà: una coppia ha un seno e un coseno.',
      sum: 'Righe e colonne si moltiplicano: ogni posizione ha un numero in ogni colonna.',
    },
  },
  permuted: {
    ask:
      'L’attenzione senza posizioni e senza maschera riceve le stesse parole in un altro ordine. Che cosa ne è delle ' +
      'sue uscite?',
    right:
      'Le uscite si spostano con le loro parole: l’attenzione è equivariante. Resta uguale solo ciò che dimentica le ' +
      'posizioni, come la media di tutte le righe.',
    options: {
      same: 'le stesse uscite alle stesse posizioni',
      moved: 'l’uscita di ogni parola si sposta con lei, senza cambiare',
      other: 'ogni parola riceve un’altra uscita',
    },
    mistakes: {
      same: 'Così dicono varie lezioni, ma una riga appartiene alla sua parola: dove sta un’altra parola, esce altro.',
      other: 'Una parola vede le stesse parole di prima, con gli stessi punteggi: la sua uscita non cambia.',
    },
  },
  diagnosis: {
    ask:
      'Le prime due righe di una tabella di sei colonne sono ({{p0}}; {{p1}}; {{p2}}; {{p3}}; {{p4}}; {{p5}}) e ' +
      '({{q0}}; {{q1}}; {{q2}}; {{q3}}; {{q4}}; {{q5}}). Che cosa non va?',
    right: 'La prima riga della tabella dell’articolo è 0, 1, 0, 1, …: confrontala.',
    options: {
      offByOne: 'le posizioni partono da 1',
      cosineFirst: 'il coseno viene prima del seno',
      concatenated: 'vengono prima tutti i seni',
      scaled: 'ogni numero è moltiplicato per √*d*',
    },
    mistakes: {
      offByOne: 'Allora la prima riga sarebbe quella della posizione 1 e comincerebbe con sin 1 = 0,84.',
      cosineFirst: 'Allora la prima riga sarebbe 1, 0, 1, 0, …',
      concatenated: 'Allora la prima riga comincerebbe con tutti i suoi zeri e finirebbe con tutti i suoi uno.',
      scaled: 'Allora ci sarebbero numeri maggiori di 1.',
    },
  },
  holds: {
    ask: 'Tre frasi prese da lezioni. Quale è giusta?',
    right: 'Quella è stata verificata, e vale. Le altre due suonano altrettanto plausibili, e non valgono.',
    options: {
      linear: 'La codifica di *p* + *k* è una funzione lineare di quella di *p*, la stessa per ogni *p*.',
      terms001: 'Trascurando i bias, un punteggio è la somma di quattro termini.',
      distances000: 'Con *d* = 64, le posizioni 5 e 6 sono più vicine fra loro di quanto lo siano la 5 e la 50.',
      fourth001: 'Il termine posizione–posizione di un punteggio dipende solo dallo scarto fra le due posizioni.',
      softmax001: 'Sui punteggi *S* = *K*ᵀ*Q*, la softmax si applica per righe.',
      explog001: 'exp e log sostituiscono la potenza per evitare l’overflow.',
      waves004:
        'Le lunghezze d’onda sono circa 6,3 nelle colonne 2 e 3, circa 20 nelle colonne 4 e 5, circa 10000 nelle ' +
        'ultime due.',
    },
    mistakes: {
      fourth001:
        'Solo con pesi che commutano con le rotazioni, come l’identità. Con pesi qualsiasi varia lungo una diagonale.',
      softmax001: 'Le quote di una query devono sommare a 1, e in questa disposizione una query è una colonna.',
      explog001:
        'Nessuna potenza della formula supera 10000, quindi non c’è overflow; e in precisione singola exp e log ' +
        'sono meno precise.',
      waves004:
        '6,3 è 2π, la lunghezza d’onda delle colonne 0 e 1; e all’ultima manca il suo 2π. Nessuna larghezza va bene ' +
        'per tutte e tre.',
    },
  },
  nearest: {
    ask:
      'Con *d* = {{dim}} e base 10000, quale delle posizioni da 1 a 10 ha il massimo prodotto ' +
      'scalare con la posizione 0?',
    right:
      'Circa 2π posizioni più in là la coppia più veloce torna dov’era, e in una tabella stretta è lei a decidere. ' +
      '«Vicino vuol dire simile» è una regola approssimativa.',
    mistakes: {
      neighbour: 'Una posizione gira la coppia più veloce di un radiante intero, e in una tabella così stretta conta.',
      farthest:
        'A quel punto la coppia più veloce si è allontanata di nuovo dal punto di partenza, e quelle lente si sono ' +
        'scostate.',
    },
  },
  falling: {
    ask:
      'Il grafico dà il prodotto scalare della posizione 0 con le posizioni da 0 a 40, diviso per il massimo ' +
      'possibile, per *d* = {{narrow}}, {{middle}} e {{wide}}. Fai clic sulla curva di *d* = {{asked}}.',
    right:
      'Il prodotto scalare è una somma di coseni, uno per coppia. Due coppie oscillano; 256 si mediano in una ' +
      'discesa regolare, almeno vicino all’inizio.',
    mistakes: {
      narrow: 'Questa va su e giù: ha solo due coppie.',
      middle: 'Questa scende, ma con increspature: ha 32 coppie.',
      wide: 'Questa scende regolarmente: ha 256 coppie, le cui oscillazioni si compensano.',
    },
  },
  misprint: {
    ask:
      'Una lezione stampa questa tabella (*d* = {{dim}}, posizioni da 0 a 5 verso il basso) con tre decimali. Alla ' +
      'posizione {{row}} ha {{a3}}, {{b3}}, {{c3}} e {{d3}}; i valori sono {{a5}}, {{b5}}, {{c5}} e {{d5}}. Fai clic ' +
      'su un numero arrotondato male.',
    right:
      'Arrotonda ognuno a tre decimali: due dei quattro sbagliano l’ultima cifra, e il resto della ' +
      'tabella è giusto.',
    mistakes: {
      fine: 'Questo numero è arrotondato bene.',
      elsewhere: 'Questa è un’altra posizione; i suoi numeri sono giusti.',
    },
  },
  longest: {
    ask: 'Qual è la lunghezza d’onda massima della tabella dell’articolo con *d* = {{dim}} e base 10000?',
    right: 'L’ultimo esponente è (*d* − 2)/*d*, non 1, quindi è un po’ più corta di 2π · 10000.',
    mistakes: {
      claimed:
        'Questo è 2π · 10000, come dice l’articolo stesso. L’ultimo esponente è (*d* − 2)/*d*, quindi l’ultima ' +
        'lunghezza d’onda non ci arriva.',
      radian: 'Qui manca 2π, come in una lezione: in tante posizioni la coppia gira di circa un radiante.',
    },
    units: { positions: 'posizioni' },
  },
  sums: {
    ask:
      'Una lezione scrive i punteggi come *S* = *K*ᵀ*Q*, dove ogni colonna di *K* e *Q* è un token. Lungo che cosa i ' +
      'pesi di attenzione sommano a 1?',
    right:
      'L’elemento (*i*, *j*) è la key *i* con la query *j*. Le quote di una query sommano a 1, e una query è una ' +
      'colonna.',
    options: { columns: 'lungo ogni colonna', rows: 'lungo ogni riga', all: 'su tutta la matrice' },
    mistakes: {
      rows: 'Una riga è una key con tutte le query. È così nella disposizione *QK*ᵀ, che è più comune.',
      all: 'Ogni query divide la propria attenzione, qualunque cosa facciano le altre.',
    },
  },
  lengths: {
    ask: 'Ordina per lunghezza (norma) con *d* = {{dim}}, a partire dalla più corta.',
    right:
      'Anche con tutti i valori fra −1 e 1, la riga è lunga √(*d*/2) = 16. È quella riga lunga a dominare gli ' +
      'embedding piccoli, se non li si moltiplica per √*d*.',
    options: {
      position: 'una riga della tabella sinusoidale',
      small: 'un embedding estratto con deviazione standard *d*^(−0,5)',
      normal: 'un embedding estratto con deviazione standard 1',
      scaled: 'quest’ultimo per √*d*',
    },
    mistakes: {
      reversed: 'È il contrario: prima la più corta.',
      bounded: 'I suoi valori sono limitati, ma sono {{dim}}, e i loro quadrati, in media un mezzo, si sommano.',
    },
  },
} satisfies BankWords;
