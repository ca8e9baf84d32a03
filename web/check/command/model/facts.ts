// The facts of a kind of layers, a name and a value each: the rows of the card, and what two models are compared by.
import type { LayerPositions, RotaryLayer, Sourced } from 'posenc';
import { figure, snakeCase, valueText } from './words.ts';

export interface Fact {
  readonly name: string;
  readonly text: string;
  /** Undefined for what follows from other facts, which have theirs. */
  readonly source: Sourced<unknown> | undefined;
}

const fact = (name: string, source: Sourced<unknown>, unit = ''): Fact => {
  const { value } = source;
  const isCount = typeof value === 'number' && unit !== '';
  return { name, text: `${valueText(value)}${isCount ? ` ${unit}` : ''}`, source };
};

const meets: Readonly<Record<LayerPositions['attends'], string>> = {
  all: 'all keys',
  window: 'a window of',
  chunk: 'its chunk of',
  compressed: 'a window, and a summary of the rest, of',
  cross: 'the keys of a picture',
  recurrent: 'a state instead of keys',
  nothing: 'nothing',
};

export function factsOf(layer: LayerPositions): readonly Fact[] {
  return [
    { name: 'positions', text: layer.positions, source: undefined },
    attends(layer),
    ...ownFacts(layer),
    ...scoreFacts(layer),
  ];
}

function attends({ attends: kind, window }: LayerPositions): Fact {
  const text = typeof window.value === 'number' ? `${meets[kind]} ${figure(window.value)}` : meets[kind];
  return { name: 'attends to', text: window.value === undefined ? `${text} unknown` : text, source: window };
}

function ownFacts(layer: LayerPositions): readonly Fact[] {
  switch (layer.positions) {
    case 'rotary':
      return rotaryFacts(layer.rotary);
    case 'alibi':
      return [
        fact('heads', layer.alibi.heads),
        fact('largest slope exponent', layer.alibi.biasMax),
        { name: 'slopes', text: valueText([...layer.alibi.slopes]), source: undefined },
      ];
    case 't5':
    case 'deberta':
      return [
        fact('buckets', layer.buckets.buckets),
        fact('last bucket from', layer.buckets.maxDistance, 'positions away'),
        { name: 'directions', text: layer.buckets.bidirectional ? 'both' : 'back', source: undefined },
      ];
    case 'learned':
    case 'sinusoidal':
      return [rowsFact(layer.table.rows), fact('row of position 0', layer.table.first)];
    default:
      return [{ name: 'why', text: layer.why, source: undefined }];
  }
}

const rowsFact = (rows: Sourced<number | null>): Fact =>
  rows.value === null ? { name: 'rows', text: 'computed for any position', source: rows } : fact('rows', rows);

function rotaryFacts(rotary: RotaryLayer): readonly Fact[] {
  const { base, headDim, rotaryDim, rotates, pairing, turned, scaling, attentionFactor, sections } = rotary;
  const names: Readonly<Record<string, string>> = {
    rotateHalf: `rotateHalf: channels i and i + ${(rotaryDim.value ?? 0) / 2}`,
    interleaved: 'interleaved: channels 2i and 2i + 1',
  };
  const isPart = rotaryDim.value !== headDim.value;
  const place = isPart ? `the ${rotates} ${valueText(rotaryDim.value)} channels` : `all ${valueText(rotaryDim.value)}`;
  return [
    fact('base', base),
    fact('width of a head', headDim, 'channels'),
    { name: 'rotated', text: place, source: rotaryDim },
    { name: 'pairing', text: names[pairing.value ?? ''] ?? valueText(pairing.value), source: pairing },
    fact('turned', turned),
    {
      name: 'scaling',
      text: scaling.type.value === 'default' ? 'none' : String(scaling.type.value),
      source: scaling.type,
    },
    ...Object.entries(scaling.parameters).map(([name, value]) => fact(`  ${snakeCase(name)}`, value)),
    fact('attention factor', attentionFactor),
    ...(sections ? [sectionsFact(sections)] : []),
    ...pairFacts(rotary),
  ];
}

/** A parameter as config files spell it. */
function sectionsFact(sections: NonNullable<RotaryLayer['sections']>): Fact {
  const { value } = sections;
  const text = value === undefined ? 'unknown' : `${value.sections.join(', ')} (${value.style})`;
  return { name: 'pairs of each axis', text, source: sections };
}

function pairFacts({ pairs }: RotaryLayer): readonly Fact[] {
  const { count, kept, slowed, hastened, still, shortestWave, longestWave, ramp } = pairs;
  const parts = [
    [kept, 'kept'],
    [slowed, 'slowed'],
    [hastened, 'hastened'],
    [still, 'still'],
  ] as const;
  const shares = parts.filter(([n]) => n > 0).map(([n, name]) => `${n} ${name}`);
  const found: Fact[] = [
    { name: 'pairs', text: kept === count ? String(count) : `${count}: ${shares.join(', ')}`, source: undefined },
  ];
  if (ramp) found.push({ name: 'ramp', text: `from pair ${figure(ramp[0])} to ${figure(ramp[1])}`, source: undefined });
  const waves = `${figure(Number(shortestWave.toPrecision(4)))} to ${waveText(longestWave)} positions a turn`;
  return [...found, { name: 'waves', text: waves, source: undefined }];
}

const waveText = (wave: number): string => figure(wave > 1000 ? Math.round(wave) : Number(wave.toPrecision(4)));

function scoreFacts({ scores, attends: kind }: LayerPositions): readonly Fact[] {
  if (kind === 'recurrent') return [];
  const { scale, softcap, temperature } = scores;
  const found = [fact('scale of scores', scale)];
  if (softcap.value !== null) found.push(fact('scores bounded by', softcap));
  if (temperature) {
    const { beta, length, shift, smooth } = temperature;
    const [factor, block] = [valueText(beta.value), valueText(length.value)];
    const stepped = `1 + ${factor} ln(1 + floor(${shift ? '(p + 1)' : 'p'} / ${block}))`;
    const text = smooth ? `1 + ${factor} ln(p / ${block}) beyond that` : stepped;
    found.push({ name: 'queries times', text, source: beta });
  }
  return found;
}
