import type { Shape } from '../../text/strings.ts';
import type en from '../en/story.ts';

export default {
  sentence: { first: 'Il gatto caccia il topo', second: 'Il topo caccia il gatto' },
  lead:
    'Sette scene, un minuto e mezzo. Scorri la pagina o premi Riproduci; con le frecce della tastiera il cursore ' +
    'passa di scena in scena. Ogni numero è calcolato mentre guardi; solo i modelli dell’ultima scena sono stati ' +
    'addestrati prima.',
  leadCalm:
    'Sette scene a fumetti, perché il tuo sistema chiede poco movimento. Ogni numero è calcolato qui; solo i ' +
    'modelli dell’ultima scena sono stati addestrati prima.',
  play: 'Riproduci',
  pause: 'Pausa',
  progress: 'Scena della storia',
  progressValue: '{{at}} di {{all}}: {{title}}',
  sound: 'Suono',
  soundAbout:
    'Un tono per ciascuna delle due lancette, che si sente mentre si muovono: i loro giri come se passassero ' +
    '{{speed}} posizioni al secondo, {{fast}} e {{slow}} Hz.',
  take: 'Prendi i comandi',
  shut: 'Chiudi la storia',
  place: 'posizione {{place}}',
  each: 'per coppie',
  terms: {
    contentContent: 'parola\u00a0·\u00a0parola',
    contentPosition: 'parola · posizione',
    positionContent: 'posizione · parola',
    positionPosition: 'posizione · posizione',
    score: 'punteggio',
  },
  right: '% di risposte giuste',
  trained: 'addestrati fin qui',
  length: 'parole della frase →',
  racers: {
    none: 'senza posizioni',
    sinusoidal: 'sinusoidale',
    learned: 'appresa',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
  },
  word: {
    title: 'Entra una parola',
    says:
      'Per un modello «gatto» è una riga di numeri, qui {{width}}. Il gatto e il topo si scambiano di posto, da ' +
      '{{from}} a {{to}} e viceversa, e la riga resta la stessa. L’attenzione dà a ogni parola lo stesso risultato ' +
      'nelle due frasi, a parte {{error}} di arrotondamento. Chi caccia chi è andato perso.',
    alt:
      'Le cinque parole di «Il gatto caccia il topo» su una linea, alle posizioni da 0 a 4. Il gatto passa dalla ' +
      'posizione {{from}} alla posizione {{to}}; la sua riga di {{width}} celle colorate non cambia.',
  },
  clock: {
    title: 'La sua posizione è un orologio',
    says:
      'Per questo anche la posizione riceve una riga. È come l’ora su un orologio con {{pairs}} lancette, di cui ne ' +
      'vedi due: alla posizione {{place}} la veloce ha girato di {{fast}}°, la lenta di {{slow}}°. Le due coordinate ' +
      'di ogni punta sono due dei {{width}} numeri. Andando avanti, ogni punta disegna un’elica.',
    alt:
      'Il quadrante di un orologio sulla linea delle posizioni. Alla posizione {{place}} la lancetta veloce ha ' +
      'girato di {{fast}}°, la lenta di {{slow}}°; viste di lato, le punte disegnano due eliche intorno alla linea.',
  },
  sum: {
    title: 'La riga scivola sulla parola',
    says:
      'Le due righe si sommano, numero per numero. Nell’orologio la lancetta riparte da dove finisce la freccia ' +
      'della parola. La parola, prima moltiplicata per {{root}} come nel primo Transformer, è lunga {{word}} e la ' +
      'sua posizione {{place}}; la somma è lunga {{sum}} e si scosta di {{turned}}° dalla parola. «Gatto» non è più ' +
      'uguale dappertutto.',
    alt:
      'La riga della posizione scivola su quella della parola e le si somma. Nell’orologio una freccia per la ' +
      'parola, la lancetta che parte dalla sua punta e la loro somma, a {{turned}}° dalla parola contando tutti i 16 ' +
      'numeri.',
  },
  step: {
    title: 'Un passo è una rotazione',
    says:
      'Da «gatto» a «topo» ci sono {{step}} posizioni. La lancetta veloce gira di {{fast}}° e la lenta di {{slow}}°, ' +
      'da qualunque posizione si parta: i due orologi avanzano, e gli angoli restano quelli. Così una sola matrice, ' +
      'M({{step}}), porta da ogni posizione a quella {{step}} più avanti.',
    alt:
      'Due orologi sulle eliche, a {{step}} posizioni l’uno dall’altro. Dal primo al secondo la lancetta veloce gira ' +
      'di {{fast}}° e la lenta di {{slow}}°, anche dopo che tutti e due sono andati avanti.',
  },
  score: {
    title: 'Il gatto incontra il topo',
    says:
      'L’attenzione moltiplica le due righe. Ognuna è parola più posizione: i prodotti sono quattro. Con l’identità ' +
      'come pesi, come qui, posizione · posizione è la somma dei coseni degli angoli fra le lancette, uno per ' +
      'ognuna delle {{pairs}} coppie: conta solo lo scarto, e il totale, diviso per {{root}}, è {{places}}. Pesi ' +
      'addestrati mescolano le coppie, e allora contano anche le posizioni stesse. Gli altri tre prodotti portano ' +
      'dentro le parole. Il punteggio è {{score}}, e «topo» riceve il {{share}}% dell’attenzione di «gatto».',
    alt:
      'Le lancette di «gatto» e «topo» su un solo quadrante, con gli angoli fra loro. Sotto, quattro barre: i ' +
      'termini del punteggio. Posizione · posizione dà {{places}}, il punteggio intero {{score}}.',
  },
  rope: {
    title: 'RoPE ruota le parole stesse',
    says:
      'RoPE non somma nulla. Ruota le frecce delle parole, coppia per coppia, di quanto dice la loro posizione, e ' +
      'solo dopo moltiplica. Se le due parole avanzano di {{moved}} posizioni, ogni freccia ruota, nessun angolo fra ' +
      'loro cambia e il punteggio resta {{score}}. Oggi la maggior parte dei modelli linguistici fa così.',
    alt:
      'Le frecce di «gatto» e «topo» su due orologi, ognuna ruotata secondo la sua posizione. Le due parole avanzano ' +
      'di {{moved}} posizioni, fino a {{from}} e {{to}}; i prodotti di tutte le coppie restano uguali, e con loro il ' +
      'punteggio, {{score}}.',
  },
  race: {
    title: 'Sei modelli in gara',
    says:
      'Fa differenza? {{models}} piccoli modelli, uguali in tutto il resto, hanno imparato, da frasi di ' +
      '{{shortest}}\u2060–\u2060{{trained}} parole, a dire dove una cosa è stata messa l’ultima volta. Con ' +
      '{{trained}} parole lo sanno in {{able}}. Con {{far}}, {{best}} risponde bene nel {{bestShare}}% dei casi, la ' +
      'sinusoidale nel {{sinusoidal}}%, RoPE, senza i metodi dei modelli a contesto lungo, nel {{rotary}}%. ' +
      'Addestrati prima, con {{seeds}} semi, di cui le linee sono le mediane; nel laboratorio li addestri tu.',
    alt:
      'Risposte giuste di {{models}} modelli secondo la lunghezza della frase. Sono stati addestrati fino a ' +
      '{{trained}} parole. Con {{far}} parole {{best}} arriva al {{bestShare}}%, la sinusoidale al ' +
      '{{sinusoidal}}%, RoPE al {{rotary}}%. Sotto, le due onde dell’orologio vanno avanti.',
  },
} satisfies Shape<typeof en>;
