import { html, mathml, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { decimal, measure, written } from '../shared/text/numerals.ts';
import { fact, reading } from '../shared/figure/reading.ts';
import { rich } from '../shared/text/rich.ts';
import { tokensOf } from '../sentence/words.ts';
import { sub } from '../family/formula.ts';
import { degrees } from './figures.ts';
import { fromStart, other, outputDifference, slowPairs, type Head } from './head.ts';
import type { RotateValues } from './properties.ts';

type Words = readonly [key: string, query: string];

/** The reader's two words, or the example's. */
export function wordsOf({ pairOfWords }: Pick<RotateValues, 'pairOfWords'>): Words {
  const [key = '', query = ''] = tokensOf(pairOfWords || t('rotate.example')).map(({ shown }) => shown);
  return [key, query];
}

const degreesText = (radians: number): string => `${decimal(degrees(radians), 1)}°`;

/** The angles of the chosen pair, as position times degrees. */
export function angles({ speeds }: Head, { query, key, pair }: RotateValues, words: Words): TemplateResult {
  const speed = speeds[pair] ?? 0;
  const line = (kind: 'q' | 'k', word: string, position: number): TemplateResult => {
    const values = {
      word,
      position: written(position),
      step: degreesText(speed),
      angle: degreesText(position * speed),
    };
    return html`<li data-arrow=${kind}><span>${rich(t(`rotate.angles.${kind}`, values))}</span></li>`;
  };
  return html`<ul class="angles">
    ${line('q', words[1], query)} ${line('k', words[0], key)}
    <li data-arrow="before"><span>${t('rotate.angles.before')}</span></li>
  </ul>`;
}

/** The score here, and of the same offset from the start of the text. */
export function scores(head: Head, { query, key }: RotateValues): TemplateResult {
  const cell = (name: string, at: readonly [number, number]): TemplateResult => html`<div data-score=${name}>
    <span>${t('rotate.scoreAt', { query: written(at[0]), key: written(at[1]) })}</span>
    <b>${decimal(head.score(...at), 4)}</b>
  </div>`;
  return html`<div class="two-scores" data-term="score">
    <p>${rich(t('rotate.offsetIs', { offset: written(query - key) }))}</p>
    ${cell('here', [query, key])}<span class="equal" aria-hidden="true">=</span>
    ${cell('start', fromStart({ query, key }))}
  </div>`;
}

export function readings(head: Head, { pair }: RotateValues): TemplateResult {
  const { pairs, speeds, turns, plain, dim } = head;
  const positions = t('rotate.positions', { count: measure(turns[pair] ?? 0, 4) });
  return reading(
    t('rotate.numbersTitle'),
    fact(t('rotate.reading.speed', { pair: written(pair) }), degreesText(speeds[pair] ?? 0), 'speed'),
    fact(t('rotate.reading.turn', { pair: written(pair) }), positions, 'turn'),
    fact(
      t('rotate.reading.share', { pair: written(pair) }),
      measure((pairs[pair]?.product ?? 0) / Math.sqrt(dim)),
      'share',
    ),
    fact(t('rotate.reading.plain'), decimal(plain, 4), 'plain'),
  );
}

/** Below this a difference is rounding. */
const rounding = 1e-9;

/** What to see in the figure of the topic. */
export function caption(head: Head, view: RotateValues, [keyWord, queryWord]: Words): string {
  const { query, key, part, context } = view;
  const atStart = Math.min(query, key) === 0;
  if (part === 'values') {
    const difference = outputDifference(head, view);
    const texts = {
      ...{ keyWord, queryWord, difference: difference < rounding ? '0' : measure(difference) },
      weight: measure(100 * head.output(query, key, view.values).weight),
    };
    return t(atStart ? 'rotate.caption.still' : `rotate.caption.${view.values}`, texts);
  }
  if (part === 'pairing') {
    const texts = {
      trained: t(`rotate.pairings.${view.pairing}`),
      run: t(`rotate.pairings.${other(view.pairing)}`),
      right: decimal(head.score(query, key), 4),
      loaded: decimal(head.loaded(view.permuted).score, 4),
    };
    return t(view.permuted ? 'rotate.caption.permuted' : 'rotate.caption.wrong', texts);
  }
  if (part === 'turns') return turnsText(head, context);
  const [startQuery, startKey] = fromStart(view);
  const texts = {
    ...{ query: written(query), key: written(key), offset: written(query - key) },
    ...{ startQuery: written(startQuery), startKey: written(startKey) },
    score: decimal(head.score(query, key), 4),
    start: decimal(head.score(startQuery, startKey), 4),
  };
  return t(atStart ? 'rotate.caption.start' : 'rotate.caption.offset', texts);
}

function turnsText({ turns }: Head, context: number): string {
  const slow = slowPairs(turns, context);
  const texts = { slow: written(slow), pairs: written(turns.length), context: written(context) };
  return inOneLine(t('rotate.turnsSay', texts), t(slow === 0 ? 'rotate.caption.allTurn' : 'rotate.caption.someTurn'));
}

/** The formula of a rotated score; its legend is the text below it. */
export function symbols(): TemplateResult {
  const turned = (letter: string, place: string): unknown => mathml`${sub('R', place)}<mi>${letter}</mi>`;
  const held = (inside: unknown): unknown => mathml`<mo>(</mo>${inside}<mo>)</mo>`;
  const difference = mathml`<mrow><mi>n</mi><mo>−</mo><mi>m</mi></mrow>`;
  return html`<section class="symbols prose">
    <h3>${t('rotate.symbols.title')}</h3>
    <div class="formula"><math display="block"><mrow>
      ${held(turned('q', 'm'))}<mo>·</mo>${held(turned('k', 'n'))}<mo>=</mo><mi>q</mi><mo>·</mo>${held(
        mathml`<msub><mi>R</mi>${difference}</msub><mi>k</mi>`,
      )}
    </mrow></math></div>
    <p class="aside">${rich(t('rotate.symbols.legend'))}</p>
  </section>`;
}

/** The figure described in words. */
export function inWords(head: Head, view: RotateValues, words: Words): string {
  const { query, key, dim, base, pairing } = view;
  const about = t('rotate.words', {
    ...{ queryWord: words[1], keyWord: words[0], query: written(query), key: written(key), dim, base: written(base) },
    pairing: t(`rotate.pairings.${pairing}`),
    score: decimal(head.score(query, key), 4),
  });
  return inOneLine(about, caption(head, view, words));
}

/** Every pair: its turn, its angles and its share of the score. English names, as in the programs. */
export function scoreTable({ pairs, speeds, turns, dim }: Head, { query, key }: RotateValues): DataTable {
  return {
    name: `posenc-rope-${dim}-query-${query}-key-${key}`,
    columns: ['pair', 'positions_of_a_turn', 'radians_query', 'radians_key', 'share_of_score'],
    rows: pairs.map(({ pair, product }) => {
      const speed = speeds[pair] ?? 0;
      return [pair, turns[pair] ?? 0, query * speed, key * speed, product / Math.sqrt(dim)];
    }),
  };
}
