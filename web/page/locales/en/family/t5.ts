export default {
  name: 'T5',
  kind: 'learned bias',
  about:
    'Each distance falls into one of 32 buckets: small distances have one each, large ones share them, more and ' +
    'more to a bucket. Each bucket has one learned number per head. Those here were trained to give the word three ' +
    'places back.',
  past:
    'Distance {{trained}} falls into bucket {{bucket}} of 0 to 31. From {{last}} on everything is in the last ' +
    'one: the model hears “far” and nothing more. Buckets from {{never}} on were never met in training and are still ' +
    'at 0, where they started.',
  goesOn: 'the last bucket',
};
