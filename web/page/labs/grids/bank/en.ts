import type { BankWords } from '../../../quiz/question.ts';

export default {
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
