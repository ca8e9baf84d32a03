import { describe, expect, test } from 'vitest';
import { sinusoidalGrid } from 'posenc';
import { expectRefusal, type Refusal } from '../support/refusals.ts';

describe('detrEncoding', () => {
  test('images of a batch do not see each other, and no mask is one without padding', () => {
    const mask = [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    const both = sinusoidalGrid({ convention: 'detr', batch: 2, height: 2, width: 3, axisDim: 4, mask });
    const first = sinusoidalGrid({ convention: 'detr', height: 2, width: 3, axisDim: 4, mask: mask.slice(0, 6) });
    const second = sinusoidalGrid({ convention: 'detr', height: 2, width: 3, axisDim: 4 });
    expect([...both.data]).toEqual([...first.data, ...second.data]);
    expect(sinusoidalGrid({ convention: 'detr', batch: 0, height: 2, width: 3 })).toMatchObject({
      shape: [0, 256, 2, 3],
    });
  });

  const good = { height: 1, width: 1, axisDim: 4 };
  const refusals: Refusal[] = [
    ['an odd width', () => sinusoidalGrid({ convention: 'detr', ...good, axisDim: 3 }), RangeError, 'axisDim'],
    ['a negative scale', () => sinusoidalGrid({ convention: 'detr', ...good, scale: -1 }), RangeError, 'scale'],
    [
      'an offset without normalising',
      () => sinusoidalGrid({ convention: 'detr', ...good, normalize: false, offset: -0.5 }),
      RangeError,
      'offset',
    ],
    [
      'an offset that is no number',
      () => sinusoidalGrid({ convention: 'detr', ...good, offset: NaN }),
      RangeError,
      'offset',
    ],
    ['a base of one', () => sinusoidalGrid({ convention: 'detr', ...good, base: 1 }), RangeError, 'base'],
    [
      'a mask of another length',
      () => sinusoidalGrid({ convention: 'detr', ...good, mask: [0, 1] }),
      RangeError,
      'mask',
    ],
    [
      'a mask that is a text',
      () => sinusoidalGrid({ convention: 'detr', ...good, mask: ['0'] as never }),
      TypeError,
      'mask[0]',
    ],
    [
      'a normalize that is a number',
      () => sinusoidalGrid({ convention: 'detr', ...good, normalize: 1 as never }),
      TypeError,
      'normalize',
    ],
    [
      'an out of another length',
      () => sinusoidalGrid({ convention: 'detr', ...good, out: new Float32Array(9) }),
      RangeError,
      'out',
    ],
  ];
  test.each(refusals)('%s is refused by name', (...refusal) => expectRefusal(refusal));
});
