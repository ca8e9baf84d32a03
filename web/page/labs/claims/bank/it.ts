import type { BankWords } from '../../../quiz/question.ts';

export default {
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
