// Names of kinds of layers, which a file may make up: they are printed into programs, so only plain ones are read.
import { wrongValue } from '../runtime/errors.ts';

/** Refuses a name of anything else than 1 to 64 letters, digits, dots, underscores and hyphens. */
export function checkKindName(name: string, label: string): void {
  if (!/^[\w.-]{1,64}$/.test(name))
    throw wrongValue('POSENC_OUT_OF_RANGE', label, name, '1 to 64 letters, digits, ., _ and - for a kind of layers');
}

/**
 * A kind that the classes of transformers know: ALLOWED_LAYER_TYPES in configuration_utils.py, and those of hybrids.
 * Any other would be read as attention to all positions.
 */
export function knownKind(kind: string, label: string): string {
  const known = [
    ...['full_attention', 'sliding_attention', 'chunked_attention', 'linear_attention', 'hybrid', 'mlp', 'moe'],
    ...['compressed_sparse_attention', 'heavily_compressed_attention', 'deepseek_sparse_attention'],
    ...['minimax_m3_sparse', 'hybrid_sliding', 'sparse', 'dense', 'recurrent'],
  ];
  if (!known.includes(kind)) throw wrongValue('POSENC_UNKNOWN_NAME', label, kind, known.join(', '));
  return kind;
}
