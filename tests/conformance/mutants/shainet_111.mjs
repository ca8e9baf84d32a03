// NeuraLegion/shainet#111: neighbours are rotated for models that were trained with halves, and Llama 3's scaling of
// frequencies is missing. The first token came out right and the rest did not: at position 0 both are the same.
import { families as frequencies, kinds } from '../programs/javascript/frequencies.mjs';
import { serve } from '../programs/javascript/program.mjs';
import { pairs, rotate } from '../programs/javascript/rotary.mjs';

kinds.llama3 = kinds.none; // wrong: long waves have to be divided by the factor
const neighbours = (count) => pairs(count, 'interleaved'); // wrong: the pairing that the model asks for

await serve('shainet 111', {
  ...frequencies,
  rotary: { rotate: (options, input) => rotate(options, input, neighbours) },
});
