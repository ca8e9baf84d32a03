// Golden cases of rotary frequencies as options.
import type { RotaryFrequencyOptions } from 'posenc';

const camel = (key: string): string => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const shapeKeys = ['headDim', 'partialRotaryFactor', 'base', 'sequenceLength'];

// The parameters of a golden case as options.
export function optionsOf(params: Record<string, unknown>): RotaryFrequencyOptions {
  const options: Record<string, unknown> = {},
    scaling: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(params)) {
    if (key === 'scaling') scaling.type = camel(String(value));
    else if (shapeKeys.includes(camel(key))) options[camel(key)] = value;
    else scaling[camel(key)] = value;
  }
  return { ...options, scaling } as RotaryFrequencyOptions;
}

export function largestRelativeError(got: ArrayLike<number>, wanted: readonly number[]): number {
  if (got.length !== wanted.length) return Infinity;
  return Math.max(
    0,
    ...wanted.map((w, i) => (w === 0 ? Math.abs(got[i] as number) * 1e300 : Math.abs((got[i] as number) / w - 1))),
  );
}
