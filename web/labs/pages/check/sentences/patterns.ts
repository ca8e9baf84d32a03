// Patterns that match a sentence with a claim of the lab "Check the claims". Words are stems in
// English, Spanish and Italian, without accents and in small letters, and words of Chinese.
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

/** Words of several languages, where one line has no room for them. */
const anyOf = (...words: readonly RegExp[]): RegExp => new RegExp(words.map(({ source }) => source).join('|'));

const position = /position|posicion|posizion|\bpos\b|\bpe\b|位置/;
const encoding = /encoding|embedding|codific|\bpe\b|编码|嵌入/;
const sinusoid =
  /sinusoid|\b(sin|sines?|sen[oi])\b.{0,20}\bcos|codificacion posicional|positional encoding|正弦|位置编码/;
const near = anyOf(
  /\bnear|\bclose|neighbo|adjacent|cercan|cerca\b|vecin|contigu|vicin|adiacent|prossim|proxim/,
  /(?<!接)近(?!似)|相邻/,
);
const linear = /linear|lineal|线性/;
const learned = /learned|learnt|trainable|aprendid|appres|entrenable|addestrabil|可学习|可训练|学习得到/;
const longer = anyOf(
  /longer|long\b|beyond|mas larg|larg[ao]s\b|piu lung|lungh[ei]\b|exceed|supera|unseen|mayor(es)? que/,
  /更长|很长|较长|长得多|长序列|长文本|长上下文|超出|超过|没见过|未见过/,
);
const sequence = anyOf(
  /sequence|context|length|text\b|secuencia|contexto|longitud|texto|sequenz|contest|lunghezz|testo/,
  /序列|上下文|长度|文本/,
);
const wavelength = /wavelength|longitud(es)? de onda|lunghezz[ae] d.?onda|period[os]?\b|波长|周期/;
const without =
  /without|lacks?\b|\bsin\b|senza|carec|remov|omit|no position|ausencia|assenza|没有|不用|不加|去掉|缺少|无位置/;
const order = /order\b|permut|reorder|shuffl|orden|ordine|顺序|次序|词序|打乱|置换|排列/;
const better = /better|best|superior|improve|outperform|\bbeat|mejor|supera|miglior|更好|更强|更优|优于|胜过|最好/;

const rotary = /\brope\b|rotary|rotator|旋转(?:式)?位置/;

export const patterns: readonly Pattern[] = [
  {
    id: 'near',
    all: [near, position, /dot.?product|producto|prodott|similar|parecid|somigli|simil|点积|内积|相似|相像|接近/],
    not: /p ?\+ ?k|ω|at d = /,
    opposite: anyOf(
      /\b(smaller|lower|less|least|different|menor(es)?|menos|distint[ao]s|minor[ei]?|inferior[ei]?|meno|divers[ei])\b/,
      /更小|较小|更低|较低|(?<!不)不同|相差/,
    ),
  },
  {
    id: 'distances000',
    all: [/\b5\b/, /\b6\b/, /\b50\b/, near],
    opposite: /\b(farther|further|lejos|lontan[ei])\b|更远|较远/,
  },
  {
    id: 'identities001',
    all: [/product|prodott|点积|内积/, /sum|suma|somma|之和|总和|求和/, /cos|余弦/],
    opposite: /difference|diferencia|differenza|之差/,
  },
  {
    id: 'linear',
    all: [linear, /p ?\+ ?k|pos ?\+ ?k|shift|offset|relative|desplaz|relativ|spostament|scostament|平移|偏移|移动/],
    not: /bias|decay|alibi|attend|atender|prestare|3 |three|tres|tre |偏置|关注|缩放|插值|三个/,
    opposite: /non-?linear|nonlinear|非线性/,
  },
  { id: 'unique', all: [position, encoding, /same|mism|stess|相同|一样|重复/], denies: true },
  {
    id: 'unique',
    all: [position, /uniqu|\bunic|univoc|irrepetib|唯一|独一无二/],
    not: /learned|aprendid|appres|可学习/,
  },
  {
    id: 'unique',
    all: [position, encoding, /different|distint|divers|(?<!不)不同/],
    not: /word|palabra|parol|axis|layer|dimension|head|model|词|轴|层|维|头|模型|频率/,
  },
  { id: 'repeat001', all: [sinusoid, /repeat|repit|repet|ripet|重复|循环/] },
  { id: 'repeat001', all: [/repeat|repit|repet|ripet|重复/, encoding, sequence] },
  {
    id: 'order001',
    all: [without, position, order],
    not: /lose|accuracy|pierd|perd|performance|gain|变差|下降|更差|准确率|正确率|性能/,
  },
  {
    id: 'order001',
    all: [
      anyOf(
        /permutation.?invariant|invariante? (a|bajo) (la )?permut|invariante (rispetto )?all[ea] permut|equivariant/,
        /(置换|排列|顺序).{0,2}(不变|等变)/,
      ),
    ],
    not: /with position|con posicion|con posizion|(?<!没)有位置|加了位置|加上位置/,
  },
  {
    id: 'order001',
    all: [
      /attention|atencion|attenzion|注意力/,
      /ignor|forget|blind|olvid|cieg|dimentic|ciec|忽略|无视|无关|分不清|不区分|无法区分|看不到|不考虑/,
      order,
    ],
  },
  {
    id: 'fourth001',
    all: [
      /term|score|puntuac|punteggi|分数|项/,
      /position.{0,4}position|posicion.{0,4}posicion|posizione.{0,4}posizione|位置.{0,4}位置/,
      /distanc|distanz|relativ|距离|偏移|相对/,
    ],
  },
  {
    id: 'softmax001',
    all: [/softmax/, /\brow|\bfila|\brig[ah]|逐行|按行|每一?行|各行/],
    opposite: /column|columna|colonn|(?<![序数])列/,
  },
  { id: 'softmax001', all: [/softmax/, /column|columna|colonn|逐列|按列|每一?列|各列/], opposite: /./ },
  { id: 'terms001', all: [/score|puntuac|punteggi|分数/, /four|cuatro|quattro|\b4\b|四/, /term|sum|项|之和/] },
  { id: 'table001', all: [/table|tabla|tabella|表/, /five|cinco|cinque|\b5\b|五/, /d ?= ?6\b/] },
  { id: 'rows004', all: [/d ?= ?4\b/, /0[.,]757/] },
  { id: 'patterns', all: [/0[.,]84\b/, /0[.,]54\b/, /0[.,]01\b/] },
  { id: 'digits003', all: [/0[.,]8414\b/, /0[.,]5403/] },
  { id: 'waves003', all: [wavelength, /10[., ]?000/, /2 ?(π|pi\b)/], not: /column|colonn|(?<![序数])列/ },
  { id: 'waves004', all: [wavelength, /6[.,]3\b/] },
  { id: 'index003', all: [/2i/, /\bi\b/, /dimension|维/, /pe ?\(|\bi (is|es|e)\b|i ?是/], not: /wavelength|onda|波长/ },
  { id: 'odd001', all: [/pair|parej|coppi|\bpar(es)?\b|对/, /d ?\/ ?2/, /even|odd|impar|par|dispar|奇|偶/] },
  { id: 'curves001', all: [/curve|curva|曲线/, /\b15\b/, /\b31\b/] },
  {
    id: 'explog001',
    all: [
      /\bexp\b|exponential|esponenzial|exponencial|指数/,
      /\blog\b|logarit|对数/,
      /stabil|estabil|overflow|desbord|稳定|溢出/,
    ],
  },
  {
    id: 'dominate001',
    all: [
      /dominat|domin[ae]|overwhelm|swamp|sovrast|[盖压]过|[盖压]不过|淹没|掩盖|主导/,
      /word|token|content|embedding|palabra|parol|contenid|contenut|encoding|codific|词|编码|嵌入/,
    ],
    denies: true,
  },
  {
    id: 'small002',
    all: [
      /-?1\b/,
      /embedding|word|palabra|parol|嵌入|词/,
      /small|hardly|tiny|apenas|pequen|appena|piccol|几乎|很小|微小/,
    ],
  },
  {
    id: 'extrapolate',
    all: [
      /sinusoid|\bsin(e|es)?\b|seno|fixed encoding|正弦|固定的?编码/,
      /extrapol|any position|cualquier posicion|qualsiasi posizion|\b1000\b|generali[sz]|外推|任[何意]位置|泛化/,
    ],
    not: /alibi|rope|rotary|旋转/,
  },
  {
    id: 'ablation001',
    all: [
      without,
      /position|posicion|posizion|位置/,
      /lose|worse|drop|pierd|peor|perd|peggi|fail|accuracy|degrad|变差|更差|下降|失败|降低/,
    ],
    not: /same words|mismas palabras|stesse parole|同样的词|相同的词/,
  },
  {
    id: 'threeBack004',
    all: [
      /\b3\b|three|tres\b|\btre\b|三/,
      /before|back|previous|earlier|antes|anterior|atras|prima|preceden|indietro|往前|之前|前面|向前/,
      /attend|token|atend|attenzion|word|palabra|parol|关注|词/,
    ],
  },
  {
    id: 'longer',
    all: [
      /sinusoid|正弦/,
      /longer|mas larg|piu lung|unseen length|更长|没见过的长度|未见过的长度/,
      /train|entren|addestr|训练/,
    ],
    not: /learned table|tabla aprendida|tabella appresa|alibi|rope|可学习/,
  },
  {
    id: 'seenOnly',
    all: [
      learned,
      /limit|restrict|only|solo|soltanto|cannot|can't|no puede|non puo|fixed|maxim|massim|只|限于|受限|局限|最大/,
      /length|seen|longitud|vist|lunghezz|position|posicion|posizion|长度|见过|位置/,
    ],
    not: /(?:sinusoid|正弦).{0,200}?(?:learned|aprend|appres|可学习)/,
  },
  {
    id: 'seenOnly',
    all: [learned, /cannot|can't|no pued|non p(uo|oss)|不能|无法/, longer],
    not: /(?:sinusoid|正弦).{0,200}?(?:learned|aprend|appres|可学习)/,
    denies: true,
  },
  {
    id: 'asGood004',
    all: [
      /sinusoid|fixed|正弦|固定/,
      learned,
      anyOf(
        /as good|nearly|identical|same result|similar|comparable|casi|tan buen|buone quasi|quanto|equival|igual/,
        /相同|一样好|差不多|相当|相近/,
      ),
    ],
  },
  {
    id: 'relative001',
    all: [
      /relativ|相对/,
      /generali[sz]|extrapol|estrapol|suit|convien|servono|better|mejor|miglior|外推|泛化|推广|适合|更好/,
      longer,
      sequence,
    ],
    not: /rope|alibi|rotary|旋转/,
  },
  { id: 'rope004', all: [rotary, better, longer], opposite: /worse|peor|peggior|更差|变差/ },
  { id: 'rope004', all: [rotary, /worse|peor|peggior|更差|变差/, longer], opposite: /./ },
  { id: 'alibi004', all: [/alibi/, /extrapol|estrapol|longer|mas larg|piu lung|generali[sz]|外推|更长|泛化/] },
  {
    id: 'alibi004',
    all: [/alibi/, /extrapol|estrapol|外推/, /needs no|no necesita|non ha bisogno|不需要|无需/],
    denies: true,
  },
  { id: 'formula002', all: [/2 ?i ?\/ ?d/, /2 ?\(? ?i ?\+ ?1/] },
  { id: 'divide004', all: [/div_term/, /\/ ?div_term|divid|除以/] },
  { id: 'product001', all: [/x ?[·*×] ?y/, /sin|sen|正弦/] },
  { id: 'levels001', all: [/word|palabra|parol|词/, /sentence|frase|frasi|句/, /paragraph|parrafo|paragraf|段/] },
  { id: 'memory001', all: [/o\(d\)/, /memor|内存|显存/] },
  {
    id: 'memory001',
    all: [
      /sinusoid|正弦/,
      /memor|storage|almacen|内存|显存|存储/,
      /constant|o\(1\)|no (extra )?(memory|storage)|sin memoria|常数|不占|不需要/,
    ],
  },
  {
    id: 'standard001',
    all: [
      sinusoid,
      /standard|estandar|default choice|most (used|common|popular)|mas usad|piu usat|标准(?!差)|最常用|默认选择/,
    ],
  },
  { id: 'gpt4', all: [/gpt.?4/, /rope|rotary|position|posicion|posizion|位置|旋转/] },
  { id: 'paper004', all: [/1803\.02155/] },
  { id: 'paper004', all: [/transformer.?xl/, /shaw/] },
];

/**
 * Words that deny; "without" is part of what some claims say. In Chinese 不同, 不变 and 不只 deny nothing, nor does
 * 分不清, which is what a claim says of the order of words.
 */
export const denial = new RegExp(
  [
    "\\b(not|no|never|cannot|nor|neither|nobody|hardly any)\\b|n't\\b",
    '\\b(nunca|jamas|tampoco|ningun[ao]?|falso que)\\b',
    '\\b(non|mai|nessun[ao]?)\\b',
    '\\b(false|wrong|falso|errado) (that|to say|que|che)\\b',
    '(?<!分|看)不(?!同|变|只|仅|断|过|管|论|用|加|区分|考虑)|(?<=[盖压])不过|没有(?!任何位置|位置)|无法(?!区分)',
    '并非|无需|从未|未必|是错的|是错误的|[并绝]无',
  ].join('|'),
  'g',
);
