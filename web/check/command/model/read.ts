// Reads a model's file for the commands `model`, `diff` and `emit`; what is wrong with it ends them with exit code 2.
import type { ModelPositions } from 'posenc';
import { checkReadable, faultOf } from '../text/disk.ts';
import { RunError } from '../words.ts';

export type Library = typeof import('posenc');

export interface ReadModel {
  readonly path: string;
  /** The contents: the object of a config.json or a params.json, or a GGUF header. */
  readonly file: object;
  readonly model: ModelPositions;
}

/** Reads a config.json or a params.json, a folder with one, or the header of a GGUF file. */
export async function readModel(library: Library, path: string, sequenceLength?: number): Promise<ReadModel> {
  checkReadable(path, 'config.json');
  try {
    const file = await library.readModelFile(path);
    return { path, file, model: library.modelPositions(file, { sequenceLength }) };
  } catch (error) {
    const code: unknown = (error as { code?: unknown }).code;
    if (typeof code !== 'string' || !code.startsWith('POSENC_')) throw error;
    throw new RunError(inWords(path, error as Error), { cause: error });
  }
}

/** A message of the library, about the file instead of a function's argument. */
function inWords(path: string, { message, cause }: Error): string {
  if (cause instanceof Error && 'syscall' in cause) return `${path} cannot be read: ${faultOf(cause)}`;
  const text = message.replace(/^\w+: /, '').replace(/^source has /, 'it has ');
  return text.startsWith(path) ? text : `${path}: ${text}`;
}
