// @ts-check
// The race of six encodings on the built page, in a browser: its duration, and the responsiveness of the page
// meanwhile.
import { launch } from '../../toolchain/launch.mjs';
import { servePage } from '../../toolchain/serve-page.mjs';

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;

/**
 * Seconds from the start to the last answer; the intervals of the frames between them, and the page's work in each,
 * from its beginning to painting; and the processor time of all work on the page's thread, by frame, in milliseconds.
 * @param {'chromium' | 'firefox'} name
 */
export async function measureRace(name) {
  const server = await servePage();
  const browser = await launch(name);
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${server.address}?lang=en#training`);
    await page.waitForSelector('lab-training .task-example code');
    // Processor time, which other load does not stretch: only Chromium reports it.
    const session = name === 'chromium' ? await page.createCDPSession() : undefined;
    await session?.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = (await session?.send('Performance.getMetrics')) ?? { metrics: [] };
      return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const before = await busy();
    const { seconds, intervals, work } = await page.evaluate(async () => {
      /** @type {number[]} */
      const intervals = [];
      /** @type {number[]} */
      const work = [];
      const { port1, port2 } = new MessageChannel();
      let [last, running] = [Number.NaN, true];
      port1.onmessage = () => work.push(performance.now() - last);
      const frame = (/** @type {number} */ time) => {
        if (!Number.isNaN(last)) intervals.push(time - last);
        last = time;
        port2.postMessage(0);
        if (running) requestAnimationFrame(frame);
      };
      const start = performance.now();
      /** @type {HTMLElement} */ (document.querySelector('lab-training [data-act="start"]')).click();
      requestAnimationFrame(frame);
      while (!document.querySelector('lab-training [data-state="finished"]'))
        await new Promise((resolve) => setTimeout(resolve, 50));
      running = false;
      port1.close();
      return { seconds: (performance.now() - start) / 1000, intervals, work };
    });
    const frames = intervals.length;
    return {
      seconds,
      thread: ((await busy()) - before) / frames,
      frames,
      interval: { median: quantile(intervals, 0.5), p95: quantile(intervals, 0.95) },
      work: { median: quantile(work, 0.5), p95: quantile(work, 0.95) },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
