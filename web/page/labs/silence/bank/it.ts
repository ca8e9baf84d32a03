import type { BankWords } from '../../../quiz/question.ts';

export default {
  zero: {
    ask: 'In questo laboratorio ci sono {{count}} programmi RoPE con errori. A quale posizione sono tutti giusti?',
    right: 'Alla posizione 0 ogni angolo è 0 e nulla ruota, comunque si accoppino i canali e qualunque sia la base.',
    options: {
      zero: 'alla posizione {{zero}}',
      one: 'alla posizione {{one}}',
      forty: 'alla posizione {{forty}}',
      end: 'alla posizione {{end}}',
    },
    mistakes: {
      one:
        'Alla posizione 1 le coppie veloci hanno già ruotato di un radiante intero: quasi ogni errore si vede ' +
        'subito.',
      forty: 'Lì sono ancora piccoli solo gli errori che crescono piano. Quasi tutti i programmi sbagliano di molto.',
      end: 'Così lontano quasi tutti i programmi sbagliano; resta giusta solo una tabella che finisce più in là.',
    },
  },
  turns: {
    ask:
      'Con RoPE la coppia più veloce ruota di 1 radiante a posizione. Quanti giri ha compiuto alla posizione ' +
      '{{position}}?',
    right:
      'La posizione divisa per 2π. Lontano i giri interi sono tanti che a un formato corto restano poche cifre per ' +
      'la parte di giro, e solo quella conta.',
    mistakes: {
      radians: 'Questo è l’angolo in radianti. Un giro ne ha 2π.',
      half: 'Un giro ha 2π radianti, non π.',
    },
    units: { turns: 'giri' },
  },
  first: {
    ask:
      'Un programma ha la riga `{{line}}` dove ci vuole `{{mended}}`, e legge la tabella senza controllare il ' +
      'limite. A quale posizione la rotazione è sbagliata per la prima volta?',
    right:
      'La tabella ha le righe da 0 a 4095. La riga 4096 sta oltre, e ciò che vi si legge non sono i coseni di quella ' +
      'posizione. Nulla si blocca.',
    mistakes: {
      last: 'Questa è l’ultima riga della tabella, ed è giusta.',
      fromOne: 'Le righe si contano da 0, quindi la tabella finisce una posizione prima.',
      atOnce: 'Fino alla sua fine la tabella è esatta. Per questo i test brevi passano.',
    },
  },
  restarted: {
    ask:
      'Un programma conta le posizioni con `{{line}}`. Ha letto {{cached}} token in una volta e ora riceve il ' +
      'successivo da solo. Quale posizione gli dà?',
    right:
      'Con un solo token l’intervallo contiene solo 0: i token nella cache non sono contati. Perciò quel token non ' +
      'viene ruotato affatto.',
    mistakes: {
      truth: 'Questa è la posizione che dovrebbe avere. Ma la riga conta solo i token di questa chiamata.',
      before: 'Questa è la posizione dell’ultimo token letto prima.',
      one: 'Si comincia a contare da 0.',
    },
  },
  test: {
    ask:
      'In un programma RoPE la riga `{{line}}` sta dove ci vuole `{{mended}}`. Un test confronta le posizioni dalla ' +
      '0 fino alla {{tested}}, esclusa, con numeri giusti e tollera {{tolerance}}. Il programma lo passa?',
    right:
      'Conta se il test arriva a una posizione in cui questo errore cambia un angolo o una coppia. La 0 non lo fa ' +
      'mai; ogni limite di un programma vuole un test ai due lati.',
    options: { passes: 'lo passa', fails: 'non lo passa' },
    mistakes: {
      passes:
        'Il test arriva a {{last}}, e lungo la strada l’errore supera la sua tolleranza: guarda a quale posizione ' +
        'succede per la prima volta.',
      fails: 'Fino alla posizione {{last}} questo errore non cambia nulla di ciò che il test confronta.',
    },
  },
  growth: {
    ask:
      'Il grafico dà il logaritmo (base 10) dell’errore massimo di tre programmi sbagliati, alle posizioni 1, 2, 4, ' +
      '8 e così via fino a {{last}}; dove non c’è errore è disegnato −9. Fai clic sulla curva del programma con la ' +
      'riga `{{line}}`.',
    right:
      'L’arrotondamento di un angolo cresce in proporzione alla posizione: una pendenza dritta. La fine di una ' +
      'tabella è un salto. Le coppie sbagliate sbagliano dalla posizione 1: una linea piatta.',
    mistakes: {
      pairing: 'Questa sbaglia alla posizione 1 quanto altrove: accoppia i canali sbagliati.',
      fastSines: 'Questa cresce con la posizione: arrotonda gli angoli a float32.',
      tableEnd: 'Questa non ha alcun errore, poi salta: legge una tabella oltre la sua fine.',
    },
  },
  cause: {
    ask:
      'Un programma RoPE è giusto alla posizione 0. Alla 1 sono sbagliati {{columns}} canali su {{all}}, fino a ' +
      '{{one}}. L’errore massimo è {{forty}} alla posizione 40, {{before}} alla 4095 e {{row}} alla 4096. Quale ' +
      'errore lascia queste tracce?',
    right: 'Guarda dove comincia l’errore, come cresce e quanti canali colpisce.',
    options: {
      base: 'la base è sempre 10000',
      scaling: 'manca il riscalamento della configurazione, che rallenta le coppie lente',
      shifted: 'le posizioni si contano da 1',
      fastSines: 'angoli in float32 vanno a seni veloci',
      shortPositions: 'posizioni e angoli sono arrotondati a bfloat16',
      tableEnd: 'una tabella di coseni è letta oltre la sua fine',
      restarted: 'ogni nuovo token conta come il primo',
    },
    mistakes: {
      base: 'Con un’altra base sarebbe giusta solo la prima coppia: alla posizione 1 sbaglierebbero 62 canali.',
      scaling: 'Allora i canali veloci sarebbero giusti a ogni posizione, e quelli lenti sbagliati dalla 1 in poi.',
      shifted: 'Contando da 1, già la posizione 0 sarebbe sbagliata.',
      fastSines: 'Allora l’errore comincerebbe molto sotto 0,000001 e crescerebbe in proporzione alla posizione.',
      shortPositions:
        'bfloat16 ha otto bit significativi: alla posizione 1 tutti i canali si scosterebbero di millesimi, e verso ' +
        'la 300 quelli veloci sarebbero rumore.',
      tableEnd: 'Fino alla sua fine una tabella è esatta, poi l’errore salta.',
      restarted: 'Allora non ruoterebbe nessun canale: alla posizione 1 tutti sbaglierebbero di molto.',
    },
  },
  crossing: {
    ask:
      'Quattro errori di programmi RoPE, ognuno nel suo programma. Ordinali secondo la prima posizione in cui ' +
      'l’errore supera {{tolerance}}, a partire dalla prima.',
    right:
      'Le coppie sbagliate si vedono alla posizione 1. Otto bit significativi bastano per qualche decina di ' +
      'posizioni. Senza il riscalamento si scostano solo le coppie lente. Una tabella è esatta fino alla sua fine.',
    options: {
      pairing: 'si accoppiano canali vicini invece delle metà',
      shortPositions: 'posizioni e angoli sono arrotondati a bfloat16',
      scaling: 'manca il riscalamento della configurazione, che rallenta le coppie lente',
      tableEnd: 'una tabella di 4096 righe è letta oltre la sua fine',
    },
    mistakes: {
      reversed: 'È il contrario: prima quello che si vede prima.',
      crash: 'Leggere oltre la fine non blocca nulla, e fino alla fine non c’è alcun errore.',
    },
  },
  columns: {
    ask:
      'In un programma RoPE la riga `{{line}}` sta dove ci vuole `{{mended}}`. La mappa è la sua query alla ' +
      'posizione {{position}}: sopra i canali da 0 a {{last}}, sotto dal {{half}} in poi; il canale *i* ruota con ' +
      'quello che gli sta sotto. Fai clic su un canale giusto a ogni posizione.',
    right:
      'La prima coppia ha frequenza base⁰ = 1 qualunque sia la base, e un riscalamento per contesti lunghi non tocca ' +
      'le coppie veloci. Guardare il primo canale non prova nulla.',
    mistakes: {
      slowest: 'Questa è la coppia più lenta. La sua frequenza è quella che più dipende dalla base e dal riscalamento.',
      other: 'In questo programma la frequenza di quella coppia è un’altra.',
    },
  },
  width: {
    ask:
      'In una testa di {{head}} canali ne devono ruotare {{turned}}. Un programma ha `{{line}}` (dovrebbe dividere ' +
      'per rotary_dim) e `{{partner}}` al posto di `{{mended}}`. Quanti canali lascia sbagliati?',
    right:
      'I canali da 0 a 7 ruotano con compagni sbagliati, quelli da 8 a 15 non ruotano e dovrebbero, quelli da 32 a ' +
      '39 ruotano e non dovrebbero: 24.',
    mistakes: {
      meant: 'Questi sono i canali che dovrebbero ruotare. Ruotano anche i loro compagni sbagliati.',
      all: 'Il ciclo passa ancora sulle coppie dei canali che ruotano. Quasi tutti i canali restano come devono.',
      moved: 'Questo è il numero delle coppie. Ognuna ha due canali, e mancano anche i compagni giusti.',
    },
    units: { columns: 'canali' },
  },
} satisfies BankWords;
