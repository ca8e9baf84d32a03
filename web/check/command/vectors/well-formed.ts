// Vectors that come from a stranger's folder: the parts that the command reads are there and of their types.
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (isOne: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isOne);
const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const perhaps =
  (isOne: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || isOne(value);

type Rules = Readonly<Record<string, (value: unknown) => boolean>>;

const keysOfFile: Rules = { family: isText, version: isText, source: isText, flags: isObject, cases: Array.isArray };

const keysOfCase: Rules = {
  id: isText,
  comment: isText,
  operation: isText,
  result: (value) => ['valid', 'acceptable', 'invalid'].includes(value as string),
  flags: isListOf(isText),
  options: isObject,
  input: isObject,
  expected: perhaps(isObject),
  class: perhaps((value) => ['table', 'rotation', 'frequency', 'bias', 'attention', 'exact'].includes(value as string)),
};

const keysOfExpected: Rules = {
  shape: isListOf(isSize),
  at: perhaps(isListOf(isSize)),
  decimal: perhaps(isListOf(isText)),
  integers: perhaps(isListOf((value) => typeof value === 'number')),
  scalars: perhaps(isObject),
};

const wrongKey = (object: Record<string, unknown>, rules: Rules): string | undefined =>
  Object.keys(rules).find((key) => !rules[key]?.(object[key]));

/** What is wrong with the contents of a vectors file; undefined if nothing is. */
export function faultOfVectors(file: unknown): string | undefined {
  if (!isObject(file)) return 'it is no object';
  const key = wrongKey(file, keysOfFile);
  if (key !== undefined) return `its "${key}" is missing or of the wrong type`;
  for (const [at, one] of (file['cases'] as readonly unknown[]).entries()) {
    if (!isObject(one)) return `case ${at} is no object`;
    const wrong = wrongKey(one, keysOfCase) ?? (isObject(one['expected']) && wrongKey(one['expected'], keysOfExpected));
    if (wrong) return `"${wrong}" of case ${at} is missing or of the wrong type`;
  }
  return undefined;
}
