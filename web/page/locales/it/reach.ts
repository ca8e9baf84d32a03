import type { BankWords } from '../../quiz/words.ts';
import type { Shape } from '../../text/strings.ts';
import type * as en from '../en/reach.ts';

export default {
  title: 'Contesto lungo',
  question: 'Che cosa succede oltre la lunghezza dell’addestramento?',
  leadArithmetic:
    'Una formula vale a qualunque [posizione](position); l’aritmetica no: un formato con poche cifre conserva il ' +
    'prodotto di posizione e frequenza solo all’incirca, e più si va lontano, più cresce l’[errore](error) ' +
    'dell’angolo, finché le colonne veloci della [riga](row) sono rumore. Trascina la posizione e guarda quando ' +
    'ciascun formato cede.',
  deeperArithmetic:
    'Prima di prendere il seno, la posizione si moltiplica per una frequenza; è questo prodotto che viene ' +
    'arrotondato.',
  whereArithmetic:
    '*t* è il numero di bit significativi di float64, float32, float16 e bfloat16. La coppia più veloce, *ω* = 1, è ' +
    'la prima a soffrire. Conta il formato del [calcolo](stage), non quello del risultato.',
  leadRope:
    'Durante l’[addestramento](trained) un modello con RoPE ha visto le coppie veloci compiere molti giri; quelle ' +
    'lente [non ne hanno completato uno](wavelength). A posizioni successive quelle [coppie](pair) raggiungono ' +
    'angoli che l’addestramento non ha mai mostrato.',
  deeperRope:
    'RoPE ruota la coppia *i* di query e key di un angolo pari alla posizione per una frequenza. Quasi tutti i ' +
    'metodi di questo laboratorio rallentano delle coppie, perché un testo più lungo porti meno angoli nuovi; cambia ' +
    'quali, di quanto, e quanti angoli restano nuovi.',
  whereRope:
    '*λ* è la lunghezza d’onda di una coppia, *L* la lunghezza dell’addestramento. La seconda formula dice ' +
    'quando l’angolo in *p* è nuovo: sta oltre tutti quelli raggiunti nell’addestramento, in una coppia che ' +
    'non ha mai finito il giro.',
  views: { arithmetic: 'Aritmetica a posizioni lontane', rope: 'RoPE oltre la lunghezza addestrata' },
  label: {
    view: 'Che cosa guardare',
    position: 'Posizione p',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    stage: 'Che cosa è in bassa precisione',
    model: 'Modello',
    config: 'config.json del collegamento',
    layer: 'Tipo di strato',
    trained: 'Lunghezza di addestramento L',
    factor: 'Fattore degli altri metodi',
    ladder: 'Metodo',
    pair: 'Coppia indicata',
  },
  controls: 'Comandi del contesto lungo',
  stages: { all: 'tutto il calcolo', frequencies: 'solo le frequenze', values: 'solo il risultato' },
  hintArithmetic:
    'Trascina la linea, oppure metti il focus sul grafico e usa le frecce; Pag su e Pag giù moltiplicano o ' +
    'dividono per dieci. Qui le larghezze sono pari.',
  hintRope: 'Trascina sul grafico, o mettici il focus e usa le frecce, per indicare una coppia.',
  axisPosition: 'posizione p →',
  axisError: 'massimo errore della riga ↑',
  rowTitle: 'La riga della posizione {{position}}, numero per numero',
  column: {
    format: 'formato',
    kept: 'tiene p come',
    error: 'errore',
    alike: 'prime due uguali',
    scaling: 'metodo',
    first: 'prima λ',
    last: 'ultima λ',
    unseen: 'angoli nuovi',
    past: 'oltre l’addestramento',
    attention: 'cos, sin ×',
  },
  notice: 'Che cosa osservare',
  caption: {
    all:
      'Alla posizione {{position}} la riga è sbagliata fino a {{float32}} in float32, {{float16}} in float16 e ' +
      '{{bfloat16}} in bfloat16; in float64 fino a {{float64}}. Un errore di 2 è il massimo possibile: un 1 al posto ' +
      'di −1.',
    frequencies:
      'Qui solo le frequenze sono arrotondate, come quando si porta un modello a mezza precisione insieme al buffer ' +
      'delle sue frequenze; il resto è float64. Alla posizione {{position}} basta questo per un errore di ' +
      '{{float32}} in float32, {{float16}} in float16, {{bfloat16}} in bfloat16. L’errore di una frequenza si ' +
      'moltiplica per la posizione.',
    values:
      'Qui tutto è float64 tranne i seni e i coseni già calcolati. Alla posizione {{position}} sbagliano di ' +
      '{{float32}} in float32, {{float16}} in float16, {{bfloat16}} in bfloat16, e non di più in nessun’altra: ' +
      'le linee sono piatte. Il danno non viene dal formato corto, ma dal calcolare in esso.',
  },
  ladders: {
    default: 'senza riscalamento',
    linear: 'lineare',
    ntkAware: 'NTK-aware',
    dynamic: 'NTK dinamico',
    yarn: 'YaRN',
    longrope: 'LongRoPE',
    llama3: 'Llama 3',
    proportional: 'proporzionale',
  },
  axisPair: 'coppia i →',
  axisWavelength: 'lunghezza d’onda (posizioni) ↑',
  axisPast: 'angolo in p / massimo nell’addestramento ↑',
  reading: {
    title: 'La coppia indicata',
    pair: 'Coppia',
    pairOf: '{{pair}}, da 0 a {{last}}',
    before: 'λ, senza riscalamento',
    after: 'λ, con riscalamento',
    slower: 'Rallentata',
    trained: 'Giri nell’addestramento',
    now: 'Giri in p',
    past: 'Angolo in p / massimo nell’addestramento',
    cameRound: 'giro finito: visti tutti',
  },
  captionWithin:
    'La posizione {{position}} sta entro le {{trained}} dell’addestramento: nessun angolo è nuovo, con o senza ' +
    'riscalamento. {{partly}} coppie su {{pairs}} non finiscono il giro in quel tratto.',
  captionPlain:
    '{{partly}} coppie su {{pairs}} non finiscono il giro entro {{trained}} posizioni. Senza riscalamento, {{plain}} ' +
    'di esse stanno ad angoli mai visti quando si chiede la posizione {{position}}: {{plainPast}} rispetto al ' +
    'massimo dell’addestramento. Scegli un metodo nella tabella e guarda che cosa ne fa.',
  captionScaled:
    '{{partly}} coppie su {{pairs}} non finiscono il giro entro {{trained}} posizioni. Senza riscalamento, {{plain}} ' +
    'di esse stanno ad angoli mai visti quando si chiede la posizione {{position}}: {{plainPast}} rispetto al ' +
    'massimo dell’addestramento. Con {{name}} sono {{chosen}}, {{chosenPast}} rispetto al massimo; il grafico in ' +
    'basso lo mostra coppia per coppia.',
  captionNone:
    '{{partly}} coppie su {{pairs}} non finiscono il giro entro {{trained}} posizioni. Senza riscalamento, {{plain}} ' +
    'di esse stanno ad angoli mai visti quando si chiede la posizione {{position}}: {{plainPast}} rispetto al ' +
    'massimo dell’addestramento. Con {{name}} nessuna.',
  captionFirst:
    'Guarda anche la prima λ: il metodo lineare rallenta perfino le coppie che conoscevano già tutti i loro ' +
    'angoli, e le posizioni vicine finiscono per somigliarsi.',
  askTitle: 'Prova prima di guardare',
  askArithmetic: 'bfloat16 arriva lontano quanto float32, fino a 3 · 10³⁸. Quante posizioni sa distinguere?',
  askRope:
    'Il metodo lineare comprime ogni posizione nell’ambito dell’addestramento, e nessun angolo è mai nuovo. ' +
    'Perché la storia non finisce qui?',
  answerTitle: 'Mostra la risposta',
  answerArithmetic:
    'Le prime 257, da 0 a 256. Con 8 bit significativi ogni intero fino a 256 ha il suo numero; il 257 non ce l’ha e ' +
    'diventa 256, perciò i due ricevono la stessa riga, con qualunque larghezza. Da 512 in poi ne tiene uno ogni ' +
    'quattro. Da quattro colonne in su, float16 ha 11 bit e cede a 2049 (con d = 2 già a 712), float32 ne ha 24 e ' +
    'cede a 16777217. Calcola in float64 e arrotonda solo i risultati: da quattro colonne in su andranno bene tutti, ' +
    'per tabelle di lunghezza consueta.',
  answerRope:
    'Perché rallenta tutte le coppie allo stesso modo. La prima compie un giro in 6,28 posizioni; con fattore 8 ' +
    'gliene servono 50,3, e due vicine che distavano un radiante ora distano un ottavo di radiante. Non se ne ' +
    'ricava nulla: le coppie veloci avevano visto tutti i loro angoli da un pezzo. NTK-aware, YaRN e Llama 3 le ' +
    'lasciano come sono, o quasi, e rallentano quelle che non hanno mai finito il giro; NTK-aware rallenta ' +
    'dell’intero fattore solo l’ultima, perciò la maggior parte di quelle lente incontra ancora angoli nuovi. ' +
    'Ma quanto più è lenta la coppia, tanto meno supera l’addestramento: nel grafico in basso la si vede ' +
    'scendere fino a 1.',
} satisfies Shape<typeof en.default>;

/** Shown once the lab is loaded. */
export const later = {
  errorFrame: 'Posizione, su una scala di potenze di dieci',
  errorChart:
    'Il massimo errore della riga secondo la posizione, per quattro formati di numeri, entrambe le scale ' +
    'logaritmiche',
  strips: 'La riga della posizione {{position}} a colori: quella vera, poi come la danno float32, float16 e bfloat16',
  truth: 'vera',
  lost: 'non è un numero',
  searching: 'ricerca in corso…',
  noneAlike: 'nessuna fino a {{searched}}',
  alike: '{{first}} e {{second}}',
  alikeBeyond: '{{first}} e {{second}} al più tardi',
  nextApart: 'Ogni formato distingue ancora {{position}} da {{next}}.',
  nextAlike: 'Le posizioni {{position}} e {{next}} ricevono la stessa identica riga in {{formats}}.',
  noRow: 'Nessuna riga in {{formats}}: l’infinito non ha seno.',
  gpu: {
    title: 'Sulla tua scheda grafica',
    about:
      'I modelli nei browser formano gli angoli sulla GPU in float32 e usano il suo seno. Gli shader di ' +
      'posenc/webgpu contano invece con numeri interi a 32 bit, esatti su ogni dispositivo. Prova entrambi sul tuo.',
    ask: 'Calcola sulla mia GPU',
    busy: 'Calcolo in corso …',
    usual: 'shader consueto',
    ours: 'numeri interi',
    unnamed: 'un dispositivo che non dice il suo nome',
    says:
      'Calcolato su {{name}}: alla posizione {{position}} lo shader consueto sbaglia fino a {{usual}}, i numeri ' +
      'interi fino a {{ours}}.',
    chart:
      'Errore massimo della riga secondo la posizione su {{name}}, dello shader consueto e dei numeri ' +
      'interi, entrambe le scale logaritmiche',
    missing:
      'Questo browser non ha WebGPU, o lo riserva alle pagine che arrivano via https. Lo hanno le versioni recenti ' +
      'di Chrome, Edge e Safari; Firefox su alcuni sistemi.',
    adapter: 'Questo browser ha WebGPU, ma nessuna scheda grafica che voglia usare.',
    failed: 'Il dispositivo non ha potuto calcolarlo: {{message}}',
  },
  models: 'Dai file config di',
  ownModel: 'il file del collegamento',
  ownFile: 'Un file tuo, e tutto su questo: «{{title}}»',
  refused: 'Il file di questo collegamento non si può disegnare, perciò ecco {{model}}:',
  ownLadder: '{{model}} ({{kind}})',
  ladderFrame: 'Coppia indicata',
  ladderChart:
    'Lunghezze d’onda di tutte le coppie in scala logaritmica, una linea per metodo, con l’ambito ' +
    'dell’addestramento ombreggiato',
  pastChart:
    'Per ogni coppia che non ha finito il giro nell’addestramento: il suo angolo alla posizione scelta, diviso ' +
    'per il massimo dell’addestramento, una linea per metodo. A 1 finiva l’addestramento.',
  pairValue: '{{pair}}; un giro in {{wavelength}} posizioni',
  seenTurn: 'giri interi entro {{trained}} posizioni',
  nonePast: 'nessuno',
  pastRange: '× {{low}}–{{high}}',
  reached: 'posizione {{position}}',
  words: {
    arithmetic: 'Righe sinusoidali con d = {{dim}} e base {{base}}; in bassa precisione: {{stage}}.',
    rope:
      'Lunghezze d’onda delle {{pairs}} coppie di {{model}}, base {{base}}, addestrato su {{trained}} ' +
      'posizioni, accanto ad altri metodi con fattore {{factor}}.',
  },
} satisfies Shape<typeof en.later>;

export const questions = {
  format: {
    ask:
      'Una riga è calcolata per intero in un solo formato di numeri. Il grafico dà il logaritmo (base 10) del suo ' +
      'massimo errore, dalla posizione 1 alla 1000, cinque passi per ogni fattore dieci. Fai clic sulla curva di ' +
      '{{format}}.',
    right:
      'L’errore di un angolo è circa *p* · 2^(−*t*): più sono i bit significativi *t*, più bassa è la curva. float64 ' +
      'ne ha 53, float32 24, float16 11, bfloat16 8.',
    mistakes: {
      finer: 'Quella curva è più bassa: il suo formato ha più bit significativi di {{format}}.',
      coarser:
        'Quella curva è più alta: il suo formato ha meno bit significativi. La più alta è bfloat16, che spende per ' +
        'l’esponente 8 dei suoi 16 bit.',
    },
  },
  first: {
    ask:
      'Tutto è calcolato in {{format}}, con *d* = 512. Qual è la prima posizione che riceve la stessa riga di una ' +
      'precedente?',
    right:
      '{{format}} ha {{bits}} bit significativi: rappresenta ogni intero fino a 2^{{bits}}. Il successivo viene ' +
      'arrotondato a quello e ne riceve la riga.',
    mistakes: {
      last: 'Quella è una potenza di due, che il formato rappresenta ancora. La successiva non più.',
      hidden: 'Manca un bit: l’1 iniziale non si memorizza, ma conta.',
    },
  },
  magnitude: {
    ask:
      'Tutto è calcolato in {{format}}, con *d* = {{dim}} e base 10000. Di quanto sbaglia, nel punto peggiore, la ' +
      'riga della posizione {{position}}?',
    right:
      'Un angolo sbaglia di circa *p* · 2^(−*t*) radianti, con *t* di 53, 24, 11 e 8 bit per float64, float32, ' +
      'float16 e bfloat16. Molto sotto 1 l’errore è piccolo; intorno a 1 o oltre, il seno può essere qualunque.',
    options: { slight: 'di meno di 0,001', some: 'da 0,001 a 0,5', total: 'di oltre 0,5' },
    mistakes: {
      slight: 'Un errore così piccolo vuole posizioni vicine o più bit: quello dell’angolo cresce con la posizione.',
      some: 'Il numero di cifre non basta a dirlo: moltiplica la posizione per 2^(−*t*) e confronta con un radiante.',
      total: 'Qui l’angolo sbaglia di molto meno di un radiante: moltiplica la posizione per 2^(−*t*).',
    },
  },
  stage: {
    ask:
      'Solo i seni e i coseni già calcolati sono arrotondati a {{format}}; il resto è float64. Com’è il massimo ' +
      'errore alla posizione {{far}} rispetto a quello alla posizione {{near}}?',
    right:
      'Un seno sta fra −1 e 1 da qualunque angolo venga, e arrotondarlo costa lo stesso a ogni posizione. Il danno ' +
      'non viene dal formato corto, ma dal calcolare in esso.',
    options: {
      same: 'più o meno lo stesso',
      grows: 'più grande, in proporzione alla posizione',
      none: 'non c’è riga: il formato non contiene quella posizione',
    },
    mistakes: {
      grows: 'È così quando si arrotonda l’angolo. Qui l’angolo è esatto, e si arrotonda solo il risultato.',
      none: 'Qui la posizione non passa mai per {{format}}: ci passano solo i numeri finiti.',
    },
  },
  slowed: {
    ask:
      'Metodo lineare con fattore {{factor}}: dopo quante posizioni la prima coppia, la più veloce, ' +
      'finisce un giro?',
    right:
      'Il metodo lineare divide ogni frequenza per il fattore: ogni lunghezza d’onda, anche i 2π della prima, si ' +
      'moltiplica per esso.',
    mistakes: {
      unchanged: 'Questa è la lunghezza d’onda senza riscalamento. Il metodo lineare non risparmia nessuna coppia.',
      faster: 'È il contrario: le frequenze si dividono, quindi le lunghezze d’onda si moltiplicano.',
      radian: 'A quel punto ha girato di un radiante. Un giro ne ha 2π.',
    },
    units: { positions: 'posizioni' },
  },
  never: {
    ask:
      '{{name}} ruota {{pairs}} coppie con base {{base}} ed è addestrato su {{trained}} posizioni. Senza ' +
      'riscalamento, quante coppie non vi finiscono il giro? (Una in più o in meno va bene.)',
    right: 'Quelle con una lunghezza d’onda, 2π · base^(*i*/{{pairs}}), maggiore di {{trained}}: le ultime.',
    mistakes: {
      round: 'Queste sono le coppie che il giro lo finiscono.',
      radian:
        'Queste non girano nemmeno di un radiante. Un giro ne ha 2π, quindi sono di più quelle che non lo finiscono.',
    },
    units: { pairs: 'coppie' },
  },
  past: {
    ask:
      '{{name}} è addestrato su {{trained}} posizioni e usa il metodo lineare con fattore {{factor}}. Alla posizione ' +
      '{{position}}, quante volte il massimo angolo dell’addestramento raggiunge la coppia più lenta?',
    right: 'L’angolo è posizione per frequenza: la posizione si divide per {{trained}}, la frequenza per {{factor}}.',
    mistakes: {
      unscaled: 'È così senza riscalamento: il metodo lineare divide l’angolo per {{factor}}.',
      none:
        'Il metodo lineare dà angoli noti fino a {{factor}} volte la lunghezza di addestramento. ' +
        'Questa posizione è oltre.',
    },
  },
  fastest: {
    ask:
      'Llama 2 deve leggere {{factor}} volte la sua lunghezza di addestramento. Quale di questi metodi ne rallenta ' +
      'la coppia più veloce?',
    right:
      'Il metodo lineare rallenta tutte le coppie allo stesso modo. La più veloce aveva visto tutti i suoi angoli da ' +
      'un pezzo: non ci si guadagna nulla, e le posizioni vicine finiscono per somigliarsi.',
    options: { linear: 'quello lineare', ntkAware: 'NTK-aware', yarn: 'YaRN', llama3: 'Llama 3' },
    mistakes: {
      ntkAware: 'Aumenta la base, e la prima coppia ruota di base⁰ = 1 radiante a posizione qualunque sia la base.',
      yarn: 'Non tocca le coppie che nell’addestramento hanno compiuto 32 giri o più, e la prima è fra queste.',
      llama3: 'Non tocca le coppie con una lunghezza d’onda fino a un quarto della lunghezza di addestramento.',
    },
  },
  attention: {
    ask:
      'YaRN con fattore {{factor}} moltiplica i coseni e i seni di query e key per {{attention}}. Tutti i canali ' +
      'ruotano. Per quanto moltiplica un punteggio?',
    right: 'Per il quadrato: un punteggio è il prodotto di una query e una key, moltiplicate entrambe.',
    mistakes: {
      once: 'Si moltiplicano sia la query sia la key, quindi il fattore entra nel punteggio due volte.',
      none: 'Una rotazione da sola conserva le lunghezze, ma qui sono più grandi il coseno e il seno stessi.',
    },
  },
  arrange: {
    ask:
      'A {{name}}, addestrato su {{trained}} posizioni, si chiede la posizione {{position}}; il fattore è ' +
      '{{factor}}. La coppia {{pair}} non ha mai finito il giro. Ordina i metodi secondo l’angolo che raggiunge, dal ' +
      'più grande.',
    right:
      'Senza riscalamento supera l’addestramento di {{factor}} volte. NTK-aware rallenta dell’intero fattore solo ' +
      'l’ultima coppia, il metodo lineare tutte. L’NTK dinamico alza di più la base, secondo la lunghezza richiesta.',
    options: { default: 'senza riscalamento', linear: 'lineare', ntkAware: 'NTK-aware', dynamic: 'NTK dinamico' },
    mistakes: {
      reversed: 'Questo è l’ordine delle lunghezze d’onda: una coppia che gira più piano raggiunge un angolo minore.',
      linearLeast:
        'Il metodo lineare divide per il fattore e basta. L’NTK dinamico, a {{factor}} volte la lunghezza di ' +
        'addestramento, rallenta di più le coppie lente.',
    },
  },
} satisfies BankWords;
