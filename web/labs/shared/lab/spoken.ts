import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Milliseconds without a further change after which a result is announced. */
const pause = 700;

/**
 * Tells users of screen readers the result of their changes: once they pause, and only if it is another one. The first
 * result is part of the page and is not announced. Where keys are in the structure of a matrix is said at once, in
 * place of a result.
 */
export class Spoken implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #reading: () => string;
  #read = '';
  #wanted = '';
  #said: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, reading: () => string) {
    this.#host = host;
    this.#reading = reading;
    host.addController(this);
  }

  /** The result of the view that is being rendered; announced in the element `.spoken` of the host. */
  set result(text: string | undefined) {
    this.#wanted = text ?? '';
  }

  hostUpdated(): void {
    if (this.#said === undefined) this.#said = this.#wanted;
    clearTimeout(this.#timer);
    const reading = this.#reading();
    if (reading !== this.#read) this.#show((this.#read = reading));
    if (reading !== '') this.#said = this.#wanted;
    else if (this.#wanted !== this.#said) this.#timer = setTimeout(() => this.#say(), pause);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #say(): void {
    this.#show((this.#said = this.#wanted));
  }

  #show(text: string): void {
    const place = this.#host.querySelector('.spoken');
    if (place) place.textContent = text;
  }
}
