// Sentences of lectures against the claims of the lab: found in every language, and never judged where they are not.
import { describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../web/tools/vite/locales.ts';
import { listed } from '../../web/labs/shared/claims/claims.ts';
import type claims from '../../web/labs/strings/en/claims.json';
import { matchSentences, type Match } from '../../web/labs/pages/check/sentences/match.ts';
import { otherWords } from '../../web/labs/pages/check/sentences/other-words.ts';
import { ownWords } from '../../web/labs/pages/check/sentences/own-words.ts';

const claimsIn = (code: string): (typeof claims)['early'] =>
  readStrings(code, 'claims')['early'] as unknown as (typeof claims)['early'];
const own = await ownWords();
const matches = (text: string): readonly Match[] => matchSentences(text, own).matches;

describe.each(languages())('the claims’ own words in %s', (code) => {
  const { said } = claimsIn(code);
  test.each(listed.map(({ id }) => id))('%s', (id) => {
    expect(matches(said[id])).toEqual([{ id, judged: true, same: true, sentence: said[id] }]);
  });
});

test('Chinese claims are found with and without spaces beside other letters and numbers', () => {
  const found = (text: string): unknown => matches(text).map(({ id, judged }) => ({ id, judged }));
  expect(found('RoPE在长序列上效果更好。')).toEqual([{ id: 'rope004', judged: true }]);
  expect(found('d=64时，位置5离6比离50更近。')).toEqual([{ id: 'distances000', judged: true }]);
});

const says = (text: string): string[] => matches(text).map(({ id, same }) => `${same ? '' : 'not '}${id}`);

describe('other words for them', () => {
  test.each([
    ['Nearby positions have similar encodings.', 'near'],
    ['Las posiciones vecinas tienen codificaciones más parecidas.', 'near'],
    ['Le posizioni vicine hanno codifiche simili.', 'near'],
    ['PE(pos+k) can be represented as a linear function of PE(pos).', 'linear'],
    ['PE(pos+k) se puede escribir como función lineal de PE(pos).', 'linear'],
    ['Every position gets a unique encoding.', 'unique'],
    ['Cada posición tiene una codificación única.', 'unique'],
    ['Ogni posizione ha una codifica unica.', 'unique'],
    ['Without positional information, attention does not depend on the order of the words.', 'order001'],
    ['The softmax is applied to each row of the scores.', 'softmax001'],
    ['Il softmax si calcola su ogni riga.', 'softmax001'],
    ['The wavelengths form a geometric progression from 2π to 10000·2π.', 'waves003'],
    ['Las longitudes de onda forman una progresión geométrica de 2π a 10000·2π.', 'waves003'],
    ['Learned embeddings cannot go beyond the maximum length seen in training.', 'seenOnly'],
    ['Gli embedding appresi sono limitati alla lunghezza massima vista.', 'seenOnly'],
    ['Sinusoidal encodings allow the model to extrapolate to longer sequences than in training.', 'longer'],
    ['RoPE works better on long contexts.', 'rope004'],
    ['ALiBi generalises to longer sequences.', 'alibi004'],
    ['GPT-4 is built with rotary embeddings (RoPE).', 'gpt4'],
    ['We use exp and log for numerical stability.', 'explog001'],
    ['位置越近，两者的点积就越大。', 'near'],
    ['相邻位置的编码彼此相似。', 'near'],
    ['PE(pos+k) 可以由 PE(pos) 线性表示，与平移量有关。', 'linear'],
    ['每个位置得到唯一的编码向量。', 'unique'],
    ['任何两个位置都没有一样的编码。', 'unique'],
    ['如果没有位置信息，注意力分不清词的顺序。', 'order001'],
    ['自注意力机制具有置换等变的性质。', 'order001'],
    ['Softmax 是对分数矩阵的每一行做的。', 'softmax001'],
    ['各个波长成等比数列，从 2π 到 10000·2π。', 'waves003'],
    ['先取对数再取指数，是为了避免溢出。', 'explog001'],
    ['可学习的位置编码受限于训练时的最大长度。', 'seenOnly'],
    ['可学习的位置编码无法处理更长的序列。', 'seenOnly'],
    ['正弦位置编码可以处理比训练时更长的序列。', 'longer'],
    ['正弦编码与可学习的编码效果差不多。', 'asGood004'],
    ['去掉位置编码，准确率会下降。', 'ablation001'],
    ['旋转位置编码在长文本上表现更好。', 'rope004'],
    ['ALiBi 能外推到更长的序列。', 'alibi004'],
    ['GPT-4 采用旋转位置编码。', 'gpt4'],
  ])('%s', (text, id) => {
    const found = says(text);
    expect(found.map((word) => word.replace('not ', ''))).toContain(id);
  });

  test.each([
    ['Nearby positions have a smaller dot product.', 'near'],
    ['Near positions do not have the larger dot product.', 'near'],
    ['Two positions can have the same encoding.', 'unique'],
    ['Dos posiciones pueden tener la misma codificación.', 'unique'],
    ['The softmax is taken column by column.', 'softmax001'],
    ['RoPE is worse on long sequences.', 'rope004'],
    ['ALiBi non estrapola a sequenze più lunghe.', 'alibi004'],
    ['相邻位置的点积更小。', 'near'],
    ['两个位置可能有相同的编码。', 'unique'],
    ['Softmax 逐列计算。', 'softmax001'],
    ['RoPE 在长序列上更差。', 'rope004'],
    ['ALiBi 无法外推到更长的序列。', 'alibi004'],
    ['PE(p + k) 不是 PE(p) 的线性函数。', 'linear'],
  ])('the opposite is told apart: %s', (text, id) => {
    expect(says(text)).toContain(`not ${id}`);
    expect(says(text)).not.toContain(id);
  });

  test.each(['- ', '* ', '• ', '1. ', '2) '])(
    '“%s” at the start of a line of a list is no part of a sentence',
    (sign) => {
      const { matches: found, others } = matchSentences(`${sign}Every position gets a unique encoding.`, own);
      expect([found.map(({ id, judged }) => [id, judged]), others]).toEqual([[['unique', true]], 0]);
    },
  );

  test('of a paragraph, each sentence by itself', () => {
    const text =
      'Transformers are popular. Every position gets a unique encoding. The softmax is taken row by row. Thank you.';
    expect(says(text)).toEqual(['unique', 'softmax001']);
    expect(matches(text)[1]!.sentence).toBe('The softmax is taken row by row.');
    expect(matchSentences(text, own).others).toBe(2);
  });
});

describe('what a sentence says besides a claim is not judged with it', () => {
  const judged = (text: string): string[] =>
    matches(text)
      .filter((match) => match.judged)
      .map(({ id }) => id);
  const known = [
    // What is said besides, below, is said in languages with spaces between words.
    ...['en', 'es', 'it'].flatMap((code) => Object.values(claimsIn(code).said)),
    ...Object.values(otherWords)
      .flat()
      .filter((text) => !/\p{Script=Han}/u.test(text)),
  ];

  test('every other wording of a claim is that claim', () => {
    for (const [id, list] of Object.entries(otherWords)) for (const text of list) expect(judged(text)).toEqual([id]);
  });

  // One sentence each: what follows a full stop is a sentence of its own.
  const single = known.filter((text) => !/[.…] \p{Lu}/u.test(text));
  const without = (text: string): string => text.replace(/\.$/, '');
  const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  test.each<readonly [what: string, change: (text: string) => string]>([
    ['a reason', (text) => `${without(text)} because otherwise positions are not unique.`],
    ['a reason in Spanish', (text) => `${without(text)} porque la base es 10000.`],
    ['a reason in Italian', (text) => `${without(text)}, perché i seni sono dispari.`],
    ['a consequence', (text) => `${without(text)}, so that a mask is not needed.`],
    ['a reason in other words of the claim', (text) => `${without(text)} since ${small(text)}`],
    ['a denial before it', (text) => `It is not true that ${small(text)}`],
    ['a denial of one word', (text) => `No, ${small(text)}`],
    ['a denial behind it', (text) => `${without(text)}: no.`],
    ['a doubt', (text) => `Perhaps ${small(text)}`],
    ['another subject', (text) => `For learned tables, ${small(text)}`],
    ['another claim', (text) => `${without(text)} and RoPE does so too.`],
    ['half of it', (text) => text.split(' ').slice(0, -2).join(' ')],
    ['words exchanged', (text) => text.split(' ').reverse().join(' ')],
  ])('%s', (_what, change) => {
    for (const text of single) expect([text, judged(change(text))]).toEqual([text, []]);
  });

  // Chinese has no spaces: what is besides stands right before or behind.
  const chinese = [
    ...Object.values(claimsIn('zh-Hans').said),
    ...Object.values(otherWords)
      .flat()
      .filter((text) => /\p{Script=Han}/u.test(text)),
  ].filter((text) => !/[。…]./u.test(text));
  const stem = (text: string): string => text.replace(/。$/, '');
  test.each<readonly [what: string, change: (text: string) => string]>([
    ['a reason', (text) => `${stem(text)}，因为底数是 10000。`],
    ['a consequence', (text) => `${stem(text)}，所以不需要掩码。`],
    ['a denial before it', (text) => `并非${text}`],
    ['a denial of one word', (text) => `不，${text}`],
    ['a denial behind it', (text) => `${stem(text)}，这是错的。`],
    ['a doubt', (text) => `也许${text}`],
    ['a question', (text) => `${stem(text)}吗？`],
    ['another subject', (text) => `对可学习的表来说，${text}`],
    ['another claim', (text) => `${stem(text)}，RoPE 也是如此。`],
    ['half of it', (text) => [...stem(text)].slice(0, -2).join('')],
    ['words exchanged', (text) => [...stem(text)].reverse().join('')],
  ])('%s, in Chinese', (_what, change) => {
    expect(chinese.length).toBeGreaterThan(50);
    for (const text of chinese) expect([change(text), judged(change(text))]).toEqual([change(text), []]);
  });

  test.each([
    ['Sine and cosine must both be used because otherwise positions are not unique.', 'unique'],
    ['No, two positions have the same encoding.', 'unique'],
    ['The softmax is applied to each row of the scores.', 'softmax001'],
    ['ALiBi generalises to longer sequences.', 'alibi004'],
  ])('%s is only near a claim', (text, id) => {
    expect(matches(text).map((match) => [match.id, match.judged])).toContainEqual([id, false]);
    expect(judged(text)).toEqual([]);
  });
});

describe('what is none of them', () => {
  test.each([
    'The cat chases the mouse.',
    'El perro muerde el hueso.',
    'Il gatto insegue il topo.',
    'Attention is all you need.',
    'The learning rate warms up over 4000 steps.',
    'Dropout of 0.1 is applied to the sums of the embeddings.',
    'Multi-head attention lets the model look at different subspaces.',
    'El optimizador Adam usa dos momentos.',
    'La rete ha sei strati.',
    'Layer normalisation comes before attention.',
    'The vocabulary has 50,000 tokens.',
    'La tasa de aprendizaje es lineal al principio.',
    'A linear layer follows the attention.',
    'BERT uses learned positional embeddings.',
    'RoPE rotates queries and keys.',
    'ALiBi adds a bias to the scores.',
    'The sequence is padded to the same length.',
    'Words near the end are masked.',
    'The dot product of queries and keys is divided by the root of d.',
    'lorem ipsum dolor sit amet consectetur',
    '猫在追老鼠。',
    '注意力就是你所需要的一切。',
    '学习率在前 4000 步里线性预热。',
    '多头注意力让模型关注不同的子空间。',
    '归一化层在注意力之前。',
    'BERT 使用可学习的位置编码。',
    'RoPE 旋转查询和键。',
    'ALiBi 在分数上加偏置。',
    '查询和键的点积除以根号 d。',
    '序列被填充到相同的长度。',
    '位置编码加到词嵌入上。',
  ])('%s', (text) => {
    expect(says(text)).toEqual([]);
  });

  test('nothing hangs on a very long text', () => {
    const started = performance.now();
    expect(says('word '.repeat(200_000))).toEqual([]);
    expect(says(`${'a b c. '.repeat(100_000)}`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
