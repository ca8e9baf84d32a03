/** @jest-environment jsdom */
require('posenc/elements/define');
require('posenc-labs/define');

test('posenc/elements', async () => {
  document.body.innerHTML = '<posenc-heatmap positions="8" dim="8"></posenc-heatmap>';
  const figure = document.querySelector('posenc-heatmap');
  await figure.updateComplete;
  expect(figure.table.matrix.rows).toBe(8);
});

test('posenc-labs: a lab where nothing is drawn leaves its slot', () => {
  document.body.innerHTML = '<posenc-lab lab="clock">a picture</posenc-lab>';
  const lab = document.querySelector('posenc-lab');
  expect(lab.lab).toBe('clock');
  expect(lab.textContent).toBe('a picture');
});
