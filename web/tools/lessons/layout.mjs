// @ts-check
// A course page: the text in one language or two, and between its pieces the figures, which are elements of posenc.
import { pieces, program } from '../docs/markdown.mjs';
import { footerLinks, headerHtml, ownName } from '../../labs/shared/header/header.mjs';
import { diskNotice } from '../site/from-disk.mjs';
import { beginning, escape, head } from '../site/head.mjs';
import { second, textsOf, wordsIn } from './lessons.mjs';

/** @typedef {import('./lessons.mjs').Lesson} Lesson */

const isFigure = (/** @type {string} */ source) => source.startsWith('<posenc-');

/** The kind of a block, such as `## ` or a paragraph: both languages must have the same ones. */
const kindOf = (/** @type {string} */ source) => /^(#+ |- |\d+\. |\||```\w*|<posenc-lab[^>]*>)?/.exec(source)?.[0];

/** @param {string} source @param {string} language */
const figure = (source, language) => `<figure class="live">${source}
<details class="code-of"><summary>${wordsIn(language).code}</summary>
${program(source, 'html', 'HTML')}</details></figure>`;

/** Blocks common to both languages appear once, the rest side by side. @param {Lesson} lesson */
function bodyOf({ name, own, beside }) {
  const left = pieces(own.markdown);
  if (!beside) return left.map(({ source, html }) => (isFigure(source) ? figure(source, own.language) : html)).join('');
  const right = pieces(beside.markdown);
  return left
    .map(({ source, html }, at) => {
      const other = right[at];
      if (kindOf(source) !== kindOf(other?.source ?? ''))
        throw new Error(
          `web/labs/lessons/${name}: piece ${at + 1} is "${source.slice(0, 60)}" in ${own.language} and ` +
            `"${other?.source.slice(0, 60)}" in ${beside.language}; both need the same pieces in the same order`,
        );
      if (source === other?.source) return isFigure(source) ? figure(source, own.language) : html;
      return `<div class="pair"><div lang="${own.language}">${html}</div><div lang="${beside.language}">\
${other?.html.replace(/ id="[^"]*"/, '')}</div></div>`;
    })
    .join('\n');
}

/** @param {Lesson} lesson */
function languageSwitch({ own, beside }) {
  if (!beside) return '';
  const { read, both } = wordsIn(own.language);
  const radio = (/** @type {string} */ value, /** @type {string} */ label, lang = own.language, checked = '') =>
    `<label lang="${lang}"><input type="radio" name="read" value="${value}"${checked}> ${label}</label>`;
  return `<fieldset class="read"><legend>${read}</legend>${radio('own', ownName(own.language))}${radio(
    'english',
    ownName(second),
    second,
  )}${radio('both', both, own.language, ' checked')}</fieldset>`;
}

/** @param {Lesson} lesson */
export const titleOf = ({ own }) => /^# (.*)$/m.exec(own.markdown)?.[1] ?? '';

/** The first paragraphs of a lesson, without their marks. @param {Lesson} lesson */
function descriptionOf({ own }) {
  const text = own.markdown
    .replace(/```[\s\S]*?```|^(#|\||<|-).*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)|[*`$]/g, '$1');
  return beginning(text, 160);
}

/** @param {string} language */
const pictureFor = (language) => ({ path: `previews/${language}/posenc.png`, alt: 'posenc' });

/** @param {Lesson} lesson */
const course = (lesson) => ({ '@type': 'LearningResource', learningResourceType: 'lesson', name: titleOf(lesson) });

/**
 * @param {Lesson} lesson
 * @param {readonly Lesson[]} all
 * @param {{ readonly script: string, readonly style: string }} files below lessons/
 */
export function framed(lesson, all, files) {
  const { language } = lesson.own;
  const say = wordsIn(language);
  const at = all.indexOf(lesson);
  const neighbour = (
    /** @type {Lesson | undefined} */ other,
    /** @type {string} */ rel,
    /** @type {string} */ label,
  ) =>
    other
      ? `<a rel="${rel}" href="../${other.name}/index.html">${label}: ${other.name},
<span lang="${other.own.language}">${escape(titleOf(other))}</span></a>`
      : '';
  const links = all.map(
    (other) =>
      `<a href="../${other.name}/index.html"${other === lesson ? ' aria-current="page"' : ''}>${other.name}</a>`,
  );
  const sources = [lesson.own, ...(lesson.beside ? [lesson.beside] : [])].map(
    (text) => `<a href="${text.language}.md" download lang="${text.language}">${ownName(text.language)}</a>`,
  );
  const home = `../../${language === second ? '' : `${language}/`}`;
  return `<!doctype html>
<html lang="${language}" data-theme="auto">
<head>
${head({
  path: `lessons/${lesson.name}/`,
  language,
  title: `${titleOf(lesson)} · posenc`,
  description: descriptionOf(lesson),
  picture: pictureFor(language),
  data: course(lesson),
  marksDisk: true,
})}
<link rel="stylesheet" href="../${files.style}">
<script type="module" src="../../posenc-lab.js"></script>
<script type="module" src="../${files.script}"></script>
</head>
<body>
<a class="skip" href="#lesson">${say.skip}</a>
${diskNotice(language, '../../')}
${headerHtml({ language, up: '../../', here: 'teach', written: textsOf(lesson).map((text) => text.language) })}
<main id="lesson" tabindex="-1">
<div class="lesson-tools">
<nav aria-label="${say.lessons}">${links.join('')}</nav>
<a href="${home}teach/${lesson.name}/">${say.teachers}</a>
${languageSwitch(lesson)}
<button type="button" class="print" hidden>${say.print}</button>
</div>
<p class="number">${say.lesson} ${lesson.name}</p>
<noscript><p>${say.noscript}</p></noscript>
${bodyOf(lesson)}
</main>
<footer class="end">
<nav class="navigation" aria-label="${say.previous}, ${say.next}">${neighbour(all[at - 1], 'prev', say.previous)}
${neighbour(all[at + 1], 'next', say.next)}</nav>
<p>${say.source} ${sources.join(', ')}. <a href="../../index.html?lang=${language}">${say.labs}</a>.
${say.free}</p>
</footer>
${footerLinks({ language, up: '../../' })}
</body>
</html>
`;
}
