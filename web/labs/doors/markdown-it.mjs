// @ts-check
// For markdown-it, and what is built on it (VitePress, Eleventy): md.use(posenc).
import { fenceHtml } from './fence.mjs';

/** @param {import('markdown-it').default} md */
export default function posenc(md) {
  const before = md.renderer.rules['fence'];
  md.renderer.rules['fence'] = (tokens, index, options, env, self) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    if (info.trim() === 'posenc') return `${fenceHtml(content)}\n`;
    return before ? before(tokens, index, options, env, self) : self.renderToken(tokens, index, options);
  };
}
