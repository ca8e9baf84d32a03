// Reads QR codes with the camera. The reader of pictures loads when the camera is opened; no picture is kept.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../words.ts';
import { LightElement } from '../../../shared/light-element.ts';

/** Milliseconds between two looks. */
const pause = 150;
/** Enough for a code that fills a third of the picture. */
const widest = 720;

/** Pages by plain http and files have no camera. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** `<class-scanner>`: a button, and while it is pressed what the camera sees. Calls `found` for each new text. */
export class Scanner extends LightElement {
  static override properties = { found: { attribute: false }, open: { state: true }, problem: { state: true } };

  declare found: (text: string) => void;
  declare private open: boolean;
  declare private problem: string;
  #stream: MediaStream | undefined;
  #last = '';

  constructor() {
    super();
    this.found = () => undefined;
    this.open = false;
    this.problem = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  #stop(): void {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = undefined;
    this.open = false;
  }

  async #start(): Promise<void> {
    this.problem = '';
    this.#last = '';
    try {
      const [stream, { decodeQR }] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' } } }),
        import('qr/decode.js'),
      ]);
      this.#stream = stream;
      this.open = true;
      await this.updateComplete;
      const video = this.querySelector('video');
      if (!video) return this.#stop();
      video.srcObject = stream;
      await video.play();
      await this.#watch(video, decodeQR, stream);
    } catch (error) {
      this.#stop();
      this.problem = say('scan.failed', { message: (error as Error).message });
    }
  }

  async #watch(
    video: HTMLVideoElement,
    decode: typeof import('qr/decode.js')['decodeQR'],
    stream: MediaStream,
  ): Promise<void> {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    while (context && this.#stream === stream) {
      if (video.videoWidth > 0) {
        const scale = Math.min(1, widest / video.videoWidth);
        [canvas.width, canvas.height] = [video.videoWidth * scale, video.videoHeight * scale].map(Math.round) as [
          number,
          number,
        ];
        context.drawImage(video, 0, 0, canvas.width, canvas.height);
        this.#look(() => decode(context.getImageData(0, 0, canvas.width, canvas.height)));
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** A picture without a code throws. */
  #look(read: () => string): void {
    let text: string;
    try {
      text = read();
    } catch {
      return;
    }
    if (text === this.#last) return;
    this.#last = text;
    this.found(text);
  }

  protected override render(): TemplateResult {
    if (!hasCamera()) return html`<p class="hint">${say('scan.none')}</p>`;
    return html`<p class="actions">
        <button
          type="button" class="quiet" aria-expanded=${this.open}
          @click=${() => (this.open ? this.#stop() : void this.#start())}
        >${say(this.open ? 'scan.stop' : 'scan.start')}</button>
        <span role="status">${this.problem}</span>
      </p>
      ${this.open ? html`<video muted playsinline aria-label=${say('scan.video')}></video>` : nothing}`;
  }
}

customElements.define('class-scanner', Scanner);
