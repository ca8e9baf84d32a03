// A package for a learning platform (SCORM 1.2, or 2004 4th edition): one file that reports its results, and the
// manifest.
import { strToU8, zipSync } from 'fflate';
import type { Version } from '../exam/platform.ts';
import { askedBy, type Asked } from './asked.ts';
import { escaped } from '../shared/text/escape.ts';

export interface PackageOptions extends Asked {
  readonly version: Version;
  /** Latin letters, digits and dashes: the name of the package within the platform. */
  readonly name: string;
  readonly title: string;
}

interface Words {
  readonly namespaces: string;
  readonly schemaVersion: string;
  readonly kind: string;
}

const words: Readonly<Record<Version, Words>> = {
  '1.2': {
    namespaces:
      'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    schemaVersion: '1.2',
    kind: 'adlcp:scormtype',
  },
  2004: {
    namespaces:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" ' +
      'xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
    schemaVersion: '2004 4th Edition',
    kind: 'adlcp:scormType',
  },
};

/** The platform must accept the reported status, and not complete it by itself. */
const sequencing = `
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>`;

/** Characters that XML cannot represent, even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A title as the schemas take it: SCORM 1.2 allows 200 characters, and XML no `]]>`. */
const titled = (title: string): string => escaped([...title.replaceAll(unwritable, '')].slice(0, 200).join(''));

export function manifest({ version, name, title }: Pick<PackageOptions, 'version' | 'name' | 'title'>): string {
  const { namespaces, schemaVersion, kind } = words[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="posenc-${name}" version="1.0" ${namespaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${schemaVersion}</schemaversion></metadata>
  <organizations default="posenc">
    <organization identifier="posenc">
      <title>${titled(title)}</title>
      <item identifier="item" identifierref="file">
        <title>${titled(title)}</title>${version === '2004' ? sequencing : ''}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="file" type="webcontent" ${kind}="sco" href="index.html"><file href="index.html"/></resource>
  </resources>
</manifest>
`;
}

/** Errors: `RangeError` for a name that no manifest can hold, or a number of questions that no bank has. */
export function scormPackage({ version, name, title, ...asked }: PackageOptions): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(name)) throw new RangeError(`name is "${name}"; allowed: letters, digits, - and _`);
  const index = askedBy(version, asked);
  // The same file whenever it is made: an archive's clock begins in 1980.
  return zipSync(
    { 'imsmanifest.xml': strToU8(manifest({ version, name, title })), 'index.html': strToU8(index) },
    { level: 9, mtime: new Date(1980, 0, 1) },
  ) as Uint8Array<ArrayBuffer>;
}
