import { defaults } from '../shared/state/properties.ts';
import { cells, high, line } from '../shared/thumbnails/marks.ts';
import { modelOf } from './model.ts';
import { properties } from './properties.ts';

/** Both sentences of the opening, with positions: the same words, other rows. */
export default function thumbnail(): string {
  const model = modelOf(defaults(properties), ['The cat chases the mouse', 'The mouse chases the cat']);
  const [first, second] = model.with.outputs;
  const middle = (place: number): number => (place + 0.5) * 12;
  const reach = Math.max(...[...first.output.data, ...second.output.data].map(Math.abs));
  return [
    cells(first.output, { x: 0, y: 0, width: 32, height: high }, 'RdBu', reach),
    cells(second.output, { x: 64, y: 0, width: 32, height: high }, 'RdBu', reach),
    ...model.links.map(([from, to]) =>
      line(
        [
          [34, middle(from)],
          [62, middle(to)],
        ],
        from === 1 ? 'accent' : 'ink',
      ),
    ),
  ].join('');
}
