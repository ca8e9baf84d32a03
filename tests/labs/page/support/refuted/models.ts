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
  },
  {
    finding: '1.23',
    because: 'that a matrix exists says what can be expressed, not what is easy to learn',
    en: [/positions on is easy to learn/i, 'It says that going k positions on is easy to learn.'],
    es: [/posiciones es fácil de aprender/i, 'Solo dice que avanzar k posiciones es fácil de aprender.'],
    it: [/posizioni è facile da imparare/i, 'Dice solo che andare avanti di k posizioni è facile da imparare.'],
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
  },
  {
    finding: '1.33',
    because: 'RoPE has no term of two positions',
    en: [/rotary encodings were designed/i, 'rotary encodings were designed to make it so'],
    es: [/codificaciones rotatorias se idearon/i, 'las codificaciones rotatorias se idearon para que lo sea'],
    it: [/codifiche rotatorie sono nate/i, 'le codifiche rotatorie sono nate perché lo fosse'],
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
  },
  {
    finding: '1.27, its sister',
    because: 'the mask of a decoder tells order too',
    en: [/^(?!.*mask).*all it will know of their order/, 'all it will know of their order is in that sum'],
    es: [/^(?!.*máscara).*todo lo que sabrá del orden/, 'todo lo que sabrá del orden está en esa suma'],
    it: [/^(?!.*maschera).*tutto ciò che saprà dell’ordine/, 'tutto ciò che saprà dell’ordine è in quella somma'],
  },
];
