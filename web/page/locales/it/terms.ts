import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/terms.ts';

export default {
  title: 'I quattro termini di un punteggio',
  question: 'Quanto di un punteggio si deve alle parole, e quanto alle posizioni?',
  lead:
    'Un punteggio è la query di una parola per la key di un’altra; ciascuna nasce dal vettore *x* della parola più ' +
    'il vettore *p* della sua posizione: quattro termini, [parola con parola](contentContent), [parola con ' +
    'posizione](contentPosition), [posizione con parola](positionContent) e [posizione con ' +
    'posizione](positionPosition), prima la parte della query. Accendi e spegni ciascuno e guarda come cambiano i ' +
    'pesi di attenzione.',
  deeper:
    'Un punteggio dice quanta attenzione una parola dà a un’altra. La softmax trasforma i punteggi di una riga in ' +
    'pesi di attenzione, che danno per somma 1.',
  made:
    'Qui nessun modello è stato addestrato. I vettori delle parole sono numeri casuali ricavati dalle lettere ' +
    '(righe lontane della tabella sinusoidale, portate a lunghezza 1). I pesi partono dall’identità, così che ' +
    'ciò che vedi è opera dei vettori stessi; quelli casuali sono a un clic, ma, non addestrati, la loro ' +
    'attenzione non significa nulla. Le somme sono comunque esatte.',
  controls: 'Comandi del punteggio',
  label: {
    example: 'Frasi',
    sentence: 'Frase',
    alpha: 'Peso α delle posizioni',
    rooted: 'Parole per √d, come nell’articolo',
    causal: 'Nessuna parola vede le successive (maschera causale)',
    biases: 'Bias in q, k e v',
    weights: 'Pesi di q, k e v',
    dim: 'Larghezza d (d_model)',
    heads: 'Teste',
    head: 'Testa mostrata',
    seed: 'Seme casuale',
    query: 'Query: la parola che guarda',
    key: 'Key: la parola guardata',
    term: 'Prodotto svolto',
  },
  names: {
    contentContent: 'parola · parola',
    contentPosition: 'parola · posizione',
    positionContent: 'posizione · parola',
    positionPosition: 'posizione · posizione',
  },
  weights: { seeded: 'casuali', identity: 'identità' },
  readout: {
    title: 'La coppia di parole indicata',
    whole: 'q · k / √dₖ in un colpo solo',
    weight: 'Peso di attenzione',
    distance: 'Key meno query',
  },
  notice: 'Che cosa osservare',
  captionSum:
    'Le quattro mappe danno per somma il punteggio, casella per casella. Moltiplicare direttamente query e key dà lo ' +
    'stesso risultato: su tutte le caselle le due vie differiscono al più di {{error}}.',
  captionOff:
    'Ora la softmax vede il punteggio senza {{off}}. Confronta i pesi di attenzione con quelli della somma intera.',
  captionNone:
    'Con tutti e quattro spenti ogni punteggio è 0, e tutte le key visibili ricevono lo stesso peso di attenzione.',
  captionSeeded:
    'Si dice spesso che posizione · posizione dipende solo dallo scarto. Con questi pesi non è così: lungo una ' +
    'stessa diagonale varia fino a {{spread}}. Torna all’identità.',
  captionIdentity:
    'Con l’identità come pesi, posizione · posizione dipende solo dallo scarto: lungo nessuna diagonale varia più di ' +
    '{{spread}}, ed è arrotondamento. Metti pesi casuali e guarda se resta vero.',
  captionAlpha: 'Con α = 0 resta solo parola · parola, e l’ordine della frase è dimenticato.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Tieni l’identità come pesi e lascia acceso solo posizione · posizione. A quale parola presta più attenzione ' +
    'ciascuna? E conta quali parole siano?',
  answerTitle: 'Mostra la risposta',
  answer:
    'Ciascuna presta attenzione soprattutto a sé stessa e poi, di regola, alle vicine, quali che siano le parole: il ' +
    'termine è la somma dei coseni degli angoli tra due posizioni, che è massima allo scarto 0. I pesi addestrati ' +
    'sono tutt’altro che l’identità; con essi questo termine può preferire la parola precedente, o quella tre ' +
    'posizioni più avanti.',
  fine: 'Le note a margine',
  fineDistance:
    'Una lezione dice che posizione · posizione dipende solo dallo scarto. È vero quando il prodotto delle due ' +
    'matrici di pesi commuta con le rotazioni di tutte le coppie, come fa l’identità. Per pesi qualsiasi non lo è; ' +
    'in RoPE l’intero punteggio dipende dalle posizioni solo attraverso lo scarto.',
  fineSoftmax:
    'Qui una parola è una riga, le query vanno verso il basso e le key verso destra: la softmax corre lungo le ' +
    'righe. Una lezione scrive le parole in colonna, S = KᵀQ, e allora corre lungo le colonne. In entrambi i casi ' +
    'corre sulle key.',
  fineBias:
    'La lezione lascia da parte i bias. Se ci sono, qui si contano con le parole, così che i quattro termini diano ' +
    'ancora il totale.',
  columns: { query: 'query', queryWord: 'parola che guarda', key: 'key', keyWord: 'parola guardata' },
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  examples: {
    chase: { name: 'gatto e topo', sentence: 'Il gatto caccia il topo' },
    love: { name: 'chi ama chi', sentence: 'Giovanni ama Maria' },
    black: { name: 'il gatto nero', sentence: 'il gatto nero' },
    sat: { name: 'il gatto si sedette', sentence: 'Il gatto si sedette' },
  },
  headCount_one: '{{count}} testa',
  headCount_other: '{{count}} teste',
  score: 'punteggio',
  weight: 'peso di attenzione (softmax sulle key)',
  output: 'Uscita: i valori, sommati con quei pesi',
  highest: 'Il massimo: «{{query}}» con «{{key}}», {{value}}.',
  spoken: '«{{query}}» con «{{key}}»: punteggio {{score}}, peso di attenzione {{weight}}.',
  alt: '{{title}}, per ogni coppia di parole di «{{sentence}}»: le query verso il basso, le key verso destra.',
  outputAlt: 'Uscita dell’attenzione per «{{sentence}}»: una riga di {{dim}} numeri per ogni parola.',
  scaleScores: 'Termini e punteggio:',
  scaleShares: 'Pesi di attenzione:',
  scaleOutput: 'Uscita:',
  masked: 'mascherata',
  words:
    'I punteggi di «{{sentence}}» con larghezza {{dim}} e {{heads}}; si vede la testa {{head}}, con α = ' +
    '{{alpha}}.',
  comment: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
} satisfies Shape<typeof en.later>;

export const questions = {
  which: {
    ask: 'Quale termine moltiplica una query fatta dalla posizione per una key fatta dalla parola?',
    right: 'La query viene prima: posizione · parola.',
    options: {
      contentContent: 'parola · parola',
      contentPosition: 'parola · posizione',
      positionContent: 'posizione · parola',
      positionPosition: 'posizione · posizione',
    },
    mistakes: {
      contentContent: 'Non contiene alcuna posizione: l’ordine non tocca questo termine.',
      contentPosition: 'Al contrario: qui chiede la parola e risponde la posizione.',
      positionPosition: 'Non contiene alcuna parola.',
    },
  },
  cell: {
    ask:
      'Questa mappa è *parola · posizione* per «{{sentence}}»: le query verso il basso, le key verso destra. Fai ' +
      'clic sulla casella dove la parola «{{word}}» chiede della posizione di «{{other}}».',
    right: 'La parola che guarda dà la riga, quella guardata la colonna.',
    mistakes: {
      turned: 'Riga e colonna sono scambiate. Questo termine non è simmetrico: lì chiede «{{other}}».',
      one: 'Una casella di troppo verso l’alto e verso sinistra: conta le posizioni da 0.',
      self: 'Lì «{{word}}» chiede della propria posizione.',
    },
  },
  sum: {
    ask:
      'Per una coppia di parole i termini sono: parola · parola {{cc}}, parola · posizione {{cp}}, posizione · ' +
      'parola {{pc}}, posizione · posizione {{pp}}. Qual è il punteggio?',
    right: '(*x* + *p*) · (*x* + *p*), svolto, dà quattro prodotti, e il punteggio è la loro somma.',
    mistakes: {
      pure: 'Mancano i due termini misti: le parole chiedono anche delle posizioni, e le posizioni delle parole.',
      twice: 'I termini sono già divisi per √*dₖ*.',
      query: 'Questi sono solo i termini in cui chiede la parola. Chiede anche la sua posizione.',
    },
  },
  divided: {
    ask: 'Larghezza {{dim}}, {{heads}} teste. Per quale numero si dividono i prodotti prima della softmax?',
    right: 'Per √*dₖ*, dove *dₖ* è la larghezza di una testa: *d* diviso per le teste.',
    mistakes: {
      width: 'Questa è √*d*. Ogni testa moltiplica vettori della propria larghezza, più piccola.',
      rootless: 'Manca la radice: i prodotti di vettori a caso crescono con √*dₖ*, non con *dₖ*.',
    },
  },
  softmax: {
    ask:
      'Nella mappa dei pesi di attenzione le query vanno verso il basso, le key verso destra. Che cosa dà per ' +
      'somma 1?',
    right: 'La softmax corre sulle key di una query, e queste sono una riga.',
    options: {
      rows: 'ogni riga',
      columns: 'ogni colonna',
      all: 'tutte le caselle insieme',
      none: 'nulla in particolare',
    },
    mistakes: {
      columns: 'È così dove le parole sono colonne, S = KᵀQ, come scrive una lezione. Qui una query è una riga.',
      all: 'Ogni query distribuisce il proprio 1.',
      none: 'Questo vale per i punteggi. La softmax ne fa parti di 1.',
    },
  },
  off: {
    ask:
      'Tutti e quattro i termini sono spenti e la maschera causale è attiva. Parole: {{count}}; le posizioni si ' +
      'contano da 0. Che peso di attenzione dà la parola alla posizione {{query}} a quella alla posizione 0?',
    right:
      'Ogni punteggio è 0: le key visibili ricevono lo stesso, 1 / ({{query}} + 1), compresa quella della parola ' +
      'stessa.',
    mistakes: {
      zero: 'Un punteggio 0 non è un peso 0: la softmax eleva e a quel punteggio, ed e⁰ = 1.',
      all: 'La maschera nasconde le parole successive, che non ricevono nulla.',
      before: 'Una parola vede anche sé stessa.',
    },
  },
  most: {
    ask:
      'Pesi identità e acceso solo posizione · posizione. A quale posizione presta più attenzione la parola alla ' +
      'posizione {{query}} di «{{sentence}}»? Le posizioni si contano da 0.',
    right: 'Alla propria: il termine è una somma di coseni di angoli, e allo scarto 0 valgono tutti 1.',
    mistakes: {
      before: 'La vicina viene seconda. Allo scarto 0 la somma dei coseni è massima.',
      after: 'La vicina viene seconda. Allo scarto 0 la somma dei coseni è massima.',
      first: 'La posizione 0 qui non ha nulla di speciale: conta solo lo scarto.',
    },
  },
  spread: {
    ask:
      'I pesi sono casuali. Una lezione dice che posizione · posizione dipende solo dallo scarto. Che cosa ti ' +
      'aspetti lungo una diagonale di quella mappa?',
    right:
      'Varia, qui fino a {{spread}}. Dipende solo dallo scarto se il prodotto delle due matrici di pesi commuta con ' +
      'le rotazioni, come fa l’identità.',
    options: {
      varies: 'numeri diversi',
      distance: 'un solo numero, perché lo scarto è lo stesso',
      words: 'numeri diversi, perché le parole sono diverse',
    },
    mistakes: {
      distance:
        'Vale per l’identità. In generale i pesi mescolano coppie di velocità diverse, e allora conta la posizione.',
      words: 'Sono diversi, ma non per questo: in questo termine non c’è alcuna parola.',
    },
  },
  share: {
    ask: 'Una query vede due key, con punteggi {{first}} e {{second}}. Quanto vale il peso di attenzione della prima?',
    right: 'exp(primo) / (exp(primo) + exp(secondo)). Conta solo la differenza.',
    mistakes: {
      other: 'Questo è il peso della seconda.',
      linear: 'La softmax non confronta i punteggi, ma e elevato ai punteggi.',
      half: 'Parti uguali spettano a punteggi uguali.',
    },
  },
  alpha: {
    ask:
      'Con α = 1 un punteggio è la somma di parola · parola {{cc}}, parola · posizione {{cp}}, posizione · parola ' +
      '{{pc}} e posizione · posizione {{pp}}. Quanto vale con α = {{alpha}}?',
    right: 'I termini misti hanno una posizione e crescono di α, posizione · posizione ne ha due e cresce di α².',
    mistakes: {
      linear: 'In posizione · posizione crescono tutti e due i fattori: α².',
      whole: 'Parola · parola non contiene alcuna posizione, e posizione · posizione ne contiene due.',
      same: 'α moltiplica le posizioni: cambia ogni termine che abbia una posizione.',
      square: 'I termini misti hanno una posizione sola: α, non α².',
    },
  },
  ranked: {
    ask:
      'Pesi identità, larghezza {{dim}}, acceso solo posizione · posizione. Ordina le posizioni secondo l’attenzione ' +
      'che vi presta la parola alla posizione {{query}}, dal più al meno.',
    right: 'La somma dei coseni prima scende e poi risale: la posizione {{fifth}} le somiglia più della {{third}}.',
    options: { a: 'posizione {{a}}', b: 'posizione {{b}}', c: 'posizione {{c}}', d: 'posizione {{d}}' },
    mistakes: {
      near:
        'Di regola sì. Ma dopo 5 posizioni la lancetta veloce sta tornando, e la {{fifth}} viene prima della ' +
        '{{third}}.',
      reversed: 'Così è dal meno al più.',
    },
  },
} satisfies BankWords;
