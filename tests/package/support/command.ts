import { runCommand } from '../../../cpp/toolchain/run-command.mjs';

/** Runs a program and gives what it printed; a failure is an error with the output in it. */
export async function command(
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { code, output } = await runCommand(program, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', NODE_ENV: 'production', ...env },
    timeoutSeconds: 180,
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
