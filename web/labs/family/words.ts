import { html, type TemplateResult } from 'lit';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { fact } from '../shared/figure/reading.ts';
import { rich } from '../shared/text/rich.ts';
import type { Encoded, Tried } from './effects.ts';
import type { Encoding } from './encoding.ts';
import { encodingOf, encodings, type FamilyName } from './encodings/index.ts';
import { scoreFormula } from './formula.ts';
import { byDistance, rowShown, shareRow, type AlibiHead } from './model.ts';
import type { FamilyValues } from './properties.ts';

export const nameOf = (family: FamilyName): string => t(`family.name.${family}`);

/** Models that use the encoding, and in which layers if not in all. */
export function usersOf({ models, layersOnly }: Encoding): string {
  const users = listed(models, 'unit');
  return layersOnly === undefined ? users : t('family.usersPartly', { users, every: layersOnly });
}

/** All that act at the same place. */
export const namesOf = (place: Encoding['enters']): string =>
  listed(encodings.filter(({ enters }) => enters === place).map(({ name }) => nameOf(name)));

export const chosenOf = ({ all }: Tried, { family }: FamilyValues): Encoded =>
  all.find(({ name }) => name === family) ?? all[0]!;

/** The chosen encoding: its idea, its behaviour past the trained length, its cost, and its users. */
export function about(tried: Tried, view: FamilyValues): TemplateResult {
  const { name, parameters, kept } = chosenOf(tried, view);
  const encoding = encodingOf(name);
  const { formula, past, refusal, paper } = encoding;
  const refused = refusal ? html`<code class="refusal" lang="en" translate="no">${refusal(tried.trial)}</code>` : '';
  return html`<section role="group" class="reading member-reading" aria-label=${nameOf(name)}>
    <h3>${nameOf(name)}</h3>
    ${scoreFormula(formula)}
    <p class="says">${rich(t(`family.about.${name}`))}</p>
    <p class="says" data-says="past">${t(`family.past.${name}`, past(tried.trial))} ${refused}</p>
    <dl>
      ${fact(t('family.facts.parameters'), written(parameters), 'parameters')}
      ${fact(t('family.facts.kept'), written(kept), 'kept')} ${fact(t('family.facts.paper'), paper, 'paper')}
      ${fact(t('family.facts.models'), usersOf(encoding), 'models')}
    </dl>
  </section>`;
}

/** The chosen encoding at the row that is shown: nearest, farthest, and where the row ends. */
export function rowText(view: FamilyValues, tried: Tried): string {
  const chosen = chosenOf(tried, view);
  const query = rowShown(chosen, view.query);
  const values = byDistance(chosen.effect, view.length, query);
  const text = t('family.row', {
    query,
    near: measure(values[Math.min(1, query)] ?? 0, 4),
    far: measure(values[query] ?? 0, 4),
    distance: query,
    name: nameOf(view.family),
  });
  return query < view.query ? inOneLine(t('family.noRow', { query: view.query, rows: chosen.reach }), text) : text;
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
    name: nameOf(view.family),
    share: measure(100 * near(chosen)),
    without: measure(100 * near(none)),
  });
}

/** Slope and window of a head, and how the slopes continue when the number of heads is not a power of two. */
export function slopeText(heads: readonly AlibiHead[], chosen: number): string {
  const head = heads[chosen - 1] ?? heads[0]!;
  const count = heads.length;
  const below = 2 ** Math.floor(Math.log2(count));
  const values = {
    head: head.head,
    heads: count,
    slope: measure(head.slope, 4),
    window: head.window,
    below,
    rest: count - below,
    above: 2 * below,
  };
  return inOneLine(
    t('family.slopeText', values),
    t(below === count ? 'family.slopesPower' : 'family.slopesOther', values),
  );
}

/** The figure described in words. */
export function inWords(view: FamilyValues, tried: Tried): string {
  const { length, trained, dim, heads, head } = tried.trial;
  const content = t(`family.contents.${view.content}`);
  const weights = t(`family.weights.${view.weights}`);
  const about = t('family.words', {
    all: written(tried.all.length),
    length,
    trained,
    dim,
    heads,
    head,
    content,
    weights,
  });
  return inOneLine(about, rowText(view, tried), caption(view, tried));
}

/** Effects of all families by distance; empty where a table has ended. English names, as in the programs. */
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
