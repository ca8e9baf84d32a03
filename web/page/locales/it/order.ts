import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/order.ts';

export default {
  title: 'L’ordine conta',
  question: 'L’attenzione si accorge se le parole si scambiano di posto?',
  lead:
    'Due frasi con le stesse parole in un altro ordine: accanto a ogni parola una riga di colori mostra che cosa ne ' +
    'fa uno strato di attenzione, e una linea porta alla sua posizione nell’altra frase. Senza posizioni e senza ' +
    'maschera causale, le righe ai due capi di una linea sono uguali, a meno dell’arrotondamento.',
  deeper: 'Senza posizioni e senza maschera causale, mescolare le parole mescola le risposte, e nient’altro.',
  where:
    '*X* contiene una parola per riga, *P* una posizione per riga, *A* è l’attenzione e *Π* mescola le righe. Senza ' +
    '*P* e senza maschera i due lati sono uguali per qualunque *Π*: l’attenzione è equivariante, non invariante, ' +
    'perché le risposte si spostano con le parole.',
  made:
    'Qui nessun modello è stato addestrato. Ogni parola diversa riceve un numero inventato a partire dalle sue ' +
    'lettere, come l’identificatore che le darebbe un tokenizzatore, e il suo vettore è la riga della tabella ' +
    'sinusoidale che sta a quel numero, a milioni di posizioni, portata a lunghezza 1. Non vuol dire nulla, ma la ' +
    'stessa parola ha sempre lo stesso vettore, e al ragionamento basta questo. Come nell’articolo, viene ' +
    'moltiplicato per √d prima di sommare la posizione.',
  controls: 'Comandi delle due frasi',
  label: {
    example: 'Frasi',
    first: 'Prima frase',
    second: 'Seconda frase',
    alpha: 'Peso α delle posizioni',
    dim: 'Larghezza d (d_model)',
    weights: 'Pesi di q, k e v',
    causal: 'Nessuna parola vede le successive (maschera causale)',
    seed: 'Seme casuale',
    token: 'Segui una parola della prima frase',
  },
  weights: { seeded: 'casuali', identity: 'identità' },
  readout: {
    title: 'La parola che stai seguendo',
    row: 'Id del token, inventato',
    first: 'Posizione nella prima',
    second: 'Posizione nella seconda',
    without: 'Distanza fra le uscite, senza',
    with: 'Distanza fra le uscite, con',
  },
  notice: 'Che cosa osservare',
  caption:
    'A sinistra ogni linea unisce due righe uguali: {{without}} è solo arrotondamento. A destra le posizioni sono ' +
    'state sommate prima dell’attenzione, e le uscite di una stessa parola differiscono ora fino a {{with}}. Solo ' +
    'adesso conta l’ordine.',
  captionCausal:
    'Con la maschera causale una parola vede solo sé stessa e le precedenti, perciò l’ordine conta anche senza ' +
    'posizioni: le righe unite differiscono fino a {{without}} a sinistra e fino a {{with}} a destra.',
  captionOff:
    'Con α = 0 le posizioni sono moltiplicate per zero e il lato destro torna a essere il sinistro: {{without}} e ' +
    '{{with}}. Aumenta un poco α.',
  captionStill:
    'Le due frasi hanno lo stesso ordine e non c’è nulla da distinguere: tutte le linee sono orizzontali. Prova ' +
    'a invertirne una.',
  captionOther:
    'Solo la prima frase ha {{first}}; solo la seconda ha {{second}}. Con altre parole cambiano le risposte di ' +
    'tutte, con o senza posizioni.',
  askTitle: 'Prova prima di guardare',
  ask:
    'In «Il gatto caccia il topo» una parola compare due volte. L’attenzione senza posizioni sa distinguere ' +
    'il primo *il* dal secondo? E quanto dev’essere grande α perché ci riesca?',
  answerTitle: 'Mostra la risposta',
  answer:
    'No: vettori uguali pongono la stessa domanda alle stesse parole e ottengono la stessa risposta. Con le ' +
    'posizioni basta, in linea di principio, qualunque α maggiore di 0: la distanza cresce con α a partire da ' +
    'zero, e già con α = 0,001 c’è una differenza, per quanto piccola. Che cosa un modello ricavi da una ' +
    'differenza piccola dipende dall’addestramento.',
  fine: 'Le note a margine',
  fineIdentical:
    'Si dice spesso che le due frasi danno risultati *identici* o appaiono uguali. A rigore le uscite si spostano ' +
    'insieme alle parole (sono equivarianti); identico è solo ciò che dimentica le posizioni, come la somma o la ' +
    'media delle righe.',
  fineCausal:
    'In un decoder la maschera causale rompe già la simmetria: la terza parola ne ha due davanti, quali che siano. ' +
    'Per questo alcuni modelli fanno a meno delle posizioni. Attiva la maschera per vederlo.',
  fineWords:
    'Qui maiuscole e punteggiatura ai bordi di una parola non contano: «Il» e «il» sono la stessa parola. Un ' +
    'vero tokenizzatore le terrebbe distinte.',
  number: {
    title: 'Perché non numerare semplicemente le parole?',
    text:
      'Scritta in tutte le {{dim}} colonne, la posizione 1000 sarebbe un vettore di lunghezza {{count}}. Qui una ' +
      'parola è lunga {{word}} e una riga di seni e coseni {{wave}}, a ogni posizione. Le parole lontane ' +
      'sparirebbero sotto i numeri della loro posizione, e un testo più lungo porterebbe numeri più grandi di tutti ' +
      'quelli visti in addestramento. Divisi per la lunghezza del testo, p/N, i numeri restano fra 0 e 1, ma allora ' +
      'una parola più avanti vale 1/N: {{short}} in un testo di dieci parole, {{long}} in uno di mille. Limitati, ' +
      'diversi a ogni posizione e con lo stesso passo in ogni testo: è ciò che danno seni e coseni di più velocità.',
  },
  columns: { positions: 'posizioni', sentence: 'frase', place: 'posizione', word: 'parola' },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'gatto e topo', first: 'Il gatto caccia il topo', second: 'Il topo caccia il gatto' },
    love: { name: 'chi ama chi', first: 'Giovanni ama Maria', second: 'Maria ama Giovanni' },
    black: { name: 'il gatto nero', first: 'il gatto nero', second: 'gatto il nero' },
    sat: { name: 'il gatto si sedette', first: 'Il gatto si sedette', second: 'sedette si gatto Il' },
  },
  reverse: 'Seconda = la prima al contrario',
  without: 'Senza posizioni',
  with: 'Con le posizioni',
  firstSentence: 'prima',
  secondSentence: 'seconda',
  scale: 'Uscite, {{dim}} numeri per riga:',
  error: 'Massima differenza lungo le linee:',
  alt: {
    without:
      'Uscite dell’attenzione per «{{first}}» e «{{second}}» senza posizioni, riga per riga, con linee tra ' +
      'le parole uguali.',
    with:
      'Uscite dell’attenzione per «{{first}}» e «{{second}}» con le posizioni sommate, riga per riga, con ' +
      'linee tra le parole uguali.',
  },
  warning:
    'Le frasi non contengono le stesse parole, quindi nessuna delle due è l’altra riordinata. Le linee uniscono ' +
    'le parole in comune; quelle righe differiscono perché cambiano le altre parole, non l’ordine.',
  none: 'nessuno',
  nothing: 'nulla',
  quoted: '«{{word}}»',
  repeat:
    '«{{word}}» occupa le posizioni {{a}} e {{b}} della prima frase. La distanza tra le sue due uscite è {{without}} ' +
    'senza posizioni e {{with}} con le posizioni.',
  words:
    '«{{first}}» e «{{second}}», ogni parola un vettore di {{dim}} numeri, attraversano uno strato di ' +
    'attenzione, prima senza posizioni e poi con le posizioni e α = {{alpha}}.',
  comment: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
} satisfies Shape<typeof en.later>;

export const questions = {
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
