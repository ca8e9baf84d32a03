import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/compose.ts';

export default {
  title: 'Comporre',
  question: 'Come si somma una posizione a una parola, e che cosa resta di entrambe?',
  lead:
    'Una [parola](word) entra come vettore; le si somma il vettore della sua [posizione](place), e il primo strato ' +
    'non riceve altro. Quanto della [somma](sum) è parola, e quanto posizione?',
  deeper:
    'Due lezioni dicono che la posizione disturba poco, perché i suoi valori restano fra −1 e 1 mentre gli ' +
    'embedding sono grandi. Ma non contano i singoli valori: contano le lunghezze. E quanto è lungo un embedding ' +
    'dipende da come è stato inizializzato e da un fattore che sfugge facilmente: √d.',
  where:
    'Qui *x* è l’embedding e *α* il peso della posizione (1 nell’articolo). Il [dropout](dropout) mette a 0 ' +
    'ogni valore della somma con una certa probabilità e ingrandisce gli altri per compensare.',
  presets: 'Posizione contro parola',
  preset: {
    lesson002: {
      name: 'x · √d',
      about: '16 contro 512',
      note:
        'Una lezione moltiplica per √d: embedding con deviazione standard 1 arrivano a una lunghezza di circa ' +
        '512, la posizione a 16. «Valori molto grandi», dice, e dopo questo fattore è così.',
    },
    unscaled: {
      name: 'senza √d',
      about: '16 contro 22,6',
      note:
        'Gli stessi embedding senza il fattore: circa 22,6 contro 16. Adesso la posizione ruota una parola di circa ' +
        '35°, e «appena» non è più la parola giusta.',
    },
    lesson001: {
      name: 'parole corte',
      about: '16 contro 1',
      note:
        'Dice una lezione: i valori sono limitati affinché la posizione non domini. Ma se gli embedding sono ' +
        'inizializzati con deviazione standard 1/√d, sono lunghi circa 1, e la posizione sempre 16.',
    },
    paper: {
      name: 'parole corte · √d',
      about: '16 contro 22,6',
      note:
        'L’articolo moltiplica per √d ma non dice nulla dell’inizializzazione. In tensor2tensor, il codice dei suoi ' +
        'autori, gli embedding partono con deviazione standard 1/√d. Parola e posizione sono allora di grandezza ' +
        'simile; è questo che una lezione intende con grandezze coerenti.',
    },
  },
  stripsTitle:
    'Lo stesso, valore per valore: {{dim}} numeri a p = {{position}}, in righe di 64 al massimo, con gli stessi ' +
    'colori',
  reading: {
    title: 'La parola indicata',
    moved: 'Posizione / parola',
    percent: '{{percent}}%',
    after: 'Lunghezza dopo il dropout',
    dropped: 'Il dropout la ruota di',
    zeroed: 'Valori messi a 0',
    of: '{{zeroed}} su {{all}}',
  },
  axisPosition: 'posizione p →',
  axisLength: 'lunghezza',
  axisAngle: 'gradi di rotazione',
  controls: 'Comandi della somma',
  label: {
    position: 'Posizione p',
    start: 'Deviazione standard iniziale degli embedding',
    rooted: 'Moltiplica le parole per √d',
    alpha: 'Peso α della posizione',
    dropout: 'Dropout',
    dim: 'Larghezza d (d_model)',
    tokens: 'Posizioni',
    batch: 'Batch',
    seed: 'Seme casuale',
  },
  starts: { unit: '1 (PyTorch)', root: '1/√d (come tensor2tensor)', small: '0,02 (BERT, GPT-2)' },
  hint:
    'Fai clic o trascina su un grafico, o usa lì i tasti freccia, per indicare una posizione. Di un batch si disegna ' +
    'la prima sequenza. Qui la larghezza è pari: con un seno spaiato in fondo, la lunghezza della posizione ' +
    'cambierebbe da una posizione all’altra.',
  notice: 'Che cosa osservare',
  caption:
    'Il vettore della posizione ha la stessa lunghezza dappertutto: α√(d/2), qui {{place}}. Con √d questa parola è ' +
    'lunga {{rooted}} e ruota di {{rootedAngle}}°; senza, è lunga {{plain}} e ruota di {{plainAngle}}°.',
  captionDropout:
    'Confronta il dropout: ruota la somma di {{dropped}}°, a caso e di nuovo a ogni passo dell’addestramento.',
  captionOff: 'Con α = 0 non si somma alcuna posizione: nessuna parola ruota, e l’ordine è perduto.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Parti da x · √d con d = 512. Quanto dev’essere grande α perché una posizione sia lunga come la sua parola, e di ' +
    'quanto ruota allora la parola?',
  answerTitle: 'Mostra la risposta',
  answer:
    '32: la parola è lunga circa d = 512, la posizione √(d/2) = 16, e 512/16 = √(2d) = 32. La parola ruota allora di ' +
    'circa 45°. In tante dimensioni due vettori indipendenti sono quasi sempre pressoché perpendicolari, e la somma ' +
    'di due vettori perpendicolari di pari lunghezza sta a metà strada fra loro.',
  fine: 'Le note a margine',
  fineBounded:
    '«Limitato, perciò non domina»: ogni valore è limitato, ma la lunghezza di PE(p) è sempre √(d/2) ' +
    'e cresce con la larghezza. Che cosa domini è questione di proporzione.',
  fineLarge: '«Gli embedding hanno valori molto grandi»: dopo il fattore √d. Senza, no.',
  fineRight:
    'Un angolo piccolo non vuol dire che l’ordine vada perso. Le posizioni occupano poche direzioni (100 righe con ' +
    'd = 512 hanno il 99% della lunghezza al quadrato in 30 su 512), e le proiezioni possono imparare a guardare lì.',
  fineDrawn:
    'Gli embedding sono estratti a caso da un seme, come all’inizio di un addestramento; quelli addestrati hanno ' +
    'altre lunghezze. Ciò che il dropout azzera dipende dallo stesso seme ed è uguale su ogni macchina.',
  why: {
    title: 'Perché sommare, e dove?',
    add:
      'Affiancati, parola e posizione non si confonderebbero, ma un vettore largo il doppio rende quattro volte più ' +
      'grandi le matrici di ogni strato; a pari larghezza, la parola cederebbe dei numeri. Sommare ne è un caso ' +
      'particolare: uno strato che moltiplica ciascuna metà per una sua matrice calcola W₁x + W₂PE, e sommare vuol ' +
      'dire W₁ = W₂. Costa poco, perché in molte dimensioni vettori indipendenti sono quasi perpendicolari, e uno ' +
      'strato può ancora imparare a leggere dalla somma l’una o l’altro.',
    where:
      'Nel Transformer dell’articolo la somma si fa una volta sola, dopo l’embedding e prima del primo strato, ' +
      'nell’encoder come nel decoder; le connessioni residue la portano di strato in strato. Quasi tutti i modelli ' +
      'più recenti qui non sommano nulla: RoPE ruota query e key dentro l’attenzione, strato per strato, e ALiBi e ' +
      'T5 sommano ai suoi punteggi («Tutta la famiglia»).',
  },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  triangles:
    'La parola a p = {{position}}, la sua posizione e la somma, nel piano delle tre; ogni triangolo nella propria ' +
    'scala',
  four: 'La somma in quattro dimensioni, posizione {{position}}',
  triangleAlt:
    'Triangolo della parola, lunga {{word}}, della posizione, lunga {{place}}, e della somma, lunga {{sum}}; la ' +
    'parola alla posizione {{position}} ruota di {{angle}} gradi.',
  rooted: 'Con √d',
  plain: 'Senza √d',
  word: 'Parola',
  place: 'Posizione',
  sum: 'Somma',
  turnedBy: 'Ruotata di',
  strips: {
    word: 'Parola',
    place: 'Posizione',
    sum: 'Somma',
    after: 'Dopo il dropout: le celle nere sono state messe a 0',
  },
  stripAlt: '{{name}}, {{dim}} valori alla posizione {{position}}',
  scale: 'Valori:',
  lengthsAlt: 'Lunghezze di parola, posizione e somma a ogni posizione',
  anglesAlt: 'Gradi di cui ruota ogni parola, con √d, senza, e per il dropout',
  byDropout: 'Per il dropout',
  shapes:
    'Entra {{from}}, esce {{to}}: batch, posizioni, larghezza. Sommare non cambia la forma. Il dropout ha azzerato ' +
    '{{zeroed}} valori su {{entries}}, il {{percent}}%.',
  words:
    'Un batch di {{batch}}, {{tokens}} posizioni, larghezza {{dim}}. Deviazione standard iniziale degli embedding: ' +
    '{{start}}. {{factor}}, α = {{alpha}}, dropout {{dropout}}.',
  comment: 'numeri casuali diversi da quelli di posenc',
} satisfies Shape<typeof en.later>;

export const questions = {
  place: {
    ask:
      'Quanto è lungo il vettore che si somma alla posizione {{position}}, con larghezza {{dim}} e peso α = ' +
      '{{alpha}}?',
    right: 'Ognuna delle *d*/2 coppie è lunga 1, quindi la riga è lunga √(*d*/2), e se ne somma α volte tanto.',
    mistakes: {
      weightless: 'Così è lunga la riga della tabella. Prima di sommarla la si moltiplica per α.',
      whole: 'Questo è α√*d*. Le coppie sono *d*/2, e ognuna aggiunge 1 sotto la radice.',
      rootless: 'I *d*/2 uno danno il quadrato della lunghezza: manca la radice, e poi α.',
    },
  },
  shape: {
    ask:
      'Le parole entrano come ({{batch}}, {{words}}, {{dim}}), la tabella delle posizioni è ({{words}}, {{dim}}). ' +
      'Che forma ha la somma?',
    right: 'A ogni numero se ne somma uno, e a ogni sequenza del batch la stessa tabella: la forma resta.',
    options: {
      same: '({{batch}}, {{words}}, {{dim}})',
      wider: '({{batch}}, {{words}}, {{twice}})',
      longer: '({{batch}}, {{double}}, {{dim}})',
      table: '({{words}}, {{dim}})',
    },
    mistakes: {
      wider: 'Sarebbe così affiancandoli. Qui si sommano.',
      longer: 'Le posizioni non si accodano come altri token; ciascuna si somma alla sua parola.',
      table: 'Il batch resta: la tabella si somma a ognuna delle sue sequenze.',
    },
  },
  flat: {
    ask:
      'Larghezza {{dim}}, parole così come sono estratte, senza √d. Tre lunghezze alle posizioni da 0 a 7: parola, ' +
      'posizione e somma. Fai clic sulla curva della posizione.',
    right: 'Una riga di seni e coseni è lunga √(*d*/2) dappertutto; parole a caso non sono tutte lunghe uguali.',
    mistakes: {
      word: 'Quella è la parola: ciascuna è estratta a caso, e così la sua lunghezza.',
      sum: 'Quella è la somma: varia con le parole.',
    },
  },
  word: {
    ask:
      'Gli embedding partono con deviazione standard 1 e si moltiplicano per √d. Quanto è lunga, all’incirca, una ' +
      'parola con larghezza {{dim}}?',
    right: '*d* valori di grandezza 1 fanno un vettore lungo circa √*d*; per √*d*, dà *d*.',
    mistakes: {
      plain: 'Così è lunga prima di moltiplicarla per √*d*.',
      square: 'I valori di un vettore si sommano al quadrato: √*d* · √*d* = *d*.',
    },
  },
  short: {
    ask:
      'Una lezione dice che valori limitati impediscono alla posizione di dominare. Gli embedding partono con ' +
      'deviazione standard 1/√d e non si moltiplicano per √d; d = {{dim}}. Quante volte più lunga della parola è la ' +
      'posizione, all’incirca?',
    right: 'La parola è lunga circa 1, la posizione √(*d*/2). Valori limitati non fanno un vettore corto.',
    mistakes: {
      rooted: 'Sarebbe così con il fattore √*d*, che rende le parole √*d* volte più lunghe.',
      square: 'Questo è *d*/2, il quadrato della lunghezza.',
    },
  },
  turned: {
    ask:
      'Sommare la posizione ruota la parola. Ordina quattro modi di cominciare, dall’angolo più piccolo al più ' +
      'grande (d = {{dim}}).',
    right: 'La posizione è lunga 16 in tutti e quattro; le parole circa 512; 22,6; 10,2 e 1. Le corte ruotano di più.',
    options: {
      large: 'deviazione standard 1, per √d',
      unit: 'deviazione standard 1, senza √d',
      small: 'deviazione standard 0,02, per √d',
      root: 'deviazione standard 1/√d, senza √d',
    },
    mistakes: {
      reversed: 'Al contrario: una parola lunga si muove appena, una corta sì.',
      bounded: '√*d* allunga le parole: con quel fattore ruotano meno, non di più.',
    },
  },
  lost: {
    ask: 'Con x · √d la posizione ruota la parola di meno di 2°. L’ordine è perduto?',
    right: 'Le posizioni occupano poche direzioni, e le proiezioni possono imparare a guardare lì.',
    options: {
      aside: 'no: le proiezioni possono imparare a guardare dove stanno le posizioni',
      lost: 'sì: un angolo così piccolo è sommerso dalle parole',
      equal: 'sì, a meno che α renda le posizioni lunghe come le parole',
      dropout: 'sì, perché il dropout ruota di più',
    },
    mistakes: {
      lost: 'L’angolo dice quanta parte del tutto è posizione, non se si possa leggere. Pesi appresi possono farlo.',
      equal: 'Nulla esige lunghezze uguali: l’articolo stesso usa α = 1.',
      dropout: 'Il dropout è casuale e nuovo a ogni passo; la posizione è sempre la stessa, perciò si può imparare.',
    },
  },
  equal: {
    ask:
      'Embedding con deviazione standard 1, per √d, d = {{dim}}. Quanto dev’essere grande α, all’incirca, perché la ' +
      'posizione sia lunga come la sua parola?',
    right: 'La parola è lunga circa *d*, la posizione √(*d*/2): α = √(2*d*).',
    mistakes: {
      whole: 'La posizione è lunga √(*d*/2), non √*d*: solo *d*/2 coppie danno 1 ciascuna.',
      plain: 'Basta solo senza il fattore √*d*.',
    },
  },
  angle: {
    ask:
      'Senza √d e con α = {{alpha}}, una parola è lunga {{word}} e la sua posizione {{place}}; in {{dim}} dimensioni ' +
      'sono quasi perpendicolari. Di quanti gradi ruota la parola sommando la posizione?',
    right: 'In un triangolo rettangolo la tangente dell’angolo è posizione / parola.',
    units: { degrees: 'gradi' },
    mistakes: {
      barely: 'Quasi per niente, dice una lezione. Vale solo dopo aver moltiplicato le parole per √*d*.',
      other: 'Questo è l’angolo fra la somma e la posizione. Quello della parola è ciò che manca a 90°.',
      percent: 'Questo è posizione / parola in percentuale, non un angolo.',
    },
  },
  dropped: {
    ask:
      'Una somma è lunga {{before}}. Il dropout azzera il {{percent}}% dei suoi {{dim}} valori e ingrandisce gli ' +
      'altri per compensare. Quanto è lunga dopo, all’incirca?',
    right:
      'Con dropout *q* resta una parte 1 − *q* dei valori, 1/(1 − *q*) volte più grandi: la lunghezza cresce di ' +
      '1/√(1 − *q*).',
    mistakes: {
      same:
        'Si conserva la media di ogni valore, non la lunghezza: pochi valori grandi sono più lunghi di molti ' +
        'piccoli.',
      shorter: 'Sarebbe così se gli altri non venissero ingranditi.',
      entry: 'Di tanto cresce ogni valore che resta. Ma ne restano meno.',
    },
  },
} satisfies BankWords;
