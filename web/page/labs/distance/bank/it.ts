import type { BankWords } from '../../../quiz/question.ts';

export default {
  self: {
    ask: 'Larghezza {{dim}}. Quanto vale il prodotto scalare della posizione {{position}} con sé stessa?',
    right: 'Ogni coppia dà sin² + cos² = 1, e le coppie sono *d*/2. È il prodotto scalare più grande che ci sia.',
    mistakes: {
      columns: 'Ogni 1 si divide fra due colonne: un seno al quadrato e un coseno al quadrato.',
      cosine: 'Questo è il coseno. Il prodotto scalare non si divide per le lunghezze.',
      length: 'Questa è la lunghezza della riga. Il suo prodotto scalare con sé stessa è il quadrato.',
    },
  },
  moved: {
    ask:
      'Larghezza {{dim}}. Quale coppia di posizioni ha il prodotto scalare più grande: {{a}} e {{b}}, o {{c}} e ' +
      '{{d}}?',
    right: 'Conta solo lo scarto, che è lo stesso. Per questo la matrice è fatta di strisce.',
    options: { same: 'uguale per entrambe', first: '{{a}} e {{b}}', second: '{{c}} e {{d}}' },
    mistakes: {
      first: 'Il punto in cui stanno non conta: tutte le lancette sono avanzate degli stessi angoli.',
      second: 'Il punto in cui stanno non conta: tutte le lancette sono avanzate degli stessi angoli.',
    },
  },
  stripe: {
    ask:
      'La matrice mostra quanto si somigliano due posizioni, contate da 0. Nella riga {{row}}, fai clic sulla cella ' +
      'esattamente uguale a quella della riga {{first}}, colonna {{second}}.',
    right: 'Celle uguali formano strisce dall’alto a sinistra al basso a destra: lo scarto è sempre {{offset}}.',
    mistakes: {
      column: 'La stessa seconda posizione, ma un altro scarto.',
      across: 'Hai attraversato le strisce. Solo lungo di esse lo scarto resta uguale.',
    },
  },
  widths: {
    ask:
      'Tre curve: il coseno secondo lo scarto, da 0 a 40, con larghezze {{narrow}}, {{middle}} e {{wide}}. Fai clic ' +
      'su quella di larghezza {{wide}}.',
    right: 'Con molte coppie le onde veloci si annullano e resta una lieve pendenza.',
    mistakes: {
      narrow: 'Con due lancette nulla si annulla: è la larghezza {{narrow}}.',
      middle: 'Oscilla ancora: la larghezza {{middle}} ha troppo poche onde per appianarsi.',
    },
  },
  gap: {
    ask:
      'Con larghezza {{dim}} il prodotto scalare delle posizioni {{first}} e {{second}} è {{dot}}. A che distanza ' +
      'stanno le loro due righe?',
    right: 'Le due righe hanno lunghezza al quadrato *d*/2, quindi distanza² = *d* − 2 · prodotto scalare.',
    mistakes: {
      square: 'Questo è il quadrato della distanza: manca la radice.',
      difference: 'La distanza non è ciò che manca al prodotto più grande: distanza² = |a|² + |b|² − 2 a · b.',
      half: 'Hai contato una sola delle due righe: |a|² + |b|² è *d*, e da lì si toglie 2 a · b.',
    },
  },
  sum: {
    ask: 'Larghezza {{dim}}, base 10000. Quanto vale il prodotto scalare delle posizioni {{first}} e {{second}}?',
    right: 'La somma dei coseni di ciò che ogni lancetta gira fra le due: cos *k* + cos(*k*/100).',
    mistakes: {
      cosine: 'Questo è il coseno: il prodotto scalare diviso per *d*/2.',
      one: 'Questa è solo la lancetta veloce. La lenta dà quasi 1.',
      minus: 'Le lancette si sommano tutte. Nessuna si sottrae.',
      degrees: 'La tua calcolatrice era in gradi. Gli angoli sono in radianti.',
    },
  },
  closest: {
    ask: 'Larghezza {{dim}}. Quale delle posizioni da {{from}} a {{to}} somiglia di più alla {{first}}?',
    right: 'Dopo 6 posizioni la lancetta veloce ha quasi finito il giro (2π ≈ 6,28) e la lenta si è appena mossa.',
    mistakes: {
      near: 'Così dicono le lezioni: più vicine, più simili. Con quattro dimensioni non è così.',
      offset: 'Questo è lo scarto. Si chiede quale posizione.',
    },
  },
  low: {
    ask:
      'Una lezione chiama basso il prodotto scalare delle posizioni 0 e 100. Con larghezza 512 il più grande è ' +
      '{{largest}}: quale parte ti aspetti?',
    right: 'È {{dot}}. Le onde lente, quasi la metà di tutte, in 100 posizioni si sono appena mosse.',
    options: {
      none: 'quasi nulla',
      tenth: 'circa un decimo',
      half: 'un po’ meno della metà',
      most: 'circa nove decimi',
    },
    mistakes: {
      none: 'Le onde veloci si annullano, ma le lente si muovono appena: è {{dot}}.',
      tenth: 'Troppo poco: è {{dot}}, perché le onde lente si muovono appena.',
      most: 'Troppo: è {{dot}}. Le onde più veloci hanno perso il passo da un pezzo.',
    },
  },
  wider: {
    ask:
      'Con larghezza {{narrow}} il prodotto scalare risale per la prima volta allo scarto {{rise}}: da lì in poi più ' +
      'vicino non è sempre più simile. E con larghezza {{wide}}?',
    right: 'Allo scarto {{offset}}: più onde di velocità diverse si appianano a vicenda.',
    options: { later: 'più tardi', sooner: 'prima', same: 'allo stesso scarto', never: 'mai' },
    mistakes: {
      sooner: 'Più onde appianano la curva. A oscillare sono le tabelle strette.',
      same: 'L’onda più veloce è la stessa, ma in una tabella larga è una fra tante.',
      never: 'Nessuna larghezza fa valere la regola per sempre: qui cede allo scarto {{offset}}.',
    },
  },
  alike: {
    ask: 'Larghezza {{dim}}. Ordina queste posizioni per somiglianza con la 0, la più simile per prima.',
    right: 'Decide la lancetta veloce: cos *k* è massimo poco prima di un giro intero e minimo a mezzo giro.',
    options: { a: 'posizione {{a}}', b: 'posizione {{b}}', c: 'posizione {{c}}', d: 'posizione {{d}}' },
    mistakes: {
      near: 'Così è da vicino a lontano. Con due lancette, la veloce ripassa presto dal suo posto.',
      reversed: 'Al contrario: un prodotto scalare grande vuol dire somiglianza.',
    },
  },
  again: {
    ask:
      'La larghezza 2 è una sola lancetta che gira di 1 radiante a ogni posizione. Dopo quante posizioni, da 1 a ' +
      '{{last}}, è più vicina a dove era partita?',
    right: 'Giri interi: {{turns}}. Richiedono {{needed}} posizioni, e {{offset}} è il numero più vicino.',
    mistakes: {
      turn: 'Dopo 6 le manca 0,28 a un giro. Più avanti si avvicina di più.',
      half: 'Dopo 3 è quasi dalla parte opposta.',
      last: 'La vicinanza non cresce con lo scarto: dipende da quanto ci si avvicina a giri interi.',
    },
  },
} satisfies BankWords;
