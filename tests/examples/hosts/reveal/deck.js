import Reveal from './node_modules/reveal.js/dist/reveal.esm.js';

Reveal.initialize({ hash: true, transition: 'none', keyboardCondition: 'focused' });
