import posenc from 'posenc-labs/doors/markdown-it.mjs';

export default {
  title: 'A course',
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['script', { type: 'module', src: '/posenc/posenc-lab.js' }],
    ['script', { src: '/posenc/posenc-elements.js' }],
    ['script', { src: '/posenc/posenc-frames.js' }],
  ],
  markdown: { config: (md) => md.use(posenc) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('posenc-') } } },
};
