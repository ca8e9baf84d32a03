export default {
  name: 'Transformer-XL',
  kind: 'learned, q · r',
  about:
    'The row *r* of the distance, a sinusoid, is mapped to a key of its own by *W*; the query, with a learned ' +
    'bias *v*, asks for it as it asks for words with *u*. Here *u* = *v* = 0 and *W* changes nothing; a model learns ' +
    'all three.',
  past: 'It can be computed for any distance. Those above {{trained}} are unseen all the same.',
  goesOn: 'computed, unseen',
};
