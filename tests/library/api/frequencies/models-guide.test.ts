// The guide that lists the model types agrees with the table. POSENC_WRITE_GUIDE=1 rewrites it.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelTables } from '../support/model-guide.ts';

const guide = new URL('../../../../web/docs/guides/09-models.md', import.meta.url);
const start = '## Models with a rotary embedding\n';

test('the guide lists every model type with its facts', () => {
  const text = readFileSync(guide, 'utf8');
  const [before = ''] = text.split(start);
  if (process.env['POSENC_WRITE_GUIDE'] === '1') writeFileSync(guide, before + modelTables());
  expect(readFileSync(guide, 'utf8')).toBe(before + modelTables());
});
