// False sentences on models: attention, encodings, training, papers.
import type { Refuted } from './refuted.ts';

export const ofModels: readonly Refuted[] = [
  {
    finding: '1.1',
    because: 'position times position depends on the offset alone under a condition on the weights',
    en: [
      /^(?!.*identity).*(position times position|place times place).*only the (offset|distance) counts/is,
      'In place times place each pair gives the cosine of the angle, so only the distance counts.',
    ],
    es: [
      /^(?!.*identidad).*(posición · posición|lugar · lugar).*solo cuenta la/is,
      'En lugar · lugar, cada pareja da el coseno del ángulo, así que solo cuenta la distancia.',
    ],
    it: [
      /^(?!.*identità).*(posizione · posizione|posto · posto).*conta solo/is,
      'In posto · posto ognuna delle coppie dà il coseno dell’angolo: conta solo la distanza.',
    ],
    'zh-Hans': [
      /^(?!.*(单位矩阵|教程)).*位置(乘| · )位置.*(只看|只取决于)偏移/s,
      '位置乘位置就是指针夹角的余弦之和，所以只看偏移。',
    ],
  },
  {
    finding: '1.2',
    because: 'most models add no vector',
    en: [
      /\b(an?|the|every) Transformer (gives|adds( to)?) (each|every) (word|token)/i,
      'So a Transformer gives each word a second vector, which depends on its place alone.',
    ],
    es: [
      /el Transformer (da|suma) a cada (una|palabra|token)/i,
      'Por eso el Transformer da a cada una un segundo vector, el de su lugar.',
    ],
    it: [
      /il Transformer (dà|somma) a ogni (parola|token)/i,
      'Perciò il Transformer dà a ogni parola un secondo vettore, quello del suo posto.',
    ],
    'zh-Hans': [
      /(?<!最早的 |原始的 |论文的 )Transformer (就)?给(每个|各个)?(词|token)/,
      '所以 Transformer 给每个词第二个向量，它只取决于位置。',
    ],
  },
  {
    finding: '1.3',
    because: 'the product of the two weight matrices must commute, not each of them',
    en: [
      /(only|takes) weights that commute/i,
      'Only weights that commute with the turns, as the identity, prevent that.',
    ],
    es: [
      /(solo lo evitan|hacen falta) pesos que conmut/i,
      'Solo lo evitan pesos que conmutan con los giros, como la identidad.',
    ],
    it: [
      /(evitano solo|servono) pesi che commut/i,
      'Lo evitano solo pesi che commutano con le rotazioni, come l’identità.',
    ],
    'zh-Hans': [/只有(权重|两个权重矩阵)(各自)?(都)?(与|和)旋转可交换/, '只有权重与旋转可交换时，才不会这样。'],
  },
  {
    finding: '1.14',
    because: 'ALiBi gives offsets past training biases that training never met',
    en: [
      /ALiBi and T5,? (all|every) far words? ha(ve|s)/i,
      'With ALiBi and T5 all far words have a bias that training met.',
    ],
    es: [
      /ALiBi y T5,? toda palabra lejana tiene/i,
      'Con ALiBi y T5, toda palabra lejana tiene un sesgo que el entrenamiento conoció.',
    ],
    it: [
      /ALiBi e T5,? ogni parola lontana ha/i,
      'Con ALiBi e T5 ogni parola lontana ha un bias che l’addestramento conosceva.',
    ],
    'zh-Hans': [
      /ALiBi 和 T5.{0,4}(所有|一切)?远处的词.{0,6}(训练中见过|学过)/,
      '用 ALiBi 和 T5，所有远处的词都有训练中见过的偏置。',
    ],
  },
  {
    finding: '1.15',
    because: 'layers that see the whole text carry a trace any distance',
    en: [
      /trace of it come through all layers|one window a layer/i,
      'So far can a trace of it come through all layers, one window a layer.',
    ],
    es: [
      /a través de todas las capas, una ventana por capa/i,
      'Hasta ahí puede llegar su rastro a través de todas las capas, una ventana por capa.',
    ],
    it: [
      /attraverso tutti gli strati, una finestra per strato/i,
      'Fin là può arrivarne una traccia attraverso tutti gli strati, una finestra per strato.',
    ],
    'zh-Hans': [/(穿过|经过)所有层|每层一个窗口/, '信息能经过所有层，每层一个窗口'],
  },
  {
    finding: '1.16',
    because: 'the widths of T5’s buckets are 3, 2, 3, 3, 4, 4, 5, ...',
    en: [
      /wider than the last by the same factor|ever more of them to each/i,
      'each is wider than the last by the same factor',
    ],
    es: [
      /más ancho que el anterior por el mismo factor|cada vez más en cada uno/i,
      'cada uno es más ancho que el anterior por el mismo factor',
    ],
    it: [
      /più largo del precedente dello stesso fattore|sempre più in ogni gruppo/i,
      'ognuno è più largo del precedente dello stesso fattore',
    ],
    'zh-Hans': [/比前一个(都)?宽同样的倍数|每个桶(里)?(装|放)得越来越多/, '每个桶都比前一个宽同样的倍数'],
  },
  {
    finding: '1.17',
    because: 'a program that counts from 1 is wrong at position 0',
    en: [
      /(so that|where) every program is right|every program is right there/i,
      'At position 0 every angle is 0, so that every program is right there.',
    ],
    es: [/todo programa acierta/i, 'En la posición 0 todos los ángulos son 0, así que ahí todo programa acierta.'],
    it: [/ogni programma è giusto/i, 'Alla posizione 0 tutti gli angoli sono 0: lì ogni programma è giusto.'],
    'zh-Hans': [
      /(所有|每个|任何)程序(在那里|在位置 0|那时)?(都|都是)?(对|正确)/,
      '在位置 0，角度都是 0，所以每个程序都对。',
    ],
  },
  {
    finding: '1.22',
    because: 'the paper gives no reason for the factor sqrt(d)',
    en: [
      /(hence|that is why|so|therefore) the (paper|original Transformer) (first )?multipl/i,
      'Hence the paper multiplies the words by √d first.',
    ],
    es: [
      /por eso el (artículo|Transformer original) multiplica/i,
      'Por eso el artículo multiplica antes las palabras por √d.',
    ],
    it: [
      /(per questo|perciò) (l’articolo|il Transformer originale) moltiplica/i,
      'Per questo l’articolo moltiplica prima le parole per √d.',
    ],
    'zh-Hans': [/(所以|因此|为此)，?(论文|最早的 Transformer)(先)?(把词|要)?乘/, '因此，论文先把词乘以 √d。'],
  },
  {
    finding: '1.23',
    because: 'that a matrix exists says what can be expressed, not what is easy to learn',
    en: [/positions on is easy to learn/i, 'It says that going k positions on is easy to learn.'],
    es: [/posiciones es fácil de aprender/i, 'Solo dice que avanzar k posiciones es fácil de aprender.'],
    it: [/posizioni è facile da imparare/i, 'Dice solo che andare avanti di k posizioni è facile da imparare.'],
    'zh-Hans': [/(说明|表明)(往后|前进|移动)? ?k 个位置(是)?容易学/, '这只说明前进 k 个位置容易学会。'],
  },
  {
    finding: '1.24',
    because: 'random words fill all directions: none is the position’s own',
    en: [
      /its own directions|directions of (its|their) own/i,
      'The position’s part lies in its own directions, nearly perpendicular to the words.',
    ],
    es: [/propias direcciones|direcciones propias/i, 'La parte de la posición está en sus propias direcciones.'],
    it: [/direzioni (sue|proprie)/i, 'La parte della posizione sta in direzioni sue.'],
    'zh-Hans': [/(自己|专属|独有)的方向/, '位置的部分在它自己的方向上。'],
  },
  {
    finding: '1.25',
    because: 'neither paper says that a causal model needs no positions; the paper on ALiBi is of 2021',
    en: [
      /causal model needs no position|Press (and others, )?20(?!21)\d\d/i,
      'A causal model needs no positions (Haviv 2022, Kazemnejad 2023).',
    ],
    es: [
      /causal no necesita posici|Press (y otros, )?20(?!21)\d\d/i,
      'ALiBi y T5 valen también en frases más largas (Press 2022).',
    ],
    it: [
      /causale non ha bisogno di posizion|Press (e altri, )?20(?!21)\d\d/i,
      'Un modello causale non ha bisogno di posizioni (Haviv 2022, Kazemnejad 2023).',
    ],
    'zh-Hans': [
      /因果模型(不需要|用不着|无需)位置|Press (等，?)?20(?!21)\d\d/,
      '因果模型不需要位置（Haviv 2022，Kazemnejad 2023）。',
    ],
  },
  {
    finding: '1.26',
    because: 'ALiBi is that paper’s exception',
    en: [
      /(?<!models with sinusoids )get worse beyond the length/i,
      'models get worse beyond the lengths they were trained on (Press and others, 2021)',
    ],
    es: [/(?<!con sinusoides )empeoran más allá/i, 'los modelos empeoran más allá de lo que vieron al entrenarse'],
    it: [/addestrati, i modelli peggiorano/i, 'oltre le lunghezze su cui sono addestrati, i modelli peggiorano'],
    'zh-Hans': [/^(?!.*正弦).*模型.{0,4}超出训练长度就会?变差/s, '模型超出训练长度就会变差（Press 等，2021）。'],
  },
  {
    finding: '1.27',
    because: 'with a causal mask a shuffled sentence has other answers',
    en: [
      /^(?!.*mask).*(without positions, (shuffling|swapping|permuting)|order (of the words )?is (gone|forgotten))/is,
      'Without positions, shuffling the words shuffles the answers and does nothing else.',
    ],
    es: [
      /^(?!.*máscara).*(sin posiciones, (baraj|cambi|permut|mezcl)ar|y el orden (de la frase )?se (pierde|olvida))/is,
      'Sin posiciones, barajar las palabras baraja las respuestas y nada más.',
    ],
    it: [
      /^(?!.*maschera).*(senza posizioni, (mescol|scambi|permut)are|e l’ordine (della frase )?è (perduto|dimentic))/is,
      'Senza posizioni, mescolare le parole mescola le risposte e non fa altro.',
    ],
    'zh-Hans': [
      /^(?!.*掩码).*(没有位置(信息)?(时)?，(打乱|交换|调换)|(词序|顺序)(也)?就丢了)/s,
      '没有位置信息时，打乱词序只会打乱输出的顺序，别的什么都不变。',
    ],
  },
  {
    finding: '1.28',
    because: 'order enters by the causal mask and by values too',
    en: [
      /order can enter (attention|a model) in three|the three places where order/i,
      'Order can enter attention in three places',
    ],
    es: [
      /el orden puede entrar en la atención por tres|las tres vías por las que el orden/i,
      'El orden puede entrar en la atención por tres vías',
    ],
    it: [
      /l’ordine può entrare nell’attenzione per tre|le tre vie per cui l’ordine/i,
      'L’ordine può entrare nell’attenzione per tre vie',
    ],
    'zh-Hans': [/顺序(可以|能)?在三处进入|顺序进入注意力的三/, '顺序可以在三处进入注意力。'],
  },
  {
    finding: '1.29',
    because: 'linear scaling slows all pairs, and NTK-aware scaling leaves most slow ones new angles',
    en: [
      /an extension of the context divides|every method here slows/i,
      'Every method here slows pairs down so that a longer text fits into the known angles.',
    ],
    es: [
      /una ampliación del contexto divide|(?<!casi )todos los métodos de aquí frenan/i,
      'Todos los métodos de aquí frenan parejas para que un texto más largo quepa.',
    ],
    it: [
      /un’estensione del contesto divide|(?<!quasi )tutti i metodi di questo laboratorio rallentano/i,
      'Tutti i metodi di questo laboratorio rallentano alcune coppie.',
    ],
    'zh-Hans': [/(扩展上下文的|这里的)(方法|每种方法)(都|会)?(?!大多)(把|让|放慢)/, '这里的方法都让一些对转得慢一些。'],
  },
  {
    finding: '1.33',
    because: 'RoPE has no term of two positions',
    en: [/rotary encodings were designed/i, 'rotary encodings were designed to make it so'],
    es: [/codificaciones rotatorias se idearon/i, 'las codificaciones rotatorias se idearon para que lo sea'],
    it: [/codifiche rotatorie sono nate/i, 'le codifiche rotatorie sono nate perché lo fosse'],
    'zh-Hans': [/旋转编码(的设计|就是为|正是为)/, '旋转编码正是为此设计的'],
  },
  {
    finding: '1.34',
    because: 'the mask gives order too, such layers have no angles, and not every layer rotates',
    en: [
      /they take order from the layers|no angle in them can be new|in the attention of every layer/i,
      'RoPE turns queries and keys in the attention of every layer',
    ],
    es: [
      /reciben el orden de las capas|en ellas ningún ángulo|en la atención de cada capa/i,
      'reciben el orden de las capas intermedias',
    ],
    it: [
      /ricevono l’ordine dagli strati|in essi nessun angolo|nell’attenzione di ogni strato/i,
      'In essi nessun angolo può essere nuovo',
    ],
    'zh-Hans': [
      /从中间的层(得到|获得)顺序|其中没有(一个)?角度会?是新|每一层的注意力里(都)?旋转/,
      'RoPE 在每一层的注意力里都旋转查询和键',
    ],
  },
  {
    finding: '1.27, its sister',
    because: 'the mask of a decoder tells order too',
    en: [/^(?!.*mask).*all it will know of their order/, 'all it will know of their order is in that sum'],
    es: [/^(?!.*máscara).*todo lo que sabrá del orden/, 'todo lo que sabrá del orden está en esa suma'],
    it: [/^(?!.*maschera).*tutto ciò che saprà dell’ordine/, 'tutto ciò che saprà dell’ordine è in quella somma'],
    'zh-Hans': [/^(?!.*掩码).*模型对顺序所知的一切/s, '模型对顺序所知的一切，都在这个和里'],
  },
];
