import { expect, test } from 'vitest';
import { lanesOfLabs } from '../../web/embed/lanes.ts';
import { bundleOfLab } from '../../web/tools/lab-bundle.ts';
import { labIds } from './support/tables.ts';

const names = ['vectors', 'rotary', 'scores', 'analysis'] as const;

test.each(labIds)('the WebAssembly modules listed for “%s” are those that its sources call', async (lab) => {
  const { outputs } = await bundleOfLab(lab);
  const inputs = Object.entries(Object.values(outputs)[0]?.inputs ?? {});
  const called = names.filter((name) =>
    inputs.some(([path, { bytesInOutput }]) => path.endsWith(`/wasm/lanes/${name}.js`) && bytesInOutput > 1000),
  );
  const { first, later = [] } = lanesOfLabs[lab];
  expect(names.filter((name) => first.includes(name) || later.includes(name))).toEqual(called);
});
