import type { Shape } from '../../text/strings.ts';
import type en from '../en/shift.ts';

export default {
  title: 'Spostare è ruotare',
  question: 'Come può un modello vedere «k parole più avanti»?',
  lead:
    'Andando avanti di *k* posizioni, ogni lancetta dell’orologio gira del proprio angolo, dovunque fosse prima. Nel ' +
    '[piano](plane) di ogni coppia questa rotazione è un [blocco](block) di due per due numeri, e tutti i blocchi ' +
    'insieme sono un’unica matrice, M(k).',
  deeper:
    'Vale per ogni [posizione](position) *p*, perché *p* non vi compare: compare solo lo [spostamento](shift) *k*. È ' +
    'questo che intendono le lezioni con «PE(p + k) è funzione lineare di PE(p)»: un modello potrebbe imparare una ' +
    'volta sola, per tutte le posizioni, che cosa vuol dire «tre parole più avanti».',
  where:
    'A sinistra la coppia *i* alla posizione *p* + *k*, a destra la stessa coppia a *p*. In mezzo sta il blocco, ' +
    'una rotazione: in senso orario, se il seno va verso destra e il coseno verso l’alto.',
  presets: 'Per cominciare',
  preset: {
    linear: {
      name: 'd = 64',
      about: 'una matrice per ogni p',
      note:
        'Tre lezioni dicono che PE(p + k) è lineare in PE(p). Con la formula dell’articolo è esattamente vero; ' +
        'quel che resta è arrotondamento.',
    },
    lesson002: {
      name: 'esponente raddoppiato',
      about: 'il coseno che manca',
      note:
        'La formula di una lezione, con l’esponente raddoppiato, d = 4, 1000 posizioni, cinque passi avanti: anche ' +
        'la migliore delle matrici lascia un residuo di 0,96. È |sin 5|, come spiega il testo sotto le curve.',
    },
    seven: {
      name: 'k = 22',
      about: 'quasi un successo',
      note:
        'La stessa formula con una coppia sola, 22 passi avanti. D’un tratto il residuo quasi scompare. La ' +
        'domanda più sotto parla di questo.',
    },
    few: {
      name: '12 righe',
      about: 'un adattamento che non prova nulla',
      note:
        'Una tabella a caso di 12 righe e otto colonne, com’è all’inizio una appresa. Sette coppie di righe sono ' +
        'troppo poche per escludere ' +
        'tutte le matrici: ce n’è sempre una che va bene.',
    },
  },
  matrixKnown: 'M({{shift}}), un blocco per ogni coppia',
  matrixBest: 'La matrice migliore per k = {{shift}}',
  matrixAlt: 'Matrice di {{dim}} per {{dim}} numeri che porta PE(p) in PE(p + {{shift}}). Tabella: {{source}}.',
  scale: 'Valori:',
  planes: 'Da p = {{from}} a p + k = {{to}}, coppia per coppia',
  planesAlt:
    'Piani delle coppie scelte con PE({{from}}), PE({{to}}) e il punto in cui la matrice porta PE({{from}}). ' +
    'Tabella: {{source}}.',
  pairName: 'coppia {{pair}}',
  turn: '{{radians}} rad, {{turns}} giri',
  angle: '{{radians}} rad',
  gap: 'errore: {{gap}}',
  attempts:
    'Tre tabelle, ciascuna con la sua matrice migliore, e il residuo a ognuna di {{starts}} posizioni p: la massima ' +
    'differenza, valore per valore, fra la riga e ciò che dà la matrice',
  sources: {
    sinusoidal: { name: 'La formula dell’articolo', how: 'M(k), nota in partenza' },
    doubled: { name: 'L’esponente raddoppiato', how: 'la migliore, ai minimi quadrati' },
    learned: { name: 'Una tabella a caso, com’è all’inizio una appresa', how: 'la migliore, ai minimi quadrati' },
  },
  largest: 'al massimo',
  relative: 'nel complesso il {{percent}}% della norma delle righe',
  reading: {
    title: 'Residui della matrice mostrata',
    move: 'Da, a',
    fromTo: '{{from}} → {{to}}',
    here: 'Residuo a questa p',
    all: 'Il massimo, su {{starts}} posizioni',
    rank: 'Colonne indipendenti',
    rankOf: '{{rank}} su {{dim}}',
    known: 'non serve',
  },
  rows_one: '{{count}} coppia di righe',
  rows_other: '{{count}} coppie di righe',
  few:
    'Solo {{rows}} per una larghezza di {{dim}}: anche se le righe fossero numeri a caso, qualche matrice vi si ' +
    'adatterebbe esattamente. Un residuo nullo qui non dimostra nulla. Prendi più posizioni.',
  origin:
    'Da dove viene il residuo dell’esponente raddoppiato: la prima colonna è sin p, e sin(p + k) = cos k · sin p ' +
    '+ sin k · cos p, qui {{cosine}} · sin p {{sign}} {{bound}} · cos p. Ma nessuna colonna contiene cos p: ' +
    'il coseno accanto gira {{slower}} volte più lentamente. Perciò nel caso peggiore manca |sin k| = {{bound}}. I ' +
    'minimi quadrati su tutte le colonne lasciano un residuo fino a {{largest}}: in una tabella lunga e stretta ' +
    'quasi esattamente quello. In una corta altre colonne possono supplire; in una larga falliscono anche quelle.',
  controls: 'Comandi dello spostamento',
  label: {
    position: 'Posizione p',
    shift: 'Spostamento k',
    dim: 'Larghezza d (d_model)',
    base: 'Base',
    rows: 'Posizioni nelle tabelle',
    seed: 'Seme della tabella a caso',
    source: 'Tabella mostrata',
    pairs: 'Coppie disegnate',
  },
  hint:
    'Il pulsante di ogni curva mostra qui sopra la matrice e i piani di quella tabella. Si disegnano fino a otto ' +
    'coppie; la nona prende il posto della prima scelta. Qui la larghezza è pari, perché ogni seno ha bisogno del ' +
    'suo coseno per ruotare.',
  notice: 'Che cosa osservare',
  caption:
    'Con la formula dell’articolo il residuo è al massimo {{sinusoidal}}, ed è arrotondamento; la matrice è stata ' +
    'scritta a partire dal solo k = {{shift}}, senza vedere nemmeno una riga. Per le altre due i minimi quadrati ' +
    'hanno visto l’intera tabella, eppure lasciano {{doubled}} e {{learned}}.',
  captionTurns: 'Sposta p: i vettori ruotano e l’angolo fra loro non cambia.',
  captionBends:
    'Sposta p: nella tabella mostrata l’angolo fra i vettori cambia; con la formula dell’articolo resta lo stesso.',
  captionFew:
    'Con la formula dell’articolo il residuo è al massimo {{sinusoidal}}, qualunque sia p. Le altre due lasciano ' +
    '{{doubled}} e {{learned}}, ma a così poche righe si adatta qualche matrice anche se sono del tutto casuali.',
  captionStill:
    'Con k = 0 non si muove niente, e la matrice che non cambia nulla va bene per ogni tabella. Scegli un ' +
    'altro k.',
  askTitle: 'Prova prima di guardare',
  ask:
    'Con l’esponente raddoppiato e d = 2, passa da k = 21 a 22 e poi a 23. Perché 22 quasi funziona e i ' +
    'suoi vicini no?',
  answerTitle: 'Mostra la risposta',
  answer:
    '22 è quasi esattamente 7π, sette mezzi giri. Dopo mezzo giro il seno ha soltanto cambiato segno, e per ' +
    'questo non serve alcun coseno: manca appena |sin 22| = 0,0089, mentre |sin 21| e |sin 23| sono 0,84 e 0,85. A ' +
    '44, il doppio di 22, è 0,018. Le coppie dell’articolo non dipendono da questa fortuna, perché ogni seno ha ' +
    'accanto il coseno della propria frequenza.',
  fine: 'Le note a margine',
  fineWay: 'La matrice agisce su colonne. Dove i token sono righe, come in quasi tutti i programmi, è P · M(k)ᵀ.',
  fineLearned:
    'La terza tabella è estratta a caso da un seme, con deviazione standard √½ per ogni valore, così che ' +
    'le righe siano lunghe come le altre. Non è addestrata; l’addestramento potrebbe insegnarle qualcosa di ' +
    'simile a una rotazione, ma niente nella sua costruzione lo chiede.',
  fineLimit:
    'Che una tale matrice esista non vuol dire che un modello la usi. Dice solo che una matrice di pesi può ' +
    'esprimerlo; che perciò sia facile da imparare è una congettura dell’articolo.',
  words:
    'PE({{from}}) e PE({{to}}) con larghezza {{dim}} e base {{base}}, k = {{shift}}, per le coppie {{pairs}}. ' +
    'Tabella mostrata: {{source}}.',
  comment: 'numeri casuali diversi da quelli di posenc',
} satisfies Shape<typeof en>;
