// @ts-check
// The doors for authors of Markdown: the same fence gives the same HTML in each, and a wrong one the same sentence.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { fenceHtml } from '../../../web/labs/doors/fence.mjs';
import markdownItPosenc from '../../../web/labs/doors/markdown-it.mjs';
import remarkPosenc from '../../../web/labs/doors/remark.mjs';
import mystmd from '../../../web/labs/doors/mystmd.mjs';
import anywidget from '../../../web/labs/doors/anywidget.mjs';
import { root } from '../../../web/tools/toolchain/folders.mjs';

/** @type {{ right: { fence: string, html: string }[], wrong: { fence: string, says: string }[] }} */
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));
const inMarkdown = (/** @type {string} */ fence) => `Before.\n\n\`\`\`posenc\n${fence}\n\`\`\`\n\nAfter.\n`;

describe('A fence', () => {
  test.each(cases.right)('becomes one line of HTML: $html', ({ fence, html }) => {
    expect(fenceHtml(fence)).toBe(html);
  });

  test.each(cases.wrong)('that is wrong is refused with what is allowed: $says', ({ fence, says }) => {
    expect(() => fenceHtml(fence)).toThrow(says);
  });
});

test('markdown-it writes it among the paragraphs, and leaves other fences alone', () => {
  const md = markdownIt().use(markdownItPosenc);
  for (const { fence, html } of cases.right)
    expect(md.render(inMarkdown(fence))).toBe(`<p>Before.</p>\n${html}\n<p>After.</p>\n`);
  expect(md.render('```js\nx\n```')).toBe('<pre><code class="language-js">x\n</code></pre>\n');
});

describe('remark', () => {
  const tree = (/** @type {string} */ value) => ({
    type: 'root',
    children: [{ type: 'blockquote', children: [{ type: 'code', lang: 'posenc', value }] }],
  });

  test('replaces the code by HTML, at any depth', () => {
    for (const { fence, html } of cases.right) {
      const made = tree(fence);
      remarkPosenc()(made);
      expect(made.children[0]?.children).toEqual([{ type: 'html', value: html }]);
    }
  });

  test('replaces it by an element of JSX where the page is MDX', () => {
    const made = tree('lab: clock\nposition: 10\npicture: a.png\ntext: A clock');
    remarkPosenc({ mdx: true })(made);
    expect(made.children[0]?.children[0]).toMatchObject({
      name: 'posenc-lab',
      attributes: [
        { name: 'lab', value: 'clock' },
        { name: 'position', value: '10' },
      ],
      children: [{ name: 'img', attributes: [{ value: 'a.png' }, { name: 'alt', value: 'A clock' }] }],
    });
  });
});

test('mystmd makes a frame of the lab, with its settings in the address and its text as the title', () => {
  const [directive] = mystmd.directives;
  const arg = 'https://example.org/posenc/embed.html';
  const title = 'A clock';
  const [figure] = directive?.run({ arg, body: `lab: clock\nposition: 10\ntext: ${title}` }) ?? [];
  expect(figure?.children[0]).toMatchObject({ type: 'iframe', src: `${arg}?fit=box&lab=clock&position=10`, title });
  expect(() => directive?.run({ arg, body: 'figure: heatmap\ntext: x' })).toThrow('a frame holds a lab');
});

test('Python gives the same HTML and the same sentences', () => {
  const program = `import json, sys
from posenc_figures import FenceError, fence_html
def outcome(fence):
    try:
        return fence_html(fence)
    except FenceError as error:
        return str(error)
print(json.dumps([outcome(fence) for fence in json.load(sys.stdin)]))`;
  const all = [...cases.right, ...cases.wrong].map(({ fence }) => fence);
  const { stdout, stderr } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(all),
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: join(root, 'web', 'labs', 'doors', 'python'), PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toBe('');
  const outcomes = JSON.parse(stdout);
  expect(outcomes.slice(0, cases.right.length)).toEqual(cases.right.map(({ html }) => html));
  for (const [at, { says }] of cases.wrong.entries()) expect(outcomes[cases.right.length + at]).toContain(says);
});

describe('The widget of notebooks', () => {
  /** A model as anywidget gives it. @param {Record<string, any>} state */
  function modelOf(state) {
    /** @type {Set<() => void>} */
    const listeners = new Set();
    return {
      saved: 0,
      listeners,
      get: (/** @type {string} */ name) => state[name],
      set: (/** @type {string} */ name, /** @type {unknown} */ value) => void (state[name] = value),
      save_changes() {
        this.saved += 1;
      },
      on: (/** @type {string} */ _event, /** @type {() => void} */ listener) => void listeners.add(listener),
      off: (/** @type {string} */ _event, /** @type {() => void} */ listener) => void listeners.delete(listener),
    };
  }

  test('follows the lab and leads it, without an echo, and lets go of the model', async () => {
    const lab = Object.assign(new EventTarget(), { view: {}, textContent: '', setAttribute() {}, remove() {} });
    const model = modelOf({ lab: 'clock', text: 'A clock', view: { position: 10 }, script: 'data:text/javascript,' });
    const el = /** @type {any} */ ({ append() {}, ownerDocument: { createElement: () => lab } });
    const leave = await anywidget.render({ model, el });
    expect([lab.view, lab.textContent]).toEqual([{ position: 10 }, 'A clock']);
    lab.view = { position: 11 };
    lab.dispatchEvent(new Event('posenc-change'));
    expect([model.get('view'), model.saved]).toEqual([{ position: 11 }, 1]);
    // The kernel answers with the same view: nothing is sent again.
    for (const listener of model.listeners) listener();
    lab.dispatchEvent(new Event('posenc-change'));
    expect(model.saved).toBe(1);
    model.set('view', { position: 3 });
    for (const listener of model.listeners) listener();
    expect(lab.view).toEqual({ position: 3 });
    leave();
    expect(model.listeners.size).toBe(0);
  });
});
