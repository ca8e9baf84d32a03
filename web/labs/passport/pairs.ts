// The slow pairs of a kind of layers, beyond the length of training.
import { rotaryFrequencies } from 'posenc';
import { kindOf, rotaryKinds, type Card, type RotaryKind } from './models.ts';

/** The rotary kind of the layer shown, or else the first one. */
export function shownRotary(card: Card, layer: number): RotaryKind | undefined {
  const kind = kindOf(card, layer);
  return kind.positions === 'rotary' ? kind : rotaryKinds(card)[0];
}

/** The scalings that extend a model that was trained without them. */
const extensions: ReadonlySet<string> = new Set(['linear', 'ntkAware', 'dynamic', 'yarn', 'llama3', 'longrope']);

/** The frequencies that the model was trained with before its context was extended. */
function trainedFrequencies({ rotary: { scaling, settings, frequencies } }: RotaryKind): Float64Array {
  if (!extensions.has(scaling.type.value ?? '')) return frequencies.inverse;
  const { scaling: _scaling, sequenceLength: _length, ...plain } = settings;
  return rotaryFrequencies(plain).inverse;
}

export interface SlowPairs {
  readonly trained: number;
  /** Pairs that do not finish a turn within the trained length. */
  readonly partial: number;
  /** Those of them that stand at an angle beyond all of training. */
  readonly fresh: number;
}

export function slowPairs(kind: RotaryKind, trained: number | undefined, position: number): SlowPairs | undefined {
  if (trained === undefined) return undefined;
  const before = trainedFrequencies(kind);
  const slow = Array.from(before.keys()).filter((pair) => (trained - 1) * before[pair]! < 2 * Math.PI);
  const turning = slow.filter((pair) => before[pair]! > 0);
  const fresh = turning.filter(
    (pair) => position * kind.rotary.frequencies.inverse[pair]! > (trained - 1) * before[pair]!,
  );
  return { trained, partial: turning.length, fresh: fresh.length };
}

export const turnsOfSlowest = ({ rotary: { pairs } }: RotaryKind, position: number): number =>
  position / pairs.longestWave;
