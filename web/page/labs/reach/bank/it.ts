import type { BankWords } from '../../../quiz/question.ts';

export default {
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
