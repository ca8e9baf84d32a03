import { useEveryFamily } from '../../library/api/runtime/engine-page.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { loadStrings, t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { adopt } from '../shared/style-sheets.ts';
import { keptMoment } from './moment.ts';
import type { Story } from './story.ts';
import { LightElement } from '../shared/light-element.ts';

/** Asks for the story; dispatched by the link on the first screen. */
const asked = 'pe-follow';

/** The one link on the first screen that leads to the story. */
export function storyLink(): TemplateResult {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatchEvent(new Event(asked));
  };
  return html`<p class="story-link"><a href="#story" @click=${follow}
    ><span class="story-sign" aria-hidden="true"></span> <strong>${t('page.story.follow')}</strong>
    <span class="story-about">${t('page.story.about')}</span></a></p>`;
}

/**
 * `<pe-story>`: the place of the story "Follow one word". Empty until somebody asks for it, so that the page is no
 * heavier at first view and no longer for those who do not.
 */
export class StoryDoor extends LightElement {
  static override properties = { story: { state: true }, failure: { state: true } };

  declare private story: Story | undefined;
  declare private failure: string;
  #asked = false;

  constructor() {
    super();
    this.story = undefined;
    this.failure = '';
    new LocalizeController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener(asked, this.#play);
    addEventListener('hashchange', this.#read);
    addEventListener('popstate', this.#resume);
    if (!this.#resume()) this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener(asked, this.#play);
    removeEventListener('hashchange', this.#read);
    removeEventListener('popstate', this.#resume);
  }

  /** A link to the story, or to one of its scenes. */
  readonly #read = (): void => {
    const [, scene] = /^#story(?:-(\w+))?$/.exec(location.hash) ?? [];
    // The browser takes a reader who comes back to where she left the story.
    if (keptMoment() !== undefined || !location.hash.startsWith('#story') || (this.story && scene === undefined))
      return;
    void this.#open().then(() => this.story?.arrive(scene));
  };

  /** Back from a lab that the story led to. */
  readonly #resume = (): boolean => {
    const moment = keptMoment();
    if (moment === undefined) return false;
    void this.#open().then(() => {
      this.story?.resume(moment);
      // The browser's own idea of the place comes with the next frame, and is another where labs have changed.
      requestAnimationFrame(() => this.story?.resume(moment));
    });
    return true;
  };

  readonly #play = (): void => {
    void this.#open().then(() => this.story?.begin());
  };

  async #open(): Promise<void> {
    if (this.story || this.#asked) return;
    this.#asked = true;
    this.ariaBusy = 'true';
    try {
      const [{ Story, sheet }] = await Promise.all([import('./story.ts'), loadStrings('story'), useEveryFamily()]);
      adopt([sheet]);
      this.failure = '';
      this.story = new Story();
      await this.updateComplete;
      await this.story.updateComplete;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    } finally {
      this.#asked = false;
      this.ariaBusy = null;
    }
  }

  protected override render(): TemplateResult {
    const failed = html`<p class="note" role="alert">${t('page.failed', { message: this.failure })}</p>`;
    const shut = (): void => {
      this.story = undefined;
      document.querySelector<HTMLElement>('.story-link a')?.focus();
    };
    return html`${this.failure === '' ? nothing : failed}
      ${
        this.story
          ? html`<section id="story" class="story" aria-labelledby="story-title" @pe-shut=${shut}>
        ${this.story}
      </section>`
          : nothing
      }`;
  }
}

customElements.define('pe-story', StoryDoor);
