// The numbers of the story "Follow one word": against plain formulas, the library's other functions and the labs that
// its scenes lead to.
import { angularFrequencies } from 'posenc';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { labs } from '../../../web/labs/index.ts';
import { labLoaders } from '../../../web/labs/load.ts';
import { properties as clockTable } from '../../../web/labs/clock/properties.ts';
import { properties as composeTable } from '../../../web/labs/compose/properties.ts';
import { properties as rotateTable } from '../../../web/labs/rotate/properties.ts';
import { properties as orderTable } from '../../../web/labs/order/properties.ts';
import { properties as shiftTable } from '../../../web/labs/shift/properties.ts';
import { properties as termsTable } from '../../../web/labs/terms/properties.ts';
import { properties as trainingTable } from '../../../web/labs/training/properties.ts';
import { table } from '../../../web/labs/training/stored.ts';
import { parse, type PropertyTable } from '../../../web/labs/shared/state/properties.ts';
import { changeLanguage, loadStrings, t } from '../../../web/labs/shared/text/i18n.ts';
import {
  cat,
  mouse,
  numbersOf,
  onward,
  pairs,
  rowAt,
  rowOf,
  step,
  sumAt,
  turnsOf,
  width,
} from '../../../web/labs/story/numbers.ts';
import { opening, timeline, type Pose } from '../../../web/labs/story/pose.ts';
import { scenes } from '../../../web/labs/story/scenes/index.ts';
import { lengths, racers, sharesBy, task, trained } from '../../../web/labs/story/scenes/race.ts';
import { sceneNames } from '../../../web/labs/story/scenes/scene.ts';
import { tones } from '../../../web/labs/story/tone.ts';
import { stringsOf } from '../../../web/tools/vite/strings-plugin.ts';

const numbers = numbersOf('The cat chases the mouse', 'The mouse chases the cat');
const frequency = (pair: number): number => 10000 ** ((-2 * pair) / width);
const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * b[at]!, 0);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await changeLanguage('en');
  await Promise.all([loadStrings('story'), loadStrings('labs')]);
});
afterAll(() => void vi.unstubAllGlobals());

describe('the words', () => {
  test.each(languages())(
    'are those of the labs that they lead to, cat and mouse in the same places: %s',
    async (code) => {
      const { story, order, terms } = (await stringsOf(code)) as unknown as Record<string, any>;
      const chase = order.examples.chase;
      expect(story.sentence).toEqual({ first: chase.first, second: chase.second });
      expect(terms.examples.chase.sentence).toBe(chase.first);
      const { words, order: differences } = numbersOf(chase.first, chase.second);
      expect(words).toHaveLength(5);
      const other = chase.second.split(' ');
      expect([other[mouse], other[cat]]).toEqual([words[cat], words[mouse]]);
      // Rounding without positions; a difference that is none with them.
      expect(differences.without).toBeGreaterThan(0);
      expect(differences.without).toBeLessThan(1e-14);
      expect(differences.with).toBeGreaterThan(0.1);
    },
  );
});

describe('the clock', () => {
  test('has the sine and the cosine of its hands, also between two places', () => {
    for (const place of [0, cat, 2.375, mouse]) {
      const row = rowAt(place);
      for (let pair = 0; pair < pairs; pair += 1) {
        expect(row[2 * pair]).toBeCloseTo(Math.sin(place * frequency(pair)), 14);
        expect(row[2 * pair + 1]).toBeCloseTo(Math.cos(place * frequency(pair)), 14);
      }
    }
  });

  test('winds its threads through the same points, and RoPE’s arrows keep their length and turn as fast', () => {
    const { place, cat: own } = numbers.threads;
    for (let row = 0; row < place.rows; row += 37)
      expect(dot(place.data.subarray(16 * row, 16 * row + 16), rowAt(place.first + row * place.every))).toBeCloseTo(
        8,
        12,
      );
    const word = rowOf(numbers.content, cat);
    for (let row = 0; row < own.rows; row += 7) {
      const position = own.first + row * own.every;
      for (const pair of [0, 1]) {
        const [right, up] = own.data.subarray(16 * row + 2 * pair, 16 * row + 2 * pair + 2);
        const [x, y] = word.subarray(2 * pair, 2 * pair + 2);
        expect(Math.hypot(right!, up!)).toBeCloseTo(Math.hypot(x!, y!), 12);
        expect(Math.cos(Math.atan2(right!, up!) - Math.atan2(y!, x!))).toBeCloseTo(
          Math.cos(position * frequency(pair)),
          12,
        );
      }
    }
  });

  test('turns by the same angles from anywhere', () => {
    const turns = turnsOf(step);
    turns.forEach((turn, pair) => expect((turn * Math.PI) / 180).toBeCloseTo(step * frequency(pair), 13));
    for (const from of [0, 1, 17]) {
      const [before, after] = [rowAt(from), rowAt(from + step)];
      turns.forEach((turn, pair) =>
        expect(dot(before.subarray(2 * pair, 2 * pair + 2), after.subarray(2 * pair, 2 * pair + 2))).toBeCloseTo(
          Math.cos((turn * Math.PI) / 180),
          12,
        ),
      );
    }
  });

  test('sounds by its own frequencies', () => {
    const { pitches, speed } = tones();
    const [fast = 0, , slow = 0] = angularFrequencies({ dim: width });
    expect(pitches[1] / pitches[0]).toBeCloseTo(slow / fast, 14);
    expect((speed * fast) / (2 * Math.PI)).toBeCloseTo(pitches[0], 10);
  });
});

describe('the sum and the scores', () => {
  const [word, prey] = [rowOf(numbers.content, cat), rowOf(numbers.content, mouse)];

  test('have the lengths that are told', () => {
    const sum = sumAt(word, cat, 1);
    sum.forEach((value, at) => expect(value).toBeCloseTo(word[at]! + rowAt(cat)[at]!, 14));
    const { lengths: told } = numbers;
    expect(told.word).toBeCloseTo(4, 12);
    expect(told.place).toBeCloseTo(Math.sqrt(8), 12);
    expect(told.sum).toBeCloseTo(Math.hypot(...sum), 12);
    expect(Math.cos((told.turned * Math.PI) / 180)).toBeCloseTo(dot(word, sum) / 4 / Math.hypot(...sum), 12);
  });

  test('are products over the root of the width: place times place the cosines, all four terms the score', () => {
    numbers.cosines.forEach((cosine, pair) => expect(cosine).toBeCloseTo(Math.cos(step * frequency(pair)), 13));
    const { terms, score } = numbers;
    expect(terms.positionPosition).toBeCloseTo(numbers.cosines.reduce((a, b) => a + b) / 4, 12);
    expect(terms.contentContent).toBeCloseTo(dot(word, prey) / 4, 12);
    expect(terms.contentPosition).toBeCloseTo(dot(word, rowAt(mouse)) / 4, 12);
    expect(terms.positionContent).toBeCloseTo(dot(rowAt(cat), prey) / 4, 12);
    expect(score).toBeCloseTo(dot(sumAt(word, cat, 1), sumAt(prey, mouse, 1)) / 4, 12);
    const row = numbers.words.map((_word, key) =>
      Math.exp(dot(sumAt(word, cat, 1), sumAt(rowOf(numbers.content, key), key, 1)) / 4),
    );
    expect(numbers.share).toBeCloseTo(row[mouse]! / row.reduce((a, b) => a + b), 12);
  });

  test('RoPE’s stays when both words go on, and is the product turned by the distance', () => {
    const [here, there] = [numbers.rope(0), numbers.rope(onward)];
    expect(there.score).toBeCloseTo(here.score, 12);
    const expected = Array.from({ length: pairs }, (_pair, pair) => {
      const [a, b, c, d] = [word[2 * pair]!, word[2 * pair + 1]!, prey[2 * pair]!, prey[2 * pair + 1]!];
      const turn = step * frequency(pair);
      return (a * c + b * d) * Math.cos(turn) + (a * d - b * c) * -Math.sin(turn);
    });
    here.pairs.forEach(({ product }, pair) => expect(product).toBeCloseTo(expected[pair]!, 12));
    const [before, after] = [here.pairs[0]!.turnedQ, there.pairs[0]!.turnedQ];
    expect(Math.hypot(after[0] - before[0], after[1] - before[1])).toBeGreaterThan(0.1);
  });
});

test('the race is the lab’s: six models, on lengths up to four times that of training, medians of the table', () => {
  expect(racers).toEqual(['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5']);
  expect([trained, ...lengths]).toEqual([16, 16, 24, 32, 64]);
  for (const kind of racers) {
    const row = table.rows.find((each) => each.task === task && each.encoding === kind && !each.causal && !each.model)!;
    const sorted = row.accuracy.map((seeds) => [...seeds].sort((a, b) => a - b));
    const half = table.seeds.length / 2;
    const medians = sorted.map((list) => (list[Math.ceil(half) - 1]! + list[Math.floor(half)]!) / 20);
    expect(sharesBy(kind)).toEqual(medians);
  }
});

describe('the scenes', () => {
  test('are told once each, in ninety seconds or so, with a picture and numbers in every sentence', () => {
    expect(scenes.map(({ name }) => name)).toEqual(sceneNames);
    const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
    expect([seconds >= 80, seconds <= 100]).toEqual([true, true]);
    for (const { name, values } of scenes)
      for (const part of ['says', 'alt'] as const) {
        const said = t(`story.${name}.${part}`, values(numbers));
        expect(said).toMatch(/\d/);
        expect(said).not.toMatch(/\{\{|undefined|NaN| {2}/);
      }
  });

  test('move one object without a jump: nothing in the picture changes much in a hundredth of a scene', () => {
    const poseAt = timeline(scenes.map(({ frames }) => frames));
    expect(poseAt(0)).toEqual(opening);
    // The reach of each number over the whole story.
    const all = Array.from({ length: 100 * scenes.length + 1 }, (_moment, at) => poseAt(at / 100));
    for (const name of Object.keys(opening) as (keyof Pose)[]) {
      const values = all.map((pose) => pose[name]);
      const [low, high] = [Math.min(...values), Math.max(...values)];
      expect(values.every(Number.isFinite)).toBe(true);
      const leap = Math.max(...values.slice(1).map((value, at) => Math.abs(value - values[at]!)));
      expect([name, leap <= 0.4 * (high - low)]).toEqual([name, true]);
    }
  });

  test('lead to a lab in a state that it takes as it is', () => {
    const tables: Readonly<Record<string, PropertyTable>> = {
      order: orderTable,
      clock: clockTable,
      compose: composeTable,
      shift: shiftTable,
      terms: termsTable,
      rotate: rotateTable,
      training: trainingTable,
    };
    for (const { view } of scenes) {
      const { lab, parameters } = view();
      expect(labs.some(({ id }) => id === lab)).toBe(true);
      expect(labLoaders[lab]).toBeDefined();
      for (const [url, text] of Object.entries(parameters)) {
        const property = Object.values(tables[lab]!).find((each) => each.url === url);
        expect([lab, url, property && parse(property, text)]).toEqual([
          lab,
          url,
          { value: expect.anything() as unknown },
        ]);
      }
    }
  });
});
