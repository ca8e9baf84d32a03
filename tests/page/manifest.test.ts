// The manifest of a package against what the official schemas ask: imscp_rootv1p1p2 and adlcp_rootv1p2 for SCORM 1.2;
// imscp_v1p1, adlcp_v1p3 and imsss_v1p0 for SCORM 2004 4th edition. Of the schemas, what a manifest of ours can break:
// which elements stand where and how often, which attributes they have, and what identifiers may be.
import { describe, expect, test } from 'vitest';
import type { Version } from '../../web/exam/platform.ts';
import { manifest } from '../../web/files/scorm.ts';

interface Node {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Node[];
  text: string;
}

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w:-]+)="([^"<&]*(?:&(?:amp|lt|quot);[^"<&]*)*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** A document that is well-formed, and has neither comments nor sections. */
function parsed(xml: string): Node {
  const [head = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml) ?? [];
  expect(head).not.toBe('');
  const top: Node = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  for (const [, text = '', close, name = '', attributes = '', single] of xml
    .slice(head.length)
    .matchAll(/([^<]*)(?:<(\/)?([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/)?>)/g)) {
    const here = open.at(-1)!;
    expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
    here.text += text.trim();
    if (close === '/') expect(open.pop()!.name).toBe(name);
    else {
      const node: Node = { name, attributes: attributesIn(attributes), children: [], text: '' };
      here.children.push(node);
      if (single !== '/') open.push(node);
    }
  }
  expect(open).toEqual([top]);
  expect(top.children).toHaveLength(1);
  return top.children[0]!;
}

interface Rule {
  /** Attributes that have to be there, and others that may. */
  readonly must?: readonly string[];
  readonly may?: readonly string[];
  /** Children in the order of the schema: once at most, unless they are among `many`. */
  readonly order?: readonly string[];
  readonly many?: readonly string[];
  readonly needs?: readonly string[];
  readonly text?: RegExp;
}

const content: Readonly<Record<string, Rule>> = {
  manifest: {
    must: ['identifier', 'xmlns', 'xmlns:adlcp'],
    may: ['version', 'xml:base'],
    order: ['metadata', 'organizations', 'resources', 'manifest'],
    many: ['manifest'],
    needs: ['metadata', 'organizations', 'resources'],
  },
  metadata: { order: ['schema', 'schemaversion'], needs: ['schema', 'schemaversion'] },
  schema: { text: /^ADL SCORM$/ },
  organizations: { must: ['default'], order: ['organization'], many: ['organization'], needs: ['organization'] },
  organization: {
    must: ['identifier'],
    may: ['structure'],
    order: ['title', 'item', 'metadata'],
    many: ['item'],
    needs: ['title', 'item'],
  },
  title: { text: /^[^<]{1,200}$/ },
  resources: { may: ['xml:base'], order: ['resource'], many: ['resource'], needs: ['resource'] },
  file: { must: ['href'], order: ['metadata'] },
};
const item = { must: ['identifier', 'identifierref'], may: ['isvisible', 'parameters'], needs: ['title'] };
const resource = { order: ['metadata', 'file', 'dependency'], many: ['file', 'dependency'], needs: ['file'] };

const rules: Readonly<Record<Version, Readonly<Record<string, Rule>>>> = {
  '1.2': {
    ...content,
    schemaversion: { text: /^1\.2$/ },
    item: {
      ...item,
      order: ['title', 'item', 'metadata', 'adlcp:prerequisites', 'adlcp:maxtimeallowed', 'adlcp:masteryscore'],
    },
    resource: { ...resource, must: ['identifier', 'type', 'adlcp:scormtype', 'href'] },
  },
  2004: {
    ...content,
    manifest: { ...content['manifest'], must: ['identifier', 'xmlns', 'xmlns:adlcp', 'xmlns:imsss'] },
    schemaversion: { text: /^2004 4th Edition$/ },
    item: { ...item, order: ['title', 'item', 'metadata', 'adlcp:completionThreshold', 'imsss:sequencing'] },
    resource: { ...resource, must: ['identifier', 'type', 'adlcp:scormType', 'href'] },
    'imsss:sequencing': {
      order: [
        'imsss:controlMode',
        'imsss:sequencingRules',
        'imsss:limitConditions',
        'imsss:rollupRules',
        'imsss:objectives',
        'imsss:deliveryControls',
      ],
    },
    'imsss:deliveryControls': { may: ['tracked', 'completionSetByContent', 'objectiveSetByContent'] },
  },
};

const namespaces: Readonly<Record<Version, Readonly<Record<string, string>>>> = {
  '1.2': {
    xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
  },
  2004: {
    xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
    'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
  },
};

const everyOne = (node: Node): readonly Node[] => [node, ...node.children.flatMap(everyOne)];

/** What a schema would refuse, in words. */
function faults(root: Node, version: Version): readonly string[] {
  return everyOne(root).flatMap(({ name, attributes, children, text }) => {
    const rule = rules[version][name];
    if (!rule) return [`no element ${name}`];
    const { must = [], may = [], order = [], many = [], needs = [], text: form = /^$/ } = rule;
    const names = children.map((child) => child.name);
    const places = names.map((child) => order.indexOf(child));
    return [
      ...must.filter((one) => !attributes.has(one)).map((one) => `${name} without ${one}`),
      ...[...attributes.keys()].filter((one) => ![...must, ...may].includes(one)).map((one) => `${name} with ${one}`),
      ...names.filter((child) => !order.includes(child)).map((child) => `${child} in ${name}`),
      ...needs.filter((child) => !names.includes(child)).map((child) => `${name} without ${child}`),
      ...names
        .filter((child, at) => names.indexOf(child) !== at && !many.includes(child))
        .map((child) => `two ${child}`),
      ...(places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0)) ? [`${name}: ${names.join(' ')}`] : []),
      ...(form.test(text) ? [] : [`${name} says ${text}`]),
    ];
  });
}

describe.each(['1.2', '2004'] as const)('the manifest of SCORM %s', (version) => {
  const text = manifest({ version, name: 'a_path-2', title: 'Hands & "more" <here>' });
  const root = parsed(text);
  const all = everyOne(root);

  test('has the elements and attributes of the schemas, in their order', () => {
    expect(faults(root, version)).toEqual([]);
    // The other version's word for what a resource is differs by one letter.
    expect(faults(root, version === '1.2' ? '2004' : '1.2')).not.toEqual([]);
    for (const [name, address] of Object.entries(namespaces[version])) expect(root.attributes.get(name)).toBe(address);
    const prefixes = all.flatMap(({ name, attributes }) =>
      [name, ...attributes.keys()].flatMap((one) => /^(?!xmlns|xml:)(\w+):/.exec(one)?.[1] ?? []),
    );
    for (const prefix of prefixes) expect(namespaces[version]).toHaveProperty([`xmlns:${prefix}`]);
  });

  test('names each thing once, by what XML takes for an identifier, and points to what there is', () => {
    const identifiers = all.flatMap(({ attributes }) => attributes.get('identifier') ?? []);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/);
    const of = (name: string): readonly Node[] => all.filter((node) => node.name === name);
    const named = (nodes: readonly Node[]): unknown[] => nodes.map(({ attributes }) => attributes.get('identifier'));
    expect(named(of('organization'))).toContain(of('organizations')[0]?.attributes.get('default'));
    for (const { attributes } of of('item')) expect(named(of('resource'))).toContain(attributes.get('identifierref'));
    const [resourceOf] = of('resource');
    expect(resourceOf?.attributes.get(version === '1.2' ? 'adlcp:scormtype' : 'adlcp:scormType')).toBe('sco');
    expect(resourceOf?.attributes.get('type')).toBe('webcontent');
    expect(of('file').map(({ attributes }) => attributes.get('href'))).toContain(resourceOf?.attributes.get('href'));
  });

  test('a manifest that breaks a rule is found', () => {
    for (const [from, to] of [
      ['<title>', '<titel>'],
      [/<metadata>.*<\/metadata>/, ''],
      ['identifierref="file"', 'ref="file"'],
      [/( *<organizations[^]*<\/organizations>\n)([^]*<\/resources>\n)/, '$2$1'],
    ] as const) {
      const broken = text.replace(from, to).replace('</title>', to === '<titel>' ? '</titel>' : '</title>');
      expect(broken).not.toBe(text);
      expect(faults(parsed(broken), version)).not.toEqual([]);
    }
  });
});
