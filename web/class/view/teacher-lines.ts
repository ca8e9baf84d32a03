// The direct way, the teacher's side: one code of a student in, one code out, for each student who connects.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { canConnect, NoNetwork, TeacherLine, type Said } from '../direct/connect.ts';
import { isRefusal } from '../room/refusals.ts';
import { refused, say } from '../words.ts';

/** `<class-teacher-lines>`: what comes goes to `take`, whose answer goes back. */
export class ClassTeacherLines extends LitElement {
  static override properties = {
    room: { attribute: false },
    take: { attribute: false },
    answer: { state: true },
    problem: { state: true },
    open: { state: true },
    waits: { state: true },
  };

  /** The room's name. */
  declare room: string;
  declare take: (code: string) => Promise<Said>;
  declare private answer: string;
  declare private problem: string;
  /** So many are connected now. */
  declare private open: number;
  declare private waits: boolean;
  readonly #lines = new Set<TeacherLine>();

  constructor() {
    super();
    this.answer = this.problem = '';
    this.open = 0;
    this.waits = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const line of this.#lines) line.close();
  }

  async #offered(text: string): Promise<void> {
    if (text.trim() === '' || this.waits) return;
    this.waits = true;
    this.answer = this.problem = '';
    const line: TeacherLine = new TeacherLine(
      (code) => void this.take(code).then((said) => line.send(JSON.stringify(said))),
      () => {
        if (this.#lines.delete(line)) this.open -= 1;
      },
    );
    try {
      const answered = await line.answer(text, this.room);
      if (isRefusal(answered)) {
        line.close();
        this.problem = refused(answered);
      } else {
        this.answer = answered.code;
        const box = this.querySelector<HTMLTextAreaElement>('[name=offer]');
        if (box) box.value = '';
        void line.open.then(() => {
          this.#lines.add(line);
          this.open += 1;
          this.answer = '';
        });
      }
    } catch (error) {
      line.close();
      this.problem =
        error instanceof NoNetwork
          ? say('direct.noNetwork')
          : say('direct.failed', { message: (error as Error).message });
    } finally {
      this.waits = false;
    }
  }

  protected override render(): TemplateResult {
    if (!canConnect()) return html`<p class="hint">${say('direct.none')}</p>`;
    const box = (): string => this.querySelector<HTMLTextAreaElement>('[name=offer]')?.value ?? '';
    return html`<p class="hint">${say('direct.aboutTeacher')}</p>
      <label class="paste">${say('direct.offerBox')}
        <textarea name="offer" rows="2" spellcheck="false" autocapitalize="characters"
          @change=${() => void this.#offered(box())}></textarea></label>
      <p class="actions"><button type="button" class="quiet" data-act="answer"
        @click=${() => void this.#offered(box())}>
        ${say('direct.reply')}
      </button></p>
      <class-scanner .found=${(text: string) => void this.#offered(text)}></class-scanner>
      ${this.problem ? html`<p class="refusal" role="alert">${this.problem}</p>` : nothing}
      ${
        this.answer
          ? html`<h4>${say('direct.show')}</h4>
              <class-code class="answer" .code=${this.answer} .label=${say('direct.answerQr')}></class-code>`
          : nothing
      }
      <p role="status" data-open=${this.open}>${say('direct.open', { count: this.open })}</p>`;
  }
}

customElements.define('class-teacher-lines', ClassTeacherLines);
