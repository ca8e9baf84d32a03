import type { Shape } from '../../text/strings.ts';
import type en from '../en/order.ts';

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
  examples: {
    chase: { name: 'gatto e topo', first: 'Il gatto caccia il topo', second: 'Il topo caccia il gatto' },
    love: { name: 'chi ama chi', first: 'Giovanni ama Maria', second: 'Maria ama Giovanni' },
    black: { name: 'il gatto nero', first: 'il gatto nero', second: 'gatto il nero' },
    sat: { name: 'il gatto si sedette', first: 'Il gatto si sedette', second: 'sedette si gatto Il' },
  },
  weights: { seeded: 'casuali', identity: 'identità' },
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
  readout: {
    title: 'La parola che stai seguendo',
    row: 'Id del token, inventato',
    first: 'Posizione nella prima',
    second: 'Posizione nella seconda',
    without: 'Distanza fra le uscite, senza',
    with: 'Distanza fra le uscite, con',
  },
  none: 'nessuno',
  nothing: 'nulla',
  quoted: '«{{word}}»',
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
  repeat:
    '«{{word}}» occupa le posizioni {{a}} e {{b}} della prima frase. La distanza tra le sue due uscite è {{without}} ' +
    'senza posizioni e {{with}} con le posizioni.',
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
  words:
    '«{{first}}» e «{{second}}», ogni parola un vettore di {{dim}} numeri, attraversano uno strato di ' +
    'attenzione, prima senza posizioni e poi con le posizioni e α = {{alpha}}.',
  columns: { positions: 'posizioni', sentence: 'frase', place: 'posizione', word: 'parola' },
  comment: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
} satisfies Shape<typeof en>;
