// Random clicks over the controls of the race, from within the page: through a driver each would take as long as fifty.
import type { Page } from 'puppeteer-core';

export interface Clicks {
  readonly seed: number;
  readonly clicks: number;
}

export interface Clicked {
  /** How often each control was clicked. */
  readonly counts: Readonly<Record<string, number>>;
  /** The failure, with the number of clicks before it. */
  readonly wrong: readonly string[];
}

/** Clicks in bursts, quick ones and slow ones, and looks at the lab after each burst. */
export const clickAtRandom = (page: Page, { seed, clicks }: Clicks): Promise<Clicked> =>
  page.evaluate(
    async (first, total) => {
      const lab = document.querySelector('lab-training')!;
      // Files are made, but not saved: browsers ask what to do with the second one.
      HTMLAnchorElement.prototype.click = () => undefined;
      lab.querySelector<HTMLDetailsElement>('[data-panel="weights"]')!.open = true;

      // mulberry32: 32 bits of state, the same clicks in every browser.
      let state = first;
      const random = (): number => {
        state = (state + 0x6d2b79f5) | 0;
        let t = Math.imul(state ^ (state >>> 15), 1 | state);
        t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
        return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
      };
      const among = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
      const all = <E extends HTMLElement>(selector: string): E[] => [...lab.querySelectorAll<E>(selector)];
      const frames = async (count: number): Promise<void> => {
        for (let i = 0; i < count; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      };

      const counts: Record<string, number> = {};
      let clicked = 0;
      const wrong: string[] = [];
      /** Clicks every clickable element. */
      const click = (what: string | undefined, control: HTMLElement | undefined): void => {
        if (!control || what === undefined) return;
        counts[what] = (counts[what] ?? 0) + 1;
        clicked += 1;
        control.click();
      };
      const race = (): void => {
        const any = among(all('.race-actions button:not(:disabled)'));
        click(any?.dataset['act'], any);
      };
      const tasks = (): void => click('all', among(all('[data-act="all"]:not(:disabled)')));
      const file = (): void => click('file', among(all('[data-save]:not(:disabled)')));
      const entrant = (): void => click('entrant', all('.entrants input')[0]);
      const setting = (): void => click('setting', among(all('input[value="threeBack"], input[value="wordNumber"]')));
      const look = (): void => {
        const select = lab.querySelector<HTMLSelectElement>('.inside select')!;
        const option = among([...select.options]);
        click('inside', option);
        select.value = option?.value ?? select.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const deeds = [...Array<() => void>(13).fill(race), tasks, file, file, entrant, look, look, setting];
      const button = (act: string): HTMLElement | undefined => all(`[data-act="${act}"]:not(:disabled)`)[0];
      /** A race from the start to its end, and once more from there. */
      const whole = async (): Promise<void> => {
        click('clear', button('clear'));
        for (let i = 0; i < 600 && !button('again'); i += 1) {
          for (const act of ['start', 'goOn']) click(act, button(act));
          await frames(1);
        }
        if (!button('again')) wrong.push(`after ${clicked} clicks: a race that does not come to its end`);
        click('again', button('again'));
      };

      const check = (): void => {
        const say = (what: string): void => void wrong.push(`after ${clicked} clicks: ${what}`);
        for (const note of all('[data-failure], [role="alert"], ul.note')) {
          const said = note.textContent?.replace(/\s+/g, ' ').trim();
          if (said) say(said);
        }
        const shown = lab.querySelector<HTMLElement>('.race-state')?.dataset['state'] ?? '';
        const main = all<HTMLButtonElement>('.race-actions .main');
        const act = main.map(({ dataset }) => dataset['act']).join(' and ');
        const acts = { ready: 'start', running: 'pause', asking: 'pause', paused: 'goOn', finished: 'again' };
        const wanted = acts[shown as keyof typeof acts];
        const nobody = main[0]?.disabled;
        if (act !== wanted && !nobody) say(`the state is ${shown}, the button ${act}`);
        const step = Number(lab.querySelector<HTMLElement>('.race-clock')?.dataset['step']);
        const steps = Number(lab.querySelector<HTMLInputElement>('[data-name="training-steps"] .box')?.value);
        if (!(step >= 0 && step <= steps)) say(`step ${step} of ${steps}`);
        if (shown === 'ready' && step !== 0) say(`ready at step ${step}`);
        if (shown === 'finished' && step !== steps && !nobody) say(`finished at step ${step} of ${steps}`);
      };

      while (clicked < total && wrong.length < 5) {
        const end = Math.min(total, clicked + 2 + Math.floor(random() * 9));
        while (clicked < end) {
          among(deeds)!();
          // Within one task, in two, or in two frames.
          const after = Math.floor(random() * 6);
          if (after > 3) await new Promise((resolve) => setTimeout(resolve, 0));
          if (after > 4) await frames(1);
        }
        await frames(2);
        check();
        if (random() < 0.04) await whole();
      }
      return { counts, wrong };
    },
    seed,
    clicks,
  );
