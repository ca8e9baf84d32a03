/** The address that the site will have, with a slash at its end, from POSENC_SITE if none is given. */
export function siteAddress(given?: string): string | undefined;
/** The way from a page, such as `es/clock/`, to the site's folder. */
export function wayUp(path: string): string;
