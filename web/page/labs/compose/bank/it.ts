import type { BankWords } from '../../../quiz/question.ts';

export default {
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
