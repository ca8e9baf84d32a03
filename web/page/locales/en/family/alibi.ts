export default {
  name: 'ALiBi',
  kind: 'bias',
  about:
    'From each score, distance times a slope is taken away. Each head has a slope of its own: steep ones see ' +
    'only what is near, flat ones almost everything. Nothing is learned, and the words do not matter.',
  past:
    'It goes on in a straight line: head {{head}} adds {{bias}} at distance {{trained}} and {{doubleBias}} at ' +
    '{{double}}. Whatever is far gets next to no attention, so a longer text looks much like a short one.',
  goesOn: 'straight on',
};
