/** The list of a site's pages for search engines, each with the languages that its head names. */
export function sitemap(site: string, pages: readonly string[], read: (page: string) => string): string;
