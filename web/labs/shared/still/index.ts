// The pages of the site as text, in one language at a time. It runs in Node when the page is built
// (web/tools/vite/still.ts), where `document` is what surroundings.ts says.
import './surroundings.ts';
import { html, type TemplateResult } from 'lit';
import '../bar.ts';
import '../contents.ts';
import '../lab-page.ts';
import { LightElement } from '../light-element.ts';
import type { LabId } from '../../index.ts';
import { listed } from '../claims/claims.ts';
import type { Findings } from '../claims/words.ts';
import { storyLink } from '../opening.ts';
import { siteFoot } from '../site-foot.ts';
import { drawImagesBy } from '../../sentence/picture.ts';
import sentenceSheet from '../../sentence/sentence.css?inline';
import { imageOf } from '../thumbnails/marks.ts';
import { changeLanguage, t } from '../text/i18n.ts';
import { claimPage, claimWords, everyFinding, type ClaimWords } from './claim.ts';
import { htmlOf, inside, Written } from './html.ts';
import { sheetsOf, stillLab, type Thumbnails } from './lab.ts';

drawImagesBy((cells, { map, min, max }) => imageOf(cells, map, [min, max]));

/** The lab of the page that is being made, and its text. */
let [shown, text] = ['', ''];

class StillSlot extends LightElement {
  protected override render(): TemplateResult {
    return html`<div class="lab-body still lab-${shown}">${new Written(text)}</div>`;
  }
}
customElements.define('pe-lab-slot', StillSlot);

export interface Place {
  readonly language: string;
  /** The way to the site's folder. */
  readonly up: string;
}

async function stand({ language, up }: Place, only?: LabId): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['up'] = up;
  if (only) dataset['lab'] = only;
  else delete dataset['lab'];
  await changeLanguage(language);
}

let found: Findings | undefined;
const findings = (): Findings => (found ??= everyFinding());

/** Results that a lab works out piece by piece while it runs. */
const ahead: Readonly<Partial<Record<LabId, () => Readonly<Record<string, unknown>>>>> = {
  claims: () => ({ findings: findings() }),
  variants: () => ({ atOnce: true }),
};

/** The page of one lab, inside its element. */
export async function labPage(place: Place, id: LabId, thumbnails: Thumbnails): Promise<string> {
  await stand(place, id);
  [shown, text] = [id, await stillLab(id, thumbnails, ahead[id]?.() ?? {})];
  return inside('pe-lab-page', { lab: id });
}

/** The page with all labs before any script runs: the opening and the list of the labs. */
export async function everyLabPage(place: Place, thumbnails: Thumbnails): Promise<string> {
  await stand(place);
  return htmlOf(html`
    <a class="skip" href="#contents">${t('page.skip')}</a>
    <pe-bar></pe-bar>
    <main>
      <div class="opening" id="opening">
        <h1 tabindex="-1">${t('page.headline')}</h1>
        <p class="intro prose">${t('page.intro')}</p>
        ${storyLink()}<pe-opening></pe-opening>
        <p class="aside prose">${t('page.honest')}</p>
      </div>
      <pe-contents .thumbnails=${thumbnails} .apart=${true}></pe-contents>
    </main>
    <footer class="bottom"><div class="prose"><p class="aside">${t('page.footer')}</p>${siteFoot()}</div></footer>
  `);
}

/** The style sheets of the opening's figure. */
export const openingSheets: readonly string[] = [sentenceSheet];

export interface ClaimPage extends ClaimWords {
  readonly body: string;
  /** The lab that shows it. */
  readonly lab: LabId;
}

/** Every claim with its page, in the order of the list. */
export async function claimPages(place: Place, thumbnails: Thumbnails): Promise<readonly ClaimPage[]> {
  await stand(place);
  const all = findings();
  return listed.map((claim) => ({
    ...claimWords(claim, all),
    body: htmlOf(claimPage(claim, all, thumbnails)),
    lab: claim.place?.lab ?? 'claims',
  }));
}

export { sheetsOf };
