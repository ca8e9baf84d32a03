import { html, type TemplateResult } from 'lit';
import type { DataTable } from '../../lib/export.ts';
import { significant } from '../../lib/format.ts';
import { language, t } from '../../lib/i18n.ts';
import type { Encoded, Tried } from './effects.ts';
import { byDistance, rowShown, shareRow, type AlibiHead, type Pairings } from './model.ts';
import type { FamilyValues } from './properties.ts';

const number = (value: number, digits = 4): string => significant(value, language(), digits);

const chosenOf = ({ all }: Tried, view: FamilyValues) => all.find(({ name }) => name === view.family) ?? all[0]!;

/** The chosen encoding at the row that is shown: nearest, farthest, and where the row ends. */
export function rowText(view: FamilyValues, tried: Tried): string {
  const chosen = chosenOf(tried, view);
  const query = rowShown(chosen, view.query);
  const values = byDistance(chosen.effect, view.length, query);
  const text = t('family.row', {
    query,
    near: number(values[Math.min(1, query)] ?? 0),
    far: number(values[query] ?? 0),
    distance: query,
    name: t(`family.names.${view.family}`),
  });
  return query < view.query ? `${t('family.noRow', { query: view.query, rows: chosen.reach })} ${text}` : text;
}

/** Where softmax sends the query's attention. */
export function caption(view: FamilyValues, tried: Tried): string {
  const chosen = chosenOf(tried, view);
  const query = rowShown(chosen, view.query);
  const span = Math.min(8, query + 1);
  const near = (encoded: Encoded): number =>
    shareRow(encoded, query)
      .slice(-span)
      .reduce((sum, share) => sum + share, 0);
  const none = tried.all.find(({ name }) => name === 'none') ?? chosen;
  return t('family.caption', {
    query,
    span,
    name: t(`family.names.${view.family}`),
    share: number(100 * near(chosen), 3),
    without: number(100 * near(none), 3),
  });
}

export const pairingText = (view: FamilyValues, { largest, mixedSpread, healed }: Pairings): string =>
  t('family.pairingText', {
    trained: t(`family.pairings.${view.pairing}`),
    other: t(`family.pairings.${view.pairing === 'rotateHalf' ? 'interleaved' : 'rotateHalf'}`),
    largest: number(largest, 3),
    mixed: number(mixedSpread, 3),
    healed: number(healed, 2),
  });

/** Slope and window of a head, and how the slopes go on where the number of heads is no power of two. */
export function slopeText(heads: readonly AlibiHead[], chosen: number): string {
  const head = heads[chosen - 1] ?? heads[0]!;
  const count = heads.length;
  const below = 2 ** Math.floor(Math.log2(count));
  const values = {
    head: head.head,
    heads: count,
    slope: number(head.slope),
    window: head.window,
    below,
    rest: count - below,
    above: 2 * below,
  };
  return `${t('family.slopeText', values)} ${t(below === count ? 'family.slopesPower' : 'family.slopesOther', values)}`;
}

/** The figure for somebody who does not see it. */
export function inWords(view: FamilyValues, tried: Tried): TemplateResult {
  const { length, trained, dim, heads, head } = tried.trial;
  return html`${t('family.words', {
    length,
    trained,
    dim,
    heads,
    head,
    content: t(`family.contents.${view.content}`),
    weights: t(`family.weights.${view.weights}`),
  })} ${rowText(view, tried)} ${caption(view, tried)}`;
}

/** Effects of all families by distance; nothing where a table has ended. English names, as in the programs. */
export function effectTable(view: FamilyValues, tried: Tried): DataTable {
  const { length } = tried.trial;
  const rows = tried.all.map((encoded) =>
    view.query < encoded.reach ? byDistance(encoded.effect, length, view.query) : [],
  );
  return {
    name: `posenc-families-${length}x${tried.trial.dim}-query-${view.query}`,
    columns: ['distance', ...tried.all.map(({ name }) => name)],
    rows: Array.from({ length: view.query + 1 }, (_row, distance) => [
      distance,
      ...rows.map((values) => values[distance] ?? ''),
    ]),
  };
}
