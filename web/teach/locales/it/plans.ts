import type { Shape } from '../../../page/text/strings.ts';
import type en from '../en/plans.ts';

/** Italiano: che cosa si sa fare dopo ogni percorso e, a ogni passo, che cosa chiedere e che cosa aspettarsi. */
export default {
  goals: {
    intro: {
      lose: 'mostrare con due frasi che cosa perde l’attenzione senza posizioni',
      read: 'leggere una riga e una colonna della tabella, e indicare l’onda più veloce e la più lenta',
      shift: 'spiegare perché «k parole più avanti» è una sola rotazione per tutte le posizioni',
      places: 'nominare tre punti in cui una codifica entra nell’attenzione, con un esempio per ciascuno',
    },
    '000': {
      lose: 'spiegare che cosa perde l’attenzione senza posizioni e che cosa cambia sommando un vettore',
      build: 'costruire la tabella per d = 64 e verificarla con la figura',
      near: 'confrontare distanze fra posizioni e dire dove non vale «più vicino, più simile»',
      rope: 'scrivere RoPE e provarlo lontano dalla posizione 0',
    },
    '001': {
      equal: 'dire che cosa significa equivarianza, con una coppia di frasi propria',
      terms: 'dividere un punteggio nei suoi quattro termini e dire da che cosa dipende ciascuno',
      hand: 'calcolare a mano numeri e lunghezze d’onda della tabella',
      length: 'confrontare le lunghezze di una parola e della sua posizione, e dire che cosa ne fanno α e √d',
      judge: 'giudicare una codifica per griglie o livelli: due posti hanno mai la stessa riga?',
    },
    '002': {
      lose: 'mostrare chi ama chi, e che cosa ne resta senza posizioni',
      length: 'confrontare le lunghezze di una parola e della sua posizione, e dire che cosa fa √d',
      loop: 'trovare la riga in cui un ciclo lascia la formula dell’articolo e dire che cosa si rompe',
    },
    '003': {
      cut: 'leggere numeri dalla tabella e distinguere decimali troncati e arrotondati',
      ladder: 'dare le lunghezze d’onda della prima e dell’ultima coppia per d = 512',
      write: 'scrivere la funzione e provarla con quattro decimali',
    },
    '004': {
      lose: 'spiegare con «The cat sat» perché servono le posizioni',
      check: 'verificare cifra per cifra una tabella stampata',
      choose: 'confrontare tabella appresa, sinusoidi, RoPE e ALiBi oltre la lunghezza dell’addestramento',
      slip: 'riconoscere due errori comuni da ciò che fanno alla tabella',
    },
  },
  needs: {
    vectors: 'vettori e il loro prodotto scalare',
    waves: 'seno e coseno, in radianti',
    matrices: 'il prodotto di due matrici',
    attention: 'attenzione: query, key, valori, softmax',
    python: 'un po’ di Python',
  },
  steps: {
    order: {
      ask:
        'Due frasi hanno le stesse parole in un altro ordine. L’attenzione dà a una parola la stessa uscita in ' +
        'entrambe?',
      note:
        'Senza posizioni sì, a parte l’arrotondamento: le uscite si spostano con le loro parole. Il termine esatto è ' +
        'equivariante, non invariante. Basta già una maschera causale a romperlo.',
    },
    sum: {
      ask: 'Una parola avanza di una posizione. Che cosa cambia nel vettore che si somma: la lunghezza o la direzione?',
      note:
        'Solo la direzione: la lunghezza è ovunque √(d/2), moltiplicata per α. Spesso si teme che la somma distrugga ' +
        'la parola; confronta le due lunghezze e l’angolo.',
    },
    table: {
      ask: 'La tabella ha una riga per posizione. Quali colonne cambiano di più da una riga alla successiva?',
      note:
        'Quelle a sinistra: la coppia 0 fa un giro ogni 2π ≈ 6,28 posizioni, e ogni coppia seguente è più lenta ' +
        'dello ' +
        'stesso fattore. Uno sbaglio comune è prendere una colonna per una posizione.',
    },
    far: {
      ask: 'Il modulo della lezione finisce a max_len 5000. Le righe da 4900 a 4999 somigliano alle righe da 0 a 99?',
      note:
        'A sinistra sì, a destra no: le colonne più lente sono ancora al primo giro e ormai si sono mosse. La ' +
        'formula ' +
        'non finisce; finisce solo la tabella salvata.',
    },
    size: {
      ask: 'Tutti i numeri di questa tabella stanno fra −1 e 1. Una posizione è dunque piccola accanto a una parola?',
      note:
        'Non ne segue: conta la lunghezza della riga, √(d/2) = 16 per d = 512. Quanto è lunga una parola dipende da ' +
        'come è stato inizializzato il suo vettore.',
    },
    cut: {
      ask: 'Le diapositive stampano 0,8414 per sin 1. È arrotondato?',
      note:
        'No, è troncato: sin 1 = 0,84147…, che si arrotonda a 0,8415. Un test che confronta quattro decimali deve ' +
        'dire quale dei due intende.',
    },
    printed: {
      ask: 'Calcola PE(1, 0) e PE(1, 1) con una calcolatrice prima di guardare. Gradi o radianti?',
      note:
        'Radianti: sin 1 = 0,841 e cos 1 = 0,540. In gradi verrebbe 0,017 e 1,000, la ragione più frequente di una ' +
        'tabella che non torna.',
    },
    slips: {
      ask: 'Con d = 4 ci sono due coppie. Quali sono le loro lunghezze d’onda?',
      note:
        '2π ≈ 6,28 e 2π · 100 ≈ 628 posizioni: l’esponente della coppia 1 è 2/4. Due numeri della riga 4 della ' +
        'lezione ' +
        'sono sbagliati nell’ultima cifra; falli trovare.',
    },
    strips: {
      ask: 'Quali due strisce mostrano la stessa onda, solo spostata?',
      note: 'Le colonne 2i e 2i + 1: il seno e il coseno di una coppia, a un quarto di giro l’uno dall’altro.',
    },
    write: {
      ask: 'Scrivi la funzione da te, in circa cinque righe. Di quali tre numeri ha bisogno?',
      note:
        'Posizioni, larghezza e base. Gli sbagli soliti: i gradi, il numero della colonna dove va quello della ' +
        'coppia, ' +
        'e dividere per div_term invece di moltiplicare. Il programma sotto il laboratorio fa proprio questa tabella.',
    },
    clock: {
      ask: 'Perché a un orologio serve più di una lancetta, e perché a velocità diverse?',
      note:
        'Una lancetta veloce distingue posizioni vicine ma compie presto un giro; una lenta distingue posizioni ' +
        'lontane ma fra vicine si muove appena. Insieme fanno entrambe le cose.',
    },
    ladder: {
      ask: 'La lunghezza d’onda più corta è 2π. La più lunga è 10000, 10000 · 2π o un po’ meno?',
      note:
        'Un po’ meno di 10000 · 2π: l’esponente dell’ultima coppia è 510/512, perciò è di circa 60600 posizioni, ' +
        'non ' +
        '62832.',
    },
    pairs: {
      ask: 'Quali righe sono più vicine come vettori: quelle delle posizioni 5 e 6, o quelle di 5 e 50?',
      note:
        'Quelle di 5 e 6. Ma non è una legge per tutte le coppie: cerca lungo la curva un punto in cui torna verso i ' +
        'valori dei vicini.',
    },
    near: {
      ask: 'Disegna il prodotto scalare di due righe secondo lo scarto delle posizioni. Scende sempre?',
      note:
        'No: scende, e risale per la prima volta dove lo segna la figura. Una tabella più larga sposta quel punto ' +
        'più ' +
        'in là (fino allo scarto 44 con d = 512), ma non lo toglie.',
    },
    highLow: {
      ask:
        'Posizioni vicine, prodotto alto; lontane, basso: così dice la lezione. Come la smentirebbe una sola ' +
        'immagine?',
      note:
        'Con un tratto di curva che sale: lì, di due scarti, il maggiore è il più simile. I due valori della lezione ' +
        'sono giusti, la regola che ne trae no.',
    },
    shift: {
      ask: 'Una matrice porta la riga p alla riga p + 10. Deve conoscere p?',
      note:
        'No: ogni coppia ruota di dieci volte la sua frequenza, ovunque si trovi. Servono vicini il seno e il coseno ' +
        'della stessa frequenza; le altre due tabelle della figura lasciano un resto.',
    },
    terms: {
      ask:
        'Un punteggio moltiplica (parola + posizione) per (parola + posizione). Quanti prodotti sono, e quale non sa ' +
        'nulla delle parole?',
      note:
        'Quattro; l’ultimo, posizione per posizione. Con pesi identità preferisce la parola stessa e i suoi vicini; ' +
        'pesi addestrati possono preferire altri scarti.',
    },
    alpha: {
      ask: 'Quanto deve valere qui α perché la posizione sia lunga quanto la parola?',
      note:
        'Poco, circa 1/16: questo vettore di parola parte con una lunghezza di circa 1, e la posizione ha √(d/2) = ' +
        '16. L’articolo moltiplica prima la parola per √d, senza dire perché; un effetto è che così la parola è la ' +
        'più lunga.',
    },
    root: {
      ask: 'Una posizione aggiunge al massimo 1 a ogni numero di una parola. È dunque innocua?',
      note:
        'Non di per sé: contano le lunghezze. Con √d la parola è lunga circa 512 e la posizione 16, e la parola ' +
        'ruota di circa 2°; senza √d sono circa 23 contro 16, e ruota di circa 35°.',
    },
    family: {
      ask:
        'L’ordine si può sommare ai vettori, entrare come rotazione di query e key, o mettere nei punteggi. Quali ' +
        'codifiche devono imparare qualcosa per farlo?',
      note:
        'Le tabelle apprese, i vettori di Shaw e i bias di T5; le sinusoidi, RoPE e ALiBi no. Raccogli le scommesse ' +
        'prima di scegliere le schede.',
    },
    learned: {
      ask: 'Una tabella appresa ha righe per 32 posizioni. Che cosa succede in una frase di 48 parole?',
      note:
        'La riga non c’è: i programmi falliscono o ripetono l’ultima. La curva finisce dove è finito ' +
        'l’addestramento; ' +
        'una formula continua.',
    },
    silence: {
      ask: 'Un programma con un errore supera un test del suo primo token. Com’è possibile?',
      note:
        'Alla posizione 0 ogni angolo è 0, qualunque siano la base, l’accoppiamento o la precisione. A un test ' +
        'servono ' +
        'numeri di un’altra fonte, a 0, a 1, alla lunghezza dell’addestramento e ai due lati di ogni limite.',
    },
    published: {
      ask: 'Dove trova un programma la base con cui ruota un modello?',
      note:
        'In parte in config.json, in parte nei valori predefiniti della classe che lo legge; la scheda dice quale. ' +
        'Non ' +
        'tutti i modelli hanno la base 10000.',
    },
    rope: {
      ask:
        'RoPE ruota query e key. Da che cosa dipende allora un punteggio: dalle due posizioni o solo dal loro ' +
        'scarto?',
      note:
        'Per parole date, solo dallo scarto: ruotano entrambe, e il prodotto scalare vede la differenza degli ' +
        'angoli. I due accoppiamenti differiscono nell’ordine delle colonne; un modello addestrato accetta solo il ' +
        'suo.',
    },
    alibi: {
      ask: 'Dodici teste hanno una pendenza ciascuna. È la testa 12 quella che vede più lontano?',
      note:
        'No, la 8: le prime otto hanno le pendenze per otto teste, da 1/2 a 1/256; le altre quattro prendono una ' +
        'ogni ' +
        'due di quelle per sedici. La 9 è quella che vede meno.',
    },
    digits: {
      ask: 'La formula ha un valore per ogni posizione. Lo ha anche un programma?',
      note:
        'In float64 fino a molto lontano; in float32 l’errore cresce con la posizione, in bfloat16 è presto grande ' +
        'quanto i valori. Le cifre si perdono nell’angolo, prima di prenderne il seno.',
    },
    product: {
      ask: 'Per una griglia la lezione prende il seno di x · y. Quali celle hanno allora la riga di (2, 6)?',
      note:
        'Tutte quelle con xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1); e tutte le celle con uno 0 hanno la ' +
        'stessa. ' +
        'Con metà delle colonne per x e metà per y non si perde nulla.',
    },
    levels: {
      ask:
        'Parola, frase e paragrafo hanno un numero, ciascuno prende la sua riga da una stessa tabella e si ' +
        'sommano. Ogni posto è unico?',
      note:
        'No: la parola 1 della frase 0 ha la stessa somma della parola 0 della frase 1. Una somma non dice che ' +
        'cosa si è ' +
        'sommato; scarti o altre basi distinguono i livelli.',
    },
    gates: {
      ask: 'E se contassero solo le fini di frase? Che cosa starebbe alla posizione 2, vista dall’ultima parola?',
      note:
        'Tutta la frase prima, lunga o corta: la posizione dipende dal testo. Nessuna codifica che conti parole può ' +
        'dirlo.',
    },
    loop: {
      ask: 'Il ciclo prende gli i pari, con 2i/d per il seno e 2(i + 1)/d per il coseno. È la formula dell’articolo?',
      note:
        'No: i è già la colonna, perciò l’esponente raddoppia, e il coseno ha un’altra frequenza del suo seno. ' +
        'Spostare ' +
        'non è più ruotare, e molte più colonne si muovono appena.',
    },
    divide: {
      ask: 'div_term contiene le frequenze. Che cosa viene fuori se le posizioni si dividono invece di moltiplicarsi?',
      note:
        'Le coppie lente diventano le veloci: la coppia i ruota di 10000^(2i/d) radianti per posizione. Sembrano ' +
        'ancora ' +
        'onde, ma posizioni vicine hanno poco in comune.',
    },
    race: {
      ask:
        'Sei piccoli modelli differiscono solo nella codifica. Quali imparano il compito, e quali lo sanno ancora ' +
        'in frasi più lunghe?',
      note:
        'Fai scommettere tutti prima del via. Una gara è una sola estrazione; la tabella salvata ne ha venti. Di’ ' +
        '«in ' +
        'questo compito, con queste risorse», non «è migliore».',
    },
    claims: {
      ask: '«Due posizioni non hanno mai la stessa codifica.» «Più vicine, più simili.» Quale delle due regge?',
      note:
        'La prima, in aritmetica esatta: alle posizioni intere la prima coppia da sola non torna mai allo stesso ' +
        'punto. ' +
        'La seconda no. Fai aprire un’affermazione che non regge e nominare il numero che la smentisce.',
    },
  },
} satisfies Shape<typeof en>;
