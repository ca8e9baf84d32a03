import type { Shape } from '../../text/strings.ts';
import type en from '../en/paths.ts';

/** Italiano: i percorsi fra i laboratori. */
export default {
  own: 'Un percorso composto a mano',
  fault: {
    name: 'Il percorso «{{name}}» non esiste. Sono ammessi: {{allowed}}, o un percorso creato in questa pagina.',
    lab:
      'Il link non contiene un percorso: il passo {{at}} comincia con «{{raw}}», che non è un laboratorio. ' +
      'Sono ammessi: {{labs}}.',
    part:
      'Il link non contiene un percorso: nel passo {{at}} non si legge «{{raw}}». Forse è stato troncato; ' +
      'chiedi di nuovo il link.',
    says: 'Il link non contiene un percorso: la frase del passo {{at}} supera i {{longest}} caratteri («{{raw}}»).',
    many: 'Il link non contiene un percorso: ha {{given}} passi. Ne sono ammessi al massimo {{most}}.',
  },
  adapt: 'Usalo in un percorso tuo',
  make: {
    title: 'Un percorso tuo',
    hint: 'Vai a un laboratorio, regolalo come vuoi e aggiungilo.',
    add: 'Aggiungi «{{title}}» così com’è',
    full: 'Il percorso è completo',
    count_one: '{{count}} passo',
    count_other: '{{count}} passi',
    close: 'Smetti di creare il percorso',
    empty: 'Ancora nessun passo.',
    up: 'Sposta in su il passo {{at}}, «{{title}}»',
    down: 'Sposta in giù il passo {{at}}, «{{title}}»',
    remove: 'Togli il passo {{at}}, «{{title}}»',
    says: 'Che cosa fare e vedere nel passo {{at}}; senza una frase tua, la domanda del laboratorio',
    copy: 'Copia il link',
    follow: 'Provalo',
    clear: 'Toglili tutti',
    undo: 'Annulla',
    notKept:
      'Il browser non conserva più nulla in caso di ricarica: la sua memoria è piena o disattivata. ' +
      'Copia il link per conservare il percorso.',
    added: '«{{title}}» ora è il passo {{at}}.',
    moved: '«{{title}}» ora è il passo {{at}} di {{all}}.',
    removed: '«{{title}}» è stato tolto.',
  },
  present: 'Presenta',
  leave: 'Esci dal percorso',
  back: 'Indietro',
  next: 'Avanti',
  count: 'Passo {{at}} di {{all}}',
  unfold: 'Mostra',
  says: {
    order: 'Segui una parola lungo la sua linea: senza posizioni i due capi sono la stessa riga, con le posizioni no.',
    sum: 'Sposta la posizione: ciò che si somma conserva la lunghezza e cambia direzione.',
    table:
      'Percorri una riga con le frecce della tastiera, poi una colonna: una riga è una posizione, una colonna ' +
      'un’onda.',
    far:
      'Qui finisce max_len 5000: così lontano le colonne veloci sono come sempre, e quelle lente si sono ' +
      'finalmente mosse.',
    size:
      'Questa è la tabella dell’articolo con le dimensioni della lezione; il suo ciclo ne produce un’altra, ' +
      'come mostra il passo seguente.',
    cut:
      'Leggi la posizione 1 nei numeri sotto la figura: sono troncati dopo quattro decimali, come nelle ' +
      'diapositive. Passa a quelli arrotondati e confronta.',
    printed: 'Confronta la tabella stampata nella lezione con i numeri sotto la figura: tutti e trenta coincidono.',
    slips:
      'Confronta la tabella della lezione con i numeri sotto la figura: nella riga della posizione 4 due ' +
      'differiscono nell’ultima cifra.',
    strips: 'Ogni striscia è una dimensione: dalla prima all’ultima le onde si allungano.',
    write:
      'Apri i programmi sotto la figura: c’è la funzione che la lezione chiede di scrivere, proprio per ' +
      'questa tabella.',
    clock:
      'Premi Riproduci o trascina la posizione: la prima lancetta fa un giro ogni sei parole circa, l’ultima ' +
      'si muove appena.',
    ladder:
      'Guarda la scala delle lunghezze d’onda: sale in modo uniforme da 2π, e l’ultimo gradino resta poco ' +
      'sotto 10000 · 2π.',
    pairs:
      'Confronta le due coppie, 5 con 6 e 5 con 50: a posizioni più vicine, vettori più vicini. Vale per ogni ' +
      'coppia?',
    near: 'Segui la curva dallo scarto 0: il prodotto scalare scende, e presto risale. La prima risalita è segnata.',
    highLow:
      'Confronta 0 con 1 e 0 con 100: alto e basso, come dice la lezione. Poi cerca i punti in cui la curva ' + 'sale.',
    shift:
      'Cambia p e la matrice resta; cambia k e i suoi blocchi ruotano: andare avanti di k parole è una sola ' +
      'rotazione per tutte le posizioni.',
    terms:
      'Togli e rimetti i quattro termini: parole e posizioni, della query e della key, danno insieme il punteggio.',
    alpha: 'Cambia α e guarda quale dei due è più lungo, la parola o la sua posizione.',
    root: 'Togli e rimetti √d: solo così la parola è tanto più lunga di ciò che si somma da ruotare appena.',
    family: 'Scegli una codifica dopo l’altra: la sua curva mostra come cambia un punteggio secondo lo scarto.',
    learned:
      'Guarda oltre la lunghezza dell’addestramento: lì la tabella appresa non ha righe, e la sua curva ' + 'finisce.',
    silence:
      'Ora scrivi RoPE da te, e mettilo alla prova. A questo programma il primo token riesce: di’ che cosa ' +
      'vede un test, poi nomina la causa.',
    published:
      'Scegli un modello che la lezione nomina: la scheda dice quali strati ruotano, con quale base, e dove sta ' +
      'scritto.',
    rope:
      'Questo è il RoPE che la lezione lascia come esercizio: guarda la sua curva, poi i due accoppiamenti più ' +
      'sotto.',
    alibi: 'Scorri le 12 teste: ciascuna abbassa il punteggio in proporzione allo scarto, con una pendenza sua.',
    digits:
      'Porta la posizione molto lontano e leggi quali cifre sono ancora giuste: ogni lunghezza si può ' +
      'calcolare, ma non con ogni aritmetica.',
    product:
      'Guarda le celle incorniciate: le loro x e y hanno lo stesso prodotto, perciò la forma della lezione dà ' +
      'loro la stessa riga.',
    levels:
      'Scegli una parola, una frase e un paragrafo: con una sola tabella per tutti e tre, posti diversi hanno la ' +
      'stessa somma.',
    gates: 'Scegli quali parole contano: la posizione è allora il numero di quelle, e dipende dal testo stesso.',
    loop:
      'Confronta la tabella dell’articolo con quella del ciclo della lezione, poi leggi che cosa fa dell’una ' +
      'un modello addestrato con l’altra.',
    divide:
      'Confronta le due tabelle: dividendo per div_term dove si deve moltiplicare, le onde lente diventano le ' +
      'più veloci.',
    race: 'Da’ il via alla gara: quale codifica impara il compito, e quale lo risolve ancora in frasi più lunghe?',
    claims: 'Apri un’affermazione che non regge e guarda i numeri con cui è stata verificata.',
  },
} satisfies Shape<typeof en>;
