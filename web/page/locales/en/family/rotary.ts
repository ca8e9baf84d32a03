export default {
  name: 'RoPE',
  kind: 'turns q and k',
  about:
    'Nothing is added. Each pair of channels of the query and of the key is turned by an angle that grows with ' +
    'the position, so that the product of the two depends on the difference of the angles: on the distance. What ' +
    'is turned is the words themselves, so the effect differs from word to word.',
  past:
    'It can be computed for any distance. But {{slow}} of {{pairs}} pairs do not come round once within ' +
    '{{trained}} positions: farther out they are at angles that training has never shown. That is what RoPE ' +
    'scaling is for (see “Long context”).',
  goesOn: 'computed, unseen angles',
};
