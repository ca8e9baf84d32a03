import type { BankWords } from '../../quiz/words.ts';

export default {
  title: 'More than a line',
  question: 'What about images, and about words in sentences in paragraphs?',
  views: { plane: 'Two axes', levels: 'Word, sentence, paragraph', content: 'Counted by content' },
  lead: {
    plane:
      'A patch of an image has two numbers for its place; most models give half of the columns to *x* and half ' +
      'to *y*, and differ in the [order of the blocks](row) and in their frequencies. Point at a cell, and the ' +
      '[map](map) shows how alike all others are to it.',
    levels:
      'One lesson encodes the place of a word in its sentence, of the sentence in its paragraph and of the ' +
      'paragraph in the text, and adds them up: unless the levels are [told apart](apart), word 1 of sentence 0 ' +
      'is the same as word 0 of sentence 1. Point at a place; those with the very same row are framed.',
    content:
      'In CoPE every word has a [gate](gate), opened or shut by what the query finds there, and the ' +
      '[position](position) of a word is the sum of the gates from it to the [query](query). Set the gates ' +
      'yourself.',
  },
  deeper: {
    plane:
      'Such tables look alike but do not fit each other’s weights. One lesson multiplies *x* by *y* instead; see ' +
      'what becomes of the map.',
    levels: 'A sum does not say what was added to what.',
    content:
      'Positions need not count words. If only full stops count, “the sentence before” has a position of its ' +
      'own, however long it was.',
  },
  where: {
    plane:
      '*x* counts columns, *y* rows, both from 0. Side by side, the similarity of two cells is that of their ' +
      'columns plus that of their rows.',
    levels:
      '*w*, *s*, *q* are the numbers of word, sentence and paragraph, from 0. Rows of the map are named ' +
      'paragraph.sentence.',
    content:
      '*i* is the query, *j* the key, σ the gate, between 0 and 1. Between two whole positions the rows of the ' +
      'table are blended. In a model the gates come from the words; here they are yours, the same for all queries.',
  },
  label: {
    view: 'What to look at',
    layout: 'Layout',
    width: 'Columns',
    height: 'Rows',
    dim: 'Width d (d_model)',
    base: 'Base',
    measure: 'Measure',
    x: 'x',
    y: 'y',
    words: 'Words per sentence',
    sentences: 'Sentences per paragraph',
    paragraphs: 'Paragraphs',
    apart: 'Levels are told apart',
    offset: 'Offset between levels',
    word: 'Word',
    sentence: 'Sentence',
    paragraph: 'Paragraph',
    text: 'Sentence',
    gates: 'Open gates',
    open: 'Open gates',
    half: 'Half-open gates',
    rows: 'Rows of the table',
    asked: 'The query looks for position',
    query: 'The query',
  },
  controls: 'Controls of more than a line',
  layoutNote: {
    mae: 'Sines and cosines of x, then of y; frequencies base^(−4k/d).',
    bigVision: 'The blocks of MAE, but the frequencies end exactly at 1/base: base^(−k/(d/4 − 1)).',
    mocoV3:
      'The numbers of MAE, stored column by column after a row of zeros for the class token. Arranged row by row ' +
      'here.',
    timm: 'Sines of y and x first, then the cosines.',
    diffusers:
      'The blocks of MAE, but coordinates are stretched as if every image were 16 cells wide and high; the base ' +
      'is fixed.',
    detr:
      'Sine and cosine in turn, y first; coordinates count from 1 and are stretched so that every image ends at ' +
      'one turn, 2π.',
    tensor2tensor: 'y first, then x, each as sines and then cosines; the frequencies end exactly at 1/base.',
    multidim: 'Sine and cosine in turn, y first, at whole coordinates: positional-encodings on PyPI.',
    product:
      'One lesson takes one sine of the product: sin(xy / base^(i/d)), without a cosine. Frames show the cells ' +
      'that it cannot tell apart.',
  },
  measures: { dot: 'dot product', cosine: 'cosine', distance: 'distance' },
  aparts: { same: 'not at all', offsets: 'by offsets', bases: 'by bases' },
  hint:
    'Point at a cell, tap it, or focus the map and use the arrow keys. Dashed frames: cells with the very same ' +
    'row.',
  hintContent:
    'A click, or Enter, takes a gate from shut to half to open. Point at a row of a map to choose the query.',
  axisX: 'x →',
  axisY: 'y ↓',
  axisWord: 'word →',
  axisSentence: 'paragraph.sentence ↓',
  rowTitle: 'The row of {{place}}, number by number',
  reading: {
    title: 'The place pointed at',
    cell: 'Cell (x, y)',
    place: 'Word, sentence, paragraph',
    alike: 'Others with its row',
    nearest: 'Most similar of the rest',
    nearestIs: '{{place}}: {{value}}',
    distinct: 'Different rows',
    of: '{{distinct}} of {{cells}}',
  },
  notice: 'What to notice',
  captionPlane: {
    mae:
      'The map is a cross: at the same number of steps, cells of the same row or column are more alike than those on ' +
      'a diagonal, because only one half of their numbers differs. All {{cells}} cells have rows of their own: ' +
      '{{distinct}} different ones.',
    bigVision:
      'Almost the map of MAE, and {{distinct}} different rows for {{cells}} cells; yet the numbers differ from the ' +
      'second frequency on, and weights trained with one do not fit the other.',
    mocoV3:
      'The map of MAE exactly, {{distinct}} different rows for {{cells}} cells. Only the order in memory differs: ' +
      'read row by row, every cell would get the row of its mirror image.',
    timm:
      'The map of MAE exactly: a similarity does not see the order of the columns. Weights do. {{distinct}} ' +
      'different rows for {{cells}} cells.',
    diffusers:
      'The same cross at another scale: neighbours are 16/size apart, whatever the size. {{distinct}} different ' +
      'rows for {{cells}} cells.',
    detr:
      'Broad and smooth: from edge to edge the fastest pair makes only one turn and all others less, so that all ' +
      '{{cells}} cells are rather alike, though no two are the same: {{distinct}} different rows.',
    tensor2tensor:
      'A cross as with MAE, with the frequencies of big_vision: {{distinct}} different rows for {{cells}} cells.',
    multidim:
      'The cross of MAE again: interleaving the columns changes no similarity. {{distinct}} different rows for ' +
      '{{cells}} cells.',
    product:
      'Only {{distinct}} different rows for {{cells}} cells: every product xy has one row, whichever factors it ' +
      'has, and where x or y is 0 there is nothing but zeros. Point at (1, 6), (2, 3), (3, 2) and (6, 1).',
  },
  captionLevels: {
    same: 'One table serves all levels: {{distinct}} different rows for {{cells}} places.',
    offsets: 'Each level starts further on in the same table: {{distinct}} different rows for {{cells}} places.',
    bases: 'Each level has a base of its own: {{distinct}} different rows for {{cells}} places.',
  },
  gateSets: { words: 'every word', ends: 'ends of sentences', own: 'my own' },
  column: { word: 'word', gate: 'gate', position: 'position', bias: 'added to its score' },
  captionContent:
    'Words before “{{query}}”: {{before}}. Gates from it back to “{{first}}”: {{open}} open, {{half}} half open. So ' +
    'the first word is at position {{farthest}}. All words between two open gates share one position.',
  captionFull:
    'From “{{query}}” back to “{{first}}” the gates add up to more than the table holds: the first word is put at ' +
    '{{last}}, the table’s last row, and so is everything before it. Give the table more rows, or open fewer gates.',
  askTitle: 'Try before you look',
  ask: {
    plane:
      'With the layout x · y, which cells of the grid have the same row as (2, 6)? And how many have the row ' +
      'of (0, 5)?',
    levels:
      'With an offset of 4 between the levels, can every place be told apart as long as no sentence has more than ' +
      'four words?',
    content:
      'Count the ends of sentences only, and let the last word look for position 1. Which words get the most ' +
      'attention?',
  },
  answerTitle: 'Show the answer',
  answer: {
    plane:
      'All with xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1) on a grid of 14 by 14. (0, 5) has the row of all ' +
      'cells with x or y at 0, 26 others: zeros only. The sine of a product forgets the factors. With the axes side ' +
      'by side nothing is forgotten.',
    levels:
      'Yes. Word *w* of sentence *s* is at *w* and at *s* + 4 in the same table. While *w* stays below 4, no word ' +
      'is where a sentence could be. At *w* = 4 the confusion begins: (4, 0) is the pair 4 and 4; (5, 0) and (4, 1) ' +
      'are both the pair 4 and 5. A paragraph, too, may have four sentences at most, or they are taken for ' +
      'paragraphs.',
    content:
      'The last word is itself an end, with an open gate, so position 1 is its own sentence: all of its words get ' +
      'the same attention, more than any other. Position 2 holds the whole sentence before, long or short. No ' +
      'encoding that counts words can say that.',
  },
};

/** Shown once the lab is loaded. */
export const later = {
  lessonLayout: 'x · y',
  level: { word: 'word', sentence: 'sentence', paragraph: 'paragraph' },
  mapPlane: 'Map of how alike the cells of the grid are to one of them',
  mapLevels: 'Map of how alike all places are to one of them',
  pointed: 'Pointed at: {{place}}.',
  rowAlt: 'The row of {{place}} in colours, from −1 to 1. Blocks: {{blocks}}.',
  none: 'none',
  noneAlike: 'No other place has the row of {{place}}.',
  alike: 'The very same row as {{place}}: {{list}}.',
  andMore: '{{list}} and {{more}} more',
  noAmbiguity: 'No two levels share base and offset, so none is mistaken for another.',
  ambiguousAll: 'These levels share base and offset, so they can be exchanged from position 0 on: {{list}}.',
  ambiguousFrom: 'Mistaken for each other: {{list}}.',
  fromPosition: '{{pair}}, once the {{level}} reaches {{safe}}',
  sentence: 'The cat sat. The dog ran. Then both slept. Birds sang.',
  gate: { open: 'open', half: 'half', shut: 'shut' },
  gateOf: 'Gate of “{{word}}”: {{gate}}',
  asks: 'asks',
  positionMap: 'Positions',
  biasMap: 'What is added to scores',
  positionMapAlt: 'Positions of all words for every query in “{{sentence}}”, queries down, keys across.',
  biasMapAlt: 'What is added to every score in “{{sentence}}”, queries down, keys across.',
  nounOfRow: 'query',
  nounOfColumn: 'key',
  scalePosition: 'Positions:',
  scaleBias: 'Added:',
  words: {
    plane: 'A grid of {{width}} by {{height}} cells, d = {{dim}}, layout: {{layout}}.',
    levels:
      '{{paragraphs}} paragraphs of {{sentences}} sentences of {{words}} words, d = {{dim}}; levels told apart: ' +
      '{{apart}}.',
    map: 'Shown against {{place}}: {{measure}}, from {{least}} to {{greatest}}.',
    content: '“{{sentence}}” with a table of {{rows}} rows, every query looking for position {{asked}}.',
  },
};

export const questions = {
  block: {
    ask:
      'A row of {{dim}} numbers has four blocks of equal width (S sines, C cosines): {{blocks}}. Which column, ' +
      'counted from 0, is the first with a cosine of *x*?',
    right: 'A block has {{dim}}/4 columns; count the blocks before that of cos *x*.',
    mistakes: {
      fromOne: 'Columns are counted from 0.',
      interleaved: 'That is where it is when sine and cosine take turns. Here they come in blocks.',
      other: 'That is the place in another project’s order. The order is part of the layout.',
    },
  },
  level: {
    ask:
      'One table serves words, sentences and paragraphs, and their rows are added up. Which place (word, sentence, ' +
      'paragraph) has the very same row as {{place}}?',
    right: 'A sum does not say what was added to what: {{place}} and {{swapped}} add up the same three rows.',
    options: { swapped: '{{swapped}}', sum: '{{sum}}', next: '{{next}}', none: 'none' },
    mistakes: {
      sum: 'The numbers of that place have the same sum, but rows are added, not numbers: other rows of the table.',
      next: 'The word has the same number there, but the sentence adds another row.',
      none: 'So it would be if the levels were told apart. Here word 1 and sentence 1 are the same row of one table.',
    },
  },
  cross: {
    ask:
      'Layout of MAE: half of the columns for *x*, half for *y*. Arrange these cells by how alike (cosine) they are ' +
      'to {{cell}}, the most alike first.',
    right:
      'A cell in the same row keeps half of its numbers, however far it is. So three steps along the row cost less ' +
      'than two along a diagonal, and the map is a cross.',
    options: { near: '{{near}}', corner: '{{corner}}', row: '{{row}}', diagonal: '{{diagonal}}' },
    mistakes: {
      distance:
        'That is the order by distance in the picture. The similarity adds one of columns and one of rows: it is no ' +
        'distance.',
      axis: 'A shared row does not decide alone: one step in each direction still changes less than three in one.',
    },
  },
  product: {
    ask:
      'One lesson encodes a cell (*x*, *y*) as sin(*xy* / base^(*i*/*d*)). The marked cell is {{cell}}; *x* goes ' +
      'across, *y* down, both from 0. Click another cell with the very same row.',
    right: 'Only the product enters: every cell with *xy* = {{product}} has this row, whatever the factors are.',
    mistakes: {
      self: 'That is the cell itself. Another one has its row.',
      sum: 'That cell has the same sum *x* + *y*. The formula multiplies.',
      axis: 'Sharing one coordinate gives another product.',
    },
  },
  zeros: {
    ask:
      'One lesson encodes a cell (*x*, *y*) as sin(*xy* / base^(*i*/*d*)). On a grid of {{width}} columns and ' +
      '{{height}} rows, how many other cells have the very same row as {{cell}}?',
    right:
      'All cells with *x* = 0 or *y* = 0 have the product 0 and nothing but zeros: {{height}} + {{width}} − 1 cells, ' +
      'this one among them.',
    mistakes: {
      column: 'Those have *x* = 0. Cells with *y* = 0 have the product 0 too.',
      corner: 'One too many: it counts the cell itself.',
      itself: 'Its product is 0, and it is not the only one.',
    },
  },
  weights: {
    ask:
      'MAE has the blocks {{mine}} (S sines, C cosines); {{other}} has {{blocks}}, with the same frequencies. What ' +
      'is so of the two?',
    right: 'A similarity does not see the order of the columns; weights, which have a number for each column, do.',
    options: {
      map: 'the maps of similarity are the same, but weights trained with one do not fit the other',
      both: 'the maps are the same, so weights trained with one fit the other',
      neither: 'the maps differ, and so do the weights that they need',
    },
    mistakes: {
      both: 'The maps do not show the order of the columns. A weight for a sine of *x* would meet another number.',
      neither: 'A dot product adds up over columns, in any order: the same numbers give the same map.',
    },
  },
  offset: {
    ask:
      'Levels share one table; sentence *s* is at row *s* + {{offset}} in it, word *w* at row *w*, both counted from ' +
      '0. Which is the first word at a row that a sentence can have?',
    right: 'Sentence 0 is at row {{offset}}. The word with that number is there too.',
    mistakes: {
      before: 'Its row is the one before that of sentence 0.',
      fromOne: 'Words are counted from 0 too, so the number of a word is its row.',
      paragraph: 'There paragraphs begin, which are offset twice. Sentences come earlier.',
    },
  },
  shifted: {
    ask:
      'Levels share one table, each offset by {{offset}} from the one before. The map has a row for each sentence ' +
      'and a column for each word of the first paragraph. Marked: word {{word}} of sentence {{sentence}}. Click the ' +
      'place with the very same row.',
    right:
      'Word *w* of sentence *s* adds the rows *w* and *s* + {{offset}} of the table. Word *s* + {{offset}} of ' +
      'sentence *w* − {{offset}} adds the same two.',
    mistakes: {
      self: 'That is the place itself. Another one has its row.',
      folded: 'The offset was taken from the word alone. The sentence has to change as well.',
      sum: 'One word more and one sentence less, or the reverse, add other rows of the table.',
    },
  },
  gates: {
    ask:
      'CoPE: the gates of words {{open}} are open, those of {{half}} half open, all others shut. At which position ' +
      'is word {{word}} for the query at word {{last}}?',
    right:
      'The position is the sum of the gates from the word to the query, both included: 1 for an open gate, 0.5 for a ' +
      'half-open one.',
    mistakes: {
      words: 'That counts words. CoPE counts gates.',
      own: 'The gate of the word itself counts too.',
      whole: 'A half-open gate counts one half.',
    },
  },
  asked: {
    ask:
      'CoPE: a gate is open (1) where a sentence ends, else shut (0). Each cell is a word, in order. The last word ' +
      'is the query and looks for position {{asked}}. Click a word whose score it raises most.',
    right:
      'The own sentence is at position 1, the one before at 2, and so on: all its words share that position, however ' +
      'many they are.',
    mistakes: {
      words: 'That is {{asked}} words back. Here positions count ends of sentences.',
      own: 'The query’s own sentence is at position 1, for the query itself ends it.',
      other: 'Count the open gates from that word to the query: they are not {{asked}}.',
    },
  },
} satisfies BankWords;
