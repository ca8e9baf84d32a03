import type { Shape } from '../../text/strings.ts';
import type en from '../en/terms.ts';

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
  examples: {
    chase: { name: 'gatto e topo', sentence: 'Il gatto caccia il topo' },
    love: { name: 'chi ama chi', sentence: 'Giovanni ama Maria' },
    black: { name: 'il gatto nero', sentence: 'il gatto nero' },
    sat: { name: 'il gatto si sedette', sentence: 'Il gatto si sedette' },
  },
  weights: { seeded: 'casuali', identity: 'identità' },
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
  words:
    'I punteggi di «{{sentence}}» con larghezza {{dim}} e {{heads}}; si vede la testa {{head}}, con α = ' +
    '{{alpha}}.',
  columns: { query: 'query', queryWord: 'parola che guarda', key: 'key', keyWord: 'parola guardata' },
  comment: 'vettori di lunghezza 1 al posto di embedding e pesi: righe lontane della tabella',
} satisfies Shape<typeof en>;
