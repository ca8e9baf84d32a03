// @ts-check
// `llms.txt`: the pages of the site for assistants that read, as https://llmstxt.org has it. Titles and descriptions are
// those of the pages' heads. A page of the documentation is named by its Markdown, which is beside it.
import { project } from './project.mjs';

/** The sections, each with the pages that belong to it. @type {readonly (readonly [title: string, page: RegExp])[]} */
const sections = [
  ['Questions, answered in the first sentence', /^why\/[^/]+\/index\.html$/],
  ['Labs', /^(?!why|glossary|check|class|teach|docs|lessons|claims)[a-z]{3,}\/index\.html$/],
  ['Documentation', /^docs\/(guides\/[^/]+|index)\.html$/],
  ['Encodings', /^docs\/families\/[^/]+\.html$/],
  ['Tools', /^(why|glossary|check|class|teach|claims)\/index\.html$/],
];

/** @type {Readonly<Record<string, string>>} */
const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (/** @type {string} */ text) => text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

/** @param {string} html */
function described(html) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
  return { title: plain(title).replace(/(?: · Positional encoding)? · posenc$/, ''), description: plain(description) };
}

/**
 * @param {string} site the address of the site, or '' for relative links
 * @param {readonly string[]} pages
 * @param {(page: string) => string} read
 * @param {ReadonlySet<string>} files of the site
 */
export function llms(site, pages, read, files) {
  const { description } = described(read('index.html'));
  const lists = sections.map(([title, belongs]) => {
    const links = pages
      .filter((page) => belongs.test(page))
      .sort()
      .map((page) => {
        const about = described(read(page));
        const markdown = page.replace(/\.html$/, '.md');
        const place = files.has(markdown) ? markdown : page.replace(/(^|\/)index\.html$/, '$1');
        return `- [${about.title}](${site}${place}): ${about.description}`;
      });
    return `## ${title}\n\n${links.join('\n')}\n`;
  });
  return `# ${project.name}\n\n> ${description}\n\n${lists.join('\n')}`;
}
