// The script of the pages below `/why/`: the reader's colours, then the figure. The text needs none.
import './why.css';
import type { FigureElement } from '../../../library/elements/index.ts';
import { startHeader } from '../../shared/header/behaviour.ts';
import { keepForOffline } from '../../shared/offline/register.ts';
import { painted } from '../../shared/state/painted.ts';

startHeader();
const { up = '' } = document.documentElement.dataset;

/** Draws the figure once the text and the still picture are on the screen. */
async function start(): Promise<void> {
  const figure = document.querySelector<HTMLElement>('.live > [data-live]');
  if (!figure) return;
  await painted();
  if (figure.localName === 'posenc-lab') {
    await import(/* @vite-ignore */ new URL(`${up}posenc-lab.js`, location.href).href);
    return;
  }
  await import('../../../library/elements/define.ts');
  const matrix = figure.querySelector('script')?.textContent;
  if (matrix) (figure as FigureElement<never>).matrix = JSON.parse(matrix);
}

await start();
keepForOffline(`${up}sw.js`);
