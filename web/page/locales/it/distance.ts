import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/distance.ts';

export default {
  title: 'Vicino e lontano',
  question: 'Le posizioni vicine si somigliano più di quelle lontane?',
  lead:
    'Nella [matrice](matrix) ogni cella è una coppia di posizioni, e il suo colore dice quanto si somigliano le loro ' +
    'righe: moltiplicandole numero per numero e sommando si ottiene il loro [prodotto scalare](measure). Posizioni ' +
    'vicine si somigliano, lontane meno; ma non sempre, e quanto presto la regola cede dipende dalla ' +
    '[larghezza](width).',
  deeper:
    'Anche i punteggi dell’attenzione sono prodotti scalari, ma con pesi appresi fra le righe e il prodotto: qui ' +
    'si vede ciò che offre la tabella di per sé. La matrice è fatta di strisce, perché conta solo lo ' +
    '[scarto](offset) fra due posizioni e non il punto in cui stanno.',
  where:
    'Per ogni scarto *k* si sommano le onde, ciascuna con la sua frequenza. A *k* = 0 valgono tutte 1, perciò ' +
    'ogni riga ha la stessa lunghezza: √(d/2).',
  presets: 'Coppie da confrontare',
  preset: {
    lesson000: {
      name: 'd = 64',
      about: '5–6 contro 5–50',
      note:
        'Una lezione dice che 5 e 6 sono più vicine fra loro di quanto lo siano 5 e 50. Con d = 64 è vero: le ' +
        'distanze sono 1,4718 e 5,3264.',
    },
    lesson004: {
      name: 'd = 512',
      about: '0–1 contro 0–100',
      note:
        'Una lezione chiama alto il prodotto scalare di 0 e 1 e basso quello di 0 e 100. Con d = 512 sono ' +
        '249,1 e 112,0 su 256: più basso sì, ma tutt’altro che nullo.',
    },
    counter: {
      name: 'd = 4',
      about: '0–6 contro 0–1',
      note:
        'Un controesempio: con quattro dimensioni la posizione 0 somiglia più alla 6 che alla vicina 1, perché ' +
        'dopo 6 posizioni la lancetta veloce ha quasi finito il giro.',
    },
  },
  measures: { dot: 'prodotto scalare', cosine: 'coseno', distance: 'distanza' },
  controls: 'Comandi di vicino e lontano',
  label: {
    row: 'Prima',
    column: 'Seconda',
    keptRow: 'Tenuta: prima',
    keptColumn: 'Tenuta: seconda',
    measure: 'Misura',
    positions: 'Posizioni',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    from: 'Dallo scarto',
    last: 'Allo scarto',
  },
  hint:
    'Fai clic o trascina sulla matrice per indicare una coppia, o spostati con le frecce. Quella ' +
    'tratteggiata è la coppia tenuta per il confronto. Qui la larghezza è pari: una dispari finisce con un seno ' +
    'spaiato, e la somiglianza dipende anche dal punto.',
  axisFirst: 'prima posizione',
  axisSecond: 'seconda posizione →',
  axisOffset: 'scarto k →',
  notice: 'Che cosa osservare',
  caption:
    'Lungo una striscia non cambia niente; attraversandola, il valore oscilla. Con poche dimensioni le oscillazioni ' +
    'sono ampie; con molte, le onde veloci si annullano e resta una lieve pendenza. Dentro la figura il coseno di ' +
    'una tabella larga resta ben sopra 0; con d = 64 diventa negativo per la prima volta allo scarto 725.',
  repeatTitle: 'Si ripete mai?',
  repeatAbout:
    'A posizioni intere nessuna lancetta torna esattamente allo stesso punto, ma tutte possono avvicinarsi insieme. ' +
    'Scegli un intervallo di scarti: si cercherà quello a cui la codifica passa più vicino a dove era partita.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Le lezioni dicono che più due posizioni sono vicine, più grande è il loro prodotto scalare. Con d = 4, ' +
    'quale delle posizioni da 1 a 10 somiglia di più alla 0?',
  answerTitle: 'Mostra la risposta',
  answer:
    'La 6. Con quattro dimensioni le lancette sono due: dopo 2π ≈ 6,28 posizioni la veloce è quasi di nuovo ' +
    'in alto, e la lenta si è appena mossa. Il prodotto scalare con la 6 è 1,958, con la 1 soltanto 1,540. Con ' +
    'd = 512 la regola regge molto più a lungo, fino allo scarto 43.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  pairs: 'Due coppie di posizioni',
  pairName: '{{first}} e {{second}}',
  apart: 'scarto',
  keep: 'Tieni questa coppia per il confronto',
  matrix: 'Matrice di tutte le coppie di posizioni.',
  matrixRole: 'mappa di calore',
  matrixValue: 'Indicate: {{first}} e {{second}}.',
  offsetChart:
    'La riga della posizione {{first}}: i valori misurati come punti secondo lo scarto, la formula come linea',
  riseHere: 'prima risalita, k = {{offset}}',
  agreement:
    'I punti sono misurati fra righe della tabella in precisione singola, la linea è la somma dei coseni. ' +
    'Differiscono al massimo di {{error}}.',
  rise:
    'Allo scarto {{offset}} il prodotto scalare risale per la prima volta, da {{previous}} dello scarto ' +
    '{{before}} a {{dot}}: da lì in poi più vicino non vuol più dire sempre più simile.',
  noRise: 'Fino allo scarto 10000 il prodotto scalare non risale mai.',
  verdict: {
    holds: 'La coppia a scarto {{near}} si somiglia più di quella a scarto {{far}}.',
    fails: 'Qui è il contrario: la coppia a scarto {{far}} si somiglia più di quella a scarto {{near}}.',
    same: 'Le due coppie hanno lo stesso scarto, {{offset}}, quindi le tre misure coincidono.',
  },
  widths: 'Larghezze piccole e grandi: il coseno agli scarti da 0 a 60',
  risesAt: 'risale a {{offset}}',
  risesLater: 'non risale fino a {{span}}',
  searching: 'Ricerca in corso…',
  repeatNeighbour:
    'Fra gli scarti {{from}} e {{last}} niente passa più vicino della posizione accanto, a {{distance}}. Con ' +
    'questa larghezza nulla si scambia per una ripetizione.',
  repeatNearer:
    'Fra gli scarti {{from}} e {{last}} il punto più vicino è a {{offset}}: ad appena {{distance}}, mentre la ' +
    'posizione accanto dista {{neighbour}}.',
  repeatFarther:
    'Fra gli scarti {{from}} e {{last}} il punto più vicino è a {{offset}}: a {{distance}}, più lontano della ' +
    'posizione accanto, che dista {{neighbour}}.',
  words: {
    matrix:
      'Una matrice di {{positions}} per {{positions}} posizioni, con larghezza {{dim}} e base {{base}}. Mostra: ' +
      '{{measure}}. I valori vanno da {{least}} a {{greatest}} e sono uguali lungo ogni diagonale.',
    width: '{{offset}} con d = {{dim}}',
    widths: 'La prima risalita secondo la larghezza: {{list}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
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
