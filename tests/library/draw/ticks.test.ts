import { describe, expect, test } from 'vitest';
import {
  bandAt,
  bandCenter,
  bandEdges,
  bandOf,
  bandValue,
  fittingTicks,
  fixedFormat,
  plainFormat,
  wholeBands,
  type Bands,
} from '../../../web/library/draw/index.ts';

/** A font with digits 7 wide: wider than those of any 12 px system font. */
const measure = (text: string): number => text.length * 7;

function across(bands: Bands, language = 'en') {
  return fittingTicks({
    start: bands.first,
    stop: bandValue(bands, bands.count - 1),
    place: (value) => bandCenter(bands, value),
    length: bands.length,
    extent: measure,
    format: fixedFormat(language),
    whole: wholeBands(bands),
    gap: 8,
    overhang: 12,
  });
}

describe('fittingTicks', () => {
  const firsts = [0, 1, -50, 512, 65535, 1e6, 16777216, -1e9, 0.5, 1e16];
  const counts = [1, 2, 3, 5, 64, 100, 512, 4096];

  test('labels never touch and never leave a plot of a 320 px screen', () => {
    let seen = 0;
    for (const length of [120, 210, 225, 860]) {
      for (const first of firsts)
        for (const count of counts)
          for (const step of [1, -1, 0.25, 3]) {
            const ticks = [...across({ first, step, count, length })].sort((a, b) => a.offset - b.offset);
            seen += ticks.length;
            ticks.forEach((tick, index) => {
              expect(tick.offset - measure(tick.label) / 2).toBeGreaterThanOrEqual(-12);
              expect(tick.offset + measure(tick.label) / 2).toBeLessThanOrEqual(length + 12);
              const next = ticks[index + 1];
              if (next)
                expect(next.offset - tick.offset).toBeGreaterThanOrEqual(
                  (measure(tick.label) + measure(next.label)) / 2 + 8,
                );
            });
          }
    }
    expect(seen).toBeGreaterThan(3000);
  });

  test('there are at least three on a phone for the usual tables', () => {
    for (const count of [5, 64, 100, 512, 1024, 4096])
      expect(across({ first: 0, step: 1, count, length: 225 }).length).toBeGreaterThanOrEqual(3);
  });

  test('labels of different values differ', () => {
    for (const step of [1, 0.25, 0.001]) {
      const labels = across({ first: 10, step, count: 50, length: 500 }).map((tick) => tick.label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('an axis of whole positions has whole ticks only', () => {
    expect(across({ first: 0, step: 1, count: 3, length: 800 }).map((tick) => tick.label)).toEqual(['0', '1', '2']);
  });

  test('one position has one tick, in the middle', () => {
    expect(across({ first: 7, step: 1, count: 1, length: 100 })).toEqual([{ value: 7, offset: 50, label: '7' }]);
  });
});

describe('numbers', () => {
  test('are formatted for the language, with a real minus sign', () => {
    expect([fixedFormat('en')(-0.5, 1), fixedFormat('es')(-0.5, 1), fixedFormat('it')(1234, 0)]).toEqual([
      '\u22120.5',
      '\u22120,5',
      '1234',
    ]);
    expect([plainFormat('es')(0.25), plainFormat('en', 6)(0.123456789), plainFormat('en')(65535)]).toEqual([
      '0,25',
      '0.123457',
      '65535',
    ]);
  });

  test('never show a minus sign before 0, nor a line full of zeros', () => {
    expect([
      fixedFormat('en')(-0, 0),
      plainFormat('en')(-0),
      plainFormat('en')(1e20),
      plainFormat('en')(-2e-12),
    ]).toEqual(['0', '0', '1e+20', '\u22122e\u221212']);
  });
});

describe('bands', () => {
  const bands: Bands = { first: 10, step: 0.5, count: 40, length: 333 };

  test('the middle of every band belongs to its cell, there and back', () => {
    for (let cell = 0; cell < bands.count; cell += 1) {
      expect(bandAt(bands, bandCenter(bands, bandValue(bands, cell)))).toBe(cell);
      expect(bandOf(bands, bandValue(bands, cell))).toBe(cell);
    }
  });

  test('points off the axis have no cell', () => {
    expect([9, 30, NaN, Infinity].map((value) => bandOf(bands, value))).toEqual([null, null, null, null]);
    expect([bandAt(bands, -5), bandAt(bands, 1e6)]).toEqual([0, 39]);
  });

  test('edges are whole device pixels, and every cell has one at least', () => {
    for (const ratio of [1, 1.5, 2])
      for (const count of [6, 40, 5000])
        for (const cell of [0, 3, count - 1]) {
          const [start, stop] = bandEdges({ ...bands, count }, cell, ratio);
          expect((start * ratio) % 1).toBeCloseTo(0, 9);
          expect((stop - start) * ratio).toBeGreaterThan(0.99);
        }
  });
});
