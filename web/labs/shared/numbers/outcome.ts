// The answer to pasted numbers as the reader sees it. Needs the strings `numbers`.
import { html, nothing, type TemplateResult } from 'lit';
import { withCommas } from '../../../library/elements/sentences.ts';
import type { NumbersAnswer, Refused } from '../../../check/numbers/answer.ts';
import type { Said } from '../../../check/numbers/judge/guess.ts';
import { markOf } from '../claims/tally.ts';
import type { Tone } from '../claims/words.ts';
import { t } from '../text/i18n.ts';
import { exact, measure, written } from '../text/numerals.ts';
import type { Key } from '../text/strings.ts';
import { numbers, pictures, sizeIn } from './figure.ts';

const exactly = (value: number): string => (Number.isInteger(value) ? written(value) : exact(value));

/** Numbers in a sentence, as the reader's language writes them. */
export const inWords = (values: NonNullable<Said['values']> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? exactly(value) : value]),
  );

/** A mistake or a remark of the judge as a sentence. */
export const saying = ({ key, values }: Said): string => t(`numbers.${key}` as Key, inWords(values));

export const headline = (tone: Tone, text: string): TemplateResult =>
  html`<p class="verdict" data-tone=${tone}>${markOf(tone)} <strong>${text}</strong></p>`;

export const items = (
  name: 'causes' | 'remarks',
  list: readonly Said[],
  say = saying,
): TemplateResult | typeof nothing =>
  list.length === 0
    ? nothing
    : html`<ul class=${name}>${list.map((one) => html`<li data-key=${one.key}>${say(one)}</li>`)}</ul>`;

export const refusal = ({ reason, values }: Refused): TemplateResult =>
  html`<p class="refusal" data-reason=${reason}>${t(`numbers.refusal.${reason}` as Key, values)}</p>`;

const tones: Readonly<Record<NumbersAnswer['verdict'], Tone>> = {
  right: 'holds',
  cells: 'fails',
  mistake: 'fails',
  precision: 'partly',
  unknown: 'open',
};

export function outcomeOf(answer: NumbersAnswer): TemplateResult {
  const { verdict, family, causes, remarks, first, wrongCount, unexplained, cells, excerpt } = answer;
  const [cause, ...others] = causes;
  const text = t(`numbers.verdict.${verdict}` as Key, {
    what: family ? t(`numbers.what.${family}`) : '',
    cause: cause ? saying(cause) : '',
    ...(verdict === 'cells' ? { count: written(wrongCount) } : {}),
  });
  return html`<div class="answer" data-kind="numbers" data-verdict=${verdict}>
    ${headline(tones[verdict], text)}
    ${items('causes', others)}
    ${
      first
        ? html`<p data-says="first">${t('numbers.first', {
            row: written(first.row),
            column: written(first.column),
            given: exact(first.given),
            right: measure(first.right, 9),
            off: measure(Math.abs(first.given - first.right)),
          })}
          ${wrongCount > 1 ? t('numbers.counted', { count: written(wrongCount), all: written(cells) }) : nothing}
          ${causes.length > 0 && unexplained > 0 ? t('numbers.left', { count: written(unexplained) }) : nothing}</p>`
        : nothing
    }
    ${pictures(excerpt, [t('numbers.given'), t('numbers.right')])} ${numbers(excerpt)}
    ${facts(answer)}
    ${items('remarks', remarks)}
  </div>`;
}

function facts({ height, width, read, notes, family, cut }: NumbersAnswer): TemplateResult {
  const fact = (name: 'size' | 'read' | 'digits' | 'taken', text: string): TemplateResult =>
    html`<div><dt>${t(`numbers.facts.${name}`)}</dt><dd data-fact=${name}>${text}</dd></div>`;
  return html`<dl class="facts">
    ${fact('size', t('numbers.size', sizeIn(height, width)))}
    ${fact('read', withCommas([t(`numbers.kind.${read}`), ...notes.map((note) => t(`numbers.note.${note}`))]))}
    ${cut === 'rounded' ? nothing : fact('digits', t(`numbers.${cut}`))}
    ${family ? fact('taken', t(`numbers.what.${family}`)) : nothing}
  </dl>`;
}
