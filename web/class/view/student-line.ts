// The direct way, the student's side: her page shows a code, takes the teacher's, and sends what she hands in.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { canConnect, NoNetwork, readSaid, StudentLine } from '../direct/connect.ts';
import type { Refusal } from '../room/refusals.ts';
import { refused, say } from '../words.ts';

type State = 'closed' | 'offering' | 'offered' | 'connecting' | 'open' | 'ended';

/** `<class-student-line>`: sends `code` over a connection to the room. */
export class ClassStudentLine extends LitElement {
  static override properties = {
    room: { attribute: false },
    student: { attribute: false },
    code: { attribute: false },
    state: { state: true },
    offer: { state: true },
    problem: { state: true },
    told: { state: true },
  };

  /** The room's name. */
  declare room: string;
  declare student: number;
  declare code: string;
  declare private state: State;
  declare private offer: string;
  declare private problem: string;
  declare private told: string;
  #line: StudentLine | undefined;

  constructor() {
    super();
    this.state = 'closed';
    this.offer = this.problem = this.told = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#line?.close();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('code') && this.state === 'open') this.#send();
  }

  #send(): void {
    this.told = say('direct.sending');
    this.#line?.send(this.code);
  }

  #heard(text: string): void {
    const said = readSaid(text);
    if (said) this.told = 'taken' in said ? say('direct.taken') : refused(said);
  }

  async #begin(): Promise<void> {
    this.#line?.close();
    this.problem = this.told = '';
    this.state = 'offering';
    try {
      const line = new StudentLine(
        (text) => this.#heard(text),
        () => {
          if (this.#line === line) this.state = 'ended';
        },
      );
      this.#line = line;
      void line.open.then(() => {
        this.state = 'open';
        this.#send();
      });
      this.offer = await line.offer({ room: this.room, student: this.student });
      this.state = 'offered';
    } catch (error) {
      this.state = 'closed';
      this.problem =
        error instanceof NoNetwork
          ? say('direct.noNetwork')
          : say('direct.failed', { message: (error as Error).message });
    }
  }

  async #accept(text: string): Promise<void> {
    if (text.trim() === '' || !this.#line) return;
    const refusal: Refusal | undefined = await this.#line.accept(text, this.room);
    this.problem = refusal ? refused(refusal) : '';
    if (!refusal && this.state === 'offered') this.state = 'connecting';
  }

  protected override render(): TemplateResult {
    if (!canConnect()) return html`<p class="hint">${say('direct.none')}</p>`;
    const { state } = this;
    const waits = state === 'offered' || state === 'connecting';
    const typed = (event: Event): void => void this.#accept((event.target as HTMLTextAreaElement).value);
    return html`<p class="hint">${say('direct.about')}</p>
      ${
        state === 'closed' || state === 'ended'
          ? html`<p class="actions"><button type="button" class="quiet" data-act="offer"
            @click=${() => void this.#begin()}>
              ${say(state === 'ended' ? 'direct.again' : 'direct.begin')}
            </button></p>`
          : nothing
      }
      ${
        waits
          ? html`<h4>${say('direct.first')}</h4>
            <class-code class="offer" .code=${this.offer} .label=${say('direct.offerQr')}></class-code>
            <h4>${say('direct.second')}</h4>
            <label class="paste">${say('direct.answerBox')}
              <textarea name="answer" rows="3" spellcheck="false" autocapitalize="characters"
                @change=${typed}></textarea></label>
            <p class="actions"><button
              type="button" class="quiet" data-act="accept"
              @click=${() => void this.#accept(this.querySelector<HTMLTextAreaElement>('[name=answer]')?.value ?? '')}
            >${say('direct.connect')}</button></p>
            <class-scanner .found=${(text: string) => void this.#accept(text)}></class-scanner>`
          : nothing
      }
      <p role="status" class="line-state" data-state=${state}>${
        state === 'open' ? this.told : say(`direct.state.${state}`)
      }</p>
      ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}`;
  }
}

customElements.define('class-student-line', ClassStudentLine);
