import posenc from 'posenc-labs/doors/remark.mjs';

export default {
  title: 'A course',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', { blog: false, docs: { routeBasePath: '/', remarkPlugins: [[posenc, { mdx: true }]] } }]],
  scripts: [{ src: '/posenc/posenc-lab.js', type: 'module' }, '/posenc/posenc-elements.js', '/posenc/posenc-frames.js'],
};
