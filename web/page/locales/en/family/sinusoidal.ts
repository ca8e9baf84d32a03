export default {
  name: 'Sinusoidal',
  kind: 'table, added',
  about:
    'A row of sines and cosines is added to each word’s vector. The score then splits into four terms (see ' +
    '“Four terms of a score”); only one of them is about the two places, and with weights in between not ' +
    'even that one goes by the distance alone.',
  past:
    'It can be computed for any position: that of 1000 begins {{row}}. Whether a model makes sense of it after ' +
    'training on {{trained}} positions is another matter.',
  goesOn: 'computed, unseen',
};
