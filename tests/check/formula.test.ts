// Formulas of the sinusoidal encoding, in plain text, LaTeX and programs: computed, compared with the paper's, never
// run.
import { describe, expect, test } from 'vitest';
import { answerPaste } from '../../web/labs/pages/check/answer.ts';
import { judgeFormula } from '../../web/labs/pages/check/formula/judge.ts';

const said = (text: string): string | undefined => {
  const judged = judgeFormula(text);
  return judged && [judged.verdict, ...judged.causes.map(({ key }) => key)].join(' ');
};

const sine = 'PE(pos,2i)=sin(pos/10000^(2i/d))';
const lesson000 = `pe = torch.zeros(max_len, d_model)
position = torch.arange(0, max_len, dtype=torch.float).unsqueeze(1)
div_term = torch.exp(
    torch.arange(0, d_model, 2).float() * (-math.log(10000.0) / d_model)
)
pe[:, 0::2] = torch.sin(position * div_term)
pe[:, 1::2] = torch.cos(position * div_term)`;
const lesson001 = String.raw`\text{PE}(n, i) = \begin{cases}
\sin\left(\frac{n}{10000^{i/d}}\right) & \text{se } i \text{ è pari} \\[0.3em]
\cos\left(\frac{n}{10000^{(i-1)/d}}\right) & \text{se } i \text{ è dispari}
\end{cases}`;
const lesson002 = `for pos in range(max_len):
    for i in range(0, self.embedding_dim, 2):
        positional_encoding[pos, i]     = math.sin(pos / (10000 ** ((2 *     i) / self.embedding_dim)))
        positional_encoding[pos, i + 1] = math.cos(pos / (10000 ** ((2 * (i+1)) / self.embedding_dim)))`;
const lesson003 = String.raw`$$PE_{(pos, 2i)} = \sin(pos/10000^{2i/d_{\text{model}}})$$

$$PE_{(pos, 2i+1)} = \cos(pos/10000^{2i/d_{\text{model}}})$$`;
const tutorial = `def get_angles(pos, i, d_model):
  angle_rates = 1 / np.power(10000, (2 * (i//2)) / np.float32(d_model))
  return pos * angle_rates
def positional_encoding(position, d_model):
  angle_rads = get_angles(np.arange(position)[:, np.newaxis], np.arange(d_model)[np.newaxis, :], d_model)
  # apply sin to even indices in the array; 2i
  angle_rads[:, 0::2] = np.sin(angle_rads[:, 0::2])
  angle_rads[:, 1::2] = np.cos(angle_rads[:, 1::2])`;
const script = `for (let pos = 0; pos < n; pos++) {
  for (let i = 0; i < d; i += 2) {
    const angle = pos / Math.pow(10000, i / d);
    pe[pos][i] = Math.sin(angle);
    pe[pos][i + 1] = Math.cos(angle);
  }
}`;

describe('formulas', () => {
  test.each([
    [sine, 'right'],
    [`${sine}\nPE(pos,2i+1)=cos(pos/10000^(2i/d))`, 'right'],
    ['PE(pos,2i)=sen(pos/10000²ⁱᐟᵈ)', 'right'],
    ['PE(pos,2i)=sin(pos/10.000^{2i/d_model})', 'right'],
    ['PE(pos,2i)=sin(pos*exp(-2i*ln(10000)/d))', 'right'],
    [String.raw`PE(pos, 510) = \sin\left(\frac{pos}{10000^{\frac{510}{512}}}\right)`, 'right'],
    [lesson000, 'right'],
    [lesson001, 'right'],
    [lesson002, 'mistake fault.ladder.pairedColumns'],
    [lesson003, 'right'],
    [tutorial, 'right'],
    [script, 'right'],
    ['PE(pos,2i)=sin(pos/1000^(2i/d))', 'mistake fault.base'],
    ['PE(pos,2i+1)=cos(pos/10000^((2i+1)/d))', 'mistake fault.ladder.columns'],
    ['PE(p,2i)=sin(p/10000^(i/d)); PE(p,2i+1)=cos(p/10000^(i/d))', 'mistake fault.ladder.root'],
    ['sin(pos * 10000^(2i/d))', 'mistake fault.ladder.inverted'],
    ['PE(pos,2i) = cos(pos/10000^(2i/d)), PE(pos,2i+1) = sin(pos/10000^(2i/d))', 'mistake fault.cosineFirst'],
    ['PE(pos,2i) = sin((pos+1)/10000^(2i/d))', 'mistake fault.shift.up'],
    ['PE(pos,2i) = sin(2*pi*pos/10000^(2i/d))', 'mistake fault.formula.factor'],
    ['PE(pos,2i) = 2 sin(pos/10000^(2i/d))', 'mistake fault.formula.scaled'],
    [`${sine}, PE(pos,2i+1)=cos(pos/1000^(2i/d))`, 'mistake fault.formula.differ fault.base'],
    [
      'pe[:, 0::2] = sin(pos / 1000 ** (arange(d) / d))\npe[:, 1::2] = cos(pos / 1000 ** (arange(d) / d))',
      'mistake fault.base fault.ladder.columns',
    ],
    [
      lesson000.replace('position * div_term', 'position / div_term'),
      'mistake fault.formula.differ fault.ladder.inverted',
    ],
  ])('%s', (text, answer) => {
    expect(said(text)).toBe(answer);
  });

  test('the base that is wrong is named with the right one, and what was read is shown', async () => {
    const wish = { family: 'auto', base: undefined } as const;
    expect(await answerPaste({ kind: 'paste', source: 'PE(pos,2i)=sin(pos/1000^(2i/d))', wish })).toMatchObject({
      kind: 'formula',
      causes: [{ key: 'fault.base', values: { base: 1000, right: 10000 } }],
      read: ['PE(pos,2i)=sin(pos/1000^(2i/d))'],
    });
  });

  test.each([
    ['a sum with something else', 'PE(pos, 2i) = sin(pos/10000^(2i/d)) + x'],
    ['a name that has no value', 'pe[:, 0::2] = torch.sin(position / div_term)'],
    ['words', 'The dot product of two positions is the sum of the cosines of ω(i − j)'],
    ['numbers', 'sin(0), cos(0), sin(1)'],
  ])('%s is not judged', (_what, text) => {
    expect(said(text)).toBeUndefined();
  });

  test('hostile texts are neither run nor followed without end', () => {
    const g = globalThis as { stolen?: boolean };
    for (const text of [
      `sin(${'('.repeat(5000)}pos`,
      `PE(pos,2i)=sin(${'pos^'.repeat(3000)}2)`,
      'a = b\nb = a\nPE(pos,2i) = sin(a*pos)',
      'def f(x): return f(f(x))\nPE(pos,2i) = sin(f(pos))',
      'PE(pos,2i) = sin((globalThis.stolen = true, pos))',
      'PE(pos,2i) = sin(constructor(pos)) ; PE(pos,2i) = sin(__proto__(pos))',
      `${'a = '.repeat(5000)}sin(pos)`,
      `${'\\frac{'.repeat(3000)}sin(pos)`,
      'sin '.repeat(5000),
    ])
      expect(['right', 'mistake']).not.toContain(judgeFormula(text)?.verdict);
    expect(g.stolen).toBeUndefined();
  });
});

describe('a formula that is not read to its end is not called right', () => {
  const paper = 'PE(pos,2i)=sin(pos/10000^(2i/d))';
  test.each([
    ['an absolute value', 'PE(pos,2i)=|sin(pos/10000^(2i/d))|'],
    ['a tangent in the odd columns', `${paper}, PE(pos,2i+1)=tan(pos/10000^(2i/d))`],
    ['something added in the odd columns', `${paper}\nPE(pos,2i+1)=cos(pos/10000^(2i/d)) + noise(pos)`],
    ['all of it doubled afterwards', `${lesson000}\npe = pe * 2`],
    ['all of it doubled in place', `${lesson000}\npe *= 2`],
    ['some columns doubled in place', `${lesson000}\npe[:, 0::2] *= 2`],
    ['positions moved in place', lesson000.replace('div_term =', 'position += 1\ndiv_term =')],
  ])('%s', (_what, text) => {
    expect(said(text)).toBe('unknown');
  });

  test('what is done with the table afterwards does not matter', () => {
    expect(said(`${lesson000}\npe = pe.unsqueeze(0)\nself.register_buffer('pe', pe)\nx = x + pe[:, :x.size(1)]`)).toBe(
      'right',
    );
  });
});

describe('words around a formula, and equations of something else', () => {
  const ask = (source: string) => answerPaste({ kind: 'paste', source, wish: { family: 'auto', base: undefined } });

  test.each([
    'It is not true that PE(pos, 2i) = sin(pos/10000^(2i/d))',
    'PE(pos,2i)=sin(pos/10000^(2i/d)) is used by GPT-4',
    'According to the lecture, PE(pos, 2i) = sin(pos/10000^(2i/d)) [3]; this is how positions are learned.',
  ])('%s: the words are said not to be judged', async (text) => {
    expect(await ask(text)).toMatchObject({ kind: 'formula', verdict: 'right', words: true });
  });

  test.each([lesson000, tutorial, script, lesson002])('a program has no such words', async (text) => {
    expect(await ask(text)).toMatchObject({ kind: 'formula', words: false });
  });

  test.each([
    'theta_i = 10000^(-2i/d)',
    'PE(pos, 2i) = sin(pos/10000^(2i/d)) + x',
    'sin(1) = 0.8514',
    'PE(1, 0) = 0.84',
    'PE(pos,2i)=sin(pos)/10000^(2i/d)',
  ])('%s is neither numbers nor a formula that is read', async (text) => {
    expect(await ask(text)).toEqual({ kind: 'refused', reason: 'formula.unread', values: {} });
  });
});
