import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('posenc-');
export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { modulePreload: { polyfill: false } },
};
