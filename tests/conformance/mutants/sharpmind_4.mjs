// Integral2u/SharpMind#4: every model rotates neighbours. That is right for LLaMA files, whose weights are permuted
// when they are converted, and was tried out with one; Qwen's, Gemma's and Phi's are not permuted.
import { serve } from '../programs/javascript/program.mjs';
import { pairs, rotate } from '../programs/javascript/rotary.mjs';

const neighbours = (count) => pairs(count, 'interleaved'); // wrong: pairs(count, pairing)

await serve('SharpMind 4', { rotary: { rotate: (options, input) => rotate(options, input, neighbours) } });
