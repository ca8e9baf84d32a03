export default {
  name: 'T5',
  kind: 'learned bias',
  about:
    'Each distance falls into one of 32 buckets, small ones one by one, large ones ever more to a bucket, and ' +
    'each bucket has one learned number a head. The numbers here are made up.',
  past:
    'Distance {{trained}} falls into bucket {{bucket}} of 0 to 31. From {{last}} on everything is in the last ' +
    'one: the model hears “far” and nothing more.',
  goesOn: 'the last bucket',
};
