// A model's file without what does not matter for its positions: short enough for a link.
import { modelPositions } from 'posenc';
import { properties } from './properties.ts';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values may depend on the length: Phi-3.5-MoE's `long_mscale` counts beyond its trained length alone. */
const lengths = [undefined, 1, properties.position.max + 1] as const;

/**
 * All that is said of a file at any length, but for the list of the keys that were used and what was left unread. The
 * kinds have the numbers of their layers, so the layers one by one add nothing but time.
 */
function said(config: object): string {
  const all = lengths.map((sequenceLength) => {
    const { used: _used, notes: _notes, layers: _layers, ...rest } = modelPositions(config, { sequenceLength });
    return rest;
  });
  return JSON.stringify(all, (_key, value: unknown) =>
    ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value === Infinity ? 'infinite' : value,
  );
}

/** The keys of a config.json that were used, whole where they hold others. */
function keys(config: object, used: readonly string[]): object {
  const named = new Set(['model_type', 'architectures', 'auto_map', ...used.map((path) => path.split('.')[0] ?? path)]);
  return Object.fromEntries(Object.entries(config).filter(([key]) => named.has(key)));
}

/** The header of a GGUF file, whose tokens alone are thousands of values, with the keys that were used. */
function header(config: object, metadata: Part, used: readonly string[]): object {
  const own = Object.fromEntries(used.filter((key) => Object.hasOwn(metadata, key)).map((key) => [key, metadata[key]]));
  return { ...config, tensors: [], metadata: own };
}

/** Leaves out every key without which the same is said. Errors: those of modelPositions. */
export function reduced(config: object): object {
  const wanted = said(config);
  const suffices = (part: object): boolean => {
    try {
      return said(part) === wanted;
    } catch {
      return false;
    }
  };
  const used = lengths.flatMap((sequenceLength) => modelPositions(config, { sequenceLength }).used);
  const likely =
    'metadata' in config && isPart(config.metadata) ? header(config, config.metadata, used) : keys(config, used);
  const kept = structuredClone(suffices(likely) ? likely : config) as Part;
  const prune = (part: Part): void => {
    for (const [key, value] of Object.entries(part)) {
      delete part[key];
      if (suffices(kept)) continue;
      part[key] = value;
      if (isPart(value)) prune(value);
    }
  };
  prune(kept);
  return kept;
}
