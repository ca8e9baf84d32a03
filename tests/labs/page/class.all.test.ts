// The page `/class/` as a class meets it: a room, a few students on phones, their codes, and the distribution.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../web/tools/vite/locales.ts';
import { classPages, inClass, unsaid } from './support/class.ts';
import { findings, loadAxe } from './support/axe.ts';
import { elsewhere } from './support/page.ts';
import { browserNames } from './support/shared.ts';

describe.each(browserNames)('a class in %s', (name) => {
  const { address, open, press, codeIn, textOf, teacherOf, roomOf, studentOf, finished, take, counted, refusals } =
    inClass(name);

  test('three students answer by keys and fingers; their distribution is shown once it is revealed', async () => {
    const teacher = await teacherOf('questions');
    const room = await roomOf(teacher);
    const codes: string[] = [];
    // Wrong whatever numbers the room has drawn.
    for (const [value, option, moves] of [
      ['12,5', 'first', []],
      ['17.5', 'last', ['ArrowDown']],
      ['12.5', 'last', ['ArrowDown', 'ArrowRight']],
    ] as const) {
      const student = await studentOf(room);
      const { page } = student;
      await page.focus('[name="q-wave"]');
      await page.keyboard.type(value);
      await press(page, `[name="q-fastest"][value=${option}]`);
      await page.focus('.cell-field');
      await page.keyboard.press('Home');
      for (const move of moves) await page.keyboard.press(move);
      codes.push(await finished(student));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(student.complaints).toEqual([]);
    }
    expect(new Set(codes).size).toBe(3);
    await teacher.page.bringToFront();
    await teacher.page.focus('[name=codes]');
    await teacher.page.keyboard.type(codes[0]!.toLowerCase().replaceAll('-', ' '));
    await teacher.page.keyboard.press('Enter');
    await counted(teacher, 1);
    await take(teacher, codes.slice(1).join('\n'));
    await counted(teacher, 3);
    expect(await teacher.page.$('.class-histogram')).toBeNull();
    expect(await textOf(teacher.page, '.covered-note')).toBe('The answers are covered until you reveal them.');
    await press(teacher.page, '[data-act=reveal]');
    await teacher.page.waitForSelector('.class-histogram');
    const bins = await teacher.page.$$eval('.bin', (all) =>
      all.map(
        (bin) => [Number((bin as SVGElement).dataset['low']), Number((bin as SVGElement).dataset['count'])] as const,
      ),
    );
    const given = [12.5, 17.5, 12.5];
    for (const [at, [low, count]] of bins.entries()) {
      const high = bins[at + 1]?.[0] ?? Infinity;
      expect([low, given.filter((value) => value >= low && value < high).length]).toEqual([low, count]);
    }
    expect(bins.reduce((sum, [, count]) => sum + count, 0)).toBe(3);
    expect(await textOf(teacher.page, '.class-figure details tbody')).toMatch(
      /^12.5 positions 2 67 % 17.5 positions 1 33 %$/,
    );
    await press(teacher.page, '[data-act=next]');
    await teacher.page.waitForSelector('.covered');
    await press(teacher.page, '[data-act=reveal]');
    await teacher.page.waitForSelector('.verdict');
    expect(await textOf(teacher.page, '.verdict')).toBe('1 of 3 right (33 %).');
    expect(await textOf(teacher.page, '[data-mistake=last]')).toMatch(/^2 The exponent is negative/);
    await press(teacher.page, '[data-act=next]');
    // Drawn with the next frame: before, the button still covers the question that was left.
    await teacher.page.waitForSelector('[data-act=reveal][aria-pressed=false]');
    await press(teacher.page, '[data-act=reveal]');
    await teacher.page.waitForSelector('.cell-picture .count-in');
    expect(await teacher.page.$$eval('.count-in', (all) => all.map(({ textContent }) => textContent?.trim()))).toEqual([
      '1',
      '1',
      '1',
    ]);
    expect(teacher.complaints).toEqual([]);
  });

  test('wrong codes are refused in a sentence; a reload keeps the class, and leaving forgets it', async () => {
    const teacher = await teacherOf('questions');
    const student = await studentOf(await roomOf(teacher), 'class/', '7');
    await press(student.page, '[name="q-fastest"][value=first]');
    const code = await finished(student);
    await press(student.page, '[name="q-fastest"][value=last]');
    const second = await finished(student);
    const other = await teacherOf('questions');
    const stranger = await studentOf(await roomOf(other));
    await press(stranger.page, '[name="q-fastest"][value=first]');
    const foreign = await finished(stranger);
    const wrong = code.replace(/.$/, (sign) => (sign === 'Z' ? 'Y' : 'Z'));
    await take(teacher, [code, code, second, foreign, wrong, 'HELLO', await roomOf(teacher)].join('\n'));
    await teacher.page.waitForSelector('.refused li:nth-child(6)');
    expect(await refusals(teacher)).toEqual(['otherKind', 'short', 'wrongSign', 'foreign', 'again', 'duplicate']);
    expect(await textOf(teacher.page, '.refused li:nth-child(3)')).toContain(
      `is ${wrong.at(-1)} and should probably be ${code.at(-1)}.`,
    );
    expect(await textOf(teacher.page, '.refused li:nth-child(4)')).toMatch(/from room \w{3}; this is room \w{3}\.$/);
    expect(await textOf(teacher.page, '.refused li:nth-child(5)')).toMatch(
      /^\S+ #7 has handed in something else before\./,
    );
    await counted(teacher, 1);
    await teacher.page.reload();
    await counted(teacher, 1);
    expect(await teacher.page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    await teacher.page.evaluate(() => void (window.confirm = () => true));
    await press(teacher.page, '[data-act=leave]');
    await teacher.page.waitForSelector('class-start');
    expect(await teacher.page.evaluate(() => sessionStorage.getItem('posenc-class-room'))).toBeNull();
  });

  test('a class predicts in Spanish; a saved file is opened again, with files of codes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'posenc-class-'));
    try {
      const teacher = await teacherOf('predict', 'es/class/');
      const room = await roomOf(teacher);
      const codes: string[] = [];
      for (const outcome of ['not', 'far']) {
        const student = await studentOf(room, 'it/class/');
        await student.page.$$eval(`input[value=${outcome}]`, (all) =>
          all.forEach((each) => (each as HTMLElement).click()),
        );
        codes.push(await finished(student));
      }
      const files = codes.map((code, at) => {
        const file = join(folder, `${at}.txt`);
        writeFileSync(file, `${code}\n`);
        return file;
      });
      const saved = join(folder, 'class.json');
      writeFileSync(saved, JSON.stringify({ posencClass: 1, room, codes: codes.slice(0, 1) }));
      const again = await open('es/class/', 1280);
      await again.page.waitForSelector('class-start input[type=file]');
      await ((await again.page.$('class-start input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(saved);
      await counted(again, 1);
      await ((await again.page.$('.collect input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(
        files[1]!,
      );
      await counted(again, 2);
      await press(again.page, '[data-act=reveal]');
      await again.page.waitForSelector('.six [data-kind=right]');
      const first = await again.page.$eval('.six .bars', (table) =>
        [...table.querySelectorAll('td.count')].map(({ textContent }) => textContent),
      );
      expect(first).toEqual(['1', '0', '1']);
      expect(await again.page.evaluate(() => document.body.innerText)).not.toMatch(unsaid);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('two students train their seeds, and the class has boxes of six models', async () => {
    const teacher = await teacherOf('train', 'class/', '100');
    const room = await roomOf(teacher);
    const codes: string[] = [];
    for (const number of ['3', '4']) {
      const student = await studentOf(room, 'class/', number);
      await press(student.page, '[data-act=train]');
      await student.page.waitForSelector('class-code .code-text');
      codes.push(await codeIn(student.page, 'class-code .code-text'));
      expect(await textOf(student.page, 'class-training')).toContain(`Your seed: ${number}.`);
    }
    await take(teacher, codes.join('\n'));
    await counted(teacher, 2);
    await press(teacher.page, '[data-act=reveal]');
    await teacher.page.waitForSelector('.class-boxes');
    const boxes = await teacher.page.$$eval('.class-boxes .box', (all) =>
      all.map((box) => [(box as SVGElement).dataset['kind'], box.querySelectorAll('circle').length]),
    );
    const kinds = ['none', 'sinusoidal', 'learned', 'rotary', 'alibi', 't5'];
    expect(boxes).toEqual(kinds.map((kind) => [kind, 2]));
    expect(await textOf(teacher.page, '.verdict')).toBe('2 seeds, trained by this class.');
    await teacher.page.select('[name=measure]', '0');
    await teacher.page.waitForFunction(() =>
      document.querySelector('.numbers caption')?.textContent?.includes('with 16 words'),
    );
  });

  test('no request leaves the origin, in any view', async () => {
    const teacher = await teacherOf('questions');
    const student = await studentOf(await roomOf(teacher));
    await press(student.page, '[name="q-fastest"][value=first]');
    await take(teacher, await finished(student));
    await counted(teacher, 1);
    for (const { requests } of [teacher, student]) {
      expect(requests.length).toBeGreaterThan(5);
      expect(elsewhere(requests, address())).toEqual([]);
    }
  });

  test.each(classPages)(
    '%s: words in the HTML, every view within 360 px, and axe finds nothing',
    async (path, language, heading) => {
      const source = await (await fetch(address() + path)).text();
      expect(source).toContain(`<h1>${heading}</h1>`);
      for (const code of [...languages(), 'x-default']) expect(source).toContain(`hreflang="${code}"`);
      const teacher = await teacherOf('questions', path);
      const room = await roomOf(teacher);
      const student = await studentOf(room, path);
      await press(student.page, '[name="q-fastest"][value=last]');
      const code = await finished(student);
      await take(teacher, `${code}\nHELLO`);
      await counted(teacher, 1);
      await press(teacher.page, '[data-act=reveal]');
      const start = await open(path, 360);
      await start.page.waitForSelector('[name=question]');
      // A link cut within a sign.
      const broken = await open(`${path}#room=AAAAA%E0%A4%A`, 360);
      await broken.page.waitForSelector('#class-notice .refusal');
      const predicting = await teacherOf('predict', path);
      const guesser = await studentOf(await roomOf(predicting), path);
      const training = await teacherOf('train', path);
      const trainer = await studentOf(await roomOf(training), path);
      for (const { page, resize, complaints } of [
        teacher,
        student,
        start,
        broken,
        predicting,
        guesser,
        training,
        trainer,
      ]) {
        await page.bringToFront();
        await resize(360, 800, 1);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        await page.waitForFunction(() => document.documentElement.scrollWidth <= 360);
        expect(await page.evaluate(() => document.body.innerText)).not.toMatch(unsaid);
        await loadAxe(page);
        expect(await findings(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }
    },
  );
});
