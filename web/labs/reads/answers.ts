// Reads what a view asks for, in steps: a reader who drags a slider waits for none of them.
import type { Reader } from '../../library/api/training/reader.ts';
import passages from './passages.json';
import type { ReadsValues } from './properties.ts';
import { modelOf, readBoth, readPlain, textOf, writtenOn, type Model } from './reading.ts';
import type { Steps } from './ways.ts';

/** Milliseconds of reading after which the page may paint and answer. */
const slice = 8;

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (): void => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

async function inSlices<R>(steps: Steps<R>): Promise<R> {
  let begun = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - begun < slice) continue;
    await painted();
    begun = performance.now();
  }
}

/** Two labs of a page share the models, whose caches hold one reading at a time. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<R>(work: () => Promise<R>): Promise<R> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** Steps whose last result is kept while the key stays. */
function kept<R>(): (key: unknown, steps: () => Steps<R>) => Steps<R> {
  let known: { readonly key: string; readonly result: R } | undefined;
  return function* (key, steps) {
    const text = JSON.stringify(key);
    if (known?.key !== text) known = { key: text, result: yield* steps() };
    return known.result;
  };
}

/** A view and what the model makes of it. */
export interface Answer {
  readonly view: ReadsValues;
  readonly model: Model;
}

/** The text of a view. */
export const textIn = ({ own, passage, length }: ReadsValues): string => textOf(own, passages[passage].text, length);

/** Answers of a lab; what another place, head or factor leaves as it is, is read once. */
export class Answers {
  readonly #both = kept<ReturnType<typeof readBoth> extends Steps<infer R> ? R : never>();
  readonly #plain = kept<ReturnType<typeof readPlain> extends Steps<infer R> ? R : never>();
  readonly #written = kept<string>();

  *#steps(reader: Reader, view: ReadsValues): Steps<Model> {
    const text = textIn(view);
    const { at: _at, head: _head, ...settings } = view;
    const { written: _written, seed: _seed, guess: _guess, ...reading } = settings;
    const both = yield* this.#both([reading, text], () => readBoth(reader, view, text));
    const plainKey = [view.model, view.scaling === 'none', text];
    const plain = yield* this.#plain(plainKey, () => readPlain(reader, view, text));
    const written = yield* this.#written([settings, text], () => writtenOn(reader, view, text));
    return modelOf(view, both, written, plain);
  }

  async to(reader: Reader, view: ReadsValues): Promise<Answer> {
    return { view, model: await inTurn(() => inSlices(this.#steps(reader, view))) };
  }
}
