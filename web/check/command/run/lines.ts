// Lines of a stream on demand, with a limit on memory however much is written.
import type { Readable } from 'node:stream';

export type Line =
  | { readonly kind: 'line'; readonly text: string }
  /** A line that did not end within the limit. */
  | { readonly kind: 'tooLong'; readonly start: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'late' };

/** For one line; the longest answers of the vectors have some 100 kB. */
export const longestLine = 16 * 2 ** 20;

/** Buffered lines before the stream is paused. */
const mostWaiting = 256;

export class Lines {
  readonly #stream: Readable;
  readonly #longest: number;
  #waiting: Line[] = [];
  /** The parts of the line that has not ended, and how long they are. */
  #parts: Buffer[] = [];
  #length = 0;
  #wake: (() => void) | undefined;
  #ended = false;

  constructor(stream: Readable, longest = longestLine) {
    this.#stream = stream;
    this.#longest = longest;
    stream.on('data', (data: Buffer) => this.#take(data));
    stream.on('end', () => this.#end());
    stream.on('error', () => this.#end());
    stream.on('close', () => this.#end());
  }

  /** The next line, or `late` after so many milliseconds. */
  async next(milliseconds: number): Promise<Line> {
    if (this.#waiting.length === 0 && !this.#ended) await this.#arrival(milliseconds);
    const line = this.#waiting.shift();
    if (this.#waiting.length < mostWaiting / 2 && this.#stream.isPaused()) this.#stream.resume();
    return line ?? (this.#ended ? { kind: 'end' } : { kind: 'late' });
  }

  #arrival(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#wake = done;
    });
  }

  #take(data: Buffer): void {
    let rest = data;
    for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10)) {
      this.#add(rest.subarray(0, at));
      this.#finish();
      rest = rest.subarray(at + 1);
    }
    this.#add(rest);
    if (this.#waiting.length >= mostWaiting) this.#stream.pause();
    if (this.#waiting.length > 0) this.#wake?.();
  }

  #add(part: Buffer): void {
    if (part.length === 0) return;
    const before = this.#length;
    this.#length += part.length;
    if (this.#length <= this.#longest) this.#parts.push(part);
    else if (before <= this.#longest) {
      this.#waiting.push({ kind: 'tooLong', start: Buffer.concat([...this.#parts, part]).toString('utf8', 0, 80) });
      this.#parts = [];
    }
  }

  #finish(): void {
    if (this.#length <= this.#longest) {
      const text = Buffer.concat(this.#parts).toString('utf8').replace(/\r$/, '');
      if (text.trim() !== '') this.#waiting.push({ kind: 'line', text });
    }
    this.#parts = [];
    this.#length = 0;
  }

  #end(): void {
    if (this.#ended) return;
    if (this.#length > 0) this.#finish();
    this.#ended = true;
    this.#wake?.();
  }
}
