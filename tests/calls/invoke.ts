import type { PreparedRotary } from 'posenc';

/** Calls a function of the package. The options of a constructor and the arguments of its method are in one list. */
export function invoke(entry: object, name: string, args: readonly unknown[]): unknown {
  const made = (entry as Readonly<Record<string, unknown>>)[name];
  if (name !== 'PreparedRotary') return (made as (...args: readonly unknown[]) => unknown)(...args);
  const prepared = new (made as typeof PreparedRotary)(args[0] as never);
  try {
    return (prepared.apply as (...args: readonly unknown[]) => unknown)(...args.slice(1));
  } finally {
    prepared.dispose();
  }
}
