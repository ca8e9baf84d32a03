// One run: greets a program, asks it case after case, starts it again when it died, says goodbye.
import type { AskedCase, Dtype } from '../../numbers/vectors/types.ts';
import { excerpt, readAnswer, readHello, readObject, type Hello } from './answer.ts';
import { shortLine } from '../text/plain.ts';
import { RunError } from '../words.ts';
import { judge, type Verdict } from './judge.ts';
import { describeEnd, Program } from './program.ts';

export interface Outcome {
  readonly asked: AskedCase;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

/** Other events of a program: they neither fail nor pass a case. */
export interface Finding {
  readonly text: string;
  /** The pending case at that time. */
  readonly id?: string | undefined;
}

export interface Run {
  readonly hello: Hello;
  readonly dtype: Dtype;
  readonly outcomes: readonly Outcome[];
  readonly findings: readonly Finding[];
  /** Why the run was given up, where it was. */
  readonly stopped: string | undefined;
  /** Until the greeting, and in all. */
  readonly startMilliseconds: number;
  readonly milliseconds: number;
}

export interface SessionOptions {
  readonly command: readonly string[];
  readonly dtype?: Dtype | undefined;
  readonly timeoutSeconds: number;
  /** The cases of the families that the program says it has. */
  readonly casesFor: (hello: Hello) => readonly AskedCase[];
  readonly onProgress?: (done: number, all: number) => void;
}

const mostDeaths = 5;
/** The number of invalid lines, for one case, before the program is ended. */
const mostRubbish = 100;
/** An interpreter with a large library needs longer to start than to answer. */
const startSeconds = 60;

export async function runSession(options: SessionOptions): Promise<Run> {
  const session = new Session(options);
  try {
    return await session.run();
  } finally {
    session.kill();
  }
}

class Session {
  readonly #options: SessionOptions;
  readonly #findings: Finding[] = [];
  readonly #begin = performance.now();
  #program: Program | undefined;
  #hello: Hello | undefined;
  /** Ids of requests, to distinguish late answers from foreign ones. */
  readonly #asked = new Set<string>();

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  kill(): void {
    this.#program?.kill();
  }

  async run(): Promise<Run> {
    const hello = await this.#start();
    const startMilliseconds = performance.now() - this.#begin;
    const dtype = this.#options.dtype ?? hello.dtype;
    const cases = this.#options.casesFor(hello);
    const outcomes: Outcome[] = [];
    let deaths = 0;
    let stopped: string | undefined;
    for (const asked of cases) {
      const begin = performance.now();
      const verdict = await this.#ask(asked, dtype);
      outcomes.push({ asked, verdict, milliseconds: performance.now() - begin });
      this.#options.onProgress?.(outcomes.length, cases.length);
      deaths = this.#program ? 0 : deaths + 1;
      if (deaths < mostDeaths) continue;
      stopped = `The program was lost ${mostDeaths} times in a row; the run stops at ${asked.id}: ${verdict.message}`;
      break;
    }
    await this.#goodbye();
    const milliseconds = performance.now() - this.#begin;
    return { hello, dtype, outcomes, findings: this.#findings, stopped, startMilliseconds, milliseconds };
  }

  /** Starts the program and waits for its greeting; throws if there is no proper one. */
  async #start(): Promise<Hello> {
    const [name = ''] = this.#options.command;
    const program = startProgram(this.#options.command);
    this.#program = program;
    program.send({ posenc: 1, hello: true });
    const until = performance.now() + 1000 * Math.max(startSeconds, this.#options.timeoutSeconds);
    for (let rubbish = 0; rubbish < mostRubbish; ) {
      const line = await program.next(until - performance.now());
      if (line.kind === 'late') throw new RunError(`${name} did not greet within ${startSeconds} s`);
      if (line.kind === 'end') {
        const end = await program.ended;
        const { code } = (end.error ?? {}) as NodeJS.ErrnoException;
        if (code === 'ENOENT') throw new RunError(`there is no command "${name}"`);
        throw new RunError(`${name} ${describeEnd(end)} before it greeted`, { printed: withErrors(program) });
      }
      const object = line.kind === 'line' ? readObject(line.text) : undefined;
      if (object && !('id' in object)) {
        const hello = readHello(object);
        if (typeof hello === 'string') throw new RunError(`${name}: ${hello}`);
        this.#hello = hello;
        return hello;
      }
      rubbish++;
      this.#find(`printed ${excerpt(line.kind === 'line' ? line.text : line.start)} before its greeting`);
    }
    throw new RunError(`${name} prints without end, and no greeting`);
  }

  /** Requests one case. Afterwards there is no program if it was lost. */
  async #ask(asked: AskedCase, dtype: Dtype): Promise<Verdict> {
    const lost = (message: string): Verdict => {
      this.#program?.kill();
      this.#program = undefined;
      return { status: 'failed', fault: 'protocol', message };
    };
    if (!this.#program) {
      try {
        await this.#start();
      } catch (error) {
        if (!(error instanceof RunError)) throw error;
        return lost(`the program was started again, and failed: ${error.message}`);
      }
    }
    const program = this.#program!;
    const { id, family, operation, options, input } = asked;
    this.#asked.add(id);
    program.send({ id, family, operation, options, input });
    const seconds = this.#options.timeoutSeconds;
    const until = performance.now() + 1000 * seconds;
    for (let rubbish = 0; rubbish < mostRubbish; ) {
      const line = await program.next(Math.max(0, until - performance.now()));
      if (line.kind === 'late') {
        const why = program.inputClosed ? '; it had closed its standard input' : '';
        return lost(`no answer within ${seconds} s${why}`);
      }
      if (line.kind === 'end') {
        // A program may close its output and stay.
        const end = await Promise.race([program.ended, wait(1000)]);
        const how = end ? describeEnd(end) : 'closed its standard output';
        return lost(`the program ${how} instead of answering${withErrors(program)}`);
      }
      if (line.kind === 'tooLong') return lost(`the answer is a line without end, beginning ${excerpt(line.start)}`);
      const object = readObject(line.text);
      if (object?.['id'] === id) return judge(asked, readAnswer(object, dtype), dtype);
      rubbish++;
      if (!object) this.#find(`printed ${excerpt(line.text)}, which is no JSON object, on standard output`, id);
      else if (typeof object['id'] === 'string' && this.#asked.has(object['id']))
        this.#find(`answered ${object['id']} again or late`, id);
      else {
        this.#find(
          `answered with the id ${shortLine(JSON.stringify(object['id']) ?? 'undefined', 60)} where ${id} was asked`,
          id,
        );
        return { status: 'failed', fault: 'protocol', message: `answered with another id: ${excerpt(line.text)}` };
      }
    }
    return lost(`${mostRubbish} lines on standard output, and none is the answer`);
  }

  async #goodbye(): Promise<void> {
    const program = this.#program;
    if (!program) return;
    program.send({ bye: true });
    program.endInput();
    const seconds = Math.min(5, this.#options.timeoutSeconds);
    const end = await Promise.race([program.ended, wait(1000 * seconds)]);
    if (!end) this.#find(`did not end within ${seconds} s after {"bye": true}`);
    else if (end.code !== 0) this.#find(`${describeEnd(end)} after {"bye": true}${withErrors(program)}`);
    const line = await program.next(20);
    if (line.kind === 'line') this.#find(`printed ${excerpt(line.text)} after the last answer`);
  }

  /** Notes what the program did; the same thing again and again is noted a few times. */
  #find(what: string, id?: string): void {
    if (this.#findings.length < 20) this.#findings.push({ text: `${this.#hello?.name ?? 'The program'} ${what}`, id });
    else if (this.#findings.length === 20) this.#findings.push({ text: 'More findings of this kind are left out' });
  }
}

function startProgram(command: readonly string[]): Program {
  try {
    return new Program(command);
  } catch (error) {
    throw new RunError(`${command[0]} could not be started (${(error as Error).message})`, { cause: error });
  }
}

const withErrors = (program: Program): string => (program.errors ? `; standard error ends:\n${program.errors}` : '');

const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, undefined).unref();
  });
