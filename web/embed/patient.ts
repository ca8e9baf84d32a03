// Lit for labs that come in pieces. What a lab calls may not be there yet: a part of the library, or a module that only
// a fold needs. Then the call throws that it is coming, and whoever was rendering waits for it and renders again.
import { LitElement as Plain } from 'lit';

export * from 'lit';

/** Thrown in place of a result; settled when it can be had. */
export class Coming extends Error {
  readonly there: Promise<unknown>;

  constructor(there: Promise<unknown>) {
    super('it is coming');
    this.there = there;
  }
}

/** The module once it is loaded; before, it is asked for and said to be coming. */
export function coming<M extends object>(load: () => Promise<M>): () => M {
  let module: M | undefined;
  return () => {
    if (module) return module;
    throw new Coming(load().then((come) => (module = come)));
  };
}

/** What an element of a lab tells when a part that it needs cannot be had; `detail` is the reason. */
export const missingPart = 'pe-missing-part';

/** Stands in for Lit's own in every element of a lab. */
export class LitElement extends Plain {
  #waits: Promise<unknown> | undefined;

  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      if (!(error instanceof Coming)) throw error;
      this.#wait(error.there);
    }
  }

  /** What was shown before stays until the part is there, and for good if it cannot be had. */
  #wait(there: Promise<unknown>): void {
    const waits = there.finally(() => {
      if (this.#waits === waits) this.#waits = undefined;
    });
    this.#waits = waits;
    waits.then(
      () => this.requestUpdate(),
      (detail: unknown) => this.dispatchEvent(new CustomEvent(missingPart, { detail, bubbles: true, composed: true })),
    );
  }

  /** Not before what was waited for is shown. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    if (!this.#waits) return done;
    await this.#waits;
    return this.getUpdateComplete();
  }
}
