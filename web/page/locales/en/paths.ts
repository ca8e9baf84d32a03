/** English: the paths through the labs. */
export default {
  own: 'A path put together by hand',
  fault: {
    name: 'There is no path “{{name}}”. Allowed: {{allowed}}, or a path that was made on this page.',
    lab: 'The link holds no path: step {{at}} begins with “{{raw}}”, which is not a lab. Allowed: {{labs}}.',
    part:
      'The link holds no path: in step {{at}} “{{raw}}” cannot be read. It may have been cut; ask for the link ' +
      'again.',
    says: 'The link holds no path: the sentence of step {{at}} has more than {{longest}} characters (“{{raw}}”).',
    many: 'The link holds no path: it has {{given}} steps. Allowed: up to {{most}}.',
  },
  adapt: 'Use it in a path of my own',
  make: {
    title: 'A path of my own',
    hint: 'Go to a lab, set it as you like, and add it.',
    add: 'Add “{{title}}” as it is now',
    full: 'The path is full',
    count_one: '{{count}} step',
    count_other: '{{count}} steps',
    close: 'Stop making a path',
    empty: 'No steps yet.',
    up: 'Move step {{at}}, “{{title}}”, up',
    down: 'Move step {{at}}, “{{title}}”, down',
    remove: 'Remove step {{at}}, “{{title}}”',
    says: 'What to do and see in step {{at}}; without a sentence of your own, the question of the lab',
    copy: 'Copy the link',
    follow: 'Try it',
    clear: 'Remove all',
    undo: 'Undo',
    notKept:
      'This browser keeps no more for a reload: its store is full or switched off. ' +
      'Copy the link to keep the path.',
    added: '“{{title}}” is step {{at}} now.',
    moved: '“{{title}}” is step {{at}} of {{all}} now.',
    removed: '“{{title}}” is removed.',
  },
  present: 'Present',
  leave: 'Leave the path',
  back: 'Back',
  next: 'Next',
  count: 'Step {{at}} of {{all}}',
  unfold: 'Show',
  says: {
    order: 'Follow a word along its line: without positions both ends are the same row, with positions they are not.',
    sum: 'Move the position: what is added keeps its length and changes its direction.',
    table: 'Go along a row with the arrow keys, then down a column: a row is one position, a column one wave.',
    far:
      'Here max_len 5000 ends: far out the fast columns look as they always do, and the slow ones have moved at ' +
      'last.',
    size:
      'This is the paper’s table at the size of the lesson; its own loop makes another one, as the next step ' +
      'shows.',
    cut:
      'Read position 1 in the numbers below the figure: they are cut after four decimals, as on the slides. ' +
      'Switch to rounded and compare.',
    printed: 'Compare the table that the lesson prints with the numbers below the figure: all thirty agree.',
    slips:
      'Compare the table of the lesson with the numbers below the figure: in the row of position 4 two differ in ' +
      'the last digit.',
    strips: 'Each strip is one dimension: from the first to the last the waves get longer.',
    write:
      'Unfold the programs below the figure: there is the function that the lesson asks you to write, for ' +
      'exactly this table.',
    clock:
      'Press Play or drag the position: the first hand goes round about every six words, the last one hardly ' +
      'moves.',
    ladder:
      'Look at the ladder of wavelengths: it rises from 2π evenly, and its last rung falls just short of 10000 ' +
      '· 2π.',
    pairs:
      'Compare the two pairs, 5 with 6 and 5 with 50: the nearer positions are the nearer vectors. Does it hold ' +
      'for every pair?',
    near: 'Follow the curve from offset 0: the dot product falls, and soon it rises again. The first rise is marked.',
    highLow:
      'Compare 0 with 1 and 0 with 100: high and low, as the lesson says. Then look for places where the curve ' +
      'rises.',
    shift:
      'Change p, and the matrix stays; change k, and its blocks rotate: going k words on is one rotation for all ' +
      'positions.',
    terms: 'Switch the four terms off and on: words and positions, of the query and of the key, add up to the score.',
    alpha: 'Change α and see which of the two is longer, the word or its position.',
    root: 'Switch √d off and on: only with it is the word so much longer than its position that it is hardly rotated.',
    family: 'Choose one encoding after the other: its curve shows how each changes a score with the offset.',
    learned: 'Look past the trained length: the learned table has no row there, and its curve ends.',
    silence:
      'Now write RoPE yourself, and test it. This program passes a look at its first token: say what a test ' +
      'sees, then name the cause.',
    published:
      'Choose a model that the lesson names: the card says which layers rotate, with which base, and where that is ' +
      'written.',
    rope: 'This is the RoPE that the lesson leaves as an exercise: look at its curve, then at the two pairings below.',
    alibi: 'Step through the 12 heads: each lowers a score in proportion to the offset, with a slope of its own.',
    digits:
      'Move the position far out and read which digits are still right: any length can be computed, but not in ' +
      'any arithmetic.',
    product:
      'Look at the framed cells: their x and y have the same product, so the lesson’s form gives them the same ' +
      'row.',
    levels:
      'Choose a word, a sentence and a paragraph: with one table for all three, different places have the same ' +
      'sum.',
    gates: 'Choose which words count: a position is then the number of those, and depends on the text itself.',
    loop:
      'Compare the paper’s table with that of the lesson’s loop, then read what a model trained with one ' +
      'makes of the other.',
    divide:
      'Compare the two tables: divided by div_term, where it should be multiplied, the slow waves become the ' +
      'fastest.',
    race: 'Start the race: which encoding learns the task, and which still knows it in longer sentences?',
    claims: 'Unfold a claim that does not hold, and see the numbers that it was checked with.',
  },
};
