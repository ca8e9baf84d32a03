import type { Shape } from '../../text/strings.ts';
import type en from '../en/clock.ts';

export default {
  title: 'L’orologio a molte lancette',
  question: 'Perché tante frequenze?',
  lead:
    'Ogni coppia di colonne è una [lancetta](hand) di un orologio. Alla [posizione](position) *p* ha ruotato di *p* ' +
    'volte la sua frequenza, e la tabella contiene le coordinate della sua punta: il [seno](sine) verso destra, il ' +
    '[coseno](cosine) verso l’alto.',
  deeper:
    'La prima lancetta compie un giro ogni 2π ≈ 6,28 posizioni; ognuna delle successive ne impiega di più, sempre ' +
    'nello stesso rapporto. Una lancetta da sola ripassa di continuo dagli stessi punti; tutte insieme distinguono ' +
    'le posizioni, come quelle di un orologio distinguono questo secondo da ogni altro del giorno.',
  where:
    'Qui *i* conta le lancette a partire da 0. La [lunghezza d’onda](wavelength) *λ* è il numero di posizioni ' +
    'che dura un giro; la [base](base) stabilisce quanto ogni lancetta è più lenta della precedente.',
  face: 'Orologio, posizione',
  faceValue: '{{position}}; la lancetta {{pair}} ha compiuto {{turns}} giri',
  dials: 'Tutte le lancette, dalla più veloce alla più lenta',
  dial: 'Lancetta {{pair}}, un giro in {{wavelength}} posizioni',
  play: 'Riproduci',
  pause: 'Pausa',
  back: 'Indietro di una posizione',
  on: 'Avanti di una posizione',
  controls: 'Comandi dell’orologio',
  label: {
    position: 'Posizione',
    pair: 'Lancetta scelta',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    ladder: 'Esponenti',
    step: 'Campiona una posizione ogni',
    span: 'Posizioni nel grafico',
    speed: 'Posizioni al secondo',
  },
  ladders: { half: '2i/d, l’articolo', halfMinusOne: '2i/(d − 2), come tensor2tensor' },
  hint:
    'Trascina il quadrante per girare la lancetta scelta: le altre la seguono. Con il focus sul quadrante, le ' +
    'frecce spostano di una posizione, Pag su e Pag giù di dieci, Inizio torna a 0.',
  reading: {
    title: 'La lancetta scelta',
    pair: 'Lancetta',
    columns: 'Colonne',
    both: '{{sine}} e {{cosine}}',
    frequency: 'Frequenza',
    perPosition: '{{frequency}} rad per posizione',
    wavelength: 'Lunghezza d’onda',
    positions: '{{wavelength}} posizioni',
    turns: 'Giri compiuti',
    sine: 'Seno',
    cosine: 'Coseno',
    none: 'manca: la larghezza è dispari',
  },
  waveChart: 'Il seno della lancetta {{pair}} lungo le posizioni: l’onda, e punti dove si campiona',
  ladderChart: 'Lunghezze d’onda di tutte le lancette in scala logaritmica',
  axisPosition: 'posizione →',
  axisSine: 'seno della lancetta {{pair}} ↑',
  axisPair: 'lancetta i →',
  axisWavelength: 'lunghezza d’onda (posizioni) ↑',
  sampling: {
    every: 'Un modello vede soltanto i punti, uno per posizione: {{looks}} per ogni giro di questa lancetta.',
    enough:
      'Campionando una posizione ogni {{step}} restano {{looks}} campioni per giro. Per seguire la lancetta ne ' +
      'servono più di due.',
    slower:
      'Campionando una posizione ogni {{step}} restano solo {{looks}} campioni per giro. I punti stanno altrettanto ' +
      'bene su un’onda più lenta, un giro in {{apparent}} posizioni: è l’aliasing.',
    backwards:
      'Campionando una posizione ogni {{step}} restano solo {{looks}} campioni per giro. I punti stanno altrettanto ' +
      'bene su un’onda che va all’indietro, un giro in {{apparent}} posizioni: è l’aliasing.',
  },
  notice: 'Che cosa osservare',
  caption:
    'Alla posizione {{position}} la lancetta più veloce ha compiuto {{fast}} giri, la più lenta {{slow}}. Sulla ' +
    'scala logaritmica le lunghezze d’onda salgono a gradini uguali; l’ultima è {{slowest}}, mentre 2π × ' +
    'base è {{limit}}.',
  captionSingle:
    'Alla posizione {{position}} l’unica lancetta ha compiuto {{fast}} giri. Con una sola, posizioni lontane circa ' +
    'un giro quasi si confondono.',
  askTitle: 'Prova prima di guardare',
  ask: 'Scegli la lancetta 0 e campiona una posizione ogni 44. Perché la lancetta più veloce quasi non si muove?',
  answerTitle: 'Mostra la risposta',
  answer:
    'Perché 44 posizioni sono quasi esattamente sette giri: 44 / 2π ≈ 7,003. Da un campione al successivo la ' +
    'lancetta avanza di un grado appena, e sembra che le servano circa 15600 posizioni per un giro. Con una ' +
    'posizione ogni 6 sembra perfino andare all’indietro. Un modello che riceve tutte le posizioni non si lascia ' +
    'ingannare: campiona la sua lancetta più veloce 6,28 volte per giro, e basterebbe poco più di due.',
  guess: {
    title: 'Leggi tu l’orologio',
    about:
      'Queste lancette segnano una posizione intera da 1 a {{last}}. Quale? Comincia dalla lancetta più lenta che ' +
      'si è mossa: dice all’incirca dove; ogni lancetta più veloce lo precisa.',
    dial: 'Lancetta {{pair}}, un giro ogni {{wavelength}} posizioni: seno {{sine}}, coseno {{cosine}}',
    label: 'La tua risposta',
    see: 'Guarda',
    another: 'Un’altra',
    right: 'Esatto: è la {{position}}.',
    wrong:
      'È la {{position}}. Alla {{guess}}, tratteggiata, la lancetta {{pair}} starebbe a {{degrees}}° dal suo posto; ' +
      'nessun’altra si scosta di più.',
  },
  words: {
    count_one: '{{count}} lancetta',
    count_other: '{{count}} lancette',
    clock:
      'Un orologio con {{hands}}, larghezza {{dim}} e base {{base}}. La più veloce compie un giro in {{fastest}} ' +
      'posizioni, la più lenta in {{slowest}}.',
    chosen: 'Alla posizione {{position}} la lancetta {{pair}} ha compiuto {{turns}} giri.',
  },
} satisfies Shape<typeof en>;
