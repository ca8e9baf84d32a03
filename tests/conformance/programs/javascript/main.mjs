// A right program in JavaScript without packages: every family that it says it has should pass.
import { families as attention } from './attention.mjs';
import { families as batches } from './batches.mjs';
import { families as biases } from './biases.mjs';
import { families as caches } from './caches.mjs';
import { families as frequencies } from './frequencies.mjs';
import { serve } from './program.mjs';
import { families as rotary } from './rotary.mjs';
import { families as tables } from './tables.mjs';

await serve('javascript', { ...tables, ...frequencies, ...rotary, ...biases, ...batches, ...caches, ...attention });
