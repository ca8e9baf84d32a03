// The prompt of a model that sees: its parts to edit, its rows in a picture, in a sentence and in a table.
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { inOneLine } from '../../library/elements/sentences.ts';
import { t } from '../shared/text/i18n.ts';
import { written } from '../shared/text/numerals.ts';
import { promptChart } from './prompt-chart.ts';
import { kinds, largest, mostParts, sizesOf, ways, type Kind, type Part, type PromptRows, type Way } from './prompt.ts';

const first: Readonly<Record<Kind, readonly number[]>> = { text: [4], image: [3, 4], video: [2, 3, 4] };

/** The name of an axis. */
const axisName = (axis: string): string =>
  t(`passport.prompt.axis.${axis as 'time' | 'row' | 'column' | 'position' | 'image'}`);

export const partName = ({ kind, sizes }: Part): string =>
  `${t(`passport.prompt.kind.${kind}`)} ${sizes.map((size) => written(size)).join(' × ')}`;

/** A list of parts, each with its kind, its sizes and a button that removes it. */
export function editor(
  parts: readonly Part[],
  { label, locked }: { readonly label: string; readonly locked: boolean },
  change: (parts: readonly Part[]) => void,
): TemplateResult {
  const put = (index: number, ...others: readonly Part[]): void =>
    change([...parts.slice(0, index), ...others, ...parts.slice(index + 1)]);
  const size = (index: number, part: Part, k: number): TemplateResult => {
    const name = sizesOf[part.kind][k]!;
    const word = t(`passport.prompt.size.${name}`);
    const typed = ({ target }: Event): void => {
      const box = target as HTMLInputElement;
      const value = Math.round(Number(box.value));
      if (value >= 1 && value <= largest[name])
        put(index, { ...part, sizes: part.sizes.map((old, other) => (other === k ? value : old)) });
      else box.value = String(part.sizes[k]);
    };
    return html`<label class="part-size"><span>${word}</span>
      <input
        type="number" min="1" max=${largest[name]} .value=${live(String(part.sizes[k]))} ?disabled=${locked}
        aria-label=${t('passport.prompt.sizeOf', { size: word, number: index + 1 })} @change=${typed}
      /></label>`;
  };
  const row = (part: Part, index: number): TemplateResult => {
    const kindLabel = t('passport.prompt.kindOf', { number: index + 1 });
    return html`<li>
      <select
        aria-label=${kindLabel} ?disabled=${locked}
        @change=${({ target }: Event) => {
          const kind = (target as HTMLSelectElement).value as Kind;
          put(index, { kind, sizes: first[kind] });
        }}
      >
        ${kinds.map(
          (kind) => html`<option value=${kind} .selected=${live(kind === part.kind)}>
            ${t(`passport.prompt.kind.${kind}`)}
          </option>`,
        )}
      </select>
      ${part.sizes.map((_size, k) => size(index, part, k))}
      <button
        type="button" class="quiet" ?disabled=${locked || parts.length === 1} @click=${() => put(index)}
        aria-label=${t('passport.prompt.remove', { number: index + 1 })}
      >×</button>
    </li>`;
  };
  return html`<fieldset class="prompt-editor" data-name="passport-prompt">
    <legend>${label}</legend>
    <ol>${parts.map(row)}</ol>
    <p class="prompt-adding">
      ${kinds.map(
        (kind) => html`<button
          type="button" class="quiet" data-add=${kind} ?disabled=${locked || parts.length >= mostParts}
          @click=${() => change([...parts, { kind, sizes: first[kind] }])}
        >${t(`passport.prompt.add.${kind}`)}</button>`,
      )}
    </p>
  </fieldset>`;
}

/** How decoding goes on, and what is left out. */
export function promptText({ next, delta, leftOut, stretches }: PromptRows, way: Way): string {
  const films = stretches.some(({ part }) => part.kind === 'video');
  const sentences = [
    t('passport.prompt.next', { next: written(next), delta: written(delta) }),
    leftOut ? t('passport.prompt.noFilm', { way: ways[way].name }) : '',
    films && way === 'qwen2_5_vl' ? t('passport.prompt.seconds') : '',
    films && way === 'qwen3_vl' ? t('passport.prompt.stamps') : '',
  ];
  return inOneLine(...sentences);
}

const span = (values: readonly number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? written(low) : `${written(low)}–${written(high)}`;
};

/** The positions of each part, along each axis. */
export function promptTable({ axes, rows, stretches }: PromptRows): TemplateResult {
  const title = t('passport.prompt.tableTitle');
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${title}>
    <table class="prompt-table">
      <caption>${title}</caption>
      <thead>
        <tr>
          <th scope="col">${t('passport.prompt.part')}</th>
          <th scope="col">${t('passport.prompt.tokens')}</th>
          ${axes.map((axis) => html`<th scope="col">${axisName(axis)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${stretches.map(
          ({ part, first: from, count }) => html`<tr>
            <th scope="row">${partName(part)}</th>
            <td>${span([from, from + count - 1])}</td>
            ${rows.map((row, k) => html`<td data-axis=${k}>${span(row.slice(from, from + count))}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The axes and their lines. */
const promptKey = ({ axes }: PromptRows): TemplateResult => html`<p class="key prompt-key">
  ${axes.map((axis, k) => html`<span class="axis-look" data-look="axis${k}">${axisName(axis)}</span>`)}
  <span class="axis-look" data-look="one-by-one">${t('passport.prompt.plain')}</span>
</p>`;

/** Below the rows their controls, as every figure has them. */
export const promptSection = (rows: PromptRows, way: Way, width: number, controls: unknown): TemplateResult =>
  html`<section class="prompt">
    <h3>${t('passport.prompt.title')}</h3>
    <p class="prose">${t('passport.prompt.about')}</p>
    <div class="prompt-held">
      ${promptKey(rows)}
      <div class="prompt-place">${promptChart(rows, way, width)}</div>
    </div>
    ${controls}
    <p class="says" data-says="prompt" aria-live="polite">${promptText(rows, way)}</p>
    ${promptTable(rows)}
  </section>`;
