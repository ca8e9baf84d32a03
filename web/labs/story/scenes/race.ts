// Six models that differ in their positions alone, on sentences longer than any of their training. They were trained
// beforehand, from several seeds: the table of the lab "Does it matter?", in which the reader trains them herself.
import { decimal, listed, written } from '../../shared/text/numerals.ts';
import { t } from '../../shared/text/i18n.ts';
import { entrants, lengthsOf, type Entrant } from '../../training/entrants.ts';
import { enough } from '../../training/guesses.ts';
import { properties } from '../../training/properties.ts';
import { rowOf, sharesOf, table } from '../../training/stored.ts';
import { dot, faded, line, nameRoom, write, type Paint, type Point } from '../paint.ts';
import type { Scene } from './scene.ts';

/** The lab's own choice of six. */
export const racers: readonly Entrant[] = properties.encodings.default.map((index) => entrants[index]!);
export const task = 'whereIsItNow';
/** The longest sentence of training, and those of the tests. */
export const trained = properties.longest.default;
export const lengths = lengthsOf(trained);
const far = lengths.at(-1)!;

const shares = new Map(
  racers.map((kind) => {
    const row = rowOf(table, { task, encoding: kind });
    return [kind, lengths.map((_length, place) => sharesOf(row, place as 0 | 1 | 2 | 3).middle)] as const;
  }),
);

/** Per cent of right answers at each length, the middle of all seeds. */
export const sharesBy = (kind: Entrant): readonly number[] => shares.get(kind) ?? [];

export const race: Scene = {
  name: 'race',
  seconds: 15,
  frames: [
    { at: 0.12, pose: { products: 0, second: 0, own: 0, moved: 0, words: 0, turn: 0, slow: 1 } },
    {
      at: 0.32,
      pose: {
        yaw: 0,
        pitch: 0,
        lens: 0,
        focus: far / 2,
        span: far + 8,
        size: 0.2,
        level: 0.83,
        wound: far,
        place: trained,
        chart: 1,
      },
    },
    { at: 0.4, pose: {} },
    { at: 0.94, pose: { run: 1, place: far } },
  ],
  stills: [0.4, 1],
  values: () => {
    const last = racers.map((kind) => ({ kind, share: sharesBy(kind).at(-1)! }));
    const best = Math.max(...last.map(({ share }) => share));
    const first = last.filter(({ share }) => share === best).map(({ kind }) => t(`story.racers.${kind as 'alibi'}`));
    const named = (wanted: Entrant): string => decimal(last.find(({ kind }) => kind === wanted)!.share, 0);
    return {
      models: written(racers.length),
      able: written(racers.filter((kind) => sharesBy(kind)[0]! >= 100 * enough).length),
      shortest: written(properties.shortest.default),
      trained: written(trained),
      far: written(far),
      best: listed(first),
      bestShare: decimal(best, 0),
      sinusoidal: named('sinusoidal'),
      rotary: named('rotary'),
      seeds: written(table.seeds.length),
    };
  },
  view: () => ({ lab: 'training', parameters: { t: task } }),
};

/** Lets names that would touch stand under one another. */
function apart(wanted: readonly number[], least: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_y, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((index, at) => {
    const above = at === 0 ? top : placed[order[at - 1]!]! + least;
    placed[index] = Math.max(placed[index]!, above);
  });
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const below = at === order.length - 1 ? bottom : placed[order[at + 1]!]! - least;
    placed[order[at]!] = Math.min(placed[order[at]!]!, below);
  }
  return placed;
}

/** A line for each model over the axis of positions, which is now the length of the sentence. */
export function drawRace(paint: Paint, nameOf: (kind: Entrant) => string): void {
  const { pose, eye, colors, labels, width, height, letters, context } = paint;
  const [top, bottom] = [0.07 * height, 0.64 * height];
  const x = (length: number): number => eye(length, 0, 0).x;
  const y = (share: number): number => bottom - (share / 100) * (bottom - top);
  faded(paint, pose.chart, () => {
    context.fillStyle = colors.line;
    for (const share of [0, 25, 50, 75, 100]) {
      context.fillRect(x(0), y(share), x(far) - x(0), 1);
      write(paint, labels.number(share), x(0) - 6, y(share), {
        align: 'right',
        color: colors.muted,
        size: letters - 1,
        whole: true,
      });
    }
    write(paint, labels.right, x(0) + 4, top - letters * 0.8, { color: colors.muted, size: letters - 1 });
    for (const length of lengths) {
      context.fillStyle = length === trained ? colors.edge : colors.line;
      context.fillRect(x(length), top, length === trained ? 1.5 : 1, 0.9 * height - top);
      write(paint, labels.number(length), x(length), 0.93 * height, { align: 'center', color: colors.muted });
    }
    write(paint, labels.trained, x(trained) + 6, bottom + letters * 1.1, { size: letters - 1, whole: true });
    write(paint, labels.length, x(far), 0.985 * height - 2, { align: 'right', color: colors.muted, size: letters - 1 });
    const now = trained + pose.run * (far - trained);
    const ends = racers.map((kind, index) => {
      const shares = sharesBy(kind);
      const points: Point[] = [];
      lengths.forEach((length, place) => {
        const before = lengths[place - 1];
        if (length <= now) points.push({ x: x(length), y: y(shares[place]!), near: true });
        else if (before !== undefined && before < now) {
          const share =
            shares[place - 1]! + ((now - before) / (length - before)) * (shares[place]! - shares[place - 1]!);
          points.push({ x: x(now), y: y(share), near: true });
        }
      });
      const color = colors.curves[entrants.indexOf(kind)] ?? colors.ink;
      line(paint, points, color, 2.6);
      lengths.forEach((length, place) => {
        if (length <= now) dot(paint, { x: x(length), y: y(shares[place]!), near: true }, 4, color);
      });
      const end = points.at(-1)!;
      dot(paint, end, 6, color);
      return { kind, color, end, share: shares.at(-1)!, index };
    });
    const least = letters + 4;
    const places = apart(
      ends.map(({ end }) => end.y),
      least,
      top,
      bottom,
    );
    const atEnd = now > far - 0.5;
    ends.forEach(({ kind, color, end, share }, index) => {
      const text = atEnd ? `${nameOf(kind)} ${labels.number(Math.round(share))}` : nameOf(kind);
      const beyond =
        end.x + 10 + nameRoom(width) * 0.95 > width ? Math.min(end.x + 10, width - nameRoom(width)) : end.x + 10;
      write(paint, text, beyond, places[index]!, { bold: true, color, size: letters - (width < 480 ? 0.5 : 0) });
    });
  });
}
