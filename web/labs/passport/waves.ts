// The wavelengths of the pairs of each kind of layers, beside the trained and the asked length.
import { svg, type TemplateResult } from 'lit';
import { at, axisNames, chart, gridLines, labelsBelow, pathOf, plotOf, wholeTicks } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { lookOf } from './map.ts';
import { rotaryKinds, type Card, type RotaryKind } from './models.ts';

const margin = { left: 46, right: 16, top: 24, bottom: 36 };
const height = 250;
const digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
const power = (exponent: number): string =>
  exponent === 0 ? '1' : `10${Array.from(String(exponent), (digit) => digits[Number(digit)]).join('')}`;

const waves = ({ rotary: { frequencies } }: RotaryKind): readonly number[] =>
  Array.from(frequencies.inverse, (frequency) => Math.log10((2 * Math.PI) / frequency));

export function waveChart(card: Card, other: Card | undefined, position: number, width: number): TemplateResult {
  const lines = [
    ...rotaryKinds(card).map((kind) => ({ look: lookOf(card, kind), values: waves(kind) })),
    ...(other ? rotaryKinds(other).map((kind) => ({ look: 'second', values: waves(kind) })) : []),
  ];
  const finite = lines.flatMap(({ values }) => values.filter(Number.isFinite));
  const trained = card.positions.trained.value;
  const asked = Math.log10(position + 1);
  const high = Math.max(...finite, asked, Math.log10(trained ?? 1)) + 0.3;
  const pairs = Math.max(...lines.map(({ values }) => values.length), 2);
  const plot = plotOf([width, height], margin, [0, pairs - 1], [0, high]);
  const { left, right, bottom, x, y } = plot;
  const decades = Array.from({ length: Math.floor(high) + 1 }, (_decade, k) => k).filter(
    (k) => high < 8 || k % 2 === 0,
  );
  const seen = trained === undefined ? undefined : y(Math.log10(trained));
  return chart(
    { kind: 'wave-lines', width, height, label: t('passport.waveChart') },
    svg`${
      seen === undefined
        ? ''
        : svg`<rect class="trained-span" x=${left} y=${at(seen)} width=${right - left} height=${at(bottom - seen)} />`
    }
    ${gridLines(decades, plot, power)}
    ${
      seen === undefined
        ? ''
        : svg`<text class="trained-name" x=${right - 6} y=${at(Math.min(seen + 15, bottom - 4))} text-anchor="end">
          ${t('passport.trainedSpan', { trained: written(trained ?? 0) })}</text>`
    }
    ${labelsBelow(wholeTicks(0, pairs - 1, width / 90), plot, written)}
    ${axisNames(plot, height, t('passport.axisPair'), t('passport.axisWave'))}
    <path class="now" d="M${left} ${at(y(asked))}H${right}" />
    <text class="value" x=${left + 6} y=${at(y(asked) - 6)}>
      ${t('passport.waveAsked', { position: written(position) })}</text>
    ${lines.map(({ look, values }) => {
      const points = pathOf(values.map((value, pair) => [x(pair), y(value)] as const));
      return points === '' ? '' : svg`<path class="wave-line ${look}" d="M${points}" />`;
    })}`,
  );
}
