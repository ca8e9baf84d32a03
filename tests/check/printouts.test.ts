// Rows as lessons, programs and people print them, and how many digits they print.
import { describe, expect, test } from 'vitest';
import { answerPaste, type Answer } from '../../web/labs/pages/check/answer.ts';
import { answerTable, type NumbersAnswer } from '../../web/check/numbers/answer.ts';

const ask = async (source: string): Promise<Answer> =>
  answerPaste({ kind: 'paste', source, wish: { family: 'auto', base: undefined } });
const numbers = async (source: string): Promise<NumbersAnswer> => {
  const answer = await ask(source);
  if (answer.kind !== 'numbers') throw new Error(`${source} is taken for ${answer.kind}`);
  return answer;
};

const lesson001 = `Posizione 0: [0. 1. 0. 1. 0. 1.]
Posizione 1: [0.841 0.54  0.046 0.999 0.002 1.   ]
Posizione 2: [ 0.909 -0.416  0.093  0.996  0.004  1.   ]
Posizione 3: [ 0.141 -0.99   0.139  0.99   0.006  1.   ]
Posizione 4: [-0.757 -0.654  0.185  0.983  0.009  1.   ]`;

describe('the printouts of the lessons', () => {
  test('lesson 001, a row a line with a name before it', async () => {
    expect(await numbers(lesson001)).toMatchObject({ verdict: 'right', family: 'sinusoidal', height: 5, width: 6 });
    expect(await answerTable(lesson001)).toMatchObject({ verdict: 'right', height: 5, width: 6 });
  });

  test('lesson 003, cut off digits of position 1', async () => {
    const text = String.raw`PE(1) = (0.8414, 0.5403, 0.8218, 0.5696, \dots, 0.0001, 0.9999)`;
    expect(await numbers(text)).toMatchObject({ verdict: 'right', cut: 'truncated', width: 512 });
  });

  test('lesson 004, six rows with two wrong digits, one of which is cut off', async () => {
    const text = `Position 0: [ 0.000,  1.000,  0.000,  1.000]
Position 1: [ 0.841,  0.540,  0.010,  1.000]
Position 2: [ 0.909, -0.416,  0.020,  1.000]
Position 3: [ 0.141, -0.990,  0.030,  1.000]
Position 4: [-0.757, -0.653,  0.040,  1.000]
Position 5: [-0.959,  0.284,  0.050,  0.999]`;
    expect(await numbers(text)).toMatchObject({
      verdict: 'cells',
      wrongCount: 2,
      first: { row: 4, column: 1 },
      remarks: [{ key: 'remark.cutOff', values: { count: 1, cells: '(4, 1)' } }],
    });
  });

  test('lesson 004, patterns that no width has', async () => {
    const text = `Position 0:  [0.00, 1.00, 0.00, 1.00, 0.00, 1.00, ...]
Position 1:  [0.84, 0.54, 0.01, 1.00, 0.00, 1.00, ...]
Position 2:  [0.91, -0.42, 0.02, 1.00, 0.00, 1.00, ...]`;
    expect(await numbers(text)).toMatchObject({ verdict: 'mistake', causes: [{ key: 'fault.noWidth' }] });
  });

  test('lesson 004, an embedding and a position added', async () => {
    const text = `Token Embedding:      [0.2, 0.5, 0.3, ...]
Position Encoding:  + [0.0, 1.0, 0.0, ...]
Final Representation: [0.2, 1.5, 0.3, ...]`;
    expect(await numbers(text)).toMatchObject({ verdict: 'right', family: 'sum' });
    expect(await numbers(text.replace('1.5', '1.4'))).toMatchObject({ verdict: 'cells', first: { row: 2, column: 1 } });
  });
});

const rows = ['0.000 1.000 0.000 1.000', '0.841 0.540 0.010 1.000', '0.909 -0.416 0.020 1.000'];
const each = (write: (row: string, at: number) => string): string => rows.map(write).join('\n');
const cells = (row: string, by: string): string => row.split(' ').join(by);

test.each<readonly [what: string, text: string]>([
  ['names without brackets', each((row, at) => `position ${at}: ${row}`)],
  ['names without a colon', each((row, at) => `pos ${at} ${row}`)],
  ['arrows', each((row, at) => `pos=${at} -> ${cells(row, ', ')}`)],
  ['tuples', each((row, at) => `PE(${at}) = (${cells(row, ', ')})`)],
  ['tensors, one a line', each((row) => `tensor([${cells(row, ', ')}])`)],
  ['arrays of one row each', each((row) => `[[${row}]]`)],
  ['a tensor over lines', `tensor([${each((row) => `[${cells(row, ',\n')}],`)}])`],
  [
    'a table of Markdown',
    `| p | a | b | c | d |\n|---|---|---|---|---|\n${each((row, at) => `| ${at} | ${cells(row, ' | ')} |`)}`,
  ],
  ['a matrix of LaTeX', `\\begin{pmatrix} ${each((row) => `${cells(row, ' & ')} \\\\`)} \\end{pmatrix}`],
  ['decimal commas', each((row, at) => `Posición ${at}: ${row.replaceAll('.', ',')}`)],
  ['decimal commas with semicolons', each((row) => `[${cells(row.replaceAll('.', ','), '; ')}]`)],
  ['decimal commas in LaTeX', each((row) => `${cells(row.replaceAll('.', '{,}'), ' & ')} \\\\`)],
  ['a count without a name', each((row, at) => `${at} ${row}`)],
  ['an array of C', `float pe[3][4] = {${each((row) => `{${cells(row, 'f, ')}f},`)}};`],
  ['scalars of NumPy 2', `[${each((row) => `[np.float64(${cells(row, '), np.float64(')})],`)}]`],
  ['scalars of NumPy 2, a row a line', each((row) => `[np.float32(${cells(row, '), np.float32(')})]`)],
  ['a list of tensors', `[${each((row) => `[tensor(${cells(row, `, device='cuda:0'), tensor(`)})],`)}]`],
  ['a tensor of TensorFlow', `<tf.Tensor: shape=(3, 4), numpy=\narray([${each((row) => `[${cells(row, ', ')}],`)}])>`],
  ['a matrix of R', `      [,1]  [,2]  [,3]  [,4]\n${each((row, at) => `[${at + 1},] ${row}`)}`],
  ['a matrix of Julia', `3×4 Matrix{Float64}:\n${each((row) => ` ${cells(row, '  ')}`)}`],
  ['a matrix of Matlab', `ans =\n\n${each((row) => `    ${cells(row, '    ')}`)}`],
  ['a data frame', `       0      1      2      3\n${each((row, at) => `${at}  ${cells(row, '  ')}`)}`],
  [
    'a table of a console',
    `│ (index) │ 0 │ 1 │ 2 │ 3 │\n├─────┼───┤\n${each((row, at) => `│ ${at} │ ${cells(row, ' │ ')} │`)}`,
  ],
  [
    'a table of SQL',
    `+---+---+\n| a | b | c | d |\n+---+---+\n${each((row) => `| ${cells(row, ' | ')} |`)}\n+---+---+`,
  ],
  ['a table of HTML', `<table>${each((row) => `<tr>\n<td>${cells(row, '</td>\n<td>')}</td></tr>`)}</table>`],
  ['a dictionary', `{${each((row, at) => `${at}: [${cells(row, ', ')}],`)}}`],
  ['an object of JSON', `{${rows.map((row, at) => `"${at}": [${cells(row, ', ')}]`).join(', ')}}`],
  ['typed arrays', each((row) => `Float32Array(4) [ ${cells(row, ', ')} ]`)],
  [
    'a cell a line',
    each((row, at) =>
      row
        .split(' ')
        .map((cell, k) => `PE(${at}, ${k}) = ${cell}`)
        .join('\n'),
    ),
  ],
  [
    'a cell a line, by index',
    each((row, at) =>
      row
        .split(' ')
        .map((cell, k) => `pe[${at}][${k}]: ${cell}`)
        .join('\n'),
    ),
  ],
  ['quoted decimal commas', each((row) => `"${cells(row.replaceAll('.', ','), '","')}"`)],
  ['signs of about', each((row) => `≈${cells(row, ' ≈')}`)],
  ['vectors in angle brackets', each((row, at) => `p${at} = ⟨${cells(row, ', ')}⟩`)],
  ['powers of ten', each((row) => cells(row, '; ').replace('0.010', '1.0 × 10^-2').replace('0.020', '2.0·10⁻²'))],
  ['exponents of Fortran', each((row) => row.replaceAll('0.010', '1.0D-02').replaceAll('0.020', '2.0D-02'))],
  ['rows in one line', rows.join('; ')],
  ['rows in one line with strokes', rows.join(' / ')],
  ['rows in one line with bars', rows.join(' | ')],
  ['rows in one line with their positions', rows.map((row, at) => `${at}: ${row}`).join(', ')],
  ['names with the width in them', each((row, at) => `pos=${at}, d=4: [${cells(row, ', ')}]`)],
  ['letters that are not seen', each((row) => `\u202e${cells(row, '\u200b ')}`)],
  [
    'digits as wide as letters',
    each((row) => row.replace(/[\d.]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))),
  ],
  ['words as names', each((row, at) => `${['The', 'cat', 'sat'][at]}: ${row}`)],
  ['a numbered list', each((row, at) => `${at + 1}. ${row}`)],
  ['an answer of Jupyter', `Out[5]:\narray([${each((row) => `[${cells(row, ', ')}],`)}])`],
  ['lines of a program around it', `Epoch 1/10, loss 0.532\n${each((row) => `[${row}]`)}\nDone in 3.2 s`],
])('%s', async (_what, text) => {
  expect(await numbers(text)).toMatchObject({ verdict: 'right', family: 'sinusoidal', height: 3, width: 4 });
});

test('names of rows are positions: some of many, and a far one, are right where they say they are', async () => {
  const text = 'PE[0] = [0, 1, 0, 1]\nPE[1] = [0.84, 0.54, 0.01, 1]\nPE[100] = [-0.51, 0.86, 0.84, 0.54]';
  expect(await numbers(text)).toMatchObject({ verdict: 'right', height: 3 });
  expect((await numbers(text.replace('100', '101'))).verdict).not.toBe('right');
});

test('two rows with their numbers in a column are two rows', async () => {
  const text = '| 0 | 0.000 | 1.000 | 0.000 | 1.000 |\n| 1 | 0.841 | 0.540 | 0.010 | 1.000 |';
  expect(await numbers(text)).toMatchObject({ verdict: 'right', height: 2, width: 4, notes: ['index'] });
  expect(await numbers('0 1 0 1\n1 0.54 0.01 1')).toMatchObject({ height: 2, width: 4, notes: [] });
});

test('of numbers in one line none is left out of the verdict', async () => {
  expect(await numbers(rows.map((row, at) => `${at}: ${row.replace('0.540', '0.990')}`).join(', '))).toMatchObject({
    verdict: 'cells',
    wrongCount: 1,
    first: { row: 1, column: 1 },
  });
});

test('the cells of one row, each with its name, are that row', async () => {
  const text = 'PE(1,0)=0.84, PE(1,1)=0.54, PE(1,2)=0.01, PE(1,3)=1.00';
  expect(await numbers(text)).toMatchObject({ verdict: 'right', height: 1, width: 4, remarks: [] });
});

test('a row that is too short is reported with its number', async () => {
  expect(await ask(lesson001.replace('0.002 1.   ', '0.002'))).toMatchObject({
    kind: 'refused',
    reason: 'ragged',
    values: { row: 1, cells: 5 },
  });
});

describe('digits', () => {
  test('cells with decimals of their own are right', async () => {
    const text = '0 1 0 1\n0.8415 0.5403 0.01 0.99995\n0.9093 -0.4161 0.02 0.9998';
    expect(await numbers(text)).toMatchObject({ verdict: 'right', causes: [] });
  });

  test('cells that are cut off carelessly are named, and two wrong ones are no halved exponent', async () => {
    const text = '0 1 0 1\n0.841 0.54 0.01 0.99\n0.909 -0.416 0.02 0.99\n0.141 -0.989 0.295 0.955';
    expect(await numbers(text)).toMatchObject({
      verdict: 'cells',
      causes: [],
      wrongCount: 2,
      first: { row: 3, column: 2 },
      remarks: [{ key: 'remark.cutOff', values: { count: 3, cells: '(1, 3), (2, 3), (3, 1)' } }],
    });
  });

  // Each but the first two fits its first row to some far position, once that is all that is asked of it.
  test.each([
    ['0 1 0 1\n0.8415 0.5403 0.01 0.99995\n0.9093 -0.4161 0.02 0.9998', 'right'],
    ['0 1 0 1\n0.8415 0.5403 0.01 0.99995\n0.9093 -0.4161 0.03 0.9998', 'cells'],
    ['0.006 1 0.006 1\n0.8415 0.5403 0.0112 0.99995\n0.9093 -0.4161 0.0233 0.9998', 'unknown'],
    ['0.31 0.95\n0.97 0.25\n0.73 -0.68', 'unknown'],
    ['0.3 0.9\n0.9 0.2\n0.7 -0.6', 'unknown'],
    ['0.3 1 0.3 1\n1 0.3 0.3 1\n0.7 -0.7 0.3 1', 'unknown'],
    ['0.66 0.75 0.01 1\n0.99 -0.14 0.02 1\n0.42 -0.9 0.03 1', 'unknown'],
  ])('three rows are not explained by a position far out: %j is %s', async (text, verdict) => {
    expect(await numbers(text)).toMatchObject({ verdict, remarks: [], causes: [] });
  });
});
