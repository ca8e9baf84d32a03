// Sentences of lectures against the claims of the lab: found in three languages, and never judged where they are not.
import { describe, expect, test } from 'vitest';
import { listed } from '../../web/page/labs/claims/claims.ts';
import en from '../../web/page/locales/en/claims.ts';
import es from '../../web/page/locales/es/claims.ts';
import it from '../../web/page/locales/it/claims.ts';
import { matchSentences } from '../../web/check/sentences/match.ts';

const languages = { en, es, it };

describe.each(Object.entries(languages))('the claims’ own words in %s', (_code, { said }) => {
  test.each(listed.map(({ id }) => id))('%s', (id) => {
    const found = matchSentences(said[id]);
    expect(found.map((match) => match.id)).toContain(id);
    expect(found.find((match) => match.id === id)!.same).toBe(true);
  });
});

const says = (text: string): string[] => matchSentences(text).map(({ id, same }) => `${same ? '' : 'not '}${id}`);

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
  ])('the opposite is told apart: %s', (text, id) => {
    expect(says(text)).toContain(`not ${id}`);
    expect(says(text)).not.toContain(id);
  });

  test('of a paragraph, each sentence by itself', () => {
    const text =
      'Transformers are popular. Every position gets a unique encoding. The softmax is taken row by row. Thank you.';
    expect(says(text)).toEqual(['unique', 'softmax001']);
    expect(matchSentences(text)[1]!.sentence).toBe('The softmax is taken row by row.');
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
