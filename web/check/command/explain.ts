// `posenc-check explain`: a case in words.
import { explainOptions } from './options.ts';
import { placeOf } from './run/judge.ts';
import { toleranceInWords } from './run/tolerance.ts';
import { findCase, publishedFolder } from './vectors/files.ts';
import type { AskedCase, Expected, VectorFile } from '../numbers/vectors/types.ts';
import { jsonText, plainLine } from './text/plain.ts';
import { argumentsOf, readWords, textOf, UsageError, type Output } from './words.ts';

const results = {
  valid: 'valid: a program that has this must agree',
  acceptable: 'acceptable: agreeing is right, and so is "unsupported"',
  invalid: 'invalid: a program must refuse this',
};

export function explain(words: readonly string[], { out }: Output): number {
  const read = readWords(words, explainOptions);
  const { options } = read;
  const [id, second] = argumentsOf(read);
  if (id === undefined || second !== undefined) throw new UsageError('explain takes the id of one case, as rotary-001');
  const { file, found } = findCase(textOf(options, 'vectors') ?? publishedFolder, id);
  out(`${inWords(file, found).map(plainLine).join('\n')}\n`);
  return 0;
}

function inWords(file: VectorFile, found: AskedCase): string[] {
  const { id, comment, result, convention, reason, operation, options, input, expected, flags } = found;
  const lines = [`${id}: ${comment}`, '', `${results[result]}${convention ? ` (the way of ${convention})` : ''}`];
  if (reason) lines.push(`Why it must be refused: ${reason}`);
  lines.push('', `Operation  ${operation}`);
  lines.push(...listed('Options', options), ...listed('Input', input));
  if (expected) lines.push('', ...values(found, expected));
  if (found.class) lines.push('', `Tolerance  ${found.class}: ${toleranceInWords(found.class)}`);
  if (flags.length > 0) lines.push('', 'It catches');
  for (const flag of flags) lines.push(`  ${flag.padEnd(26)} ${file.flags[flag] ?? ''}`.trimEnd());
  lines.push('', `Source     ${found.source ?? file.source}`);
  lines.push('Asked as   one line on standard input:');
  lines.push(`  ${jsonText({ id, family: found.family, operation, options, input })}`);
  return lines;
}

function listed(title: string, from: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(from);
  if (names.length === 0) return [];
  const width = Math.max(...names.map((name) => name.length));
  return [title, ...names.map((name) => `  ${name.padEnd(width)}  ${shortened(from[name])}`)];
}

function shortened(value: unknown): string {
  const text = jsonText(value);
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

const mostListed = 12;

/** The expected values, a line each while they are few. */
function values({ result }: AskedCase, expected: Expected): string[] {
  const { shape, decimal, integers, at, scalars } = expected;
  const texts = decimal ?? (integers ?? []).map(String);
  const count = result === 'invalid' ? 0 : texts.length;
  const lines = [`Expected   ${count} values${at ? ' of' : ','} shape [${shape.join(', ')}]`];
  texts.slice(0, mostListed).forEach((text, k) => {
    const bits = expected.float32?.slice(8 * k, 8 * k + 8);
    const place = `[${placeOf(at?.[k] ?? k, shape).join(', ')}]`;
    lines.push(`  ${place.padEnd(12)} ${text.padEnd(26)}${bits ? ` float32 ${bits}` : ''}`.trimEnd());
  });
  if (texts.length > mostListed) lines.push(`  and ${texts.length - mostListed} more`);
  for (const [name, value] of Object.entries(scalars ?? {})) lines.push(`  ${name.padEnd(12)} ${value}`);
  return lines;
}
