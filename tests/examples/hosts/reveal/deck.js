/* global Reveal */
// index.html loads reveal.js first, the same file in versions 5 and 6.
Reveal.initialize({ hash: true, transition: 'none', keyboardCondition: 'focused' });
