// @ts-check
// Descriptions of <posenc-lab> for editors and type checkers, from the property tables of the labs, so that nothing is
// stated twice. describe-frameworks.mjs writes those for frameworks.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../toolchain/folders.mjs';

/**
 * @typedef {import('../../labs/shared/state/properties.ts').Property} Property
 * @typedef {{ name: string, attribute: string, property: Property, type: string, about: string }} Setting
 * @typedef {{ readonly id: string, readonly settings: readonly Setting[] }} Lab
 */

const web = join(root, 'web');
/** The attributes of the element itself. @type {Readonly<Record<string, string>>} */
export const ownAttributes = {
  lab: 'Which lab: its id, as in the address of the page',
  show: 'Parts that are shown, with spaces between them; figure, controls and readings by default',
  controls: 'Attributes that the reader has a control for; all by default',
  locked: 'Attributes whose controls are shown but change nothing',
  theme: 'auto (as the host, the default), light or dark',
};

/** Some tables are in modules with user-visible strings, which are not needed here. @type {import('esbuild').Plugin} */
const withoutWords = {
  name: 'without-words',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'export const languages = [], parts = {}; export default {};',
    }));
  },
};

/** @returns {Promise<readonly Lab[]>} every lab with its settings, described in English */
export async function describeLabs() {
  const labs = join(web, 'labs');
  const ids = readdirSync(labs).filter((name) => existsSync(join(labs, name, 'properties.ts')));
  const lines = ids.flatMap((id) => [
    `import { properties as ${id} } from './labs/${id}/properties.ts';`,
    `import { early as ${id}Words } from './labs/strings/en/${id}.json';`,
  ]);
  const { outputFiles } = await build({
    stdin: {
      contents: `${lines.join('\n')}
        export { attributeOf, isOfNumbers, nameOf } from './labs/embed/names.ts';
        export default { ${ids.map((id) => `${id}: [${id}, ${id}Words.label]`).join(', ')} };`,
      resolveDir: web,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    minify: true,
    write: false,
    logLevel: 'error',
    alias: { posenc: join(web, 'library', 'api', 'index.ts') },
    plugins: [withoutWords],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { default: tables, attributeOf, isOfNumbers, nameOf } = await import(`data:text/javascript;base64,${code}`);
  return ids.map((id) => {
    const [table, labels] = tables[id];
    const settings = Object.entries(table)
      .filter(([, property]) => property.public !== false)
      .map(([key, property]) => {
        const name = nameOf(key, property);
        return {
          name,
          attribute: attributeOf(name),
          property,
          type: typeOf(property, isOfNumbers(property)),
          about: labels?.[key] ?? name,
        };
      });
    return { id, settings };
  });
}

/** @param {Property} property @param {boolean} ofNumbers @returns {string} its type in TypeScript */
function typeOf(property, ofNumbers) {
  if (property.kind === 'choice')
    return property.options.map((option) => (ofNumbers ? option : `'${option}'`)).join(' | ');
  return { number: 'number', flag: 'boolean', text: 'string', list: 'readonly number[]' }[property.kind];
}

/**
 * How a setting is written in markup, where that is not as its type has it: a server makes no attribute of a list or of
 * false.
 * @param {Setting} setting
 * @returns {string | undefined}
 */
function textOf({ property }) {
  if (property.kind === 'list') return 'string';
  if (property.kind !== 'flag') return undefined;
  const texts = "'true' | 'false' | '1' | '0'";
  return property.default ? texts : `boolean | ${texts}`;
}

/** @param {string} id */
const viewName = (id) => `${id.charAt(0).toUpperCase()}${id.slice(1)}View`;

/** @param {readonly Lab[]} labs @returns {string} the declarations of the element */
export function declarations(labs) {
  const views = labs.map(({ id, settings }) => {
    const lines = settings.map(({ name, type, about }) => `    /** ${about} */\n    readonly ${name}: ${type};`);
    return `export interface ${viewName(id)} {\n${lines.join('\n')}\n}`;
  });
  const texts = labs.map(({ id, settings }) => {
    const written = settings.flatMap((setting) => {
      const text = textOf(setting);
      return text === undefined ? [] : [`readonly ${setting.name}: ${text};`];
    });
    return `    readonly ${id}: { ${written.join(' ')} };`;
  });
  return `/** What each lab shows, by the full names of its properties. */
${views.join('\n')}
export interface LabViews {
${labs.map(({ id }) => `    readonly ${id}: ${viewName(id)};`).join('\n')}
}
export type LabId = keyof LabViews;
/** Properties written differently in markup: lists, and flags that are on by default. */
export interface LabTexts {
${texts.join('\n')}
}
/** Why a setting was not applied. */
export interface Problem {
    readonly name: string;
    readonly value: string;
    readonly allowed: string;
    readonly message: string;
}
export interface ChangeDetail<Id extends LabId = LabId> {
    readonly lab: Id;
    readonly view: LabViews[Id];
}
/** One lab in any page: \`<posenc-lab lab="clock">\`. The properties of its lab are properties of the element. */
export declare class PosencLab extends HTMLElement {
    lab: string;
    get view(): Readonly<Record<string, unknown>>;
    set view(view: Readonly<Record<string, unknown>>);
    readonly ready: Promise<void>;
    readonly problems: readonly Problem[];
    readonly words: { readonly title: string; readonly open: string };
    toBlob(options?: { readonly figure?: number; readonly type?: 'image/png' | 'image/svg+xml' }): Promise<Blob>;
    link(page: string | URL): string | undefined;
}
/** The attributes of the element itself. */
export interface OwnAttributes {
${Object.entries(ownAttributes)
  .filter(([name]) => name !== 'lab')
  .map(
    ([name, about]) =>
      `    /** ${about} */\n    ${name}?: ${name === 'theme' ? "'auto' | 'light' | 'dark'" : 'string'} | undefined;`,
  )
  .join('\n')}
}
/** A lab with its properties, for JSX and templates. */
export type LabAttributes = {
    [Id in LabId]: { lab: Id } & OwnAttributes & { -readonly [K in keyof LabViews[Id]]?: LabViews[Id][K] | undefined };
}[LabId];
/** The same as markup that a server can write. */
export type LabMarkup = {
    [Id in LabId]: { lab: Id } & OwnAttributes & {
        -readonly [K in keyof LabViews[Id]]?:
            (K extends keyof LabTexts[Id] ? LabTexts[Id][K] : LabViews[Id][K]) | undefined;
    };
}[LabId];
declare global {
    interface HTMLElementTagNameMap {
        'posenc-lab': PosencLab;
    }
    interface GlobalEventHandlersEventMap {
        'posenc-change': CustomEvent<ChangeDetail>;
        'posenc-problem': CustomEvent<Problem>;
        'posenc-ready': CustomEvent<{ readonly lab: LabId }>;
    }
}
`;
}

/** @param {readonly Lab[]} labs @returns the manifest that editors read (schema 2.1.0) */
export function manifest(labs) {
  /** @type {Map<string, { name: string, type: { text: string }, description: string, fieldName: string }>} */
  const attributes = new Map();
  for (const { id, settings } of labs)
    for (const { name, attribute, type, about } of settings) {
      const before = attributes.get(attribute);
      const description = before ? `${before.description}; ${id}: ${about}` : `${id}: ${about}`;
      const types = new Set([...(before?.type.text.split(' | ') ?? []), ...type.split(' | ')]);
      attributes.set(attribute, {
        name: attribute,
        type: { text: [...types].join(' | ') },
        description,
        fieldName: name,
      });
    }
  const declaration = {
    kind: 'class',
    name: 'PosencLab',
    customElement: true,
    tagName: 'posenc-lab',
    description: 'One lab of posenc in any page, with its settings as attributes.',
    superclass: { name: 'HTMLElement' },
    attributes: [
      ...Object.entries(ownAttributes).map(([name, description]) => ({ name, type: { text: 'string' }, description })),
      ...attributes.values(),
    ],
    members: [
      {
        kind: 'field',
        name: 'view',
        type: { text: 'object' },
        description: 'The settings by their full names; setting it changes those that are named, and no others',
      },
      {
        kind: 'field',
        name: 'ready',
        type: { text: 'Promise<void>' },
        readonly: true,
        description: 'Resolves when the lab is drawn, and rejects if it cannot be',
      },
      {
        kind: 'field',
        name: 'problems',
        type: { text: 'readonly Problem[]' },
        readonly: true,
        description: 'Settings that were not applied, each with its value and what is allowed',
      },
      {
        kind: 'method',
        name: 'toBlob',
        return: { type: { text: 'Promise<Blob>' } },
        description: 'A picture of one of its figures, as PNG or SVG',
      },
      {
        kind: 'method',
        name: 'link',
        return: { type: { text: 'string | undefined' } },
        description: 'The address of the same view on the posenc page at the given address',
      },
    ],
    events: Object.entries({
      'posenc-change': 'The reader changed something; `detail.view` has all settings',
      'posenc-problem': 'A setting could not be applied; `detail.message` says why',
      'posenc-ready': 'The lab is drawn for the first time',
    }).map(([name, description]) => ({ name, type: { text: 'CustomEvent' }, description })),
    slots: [
      { name: '', description: 'Shown until the lab has loaded, or where it cannot run' },
      { name: 'caption', description: 'Below the lab' },
    ],
    cssParts: [
      'frame',
      'problem',
      'lab',
      'figure',
      'picture',
      'controls',
      'readings',
      'curves',
      'caption',
      'list',
      'question',
      'questions',
      'deeper',
    ].map((name) => ({ name })),
    cssProperties: ['font', 'size', 'density', 'text', 'muted', 'grid', 'background', 'accent'].map((name) => ({
      name: `--posenc-${name}`,
    })),
  };
  const path = 'dist/lab.js';
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [
          { kind: 'js', name: 'PosencLab', declaration: { name: 'PosencLab', module: path } },
          { kind: 'custom-element-definition', name: 'posenc-lab', declaration: { name: 'PosencLab', module: path } },
        ],
      },
    ],
  };
}
