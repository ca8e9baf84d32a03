import type { BankWords } from '../../../quiz/question.ts';

export default {
  block: {
    ask:
      'Una riga di {{dim}} numeri ha quattro blocchi di uguale larghezza (S seni, C coseni): {{blocks}}. Quale ' +
      'colonna, contando da 0, è la prima con un coseno di *x*?',
    right: 'Un blocco ha {{dim}}/4 colonne; conta i blocchi prima di quello di cos *x*.',
    mistakes: {
      fromOne: 'Le colonne si contano da 0.',
      interleaved: 'Sta lì quando seno e coseno si alternano. Qui vanno a blocchi.',
      other: 'Questo è il posto nell’ordine di un altro progetto. L’ordine fa parte della disposizione.',
    },
  },
  level: {
    ask:
      'Una sola tabella serve parole, frasi e paragrafi, e le loro righe si sommano. Quale posto (parola, frase, ' +
      'paragrafo) ha la stessa identica riga di {{place}}?',
    right:
      'Una somma non dice che cosa è stato sommato a che cosa: {{place}} e {{swapped}} sommano le ' +
      'stesse tre righe.',
    options: { swapped: '{{swapped}}', sum: '{{sum}}', next: '{{next}}', none: 'nessuno' },
    mistakes: {
      sum:
        'I numeri di quel posto danno la stessa somma, ma si sommano righe, non numeri: sono altre ' +
        'righe della tabella.',
      next: 'Là la parola ha lo stesso numero, ma la frase somma un’altra riga.',
      none:
        'Sarebbe così se i livelli fossero distinti. Qui la parola 1 e la frase 1 sono la stessa ' +
        'riga di una tabella.',
    },
  },
  cross: {
    ask:
      'Disposizione di MAE: metà delle colonne per *x*, metà per *y*. Ordina queste celle secondo quanto somigliano ' +
      '(coseno) a {{cell}}, dalla più simile.',
    right:
      'Una cella della stessa riga conserva metà dei suoi numeri, per lontana che sia. Perciò tre passi lungo la ' +
      'riga costano meno di due in diagonale, e la mappa è una croce.',
    options: { near: '{{near}}', corner: '{{corner}}', row: '{{row}}', diagonal: '{{diagonal}}' },
    mistakes: {
      distance:
        'Questo è l’ordine secondo la distanza nell’immagine. La somiglianza somma quella delle colonne e quella ' +
        'delle righe: non è una distanza.',
      axis: 'La riga in comune non decide da sola: un passo in ogni direzione cambia meno di tre in una.',
    },
  },
  product: {
    ask:
      'Una lezione codifica la cella (*x*, *y*) come sin(*xy* / base^(*i*/*d*)). La cella segnata è {{cell}}; *x* va ' +
      'in orizzontale, *y* verso il basso, entrambe da 0. Fai clic su un’altra cella con la stessa identica riga.',
    right: 'Conta solo il prodotto: ogni cella con *xy* = {{product}} ha questa riga, quali che siano i fattori.',
    mistakes: {
      self: 'Questa è la cella stessa. Ce n’è un’altra con la sua riga.',
      sum: 'Questa cella ha la stessa somma *x* + *y*. La formula moltiplica.',
      axis: 'Con una sola coordinata in comune il prodotto è un altro.',
    },
  },
  zeros: {
    ask:
      'Una lezione codifica la cella (*x*, *y*) come sin(*xy* / base^(*i*/*d*)). Su una griglia di {{width}} colonne ' +
      'e {{height}} righe, quante altre celle hanno la stessa identica riga di {{cell}}?',
    right:
      'Tutte le celle con *x* = 0 o *y* = 0 hanno prodotto 0 e soltanto zeri: {{height}} + {{width}} − 1 celle, ' +
      'compresa questa.',
    mistakes: {
      column: 'Queste hanno *x* = 0. Anche le celle con *y* = 0 hanno prodotto 0.',
      corner: 'Una di troppo: conta la cella stessa.',
      itself: 'Il suo prodotto è 0, e non è la sola.',
    },
  },
  weights: {
    ask:
      'MAE ha i blocchi {{mine}} (S seni, C coseni); {{other}} ha {{blocks}}, con le stesse frequenze. Che cosa vale ' +
      'per le due?',
    right: 'Una somiglianza non vede l’ordine delle colonne; i pesi, che hanno un numero per ogni colonna, sì.',
    options: {
      map: 'le mappe di somiglianza sono uguali, ma i pesi addestrati con l’una non vanno bene per l’altra',
      both: 'le mappe sono uguali, quindi i pesi addestrati con l’una vanno bene per l’altra',
      neither: 'le mappe sono diverse, e anche i pesi che servono',
    },
    mistakes: {
      both: 'Le mappe non mostrano l’ordine delle colonne. Un peso per un seno di *x* incontrerebbe un altro numero.',
      neither: 'Un prodotto scalare somma le colonne in qualunque ordine: gli stessi numeri danno la stessa mappa.',
    },
  },
  offset: {
    ask:
      'I livelli condividono una tabella; la frase *s* sta alla sua riga *s* + {{offset}}, la parola *w* alla riga ' +
      '*w*, contate entrambe da 0. Qual è la prima parola a una riga che può avere una frase?',
    right: 'La frase 0 sta alla riga {{offset}}. Anche la parola con quel numero.',
    mistakes: {
      before: 'La sua riga è quella prima della frase 0.',
      fromOne: 'Anche le parole si contano da 0: il numero di una parola è la sua riga.',
      paragraph: 'Lì cominciano i paragrafi, con uno scarto doppio. Le frasi cominciano prima.',
    },
  },
  shifted: {
    ask:
      'I livelli condividono una tabella, ciascuno con uno scarto di {{offset}} rispetto al precedente. La mappa ha ' +
      'una riga per frase e una colonna per parola del primo paragrafo. Segnata: la parola {{word}} della frase ' +
      '{{sentence}}. Fai clic sul posto con la stessa identica riga.',
    right:
      'La parola *w* della frase *s* somma le righe *w* e *s* + {{offset}} della tabella. La parola *s* + {{offset}} ' +
      'della frase *w* − {{offset}} somma le stesse due.',
    mistakes: {
      self: 'Questo è il posto stesso. Ce n’è un altro con la sua riga.',
      folded: 'Lo scarto è stato tolto solo alla parola. Deve cambiare anche la frase.',
      sum: 'Una parola in più e una frase in meno, o viceversa, sommano altre righe della tabella.',
    },
  },
  gates: {
    ask:
      'CoPE: i gate delle parole {{open}} sono aperti, quelli di {{half}} a metà, tutti gli altri chiusi. A quale ' +
      'posizione sta la parola {{word}} per la query della parola {{last}}?',
    right:
      'La posizione è la somma dei gate dalla parola alla query, comprese entrambe: 1 per un gate aperto, 0,5 per ' +
      'uno a metà.',
    mistakes: {
      words: 'Così si contano le parole. CoPE conta i gate.',
      own: 'Conta anche il gate della parola stessa.',
      whole: 'Un gate a metà conta un mezzo.',
    },
  },
  asked: {
    ask:
      'CoPE: un gate è aperto (1) dove finisce una frase, altrimenti chiuso (0). Ogni cella è una parola, in ordine. ' +
      'L’ultima è la query e cerca la posizione {{asked}}. Fai clic su una parola di cui alza di più il punteggio.',
    right:
      'La frase della query sta alla posizione 1, la precedente alla 2, e così via: tutte le sue parole hanno quella ' +
      'posizione, quante che siano.',
    mistakes: {
      words: 'Questa sta {{asked}} parole indietro. Qui le posizioni contano fini di frase.',
      own: 'La frase della query sta alla posizione 1, perché è la query stessa a chiuderla.',
      other: 'Conta i gate aperti da quella parola alla query: non sono {{asked}}.',
    },
  },
} satisfies BankWords;
