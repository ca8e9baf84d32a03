// Names of one thing: whoever asks with one of them finds the pages that use another.
import { normal } from './normal.ts';

/** A group a line. A name of several words counts only as a whole. */
const groups = `
theta, base, rope_theta, freq_base, rope freq base
neox, halves, rotate_half, rotate half, half split, mitades, metà, gpt-neox style
neighbours, neighbors, interleaved, adjacent, gptj, gpt-j style, pairs, vecinos, vicini, adiacenti, intercalados
concatenated, concat, concatenate, append, concatenar, concatenare
kv cache, kv-cache, key value cache, past_key_values, past key values, cache kv, caché kv, decode
padding, pad, pad token, relleno, riempimento, left padding, attention_mask
proof, prove, derivation, derive, demostración, demostrar, demuestro, dimostrazione, dimostrare, dimostro
linear, lineal, lineare
longer, extend, extension, larger, alargar, más largo, allungare, più lungo
context, context length, ctx, n_ctx, window, sequence length, contexto, contesto, ventana, finestra
fp16, float16, half precision
bf16, bfloat16, brain float
image, images, picture, pictures, vision, vlm, imagen, imágenes, immagine, immagini
video, videos, vídeo
2d, two dimensions, two-dimensional, dos dimensiones, due dimensioni
sqrt, square root, raíz, radice, scale embeddings
timestamp, timestamps, time stamp, time stamps, fractional, float positions, non-integer
diffusion, difusión, diffusione, timestep, timesteps
odd, impar, dispari
nope, no positional encoding, without positions, sin posiciones, senza posizioni
extrapolate, extrapolation, beyond, length generalization, longer than training, extrapolar, extrapolación, estrapolare
repeats, repeat, repetition, loops, gibberish, repite, ripete
learned, trainable, aprendidas, aprendida, apprese, appresa
sinusoidal, sinusoids, sine, cosine, seno, coseno
bits, bit-exact, deterministic, reproducible, determinism
yarn attention factor, mscale, attention_factor
pytorch, torch, keras, nn.module
teacher, teachers, classroom, docentes, profesores, insegnanti
worksheet, worksheets, hoja de ejercicios, scheda di esercizi
`;

const byName = new Map<string, readonly string[]>();
for (const line of groups.trim().split('\n')) {
  const names = [
    ...new Set(
      line.split(',').map((name) =>
        normal(name)
          .replace(/[^\p{L}\p{N}_]+/gu, ' ')
          .trim(),
      ),
    ),
  ];
  for (const name of names) byName.set(name, names);
}

/** Words of the longest name. */
const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** What one word of a question, or several that are one name, may be called. The first name is the reader's own. */
export type Wish = readonly string[];

/** The wishes of a question that is in words already. */
export function wishes(asked: readonly string[]): readonly Wish[] {
  const found: Wish[] = [];
  for (let at = 0; at < asked.length; ) {
    let count = Math.min(longest, asked.length - at);
    while (count > 1 && !byName.has(asked.slice(at, at + count).join(' '))) count -= 1;
    const name = asked.slice(at, at + count).join(' ');
    found.push([name, ...(byName.get(name) ?? []).filter((other) => other !== name)]);
    at += count;
  }
  return found;
}
