// The WebAssembly modules that a lab calls: what esbuild keeps of the usual engine when bundling only the lab.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { labs, type LabId } from '../../../web/labs/index.ts';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const names = ['vectors', 'rotary', 'scores', 'analysis', 'attention', 'grids'] as const;

async function calledBy(lab: LabId): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `import './labs/${lab}.ts'`, resolveDir: web },
    absWorkingDir: web,
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    logLevel: 'error',
    alias: { posenc: join(web, 'library', 'api', 'index.ts') },
    external: [
      ...['virtual:*', '*?worker&url', '*.css?inline'],
      // Files for NumPy, which every lab offers, and the questions, which load their own modules when they are
      // unfolded.
      ...['*/figure/npy.ts', '*/quiz/banks.ts', '*/quiz/quiz.ts'],
      // Of posenc/webgpu a lab makes tables alone, from frequencies, and never without a GPU.
      ...['*/prepare.ts', '*/cpu.ts'],
    ],
  });
  const kept = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
  return names.filter((name) =>
    kept.some(([path, { bytesInOutput }]) => path.endsWith(`/wasm/lanes/${name}.js`) && bytesInOutput > 1000),
  );
}

const listed = labs.map(({ id, lanes }) => [id, lanes] as const);

test.each(listed)('the WebAssembly modules listed for “%s” are those that its sources call', async (lab, lanes) => {
  const { first, later = [] } = lanes;
  expect(names.filter((name) => first.includes(name) || later.includes(name))).toEqual(await calledBy(lab));
});
