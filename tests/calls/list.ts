// The rows of all families.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './rows.ts';

const folder = new URL('./', import.meta.url);

/** The names of the files. */
export const families = readdirSync(folder).filter((name) => name.endsWith('.json'));

export const readFamily = (name: string): Row[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Row[];

/** A row a line. */
export const writeFamily = (name: string, rows: readonly Row[]): void =>
  writeFileSync(new URL(name, folder), `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);

export const list: readonly Row[] = families.flatMap(readFamily);
