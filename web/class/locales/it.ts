import type { Strings } from '../words.ts';

export default {
  title: 'Una classe: domande, previsioni e un seme per ogni studente',
  description:
    'Apri una stanza per la tua classe: gli studenti rispondono, prevedono o addestrano sui propri dispositivi, e il ' +
    'proiettore mostra la distribuzione della classe. Senza server né account; tutto sta in codici e codici QR.',
  heading: 'Una classe',
  lead:
    'Gli studenti rispondono alle domande di un laboratorio, prevedono una gara o ne addestrano ciascuno un seme ' +
    'diverso, sui propri telefoni. Ciò che consegnano è un codice breve, e la distribuzione della classe cresce sul ' +
    'proiettore.',
  skip: 'Alla stanza',
  labs: 'Laboratori',
  guide: 'Guida per insegnanti (in inglese)',
  languages: 'Lingua',
  noscript: 'Una classe funziona nel browser e richiede JavaScript. Qui sotto è descritto che cosa fa.',
  loading: 'Caricamento …',
  failed: 'Non è stato possibile caricare. Ricarica la pagina per riprovare. ({{message}})',
  how: {
    title: 'Come funziona',
    room:
      'L’insegnante sceglie che cosa si chiede e apre una stanza. Il link, il codice QR e il codice breve contengono ' +
      'tutto: nessun server ne sa nulla.',
    student:
      'Gli studenti aprono il link e rispondono, prevedono o addestrano. Il nome è facoltativo. La loro pagina crea ' +
      'un ' +
      'codice, che mostrano come codice QR, inviano, salvano in un file o leggono ad alta voce.',
    teacher:
      'La pagina dell’insegnante riceve codici dalla tastiera, da elenchi incollati, da file e dalla fotocamera, e ' +
      'rifiuta quelli sbagliati dicendo perché.',
    hands:
      'Se mancano i telefoni, l’insegnante conta le mani alzate e scrive i numeri: la stessa distribuzione, senza ' +
      'codici.',
    privacy:
      'Nulla viene inviato a nessuno, e nulla resta quando si chiude la scheda, a meno che l’insegnante non salvi un ' +
      'file. Il controllo di un codice trova sviste e modifiche fatte per gioco. Non è un esame: chi ha il link ' +
      'della ' +
      'stanza potrebbe inventare un codice.',
  },
  start: {
    student: 'Sono studente',
    roomCode: 'Codice della stanza',
    join: 'Entra',
    teacher: 'Sono insegnante',
    what: 'Che cosa si chiede',
    kind: {
      questions: 'Domande di un laboratorio',
      hands: 'Per alzata di mano',
      predict: 'Una previsione',
      train: 'Addestrare un seme',
    },
    about: {
      questions: 'La pagina calcola le risposte giuste e sa dove portano gli errori comuni.',
      hands:
        'Senza telefoni: leggi la domanda, conta le mani per ogni risposta e scrivi i numeri. La pagina mostra la ' +
        'distribuzione e da dove vengono le risposte sbagliate.',
      predict:
        'Quale di sei codifiche impara il compito, e quale ci riesce anche in frasi quattro volte più lunghe? ' +
        'Chiedilo ' +
        'prima che la classe l’abbia visto.',
      train:
        'Il dispositivo di ogni studente addestra i sei modelli del laboratorio «Conta davvero?» da un seme ' +
        'proprio. Insieme mostrano che cosa è caso e che cosa no.',
    },
    lab: 'Laboratorio',
    questions: 'Domande, al massimo {{most}}',
    level: { 1: 'legge una definizione', 2: 'la applica', 3: 'ragiona a partire da essa' },
    seeds: 'Numeri',
    rule: {
      same: 'gli stessi per tutti, così le risposte formano un istogramma',
      own: 'diversi per ogni studente, così nessuno può copiare',
    },
    open: 'Apri la stanza',
    count: 'Inizia',
    file: 'Apri una classe salvata',
    notOurs: 'Questo file non è una classe salvata.',
    badLink: 'Il link della stanza non funziona.',
  },
  room: {
    title: 'Stanza {{room}}',
    qr: 'Codice QR del link alla stanza {{room}}',
    how: 'Inquadralo, apri il link o scrivi il codice in questa pagina.',
    address: 'L’indirizzo nel link',
    unreachable:
      'Questa pagina è aperta da questo stesso computer, e i dispositivi degli studenti non raggiungono ' +
      'quell’indirizzo. ' +
      'Indica quello a cui arrivano: del sito, o di questo computer nella tua rete.',
    site: 'Indirizzo di questa pagina per gli studenti',
    copy: 'Copia il link',
  },
  desk: {
    collect: 'Codici della classe',
    box: 'Codici, uno per riga (Invio li prende)',
    take: 'Prendi',
    files: 'Scegli file',
    taken_one: '{{count}} codice preso.',
    taken_other: '{{count}} codici presi.',
    refused_one: '{{count}} rifiutato.',
    refused_other: '{{count}} rifiutati.',
    refusedTitle: 'Codici rifiutati',
    clear: 'Svuota l’elenco',
    handedIn_one: 'Ha consegnato {{count}} studente',
    handedIn_other: 'Hanno consegnato {{count}} studenti',
    way: { typed: 'scritto o incollato', file: 'da un file', camera: 'con la fotocamera' },
    remove: 'Togli',
    removeOf: 'Togli il codice di {{who}}',
    save: 'Salva la classe in un file',
    leave: 'Lascia la stanza',
    leaveSure: 'Lasciare la stanza? I codici non salvati in un file vanno persi.',
    notKept:
      'La memoria del browser per questa scheda è piena o disattivata. La classe resta finché questa pagina è ' +
      'aperta, ma una ricarica perderebbe dei codici: salva la classe in un file.',
  },
  class: {
    title: 'La classe',
    count_one: '{{count}} studente',
    count_other: '{{count}} studenti',
    questions: 'Domande',
    previous: 'Domanda precedente',
    next: 'Domanda successiva',
    at: 'Domanda {{at}} di {{all}}',
    reveal: 'Scopri',
    hide: 'Copri',
    large: 'In grande, per il proiettore',
    small: 'Torna alla cattedra',
    covered: 'Le risposte sono coperte finché non le scopri.',
    answered: 'Risposte a questa domanda: {{count}}',
    example: 'Ogni studente ha numeri diversi. Questo è un esempio.',
    rightOf: '{{right}} su {{given}} giuste ({{share}}).',
    withoutAnswer_one: '{{count}} altro ha consegnato senza rispondervi.',
    withoutAnswer_other: '{{count}} altri hanno consegnato senza rispondervi.',
    right: 'Giusto:',
    isRight: 'giusto',
    mistakes: 'Da dove vengono le altre risposte',
    other: 'sbagliate, senza una causa nota qui',
    otherAnswers: 'altre risposte',
    ownNumbers: 'Giuste, ed errori per nome',
    answers: 'Risposte della classe',
    table: 'Le risposte in una tabella',
    column: { answer: 'Risposta', count: 'Studenti', share: 'Quota' },
    histogram: 'Istogramma delle risposte in {{bins}} intervalli.',
    students: 'Studenti ↑',
    beyond_one: '{{count}} risposta è troppo lontana per questa figura; è nella tabella.',
    beyond_other: '{{count}} risposte sono troppo lontane per questa figura; sono nella tabella.',
    heat: 'Quante volte è stata scelta ogni cella. Quella giusta ha una cornice.',
    none: 'Nessuno ha ancora risposto a questa domanda.',
    noValues: 'nessuno studente ha un valore',
  },
  hands: {
    title: 'Per alzata di mano',
    howListed: 'Scrivi quante mani ci sono per ogni risposta. Tab passa alla successiva, Invio scopre.',
    howValues: 'Scrivi una risposta e, dopo Tab, quanti l’hanno data. Invio scopre.',
    value: 'Risposta {{number}}',
    cell: 'Riga e colonna, risposta {{number}}',
    count: 'Mani per: {{text}}',
    more: 'Una in più per: {{text}}',
    less: 'Una in meno per: {{text}}',
    badCount: '«{{text}}» non è una quantità. Scrivi un numero intero da 0 a {{most}}.',
    badNumber: '«{{text}}» non si può leggere come un numero, oppure è troppo grande o troppo piccolo da disegnare.',
    badCell:
      '«{{text}}» non è una cella. Scrivi la riga e la colonna, per esempio 0, {{columns}}. Le righe vanno da 0 a ' +
      '{{rows}}, le colonne da 0 a {{columns}}.',
    noAnswer: 'Qui ci sono mani ma nessuna risposta. Scrivi anche la risposta.',
    most: 'Una domanda accetta {{most}} risposte diverse.',
    empty: 'Svuota questa domanda',
    leave: 'Termina',
    leaveSure: 'Terminare? I numeri scritti vanno persi.',
    privacy: 'Nulla viene inviato, e nulla resta quando si chiude la scheda.',
    notKept:
      'Il browser non conserva nulla in caso di ricarica: la sua memoria è piena o disattivata. I numeri restano ' +
      'finché questa pagina è aperta.',
  },
  race: {
    about: '«{{task}}»: sei modelli, {{mask}}, {{size}}, {{steps}} passi.',
    task: 'Compito',
    mask: 'Maschera',
    sizeLabel: 'Grandezza',
    size: { phone: 'larghezza 16, due teste', full: 'larghezza 32, quattro teste' },
    stepsLabel: 'Passi',
    knownBy: 'Il segno indica che cosa ha fatto la mediana di {{seeds}} semi addestrati prima.',
    unknown: 'Con queste impostazioni nulla è stato addestrato prima: fallo addestrare alla classe.',
    measure: 'Confronta',
    rightAt: 'risposte giuste con {{length}} parole',
    steps: 'passi fino al 95%',
    seeds_one: '{{count}} seme, addestrato da questa classe.',
    seeds_other: '{{count}} semi, addestrati da questa classe.',
    shared_one: 'Uno studente ha addestrato un seme che aveva già un altro; conta una volta.',
    shared_other: '{{count}} studenti hanno addestrato semi che avevano già altri; contano una volta.',
    disputed:
      'Per il seme {{seeds}} due studenti hanno consegnato risultati diversi. Lo stesso seme dà gli stessi pesi su ' +
      'ogni ' +
      'dispositivo, quindi almeno uno non è ciò che dice.',
    boxes:
      'Una scatola contiene la metà centrale dei semi, e la sua linea è la mediana; i baffi arrivano agli estremi. ' +
      'Ogni ' +
      'punto è il modello di uno studente.',
    known: 'Il triangolo è la mediana di {{seeds}} semi addestrati prima.',
    boxText: '{{name}}: mediana {{median}}, da {{low}} a {{high}}.',
    column: {
      low: 'minimo',
      left: 'un quarto',
      middle: 'mediana',
      right: 'tre quarti',
      high: 'massimo',
      learned: 'lo ha imparato',
    },
    of: '{{count}} su {{all}}',
  },
  student: {
    room: 'Stanza {{room}}',
    name: 'Nome (facoltativo)',
    number: 'Il tuo numero, se l’insegnante te ne ha dato uno',
    whoHint: 'Entrambi stanno solo nel tuo codice. Senza numero, la tua pagina ne estrae uno.',
    wrongNumber: 'Un numero da 1 a {{most}}, per favore, o nulla.',
    notKept:
      'Il tuo browser non conserva nulla in caso di ricarica: la sua memoria è piena o disattivata. Le tue risposte ' +
      'restano finché questa pagina è aperta.',
    waiting: 'Le domande sono in preparazione …',
    failed: 'Non è stato possibile caricare le domande. Ricarica la pagina. ({{message}})',
    answered: '{{done}} su {{all}} con risposta',
    predict:
      'Che cosa saprà fare ciascuno dei sei modelli dopo l’addestramento? Si addestra con frasi fino alla prima ' +
      'lunghezza, mai con altre più lunghe.',
    finish: 'Crea il mio codice',
    code: 'Il tuo codice',
    hand:
      'Mostralo alla fotocamera dell’insegnante, invialo, salvalo in un file o leggilo ad alta voce. Che cosa è ' +
      'giusto, ' +
      'lo scopre l’insegnante.',
    codeQr: 'Codice QR del tuo codice',
    forget: 'Ricomincia come un altro studente',
    forgetHint: 'Questa scheda dimentica allora le tue risposte.',
  },
  answer: {
    unreadable: 'Questo non si può leggere come un numero.',
    noCell: 'Nessuna cella è ancora scelta. Toccane una o usa le frecce.',
    cell: 'riga {{row}}, colonna {{column}}',
    curve: 'curva {{number}}',
    up: 'Sposta su: {{text}}',
    down: 'Sposta giù: {{text}}',
    asShown: 'Quest’ordine è già giusto',
  },
  train: {
    seed: 'Il tuo seme: {{seed}}.',
    start: 'Addestra',
    pause: 'Pausa',
    goOn: 'Continua',
    progress: 'Passi addestrati',
    step: 'Passo {{step}} di {{steps}}',
    done: 'Tutti e sei sono addestrati e messi alla prova.',
    time: 'Su un telefono ci vogliono uno o due minuti. Intanto lascia aperta questa pagina.',
  },
  code: {
    length:
      '{{count}} caratteri. Maiuscole o no, trattini o no: è lo stesso. La O si legge come 0, la I e la L come 1.',
    copy: 'Copia',
    copied: 'Copiato.',
    notCopied: 'Il browser non ha permesso di copiare.',
    file: 'Salva in un file',
  },
  scan: {
    start: 'Inquadra con la fotocamera',
    stop: 'Chiudi la fotocamera',
    video: 'Ciò che vede la fotocamera',
    none: 'Qui non c’è fotocamera: i browser la danno solo a pagine via https.',
    failed: 'La fotocamera non si è aperta. ({{message}})',
  },
  kinds: {
    room: 'il codice di una stanza',
    result: 'il codice di uno studente',
  },
  refusal: {
    empty: 'Non contiene alcun codice.',
    sign:
      '«{{sign}}» non è in alcun codice (gruppo {{group}}, carattere {{place}}). I codici hanno cifre e lettere, ' +
      'senza I, L, O e U.',
    short: 'Troppo corto per un codice: {{count}} caratteri. Manca la fine?',
    long: 'Troppo lungo per un codice: {{count}} caratteri. Sono due codici su una riga?',
    wrongSign:
      'Un carattere è sbagliato: nel gruppo {{group}} il carattere {{place}} è {{sign}} e probabilmente dovrebbe ' +
      'essere {{right}}.',
    garbled: 'Più di un carattere è sbagliato, o ne manca uno. Confrontalo ancora una volta.',
    otherKind: 'Questo è {{kind}}, che qui non serve.',
    version:
      'È stato creato da un’altra edizione di questa pagina (codici {{theirs}}, qui {{ours}}). Ricarica entrambe le ' +
      'pagine e crea di nuovo il codice.',
    foreign: 'Questo codice è della stanza {{theirs}}; questa è la stanza {{ours}}.',
    changed:
      'È scritto come è stato creato, ma il suo controllo non vale per questa stanza: è stato modificato, o creato ' +
      'da ' +
      'un’altra edizione di questa pagina. Lo studente ricarichi la pagina e lo crei di nuovo.',
    contents: 'È scritto come è stato creato, ma dice qualcosa di impossibile per questa stanza.',
    unknownQuestion: 'Chiede qualcosa che questa edizione della pagina non ha. Ricarica la pagina.',
    full:
      'Una stanza contiene {{most}} studenti, e questa è piena. Salva la classe in un file e apri un’altra ' +
      'stanza per gli altri.',
    duplicate: 'Lo stesso codice di {{who}} è già qui.',
    again: '{{who}} ha già consegnato altro. Toglilo prima, se vale questo.',
  },
} satisfies Strings;
