/** English: what students can do after each path, and for each of its steps what to ask and what to expect. */
export default {
  goals: {
    intro: {
      lose: 'show with two sentences what attention loses without positions',
      read: 'read a row and a column of the table, and name its fastest and its slowest wave',
      shift: 'explain why “k words further on” is one rotation for all positions',
      places: 'name three places where an encoding can enter attention, with an example of each',
    },
    '000': {
      lose: 'explain what attention loses without positions, and what adding a vector changes',
      build: 'build the table for d = 64 and check it against the figure',
      near: 'compare distances between positions, and say where “nearer is more alike” fails',
      rope: 'write RoPE, and test it far from position 0',
    },
    '001': {
      equal: 'say what equivariance means, with a pair of sentences of their own',
      terms: 'split a score into its four terms and say which of them depends on what',
      hand: 'compute numbers and wavelengths of the table by hand',
      length: 'compare the lengths of a word and its position, and say what α and √d do to them',
      judge: 'judge an encoding for grids or levels by whether two places share a row',
    },
    '002': {
      lose: 'show who loves whom, and what is left of it without positions',
      length: 'compare the lengths of a word and its position, and say what √d does',
      loop: 'find the line in which a loop leaves the paper’s formula, and name what breaks',
    },
    '003': {
      cut: 'read numbers off the table, and tell cut decimals from rounded ones',
      ladder: 'give the wavelengths of the first and the last pair for d = 512',
      write: 'write the function, and test it against four decimals',
    },
    '004': {
      lose: 'explain with “The cat sat” why positions are needed',
      check: 'check a printed table digit by digit',
      choose: 'compare a learned table, sinusoids, RoPE and ALiBi beyond the trained length',
      slip: 'recognise two common mistakes by what they do to the table',
    },
  },
  needs: {
    vectors: 'vectors and their dot product',
    waves: 'sine and cosine, in radians',
    matrices: 'the product of two matrices',
    attention: 'attention: queries, keys, values, softmax',
    python: 'a little Python',
  },
  steps: {
    order: {
      ask: 'Two sentences have the same words in another order. Does attention give a word the same output in both?',
      note:
        'Without positions it does, apart from rounding: the outputs move along with their words. The exact term is ' +
        'equivariant, not invariant. A causal mask alone breaks it already.',
    },
    sum: {
      ask: 'A word moves on by one position. What changes about the vector that is added: its length or its direction?',
      note:
        'Only its direction: its length is √(d/2) everywhere, times α. Students often fear that the sum destroys the ' +
        'word; compare the two lengths and the angle.',
    },
    table: {
      ask: 'The table has one row for each position. Which columns change most from one row to the next?',
      note:
        'The leftmost: pair 0 turns once in 2π ≈ 6.28 positions, and each later pair is slower by the same factor. A ' +
        'common slip is to take a column for a position.',
    },
    far: {
      ask: 'The lesson’s module ends at max_len 5000. Do rows 4900 to 4999 look like rows 0 to 99?',
      note:
        'On the left they do, on the right they do not: the slowest columns are still in their first turn and have ' +
        'moved on by now. The formula has no end, only the stored table has one.',
    },
    size: {
      ask: 'All numbers of this table lie between −1 and 1. Is a position therefore small beside a word?',
      note:
        'That does not follow: what counts is the length of the row, √(d/2) = 16 for d = 512. How long a word is ' +
        'depends on how its vector was initialised.',
    },
    cut: {
      ask: 'The slides print 0.8414 for sin 1. Is that rounded?',
      note:
        'No, it is cut: sin 1 = 0.84147…, which rounds to 0.8415. A test that compares four decimals must say ' +
        'which of ' +
        'the two it means.',
    },
    printed: {
      ask: 'Compute PE(1, 0) and PE(1, 1) with a calculator before you look. Degrees or radians?',
      note:
        'Radians: sin 1 = 0.841 and cos 1 = 0.540. In degrees it would be 0.017 and 1.000, the most frequent reason ' +
        'for a table that does not agree.',
    },
    slips: {
      ask: 'With d = 4 there are two pairs. What are their wavelengths?',
      note:
        '2π ≈ 6.28 and 2π · 100 ≈ 628 positions: the exponent of pair 1 is 2/4. Two numbers of the lesson’s row 4 ' +
        'are ' +
        'off in their last digit; let students find them.',
    },
    strips: {
      ask: 'Which two strips show the same wave, only shifted?',
      note: 'Columns 2i and 2i + 1: the sine and the cosine of one pair, a quarter of a turn apart.',
    },
    write: {
      ask: 'Write the function yourself, in some five lines. Which three numbers does it need?',
      note:
        'Positions, width and base. The usual slips: degrees, the number of the column where that of the pair ' +
        'belongs, ' +
        'and dividing by div_term instead of multiplying. The program below the lab makes this very table.',
    },
    clock: {
      ask: 'Why does a clock need more than one hand, and why at different speeds?',
      note:
        'A fast hand tells neighbours apart but soon completes a turn; a slow one tells far positions apart but ' +
        'hardly moves between neighbours. Together they do both.',
    },
    ladder: {
      ask: 'The shortest wavelength is 2π. Is the longest 10000, 10000 · 2π, or a little less?',
      note:
        'A little less than 10000 · 2π: the exponent of the last pair is 510/512, so its wavelength is about 60600 ' +
        'positions, not 62832.',
    },
    pairs: {
      ask: 'Which rows are nearer as vectors: those of positions 5 and 6, or those of 5 and 50?',
      note:
        'Those of 5 and 6. But this is no law for all pairs: look along the curve for a point where it comes back ' +
        'towards the near ones.',
    },
    near: {
      ask: 'Draw the dot product of two rows against the offset of their positions. Does it fall all the way?',
      note:
        'No: it falls, and rises for the first time where the figure marks it. A wider table moves that point ' +
        'farther out (to offset 44 at d = 512) but does not remove it.',
    },
    highLow: {
      ask:
        'Near positions have a high dot product, far ones a low one, says the lesson. How could one picture refute ' +
        'it?',
      note:
        'With a stretch of the curve that rises: of two offsets there the farther one is the more alike. The ' +
        'lesson’s ' +
        'two values are right, the rule drawn from them is not.',
    },
    shift: {
      ask: 'One matrix takes row p to row p + 10. Does it have to know p?',
      note:
        'No: each pair turns by ten times its own frequency, wherever it stands. That takes a sine and a cosine of ' +
        'the ' +
        'same frequency side by side; the two other tables of the figure leave a remainder.',
    },
    terms: {
      ask:
        'A score multiplies (word + position) by (word + position). How many products is that, and which of them ' +
        'knows no words?',
      note:
        'Four; the last one, position times position. With identity weights it prefers the word itself and its ' +
        'neighbours; trained weights can prefer other offsets.',
    },
    alpha: {
      ask: 'How large must α be here for the position to be as long as the word?',
      note:
        'Small, about 1/16: this embedding starts with a length of about 1, while the position has √(d/2) = 16. The ' +
        'paper multiplies the word by √d first, without saying why; one effect is that the word is then the longer.',
    },
    root: {
      ask: 'A position adds at most 1 to any number of a word. Does that make it harmless?',
      note:
        'Not by itself: lengths count. With √d the word is about 512 long and the position 16, so the word is ' +
        'rotated by about 2°; without √d it is about 23 against 16, and the angle is some 35°.',
    },
    family: {
      ask:
        'Order can be added to vectors, enter as a rotation of queries and keys, or be put on the scores. Which ' +
        'encodings have to learn something for it?',
      note:
        'Learned tables, Shaw’s vectors and T5’s biases do; sinusoids, RoPE and ALiBi do not. Collect guesses before ' +
        'you choose the cards.',
    },
    learned: {
      ask: 'A learned table has rows for 32 positions. What happens in a sentence of 48 words?',
      note:
        'There is no row: programs fail, or take the last one again. The curve ends where training ended; a formula ' +
        'goes on.',
    },
    silence: {
      ask: 'A program with a mistake passes a test of its first token. How can that be?',
      note:
        'At position 0 every angle is 0, whatever the base, the pairing or the precision. A test needs numbers from ' +
        'elsewhere, at 0, 1, the trained length and on both sides of every limit.',
    },
    published: {
      ask: 'Where does a program learn which base a model rotates with?',
      note:
        'Partly from config.json, partly from defaults of the class that reads it; the card says which. Not every ' +
        'model has the base 10000.',
    },
    rope: {
      ask:
        'RoPE rotates queries and keys. On what does a score depend then: on both positions, or on their offset ' +
        'alone?',
      note:
        'For given words on the offset alone: both rotate, and the dot product sees the difference of the angles. ' +
        'The two pairings differ in the order of the columns; a trained model takes only its own.',
    },
    alibi: {
      ask: 'Twelve heads have a slope each. Is head 12 the one that sees farthest?',
      note:
        'No, head 8 is: the first eight have the slopes for eight heads, 1/2 to 1/256; the other four take every ' +
        'other ' +
        'slope of those for sixteen. Head 9 sees least.',
    },
    digits: {
      ask: 'The formula has a value for every position. Does a program have one, too?',
      note:
        'In float64, very far out; in float32 the error grows with the position, in bfloat16 it is soon as large as ' +
        'the values. Digits are lost in the angle, before its sine is taken.',
    },
    product: {
      ask: 'For a grid the lesson takes the sine of x · y. Which cells then get the row of (2, 6)?',
      note:
        'All with xy = 12: (1, 12), (3, 4), (4, 3), (6, 2), (12, 1); and all cells with a 0 share one row. With ' +
        'half of ' +
        'the columns for x and half for y nothing is lost.',
    },
    levels: {
      ask:
        'Word, sentence and paragraph are numbered, each takes its row from one table, and the rows are added. Is ' +
        'every place unique?',
      note:
        'No: word 1 of sentence 0 has the same sum as word 0 of sentence 1. A sum does not say what was added to ' +
        'what; ' +
        'offsets or other bases tell the levels apart.',
    },
    gates: {
      ask: 'What if only the ends of sentences counted? What would be at position 2, seen from the last word?',
      note:
        'The whole sentence before, long or short: the position depends on the text. No encoding that counts words ' +
        'can ' +
        'say that.',
    },
    loop: {
      ask: 'The loop takes even i, with 2i/d for the sine and 2(i + 1)/d for the cosine. Is that the paper’s formula?',
      note:
        'No: i is the column already, so the exponent is doubled, and the cosine has another frequency than its ' +
        'sine. ' +
        'A shift is no rotation any more, and far more columns hardly move.',
    },
    divide: {
      ask: 'div_term holds the frequencies. What comes out if positions are divided by it instead of multiplied?',
      note:
        'The slow pairs become the fast ones: pair i turns by 10000^(2i/d) radians a position. It still looks like ' +
        'waves, but neighbouring positions have little in common.',
    },
    race: {
      ask:
        'Six small models differ in their encoding alone. Which learn the task, and which still know it in longer ' +
        'sentences?',
      note:
        'Let everybody bet before the start. One race is one draw of luck; the stored table has twenty. Say “for ' +
        'this ' +
        'task, with this budget”, not “is better”.',
    },
    claims: {
      ask:
        '“No two positions have the same encoding.” “The nearer two positions, the more alike.” Which of the two ' +
        'holds?',
      note:
        'The first, in exact arithmetic: at whole positions the first pair alone never comes back to the same point. ' +
        'The second does not. Have students unfold a claim that fails and name the number that refutes it.',
    },
  },
};
