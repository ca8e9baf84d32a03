// "A model's passport" as a reader uses it.
import type { Browser, Page } from 'puppeteer-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { smallLlama, writeGguf } from '../../library/api/support/gguf.ts';
import { fileOf } from '../../../web/labs/passport/models.ts';
import { open, type Opened, settled, settledAddress, text } from './support/page.ts';
import { browserNames, served, whole } from './support/shared.ts';
import { linkTo, sameVisit } from './support/visit.ts';

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
    await dropped(writeGguf({ ...smallLlama, version: 1 }));
    await page.waitForFunction(() =>
      document.querySelector('lab-passport .problem')?.textContent?.includes('versions 2 and 3'),
    );
    expect(await fact(page, 'base')).toBe('12345');
    await dropped(writeGguf(smallLlama));
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
