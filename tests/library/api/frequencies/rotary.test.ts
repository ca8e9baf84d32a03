import { describe, expect, test } from 'vitest';
import { rotaryFrequencies } from 'posenc';

describe('errors of rotaryFrequencies', () => {
  const plain = (scaling: unknown): object => ({ headDim: 64, scaling });
  const cases: [string, object, string, string][] = [
    ['options without a width', { base: 10000 }, 'POSENC_MISSING_KEY', 'headDim'],
    ['options without a factor', plain({ type: 'linear' }), 'POSENC_MISSING_KEY', 'scaling.factor'],
    [
      'options with a foreign key',
      plain({ type: 'linear', factor: 2, betaFast: 3 }),
      'POSENC_FOREIGN_KEY',
      'scaling.betaFast',
    ],
    [
      'options with a factor out of range',
      plain({ type: 'yarn', factor: -3, originalMaxPositionEmbeddings: 9 }),
      'POSENC_OUT_OF_RANGE',
      'scaling.factor',
    ],
    ['options with an unknown scaling', plain({ type: 'spiral' }), 'POSENC_UNKNOWN_NAME', 'scaling.type'],
    [
      'yarn with neither factor nor lengths',
      plain({ type: 'yarn', originalMaxPositionEmbeddings: 9 }),
      'POSENC_MISSING_KEY',
      'scaling.factor',
    ],
    ['a width beyond that of a head', { headDim: 8, rotaryDim: 16 }, 'POSENC_OUT_OF_RANGE', 'rotaryDim'],
    ['a key of a config.json', { head_dim: 8, base: 500000 }, 'POSENC_WRONG_TYPE', 'options.head_dim'],
    [
      'a key of a config.json beside one of ours',
      { headDim: 8, rope_theta: 500000 },
      'POSENC_WRONG_TYPE',
      'options.rope_theta',
    ],
    ['an unknown option', { headDim: 64, theta: 10000 }, 'POSENC_WRONG_TYPE', 'options.theta'],
    ['an unknown scaling option', plain({ type: 'linear', factr: 2 }), 'POSENC_WRONG_TYPE', 'scaling.factr'],
  ];
  test.each(cases)('%s is refused by the name of the key', (_title, options, code, argument) => {
    let caught: unknown;
    try {
      rotaryFrequencies(options as never);
    } catch (error) {
      caught = error;
    }
    expect(caught).toMatchObject({ code, argument });
    expect((caught as Error).message).toMatch(/allowed: .|; did you mean /);
  });
});
