import type { BankWords } from '../../../quiz/question.ts';

export default {
  place: {
    ask:
      'Prima «{{first}}», poi «{{second}}», senza codifica delle posizioni e senza maschera. Le posizioni si contano ' +
      'da 0. A quale posizione della seconda frase l’attenzione dà l’uscita che «{{word}}» ha nella prima?',
    right: 'Dove sta ora «{{word}}»: senza posizioni e senza maschera ogni uscita si sposta con la sua parola.',
    mistakes: {
      stays: 'Le uscite non restano alla loro posizione: sarebbe invarianza. L’attenzione è equivariante.',
      one: 'Le posizioni si contano da 0, come nella tabella.',
      back: 'Da lì viene la parola che ora occupa la sua vecchia posizione: hai seguito la linea al contrario.',
    },
  },
  steps: {
    ask:
      'Ordina ciò che l’articolo fa dai vettori delle parole all’uscita del primo strato di attenzione, dal primo ' +
      'passo all’ultimo.',
    right: 'Le parole si moltiplicano per √d, si sommano le posizioni, e tutto il resto nasce da quella somma.',
    options: {
      root: 'moltiplicare i vettori delle parole per √d',
      add: 'sommare le posizioni',
      project: 'formare query, key e valori',
      score: 'trasformare query · key in pesi di attenzione',
      sum: 'sommare i valori con quei pesi',
    },
    mistakes: {
      late: 'Sommate dopo l’attenzione, le posizioni arriverebbero tardi: query e key ignorerebbero l’ordine.',
      all: 'Solo le parole si moltiplicano per √d. Moltiplicando dopo, crescerebbero anche le posizioni.',
    },
  },
  wave: {
    ask: 'Quanto è lungo il vettore della posizione {{position}} in una tabella sinusoidale di larghezza {{dim}}?',
    right: 'Ogni coppia dà sin² + cos² = 1, e le coppie sono *d*/2: √(*d*/2), a ogni posizione.',
    mistakes: {
      word: 'Questa è √d, la lunghezza di una parola qui. Una coppia di colonne dà al quadrato 1, non 2.',
      square: 'Questo è il quadrato della lunghezza: manca la radice.',
      grows: 'Seni e coseni non crescono con la posizione. Un semplice conteggio sì.',
    },
  },
  identical: {
    ask:
      'Due frasi hanno le stesse parole in un altro ordine, non si sommano posizioni e non c’è maschera. In che cosa ' +
      'differiscono le loro uscite?',
    right: 'Ogni parola ha la stessa riga in entrambe, a un’altra posizione: l’attenzione è equivariante.',
    options: {
      rows: 'nella posizione di ogni riga',
      nothing: 'in nulla: i risultati sono identici',
      word: 'nella riga di ogni parola',
      mean: 'nella media di tutte le righe',
    },
    mistakes: {
      nothing:
        'Si dice spesso, ma non è proprio così: le righe si sono spostate. Identico è ciò che dimentica le ' +
        'posizioni, come una media.',
      word: 'Una parola pone la stessa domanda alle stesse parole di prima, perciò la sua riga è la stessa.',
      mean: 'Una media dimentica le posizioni: le stesse righe in un altro ordine hanno la stessa media.',
    },
  },
  same: {
    ask:
      'Senza posizioni e senza maschera: le righe sono le parole di «{{first}}», le colonne quelle di «{{second}}», ' +
      'e ogni cella dice quanto distano due uscite. Fai clic su quella che mostra che «{{word}}» riceve la stessa ' +
      'risposta in entrambe.',
    right: 'La riga è la posizione di «{{word}}» nella prima frase, la colonna quella nella seconda; la cella vale 0.',
    mistakes: {
      turned: 'Riga e colonna sono scambiate: le righe sono della prima frase.',
      straight: 'Quella cella confronta una stessa posizione nelle due frasi, dove stanno parole diverse.',
      other: 'Anche quella vale 0, ma è di un’altra parola.',
    },
  },
  count: {
    ask:
      'Qualcuno scrive come posizione il numero {{position}} in tutte le {{dim}} colonne. Quanto è lungo quel ' +
      'vettore?',
    right: 'Il quadrato della lunghezza è *d* · *p*², quindi la lunghezza è *p*√*d*. Una parola qui è lunga solo √*d*.',
    mistakes: {
      one: 'Sarebbe una colonna sola. Contano tutte e {{dim}}.',
      sum: 'A sommarsi sono i quadrati: *p* · *d* è la semplice somma dei valori.',
      wave: 'Così è lunga una riga di seni e coseni, che non cresce con la posizione.',
    },
  },
  twins: {
    ask:
      'In «{{first}}» una parola compare due volte. Non c’è maschera, e le posizioni si sommano con un peso α che ' +
      'cresce da 0 (sinistra) a 2 (destra). Ogni curva è la distanza fra due uscite. Qual è quella delle due «A»?',
    right: 'Con α = 0 parole uguali chiedono e ricevono lo stesso: solo la distanza fra le due «A» parte da 0.',
    mistakes: {
      different:
        'Con α = 0 queste due differiscono già. Senza posizioni e senza maschera, parole uguali hanno uscite uguali.',
    },
  },
  alpha: {
    ask:
      'Senza maschera, quanto dev’essere grande il peso α delle posizioni perché l’attenzione distingua le due «A» ' +
      'di «{{first}}»?',
    right: 'La distanza cresce con α a partire da zero: ogni α maggiore di 0 dà una differenza, per quanto piccola.',
    options: {
      any: 'basta qualunque α maggiore di 0',
      one: 'almeno 1, come nell’articolo',
      long: 'tanto che le posizioni siano lunghe come le parole',
      never: 'nessun α basta: le parole sono uguali',
    },
    mistakes: {
      one: '1 è un’abitudine, non una soglia: con α = 0,01 le due uscite differiscono già.',
      long: 'La lunghezza decide quanto è grande la differenza, non se c’è.',
      never: 'Nell’attenzione entrano parola più posizione, e le posizioni sono diverse.',
    },
  },
  mask: {
    ask:
      'Con maschera causale e senza posizioni. Da «{{first}}» a «{{second}}» due parole si scambiano di posto. ' +
      'Quante delle sei conservano la loro uscita?',
    right: 'La conserva chi vede ancora lo stesso insieme: le parole prima dello scambio e quelle dopo.',
    mistakes: {
      all: 'Senza maschera sarebbe così. Con la maschera una parola vede solo fino alla propria posizione.',
      none: 'Fra le parole visibili l’ordine continua a non contare: chi vede lo stesso insieme riceve lo stesso.',
      moved: 'Cambiano anche quelle in mezzo: una parola che vedevano è stata sostituita da un’altra.',
    },
  },
  grows: {
    ask:
      'Senza maschera, con le posizioni e α = {{alpha}}, le uscite delle due «A» di «{{first}}» distano {{small}}. ' +
      'Quanto distano, all’incirca, con α = {{larger}}?',
    right: 'Per α piccoli la distanza cresce in proporzione.',
    mistakes: {
      same: 'Le posizioni non sono un interruttore: la distanza cresce con il loro peso.',
      square: 'La differenza stessa è proporzionale ad α; solo il suo quadrato crescerebbe come α².',
    },
  },
} satisfies BankWords;
