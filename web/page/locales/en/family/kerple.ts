export default {
  name: 'KERPLE',
  kind: 'learned bias',
  about:
    'A learned bias that falls with the logarithm of the distance n, −*p* ln(1 + *a* n); its other form, −*a* ' +
    'n^*p*, falls with a power of the distance. Here *p* = *a* = 1; a model learns both for each head.',
  past: 'It falls ever more slowly: {{bias}} at distance {{trained}}, {{doubleBias}} at {{double}}.',
  goesOn: 'ever flatter',
};
