// Runs in the page: the visible state of a lab, as text that is the same for the same pixels.
import type { Page } from 'puppeteer-core';

declare global {
  interface Window {
    look: {
      /** Waits until nothing is pending. */
      settle(elements: readonly HTMLElement[]): Promise<void>;
      picture(element: HTMLElement): string;
      lab(element: HTMLElement): HTMLElement;
      /** Operates the control of a property; false if it has none. */
      operate(element: HTMLElement, key: string, kind: string, text: string): boolean;
    };
  }
}

export const install = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lab = (element: HTMLElement): HTMLElement => element.shadowRoot!.querySelector('[part~=lab]')!;
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const picture = (element: HTMLElement): string => {
      const root = lab(element);
      // Those of an answer to pasted numbers are in the list, which most of the elements do not show.
      const ofLab = <E extends Element>(selector: string): E[] =>
        [...root.querySelectorAll<E>(selector)].filter((one) => !one.closest('pe-table-check'));
      const canvases = ofLab<HTMLCanvasElement>('canvas').map((canvas) => canvas.toDataURL());
      const drawings = ofLab('figure svg').map((svg) => svg.outerHTML.replace(/<!--.*?-->| data-lit(="")?/gs, ''));
      const figures = [
        ...root.querySelectorAll<HTMLElement & { canvas: HTMLCanvasElement | null }>('posenc-heatmap, posenc-curves'),
      ];
      const drawn = figures.map(
        ({ canvas, shadowRoot }) =>
          `${canvas?.toDataURL()} ${[...shadowRoot!.querySelectorAll('path')].map((path) => path.getAttribute('d'))}`,
      );
      // The game of the claims shows a sentence.
      const sentences = ofLab('.asked').map(({ textContent }) => textContent ?? '');
      return [...canvases, ...drawings, ...drawn, ...sentences].join('\n');
    };
    const waits = (element: HTMLElement): boolean =>
      lab(element).querySelector(
        '[data-waiting], .claim:not([data-verdict]), .tally .pending, pe-table-check .working',
      ) !== null;
    window.look = {
      lab,
      picture,
      settle: async (elements) => {
        let before = '';
        for (let quiet = 0, round = 0; quiet < 12 && round < 600; ) {
          await frame();
          if (elements.some(waits)) continue; // as long as a busy machine needs
          const now = elements.map(picture).join('\n');
          quiet = now === before ? quiet + 1 : 0;
          before = now;
          round += 1;
        }
      },
      operate: (element, key, kind, text) => {
        const root = lab(element);
        const name = `${root.localName.slice(4)}-${key}`;
        const fire = (control: HTMLElement, type: string): boolean =>
          control.dispatchEvent(new Event(type, { bubbles: true }));
        const box = root.querySelector<HTMLInputElement>(`[data-name="${name}"] .box`);
        if (box) {
          box.value = text;
          return fire(box, 'input');
        }
        const choice = root.querySelector<HTMLInputElement>(
          `input[type=radio][name="${name}"][value=${CSS.escape(text)}]`,
        );
        if (choice) {
          if (choice.matches(':disabled')) return false;
          choice.click();
          return true;
        }
        const flag = root.querySelector<HTMLInputElement>(`input[type=checkbox][name="${name}"]`);
        if (flag && kind === 'flag') {
          if (flag.checked !== (text === '1')) flag.click();
          return true;
        }
        const select = root.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
        if (!select) return false;
        select.value = text;
        return fire(select, 'change');
      },
    };
  });
