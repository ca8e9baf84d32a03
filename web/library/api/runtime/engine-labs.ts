// The engine of labs embedded one by one in other pages: a module for each lane, loaded when a lab needs it.
import type { Lane } from './lane.ts';
import { unpack } from './unpack.ts';

type Bytes = { readonly packed: string; readonly size: number };

const lane = (name: string): Lane & { bytes: Lane['bytes'] } => ({
  name,
  bytes: undefined,
  instance: { compiled: undefined, running: undefined },
});

export const vectors = lane('vectors');
export const rotary = lane('rotary');
export const scores = lane('scores');
export const analysis = lane('analysis');
export const attention = lane('attention');
export const grids = lane('grids');
const all = [vectors, rotary, scores, analysis, attention, grids];
export const lanes: readonly Lane[] = all;

const files: Readonly<Record<string, () => Promise<Bytes>>> = {
  vectors: () => import('../../../../build/wasm/lanes/vectors.js'),
  rotary: () => import('../../../../build/wasm/lanes/rotary.js'),
  scores: () => import('../../../../build/wasm/lanes/scores.js'),
  analysis: () => import('../../../../build/wasm/lanes/analysis.js'),
  attention: () => import('../../../../build/wasm/lanes/attention.js'),
  grids: () => import('../../../../build/wasm/lanes/grids.js'),
};
const common = (): Promise<Bytes> => import('../../../../build/wasm/lanes/common.js');
const whole = (): Promise<Bytes> => import('../../../../build/wasm/posenc-bytes.js');

const unpacked =
  ({ packed, size }: Bytes, before: Bytes = { packed: '', size: 0 }) =>
  (): Uint8Array<ArrayBuffer> =>
    unpack(before.packed + packed, size, before.size);

/** Loads the modules of these lanes, undefined if already loaded; their functions may be called only afterwards. */
export function useLanes(names: readonly string[]): Promise<void> | undefined {
  const wanted = all.filter(({ name, bytes }) => names.includes(name) && !bytes);
  return wanted.length === 0 ? undefined : load(wanted);
}

async function load(wanted: readonly ReturnType<typeof lane>[]): Promise<void> {
  // Four modules together are larger than the whole, which then serves the others too.
  if (wanted.length >= 4) {
    const bytes = unpacked(await whole());
    const instance = { compiled: undefined, running: undefined };
    for (const one of all) if (!one.bytes) [one.bytes, one.instance] = [bytes, instance];
    return;
  }
  await Promise.all(
    wanted.map(async (one) => {
      const [own, before] = await Promise.all([files[one.name]!(), common()]);
      one.bytes ??= unpacked(own, before);
    }),
  );
}
