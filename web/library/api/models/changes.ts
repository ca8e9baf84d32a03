// The positions from which something changes.
import type { LayerPositions, ModelPositions, PositionChange } from './types.ts';

/**
 * All changes, in the order of their positions. `isByContext` for llama.cpp, which chooses LongRoPE's list by the
 * context that it allots, not by a sequence (llama_model::get_rope_factors).
 */
export function changesOf(
  { kinds, trained, extended }: Pick<ModelPositions, 'kinds' | 'trained' | 'extended'>,
  isByContext: boolean,
): readonly PositionChange[] {
  const found = kinds.flatMap((kind) => changesOfKind(kind, isByContext));
  if (trained.value !== undefined) {
    const text = `Beyond the ${count(trained.value)} positions of training (positions are counted from 0).`;
    found.push({ position: trained.value, what: 'trained', kind: undefined, text });
  }
  if (extended.value !== undefined && extended.value !== trained.value) {
    const text = `Beyond the ${count(extended.value)} positions that the file promises.`;
    found.push({ position: extended.value, what: 'extended', kind: undefined, text });
  }
  return found.sort((a, b) => a.position - b.position);
}

const count = (value: number): string => value.toLocaleString('en');

function changesOfKind(layer: LayerPositions, isByContext: boolean): PositionChange[] {
  const { name: kind, window, attends, scores } = layer;
  const found: PositionChange[] = [];
  const add = (position: number, what: PositionChange['what'], text: string): void => {
    found.push({ position, what, kind, text });
  };
  if (window.value !== undefined && window.value !== null) {
    if (attends === 'chunk')
      add(window.value, 'chunk', `A new chunk of ${count(window.value)} positions begins: earlier ones are not seen.`);
    else if (attends === 'compressed') add(window.value, 'window', `Position 0 is seen in a summary alone.`);
    else add(window.value, 'window', `Position 0 leaves the window of ${count(window.value)} positions.`);
  }
  const { temperature } = scores;
  if (temperature?.length.value !== undefined) {
    const first = temperature.length.value - temperature.shift;
    add(
      first,
      'temperature',
      temperature.smooth
        ? `From here on scores grow by the factor ln(p) / ln(${count(first)}).`
        : `Queries grow by the factor 1 + ${temperature.beta.value} ln 2 here, and at every multiple on.`,
    );
  }
  if (layer.positions === 'rotary') {
    const { type, parameters } = layer.rotary.scaling;
    const original = parameters['originalMaxPositionEmbeddings']?.value;
    const longest = parameters['maxPositionEmbeddings']?.value;
    const [short, long] = [parameters['shortFactor']?.value, parameters['longFactor']?.value];
    const isOneList = JSON.stringify(short) === JSON.stringify(long);
    if (type.value === 'longrope' && typeof original === 'number' && isByContext && !isOneList) {
      add(
        original,
        'context',
        `A context of more than ${count(original)} positions takes the long list of factors for every sequence, ` +
          'short ones too.',
      );
    } else if (type.value === 'longrope' && typeof original === 'number' && !isOneList) {
      add(
        original,
        'frequencies',
        `A sequence that reaches this position takes the long list of factors, for all its positions.`,
      );
    }
    if (type.value === 'dynamic' && typeof longest === 'number') {
      add(longest, 'frequencies', `From here on each length has a base of its own, for all its positions.`);
    }
  } else if (layer.positions === 'learned' || layer.positions === 'sinusoidal') {
    const rows = layer.table.rows.value;
    if (typeof rows === 'number') add(rows, 'tableEnd', `The table has no row for this position.`);
  } else if (layer.positions === 't5' || layer.positions === 'deberta') {
    const far = layer.buckets.maxDistance.value;
    if (far !== undefined) add(far, 'lastBucket', `Keys this far away share the last bucket, however far they are.`);
  }
  return found;
}
