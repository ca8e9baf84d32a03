/** The declaration of a page that requires trusted types for its scripts. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
// The addresses come from our own build.
const policy = trustedTypes?.createPolicy('posenc', { createScriptURL: (url) => url });

/** A thread that runs one of our files. */
export const startThread = (url: string): Worker =>
  new Worker(policy ? policy.createScriptURL(url) : url, { type: 'module' });
