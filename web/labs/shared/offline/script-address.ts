/** The factory of policies, present where a browser knows trusted types. */
interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/**
 * The address of a script of our own build, for a worker or a service worker. Pages that require trusted types, as all
 * of the site do, refuse a plain text there.
 */
export function scriptAddress(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('posenc', { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
