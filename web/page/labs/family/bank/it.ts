import type { BankWords } from '../../../quiz/question.ts';

export default {
  where: {
    ask: 'Per quale via {{name}} fa entrare l’ordine nell’attenzione?',
    right: 'Le tabelle si sommano ai vettori, RoPE ruota query e key, le altre agiscono sui punteggi.',
    options: {
      vectors: 'sommandolo ai vettori delle parole',
      turn: 'ruotando query e key',
      bias: 'agendo direttamente sui punteggi',
      values: 'nei valori',
    },
    mistakes: {
      vectors: 'Ai vettori si sommano solo tabelle: la sinusoidale e quella appresa.',
      turn: 'RoPE ruota query e key. {{name}} le lascia come sono.',
      bias: 'Ai punteggi {{name}} non aggiunge nulla: cambiano perché query e key sono state ruotate.',
      values: 'I valori {{name}} non li tocca: cambia a quali parole si presta attenzione, non che cosa dicono.',
    },
  },
  paper: {
    ask: 'Una lezione cita {{paper}} con un nome sbagliato. Di chi è quell’articolo?',
    right: 'È di Shaw, che taglia lo scarto. Transformer-XL è arXiv 1901.02860.',
    options: { shaw: 'di Shaw', transformerXl: 'di Transformer-XL', rotary: 'di RoPE', t5: 'di T5' },
    mistakes: {
      transformerXl: 'Così dice la lezione. Transformer-XL è arXiv 1901.02860.',
      rotary: 'RoPE è arXiv 2104.09864.',
      t5: 'T5 è arXiv 1910.10683.',
    },
  },
  ends: {
    ask:
      'Una tabella appresa di {{trained}} righe; il testo ha {{length}} posizioni. Qual è l’ultima posizione che ha ' +
      'una riga?',
    right: 'Le righe si contano da 0, una per posizione. Dopo l’ultima non c’è nulla da consultare.',
    mistakes: {
      count: 'Questo è il numero delle righe. La prima è la riga 0.',
      text: 'Una formula potrebbe continuare. Una tabella appresa ha solo le sue righe.',
    },
  },
  farthest: {
    ask: 'ALiBi con {{heads}} teste: quale testa, contando da 1, vede più lontano?',
    right:
      'Le teste da 1 a {{below}} hanno le pendenze di {{below}}; dalla {{next}}, altre più ripide stanno in mezzo.',
    mistakes: {
      last: '{{heads}} non è una potenza di due: dopo la testa {{below}} le pendenze ricominciano dalle ripide.',
      first: 'All’inizio le pendenze scendono di testa in testa. Una ripida vede solo ciò che è vicino.',
      steepest: 'Quella è la più miope di tutte: la pendenza più ripida è quella che toglie di più.',
    },
  },
  bucket: {
    ask:
      'T5 in un decoder: gli scarti da 0 a 15 hanno un gruppo ciascuno; da 16 in poi è il gruppo 16 + ⌊16 · ' +
      'log₈(scarto / 16)⌋, al massimo il 31. In quale gruppo cade lo scarto {{distance}}?',
    right:
      'Gli scarti grandi stanno insieme, in gruppi che si allargano all’incirca nello stesso rapporto: da {{last}} ' +
      'in poi tutto è nell’ultimo.',
    mistakes: {
      own: 'Solo gli scarti fino a 15 hanno un gruppo proprio.',
      last: 'L’ultimo gruppo comincia allo scarto {{last}}.',
      equal: 'Quei gruppi non sono larghi uguali: si allargano all’incirca nello stesso rapporto.',
    },
  },
  drift: {
    ask:
      'La stessa parola dappertutto, pesi casuali. Ogni curva è ciò che una codifica aggiunge al punteggio allo ' +
      'scarto {{distance}} mentre le due parole avanzano insieme: tabella sinusoidale, RoPE, ALiBi. Fai clic su ' +
      'quella che non è relativa.',
    right: 'La tabella sinusoidale si somma prima dei pesi, che mescolano le sue onde: conta anche la posizione.',
    mistakes: {
      flat: 'Una curva piatta è ciò che vuol dire relativa: conta solo lo scarto. È di RoPE o di ALiBi.',
    },
  },
  words: {
    ask: 'Tutte le parole vengono sostituite da altre. Chi continua ad aggiungere lo stesso al punteggio?',
    right: 'È un numero per ogni scarto, che si aggiunge al punteggio quali che siano le parole.',
    options: {
      alibi: 'ALiBi',
      t5: 'T5',
      kerple: 'KERPLE',
      rotary: 'RoPE',
      sinusoidal: 'la tabella sinusoidale',
      shaw: 'Shaw',
    },
    mistakes: {
      rotary: 'A ruotare sono le parole stesse, e perciò l’effetto cambia dall’una all’altra.',
      sinusoidal:
        'Parola più posizione per parola più posizione: due dei quattro termini mescolano parola e posizione.',
      shaw: 'I suoi vettori si moltiplicano per la query, e la query nasce dalla parola.',
    },
  },
  partner: {
    ask:
      'RoPE come in GPT-NeoX e Hugging Face, teste di larghezza {{headDim}}, canali contati da 0. Quale canale ruota ' +
      'insieme al canale {{channel}}?',
    right: 'Il canale *i* fa coppia con *i* + *d*/2.',
    mistakes: {
      neighbour: 'Così li accoppiano l’articolo, GPT-J e il codice di Meta: 2*i* con 2*i* + 1.',
      mirror: 'Le metà non si ripiegano l’una sull’altra: il primo dell’una va con il primo dell’altra.',
    },
  },
  loaded: {
    ask: 'Pesi addestrati per un accoppiamento di RoPE vengono caricati in un programma con l’altro. Che cosa succede?',
    right: 'Tutte le forme combaciano, nulla protesta, e qui i punteggi cambiano fino a {{change}}.',
    options: {
      silent: 'i punteggi sono sbagliati, senza alcun errore',
      same: 'nulla: un accoppiamento vale l’altro',
      error: 'il programma si ferma con un errore',
      distance: 'i punteggi non dipendono più dal solo scarto',
    },
    mistakes: {
      same: 'Addestrando dall’inizio, sì. Ma pesi già addestrati si aspettano le proprie coppie.',
      error: 'I due accoppiamenti accettano le stesse forme: non c’è nulla da notare.',
      distance:
        'Dipendono ancora solo da quello, perché query e key ruotano allo stesso modo. Non sarebbe più vero solo ' +
        'mescolando i due accoppiamenti.',
    },
  },
  unseen: {
    ask:
      'RoPE, larghezza della testa {{dim}}, base 10000, addestrato su {{trained}} posizioni. Quante delle {{pairs}} ' +
      'coppie non compiono nemmeno un giro in quella lunghezza?',
    right:
      'Quelle con lunghezza d’onda 2π · 10000^(2*i*/*d*) oltre {{trained}}. Più lontano mostrano angoli mai visti.',
    mistakes: {
      turned: 'Queste sono quelle che il giro lo compiono.',
      channels: 'Questi sono canali. Due fanno una coppia.',
      radians: 'Hai dimenticato 2π: un giro non è un radiante.',
    },
  },
  window: {
    ask:
      'ALiBi, testa {{head}} di {{heads}}, pendenza {{slope}}. A quale scarto una key conta cento volte meno di ' +
      'quella della query stessa, a parità del resto?',
    right: 'La softmax eleva e ai punteggi: pendenza · scarto deve arrivare a ln 100 ≈ 4,6.',
    units: { positions: 'posizioni' },
    mistakes: {
      ten: 'Questo è il logaritmo in base 10. La softmax è fatta di potenze di e.',
      hundred: 'Il punteggio cala di pendenza · scarto. Il peso è e elevato al punteggio, perciò basta ln 100.',
      once: 'Lì il peso è sceso a 1/e, circa il 37%.',
    },
  },
  learned: {
    ask:
      'Larghezza della testa {{dim}}, {{heads}} teste, una tabella appresa di {{trained}} righe. Ordina secondo ' +
      'quanti numeri si devono imparare, i meno per primi.',
    right:
      'ALiBi {{alibi}}; KERPLE {{kerple}} (due per testa); T5 {{t5}} (32 per testa); la tabella {{learned}} (righe × ' +
      'teste × larghezza della testa).',
    options: { alibi: 'ALiBi', kerple: 'KERPLE', t5: 'T5', learned: 'tabella appresa' },
    mistakes: {
      table: 'Una tabella ha un’intera riga di numeri per ogni posizione.',
      reversed: 'Così è dal più al meno.',
    },
  },
} satisfies BankWords;
