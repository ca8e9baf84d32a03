interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** HTML of our own words and addresses, for pages that require trusted types. */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('posenc-header', { createHTML: (own) => own });
  return policy ? policy.createHTML(html) : html;
}
