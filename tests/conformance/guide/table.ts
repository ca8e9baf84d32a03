import { createInterface } from 'node:readline';

interface Options {
  readonly dim: number;
  readonly base: number;
  readonly layout: string;
  readonly convention: string;
}

function table({ dim, base, layout }: Options, positions: readonly (number | null)[]): number[] {
  const known = layout === 'interleaved' || layout === 'concatenated';
  if (!(dim >= 1 && dim % 1 === 0 && base > 0 && known) || positions.includes(null)) throw new Error('no such table');
  return positions.flatMap((p) =>
    Array.from({ length: dim }, (_, c) => {
      const [pair, wave] = [Math.floor(c / 2), c % 2];
      const angle = Number(p) * base ** ((-2 * pair) / dim);
      return wave === 0 ? Math.sin(angle) : Math.cos(angle);
    }),
  );
}

function answer(id: string, options: Options, positions: readonly (number | null)[]): object {
  if (options.convention !== 'vaswani') return { id, unsupported: options.convention };
  try {
    return { id, values: table(options, positions) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { hello, bye, id, options, input } = JSON.parse(line);
  if (bye) break;
  const said = hello
    ? { name: 'my-table', dtype: 'float32', families: ['sinusoidal'] }
    : answer(id, options, input.positions);
  console.log(JSON.stringify(said));
}
