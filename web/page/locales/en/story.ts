/** English. The story “Follow one word”, and the words in its figure. */
export default {
  sentence: { first: 'The cat chases the mouse', second: 'The mouse chases the cat' },
  lead:
    'Seven scenes, a minute and a half. Scroll, or press Play; the arrow keys move the slider from scene to scene. ' +
    'Every number is computed as you watch; only the models of the last scene were trained beforehand.',
  leadCalm:
    'Seven scenes as a comic, because your system asks for little motion. Every number is computed here; only the ' +
    'models of the last scene were trained beforehand.',
  play: 'Play',
  pause: 'Pause',
  progress: 'Scene of the story',
  progressValue: '{{at}} of {{all}}: {{title}}',
  sound: 'Sound',
  soundAbout:
    'A tone for each of the two hands, heard while they move: their turns as if {{speed}} positions went by in a ' +
    'second, {{fast}} and {{slow}} Hz.',
  take: 'Take the controls',
  shut: 'Close the story',
  place: 'position {{place}}',
  each: 'pair by pair',
  terms: {
    contentContent: 'word\u00a0·\u00a0word',
    contentPosition: 'word · position',
    positionContent: 'position · word',
    positionPosition: 'position · position',
    score: 'score',
  },
  right: '% right',
  trained: 'trained up to here',
  length: 'words in the sentence →',
  racers: {
    none: 'no positions',
    sinusoidal: 'sinusoidal',
    learned: 'learned',
    rotary: 'RoPE',
    alibi: 'ALiBi',
    t5: 'T5',
  },
  word: {
    title: 'A word comes in',
    says:
      'To a model, “cat” is a row of numbers, here {{width}} of them. The cat and the mouse change places, from ' +
      '{{from}} to {{to}} and back: the row stays the same. Attention gives every word the same result in both ' +
      'sentences, apart from {{error}} of rounding. Who chases whom is lost.',
    alt:
      'The five words of “The cat chases the mouse” stand on a line at positions 0 to 4. The cat moves from position ' +
      '{{from}} to position {{to}}; its row of {{width}} coloured cells does not change.',
  },
  clock: {
    title: 'Its position is a clock',
    says:
      'So the position gets a row too. Think of it as the time on a clock with {{pairs}} hands, two of which you ' +
      'see: at position {{place}} the fast one has turned {{fast}}°, the slow one {{slow}}°. The two coordinates of ' +
      'each tip are two of the {{width}} numbers. As the position moves on, each tip draws a helix.',
    alt:
      'A clock face on the line of positions. At position {{place}} its fast hand has turned {{fast}}° and its slow ' +
      'hand {{slow}}°; seen from the side, the tips of both draw two helices round the line.',
  },
  sum: {
    title: 'The row slides onto the word',
    says:
      'The two rows are added, number by number. In the clock, the hand starts where the arrow of the word ends. The ' +
      'word, first multiplied by {{root}} as in the first Transformer, is {{word}} long, its position {{place}}; the ' +
      'sum is {{sum}} long and points {{turned}}° away from the word. “Cat” is no longer the same everywhere.',
    alt:
      'The row of the position slides onto the row of the word and is added. In the clock an arrow for the word, the ' +
      'hand that starts at its tip, and their sum, {{turned}}° away from the word in all 16 numbers.',
  },
  step: {
    title: 'A step is a rotation',
    says:
      '“Mouse” stands {{step}} positions after “cat”. That turns the fast hand by {{fast}}° and the slow one by ' +
      '{{slow}}°, wherever you start: both clocks move on, and the two angles stay the same. So a single matrix, ' +
      'M({{step}}), leads from any position to the one {{step}} further on.',
    alt:
      'Two clocks on the helices, {{step}} positions apart. From the first to the second the fast hand turns ' +
      '{{fast}}° and the slow one {{slow}}°, and still does when both clocks have moved on.',
  },
  score: {
    title: 'The cat meets the mouse',
    says:
      'Attention multiplies the two rows. Each is a word plus a position, so there are four products. With the ' +
      'identity for weights, as here, position times position is the sum of the cosines of the angles between the ' +
      'hands, one for each of the {{pairs}} pairs, so only the offset counts; divided by {{root}}, it is {{places}}. ' +
      'Trained weights mix the pairs, and then the positions themselves count too. The other three products bring in ' +
      'the words. The score is {{score}}, and “mouse” gets {{share}}% of the attention of “cat”.',
    alt:
      'The hands of “cat” and “mouse” on one clock face, with the angles between them. Below, four bars: the terms ' +
      'of the score. Position times position is {{places}}, the whole score {{score}}.',
  },
  rope: {
    title: 'RoPE rotates the words themselves',
    says:
      'RoPE adds nothing. It rotates the words’ own arrows, pair by pair, by angles that their positions set, and ' +
      'only then multiplies. Move both words on by {{moved}}: every arrow rotates, no angle between them changes, ' +
      'and the score stays {{score}}. Most of today’s language models do it this way.',
    alt:
      'The arrows of “cat” and “mouse”, each rotated by its position, on two clocks. Both move on by {{moved}} ' +
      'positions, to {{from}} and {{to}}; the products of all pairs stay, and with them the score, {{score}}.',
  },
  race: {
    title: 'Six models race',
    says:
      'Does it matter? {{models}} small models, alike but for their encoding, learned from sentences of ' +
      '{{shortest}} to {{trained}} words to say where a thing was last put. At {{trained}} words {{able}} of them ' +
      'can. At {{far}}, {{best}} is right {{bestShare}}% of the time, sinusoidal {{sinusoidal}}%, and RoPE, without ' +
      'the scalings of long-context models, {{rotary}}%. Trained beforehand from {{seeds}} seeds; each line ' +
      'is a median. In the lab you train them yourself.',
    alt:
      'Right answers of {{models}} models by the length of the sentence. They were trained on up to {{trained}} ' +
      'words. At {{far}} words {{best}} has {{bestShare}}%, sinusoidal {{sinusoidal}}%, RoPE {{rotary}}%. Below, ' +
      'both waves of the clock go on.',
  },
};
