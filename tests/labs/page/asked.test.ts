// Conditions that a question states, or its answer would be wrong (texts.md, section 2): the first number of a count, a
// mask, the width of the table. Worksheets print questions without the lab that would show it.
import { describe, expect, test } from 'vitest';
import { reviewed, texts, type Code } from './support/texts.ts';

type Asked = readonly [id: string, ask: string, all: string];

/** Each question with what it asks, and all that a reader of the question sees: the options too. */
const questionsIn = (code: Code): readonly Asked[] =>
  texts[code].flatMap(([key, ask]): Asked[] => {
    const [, id] = /^questions\.(\w+\.\w+)\.ask$/.exec(key) ?? [];
    if (id === undefined) return [];
    const options = texts[code].filter(([other]) => other.startsWith(`questions.${id}.options.`));
    return [[id, ask, [ask, ...options.map(([, text]) => text)].join(' ')]];
  });

/** From where things are counted. */
const counted: Record<Code, RegExp> = {
  en: /count(ed)? from [01]|both from 0|the first is (hand|pair) 0|[Hh]ands? 0 |channels 0 to/,
  es: /(cuentan|contad[ao]s?|contando) desde [01]|ambas desde 0|la primera es la 0|[Ll]as? agujas? 0 |canales 0 a/,
  it: /(contano|contat[aeoi]|contando) da [01]|entrambe da 0|la prima è la 0|[Ll]ancett[ae] (da )?0 |canali da 0 a/,
  'zh-Hans': /从 [01] (数起|计数)|第一(根|对)都?是(指针|第) 0|指针 0 |通道 0 到/,
};

/** Questions in which a number of a hand, pair or column is only a name: nothing in the answer counts. */
const named: Readonly<Record<string, string>> = {
  'claims.digits': 'the value of the column is given',
  'silence.width': 'the answer is how many channels',
  'silence.restarted': 'the line of the program counts',
  'terms.cell': 'two words name the cell',
};

/** Things that can be counted from 0 or 1, by their holes. */
const things = /\{\{(pair|column|dimension|channel|last|[abcd]Pair|[abcd])\}\}/;
const nouns: Record<Code, RegExp> = {
  en: /\b(hand|pair|column|channel)s? \{\{/,
  es: /\b(aguja|pareja|columna|canal)(es|s)? \{\{/,
  it: /\b(lancett[ae]|coppi[ae]|colonn[ae]|canal[ei]) \{\{/,
  'zh-Hans': /(指针|通道|第) \{\{\w+\}\}( (对|列|个通道|根))?/,
};

describe.each(reviewed)('in %s', (code) => {
  const questions = questionsIn(code);

  test('every question of a hand, a pair, a column or a channel by number says from where it counts', () => {
    const asked = questions.filter(([, , all]) => things.test(all) && nouns[code].test(all));
    expect(asked.length).toBeGreaterThan(12);
    const unsaid = asked.filter(([id, , all]) => !(id in named) && !counted[code].test(all));
    expect(unsaid.map(([id, ask]) => `${id}: ${ask}`)).toEqual([]);
  });

  test('a question whose answer explains from where things are counted says so itself', () => {
    const explained = questions.filter(([id]) =>
      texts[code].some(
        ([key, text]) =>
          (key === `questions.${id}.right` || key.startsWith(`questions.${id}.mistakes.`)) && counted[code].test(text),
      ),
    );
    expect(explained.length).toBeGreaterThan(8);
    const unsaid = explained.filter(([id, , all]) => !(id in named) && !counted[code].test(all));
    expect(unsaid.map(([id, ask]) => `${id}: ${ask}`)).toEqual([]);
  });

  test('questions on attention without positions say whether there is a mask', () => {
    const mask = /mask|máscara|maschera|掩码/i;
    const without = {
      en: /without (any )?positions|no positions(?! of its own)/i,
      es: /sin posiciones/i,
      it: /senza (posizioni|codifica)/i,
      'zh-Hans': /不加位置|没有位置/,
    };
    const ofOrder = /^order\.(place|identical|same|twins|alpha|grows|mask)$/;
    const asked = questions.filter(([id, ask]) => without[code].test(ask) || ofOrder.test(id));
    expect(asked.length).toBeGreaterThan(7);
    expect(asked.filter(([, ask]) => !mask.test(ask)).map(([id, ask]) => `${id}: ${ask}`)).toEqual([]);
  });

  test('sentences on attention without positions say that there is no mask', () => {
    const mask = /mask|máscara|maschera|causal|掩码|因果/i;
    const without = {
      en: /without positions(?!, with )/i,
      es: /sin posiciones(?! propias)/i,
      it: /(?<!con o )senza posizioni(?!, con )/i,
      'zh-Hans': /(?<!里)没有位置(信息|、没有|时|和|，)|(?<!加)不加位置(时|、)/,
    }[code];
    // Figures that are computed without a mask, quotes of lessons, and titles of questions, whose answers name it.
    const shown = [
      /page\.(opening|asked)|story|\.alt\.|order\.(without|repeat|words)$|\.said\.|encodings\.none|\.ablation|goals/,
      /why\..*\.title$/,
    ];
    const isShown = (key: string): boolean =>
      shown.some((one) => one.test(key)) || /^(check|class|docs|README)/.test(key);
    const loose = texts[code].filter(([key, text]) => without.test(text) && !mask.test(text) && !isShown(key));
    expect(loose.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('questions of columns in an order say in which they stand', () => {
    const order =
      /alternat|take turns|all sines|altern|todos los senos|tutti i seni|S,? s[ie]n|S cos|MAE|交替|所有正弦|S 是正弦/i;
    // Those that ask for a column, a cell or an entry by its place, and those whose feedback speaks of the order.
    const ids = /^encode\.(speeds|misprint)$/;
    const spoken = /take turns|altern|(even|odd) column|\bcolumns? (2\*i\*|2 and 3)/i;
    const fed = new Set(
      texts.en.flatMap(([key, text]) => {
        const [, id = ''] = /^questions\.(\w+\.\w+)\.(right|mistakes)/.exec(key) ?? [];
        return id !== '' && spoken.test(text) ? [id] : [];
      }),
    );
    const asked = questions.filter(([id]) => ids.test(id) || fed.has(id));
    expect(asked.length).toBeGreaterThan(9);
    expect(asked.filter(([, ask]) => !order.test(ask)).map(([id]) => id)).toEqual([]);
  });

  test('questions of number formats say how wide the table is, and those of a matrix what it acts on', () => {
    const ask = (id: RegExp): readonly string[] => questions.filter(([name]) => id.test(name)).map(([, text]) => text);
    for (const text of ask(/^reach\.(first|magnitude)$/)) expect(text).toMatch(/\*d\* = (512|\{\{dim\}\})/);
    expect(ask(/^shift\.block$/)[0]).toMatch(/row = new value|fila = valor nuevo|riga = valore nuovo|行是新值/);
    expect(ask(/^family\.ends$/)[0]).toContain('{{trained}}');
    expect(ask(/^order\.steps$/)[0]).toMatch(/first layer|primera capa|primo strato|第一层/);
    expect(ask(/^reach\.attention$/)[0]).toMatch(
      /All channels rotate|todos los canales|Tutti i canali ruotano|所有通道都旋转/i,
    );
  });
});
