// Types of the project's scripts, which are JavaScript with types in comments.

declare module '*/web/tools/toolchain/run-command.mjs' {
  export function runCommand(
    command: string,
    args: readonly string[],
    options?: { cwd?: string; env?: NodeJS.ProcessEnv; timeoutSeconds?: number },
  ): Promise<{ code: number; output: string }>;
}

declare module '*/web/tools/toolchain/lock.mjs' {
  export function withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
}

declare module '*/web/tools/toolchain/npm-packages.mjs' {
  export function isInstalled(folder: string): boolean;
  export function installPackages(folder: string, how?: 'ci' | 'install'): Promise<{ code: number; output: string }>;
}

declare module '*/web/tools/toolchain/detect.mjs' {
  export function isAtLeast(version: string, lowest: string): boolean;
}

declare module '*/web/tools/toolchain/build.mjs' {
  export function build(name: string): Promise<unknown>;
}

declare module '*/web/tools/release/package.mjs' {
  export type PackageName = 'posenc' | 'posenc-check' | 'posenc-labs';
  export const packages: Readonly<Record<PackageName, string>>;
}
