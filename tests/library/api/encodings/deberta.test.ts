import { describe, expect, test } from 'vitest';
import { debertaBucketTable, debertaRows } from 'posenc';
import { goldenCases, type GoldenCase } from '../support/golden.ts';

const optionsOf = ({ params }: GoldenCase) => ({ bucketSize: params.bucket_size, maxPosition: params.max_position });
const relativeOf = ({ inputs: { relative, first, count } }: GoldenCase): number[] =>
  relative ?? Array.from({ length: count }, (_, k) => first + k);

describe('DeBERTa buckets', () => {
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
});
