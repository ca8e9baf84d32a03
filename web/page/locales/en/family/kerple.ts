export default {
  name: 'KERPLE',
  kind: 'learned bias',
  about:
    'A learned bias that falls with the logarithm of the distance, *p* ln(1 + *a* n), or with a power of it. ' +
    'Here *p* = *a* = 1; a model learns both for each head.',
  past: 'It falls ever more slowly: {{bias}} at distance {{trained}}, {{doubleBias}} at {{double}}.',
  goesOn: 'ever flatter',
};
