import type { BankWords } from '../../../quiz/question.ts';

export default {
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
