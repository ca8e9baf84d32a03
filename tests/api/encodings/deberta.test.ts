import { describe, expect, test } from 'vitest';
import { debertaBuckets, debertaBucketTable, debertaRows } from 'posenc';
import { goldenCases, type GoldenCase } from '../support/golden.ts';
import { expectRefused } from '../support/rules.ts';

const optionsOf = ({ params }: GoldenCase) => ({ bucketSize: params.bucket_size, maxPosition: params.max_position });
const relativeOf = ({ inputs: { relative, first, count } }: GoldenCase): number[] =>
  relative ?? Array.from({ length: count }, (_, k) => first + k);

describe('DeBERTa buckets', () => {
  test('are those of exact arithmetic at every golden distance, through WebAssembly', () => {
    for (const c of goldenCases('deberta', 'deberta_buckets')) {
      expect([...debertaBuckets({ ...optionsOf(c), relative: relativeOf(c) })], c.name).toEqual(c.expect);
    }
  });

  test('as rows of the table are clamped', () => {
    for (const c of goldenCases('deberta', 'deberta_table_rows')) {
      expect([...debertaRows({ ...optionsOf(c), relative: relativeOf(c) })], c.name).toEqual(c.expect);
    }
  });

  test('of a table count queries and keys from 0', () => {
    for (const c of goldenCases('deberta', 'deberta_index')) {
      const { data, shape } = debertaBucketTable({ ...optionsOf(c), queries: c.params.queries, keys: c.params.keys });
      expect(shape).toEqual(c.shape);
      expect([...data], c.name).toEqual(c.expect);
    }
  });

  test('bad input is refused by name', () => {
    expectRefused(() => debertaBuckets({ relative: [1], bucketSize: 4097 }), RangeError, 'bucketSize');
    expectRefused(() => debertaBuckets({ relative: [1], maxPosition: 256 }), RangeError, 'maxPosition');
    expectRefused(() => debertaBuckets({ relative: [-(2 ** 31)] }), RangeError, 'relative');
    expectRefused(() => debertaBuckets({ relative: [0.5] }), RangeError, 'relative[0]');
    expectRefused(() => debertaRows({ relative: '1' as never }), TypeError, 'relative');
    expectRefused(() => debertaBucketTable({ queries: 2, keys: 2, buckets: 3 } as never), TypeError, 'options.buckets');
    expectRefused(() => debertaBucketTable({ queries: 2, keys: 2, out: new Int32Array(3) }), RangeError, 'out');
  });
});
