// The program under test: started, written to, read from, ended together with its children.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { plain } from '../text/plain.ts';
import { Lines, type Line } from './lines.ts';

/** How a program ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it could not be started. */
  readonly error?: Error | undefined;
}

const keptOfErrors = 4000;

/** Colours of a program that takes its standard error for a terminal. */
// eslint-disable-next-line no-control-regex -- an escape character is what they begin with
const colors = /\u001b\[[\d;]*m/g;

/** Windows has no process groups; there a batch file has to be run by its shell. */
const groups = process.platform !== 'win32';

const running = new Set<Program>();

/** Ends whatever still runs: for when the command itself is interrupted. */
export function endAll(): void {
  for (const program of running) program.kill();
}

export class Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Lines;
  #errors = '';
  #end: End | undefined;
  /** Settles when it has ended. */
  readonly ended: Promise<End>;

  constructor(command: readonly string[]) {
    const [file = '', ...words] = command;
    this.#child = spawn(file, words, { stdio: 'pipe', detached: groups, windowsHide: true });
    running.add(this);
    this.#lines = new Lines(this.#child.stdout);
    this.#child.stderr.on('data', (data: Buffer) => {
      this.#errors = (this.#errors + data.toString('utf8')).slice(-keptOfErrors);
    });
    // A program that closes its standard input is judged by its answers, or by ending.
    this.#child.stdin.on('error', () => {
      this.inputClosed = true;
    });
    this.ended = new Promise((resolve) => {
      const settle = (end: End): void => {
        this.#end ??= end;
        running.delete(this);
        resolve(this.#end);
      };
      this.#child.on('error', (error) => settle({ code: null, signal: null, error }));
      this.#child.on('close', (code, signal) => settle({ code, signal }));
      // Its children may hold its streams open; its last output gets a moment to arrive.
      this.#child.on('exit', (code, signal) => setTimeout(settle, 50, { code, signal }));
    });
  }

  inputClosed = false;

  /** The last output on standard error. */
  get errors(): string {
    return plain(this.#errors.replace(colors, '').replace(/\r\n?/g, '\n').replaceAll('\t', '  ')).trim();
  }

  get end(): End | undefined {
    return this.#end;
  }

  send(message: object): void {
    if (!this.inputClosed && this.#child.stdin.writable) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  endInput(): void {
    this.#child.stdin.end();
  }

  next(milliseconds: number): Promise<Line> {
    return this.#lines.next(milliseconds);
  }

  /** Ends it and its children. */
  kill(): void {
    const { pid } = this.#child;
    this.#child.stdout.destroy();
    if (pid === undefined) return;
    try {
      if (groups) process.kill(-pid, 'SIGKILL');
      else this.#child.kill();
    } catch {
      // It had ended already.
    }
  }
}

/** "ended with exit code 3", "was ended by SIGSEGV". */
export function describeEnd({ code, signal, error }: End): string {
  if (error) return `could not be started (${error.message})`;
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
