// @ts-check
// For remark and what is built on it (Docusaurus, Astro, Next with MDX): remarkPlugins: [posenc]. MDX has no HTML:
// there the element is a node of JSX, which renders the same.
import { readFence, fenceHtml } from './fence.mjs';

/** @typedef {{ type: string, lang?: string | null, meta?: string | null, value?: string, children?: Node[] }} Node */

/** @param {string} name @param {string} value */
const attribute = (name, value) => ({ type: 'mdxJsxAttribute', name, value: value === '' ? null : value });

/** @param {string} body */
function jsx(body) {
  const [name, attributes, text, picture] = readFence(body);
  const image = { type: 'mdxJsxFlowElement', name: 'img', attributes: [], children: [] };
  const inside =
    picture === undefined
      ? { type: 'text', value: text }
      : { ...image, attributes: [attribute('src', picture), attribute('alt', text)] };
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes.map(([key, value]) => attribute(key, value)),
    children: [inside],
  };
}

/** @param {{ mdx?: boolean }} [options] mdx: true for .mdx, as in Docusaurus */
export default function posenc({ mdx = false } = {}) {
  /** @param {Node} node */
  const walk = (node) => {
    for (const [at, child] of (node.children ?? []).entries()) {
      if (child.type === 'code' && child.lang === 'posenc')
        /** @type {object[]} */ (node.children)[at] = mdx
          ? jsx(child.value ?? '')
          : { type: 'html', value: fenceHtml(child.value ?? '') };
      else walk(child);
    }
  };
  return walk;
}
