/** Thrown by what a lab calls before that part of the library is there (web/embed/patient.ts). */
const isComing = (error: unknown): error is { readonly there: Promise<unknown> } =>
  error instanceof Error && 'there' in error && error.there instanceof Promise;

/** Does work outside of rendering as soon as the library has all that it calls. */
export async function whenThere<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isComing(error)) throw error;
      await error.there;
    }
  }
}
