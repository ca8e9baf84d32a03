// Files for a teacher to download, made here from files next to the page.
import type { Version } from '../../../exam/platform.ts';
import { labFile } from '../../../files/lab-file.ts';
import { scormPackage } from '../../../files/scorm.ts';
import { download } from '../../../shared/figure/clipboard.ts';
import { siteFolder } from '../../../shared/state/site.ts';
import type { Saved } from './made.ts';

type Attributes = readonly (readonly [name: string, text: string])[];

const versions: Readonly<Partial<Record<Saved, Version>>> = { scorm12: '1.2', scorm2004: '2004' };

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(`${siteFolder()}${path}`, location.href));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** A package always shows its questions. */
function withQuestion(attributes: Attributes): Attributes {
  const parts = (new Map(attributes).get('show') ?? 'figure controls readings').split(' ');
  return [
    ...attributes.filter(([name]) => name !== 'show'),
    ['show', [...new Set([...parts, 'question', 'questions'])].join(' ')],
  ];
}

export interface Saving {
  readonly kind: Saved;
  readonly title: string;
  /** A seed for each student. */
  readonly seeds: boolean;
}

/** The lab as these attributes have it. @param home of the page, where students can reach it */
export async function saveFile(
  { kind, title, seeds }: Saving,
  attributes: Attributes,
  home: string | undefined,
): Promise<void> {
  const name = new Map(attributes).get('lab') ?? '';
  const version = versions[kind];
  if (!version) return download(`posenc-${name}.html`, 'text/html', [await labFile({ attributes, read, home, seeds })]);
  const html = await labFile({ attributes: withQuestion(attributes), read, home, seeds });
  savePackage(scormPackage({ version, name, title, html }), name, kind);
}

/** A path through the page, by its name or as its link holds it. */
export async function savePath({ kind, title, seeds }: Saving, path: string, language: string): Promise<void> {
  const name = /^[\w-]{1,20}$/.test(path) ? path : 'path';
  const root = { 'data-path': path, 'data-language': language, ...(seeds ? { 'data-seeds': '' } : {}) };
  const html = await read('posenc.html');
  savePackage(scormPackage({ version: versions[kind] ?? '1.2', name, title, html, root }), name, kind);
}

const savePackage = (bytes: Uint8Array<ArrayBuffer>, name: string, kind: Saved): void =>
  download(`posenc-${name}-${kind}.zip`, 'application/zip', [bytes]);
