export default {
  name: 'PoPE',
  kind: 'turns lengths',
  about:
    'Each channel of the query and of the key becomes a length and an angle. The length, *x*⁺ = ln(1 + eˣ), ' +
    'comes from the word alone and is never negative; the angle comes from the position alone, and for keys from a ' +
    'learned phase, here 0. RoPE mixes the two: there a word too has an angle. Because lengths take the place of ' +
    'the channels, even a word’s score with itself changes.',
  past:
    'It can be computed for any distance. {{slow}} of {{channels}} channels do not come round once within ' +
    '{{trained}} positions, so farther out they are at angles that training has never shown; its authors ' +
    'nevertheless report that it holds where RoPE fails.',
  goesOn: 'computed, unseen angles',
};
