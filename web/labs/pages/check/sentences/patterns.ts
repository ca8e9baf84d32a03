// Patterns that match a sentence with a claim of the lab "Check the claims". Words are stems in
// English, Spanish and Italian, without accents and in small letters.
import type { ClaimId } from '../../../shared/claims/claims.ts';

export interface Pattern {
  readonly id: ClaimId;
  /** All of them must be in the sentence. */
  readonly all: readonly RegExp[];
  /** None of these may be. */
  readonly not?: RegExp;
  /** Whether the claim in these words denies something: "no two positions ...". */
  readonly denies?: true;
  /** Words that turn it into its opposite. */
  readonly opposite?: RegExp;
}

const position = /position|posicion|posizion|\bpos\b|\bpe\b/;
const encoding = /encoding|embedding|codific|\bpe\b/;
const sinusoid =
  /sinusoid|\bsin(e|es)?\b.{0,20}\bcos|\bsen[oi]\b.{0,20}\bcos|codificacion posicional|positional encoding/;
const near = /\bnear|\bclose|neighbo|adjacent|cercan|cerca\b|vecin|contigu|vicin|adiacent|prossim|proxim/;
const linear = /linear|lineal/;
const learned = /learned|learnt|trainable|aprendid|appres|entrenable|addestrabil/;
const longer = /longer|long\b|beyond|mas larg|larg[ao]s\b|piu lung|lungh[ei]\b|exceed|supera|unseen|mayor(es)? que/;
const sequence = /sequence|context|length|text\b|secuencia|contexto|longitud|texto|sequenz|contest|lunghezz|testo/;
const wavelength = /wavelength|longitud(es)? de onda|lunghezz[ae] d.?onda|period[os]?\b/;
const without = /without|lacks?\b|\bsin\b|senza|carec|remov|omit|no position|ausencia|assenza/;
const order = /order\b|permut|reorder|shuffl|orden|ordine/;
const better = /better|best|superior|improve|outperform|\bbeat|mejor|supera|miglior/;

export const patterns: readonly Pattern[] = [
  {
    id: 'near',
    all: [near, position, /dot.?product|producto|prodott|similar|parecid|somigli|simil/],
    not: /p ?\+ ?k|ω|at d = /,
    opposite:
      /\b(smaller|lower|less|least|different|menor(es)?|menos|distint[ao]s|minor[ei]?|inferior[ei]?|meno|divers[ei])\b/,
  },
  {
    id: 'distances000',
    all: [/\b5\b/, /\b6\b/, /\b50\b/, near],
    opposite: /\b(farther|further|lejos|lontan[ei])\b/,
  },
  {
    id: 'identities001',
    all: [/product|prodott/, /sum|suma|somma/, /cos/],
    opposite: /difference|diferencia|differenza/,
  },
  {
    id: 'linear',
    all: [linear, /p ?\+ ?k|pos ?\+ ?k|shift|offset|relative|desplaz|relativ|spostament|scostament/],
    not: /bias|decay|alibi|attend|atender|prestare|3 |three|tres|tre /,
    opposite: /non-?linear|nonlinear/,
  },
  { id: 'unique', all: [position, encoding, /same|mism|stess/], denies: true },
  { id: 'unique', all: [position, /uniqu|\bunic|univoc|irrepetib/], not: /learned|aprendid|appres/ },
  {
    id: 'unique',
    all: [position, encoding, /different|distint|divers/],
    not: /word|palabra|parol|axis|layer|dimension|head|model/,
  },
  { id: 'repeat001', all: [sinusoid, /repeat|repit|repet|ripet/] },
  { id: 'repeat001', all: [/repeat|repit|repet|ripet/, encoding, sequence] },
  { id: 'order001', all: [without, position, order], not: /lose|accuracy|pierd|perd|performance|gain/ },
  {
    id: 'order001',
    all: [/permutation.?invariant|invariante? (a|bajo) (la )?permut|invariante (rispetto )?all[ea] permut|equivariant/],
    not: /with position|con posicion|con posizion/,
  },
  { id: 'order001', all: [/attention|atencion|attenzion/, /ignor|forget|blind|olvid|cieg|dimentic|ciec/, order] },
  {
    id: 'fourth001',
    all: [
      /term|score|puntuac|punteggi/,
      /position.{0,4}position|posicion.{0,4}posicion|posizione.{0,4}posizione/,
      /distanc|distanz|relativ/,
    ],
  },
  { id: 'softmax001', all: [/softmax/, /\brow|\bfila|\brig[ah]/], opposite: /column|columna|colonn/ },
  { id: 'softmax001', all: [/softmax/, /column|columna|colonn/], opposite: /./ },
  { id: 'terms001', all: [/score|puntuac|punteggi/, /four|cuatro|quattro|\b4\b/, /term|sum/] },
  { id: 'table001', all: [/table|tabla|tabella/, /five|cinco|cinque|\b5\b/, /d ?= ?6\b/] },
  { id: 'rows004', all: [/d ?= ?4\b/, /0[.,]757/] },
  { id: 'patterns', all: [/0[.,]84\b/, /0[.,]54\b/, /0[.,]01\b/] },
  { id: 'digits003', all: [/0[.,]8414\b/, /0[.,]5403/] },
  { id: 'waves003', all: [wavelength, /10[., ]?000/, /2 ?(π|pi\b)/], not: /column|colonn/ },
  { id: 'waves004', all: [wavelength, /6[.,]3\b/] },
  { id: 'index003', all: [/2i/, /\bi\b/, /dimension/, /pe ?\(|\bi (is|es|e)\b/], not: /wavelength|onda/ },
  { id: 'odd001', all: [/pair|parej|coppi|\bpar(es)?\b/, /d ?\/ ?2/, /even|odd|impar|par|dispar/] },
  { id: 'curves001', all: [/curve|curva/, /\b15\b/, /\b31\b/] },
  {
    id: 'explog001',
    all: [/\bexp\b|exponential|esponenzial|exponencial/, /\blog\b|logarit/, /stabil|estabil|overflow|desbord/],
  },
  {
    id: 'dominate001',
    all: [
      /dominat|domin[ae]|overwhelm|swamp|sovrast/,
      /word|token|content|embedding|palabra|parol|contenid|contenut|encoding|codific/,
    ],
    denies: true,
  },
  { id: 'small002', all: [/-?1\b/, /embedding|word|palabra|parol/, /small|hardly|tiny|apenas|pequen|appena|piccol/] },
  {
    id: 'extrapolate',
    all: [
      /sinusoid|\bsin(e|es)?\b|seno|fixed encoding/,
      /extrapol|any position|cualquier posicion|qualsiasi posizion|\b1000\b|generali[sz]/,
    ],
    not: /alibi|rope|rotary/,
  },
  {
    id: 'ablation001',
    all: [without, /position|posicion|posizion/, /lose|worse|drop|pierd|peor|perd|peggi|fail|accuracy|degrad/],
    not: /same words|mismas palabras|stesse parole/,
  },
  {
    id: 'threeBack004',
    all: [
      /\b3\b|three|tres\b|\btre\b/,
      /before|back|previous|earlier|antes|anterior|atras|prima|preceden|indietro/,
      /attend|token|atend|attenzion|word|palabra|parol/,
    ],
  },
  {
    id: 'longer',
    all: [/sinusoid/, /longer|mas larg|piu lung|unseen length/, /train|entren|addestr/],
    not: /learned table|tabla aprendida|tabella appresa|alibi|rope/,
  },
  {
    id: 'seenOnly',
    all: [
      learned,
      /limit|restrict|only|solo|soltanto|cannot|can't|no puede|non puo|fixed|maxim|massim/,
      /length|seen|longitud|vist|lunghezz|position|posicion|posizion/,
    ],
    not: /sinusoid.{0,200}?(?:learned|aprend|appres)/,
  },
  {
    id: 'asGood004',
    all: [
      /sinusoid|fixed/,
      learned,
      /as good|nearly|identical|same result|similar|comparable|casi|tan buen|buone quasi|quanto|equival|igual/,
    ],
  },
  {
    id: 'relative001',
    all: [/relativ/, /generali[sz]|extrapol|estrapol|suit|convien|servono|better|mejor|miglior/, longer, sequence],
    not: /rope|alibi|rotary/,
  },
  { id: 'rope004', all: [/\brope\b|rotary|rotator/, better, longer], opposite: /worse|peor|peggior/ },
  { id: 'rope004', all: [/\brope\b|rotary|rotator/, /worse|peor|peggior/, longer], opposite: /./ },
  { id: 'alibi004', all: [/alibi/, /extrapol|estrapol|longer|mas larg|piu lung|generali[sz]/] },
  { id: 'alibi004', all: [/alibi/, /extrapol|estrapol/, /needs no|no necesita|non ha bisogno/], denies: true },
  { id: 'formula002', all: [/2 ?i ?\/ ?d/, /2 ?\(? ?i ?\+ ?1/] },
  { id: 'divide004', all: [/div_term/, /\/ ?div_term|divid/] },
  { id: 'product001', all: [/x ?[·*×] ?y/, /sin|sen/] },
  { id: 'levels001', all: [/word|palabra|parol/, /sentence|frase|frasi/, /paragraph|parrafo|paragraf/] },
  { id: 'memory001', all: [/o\(d\)/, /memor/] },
  {
    id: 'memory001',
    all: [/sinusoid/, /memor|storage|almacen/, /constant|o\(1\)|no (extra )?(memory|storage)|sin memoria/],
  },
  {
    id: 'standard001',
    all: [sinusoid, /standard|estandar|default choice|most (used|common|popular)|mas usad|piu usat/],
  },
  { id: 'gpt4', all: [/gpt.?4/, /rope|rotary|position|posicion|posizion/] },
  { id: 'paper004', all: [/1803\.02155/] },
  { id: 'paper004', all: [/transformer.?xl/, /shaw/] },
];

/** Words that deny; "without" is part of what some claims say. */
export const denial = new RegExp(
  [
    "\\b(not|no|never|cannot|nor|neither|nobody|hardly any)\\b|n't\\b",
    '\\b(nunca|jamas|tampoco|ningun[ao]?|falso que)\\b',
    '\\b(non|mai|nessun[ao]?)\\b',
    '\\b(false|wrong|falso|errado) (that|to say|que|che)\\b',
  ].join('|'),
  'g',
);
