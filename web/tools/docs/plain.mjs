// @ts-check
// The pages of the documentation as Markdown, beside them, for assistants that read: the same text, programs and
// contracts, without figures.
import { basename } from 'node:path';
import { included } from './markdown.mjs';
import { dated, measured } from './others.mjs';

/**
 * @typedef {import('./api.mjs').Entry} Entry
 * @typedef {import('./families.mjs').FamilyPage} FamilyPage
 */

const fence = (/** @type {string} */ code, /** @type {string} */ language) =>
  `\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`;

/** A text with its programs and measurements in their places. @param {string} text */
export const plainText = (text) =>
  dated(text).replace(/^```(\w+) +(\S+)\n([^]*?)^```$/gm, (_all, language, place) =>
    language === 'measured' ? measured(place) : fence(included(place), language).trimEnd(),
  );

/** @param {import('./api.mjs').Comment} comment */
const contract = ({ contract }) =>
  contract
    .filter(([, text]) => !/^none\.?$/.test(text))
    .map(([field, text]) => `- ${field}: ${text}`)
    .join('\n');

/** @param {Entry} entry */
function described({ name, kind, signatures, comment, members }) {
  const shape = kind === 'interface' ? '' : fence(signatures.join('\n'), 'ts');
  const fields = members.map(
    (field) =>
      `- \`${field.name}${field.optional ? '?' : ''}: ${field.type.replace(/^readonly /, '')}\` ${field.comment.text}`,
  );
  return [`### ${name} (${kind})\n`, shape, `${comment.text}\n`, contract(comment), fields.join('\n')]
    .filter((part) => part.trim() !== '')
    .join('\n')
    .trimEnd();
}

/** @param {string} title @param {readonly Entry[]} entries */
export const partText = (title, entries) => `# ${title}\n\n${entries.map(described).join('\n\n')}\n`;

/** @param {FamilyPage} family @param {readonly Entry[]} entries */
export function familyText({ examples, headers, models, paper, text }, entries) {
  const [opening = '', ...rest] = text.split(/^(?=## )/m);
  const programs = examples.map(
    (file) => `${basename(file)}\n\n${fence(included(file), file.endsWith('.cpp') ? 'cpp' : 'ts')}`,
  );
  return `${plainText(opening).trimEnd()}

- Paper: ${paper}
- Used by: ${models}

## An example in both languages

${programs.join('\n')}
${rest.map(plainText).join('')}
## Reference: TypeScript

${entries.map(described).join('\n\n')}

${headers.map((one) => `## Reference: C++, posenc/${one.path}\n\n${fence(one.text, 'cpp')}`).join('\n\n')}`;
}
