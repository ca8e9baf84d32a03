import { writeFileSync } from 'node:fs';
import { modelPositions, precisionErrors, promptPositions, readModelFile, rotaryFrequencies } from 'posenc';
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, readStrings } from '../../../web/tools/vite/locales.ts';
import { writeGguf, type GgufFile } from '../../library/api/support/gguf.ts';
import { readConfig, readPublished, rows } from '../../library/api/support/published.ts';
import { beamOf, spread, stripLength } from '../../../web/labs/passport/beams.ts';
import { layersUnlike } from '../../../web/labs/passport/compare.ts';
import { factsOf, orderedNames } from '../../../web/labs/passport/facts.ts';
import { formatFacts, tableErrors, tolerance } from '../../../web/labs/passport/formats.ts';
import { fileOf, kindOf, modelNames, ownCard, publishedCard, type Card } from '../../../web/labs/passport/models.ts';
import { slowPairs } from '../../../web/labs/passport/pairs.ts';
import { format, parse, rowsOf, usualPrompt, wayNames } from '../../../web/labs/passport/prompt.ts';
import { properties, settle } from '../../../web/labs/passport/properties.ts';
import { reduced } from '../../../web/labs/passport/reduce.ts';
import { snippet } from '../../../web/labs/passport/snippets.ts';
import { inWords } from '../../../web/labs/passport/words.ts';
import type en from '../../../web/labs/strings/en/passport.json';
import { defaults } from '../../../web/labs/shared/state/properties.ts';
import { open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { linkTo, sameVisit } from './support/visit.ts';

const inLanguages = languages().map(
  (code) => readStrings(code, 'passport')['early'] as unknown as (typeof en)['early'],
);

const view = defaults(properties);

/** All that is said of a file, at the usual length and at far ones, but for the keys that were used. */
function said(config: object): unknown {
  return [undefined, 1, 20_001, properties.position.max + 1].map((sequenceLength) => {
    const { used: _used, notes: _notes, ...rest } = modelPositions(config, { sequenceLength });
    return rest;
  });
}

const nameOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '');
const readable = rows.filter((row) => !(readPublished(row) instanceof Error));

/** A GGUF file of a small Llama. */
const small: GgufFile = {
  keys: {
    'general.architecture': ['str', 'llama'],
    'llama.block_count': ['u32', 4],
    'llama.context_length': ['u32', 4096],
    'llama.embedding_length': ['u32', 64],
    'llama.attention.head_count': ['u32', 1],
    'llama.rope.freq_base': ['f32', 20000],
    'tokenizer.ggml.tokens': ['list', 'str', ['a', 'b']],
  },
};

describe('the published models', () => {
  whole('are all that can be read, and their short files say what their whole files say', () => {
    const found = new Map(readable.map((row) => [nameOf(row.file), row]));
    if (process.env['POSENC_WRITE_MODELS']) {
      const lines = [...found]
        .sort(([a], [b]) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
        .map(([name, { file }]) => `${JSON.stringify(name)}:${JSON.stringify(reduced(readConfig(file)))}`);
      const list = new URL('../../../web/labs/passport/published.json', import.meta.url);
      writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`);
    }
    expect(modelNames.length).toBeGreaterThanOrEqual(80);
    expect([...modelNames].sort()).toEqual([...found.keys()].sort());
    for (const name of modelNames)
      expect([name, said(fileOf(name))]).toEqual([name, said(readConfig(found.get(name)!.file))]);
  });

  whole('each has a card, near and far, or refuses with a sentence that is listed here', () => {
    const refused = rows.flatMap((row) => {
      const name = nameOf(row.file);
      if (!modelNames.includes(name)) return [[name, (readPublished(row) as Error).message]];
      for (const position of [properties.position.min, 20_000, 40_000, properties.position.max]) {
        const card = publishedCard(name, position);
        const whole = modelPositions(readConfig(row.file), { sequenceLength: position + 1 });
        expect([name, position, card.positions.kinds]).toEqual([name, position, whole.kinds]);
        expect(inWords(card, undefined, { ...view, model: name, position })).not.toBe('');
      }
      return [];
    });
    expect(refused).toEqual([
      ['Qwen-7B', expect.stringContaining('model_type is "qwen"')],
      [expect.any(String), expect.stringContaining('model_type is missing')],
    ]);
  });

  test('a file without what does not matter keeps no key that could be left out', () => {
    const config = readConfig('configs/gpt-oss-20b.json');
    const short = reduced(config) as Record<string, unknown>;
    expect(said(short)).toEqual(said(config));
    for (const key of Object.keys(short)) {
      const { [key]: _left, ...rest } = short;
      let same = true;
      try {
        expect(said(rest)).toEqual(said(config));
      } catch {
        same = false;
      }
      expect([key, same]).toEqual([key, false]);
    }
  });

  test('the header of a GGUF file becomes JSON that says the same', async () => {
    const bytes = writeGguf(small);
    const header = await readModelFile(bytes);
    const again = JSON.parse(JSON.stringify(reduced(header))) as object;
    expect(said(again)).toEqual(said(header));
    expect(JSON.stringify(again)).not.toContain('tokens');
  });
});

describe('the numbers of a card', () => {
  test('layer 5 of Gemma 3 has another base than layer 4, and both are defaults of the class', () => {
    const card = publishedCard('gemma-3-4b-it', 20000);
    const bases = [4, 5].map((layer) => {
      const kind = kindOf(card, layer);
      return kind.positions === 'rotary' ? [kind.rotary.base.value, kind.rotary.base.from, kind.window.value] : [];
    });
    expect(bases).toEqual([
      [10000, 'class', 1024],
      [1000000, 'class', null],
    ]);
    for (const { answer } of inLanguages)
      for (const number of ['1024', '10000', '1000000']) expect(answer).toContain(number);
  });

  test('a beam covers the positions whose keys a layer sees, the query’s own among them', () => {
    const card = publishedCard('gemma-3-4b-it', 20000);
    expect(beamOf(kindOf(card, 5), 20000)).toEqual({ keys: [0, 20000] });
    expect(beamOf(kindOf(card, 4), 20000)).toEqual({ keys: [18977, 20000] });
    expect(beamOf(kindOf(card, 4), 1023)).toEqual({ keys: [0, 1023] });
    expect(beamOf(kindOf(card, 4), 1024)).toEqual({ keys: [1, 1024] });
    expect(beamOf(kindOf(publishedCard('Qwen3.5-27B', 20000), 0), 20000)).toEqual({ summary: [0, 20000] });
    const llama = publishedCard('Llama-4-Scout-17B-16E-Instruct-FP8-dynamic', 20000);
    const chunk = llama.positions.kinds.find(({ attends }) => attends === 'chunk')!;
    expect(beamOf(chunk, 8191)).toEqual({ keys: [0, 8191] });
    expect(beamOf(chunk, 8192)).toEqual({ keys: [8192, 8192] });
    const summed = publishedCard('DeepSeek-V4-Flash', 20000).positions.kinds.find(
      ({ attends }) => attends === 'compressed',
    )!;
    const { keys, summary } = beamOf(summed, 20000);
    expect([keys?.[1], summary]).toEqual([20000, [0, keys![0] - 1]]);
  });

  test('a window agrees with the change that the library reports', () => {
    for (const name of modelNames) {
      const card = publishedCard(name, 40000);
      for (const { what, position, kind: of } of card.positions.changes) {
        if (what !== 'window' && what !== 'chunk') continue;
        const kind = card.positions.kinds.find((each) => each.name === of)!;
        expect([name, beamOf(kind, position - 1).keys?.[0]]).toEqual([name, 0]);
        expect([name, beamOf(kind, position).keys?.[0]]).not.toEqual([name, 0]);
      }
    }
  });

  test('the strip holds a quarter more than is promised, and doubles for a position beyond', () => {
    const card = publishedCard('gpt-oss-120b', 40000);
    expect(stripLength([card], 1)).toBe(163840);
    expect(stripLength([card], 163840)).toBe(163840);
    expect(stripLength([card], 163841)).toBe(327680);
    const longer = publishedCard('Llama-4-Scout-17B-16E-Instruct-FP8-dynamic', 40000);
    expect(stripLength([card, longer], 40000)).toBe(stripLength([longer], 40000));
    for (const name of modelNames)
      for (const position of [1, properties.position.max]) {
        const length = stripLength([publishedCard(name, position)], position);
        expect([name, Number.isInteger(length), length >= position]).toEqual([name, true, true]);
      }
  });

  test('marks keep their distance and stay on the strip', () => {
    expect(spread([0, 1, 50], 10, [5, 100])).toEqual([5, 15, 50]);
    expect(spread([98, 99, 100], 10, [5, 100])).toEqual([80, 90, 100]);
    expect(spread([], 10, [5, 100])).toEqual([]);
  });

  test.each(['float32', 'bfloat16', 'float16'] as const)('errors of %s are those of the library', (format) => {
    // Frequencies 1 and 1/4 are exact in every format, so that only positions, angles and values are rounded.
    const { inverse } = rotaryFrequencies({ rotaryDim: 4, base: 16 });
    const positions = [1, 100, 257, 3001, 60001];
    const known = precisionErrors({ positions, dim: 4, base: 16, format, frequencyBy: 'power' });
    const own = tableErrors(inverse, positions, format);
    for (const [row, error] of own.entries()) expect(error).toBeCloseTo(known[row]!, 12);
    expect(own[0]).toBeLessThan(tolerance);
  });

  test('position 40000 in bfloat16 is kept as one of 256 that share a row; short tables fail in their order', () => {
    const kind = kindOf(publishedCard('Meta-Llama-3.1-8B', 40000), 0);
    if (kind.positions !== 'rotary') throw new Error(kind.positions);
    const [float32, bfloat16, float16] = formatFacts(kind.rotary.frequencies.inverse, 40000);
    expect([float32?.kept, bfloat16?.kept, float16?.kept]).toEqual([40000, 39936, 40000]);
    expect([float32?.alike, bfloat16?.alike, float16?.alike]).toEqual([
      [40000, 40000],
      [39808, 40064],
      [39984, 40016],
    ]);
    expect(bfloat16!.fails).toBeLessThan(float16!.fails!);
    expect(float16!.fails).toBeLessThan(float32!.fails!);
    expect(bfloat16!.error).toBeGreaterThan(tolerance);
    expect(float32!.error).toBeLessThan(tolerance);
  });

  test('slow pairs of Llama 3.1 meet no new angle within its promised length, those of Llama 2 beyond its own', () => {
    const extended = kindOf(publishedCard('Meta-Llama-3.1-8B', 60000), 0);
    const plain = kindOf(publishedCard('Llama-2-7b-hf', 8000), 0);
    if (extended.positions !== 'rotary' || plain.positions !== 'rotary') throw new Error('no rotation');
    const inverse = rotaryFrequencies({ headDim: 128, base: 500000 }).inverse;
    const partial = inverse.filter((frequency) => 8191 * frequency < 2 * Math.PI).length;
    expect(slowPairs(extended, 8192, 60000)).toEqual({ trained: 8192, partial, fresh: 0 });
    const found = slowPairs(plain, 4096, 8000);
    expect(found?.fresh).toBe(found?.partial);
    expect(found?.fresh).toBeGreaterThan(10);
    expect(slowPairs(plain, 4096, 4000)?.fresh).toBe(0);
  });

  test('of two models, the rows that differ come first', () => {
    const [a, b] = [publishedCard('gpt-oss-120b', 100), publishedCard('Llama-2-7b-hf', 100)].map((card) =>
      factsOf(card, 0),
    );
    const names = orderedNames(a!, b);
    const unlike = names.map((name) => a![name]?.value !== b![name]?.value);
    expect(unlike).toEqual([...unlike].sort((left, right) => Number(right) - Number(left)));
    expect(new Set(unlike).size).toBe(2);
  });

  test('finetunes of one model are the same in every layer; one number changes all, or those of its kind alone', () => {
    const near = 100;
    const made = (name: string, keys: object): Card =>
      ownCard(JSON.stringify({ ...readConfig(`configs/${name}.json`), ...keys }), near, 'own') as Card;
    const llama = publishedCard('Llama-2-7b-hf', near);
    const tuned = made('Llama-2-7b-hf', { vocab_size: 7, rope_theta: 10000, head_dim: 128 });
    expect(layersUnlike(llama, tuned)).toEqual({ unlike: 0, all: 32 });
    expect(layersUnlike(llama, made('Llama-2-7b-hf', { rope_theta: 10001 }))).toEqual({ unlike: 32, all: 32 });
    expect(layersUnlike(llama, made('Llama-2-7b-hf', { num_hidden_layers: 30 }))).toEqual({ unlike: 2, all: 32 });
    const gemma = publishedCard('gemma-3-1b-it', near);
    expect(layersUnlike(gemma, made('gemma-3-1b-it', { rope_theta: 2000000 }))).toEqual({ unlike: 4, all: 26 });
    // Only a long text shows the second list.
    const { rope_scaling: scaling } = readConfig('configs/Phi-3.5-mini-instruct.json') as Record<string, object>;
    const { long_factor: long = [] } = scaling as { long_factor?: readonly number[] };
    const other = { rope_scaling: { ...scaling, long_factor: [...long.slice(0, -1), 99] } };
    const phi = publishedCard('Phi-3.5-mini-instruct', near);
    expect(layersUnlike(phi, made('Phi-3.5-mini-instruct', other))).toEqual({ unlike: 32, all: 32 });
    expect(layersUnlike(phi, made('Phi-3.5-mini-instruct', {}))).toEqual({ unlike: 0, all: 32 });
  });

  test('a file of one’s own is kept while it is chosen; none without a file', () => {
    expect(settle({ ...view, model: 'own' }).model).toBe(view.model);
    expect(settle({ ...view, config: '{}' }).config).toBe('');
    expect(settle({ ...view, model: 'nothing of this name' }).model).toBe(view.model);
    expect(settle({ ...view, model: 'own', config: '{}' })).toEqual({ ...view, model: 'own', config: '{}' });
  });

  test('the program prints the layers shown', () => {
    const lines: unknown[][] = [];
    const program = snippet({ ...view, model: 'gemma-3-4b-it' }).replace(/^import.*$/m, '');
    const run = new Function('modelPositions', 'console', program) as (...parts: unknown[]) => void;
    run(modelPositions, { log: (...line: unknown[]) => lines.push(line) });
    expect(lines[5]).toEqual([5, 'full_attention', 'all', null, 1000000]);
    expect(lines.length).toBeGreaterThan(35);
  });
});

describe('a prompt', () => {
  const parts = (line: string) => parse(line) ?? [];

  test('is a line of a link, and nothing else', () => {
    expect(parse('')).toEqual(parse(usualPrompt));
    expect(format(parts('t2 i3x4  v2x3x4'))).toBe('t2 i3x4 v2x3x4');
    for (const wrong of ['x3', 't0', 't9999', 'i3', 'i3x4x5', 'v2x3', 't2 hello', 't1 '.repeat(11), 't1.5', 'i3x99'])
      expect([wrong, parse(wrong)]).toEqual([wrong, undefined]);
    expect(settle({ ...view, prompt: 'nonsense' }).prompt).toBe('');
    expect(settle({ ...view, prompt: usualPrompt }).prompt).toBe('');
    expect(settle({ ...view, prompt: 't2  i3x4' }).prompt).toBe('t2 i3x4');
  });

  test('has the rows of the library for every model, and stretches that hold all tokens', () => {
    for (const way of wayNames) {
      const { axes, rows, stretches, next, delta, leftOut } = rowsOf(way, parts(usualPrompt));
      const [tokens, films] = [rows[0]!.length, stretches.some(({ part }) => part.kind === 'video')];
      expect(rows.map((row) => row.length)).toEqual(axes.map(() => tokens));
      expect(stretches.reduce((at, { first, count }) => (expect(first).toBe(at), first + count), 0)).toBe(tokens);
      expect([way, leftOut]).toEqual([way, !films]);
      expect(delta).toBe(next - tokens);
    }
    const segments = [{ text: 6 }, { image: [4, 6] }, { text: 5 }, { video: [3, 2, 3] }, { text: 6 }];
    const known = promptPositions({ model: 'qwen2_vl', segments });
    expect(rowsOf('qwen2_vl', parts(usualPrompt)).rows.flat()).toEqual([...known.positions.data]);
  });

  test('of one picture spreads over rows and columns, and the text goes on behind its larger side', () => {
    const { rows, next, delta } = rowsOf('qwen2_vl', parts('t2 i2x3 t2'));
    expect(rows).toEqual([
      [0, 1, 2, 2, 2, 2, 2, 2, 5, 6],
      [0, 1, 2, 2, 2, 3, 3, 3, 5, 6],
      [0, 1, 2, 3, 4, 2, 3, 4, 5, 6],
    ]);
    expect([next, delta]).toEqual([7, -3]);
  });

  test('of a film has a second between frames, or a time stamp before each', () => {
    expect(rowsOf('qwen2_5_vl', parts('t1 v3x1x1')).rows[0]).toEqual([0, 1, 3, 5]);
    expect(rowsOf('qwen3_vl', parts('t1 v2x1x1')).rows[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

async function openPassport(browser: Browser, address: string, query = '', width = 1280): Promise<Opened> {
  const opened = await open(browser, address, { query: linkTo('passport', query), width, drawn: false });
  await opened.page.waitForSelector('lab-passport svg.layer-map');
  await opened.page.waitForSelector('lab-passport .passport-facts');
  await settled(opened.page);
  return opened;
}

const fact = (page: Page, name: string): Promise<string> => text(page, `lab-passport [data-fact="${name}"] span`);

describe.each(browserNames)('a model’s passport in %s', (name) => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    ({ browser, address } = await served(name));
  });
  const visit = sameVisit('passport', (query) => openPassport(browser, address, query));

  whole('the keys go from layer to layer, and the card follows', async () => {
    const { page, complaints } = await visit('&m.m=gemma-3-4b-it&m.l=4');
    expect(await page.$$eval('lab-passport .layer-map .layer-bar', (bars) => bars.length)).toBe(34);
    expect(await fact(page, 'base')).toBe('10000');
    await page.$eval('lab-passport .layer-frame', (frame) => (frame as HTMLElement).focus());
    await page.keyboard.press('ArrowRight');
    await settled(page);
    expect(await fact(page, 'base')).toBe('1000000');
    expect(await fact(page, 'attends')).toBe('the whole text');
    await settledAddress(page, '?lang=en&m.m=gemma-3-4b-it');
    expect(complaints).toEqual([]);
  });

  test('the position is dragged along the text, which says by numbers what changes; the card is folded', async () => {
    const { page, complaints } = await visit('&m.m=gpt-oss-120b&m.p=100&m.l=0');
    const says = (): Promise<string> => text(page, 'lab-passport .beam-says');
    const marks = (): Promise<(string | null)[][]> =>
      page.$$eval('lab-passport .text-strip .change', (all) =>
        all.map((mark) => [
          mark.querySelector('text')!.textContent!.trim(),
          mark.getAttribute('data-mark'),
          mark.classList.contains('reached') ? 'reached' : 'later',
        ]),
      );
    expect(await says()).toBe('Layer 0 (sliding_attention) sees a window of 128: positions 0 to 100, 101 of 101.');
    expect(await marks()).toEqual([
      ['1', 'window', 'later'],
      ['2', 'trained', 'later'],
      ['3', 'extended', 'later'],
    ]);
    expect(await page.$eval('lab-passport .card-fold', (fold) => (fold as HTMLDetailsElement).open)).toBe(false);
    await page.$eval('lab-passport .strip-frame', (frame) =>
      frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await settled(page);
    const box = (await (await page.$('lab-passport .text-strip'))!.boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 26);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 26, { steps: 3 });
    await page.mouse.up();
    await settled(page);
    const position = Number(await page.$eval('lab-passport .strip-frame', (frame) => frame.ariaValueNow));
    expect(Math.abs(position / 163840 - 0.49)).toBeLessThan(0.02);
    expect(await says()).toContain(`positions ${position - 127} to ${position}, 128 of ${position + 1}.`);
    expect((await marks()).map(([, , reached]) => reached)).toEqual(['reached', 'reached', 'later']);
    await page.focus('lab-passport .strip-frame');
    await page.keyboard.press('End');
    await settled(page);
    expect((await marks()).map(([, , reached]) => reached)).toEqual(['reached', 'reached', 'reached']);
    await settledAddress(page, '?lang=en&m.p=163840&m.l=0');
    expect(complaints).toEqual([]);
  });

  test('a file that extends its context says so, and what has happened at 20,000 tokens', async () => {
    const { page } = await visit('&m.m=Phi-3.5-mini-instruct&m.p=20000&m.l=0');
    expect([await fact(page, 'trained'), await fact(page, 'extended')]).toEqual(['4096', '131072']);
    expect(await fact(page, 'scaling')).toContain('longrope');
    const card = await page.$eval('lab-passport', (lab) => (lab as HTMLElement).innerText);
    expect(card).toContain('trained on 4096 positions, it is extended to 131072.');
    expect(card).toContain('A text that reaches position 4096 gets other frequencies, at all its positions.');
    expect(card).toMatch(/gets other frequencies, at all its positions\.\s+reached/);
  });

  test('two finetunes are the same, and position 40000 collides in bfloat16: the card says both, and why', async () => {
    const tuned = encodeURIComponent(JSON.stringify({ ...fileOf('Llama-2-7b-hf'), rope_theta: 10000 }));
    const { page } = await visit(`&m.m=Llama-2-7b-hf&m.o=own&m.d=${tuned}&m.p=40000&m.l=0`);
    const card = await page.$eval('lab-passport', (lab) => (lab as HTMLElement).innerText);
    expect(card).toContain('your second file has the same positions in every layer, near and far.');
    expect(card).toContain(
      'Positions 39808 to 40064 collide where a program keeps positions in bfloat16: with 8 significant bits, all of ' +
        'them are 39936.',
    );
  });

  whole('a file pasted or dropped is read, linked to and compared; one that is refused changes nothing', async () => {
    const { page, close } = await openPassport(browser, address, '&m.o=Llama-2-7b-hf');
    const paste = async (words: string): Promise<void> => {
      await page.$eval(
        'lab-passport [data-name="passport-config"] textarea',
        (box, pasted) => {
          (box as HTMLTextAreaElement).value = pasted;
          box.dispatchEvent(new Event('input', { bubbles: true }));
        },
        words,
      );
    };
    await paste('{"model_type": "nonsense"}');
    await page.waitForFunction(() =>
      document.querySelector('lab-passport .problem')?.textContent?.includes('nonsense'),
    );
    expect(await text(page, 'lab-passport .passport-facts thead th:nth-child(2)')).toBe('gpt-oss-120b');
    const own = { ...fileOf('Llama-2-7b-hf'), rope_theta: 12345, vocab_size: 7 };
    await paste(JSON.stringify(own));
    await page.waitForFunction(
      () => document.querySelector('lab-passport .passport-facts thead th:nth-child(2)')?.textContent === 'your file',
    );
    await settled(page);
    expect(
      await page.$$eval('lab-passport .passport-facts .unlike td[data-fact]', (cells) =>
        cells.map((cell) => cell.getAttribute('data-fact')),
      ),
    ).toEqual(expect.arrayContaining(['base', 'longest']));
    expect(await text(page, 'lab-passport .passport-facts tbody tr:first-child th')).toBe('Base');
    await page.waitForFunction(() => location.search.includes('m.c=') && location.search.includes('12345'));
    expect(await page.evaluate(() => location.search.includes('vocab_size'))).toBe(false);
    const dropped = async (bytes: Uint8Array): Promise<void> => {
      await page.$eval(
        'lab-passport [data-name="passport-config"] .model-file',
        (box, numbers) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([Uint8Array.from(numbers)], 'small.gguf'));
          box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        [...bytes],
      );
    };
    await dropped(writeGguf({ ...small, version: 1 }));
    await page.waitForFunction(() =>
      document.querySelector('lab-passport .problem')?.textContent?.includes('versions 2 and 3'),
    );
    expect(await fact(page, 'base')).toBe('12345');
    await dropped(writeGguf(small));
    await page.waitForFunction(
      () => document.querySelector('lab-passport td[data-fact="base"] span')?.textContent === '20000',
    );
    expect(await text(page, 'lab-passport td[data-fact="base"] small')).toContain('llama.rope.freq_base');
    await close();
  });

  whole('a prompt is edited part by part, drawn by axis, and told in a sentence and a table', async () => {
    const { page, complaints } = await visit(
      '&m.w=qwen2_vl&m.g=t2_i2x3_t2'.replaceAll('_i', '+i').replaceAll('_t', '+t'),
    );
    const says = (): Promise<string> => text(page, 'lab-passport [data-says="prompt"]');
    expect(await says()).toContain('position 7');
    expect(await says()).toContain('delta −3');
    const drawn = await page.$$eval('lab-passport svg.prompt-rows .axis-line', (lines) =>
      lines.map((line) => [getComputedStyle(line).stroke, line.getAttribute('d')?.split('L').length]),
    );
    expect(new Set(drawn.map(([stroke]) => stroke)).size).toBe(3);
    expect(drawn.map(([, points]) => points)).toEqual([10, 10, 10]);
    expect(
      await page.$$eval('lab-passport .prompt-table tbody tr', (rows) =>
        rows[1]?.textContent
          ?.split(/\s{2,}/)
          .join(' ')
          .trim(),
      ),
    ).toContain('2–4');
    // The picture grows by the keyboard.
    const rows = 'lab-passport .prompt-editor li:nth-child(2) .part-size:nth-of-type(2) input';
    await page.focus(rows);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() =>
      document.querySelector('lab-passport [data-says="prompt"]')?.textContent?.includes('position 8'),
    );
    await page.focus('lab-passport [data-add="video"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('lab-passport .prompt-editor li').length === 4);
    await page.waitForFunction(() => location.search.includes('v2x3x4'));
    expect(complaints).toEqual([]);
  });

  whole('at 360 px everything fits', async () => {
    const { page, close } = await openPassport(browser, address, '&m.o=DeepSeek-V4-Flash&m.l=30', 360);
    const wide = await page.$$eval('lab-passport *', (all) =>
      all
        .filter((part) => part.getBoundingClientRect().right > 361 && !part.closest('.scroll, pre'))
        .map((part) => part.outerHTML.slice(0, 60)),
    );
    expect(wide).toEqual([]);
    await close();
  });
});
