export default {
  name: 'Learned table',
  kind: 'table, added',
  about:
    'Like the sinusoidal table, but every row is learned in training. It fits the task, and it knows nothing of a ' +
    'position that has no row.',
  past: 'There are rows 0 to {{last}} and no more. Asked for the next one, posenc refuses:',
  goesOn: 'enough rows',
};
