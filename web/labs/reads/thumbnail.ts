import measured from '../trained/language/measured.json';
import { curve } from '../shared/thumbnails/marks.ts';

/** The loss by place of RoPE beyond its length, and of ALiBi. */
export default function thumbnail(): string {
  const { rotary, alibi } = measured.byPlace;
  return curve(alibi.plain, [1, 4]) + curve(rotary.plain, [1, 4], 'accent');
}
