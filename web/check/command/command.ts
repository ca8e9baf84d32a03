// `npx posenc-check`: which command it is, and what becomes of errors.
import { inspect } from 'node:util';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { emit } from './emit.ts';
import { explain } from './explain.ts';
import { model } from './model.ts';
import { checkOptions, help } from './options.ts';
import { endAll } from './run/program.ts';
import { faultOf } from './text/disk.ts';
import { inTerminal } from './text/paint.ts';
import { plain, plainLine } from './text/plain.ts';
import { listVectors } from './vectors/list.ts';
import { version } from './version.ts';
import { afterDashes, RunError, UsageError, unknown, type Output, type Streams } from './words.ts';

type Command = (words: readonly string[], output: Output) => Promise<number> | number;

const commands: Readonly<Record<string, Command>> = { check, vectors: listVectors, explain, model, diff, emit };

/** Runs a command line without the program's own name; the exit code. All that is printed goes through here. */
export async function main(words: readonly string[], streams: Streams): Promise<number> {
  const output: Output = {
    out: (text) => streams.out(inTerminal(text)),
    err: (text) => streams.err(inTerminal(text)),
    source: (text) => streams.out(text.split('\t').map(plain).join('\t')),
  };
  try {
    return await command(words, output);
  } catch (error) {
    output.err(errorText(error));
    return 2;
  }
}

function command(words: readonly string[], output: Output): Promise<number> | number {
  const [name, ...rest] = words;
  if (name === '--version' || name === '-v' || name === 'version') {
    output.out(`${version()}\n`);
    return 0;
  }
  const own = rest.indexOf('--') < 0 ? rest : rest.slice(0, rest.indexOf('--'));
  if (name === undefined || name === '--help' || name === '-h' || name === 'help' || own.includes('--help')) {
    output.out(help);
    return name === undefined ? 2 : 0;
  }
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (found) return found(rest, output);
  const ofCheck = Object.keys(checkOptions).map((each) => `--${each}`);
  const isOption = name.startsWith('-');
  // A program after --, an option of check, or a path: no command has a dot or a slash.
  if (name === '--' || ofCheck.includes(name.replace(/=[^]*/, '')) || (!isOption && /[./\\]/.test(name)))
    return check(words, output);
  const others = ['--help', '--version'];
  if (isOption) throw new UsageError(unknown('option', name, [...ofCheck, ...others]));
  throw new UsageError(unknown('command', name, [...Object.keys(commands), ...others], `; ${afterDashes(words)}`));
}

/** An error on one line; the lines that a program printed, or a hint, may follow, and with POSENC_DEBUG the stack. */
function errorText(error: unknown): string {
  const line = (text: string): string => `posenc: ${plainLine(text)}`;
  const stack = process.env['POSENC_DEBUG'] ? `${inspect(error)}\n` : '';
  if (error instanceof UsageError)
    return `${line(error.message)}\nnpx posenc-check --help says what is allowed.\n${stack}`;
  if (error instanceof RunError) {
    const { message, printed } = error;
    return `${line(message.slice(0, message.length - printed.length))}${printed}\n${stack}`;
  }
  if (error instanceof Error && 'syscall' in error) return `${line(faultOf(error))}\n${stack}`;
  const debug = stack === '' ? '; POSENC_DEBUG=1 shows where' : '';
  return `${line(`this is a fault of posenc: ${String(error)}${debug}`)}\n${stack}`;
}

/** As the program that npm starts. */
export async function run(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endAll();
      // Ends even while a thread waits for a file; the shell sees the signal.
      process.kill(process.pid, signal);
    });
  const streams: Streams = {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  };
  let failed = false;
  const fail = (text: string): void => {
    failed = true;
    process.exitCode = 2;
    streams.err(inTerminal(text));
  };
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops early, such as `head`, is not an error: the exit code stays that of the command.
    if (error.code !== 'EPIPE' && !failed) fail(`posenc: standard output cannot be written: ${faultOf(error)}\n`);
  });
  process.stderr.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    fail(errorText(error));
    endAll();
    process.exit();
  });
  const code = await main(process.argv.slice(2), streams);
  if (!failed) process.exitCode = code;
}
