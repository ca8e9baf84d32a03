import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/shift.ts';

export default {
  title: 'Spostare è ruotare',
  question: 'Come può un modello vedere «k parole più avanti»?',
  lead:
    'Andando avanti di *k* posizioni, ogni lancetta dell’orologio gira del proprio angolo, dovunque fosse prima. Nel ' +
    '[piano](plane) di ogni coppia questa rotazione è un [blocco](block) di due per due numeri, e tutti i blocchi ' +
    'insieme sono un’unica matrice, M(k).',
  deeper:
    'Vale per ogni [posizione](position) *p*, perché *p* non vi compare: compare solo lo [spostamento](shift) *k*. È ' +
    'questo che intendono le lezioni con «PE(p + k) è funzione lineare di PE(p)»: un modello potrebbe imparare una ' +
    'volta sola, per tutte le posizioni, che cosa vuol dire «tre parole più avanti».',
  where:
    'A sinistra la coppia *i* alla posizione *p* + *k*, a destra la stessa coppia a *p*. In mezzo sta il blocco, ' +
    'una rotazione: in senso orario, se il seno va verso destra e il coseno verso l’alto.',
  presets: 'Per cominciare',
  preset: {
    linear: {
      name: 'd = 64',
      about: 'una matrice per ogni p',
      note:
        'Tre lezioni dicono che PE(p + k) è lineare in PE(p). Con la formula dell’articolo è esattamente vero; ' +
        'quel che resta è arrotondamento.',
    },
    lesson002: {
      name: 'esponente raddoppiato',
      about: 'il coseno che manca',
      note:
        'La formula di una lezione, con l’esponente raddoppiato, d = 4, 1000 posizioni, cinque passi avanti: anche ' +
        'la migliore delle matrici lascia un residuo di 0,96. È |sin 5|, come spiega il testo sotto le curve.',
    },
    seven: {
      name: 'k = 22',
      about: 'quasi un successo',
      note:
        'La stessa formula con una coppia sola, 22 passi avanti. D’un tratto il residuo quasi scompare. La ' +
        'domanda più sotto parla di questo.',
    },
    few: {
      name: '12 righe',
      about: 'un adattamento che non prova nulla',
      note:
        'Una tabella a caso di 12 righe e otto colonne, com’è all’inizio una appresa. Sette coppie di righe sono ' +
        'troppo poche per escludere ' +
        'tutte le matrici: ce n’è sempre una che va bene.',
    },
  },
  reading: {
    title: 'Residui della matrice mostrata',
    move: 'Da, a',
    fromTo: '{{from}} → {{to}}',
    here: 'Residuo a questa p',
    all: 'Il massimo, su {{starts}} posizioni',
    rank: 'Colonne indipendenti',
    rankOf: '{{rank}} su {{dim}}',
    known: 'non serve',
  },
  origin:
    'Da dove viene il residuo dell’esponente raddoppiato: la prima colonna è sin p, e sin(p + k) = cos k · sin p ' +
    '+ sin k · cos p, qui {{cosine}} · sin p {{sign}} {{bound}} · cos p. Ma nessuna colonna contiene cos p: ' +
    'il coseno accanto gira {{slower}} volte più lentamente. Perciò nel caso peggiore manca |sin k| = {{bound}}. I ' +
    'minimi quadrati su tutte le colonne lasciano un residuo fino a {{largest}}: in una tabella lunga e stretta ' +
    'quasi esattamente quello. In una corta altre colonne possono supplire; in una larga falliscono anche quelle.',
  controls: 'Comandi dello spostamento',
  label: {
    position: 'Posizione p',
    shift: 'Spostamento k',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    rows: 'Posizioni nelle tabelle',
    seed: 'Seme della tabella a caso',
    source: 'Tabella mostrata',
    pairs: 'Coppie disegnate',
  },
  hint:
    'Il pulsante di ogni curva mostra qui sopra la matrice e i piani di quella tabella. Si disegnano fino a otto ' +
    'coppie; la nona prende il posto della prima scelta. Qui la larghezza è pari, perché ogni seno ha bisogno del ' +
    'suo coseno per ruotare.',
  notice: 'Che cosa osservare',
  caption:
    'Con la formula dell’articolo il residuo è al massimo {{sinusoidal}}, ed è arrotondamento; la matrice è stata ' +
    'scritta a partire dal solo k = {{shift}}, senza vedere nemmeno una riga. Per le altre due i minimi quadrati ' +
    'hanno visto l’intera tabella, eppure lasciano {{doubled}} e {{learned}}.',
  captionTurns: 'Sposta p: i vettori ruotano e l’angolo fra loro non cambia.',
  captionBends:
    'Sposta p: nella tabella mostrata l’angolo fra i vettori cambia; con la formula dell’articolo resta lo stesso.',
  captionFew:
    'Con la formula dell’articolo il residuo è al massimo {{sinusoidal}}, qualunque sia p. Le altre due lasciano ' +
    '{{doubled}} e {{learned}}, ma a così poche righe si adatta qualche matrice anche se sono del tutto casuali.',
  captionStill:
    'Con k = 0 non si muove niente, e la matrice che non cambia nulla va bene per ogni tabella. Scegli un ' +
    'altro k.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Con l’esponente raddoppiato e d = 2, passa da k = 21 a 22 e poi a 23. Perché 22 quasi funziona e i ' +
    'suoi vicini no?',
  answerTitle: 'Mostra la risposta',
  answer:
    '22 è quasi esattamente 7π, sette mezzi giri. Dopo mezzo giro il seno ha soltanto cambiato segno, e per ' +
    'questo non serve alcun coseno: manca appena |sin 22| = 0,0089, mentre |sin 21| e |sin 23| sono 0,84 e 0,85. A ' +
    '44, il doppio di 22, è 0,018. Le coppie dell’articolo non dipendono da questa fortuna, perché ogni seno ha ' +
    'accanto il coseno della propria frequenza.',
  fine: 'Le note a margine',
  fineWay: 'La matrice agisce su colonne. Dove i token sono righe, come in quasi tutti i programmi, è P · M(k)ᵀ.',
  fineLearned:
    'La terza tabella è estratta a caso da un seme, con deviazione standard √½ per ogni valore, così che ' +
    'le righe siano lunghe come le altre. Non è addestrata; l’addestramento potrebbe insegnarle qualcosa di ' +
    'simile a una rotazione, ma niente nella sua costruzione lo chiede.',
  fineLimit:
    'Che una tale matrice esista non vuol dire che un modello la usi. Dice solo che una matrice di pesi può ' +
    'esprimerlo; che perciò sia facile da imparare è una congettura dell’articolo.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  matrixKnown: 'M({{shift}}), un blocco per ogni coppia',
  matrixBest: 'La matrice migliore per k = {{shift}}',
  matrixAlt: 'Matrice di {{dim}} per {{dim}} numeri che porta PE(p) in PE(p + {{shift}}). Tabella: {{source}}.',
  scale: 'Valori:',
  planes: 'Da p = {{from}} a p + k = {{to}}, coppia per coppia',
  planesAlt:
    'Piani delle coppie scelte con PE({{from}}), PE({{to}}) e il punto in cui la matrice porta PE({{from}}). ' +
    'Tabella: {{source}}.',
  pairName: 'coppia {{pair}}',
  turn: '{{radians}} rad, {{turns}} giri',
  angle: '{{radians}} rad',
  gap: 'errore: {{gap}}',
  attempts:
    'Tre tabelle, ciascuna con la sua matrice migliore, e il residuo a ognuna di {{starts}} posizioni p: la massima ' +
    'differenza, valore per valore, fra la riga e ciò che dà la matrice',
  sources: {
    sinusoidal: { name: 'La formula dell’articolo', how: 'M(k), nota in partenza' },
    doubled: { name: 'L’esponente raddoppiato', how: 'la migliore, ai minimi quadrati' },
    learned: { name: 'Una tabella a caso, com’è all’inizio una appresa', how: 'la migliore, ai minimi quadrati' },
  },
  largest: 'al massimo',
  relative: 'nel complesso il {{percent}}% della norma delle righe',
  rows_one: '{{count}} coppia di righe',
  rows_other: '{{count}} coppie di righe',
  few:
    'Solo {{rows}} per una larghezza di {{dim}}: anche se le righe fossero numeri a caso, qualche matrice vi si ' +
    'adatterebbe esattamente. Un residuo nullo qui non dimostra nulla. Prendi più posizioni.',
  words:
    'PE({{from}}) e PE({{to}}) con larghezza {{dim}} e base {{base}}, k = {{shift}}, per le coppie {{pairs}}. ' +
    'Tabella mostrata: {{source}}.',
  comment: 'numeri casuali diversi da quelli di posenc',
} satisfies Shape<typeof en.later>;

export const questions = {
  angle: {
    ask:
      'Larghezza {{dim}}, base 10000. Di quale angolo gira la coppia {{pair}} dalla posizione {{position}} alla ' +
      '{{to}}?',
    right: 'La sua frequenza per lo spostamento: ω · *k*, con ω = 10000^(−2*i*/*d*). Non conta dove stava prima.',
    units: { radians: 'radianti' },
    mistakes: {
      position: 'Questo è l’angolo alla posizione {{to}}. Si chiede di quanto cambia.',
      first: 'Solo la coppia 0 gira di 1 radiante a posizione. Le successive sono più lente.',
    },
  },
  numbers: {
    ask: 'Quanti numeri di M({{shift}}) non sono 0, con larghezza {{dim}}?',
    right: 'Un blocco di due per due per ognuna delle *d*/2 coppie e zeri altrove: 2*d*.',
    mistakes: {
      all: 'Nessuna coppia ha bisogno dei numeri di un’altra: fra le coppie ci sono solo zeri.',
      diagonal: 'Una rotazione mescola seno e coseno: servono numeri anche accanto alla diagonale.',
      pairs: 'Questo è il numero delle coppie. Ognuna ha un blocco di quattro numeri.',
    },
  },
  direction: {
    ask: 'Il seno verso destra, il coseno verso l’alto. In che verso gira la coppia 0 andando avanti di {{shift}}?',
    right: 'Alla posizione 0 punta in alto, a (0, 1), e poi a destra, dove cresce il seno: in senso orario.',
    options: { clockwise: 'in senso orario', counter: 'in senso antiorario', depends: 'dipende dalla posizione' },
    mistakes: {
      counter: 'Sarebbe così con il coseno verso destra e il seno verso l’alto.',
      depends: 'La posizione non compare in M(*k*): la rotazione è la stessa dappertutto.',
    },
  },
  elsewhere: {
    ask:
      'Una matrice porta PE({{first}}) in PE({{to}}): M({{shift}}). La si applica a PE({{other}}). Quale posizione ' +
      'ne esce?',
    right: 'Sempre {{shift}} più avanti: *p* non compare in M(*k*).',
    mistakes: {
      same: 'Non ricorda dove ha portato un altro vettore. Li ruota tutti degli stessi angoli.',
      sum: 'La matrice aggiunge {{shift}}, la via da {{first}} a {{to}}, non {{to}}.',
    },
  },
  block: {
    ask:
      'Questa è M({{shift}}) con larghezza 8, che porta una colonna di seni e coseni in quella nuova: riga = valore ' +
      'nuovo, colonna = valore vecchio. Fai clic su −sin(ω*k*) della coppia {{pair}}, che porta il seno vecchio nel ' +
      'coseno nuovo.',
    right: 'Il blocco della coppia *i* occupa righe e colonne 2*i* e 2*i* + 1; il meno è in basso a sinistra.',
    mistakes: {
      upper:
        'Questo è +sin: la riga {{sine}} forma il nuovo seno, sin(*a* + *b*) = cos *b* · sin *a* + sin *b* · cos ' +
        '*a*.',
      diagonal: 'Sulla diagonale c’è il coseno dell’angolo.',
      pair: 'Questo è il blocco di un’altra coppia.',
      outside: 'Fuori dai blocchi ci sono solo zeri.',
    },
  },
  twice: {
    ask: 'M({{shift}}) si applica due volte di seguito. È come applicare M(*k*) una volta. Quanto vale *k*?',
    right: 'Ruotando due volte gli angoli si sommano, e con loro gli spostamenti.',
    mistakes: {
      once: 'Due rotazioni sono più di una.',
      square: 'Le matrici si moltiplicano, ma i loro angoli, e dunque gli spostamenti, si sommano.',
    },
  },
  flat: {
    ask:
      'Tre tabelle di larghezza {{dim}}: la formula dell’articolo, l’esponente raddoppiato, numeri a caso. Ogni ' +
      'curva è il coseno fra PE(p) e PE(p + {{shift}}), secondo p. Fai clic su quella della formula dell’articolo.',
    right: 'I due vettori ruotano degli stessi angoli, quindi l’angolo fra loro non cambia: una linea piatta.',
    mistakes: {
      doubled: 'Oscilla con p: un seno e un coseno di velocità diverse non girano come coppia.',
      random: 'Questa è la tabella a caso: le sue righe non hanno nulla a che fare fra loro.',
    },
  },
  few: {
    ask:
      'Una tabella a caso di {{rows}} righe e larghezza {{dim}}, k = {{shift}}. La matrice migliore non lascia ' +
      'residuo. Che cosa dimostra?',
    right: 'Coppie di righe: solo {{count}}. A così poche si adatta qualche matrice anche se sono del tutto casuali.',
    options: {
      nothing: 'nulla: a così poche righe si adatta qualche matrice',
      linear: 'che gli spostamenti sono lineari nelle tabelle a caso',
      rotation: 'che la matrice è una rotazione',
      trained: 'che la tabella è addestrata',
    },
    mistakes: {
      linear: 'Prendi più righe di larghezza più spostamento, e il residuo compare.',
      rotation: 'I minimi quadrati non chiedono una rotazione, solo una matrice qualsiasi che vada bene.',
      trained: 'Qui non è addestrato nulla. Con così poche righe basta il caso.',
    },
  },
  residual: {
    ask:
      'Il ciclo di una lezione raddoppia l’esponente. Larghezza {{dim}}, {{rows}} posizioni, k = {{shift}}: che ' +
      'residuo lascia, all’incirca, anche la migliore delle matrici?',
    right:
      'sin(*p* + *k*) ha bisogno di sin *k* · cos *p*, e nessuna colonna contiene cos *p*: manca fino a |sin *k*|.',
    mistakes: {
      none: 'È così con la formula dell’articolo. Qui il coseno accanto al primo seno ha un’altra velocità.',
      cosine: 'cos *k* · sin *p* c’è. Quel che manca è l’altra parte.',
    },
  },
  ranking: {
    ask: 'Larghezza {{dim}}. Ordina secondo il residuo che lascia la matrice migliore, il più piccolo per primo.',
    right:
      'Quello dell’articolo è arrotondamento. {{half}} è quasi un numero intero di mezzi giri: il coseno non serve.',
    options: {
      paper: 'la formula dell’articolo, k = {{off}}',
      half: 'l’esponente raddoppiato, k = {{half}}',
      off: 'l’esponente raddoppiato, k = {{off}}',
      random: 'una tabella a caso, k = {{off}}',
    },
    mistakes: {
      far: 'Non conta quanto è lungo lo spostamento, ma |sin *k*|: {{half}} è vicino a un multiplo di π.',
      reversed: 'Così è dal più grande al più piccolo.',
    },
  },
  rows: {
    ask:
      'Una tabella a caso di larghezza {{dim}}, k = {{shift}}. Da quante righe in su nessuna matrice può più ' +
      'adattarsi esattamente?',
    right: 'Le coppie sono *k* meno delle righe, e a *d* coppie si adatta sempre qualche matrice: *d* + *k* + 1.',
    mistakes: {
      width: 'Le righe non sono coppie: le ultime *k* non hanno compagna.',
      equal: 'Così restano tante coppie quante colonne, e si possono ancora adattare. Una di più.',
    },
  },
} satisfies BankWords;
