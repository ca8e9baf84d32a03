// The pages below `/teach/`, one folder for each language: the list of plans, each plan, the presenter and the
// worksheets. Plans are whole without a script; the other two say where one is needed.
import type { Plugin } from 'vite';
import { inOneLine, stopped, withColon, withCommas, withSemicolons } from '../../library/elements/sentences.ts';
import { sayIn, type Say } from '../../labs/pages/check/strings.ts';
import { labs } from '../../labs/index.ts';
import type { PathName } from '../../labs/shared/paths/names.ts';
import { query } from '../../labs/shared/state/url.ts';
import { minutesOf, minutesOfPath, needs, pathNames, planOf, type Planned } from '../../labs/pages/teach/plans.ts';
import type { Plans, Words } from '../../labs/pages/teach/strings.ts';
import { ownName } from '../../labs/shared/header/header.mjs';
import { readLessons, textsOf } from '../lessons/lessons.mjs';
import { describeLabs } from '../package/describe-labs.mjs';
import { wayUp } from '../site/address.mjs';
import { beginning, escape, json } from '../site/head.mjs';
import { framed } from './frame-beside.ts';
import { capital, filesOf, folderIn, titled } from './pages-beside.ts';
import { languages, readStrings } from './locales.ts';
import { stringsOf } from './strings-plugin.ts';
import { drawThumbnails } from './thumbnails-plugin.ts';

/** The folder of the pages in a language; the scripts are in the first one. */
const placeOf = (language: string): string => folderIn('teach', language);

/** Words of all pages of a language. */
interface Spoken {
  readonly language: string;
  readonly say: Say;
  readonly plans: Plans;
  /** A string of the labs' page, by its path. */
  readonly t: Say;
}

interface Page {
  /** Below the folder of the language's pages: '', `intro/`. */
  readonly rest: string;
  readonly kind: 'plans' | 'present' | 'worksheet';
  readonly title: string;
  readonly description: string;
  readonly main: string;
  readonly data?: object;
  /** More scripts, from the site's folder, and data. */
  readonly scripts?: readonly string[];
  readonly tail?: string;
}

interface Files {
  readonly script: string;
  readonly style: string;
}

async function spokenIn(language: string): Promise<Spoken> {
  const [words, plans] = ['words', 'plans'].map((name) => readStrings(language, `teach/${name}`));
  return {
    language,
    say: sayIn(words as unknown as Words, language),
    plans: plans as unknown as Plans,
    t: sayIn(await stringsOf(language), language),
  };
}

const titleOf = ({ t }: Spoken, name: PathName): string =>
  name === 'intro' ? t('page.paths.intro') : t('page.paths.lesson', { lesson: name, about: t(`page.lessons.${name}`) });

const minutesIn = ({ say }: Spoken, name: PathName): string => say('minutes', { count: minutesOfPath(name) });
/** The worksheet of a path or a lab; for a first visit one of the easiest level. */
const sheetOf = (of: string): string => `sheet/?of=${of}${of === 'intro' ? '&level=1' : ''}`;

const stepsIn = ({ say }: Spoken, name: PathName): string => say('steps', { count: planOf(name).length });

const link = (href: string, text: string, more = ''): string => `<a href="${escape(href)}"${more}>${escape(text)}</a>`;

type Thumbnails = Readonly<Record<string, string>>;
const thumbnail = (lab: string, thumbnails: Thumbnails): string =>
  `<svg class="thumbnail" viewBox="0 0 96 60" aria-hidden="true">${thumbnails[lab] ?? ''}</svg>`;

function listPage(spoken: Spoken, thumbnails: Thumbnails): Page {
  const { say, t, plans } = spoken;
  const sheets = (of: string): string[] => [
    link(sheetOf(of), say('sheet')),
    link(`${sheetOf(of)}&view=key`, say('key')),
  ];
  const entry = (name: PathName): string => `<li class="plan-entry">
${thumbnail(planOf(name)[name === 'intro' ? 0 : 1]?.lab ?? '', thumbnails)}
<div><h3>${link(`${name}/`, titleOf(spoken, name))}</h3>
<p class="facts">${minutesIn(spoken, name)} · ${stepsIn(spoken, name)}</p>
<p>${escape(inOneLine(say('goals'), stopped(withSemicolons(Object.values(plans.goals[name])))))}</p>
<p class="ways">${link(`present/?path=${name}`, say('present'))} ${sheets(name).join(' ')}</p></div></li>`;
  const ofLabs = labs.map(({ id }) => `<li>${withColon(escape(t(`titles.${id}`)), withCommas(sheets(id)))}</li>`);
  return {
    rest: '',
    kind: 'plans',
    title: say('title'),
    description: say('description'),
    main: `<h1>${say('teachers')}</h1>
<p class="intro">${say('lead')}</p>
<h2>${say('choose')}</h2>
<ul class="plans-list">${pathNames.map(entry).join('\n')}</ul>
<h2>${say('ofLabs.title')}</h2><p>${say('ofLabs.about')}</p><ul class="of-labs">${ofLabs.join('\n')}</ul>
<h2>${say('yours.title')}</h2>
<ul class="yours"><li>${say('yours.lab')}</li><li>${withColon(link('../', say('nav.labs')), say('yours.path'))}</li>
<li>${link('{up}docs/guides/learning-platforms.html', say('yours.guides'), ' hreflang="en"')}</li></ul>`,
  };
}

/** The page of a lab in the state of a step, from the folder of a plan. */
function stateOf({ lab, state }: Planned): string {
  const key = labs.find(({ id }) => id === lab)?.key ?? '';
  const named = [...new URLSearchParams(state)].map(([name, text]) => [`${key}.${name}`, text]);
  return `../../${lab}/${query(new URLSearchParams(named))}`;
}

function planPage(spoken: Spoken, name: PathName, thumbnails: Thumbnails): Page {
  const { say, t, plans, language } = spoken;
  const title = titleOf(spoken, name);
  const goals = Object.values(plans.goals[name]);
  const needed = needs[name].map((need) => plans.needs[need]);
  const lesson = readLessons().find((one) => one.name === name);
  const read = lesson ? textsOf(lesson).map((text) => text.language) : [];
  const english = lesson && lesson.own.language !== language && language === 'en' ? '?read=english' : '';
  const material = (href: string, what: string, about: string): string =>
    `<li>${link(href, say(what), ' class="way"')} <span class="hint">${escape(about)}</span></li>`;
  const step = (planned: Planned, at: number): string => {
    const { lab, says } = planned;
    const { ask, note } = plans.steps[says];
    const labTitle = t(`titles.${lab}`);
    const minutes = say('minutes', { count: minutesOf(says) });
    return `<li class="step" id="step-${at + 1}">
<div class="step-side">${thumbnail(lab, thumbnails)}<p class="facts">${minutes}</p></div>
<div><h3><span class="ordinal">${at + 1}</span> ${escape(labTitle)}</h3>
<dl><dt>${say('ask')}</dt><dd>${escape(ask)}</dd>
<dt>${say('show')}</dt><dd>${escape(t(`paths.says.${says}`))}</dd>
<dt>${say('expect')}</dt><dd>${escape(note)}</dd></dl>
<p class="ways">${link(stateOf(planned), say('open', { title: labTitle }))}
${link(`../present/?path=${name}&step=${at + 1}`, say('present'))}</p></div></li>`;
  };
  return {
    rest: `${name}/`,
    kind: 'plans',
    title: say('planTitle', { title }),
    description: say('planDescription', {
      minutes: minutesIn(spoken, name),
      steps: stepsIn(spoken, name),
      goal: capital(goals[0] ?? '', language),
    }),
    data: {
      '@type': 'LearningResource',
      learningResourceType: 'lesson plan',
      timeRequired: `PT${minutesOfPath(name)}M`,
      teaches: goals,
      competencyRequired: needed.join('; '),
    },
    main: `<h1>${escape(say('planTitle', { title }))}</h1>
<p class="facts">${minutesIn(spoken, name)} · ${stepsIn(spoken, name)}
<button type="button" class="print" hidden>${say('print')}</button></p>
<div class="before">
<section><h2>${say('goals')}</h2><ul>${goals.map((goal) => `<li>${escape(goal)}</li>`).join('')}</ul></section>
<section><h2>${say('needs')}</h2><ul>${needed.map((need) => `<li>${escape(need)}</li>`).join('')}</ul></section>
<section class="materials"><h2>${say('materials')}</h2><ul>
${material(`../present/?path=${name}`, 'present', say('presentAbout'))}
${material(`../../?path=${name}`, 'follow', say('followAbout'))}
${
  lesson
    ? material(
        `{up}lessons/${name}/${english}`,
        'course',
        say('courseAbout', { languages: read.map(ownName).join(', ') }),
      )
    : ''
}
${material(`../${sheetOf(name)}`, 'sheet', say('sheetAbout'))}
${material(`../${sheetOf(name)}&view=key`, 'key', say('keyAbout'))}
</ul></section></div>
<h2>${say('plan')}</h2>
<ol class="steps">${planOf(name).map(step).join('\n')}</ol>`,
  };
}

async function presentPage(spoken: Spoken): Promise<Page> {
  const { say } = spoken;
  const names = Object.fromEntries(
    (await describeLabs()).map(({ id, settings }) => [
      id,
      Object.fromEntries(settings.map(({ attribute, property }) => [property.url, attribute])),
    ]),
  );
  const items = pathNames.map((name) => `<li>${link(`../${name}/`, titleOf(spoken, name))}</li>`);
  return {
    rest: 'present/',
    kind: 'present',
    title: say('presenter.title', { title: say('teachers') }),
    description: say('presenter.description'),
    main: `<div id="presenter">
<noscript><p>${say('presenter.noscript')}</p><ul>${items.join('')}</ul></noscript></div>`,
    scripts: ['posenc-lab.js'],
    tail: `<script type="application/json" id="names">${json(names)}</script>\n`,
  };
}

const worksheetPage = ({ say }: Spoken): Page => ({
  rest: 'sheet/',
  kind: 'worksheet',
  title: `${say('worksheet.title')} · ${say('teachers')}`,
  description: say('worksheet.description'),
  main: `<div class="sheet-page"><div class="screen"><h1>${say('worksheet.title')}</h1>
<p class="intro">${say('worksheet.lead')}</p>
<noscript><p class="refusal">${say('worksheet.noscript')}</p></noscript>
<form id="choice" class="choice"></form></div>
<div id="sheets" aria-busy="true"><p class="hint">${say('worksheet.waiting')}</p></div></div>`,
});

function documentOf({ language, say }: Spoken, page: Page, { script, style }: Files): string {
  const path = `${placeOf(language)}/${page.rest}`;
  const up = wayUp(path);
  const back = '../'.repeat(page.rest.split('/').length - 1) || './';
  const everywhere = Object.fromEntries(languages().map((code) => [code, `${placeOf(code)}/${page.rest}`]));
  return framed({
    path,
    language,
    title: titled(page.title),
    description: beginning(page.description, 160),
    languages: everywhere,
    picture: { path: `previews/${language}/posenc.png`, alt: 'posenc' },
    data: page.data ?? { '@type': 'LearningResource', learningResourceType: 'lesson plan' },
    root: { page: page.kind, up, home: `${back}../` },
    scripts: [...(page.scripts ?? []), script],
    style,
    skip: { says: say('nav.skip'), to: '#main' },
    // The presenter has the whole screen.
    ...(page.kind === 'present' ? {} : { here: 'teach' as const }),
    main: page.main.replaceAll('{up}', up),
    ...(page.tail === undefined ? {} : { tail: page.tail }),
  });
}

/** Writes the pages once it is known what script and style are called. */
export function teachPages(): Plugin {
  return {
    name: 'posenc-teach-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = filesOf(bundle);
      const thumbnails = await drawThumbnails();
      for (const language of languages()) {
        const spoken = await spokenIn(language);
        const pages = [
          listPage(spoken, thumbnails),
          ...pathNames.map((name) => planPage(spoken, name, thumbnails)),
          await presentPage(spoken),
          worksheetPage(spoken),
        ];
        for (const page of pages)
          this.emitFile({
            type: 'asset',
            fileName: `${placeOf(language)}/${page.rest}index.html`,
            source: documentOf(spoken, page, files),
          });
      }
    },
  };
}
