// @ts-check
// For mystmd and Jupyter Book 2: plugins: [mystmd.mjs] in myst.yml. Its pages take no tag of another's, so the fence
// becomes a frame of a lab: the directive is `{posenc} <address of embed.html>`, its content that of the fence. The
// book theme makes every frame 60 % as high as wide; `fit=box` fills it.
import { readFence } from './fence.mjs';

/** @param {{ arg?: string, body?: string }} data */
function run({ arg = '', body = '' }) {
  const [tag, attributes, text] = readFence(body);
  if (tag !== 'posenc-lab')
    throw new RangeError(`posenc: figure is "${tag.replace('posenc-', '')}"; allowed: lab, since a frame holds a lab`);
  const address = new URL(arg);
  address.searchParams.set('fit', 'box');
  for (const [name, value] of attributes) address.searchParams.set(name, value);
  const frame = { type: 'iframe', src: address.href, width: '100%', title: text };
  return [
    {
      type: 'container',
      kind: 'figure',
      children: [
        frame,
        { type: 'caption', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] },
      ],
    },
  ];
}

export default {
  name: 'posenc',
  directives: [
    {
      name: 'posenc',
      doc: 'A lab of posenc in a frame.',
      arg: { type: String, required: true, doc: 'The address of embed.html.' },
      body: { type: String, required: true, doc: 'lab, text, and the settings of the lab, a line each.' },
      run,
    },
  ],
};
