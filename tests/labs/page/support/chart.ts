import type { Page } from 'puppeteer-core';

/** The value at a height on the screen. */
type Axis = (y: number) => number;

/** Reads an axis from its first and its last grid line. */
async function axis(page: Page, chart: string, scaled: (value: number) => number): Promise<Axis> {
  const lines = await page.$$eval(`${chart} path.grid[data-value]`, (paths) =>
    paths.map((line) => [
      Number(line.getAttribute('data-value')),
      Number(/^M[\d.]+ ([\d.]+)H/.exec(line.getAttribute('d') ?? '')?.[1]),
    ]),
  );
  const ends = [lines[0], lines.at(-1)].map((line) => ({ value: scaled(line![0]!), y: line![1]! }));
  const [low, high] = [ends[0]!, ends[1]!];
  return (y) => low.value + ((y - low.y) / (high.y - low.y)) * (high.value - low.value);
}

export const linearAxis = (page: Page, chart: string): Promise<Axis> => axis(page, chart, (value) => value);
/** In exponents of ten. */
export const logarithmicAxis = (page: Page, chart: string): Promise<Axis> => axis(page, chart, Math.log10);

/** Heights of the points of every line, by an attribute of the line. */
export const linesOf = (page: Page, chart: string, attribute: string): Promise<Record<string, number[]>> =>
  page.$$eval(
    `${chart} path.line`,
    (paths, name) =>
      Object.fromEntries(
        paths.map((line) => [
          line.getAttribute(name),
          (line.getAttribute('d') ?? '')
            .slice(1)
            .split('L')
            .map((point) => Number(point.split(' ')[1])),
        ]),
      ),
    attribute,
  );

/** Heights of marks, each with an attribute of the mark. */
export const marksOf = (page: Page, chart: string, marks: string, attribute: string): Promise<[string, number][]> =>
  page.$$eval(
    `${chart} ${marks}`,
    (things, name) =>
      things.map((mark): [string, number] => [mark.getAttribute(name)!, Number(mark.getAttribute('cy'))]),
    attribute,
  );

export const mapped = (lines: Readonly<Record<string, readonly number[]>>, valueAt: Axis): Record<string, number[]> =>
  Object.fromEntries(Object.entries(lines).map(([name, heights]) => [name, heights.map(valueAt)]));
