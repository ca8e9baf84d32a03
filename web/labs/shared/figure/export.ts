// A lab's contents as files: its table as CSV, JSON and a matrix, its picture as PNG and SVG. Nothing here computes.
import type { Table } from 'posenc';
import { escaped } from '../text/escape.ts';

/** A figure's numbers as a table: the text alternative, and the source of exports. */
export interface DataTable {
  /** File name without ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (number | string)[])[];
  /** The contents of a `.npy` file, if not the columns of numbers. */
  readonly matrix?: Table<Float32Array>;
}

/** A number that comes back as the same double, or the same float32. */
const exact = (value: number | string): string => String(value);

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csvOf({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => row.map((cell) => quoted(exact(cell))).join(',')).join('\n') + '\n';
}

export function jsonOf({ columns, rows }: DataTable): string {
  return `${JSON.stringify({ columns, rows })}\n`;
}

/** The columns of numbers as one matrix, for NumPy, which has no names and no words. */
export function numbersOf({ columns, rows, matrix }: DataTable): Table<Float32Array> {
  if (matrix) return matrix;
  const numeric = columns
    .map((_name, column) => column)
    .filter((column) => rows.every((row) => typeof row[column] === 'number'));
  const data = Float32Array.from(rows.flatMap((row) => numeric.map((column) => Number(row[column]))));
  return { data, rows: rows.length, columns: numeric.length };
}

/** CSS that a picture needs to look the same outside the page. */
const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'opacity',
  'color',
];

/** Pixels a cell in a file: some programs blur enlarged pictures, whatever the file asks for. */
const enlarged = 8;

/** Cells of a pixel each as a PNG in text; a large table is sharp enough as it is. */
function cellsOf(canvas: HTMLCanvasElement): string {
  const { width, height } = canvas;
  if (width * height * enlarged ** 2 > 2 ** 20) return canvas.toDataURL();
  const large = Object.assign(document.createElement('canvas'), { width: width * enlarged, height: height * enlarged });
  const context = large.getContext('2d');
  if (!context) throw new Error('this browser has no 2-D canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, large.width, large.height);
  return large.toDataURL();
}

/** The size on the page, CSS pixels; of a figure that is folded away, its own. */
function sizeOf(figure: SVGSVGElement): { readonly width: number; readonly height: number } {
  const { width, height } = figure.getBoundingClientRect();
  const own = figure.viewBox.baseVal;
  return width > 0 && height > 0 ? { width, height } : { width: own.width, height: own.height };
}

/**
 * An SVG figure as a separate file: computed styles are written into it, and the cells of the canvas next to it, sharp
 * at once, go into the images that mark their places.
 */
export function svgOf(figure: SVGSVGElement): string {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const originals = [figure, ...figure.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const computed = getComputedStyle(original);
    for (const name of carried) element.setAttribute(name, computed.getPropertyValue(name));
  });
  const canvases = figure.parentElement?.querySelectorAll<HTMLCanvasElement>(':scope > canvas') ?? [];
  copy.querySelectorAll('image.copy').forEach((image, index) => {
    const canvas = canvases[index];
    if (canvas) image.setAttribute('href', cellsOf(canvas));
  });
  const { width, height } = sizeOf(figure);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(copy);
}

/** A canvas figure in an SVG: its pixels, with a title for screen readers. */
export async function svgAround(png: Blob, width: number, height: number, title: string): Promise<string> {
  const bytes = new Uint8Array(await png.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${btoa(binary)}"/>`;
  const outer = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">`;
  return `${outer}<title>${escaped(title)}</title>${image}</svg>`;
}

/** An SVG figure as pixels, twice as fine as on a plain screen, on the page's own paper. */
export async function pngOf(figure: SVGSVGElement, paper: string): Promise<Blob> {
  const { width, height } = sizeOf(figure);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(figure))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * 2);
  canvas.height = Math.round(height * 2);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no 2-D canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot make a PNG'))), 'image/png');
  });
}
