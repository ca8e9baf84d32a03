// Options of a case, as a file of vectors has them: of any type, or absent.

/** Reads options and inputs, whose types are unknown until they are checked. */
export const numberIn = (
  from: Readonly<Record<string, unknown>> | undefined,
  name: string,
  otherwise = NaN,
): number => {
  const value = from?.[name];
  return typeof value === 'number' ? value : otherwise;
};
export const textIn = (from: Readonly<Record<string, unknown>> | undefined, name: string): string => {
  const value = from?.[name];
  return typeof value === 'string' ? value : '';
};
