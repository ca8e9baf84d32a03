import { runCommand } from '../../../web/tools/toolchain/run-command.mjs';

/** Runs a program and returns its output; a failure is an error that contains the output. */
export async function command(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  // On Windows npm and the programs of node_modules/.bin are scripts that only a shell starts.
  const direct = process.platform !== 'win32' || program.endsWith('.exe');
  const [name, words] = direct ? [program, args] : ['cmd.exe', ['/d', '/s', '/c', program, ...args]];
  const { code, output } = await runCommand(name, words, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', NODE_ENV: 'production', ...env },
    timeoutSeconds: 180,
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
