// A lab as text and pictures, for a page that is made before anybody opens it: the same element with its defaults, of
// which only the figure may differ. A figure painted by a script leaves its place to the lab's thumbnail.
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { LabElement } from '../lab/lab.ts';
import type { LabId } from '../../index.ts';
import { labLoaders } from '../../load.ts';
import { t } from '../text/i18n.ts';
import { htmlOf, inside } from './html.ts';

/** By the id of the lab, the inside of an SVG of 96 x 60. */
export type Thumbnails = Readonly<Record<string, string>>;

/** A thumbnail as large as a figure. */
export const poster = (lab: LabId, thumbnails: Thumbnails): TemplateResult => html`<svg
  class="thumbnail poster" viewBox="0 0 96 60" role="img" aria-label=${t(`titles.${lab}`)}
>${unsafeSVG(thumbnails[lab] ?? '')}</svg>`;

const picture = /<div class="picture" part="picture">[^]*?(?=<section role="group" class="controls"|<\/figure>)/;

/** Whether a script would have to paint it: an element of its own, or cells without an image in the SVG over them. */
const isPainted = (figure: string): boolean =>
  /<still-(heatmap|curves)|<image(?![^>]* href=)/.test(figure) ||
  (figure.includes('<canvas') && !figure.includes('<image'));

/** @param properties of the lab's element */
export async function stillLab(
  lab: LabId,
  thumbnails: Thumbnails,
  properties: Readonly<Record<string, unknown>>,
): Promise<string> {
  await labLoaders[lab]();
  const whole = inside(`lab-${lab}`, properties);
  const [found = ''] = picture.exec(whole) ?? [];
  if (found === '') throw new Error(`the lab ${lab} has no picture`);
  const drawn = isPainted(found) ? `<div class="picture">${htmlOf(poster(lab, thumbnails))}</div>` : found;
  const text = whole.replace(picture, () => drawn).replace(/<canvas[^<>]*><\/canvas>/g, '');
  // Controls keep their place until they work.
  return text.replaceAll('class="controls"', 'class="controls" inert');
}

/** The style sheets of a lab, as text. */
export async function sheetsOf(lab: LabId): Promise<readonly string[]> {
  await labLoaders[lab]();
  return (customElements.get(`lab-${lab}`) as unknown as typeof LabElement).sheets;
}
