import { html, nothing, type TemplateResult } from 'lit';
import type { PositionChange } from 'posenc';
import { inOneLine } from '../../library/elements/sentences.ts';
import type { DataTable } from '../shared/figure/export.ts';
import { t } from '../shared/text/i18n.ts';
import { listed, measure, written } from '../shared/text/numerals.ts';
import { beamOf } from './beams.ts';
import { layersUnlike } from './compare.ts';
import { differs, factsOf, orderedNames } from './facts.ts';
import { formatFacts, tolerance, type FormatFacts } from './formats.ts';
import { kindOf, layerCount, type Card } from './models.ts';
import { shownRotary, slowPairs, turnsOfSlowest } from './pairs.ts';
import type { PassportValues } from './properties.ts';

/** Most classes are of one project, in one folder. */
const short = (source = ''): string =>
  source.replace('huggingface/transformers src/transformers/models/', 'transformers ');

/** The card: every fact with its source; of two models, what differs comes first. */
export function factTable(card: Card, other: Card | undefined, { layer }: PassportValues): TemplateResult {
  const facts = factsOf(card, layer);
  const others = other && factsOf(other, layer);
  const cell = (own: typeof facts, name: keyof typeof facts): TemplateResult => {
    const { value = '–', from, source } = own[name] ?? {};
    return html`<td data-fact=${name}>
      <span>${value}</span>
      ${from ? html`<small>${t(`passport.from.${from}`)} <span lang="en">${short(source)}</span></small>` : nothing}
    </td>`;
  };
  const row = (name: keyof typeof facts): TemplateResult =>
    html`<tr class=${differs(facts, others, name) ? 'unlike' : nothing}>
      <th scope="row">${t(`passport.fact.${name}`)}</th>
      ${cell(facts, name)} ${others ? cell(others, name) : nothing}
    </tr>`;
  const shown = Math.min(layer, layerCount(card) - 1);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('passport.cardTitle', { layer: shown })}>
    <table class="passport-facts">
      <thead>
        <tr>
          <th scope="col">${t('passport.cardTitle', { layer: shown })}</th>
          <th scope="col" translate="no">${card.name}</th>
          ${other ? html`<th scope="col" translate="no">${other.name}</th>` : nothing}
        </tr>
      </thead>
      <tbody>${orderedNames(facts, others).map(row)}</tbody>
    </table>
  </div>`;
}

/** The card, folded unless two models are compared. */
export function factCard(card: Card, other: Card | undefined, view: PassportValues): TemplateResult {
  const layer = Math.min(view.layer, layerCount(card) - 1);
  return html`<details class="card-fold" ?open=${other !== undefined}>
    <summary>${t('passport.cardFolded', { layer, model: card.name })}</summary>
    ${factTable(card, other, view)}
  </details>`;
}

/** What the chosen layer sees of a text that ends at the position. */
export function beamText(card: Card, { layer, position }: PassportValues, named: boolean): string {
  const kind = kindOf(card, layer);
  const { keys } = beamOf(kind, position);
  const values = {
    layer: Math.min(layer, layerCount(card) - 1),
    kind: kind.name,
    sees: t(`passport.attends.${kind.attends}`, { window: written(kind.window.value ?? 0) }),
  };
  const said = keys
    ? t('passport.beam', {
        ...values,
        first: written(keys[0]),
        last: written(keys[1]),
        count: written(keys[1] - keys[0] + 1),
        all: written(position + 1),
      })
    : t('passport.beamNone', values);
  return named ? `${card.name}: ${said}` : said;
}

/** How many facts of the layer two models differ in. */
export function unlikeCount(card: Card, other: Card, { layer }: PassportValues): number {
  const [facts, others] = [factsOf(card, layer), factsOf(other, layer)];
  return orderedNames(facts, others).filter((name) => differs(facts, others, name)).length;
}

/** Words a change from a position on, in a sentence. */
export function changeText({ positions: { kinds } }: Card, { what, position, kind = '' }: PositionChange): string {
  const temperature = kinds.find(({ name }) => name === kind)?.scores.temperature;
  const beta = temperature?.beta.value ?? 0;
  return t(`passport.change.${what === 'temperature' && temperature?.smooth ? 'temperatureSmooth' : what}`, {
    position: written(position),
    kind,
    beta: measure(beta, 3),
  });
}

export function changeList(card: Card, { position }: PassportValues): TemplateResult {
  const { changes } = card.positions;
  return html`<section class="changes">
    <h3>${t('passport.changesTitle', { model: card.name })}</h3>
    ${changes.length === 0 ? html`<p>${t('passport.noChange')}</p>` : nothing}
    <ol>
      ${changes.map((change) => {
        const reached = change.position <= position;
        return html`<li class=${reached ? 'change-reached' : 'change-later'} data-change=${change.what}>
            ${changeText(card, change)} <small>${t(reached ? 'passport.reached' : 'passport.notReached')}</small>
          </li>`;
      })}
    </ol>
  </section>`;
}

/** How the slow pairs stand at the position: beside the angles that the trained length showed. */
export function slowest(card: Card, { layer, position }: PassportValues): string {
  const kind = shownRotary(card, layer);
  if (!kind) return t('passport.noPairs');
  const pairs = slowPairs(kind, card.positions.trained.value, position);
  const values = { kind: kind.name, position: written(position), all: kind.rotary.frequencies.inverse.length };
  if (!pairs) return t('passport.pairsUnknown', { ...values, turns: measure(turnsOfSlowest(kind, position), 2) });
  const { partial, fresh, trained } = pairs;
  const key = partial === 0 ? 'passport.pairsAll' : fresh === 0 ? 'passport.pairsWithin' : 'passport.pairsBeyond';
  return t(key, { ...values, partial, fresh, trained: written(trained) });
}

export const formatsOf = (card: Card, { layer, position }: PassportValues): readonly FormatFacts[] => {
  const kind = shownRotary(card, layer);
  return kind ? formatFacts(kind.rotary.frequencies.inverse, position) : [];
};

const keptText = (kept: number): string => (Number.isFinite(kept) ? written(kept) : '∞');
const errorText = (error: number): string => (Number.isFinite(error) ? measure(error, 2) : '∞');

export function formatTable(facts: readonly FormatFacts[], { position }: PassportValues): TemplateResult {
  if (facts.length === 0) return html``;
  const title = t('passport.formatsTitle', { tolerance: measure(tolerance) });
  return html`<section class="short-formats">
    <h3>${title}</h3>
    <div class="scroll" tabindex="0" role="group" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('passport.format')}</th>
            <th scope="col">${t('passport.fails')}</th>
            <th scope="col">${t('passport.errorAt', { position: written(position) })}</th>
            <th scope="col">${t('passport.keptAs')}</th>
          </tr>
        </thead>
        <tbody>
          ${facts.map(
            ({ format, fails, error, kept }) => html`<tr data-format=${format}>
              <th scope="row" translate="no">${format}</th>
              <td>${fails === undefined ? t('passport.never') : written(fails)}</td>
              <td>${errorText(error)}</td>
              <td>${keptText(kept)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${alikeTexts(facts).map((sentence) => html`<p class="alike">${sentence}</p>`)}
  </section>`;
}

/** Whether two models have the same positions, and else in how many layers and rows they differ. */
function pairText(card: Card, other: Card, view: PassportValues): string {
  const { unlike: layers, all } = layersUnlike(card, other);
  if (layers === 0) return t('passport.same', { other: other.name });
  return t('passport.layerDiffers', { other: other.name, unlike: unlikeCount(card, other, view), layers, all });
}

/** Why neighbours get one row: a format has too few digits to tell them apart. */
const alikeTexts = (facts: readonly FormatFacts[]): readonly string[] =>
  facts.flatMap(({ format, bits, kept, alike: [first, last] }) =>
    first === last
      ? []
      : [t('passport.collide', { first: written(first), last: written(last), format, bits, kept: written(kept) })],
  );

/** Sums the model up in a few sentences. */
export function caption(card: Card, other: Card | undefined, view: PassportValues): string {
  const { kinds, trained, extended } = card.positions;
  const values = {
    model: card.name,
    count: layerCount(card),
    kinds: listed(kinds.map(({ name }) => name)),
    trained: written(trained.value ?? 0),
    extended: written(extended.value ?? 0),
  };
  const longer = (extended.value ?? 0) > (trained.value ?? Infinity);
  const known = longer ? t('passport.extendedModel', values) : t('passport.caption', values);
  const first = trained.value === undefined ? t('passport.unknownModel', values) : known;
  const pair = other && pairText(card, other, view);
  return inOneLine(first, slowest(card, view), pair);
}

export function inWords(card: Card, other: Card | undefined, view: PassportValues): string {
  const changes = card.positions.changes.map((change) => changeText(card, change));
  return inOneLine(caption(card, other, view), ...changes);
}

/** A row for each layer. English names, as in the library. */
export function layerTable(card: Card): DataTable {
  return {
    name: `posenc-passport-${card.name.replaceAll(/[^\w.-]+/g, '-')}`,
    columns: ['layer', 'kind', 'positions', 'attends', 'window', 'base', 'scaling', 'rotaryDim'],
    rows: Array.from({ length: layerCount(card) }, (_layer, layer) => {
      const kind = kindOf(card, layer);
      const rotary = kind.positions === 'rotary' ? kind.rotary : undefined;
      return [
        layer,
        kind.name,
        kind.positions,
        kind.attends,
        kind.window.value ?? '',
        rotary?.base.value ?? '',
        rotary?.scaling.type.value ?? '',
        rotary?.rotaryDim.value ?? '',
      ];
    }),
  };
}
