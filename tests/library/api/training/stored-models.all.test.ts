// The records of the small language models beside what the stored weights give: losses that the engine reads again on
// held-out text, and those of a second program in doubles.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { alphabet } from '../../../../web/library/api/training/characters.ts';
import type { Encoding } from '../../../../web/library/api/training/options.ts';
import { Reader } from '../../../../web/library/api/training/reader.ts';
import measured from '../../../../web/labs/trained/language/measured.json' with { type: 'json' };
import stored from '../../../../web/labs/trained/language/models.json' with { type: 'json' };
import type { ModelName } from '../../../../web/labs/trained/language/taught.ts';
import { plainLosses, type PlainOptions } from './plain-model.ts';

const names = Object.keys(stored.models) as ModelName[];
const held = new Uint8Array(readFileSync('tests/golden/language/held-out.bin'));
const optionsOf = (name: ModelName) => ({
  encoding: stored.models[name].encoding,
  model: stored.model,
  longest: stored.longest,
  symbols: alphabet.length,
  seed: 1,
  weights: new Uint8Array(readFileSync(`web/labs/trained/language/${name}.bin`)),
});
const readerOf = (name: ModelName): Reader => {
  const { encoding, ...rest } = optionsOf(name);
  return new Reader({ ...rest, encoding: encoding as Encoding });
};

/** Windows as cpp/bench/training/language.hpp spreads them. */
const windows = (count: number, length: number): readonly Uint8Array[] =>
  Array.from({ length: count }, (_window, i) => {
    const first = Math.floor((i * (held.length - length)) / count);
    return held.slice(first, first + length);
  });

/** The mean over windows of the losses at some places; of the very first character there is none. */
function meanLoss(
  reader: Reader,
  texts: readonly Uint8Array[],
  options: object = {},
  from = 0,
  to = Number.POSITIVE_INFINITY,
): number {
  const losses = texts.flatMap((text) => {
    reader.clear();
    return [...reader.read(text, options).losses.slice(from, to)].filter((loss) => !Number.isNaN(loss));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

test('the held-out text is the one of the record', () => {
  expect(createHash('sha256').update(held).digest('hex')).toBe(stored.text.heldOut.sha256);
});

describe.each(names)('%s', (name) => {
  test('reads held-out text with the recorded losses, at places it knows and beyond', () => {
    const reader = readerOf(name);
    const short = windows(120, 192).map((text) => text.slice(0, 128));
    expect(meanLoss(reader, short)).toBeCloseTo(measured.wrong[name].right[0]!, 3);
    const back = meanLoss(reader, short, { positions: short[0]!.map((_character, t) => (t * 37) % 128) });
    expect(back).toBeCloseTo(measured.wrong[name]['positions shuffled'][0]!, 3);
    const long = windows(40, 1024).map((text) => text.slice(0, 384));
    expect(meanLoss(reader, long, {}, 192, 256)).toBeCloseTo(measured.byPlace[name].plain[4]!, 3);
    expect(meanLoss(reader, long, {}, 256, 384)).toBeCloseTo(measured.byPlace[name].plain[5]!, 3);
    reader.free();
  });

  test('gives the losses of a second program in doubles within 1e-4, within its length and beyond', () => {
    // Rows of a learned table past its last are drawn by the engine: the second program has none.
    const text = held.slice(1000, name === 'learned' ? 1128 : 1230);
    const reader = readerOf(name);
    const { losses } = reader.read(text);
    const plain = plainLosses(optionsOf(name) as PlainOptions, text);
    const worst = Math.max(...plain.slice(1).map((loss, t) => Math.abs(loss - losses[t + 1]!)));
    expect(worst).toBeLessThan(1e-4);
    reader.free();
  });
});
