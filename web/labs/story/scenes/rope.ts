// RoPE adds nothing: it turns the words' own pairs, and only the distance is left in the score.
import { t } from '../../shared/text/i18n.ts';
import { decimal, written } from '../../shared/text/numerals.ts';
import { cat, mouse, onward, width } from '../numbers.ts';
import { tokensOf } from '../../sentence/words.ts';
import { drawProducts } from '../ledger.ts';
import { handAt, standing } from '../clock.ts';
import { faded, line, write, type Paint } from '../paint.ts';
import type { Scene } from './scene.ts';

export const rope: Scene = {
  name: 'rope',
  seconds: 14,
  frames: [
    { at: 0.1, pose: { terms: 0, turn: 0, slow: 0 } },
    { at: 0.28, pose: { own: 1 } },
    { at: 0.36, pose: { products: 1 } },
    {
      at: 0.56,
      pose: {
        yaw: 36,
        pitch: 16,
        lens: 0.5,
        focus: 3.2,
        span: 7.6,
        size: 0.82,
        level: 0.37,
        thread: 1,
        wound: 5.4,
        words: 1,
        entered: 1,
        names: 0,
      },
    },
    { at: 0.64, pose: {} },
    { at: 0.92, pose: { moved: onward } },
  ],
  stills: [0.38, 1],
  values: ({ rope: turn }) => ({
    score: decimal(turn(0).score, 2),
    moved: written(onward),
    from: written(cat + onward),
    to: written(mouse + onward),
  }),
  view: () => {
    const words = tokensOf(t('story.sentence.first'));
    const state = { a: `${words[cat]?.word} ${words[mouse]?.word}`, q: String(mouse), k: String(cat) };
    return { lab: 'rotate', parameters: { ...state, d: String(width), p: 'interleaved', t: 'offset' } };
  },
};

/** The share of each pair in a score: of the places' hands, or of RoPE's arrows. */
export function drawScores(paint: Paint): void {
  const { pose, numbers, labels } = paint;
  faded(paint, pose.products, () => {
    if (pose.own > 0.5) {
      const { pairs, score } = numbers.rope(pose.moved);
      const products = pairs.map(({ product }) => product);
      drawProducts(paint, products, [labels.terms.score, labels.number(score, 2)]);
    } else {
      const total = labels.number(numbers.terms.positionPosition, 2);
      drawProducts(paint, numbers.cosines, [labels.each, `Σ/√${width} = ${total}`]);
    }
  });
}

/** On the mouse's clock: where the cat's arrow points, and the angle between the two, which stays. */
export function drawAngle(paint: Paint): void {
  const { pose, eye, colors, labels, context } = paint;
  faded(paint, Math.max(2 * pose.own - 1, 0) * pose.second, () => {
    const at = standing(paint);
    const [near, far] = [handAt(paint, 'cat', at.cat, 0), handAt(paint, 'mouse', at.mouse, 0)];
    context.setLineDash([5, 4]);
    line(paint, [eye(at.mouse, 0, 0), eye(at.mouse, near.right, near.up)], colors.accent, 1.75);
    context.setLineDash([]);
    const from = Math.atan2(near.right, near.up);
    const turn = Math.atan2(far.right * near.up - far.up * near.right, far.right * near.right + far.up * near.up);
    const place = (share: number, reach: number): readonly [number, number] => [
      reach * Math.sin(from + share * turn),
      reach * Math.cos(from + share * turn),
    ];
    const arc = Array.from({ length: 25 }, (_point, k) => eye(at.mouse, ...place(k / 24, 0.4)));
    line(paint, arc, colors.ink, 2.5);
    const { x, y } = eye(at.mouse, ...place(0.5, 0.62));
    const angle = `${labels.number(Math.round(Math.abs((turn * 180) / Math.PI)))}°`;
    write(paint, angle, x, y, { align: 'center', bold: true });
  });
}
