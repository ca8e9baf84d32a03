// False sentences on tables: clocks, columns, decimals, number formats.
import type { Refuted } from './refuted.ts';

export const ofTables: readonly Refuted[] = [
  {
    finding: '1.8',
    because: 'four of the first sixteen columns of position 1 differ in three decimals',
    en: [
      /three decimals on the first columns|to three decimals( |$)|few decimals cannot/i,
      'A test of three decimals on the first columns cannot tell which one a program uses.',
    ],
    es: [
      /(tres|pocos) decimales (en las primeras columnas|no (las|la) distingue)/i,
      'Una prueba con pocos decimales no las distingue.',
    ],
    it: [
      /(tre|pochi) decimali (sulle prime colonne|non (le|la) distingue)/i,
      'Una prova con pochi decimali non le distingue.',
    ],
    'zh-Hans': [
      /^(?!.*前四列).*((前几列|三位小数的测试|精确到几位的测试)(都)?分不出|位数少的测试分不出)/s,
      '三位小数的测试分不出程序用的是哪一个。',
    ],
  },
  {
    finding: '1.9',
    because: 'slow columns stay right far out',
    en: [/nothing (of|in) (the row|it) is right/i, 'until nothing of the row is right'],
    es: [/nada (en ella )?es cierto/i, 'hasta que en la fila ya nada es cierto'],
    it: [/(nulla|niente) di giusto/i, 'finché nella riga non c’è più nulla di giusto'],
    'zh-Hans': [/(整|一)行(里)?(没有一个|再没有|全都不)(数是)?对/, '直到一行里没有一个数是对的'],
  },
  {
    finding: '1.10',
    because: 'tables of two columns collide in every short format',
    en: [
      /finished numbers,? and any of them will do/i,
      'Calculate in float64, round only the finished numbers, and any of them will do.',
    ],
    es: [
      /terminados,? y todos servirán/i,
      'Calcule en float64, redondee solo los números terminados, y todos servirán.',
    ],
    it: [
      /i risultati,? e andranno bene tutti/i,
      'Calcola in float64, arrotonda solo i risultati, e andranno bene tutti.',
    ],
    'zh-Hans': [
      /只舍入(最后的|算好的)(数|结果)，(哪|任何)一?种(格式)?都(可以|够用|行)/,
      '用 float64 计算，只舍入最后的数，哪种格式都可以。',
    ],
  },
  {
    finding: '1.11',
    because: 'the cosine reaches 0: at d = 64 from offset 725 on',
    en: [
      /far apart the cosine (does not go|never (goes|gets)) to 0/i,
      'Yet even far apart the cosine does not go to 0, because the slow waves have hardly moved.',
    ],
    es: [/ni siquiera muy lejos llega el coseno a 0/i, 'Pero ni siquiera muy lejos llega el coseno a 0.'],
    it: [/nemmeno da molto lontano il coseno arriva a 0/i, 'Eppure nemmeno da molto lontano il coseno arriva a 0.'],
    'zh-Hans': [/(再|很)远，?余弦也(不会|从不)(到|变成|降到) ?0/, '但即使很远，余弦也不会到 0，因为慢的波几乎没动。'],
  },
  {
    finding: '1.12',
    because: 'at whole positions no hand comes back to the same point',
    en: [
      /nothing to tell one turn from|\bhand( alone)? (comes round|comes back|passes) (again and|(to )?the same)/i,
      'With one hand there is nothing to tell one turn from the next.',
    ],
    es: [
      /nada distingue una vuelta|vez por los mismos puntos|vez al mismo sitio/i,
      'Con una sola, nada distingue una vuelta de la siguiente.',
    ],
    it: [
      /non dice a che giro|di continuo dagli stessi punti|ripassa (presto )?dal suo posto/i,
      'Da sola non dice a che giro è arrivata.',
    ],
    'zh-Hans': [
      /(分不出|无法区分)(这|某|哪)一圈|指针(很快)?(就)?(会)?回到同一(个)?(点|处)/,
      '只有一根指针时，分不出哪一圈是哪一圈。',
    ],
  },
  {
    finding: '1.12, its sister',
    because: 'the hands of a clock stand alike twice a day',
    en: [
      /this second from every other of the day/i,
      'just as the hands of a clock tell this second from every other of the day',
    ],
    es: [
      /este segundo de los demás del día/i,
      'igual que las agujas de un reloj distinguen este segundo de los demás del día',
    ],
    it: [
      /questo secondo da ogni altro del giorno/i,
      'come quelle di un orologio distinguono questo secondo da ogni altro del giorno',
    ],
    'zh-Hans': [/(一天里|一天之内|全天)(认出|区分)(每|这)一秒/, '正如钟表的指针合起来，能在一天里认出每一秒'],
  },
  {
    finding: '1.13',
    because: 'at whole positions two hands never come back together',
    en: [
      /come back to the same place together only|\$i\$ repeats after/i,
      'Two hands come back to the same place together only after a very long time, if at all.',
    ],
    es: [
      /solo vuelven juntas al mismo (sitio|punto)/i,
      'Dos agujas solo vuelven juntas al mismo sitio al cabo de mucho tiempo.',
    ],
    it: [
      /tornano insieme nello stesso punto solo/i,
      'Due lancette tornano insieme nello stesso punto solo dopo moltissimo tempo.',
    ],
    'zh-Hans': [/两根指针.*(很久|很长时间).*(同时|一起)回到/, '两根指针要过很久才一起回到同一个地方。'],
  },
  {
    finding: '1.30',
    because: 'the lab has another layout and can swap its axes',
    en: [
      /neighbouring columns form a|the leftmost pair turns|the left columns change/i,
      'The leftmost pair turns once every 2π ≈ 6.28 positions.',
    ],
    es: [
      /columnas vecinas forman una|la pareja de la izquierda da|las columnas de la izquierda cambian/i,
      'Las columnas vecinas forman una pareja con la misma frecuencia.',
    ],
    it: [
      /colonne vicine formano una|la coppia più a sinistra compie|le colonne a sinistra cambiano/i,
      'Le colonne a sinistra cambiano da una riga all’altra.',
    ],
    'zh-Hans': [
      /相邻的?两列(是|组成)一对|最左边的一对每|左边的列(变得快|每行都变)/,
      '最左边的一对每 2π ≈ 6.28 个位置转一圈。',
    ],
  },
  {
    finding: '1.31',
    because: 'the last hand needs 628 positions at d = 4',
    en: [/the last (one|hand) needs thousands/i, 'the last one needs thousands'],
    es: [/la última necesita miles/i, 'la última necesita miles'],
    it: [/all’ultima ne servono migliaia/i, 'all’ultima ne servono migliaia'],
    'zh-Hans': [/最后一(根|个)(指针)?(要|需要)(几|数|上)千/, '最后一根要几千个位置'],
  },
  {
    finding: '1.32',
    because: 'a cell three steps along the row is less alike than a cell one step along a diagonal',
    en: [
      /(row|column) are more alike than (those|cells) on a diagonal/i,
      'Cells of the same row or column are more alike than those on a diagonal.',
    ],
    es: [
      /(fila|columna) se parecen más que (las|celdas) (de una|en) diagonal/i,
      'Las celdas de la misma fila o columna se parecen más que las de una diagonal.',
    ],
    it: [
      /(riga|colonna) (si somigliano|sono) più (simili )?(di quelle|delle celle) (su una|in) diagonale/i,
      'Le celle della stessa riga o colonna si somigliano più di quelle su una diagonale.',
    ],
    'zh-Hans': [/同一行或同一列的格子比对角线上的(格子)?更?相?像/, '同一行或同一列的格子比对角线上的更像。'],
  },
  {
    finding: '1.35',
    because: 'nobody saw the hand, and many models in Hugging Face pair neighbours',
    en: [/throughout: these were typed|GPT-NeoX and Hugging Face/i, 'GPT-NeoX and Hugging Face take i and i + d/2'],
    es: [/tabla: estos se escribieron|GPT-NeoX y Hugging Face/i, 'GPT-NeoX y Hugging Face toman i e i + d/2'],
    it: [/tabella: questi sono stati scritti|GPT-NeoX e Hugging Face/i, 'GPT-NeoX e Hugging Face prendono i e i + d/2'],
    'zh-Hans': [
      /这些是手工(输入|打)|GPT-NeoX 和 Hugging Face(?! 中大多数)/,
      'GPT-NeoX 和 Hugging Face 取 i 和 i + d/2',
    ],
  },
  {
    finding: '1.36',
    because: 'angles are fixed-point fractions of a turn',
    en: [
      /(angles are|which is why they are) formed in double/i,
      'The angles are large, which is why they are formed in double precision here',
    ],
    es: [/se forman en precisión doble/i, 'Aquí los ángulos se forman en precisión doble'],
    it: [/si formano in doppia precisione/i, 'Qui gli angoli si formano in doppia precisione'],
    'zh-Hans': [/角度.{0,6}用双精度(计算|表示|算)/, '这里的角度用双精度计算'],
  },
  {
    finding: 'a sister of 1.32',
    because: 'a half-open gate between two open ones moves the words before it',
    en: [/words between two open gates share/, 'All words between two open gates share one position.'],
    es: [
      /palabras entre dos compuertas abiertas comparten/,
      'Todas las palabras entre dos compuertas abiertas comparten posición.',
    ],
    it: [/parole fra due gate aperti hanno/, 'Tutte le parole fra due gate aperti hanno la stessa posizione.'],
    'zh-Hans': [/两个(打开|开着)的门之间的词(都)?(共用|有同一个|位置相同)/, '两个打开的门之间的词共用一个位置。'],
  },
];
