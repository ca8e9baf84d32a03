// The manifest of a package against the schemas of SCORM 1.2 and of SCORM 2004, 4th edition; and a check beyond the
// schemas: that a manifest's references resolve.
import { describe, expect, test } from 'vitest';
import { manifest } from '../../../web/labs/files/scorm.ts';
import { faults } from './support/schemas.ts';

describe.each(['1.2', '2004'] as const)('the manifest of SCORM %s', (version) => {
  const title = 'Hands & "more" <here>';
  const text = manifest({ version, name: 'a_path-2', title });

  test('is valid by the schemas of its version, with any title, and not by those of the other', async () => {
    expect(await faults(text, version)).toEqual([]);
    for (const odd of ['', ']]>', 'x'.repeat(5000), '“é” 😀', '\0\x1b\ud800\uffff'])
      expect(await faults(manifest({ version, name: 'clock', title: odd }), version)).toEqual([]);
    expect(await faults(text, version === '1.2' ? '2004' : '1.2')).not.toEqual([]);
  });

  test.each([
    ['an element that there is not', /<(\/?)title>/g, '<$1titel>'],
    ['no organizations', /<organizations[^]*<\/organizations>/, ''],
    ['another order', /( *<organizations[^]*<\/organizations>\n)([^]*<\/resources>\n)/, '$2$1'],
    ['an identifier with a space', 'identifier="item"', 'identifier="an item"'],
    ['the same identifier twice', 'identifier="item"', 'identifier="file"'],
    ['a kind of resource that there is not', '="sco"', '="page"'],
    ['a resource without a type', 'type="webcontent" ', ''],
    ['an open end', '</manifest>', ''],
  ])('with %s is found', async (_what, from, to) => {
    const broken = text.replace(from, to);
    expect(broken).not.toBe(text);
    expect(await faults(broken, version)).not.toEqual([]);
  });

  test('states its version, and refers only to existing files', () => {
    const values = (pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);
    expect(values(/<schemaversion>(.*)<\/schemaversion>/g)).toEqual([version === '1.2' ? '1.2' : '2004 4th Edition']);
    expect(values(/<organizations default="(\w+)"/g)).toEqual(values(/<organization identifier="(\w+)"/g));
    expect(values(/identifierref="(\w+)"/g)).toEqual(values(/<resource identifier="(\w+)"/g));
    expect(values(/<resource [^>]*href="([^"]+)"/g)).toEqual(values(/<file href="([^"]+)"/g));
    expect(values(/<title>(.*)<\/title>/g)).toEqual(Array(2).fill('Hands &amp; &quot;more&quot; &lt;here&gt;'));
  });
});
