// Prompts in the words of tests/golden/generate/prompts.py, as arguments.
import { promptPositions, type PromptModel, type PromptPositions, type PromptSegment } from 'posenc';

const numbers = (text: string): number[] => text.split(',').map(Number);
const sizes = (text: string): number[] => text.split('x').map(Number);

function segmentOf(word: string): PromptSegment {
  const [, kind = '', grid = '', seconds, stamps, sound] =
    /^(\w)([\dx]+)(?:@([\d.]+))?(?:#([\d,]+))?(?:\+(\d+))?$/.exec(word) ?? [];
  if (kind === 't') return { text: Number(grid) };
  if (kind === 'a') return { audio: Number(grid) };
  if (kind === 'i') return { image: sizes(grid) };
  if (kind !== 'v') throw new Error(`${word} is no word of a prompt`);
  return {
    video: sizes(grid),
    ...(seconds !== undefined && { secondsPerGrid: Number(seconds) }),
    ...(stamps !== undefined && { stamps: numbers(stamps) }),
    ...(sound !== undefined && { audio: Number(sound) }),
  };
}

/** The positions of a line: words `r25`, `c2`, `s64` and `x3` are settings. */
export function positionsOf(model: string, line: string): PromptPositions {
  const words = line.split(' ');
  const setting = (letter: string): number | undefined => {
    const word = words.find((one) => one.startsWith(letter));
    return word === undefined ? undefined : Number(word.slice(1));
  };
  return promptPositions({
    model: model as PromptModel,
    segments: words.filter((word) => !'rcsx'.includes(word[0] as string)).map(segmentOf),
    tokensPerSecond: setting('r'),
    secondsPerChunk: setting('c'),
    stride: setting('s'),
    axes: setting('x') as 3 | 4 | undefined,
  });
}

/** A position as the generator writes it: integers as such, fractions as the bits of a double. */
function said(position: number): string {
  if (Number.isInteger(position)) return String(position);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, position);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

/** The rows of a single prompt, as the generator writes them. */
export function rowsOf({ positions: { data, shape } }: PromptPositions): string[] {
  const [axes = 0, , tokens = 0] = shape;
  return Array.from({ length: axes }, (_, a) =>
    Array.from(data.subarray(a * tokens, (a + 1) * tokens), said).join(','),
  );
}
