export default {
  name: 'None',
  kind: 'no position',
  about:
    'No encoding at all. With a causal mask a decoder is not quite blind to order: the third word has two ' +
    'predecessors. That is what NoPE builds on.',
  past:
    'There is nothing to run out. Llama 4 leaves positions out in every fourth layer: of {{layers}} layers, ' +
    '{{without}} are without.',
  goesOn: 'nothing to run out',
};
