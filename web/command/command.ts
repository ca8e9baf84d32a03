// `npx posenc`: which command it is, and what becomes of errors.
import { check } from './check.ts';
import { diff } from './diff.ts';
import { emit } from './emit.ts';
import { explain } from './explain.ts';
import { model } from './model.ts';
import { help } from './options.ts';
import { RunError } from './run/session.ts';
import { endAll } from './run/program.ts';
import { listVectors } from './vectors/list.ts';
import { version } from './version.ts';
import { UsageError, unknown, type Streams } from './words.ts';

type Command = (words: readonly string[], streams: Streams) => Promise<number> | number;

const commands: Readonly<Record<string, Command>> = { check, vectors: listVectors, explain, model, diff, emit };

/** Runs a command line without the program's own name; the exit code. */
export async function main(words: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = words;
  try {
    if (name === '--version' || name === '-v' || name === 'version') {
      streams.out(`${version()}\n`);
      return 0;
    }
    const own = rest.indexOf('--') < 0 ? rest : rest.slice(0, rest.indexOf('--'));
    if (name === undefined || name === '--help' || name === '-h' || name === 'help' || own.includes('--help')) {
      streams.out(help);
      return name === undefined ? 2 : 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      const names = [...Object.keys(commands), '--help', '--version'];
      throw new UsageError(unknown(name.startsWith('-') ? 'option' : 'command', name, names));
    }
    return await command(rest, streams);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RunError)) throw error;
    streams.err(`posenc: ${error.message}\n`);
    if (error instanceof UsageError) streams.err('npx posenc --help says what is allowed.\n');
    return 2;
  }
}

/** As the program that npm starts. */
export async function run(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endAll();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  // A reader that stops early, such as `head`, is not an error.
  process.stdout.on('error', () => process.exit(2));
  process.exitCode = await main(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
}
