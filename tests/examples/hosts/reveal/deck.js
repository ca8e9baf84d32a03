/* global Reveal */
// index.html loads reveal.js first, the same file in versions 5 and 6.
// Keys belong to the deck, unless a figure in the slide has the focus; a frame keeps its own.
const keyboardCondition = () => !document.activeElement?.localName.startsWith('posenc-');
Reveal.initialize({ hash: true, transition: 'none', keyboardCondition });
