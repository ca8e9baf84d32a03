export default {
  name: 'Shaw',
  kind: 'learned, q · a',
  about:
    'For each distance up to a limit, here 16, there is a learned vector *a*; the query multiplies it as if it ' +
    'were part of the key. Whatever is farther shares the vector of the limit.',
  past:
    'From distance {{reach}} on nothing changes any more: whether {{reach}} or a thousand words back, it is the ' +
    'same vector.',
  goesOn: 'the vector of 16',
};
