import { html, svg, type TemplateResult } from 'lit';
import { t } from '../shared/text/i18n.ts';
import { measure } from '../shared/text/numerals.ts';
import { encodingOf } from './encodings/index.ts';
import { byDistance, rowShown, shareRow } from './model.ts';
import type { FamilyValues } from './properties.ts';
import type { Tried } from './effects.ts';
import { chosenOf, nameOf } from './words.ts';

const [wide, tall] = [320, 280];

type Part = 'vectors' | 'turn' | 'bias';

/**
 * One layer of attention from the words down to its output: the place where an encoding enters is lit, with the score
 * and the weight that it gives for the current position and the one before it.
 */
export function layerDiagram(tried: Tried, view: FamilyValues): TemplateResult {
  const chosen = chosenOf(tried, view);
  const { enters } = encodingOf(chosen.name);
  const query = rowShown(chosen, view.query);
  const back = Math.min(1, query);
  const score = byDistance(chosen.scores, view.length, query)[back] ?? 0;
  const effect = byDistance(chosen.effect, view.length, query)[back] ?? 0;
  const share = shareRow(chosen, query)[query - back] ?? 0;
  const box = (x: number, y: number, text: string, width = 64): unknown =>
    svg`<rect x=${x - width / 2} y=${y - 13} width=${width} height="26" rx="4" />
      <text x=${x} y=${y} dy="0.35em" text-anchor="middle">${text}</text>`;
  const part = (term: Part, content: unknown): unknown =>
    svg`<g class="part" data-term=${term} data-on=${enters === term ? 'yes' : 'no'}>${content}</g>`;
  const plus = (x: number, y: number): unknown =>
    svg`<circle cx=${x} cy=${y} r="9" /><path d="M${x - 5} ${y}h10M${x} ${y - 5}v10" />`;
  const number = (x: number, y: number, value: number): unknown =>
    svg`<text class="number" x=${x} y=${y} dy="0.35em">${measure(value, 4)}</text>`;
  const said = t('family.layer.says', {
    query,
    name: nameOf(chosen.name),
    score: measure(score, 4),
    effect: measure(effect, 4),
    share: measure(share),
  });
  return html`<div class="layer">
    <svg viewBox="0 0 ${wide} ${tall}" role="img" aria-label=${t('family.layer.title')}>
      <path
        class="wire"
        d="M180 28V52M180 70V82M60 95V82H292V95M180 82V95M60 121V131M180 121V131M292 121V242H245M60 157V170H120V180
          M180 157V170H120V180M120 193V205M120 223V228H120M152 242H163M204 255V276"
      />
      ${box(180, 15, t('family.layer.words'))}
      ${part('vectors', svg`${box(70, 61, t('family.layer.table'), 84)}<path d="M112 61H171" />${plus(180, 61)}`)}
      ${box(60, 108, 'q', 40)} ${box(180, 108, 'k', 40)} ${box(292, 108, 'v', 40)}
      ${part('turn', svg`${box(60, 144, t('family.layer.turn'), 84)} ${box(180, 144, t('family.layer.turn'), 84)}`)}
      ${box(120, 186, 'q · k', 64)} ${number(158, 186, enters === 'bias' ? score - effect : score)}
      ${part(
        'bias',
        svg`${box(44, 214, t('family.layer.bias'), 72)}<path d="M80 214H111" />${plus(120, 214)}
          ${enters === 'bias' ? number(135, 214, effect) : ''}`,
      )}
      ${box(120, 242, 'softmax')} ${box(204, 242, t('family.layer.sum'), 82)}
      <text class="number" x="120" y="268" text-anchor="middle">${measure(share)}</text>
    </svg>
    <p class="layer-says">${said}</p>
  </div>`;
}
