import './posenc/elements/define.js';

const figure = document.querySelector('posenc-heatmap');
const look = () => {
  if (figure.drawn) document.title = 'drawn';
  else requestAnimationFrame(look);
};
look();
